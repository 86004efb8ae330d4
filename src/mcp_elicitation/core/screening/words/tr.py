"""Turkish."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="tr",
    login="""
        şifre*, parola*, parolanız, giriş bilgileri*, giriş bilgisi, oturum açma bilgileri*, kullanıcı bilgileri ve
        şifre, kimlik bilgileri giriş, erişim bilgileri*, gizli kelime*, gizli sözcük*, gizli ifade*, güvenlik yanıtı*,
        güvenlik cevabı*, gizli cevap*, gizli yanıt*, güvenlik sorusunun cevabı*, güvenlik sorusunun yanıtı*, güvenlik
        sorunuzun cevabı*, güvenlik sorunuzun yanıtı*, gizli sorunun cevabı*, anne kızlık soyadı*, annenizin kızlık
        soyadı*, annenin kızlık soyadı*, kilit deseni*, ekran kilidi deseni*, geçiş ifadesi*, anahtar parola, e devlet
        şifre*, devlet şifre*
    """,
    codes="""
        doğrulama kodu*, doğrulama kodunu*, onay kodu*, teyit kodu*, güvenlik kodu*, kimlik doğrulama kodu*,
        yetkilendirme kodu*, erişim kodu*, giriş kodu*, tek kullanımlık kod*, tek kullanımlık şifre*, tek kullanımlık
        parola*, tek seferlik kod*, tek seferlik şifre*, kurtarma kodu*, yedek kod*, yedekleme kodu*, acil durum kodu*,
        aktivasyon kodu*, etkinleştirme kodu*, kilit açma kodu*, eşleştirme kodu*, sms kodu*, sms şifre*, sms ile gelen
        kod*, pin kodu*, pin numarası*, pin, puk kodu*, gizli kod*, iki faktörlü doğrulama kodu*, alarm kodu*, kapı
        kodu*, kapı şifresi*, kasa şifresi*, kart numarası*, kart numaranız*, kart no, kredi kartı numarası*, kredi
        kartı no, banka kartı numarası*, kredi kartı*, kredi kartınız*, banka kartı*, banka kartınız*, kart bilgileri*,
        kart bilgilerinizi, son kullanma tarihi kart, kartın son kullanma tarihi*, kartınızın son kullanma tarihi*, kart
        son kullanma tarihi*, cvv kodu*, cvc kodu*, kart güvenlik kodu*, sıfırlama kodu*, bankacılık şifresi*, işlem
        şifresi*, kredi kartınızın son kullanma tarihi*, kredi kartı son kullanma tarihi*, kredi kartının son kullanma
        tarihi*, e devlet şifre*, e postadaki kod, mesajdaki kod, smsteki kod, sms teki kod, uygulamadaki kod, gelen
        kod, size gelen kod
    """,
    keys="""
        api anahtarı*, api anahtarınız*, erişim anahtarı*, gizli anahtar*, özel anahtar*, şifreleme anahtarı*, şifre
        çözme anahtarı*, imzalama anahtarı*, imza anahtarı*, oturum anahtarı*, kurtarma anahtarı*, güvenlik anahtarı*,
        ssh anahtarı*, pgp anahtarı*, gpg anahtarı*, paylaşılan anahtar*, ağ anahtarı*, geliştirici anahtarı*, uygulama
        anahtarı*, ana anahtar şifresi, erişim belirteci*, erişim jetonu*, erişim tokeni*, erişim token*, yenileme
        belirteci*, yenileme jetonu*, oturum belirteci*, oturum jetonu*, güvenlik belirteci*, kimlik doğrulama
        belirteci*, kimlik doğrulama jetonu*, yetkilendirme belirteci*, api belirteci*, api jetonu*, kişisel erişim
        belirteci*, kişisel erişim jetonu*, gizli belirteç*, istemci sırrı*, istemci gizli anahtarı*, istemci parolası*,
        istemci gizli*, uygulama sırrı*, paylaşılan sır*, paylaşılan gizli anahtar, webhook sırrı*, bağlantı dizesi*,
        bağlantı dizgisi*, oturum çerezi*, kurtarma ifadesi*, kurtarma cümlesi*, tohum ifadesi*, tohum cümlesi*, seed
        ifadesi*, anımsatıcı ifade*, kurtarma kelimeleri*, tohum kelimeleri*, uygulama şifresi*, bot tokeni*, bot
        belirteci*, bot jetonu*, hizmet hesabı anahtarı*
    """,
    unsure={
        "token": "token*, jeton*, belirteç*",
        "key": "anahtar*, lisans anahtarı*, ürün anahtarı*",
        "code": "kod*, kodu*, kodunu*",
        "pin": "pin, pini*",
        "secret": "sır, sırrı*, gizli, çerez",
    },
    partners="""
        api, erişim, gizli, özel, doğrulama, onay, teyit, güvenlik, kimlik, yetkilendirme, giriş, tek kullanımlık, tek
        seferlik, kurtarma, yedek, aktivasyon, etkinleştirme, kilit, sms, oturum, imza*, şifreleme, kişisel, banka*,
        kart*, kredi, cüzdan*, sim, alarm, kasa, kapı, geliştirici, bot*, wifi, sunucu, yönetici, haneli, istemci,
        uygulama, webhook, hesap, gelen, iki adımlı, iki faktörlü, iki aşamalı, devlet, e devlet, acil, e posta, havale,
        imza, vergi, banka, portal, internet şube*
    """,
    heads="""
        sayısı*, uzunluğu*, uzunluk*, ilkesi*, politikası*, politika, ipucu*, gücü*, güç, yöneticisi*, yönetim*, adı*,
        ismi*, etiketi*, türü*, tipi*, biçimi*, formatı*, süresi*, geçerlilik*, bitiş*, limiti*, sınırı*, kuralları*,
        kuralı*, gereksinim*, gereklilik*, karmaşıklığı*, üreteci*, oluşturucu*, değişikliği*, değiştirme*, değişim*,
        sıfırlama*, geçmişi*, yaşı*, kimliği*, durumu*, sağlayıcı*, sahibi*, kullanımı*, tüketimi*, fiyatı*, sembolü*,
        maliyeti*, bütçesi*, saklama*, koruması*, korumalı, güvenliği*, dili*, stili*, yöntemi*, döndürme*, sürümü*,
        dosya adı*, sorunu*, sorunları*, hatası*, denemesi*, deneme*, sorusu*, rengi*, yeri*, konumu*, markası*,
        şirketi*, ekstresi*, başvurusu*, sıklığı*, aralığı*, tarihi*, sızıntısı*, önerileri*, kurtarma e postası*,
        hatırlatıcı*, kasası*, limit*, sız, adedi*, hata mesajı*, adı, ismi, etiketi, uzunluğu, sayısı
    """,
    heads_before="kaç, en fazla, en az, maksimum, minimum, azami, asgari, hata, adı, ismi",
    harmless="""
        genel anahtar*, açık anahtar*, ortak anahtar*, birincil anahtar*, yabancı anahtar*, anahtar kelime*, anahtar
        sözcük*, anahtar kişi*, anahtarlık*, ev anahtarı*, araba anahtarı*, yedek anahtar*, ingiliz anahtarı*, sol
        anahtarı*, şifrele*, şifreli*, şifreleme*, şifresiz*, şifreleme yöntemi*, parola yöneticisi*, posta kodu*, ülke
        kodu*, alan kodu*, dil kodu*, para birimi kodu*, indirim kodu*, promosyon kodu*, kupon kodu*, davet kodu*,
        referans kodu*, hata kodu*, durum kodu*, renk kodu*, ürün kodu*, kaynak kodu*, kaynak kod*, barkod*, qr kodu*,
        karekod*, kıyafet kodu*, mors kodu*, havaalanı kodu*, havalimanı kodu*, müşteri kodu*, rezervasyon kodu*,
        sipariş kodu*, ders kodu*, proje kodu*, kod inceleme*, kod adı*, kodlama*, şube kodu*, vergi numarası*,
        pasaport*, yolcu*, biniş kartı*, pusula*, kimlik kartı*, sadakat kartı*, sadakat kartı numarası*, üyelik kartı*,
        üye kartı numarası*, kütüphane kartı*, öğrenci kartı*, öğrenci kimlik kartı*, ulaşım kartı*, ulaşım kartı
        numarası*, istanbulkart*, hediye kartı*, hafıza kartı*, ekran kartı*, sim kart*, kartvizit*, kartpostal*, kart
        sahibi*, kart türü*, kart üzerindeki isim*, kredi kartı türü*, kredi kartı şirketi*, kredi kartı ekstresi*,
        kredi kartı borcu*, kredi kartı limiti*, son dört hane*, son 4 hane*, ticari sır*, aile sırrı*, aile sırları*,
        gizli bahçe*, gizli ajan*, gizli malzeme*, gizli tarif*, gizlilik*, güvenlik sorusu*, gizli soru*, güvenlik
        seviyesi*, güvenlik görevlisi*, kimlik numarası*, tc kimlik*, token sayısı*, maksimum token*, jeton sayısı*,
        jeton fiyatı*, oyun jetonu*, çamaşırhane jetonu*, internet erişimi*, penguen*, iğne*, kripto para*, klavye*,
        kurabiye tarifi*, başarının sırrı*, sekreter*
    """,
    not_before="asla, hiçbir zaman, hiçbir, kesinlikle",
    not_after="""
        girmeyin*, girmeyiniz, yazmayın*, paylaşmayın*, göndermeyin*, vermeyin*, söylemeyin*, yapıştırmayın*,
        eklemeyin*, belirtmeyin*, gerekmez, gerekmiyor, gerekli değil*, değil*, istemiyoruz, istemeyiz, sormayız,
        sormuyoruz, saklamıyoruz, saklanmaz, yok, yerine, olmadan, hariç, dışında, istenmez, yasak*, gereksiz, gerek
        yok, ihtiyacımız yok, kullanmayın*, kimseyle, kimseye
    """,
    ask="""
        girin*, giriniz, gir, girer misiniz, girmeniz, girilmesi, yazın*, yazınız, yaz, yapıştırın*, yapıştırınız,
        yapıştır, gönderin*, gönder, paylaşın*, paylaş, belirtin*, belirtiniz, sağlayın*, verin*, ver, söyleyin*, söyle,
        bildirin*, doldurun*, iletin*, gerekiyor, gerekli, gereklidir, zorunlu*, ihtiyacımız var, lazım, onaylayın*,
        tekrarlayın*, lütfen, nedir, neydi, seçin*, belirleyin*, oluşturun*, kopyalayın*, kullanın*, giriş yapın,
        unutmayın, tuşlayın*, istiyoruz, tekrar girin, yanıtlayın, ihtiyacım, ne, söyleyin, gönderin, verin, paylaşın,
        bildirin, yollayın, yolla, iletin, gönderebilir, gönderir, verebilir, söyleyebilir, okuyun, oku, ihtiyacım var,
        paylaşabilir, iletebilir, yazabilir, gönderebilir misiniz, gönderir misiniz, gönderebilir misin, verebilir
        misiniz, söyler misiniz, yazar mısınız, alabilir miyim
    """,
    mention_before="güçlü, zayıf, güvenli, kim, nerede, ne zaman, neden, niçin",
    mention_after="""
        unuttum, unuttunuz, unuttuysanız, unuttun, unutulan, kaybett*, değiştir*, değişti*, sıfırla*, sıfırlamak,
        kurtar*, kaydet*, kaydedil*, sakla*, saklıyor*, yönet*, koru*, oluştur*, süresi dol*, çalın*, sızdır*, ele
        geçir*, hakkında, ile ilgili, ilgili, birlikte, göndereceğiz, gönderilecek, göndereceğimiz, alacaksınız, almak,
        alacağınız, talep, yenile*, nasıl, neden, ne zaman, nerede, kim, hatırla*, olmalı*, içermeli*, olmalıdır,
        gerekir, çalış*, denir, adlandır*, kullanıyor musunuz, kullanıyor, var mı, ait, güncelle*, varsa, yoksa, kaç,
        oluşturuyoruz, oluşturacağız
    """,
    about="""
        kaç, ne kadar, ne sıklıkla, nasıl, neden, niçin, ne zaman, nerede, kim, kime, kimin, hangi, mı, mi, mu, mü,
        musunuz, misiniz, mısınız, ne tür, ne düşün*, adı ne, ismi ne, ne sıklıkta, ne sebeple, ne kadar sık, kaç kez
    """,
    about_first="kim",
    plain="""
        ad, adı, adınız, isim, soyad, soyadı, soyadınız, ad soyad, adınız soyadınız, tam ad, kullanıcı adı*, takma ad,
        rumuz, görünen ad, e posta, eposta, e posta adresi*, email, e mail, telefon, telefon numarası*, telefon
        numaranız, cep telefonu, adres, adresiniz, sokak, şehir, il, ilçe, ülke, bölge, doğum tarihi*, doğum günü, doğum
        yeri, yaş, yaşınız, cinsiyet, meslek, unvan, şirket, departman, ekip, takım, okul, dil, saat dilimi, para
        birimi, tutar, fiyat, miktar, adet, bütçe, tarih, saat, zaman, konu, başlık, sebep, neden, görüş*, geri
        bildirim, sipariş numarası*, fatura numarası*, müşteri numarası*, üye numarası*, hesap numarası*, iban, pasaport
        numarası*, sunucu, ana bilgisayar, port, bağlantı noktası, url, web sitesi, alan adı, yol, dosya adı, proje,
        proje adı, çalışma alanı, kuruluş, ortam, cihaz, cihaz adı, tarayıcı, alıcı, varış noktası, otel, oda, renk,
        beden, boyut, grup, kanal, hobi, alerji*, enlem, boylam, klavye düzeni, anahtar kelime
    """,
    small="""
        bir, bu, şu, o, sizin, senin, benim, bizim, için, ile, de, da, ki, buraya, burada, aşağıya, aşağıda, yeni, eski,
        mevcut, güncel, geçerli, isteğe bağlı, tekrar, şimdi, sonra, önce, ayrıca, olan, hesabınızın, hesabınız, hesabı,
        alan, değer, tam, size, bize, bana, olarak, kendi, sizin yerinize, senin yerine, yerinize
    """,
    also="ve, veya, ya da, yahut",
    but="ama, fakat, sadece, yalnızca, ancak",
    hints={
        "beside": """
            kullanıcı adından sonra, kullanıcı adınızdan sonra, kullanıcı adının yanında, kullanıcı adıyla birlikte
        """,
        "signin": """
            giriş, giriş yaparken, oturum, oturum açarken, girerken, hesabınıza, hesabına, bağlanırken, login, postanızı
            açarken, posta*, bilgisayar*, giriş yap*, oturum aç*, hesabınıza gir*, açarken, kutunuz*
        """,
        "typing": """
            yazdığınız, yazdığın, yazılan, girdiğiniz, girdiğin, kullandığınız, kullandığın, tuşladığınız, yazarsınız,
            kullanılan, açan, yazıyorsunuz, tuşluyorsunuz, yazıyorsun, giriyorsunuz, giriyorsun, bastığınız, yazan,
            bağlanırken, tuşluyorsun, tuşluyor*
        """,
        "thing": """
            şey, kelime*, sözcük*, ifade*, karakter*, dize, dizi, harf*, kombinasyon*, metin, ne, desen*, şeyi, neyi,
            olan, yazan, yazdığınız, bir şey
        """,
        "digits": "rakam*, hane*, haneli, basamak*, numara*, sayı*, kod*, koddan",
        "back": "arka*, arkasındaki, arkasında, arka yüz*, imza şeridi*, arkasın*, arkada*, ters yüz*",
        "card": "kart*, kartınız*",
        "front": "ön yüz*, ön, önündeki, kabartma*",
        "expiry": "son kullanma, geçerlilik, skt",
        "sent": """
            gönderdiğimiz, gönderilen, gelen, aldığınız, aldığın, ulaşan, ilettiğimiz, yolladığımız, geldi, düşen,
            gönderdiği*, gönderdi, yolladı*
        """,
        "phone": "telefon*, cep*, sms*, mesaj*, whatsapp",
        "mail": "e posta*, eposta*, posta kutu*, mail*",
        "future": """
            göndereceğiz, gönderilecek, göndereceğimiz, alacaksınız, alacağınız, nereye, gönderebilmemiz, göndermemiz
        """,
        "authenticator": "kimlik doğrulayıcı*, doğrulayıcı*, doğrulama uygulaması*, authenticator, kod üreteci*",
        "shows": """
            gösteren, gösterdiği, gösterilen, görünen, görüntülenen, ürettiği, oluşturduğu, beliren, çıkan, göster*
        """,
        "wallet": "cüzdan*, kripto*",
        "restore": "kurtar*, geri yükle*, yedek*, not ettiğiniz, yazdığınız, geri",
        "phrase": "kelime, kelimelik, kelimeyi, sözcük, on iki, 12 kelime*, 24 kelime*, kelimeler, sözcük*, kelime*",
        "console": "konsol*, geliştirici*, panel*, ayarlar*, yönetim paneli*, portal*",
        "long": "uzun dize*, uzun metin*, uzun karakter*, rastgele*, uzun dizi*, uzun, uzun metin, uzun dizi",
        "begins": "ile başlayan, ile başlar, başlayan",
        "cash": "bankamatik*, atm*, para çek*, pos cihazı*, pos makinesi*, atm, bankamatikte, bankamatiğ*",
        "unlock": "kilidini, açmak, açan, kilit*, açarken, aç*, başlat*, çalıştır*, açtığınız, açtığın, açıyorsunuz",
        "device": "telefon*, ekran*, bilgisayar*, cihaz*, tablet*, sim, alarm*, kasa*, kapı*",
        "only_you": """
            sadece sizin bildiğiniz, yalnızca sizin bildiğiniz, sadece senin bildiğin, yalnızca senin bildiğin, başka
            kimsenin bilmediği, kimseyle paylaşmadığınız, kimseye söylemediğiniz, gizli tuttuğunuz
        """,
        "dots": "nokta*, yıldız*",
        "capital": "büyük harf*",
        "symbol": "özel karakter*, sembol*",
        "refreshes": "30 saniyede bir, her dakika, sürekli değişen, her 30 saniyede",
        "mother": "anne*, annenizin",
        "maiden": "kızlık, evlenmeden, evlilik*, kızlık*, düğün*",
        "question": "güvenlik soru*, gizli soru*",
        "answer": "cevap*, yanıt*",
        "wifi": "wifi, wi fi, modem*, kablosuz ağ*, kablosuz, kablosuz*",
        "header": "bearer",
        "generated": "oluşturulan, üretilen, verilen",
        "account": "hesap*, banka*, kimliğ*, kayıt*",
        "few": "üç, dört, altı, sekiz, üç haneli, altı haneli, dört haneli, 6 haneli, 4 haneli, 3 haneli",
        "twelve": "on iki, yirmi dört, oniki, 12 kelime, 24 kelime",
        "paper": "kağıt*, kağıttaki, kutu*, kutusundan, sırayla, sırasıyla, defter*, kart",
        "coins": "paralarınız*, koin*, coin*, kripto*, bitcoin*, varlık*, bakiye*",
        "after": "sonra, hemen sonra, ardından, altına, altında, yanına, yanında, sonrasında, dışında",
        "user": "kullanıcı adı*, kullanıcı adınız*, adres*, e posta adres*, müşteri no*, müşteri numara*",
        "now": "şimdi, az önce, şu an, şu anda, demin, henüz",
        "proof": """
            siz olduğunuz*, sen olduğun*, gerçekten siz, gerçekten sen, kimliğiniz*, kimlik doğrula*, kimliğini doğrula*
        """,
        "sms": "sms*, kısa mesaj*, mesajla, mesaj*, iletide",
        "last": "son, son dört, ilk",
        "signature": "imza*, imza şeridi*, şerit*, bant*, şeritte",
        "sticker": "etiket*, çıkartma*, altında*, altındaki, alt yüz*",
        "only": "yalnızca siz*, sadece siz*, yalnız siz*, sadece sen*, yalnızca sen*",
        "know": "bildiğiniz, bildiğin, bilirsiniz, bilen, bilir",
        "app": "uygulama*",
        "once": "bir kez, bir kere, bir defa, yalnızca bir kez, sadece bir kez",
        "between": "arası*, arasında, arasındaki",
        "printout": "yazdırdığınız, yazdırdığın, bastırdığınız, çıktısını aldığınız, not aldığınız",
        "word": "kelime, sözcük, kelimeyle",
        "till": "kasada, kasa, markette, ödeme yaparken, mağazada, terminal*, pos",
        "which": "hangi, ne",
    },
)
