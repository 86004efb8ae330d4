"""Slovak."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="sk",
    login="""
        hesl*, heslo, prístupové heslo, prístupová fráza, heslová fráza, bezpečnostná fráza, tajné slovo, prihlasovacie
        údaj*, prihlasovacích údajov, prístupové údaje, poverenia, bezpečnostná odpoveď, tajná odpoveď, odpoveď na
        bezpečnostnú|kontrolnú otázku, meno matky za slobodna, priezvisko matky za slobodna, rodné priezvisko matky
    """,
    codes="""
        overovací* kód*, potvrdzovací* kód*, autorizačn* kód*, autentifikačn* kód*, bezpečnostn* kód*, prístupov* kód*,
        jednorazov* kód*, prihlasovací* kód*, obnovovací* kód*, kód* na obnovenie, záložn* kód*, núdzov* kód*, aktivačn*
        kód*, odomykací* kód*, odblokovací* kód*, párovací* kód*, sms kód*, kód* z sms, kód* zo sms, pin kód*, puk kód*,
        kód* pin, tajný kód, dvojfaktorov* kód*, kód* cvv, kód* cvc, číslo karty, čísla karty, číslo platobnej karty,
        číslo kreditnej karty, číslo vašej karty, kreditn* kart*, platobn* kart*, údaje o karte, platnosť karty, dátum
        platnosti karty, expirácia karty, pin karty, pin ku karte, kód* alarmu, kód* od trezoru, bok, bok kód,
        bezpečnostný osobný kód, kód z e mailu, kód z mailu, kód zo správy, kód z aplikácie, kód z sms, prijatý kód,
        číslo svojej karty, číslo tvojej karty, číslo svojej platobnej karty
    """,
    keys="""
        api kľúč*, kľúč* api, prístupov* kľúč*, súkromn* kľúč*, privátn* kľúč*, tajn* kľúč*, šifrovací* kľúč*,
        dešifrovací* kľúč*, podpisov* kľúč*, kľúč* relácie, obnovovací* kľúč*, kľúč* na obnovenie, ssh kľúč*, pgp kľúč*,
        zdieľan* kľúč*, bezpečnostn* kľúč*, sieťov* kľúč*, prístupov* token*, obnovovací* token*, token* relácie,
        bezpečnostn* token*, overovací* token*, osobn* token*, osobn* prístupov* token*, api token*, tajomstvo klienta,
        zdieľané tajomstvo, tajomstvo webhooku, reťazec pripojenia, pripájací reťazec, seed fráza, fráza na obnovenie,
        obnovovacia fráza, mnemotechnická fráza, slová na obnovenie, heslo aplikácie, token* bota
    """,
    unsure={
        "token": "token*",
        "key": "kľúč*, licenčn* kľúč*, produktov* kľúč*",
        "code": "kód*",
        "pin": "pin, pinu",
        "secret": "tajomstvo, tajné, cookie, tajn*",
    },
    partners="""
        api, prístup*, overovac*, potvrdzovac*, autorizačn*, autentifikačn*, bezpečnostn*, jednorazov*, prihlasovac*,
        obnov*, záložn*, núdzov*, aktivačn*, odomykac*, sms, tajn*, súkromn*, privátn*, osobn*, podpisov*, šifrovac*,
        relácie, bank*, karty, karte, kreditn*, platobn*, peňaženk*, sim, alarm*, dver*, trezor*, účtu, bota, wifi,
        server*, správcu, miestny, ciferný, klienta, aplikácie, webhook*, dvojfaktorov*, dvojfázov*, aplikačn*,
        náhradn*, rezervn*, mailov*, prevod*, podpis*, daňov*, portál*, bankov*
    """,
    heads_before="""
        počet, počtu, dĺžk*, zásad*, pomôck*, nápoved*, sil*, názov, názvu, meno, typ*, druh*, formát*, platnos*,
        vypršan*, dob*, pravidl*, požiadav*, zložitos*, správc*, správa hesiel, generátor*, rotáci*, históri*, zmen*,
        reset*, vek, vlastník*, držiteľ*, dôvod*, problém*, otázk*, názor*, skúsenos*, limit*, cen*, náklad*, rozpočet,
        identifikátor*, stav*, verzi*, poskytovateľ*, umiestneni*, uloženi*, použiti*, účel*, popis*, minimáln*,
        maximáln*, max, koľko, ako často, ako dlho, aký, aká, aké, ktorý, ktorá, ktoré, posledné štyri číslice, posledné
        4 číslice, strat*, krádež*, zabudnut*, obnoveni*, algoritm*, metód*, spôsob*, symbol*, spotreb*, pripomen*,
        farb*, bezpečnosť, chybová správa, hláška, nadpis*, článok, text*
    """,
    harmless="""
        verejn* kľúč*, primárn* kľúč*, cudz* kľúč*, kľúčov*, kľúč* od auta, kľúč* od domu, kľúče od bytu, kľúč k
        úspechu, husľov* kľúč*, francúzsk* kľúč*, náhradn* kľúč*, zväzok kľúčov, kľúčenk*, reklamné heslo, volebné
        heslo, správca hesiel, psč, poštové smerovacie číslo, kód* krajiny, kód* jazyka, kód* meny, zľavov* kód*, promo
        kód*, kód* kupónu, kód* pozvánky, chybov* kód*, kód* chyby, stavov* kód*, kód* farby, kód* produktu, kód*
        tovaru, zdrojov* kód*, čiarov* kód*, qr kód*, kód* letiska, kód* rezervácie, rezervačn* kód*, kód* objednávky,
        kód* projektu, kódov* názov, kódex*, cestovn* pas*, pas, číslo pasu, cestujúc*, palubn* lístok, kompas*,
        občiansk* preukaz*, číslo občianskeho preukazu, vernostn* kart*, číslo vernostnej karty, člensk* kart*, číslo
        členskej karty, zákazníck* kart*, darčekov* kart*, pamäťov* kart*, sim kart*, vizitk*, pohľadnic*, držiteľ
        karty, typ karty, meno na karte, obchodné tajomstvo, rodinné tajomstvo, tajná záhrada, tajný agent, tajná
        prísada, tajomník*, tajomníčk*, bezpečnostn* otázk*, kontroln* otázk*, úroveň zabezpečenia, rodné číslo, počet
        tokenov, maximálny počet tokenov, špendlík*, tučniak*, kryptomen*, klávesnic*, heslo do krížovky, heslo krížovky
    """,
    not_before="""
        ne, nikdy, bez, namiesto, ani, žiadn*, okrem, nezadávajte, neuvádzajte, nevkladajte, neposielajte, nepíšte,
        nevypĺňajte, nezdieľajte, neprezrádzajte, nepotrebujeme, nechceme, nie je, nie sú, nie, nevyžadujeme, nikto
    """,
    not_after="""
        nie je, nie sú, nebude, nebudú, nezadávajte, neuvádzajte, nepotrebujeme, nevyžadujeme, neposielajte, nepíšte,
        nevkladajte, nikdy, zakázan*
    """,
    ask="""
        zadajte, zadaj, zadať, napíšte, napíš, vložte, vlož, uveďte, uveď, vyplňte, vyplň, poskytnite, pošlite, pošli,
        zašlite, oznámte, povedzte, potrebujeme, potrebujem, potrebné, vyžaduje sa, povinné, potvrďte, zopakujte,
        prosím, prosíme, aké je vaše, aké je, aký je váš, aký je, zvoľte, nastavte, vytvorte, nezabudnite, skopírujte,
        použite, prihláste sa pomocou, zdieľajte, odpovedzte, aké máte, aká je, aké máš, aký máte, ako znie, povedz,
        pošlite mi, pošli mi, dajte mi, prezraďte, poslať, dať, povedať, prečítať, prečítajte, prečítaj, nadiktovať,
        potreboval by som, budem potrebovať, zaslať, nemohli by ste, mohli by ste, nemohol by si, mohol by si, mohla by
        ste, budeme potrebovať, je potrebné
    """,
    mention_before="""
        zabud*, stratil*, zmenil*, zmeniť, resetova*, obnoviť, uložil*, uložiť, uchováva*, spravuje*, chrán*,
        vygenerova*, vypršal*, ukradn*, o, ohľadom, pošleme, zašleme, posielame, dostať, dostanete, požiada*, používate,
        používaš, máte, máš, siln*, slab*, bezpečn*, kto, kde, kedy, prečo, zmazať, zrušiť, aktualizovať, ak, pamäta*,
        pomenovať, nazvať, ste zmenili, zmenili ste, obnovili sme, resetovali sme
    """,
    mention_after="""
        zabudnut*, straten*, zmenen*, bolo, bol, bola, vypršal*, ukradnut*, unikl*, musí, malo by, mal by, môže,
        funguje, uložen*, uchovávan*, používan*, patrí, bude zaslan*, chráni
    """,
    about="""
        koľko, ako často, ako dlho, ako, prečo, kedy, kde, kto, komu, akého druhu, akého správcu, či, máte, používate,
        čo je to, čo sa stalo, akého
    """,
    about_first="je, sú, máte, kto, zabudli, kde, kedy, ako",
    plain="""
        meno, krstné meno, priezvisko, celé meno, používateľské meno, prezývka, e mail, email, e mailová adresa,
        telefón, telefónne číslo, mobil, adresa, ulica, číslo domu, mesto, obec, krajina, kraj, región, dátum narodenia,
        miesto narodenia, vek, pohlavie, povolanie, firma, spoločnosť, oddelenie, tím, škola, jazyk, časové pásmo, mena,
        suma, cena, množstvo, počet, rozpočet, dátum, čas, predmet, téma, názov, nadpis, popis, dôvod, číslo objednávky,
        číslo faktúry, zákaznícke číslo, číslo účtu, iban, server, hostiteľ, port, url, web, doména, cesta, projekt,
        organizácia, prostredie, zariadenie, prehliadač, príjemca, cieľ, hotel, izba, farba, veľkosť, skupina, kanál,
        alergie, zemepisná šírka, zemepisná dĺžka
    """,
    small="""
        svoje, svoj, svoju, svojho, vaše, váš, vašu, vášho, tvoje, tvoj, moje, náš, tento, toto, táto, v, vo, na, do, z,
        zo, od, pre, cez, po, k, ku, s, so, sa, sem, tu, nižšie, vy, ty, my, ja, je, sú, nový, nové, nová, nového,
        staré, starý, aktuálne, súčasné, voliteľné, znova, teraz, potom, najprv, tiež, aby, ktorý, pole, hodnota, celé,
        celý, nám, mi, vám, namiesto vás, za vás
    """,
    link="k, ku, pre, z, od, na, do",
    also="a, i, alebo, či",
    but="ale, iba, len, však",
    hints={
        "signin": """
            prihlásiť, prihlásenie, prihlasujete, prihlasuješ, prihlasovaní, účtu, login, otvárate poštu, pošt*,
            schránk*, počítač*, prihlasov*, prihlás*, otvárate, otvoriť
        """,
        "typing": """
            zadávate, zadávaš, píšete, píšeš, používate, používaš, zadať, ťukáte, stláčate, stláčaš, vypĺňate, píšete
            pri, patrí, stojí, sa píše
        """,
        "thing": "čo, slovo, slová, fráza, reťazec, znaky, znakov, písmená, kombinácia, text, to čo, čo je, niečo",
        "digits": """
            číslic*, čísla, čísel, číslo, kód*, cifr*, šesťmiestn*, trojmiestn*, štvormiestn*, cifier, cifry, kódov
        """,
        "back": "zadn*, zozadu, rube, druhej strane, podpisovom prúžku, rub*, vzadu",
        "card": "kart*",
        "front": "predn*, spredu, líci",
        "expiry": "platnosť, platí do, expirácia",
        "sent": """
            zaslali, poslali, odoslali, dostali, prišiel, prišlo, doručen*, zaslan*, poslan*, prijat*, dostal*, ste
            dostali, prišl*, dorazil*, poslal*, poslala, poslal, zaslala
        """,
        "phone": "telefón*, mobil*, sms*",
        "mail": "e mail*, mail*, schránk*",
        "future": "pošleme, zašleme, bude zaslan*, dostanete, kam, aby sme",
        "authenticator": "autentifikátor*, overovac* aplikáci*, autentifikačn* aplikáci*, authenticator",
        "shows": "zobrazuje, zobrazen*, ukazuje, vygenerovan*, generuje, zobrazil*",
        "wallet": "peňaženk*, kryptomen*",
        "restore": "obnov*, záloh*, zapísal*",
        "phrase": "slov, slová, dvanásť slov, 12 slov, 24 slov, slovíčok, anglických slov",
        "console": "konzol*, vývojársk* portál*, panel*, nastaveni*",
        "long": "dlhý reťazec, dlhého reťazca, dlhý text, náhodný reťazec, dlh*",
        "begins": "začína na, začína, začínajúci",
        "cash": "bankomat*, výber* hotovosti, vyberáte peniaze, terminál*",
        "unlock": "odomyk*, odomkn*, otvár*, odblok*, zapín*, zapnú*, spúšťa*, štartuj*, zapnete, otvárate, otváraš",
        "device": "telefón*, obrazovk*, počítač*, zariadeni*, tablet*, sim, alarm*, trezor*, dver*, mobil*",
        "only_you": """
            poznáte len vy, poznáš len ty, viete len vy, nikto iný nepozná, nikto iný nevie, nikomu nehovoríte, držíte v
            tajnosti, s nikým nezdieľate, ktoré nikomu, ktorý nikomu
        """,
        "dots": "bodk*, hviezdičk*",
        "capital": "veľké písmeno, veľké písmená",
        "symbol": "špeciálny znak, špeciálne znaky, symbol*",
        "refreshes": "každých 30 sekúnd, každú minútu, stále mení, neustále mení",
        "mother": "matky, mamy",
        "maiden": "za slobodna, rodné priezvisko, svadb*, pred svadbou, vydala",
        "question": "bezpečnostn* otázk*, kontroln* otázk*",
        "answer": "odpoveď, odpovede",
        "wifi": "wifi, wi fi, router*, bezdrôtov* siet*",
        "generated": "vygenerovan*, vydan*",
        "account": "účet, účtu, bank*, totožnos*, registráci*",
        "few": "tri, štyri, šesť, osem, trojmiestn*, šesťmiestn*, štvormiestn*, trojcifern*, šesťcifern*, štvorcifern*",
        "twelve": "dvanásť, dvadsaťštyri, 12 slov, 24 slov, dvanásť slov",
        "paper": "papier*, lístok, lístku, krabič*, krabic*, poradí, poradie, kartičk*, zošit*",
        "coins": "minc*, mincí, kryptomien*, bitcoin*, prostriedk*, zostatok, krypto",
        "after": "po, hneď po, pod, vedľa, za, okrem, následne",
        "user": """
            prihlasovacom mene, prihlasovacie meno, používateľskom mene, používateľským menom, adrese, adresu, e
            mailovej adrese, loginu, zákazníckom čísle
        """,
        "now": "teraz, práve, pred chvíľou, práve teraz",
        "proof": "že ste to vy, ste to vy, že si to ty, si to ty, totožnos*, overenie identity, overiť totožnosť",
        "sms": "sms*, esemesk*, textov*, správ*",
        "last": "posledn*, posledné štyri, prv*",
        "signature": "podpis*, prúžku, prúžok, páse",
        "sticker": "nálepk*, štítk*, samolepk*, spodku, zospodu",
        "only": "len vy, iba vy, len ty, iba ty, nikto iný",
        "know": "poznáte, viete, poznáš, vieš",
        "app": "aplikác*",
        "once": "len raz, iba raz, raz",
        "between": "medzi",
        "printout": "vytlačili, vytlačil*, vytlačen*, zapísali, uložili",
        "word": "slovo, slovom, slova",
        "till": "pokladni, pokladnici, obchode, platíte, terminál*",
        "which": "aké, ktoré, aký, aká",
    },
)
