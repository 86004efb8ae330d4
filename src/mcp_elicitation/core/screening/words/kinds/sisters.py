"""More names of secrets, each with its sisters in the other languages: list → language → words (see ``model``)."""

from __future__ import annotations

from collections.abc import Mapping

SISTERS: Mapping[str, Mapping[str, str]] = {
    "login": {
        "es": """
            palabra clave secreta, palabra secreta, clave cl ve, cl ve pin, clave de la seguridad social, clave sol,
            clave del certificado, clave de la firma, respuesta a la pregunta, patrón de desbloqueo
        """,
        "it": "segno di sblocco, sequenza di sblocco, parola segreta, risposta alla domanda segreta",
        "pt": "assinatura eletrônica, assinatura eletrónica, palavra secreta, resposta à pergunta secreta",
        "ro": "răspunsul de securitate, răspuns de securitate, cuvânt secret, cuvântul secret, parolă secretă",
        "nl": "geheime woord, geheim woord, geheime woorden, geheime antwoord, antwoord op de geheime vraag",
        "sr": "шифра за вај фај, шифра сертификата, šifra sertifikata, tajna reč, тајна реч, šifra za vaj faj",
        "hr": "tajna riječ, šifra certifikata, odgovor na tajno pitanje, šifra za wifi",
        "sl": "skrivna beseda, odgovor na varnostno vprašanje, odgovor na skrivno vprašanje",
        "ms": "kata kunci rahsia, perkataan rahsia, jawapan kepada soalan rahsia",
        "id": "kata kunci rahasia, kata rahasia, jawaban atas pertanyaan keamanan",
        "ta": """
            இரகசிய பதில்*, ரகசிய பதில்*, திறவுச்சொல்*, நுழைவுச்சொல்*, கடவுத்தொடர்*, ரகசியச் சொல்*, இரகசியச் சொல்*,
            பாஸ்கோட்*, மறைச்சொல்*, பாஸ்ஃபிரேஸ்*
        """,
        "bn": "পাসকি, গুপ্তশব্দ, গোপন শব্দ, গুপ্ত শব্দ, গোপন কথা",
        "hi": "कूट शब्द, कूटशब्द, गुप्त शब्द, संकेत शब्द, पासकी",
        "ur": "خفیہ لفظ, پوشیدہ لفظ, پاس کی, کلمہ شناخت, خفیہ جملہ",
        "el": "μυστική λέξη, μυστική φράση, απάντηση στη μυστική ερώτηση, κωδικός πιστοποιητικού",
        "ko": "비밀구절, 비밀 구절, 암호 문구, 비밀 단어, 비밀 문구, 잠금 패턴",
        "de": "geheimes wort, geheimwort*, geheime antwort, antwort auf die geheimfrage, entsperrmuster",
        "fr": "mot secret, réponse secrète, réponse à la question secrète, schéma de déverrouillage",
        "ca": "paraula secreta, resposta a la pregunta secreta, patró de desbloqueig",
        "cs": "tajné slovo, tajná odpověď, odpověď na kontrolní otázku",
        "sk": "tajné slovo, tajná odpoveď, odpoveď na kontrolnú otázku",
        "pl": "tajne słowo, tajna odpowiedź, odpowiedź na pytanie pomocnicze, wzór odblokowania",
        "ru": "секретное слово, тайное слово, секретный ответ, ответ на секретный вопрос, графический ключ",
        "uk": "секретне слово, таємне слово, секретна відповідь, відповідь на секретне запитання, графічний ключ",
        "bg": "тайна дума, секретна дума, таен отговор, отговор на тайния въпрос",
        "tr": "gizli kelime, gizli sözcük, gizli cevap, gizli sorunun cevabı, güvenlik sorusunun cevabı",
        "fi": "salainen sana, salainen vastaus, turvakysymyksen vastaus, vastaus turvakysymykseen",
        "sv": "hemligt ord, hemligt svar, svar på säkerhetsfrågan, svar på säkerhetsfråga",
        "da": "hemmeligt ord, hemmeligt svar, svar på sikkerhedsspørgsmål*",
        "nb": "hemmelig ord, hemmelig svar, svar på sikkerhetsspørsmål*",
        "hu": "titkos szó, titkos válasz, válasz a titkos kérdésre, feloldási minta",
        "he": "מילה סודית, תשובה סודית, התשובה לשאלת האבטחה, תבנית נעילה",
        "ar": "كلمة سرية, الكلمة السرية, إجابة سرية, الإجابة السرية, إجابة سؤال الأمان, نمط القفل",
        "fa": "کلمه رمز, کلمه مخفی, پاسخ محرمانه, پاسخ سوال امنیتی, الگوی قفل, واژه رمز",
        "th": "คำลับ, คำตอบลับ, รูปแบบปลดล็อก",
        "vi": "từ bí mật, câu trả lời bí mật, hình vẽ mở khóa, mẫu hình mở khóa",
        "ja": "秘密の言葉, 秘密の答え, 秘密の質問の答え, ロック解除パターン",
        "zh-Hans": "秘密答案, 密保答案, 安全问题的答案, 解锁图案, 手势密码",
        "zh-Hant": "秘密答案, 安全問題的答案, 解鎖圖案, 圖形密碼",
    },
    "codes": {
        "es": """
            nip del cajero, nip de la tarjeta, su nip, tu nip, nip bancario, número secreto, segundo
            factor, clave de un solo uso, número clave
        """,
        "fr": "nip de la carte, votre nip, ton nip, nip bancaire, numéro secret, second facteur, code du digipass",
        "it": "codice posteid, codice cie, codice operativo, numero segreto, secondo fattore, codice dispositivo",
        "pt": """
            código da chave móvel digital, número secreto, segundo fator, código
            secreto
        """,
        "ro": "cod digipass, codul generat de token, codul bt pay, număr secret, numărul secret, codul generat",
        "nl": "code van de rabo scanner, scannercode*, identificatiecode*, geheim nummer, geheime nummer",
        "hr": "kontrolni kod, kontrolni broj kartice, mtoken, appli1, broj iz tokena, broj s tokena, tajni broj",
        "sr": """
            kontrolni kod, контролни код, код из поруке, код из смс а, mtoken, број из токена, broj iz tokena, tajni
            broj, тајни број
        """,
        "sl": "številka iz žetona, tajna številka, skrivna številka, kontrolna koda, kodo iz sms a, koda iz sms a",
        "id": "kode unik dari wa, kode unik dari whatsapp, kode dari whatsapp, nomor rahasia",
        "ms": "nombor rahsia, kod dari whatsapp, kod unik dari whatsapp",
        "ta": "திறப்புக் குறியீடு*, எம்பின்*, புக் குறியீடு*, பியுகே*, குறுஞ்செய்தியில் வந்த எண்*, இரகசிய எண்*",
        "bn": "একবার ব্যবহারযোগ্য কোড, পাক কোড, পিন, এমপিন, গোপন সংখ্যা",
        "hi": "गुप्त संख्या, एक बार उपयोग वाला कोड, एकबारगी कोड, ग्रिड कार्ड मान, ग्रिड कार्ड, गुप्त अंक",
        "ur": "ایک وقتی کوڈ, ایک بار کا کوڈ, خفیہ ہندسے, گرڈ کارڈ",
        "el": "ριν, κωδικός συσκευής, μυστικός αριθμός, κωδικός από συσκευή",
        "ko": "문자로 온 숫자, 문자로 온 번호, 비밀 숫자, 2차 인증번호, 보안카드",
        "de": "geheimzahl*, geheimnummer*, zweiter faktor, kontrollcode",
        "ca": "número secret, segon factor, nip bancari",
        "cs": "tajné číslo, kontrolní kód karty, kód z klíče, kód z bezpečnostního klíče",
        "sk": "tajné číslo, kontrolný kód karty, kód z kľúča",
        "pl": "tajny numer, kod kontrolny karty, numer z tokena, wskazanie tokena",
        "ru": "секретный номер, тайный номер, второй фактор, код из приложения, число из токена",
        "uk": "секретний номер, таємний номер, другий фактор, код із застосунку, код з додатка",
        "bg": "таен номер, секретен номер, втори фактор, код от приложението",
        "tr": "gizli numara, gizli sayı, ikinci faktör, kartın gizli numarası",
        "fi": "salainen numero, tunnusluku*, salainen koodi, kertatunnus*",
        "sv": "hemligt nummer, andra faktorn, kod från säkerhetsdosan, svarskod*",
        "da": "hemmeligt nummer, hemmelig kode, svarkode*",
        "nb": "hemmelig nummer, hemmelig kode, svarkode*",
        "hu": "titkos szám*, titkos kód*, második faktor, titkos számsor*",
        "he": "מספר סודי, קוד סודי, גורם שני",
        "ar": "الرقم السري, رقم سري, الرمز السري, العامل الثاني",
        "fa": "شماره رمز, شماره مخفی, عدد رمز, عامل دوم",
        "th": "เลขลับ, หมายเลขลับ",
        "vi": "số bí mật, mã số bí mật, mã bí mật",
        "ja": "秘密番号, 秘密の番号, 第二暗証番号, 二段階認証コード",
        "zh-Hans": "秘密号码, 二次验证码, 两步验证码, 取款密码",
        "zh-Hant": "秘密號碼, 二次驗證碼, 兩步驟驗證碼, 提款密碼",
    },
    "keys": {
        "ro": "secret partajat, secretul partajat, cheie partajată",
        "sr": "deljena tajna, дељена тајна, deljeni ključ, дељени кључ",
        "hr": "sjemenska fraza, sjemene riječi, dijeljeni ključ",
        "sl": "semenska fraza, skupna skrivnost, obnovitvena fraza, obnovitvene besede",
        "ms": "perkataan pemulihan, kata pemulihan, rahsia kongsi",
        "ta": "மீட்புச் சொற்கள்*, மீட்பு சொற்கள்*, தனியார் விசை*, பகிரப்பட்ட ரகசிய*",
        "bn": "পুনরুদ্ধারের শব্দ*, পুনরুদ্ধার শব্দ*, সিক্রেট কি, প্রাইভেট কি, এপিআই কি",
        "hi": "रिकवरी के शब्द, पुनर्प्राप्ति शब्द, साझा रहस्य, साझा कुंजी",
        "ur": "ریکوری کے الفاظ, پرائیویٹ کی, سیکرٹ کی, سیکریٹ کی, مشترکہ کلید, نجی چابی, خفیہ چابی",
        "el": "φράση επαναφοράς, φράση σπόρου, λέξεις επαναφοράς",
        "ko": "공유 비밀, 앱키, 앱 키, 서비스 키, 서비스키, 공유 키, 시드 문구, 시드문구",
        "pt": "palavras da carteira, palavras secretas, frase da carteira",
        "es": "palabras secretas, palabras de la billetera, frase secreta de la billetera",
        "it": "parole segrete, parole del wallet, frase segreta del wallet",
        "nl": "geheime herstelzin, herstelwoorden, woorden van de wallet",
    },
}
