"""German."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="de",
    login="""
        passwort*, passwörter*, passwoerter, kennwort*, kennwörter*, losungswort*, passphrase*, zugangsdaten*,
        anmeldedaten*, login daten, logindaten*, anmeldeinformation*, anmeldeinfos, geheimwort*, codewort*, passsatz*,
        sicherheitsantwort*, geheimantwort*, antwort auf die|ihre|deine sicherheitsfrage, antwort sicherheitsfrage,
        mädchenname der|ihrer|deiner mutter, geburtsname der|ihrer|deiner mutter, mädchenname mutter, zugangsphrase, pw,
        schlüsselwort geheim, entsperrmuster*, entsperrungsmuster, benutzerkennwort*, onlinebanking daten, geheime
        antwort, ihre geheime antwort, geheime wort, geheimes wort, losungswort, benutzername und passwort, benutzername
        und kennwort
    """,
    codes="""
        bestätigungscode*, verifizierungscode*, verifikationscode*, sicherheitscode*, einmalcode*, einmalpasswort*,
        einmalkennwort*, zugangscode*, anmeldecode*, freischaltcode*, freischaltungscode*, aktivierungscode*,
        wiederherstellungscode*, backup code*, backupcode*, notfallcode*, sms code*, authentifizierungscode*,
        authentifikationscode*, autorisierungscode*, entsperrcode*, entsperrungscode*, prüfcode*, prüfnummer karte,
        kartenprüfnummer*, kartenprüfziffer*, prüfziffer der karte, kartenprüfcode*, kartennummer*, kreditkartennummer*,
        kreditkarte*, bankkartennummer*, girokartennummer*, kreditkartendaten*, kartendaten, zahlungsdaten,
        zahlungskarte*, geheimzahl*, pin nummer, pinnummer, pincode, persönliche identifikationsnummer,
        transaktionsnummer tan, gültigkeit der karte, gültigkeitsdatum der karte, ablaufdatum der|ihrer karte,
        ablaufdatum der kreditkarte, ablaufdatum karte, gültig bis karte, geheimcode*, zahlencode*, entsperr pin,
        banking pin, karten pin, sicherheitsnummer*, einrichtungscode, kopplungscode*, zwei faktor code, zwei faktor
        authentifizierungscode, bestätigungsnummer sms, tan nummer, alarmcode*, türcode*, tresorcode*,
        tresorkombination*, login code, verifizierungs pin, rücksetzcode*, resetcode*, tans, transaktionsnummer,
        geheimnummer*, prüfnummer der karte, kartennr, karten nr, kartenprüfziffer, prüfziffer, eid pin, ausweis pin,
        code aus der e mail, code aus der mail, code aus der nachricht, code aus der app, code per sms
    """,
    keys="""
        api schlüssel*, apischlüssel*, zugriffsschlüssel*, zugangsschlüssel*, zugriffstoken*, zugangstoken*,
        aktualisierungstoken*, sicherheitstoken*, anmeldetoken*, authentifizierungstoken*, autorisierungstoken*,
        sitzungstoken*, sitzungscookie*, geheimer schlüssel*, geheimen schlüssel*, geheimschlüssel*, geheimes token,
        privater schlüssel*, privaten schlüssel*, privatschlüssel*, privat schlüssel*, signaturschlüssel*,
        signierschlüssel*, verschlüsselungsschlüssel*, entschlüsselungsschlüssel*, hauptschlüssel passwort,
        masterschlüssel*, master schlüssel, wiederherstellungsschlüssel*, wiederherstellungsphrase*,
        wiederherstellungswörter*, seed phrase, seedphrase, seed wörter, mnemonische phrase, merkphrase, ssh schlüssel*,
        pgp schlüssel*, gpg schlüssel*, kundengeheimnis*, client geheimnis*, clientgeheimnis*, anwendungsgeheimnis*, app
        geheimnis*, app passwort, webhook geheimnis*, verbindungszeichenfolge*, verbindungszeichenkette*,
        verbindungsstring, entwicklerschlüssel*, persönlicher|persönliches|persönlichen zugriffstoken*,
        persönlicher|persönliches|persönlichen zugangstoken*, dienstkontoschlüssel*, netzwerkschlüssel*, wlan
        schlüssel*, sicherheitsschlüssel*, lizenzgeheimnis, sitzungsschlüssel*, geheimtoken*, bot token,
        installationscode*, installationsschlüssel
    """,
    unsure={
        "token": "token*",
        "key": "schlüssel*, lizenzschlüssel*, produktschlüssel*, seriennummer software",
        "code": "code*, codes, kode, zahlenkombination*",
        "pin": "pin, pins",
        "secret": "geheimnis*, geheim, geheime, geheimes, geheimen",
    },
    partners="""
        bestätigungs, verifizierungs, verifikations, sicherheits, einmal, zugangs, zugang, zugriffs, zugriff, anmelde,
        anmeldung, login, freischalt, aktivierungs, wiederherstellung*, notfall, sms, authentifizierung*,
        authentifikation, autorisierung*, entsperr, entsperrung*, geheim*, privat*, persönlich*, haupt, master,
        signatur, signier, verschlüsselung*, entschlüsselung, sitzung*, bank, banking, onlinebanking, karten,
        kreditkarten, kreditkarte, girokarte, sim, alarm, tür, tresor, safe, dienstkonto, entwickler, wlan, wallet,
        einrichtung*, backup, zweifaktor, zwei faktor, handy, smartphone, bildschirm, sechsstellig*, vierstellig*,
        dreistellig*, 6 stellig*, 4 stellig*, client, bot, prüf, identifizierung, identitäts, karte, ec karte,
        zweifaktor*, anwendungs, app, ersatz, reserve, mail, post, überweisung, unterschrift, freigabe, gast, bürger,
        steuer, portal, konto, telefon
    """,
    heads="""
        anzahl, länge, laenge, richtlinie*, regel*, vorgabe*, hinweis*, stärke, manager*, verwaltung*, verwalter, name*,
        bezeichnung, typ, art, format, ablauf*, gültigkeit*, dauer, limit*, grenze, anforderung*, komplexität,
        generator*, hash*, änderung*, wechsel*, rücksetzung*, zurücksetz*, verlauf, historie, alter, id, kennung,
        status, anbieter, aussteller, inhaber*, besitzer*, zähler, verbrauch, preis*, symbol, kosten, budget, tresor*,
        safe app, speicher*, schutz, sicherheit, vergabe, ring, bund, anhänger, dienst, brett, bein, blume, qualität,
        sprache*, zeile*, stil, review, beispiel, konvention*, erinnerung*, methode, verfahren, versand, kanal,
        zustellung, rotation, erneuerung, verlängerung, version, dateiname, pfad, system, karte, kasten, figur,
        problem*, fehler, versuch*, politik, vergesslichkeit, frage*, karten, heft, buch, liste, übergabe, kopie*,
        farbe, etikett, feldname, spalte, index, standort, ort, notiz, bibliothek, umfang, region, variable, präfix,
        suffix, fortschritt, kritik, einstellung*, option*, gewohnheit*, angriff, leck, kriterien, empfehlung, tipps,
        schulung, vorlage, frist, turnus, intervall, häufigkeit, erneuerungsintervall, zeitpunkt, datum, reset
    """,
    heads_before="""
        anzahl, zahl, menge, länge, laenge, richtlinie*, regel*, hinweis*, stärke, name*, bezeichnung*, art, typ,
        format, ablaufdatum des, ablauf*, gültigkeitsdauer, dauer, anforderung*, komplexität, änderung, alter, inhaber,
        besitzer, grund für, probleme mit, problem mit, fragen zu*, frage zum, erfahrung*, erinnerung an, umgang mit,
        verwaltung, verlust, letzte vier ziffern, letzten vier ziffern, letzte 4 ziffern, letzten 4 ziffern, letzte 4
        stellen, ort, aufbewahrungsort, zweck, anbieter*, beschreibung, thema, preis, kosten, wie viele, wie oft, wie
        lange, welche*, maximale, minimale, mindest*, höchst*, rotation, sicherheit von, meinung*, definition,
        bedeutung, farbe, id, url, version, gültigkeit, fehlermeldung*, platzhalter*, platzhaltertext, hinweistext,
        titel, artikel, überschrift, beschriftung, fehlversuch*
    """,
    harmless="""
        öffentlich* schlüssel*, public key, primärschlüssel*, fremdschlüssel*, schlüsselwort*, schlüsselwörter*,
        schlüsselbund, schlüsselanhänger*, schlüsseldienst, schlüsselbein, schlüsselloch, schlüsselfigur*,
        schlüsselkompetenz*, schlüsselqualifikation*, schlüsselergebnis*, schlüsselposition, schlüsselkunde*,
        schlüsselübergabe, hausschlüssel*, autoschlüssel*, ersatzschlüssel*, zimmerschlüssel, schraubenschlüssel*,
        inbusschlüssel, notenschlüssel*, violinschlüssel, bassschlüssel, verteilerschlüssel*, verteilungsschlüssel*,
        umlageschlüssel, kontenschlüssel, tastenschlüssel, postleitzahl*, plz, ländercode*, landescode*, ländervorwahl,
        sprachcode*, währungscode*, gutscheincode*, rabattcode*, aktionscode*, promocode*, promo code*,
        empfehlungscode*, einladungscode*, buchungscode*, bestellcode, artikelcode, produktcode*, fehlercode*,
        statuscode*, farbcode*, quellcode*, quelltext, barcode*, strichcode, qr code*, dresscode, kleiderordnung,
        morsecode, ortscode, flughafencode*, kundencode, branchencode, filialcode, projektcode, kurscode, iata code,
        swift code, bankleitzahl, blz, prozesscode, verhaltenskodex, code review*, code qualität, codename, pinnwand*,
        pin auf der karte, pinsel*, pinguin*, stecknadel*, anpinnen, anstecknadel*, reisepass*, passnummer*,
        personalausweis*, bordkarte*, passagier*, passname*, bergpass*, gebirgspass*, alpenpass*, passbild*, passfoto*,
        skipass*, impfpass*, passung, anpassung*, mutterpass, passwort manager*, tokenanzahl, token anzahl, anzahl
        token, anzahl der token*, maximale token*, token limit, token preis, token symbol, kundenkarte*,
        kundenkartennummer*, bibliotheksausweis*, visitenkarte*, speicherkarte*, grafikkarte*, spielkarte*, postkarte*,
        mitgliedskarte*, mitgliedskartennummer*, gesundheitskarte*, versichertenkarte*, geschenkkarte*, landkarte*,
        speisekarte*, geburtstagskarte*, karteninhaber*, kreditkarteninhaber*, kreditkartenanbieter, kreditkartentyp*,
        kreditkartenlimit*, kreditkartenabrechnung*, kreditkartengesellschaft*, kreditkartenmarke, kartentyp,
        kartenherausgeber, name auf der karte, letzte vier ziffern, geschäftsgeheimnis*, betriebsgeheimnis*,
        geheimtipp*, geheimrezept*, geheimzutat*, geheimdienst*, geheimnisvoll*, geheimhaltung*, geheimagent*, wichtel*,
        geheimes hobby, geheime zutat, geheimer garten, erfolgsgeheimnis*, sicherheitsfrage*, geheimfrage*,
        sicherheitsstufe*, sicherheitsbeauftragt*, sicherheitsdienst, sicherheitsunterweisung,
        sozialversicherungsnummer*, steuernummer*, ausweisnummer*, zugangsart, zugangsdatum, zugangsnummer bibliothek,
        barrierefreier zugang, internetzugang, zugang zum garten, anmeldedatum, losnummer, losung des tages,
        tageslosung, keksrezept*, cookie einstellung*, verschlüsselungsverfahren, verschlüsselungsart*, tastatur*,
        codegröße, losung des, losung der, losung, losungen, tonart und schlüssel, schlüssel der tonart, prüfziffer der
        iban
    """,
    not_before="""
        kein, keine, keinen, keinem, keiner, nicht, nie, niemals, ohne, statt, anstatt, anstelle, außer, weder, niemand,
        vermeiden sie
    """,
    not_after="""
        nicht, nie, niemals, keinesfalls, verboten, unerwünscht, unnötig, überflüssig, niemandem, niemanden, mit
        niemandem, an niemanden, niemand
    """,
    ask="""
        geben sie, gib, eingeben, einzugeben, eintragen, einzutragen, tippen sie, tippe, tippen, fügen sie, einfügen,
        füge, einzufügen, angeben, anzugeben, nennen sie, nenne, nenn, senden sie, sende, schicken sie, schick, teilen
        sie, mitteilen, verraten sie, verrate, hinterlegen, hinterlegen sie, benötigen, brauchen, benötigt, braucht,
        erforderlich, bestätigen, bestätigen sie, bestätige, wiederholen, wiederholen sie, wiederhole, bitte, schreiben
        sie, schreib, wie lautet, was ist, wie ist, verwenden sie, festlegen, legen sie, wählen sie, vergessen sie
        nicht, kopieren sie, kopiere, ausfüllen, übermitteln sie, übermittle, liefern sie, anmelden mit, melden sie sich
        mit, authentifizieren sie sich mit, her mit, notieren sie, hineinkopieren, setzen, brauche, benötige, brauchen
        wir, wie heißt, nenn mir, verrate uns, schick mir, gib mir, geben sie mir, teilen sie uns, teil uns, diktieren,
        durchgeben, zuschicken, vorlesen, mitschicken, zukommen lassen, bräuchte, bräuchten, bräuchte ich, lesen sie
        mir, lies mir, sagen sie mir, sag mir, brauche ich, könnten sie mir, könntest du mir, würden sie mir, würdest du
        mir, kannst du mir, können sie mir, könnten sie uns, können sie uns, würden sie uns, dürfte ich, darf ich um
    """,
    mention_before="""
        vergessen*, verloren, geändert, ändern, zurücksetzen, zurückgesetzt, wiederherstellen, gespeichert, speichern,
        aufbewahren, verwalten, schützen, schützt, geschützt, generiert, generieren, erstellt, abgelaufen, gestohlen,
        gehackt, teilen, über, bezüglich, betreffend, wegen, senden wir, schicken wir, erhalten sie, erhalten, bekommen,
        zusenden, zuschicken, zustellen, beantragen, anfordern, angefordert, läuft, heißt, nutzen sie, nutzt du, nutzen,
        verwendest du, haben sie, hast du, hatten, kennen sie, erneuern, rotieren, wechseln, gewechselt, starke,
        starkes, schwaches, schwache, sichere, lieblings*, dieses, wer, wo, wann, warum, wieso, wozu, welchen zweck,
        löschen, gelöscht, widerrufen, aktualisieren, aktualisiert, falls, wenn, erstellen wir, wir erstellen, legen
        wir, wir legen, wird erstellt
    """,
    mention_after="""
        vergessen, verloren, geändert, ändern, zurücksetzen, zurückgesetzt, zurückzusetzen, zuzusenden, zusenden,
        zugesandt, gespeichert, speichern, aufbewahren, aufbewahrt, verwalten, abgelaufen, gestohlen, gehackt, geleakt,
        erstellt, generiert, läuft ab, läuft, wurde, wurden, muss, müssen, sollte, sollten, darf, kann, funktioniert,
        zuletzt, erneuern, rotiert, wechseln, gewechselt, heißen, nennen, benennen, besitzt, gehört, verwendet, genutzt,
        schicken, senden, anfordern, angefordert, beschreiben, zu ändern
    """,
    about="""
        wie viele, wie oft, wie lange, wie lang, wie stark, wie soll, wie heißt, wie möchten, warum, wieso, weshalb,
        wann, wo, wer, wem, welche, welcher, welches, welchen, ob, haben sie, hast du, nutzen sie, nutzt du, verwenden
        sie eine, gibt es, ist ihr, ist dein, sind ihre, soll, sollen, wurde, wurden, kennen sie, was halten sie, was
        passiert, was soll, möchten sie, wofür, wozu
    """,
    about_first="ist, sind, haben, hat, hast, wird, werden, wurde, wurden, darf, kann, muss, wer, wem, wo, wann",
    plain="""
        name, vorname*, nachname*, familienname*, benutzername*, nutzername*, anmeldename*, benutzerkennung, spitzname*,
        anzeigename*, e mail adresse*, mailadresse*, e mail, telefon, telefonnummer*, handynummer*, mobilnummer*,
        rufnummer*, adresse*, anschrift, straße, hausnummer, ort, stadt, wohnort, land, bundesland, geburtsdatum,
        geburtstag, geburtsort, alter, geschlecht, beruf, firma, unternehmen, abteilung, team, sprache, zeitzone,
        währung, datum, uhrzeit, betreff, thema, titel, beschreibung, grund, anzahl, menge, farbe, größe, preis, betrag,
        budget, kundennummer*, bestellnummer*, rechnungsnummer*, auftragsnummer*, vertragsnummer*, mitgliedsnummer*,
        kontonummer*, iban, steuer id, steuernummer, ausweisnummer, personalnummer*, reisepassnummer*, server, host,
        hostadresse, port, url, webseite, domain, verzeichnis, pfad, dateiname, projekt, projektname, arbeitsbereich,
        organisation, umgebung, region, gerät, gerätename, browser, betriebssystem, empfänger, zielort, abflugort,
        lieblings*, haustier, zimmer, hotel, gruppe, kanal, breitengrad, längengrad, passwortmanager, tastaturlayout,
        allergien, breite, höhe
    """,
    small="""
        der, die, das, des, dem, den, ein, eine, einen, einem, einer, eines, ihr, ihre, ihren, ihrem, ihres, ihrer,
        dein, deine, deinen, deinem, mein, unser, für, von, vom, im, in, ins, an, am, auf, aus, bei, mit, zu, zum, zur,
        nach, hier, sie, du, wir, ich, es, ist, sind, so, dann, neue, neues, neuen, neuer, alte, altes, aktuelle,
        aktuelles, aktuellen, optional, nochmals, erneut, wieder, jetzt, zuerst, um, damit, sich, auch, nur, bitte,
        dieser, wert, feld, als, per, via, unten, oben, folgende, folgenden, z b, vollständige, vollständigen, eigenes,
        statt ihnen, anstelle von ihnen, statt ihrer
    """,
    link="für, von, der, des, vom, zum, zur, eines, einer",
    also="und, oder, sowie",
    but="sondern, aber, stattdessen, jedoch, nur ihren, nur den, nur die, nur das, lediglich",
    hints={
        "beside": """
            neben dem benutzernamen, neben ihrem benutzernamen, neben deinem benutzernamen, nach dem benutzernamen, nach
            ihrem benutzernamen, zusätzlich zum benutzernamen, zum benutzernamen, nach der e mail adresse, außer dem
            benutzernamen
        """,
        "signin": """
            anmelden, anzumelden, anmeldung, einloggen, einzuloggen, login, einloggt, anmeldest, einwählen, ins konto,
            in ihr konto, zugang zum konto, reinkommen, ins postfach, mails öffnest, postfach öffnest, postfach, mails,
            rechner, ans konto
        """,
        "typing": """
            eingeben, eingibst, tippen, tippst, eintippen, geben sie, verwenden, benutzen, benutzt, verwendest, nutzen,
            nutzt, eintragen, schreiben, brauchen, gibst, eingetippt, eintippst, mit dem, mit der, mit denen, womit,
            öffnet, öffnen, schützt, kommt ins, tippen sie, geben sie ein, gibst du ein, drückst, drücken, tippst du,
            kommen sie
        """,
        "thing": """
            was, das wort, wort, zeichenfolge, zeichenkette, zeichen, text, kombination, satz, etwas, buchstaben,
            phrase, geheimnis, zeichenkombination, muster, das was, steht, passwortzeile, irgendwas
        """,
        "digits": """
            ziffern, stellen, zahlen, nummer, ziffernfolge, code, zahl, stellige, stelligen, stelliger, sechsstellige,
            sechsstelligen, dreistellige, vierstellige, vierstelligen, zahlenfolge, zahlenkombination, zifferncode,
            prüfnummer, kartenprüfnummer
        """,
        "back": "rückseite, hinten, hinterseite, unterschriftsfeld, unterschriftenstreifen, rückwärtig*, umseitig",
        "card": "karte, kreditkarte, bankkarte, girokarte, ec karte, zahlungskarte, debitkarte, plastikkarte",
        "front": "vorderseite, vorne, vorn, aufgedruckt, geprägt, aufgeprägt",
        "expiry": "gültig bis, ablaufdatum, ablauf, läuft ab, gültigkeit",
        "sent": """
            gesendet, geschickt, zugeschickt, zugesandt, erhalten haben, erhalten hast, bekommen haben, bekommen hast,
            gesendet haben, geschickt haben, angekommen, empfangen, per sms erhalten, kam, gerade gesendet, eingegangen,
            ankam, ankamen, eintraf, eintrafen, eingetroffen, geschickt hat, gesendet hat
        """,
        "phone": "handy, smartphone, telefon, mobiltelefon, sms, textnachricht, ihr gerät",
        "mail": "e mail, mail, postfach, posteingang",
        "future": """
            senden wir, schicken wir, werden wir, wird gesendet, wird geschickt, wohin, zusenden sollen, schicken
            sollen, senden können, wir senden, wir schicken, möchten sie
        """,
        "authenticator": """
            authenticator, authentifizierungs app, authentifikator, authenticator app, tan generator, kartenleser, zwei
            faktor app, sicherheits app
        """,
        "shows": """
            zeigt, anzeigt, angezeigt, angezeigte, angezeigten, steht, ausgibt, erzeugt, generiert, anzeige, in ihrer,
            aus ihrer, aus der, in der
        """,
        "wallet": "wallet, krypto wallet, geldbörse, krypto",
        "restore": """
            wiederherstellen, wiederherstellung, wiederherzustellen, wiederherstellt, aufgeschrieben, notiert, sichern,
            backup, gesichert, wiederher*, zurückhol*
        """,
        "phrase": """
            wörter, wörtern, worte, 12 wörter, 24 wörter, zwölf wörter, wortliste, wortfolge, begriffe, begriffen
        """,
        "console": """
            entwicklerkonsole, konsole, entwicklerportal, entwicklerseite, dashboard, kontoeinstellungen, einstellungen,
            verwaltungskonsole, portal, entwicklerbereich, adminbereich, kundenkonto
        """,
        "long": """
            lange zeichenfolge, lange zeichenkette, langen zeichenfolge, lange kette, lange kombination, zufällige
            zeichenfolge, lange folge, langen text, lange zeichen
        """,
        "begins": "beginnt mit, anfängt, fängt mit, beginnend mit, mit dem anfang",
        "cash": """
            geldautomat, geldautomaten, bankautomat, bankautomaten, geld abheben, bargeld, kartenterminal, an der kasse,
            abheben
        """,
        "unlock": """
            entsperren, entsperrt, entsperrst, entriegeln, aufsperren, öffnet, öffnen, scharf schalten, freischalten,
            einschalten, einschaltest, hochfahren, startest, starten, anmachen, aufwecken, morgens am rechner,
            aufmachen, reinkommen, bildschirmsperre
        """,
        "device": """
            handy, smartphone, telefon, bildschirm, computer, laptop, gerät, sim, sim karte, tresor, alarmanlage,
            haustür, tablet, rechner, pc, notebook
        """,
        "only_you": """
            nur sie kennen, nur du kennst, sonst niemand kennt, niemand sonst kennt, für sich behalten, nur ihnen
            bekannt, nur dir bekannt, keiner sonst kennt, sie niemandem verraten, du niemandem verrätst, du niemandem
            verraten
        """,
        "dots": "punkte, sternchen, punkten, als punkte, verdeckt",
        "capital": "großbuchstabe*, groß und kleinbuchstaben, großschreibung",
        "symbol": "sonderzeichen",
        "refreshes": """
            alle 30 sekunden, alle dreißig sekunden, jede minute, ständig wechselnd*, ständig ändert, alle halbe minute,
            ändert sich alle
        """,
        "mother": "mutter, mama",
        "maiden": """
            mädchenname*, geburtsname*, vor der hochzeit, ledig*, heirat, vor der heirat, hochzeit, vor der ehe,
            verheiratet
        """,
        "question": "sicherheitsfrage*, geheimfrage",
        "answer": "antwort*",
        "wifi": "wlan, wi fi, router, heimnetz, netzwerk",
        "header": "bearer, authorization header",
        "generated": "erzeugt, generiert, ausgestellt, einmal angezeigt, nur einmal angezeigt",
        "account": "konto, registrierung, identität, bank, onlinebanking, kontos, banking app, bank app, banking",
        "few": """
            drei, vier, sechs, acht, dreistellig*, vierstellig*, sechsstellig*, achtstellig*, 3 stellig*, 4 stellig*, 6
            stellig*, paar
        """,
        "twelve": "zwölf, vierundzwanzig, dutzend, 12 wörter, 24 wörter, zwölf wörter",
        "paper": "papier, zettel, blatt, kärtchen, schachtel, reihenfolge, notizbuch, umschlag, karton, karte",
        "coins": "coins, münzen, guthaben, bitcoins, kryptowährung, kryptowährungen, guthabens",
        "after": "nach, hinter, unter, neben, direkt nach, gleich nach, danach, dahinter, darunter, außer",
        "user": """
            benutzernamen, benutzername, adresse, e mail adresse, anmeldenamen, login namen, kundennummer, nutzernamen,
            nutzername, mailadresse, kontonamen
        """,
        "now": "gerade, eben, soeben, jetzt, gerade eben, vorhin, aktuell",
        "proof": """
            dass du es bist, dass sie es sind, ob sie es sind, ob du es bist, wirklich sie, wirklich du, identität
            bestätigen, identität prüfen, identität
        """,
        "sms": "sms, textnachricht, kurznachricht, nachricht",
        "last": "letzten, letzte, letzten vier, endziffern, ersten sechs, endet auf",
        "signature": """
            unterschrift, unterschriftsfeld, unterschriftenfeld, unterschriftsstreifen, signaturfeld, streifen, weißen
            streifen
        """,
        "sticker": "aufkleber, etikett, typenschild, unterseite, aufgedruckt, rückseite, schildchen, unter dem router",
        "only": "nur sie, nur du, nur ihnen, nur dir, allein sie, außer ihnen, außer dir, niemand außer",
        "know": "kennen, kennst, weiß, wissen, weißt, bekannt",
        "app": "app, anwendung, banking app, bank app",
        "once": "nur einmal, einmalig, ein einziges mal, einmal",
        "between": "zwischen",
        "printout": """
            ausgedruckt, ausgedruckten, ausdruck, aufgeschrieben haben, notiert haben, gespeichert haben,
            heruntergeladen haben
        """,
        "word": "wort, das wort",
        "warned": "niemandem mit",
        "till": "kasse, supermarktkasse, an der kasse, bezahlen, terminal, kartenlesegerät, im laden",
        "which": "welche, welchen, was für, welches, welcher",
    },
    compounding="closed",
)
