"""How people ask one another aloud, and what else goes by a secret's word: list → language → words (see ``model``)."""

from __future__ import annotations

from collections.abc import Mapping

ALOUD: Mapping[str, Mapping[str, str]] = {
    # A friend, a technician or a caller asks otherwise than a form does.
    "ask": {
        "en": """
            tell me, read me, read out, read it out, shoot me, drop me, toss me, spell out, dictate,
            hand over, give us
        """,
        "zh-Hans": "给一下, 给我, 报一下, 念一下, 念给我, 发一下, 发给我, 发我, 告诉我, 说一下, 写一下, 抄一下, 给下",
        "zh-Hant": """
            給一下, 給我, 報一下, 唸一下, 唸給我, 傳一下, 傳給我, 告訴我, 說一下, 寫一下, 抄一下, 給下,
            講一下
        """,
        "ja": """
            教えて, 教えてください, 読み上げて, 送って, 送ってください, 言って, 書いて, 打ち込んで,
            ちょうだい, 頂戴
        """,
        "ko": """
            알려줘, 알려 주세요, 알려주세요, 불러줘, 불러 주세요, 불러주세요, 보내줘, 보내 주세요, 적어줘,
            말해줘, 좀 줘
        """,
        "de": """
            sag mir, sagen sie mir, schick mir, gib mir, gib mal, diktier*, lies mir, lesen sie mir,
            nenn mir, verrate
        """,
        "fr": """
            dis moi, dites moi, donne moi, donnez moi, envoie moi, lis moi, lisez moi, dicte*, file moi,
            balance moi
        """,
        "es": """
            dime, dígame, dame, deme, pásame, páseme, díctame, dícteme, mándame, léeme, léame, escriba abajo,
            apunta
        """,
        "pt": """
            me diz, me diga, diga me, diz me, me passa, me passe, passa me, dita me, me manda, manda me,
            lê me, me fala
        """,
        "it": """
            dimmi, mi dica, mi dice, dammi, mi dia, mi detta, dettami, mi detti, mandami, mi mandi, leggimi,
            mi legga
        """,
        "nl": """
            zeg me, zeg even, geef me, geef even, stuur me, stuur even, app me, lees me, leest u, lees even,
            dicteer
        """,
        "sv": "säg, säg mig, ge mig, skicka, skicka mig, läs upp, diktera, kan du ge, kan jag få, får jag",
        "da": "sig mig, giv mig, send mig, læs op, diktér, kan du give, kan jag få, må jeg få, kan jeg få",
        "nb": "si meg, gi meg, send meg, les opp, dikter, kan du gi, kan jeg få, får jeg",
        "fi": "kerro, kertokaa, anna, antakaa, lähetä, lue, lukekaa, sanele, heitä, laita, saanko, saisinko",
        "pl": """
            podaj mi, powiedz, powiedz mi, daj mi, rzuć, podrzuć, wyślij mi, przeczytaj, podyktuj,
            podyktować, dyktuj
        """,
        "cs": "hoď, hoď sem, hoď mi, řekni, řekněte, dej, dej mi, pošli mi, přečti, přečtěte, nadiktuj*, diktuj*",
        "sk": """
            hoď, hoď sem, hoď mi, povedz, povedzte, daj, daj mi, pošli mi, prečítaj, prečítajte, nadiktuj*,
            diktuj*
        """,
        "hu": """
            dobd, dobd már, dobd be, mondd, mondja, mondd meg, add meg, küldd, küldje, olvasd fel,
            olvassa fel, diktáld
        """,
        "ro": "zi mi, spune mi, spuneți mi, dă mi, dați mi, trimite mi, citește mi, citiți mi, dictează, dictați",
        "ru": "скажи, скажите, дай, дайте, кинь, скинь, пришли, пришлите, прочитай*, продиктуй*, назови*, подскажи*",
        "uk": "скажи, скажіть, дай, дайте, кинь, скинь, пришли, прочитай*, продиктуй*, назви, назвіть, підкажи*",
        "bg": "кажи, кажете, дай, дайте, прати, пратете, прочети, прочетете, продиктувай*, пусни ми, хвърли",
        "hr": """
            daj mi, reci mi, recite mi, baci, šibni, pošalji mi, pročitaj mi, izdiktiraj*, diktiraj*,
            kaži mi, e daj
        """,
        "sr": """
            daj mi, reci mi, recite mi, baci, pošalji mi, pročitaj mi, diktiraj*, kaži mi, дај ми, реци ми,
            реците ми
        """,
        "sl": "povej, povejte, daj mi, vrzi, pošlji mi, preberi, preberite, narekuj*, zaupaj mi",
        "ca": """
            digue m, digui m, dóna m, dona m, doni m, passa m, passi m, envia m, llegeix, llegeixi, dicta m,
            dicti m
        """,
        "tr": """
            söyle, söyler misin, söyleyin, ver, verir misin, verin, at, atsana, gönder, oku, okuyun,
            okur musunuz, yaz
        """,
        "el": """
            πες μου, πείτε μου, δώσε μου, δώστε μου, στείλε μου, στείλτε μου, διάβασε, διαβάστε, ρίξε μου,
            υπαγόρευσ*
        """,
        "ar": "قل لي, قولي لي, أعطني, اعطني, عطني, ابعث لي, ابعتلي, أرسل لي, اقرأ لي, اقرأها لي, أملي علي, اكتبها",
        "fa": "بگو, بگید, بگویید, بده, بدید, بدهید, بفرست, بفرستید, بخون, بخوان, بخوانید, بنویس, بنویسید, بگین",
        "ur": "بتا دیں, بتائیں, بتاؤ, دے دو, دے دیں, بھیج دو, بھیج دیں, پڑھ دیں, پڑھ کر سنائیں, لکھ دیں, لکھوا دیں",
        "he": "תגיד, תגידי, תן לי, תני לי, תשלח, תשלחי, שלח לי, תקריא, תקריאי, תכתוב, תכתבי, תעביר, תרשום",
        "hi": """
            बता दो, बता दें, बताइए, बताओ, दे दो, दे दीजिए, भेज दो, भेज दें, पढ़ दीजिए, पढ़ कर, लिख दें,
            लिखवा दें, बोल दो
        """,
        "bn": "বলুন, বলো, বলে দিন, দাও, দিন তো, দিয়ে দিন, পাঠাও, পাঠান, পড়ে শোনান, লিখে দিন, লিখে দাও",
        "ta": """
            சொல்லுங்கள், சொல்லு, கொடுங்கள், கொடு, அனுப்புங்கள், அனுப்பு, படித்துக் காட்டுங்கள், எழுதுங்கள்,
            தாருங்கள்
        """,
        "th": "บอก, ขอ, ส่งให้, ส่งมา, อ่านให้ฟัง, อ่านให้, พิมพ์ให้, เขียนให้, จดให้",
        "vi": """
            cho mình xin, cho em xin, cho tôi xin, cho xin, gửi mình, gửi em, đọc cho, đọc giúp, nói cho,
            nhắn cho, ghi lại
        """,
        "id": """
            kasih tahu, kasih tau, kirimin, kirim dong, bagi dong, minta, bacakan, sebutkan, ketikkan,
            tuliskan, diktekan
        """,
        "ms": """
            beritahu, bagi tahu, bagitau, hantar, hantarkan, bacakan, sebutkan, taipkan, tuliskan, minta,
            bagi saya
        """,
    },
    # The password of the network at home, by every name that people give it.
    "login": {
        "en": "wifi password, wifi pass, wifi key, internet password, network password, router password, network key",
        "zh-Hans": "wifi密码, 无线密码, 网络密码, 路由器密码, 宽带密码, 无线网密码",
        "zh-Hant": "wifi密碼, 無線密碼, 網路密碼, 路由器密碼, 寬頻密碼, 無線網路密碼",
        "de": """
            wlan passwort*, wlan schlüssel*, wlan kennwort*, netzwerkschlüssel*, internetpasswort*,
            routerpasswort*
        """,
        "fr": "clé wifi, clé wi fi, code wifi, mot de passe wifi, clé réseau, clé de la box, code de la box, clé wpa",
        "es": """
            clave del wifi, clave wifi, contraseña del wifi, clave de internet, clave de la red,
            contraseña de la red
        """,
        "pt": """
            senha do wifi, senha do wi fi, senha da internet, senha da rede, palavra passe do wifi,
            senha do roteador
        """,
        "it": """
            password del wifi, chiave wifi, chiave di rete, parola chiave della rete, parola chiave del wifi,
            chiave wpa
        """,
        "nl": "wifi wachtwoord*, wifi code, netwerksleutel*, wifi sleutel*, internetwachtwoord*",
        "sv": "wifi lösenord*, nätverksnyckel*, wifi kod*",
        "da": "wifi kode*, netværksnøgle*, wifi adgangskode*",
        "nb": "wifi passord*, nettverksnøkkel*, wifi kode*",
        "fi": "wifi salasana*, verkkoavain*, langattoman verkon avain, wlan avain",
        "pl": "hasło do wifi, hasło wifi, hasło do sieci, klucz sieci, klucz wifi",
        "cs": "heslo na wifi*, heslo k wifi*, heslo od wifi*, klíč sítě, síťový klíč",
        "sk": "heslo na wifi*, heslo k wifi*, heslo od wifi*, kľúč siete, sieťový kľúč",
        "hu": "wifi jelsz*, wifi kód*, hálózati kulcs*, a wifi jelsz*",
        "ro": "parola de la wifi, parola wifi, parola de la net, cheia rețelei, cheia wifi",
        "ru": "пароль от вайфая, пароль от wifi, пароль от вай фая, ключ сети, ключ wifi, пароль от роутера",
        "uk": "пароль від вайфаю, пароль від wifi, ключ мережі, пароль від роутера",
        "bg": "паролата за wifi, паролата за интернета, паролата на мрежата, мрежов ключ",
        "hr": "šifr* od wifi*, šifr* za wifi*, lozink* za wifi*, lozink* od wifi*, mrežni ključ, šifr* od interneta",
        "sr": """
            šifr* od wifi*, šifr* za wifi*, lozink* za wifi*, шифр* од wifi*, шифр* за интернет,
            šifr* za internet
        """,
        "sl": "geslo za wifi*, geslo od wifi*, wifi geslo, omrežni ključ",
        "ca": "clau del wifi, clau de la xarxa, contrasenya del wifi, contrasenya de la xarxa",
        "tr": "wifi şifre*, internet şifre*, modem şifre*, ağ anahtar*, kablosuz şifre*",
        "el": "κωδικό* του wifi, κωδικό* wifi, κλειδί δικτύου, κωδικό* του ίντερνετ",
        "ar": "كلمة سر الواي فاي, باسورد الواي فاي, رمز الواي فاي, رقم الواي فاي, مفتاح الشبكة, كلمة مرور الشبكة",
        "fa": "رمز وای فای, رمز وای‌فای, پسورد وای فای, رمز مودم, رمز اینترنت, رمز همراه بانک, رمز موبایل بانک",
        "ur": "وائی فائی کا پاس ورڈ, وائی فائی پاس ورڈ, نیٹ ورک کی",
        "he": "סיסמה של הוויי פיי, סיסמת הוויי פיי, סיסמת הרשת, סיסמה לרשת, סיסמה לראוטר",
        "hi": "वाईफाई का पासवर्ड, वाई फाई पासवर्ड, नेटवर्क की, राउटर का पासवर्ड",
        "id": "sandi wifi, password wifi, kata sandi wifi, kunci jaringan",
        "ms": "kata laluan wifi, kod laluan, kod laluan wifi, kunci rangkaian",
        "vi": "mật khẩu wifi, pass wifi, khóa mạng, mã wifi",
        "th": "รหัสไวไฟ, รหัส wifi, รหัสเน็ต",
    },
    # What the card reader or the token device shows when a payment is confirmed.
    "codes": {
        "nl": "responscode*, respons code, signeercode*, inlogcode van de scanner, code op de scanner",
        "de": "responscode*, startcode vom gerät, chip tan, chiptan*, antwortcode*",
        "fr": "code réponse du lecteur, code du lecteur de carte, réponse du boîtier",
        "es": """
            nip de la tarjeta, nip de su tarjeta, nip de tu tarjeta, nip del cajero, clave dinámica,
            clave digital, código de coordenadas
        """,
        "it": "codice posteid, codice dispositivo, pin della cie, codice del lettore",
        "hr": "appli 1, appli 2, appli odgovor, mac odgovor, odgovor tokena, odgovor uređaja, jednokratni odgovor",
        "sr": "odgovor tokena, одговор токена, mtoken kod, мтокен код",
        "sv": "svarskod*, engångssvar, responskod*",
        "da": "svarkode*, responskode*",
        "nb": "svarkode*, responskode*",
        "fi": "vastausluku*, vastauskoodi*",
        "ta": "யூபிஐ பின், upi பின், பின் எண்",
        "hi": "यूपीआई पिन, upi पिन, एटीएम पिन",
        "bn": "ইউপিআই পিন, এটিএম পিন, বিকাশ পিন",
    },
    "keys": {
        "nl": "clientgeheim, client geheim, geheim van de client, appgeheim",
        "de": "clientgeheimnis*, client geheimnis*, app geheimnis*",
        "sv": "klienthemlighet*, apphemlighet*",
        "da": "klienthemmelighed*, apphemmelighed*",
        "nb": "klienthemmelighet*, apphemmelighet*",
        "fi": "asiakassalaisuus*, sovellussalaisuus*",
    },
    # Keys that open doors or music, and words that are carried or guessed.
    "harmless": {
        "en": "musical key, key signature, dead key, stuck key, house keys, room keys, crossword password",
        "de": "notenschlüssel*, violinschlüssel*, schlüsselübergabe, wer holt die schlüssel",
        "fr": "clé de sol, clé de fa, remise des clés, clés de l appartement",
        "es": "clave de sol, clave de fa, entrega de llaves",
        "it": "chiave di violino, chiave di basso, consegna delle chiavi, codice da vinci",
        "ro": "cheia sol, cheia fa, predarea cheilor",
        "hr": "violinski ključ*, preuzimate ključ*, preuzimanje ključ*, predaja ključ*",
        "sr": "violinski ključ*, preuzimate ključ*, preuzimanje ključ*, виолински кључ*, преузимање кључ*",
        "bg": "вземе ключ*, ключове от апартамент*, предаване на ключ*, сол ключ",
        "pl": "hasła na transparent*, hasło na transparen*, hasła niesione, hasło krzyżówki, hasło w słowniku",
        "sl": "geslo na transparent*, geslo v slovar*, geslo v sskj, slovarsko geslo, geslo križanke",
        "cs": "tajné komnat*, tajná chodb*, heslo v křížovce, heslo ve slovníku",
        "sk": "tajné komnat*, tajná chodb*, heslo v krížovke, heslo v slovníku",
        "sv": "lösenordet i veckans korsord, korsordets lösenord, nyckelpig*",
        "da": "løsenet i krydsordet, nøglehuller",
        "ta": "பின்கோடு, பின் கோடு, அஞ்சல் எண்",
        "zh-Hant": "暗號小說, 暗號推理",
        "zh-Hans": "暗号小说, 密码子",
    },
}
