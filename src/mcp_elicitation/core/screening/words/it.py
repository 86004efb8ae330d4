"""Italian."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="it",
    login="""
        password*, parola d ordine, parole d ordine, parola chiave di accesso, parola segreta, parola d accesso, parola
        di accesso, frase segreta, frase di accesso, frase d accesso, passphrase, credenziali*, credenziali di accesso,
        dati di accesso, dati d accesso, dati di login, informazioni di accesso, risposta segreta, risposta di
        sicurezza, risposta alla domanda di sicurezza, risposta alla|tua|sua domanda segreta, cognome da nubile della|di
        tua|sua madre, cognome da nubile di tua madre, cognome da nubile, sequenza di sblocco, chiave di accesso, parola
        accesso
    """,
    codes="""
        codice di verifica, codice di conferma, codice di convalida, codice di autenticazione, codice di autorizzazione,
        codice di sicurezza, codice segreto, codice di accesso, codice d accesso, codice di login, codice monouso,
        codice usa e getta, codice unico, codice temporaneo, codice di recupero, codice di backup, codice di riserva,
        codice di emergenza, codice di attivazione, codice di sblocco, codice di abbinamento, codice di associazione,
        codice sms, codice via sms, codice pin, codice puk, codice otp, codice a 6 cifre, codice a sei cifre, codice a
        due fattori, codice 2fa, codice dispositivo, codice dell allarme, codice allarme, codice della cassaforte,
        codice della porta, codice della carta, codice cvv, codice personale, numero di carta, numero della|di carta di
        credito, numero della carta, numero carta, numero della tua|sua carta, carta di credito, carta di debito, carta
        bancomat, dati della carta, dati della tua|sua carta, dati di pagamento, scadenza della carta, data di scadenza
        della carta, scadenza carta, pin del bancomat, pin della carta, numero pin, numero di identificazione personale,
        password monouso, password usa e getta, codice di reimpostazione, codice ricevuto via sms, pin dispositivo, n
        carta, codice ricevuto, codice dell e mail, codice del messaggio
    """,
    keys="""
        chiave|chiavi api, chiave|chiavi di accesso, chiave|chiavi d accesso, chiave|chiavi privata|private,
        chiave|chiavi segreta|segrete, chiave di cifratura, chiave di crittografia, chiave di decrittazione, chiave di
        firma, chiave di sessione, chiave di recupero, chiave ssh, chiave pgp, chiave gpg, chiave condivisa, chiave
        precondivisa, chiave sviluppatore, chiave di sicurezza, chiave di autenticazione, chiave di rete, chiave wifi,
        chiave dell app, chiave master, token|gettone di accesso, token d accesso, token di autenticazione, token di
        autorizzazione, token di aggiornamento, token di sessione, token di sicurezza, token api, token personale, token
        di accesso personale, token segreto, token del bot, segreto client, segreto del client, segreto dell
        applicazione, segreto condiviso, segreto di firma, segreto del webhook, stringa di connessione, cookie di
        sessione, frase seed, frase di recupero, frase mnemonica, frase seme, parole di recupero, parole seed, seme del
        portafoglio, seed del wallet, chiave dell account di servizio
    """,
    unsure={
        "token": "token, gettone",
        "key": "chiave, chiavi, chiave di licenza, chiave di prodotto, codice licenza",
        "code": "codice, codici",
        "pin": "pin",
        "secret": "segreto, segreti, cookie, seme, segreta",
        "pass": "credenziale",
    },
    partners="""
        api, accesso, segreta, segreto, privata, personale, verifica, convalida, conferma, autenticazione,
        autorizzazione, sicurezza, recupero, backup, login, sms, sessione, cifratura, firma, bancario, banca, bancomat,
        carta, portafoglio, account, conto, allarme, cassaforte, sblocco, attivazione, monouso, temporaneo, bot, client,
        applicazione, wifi, server, admin, amministratore, ricevuto, cifre, sviluppatore, webhook, rete, fattori, due
        fattori, due passaggi, riserva, scorta, emergenza, posta, bonifico, spid, portale, casella
    """,
    heads="dimenticata, dimenticato, smarrita",
    heads_before="""
        numero, quantità, lunghezza, politica*, criteri, suggerimento*, forza, robustezza, durata, data, nome, tipo,
        tipi, tipologia, formato, regola*, regole, requisit*, complessità, gestore*, generatore*, gestione, rotazione,
        scadenza, cronologia, storico, cambio, modifica, reimpostazione, ripristino, rinnovo, proprietario, titolare,
        intestatario, motivo, problem*, domande, domanda, opinione, esperienza, frequenza, limite, quota, prezzo, costo,
        budget, identificativo, id, stato, versione, fornitore*, emittente, posizione, luogo, archiviazione, uso,
        utilizzo, scopo, descrizione, etichetta, minimo, minima, massimo, massima, quanti, quante, che tipo, ultime
        quattro cifre, ultime 4 cifre, perdita, furto, algoritmo, metodo*, modalità, canale, simbolo, consumo,
        promemoria, prefisso, ambito, permessi, definizione, colore, marca, copie, url, circuito, lunghezza minima,
        messaggio di errore, messaggio d errore, titolo, articolo, testo
    """,
    harmless="""
        parola chiave, parole chiave, chiave pubblica, chiavi pubbliche, chiave primaria, chiave esterna, chiave di
        violino, chiave di basso, chiave inglese, chiavi di casa, chiavi della macchina, chiave della macchina, chiavi
        dell auto, chiave dell auto, portachiavi, chiave di volta, chiave di ordinamento, persona chiave, punto chiave,
        punti chiave, figura chiave, chiavetta usb, codice postale, codice di avviamento postale, codice fiscale, codici
        fiscali, codice paese, codice lingua, codice valuta, codice promozionale, codice sconto, codice coupon, codice
        invito, codice di errore, codice errore, codice di stato, codice colore, codice prodotto, codice articolo,
        codice sorgente, codice a barre, codice qr, codice di abbigliamento, codice di condotta, codice civile, codice
        penale, codice della strada, codice morse, codice aeroporto, codice swift, codice cliente, codice di
        prenotazione, codice prenotazione, codice ordine, codice corso, codice etico, codice destinatario, codice
        univoco ufficio, codice amico, codice abi, codice ateco, revisione del codice, nome in codice, passaporto,
        passaporti, passeggero, passeggeri, carta d imbarco, carta di identità, carta d identità, numero di carta d
        identità, numero della carta d identità, numero carta d identità, carta fedeltà, numero della carta fedeltà,
        numero carta fedeltà, tessera*, tessera sanitaria, carta regalo, carta da regalo, carta geografica, carta da
        parati, carta di circolazione, carta di soggiorno, carta stampante, titolare della carta, tipo di carta, nome
        sulla carta, circuito della carta, biglietto da visita, segreto industriale, segreto professionale, segreto di
        famiglia, segreti di famiglia, giardino segreto, agente segreto, ingrediente segreto, ricetta segreta,
        segretario, segretaria, segreteria, domanda di sicurezza, domande di sicurezza, domanda segreta, livello di
        sicurezza, cintura di sicurezza, numero di token, token massimi, massimo token, limite di token, accesso a
        internet, accesso disabili, spilla*, pin sulla mappa, ricetta dei biscotti, criptovalut*, tastiera*
    """,
    not_before="""
        non, mai, senza, invece di, anziché, al posto di, nessun, nessuna, nessuno, eccetto, tranne, salvo, evita,
        evitate, eviti
    """,
    not_after="""
        non è, non sono, non deve, non devono, non sarà, non saranno, non viene, non vengono, non serve, non servono,
        vietat*
    """,
    ask="""
        inserire, inserisci, inserisca, inserite, immettere, immetti, immetta, digitare, digita, digiti, digitate,
        scrivere, scrivi, scriva, indicare, indica, indichi, fornire, fornisci, fornisca, fornite, dare, dacci, dai,
        dimmi, dicci, ci dica, incollare, incolla, incolli, inviare, invia, invii, inviaci, condividere, condividi,
        compilare, compila, completare, completa, confermare, conferma, confermi, ripetere, ripeti, ripeta, necessario,
        necessaria, serve, servono, richiesto, richiesta, obbligatorio, per favore, per cortesia, si prega di, qual è,
        crea, crei, scegli, imposta, copia, metti, non dimenticare, rispondi con, accedi con, usa, usi, mandaci, manda,
        comunicaci, comunica, specifica, riporta, riporti, abbiamo bisogno, ho bisogno, quali sono, mi dica, mandami,
        dammi, passami, mi serve, ci serve, ci servono, mi servono, mandarmi, inviarmi, mandarci, darmi, dirmi, dirci,
        leggermi, leggimi, mi legga, servirebbe, mi servirebbe, ci servirebbe, passarmi, comunicarmi, condividere con
        me, fornirmi, avrei bisogno, mi dai, mi dici, puoi darmi, puoi mandarmi, puoi dirmi, può darmi, può mandarmi,
        potresti darmi, potresti mandarmi, potresti dirmi, potrebbe mandarmi, potrebbe darmi
    """,
    mention_before="""
        dimenticato, dimenticata, dimenticare, perso, persa, perdere, cambiato, cambiata, cambiare, modificato,
        modificare, reimpostare, reimpostato, ripristinare, recuperare, rinnovare, gestire, gestisci, memorizzare,
        conservare, conservi, salvare, salvato, proteggere, protegge, generare, generato, generata, scaduto, scaduta,
        revocare, rubata, condiviso, riguardo, circa, sulla, sulle, sul, invieremo, invierà, inviarti, inviarle,
        inviamo, ricevere, riceverai, riceverà, richiedere, ottenere, utilizzi un, usi un, hai, ha, possiedi, conosci,
        nominare, chiamare, ricordare, forte, debole, sicura, eliminare, cancellare, se hai, aggiornare, sostituire,
        ruotare, spiegare, il termine, creato, creiamo, generiamo, creeremo
    """,
    mention_after="""
        dimenticata, dimenticato, persa, smarrita, scaduta, scaduto, rubata, è stata, è stato, sono state, deve, devono,
        dovrebbe, può, conservata, salvata, gestita, cambiata, reimpostata, generato, funziona, condivisa, utilizzato,
        usati, verrà inviato, verrà inviata, appartiene, si chiama, protegge, scade
    """,
    about="""
        quanti, quante, quanto, come, perché, quando, dove, chi, che tipo, quale gestore, quali, hai, usi un, utilizza
        un, desideri, vuoi, dovrebbe, cosa ne pensi, che lunghezza, con quale frequenza, ogni quanto, che nome, a chi,
        che cos è, cosa succede, da quando, esiste, c è
    """,
    about_first="chi, hai, ha, avete, è, sono, dove, quando, come",
    plain="""
        nome, cognome, nome completo, nome e cognome, nome utente, utente, soprannome, nickname, e mail, email, posta
        elettronica, indirizzo email, indirizzo e mail, telefono, numero di telefono, cellulare, numero di cellulare,
        indirizzo, via, città, paese, provincia, regione, stato, data di nascita, compleanno, luogo di nascita, età,
        sesso, genere, professione, lavoro, azienda, società, reparto, squadra, team, scuola, lingua, fuso orario,
        valuta, importo, prezzo, quantità, budget, data, orario, oggetto, argomento, titolo, opinione, descrizione,
        motivo, numero d ordine, numero ordine, numero fattura, numero cliente, numero di conto, iban, numero di
        passaporto, server, host, porta, url, sito web, dominio, percorso, file, progetto, spazio di lavoro,
        organizzazione, ambiente, ramo, repository, dispositivo, nome del dispositivo, browser, destinatario,
        destinazione, partenza, albergo, hotel, camera, colore, taglia, dimensione, gruppo, canale, hobby, allergie,
        latitudine, longitudine, parola chiave, layout di tastiera
    """,
    small="""
        il, lo, la, i, gli, le, l, un, uno, una, tuo, tua, tuoi, suo, sua, vostro, vostra, mio, nostra, questo, questa,
        quel, a, al, alla, allo, ai, alle, in, nel, nella, del, della, dello, dell, dei, delle, di, da, dal, per, con,
        su, qui, sotto, tu, lei, noi, io, è, sono, nuovo, nuova, vecchio, vecchia, attuale, facoltativo, opzionale, che,
        poi, ora, adesso, di nuovo, anche, prima, campo, seguente, completo, completa, stessa, ti, si, ci, mi, e,
        parola, parole, preferita, preferito, al posto tuo, al posto suo, al posto vostro
    """,
    link="di, del, della, dell, d, per",
    also="e, ed, o, oppure, nonché",
    but="ma, bensì, solo, soltanto, invece, però",
    hints={
        "beside": "dopo il nome utente, accanto al nome utente, insieme al nome utente, oltre al nome utente",
        "signin": """
            accedere, accedi, accesso, entrare, entri, login, loggarti, il tuo account, area riservata, collegarti,
            aprire la posta, apri la posta, casella, posta, accendi il computer, entri nel, aprire la mail, la mail
        """,
        "typing": """
            digiti, digitare, digita, scrivi, scrivere, usi, usare, utilizzi, utilizzare, inserisci, inserire, metti,
            con la quale, con il quale, con cui, che ti permette, apre, aprono, entri con, scrive, batti, premi,
            componi, digitate, mette
        """,
        "thing": """
            quello che, ciò che, parola, parole, frase, sequenza, caratteri, lettere, combinazione, testo, stringa,
            schema, cosa, che cosa, quello che metti, ciò che metti, qualcosa
        """,
        "digits": "cifre, cifra, numeri, numero, codice, numerini",
        "back": "retro, dietro, sul retro, parte posteriore, striscia della firma, verso",
        "card": "carta, carta di credito, bancomat, la carta",
        "front": "fronte, davanti, in rilievo, stampati",
        "expiry": "scade, scadenza, valida fino",
        "sent": """
            inviato, inviata, inviati, abbiamo inviato, ricevuto, hai ricevuto, arrivato, arrivata, mandato, appena
            ricevuto, ricevuta, arriv*, invi*, ricev*, ti ha mandato, spedito
        """,
        "phone": "telefono, cellulare, sms, messaggio, smartphone",
        "mail": "email, e mail, posta, casella",
        "future": """
            invieremo, invierà, verrà inviato, riceverai, riceverà, per ricevere, poter inviare, inviarti, manderemo
        """,
        "authenticator": """
            autenticatore, app di autenticazione, app autenticatore, generatore di codici, chiavetta della banca
        """,
        "shows": """
            mostra, mostrato, mostrati, appare, appaiono, genera, generato, visualizza, visualizzato, visualizzate,
            indica
        """,
        "wallet": "portafoglio, wallet, criptovalute",
        "restore": "ripristinare, recuperare, recupero, backup, annotato, scritto, annotate, ripristin*, recuper*",
        "phrase": "parole, dodici parole, 12 parole, 24 parole, parole inglesi",
        "console": """
            console, console sviluppatori, portale sviluppatori, pannello, pannello di controllo, impostazioni,
            dashboard
        """,
        "long": "lunga stringa, stringa lunga, lunga sequenza, testo lungo, sequenza di caratteri, stringa casuale",
        "begins": "inizia con, comincia con, che inizia, che comincia",
        "cash": "bancomat, sportello automatico, prelevare, prelievo",
        "unlock": """
            sbloccare, sblocca, sblocchi, aprire, apre, disattivare, disinserire, accendere, accendi, accende, avviare,
            avvii, accendere il computer, apri, entri
        """,
        "device": """
            telefono, cellulare, schermo, computer, dispositivo, tablet, sim, allarme, cassaforte, porta, smartphone,
            pc, portatile
        """,
        "only_you": """
            solo tu conosci, solo tu sai, solo lei conosce, nessun altro conosce, nessun altro sa, non dici a nessuno,
            non riveli a nessuno, tieni segreto, che conosci solo tu
        """,
        "dots": "pallini, asterischi, puntini, nascosto",
        "capital": "maiuscol*",
        "symbol": "carattere speciale, caratteri speciali, simbol*",
        "refreshes": "ogni 30 secondi, ogni trenta secondi, cambia ogni, cambiano ogni, ogni minuto",
        "mother": "madre, mamma",
        "maiden": "nubile, matrimonio, prima di sposarsi, prima del matrimonio, da nubile",
        "question": "domanda di sicurezza, domanda segreta, primo animale",
        "answer": "risposta",
        "wifi": "wifi, wi fi, router, rete wireless, rete senza fili",
        "header": "bearer",
        "generated": "generato, generata, rilasciato, mostrata una sola volta",
        "account": "account, conto, banca, identità, registrazione, app della banca",
        "few": "tre, quattro, sei, otto, tre cifre, sei cifre, quattro cifre",
        "twelve": "dodici, ventiquattro, 12 parole, 24 parole, dodici parole",
        "paper": "carta, foglio, foglietto, biglietto, quaderno, scatola, in ordine, nell ordine, bigliettino",
        "coins": "monete, cripto, criptovalute, bitcoin, fondi, saldo",
        "after": "dopo, subito dopo, sotto, accanto a, di seguito, oltre a, oltre al, sotto il",
        "user": "nome utente, indirizzo, e mail, email, indirizzo e mail, utente, codice cliente, username",
        "now": "adesso, ora, appena, proprio ora, in questo momento, poco fa, abbiamo appena",
        "proof": """
            che sei tu, che è lei, che sia tu, che sia lei, che sei davvero tu, verificare la tua identità, verificare
            la sua identità, confermare la tua identità, confermare la sua identità, identità
        """,
        "sms": "sms, messaggio di testo, messaggio, messaggino",
        "last": "ultime, ultimi, ultimo, ultime quattro, prime",
        "signature": "firma, striscia della firma, accanto alla firma, spazio per la firma, striscia, banda",
        "sticker": "etichetta, adesivo, sotto il router, targhetta, incollato, stampato",
        "only": "solo tu, solo lei, soltanto tu, soltanto lei, nessun altro, tu solo",
        "know": "sai, conosci, conosce, sa, sapere, conoscete",
        "app": "app, applicazione",
        "once": "una sola volta, una volta sola, solo una volta",
        "between": "tra, fra",
        "printout": "stampato, stampati, hai stampato, ha stampato, annotato, salvato, segnato",
        "word": "parola, la parola",
        "till": "cassa, supermercato, paghi, pagare, negozio, pos",
        "which": "che, quali, qual, quale",
    },
)
