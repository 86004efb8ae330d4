"""Slovenian."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="sl",
    login="""
        gesl*, geslo, gesla, gesel, gesl, dostopno geslo, skrivna beseda, skrivna fraza, geselska fraza, prijavni
        podatki, prijavne podatke, podatki za prijavo, podatke za prijavo, poverilnic*, dostopni podatki, odgovor na
        varnostno vprašanje, skrivni odgovor, varnostni odgovor, dekliški priimek matere, materin dekliški priimek,
        vzorec za odklepanje, šifra za, vaša šifra
    """,
    codes="""
        potrditven* kod*, koda za potrditev, kodo za potrditev, kod* za preverjanje, preveritven* kod*, varnostn* kod*,
        dostopn* kod*, enkratn* kod*, enkratn* geslo, prijavn* kod*, obnovitven* kod*, kod* za obnovitev, rezervn* kod*,
        nadomestn* kod*, aktivacijsk* kod*, kod* za odklepanje, kod* za seznanjanje, sms kod*, kod* iz sms, pin kod*,
        pin, puk kod*, skrivn* kod*, tajn* kod*, avtorizacijsk* kod*, kod* za preverjanje pristnosti, dvofaktorsk* kod*,
        številka kartice, številko kartice, številke kartice, številka kreditne kartice, številko kreditne kartice,
        številka bančne kartice, številka plačilne kartice, kreditn* kartic*, plačiln* kartic*, bančn* kartic*, podatki
        o kartici, podatke o kartici, datum poteka kartice, veljavnost kartice, cvv kod*, cvc kod*, številko svoje
        kartice, številka svoje kartice, številko vaše kartice, številka vaše kartice
    """,
    keys="""
        api ključ*, ključ* api, dostopn* ključ*, zasebn* ključ*, skrivn* ključ*, tajn* ključ*, šifrirn* ključ*, ključ*
        za šifriranje, podpisn* ključ*, ključ* seje, obnovitven* ključ*, ključ* za obnovitev, varnostn* ključ*, ssh
        ključ*, skupn* ključ*, omrežn* ključ*, dostopn* žeton*, žeton* za dostop, žeton* za osvežitev, žeton* seje,
        varnostn* žeton*, osebn* dostopn* žeton*, osebn* žeton*, api žeton*, dostopn* token*, žeton* bota, skrivnost
        odjemalca, skrivnost aplikacije, skupna skrivnost, povezovalni niz, niz za povezavo, piškotek seje, obnovitven*
        fraz*, fraza za obnovitev, frazo za obnovitev, seed fraza, mnemonična fraza, besede za obnovitev, obnovitvene
        besede, geslo aplikacije
    """,
    unsure={
        "token": "žeton*, token*",
        "key": "ključ*",
        "code": "kod*, šifr*",
        "pin": "pin",
        "secret": "skrivnost, skrivn*, piškotek",
    },
    partners="""
        api, dostop*, potrdit*, preverjanj*, varnostn*, prijav*, enkratn*, obnovit*, rezervn*, aktivac*, odklepanj*,
        sms, skrivn*, tajn*, zasebn*, osebn*, podpis*, šifrir*, seje, bank*, bančn*, kartic*, denarnic*, sim, alarm*,
        sef*, račun*, bot*, strežnik*, skrbnik*, mestn*, aplikacij*, odjemalc*, prejet*, nujn*, zasilne*, poštn*,
        prenos*, davčn*, portal*
    """,
    heads_before="""
        število, dolžin*, pravilnik*, politik*, namig*, moč*, ime, imena, naziv*, vrst*, tip*, oblik*, veljavnost*,
        potek*, trajanj*, pravil*, zahtev*, zapletenost*, upravitelj*, generator*, upravljanj*, zgodovin*, sprememb*,
        menjav*, ponastavit*, starost*, lastnik*, razlog*, težav*, vprašanj* o, mnenj*, izkušnj*, pogostost*, omejit*,
        cen*, strošk*, proračun*, identifikator*, stanj*, različic*, mest*, lokacij*, shranjevanj*, uporab*, namen*,
        opis*, oznak*, najmanjš*, največj*, koliko, kako pogosto, kateri, katera, katere, zadnje štiri številke, zadnje
        4 številke, izgub*, kraj*, algoritem*, metod*, način*, simbol*, porab*
    """,
    harmless="""
        javn* ključ*, primarn* ključ*, tuj* ključ*, ključn*, ključ* avta, ključ* stanovanja, ključi od hiše, ključ do
        uspeha, obesek za ključe, poštna številka, kod* države, kod* jezika, kod* valute, promocijsk* kod*, kod* za
        popust, kod* kupona, kod* vabila, kod* napake, kod* stanja, kod* barve, kod* izdelka, šifra izdelka, šifra
        artikla, šifra predmeta, šifra projekta, šifra stranke, izvorn* kod*, črtn* kod*, qr kod*, kodeks*, kod*
        letališča, kod* rezervacije, pregled kode, potni list, številka potnega lista, potnik*, vstopni kupon, kompas*,
        osebna izkaznica, številka osebne izkaznice, kartica zvestobe, številka kartice zvestobe, članska izkaznica,
        številka članske izkaznice, članska kartica, knjižnična izkaznica, zdravstvena kartica, številka zdravstvene
        kartice, zdravstvena izkaznica, darilna kartica, pomnilniška kartica, grafična kartica, sim kartica, vizitka,
        razglednica, imetnik kartice, vrsta kartice, ime na kartici, poslovna skrivnost, družinske skrivnosti, družinska
        skrivnost, skrivni vrt, tajni agent, skrivna sestavina, skrivnost uspeha, tajnik, tajnica, varnostno vprašanje,
        varnostna vprašanja, skrivno vprašanje, emšo, število žetonov, največje število žetonov, omejitev žetonov,
        dostop do interneta, pingvin*, kriptovalut*, tipkovnic*, recept za piškote, upravitelj gesel
    """,
    not_before="ne, nikoli, brez, namesto, niti, noben*, razen, izogibajte, ni, niso, nihče",
    not_after="ni, niso, ne bo, ne sme, ni treba, ni potrebn*, nikoli, prepovedan*",
    ask="""
        vnesite, vnesi, vnos, vpišite, vpiši, napišite, napiši, navedite, navedi, izpolnite, podajte, prilepite,
        prilepi, pošljite, pošlji, delite, povejte, sporočite, potrebujemo, potrebno, potreben, obvezno, potrdite,
        potrdi, ponovite, prosimo, prosim, kakšno je vaše, kakšno je, izberite, nastavite, ustvarite, ne pozabite,
        kopirajte, uporabite, prijavite se z, posredujte, potrebujem, kakšna je, kakšen je, katero je, kaj je, povej,
        pošljite mi, dajte, daj, zaupajte, pošljete, poslati, dati, povedati, preberite, preberi, potreboval bi,
        potrebovali bi, mi lahko, bomo potrebovali, rabim, rabimo, bi mi lahko, lahko pošljete
    """,
    mention_before="""
        pozabil*, pozablj*, izgubil*, spremenil*, spremeni*, ponastavi*, obnovi*, shranil*, shranjuje*, hrani*,
        upravlja*, ščiti, zaščit*, ustvari*, potekl*, ukraden*, o, glede, poslali bomo, pošiljamo, prejmete, prejeti,
        zahteva*, uporabljate, imate, poznate, močno, šibko, varno, kdo, kje, kdaj, zakaj, izbris*, posodobi*, če,
        zapomni*
    """,
    mention_after="""
        pozabljen*, izgubljen*, spremenjen*, potekl*, poteče, ukraden*, je bilo, je bil, mora, morajo, lahko, deluje,
        shranjen*, uporablja, pripada, bo poslan*, imenuje, ščiti
    """,
    about="""
        koliko, kako pogosto, kako, zakaj, kdaj, kje, kdo, komu, kakšen, katerega upravitelja, kateri, ali, imate,
        uporabljate, želite, kaj menite, kaj je to, kaj se je zgodilo
    """,
    about_first="kdo, ali, imate, ste",
    plain="""
        ime, priimek, polno ime, ime in priimek, uporabniško ime, vzdevek, e pošta, e poštni naslov, email, telefon,
        telefonska številka, mobilna številka, naslov, ulica, hišna številka, mesto, kraj, država, regija, datum
        rojstva, kraj rojstva, starost, spol, poklic, podjetje, oddelek, ekipa, šola, jezik, časovni pas, valuta,
        znesek, cena, količina, število, proračun, datum, čas, ura, zadeva, tema, opis, razlog, številka naročila,
        številka računa, strežnik, gostitelj, vrata, url, spletna stran, domena, pot, datoteka, projekt, organizacija,
        okolje, naprava, ime naprave, brskalnik, prejemnik, cilj, hotel, soba, barva, velikost, skupina, kanal,
        alergije, zemljepisna širina, zemljepisna dolžina
    """,
    small="""
        svoj, svojo, svoje, vaš, vaša, vašo, vaše, vašega, tvoj, tvoje, moj, moje, naš, ta, to, v, na, iz, od, za, s, z,
        po, k, tukaj, tu, spodaj, vi, ti, mi, jaz, je, so, nov*, star*, trenutn*, neobvezno, znova, zdaj, nato, najprej,
        tudi, da, ki, polje, vrednost, cel*, naslednj*, se, vam, nam, namesto vas, namesto tebe
    """,
    link="za, od, z, s, iz",
    also="in, ter",
    but="ampak, temveč, vendar, samo, le",
    hints={
        "signin": """
            prijav*, prijavite, račun*, prijavljate, odprete pošto, pošt*, nabiralnik*, računalnik*, vstopite, odpreti
        """,
        "typing": """
            vpišete, vnesete, uporabljate, uporabljaš, tipkate, pišete, vnašate, vtipkate, vtipkaš, vpišeš, pritisnete,
            vneseš, piše, stoji, se vpiše
        """,
        "thing": "kar, besed*, fraz*, niz*, znak*, črk*, kombinacij*, besedilo, kaj, tisto kar, kar je, nekaj",
        "digits": """
            števk*, številk*, številk, kod*, šestmestn*, trimestn*, štirimestn*, števil*, števke, cifre, kod, kode
        """,
        "back": "hrbtn*, zadnj*, zadaj, hrbtišč*",
        "card": "kartic*",
        "sent": "poslali, poslan*, prejeli, prejet*, prispel*, dobili, prišl*, poslala, poslal",
        "phone": "telefon*, mobitel*, sms*",
        "mail": "e pošt*, mail*, pošt*",
        "future": "poslali bomo, bo poslan*, prejeli boste, kam, da bi",
        "authenticator": "avtentikator*, aplikacij* za preverjanje pristnosti, overitelj*",
        "shows": "prikazuje, prikazan*, prikaže, kaže, ustvari",
        "wallet": "denarnic*, kripto*",
        "restore": "obnov*, varnostn* kopij*, zapisali, zapisan*",
        "phrase": "besed, besede, dvanajst, 12 besed, 24 besed, beseda",
        "console": "konzol*, portal*, nastavit*, nadzorn* plošč*",
        "long": "dolg niz, dolgi niz, dolgo besedilo, naključni niz, dolg*",
        "begins": "začne s, začne z, začenja",
        "cash": "bankomat*, dvig*",
        "unlock": "odklepa*, odklene*, odpre*, prižg*, vklop*, zaženet*",
        "device": "telefon*, zaslon*, računalnik*, naprav*, tablic*, sim, alarm*, sef*, vrata",
        "only_you": "samo vi veste, samo ti veš, nihče drug ne ve, nikomur ne poveste, hranite v tajnosti",
        "refreshes": "vsakih 30 sekund, vsako minuto",
        "mother": "matere, mame, materin",
        "maiden": "dekliški, porok*, pred poroko, dekliš*",
        "question": "varnostno vprašanje, skrivno vprašanje",
        "answer": "odgovor*",
        "account": "račun*, bank*, identitet*",
        "few": "tri, štiri, šest, osem, trimestn*, šestmestn*, štirimestn*, trištevilčn*",
        "twelve": "dvanajst, štiriindvajset, 12 besed, 24 besed, dvanajst besed",
        "paper": """
            papir*, listek, listk*, škatl*, vrstnem redu, vrstni red, kartonč*, zvezek, lističa, listič*, listu, papirj*
        """,
        "coins": "kovanc*, kriptovalut*, bitcoin*, sredstva",
        "after": "po, takoj po, pod, poleg, za, zraven",
        "user": "uporabniškem imenu, uporabniško ime, naslovu, naslov, e poštnem naslovu",
        "now": "zdaj, pravkar, ravnokar, ta trenutek",
        "proof": "da ste to vi, da si to ti, ste to vi, identitet*, istovetnost*",
        "sms": "sms*, sporočil*",
        "last": "zadnj*, prv*",
        "signature": "podpis*, traku, trak",
        "sticker": "nalepk*, etiket*, spodnj*, dnu, na dnu",
        "only": "samo vi, samo ti, le vi, nihče drug",
        "know": "veste, poznate, veš, poznaš, ve",
        "wifi": "usmerjevalnik*, router*, ruter*",
        "app": "aplikacij*",
        "once": "samo enkrat, enkrat, le enkrat",
        "between": "med",
        "printout": "natisnili, natisnjen*, zapisali, shranili",
        "word": "beseda, besedo, besede",
        "till": "blagajn*, trgovin*, plačat*, terminal*",
        "which": "katere, kakšne, kakšno, kakšna, kakšen, katero, katera",
    },
)
