"""Names of secrets that every language has: list → language → words (see ``model``)."""

from __future__ import annotations

from collections.abc import Mapping

NAMED: Mapping[str, Mapping[str, str]] = {
    # Short, fond and misspelt words for a password; what is agreed with a bank by telephone; answers.
    "login": {
        "en": "pazzword, pazzwurd, passwurd, paswurd, p word, pw plz, security answer, answer to the secret question",
        "zh-Hans": "宓码, 蜜码, 秘码, 蜜马, 密马, 咪码, 冂令, 口今, 迷码, 米码, 密妈, 登录马, pass码, 密保答案",
        "zh-Hant": "蜜碼, 宓碼, 秘碼, 咪碼, 咪馬, 密馬, 蜜馬, 冂令, 口今, pass碼, 安全提示問題的答案",
        "ja": "パヌワード, パスワ一ド, バスワード, パスワト, パスワドー, himitsu, himitsu no kotoba",
        "ko": """
            비밀뻔호, 비밀버노, 비밀번노, 비밀번오, 빕번, 비번호, 비.번,
            ㅂㅂ, ㅂㅁㅂㅎ, 비밀 번오, 비밀법호, bimilbeonho
        """,
        "de": "passwörtchen, kennwörtchen, passwd, paßwort*, pasword, passwoat, passwrot, telefonpasswort*",
        "fr": "mot 2 passe, mot2passe, mo de passe, mot de pass, motdepass, mdpasse, mot d passe, mots 2 passe",
        "es": """
            contraseñita*, clavesita*, clavecita*, ctrsña, ctrseña, cntrsña, contrasña, contrazeña, kontrazeña,
            kontraseña, kontra de, tu kontra, contracena, contraceña, contrasena, la contra, clave telefónica, clave
            fiscal
        """,
        "pt": """
            senhinha*, snh do, snh da, snh de, cenha, senia, çenha, xenha, palavra chave
            secreta, contrassenha*, senha fiscal
        """,
        "it": """
            passwordina, passuord, paswword, pasword, pass word, p w, parolina d ordine, parola
            chiave segreta, psw
        """,
        "nl": "wachtw, wachtwoordje*, wagtwoord, wagwoord, wachtwoort, wagtwoort, wachtwrd, wachtword",
        "sv": "lösen, lösenordet, lsnrd, lösnord, lösenrd, losnord, säkerhetsord*, lösenorde, lössenord",
        "da": "adgangskd, adg kd, adgkode*, pasord, passord*, kodeordet, sikkerhedsord*, adganskode, addgangskode",
        "nb": "passordet, psrd, pasord, passor, passrd, sikkerhetsord*, sikkerhetspassord*, passort, pasord*",
        "fi": "slsn, slsna, salis, salasna, salasanais*, turvasana*, tunnussana*, salsana, salassana",
        "pl": "hasełk*, hasełeczk*, hsł do, hassło, chasło, chaslo, hasło telefoniczne, hasla, pasword",
        "cs": "hesílk*, heslíčk*, hesilk*, hslo, hezlo, heslou, hesl*ko",
        "sk": "hesielk*, heslíčk*, hslo, hezlo, hesličk*",
        "hu": "jelszócsk*, jlszó, jlsz, jelsó, jelszo, jelszót, jelszóm, jeszó, telefonos jelszó*",
        "ro": "paroluț*, parolic*, prl pt, prl de la, parolla, parolă, pasword, parola telefonică",
        "ru": "паролик*, парольчик*, пороль*, порол, прль, порль, парль, паролл, пароль*, кодовое слово, парол*",
        "uk": "паролик*, парольчик*, пороль*, порол, прль, prl vid, кодове слово, порол*",
        "bg": "паролк*, паролчиц*, prla za, пърла, прла, порола, парула",
        "hr": "šifrica*, šifrice, šifricu, lozinkic*, lznka, lznk, lozinca, shifra, lozinka*, zaporkic*",
        "sr": "šifrica*, šifrice, šifricu, шифриц*, lozinkic*, лозинкиц*, shifra, shifru, lznka",
        "sl": "geselc*, gslo, gezlo, geeslo, gesl, gesloo, geselce",
        "ca": "contrasenyet*, ctrsnya, ctrsenya, cntrsnya, kontrassenya, kontrasenya, contrassenya, contrasenia",
        "tr": "şfr lütfen, şfr ne, şifrecik*, şifrecig*, parolacık*, şifren, şıfre*, siffre*, şfre",
        "el": """
            κωδ εισόδου, κωδ πρόσβασης, κωδ πρόσβ, κωδικούλη*, mystiki leksi, mystik leksi,
            kodikos prosvasis, kwdikos prosvasis
        """,
        "ar": "الباس, باس, الباسورد, باسوورد, الباسوورد, باسوردك, kalimat murur, kalimat sirr, r9m serri, raqm sirri",
        "fa": "پسوورد*, پسورد*, پس ورد, پاسورد*, پسوردت, pasvord, passvord, ramz, ramze obur, رمزت",
        "ur": "پاسورڈ, پاس وڈ, پاسوڑد, پاس ورڑ, خفیہ سوال کا جواب",
        "he": "סיסמונת, סיסמאות, ססמה, ססמא, סיסמתך, sisma, sisma sheli, התשובה לשאלה הסודית, תשובה לשאלה הסודית",
        "hi": "पासवर्ड, पासवड, पासवर्ट, पसवर्ड, पास्वर्ड, गुप्त प्रश्न का उत्तर, सुरक्षा प्रश्न का उत्तर",
        "bn": "পাসওয়াড, পাসওয়ারড, পাসওয়াট, গোপন নাম্বার, গোপন নম্বর, গোপন প্রশ্নের উত্তর, নিরাপত্তা প্রশ্নের উত্তর",
        "ta": "பாஸ்வேர்டு*, பாஸ்வர்ட்*, கடவுச்சொல்*, இரகசியக் கேள்விக்கான பதில்*, ரகசியக் கேள்விக்கான பதில்*",
        "th": """
            รหัสลับ, ระหัส, ระหัสผ่าน, รหัดผ่าน, พาสเวิร์ด, พาสเวิด, รหัสผ่าร, ร.ห.ส, รหสผ่าน, rahad pan, rahat pan,
            rahad phan, คำตอบของคำถามลับ, คำตอบคำถามลับ, คำตอบของคำถามเพื่อความปลอดภัย, คำตอบของคำถามรักษาความปลอดภัย
        """,
        "vi": "mkhau, mật khảu, mât khẩu, mat khau, mậtkhẩu, mk fb, pass fb, pass ngan hang, câu trả lời bí mật",
        "id": "paswot, pasword, paswod, sandi, kata sandinya, pswd, katasandi, jawaban pertanyaan rahasia",
        "ms": "kt lln, kata lalauan, ktlln, kt llan, pasword, paswot, frasa keselamatan, jawapan soalan rahsia",
    },
    # By mail, from a device, from a list of numbers.
    "codes": {
        "en": """
            code from the e mail, code in the email, code from the token, code from the card
            reader, grid card value
        """,
        "zh-Hans": "恢复代码, 邮件里的验证码, 动态口令, 验正马, 验证马, 验正码, 安全马, 令牌上的数字, 收到的六位数",
        "zh-Hant": "恢復代碼, 郵件裡的驗證碼, 動態密碼, 驗正馬, 驗證馬, 驗正碼, 安全馬, 保安編碼器, 收到的六位數",
        "ja": "ワンタイムキー, 乱数表, メールのコード, メールに届いたコード, ninsho code, ninsho kodo, ninshou code",
        "ko": """
            방금 문자로 보낸 번호, 인증 문자 숫자, 문자로 받은 번호, 문자로
            보낸 번호, 이메일로 받은 코드, 보안카드 번호
        """,
        "de": """
            code aus der mail, code aus der e mail, code vom tan generator, code vom
            kartenleser, gridkarte, gittercode
        """,
        "fr": """
            code reçu par mail, code reçu par e mail, code du boîtier, code de la carte clé, code sécuripass, code
            affiché par votre application, code affiché dans l application, carte de coordonnées, code de la grille
        """,
        "es": """
            tarjeta de coordenadas, valor de la tarjeta de coordenadas, coordenada de la tarjeta, pin del chip, código
            del correo, código recibido por correo, código del token, código del dispositivo
        """,
        "pt": """
            cartão matriz, coordenadas do cartão, coordenada do cartão, código do itoken, token do itoken, itoken,
            código do e mail, código recebido por e mail, código do token, código do aparelho, código do dispositivo
        """,
        "it": """
            codice dalla mail, codice ricevuto via mail, codice del token, codice della
            chiavetta, tessera a griglia
        """,
        "nl": """
            code uit de mail, code uit de e mail, respons van de e dentifier, respons van de identifier, itsme code,
            code van de scanner, code van de kaartlezer, toegangscode van de app, code van de random reader
        """,
        "sv": "koden från mejlet, koden i mejlet, kod från mejlet, kod från dosan, koden från dosan, föräldrakod*",
        "da": """
            koden fra mailen, koden i mailen, kode fra mailen, kode fra nøglekortet, nøgle fra nøglekortet, nøglekort*,
            nemid nøgle*, kode fra kodeviseren, koden fra kodeviseren, forældrekode*
        """,
        "nb": """
            koden i e posten, koden fra e posten, koden i mailen, kode fra e posten, kode fra
            kodebrikken, foreldrekode*
        """,
        "fi": """
            koodi sähköpostista, sähköpostin koodi*, suojakoodi*, avainlukulist*,
            tunnuslukulist*, lapsilukkokoodi*
        """,
        "pl": """
            kod z maila, kod z e maila, kod z wiadomości, kod z tokena, kod z czytnika, karta
            kodów, kod z karty kodów
        """,
        "cs": """
            kód z mailu, kód z e mailu, kód z čtečky, kód ze čtečky, kód z tokenu, kód 3d secure, bezpečnostní kód 3d
            secure, grid kart*, gridkart*
        """,
        "sk": """
            kód z mailu, kód z e mailu, kód z čítačky, kód z tokenu, grid kart*, hodnota z grid karty, hodnota grid
            karty, kód 3d secure
        """,
        "hu": "kód az e mailből, e mailben kapott kód*, kód a tokenről, e személyi pin kód*, eszemélyi pin*, pin kód*",
        "ro": "codul din e mail, codul din mail, codul primit pe mail, codul de pe token, codul roeid, cod roeid",
        "ru": """
            код из письма, код из почты, код с токена, код из пуш уведомлени*, код из пуша, код из push, код из
            уведомлени*, пуш код*, push kod, push код
        """,
        "uk": "код з листа, код із листа, код з пошти, код з токена, код із пуш, пін сім картки, пін сім карти",
        "bg": """
            код от имейла, код от мейла, код от писмото, код от токен*, код от токен устройството, код от устройството,
            kod potvarzhdenie, kod za potvarzhdenie, kod potvurzhdenie
        """,
        "hr": """
            kod iz e pošte, kod iz maila, kod iz mejla, kod s tokena, broj s tan tablice, tan
            tablic*, kod s čitača
        """,
        "sr": """
            kod iz imejla, kod iz mejla, kod iz maila, код из имејла, код из мејла, kod iz e pošte, код из е поште, kod
            sa tokena, код са токена
        """,
        "sl": "koda iz e pošte, koda iz maila, kodo iz e pošte, koda s čitalnika, koda iz žetona, koda s kartice",
        "ca": """
            codi del correu, codi rebut per correu, targeta de coordenades, valor de la targeta de coordenades, codi del
            token, nip del caixer, nip de la targeta
        """,
        "tr": "e postadaki kod, maildeki kod, e postayla gelen kod, şifrematik kodu, şifrematik*",
        "el": "κωδικός από το email, κωδικός από το mail, κωδικός από τη συσκευή, κλειδάριθμος, κλειδάριθμο",
        "ar": "رمز من البريد, الرمز المرسل إلى البريد, رمز من الجهاز, الرمز من جهاز الأمان, ramz tahaqquq, رمز الجهاز",
        "fa": "کد ایمیل, کد ارسال شده به ایمیل, رمزیاب, کد رمزیاب, kod peyamak, kode peyamak, kod taeed, کد پیامک*",
        "ur": "پی یو کے کوڈ, پی یو کے, ای میل والا کوڈ, ای میل کا کوڈ, پیغام میں آیا کوڈ",
        "he": "הקוד מהמייל, קוד מהמייל, קוד שנשלח למייל, הקוד מהמכשיר, קוד אימות שנשלח",
        "hi": """
            टीपिन, टी पिन, एमपिन, डीएससी टोकन का पिन, टोकन का पिन, ईमेल में आया कोड, ईमेल का
            कोड, पीयूके कोड, यूपीआई पिन
        """,
        "bn": "পিইউকে কোড, পিইউকে, ইমেইলে আসা কোড, ইমেইলের কোড, টোকেনের কোড, ওটিপি, ইউপিআই পিন",
        "ta": "யுபிஐ பின், யு பி ஐ பின், மின்னஞ்சலில் வந்த குறியீடு*, ஓடிபி*, குறுஞ்செய்தியில் அனுப்பிய குறியீ*",
        "th": "รหัสจากอีเมล, รหัสในอีเมล, รหัสจากเครื่อง, รหัสจากโทเคน, rahat mai, rahat otp",
        "vi": """
            mã gửi vào email, mã trong email, mã gửi qua email, mã từ token, mã trên thiết bị,
            mã thẻ ma trận, thẻ ma trận
        """,
        "id": "kode dari email, kode di email, kode dari token, kode token, kode keybca, respon keybca, keybca",
        "ms": "kod dari emel, kod dalam emel, kod daripada emel, kod dari token, tac, kod tac",
    },
    "keys": {
        "nl": "toegangssleutel*",
        "ko": "어드민 키, 어드민키, 관리자 키, 관리자키, 앱 시크릿",
        "ar": "مفتاح واجهة البرمجة, مفتاح واجهة برمجة, مفتاح api, miftah api, مفتاح الواجهة البرمجية",
        "ja": "himitsu kagi, himitsukagi, 秘密カギ, アドミンキー",
        "ur": "ریکوری فریز, بحالی کا جملہ, بحالی کے الفاظ, سیڈ فریز",
        "hi": "रिकवरी फ्रेज़, रिकवरी फ्रेज, सीड फ्रेज़, सीड फ्रेज, पुनर्प्राप्ति वाक्यांश",
        "bn": "রিকভারি ফ্রেজ, সিড ফ্রেজ, পুনরুদ্ধার বাক্য*, রিকভারি ফ্রেইজ",
        "ta": "மீட்பு சொற்றொடர்*, மீட்புச் சொற்றொடர்*, சீட் ஃப்ரேஸ்*, மீட்பு வாக்கிய*",
        "ms": "token capaian, token akses, frasa pemulihan, kunci capaian, frasa benih",
        "id": "token akses, frasa pemulihan, kunci akses, frasa benih",
        "th": "วลีกู้คืน, คำกู้คืน, วลีช่วยจำ",
        "fa": "عبارت بازیابی, کلمات بازیابی, عبارت بازیابی کیف پول, توکن دسترسی",
        "zh-Hans": "微信secret, 企业微信secret, 公众号secret, 小程序secret, 飞书secret, 钉钉secret",
        "zh-Hant": "官方帳號secret, line secret",
    },
    "pass": {"vi": "mk"},
    "code": {"el": "kodikos, kwdikos", "sr": "šifra, šifru, šifre, шифра, шифру, шифре"},
    "partners": {
        "hr": "mejl, mejla, imejl, email",
        "sr": "mejl, mejla, imejl, email, мејл, имејл",
        "sl": "mejl, email",
        "vi": "acc, fb, zalo, nick, tài khoản",
        "es": "cuenta",
        "el": "prosvasis, eisodou, mail",
    },
}
