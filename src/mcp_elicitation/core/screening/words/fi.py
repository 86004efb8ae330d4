"""Finnish."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="fi",
    login="""
        salasana*, salasano*, salalause*, tunnussana*, tunnuslause*, kirjautumistie*, kirjautumistunnu*,
        sisäänkirjautumistie*, käyttäjätunnus ja salasana, salainen sana, turvavastau*, turvakysymyksen vastau*, vastaus
        turvakysymykseen, vastaus turvakysymykseesi, salainen vastaus, äidin tyttönimi, äidin tyttönimen, äitisi
        tyttönimi, salaisen kysymyksen vastaus, lukituskuvio*, avauskuvio*, pääsylause*, verkkopankkitunnu*,
        pankkitunnu*, salaisen sanan
    """,
    codes="""
        vahvistuskoodi*, varmennuskoodi*, varmistuskoodi*, todennuskoodi*, tunnistuskoodi*, turvakoodi*,
        turvallisuuskoodi*, kertakäyttökoodi*, kertakäyttöi* koodi*, kertakoodi*, kertakäyttösalasana*, kertakäyttöinen
        salasana, kirjautumiskoodi*, pääsykoodi*, käyttökoodi*, palautuskoodi*, varakoodi*, hätäkoodi*,
        aktivointikoodi*, avauskoodi*, lukituskoodi*, parituskoodi*, tekstiviestikoodi*, sms koodi*, pin koodi*,
        pinkoodi*, puk koodi*, pukkoodi*, pin numero*, tunnusluku*, tunnuslu*, avainlukulista*, avainluku*, salainen
        koodi, salaisen koodin, kaksivaiheinen koodi, hälytyskoodi*, hälyttimen koodi, ovikoodi*, kassakaapin koodi,
        korttinumero*, kortin numero*, luottokortin numero*, luottokorttinumero*, pankkikortin numero*, maksukortin
        numero*, luottokort*, maksukort*, pankkikort*, korttitie*, kortin tiedot, kortin voimassaolo*, kortin
        vanhenemispäivä*, kortin turvaluku, kortin turvakoodi, kortin tarkistenumero, tarkistusluku, nollauskoodi*,
        valtuutuskoodi*, kaksivaiheisen tunnistuksen koodi, kortinnumero, kortin numero, sähköpostiin tullut koodi,
        sähköpostikoodi, viestissä tullut koodi, saamasi koodi, korttisi numero, korttisi numeron, luottokorttisi
        numero, korttinne numero
    """,
    keys="""
        api avain*, apiavain*, api avai*, rajapinta avain, rajapinta-avain, pääsyavai*, käyttöavai*, käyttöoikeustietu*,
        käyttötietu*, pääsytunnist*, käyttöoikeustunnus*, päivitystunnist*, istuntotunnist*, istuntoavai*,
        istuntoeväste*, todennustunnist*, todennustunnus*, salainen avain, salaisen avaimen, salaisen avain, salainen
        tunnus, yksityinen avain, yksityisen avaimen, yksityisavai*, henkilökohtainen käyttöoikeustunnus,
        allekirjoitusavai*, salausavai*, purkuavai*, palautusavai*, turva avain, turva-avain, suojausavai*, verkkoavai*,
        ssh avain*, ssh avai*, pgp avain*, gpg avain*, asiakassalaisuu*, asiakkaan salaisuus, sovelluksen salaisuus,
        jaettu salaisuus, jaettu avain, webhook salaisuus, yhteysmerkkijono*, palautuslause*, palautussanat,
        siemenlause*, siemenlauseke*, muistilause*, kehittäjäavai*, palvelutilin avain, sovellussalasana*, botin tunnus,
        bot token, esijaettu avain, api tunnus, api tunniste
    """,
    unsure={
        "token": "token*, tokeni*, poletti, tunniste salainen",
        "key": "avain*, avaime*, avaim*, lisenssiavai*, tuoteavai*, tuotetunnus",
        "code": "koodi*, koodin",
        "pin": "pin",
        "secret": "salaisuu*, salaisuus, salainen, eväste, salaisen",
    },
    partners="""
        vahvistus, varmennus, todennus, tunnistus, turva, kertakäyttö*, kirjautumis, kirjautuminen, pääsy, palautus,
        vara, aktivointi, avaus, tekstiviesti*, sms, salainen, salaisen, yksityinen, yksityisen, henkilökohtainen,
        allekirjoitus, salaus, istunto, pankki, kortti, kortin, luottokortin, sim, hälytys, ovi, kassakaapin, kehittäjä,
        wifi, wlan, lompakon, lompakko, botin, kaksivaihei*, kuusinumeroi*, nelinumeroi*, 6 numeroi*, asiakas,
        palvelimen, ylläpitäjän, saatu, saamasi, kaksivaihe*, kaksiosais*, sovellus, sovelluksen, hätä, sähköposti*,
        siirto, vero, portaali
    """,
    heads="""
        määrä*, pituu*, pituus, käytäntö*, käytännö*, vihje*, vahvuu*, vahvuus, hallinta*, hallintaohjelm*, hallin*,
        ohjelma*, nimi, nimen, nimike, tyyppi, laji, muoto, vanhenemi*, vanhentumi*, voimassaolo*, raja*, vaatimu*,
        vaatimukset, säännöt, sääntö, monimutkaisuu*, generaattori*, vaihto*, vaihtam*, muuto*, palautu*, nollau*,
        historia, ikä, tunniste, tila, tarjoaja, myöntäjä, omistaja, haltija, kulutu*, hinta, symboli, kustannu*,
        budjetti, säilyty*, tallennu*, suojau*, turvallisuu*, kieli, tyyli, katselmointi, esimerkki, muistutu*, tapa,
        menetelmä, kierto, versio, tiedostonimi, polku, ongelma*, virhe*, yrity*, kysymy*, väri, nippu, perä, paikka,
        sijainti, merkki, yhtiö, lasku, hakemus, tiheys, aikaväli, päivämäärä, vuoto, ttömyys
    """,
    heads_before="""
        pituus, määrä, käytäntö, vihje, vahvuus, nimi, tyyppi, muoto, montako, kuinka monta, kuinka usein, kuinka pitkä,
        mikä, mitkä, enintään, vähintään, suurin, pienin, syy, ongelma*, kysymys, kokemu*, muistutus, neljä viimeistä
        numeroa, viimeiset neljä numeroa, viimeiset 4 numeroa, tarkoitus, kuvaus, aihe, hinta, väri, tila, versio,
        virheilmoitus, otsikko, artikkeli
    """,
    harmless="""
        julkinen avain, julkisen avaimen, julkinen avai*, pääavain taulun, perusavain, viiteavain, vierasavain,
        avainsana*, avainhenkilö*, avainluvut yrityksen, avainnippu*, avaimenperä*, avainlippu, kotiavai*, auton
        avaimet, auton avain, kodin avaimet, vara avain, vara-avain, jakoavai*, postinumero*, maakoodi*, maatunnus*,
        suuntanumero*, kielikoodi*, valuuttakoodi*, alennuskoodi*, kampanjakoodi*, etukoodi*, kuponkikoodi*,
        kutsukoodi*, suosituskoodi*, virhekoodi*, tilakoodi*, värikoodi*, tuotekoodi*, lähdekoodi*, viivakoodi*, qr
        koodi*, pukeutumiskoodi*, morsekoodi, lentokenttäkoodi*, asiakaskoodi*, varauskoodi*, kurssikoodi*,
        projektikoodi*, koodikatselmointi*, koodinimi*, passi, passin numero, passinumero*, matkustaja*,
        tarkastuskortti, kompassi*, henkilökort*, henkilökortin numero, kanta asiakaskort*, kanta-asiakaskort*,
        kirjastokort*, kirjastokortin numero, jäsenkort*, jäsenkortin numero, kelakort*, kela kort*, käyntikort*,
        lahjakort*, postikort*, muistikort*, sim kort*, kortin haltija, kortinhaltija*, kortin tyyppi, nimi kortissa,
        luottokorttiyhtiö*, liikesalaisuu*, ammattisalaisuu*, sukusalaisuu*, perhesalaisuu*, salainen puutarha, salainen
        agentti, salainen ainesosa, turvakysymy*, turvaluokitu*, henkilötunnu*, sosiaaliturvatunnu*, tokenien määrä,
        tokenien enimmäismäärä, ilmoitustaulu*, pingviini*, nuppineula*, kryptovaluut*, näppäimist*, keksiresept*,
        käyttäjätunnu*, y tunnus, tilausnumero, tunnusluvut, tunnuslukuja, taloudelliset tunnusluvut, pukukoodi*
    """,
    not_before="""
        älä, älkää, ei, eivät, en, emme, koskaan, ilman, sijaan, paitsi, välttäkää, vältä, eikä, älkäämme, emme koskaan
        kysy, emme kysy, emme pyydä
    """,
    not_after="ei, eivät, ilman, sijaan, kielletty, tarpeeton, ole tarpeen, ei tarvita",
    ask="""
        anna, anna meille, syötä, syöttäkää, kirjoita, kirjoittakaa, näppäile, täytä, ilmoita, ilmoittakaa, liitä,
        lähetä, jaa, kerro, tarvitaan, tarvitsemme, tarvitsen, vaaditaan, pakollinen, vahvista, toista, ole hyvä, ole
        ystävällinen, mikä on, valitse, aseta, luo, älä unohda, kopioi, käytä, kirjaudu, toimita, vastaa, sano,
        merkitse, pyydämme, mitkä ovat, kerrotko, saisinko, saisimmeko, annatko, mikä, lähettää, lähettäisitkö, antaa,
        kertoa, sanoa, lue, lukea, tarvitsisin, tarvitsisimme, voisitko lähettää, jakaa, voisitko, voisitteko, voitko,
        voitteko
    """,
    mention_before="""
        unohdin, unohditko, unohtanut, unohtuiko, kadonnut, vaihdoit, vaihtanut, vaihtaa, muuttaa, muutit, palauttaa,
        nollata, tallentaa, säilyttää, säilytät, hallita, suojata, suojaa, luotu, vanhentunut, varastettu, hakkeroitu,
        jaettu, koskien, liittyen, lähetämme, lähetetään, saat, saada, vastaanottaa, pyytää, käytätkö, onko sinulla,
        tunnetko, uusia, vahva, heikko, turvallinen, kuka, missä, milloin, miksi, poistaa, päivittää, jos, muistaa,
        kutsua
    """,
    mention_after="""
        unohtunut, unohtui, kadonnut, hukassa, vaihdettu, vaihdetaan, vaihtamiseen, vaihtamiseksi, muutettu,
        palauttamiseen, palauttamiseksi, nollaamiseksi, nollaamiseen, tallennettu, säilytetään, hallinnoidaan, vanheni,
        vanhenee, varastettu, vuotanut, luotiin, on oltava, pitää, täytyy, tulee, voi, toimii, kutsutaan, käytetään,
        kuuluu, lähetetään, lähettämiseen, suojaa, vaihdoit, unohdit, liittyvä, liittyvät, koskeva
    """,
    about="""
        montako, kuinka monta, kuinka usein, kuinka pitkä, kuinka vahva, kuinka, miten, miksi, milloin, missä, kuka,
        kenelle, minkä tyyppinen, mitkä, onko, käytätkö, oletko, pitäisikö, haluatko, mitä mieltä, mitä tapahtuu, mitä
        hallintaohjelmaa, minkälainen, millainen, kenen
    """,
    about_first="onko, oletko, ovatko, kuka, miten, missä, milloin",
    plain="""
        nimi, etunimi, sukunimi, koko nimi, käyttäjänimi, käyttäjätunnus, lempinimi, näyttönimi, sähköposti,
        sähköpostiosoite, puhelin, puhelinnumero, matkapuhelinnumero, osoite, katuosoite, kaupunki, paikkakunta, maa,
        maakunta, alue, syntymäaika, syntymäpäivä, syntymäpaikka, ikä, sukupuoli, ammatti, yritys, osasto, tiimi, koulu,
        kieli, aikavyöhyke, valuutta, summa, hinta, määrä, budjetti, päivämäärä, aika, kellonaika, aihe, otsikko,
        kuvaus, syy, palaute, asiakasnumero, tilausnumero, laskun numero, jäsennumero, tilinumero, iban, palvelin,
        isäntä, portti, url, verkkosivu, verkkotunnus, polku, tiedostonimi, projekti, työtila, organisaatio, ympäristö,
        laite, laitteen nimi, selain, vastaanottaja, määränpää, lähtöpaikka, hotelli, huone, väri, koko, ryhmä, kanava,
        harrastus, lemmikin nimi, allergiat, leveysaste, pituusaste, näppäimistö
    """,
    small="""
        sinun, sinä, minun, meidän, me, minä, tämä, tämän, se, sen, tähän, tässä, alla, alle, on, ovat, uusi, uuden,
        uutta, vanha, vanhan, nykyinen, nykyisen, valinnainen, uudelleen, nyt, sitten, ensin, myös, jotta, niin,
        kokonaan, seuraava, kenttä, arvo, oma, omasi, tilisi, joka, jonka, jolla, jota
    """,
    also="ja, tai, sekä",
    but="vaan, mutta, vain, ainoastaan",
    hints={
        "beside": "käyttäjätunnuksen jälkeen, käyttäjätunnuksen lisäksi",
        "signin": """
            kirjautua, kirjaudut, kirjautuessasi, kirjautumiseen, kirjautuessa, kirjautuminen, sisäänkirjautu*,
            tilillesi, sisään, login, avaat sähköpostin, sähköpostin, tietokone*, koneen, kirjautues*, postilaatiko*,
            avaat
        """,
        "typing": """
            kirjoitat, kirjoitetaan, näppäilet, käytät, käytetään, syötät, syötetään, annat, jolla, avaa, naputtelet,
            painat, kirjoitatte, syötätte, lukee, täytät, laitat
        """,
        "thing": """
            sana, sanan, sanat, lause, merkit, merkkijono*, kirjaimet, yhdistelmä, teksti, mitä, merkkiä, kuvio, mikä,
            mitkä, se mitä, minkä, se minkä, mikä lukee, jotain, jotakin
        """,
        "digits": """
            numeroa, numerot, numero, numeron, luku, lukusarja, koodi, numerosarja, kuusinumeroinen, kolminumeroinen,
            nelinumeroinen, numeroinen, lukua, koodista, koodi*
        """,
        "back": """
            takana, kääntöpuole*, takapuole*, takasivu*, allekirjoituskent*, takaa, kääntöpuol*, takapuol*, takana
            olevat
        """,
        "card": "kortti, kortin, korttisi, luottokortin, pankkikortin, kortissa",
        "front": "etupuole*, edessä, kohokuvioi*",
        "expiry": "voimassa, vanhenee, voimassaoloaika",
        "sent": """
            lähetimme, lähetetty, saamasi, sait, saapunut, saapui, vastaanottamasi, tullut, tuli, lähettämämme, lähetti,
            on lähettänyt
        """,
        "phone": """
            puhelin, puhelimeesi, puhelimeen, matkapuhelin, kännykkä, kännykkääsi, tekstiviesti*, tekstarilla, sms,
            puhelime*, puhelimesi, kännykkä*, kännykän, näytöltä, matkapuhelin*
        """,
        "mail": "sähköposti*, postilaatikko",
        "future": "lähetämme, lähetetään, tulemme, vastaanottaa, saat, voimme lähettää, minne",
        "authenticator": """
            todennussovellu*, tunnistussovellu*, authenticator, tunnuslukulaite, tunnuslukusovellu*,
            tunnistautumissovellu*
        """,
        "shows": "näyttää, näyttämä, näkyy, näkyvä, ilmoittaa, luo, antama, näkyvät, näytti, näytettiin, ilmestyi",
        "wallet": "lompakko, lompakon, lompakkosi, kryptolompak*, lompakko*, lompakkolaite*, lompakkolaitteen",
        "restore": "palauttaa, palautta*, palautus, varmuuskopi*, kirjoitit muistiin",
        "phrase": "sanaa, sanat, sanan, kaksitoista, 12 sanaa, 24 sanaa, sanoja, englanninkielistä sanaa",
        "console": """
            konsoli*, kehittäjäkonsoli*, kehittäjäportaali*, hallintapaneeli*, asetuksi*, asetukset, kehittäjäsivu*
        """,
        "long": """
            pitkä merkkijono*, pitkän merkkijono*, pitkä teksti, satunnainen merkkijono, pitkä rivi, pitkä merkkijono,
            pitkä, pitkän
        """,
        "begins": "alkaa, alkava, joka alkaa",
        "cash": "pankkiautomaat*, nostaa rahaa, nostat rahaa, käteisautomaat*, otto, maksupääte*",
        "unlock": "avaa, avaat, avata, lukitu*, avaamiseen, avaamiseksi, käynnistät, avaatte, käynnistää, lukituksen",
        "device": """
            puhelin, puhelimen, puhelimesi, näytön, näyttö, tietokone, tietokoneen, laite, laitteen, sim, hälytin,
            kassakaappi, ovi, oven, kännykän
        """,
        "only_you": """
            vain sinä tiedät, vain sinä tunnet, kukaan muu ei tiedä, kukaan muu ei tunne, et kerro kenellekään, et jaa
            kenenkään, pidät salassa, jota et kerro
        """,
        "dots": "pisteinä, tähtinä, pisteet, piilotettu",
        "capital": "iso kirjain, isoja kirjaimia, isot kirjaimet, ison kirjaimen",
        "symbol": "erikoismerkki, erikoismerkkejä, erikoismerkin",
        "refreshes": "30 sekunnin välein, puolen minuutin välein, minuutin välein, joka vaihtuu, vaihtuva, vaihtuu",
        "mother": "äidin, äitisi, äiti",
        "maiden": "tyttönimi, tyttönimen, naimisiin, avioliitto*, ennen häitä, tyttönim*",
        "question": "turvakysymy*",
        "answer": "vastaus, vastauksen",
        "wifi": "wifi, wlan, reititin, reitittimen, langaton verkko, langattoman verkon, reititti*, modeemi*",
        "header": "bearer",
        "generated": "luotu, myönnetty, näytetään vain kerran",
        "account": "tili, tilin, pankki, henkilöllisyy*, rekisteröinti, pankki*, pankkisovellu*",
        "few": """
            kolme, neljä, kuusi, kahdeksan, kolminumeroinen, kuusinumeroinen, nelinumeroinen, 6 numeroinen, 4 numeroinen
        """,
        "twelve": "kaksitoista, kaksikymmentäneljä, 12 sanaa, 24 sanaa, kaksitoista sanaa",
        "paper": "paperi*, lapulta, lappu, lapun, lapulle, kotelo*, laatiko*, järjestyksessä, arkki, vihko*",
        "coins": "kolikot, kolikko*, krypto*, bitcoin*, varat, varasi, saldo",
        "after": "jälkeen, heti, alle, alla, vieressä, viereen, perään, lisäksi",
        "user": "käyttäjätunnu*, käyttäjänim*, sähköpostiosoit*, osoite*, osoitteen, tunnuksen, asiakasnumero*",
        "now": "nyt, juuri, äsken, juuri nyt, hetki sitten, juuri tuli",
        "proof": """
            että se olet sinä, että olet sinä, olet sinä, oletko sinä, oletko se sinä, henkilöllisyy*, että kyseessä
            olet
        """,
        "sms": "tekstiviesti*, sms, viesti*, viestin, viestissä",
        "last": "viimeiset, viimeinen, viimeistä, neljä viimeistä, ensimmäi*",
        "signature": "allekirjoitus*, allekirjoituskent*, raidassa, raita, raidan, kenttä*",
        "sticker": "tarra*, etiketi*, pohjas*, alapuol*, kylti*",
        "only": "vain sinä, vain te, ainoastaan sinä, kukaan muu",
        "know": "tiedät, tiedätte, tunnet, tietää, tuntee",
        "app": "sovellu*, appi, pankkisovellu*",
        "once": "vain kerran, kerran",
        "between": "välissä, väliltä, välistä",
        "printout": "tulostit, tulostitte, tulostettu*, kirjoitit muistiin, tallensit",
        "word": "sana, sanan",
        "till": "kassalla, kaupan kassalla, kaupassa, maksat, maksupääte*",
        "which": "mitkä, mikä",
    },
    compounding="suffixed",
)
