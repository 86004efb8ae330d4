"""Catalan."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="ca",
    login="""
        contrasenya, contrasenyes, paraula de pas, mot de pas, paraula secreta, frase de pas, frase de contrasenya,
        frase secreta, clau d accés, dades d accés, dades d inici de sessió, credencials, resposta secreta, resposta de
        seguretat, resposta a la pregunta de seguretat, resposta a la pregunta secreta, cognom de soltera de la mare,
        cognom de soltera de la teva mare, patró de desbloqueig
    """,
    codes="""
        codi de verificació, codi de confirmació, codi de validació, codi d autenticació, codi d autorització, codi de
        seguretat, codi secret, codi d accés, codi d un sol ús, codi únic, codi temporal, codi de recuperació, codi de
        còpia de seguretat, codi d activació, codi de desbloqueig, codi d aparellament, codi sms, codi per sms, codi
        pin, codi puk, codi de l alarma, codi de dos factors, contrasenya d un sol ús, número de targeta, número de la
        targeta, número de la teva targeta, número de targeta de crèdit, targeta de crèdit, targeta de dèbit, targeta
        bancària, dades de la targeta, data de caducitat de la targeta, caducitat de la targeta, pin de la targeta, codi
        cvv, codi cvc, codi de recanvi
    """,
    keys="""
        clau api, clau d api, clau de l api, claus api, clau privada, claus privades, clau secreta, clau de xifratge,
        clau de xifrat, clau de signatura, clau de sessió, clau de recuperació, clau de seguretat, clau ssh, clau pgp,
        clau compartida, clau de xarxa, testimoni d accés, token d accés, token d autenticació, token de sessió, token
        de seguretat, token api, token d api, token personal, token d actualització, testimoni de sessió, secret del
        client, secret de client, secret de l aplicació, secret compartit, cadena de connexió, galeta de sessió, frase
        llavor, frase de recuperació, frase mnemotècnica, paraules de recuperació, paraules llavor, llavor de la cartera
    """,
    unsure={
        "token": "token*, testimoni",
        "key": "clau, claus",
        "code": "codi, codis",
        "pin": "pin",
        "secret": "secret, secrets, galeta",
    },
    partners="""
        api, accés, secreta, secret, privada, privat, personal, verificació, validació, confirmació, autenticació,
        autorització, seguretat, recuperació, sms, sessió, xifratge, signatura, bancària, bancari, banc, targeta,
        cartera, compte, alarma, desbloqueig, activació, únic, temporal, bot, client, aplicació, wifi, servidor,
        administrador, rebut, dígits, recanvi, emergència, correu, transferència, hisenda, banca, portal
    """,
    heads_before="""
        nombre, quantitat, longitud, llargada, política, polítiques, pista, indici, força, durada, data, nom, tipus,
        format, regles, requisits, complexitat, gestor, generador, gestió, rotació, caducitat, venciment, historial,
        canvi, modificació, restabliment, propietari, titular, motiu, raó, problema, problemes, pregunta, opinió,
        experiència, freqüència, límit, preu, cost, pressupost, identificador, estat, versió, proveïdor, ubicació,
        emmagatzematge, descripció, etiqueta, mínim, mínima, màxim, màxima, quants, quantes, quin tipus, últims quatre
        dígits, últims 4 dígits, pèrdua, robatori, oblit, algorisme, mètode, símbol, consum, color
    """,
    harmless="""
        paraula clau, paraules clau, clau pública, claus públiques, clau primària, clau forana, clau de sol, clau
        anglesa, claus del cotxe, claus de casa, clau de casa, clauer, punt clau, persona clau, codi postal, codi de
        país, codi d idioma, codi de moneda, codi promocional, codi de descompte, codi de cupó, codi d invitació, codi d
        error, codi d estat, codi de color, codi de producte, codi font, codi de barres, codi qr, codi de vestimenta,
        codi de conducta, codi civil, codi de client, codi de reserva, codi de curs, revisió de codi, nom en clau,
        passaport*, passatger*, targeta d embarcament, brúixola, document d identitat, targeta de fidelitat, número de
        targeta de fidelitat, targeta sanitària, número de targeta sanitària, targeta de soci, carnet de biblioteca,
        carnet de soci, targeta de visita, targeta regal, targeta sim, targeta de memòria, titular de la targeta, tipus
        de targeta, secret comercial, secrets de família, jardí secret, agent secret, ingredient secret, amic invisible,
        secretari*, secretària, pregunta de seguretat, preguntes de seguretat, pregunta secreta, nivell de seguretat,
        cinturó de seguretat, seguretat social, nombre de tokens, màxim de tokens, accés a internet, criptomoned*,
        teclat*, recepta de galetes, agulla
    """,
    not_before="no, mai, sense, en lloc de, en comptes de, ni, cap, excepte, llevat, eviteu, evita",
    not_after="no és, no són, no cal, no calen, no s ha, no serà, mai",
    ask="""
        introduïu, introdueix, introduir, entreu, entra, escriviu, escriu, teclegeu, indiqueu, indica, proporcioneu,
        proporciona, faciliteu, doneu nos, dona ns, digueu nos, digue ns, enganxeu, enganxa, envieu, envia, compartiu,
        ompliu, omple, completeu, confirmeu, confirma, repetiu, repeteix, necessari, necessària, necessitem, cal,
        obligatori, si us plau, quina és, quin és, creeu, trieu, definiu, copieu, poseu, posa, no oblideu, utilitzeu,
        fes servir, necessito, em cal, quins són, quines són, digueu me, digues me, envieu me, envia m, dona m, passa m,
        ens cal, facilita, enviar, podríeu enviar, donar, dir, llegiu, llegiu me, llegeix, em caldria, ens caldria,
        necessitaria, compartir amb mi, em podries, em podríeu, em podeu, em pots, podeu enviar, pots enviar
    """,
    mention_before="""
        oblidat, oblidar, perdut, perdre, canviat, canviar, modificar, restablir, recuperar, renovar, gestionar,
        gestiones, gestioneu, emmagatzemar, guardar, guardes, guardeu, desar, protegir, protegeix, generar, generat,
        caducat, robat, sobre, respecte, enviarem, enviem, rebre, rebràs, rebreu, sol licitar, utilitzes, utilitzeu,
        tens, teniu, coneixes, anomenar, recordar, segura, feble, forta, eliminar, si tens, si teniu, actualitzar, qui,
        on, quan, per què
    """,
    mention_after="""
        oblidada, oblidat, perduda, caducada, robada, ha estat, han estat, ha de, han de, hauria, pot, guardada,
        emmagatzemada, canviada, funciona, utilitzat, usats, s enviarà, pertany, caduca, protegeix
    """,
    about="""
        quants, quantes, com, per què, quan, on, qui, quin tipus, quin gestor, quins, tens, teniu, utilitzes, vols,
        voleu, hauria, què en penses, cada quant, amb quina freqüència, què és un, què passa
    """,
    about_first="qui, teniu, heu, has",
    plain="""
        nom, cognom, cognoms, nom complet, nom d usuari, usuari, sobrenom, correu, correu electrònic, adreça
        electrònica, adreça de correu, telèfon, número de telèfon, mòbil, adreça, carrer, ciutat, població, país,
        província, regió, data de naixement, aniversari, lloc de naixement, edat, sexe, gènere, professió, empresa,
        departament, equip, escola, idioma, llengua, fus horari, moneda, import, preu, quantitat, pressupost, data,
        hora, assumpte, tema, títol, descripció, motiu, número de comanda, número de factura, número de client, número
        de compte, iban, servidor, amfitrió, port, url, lloc web, domini, camí, fitxer, projecte, organització, entorn,
        dispositiu, nom del dispositiu, navegador, destinatari, destinació, hotel, habitació, color, mida, grup, canal,
        al lèrgies, latitud, longitud geogràfica
    """,
    small="""
        el, la, els, les, l, un, una, uns, el teu, la teva, el vostre, la vostra, teu, teva, vostre, vostra, meu,
        nostre, aquest, aquesta, a, al, en, del, de, d, per, amb, aquí, a sota, vosaltres, nosaltres, jo, tu, és, són,
        nou, nova, antic, antiga, actual, opcional, que, després, ara, de nou, també, primer, camp, valor, següent,
        complet, us, et, ens, s, per vostè, en lloc vostre
    """,
    link="de, d, del, per",
    also="i, o, així com",
    but="sinó, però, només, únicament",
    hints={
        "signin": """
            iniciar sessió, inicieu sessió, inicies sessió, entrar, entres, accedir, accediu, compte, obrir el correu,
            el correu, la bústia, l ordinador, obres el correu
        """,
        "typing": """
            escriviu, escrius, tecleges, feu servir, fas servir, utilitzeu, utilitzes, introduïu, poses, hi va, diu,
            connectar
        """,
        "thing": """
            el que, paraula, paraules, frase, cadena, caràcters, lletres, combinació, text, què, allò que, alguna cosa
        """,
        "digits": "dígits, xifres, números, número, codi",
        "back": "dors, darrere, revers, part posterior, posterior, del darrere",
        "card": "targeta, targeta de crèdit",
        "front": "davant, anvers, relleu",
        "expiry": "caduca, caducitat, venciment",
        "sent": """
            enviat, hem enviat, rebut, heu rebut, has rebut, arribat, arribar, arriba, acaba d arribar, rebre, enviar
        """,
        "phone": "telèfon, mòbil, sms, missatge",
        "mail": "correu, email, bústia",
        "future": "enviarem, s enviarà, rebreu, rebràs, per rebre",
        "authenticator": "autenticador, aplicació d autenticació",
        "shows": "mostra, mostrat, apareix, genera, indica",
        "wallet": "cartera, moneder",
        "restore": "recuperar, restaurar, recuperació, còpia de seguretat, vau apuntar, apuntades",
        "phrase": "paraules, dotze, 12 paraules, 24 paraules",
        "console": "consola, tauler, portal, configuració",
        "long": "cadena llarga, text llarg, seqüència llarga",
        "begins": "comença per, comença amb, que comença",
        "cash": "caixer, caixer automàtic, treure diners",
        "unlock": """
            desbloquejar, desbloqueja, desbloquegeu, obrir, obre, engegar, engegues, encendre, encens, arrencar, obres
        """,
        "device": "telèfon, mòbil, pantalla, ordinador, dispositiu, tauleta, sim, alarma, caixa forta, porta",
        "only_you": """
            només vosaltres coneixeu, només tu saps, només tu coneixes, ningú més sap, ningú més coneix, no dius a ningú
        """,
        "refreshes": "cada 30 segons, cada minut",
        "mother": "mare",
        "maiden": "soltera, casament, abans de casar, de soltera",
        "question": "pregunta de seguretat, pregunta secreta",
        "answer": "resposta",
        "account": "compte, banc, identitat",
        "few": "tres, quatre, sis, vuit, tres xifres, sis xifres, quatre xifres",
        "twelve": "dotze, vint i quatre, 12 paraules, 24 paraules",
        "paper": "paper, full, paperet, quadern, capsa, en ordre, llibreta, targeta",
        "coins": "monedes, criptomonedes, bitcoins, fons, cripto",
        "after": "després de, tot seguit de, sota, al costat, darrere, a més de, després del",
        "user": "nom d usuari, usuari, adreça, correu, número de client",
        "now": "ara, ara mateix, acabem d, acaba d, acaben d, fa un moment, tot just",
        "proof": """
            que ets tu, que sou vosaltres, que és vostè, ets tu, la teva identitat, la vostra identitat, verificar la
            identitat, confirmar la identitat
        """,
        "sms": "sms, missatge de text, missatge",
        "last": "últimes, últims, darrers, darreres, primers",
        "wifi": "router, wifi, xarxa, convidats",
        "dots": "punts, asteriscs, rodones",
        "header": "bearer, capçalera d autorització",
        "capital": "majúscul*",
        "symbol": "símbol*, caràcter especial",
        "generated": "generat, generada, una sola vegada",
        "beside": "al costat de l usuari, després de l usuari, a més de l usuari",
        "signature": "signatura, banda de signatura, firma, franja, banda",
        "sticker": "adhesiu, etiqueta, enganxina, sota el router, enganxat",
        "only": "només tu, només vosaltres, només vostè, ningú més",
        "know": "saps, sabeu, coneixes, coneixeu, sap",
        "app": "aplicació, app",
        "once": "una sola vegada, un sol cop, només un cop",
        "between": "entre",
        "printout": "vau imprimir, imprimir, impresos, vas imprimir, apuntats, desats",
        "word": "paraula, la paraula",
        "till": "caixa, supermercat, pagar, botiga, datàfon",
        "which": "quins, quines, quina, quin",
    },
)
