"""Croatian, Bosnian, and Serbian in Latin letters."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="hr",
    login="""
        lozink*, zaporka*, zaporku, zaporke, zaporkom, zaporci, pristupna fraza, pristupnu frazu, fraza zaporke, tajna
        riječ, tajnu riječ, tajna reč, tajna fraza, šifra za prijavu, pristupna šifra, pristupnu šifru, korisnička
        šifra, podaci za prijavu, podatke za prijavu, pristupni podaci, pristupne podatke, vjerodajnic*, akreditiv*,
        odgovor na sigurnosno|tajno pitanje, odgovor na bezbednosno pitanje, tajni odgovor, sigurnosni odgovor,
        djevojačko prezime majke, devojačko prezime majke, majčino djevojačko prezime, majčino devojačko prezime, uzorak
        za otključavanje, lozinka, šifra za, tvoja šifra, vaša šifra, šifru za, moja šifra
    """,
    codes="""
        kod* za potvrdu, kod* za provjeru, kod* za proveru, kod* za verifikaciju, verifikacijski kod*, verifikacioni
        kod*, potvrdni kod*, kontrolni kod kartice, sigurnosni kod*, sigurnosnog koda, bezbednosni kod*, pristupni kod*,
        kod* za pristup, kod* za prijavu, jednokratni kod*, jednokratna lozinka, jednokratnu lozinku, jednokratna šifra,
        kod* za oporavak, rezervni kod*, pričuvni kod*, kod* za hitne slučajeve, aktivacijski kod*, aktivacioni kod*,
        kod* za aktivaciju, kod* za otključavanje, kod* za uparivanje, sms kod*, kod* iz sms*, pin kod*, pin broj, puk
        kod*, tajni kod*, tajna šifra, autorizacijski kod*, autorizacioni kod*, kod* za autentifikaciju,
        autentifikacijski kod*, dvofaktorski kod*, kod* alarma, šifra alarma, šifra sefa, kod* za resetiranje, broj
        kartice, broja kartice, broj vaše kartice, broj kreditne kartice, broj bankovne kartice, broj bankarske kartice,
        broj platne kartice, broj debitne kartice, kreditn* kartic*, bankovn* kartic*, platn* kartic*, debitn* kartic*,
        podaci o kartici, podatke o kartici, podaci kartice, datum isteka kartice, rok važenja kartice, valjanost
        kartice, datum valjanosti kartice, važenje kartice, cvv kod*, cvc kod*, pin kartice, broj svoje kartice, broj
        tvoje kartice
    """,
    keys="""
        api ključ*, pristupni ključ*, privatni ključ*, privatnog ključa, tajni ključ*, tajnog ključa, ključ* za
        šifriranje, ključ* za enkripciju, ključ* za dešifriranje, ključ* za potpisivanje, ključ* za pristup, ključ*
        sesije, ključ* za oporavak, sigurnosni ključ*, bezbednosni ključ*, ssh ključ*, pgp ključ*, dijeljeni ključ*,
        deljeni ključ*, mrežni ključ*, razvojni ključ*, token* za pristup, pristupni token*, token* za osvježavanje,
        token* za osvežavanje, token* sesije, sigurnosni token*, autentifikacijski token*, osobni pristupni token*,
        lični pristupni token*, osobni token*, tajni token*, api token*, token* bota, tajna klijenta, klijentska tajna,
        tajni ključ klijenta, tajna aplikacije, dijeljena tajna, webhook tajna, niz za povezivanje, niz veze, povezni
        niz, kolačić sesije, fraza za oporavak, frazu za oporavak, fraza oporavka, seed fraza, mnemonička fraza, riječi
        za oporavak, reči za oporavak, lozinka aplikacije
    """,
    unsure={
        "token": "token*, žeton",
        "key": "ključ*, licencni ključ*, ključ proizvoda",
        "code": "kod*, šifr*",
        "pin": "pin",
        "secret": "tajna, tajni, tajno, kolačić, tajn*",
    },
    partners="""
        api, pristup*, potvrd*, provjer*, prover*, verifikac*, sigurnosn*, bezbednosn*, prijav*, jednokratn*, oporavak,
        oporavka, rezervn*, aktivac*, otključavanje, sms, tajn*, privatn*, osobn*, ličn*, potpis*, šifriranje,
        enkripcij*, sesij*, bank*, kartic*, novčanik*, sim, alarm*, sef*, račun*, nalog*, bot*, server*, poslužitelj*,
        administrator*, znamenkast*, cifren*, aplikacij*, klijent*, wifi, primljen*, autentifikac*, autorizac*,
        dvofaktorsk*, dvostupanjsk*, pričuvn*, hitn*, poštansk*, prijenos*, porezn*, bankovn*, portal*
    """,
    heads_before="""
        broj tokena, broj, duljin*, dužin*, pravil*, politik*, savjet*, podsjetnik*, nagovještaj*, snag*, jačin*,
        naziv*, ime, imena, tip*, vrst*, format*, valjanost*, istek*, trajanj*, zahtjev*, zahtev*, složenost*,
        upravitelj*, menadžer*, generator*, upravljanj*, rotacij*, povijest*, istorij*, promjen*, promen*, resetiranj*,
        ponovno postavljanje, starost*, vlasnik*, nositelj*, razlog*, problem*, pitanj* o, mišljenj*, iskustv*,
        učestalost*, ograničenj*, limit*, cijen*, cen*, trošak*, proračun*, identifikator*, status*, stanj*, verzij*,
        pružatelj*, mjest*, lokacij*, pohran*, čuvanj*, korištenj*, svrh*, opis*, oznak*, minimaln*, maksimaln*, koliko,
        koliko često, koliko dugo, koji, koja, koje, kojeg, zadnje četiri znamenke, posljednje četiri znamenke, zadnje 4
        znamenke, poslednje četiri cifre, gubit*, krađ*, algoritam*, metod*, način*, kanal*, simbol*, potrošnj*,
        podsetnik*, boj*, poruka o pogrešci, poruka o grešci, naslov*, član*, tekst*
    """,
    harmless="""
        javni ključ*, javnog ključa, primarni ključ*, strani ključ*, ključna riječ*, ključne riječi, ključna reč*,
        ključne reči, ključn*, ključ* od auta, ključevi auta, ključ* od stana, ključ* od kuće, ključ* uspjeha, violinski
        ključ, francuski ključ, privjesak za ključeve, rezervni ključ, poštanski broj, kod* države, kod* zemlje, kod*
        jezika, kod* valute, promo kod*, promotivni kod*, kod* za popust, kod* kupona, kod* pozivnice, pozivni kod*,
        kod* preporuke, kod* greške, kod* pogreške, šifra greške, kod* statusa, kod* boje, kod* proizvoda, šifra
        proizvoda, šifra artikla, izvorni kod*, bar kod*, barkod*, crtični kod*, qr kod*, kod* oblačenja, kodeks*, kod*
        zračne luke, kod* klijenta, šifra klijenta, šifra kupca, kod* rezervacije, šifra rezervacije, šifra narudžbe,
        šifra predmeta, šifra kolegija, šifra projekta, šifra djelatnosti, šifra delatnosti, šifra učenika, šifra
        radnika, pregled koda, kodno ime, putovnic*, pasoš*, putnik*, putnic*, propusnica za ukrcaj, kompas*, osobna
        iskaznica, osobne iskaznice, lična karta, broj lične karte, kartica vjernosti, broj kartice vjernosti, kartica
        lojalnosti, broj kartice lojalnosti, članska kartica, broj članske kartice, članska iskaznica, knjižnična
        iskaznica, zdravstvena kartica, zdravstvena iskaznica, broj zdravstvene kartice, studentska iskaznica, poklon
        kartica, memorijska kartica, grafička kartica, sim kartica, posjetnica, razglednica, vlasnik kartice, nositelj
        kartice, vrsta kartice, tip kartice, ime na kartici, poslovna tajna, obiteljska tajna, obiteljske tajne,
        porodične tajne, tajni vrt, tajni agent, tajni sastojak, tajni recept, tajna uspjeha, tajna uspeha, tajnik,
        tajnica, tajništvo, sekretar*, sigurnosno pitanje, sigurnosna pitanja, bezbednosno pitanje, tajno pitanje,
        razina sigurnosti, sigurnosni pojas, oib, jmbg, broj tokena, maksimalan broj tokena, maksimalni broj tokena,
        limit tokena, pristup internetu, pingvin*, pribadač*, kriptovalut*, tipkovnic*, tastatur*, recept za kekse,
        upravitelj lozinki, menadžer lozinki
    """,
    not_before="""
        ne, nikada, nikad, bez, umjesto, umesto, ni, niti, nijedn*, osim, izbjegavajte, nemojte, nije, nisu, nećemo,
        nitko, niko
    """,
    not_after="nije, nisu, neće, ne smije, ne treba, nije potrebn*, nikada, zabranjen*, nepotrebn*",
    ask="""
        unesite, unesi, unijeti, unos, upišite, upiši, upisati, napišite, napiši, navedite, navedi, ispunite, popunite,
        dajte, daj, zalijepite, zalijepi, nalepite, pošaljite, pošalji, podijelite, podelite, recite, reci, javite,
        dostavite, trebamo, treba nam, potreban, potrebna, potrebno, obavezno, potvrdite, potvrdi, ponovite, ponovi,
        molimo, molim, koja je vaša, koja je tvoja, koja je, koji je vaš, koji je, odaberite, izaberite, postavite,
        stvorite, kreirajte, ne zaboravite, kopirajte, koristite, prijavite se s, prijavite se pomoću, otkucajte,
        ukucajte, utipkajte, priložite, trebam, potreban mi je, potrebna mi je, koje su, kako glasi, pošaljite mi,
        otkrijte, poslati, dati, reći, pročitajte, pročitaj, trebat će mi, trebao bih, možete poslati, podijeliti,
        kazati, možete li, možeš li, treba mi, trebaju mi, biste li mi, mogli biste mi, biste li poslali
    """,
    mention_before="""
        zaboravi*, zaborav*, izgubi*, promijeni*, promeni*, mijenja*, resetira*, oporavi*, spremi*, sprema*, čuva*,
        pohran*, upravlja*, štiti, zaštit*, generira*, istekl*, ukraden*, o, vezano, u vezi, poslat ćemo, poslaćemo,
        šaljemo, primiti, primit ćete, zatraži*, koristite li, imate li, znate li, jaka, jaku, slaba, sigurna, tko, ko,
        gdje, gde, kada, zašto, izbriš*, ažurira*, ako, pamti*, stvaramo, kreiramo
    """,
    mention_after="""
        zaboravljen*, izgubljen*, promijenjen*, promenjen*, istekl*, istječe, ističe, ukraden*, bila, bio, je bila, je
        bio, mora, moraju, treba biti, može, radi, čuva, sprema, koristi, pripada, bit će poslan*, zove, štiti
    """,
    about="""
        koliko, koliko često, kako, zašto, kada, gdje, gde, tko, ko, kome, kakav, kakvu, kojeg upravitelja, koji
        upravitelj, koju vrstu, jeste li, da li, imate li, koristite li, želite li, što mislite, šta mislite, što je to,
        što se dogodilo, čija
    """,
    about_first="tko, ko, jeste, imate, je, gdje, kada, kako",
    plain="""
        ime, prezime, puno ime, ime i prezime, korisničko ime, nadimak, e mail, email, e pošta, e mail adresa, adresa e
        pošte, telefon, broj telefona, mobitel, broj mobitela, adresa, ulica, kućni broj, grad, mjesto, država, zemlja,
        županija, regija, datum rođenja, mjesto rođenja, dob, godine, spol, pol, zanimanje, tvrtka, firma, kompanija,
        odjel, odeljenje, tim, škola, jezik, vremenska zona, valuta, iznos, cijena, cena, količina, broj gostiju,
        proračun, budžet, datum, vrijeme, vreme, sat, predmet, tema, naslov, naziv, opis, razlog, mišljenje, broj
        narudžbe, broj računa, broj kupca, iban, poslužitelj, server, domaćin, port, url, web stranica, domena, putanja,
        datoteka, projekt, projekat, organizacija, okruženje, uređaj, naziv uređaja, preglednik, primatelj, odredište,
        hotel, soba, boja, veličina, grupa, kanal, hobi, alergije, geografska širina, geografska dužina, raspored
        tipkovnice
    """,
    small="""
        svoj, svoju, svoje, svog, vaš, vaša, vašu, vašeg, vaše, tvoj, tvoja, tvoju, moj, moja, naš, ovaj, ova, ovo, taj,
        ta, to, u, na, iz, od, za, s, sa, po, k, kod vas, ovdje, ovde, niže, ispod, vi, ti, mi, ja, je, su, nov*, star*,
        trenutn*, neobavezno, ponovno, ponovo, sada, zatim, prvo, također, takođe, da, koji, koju, koja, polje,
        vrijednost, cijel*, sljedeć*, se, vam, nam, računa, umjesto vas, umjesto tebe, ono što
    """,
    link="za, od, s, iz",
    also="i, ili, te, kao i",
    but="nego, već, ali, samo, međutim",
    hints={
        "beside": "uz korisničko ime, nakon korisničkog imena",
        "signin": """
            prijav*, prijavljujete, prijavu, ulogira*, uloguj*, login, račun*, nalog*, otvarate poštu, pošt*, sandučić*,
            računal*, ulazite, otvoriti
        """,
        "typing": """
            upisujete, upisuješ, unosite, unosiš, koristite, koristiš, tipkate, kucate, pišete, kojom, kojim, otvara,
            utipkavate, pritišćete, piše, stoji, se upisuje
        """,
        "thing": "što, šta, riječ*, reč*, fraz*, niz*, znak*, slov*, kombinacij*, tekst*, ono što, to što, nešto",
        "digits": """
            znamenk*, cifr*, broj*, brojev*, kod*, šifr*, šesteroznamenkast*, troznamenkast*, četveroznamenkast*,
            znamenki, kodova
        """,
        "back": "poleđin*, stražnj*, zadnj*, pozadin*, iza, straga",
        "card": "kartic*",
        "front": "prednj*, sprijeda, napred",
        "expiry": "istek*, vrijedi do, važi do, valjanost*, rok važenja",
        "sent": """
            poslali, poslan*, primili, primljen*, dobili, dobiven*, dobijen*, stigao, stigli, stigla, dobio, primio,
            stigl*, došl*, poslala, poslao
        """,
        "phone": "telefon*, mobitel*, mobilni*, sms*, poruk*",
        "mail": "e mail*, mail*, pošt*",
        "future": "poslat ćemo, poslaćemo, bit će poslan*, primit ćete, dobit ćete, kamo, kako bismo, gdje da",
        "authenticator": """
            autentifikator*, aplikacij* za autentifikaciju, aplikacij* za provjeru, authenticator, token uređaj, mtoken,
            m token
        """,
        "shows": "prikazuje, prikazan*, pokazuje, generira, generiran*, vidite, ispisuje",
        "wallet": "novčanik*, kripto*, novčanika",
        "restore": "oporav*, vrać*, vrati*, obnov*, sigurnosn* kopij*, zapisali, zapisan*",
        "phrase": "riječi, reči, dvanaest, 12 riječi, 24 riječi, riječ",
        "console": "konzol*, portal*, postavk*, podešavanj*, nadzorn* ploč*, kontroln* ploč*",
        "long": "dugi niz, dugačak niz, dugi tekst, nasumičan niz, nasumični niz",
        "begins": "počinje s, počinje sa, koji počinje",
        "cash": "bankomat*, podiz* novca, podižete novac, podizanj*, terminal*",
        "unlock": """
            otključava*, otključa*, otvara*, gasi alarm, palite, pališ, uključuj*, pokreć*, otključav*, uključite
        """,
        "device": "telefon*, mobitel*, zaslon*, ekran*, računal*, računar*, uređaj*, tablet*, sim, alarm*, sef*, vrata",
        "only_you": """
            samo vi znate, samo ti znaš, nitko drugi ne zna, niko drugi ne zna, nikome ne govorite, nikome ne kažete,
            čuvate u tajnosti, držite u tajnosti, ne dijelite ni s kim, ne delite ni sa kim
        """,
        "dots": "točkic*, točk*, tačkic*, zvjezdic*",
        "capital": "velik* slov*",
        "symbol": "posebn* znak*, specijaln* znak*, simbol*",
        "refreshes": "svakih 30 sekundi, svake minute, stalno mijenja, stalno menja",
        "mother": "majke, majčino, mame",
        "maiden": "djevojačko, devojačko, vjenčanj*, udaje, prije udaje, djevojačk*",
        "question": "sigurnosno pitanje, tajno pitanje",
        "answer": "odgovor*",
        "wifi": "wifi, wi fi, ruter*, usmjerivač*, bežičn* mrež*, router*",
        "account": "račun*, nalog*, bank*, identitet*, registracij*",
        "few": "tri, četiri, šest, osam, troznamenkast*, šesteroznamenkast*, četveroznamenkast*, šestoznamenkast*",
        "twelve": "dvanaest, dvadeset četiri, 12 riječi, 24 riječi, dvanaest riječi",
        "paper": "papir*, papirić*, listić*, kutij*, redoslijed*, karton*, bilježnic*",
        "coins": "kovanic*, kriptovalut*, bitcoin*, sredstva, novčić*",
        "after": "nakon, odmah nakon, ispod, pokraj, pored, osim, poslije, iza",
        "user": "korisničkog imena, korisničko ime, adrese, adresu, e mail adrese, korisničkim imenom",
        "now": "sada, upravo, malo prije, ovaj čas, maloprije",
        "proof": "da ste to vi, da si to ti, jeste li to vi, identitet*, potvrditi identitet",
        "sms": "sms*, poruk*",
        "last": "zadnj*, posljednj*, prv*",
        "signature": "potpis*, traci, traka, trake",
        "sticker": "naljepnic*, etiket*, donj*, dno, dnu",
        "only": "samo vi, samo ti, jedino vi, nitko drugi",
        "know": "znate, znaš, poznat*, zna",
        "app": "aplikacij*",
        "once": "samo jednom, jednom, jedanput",
        "between": "između",
        "printout": "ispisali, ispisan*, isprintali, zapisali, spremili",
        "word": "riječ, riječju, riječi",
        "till": "blagajn*, trgovin*, plaćat*, terminal*",
        "which": "koje, kakve, koja, koji, kakva, kakav",
    },
)
