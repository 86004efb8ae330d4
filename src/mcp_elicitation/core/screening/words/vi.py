"""Vietnamese."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="vi",
    login="""
        mật khẩu, mat khau, mật mã, mat ma, mật mã truy cập, cụm mật khẩu, cụm từ mật khẩu, cụm từ bí mật, từ bí mật,
        mật ngữ, khẩu lệnh bí mật, thông tin đăng nhập, dữ liệu đăng nhập, thông tin xác thực, câu trả lời bảo mật, câu
        trả lời cho câu hỏi bảo mật, câu trả lời bí mật, trả lời câu hỏi bảo mật, họ thời con gái của mẹ, tên thời con
        gái của mẹ, tên khai sinh của mẹ, hình mở khóa, mẫu hình mở khóa, mk đăng nhập, mật khẩu cơ sở dữ liệu, mật khẩu
        cấp hai, mật khẩu cấp 2
    """,
    codes="""
        mã xác minh, mã xác nhận, mã xác thực, mã bảo mật, mã an toàn, mã otp, mã dùng một lần, mật khẩu một lần, mật
        khẩu dùng một lần, mã một lần, mã truy cập, mã đăng nhập, mã khôi phục, mã phục hồi, mã dự phòng, mã sao lưu, mã
        khẩn cấp, mã kích hoạt, mã mở khóa, mã ghép nối, mã ghép đôi, mã sms, mã tin nhắn, mã pin, ma pin, số pin, mã
        puk, mã bí mật, mã ủy quyền, mã cá nhân, mã hai lớp, mã 2 lớp, mã báo động, mã két sắt, mã đặt lại, số thẻ, số
        thẻ tín dụng, số thẻ ghi nợ, số thẻ ngân hàng, số thẻ atm, số thẻ thanh toán, thẻ tín dụng, thẻ ghi nợ, thẻ ngân
        hàng, thông tin thẻ, ngày hết hạn thẻ, ngày hết hạn của thẻ, hạn thẻ, mã cvv, mã cvc, mã số bí mật, mã giao
        dịch, mã vạch bí mật, mã hai nhân tố, mã hai yếu tố, mã xác thực hai yếu tố, mã trong email, mã trong tin nhắn,
        mã nhận được, mã gửi về
    """,
    keys="""
        khóa api, khoá api, khóa truy cập, khóa riêng, khóa riêng tư, khóa bí mật, khoá bí mật, khóa cá nhân, khóa mã
        hóa, khóa giải mã, khóa ký, khóa chữ ký, khóa phiên, khóa khôi phục, khóa bảo mật, khóa ssh, khóa pgp, khóa chia
        sẻ, khóa mạng, khóa nhà phát triển, khóa xác thực, mã thông báo truy cập, mã truy cập cá nhân, token truy cập,
        token làm mới, token phiên, token xác thực, token api, token cá nhân, token bí mật, token bot, mã thông báo, mã
        thông báo làm mới, mã thông báo xác thực, mã thông báo phiên, bí mật máy khách, bí mật ứng dụng, bí mật chia sẻ,
        bí mật webhook, mã bí mật client, chuỗi kết nối, cookie phiên, cookie đăng nhập, cụm từ khôi phục, cụm từ hạt
        giống, cụm từ ghi nhớ ví, cụm từ gợi nhớ, từ khôi phục, các từ khôi phục, mật khẩu ứng dụng, seed phrase ví
    """,
    unsure={
        "token": "token",
        "key": "khóa, khoá, chìa khóa",
        "pin": "pin",
        "secret": "bí mật",
    },
    partners="""
        api, xác minh, xác nhận, xác thực, bảo mật, truy cập, đăng nhập, khôi phục, phục hồi, dự phòng, sao lưu, kích
        hoạt, mở khóa, sms, tin nhắn, bí mật, riêng tư, cá nhân, ký, mã hóa, phiên, ngân hàng, thẻ, ví, sim, báo động,
        két sắt, tài khoản, bot, nhà phát triển, máy chủ, quản trị, chữ số, ứng dụng, máy khách, wifi, nhận được, otp,
        khẩn cấp, email, chuyển khoản, chữ ký, thuế, cổng
    """,
    heads="dài tối thiểu, mạnh hay yếu",
    heads_before="""
        số lượng, số, độ dài, chiều dài, chính sách, gợi ý, độ mạnh, tên, loại, kiểu, định dạng, thời hạn, ngày hết hạn
        mật khẩu, ngày đổi, quy tắc, yêu cầu về, độ phức tạp, trình quản lý, phần mềm quản lý, công cụ quản lý, quản lý,
        trình tạo, lịch sử, thay đổi, lần đổi, đặt lại, chủ sở hữu, chủ, lý do, vấn đề, sự cố, câu hỏi về, ý kiến, kinh
        nghiệm, tần suất, giới hạn, giá, chi phí, ngân sách, trạng thái, phiên bản, nhà cung cấp, vị trí, nơi lưu, lưu
        trữ, sử dụng, mục đích, mô tả, nhãn, tối thiểu, tối đa, bao nhiêu, mấy, bốn số cuối, 4 số cuối, mất, quên, thuật
        toán, phương thức, phương pháp, cách, kênh, biểu tượng, tiêu thụ, lời nhắc, nhắc, màu, bảo vệ, thông báo lỗi,
        tiêu đề, bài viết
    """,
    harmless="""
        khóa công khai, khoá công khai, khóa chính, khóa ngoại, từ khóa, từ khoá, khóa học, khoá học, khóa tập huấn,
        khóa cửa, ổ khóa, chìa khóa xe, chìa khóa nhà, chìa khóa thành công, móc khóa, bàn phím, mã bưu chính, mã bưu
        điện, mã zip, mã quốc gia, mã vùng, mã ngôn ngữ, mã tiền tệ, mã giảm giá, mã khuyến mãi, mã khuyến mại, mã ưu
        đãi, mã giới thiệu, mã mời, mã phiếu, mã lỗi, mã trạng thái, mã màu, mã sản phẩm, mã hàng, mã nguồn, mã vạch, mã
        qr, mã sân bay, mã khách hàng, mã đặt chỗ, mã đặt phòng, mã đơn hàng, mã vận đơn, mã môn học, mã dự án, mã số
        thuế, mã nhân viên, mã sinh viên, mã học sinh, mã chứng khoán, mã chi nhánh, mã hóa đơn, mã lực, hộ chiếu, số hộ
        chiếu, hành khách, thẻ lên máy bay, la bàn, căn cước, căn cước công dân, số căn cước, số thẻ căn cước, chứng
        minh nhân dân, thẻ thành viên, số thẻ thành viên, thẻ thư viện, số thẻ thư viện, thẻ sinh viên, số thẻ sinh
        viên, thẻ bảo hiểm, số thẻ bảo hiểm, số thẻ bảo hiểm y tế, thẻ bảo hiểm y tế, thẻ quà tặng, thẻ nhớ, thẻ sim,
        danh thiếp, bưu thiếp, thẻ học sinh, thẻ tích điểm, số thẻ tích điểm, thẻ khách hàng thân thiết, chủ thẻ, loại
        thẻ, tên trên thẻ, loại thẻ tín dụng, bí mật kinh doanh, bí mật gia đình, khu vườn bí mật, bí mật thành công,
        điệp viên, thư ký, câu hỏi bảo mật, câu hỏi bí mật, mức bảo mật, bảo vệ, số token, số lượng token, token tối đa,
        giới hạn token, truy cập internet, pin điện thoại, pin laptop, pin xe, dung lượng pin, pin sạc, tiền mã hóa,
        tiền điện tử, mật khẩu có, công thức bí mật
    """,
    not_before="""
        không, không bao giờ, không nên, không được, không cần, cấm, thay vì, ngoại trừ, trừ, chưa, tuyệt đối không, xin
        đừng, vui lòng không, tránh, đừng nhập, đừng gửi, đừng chia sẻ, đừng viết, đừng điền, đừng ghi, đừng cho, đừng
        đưa, đừng tiết lộ, đừng bao giờ, đừng dán, đừng để, đừng nói
    """,
    not_after="không cần, không bắt buộc, không được lưu, không bao giờ, không yêu cầu, không nên",
    ask="""
        nhập, nhập vào, hãy nhập, điền, điền vào, gõ, hãy gõ, cung cấp, dán, hãy dán, gửi, gửi cho, gửi lại, chia sẻ,
        cho biết, cho chúng tôi biết, cho tôi biết, viết, ghi, ghi lại, khai báo, cần, chúng tôi cần, bắt buộc, xác nhận
        lại, nhập lại, vui lòng, xin, hãy, là gì, chọn, đặt, tạo, sao chép, sử dụng, đăng nhập bằng, đừng quên, nói cho,
        trả lời bằng, là bao nhiêu, đưa, nhắn, đọc, cho xin, cho mình xin, nói, gửi cho tôi, được không, đọc cho, tôi
        cần, chia sẻ cho, cho tôi, có thể gửi, làm ơn, bạn có thể gửi, bạn có thể cho
    """,
    mention_before="""
        quên, đã quên, mất, đổi, thay đổi, đã đổi, đặt lại, khôi phục, lưu, lưu trữ, cất giữ, quản lý, bảo vệ, tạo ra,
        hết hạn, bị lộ, bị đánh cắp, về, liên quan, sẽ gửi, chúng tôi sẽ gửi, để gửi, gửi một, nhận, sẽ nhận, yêu cầu
        gửi, có dùng, có sử dụng, có, mạnh, yếu, an toàn, ai, ở đâu, khi nào, tại sao, xóa, hủy, cập nhật, nếu, nhớ,
        gọi, chúng tôi tạo
    """,
    mention_after="""
        bị quên, bị mất, hết hạn, bị lộ, bị đánh cắp, đã được, phải, nên, có thể, hoạt động, được lưu, được dùng, thuộc
        về, sẽ được gửi, bao lâu, như thế nào, ở đâu, tại sao
    """,
    about="""
        bao nhiêu, mấy, bao lâu, như thế nào, tại sao, vì sao, khi nào, ở đâu, ai, loại nào, nào, có phải, có hay không,
        hay không, có bao nhiêu, muốn đặt tên, gọi là gì, nghĩ gì, thế nào, phần mềm nào
    """,
    about_first="ai, bạn có, có phải",
    plain="""
        tên, họ, họ tên, họ và tên, tên đầy đủ, tên người dùng, tên đăng nhập, tên tài khoản, biệt danh, tên hiển thị,
        email, thư điện tử, địa chỉ email, điện thoại, số điện thoại, di động, địa chỉ, đường, thành phố, quốc gia,
        nước, tỉnh, quận, huyện, khu vực, ngày sinh, sinh nhật, nơi sinh, tuổi, giới tính, nghề nghiệp, chức vụ, công
        ty, phòng ban, bộ phận, nhóm, ngôn ngữ, múi giờ, tiền tệ, số tiền, giá, số lượng, ngân sách, ngày, giờ, thời
        gian, chủ đề, tiêu đề, nhận xét, mô tả, lý do, ý kiến, góp ý, phản hồi, mã đơn hàng, số hóa đơn, số tài khoản,
        máy chủ, cổng, trang web, tên miền, đường dẫn, tệp, dự án, tên dự án, tổ chức, môi trường, thiết bị, tên thiết
        bị, trình duyệt, người nhận, điểm đến, khách sạn, phòng, màu, kích thước, kênh, sở thích, dị ứng, vĩ độ, kinh độ
    """,
    small="""
        của, của bạn, bạn, quý khách, tôi, chúng tôi, này, đó, đây, ở, tại, vào, trong, trên, từ, cho, với, để, bằng,
        là, được, một, mới, cũ, hiện tại, tùy chọn, lại, bây giờ, sau đó, trước, cũng, và sau, mà, dưới đây, tiếp theo,
        đầy đủ, vừa, đã, các, anh, mình, giá trị, nội dung
    """,
    link="của, cho, từ",
    also="và, hoặc, cùng",
    but="mà chỉ, nhưng, chỉ, chỉ cần, tuy nhiên",
    hints={
        "beside": "sau tên đăng nhập, cùng với tên đăng nhập",
        "signin": """
            đăng nhập, vào tài khoản, truy cập tài khoản, tài khoản, mở email, mở hộp thư, mở máy, vào email, mở mail,
            hộp thư
        """,
        "typing": "gõ, nhập, sử dụng, viết, điền, mở, bấm, bạn gõ, bạn bấm, bạn nhập, ấn, dùng, ghi, ghi ở",
        "thing": """
            từ, cụm từ, chuỗi, ký tự, chữ cái, chữ, văn bản, thứ, cái, những gì, dãy, kết hợp, câu, hình vẽ, gì, cái gì,
            mấy số, điều gì, cái mà, thứ mà, điều
        """,
        "digits": "chữ số, số, con số, dãy số, mã, mấy số",
        "back": "mặt sau, phía sau, sau thẻ, đằng sau, sau lưng, sau lưng thẻ",
        "card": """
            sau lưng thẻ, thẻ tín dụng, thẻ ngân hàng, thẻ atm, thẻ của bạn, sau thẻ, mặt thẻ, lưng thẻ, trên thẻ, tấm
            thẻ, của thẻ, số thẻ, phía sau thẻ, sau của thẻ, mặt sau thẻ, mặt trước thẻ, quẹt thẻ
        """,
        "front": "mặt trước, phía trước, in nổi",
        "expiry": "hết hạn, hạn",
        "sent": "đã gửi, gửi đến, gửi tới, vừa gửi, nhận được, vừa nhận, đã nhận, gửi về, nhắn, vừa nhắn, gửi",
        "phone": "điện thoại, di động, sms, tin nhắn, zalo",
        "mail": "email, thư, hộp thư",
        "future": "sẽ gửi, sẽ được gửi, sẽ nhận, để nhận, để gửi, gửi tới đâu, gửi đến đâu",
        "authenticator": "ứng dụng xác thực, trình xác thực, authenticator, ứng dụng tạo mã",
        "shows": "hiển thị, hiện, hiện ra, xuất hiện, tạo ra, trên, đang hiện",
        "wallet": "ví, tiền mã hóa, ví lạnh, ví điện tử, ví tiền mã hóa",
        "restore": "khôi phục, phục hồi, sao lưu, đã ghi lại, lấy lại",
        "phrase": "từ, mười hai từ, 12 từ, 24 từ, từ tiếng anh, các từ, chữ",
        "console": "bảng điều khiển, trang quản trị, cài đặt, trang nhà phát triển, cổng nhà phát triển, console",
        "long": "chuỗi dài, dãy dài, đoạn dài, chuỗi ký tự dài, ngẫu nhiên, dài",
        "begins": "bắt đầu bằng, bắt đầu với",
        "cash": "atm, rút tiền, cây atm, máy pos, máy rút tiền, quẹt thẻ",
        "unlock": "mở khóa, mở, tắt báo động, mở máy, bật máy, khởi động, mở điện thoại",
        "device": "điện thoại, màn hình, máy tính, thiết bị, máy tính bảng, sim, báo động, két sắt, cửa, máy, laptop",
        "only_you": """
            chỉ bạn biết, chỉ mình bạn biết, không ai khác biết, không nói với ai, không chia sẻ với ai, không tiết lộ
            cho ai, không cho ai biết
        """,
        "dots": "dấu chấm, dấu sao, dấu hoa thị",
        "capital": "chữ hoa, chữ in hoa, viết hoa",
        "symbol": "ký tự đặc biệt",
        "refreshes": "mỗi 30 giây, cứ 30 giây, mỗi phút, thay đổi liên tục, 30 giây một lần",
        "mother": "mẹ",
        "maiden": "thời con gái, trước khi lấy chồng, trước khi kết hôn",
        "question": "câu hỏi bảo mật, câu hỏi bí mật",
        "answer": "câu trả lời, trả lời, đáp án",
        "wifi": "wifi, wi fi, bộ định tuyến, mạng không dây, modem, bộ phát, router, cục phát",
        "account": "tài khoản, ngân hàng, danh tính, đăng ký",
        "few": """
            ba, bốn, sáu, tám, ba số, bốn số, sáu số, mấy số, 6 số, 4 số, 3 số, ba chữ số, sáu chữ số, 6 chữ số, bốn chữ
            số
        """,
        "twelve": "mười hai, hai mươi bốn, 12 từ, 24 từ",
        "paper": "giấy, tờ giấy, mảnh giấy, hộp, theo thứ tự, thứ tự, sổ, tấm thẻ",
        "coins": "coin, tiền mã hóa, tiền ảo, bitcoin, tài sản",
        "after": "sau, ngay sau, dưới, bên cạnh, kế tiếp, tiếp theo, ngoài",
        "user": "tên đăng nhập, địa chỉ, tên người dùng, email, số điện thoại, mã khách hàng",
        "now": "bây giờ, vừa, vừa mới, ngay lúc này, lúc này, mới, đang",
        "proof": "chính là bạn, đúng là bạn, xác minh danh tính, xác nhận danh tính, có phải bạn, là bạn",
        "sms": "sms, tin nhắn",
        "last": "cuối, bốn số cuối, đầu",
        "signature": "chữ ký, dải chữ ký, ô chữ ký, dải, vạch",
        "sticker": "nhãn, tem, dán, dưới đáy, mặt dưới",
        "only": "chỉ bạn, chỉ mình bạn, chỉ anh, chỉ chị, riêng bạn, ngoài bạn",
        "know": "biết",
        "app": "ứng dụng, app",
        "once": "một lần, chỉ một lần, duy nhất một lần",
        "between": "giữa",
        "printout": "đã in, in ra, đã ghi lại",
        "word": "từ, chữ",
        "till": "quầy, trả tiền, siêu thị, máy quẹt, cửa hàng",
        "which": "những, nào, gì",
    },
)
