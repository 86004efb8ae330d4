"""Norwegian."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="nb",
    login="""
        passord*, adgangsord, løsenord*, passfrase*, passordfrase*, innloggingsdetalj*, innloggingsinformasjon*,
        påloggingsinformasjon*, påloggingsdetaljer*, innloggingsdata, hemmelig ord, hemmelig frase, sikkerhetssvar*,
        hemmelig svar, svar på sikkerhetsspørsmål*, svaret på sikkerhetsspørsmål*, svar på sikkerhetsspørsmålet, svaret
        på sikkerhetsspørsmålet ditt, svar på sikkerhetsspørsmål, svaret på sikkerhetsspørsmål, mors pikenavn, din mors
        pikenavn, moren din sitt pikenavn, opplåsingsmønster, hemmelige ordet, hemmelige ord, innloggingsopplysning*,
        påloggingsopplysning*, passordbekreftelse, bekreft passord
    """,
    codes="""
        bekreftelseskode*, verifiseringskode*, verifikasjonskode*, godkjenningskode*, sikkerhetskode*, engangskode*,
        engangspassord*, adgangskode*, tilgangskode*, innloggingskode*, påloggingskode*, gjenopprettingskode*,
        reservekode*, nødkode*, aktiveringskode*, opplåsingskode*, opplåsningskode*, sammenkoblingskode*, paringskode*,
        sms kode*, smskode*, autentiseringskode*, autorisasjonskode*, pinkode*, pin kode*, pukkode*, puk kode, personlig
        kode, hemmelig kode, tofaktorkode*, totrinnskode*, alarmkode*, dørkode*, safekode*, kortnummer*,
        kredittkortnummer*, bankkortnummer*, betalingskortnummer*, kredittkort*, betalingskort*, bankkort*,
        kortopplysning*, kortinformasjon, kortdetaljer, kortets utløpsdato, utløpsdato på kortet, kortets gyldighet,
        bankid kode, kodebrikke kode, kontrollsifre på kortet, kortets sikkerhetskode, kontrollkode*,
        tilbakestillingskode*, hemmelige kode, hemmelige koden, kode fra e post*, koden i sms en, kode fra sms, koden
        fra appen, mottatt kode
    """,
    keys="""
        api nøkkel*, apinøkkel*, api nøkler, tilgangsnøkkel*, tilgangstoken*, oppdateringstoken*, sesjonstoken*,
        økttoken*, øktnøkkel*, sesjonsnøkkel*, sikkerhetstoken*, autentiseringstoken*, godkjenningstoken*, hemmelig
        nøkkel, hemmelige nøkkel*, privat nøkkel, private nøkkel*, privatnøkkel*, personlig tilgangstoken,
        signeringsnøkkel*, krypteringsnøkkel*, dekrypteringsnøkkel*, gjenopprettingsnøkkel*, sikkerhetsnøkkel*,
        nettverksnøkkel*, ssh nøkkel*, pgp nøkkel*, gpg nøkkel*, klienthemmelighet*, apphemmelighet, delt hemmelighet,
        delt nøkkel, webhook hemmelighet, signeringshemmelighet, tilkoblingsstreng*, øktinformasjonskapsel*,
        sesjonscookie*, gjenopprettingsfrase*, gjenopprettingsord, seedfrase, seed frase, huskesetning, mnemonisk frase,
        utviklernøkkel*, tjenestekontonøkkel*, app passord, bot token
    """,
    unsure={
        "token": "token*",
        "key": "nøkkel*, nøkler, lisensnøkkel*, produktnøkkel*",
        "code": "kode*, koder",
        "pin": "pin",
        "secret": "hemmelighet*, hemmelig, cookie, hemmelige",
    },
    partners="""
        bekreftelses, verifiserings, godkjennings, sikkerhets, engangs, adgangs, tilgangs, tilgang, innloggings,
        innlogging, påloggings, pålogging, gjenopprettings, reserve, nød, aktiverings, opplåsings, sms, autentiserings,
        autorisasjons, hemmelig*, privat*, personlig*, signerings, krypterings, sesjons, økt, bank, kort, kredittkort,
        sim, alarm, dør, safe, utvikler, wifi, wallet, bot, tofaktor*, sekssifret, sekssifrede, firesifret, firesifrede,
        6 sifret, klient, server, admin, mottatt, totrinns, totrinnsbekreftelse, tofaktor, applikasjons, app, e post,
        overføring, signatur, skatte, portal
    """,
    heads="""
        antall, lengde, policy*, retningslinje*, hint, tips, styrke, behandler*, håndterer*, håndtering, administrator*,
        navn, etikett, type, slag, format, utløp*, gyldighet*, grense*, krav, regler, regel, kompleksitet, generator*,
        hash, endring*, bytte, tilbakestilling*, historikk, alder, id, status, leverandør, utsteder, eier, innehaver,
        forbruk, pris, symbol, kostnad, budsjett, lagring, beskyttelse, sikkerhet, språk, stil, gjennomgang, eksempel,
        påminnelse*, metode, rotasjon, versjon, filnavn, bane, problem*, feil, forsøk, spørsmål, farge, knippe, ring,
        plassering, merke, selskap, regning, søknad, hyppighet, intervall, dato, fri, løs, lekkasje, beskyttet, hvelv,
        bok
    """,
    heads_before="""
        antall, antallet, lengde, lengden, retningslinje*, hint, tips, styrke, navn, navnet, type, slag, format,
        utløpsdato for passordet, utløp, gyldighet, varighet, krav, regler, endring, alder, eier, årsak, problem*,
        spørsmål, erfaring*, påminnelse, håndtering, tap, de siste fire sifrene, siste fire sifrene, siste fire sifre,
        siste 4 sifre, plassering, formål, leverandør, beskrivelse, emne, pris, kostnad, hvor mange, hvor ofte, hvor
        lenge, hvilken, hvilket, hvilke, maks, maksimalt, minimum, minste, mening, definisjon, farge, status, bruk,
        hyppighet, versjon, feilmelding, tittel, artikkel
    """,
    harmless="""
        offentlig nøkkel*, offentlige nøkkel*, primærnøkkel*, fremmednøkkel*, nøkkelord*, nøkkelring*, nøkkelknippe*,
        nøkkelperson*, nøkkeltall*, nøkkelhull, nøkkelrolle, husnøkkel*, bilnøkkel*, reservenøkkel*, skiftenøkkel*,
        fordelingsnøkkel*, postnummer*, postkode, landskode*, landkode*, landsnummer, retningsnummer*, språkkode*,
        valutakode*, rabattkode*, kampanjekode*, kupongkode*, vervekode*, invitasjonskode*, feilkode*, statuskode*,
        fargekode*, produktkode*, varekode, kildekode*, strekkode*, qr kode*, kleskode*, morsekode, atferdskode*,
        flyplasskode, kundekode, bestillingskode*, bookingkode*, kurskode*, emnekode*, prosjektkode*, kodegjennomgang,
        kodenavn*, kodestil, passnummer*, passasjer*, ombordstigningskort*, boardingkort*, kompass*, id kort*,
        kundekort*, medlemskort*, lånekort*, visittkort*, gavekort*, postkort*, minnekort*, grafikkort, simkort*,
        kortholder*, kortinnehaver*, korttype*, navn på kortet, kredittkorttype, kredittkortselskap,
        forretningshemmelighet*, familiehemmelighet*, hemmelig hage, hemmelig agent, sikkerhetsspørsmål*,
        sikkerhetsnivå*, sikkerhetsvakt*, personnummer*, fødselsnummer*, antall token*, oppslagstavle*, pingvin*,
        kryptovaluta*, tastatur*, internettilgang, oppskrift på kjeks, stift, knappenål*
    """,
    not_before="ikke, aldri, uten, ingen, intet, i stedet for, verken, unntatt, bortsett fra, unngå",
    not_after="ikke, aldri, forbudt, unødvendig",
    ask="""
        skriv inn, skriv, tast inn, tast, angi, oppgi, fyll inn, fyll ut, lim inn, lim, gi oss, gi, send, del, fortell,
        trenger, kreves, påkrevd, nødvendig, bekreft, gjenta, vennligst, vær så snill, hva er ditt, hva er din, hva er,
        velg, angi et, opprett, glem ikke, kopier, bruk, logg inn med, logg på med, svar med, si, legg inn, sett inn,
        hva heter, gi meg, send meg, send oss, kan vi få, kan jeg få, hva har du, sende, sendt meg, les, les opp,
        fortelle, får bruk for, kunne sendt, dele med, kunne du, kunne dere, kan du sende, vil du sende, kan du gi, kan
        du si
    """,
    mention_before="""
        glemt, glemte, glemme, mistet, endret, endre, byttet, bytte, tilbakestille, tilbakestilt, gjenopprette, lagret,
        lagre, lagrer, oppbevare, oppbevarer, håndtere, håndterer, administrere, beskytte, beskytter, generert,
        generere, utløpt, stjålet, hacket, delt, om, angående, vedrørende, sender vi, vi sender, sendes, få, får, motta,
        mottar, be om, bedt om, bruker du, har du, kjenner du, fornye, rotere, sterkt, svakt, sikkert, hvem, hvor, når,
        hvorfor, slette, tilbakekalle, oppdatere, hvis du, huske, kalle, heter, vi lager, vi oppretter, oppretter vi
    """,
    mention_after="""
        glemt, mistet, endret, endres, byttet, byttes, tilbakestille, tilbakestilles, lagres, lagret, oppbevares,
        håndteres, utløp, utløper, stjålet, hacket, lekket, opprettet, generert, ble, må, skal, bør, kan, virker,
        fungerer, hete, kalles, brukes, tilhører, sendes, beskytter
    """,
    about="""
        hvor mange, hvor ofte, hvor lenge, hvor lang, hvor sterkt, hvordan, hvorfor, når, hvor, hvem, hvilken type,
        hvilke, om du, har du, bruker du, finnes det, skal, vil du, hva synes, hva mener, hva skjer, hva er en, hva er
        et
    """,
    about_first="er, har, finnes, hvem, må, hvor, når, hvordan",
    plain="""
        navn, fornavn*, etternavn*, fullt navn, brukernavn*, kallenavn*, visningsnavn, e postadresse*, e post, epost,
        telefon, telefonnummer*, mobilnummer*, adresse, gate, husnummer, by, sted, land, fylke, region, fødselsdato,
        fødselsdag, fødested, alder, kjønn, yrke, stilling, firma, bedrift, avdeling, team, skole, språk, tidssone,
        valuta, beløp, pris, antall, budsjett, dato, tid, tidspunkt, emne, tittel, merknad*, beskrivelse, årsak, grunn,
        kundenummer*, ordrenummer*, fakturanummer*, medlemsnummer*, kontonummer*, iban, ansattnummer, server, tjener,
        vert, vertsnavn, port, url, nettsted, nettside, domene, bane, filnavn, prosjekt, arbeidsområde, organisasjon,
        miljø, enhet, enhetsnavn, nettleser, mottaker, reisemål, avreise, hotell, rom, farge, størrelse, gruppe, kanal,
        hobby, kjæledyr, allergier, breddegrad, lengdegrad, passordbehandler*, tastaturoppsett, pass, passnummer
    """,
    small="""
        det, den, de, et, en, ei, din, ditt, dine, min, mitt, vår, deres, denne, dette, for, av, til, i, på, fra, hos,
        med, å, som, her, nedenfor, du, dere, vi, jeg, er, ny, nytt, nye, gammel, gammelt, gamle, nåværende, valgfritt,
        igjen, nå, så, først, også, hele, følgende, felt, verdi, via, eget, i stedet for deg, for deg
    """,
    link="for, til, av, fra, på, i",
    also="og, eller, samt",
    but="men, bare, kun, derimot",
    hints={
        "beside": "etter brukernavnet, sammen med brukernavnet, ved siden av brukernavnet",
        "signin": """
            logge inn, logger inn, logg inn, innlogging, logge på, logger på, pålogging, kontoen din, login, åpne e
            posten, e posten, mailen, maskinen, pc en, låse opp, innboks, åpner e posten
        """,
        "typing": """
            skriver, skrive, taster, taste, bruker, bruke, oppgir, skriver inn, logger inn med, åpner, taster du,
            skriver du, trykker du, slår du, taster inn, står, fyller ut
        """,
        "thing": """
            ordet, ord, setning, streng, tegn, bokstaver, kombinasjon, tekst, hva, tegnstreng, det du, mønster, det som,
            det man, noe
        """,
        "digits": """
            sifre, sifrene, siffer, tall, tallene, numre, nummer, kode, koden, sekssifrede, tresifrede, firesifrede,
            tallet
        """,
        "back": "bakside, baksiden, bakpå, signaturfeltet, bak på",
        "card": "kort, kortet, kredittkort, bankkort",
        "front": "forside, forsiden, preget",
        "expiry": "gyldig til, utløpsdato, utløper, utløp",
        "sent": "sendte, sendt, fikk, fått, mottok, mottatt, kom, ankom, nettopp sendt, har sendt",
        "phone": "telefon, telefonen, mobil, mobilen, sms, smarttelefon, tekstmelding",
        "mail": "e post, epost, mail, innboks",
        "future": "sender vi, vi sender, vil bli, blir sendt, sendes, skal motta, kunne sende, hvor skal",
        "authenticator": """
            autentiseringsapp, autentiseringsappen, authenticator, kodebrikke, kodebrikken, kodegenerator,
            godkjenningsapp
        """,
        "shows": "viser, vises, står, genererer, genereres, fremgår, vist, se",
        "wallet": "lommebok, kryptolommebok, wallet, lommeboken, lommeboka",
        "restore": "gjenopprette, gjenoppretter, gjenoppretting, sikkerhetskopi, skrev ned, noterte, gjenoppret*",
        "phrase": "ord, ordene, tolv ord, 12 ord, 24 ord, ordliste, engelske ord",
        "console": """
            konsoll, utviklerkonsoll, utviklerkonsollen, utviklerportal, kontrollpanel, kontrollpanelet, innstillinger,
            innstillingene, utviklerside, dashbord
        """,
        "long": "lang streng, lange strengen, lang tekst, lang rekke, tilfeldig streng, lang tegnstreng, lange",
        "begins": "begynner med, starter med, som begynner",
        "cash": "minibank, minibanken, ta ut penger, tar ut penger, kortterminal, betalingsterminal",
        "unlock": "låser opp, låse opp, åpner, åpne, slå av alarmen, starter, skrur på, slår på, starte, vekker",
        "device": """
            telefon, telefonen, mobilen, skjerm, skjermen, datamaskin, pc, enhet, nettbrett, sim, alarm, alarmen, safe,
            dør, døren
        """,
        "only_you": """
            bare du kjenner, bare du vet, ingen andre vet, ingen andre kjenner, ikke forteller noen, holder hemmelig,
            ikke deler med noen, aldri forteller noen
        """,
        "dots": "prikker, stjerner, skjult",
        "capital": "stor bokstav, store bokstaver",
        "symbol": "spesialtegn, symbol, symboler",
        "refreshes": """
            hvert 30 sekund, hvert 30. sekund, hvert trettiende sekund, hvert minutt, endrer seg hele tiden, skifter
            hele tiden
        """,
        "mother": "mor, mors, moren",
        "maiden": "pikenavn, giftet seg, bryllup, før bryllupet, før hun giftet seg",
        "question": "sikkerhetsspørsmål*",
        "answer": "svar, svaret",
        "wifi": "wifi, wi fi, ruter, router, trådløse nettverket, trådløst nettverk, ruteren, nettet",
        "header": "bearer",
        "generated": "generert, utstedt, vises bare én gang",
        "account": "konto, bank, identitet, registrering, bankappen, banken",
        "few": "tre, fire, seks, åtte, tresifret, sekssifret, firesifret",
        "twelve": "tolv, tjuefire, 12 ord, 24 ord, tolv ord",
        "paper": "papir, papiret, lapp, lappen, ark, eske, esken, rekkefølge, kort, kortet",
        "coins": "mynter, myntene, kryptovaluta, bitcoins, beholdning, saldo",
        "after": "etter, rett etter, under, ved siden av, nedenfor, i tillegg til, deretter",
        "user": """
            brukernavn, brukernavnet, e postadresse, e postadressen, adresse, adressen, kundenummer, innloggingsnavn
        """,
        "now": "nå, nettopp, akkurat, akkurat nå, for litt siden",
        "proof": """
            at det er deg, om det er deg, det er deg, bekrefte identiteten, din identitet, virkelig er deg, identiteten
            din
        """,
        "sms": "sms, sms en, tekstmelding, melding, meldingen",
        "last": "siste, siste fire, fire siste, første",
        "signature": "underskrift, underskriften, signatur, signaturfelt, stripen, stripe, feltet",
        "sticker": "klistremerke, klistremerket, etikett, etiketten, undersiden, under ruteren, lappen under",
        "only": "bare du, kun du, ingen andre enn du, bare dere",
        "know": "vet, kjenner, kjenner til, kan",
        "app": "app, appen, bankappen",
        "once": "én gang, bare én gang, en gang",
        "between": "mellom",
        "printout": "skrev ut, utskrevne, har skrevet ut, skrevet ned, lagret",
        "word": "ord, ordet",
        "till": "kassen, kassa, butikken, betaler, terminalen",
        "which": "hvilke, hvilket, hvilken",
    },
    compounding="closed",
)
