"""Czech."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="cs",
    login="""
        hesl*, heslo, přístupové heslo, heslová fráze, heslové fráze, přístupová fráze, bezpečnostní fráze, tajné slovo,
        přihlašovací údaj*, přihlašovacích údajů, přístupové údaje, přístupových údajů, přihlašovací informace,
        pověřen*, bezpečnostní odpověď, tajná odpověď, odpověď na bezpečnostní|kontrolní otázku, jméno matky za
        svobodna, příjmení matky za svobodna, rodné příjmení matky, odemykací gesto, odemykací vzor
    """,
    codes="""
        ověřovací|ověřovacího|ověřovacím kód*, potvrzovací|potvrzovacího kód*, autorizační|autorizačního kód*,
        autentizační kód*, autentifikační kód*, bezpečnostní|bezpečnostního kód*, přístupov* kód*, jednorázov* kód*,
        jednorázov* heslo, přihlašovací kód*, obnovovací kód*, kód* pro obnovení, kód* obnovení, záložní kód*, záchrann*
        kód*, nouzov* kód*, aktivační kód*, odemykací kód*, odblokovací kód*, párovací kód*, sms kód*, kód* ze sms, kód*
        z sms, pin kód*, puk kód*, kód* pin, tajný kód, tajného kódu, kód* alarmu, kód* od dveří, kód* k trezoru,
        dvoufaktorov* kód*, kód* cvv, kód* cvc, kontrolní kód karty, číslo karty, čísla karty, číslo platební karty,
        číslo kreditní karty, číslo vaší karty, číslo debetní karty, číslo bankovní karty, kreditní kart*, platební
        kart*, údaje o kartě, údaje karty, platnost karty, datum platnosti karty, datum expirace karty, expirace karty,
        pin ke kartě, pin karty, resetovací kód*, osobní kód, dočasn* kód*, kód* pro ověření, kód z e mailu, kód z
        mailu, kód ze zprávy, kód z aplikace, kód z sms, obdržený kód, číslo své karty, číslo svojí karty, číslo tvé
        karty, číslem své karty
    """,
    keys="""
        api klíč*, klíč* api, přístupov* klíč*, soukrom* klíč*, privátní* klíč*, tajn* klíč*, šifrovací* klíč*,
        dešifrovací* klíč*, podpisov* klíč*, klíč* relace, obnovovací klíč*, klíč* pro obnovení, ssh klíč*, pgp klíč*,
        gpg klíč*, hlavní klíč heslo, sdílen* klíč*, bezpečnostní klíč*, síťov* klíč*, vývojářsk* klíč*, klíč* účtu
        služby, přístupov* token*, obnovovací token*, token* relace, bezpečnostní token*, autentizační token*, ověřovací
        token*, osobní přístupov* token*, osobní token*, tajný token, api token*, token* bota, tajemství klienta,
        klientské tajemství, tajný klíč klienta, tajný klíč aplikace, sdílené tajemství, tajemství webhooku, připojovací
        řetězec, připojovacího řetězce, řetězec připojení, soubor cookie relace, seed fráze, seedová fráze, obnovovací
        fráze, fráze pro obnovení, mnemotechnická fráze, mnemonická fráze, slova pro obnovení, obnovovací slova, heslo
        aplikace
    """,
    unsure={
        "token": "token*",
        "key": "klíč*, licenční klíč*, produktov* klíč*",
        "code": "kód*, kody",
        "pin": "pin, pinu",
        "secret": "tajemství, tajné, cookie, tajn*",
    },
    partners="""
        api, přístup*, ověřovací*, potvrzovací*, autorizační*, autentizační*, bezpečnostní*, jednorázov*, přihlašovací*,
        obnovovací*, obnovení, záložní, nouzov*, aktivační, odemykací, sms, tajn*, soukrom*, privátní*, osobní*,
        podpisov*, šifrovací*, relace, bank*, karty, kartě, kreditní, platební, peněženk*, sim, alarm*, dveř*, trezor*,
        účtu, bota, vývojář*, wifi, serveru, správce, admin*, ciferný, místný, klienta, aplikace, webhook*, dočasn*,
        dvoufaktorov*, dvoufázov*, dvoukrokov*, aplikační*, záložní*, náhradní*, rezervní*, mailov*, převod*, podpis*,
        daňov*, portál*, bankovn*
    """,
    heads="manager",
    heads_before="""
        počet, počtu, délk*, zásad*, nápověd*, síl*, název, názvu, jméno, typ*, druh*, formát*, platnost*, vypršení,
        doba, dobu, pravidl*, požadav*, složitost*, správc*, správa, správu, generátor*, rotac*, histori*, změn*,
        reset*, stáří, vlastník*, držitel*, důvod*, problém*, otázk*, názor*, zkušenost*, frekvenc*, limit*, cen*,
        náklad*, rozpočet, identifikátor*, stav*, verz*, poskytovatel*, vydavatel*, umístění, uložení, použití, účel*,
        popis*, štítek, minimální, maximální, max, kolik, jak často, jak dlouho, jaký, jaká, jaké, který, která, které,
        poslední čtyři číslice, posledních čtyř číslic, poslední 4 číslice, ztrát*, krádež*, zapomenut*, obnov*,
        algoritm*, metod*, způsob*, kanál*, symbol*, spotřeb*, připomenutí, definic*, barv*, url, id, sdílení,
        zabezpečení, chybová hláška, hláška, nadpis*, článek, článk*, text*
    """,
    harmless="""
        veřejn* klíč*, primární* klíč*, cizí* klíč*, klíčov*, klíč* od auta, klíč* od domu, klíče od bytu, klíč k
        úspěchu, houslov* klíč*, basov* klíč*, francouzsk* klíč*, imbusov* klíč*, náhradní klíč*, svazek klíčů, přívěsek
        na klíče, klíčenk*, reklamní heslo, volební heslo, heslo kampaně, heslo slovníku, správce hesel, poštovní
        směrovací číslo, psč, kód* země, kód* jazyka, kód* měny, slevov* kód*, promo kód*, propagační kód*, kód* kuponu,
        doporučovací kód*, kód* pozvánky, chybov* kód*, kód* chyby, stavov* kód*, kód* stavu, kód* barvy, kód* produktu,
        kód* zboží, zdrojov* kód*, čárov* kód*, qr kód*, dress code, morseov* kód*, kód* letiště, swift kód*, kód*
        zákazníka, kód* rezervace, rezervační kód*, kód* objednávky, kód* kurzu, kód* projektu, revize kódu, kódov*
        název, kodex*, kód* banky, cestovní pas, cestovního pasu, pas, pasu, číslo pasu, cestující*, palubní lístek,
        palubní vstupenk*, kompas*, občansk* průkaz*, číslo občanského průkazu, věrnostní kart*, číslo věrnostní karty,
        člensk* kart*, číslo členské karty, čtenářsk* průkaz*, kartičk* pojištěnce, číslo kartičky pojištěnce, číslo
        průkazu, zákaznick* kart*, číslo zákaznické karty, dárkov* kart*, paměťov* kart*, grafick* kart*, sim kart*,
        vizitk*, pohlednic*, držitel karty, typ karty, jméno na kartě, vydavatel karty, obchodní tajemství, rodinné
        tajemství, rodinná tajemství, tajná zahrada, tajný agent, tajná přísada, tajná ingredience, tajemník*,
        tajemnice, bezpečnostní otázk*, kontrolní otázk*, úroveň zabezpečení, bezpečnostní pás, rodné číslo, počet
        tokenů, maximální počet tokenů, limit tokenů, přístup k internetu, špendlík*, tučňák*, kryptoměn*, klávesnic*,
        recept na sušenky, tajemství úspěchu, heslo do křížovky, heslo křížovky, křížovka, heslo v encyklopedii
    """,
    not_before="""
        ne, nikdy, bez, místo, namísto, ani, kromě, mimo, nezadávejte, neuvádějte, nevkládejte, neposílejte, nesdělujte,
        nepište, nevyplňujte, nesdílejte, neprozrazujte, nepotřebujeme, nechceme, není, nejsou, nevyžadujeme, nikdo,
        nezadávej, nepiš, neposílej, nežádáme, neukládáme, žádné, žádná, žádný, žádného, žádnou, žádným
    """,
    not_after="""
        není, nejsou, nebude, nebudou, nezadávejte, neuvádějte, nesdělujte, nepotřebujeme, nevyžadujeme, neposílejte,
        nepište, nevkládejte, nikdy, zbytečn*, zakázán*
    """,
    ask="""
        zadejte, zadej, zadat, zadání, napište, napiš, napsat, vložte, vlož, vložit, uveďte, uveď, uvést, vyplňte,
        vyplň, vyplnit, poskytněte, poskytnout, pošlete, pošli, poslat, zašlete, sdělte, sděl, sdělit, řekněte, řekni,
        potřebujeme, potřebuji, potřeba, vyžadováno, vyžadujeme, povinné, nutné, potvrďte, potvrď, zopakujte, opakujte,
        prosím, prosíme, jaké je vaše, jaké je, jaký je váš, jaký je, zvolte, nastavte, vytvořte, nezapomeňte,
        zkopírujte, použijte, přihlaste se pomocí, dodejte, sdílejte, předejte, odpovězte, potřebuju, jaké máte, jaká
        je, jaké máš, jaký máte, jaké jsou, jak zní, pošlete mi, pošli mi, dejte mi, dej mi, prozraďte, nadiktujte, dát,
        říct, přečíst, přečtěte, přečti, nadiktovat, potřeboval bych, potřebovala bych, budu potřebovat, zaslat, nemohl
        byste, nemohla byste, nemohli byste, mohl byste, mohla byste, mohli byste, nemohl bys, mohl bys, budeme
        potřebovat, je potřeba, je třeba
    """,
    mention_before="""
        zapomn*, zapomněl*, ztratil*, změnil*, změnit, měnit, resetova*, obnovit, uložil*, uložit, ukládá*, uchová*,
        spravuj*, spravovat, chrán*, vygenerova*, vypršel*, odcizen*, ukraden*, unikl*, o, ohledně, týkající, pošleme,
        zašleme, posíláme, dostat, dostanete, obdržíte, obdržet, požádat, požádal*, používáte, používáš, máte, máš,
        znáte, siln*, slab*, bezpečn*, kdo, kde, kdy, proč, smazat, zrušit, aktualizovat, pokud, pamatova*, pojmenovat,
        nazvat, rotovat, vytvoříme, vytváříme, jste změnili, změnili jste, změnil jste, změnila jste, bylo změněno,
        obnovili jsme, resetovali jsme, aktualizovali
    """,
    mention_after="""
        zapomenut*, ztracen*, změněn*, bylo, byl, byla, byly, vypršel*, vyprší, odcizen*, unikl*, musí, mělo, měl, měla,
        by měl*, může, funguje, uložen*, uchováván*, používán*, patří, bude zaslán*, jmenovat, nazývá, chrání
    """,
    about="""
        kolik, jak často, jak dlouho, jak dlouhé, jak silné, jak, proč, kdy, kde, kdo, komu, jakého druhu, jakého
        správce, zda, jestli, máte, používáte, používáš, co je to, co se stalo, co si myslíte, jakého
    """,
    about_first="je, jsou, máte, kdo, zapomněli, změnili, kde, kdy, jak",
    plain="""
        jméno, křestní jméno, příjmení, celé jméno, uživatelské jméno, uživatel, přezdívka, e mail, email, e mailová
        adresa, emailová adresa, telefon, telefonní číslo, mobil, adresa, ulice, číslo domu, město, obec, země, kraj,
        region, datum narození, místo narození, věk, pohlaví, povolání, zaměstnání, firma, společnost, oddělení, tým,
        škola, jazyk, časové pásmo, měna, částka, cena, množství, počet, rozpočet, datum, čas, hodina, předmět, téma,
        název, nadpis, popis, důvod, číslo objednávky, číslo faktury, zákaznické číslo, číslo účtu, iban, server,
        hostitel, port, url, web, stránka, doména, cesta, název souboru, projekt, název projektu, organizace, prostředí,
        zařízení, název zařízení, prohlížeč, příjemce, cíl, odjezd, hotel, pokoj, barva, velikost, skupina, kanál,
        koníčky, alergie, zeměpisná šířka, zeměpisná délka, rozložení klávesnice, klíčové slovo
    """,
    small="""
        své, svůj, svou, svého, vaše, váš, vaši, vašeho, tvoje, tvé, tvůj, moje, náš, tento, toto, tato, v, ve, na, do,
        z, ze, od, pro, přes, po, k, ke, s, se, sem, zde, tady, níže, vy, ty, my, já, je, jsou, nový, nové, nová,
        nového, staré, starý, stávající, aktuální, současné, volitelné, znovu, nyní, teď, pak, nejprve, také, aby,
        který, pole, hodnota, celé, celý, úplný, následující, nám, mi, vám, při, který jste, místo vás, místo tebe, za
        vás
    """,
    link="k, ke, pro, z, od, na, do",
    also="a, i, nebo, či, a také",
    but="ale, nýbrž, pouze, jen, však",
    hints={
        "beside": """
            za uživatelským jménem, vedle uživatelského jména, po uživatelském jménu, spolu s uživatelským jménem
        """,
        "signin": """
            přihlásit, přihlášení, přihlašujete, přihlašuješ, přihlašování, účtu, login, přihlaste, otevíráte poštu,
            pošt*, schránk*, počítač*, přihlašov*, přihlaš*, otevíráte, otevřít
        """,
        "typing": """
            zadáváte, zadáváš, zadat, píšete, píšeš, používáte, používáš, vyplňujete, ťukáte, napíšete, kterým, kterými,
            otevírá, ťukáš, mačkáte, mačkáš, vyťukáváte, vyplňuješ, patří, vyplňuje, stojí, se píše
        """,
        "thing": """
            co, slovo, slova, fráze, řetězec, znaky, znaků, písmena, kombinace, text, sousloví, vzor, gesto, to co, co
            je, něco
        """,
        "digits": "číslic*, čísla, čísel, číslo, kód*, cifr*, šestimístn*, třímístn*, čtyřmístn*, cifer, cifry, kódů",
        "back": """
            zadní, zezadu, rubu, rub, druhé straně, podpisovém proužku, podpisový proužek, zadní*, rub*, zadu, vzadu
        """,
        "card": "kart*, karty, kartě",
        "front": "přední, zepředu, líci, vyražen*",
        "expiry": "platnost, platí do, expirace, vyprší",
        "sent": """
            zaslali, poslali, odeslali, obdrželi, dostali, přišel, přišla, přišlo, doručen*, zaslan*, poslan*, přijat*,
            obdržel*, dostal*, přišl*, dorazil*, poslal*, poslala, poslal, zaslala
        """,
        "phone": "telefon*, mobil*, sms*, esemes*, chytr* telefon*",
        "mail": "e mail*, mail*, schránk*",
        "future": "pošleme, zašleme, bude zaslán*, obdržíte, dostanete, kam, abychom, budeme",
        "authenticator": "autentizátor*, ověřovací aplikac*, autentizační aplikac*, authenticator, generátor* kódů",
        "shows": "zobrazuje, zobrazen*, ukazuje, vygenerovan*, generuje, vidíte, svítí, zobrazil*, ukáz*",
        "wallet": "peněženk*, kryptoměn*",
        "restore": "obnov*, obnovení, záloh*, zapsali, zapsal, zapsan*",
        "phrase": "slov, slova, dvanáct slov, 12 slov, 24 slov, slovíček, anglických slov",
        "console": "konzol*, vývojářsk* portál*, panel*, nastavení, administrac*, ovládací panel*",
        "long": "dlouhý řetězec, dlouhého řetězce, dlouhý text, náhodný řetězec, řetězec znaků, dlouh*",
        "begins": "začíná na, začíná, začínající, který začíná",
        "cash": "bankomat*, vybír*, výběr* hotovosti, terminál*",
        "unlock": """
            odemyk*, odemkn*, odemčení, otevír*, odjišť*, odblok*, zapín*, zapnu*, spouští*, spouště*, nastartuj*,
            zapnout, otevíráte, otevíráš, otevřete
        """,
        "device": "telefon*, obrazovk*, počítač*, notebook*, zařízení, tablet*, sim, alarm*, trezor*, dveř*, mobil*",
        "only_you": """
            znáte jen vy, znáš jen ty, víte jen vy, nikdo jiný nezná, nikdo jiný neví, nikomu neříkáte, nikomu
            neprozrazujete, držíte v tajnosti, nikomu nesdělujete, s nikým nesdílíte, které nikomu, který nikomu
        """,
        "dots": "tečk*, hvězdičk*, puntík*",
        "capital": "velké písmeno, velká písmena, velkého písmene",
        "symbol": "speciální znak*, zvláštní znak*, symbol*",
        "refreshes": """
            každých 30 sekund, každých třicet sekund, každou minutu, každou půlminutu, stále mění, neustále mění
        """,
        "mother": "matky, maminky, matka",
        "maiden": "za svobodna, rodné příjmení, svatb*, před svatbou, provdá*",
        "question": "bezpečnostní otázk*, kontrolní otázk*",
        "answer": "odpověď, odpovědi",
        "wifi": "wifi, wi fi, router*, bezdrátov* sít*",
        "header": "bearer",
        "generated": "vygenerovan*, vydan*, zobrazen* jen jednou",
        "account": "účet, účtu, bank*, totožnost*, registrac*, účt*",
        "few": """
            tři, čtyři, šest, osm, trojmístn*, šestimístn*, čtyřmístn*, třímístn*, trojcifern*, šesticifern*,
            čtyřcifern*, tří, čtyř, šesti
        """,
        "twelve": "dvanáct, čtyřiadvacet, dvacet čtyři, 12 slov, 24 slov, dvanáct slov",
        "paper": "papír*, lístek, lístku, lístečku, lísteček, krabič*, krabic*, pořadí, kartičk*, sešit*, papírku",
        "coins": "minc*, kryptoměn*, bitcoin*, prostředk*, zůstat*, krypto",
        "after": "po, hned po, pod, vedle, za, kromě, následně, hned za",
        "user": """
            přihlašovacím jméně, přihlašovací jméno, uživatelském jméně, uživatelským jménem, adrese, adresou, adresu, e
            mailové adrese, zákaznickém čísle, loginu
        """,
        "now": "teď, právě, nyní, před chvílí, zrovna, právě teď",
        "proof": """
            že jste to vy, jste to vy, že jsi to ty, jsi to ty, totožnost*, ověření identity, ověřit totožnost, že to
            jste vy
        """,
        "sms": "sms*, esemesk*, textov*, zpráv*",
        "last": "poslední*, poslední čtyři, první*",
        "signature": "podpis*, podpisov*, proužku, proužek, pruhu",
        "sticker": "nálepk*, štítk*, samolepk*, spodku, spodní*, zespodu",
        "only": "jen vy, pouze vy, jen ty, nikdo jiný, jenom vy",
        "know": "znáte, víte, znáš, víš, zná",
        "app": "aplikac*",
        "once": "jen jednou, jednou, pouze jednou",
        "between": "mezi",
        "printout": "vytiskli, vytiskl*, vytištěn*, zapsali, uložili, poznamenali",
        "word": "slovo, slovem, slova",
        "till": "pokladny, pokladna, pokladně, obchodě, platíte, terminál*",
        "which": "jaká, jaké, které, jaký",
    },
)
