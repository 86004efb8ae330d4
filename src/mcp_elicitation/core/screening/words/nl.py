"""Dutch."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="nl",
    login="""
        wachtwoord*, paswoord*, toegangswoord, wachtzin*, wachtwoordzin*, inloggegevens*, logingegevens*,
        aanmeldgegevens*, toegangsgegevens*, inlogdata, geheim woord, geheime woord, geheim antwoord, geheime antwoord,
        beveiligingsantwoord*, antwoord op de|je|uw beveiligingsvraag, antwoord op de|je|uw geheime vraag, meisjesnaam
        van je|uw|de moeder, meisjesnaam moeder, ontgrendelingspatroon*, geheime zin, wachtwrd, ww, w8woord, w8woorden,
        bankgegevens om in te loggen, gegevens om in te loggen, inloggegevens
    """,
    codes="""
        verificatiecode*, bevestigingscode*, beveiligingscode*, veiligheidscode*, toegangscode*, inlogcode*,
        aanmeldcode*, eenmalige code, eenmalig wachtwoord, eenmalige pincode, eenmalig te gebruiken code, herstelcode*,
        back upcode*, backupcode*, noodcode*, activeringscode*, activatiecode*, ontgrendelcode*, ontgrendelingscode*,
        deblokkeringscode*, koppelcode*, koppelingscode*, sms code*, smscode*, authenticatiecode*, autorisatiecode*,
        pincode*, pin code, pukcode*, pinnummer*, geheime code, controlecode*, validatiecode*, tancode*, tan code,
        kaartnummer*, creditcardnummer*, creditcard nummer, kredietkaartnummer*, bankkaartnummer*, bankpasnummer*,
        pasnummer bank, creditcard*, kredietkaart*, kaartgegevens*, creditcardgegevens*, betaalgegevens*, vervaldatum
        van je|uw|de kaart, vervaldatum kaart, vervaldatum van je|uw|de creditcard, geldigheid van de kaart,
        kaartverificatiecode*, alarmcode*, kluiscode*, deurcode*, tweefactorcode*, tweestapscode*, resetcode*,
        toestelcode, installatiecode, code uit de e mail, code uit de mail, code uit het bericht, code uit de sms, code
        uit de app, signeercode*, signeer code, ontvangen code
    """,
    keys="""
        api sleutel*, apisleutel*, toegangssleutel*, toegangstoken*, vernieuwingstoken*, verversingstoken*,
        sessietoken*, sessiesleutel*, beveiligingstoken*, authenticatietoken*, autorisatietoken*, geheime sleutel*,
        geheim token, privésleutel*, privé sleutel*, prive sleutel, private sleutel, persoonlijk toegangstoken*,
        ondertekeningssleutel*, handtekeningsleutel*, coderingssleutel*, versleutelingssleutel*, encryptiesleutel*,
        ontsleutelingssleutel*, decryptiesleutel*, hoofdsleutel wachtwoord, herstelsleutel*, beveiligingssleutel*,
        netwerksleutel*, ssh sleutel*, pgp sleutel*, gpg sleutel*, clientgeheim*, client geheim, appgeheim, gedeeld
        geheim, gedeelde sleutel, webhookgeheim*, webhook geheim, ondertekeningsgeheim, verbindingsreeks*,
        verbindingsstring, connectiestring, sessiecookie*, herstelzin*, herstelwoorden*, geheugenzin*, seedzin*, seed
        zin, herstelfrase, mnemonische zin, ontwikkelaarssleutel*, serviceaccountsleutel*, app wachtwoord*, bot token,
        bottoken*
    """,
    unsure={
        "token": "token, tokens",
        "key": "sleutel*, licentiesleutel*, productsleutel*, productcode software",
        "code": "code, codes, cijfercombinatie",
        "pin": "pin",
        "secret": "geheim, geheimen, cookie, geheime",
    },
    partners="""
        verificatie, bevestigings, beveiligings, veiligheids, toegangs, toegang, inlog, aanmeld, login, eenmalig*,
        herstel, nood, activerings, activatie, ontgrendel*, koppel, sms, authenticatie, autorisatie, geheim*, privé,
        prive, persoonlijk*, hoofd, master, ondertekenings, versleutelings, encryptie, sessie, bank, kaart, creditcard,
        sim, alarm, deur, kluis, ontwikkelaars, wifi, wallet, bot, tweefactor, controle, zescijferig*, viercijferig*, 6
        cijferig*, client, server, beheerder*, ontvangen, twee factor, tweestaps, applicatie, app, beheer, beheerder,
        reserve, mail, overboeking, handtekening, belasting, portaal
    """,
    heads="""
        aantal, lengte, beleid, hint*, sterkte, beheerder*, beheer, manager*, kluis, naam, namen, label, type, soort,
        formaat, verval*, verloop*, geldigheid*, duur, limiet, vereiste*, eisen, regels, complexiteit, generator*, hash,
        wijziging*, reset, herstel*, geschiedenis, leeftijd, id, kenmerk, status, aanbieder, uitgever, houder*,
        eigenaar, verbruik, prijs, symbool, kosten, budget, opslag, bescherming, veiligheid, taal, stijl, review,
        voorbeeld, herinnering, methode, rotatie, versie, bestandsnaam, pad, systeem, probleem*, fout*, pogingen,
        poging, vraag, kleur, bos, hanger, ring, plaats, locatie, merk, maatschappij, afschrift, aanvraag, frequentie,
        interval, datum, instellingen, tips, lek
    """,
    heads_before="""
        aantal, lengte, beleid, hint, sterkte, naam, soort, type, formaat, vervaldatum van het, vervaldatum van je
        wachtwoord, geldigheidsduur, duur, vereisten, regels, complexiteit, wijziging, leeftijd, eigenaar, houder,
        reden, probleem, problemen, vraag, vragen, ervaring*, herinnering, verlies, laatste vier cijfers, laatste 4
        cijfers, plaats, locatie, doel, aanbieder, beschrijving, onderwerp, prijs, kosten, hoeveel, hoe vaak, hoe lang,
        welke, welk, maximale, maximum, minimale, minimum, rotatie, mening, definitie, betekenis, kleur, status,
        gebruik, gebruik van, frequentie, opslag, veiligheid, id, url, versie, foutmelding, titel, artikel, tekst,
        beheer van, vervaldatum, verloopdatum, geldigheid, einddatum, wijzigingsdatum
    """,
    harmless="""
        publieke sleutel*, openbare sleutel*, primaire sleutel*, vreemde sleutel*, sleutelwoord*, sleutelbos*,
        sleutelhanger*, sleutelfiguur, sleutelpositie, sleutelrol, huissleutel*, autosleutel*, reservesleutel*,
        verdeelsleutel*, moersleutel*, steeksleutel*, vioolsleutel, postcode*, landcode*, landnummer, taalcode*,
        valutacode*, kortingscode*, actiecode*, promotiecode*, couponcode*, cadeaucode, uitnodigingscode*,
        verwijzingscode, foutcode*, statuscode*, kleurcode*, productcode, artikelcode*, broncode*, streepjescode*,
        barcode*, qr code*, dresscode*, kledingcode*, morsecode, gedragscode*, luchthavencode, klantcode, boekingscode*,
        reserveringscode*, cursuscode, vakcode, projectcode, code review, codenaam, netnummer, paspoort*,
        paspoortnummer*, rijbewijs*, instapkaart*, passagier*, kompas*, identiteitskaart*, identiteitskaartnummer,
        klantenkaart*, klantenkaartnummer*, bibliotheekkaart*, lidmaatschapskaart*, ledenkaart*, visitekaart*,
        cadeaukaart*, cadeaubon*, ansichtkaart*, geheugenkaart*, landkaart*, simkaart*, speelkaart*, verjaardagskaart*,
        ov chipkaart*, ov chipkaartnummer*, kaarthouder*, kaarttype, naam op de kaart, creditcardtype,
        creditcardmaatschappij, creditcardlimiet, bedrijfsgeheim*, beroepsgeheim*, familiegeheim*, geheime tuin, geheime
        dienst, geheime missie, geheime liefde, secretaris, beveiligingsvraag*, geheime vraag, beveiligingsniveau*,
        burgerservicenummer*, bsn, sofinummer, sokpop, aantal tokens, maximum tokens, maximaal aantal tokens,
        tokenlimiet, punaise*, prikbord*, pinguïn*, vastpinnen, pinbare, cryptovaluta*, toetsenbord*, internettoegang,
        koekjesrecept, cookievoorkeuren, cookiebeleid, toegangsbewijs, toegangskaart, toegangskaartje, sleutelgat*,
        sleutelgaten
    """,
    not_before="geen, niet, nooit, zonder, in plaats van, noch, behalve, niemand, vermijd, liever dan",
    not_after="niet, nooit, verboden, onnodig, overbodig, met niemand, aan niemand, niemand",
    ask="""
        voer, invoeren, in te voeren, vul, invullen, in te vullen, typ, type, typen, geef, opgeven, op te geven, plak,
        plakken, stuur, zend, deel, vermeld, schrijf, noteer, verstrek, verstrekken, nodig, vereist, verplicht,
        bevestig, bevestigen, herhaal, herhalen, graag, alstublieft, alsjeblieft, a u b, aub, wat is, kies, stel,
        instellen, maak, vergeet niet, kopieer, gebruik, log in met, meld je aan met, lever, aanleveren, overhandig,
        meld ons, vertel, zeg, antwoord met, wat zijn, geef me, geef ons, geef door, stuur me, stuur ons, stuur even,
        vertel me, vertel ons, laat weten, mogen we, mag ik, noem, doorgeven, voorlezen, lees, lees me, zeg me,
        opsturen, delen met, kunnen sturen, zou je me, zou je mij, zou u me, zou u mij, kun je me, kun je mij, kunt u
        me, kunt u mij, kan je me, wil je me, wilt u ons, kunt u ons, kun je ons, zou u ons
    """,
    mention_before="""
        vergeten, verloren, gewijzigd, wijzigen, veranderd, veranderen, resetten, gereset, herstellen, opgeslagen,
        opslaan, bewaren, bewaar, bewaart, beheren, beheert, beschermen, beschermt, gegenereerd, genereren, verlopen,
        gestolen, gehackt, gedeeld, over, betreffende, vanwege, sturen we, sturen wij, stuurt, ontvangen, ontvangt,
        krijgt, aanvragen, aangevraagd, gebruikt u, gebruik je, heeft u, heb je, hebt u, kent u, ken je, vernieuwen,
        roteren, sterk, sterke, zwak, zwakke, veilig, wie, waar, wanneer, waarom, verwijderen, intrekken, bijwerken, als
        je, als u, verzenden, onthouden, heet, noemen, we maken, maken we, wij maken
    """,
    mention_after="""
        vergeten, verloren, gewijzigd, te wijzigen, veranderd, resetten, gereset, te herstellen, herstellen, opgeslagen,
        bewaard, beheerd, verlopen, verloopt, gestolen, gehackt, gelekt, gegenereerd, werd, werden, moet, moeten, mag,
        kan, werkt, heten, noemen, gebruikt, hoort, toezenden, toegestuurd, opsturen, aanvragen, aangevraagd, beschermt
    """,
    about="""
        hoeveel, hoe vaak, hoe lang, hoe sterk, hoe, waarom, wanneer, waar, wie, welke, welk, of je, of u, heeft u, heb
        je, gebruikt u, gebruik je, is er, zijn er, moet, wil je, wilt u, wat vind, wat vindt, wat gebeurt, wat is een,
        waarvoor
    """,
    about_first="is, zijn, heeft, heb, hebt, wie, moet, kan, waar, wanneer, hoe",
    plain="""
        naam, voornaam*, achternaam*, familienaam, volledige naam, gebruikersnaam*, inlognaam, bijnaam*, weergavenaam, e
        mailadres*, emailadres*, mailadres, e mail, telefoon, telefoonnummer*, mobiel nummer, gsm nummer, adres, straat,
        huisnummer, plaats, stad, woonplaats, land, provincie, regio, geboortedatum, verjaardag, geboorteplaats,
        leeftijd, geslacht, beroep, functie, bedrijf, bedrijfsnaam, afdeling, team, school, taal, tijdzone, valuta,
        bedrag, prijs, aantal, budget, datum, tijd, tijdstip, onderwerp, titel, toelichting, omschrijving, beschrijving,
        reden, klantnummer*, ordernummer*, bestelnummer*, factuurnummer*, lidnummer, rekeningnummer*, iban,
        personeelsnummer, server, host, poort, url, website, domein, map, bestandsnaam, project, projectnaam,
        werkruimte, organisatie, omgeving, apparaat, apparaatnaam, browser, besturingssysteem, ontvanger, bestemming,
        vertrek, hotel, kamer, kleur, maat, groep, kanaal, hobby, huisdier, allergieën, breedtegraad, lengtegraad,
        wachtwoordbeheerder, toetsenbordindeling
    """,
    small="""
        de, het, een, uw, je, jouw, mijn, ons, onze, deze, dit, die, dat, voor, van, op, in, aan, bij, met, te, tot,
        naar, uit, hier, hieronder, u, jij, wij, we, ik, is, zijn, nieuw, nieuwe, oud, oude, huidig, huidige, optioneel,
        opnieuw, nogmaals, nu, dan, eerst, ook, om, zodat, volledige, volgende, eigen, veld, waarde, via, er, zo, in
        plaats van u, in plaats van jou
    """,
    link="van, voor",
    also="en, of, alsmede",
    but="maar, alleen, slechts, enkel, echter",
    hints={
        "beside": "na je gebruikersnaam, naast je gebruikersnaam, na uw gebruikersnaam, naast uw gebruikersnaam",
        "signin": """
            inloggen, in te loggen, aanmelden, aan te melden, inlogt, aanmeldt, login, je account, binnenkomt, je mail,
            uw mail, mail te openen, mailbox, postvak, computer, te openen
        """,
        "typing": """
            typt, typen, intypt, invoert, invoeren, gebruikt, gebruiken, invult, ingeeft, intoetst, opent, waarmee,
            waarmee je, typ je, typt u, tikt u, tik je, toets je, toetst u, vul je, vult u, in te typen, gebruik je,
            staat, intikt, toets je in
        """,
        "thing": """
            wat, woord, woorden, zin, reeks, tekens, letters, combinatie, tekst, tekenreeks, patroon, dat wat, wat er,
            iets
        """,
        "digits": """
            cijfers, cijfer, nummers, nummer, code, getal, zescijferige, driecijferige, viercijferige, cijfertjes,
            nummertjes
        """,
        "back": "achterkant, achterzijde, achterop, handtekeningstrook, achter",
        "card": "kaart, creditcard, bankpas, betaalpas, pas, pinpas, pasje, kaartje",
        "front": "voorkant, voorzijde, reliëf, voorop",
        "expiry": "vervaldatum, geldig tot, verloopt, geldigheid",
        "sent": """
            gestuurd, verstuurd, verzonden, ontvangen hebt, hebt ontvangen, heeft ontvangen, ontving, gekregen,
            binnengekregen, toegestuurd, net ontvangen, gesmst, kwam, kwamen, binnenkwam, binnengekomen, gekomen,
            binnenkwamen, stuurde, je stuurde
        """,
        "phone": "telefoon, mobiel, mobieltje, gsm, sms, smartphone, sms je",
        "mail": "e mail, mail, mailbox, inbox",
        "future": """
            sturen we, sturen wij, zullen we, wordt gestuurd, wordt verzonden, te ontvangen, kunnen sturen, zullen
            sturen, waarheen
        """,
        "authenticator": """
            authenticator, authenticator app, authenticatie app, verificatie app, codegenerator, kaartlezer, identifier,
            e dentifier
        """,
        "shows": """
            toont, getoond, getoonde, weergeeft, weergegeven, verschijnt, staat, genereert, aangeeft, laat zien, te
            zien, liet zien, laat, laat nu zien
        """,
        "wallet": "wallet, portemonnee, cryptowallet",
        "restore": "herstellen, herstelt, herstel, back up, opgeschreven, genoteerd, terughalen, herstel*",
        "phrase": "woorden, twaalf woorden, 12 woorden, 24 woorden, woordenlijst, woordjes, engelse woorden",
        "console": """
            console, ontwikkelaarsconsole, ontwikkelaarsportaal, dashboard, instellingen, beheerpagina,
            ontwikkelaarspagina, portaal
        """,
        "long": "lange reeks, lange tekenreeks, lange tekst, willekeurige reeks, lange string, lange rij, lange code",
        "begins": "begint met, beginnend met, die begint",
        "cash": "geldautomaat, pinautomaat, geld opnemen, betaalautomaat, pinnen",
        "unlock": """
            ontgrendelen, ontgrendelt, ontgrendel, openen, opent, uitschakelen, aanzet, aanzetten, opstart, opstarten,
            aandoet, start, open, openmaakt
        """,
        "device": "telefoon, scherm, computer, laptop, toestel, apparaat, tablet, sim, alarm, kluis, deur, mobiel, pc",
        "only_you": """
            alleen jij kent, alleen jij weet, alleen u kent, alleen u weet, niemand anders kent, niemand anders weet,
            tegen niemand zegt, aan niemand vertelt, geheim houdt, met niemand deelt, voor jezelf houdt
        """,
        "dots": "bolletjes, sterretjes, puntjes, verborgen",
        "capital": "hoofdletter*",
        "symbol": "speciaal teken, speciale tekens, leesteken*, symbool, symbolen",
        "refreshes": """
            elke 30 seconden, iedere 30 seconden, elke dertig seconden, elke minuut, steeds verandert, steeds wisselt
        """,
        "mother": "moeder",
        "maiden": "meisjesnaam, geboortenaam, trouwen, huwelijk, voor haar huwelijk, voor haar trouwen",
        "question": "beveiligingsvraag*, geheime vraag",
        "answer": "antwoord",
        "wifi": "wifi, wi fi, router, draadloze netwerk, draadloos netwerk",
        "header": "bearer",
        "generated": "gegenereerd, gegenereerde, uitgegeven, eenmalig getoond, één keer getoond",
        "account": "account, bank, identiteit, registratie, rekening, bankapp",
        "few": "drie, vier, zes, acht, driecijferig*, zescijferig*, viercijferig*",
        "twelve": "twaalf, vierentwintig, 12 woorden, 24 woorden, twaalf woorden",
        "paper": "papier, papiertje, kaartje, briefje, doosje, vel, op volgorde, in volgorde, schriftje",
        "coins": "munten, coins, crypto s, bitcoins, tegoed, saldo",
        "after": "na, direct na, onder, naast, achter, behalve, meteen na, daarna, erna",
        "user": "gebruikersnaam, e mailadres, mailadres, adres, inlognaam, klantnummer, accountnaam",
        "now": "nu, net, zojuist, zonet, zopas, op dit moment, daarnet, nu net",
        "proof": """
            dat jij het bent, dat u het bent, of jij het bent, of u het bent, jij het bent, u het bent, identiteit
            bevestigen, identiteit controleren, identiteit, echt bent
        """,
        "sms": "sms, sms je, sms bericht, bericht, berichtje",
        "last": "laatste, laatste vier, eerste",
        "signature": "handtekening, handtekeningstrook, naast de handtekening, strook, strookje",
        "sticker": "sticker, etiket, onderkant, plakker, onder de router, opgedrukt",
        "only": "alleen u, alleen jij, niemand behalve u, enkel u, enkel jij, u alleen",
        "know": "weet, kent, kennen, weten, weet u",
        "app": "app, applicatie, bankapp, bankieren app",
        "once": "eenmalig, maar één keer, één keer, slechts één keer",
        "between": "tussen",
        "printout": "geprint, uitgeprint, afgedrukt, hebt geprint, opgeschreven, bewaard",
        "word": "woord, het woord",
        "till": "kassa, supermarkt, betaalt, betalen, winkel, pinapparaat",
        "which": "welke, welk",
    },
    compounding="closed",
)
