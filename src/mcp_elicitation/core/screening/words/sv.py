"""Swedish."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="sv",
    login="""
        lösenord*, lösen, losenord, lösenfras*, lösenmening*, lösenkod*, inloggningsuppgift*, inloggningsinformation,
        inloggningsdata, hemligt ord, hemlig fras, säkerhetssvar*, hemligt svar, svar på säkerhetsfråga*, svaret på
        säkerhetsfråga*, svar på din säkerhetsfråga, svaret på din säkerhetsfråga, mammas flicknamn, mors flicknamn,
        moders flicknamn, din mammas flicknamn, inloggningsmönster, upplåsningsmönster, hemliga ordet, hemliga ord,
        lösenordsbekräftelse, bekräfta lösenord
    """,
    codes="""
        verifieringskod*, bekräftelsekod*, säkerhetskod*, engångskod*, engångslösenord*, åtkomstkod*, inloggningskod*,
        återställningskod*, reservkod*, nödkod*, backupkod*, aktiveringskod*, upplåsningskod*, parkopplingskod*, sms
        kod*, smskod*, autentiseringskod*, auktoriseringskod*, pinkod*, pin kod*, pukkod*, puk kod*, personlig kod,
        hemlig kod, tvåfaktorskod*, tvåstegskod*, larmkod*, portkod*, dörrkod*, kodlås kod, kassaskåpskod*, kortnummer*,
        kreditkortsnummer*, betalkortsnummer*, bankkortsnummer*, kontokortsnummer, kreditkort*, betalkort*, bankkort*,
        kortuppgift*, kortinformation, kortets utgångsdatum, kortets giltighetstid, utgångsdatum på kortet, kortets cvc,
        behörighetskod*, legitimeringskod*, svarskod*, kontrollkod*, bankdosa kod, personnummerkod, kortets
        säkerhetskod, giltighetstid för kortet, hemliga kod, hemliga koden, kod från e post*, kod från mejlet, koden i
        mejlet, koden i sms et, kod från sms, koden från appen, mottagen kod
    """,
    keys="""
        api nyckel*, apinyckel*, åtkomstnyckel*, åtkomsttoken*, åtkomstpollett*, uppdateringstoken*, sessionstoken*,
        sessionsnyckel*, säkerhetstoken*, autentiseringstoken*, hemlig nyckel, hemliga nyckel*, hemligt token, privat
        nyckel*, privata nyckel*, privatnyckel*, personlig åtkomsttoken, signeringsnyckel*, krypteringsnyckel*,
        dekrypteringsnyckel*, huvudnyckel lösenord, återställningsnyckel*, säkerhetsnyckel*, nätverksnyckel*, ssh
        nyckel*, pgp nyckel*, gpg nyckel*, klienthemlighet*, apphemlighet, delad hemlighet, delad nyckel, webhook
        hemlighet, signeringshemlighet, anslutningssträng*, sessionskaka*, sessionscookie*, återställningsfras*,
        återställningsord, fröfras*, seedfras*, seed fras, minnesfras*, mnemonisk fras, utvecklarnyckel*,
        tjänstkontonyckel*, applösenord*, bot token, bottoken*
    """,
    unsure={
        "token": "token*, polletter",
        "key": "nyckel*, nycklar, licensnyckel*, produktnyckel*",
        "code": "kod*, koder",
        "pin": "pin",
        "secret": "hemlighet*, hemlig, cookie, kaka, hemliga, hemligt",
    },
    partners="""
        verifierings, bekräftelse, säkerhets, engångs, åtkomst, inloggnings, inloggning, återställnings, reserv,
        aktiverings, upplåsnings, sms, autentiserings, auktoriserings, hemlig*, privat*, personlig*, signerings,
        krypterings, sessions, bank, kort, kreditkort, sim, larm, port, dörr, kassaskåps, utvecklar, wifi, wallet,
        plånbok, bot, tvåfaktor*, sexsiffrig*, fyrsiffrig*, 6 siffrig*, klient, server, admin, mottagen, tvåfaktors,
        tvåstegs, applikations, app, nöd, mejl, överföring, signatur, skatte, portal
    """,
    heads="""
        antal, längd, policy*, ledtråd*, tips, styrka, hanterare*, hantering*, namn, etikett, typ, sort, format,
        utgång*, giltighet*, gräns*, krav, regler, regel, komplexitet, generator*, hash, ändring*, byte, återställning*,
        historik, ålder, id, status, leverantör, utfärdare, ägare, innehavare, förbrukning, pris, symbol, kostnad,
        budget, lagring, skydd, säkerhet, språk, stil, granskning, exempel, påminnelse*, metod, rotation, version,
        filnamn, sökväg, problem, fel, försök, fråga, färg, knippa, ring, plats, märke, bolag, faktura, ansökan,
        frekvens, intervall, datum, fri, löst, läcka, valv, skyddad
    """,
    heads_before="""
        antal, antalet, längd, längden, policy, ledtråd, styrka, namn, namnet, typ, sort, format, utgångsdatum,
        giltighetstid, varaktighet, krav, regler, ändring, ålder, ägare, anledning, problem, fråga, frågor, erfarenhet*,
        påminnelse, hantering, förlust, de fyra sista siffrorna, sista fyra siffrorna, fyra sista siffrorna, sista 4
        siffrorna, plats, syfte, leverantör, beskrivning, ämne, pris, kostnad, hur många, hur ofta, hur länge, vilken,
        vilket, vilka, max, högsta, minsta, maximalt, minst, åsikt, definition, färg, status, användning, frekvens,
        version, felmeddelande, titel, artikel, text
    """,
    harmless="""
        publik nyckel*, publika nyckel*, öppen nyckel, offentlig nyckel*, primärnyckel*, främmande nyckel*, nyckelord*,
        nyckelring*, nyckelknippa*, nyckelperson*, nyckeltal*, nyckelpiga*, nyckelroll, nyckelfråga, husnyckel*,
        bilnyckel*, reservnyckel*, skiftnyckel*, insexnyckel*, fördelningsnyckel*, postkod*, postnummer*, landskod*,
        landsnummer, riktnummer*, språkkod*, valutakod*, rabattkod*, kampanjkod*, kupongkod*, värvningskod,
        inbjudningskod*, felkod*, statuskod*, färgkod*, produktkod*, artikelkod, källkod*, streckkod*, qr kod*,
        klädkod*, morsekod, uppförandekod*, flygplatskod, kundkod, bokningskod*, kurskod*, projektkod*, kodgranskning,
        kodnamn*, kodstil, passnummer*, passagerare*, boardingkort*, kompass*, id kort*, id kortsnummer, kundkort*,
        kundkortsnummer, medlemskort*, medlemskortsnummer, lånekort*, bibliotekskort*, visitkort*, presentkort*,
        vykort*, minneskort*, grafikkort*, simkort*, spelkort*, födelsedagskort*, kortinnehavare*, korttyp*, namn på
        kortet, kreditkortstyp, kreditkortsbolag, kreditkortsräkning, företagshemlighet*, affärshemlighet*,
        familjehemlighet*, hemlig trädgård, hemlig agent, hemliga trädgården, hemlig ingrediens, säkerhetsfråga*,
        säkerhetsnivå*, säkerhetsvakt*, personnummer*, antal token*, max antal token*, anslagstavla*, stift, pingvin*,
        knappnål*, kryptovaluta*, tangentbord*, kakrecept*, internetåtkomst
    """,
    not_before="""
        inte, ej, aldrig, utan, inga, inget, ingen, i stället för, istället för, varken, eller ens, förutom, undvik,
        ingenting
    """,
    not_after="inte, ej, aldrig, förbjudet, onödigt, behövs ej",
    ask="""
        ange, skriv in, skriv, mata in, fyll i, fyll, uppge, lämna, ge oss, ge, klistra in, klistra, skicka, sänd, dela,
        berätta, behöver, behövs, krävs, obligatoriskt, bekräfta, upprepa, vänligen, var god, snälla, tack, vad är,
        vilket är ditt, vilken är din, välj, ställ in, skapa, glöm inte, kopiera, använd, logga in med, meddela, knappa
        in, slå in, tillhandahåll, svara med, säg, vilket är, vad har du för, vad har ni för, ge mig, skicka mig, skicka
        oss, tala om, vad heter, säga, läs, läs upp, mejla, skulle behöva, kunna skicka, dela med, skulle du kunna,
        skulle ni kunna, skulle du kunna skicka, kan du skicka, skicka ditt, behöver ditt, kan du ge, kan ni skicka,
        kunde du skicka, kan du säga
    """,
    mention_before="""
        glömt, glömde, glömma, tappat, förlorat, ändrat, ändra, ändrade, bytt, byta, bytte, återställa, återställt,
        sparat, spara, sparar, lagra, lagrar, förvara, förvarar, hantera, hanterar, skydda, skyddar, genererat,
        generera, gått ut, stulet, hackat, delat, om, angående, gällande, skickar vi, vi skickar, skickas, få, får, ta
        emot, begära, begärt, använder du, har du, har ni, känner du, förnya, rotera, starkt, svagt, säkert, vem, var,
        när, varför, radera, återkalla, uppdatera, om du, komma ihåg, kalla, döpa, heter, vi skapar, skapar vi
    """,
    mention_after="""
        glömt, tappat, ändrat, ändras, byttes, återställa, återställas, sparas, lagras, förvaras, hanteras, gick ut, går
        ut, stulet, hackat, läckt, skapades, genererades, blev, måste, ska, bör, får, kan, fungerar, heta, kallas,
        används, tillhör, skickas, begära, skyddar
    """,
    about="""
        hur många, hur ofta, hur länge, hur lång, hur starkt, hur, varför, var, vem, vilken typ, vilka, om du, har du,
        använder du, finns det, är ditt, ska, vill du, vad tycker, vad händer, vad är en, vad är ett
    """,
    about_first="är, har, finns, vem, måste, var, när, hur",
    plain="""
        namn, förnamn*, efternamn*, fullständigt namn, användarnamn*, smeknamn*, visningsnamn, e postadress*, e post,
        epost, mejladress, mejl, mail, telefon, telefonnummer*, mobilnummer*, adress, gata, husnummer, ort, stad,
        postort, land, län, region, födelsedatum, födelsedag, födelseort, ålder, kön, yrke, företag, avdelning, team,
        skola, språk, tidszon, valuta, belopp, pris, antal, budget, datum, tid, ämne, rubrik, titel, beskrivning,
        anledning, orsak, kundnummer*, ordernummer*, beställningsnummer, fakturanummer*, medlemsnummer*, kontonummer*,
        iban, anställningsnummer, server, värd, värdnamn, port, url, webbplats, domän, sökväg, filnamn, projekt,
        arbetsyta, organisation, miljö, enhet, enhetsnamn, webbläsare, operativsystem, mottagare, destination, avgång,
        hotell, rum, färg, storlek, grupp, kanal, hobby, husdjur, allergier, latitud, longitud, lösenordshanterare*,
        tangentbordslayout, pass, passnummer
    """,
    small="""
        det, den, de, ett, en, din, ditt, dina, min, mitt, vår, er, ert, denna, detta, för, av, till, i, på, från, hos,
        med, att, som, här, nedan, du, ni, vi, jag, är, ny, nytt, nya, gammal, gammalt, gamla, nuvarande, valfritt,
        igen, nu, sedan, först, också, så, hela, följande, fält, värde, via, och då, eget, i stället för dig, åt dig
    """,
    link="för, till, av, från, i, på",
    also="och, eller, samt",
    but="utan bara, men, bara, endast, däremot",
    hints={
        "beside": """
            efter ditt användarnamn, efter användarnamnet, bredvid användarnamnet, tillsammans med användarnamnet
        """,
        "signin": """
            logga in, loggar in, inloggning, inloggad, ditt konto, login, komma in, öppna mejlen, mejlen, e posten,
            datorn, låsa upp, inkorgen, öppnar mejlen, datorn är låst
        """,
        "typing": """
            skriver, skriva, skriver in, knappar in, använder, använda, anger, matar in, slår in, loggar in med, öppnar,
            knappar du in, skriver du, slår du, skriver du in, matar du, trycker du, anger du, knappar, står, fyller i,
            slår du in, slår
        """,
        "thing": """
            det du, ordet, ord, mening, fras, sträng, tecken, bokstäver, kombination, text, saken, vad, teckensträng,
            mönster, det som, det man, något
        """,
        "digits": "siffror, siffrorna, siffra, nummer, koden, kod, tal, sexsiffriga, tresiffriga, fyrsiffriga, talet",
        "back": "baksidan, baksida, bak, signaturfältet, bakpå, på baksidan",
        "card": "kort, kortet, kreditkort, bankkort",
        "front": "framsidan, framsida, präglat",
        "expiry": "giltigt till, utgångsdatum, går ut, giltighetstid",
        "sent": """
            skickade, skickat, fick, fått, mottagit, mottagna, kom, anlände, sändes, just skickade, smsade, kommit, dök
            upp, sms ade
        """,
        "phone": "telefon, mobil, mobilen, telefonen, sms, smartphone, i din mobil",
        "mail": "e post, mejl, mail, inkorg",
        "future": "skickar vi, vi skickar, kommer att, skickas, ska få, kunna skicka, vart",
        "authenticator": """
            autentiserare, autentiseringsapp, autentiseringsappen, authenticator, bankdosa, bankdosan, kodgenerator,
            säkerhetsdosa
        """,
        "shows": "visar, visas, står, genererar, genereras, syns, anger, visades, se",
        "wallet": "plånbok, kryptoplånbok, wallet, plånboken",
        "restore": "återställa, återställer, återställning, säkerhetskopia, skrev ner, antecknade, återställ*",
        "phrase": "ord, orden, tolv ord, 12 ord, 24 ord, ordlista, engelska ord",
        "console": """
            konsol, utvecklarkonsol, utvecklarkonsolen, utvecklarportal, kontrollpanel, kontrollpanelen, inställningar,
            inställningarna, utvecklarsidan, portal
        """,
        "long": "lång sträng, långa strängen, lång text, lång rad, slumpmässig sträng, lång teckensträng, långa",
        "begins": "börjar med, som börjar, inleds med",
        "cash": "bankomat, bankomaten, uttagsautomat, ta ut pengar, kortterminal, uttag",
        "unlock": """
            låser upp, låsa upp, öppnar, öppna, stänga av larmet, larma av, startar, sätter på, slår på, väcker, starta
        """,
        "device": """
            telefon, telefonen, mobilen, skärm, skärmen, dator, datorn, enhet, surfplatta, sim, larm, larmet, kassaskåp,
            dörr, dörren
        """,
        "only_you": """
            bara du känner till, bara du vet, ingen annan vet, ingen annan känner till, inte berättar för någon, håller
            hemligt, inte delar med någon, aldrig berättar för någon
        """,
        "dots": "prickar, stjärnor, asterisker, dold",
        "capital": "stor bokstav, stora bokstäver, versal*",
        "symbol": "specialtecken, symbol, symboler",
        "refreshes": """
            var 30:e sekund, var trettionde sekund, varje minut, ändras hela tiden, byts var, var 30 sekund, hela tiden
            ändras
        """,
        "mother": "mamma, mammas, mor, mors, moders",
        "maiden": "flicknamn, som ogift, gifte sig, bröllop, före bröllopet, innan hon gifte sig, giftermål",
        "question": "säkerhetsfråga*",
        "answer": "svar, svaret",
        "wifi": "wifi, wi fi, router, trådlösa nätverk, trådlöst nätverk",
        "header": "bearer, auktoriseringshuvud",
        "generated": "genererad, genererades, utfärdad, visas bara en gång",
        "account": "konto, bank, identitet, registrering, bankappen, banken",
        "few": "tre, fyra, sex, åtta, tresiffrig*, sexsiffrig*, fyrsiffrig*",
        "twelve": "tolv, tjugofyra, 12 ord, 24 ord, tolv ord",
        "paper": "papper, papperet, lapp, lappen, ark, ask, asken, i ordning, ordning, kort, kortet",
        "coins": "mynt, kryptovaluta, kryptovalutor, bitcoins, tillgångar, saldo",
        "after": "efter, direkt efter, under, bredvid, nedanför, förutom, därefter, intill",
        "user": """
            användarnamn, användarnamnet, e postadress, e postadressen, adress, adressen, inloggningsnamn, kundnummer,
            mejladressen
        """,
        "now": "nu, nyss, just, just nu, precis, alldeles nyss, strax",
        "proof": """
            att det är du, att det är ni, om det är du, verkligen är du, verifiera dig, bekräfta din identitet, din
            identitet, verifiera din identitet
        """,
        "sms": "sms, sms et, textmeddelande, meddelande, meddelandet",
        "last": "sista, sista fyra, fyra sista, första",
        "signature": "namnteckning, underskrift, signaturfält, namnteckningsfält, remsan, remsa, strecket",
        "sticker": "klistermärke, etikett, etiketten, undersidan, under routern, lappen under, dekal",
        "only": "bara du, endast du, bara ni, endast ni, ingen utom du",
        "know": "vet, känner till, kan, känner",
        "app": "app, appen, bankappen",
        "once": "en gång, bara en gång, endast en gång",
        "between": "mellan",
        "printout": "skrev ut, utskrivna, har skrivit ut, skrivit ner, sparade",
        "word": "ord, ordet",
        "till": "kassan, kassa, affären, betalar, terminalen",
        "which": "vilka, vilket, vilken",
    },
    compounding="closed",
)
