"""Hungarian."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="hu",
    login="""
        jelszó*, jelszav*, jelsz*, jelmondat*, jelige*, jelmondató, belépési adat*, bejelentkezési adat*, hozzáférési
        adat*, belépési jelszó, titkos szó, titkos válasz*, biztonsági válasz*, válasz a biztonsági kérdésre, biztonsági
        kérdésre adott válasz*, a biztonsági kérdés válasza, anyja leánykori neve jelszó, anyja leánykori neve,
        édesanyja leánykori neve, édesanyád leánykori neve, anyád leánykori neve, feloldó minta, feloldási minta,
        hitelesítő adat*
    """,
    codes="""
        ellenőrző kód*, ellenőrzőkód*, megerősítő kód*, megerősítőkód*, visszaigazoló kód*, igazoló kód*, igazolókód*,
        hitelesítő kód*, hitelesítőkód*, hitelesítési kód*, engedélyezési kód*, engedélyező kód*, biztonsági kód*,
        egyszer használatos kód*, egyszeri kód*, egyszer használatos jelszó*, egyszeri jelszó*, hozzáférési kód*,
        belépési kód*, belépőkód*, bejelentkezési kód*, helyreállítási kód*, helyreállító kód*, visszaállítási kód*,
        visszaállító kód*, tartalék kód*, tartalékkód*, biztonsági mentési kód*, vészhelyzeti kód*, aktiváló kód*,
        aktiválókód*, aktivációs kód*, feloldó kód*, feloldókód*, feloldási kód*, párosítási kód*, párosító kód*, sms
        kód*, sms ben kapott kód*, azonosító kód sms, azonosítási kód, pin kód*, pinkód*, puk kód*, titkos kód*, riasztó
        kódja, riasztókód*, ajtókód*, kapukód*, széf kód*, széfkód*, kétlépcsős kód*, kártyaszám*, kártya száma,
        kártyája száma, bankkártyaszám*, bankkártya száma, bankkártyája száma, bankkártyád száma, hitelkártyaszám*,
        hitelkártya száma, bankkártya*, hitelkártya*, betéti kártya*, kártyaadat*, bankkártyaadat*, kártya adatai,
        kártya lejárata, kártya lejárati dátuma, bankkártya lejárata, bankkártya lejárati dátuma, kártya érvényessége,
        cvv kód*, cvc kód*, telekód*, telebank kód*, jóváhagyó kód*, belépő kód*, e mailben kapott kód, levélben kapott
        kód, kapott kód, az üzenetben lévő kód
    """,
    keys="""
        api kulcs*, apikulcs*, hozzáférési kulcs*, titkos kulcs*, privát kulcs*, privátkulcs*, magánkulcs*, személyes
        kulcs*, titkosítási kulcs*, titkosító kulcs*, visszafejtő kulcs*, visszafejtési kulcs*, aláíró kulcs*,
        aláírókulcs*, aláírási kulcs*, munkamenetkulcs*, munkamenet kulcs*, helyreállítási kulcs*, helyreállító kulcs*,
        biztonsági kulcs*, ssh kulcs*, pgp kulcs*, gpg kulcs*, megosztott kulcs*, hálózati kulcs*, fejlesztői kulcs*,
        hozzáférési token*, hozzáférési jogkivonat*, hozzáférési azonosító titok, frissítő token*, frissítési token*,
        munkamenet token*, munkamenettoken*, biztonsági token*, hitelesítési token*, hitelesítő token*, személyes
        hozzáférési token*, titkos token, api token*, ügyféltitok*, ügyfél titok, kliens titok*, titkos ügyfélkulcs*,
        ügyfél titkos kulcsa, alkalmazástitok, alkalmazás titkos kulcsa, megosztott titok, közös titok, webhook titok*,
        kapcsolati karakterlánc*, kapcsolódási karakterlánc*, munkamenet süti*, munkamenet cookie, helyreállítási
        kifejezés*, helyreállító kifejezés*, seed kifejezés*, magkifejezés*, emlékeztető kifejezés szavai, mnemonikus
        kifejezés*, helyreállító szavak, helyreállítási szavak, alkalmazásjelszó*, bot token*
    """,
    unsure={
        "token": "token*, jogkivonat*",
        "key": "kulcs*, licenckulcs*, termékkulcs*",
        "code": "kód*",
        "pin": "pin",
        "secret": "titok*, titk*, titkos, süti",
    },
    partners="""
        ellenőrző, megerősítő, visszaigazoló, hitelesítő, hitelesítési, engedélyezési, biztonsági, egyszeri, egyszer
        használatos, hozzáférési, belépési, bejelentkezési, helyreállítási, visszaállítási, tartalék, aktiváló, feloldó,
        párosítási, sms*, titkos, privát, személyes, aláíró, titkosítási, munkamenet, bank*, kártya*, kártyá*,
        bankkártya*, hitelkártya*, sim, riasztó, ajtó, széf, fejlesztői, wifi, tárca, kétlépcsős, hatjegyű, négyjegyű, 6
        jegyű, kliens, szerver, rendszergazda, kapott, bot, fiók*, kétfaktoros, alkalmazás, alkalmazás*, tartalék*,
        pót*, vész*, mail*, utalás*, átutalás*, aláírás*, ügyfélkapu*, portál*
    """,
    heads="""
        szám*, száma, darabszám*, hossz*, hossza, hosszúság*, szabály*, szabályzat*, házirend*, emlékeztető*, tipp*,
        erősség*, kezelő*, kezelés*, név, neve, neve*, címke, típus*, fajta, formátum*, lejárat*, lejárati*,
        érvényesség*, korlát*, limit*, követelmény*, bonyolultság*, összetettség*, generátor*, generáló*, csere*,
        cseréje, módosítás*, változtatás*, visszaállítás*, előzmény*, kora, azonosító*, állapot*, szolgáltató*,
        kiállító*, kibocsátó*, tulajdonos*, birtokos*, használat*, fogyasztás*, szimbólum*, költség*, keret*, tárolás*,
        tárolási*, védelem*, védett, védelme, biztonság*, nyelv*, stílus*, mód*, módszer*, forgatás*, verzió*, fájlnév*,
        probléma*, hiba*, próbálkozás*, kérdés*, szín*, csomó, tartó, helye, hely, márka*, társaság*, kivonat*,
        igénylés*, gyakoriság*, időköz*, dátum*, szivárgás*, mentes*, nélküli*, rekesz, hibaüzenet*
    """,
    heads_before="""
        hány, hányszor, milyen, melyik, maximális, minimális, legfeljebb, legalább, utolsó négy számjegye, utolsó 4
        számjegye, hibaüzenet*, cím*
    """,
    harmless="""
        nyilvános kulcs*, publikus kulcs*, elsődleges kulcs*, idegen kulcs*, kulcsszó*, kulcsszav*, kulcsember*,
        kulcskérdés*, kulcstartó*, kulcscsomó*, kulcsszerep*, kulcsmutató*, lakáskulcs*, autókulcs*, kocsikulcs*,
        pótkulcs*, csavarkulcs*, violinkulcs*, imbuszkulcs*, irányítószám*, országkód*, ország kód*, nyelvkód*,
        pénznemkód*, kuponkód*, kedvezménykód*, promóciós kód*, promókód*, ajánlókód*, ajánlói kód*, meghívó kód*,
        meghívókód*, hibakód*, állapotkód*, státuszkód*, színkód*, termékkód*, cikkszám*, forráskód*, vonalkód*, qr
        kód*, öltözködési kód*, morzekód*, repülőtér kód*, ügyfélkód*, foglalási kód*, rendelési kód*, tantárgykód*,
        tárgykód*, projektkód*, kódnév*, kódnev*, kódex*, adókód*, körzetszám*, kód felülvizsgálat*, útlevél*,
        útlevélszám*, utas*, beszállókártya*, iránytű*, személyi igazolvány*, személyigazolvány*, hűségkártya*,
        törzsvásárlói kártya*, törzsvásárlói kártyaszám*, tagkártya*, klubkártya*, könyvtári kártya*, diákigazolvány*,
        taj kártya*, taj szám*, ajándékkártya*, memóriakártya*, videokártya*, sim kártya*, névjegykártya*, névjegy*,
        képeslap*, kártyabirtokos*, kártya típusa, kártyatípus*, név a kártyán, üzleti titok*, családi titok*, titkos
        kert*, titkos ügynök*, titkos összetevő*, titkár*, titkárnő*, titkárság*, biztonsági kérdés*, biztonsági szint*,
        biztonsági őr*, biztonsági öv*, személyi szám*, adóazonosító*, tokenek száma, tokenek maximális száma,
        gombostű*, pingvin*, kriptovaluta*, kriptopénz*, billentyűzet*, süteményrecept*, sütirecept*, internet
        hozzáférés*, jelszókezelő*, kódolás*
    """,
    not_before="ne, nem, soha, sose, nélkül, helyett, se, sem, semmilyen, kivéve, nincs, senki, kerülje",
    not_after="nem, nélkül, helyett, soha, kivételével, tilos, szükségtelen, felesleges, kívül",
    ask="""
        adja meg, add meg, megadni, megadása, adja, írja be, írd be, beírni, írja, írd, gépelje be, gépeld be, illessze
        be, illeszd be, másolja be, másold be, töltse ki, töltsd ki, küldje, küldd, ossza meg, oszd meg, közölje,
        mondja, mondd, szükség van, szükséges, szükségünk, kötelező, erősítse meg, erősítsd meg, ismételje meg, ismételd
        meg, kérjük, kérlek, kérem, mi az ön, mi a, mi az, válasszon, állítsa be, hozzon létre, ne felejtse el, ne
        felejtsd el, használja, használd, jelentkezzen be, írja le, kérjük adja meg, szükségem, mik a, mondja meg, mondd
        meg, küldd el, árulja el, kérnénk, elküldené, elküldenéd, küldené, megadná, megadnád, mondaná, olvassa fel,
        olvasd fel, szükségem lenne, szükségünk lenne, szükségem van, megmondaná, megtenné hogy, lenne szíves, tudná,
        szükségünk van, kell
    """,
    mention_before="""
        elfelejtett*, elfelejtette, elveszett, elvesztette, megváltoztatta, módosította, erős, gyenge, biztonságos, ki,
        hol, mikor, miért, ha, létrehozunk, visszaállítottuk, módosítottuk, töröltük, frissítettük, megváltoztattuk
    """,
    mention_after="""
        elfelejtette, elfelejtett*, elfelejtetted, elveszett*, megváltoztat*, módosít*, változtat*, cserél*,
        visszaállít*, visszaállításához, helyreállít*, helyreállításához, ment*, tárol*, kezel*, véd*, generál*, lejárt,
        lejár, ellop*, feltör*, kiszivárg*, megoszt*, kapcsolatban, kapcsolatos*, együtt, küldünk, küldjük, elküldjük,
        kap, kapni, kérni, igényl*, kell, lehet, legyen, működik, hívják, nevez*, használ*, tartozik, megjegyez*, ha
    """,
    about="""
        hány, hányszor, milyen gyakran, milyen hosszú, milyen erős, milyen típusú, milyen, hogyan, miért, mikor, hol,
        ki, kinek, melyik, van e, használ e, vajon, szeretné, mi történt, mi a véleménye, mit gondol, mi az a, kié
    """,
    about_first="ki, kié, van, hol, mikor, hogyan",
    plain="""
        név, teljes név, vezetéknév, keresztnév, utónév, családnév, felhasználónév, felhasználói név, becenév, e mail,
        email, e mail cím, emailcím, telefonszám, telefon, mobilszám, cím, lakcím, utca, házszám, város, település,
        ország, megye, régió, születési dátum, születési idő, születési hely, születésnap, kor, életkor, nem, neme,
        foglalkozás, munkakör, cég, vállalat, osztály, csapat, iskola, nyelv, időzóna, pénznem, összeg, ár, mennyiség,
        darabszám, költségkeret, dátum, idő, időpont, tárgy, téma, hozzászólás*, leírás, ok, indok, rendelésszám,
        számlaszám, számla sorszáma, ügyfélszám, ügyfélazonosító, iban, bankszámlaszám, kiszolgáló, szerver, gazdagép,
        hoszt, port, url, weboldal, tartomány, elérési út, útvonal, fájlnév, projekt, munkaterület, szervezet,
        környezet, eszköz, eszköz neve, böngésző, címzett, úti cél, szálloda, szoba, szín, méret, csoport, csatorna,
        hobbi, allergiák, szélesség, hosszúság, billentyűzetkiosztás
    """,
    small="""
        a, az, egy, ön, önnek, te, én, mi, ez, ezt, ehhez, ide, itt, alább, saját, új, régi, jelenlegi, aktuális,
        opcionális, nem kötelező, újra, ismét, most, majd, először, is, hogy, ami, amit, amelyet, amely, van, mező,
        érték, teljes, következő, nekünk, fiókja, fiókjához, fiókod, ön helyett, helyetted
    """,
    also="és, vagy, valamint, illetve",
    but="hanem, de, csak, csupán, kizárólag",
    hints={
        "beside": "felhasználónév után, a felhasználónév mellett",
        "signin": """
            bejelentkezés*, bejelentkez*, belépés*, belép*, fiókjába, fiókodba, login, levelezését, levelez*, megnyitja
            a, postafiók*, számítógép*, megnyit*
        """,
        "typing": """
            beír*, ír, használ, használsz, begépel*, megad, megadsz, beüt*, amellyel, amivel, nyitja, gépel, gépel be,
            ír be, írsz be, gépelsz, üt be, ütsz be, nyom, áll, kell írni, írni
        """,
        "thing": """
            amit, szó, szót, szavak, kifejezés, karakter*, karakterlánc*, betű*, kombináció*, szöveg, minta, mit, mi, az
            ami, ami, valami
        """,
        "digits": "szám, számok, számot, számjegy*, számjegyű, kód*, hatjegyű, háromjegyű, négyjegyű, szám*",
        "back": "hátulján, hátulja, hátoldal*, hátlap*, aláírási csík, hátulj*, hátul",
        "card": "kártya*, kártyá*, bankkártya*, bankkártyá*",
        "front": "elülső, előlap*, elején, dombornyomott",
        "expiry": "lejárat*, érvényes, lejár",
        "sent": """
            küldött, küldtünk, elküldött, kapott, kaptál, érkezett, kézbesített, megkapott, jött, megérkezett, érkez*,
            küldte
        """,
        "phone": "telefon*, mobil*, sms*, okostelefon*",
        "mail": "e mail*, email*, levél*, postafiók*",
        "future": "küldünk, küldjük, elküldjük, fogjuk, fog kapni, hova, küldhessünk",
        "authenticator": """
            hitelesítő alkalmazás*, hitelesítőalkalmazás*, authenticator, kódgenerátor*, azonosító alkalmazás*
        """,
        "shows": """
            mutat, mutatott, látható, megjelenő, megjelenik, kijelzett, generált, által, mutat*, mutatja, megjelen*,
            látszik, mutattak
        """,
        "wallet": "tárca*, pénztárca*, tárcá*, pénztárcá*, kripto*",
        "restore": "helyreállít*, visszaállít*, biztonsági mentés, felírt*, leírt*",
        "phrase": "szó, szóból, szavak, tizenkét, 12 szó, 24 szó, szót, szava*, angol szó",
        "console": "konzol*, fejlesztői, irányítópult*, vezérlőpult*, beállítás*, portál*",
        "long": """
            hosszú karakterlánc*, hosszú karaktersor*, hosszú szöveg*, véletlen*, hosszú karaktersor, hosszú szöveg,
            hosszú
        """,
        "begins": "kezdődik, kezdődő",
        "cash": "bankautomat*, pénzautomat*, készpénz*, atm*, terminál*, pénzfelvétel*",
        "unlock": """
            felold*, kinyit*, nyit*, hatástalanít*, bekapcsol*, indít*, elindít*, bekapcsolja, ébreszt*, nyitja, nyitod,
            megnyitja
        """,
        "device": "telefon*, képernyő*, számítógép*, laptop*, eszköz*, tablet*, sim, riasztó*, széf*, ajtó*",
        "only_you": """
            csak ön ismer, csak te ismersz, csak ön tud, csak te tudsz, senki más nem ismer, senki más nem tud, senkinek
            nem mond, senkinek nem árul, titokban tart, senkivel nem oszt
        """,
        "dots": "pontok, pontként, pontokként, csillagok, csillagként",
        "capital": "nagybetű*",
        "symbol": "különleges karakter*, speciális karakter*, szimbólum*",
        "refreshes": "30 másodpercenként, félpercenként, percenként, folyamatosan változ*",
        "mother": "anyja, édesanyja, anyád, édesanyád",
        "maiden": "leánykori, házasság*, esküvő*, férjhez, leánykori*, lánykori*",
        "question": "biztonsági kérdés*",
        "answer": "válasz*",
        "wifi": "wifi, wi fi, router*, vezeték nélküli hálózat",
        "header": "bearer",
        "generated": "generált, kiadott, csak egyszer",
        "account": "fiók*, bank*, személyazonosság*, regisztráció*, bankos",
        "few": "három, négy, hat, nyolc, háromjegyű*, hatjegyű*, négyjegyű*, számjegyű",
        "twelve": "tizenkét, tizenkettő, huszonnégy, 12 szó, 24 szó, tizenkét szó",
        "paper": "papír*, cetli*, lap, lapról, doboz*, sorrend*, füzet*, kártyá*",
        "coins": "érm*, érméit, kripto*, bitcoin*, egyenleg*, pénzét",
        "after": "után, utána, alatt, alá, mellett, mögött, kívül, követően",
        "user": "felhasználónev*, felhasználóneve, e mail cím*, címe, cím, azonosító*, ügyfélszám*, felhasználónév",
        "now": "most, éppen, az imént, épp most, épp, imént",
        "proof": "hogy ön az, hogy te vagy, ön az, te vagy az, személyazonos*, valóban ön, hogy valóban",
        "sms": "sms*, szöveges üzenet*, üzenet*",
        "last": "utolsó*, utolsó négy, első*",
        "signature": "aláírás*, csík*, csíkon, sáv*",
        "sticker": "matric*, címk*, aljá*, alján, ráragaszt*",
        "only": "csak ön, csak te, egyedül ön, rajtad kívül, önön kívül, senki más",
        "know": "tud*, ismer*, tudja, tudod",
        "app": "alkalmazás*, app",
        "once": "egyszer, csak egyszer, egyetlen alkalommal",
        "between": "között",
        "printout": "kinyomtat*, felírt, elmentett",
        "word": "szó, szót, szava*",
        "till": "pénztár*, kasszánál, boltban, fizet*, terminál*",
        "which": "milyen, mely, melyik, mi a, mi az",
    },
    compounding="suffixed",
)
