"""Danish."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="da",
    login="""
        adgangskode*, kodeord*, password*, løsen, adgangsord, adgangssætning*, adgangsfrase, loginoplysning*,
        logonoplysning*, login oplysninger, adgangsoplysninger, hemmeligt ord, hemmelig sætning, sikkerhedssvar*,
        hemmeligt svar, svar på sikkerhedsspørgsmål*, svaret på sikkerhedsspørgsmål*, svar på dit sikkerhedsspørgsmål,
        svaret på dit sikkerhedsspørgsmål, mors pigenavn, moders pigenavn, din mors pigenavn, oplåsningsmønster,
        hemmelige ord, adgangskodebekræftelse, bekræft adgangskode
    """,
    codes="""
        bekræftelseskode*, verifikationskode*, verificeringskode*, godkendelseskode*, sikkerhedskode*, engangskode*,
        engangsadgangskode*, login kode, loginkode*, gendannelseskode*, backupkode*, reservekode*, nødkode*,
        aktiveringskode*, oplåsningskode*, parringskode*, sms kode*, smskode*, autentificeringskode*,
        autorisationskode*, pinkode*, pin kode*, pukkode*, puk kode, personlig kode, hemmelig kode, tofaktorkode*,
        totrinskode*, alarmkode*, dørkode*, pengeskabskode*, kortnummer*, kreditkortnummer*, betalingskortnummer*,
        dankortnummer*, kreditkort*, betalingskort*, dankort*, kortoplysning*, kortets udløbsdato, udløbsdato på kortet,
        kortets gyldighed, kontrolcifre*, kortets sikkerhedskode, nøglekortnummer*, nøglekortkode, mitid kode, nemid
        kode, kontrolkode*, nulstillingskode*, pinnummer, kode fra kodeviser*, kodeviser, hemmelige kode, kode fra e
        mail*, kode fra mailen, koden i sms en, kode fra sms, koden fra appen, modtaget kode
    """,
    keys="""
        api nøgle*, apinøgle*, adgangsnøgle*, adgangstoken*, opdateringstoken*, sessionstoken*, sessionsnøgle*,
        sikkerhedstoken*, godkendelsestoken*, hemmelig nøgle*, hemmeligt token, privat nøgle*, private nøgle*,
        privatnøgle*, personligt adgangstoken, signeringsnøgle*, krypteringsnøgle*, dekrypteringsnøgle*,
        gendannelsesnøgle*, sikkerhedsnøgle*, netværksnøgle*, ssh nøgle*, pgp nøgle*, gpg nøgle*, klienthemmelighed*,
        apphemmelighed, delt hemmelighed, delt nøgle, webhook hemmelighed, signeringshemmelighed, forbindelsesstreng*,
        sessionscookie*, gendannelsessætning*, gendannelsesfrase*, gendannelsesord, seedfrase, seed sætning,
        huskesætning*, udviklernøgle*, tjenestekontonøgle*, app adgangskode, bot token
    """,
    unsure={
        "token": "token*",
        "key": "nøgle*, nøgler, licensnøgle*, produktnøgle*",
        "code": "kode*, koder",
        "pin": "pin",
        "secret": "hemmelighed*, hemmelig, cookie, hemmelige, hemmeligt",
    },
    partners="""
        bekræftelses, verifikations, godkendelses, sikkerheds, engangs, adgangs, adgang, login, gendannelses, backup,
        nød, aktiverings, oplåsnings, sms, autentificerings, autorisations, hemmelig*, privat*, personlig*, signerings,
        krypterings, sessions, bank, kort, kreditkort, sim, alarm, dør, pengeskabs, udvikler, wifi, wallet, bot,
        tofaktor*, sekscifret, sekscifrede, firecifret, firecifrede, 6 cifret, klient, server, admin, modtaget,
        tofaktor, totrins, applikations, app, reserve, mail, overførsel, underskrift, skat, portal
    """,
    heads="""
        antal, længde, politik*, hint, tip, styrke, manager*, administrator*, håndtering, håndterer, navn, etiket, type,
        slags, format, udløb*, gyldighed*, grænse*, krav, regler, regel, kompleksitet, generator*, hash, ændring*,
        skift, nulstilling*, historik, alder, id, status, udbyder, udsteder, ejer, indehaver, forbrug, pris, symbol,
        omkostning, budget, opbevaring, beskyttelse, sikkerhed, sprog, stil, gennemgang, eksempel, påmindelse*, metode,
        rotation, version, filnavn, sti, problem*, fejl, forsøg, spørgsmål, farve, bundt, ring, placering, mærke,
        selskab, regning, ansøgning, hyppighed, interval, dato, fri, løs, læk, boks, beskyttet, vejledning
    """,
    heads_before="""
        antal, antallet, længde, længden, politik, hint, tip, styrke, navn, navnet, type, slags, format, udløbsdato for
        adgangskoden, udløb, gyldighed, varighed, krav, regler, ændring, alder, ejer, årsag, problem*, spørgsmål,
        erfaring*, påmindelse, håndtering, tab, de sidste fire cifre, sidste fire cifre, sidste 4 cifre, placering,
        formål, udbyder, beskrivelse, emne, pris, omkostning, hvor mange, hvor ofte, hvor længe, hvilken, hvilket,
        hvilke, maks, maksimalt, maksimal, minimum, mindste, holdning, definition, farve, status, brug, hyppighed,
        version, fejlmeddelelse, fejlbesked, titel, artikel
    """,
    harmless="""
        offentlig nøgle*, offentlige nøgle*, primær nøgle*, primærnøgle*, fremmed nøgle, fremmednøgle*, nøgleord*,
        nøglering*, nøgleknippe, nøgleperson*, nøgletal*, nøglehul, nøglerolle, nøglekort hotel, husnøgle*, bilnøgle*,
        ekstranøgle*, reservenøgle*, skruenøgle*, fordelingsnøgle*, postnummer*, postkode, landekode*, landenummer,
        områdenummer, sprogkode*, valutakode*, rabatkode*, kampagnekode*, kuponkode*, invitationskode*, fejlkode*,
        statuskode*, farvekode*, produktkode*, varekode, kildekode*, stregkode*, qr kode*, dresscode, påklædningskode,
        morsekode, adfærdskodeks*, lufthavnskode, kundekode, bookingkode*, kursuskode, projektkode*, kodegennemgang,
        kodenavn*, kodestil, pas, pasnummer*, passager*, boardingkort*, kompas*, id kort*, kundekort*, medlemskort*,
        medlemskortnummer, lånerkort*, sundhedskort*, sygesikringskort*, visitkort*, gavekort*, postkort*,
        hukommelseskort*, grafikkort, simkort*, spillekort*, fødselsdagskort*, rejsekort*, rejsekortnummer*,
        kortholder*, kortindehaver*, korttype*, navn på kortet, kreditkorttype, kreditkortselskab,
        forretningshemmelighed*, familiehemmelighed*, hemmelig have, hemmelig agent, hemmelige have,
        sikkerhedsspørgsmål*, sikkerhedsniveau*, sikkerhedsvagt*, cpr nummer*, personnummer*, antal token*,
        opslagstavle*, pingvin*, kryptovaluta*, tastatur*, internetadgang, småkageopskrift
    """,
    not_before="ikke, aldrig, uden, ingen, intet, i stedet for, hverken, undtagen, bortset fra, undgå",
    not_after="ikke, aldrig, forbudt, unødvendigt",
    ask="""
        indtast, indtaste, skriv, udfyld, angiv, angive, oplys, oplyse, indsæt, indsætte, giv os, giv, send, del,
        fortæl, har brug for, skal bruge, kræves, påkrævet, nødvendig, bekræft, gentag, venligst, vær venlig, hvad er
        din, hvad er dit, hvad er, vælg, indstil, opret, glem ikke, kopier, brug, log ind med, meddel, tast, svar med,
        sig, behøver, hvad hedder, giv mig, send mig, send os, må vi få, må jeg få, hvad har du, sende, give, sige, læs,
        læs op, fortælle, får brug for, kunne sende, dele med, maile, kunne du, kunne i, kan du sende, vil du sende, kan
        du give, kan du sige
    """,
    mention_before="""
        glemt, glemte, glemme, mistet, ændret, ændre, ændrede, skiftet, skifte, skiftede, nulstille, nulstillet,
        gendanne, gemt, gemme, gemmer, opbevare, opbevarer, håndtere, håndterer, administrere, administrerer, beskytte,
        beskytter, genereret, generere, udløbet, stjålet, hacket, delt, om, angående, vedrørende, sender vi, vi sender,
        sendes, få, får, modtage, modtager, anmode, anmodet, bruger du, har du, kender du, forny, rotere, stærk, svag,
        sikker, hvem, hvor, hvornår, hvorfor, slette, tilbagekalde, opdatere, hvis du, huske, kalde, hedder, vi
        opretter, opretter vi
    """,
    mention_after="""
        glemt, mistet, ændret, ændres, skiftet, skiftes, nulstille, nulstilles, gemmes, gemt, opbevares, håndteres,
        udløb, udløber, stjålet, hacket, lækket, oprettet, genereret, blev, skal, bør, må, kan, virker, hedde, kaldes,
        bruges, tilhører, sendes, tilsendt, anmode, beskytter
    """,
    about="""
        hvor mange, hvor ofte, hvor længe, hvor lang, hvor stærk, hvordan, hvorfor, hvornår, hvor, hvem, hvilken type,
        hvilke, om du, har du, bruger du, findes der, er din, skal, vil du, hvad synes, hvad sker, hvad er en, hvad er
        et
    """,
    about_first="er, har, findes, hvem, skal, hvor, hvornår, hvordan",
    plain="""
        navn, fornavn*, efternavn*, fulde navn, brugernavn*, kaldenavn*, visningsnavn, e mailadresse*, mailadresse, e
        mail, mail, telefon, telefonnummer*, mobilnummer*, adresse, gade, vej, husnummer, by, land, region, fødselsdato,
        fødselsdag, fødested, alder, køn, erhverv, stilling, firma, virksomhed, afdeling, team, skole, sprog, tidszone,
        valuta, beløb, pris, antal, budget, dato, tid, tidspunkt, emne, titel, bemærkning*, beskrivelse, årsag,
        kundenummer*, ordrenummer*, fakturanummer*, medlemsnummer*, kontonummer*, iban, medarbejdernummer, server, vært,
        port, url, hjemmeside, domæne, sti, filnavn, projekt, arbejdsområde, organisation, miljø, enhed, enhedsnavn,
        browser, modtager, destination, afgang, hotel, værelse, farve, størrelse, gruppe, kanal, hobby, kæledyr,
        allergier, breddegrad, længdegrad, adgangskodeadministrator*, tastaturlayout, pasnummer
    """,
    small="""
        det, den, de, et, en, din, dit, dine, min, mit, vores, jeres, denne, dette, for, af, til, i, på, fra, hos, med,
        at, som, her, nedenfor, du, vi, jeg, er, ny, nyt, nye, gammel, gamle, nuværende, valgfri, igen, nu, så, først,
        også, hele, følgende, felt, værdi, via, eget, i stedet for dig, for dig
    """,
    link="for, til, af, fra, på, i",
    also="og, eller, samt",
    but="men, kun, blot, derimod",
    hints={
        "beside": "efter dit brugernavn, efter brugernavnet, sammen med brugernavnet",
        "signin": """
            logge ind, logger ind, log ind, login, logge på, logger på, din konto, komme ind, åbne din mail, din mail,
            mailen, computeren, indbakke, låse op, åbner din mail, når computeren spørger
        """,
        "typing": """
            skriver, skrive, taster, taste, indtaster, bruger, bruge, angiver, logger ind med, åbner, taster du, skriver
            du, indtaster du, trykker du, tast ind, indtaste, står, udfylder
        """,
        "thing": """
            ordet, ord, sætning, streng, tegn, bogstaver, kombination, tekst, hvad, tegnstreng, mønster, det som, det
            du, det man, det der, noget
        """,
        "digits": """
            cifre, tal, numre, nummer, kode, koden, sekscifrede, trecifrede, firecifrede, tallene, cifrene, tallet
        """,
        "back": "bagside, bagsiden, bagpå, underskriftsfelt, bag på",
        "card": "kort, kortet, kreditkort, betalingskort, dankort",
        "front": "forside, forsiden, præget",
        "expiry": "gyldig til, udløbsdato, udløber, udløb",
        "sent": "sendte, sendt, fik, fået, modtog, modtaget, kom, ankom, lige sendt, sms et, har sendt",
        "phone": "telefon, telefonen, mobil, mobilen, sms, smartphone",
        "mail": "e mail, mail, indbakke",
        "future": "sender vi, vi sender, vil blive, bliver sendt, sendes, skal modtage, kunne sende, hvorhen",
        "authenticator": """
            godkendelsesapp, authenticator, autentificeringsapp, kodeviser, kodegenerator, autentifikator, nøgleviser
        """,
        "shows": "viser, vises, står, genererer, genereres, fremgår, vist, se, stod",
        "wallet": "tegnebog, kryptotegnebog, wallet, tegnebogen, pungen",
        "restore": "gendanne, gendanner, gendannelse, sikkerhedskopi, skrev ned, noterede, gendann*",
        "phrase": "ord, ordene, tolv ord, 12 ord, 24 ord, ordliste, engelske ord",
        "console": """
            konsol, udviklerkonsol, udviklerkonsollen, udviklerportal, kontrolpanel, indstillinger, indstillingerne,
            udviklerside, dashboard
        """,
        "long": "lang streng, lange streng, lang tekst, lang række, tilfældig streng, lange tegnstreng, lange",
        "begins": "begynder med, starter med, som begynder",
        "cash": "hæveautomat, hæveautomaten, hæve penge, hæver penge, kortterminal, pengeautomat",
        "unlock": "låser op, låse op, åbner, åbne, slå alarmen fra, tænder, starter, starte, tænde, vækker",
        "device": """
            telefon, telefonen, mobilen, skærm, skærmen, computer, computeren, enhed, tablet, sim, alarm, alarmen,
            pengeskab, dør, døren
        """,
        "only_you": """
            kun du kender, kun du ved, ingen andre kender, ingen andre ved, ikke fortæller nogen, holder hemmelig, ikke
            deler med nogen, aldrig fortæller nogen
        """,
        "dots": "prikker, stjerner, skjult",
        "capital": "stort bogstav, store bogstaver",
        "symbol": "specialtegn, symbol, symboler",
        "refreshes": """
            hvert 30 sekund, hvert 30. sekund, hvert halve minut, hvert minut, skifter hele tiden, ændrer sig hele tiden
        """,
        "mother": "mor, mors, moders",
        "maiden": "pigenavn, gift, bryllup, før brylluppet, før hun blev gift",
        "question": "sikkerhedsspørgsmål*",
        "answer": "svar, svaret",
        "wifi": "wifi, wi fi, router, trådløse netværk, trådløst netværk",
        "header": "bearer",
        "generated": "genereret, udstedt, vises kun én gang",
        "account": "konto, bank, identitet, registrering, bankappen, banken",
        "few": "tre, fire, seks, otte, trecifret, sekscifret, firecifret",
        "twelve": "tolv, fireogtyve, 12 ord, 24 ord, tolv ord",
        "paper": "papir, papiret, seddel, sedlen, kort, kortet, æske, æsken, rækkefølge, ark",
        "coins": "mønter, kryptovaluta, bitcoins, beholdning, saldo",
        "after": "efter, lige efter, under, ved siden af, nedenunder, udover, ud over, derefter",
        "user": """
            brugernavn, brugernavnet, e mailadresse, mailadresse, adresse, adressen, mailadressen, kundenummer, login
            navn
        """,
        "now": "nu, netop, lige, lige nu, lige kommet, for lidt siden",
        "proof": """
            at det er dig, om det er dig, det er dig, at det er jer, bekræfte din identitet, din identitet, virkelig er
            dig, kontrollere din identitet
        """,
        "sms": "sms, sms en, sms besked, tekstbesked, besked, beskeden",
        "last": "sidste, sidste fire, fire sidste, første",
        "signature": "underskrift, underskriften, underskriftsfelt, striben, stribe, feltet",
        "sticker": "klistermærke, klistermærket, mærkat, label, undersiden, under routeren, mærkaten",
        "only": "kun du, kun dig, ingen andre end du, bare du, kun i",
        "know": "ved, kender, kender til, kan",
        "app": "app, appen, bankappen",
        "once": "én gang, kun én gang, en gang",
        "between": "mellem",
        "printout": "skrev ud, udskrevne, har udskrevet, skrevet ned, gemte",
        "word": "ord, ordet",
        "till": "kassen, kasse, butikken, betaler, terminalen",
        "which": "hvilke, hvilket, hvilken",
    },
    compounding="closed",
)
