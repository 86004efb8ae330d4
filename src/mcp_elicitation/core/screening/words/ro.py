"""Romanian."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="ro",
    login="""
        parol*, parola, frază de acces, fraza de acces, frază secretă, cuvânt secret, cuvântul secret, cuvânt de
        trecere, date de conectare, datele de conectare, date de autentificare, datele de autentificare, date de acces,
        datele de acces, date de logare, credențial*, credentiale*, acreditări*, răspuns secret, răspunsul secret,
        răspuns de securitate, răspunsul la întrebarea de securitate|secretă, răspuns la întrebarea de
        securitate|secretă, numele de fată al mamei, nume de fată al mamei, numele de domnișoară al mamei, model de
        deblocare
    """,
    codes="""
        cod|codul|codului de verificare, cod|codul|codului de confirmare, cod|codul de validare, cod|codul de
        autentificare, cod|codul de autorizare, cod|codul de securitate, cod|codul secret, cod|codul de acces, cod|codul
        de conectare, cod|codul de unică folosință, cod|codul unic sms, cod|codul temporar, cod|codul de recuperare,
        cod|codul de rezervă, cod|codul de urgență, cod|codul de activare, cod|codul de deblocare, cod|codul de
        asociere, cod|codul de împerechere, cod|codul sms, cod|codul primit prin sms, cod|codul pin, codul puk,
        cod|codul otp, cod|codul de 6 cifre, cod|codul din 6 cifre, cod|codul cu doi factori, cod|codul cvv, cod|codul
        cvc, cod|codul alarmei, cod|codul seifului, cod|codul de resetare, parolă de unică folosință, număr card, număr
        de card, numărul cardului, numarul cardului, numărul de card, numărul cardului de credit, numărul cardului
        bancar, card de credit, card bancar, card de debit, datele cardului, datele de card, data expirării cardului,
        data de expirare a cardului, valabilitatea cardului, pin card, pinul cardului, pin de card, codul din e mail,
        codul din mesaj, codul primit, cod primit, nr card, codul secret, cod secret
    """,
    keys="""
        cheie|cheia|chei|cheile api, cheie|cheia de acces, cheie|cheia privată, cheie|cheia privata, chei|cheile
        private, cheie|cheia secretă, cheie|cheia de criptare, cheie|cheia de decriptare, cheie|cheia de semnare,
        cheie|cheia de semnătură, cheie|cheia de sesiune, cheie|cheia de recuperare, cheie|cheia ssh, cheie|cheia pgp,
        cheie|cheia partajată, cheie|cheia de securitate, cheie|cheia de rețea, cheie|cheia de autentificare,
        cheie|cheia de dezvoltator, token|tokenul|tokenului de acces, jeton|jetonul de acces, token|tokenul de
        reîmprospătare, token|tokenul de sesiune, token|tokenul de securitate, token|tokenul de autentificare,
        token|tokenul api, token|tokenul personal, token|tokenul secret, token|tokenul botului, jeton|jetonul de
        autentificare, secret|secretul client, secretul clientului, secretul aplicației, secretul partajat, secretul
        webhook*, șir|șirul de conexiune, șir|șirul de conectare, cookie de sesiune, frază|fraza de recuperare,
        frază|fraza seed, frază|fraza mnemonică, cuvinte|cuvintele de recuperare, parola aplicației, parolă de
        aplicație, cheia rețelei, cheie de rețea, cheia de rețea
    """,
    unsure={
        "token": "token*, jeton*",
        "key": "cheie, cheia, chei, cheile, cheie de licență, cheie de produs",
        "code": "cod*",
        "pin": "pin, pinul",
        "secret": "secret*, cookie, secretă, secrete",
    },
    partners="""
        api, acces, verificare, confirmare, validare, autentificare, autorizare, securitate, secret, secretă, privată,
        privat, personal*, unică folosință, conectare, logare, recuperare, rezervă, activare, deblocare, sms, semnare,
        criptare, sesiune, bancar*, bancă, băncii, card, cardului, portofel*, sim, alarm*, seif*, cont*, bot*,
        dezvoltator*, wifi, server*, admin*, cifre, client*, aplicați*, webhook*, temporar, primit, doi factori, doi
        pași, urgență, mail, transfer, semnătur*, anaf, banc*, portal*, ghișeu*
    """,
    heads_before="""
        număr, numărul, numar, lungime*, politic*, indici*, indiciu*, putere*, complexitate*, nume, numele, denumire*,
        tip, tipul, tipuri, format*, valabilitat*, expirare*, durat*, regul*, reguli, cerinț*, manager*, administrator*,
        generator*, gestionare*, rotați*, rotire*, istoric*, schimbare*, modificare*, resetare*, vechime*, proprietar*,
        titular*, deținător*, motiv*, problem*, întreb*, întrebare*, opini*, experienț*, frecvenț*, limit*, preț*,
        cost*, buget*, identificator*, stare*, status*, versiun*, furnizor*, emitent*, locați*, loc, stocare*,
        utilizare*, scop*, descriere*, etichet*, minim*, maxim*, câte, câți, cât de des, cât timp, ce, care, ultimele
        patru cifre, ultimele 4 cifre, pierdere*, furt*, uitare*, recuperarea, algoritm*, metod*, canal*, simbol*,
        consum*, memento*, definiți*, culoare*, tipul de, marca, schimbăr*, modificăr*, resetăr*, utilizăr*, parolei
        schimbări, mesaj de eroare, mesajul de eroare, titlu*, articol*, text*, numărul maxim de, număr maxim de,
        numărul de
    """,
    harmless="""
        cheie|cheia publică, chei|cheile publice, cheie|cheia primară, cheie|cheia străină, cuvânt cheie, cuvinte cheie,
        cuvântul cheie, persoană cheie, punct cheie, puncte cheie, cheia sol, cheia de la mașină, cheile de la mașină,
        cheile de la casă, cheie de la casă, cheie franceză, cheia succesului, breloc, cod|codul poștal, coduri poștale,
        cod|codul țării, cod|codul de țară, cod|codul limbii, cod|codul valutei, cod|codul promoțional, cod|codul de
        reducere, cod|codul cuponului, cod|codul de invitație, cod|codul de recomandare, cod|codul de eroare, cod|codul
        erorii, cod|codul de stare, cod|codul culorii, cod|codul de culoare, cod|codul produsului, cod|codul de produs,
        cod|codul sursă, cod|codul de bare, cod|codul qr, cod|codul vestimentar, cod|codul de conduită, codul civil,
        codul penal, codul rutier, codul morse, cod|codul swift, cod|codul clientului, cod|codul de client, cod|codul
        rezervării, cod|codul de rezervare, cod|codul comenzii, cod|codul cursului, cod|codul proiectului, cod|codul
        fiscal, cod|codul caen, cod|codul iban, cod|codul numeric personal, cnp, nume de cod, revizuire cod, pașaport*,
        numărul pașaportului, pasager*, carte de îmbarcare, carte de identitate, busol*, card de fidelitate, numărul
        cardului de fidelitate, card de membru, numărul cardului de membru, card de bibliotecă, card de sănătate,
        numărul cardului de sănătate, card cadou, card de memorie, card sim, carte de vizită, carte poștală, titularul
        cardului, tipul cardului, tip card, numele de pe card, secret comercial, secret profesional, secrete de familie,
        secretele familiei, grădina secretă, agent secret, ingredient secret, ingredientul secret, rețeta secretă,
        secretar*, secretariat*, întrebare de securitate, întrebări de securitate, întrebarea de securitate, nivel de
        securitate, agent de securitate, centură de siguranță, numărul de tokenuri, numărul maxim de tokenuri, limita de
        tokenuri, acces la internet, pinul pe hartă, pinguin*, criptomoned*, tastatur*, rețetă de biscuiți,
        administrator de parole, manager de parole
    """,
    not_before="nu, niciodată, fără, în loc de, nici, niciun, nicio, cu excepția, evitați, nimeni, evită",
    not_after="nu este, nu sunt, nu trebuie, nu va fi, nu vor fi, nu se, niciodată, interzis*, inutil*",
    ask="""
        introduceți, introdu, introduce, introducere, scrieți, scrie, tastați, tastează, completați, completează,
        indicați, indică, furnizați, furnizează, oferiți, dați ne, dă ne, spuneți ne, spune ne, comunicați, comunică,
        lipiți, lipește, trimiteți, trimite, partajați, inserați, confirmați, confirmă, repetați, repetă, reintroduceți,
        necesar, necesară, avem nevoie, am nevoie, obligatoriu, vă rugăm, te rugăm, te rog, care este, alegeți, setați,
        creați, nu uitați să, nu uita să, copiați, copiază, folosiți, folosește, autentificați vă cu, conectați vă cu,
        transmiteți, puneți, pune, răspundeți cu, care e, care sunt, spune mi, trimiteți ne, trimite mi, dă mi,
        comunicați ne, aveți nevoie, ne trebuie, îmi trebuie, avem nevoie de, să mi trimiteți, da, spune, spuneți,
        citiți, citește, citiți mi, aș avea nevoie, am avea nevoie, voi avea nevoie, comunica, împărtăși, este nevoie
        de, e nevoie de, puteți trimite, poți trimite, puteți să mi, poți să mi, ați putea să mi, ai putea să mi, ați
        putea trimite
    """,
    mention_before="""
        uitat, uitați, pierdut, schimbat, schimba, schimbați, modificat, modifica, reseta, resetat, recupera, reînnoi,
        gestiona, stoca, păstra, păstrați, păstrezi, salvat, salva, proteja, protejează, genera, generat, expirat,
        furat, piratat, despre, privind, referitor, vă vom trimite, vom trimite, trimitem, primi, veți primi, vei primi,
        primiți, solicita, solicitat, obține, utilizați un, folosiți un, folosești un, aveți, ai, cunoașteți, puternic*,
        slab*, sigur*, cine, unde, când, de ce, șterge, revoca, actualiza, dacă, numi, reține, creăm, vom crea
    """,
    mention_after="""
        uitat*, pierdut*, a expirat, expirat*, expiră, furat*, a fost, au fost, trebuie, ar trebui, poate, funcționează,
        stocat*, păstrat*, gestionat*, schimbat*, resetat*, generat*, folosit*, utilizat*, aparține, va fi trimis*, se
        numește, protejează
    """,
    about="""
        câte, câți, cât, cum, de ce, când, unde, cine, cui, ce tip, ce fel, ce manager, care dintre, aveți, ați,
        folosiți un, folosești un, doriți, există, ce părere, ce lungime, cât de des, ce nume, ce este un, ce este o, ce
        se întâmplă, dacă
    """,
    about_first="cine, aveți, ați, este, sunt, unde, când, cum",
    plain="""
        nume, prenume, nume complet, numele complet, nume de familie, nume de utilizator, nume utilizator, utilizator,
        poreclă, e mail, email, adresă de e mail, adresa de e mail, adresa de email, telefon, număr de telefon, numărul
        de telefon, mobil, adresă, adresa, stradă, oraș, localitate, țară, județ, regiune, data nașterii, ziua de
        naștere, locul nașterii, vârstă, sex, gen, profesie, ocupație, companie, firmă, departament, echipă, școală,
        limbă, limba, fus orar, monedă, sumă, preț, cantitate, buget, dată, data, oră, ora, subiect, temă, titlu,
        părere, descriere, motiv, număr comandă, numărul comenzii, numărul facturii, număr client, numărul contului,
        iban, server, gazdă, port, url, site web, domeniu, cale, fișier, proiect, spațiu de lucru, organizație, mediu,
        dispozitiv, nume dispozitiv, browser, destinatar, destinație, plecare, hotel, cameră, culoare, mărime, grup,
        canal, hobby, alergii, latitudine, longitudine, cuvânt cheie
    """,
    small="""
        al, a, ai, ale, un, o, unei, unui, dumneavoastră, dvs, ta, tău, tale, mea, meu, noastră, nostru, acest, această,
        acesta, în, la, pe, cu, din, de, pentru, prin, aici, mai jos, tu, noi, eu, este, sunt, e, nou, nouă, vechi,
        veche, actual*, curent*, opțional, care, apoi, acum, din nou, și, mai întâi, de asemenea, câmp, valoare,
        următorul, complet*, vă, te, ne, îmi, vi, se, să, va, contului, contul, în locul dumneavoastră, în locul tău, în
        locul dvs
    """,
    link="de, al, a, ale, pentru, din, la",
    also="și, sau, precum și, ori",
    but="ci, dar, doar, numai, însă",
    hints={
        "beside": "după numele de utilizator",
        "signin": """
            conecta*, conectare, autentifica*, autentificare, loga*, logare, intra, intrați, intri, contul, contului,
            login, deschideți, căsuța, e mailul, mailul, poșta, calculatorul, conectați, intrați în, intra în,
            autentific*
        """,
        "typing": """
            tastezi, tastați, scrieți, scrii, folosești, folosiți, introduci, introduceți, utilizați, pui, cu care,
            deschide, apăsați, apeși, formați, tastează, scrie, se pune, puneți, tastați la
        """,
        "thing": """
            ceea ce, cuvânt*, cuvinte, frază, șir*, caractere*, litere*, combinați*, text*, model, ce, ce este, ce
            scrie, ceva
        """,
        "digits": "cifre*, cifră, numere*, numărul, număr, cod*, coduri",
        "back": "spatele, spate, verso, banda de semnătură, dos",
        "card": "card, cardului, cardul",
        "front": "față, fața, relief",
        "expiry": "expiră, expirare, valabil până",
        "sent": """
            trimis*, am trimis, primit*, ați primit, ai primit, sosit, venit, tocmai, trimis, primit, primite, venite,
            sosite, ajuns, expediat, trimise, v a trimis, a trimis
        """,
        "phone": "telefon*, mobil*, sms, mesaj text",
        "mail": "e mail*, email*, mail*, inbox",
        "future": "vom trimite, va fi trimis, veți primi, vei primi, pentru a primi, unde, putea trimite",
        "authenticator": "autentificator*, aplicați* de autentificare, authenticator, generator de coduri",
        "shows": "afișeaz*, afișat*, arată, apare, apar, generează, generat*, indică, afișează, apărut*",
        "wallet": "portofel*, cripto*",
        "restore": "restaura*, recupera*, recuperare, notat*, scris*, backup",
        "phrase": "cuvinte*, douăsprezece, 12 cuvinte, 24 de cuvinte, cuvinte, cuvintele, cuvinte în engleză",
        "console": "consol*, portal*, panou*, setări*, tablou de bord, pagina dezvoltator*",
        "long": "șir lung, șirul lung, text lung, șir de caractere, șirul acela lung, aleatori*, lung",
        "begins": "începe cu, care începe",
        "cash": "bancomat*, scoate bani, scoateți bani, scoți bani, retrage*, terminal*",
        "unlock": """
            debloc*, deschide*, dezarm*, porni*, pornești, porniți, deschizi, aprinzi, deblochezi, deblocați,
            deschideți, deschide
        """,
        "device": "telefon*, ecran*, calculator*, laptop*, dispozitiv*, tablet*, sim, alarm*, seif*, ușa, ușă",
        "only_you": """
            doar tu știi, numai tu știi, doar dumneavoastră știți, numai dumneavoastră cunoașteți, doar dumneavoastră
            cunoașteți, nimeni altcineva nu știe, nimeni altcineva nu cunoaște, nu spui nimănui, nu spuneți nimănui, ții
            secret, păstrezi secret, nu o împărtășești
        """,
        "dots": "puncte*, asteriscuri, steluțe*, buline*",
        "capital": "majuscul*",
        "symbol": "caracter special, caractere speciale, simbol*",
        "refreshes": "la fiecare 30 de secunde, la 30 de secunde, în fiecare minut, se schimbă mereu",
        "mother": "mamei, mama",
        "maiden": "fată, domnișoară, căsător*, înainte de căsătorie, nuntă",
        "question": "întrebare* de securitate, întrebare* secret*",
        "answer": "răspuns*",
        "wifi": "wifi, wi fi, router*, rețeaua wireless",
        "header": "bearer",
        "generated": "generat*, emis*, o singură dată",
        "account": "cont*, banc*, identitat*, înregistrare, băncii, banca",
        "few": "trei, patru, șase, opt, din trei cifre, din șase cifre",
        "twelve": "douăsprezece, doisprezece, douăzeci și patru, 12 cuvinte, 24 de cuvinte, douăsprezece cuvinte",
        "paper": "hârtie, foaie, bilet, bilețel, bilețelul, cutie, cutia, în ordine, ordinea, cartonaș*",
        "coins": "monede, monedele, criptomonede, bitcoin, fonduri, sold",
        "after": "după, imediat după, sub, lângă, dedesubt, pe lângă, în afară de",
        "user": """
            numele de utilizator, nume de utilizator, adresă, adresa, e mail, email, utilizator, adresa de e mail, codul
            de client
        """,
        "now": "acum, tocmai, chiar acum, adineauri, venite acum, în acest moment",
        "proof": """
            că sunteți dvs, că ești tu, că sunteți dumneavoastră, sunteți dvs, identitatea, confirma identitatea,
            verifica identitatea, că e vorba de
        """,
        "sms": "sms*, mesaj text, mesaj*, mesajul",
        "last": "ultimele, ultimul, ultimii, primele",
        "signature": "semnătur*, banda de semnătură, lângă semnătură, bandă, banda, fâșie",
        "sticker": "etichet*, autocolant*, abțibild*, sub router, dedesubtul, lipit*",
        "only": "doar dvs, doar tu, numai tu, numai dvs, doar dumneavoastră, nimeni altcineva",
        "know": "știți, știi, cunoașteți, cunoști, știe",
        "app": "aplicați*",
        "once": "o singură dată, doar o dată, o dată",
        "between": "între",
        "printout": "tipărite, tipărit, imprimate, ați tipărit, notate, salvate",
        "word": "cuvânt, cuvântul",
        "till": "casă, casa de marcat, magazin, plătiți, la casă, pos",
        "which": "ce, care",
    },
)
