"""Polish."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="pl",
    login="""
        hasł*, hasl*, hasło, fraza hasłowa, fraza bezpieczeństwa, tajne słowo, tajnego słowa, słowo kluczowe do
        logowania, dane logowania, danych logowania, dane do logowania, dane dostępowe, danych dostępowych, dane
        uwierzytelniając*, danych uwierzytelniających, poświadcze*, poświadczenia, odpowiedź na pytanie
        zabezpieczające|bezpieczeństwa|pomocnicze|kontrolne, odpowiedzi na pytanie zabezpieczające, odpowiedź
        zabezpieczająca, tajna odpowiedź, nazwisko panieńskie matki, panieńskie nazwisko matki, nazwiska panieńskiego
        matki, wzór odblokowania
    """,
    codes="""
        kod* weryfikacyjn*, kod* potwierdzając*, kod* autoryzacyjn*, kod* uwierzytelniając*, kod* bezpieczeństwa, kod*
        zabezpieczając*, kod* dostępu, kod* jednorazow*, jednorazow* kod*, kod* logowania, kod* odzyskiwania, kod*
        zapasow*, kod* awaryjn*, kod* ratunkow*, kod* aktywacyjn*, kod* aktywacji, kod* odblokow*, kod* parowania, kod*
        sms, kod* z sms*, sms kod, kod* pin, kod* puk, kod* cvv, kod* cvc, kod* resetując*, kod* resetu, tajny kod,
        tajnego kodu, kod* alarmu, kod* do drzwi, kod* do sejfu, kod* dwuskładnikow*, kod* tymczasow*, kod* blik, blik,
        sześciocyfrow* kod*, numer* pin, pin do karty, numer karty, numeru karty, nr karty, numer twojej karty, numer
        swojej karty, numer* karty kredytowej, numer* karty płatniczej, numer* karty debetowej, numer* karty bankowej,
        kart* kredytow*, kart* płatnicz*, dane karty, danych karty, dat* ważności karty, ważność karty, termin ważności
        karty, kod z tyłu karty, kod z karty, hasło jednorazowe, kod* z aplikacji, kod z maila, kod z e maila, kod z
        wiadomości, kod z poczty, kod z aplikacji, otrzymany kod
    """,
    keys="""
        klucz* api, klucz* dostępu, klucz* prywatn*, prywatn* klucz*, klucz* tajn*, tajn* klucz*, klucz* szyfrowania,
        klucz* szyfrując*, klucz* deszyfrując*, klucz* podpisu, klucz* podpisując*, klucz* sesji, klucz* odzyskiwania,
        klucz* ssh, klucz* pgp, klucz* gpg, klucz* główn* hasło, klucz* współdzielon*, klucz* zabezpieczeń, klucz*
        bezpieczeństwa, klucz* sieciow*, klucz* sieci, klucz* uwierzytelniając*, klucz* dewelopersk*, klucz* konta
        usługi, klucz* aplikacji, token* dostępu, token* dostępow*, token* odświeżania, token* odświeżając*, token*
        sesji, token* uwierzytelniając*, token* bezpieczeństwa, token* api, token* osobist*, osobist* token*, tajn*
        token*, token* bota, sekret klienta, sekretu klienta, klucz tajny klienta, sekret aplikacji, wspólny sekret,
        współdzielony sekret, sekret webhook*, ciąg* połączenia, parametry połączenia z hasłem, ciasteczk* sesji, plik
        cookie sesji, fraz* seed, fraz* odzyskiwania, fraz* odzyskując*, fraz* mnemoniczn*, fraz* zapasow*, sł*
        odzyskiwania, słowa seed, ziarno portfela, hasło aplikacji
    """,
    unsure={
        "token": "token*, żeton",
        "key": "klucz*, klucz* produktu, klucz* licencyjn*",
        "code": "kod*",
        "pin": "pin, pinu, pinem",
        "secret": "sekret*, tajne, cookie, ciasteczko, tajn*, sekretn*",
    },
    partners="""
        api, dostęp*, weryfikac*, potwierdzając*, autoryzac*, uwierzytelni*, bezpieczeństwa, zabezpiecz*, jednorazow*,
        logowani*, odzyskiwani*, zapasow*, awaryjn*, aktywac*, odblokow*, sms, esemes*, tajn*, prywatn*, osobist*,
        podpis*, szyfrowani*, sesji, bank*, kart*, portfel*, sim, alarm*, drzwi, sejf*, konta, bota, dewelopersk*, wifi,
        serwer*, admin*, administrator*, cyfrow*, klienta, aplikacji, webhook*, tymczasow*, dwuskładnikow*, dwuetapow*,
        rezerwow*, mailow*, przelew*, skarbow*, portal*, bankow*
    """,
    heads="api menedżer",
    heads_before="""
        liczb*, ilość, ilości, długość, długości, polityk*, podpowied*, wskazówk*, sił*, moc, nazw*, typ*, rodzaj*,
        format*, ważnoś*, termin*, okres*, czas*, regu*, zasad*, wymaga*, złożoność, złożoności, menedżer*, menadżer*,
        generator*, zarządzani*, rotacj*, historia, historii, zmian*, reset*, wiek, właściciel*, posiadacz*, powód,
        powodu, powody, problem*, pytani*, opini*, doświadczeni*, częstotliwość, limit*, cen*, koszt*, budżet*,
        identyfikator*, status*, wersj*, dostawc*, wystawc*, miejsc*, lokalizacj*, przechowywani*, użyci*, cel*, opis*,
        etykiet*, minimaln*, maksymaln*, maks, ile, jak często, jak długo, jaki, jaka, jakie, jakiego, który, która,
        które, ostatnie cztery cyfry, ostatnie 4 cyfry, cztery ostatnie cyfry, utrat*, kradzież*, zapomnieni*,
        odzyskani*, algorytm*, metod*, sposób, sposobu, kanał*, symbol*, zużyci*, przypomnieni*, definicj*, kolor*,
        odzyskiwani*, url, id, udostępniani*, bezpieczeństwo, komunikat*, tytuł*, artykuł*, tekst*, tytuł, temat
    """,
    harmless="""
        klucz* publiczn*, publiczn* klucz*, klucz* główn*, klucz* podstawow*, klucz* obc*, klucz* partycji, klucz*
        sortowania, klucz* wiolinow*, klucz* basow*, klucz* francusk*, klucz* nasadow*, klucz* imbusow*, klucz*
        podział*, słow* kluczow*, osob* kluczow*, kluczow*, klucz* do samochodu, klucz* do domu, klucz* do mieszkania,
        klucz* do sukcesu, breloczek, pęk kluczy, zapasow* klucz*, hasło reklamowe, hasła reklamowego, hasło wyborcze,
        hasł* encyklopedyczn*, hasło przewodnie, hasło kampanii, hasł* krzyżówk*, hasło krzyżówki, menedżer haseł,
        menadżer haseł, menedżer* haseł, kod* pocztow*, kod* kraju, kod* kierunkow*, kod* języka, kod* walut*, kod*
        rabatow*, kod* promocyjn*, kod* zniżkow*, kod* kuponu, kod* polecając*, kod* zaproszenia, kod* błędu, kod*
        stanu, kod* statusu, kod* koloru, kod* produktu, kod* towaru, kod* źródłow*, kod* kreskow*, kod* qr, kod*
        etyczn*, kod* genetyczn*, kod* lotniska, kod* swift, kod* klienta, kod* rezerwacji, kod* zamówienia, kod* kursu,
        kod* projektu, przegląd kodu, nazw* kodow*, kodeks*, kod* podarunkow*, paszport*, pasażer*, kart* pokładow*,
        kompas*, dow* osobist*, kart* lojalnościow*, numer karty lojalnościowej, numeru karty lojalnościowej, kart*
        stałego klienta, numer karty stałego klienta, kart* bibliotek*, numer karty bibliotecznej, kart* członkowsk*,
        numer karty członkowskiej, kart* miejsk*, numer karty miejskiej, kart* podarunkow*, kart* pamięci, kart*
        graficzn*, kart* sim, numer karty sim, kart* pobytu, numer karty pobytu, kart* dużej rodziny, numer karty dużej
        rodziny, kart* zdrowia, wizytówk*, pocztówk*, posiadacz* karty, typ karty, rodzaj karty, imię i nazwisko na
        karcie, wydawc* karty, tajemnic* handlow*, tajemnic* przedsiębiorstwa, tajemnic* rodzinn*, tajemnicz* ogród,
        tajny agent, tajny składnik, sekretarz*, sekretark*, sekretariat*, sekret sukcesu, sekret urody, sekretny
        składnik, sekretny przepis, pytani* zabezpieczając*, pytani* bezpieczeństwa, pytani* pomocnicz*, poziom*
        bezpieczeństwa, pas* bezpieczeństwa, pesel, nip, regon, liczba tokenów, maksymalna liczba tokenów, limit
        tokenów, dostęp do internetu, pinezk*, pingwin*, kryptowalut*, klawiatur*, przepis na ciasteczka, tokenizator*
    """,
    not_before="nie, nigdy, bez, zamiast, ani, oprócz, poza, unikaj, nikt, żaden, żadne, żadna, żadnego",
    not_after="""
        nie jest, nie są, nie będzie, nie będą, nie należy, nie trzeba, zbędn*, niepotrzebn*, zabronion*, nikomu
    """,
    ask="""
        podaj*, podać, podanie, wpisz*, wpisać, wpisanie, wprowadź*, wprowadzić, wprowadzenie, wklej*, wkleić,
        prześlij*, przesłać, wyślij*, wysłać, udostępnij, przekaż, napisz*, uzupełnij, wypełnij, potrzebujemy,
        potrzebuję, potrzebny, potrzebne, potrzebna, wymagane, wymagany, wymagana, potwierdź*, powtórz*, proszę,
        prosimy, jakie jest twoje, jakie jest, jaki jest twój, jaki jest, wybierz, ustaw, utwórz, nie zapomnij, skopiuj,
        użyj, zaloguj się za pomocą, dostarcz, powiedz, odpowiedz, ponownie wpisz, poproszę, dopisz, jaka jest, jakie
        masz, jaki masz, jakie są, podaj mi, podaj nam, prześlij mi, przyślij, daj mi, podeślij, proszę podać, proszę o,
        zdradź, poprosimy o, powiedzieć, dać, przeczytać, odczytać, odczytaj, przeczytaj, mógłbyś przesłać, będę
        potrzebował, potrzebny mi, potrzebowałbym, czy nie mógłbyś, czy nie mógłby pan, czy nie mogłaby pani, wpisuj*,
        podawaj*, wprowadzaj*, przesyłaj*, wysyłaj*, udostępniaj*, przyda się, czy mógłbyś przesłać, czy mógłbyś podać,
        czy mogłaby pani podać, czy mógłby pan podać
    """,
    mention_before="""
        zapomnia*, zapomnieć, zgubi*, utraci*, zmieni*, zmienia*, zresetowa*, resetowa*, odzyska*, przywróci*, zapisa*,
        zapisuj*, przechowuj*, przechowywa*, zarządza*, chroni*, zabezpieczy*, wygenerowa*, generowa*, wygasł*, wygasa,
        skradzion*, ujawni*, dotycząc*, o, wyślemy, wysyłamy, wysyłać, otrzyma*, otrzymywa*, otrzymasz, dostaniesz,
        poprosi*, używasz, używa pan, masz, czy znasz, odnowi*, rotowa*, siln*, słab*, bezpieczn*, kto, gdzie, kiedy,
        dlaczego, usuną*, unieważni*, zaktualizowa*, jeśli, pamięta*, nazwa*, zmienił, zmieniłeś, tworzymy, utworzymy,
        zmieniono, zmieniłaś, zmienił pan, zmieniła pani, zresetowano, zmieniliśmy, zaktualizowano, ustawiono
    """,
    mention_after="""
        zapomnian*, zgubion*, utracon*, zmienion*, zostało, został, została, wygasł*, wygasa, skradzion*, wyciekł*,
        musi, muszą, powinno, powinny, powinien, może, działa, zapisan*, przechowywan*, używan*, należy do, zostanie
        wysłan*, nazywa, chroni
    """,
    about="""
        ile, jak często, jak długo, jak długie, jak silne, jak, dlaczego, kiedy, gdzie, kto, komu, jakiego rodzaju,
        jakiego menedżera, jakiego, czy, czym jest, co to jest, co się stało, co sądzisz, którego
    """,
    about_first="czy, kto, gdzie, kiedy, jak",
    plain="""
        imię, nazwisko, imię i nazwisko, pełne imię, nazwa użytkownika, nazwę użytkownika, użytkownik, login, loginu,
        pseudonim, ksywka, nick, e mail, email, adres e mail, adres email, poczta elektroniczna, telefon, numer
        telefonu, numer komórki, adres, ulica, numer domu, miasto, miejscowość, kraj, województwo, region, data
        urodzenia, miejsce urodzenia, wiek, płeć, zawód, stanowisko, firma, dział, zespół, szkoła, język, strefa
        czasowa, waluta, kwota, cena, ilość, liczba, budżet, data, godzina, czas, temat, tytuł, opis, powód, numer
        zamówienia, numer faktury, numer klienta, numer konta, iban, numer paszportu, numer dowodu, pesel, nip, serwer,
        host, port, url, strona, domena, ścieżka, nazwa pliku, projekt, nazwa projektu, obszar roboczy, organizacja,
        środowisko, urządzenie, nazwa urządzenia, przeglądarka, odbiorca, cel podróży, hotel, pokój, kolor, rozmiar,
        grupa, kanał, hobby, alergie, szerokość, długość geograficzna, menedżer haseł, układ klawiatury, słowo kluczowe
    """,
    small="""
        swój, swoje, swoją, swojego, swojej, twój, twoje, twoja, twojego, twojej, mój, moje, nasz, państwa, pana, pani,
        ten, to, ta, tego, tej, w, we, na, do, z, ze, od, dla, przez, po, tutaj, tu, poniżej, ty, my, ja, jest, są,
        nowy, nowe, nowa, nowego, stare, stary, obecne, obecny, aktualne, opcjonalnie, ponownie, teraz, potem, najpierw,
        też, się, aby, który, tym, przy, pole, wartość, całe, cały, pełny, następujący, nam, mi, ci, wam, zamiast
        ciebie, zamiast pana, zamiast pani, w twoim imieniu
    """,
    link="do, dla, z, od",
    also="i, oraz, lub, albo, a także",
    but="lecz, ale, tylko, wyłącznie, jedynie, natomiast",
    hints={
        "beside": "po nazwie użytkownika, obok nazwy użytkownika, po loginie, obok loginu, razem z loginem",
        "signin": """
            zalogować, logować, logowania, logowaniu, loguj*, logujesz, zaloguj, swoje konto, na konto, konta, login,
            otwierasz pocztę, poczt*, skrzynk*, komputer*, logowani*, wejść na konto, otworzyć
        """,
        "typing": """
            wpisujesz, wpisywan*, wpisać, używasz, używan*, podajesz, wprowadzasz, piszesz, wpisuje, wystukujesz,
            którym, którymi, otwiera, wpisuje pan, wpisuje pani, wstukujesz, naciskasz, klikasz, wpisujecie, wpisują,
            wpisuje się, jest, stoi, wciskasz, wciska pan, wciska pani
        """,
        "thing": """
            co, słowo, słowa, fraza, ciąg, ciąg znaków, znaki, znaków, litery, kombinacja, tekst, wyraz, wzór, to co,
            tego co, co jest, coś, czegoś
        """,
        "digits": "cyfr*, cyfry, liczb*, numer*, kod*, cyferki, sześciocyfrow*, trzycyfrow*, czterocyfrow*, kodów",
        "back": "z tyłu, tył, odwrocie, odwrotnej, rewers*, pasku podpisu, tylnej, odwroc*, tył*, tyle",
        "card": "kart*, karty, karcie",
        "front": "z przodu, przód, awers*, przedniej, wytłoczon*",
        "expiry": "ważn*, termin ważności, wygasa",
        "sent": """
            wysłaliśmy, wysłany, wysłane, wysłanego, otrzymałeś, otrzymałaś, otrzymany, otrzymane, dostałeś, przyszedł,
            przyszły, przesłany, przesłaliśmy, odebrany, właśnie wysłany, przyszł*, nadeszł*, dotarł*, przysłał*,
            przysłano, wysłał*
        """,
        "phone": "telefon*, komórk*, sms*, esemes*, smartfon*",
        "mail": "e mail*, mail*, poczt*, skrzynk*",
        "future": """
            wyślemy, wyślę, zostanie wysłan*, otrzymasz, dostaniesz, mamy wysłać, będziemy, gdzie wysłać, móc wysłać
        """,
        "authenticator": """
            authenticator, uwierzytelniając*, aplikacj* uwierzytelniając*, generator* kodów, token sprzętowy, aplikacja
            autoryzacyjna
        """,
        "shows": """
            pokazuje, pokazan*, wyświetla, wyświetlan*, wyświetlon*, widoczn*, generuje, wygenerowan*, podaje, pokazał*,
            wyświetla*, widać
        """,
        "wallet": "portfel*, kryptowalut*",
        "restore": """
            odzyska*, odzyskać, przywróci*, przywracania, odzyskiwania, zapisałeś, zapisanych, kopia zapasowa, kopii
            zapasowej, przywrac*, odzysk*
        """,
        "phrase": "słów, słowa, dwanaście słów, 12 słów, 24 słowa, wyrazów, słówek, słowo",
        "console": "konsol*, panel*, panelu, portal* dewelopersk*, ustawieni*, ustawieniach, pulpit*",
        "long": "długi ciąg, długiego ciągu, długi tekst, losowy ciąg, ciąg znaków, długi",
        "begins": "zaczyna się od, zaczynający się od, zaczynające się od, rozpoczyna się od, na początku",
        "cash": "bankomat*, wypłac*, wypłat*, terminal*, bankomac*",
        "unlock": """
            odblokow*, otwiera*, otworzy*, rozbraja*, wyłącz* alarm, włącz*, uruchami*, włączasz, uruchamiasz, startuj*,
            otwierasz, otwiera, otwieracie, otworzyć
        """,
        "device": "telefon*, ekran*, komputer*, laptop*, urządzeni*, tablet*, sim, alarm*, sejf*, drzwi",
        "only_you": """
            tylko ty znasz, tylko ty wiesz, nikt inny nie zna, nikt inny nie wie, nikomu nie mówisz, nikomu nie
            zdradzasz, trzymasz w tajemnicy, nie udostępniasz nikomu, nie podajesz nikomu, znane tylko tobie, którego
            nikomu nie
        """,
        "dots": "kropk*, gwiazdk*, ukryte",
        "capital": "wielka litera, wielką literę, wielkie litery, wielkiej litery",
        "symbol": "znak specjalny, znaki specjalne, znaku specjalnego, symbol*",
        "refreshes": """
            co 30 sekund, co trzydzieści sekund, co pół minuty, co minutę, ciągle się zmienia, zmienia się co
        """,
        "mother": "matki, mamy, matka",
        "maiden": "panieńsk*, ślub*, przed ślubem, zamążpójści*",
        "question": "pytanie zabezpieczające, pytanie bezpieczeństwa, pytanie pomocnicze",
        "answer": "odpowied*",
        "wifi": "wifi, wi fi, router*, sieci bezprzewodowej",
        "header": "bearer",
        "generated": "wygenerowan*, wydan*, pokazywan* tylko raz",
        "account": "kont*, bank*, tożsamoś*, rejestrac*, konto, konta",
        "few": "trzy, cztery, sześć, osiem, trzycyfrow*, sześciocyfrow*, czterocyfrow*, trzech, czterech, sześciu",
        "twelve": "dwanaście, dwadzieścia cztery, dwunastu, 12 słów, 24 słowa, dwanaście słów",
        "paper": "papier*, kartk*, karteczk*, pudełk*, kolejnoś*, notes*, zeszyt*, kartonik*",
        "coins": "monet*, kryptowalut*, bitcoin*, środk*, saldo, krypto",
        "after": "po, zaraz po, pod, obok, tuż po, poniżej, za, oprócz, następnie",
        "user": """
            nazwie użytkownika, nazwą użytkownika, nazwy użytkownika, loginie, loginem, adresie, adresem, adresu,
            numerze klienta, adres e mail, adresie e mail
        """,
        "now": "teraz, właśnie, przed chwilą, dopiero co, w tej chwili",
        "proof": """
            że to ty, czy to ty, że to pan, że to pani, to na pewno ty, tożsamoś*, potwierdzić tożsamość, czy to na
            pewno ty, że to państwo
        """,
        "sms": "sms*, esemes*, wiadomości tekstow*, wiadomoś*",
        "last": "ostatni*, cztery ostatnie, końcówk*, pierwsz*",
        "signature": "podpis*, pasek podpisu, pasku podpisu, pasku, pasek, paska",
        "sticker": "naklejk*, etykiet*, spod*, pod routerem, nalepk*, tabliczk*",
        "only": "tylko ty, tylko pan, tylko pani, wyłącznie ty, nikt poza tobą, tylko państwo",
        "know": "wiesz, znasz, zna, wie, znacie, zna pan, zna pani",
        "app": "aplikacj*",
        "once": "tylko raz, raz, jednorazowo, jeden raz",
        "between": "między, pomiędzy",
        "printout": "wydrukował*, wydrukowan*, zapisał*, zanotował*",
        "word": "słowo, słowem, słowa",
        "till": "kasie, kasa, sklepie, płacisz, terminalu, terminal*",
        "which": "jakie, które, jaki, jaka",
    },
)
