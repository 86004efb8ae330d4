"""English: what euphemisms are made of. Part of ``en``, which would be too long with it."""

from __future__ import annotations

HINTS: dict[str, str] = {
    "beside": """
        after your user name, after your username, next to your username, next to your user name, besides your username,
        along with your username, together with your username, goes with your username, after your customer number,
        after your e mail, after your email, apart from your e mail, apart from your email, besides your e mail, besides
        your email, after your login, after the username, after the user name, next to the username
    """,
    "signin": """
        sign in*, signing in, log in*, logging in, login, logs in, logs you in, log on*, logging on, sign on, get in,
        gets you in, get into, getting into, lets you in, let you in, access your account, get into your account, open
        your account, unlock your account, enter your account, into your account, your account, your mailbox, your
        inbox, online banking, netbanking, your bank s website, the portal, their portal, your mail, your e mail, into
        your e mail, into your email, your machine, your workstation, your screen
    """,
    "typing": """
        type*, typing, typed, use to, you use, use when, used to, enter, entered, keyed, key in, write, put in, you put,
        you enter, needed to, you need, need to, lets you, gets you, let you, asks you for, asks for, normally use,
        usually use, fill in, punch in, punched in, tap in, comes after, goes with, pick, picked, chose, choose, chosen,
        open your account with, protects, guards, secures, opens, with which, you sign in with, you log in with, log in
        with, sign in with, punch
    """,
    "thing": """
        what, what you, what you type, the thing, thing, word, the word, words, phrase, string, characters, letters,
        combination, text, sequence, secret, sentence, credential, line, blob, chars, sign in text, bullets, magic,
        entry, pattern, something, anything
    """,
    "digits": """
        digits, digit, numbers, figures, numerals, number sequence, short number, the number, number you, code, numeric
        code, 3 digit*, 4 digit*, 6 digit*, six digit*, four digit*, three digit*, digit number, the six, the four, 6
        numbers, six numbers, three numbers, 3 numbers, long number, 16 digit*, sixteen digit*, sequence, little number,
        characters you got, letters and numbers
    """,
    "back": """
        back of, back side, reverse, reverse side, flip side, behind, signature strip, signature panel, signature
        stripe, on the back, at the back, from the back, the back, rear, flip your, turn over, turn your, next to the
        signature, backside
    """,
    "card": """
        card, cards, credit card, debit card, bank card, payment card, plastic, visa, mastercard, amex, your plastic
    """,
    "front": "front, front of, embossed, across the front, printed on, raised, printed across, face of, across your",
    "expiry": """
        valid thru, valid through, good through, expires, expiry, expiration, valid until, good thru, runs out, valid to
    """,
    "sent": """
        sent, texted, text you, texting you, messaged, received, receive in, just got, you got, got by, arrived, came,
        delivered, received by, just sent, we sent, emailed, pushed to, popped up, appeared, landed, pinged, you get,
        comes by, came in, sent to you, dispatched, sms ed, texted you
    """,
    "phone": """
        phone, mobile, cell, cellphone, cell phone, handset, smartphone, sms, text message, text, your texts, number
        ending, whatsapp, your device, a text, texted, text you, texting you, sms ed, on your phone, your phone right
        now
    """,
    "mail": "email, e mail, mail, inbox, mailbox, mail box",
    "future": """
        will send, will be sent, we ll send, will text, we ll text, ll text, will receive, to send, can send, where
        should, where to, would like to receive, want to receive, going to send, will email, we ll email, to reach you,
        will be texted, will arrive, so we can send, so that we can send, so we can text
    """,
    "authenticator": """
        authenticator, authenticator app, authentication app, authy, google authenticator, 2fa app, two factor app,
        security key fob, key fob, code generator, token generator, security app, mfa app, verification app, security
        dongle, dongle, card reader, security device, hardware token, banking app shows
    """,
    "shows": """
        shows, showing, shown, displays, displayed, displaying, on the screen, reads, currently, right now, appears,
        generates, generated, gives you, spits out, says, presents, tells you, produces, see in, what s in, from your,
        in your, from the, in the, display, does google authenticator display
    """,
    "wallet": "wallet, crypto wallet, wallets, crypto, metamask, ledger, trezor, coins, bitcoin, ethereum",
    "restore": """
        restore, restores, recover, recovers, recovery, backup, back up, get back, bring back, import, written down,
        wrote down, write down, when you set up, set up, created, regain, bring, back, paper, wrote, noted, on paper
    """,
    "phrase": """
        words, 12 words, 24 words, twelve words, twenty four words, phrase, word list, list of words, 12 word, 24 word,
        word sequence, twelve, twenty four, english words
    """,
    "console": """
        developer console, dev console, developer page, developer settings, developer portal, api page, api settings,
        settings page, account settings, dashboard, console, portal, admin panel, control panel, developer tools, keys
        page, api section, developer section, platform, integrations page, settings, provider s site, provider gave,
        credentials page, security page, account page, app settings, developers tab, developer tab
    """,
    "long": """
        long string, long text, random string, long random, long sequence, secret looking, gibberish, jumble, string of
        characters, string of letters, alphanumeric string, long one, hex string, long line, that string, long code,
        long value, the string, long list of, long bit, random characters, random letters, long hex
    """,
    "begins": "starts with, beginning with, begins with, start with, starting with, starts in, that starts",
    "cash": """
        atm, cash machine, cashpoint, cash point, withdraw cash, withdraw money, take out cash, getting cash, get cash,
        draw cash, at the bank, pay in shops, in shops, card terminal, card machine, at the till, at checkout terminal,
        cash dispenser, taking out money, atms, cash machines, withdrawing, withdrawals
    """,
    "unlock": """
        unlock*, unlocking, opens, open, lock screen, arm, disarm, disarms, turn off the alarm, switch on, wakes, get
        past, start, starts, turn on, boot, wake, wake up, log on to, unlocks
    """,
    "device": """
        phone, your phone, laptop, computer, screen, device, tablet, sim, alarm, safe, door, front door, house, gate,
        locker, ipad, iphone, pc, work computer, machine, lock screen, vault, garage, suitcase
    """,
    "only_you": """
        only you know, only you should know, nobody else knows, nobody else should know, no one else knows, no one else
        should know, only known to you, known only to you, you alone know, keep to yourself, you keep secret, would
        never tell anyone, shared with nobody, not share with others, otherwise keep to yourself, known to nobody else
    """,
    "dots": """
        dots, asterisks, stars, bullets, hidden when, masked, shown as dots, appears as dots, black dots, turns into
        dots, turn into dots, little dots, starred out, blanked out
    """,
    "capital": "uppercase, upper case, capital letter, capital letters, one capital, mixed case",
    "symbol": "special character*, symbol, symbols, punctuation, special sign, non alphanumeric",
    "refreshes": """
        every 30 seconds, every thirty seconds, every half minute, every minute, keeps changing, changes every,
        refreshes, refresh every, changes each, rotates every, renews every, rolling, valid for 30 seconds, expires in
        30 seconds, changing every, each half minute, every 60 seconds, counts down, changes constantly
    """,
    "mother": "mother, mum, mom, mother s, mum s, mom s, mothers",
    "maiden": """
        maiden, before she married, before marriage, before she was married, birth surname, wedding, before her wedding,
        before she got married, married, birth name, family name before, born with
    """,
    "question": "security question, security questions, secret question, recovery question, challenge question",
    "answer": "answer, reply, response, answered",
    "wifi": """
        wi fi, wifi, wireless, wireless network, router, home network, hotspot, the network, internet box, wlan, guests,
        visitors
    """,
    "header": "bearer, authorization header, auth header, x api key, authorization",
    "generated": """
        generated, issued, created for you, got when you registered, given to you, emailed you, assigned to you, copied
        once, shown only once, shown once, displayed only once, displayed once
    """,
    "account": """
        account, bank, banking, online banking, verify your identity, verify that it s you, prove it s you, verify it s
        you, confirm your identity, sign up, registration, registered, set up
    """,
    "few": """
        three, four, six, eight, three digit*, four digit*, six digit*, 3 digit*, 4 digit*, 6 digit*, eight digit*,
        couple of, few
    """,
    "twelve": "twelve, twenty four, 12 words, 24 words, dozen",
    "paper": "paper, card, sheet, slip, notebook, box, piece of paper, in order, in the order, right order",
    "coins": "coins, funds, tokens, balance, assets, holdings",
    "after": """
        after, right after, next to, below, under, following, straight after, beneath, besides, as well as, together
        with
    """,
    "user": """
        user name, username, e mail address, address, login name, customer number, account name, user id, e mail, email,
        login, the address
    """,
    "now": """
        now, just, right now, just now, a moment ago, this minute, this second, seconds ago, this morning, a minute ago,
        minutes ago, at the moment, just sent, this moment
    """,
    "proof": """
        it is you, it s you, it s really you, really you, verify you, verify your identity, confirm your identity, prove
        it, who you are, check that it is you, sure it is you, sure it s you, make sure it s you, confirm it s you
    """,
    "sms": "text message, sms, text, texted, message, messages",
    "last": "last, last four, last 4, ending, first four, first six",
    "signature": """
        signature strip, signature panel, signature, signed strip, where you sign, signature stripe, signature field,
        strip, white strip, stripe
    """,
    "sticker": "sticker, label, printed under, underneath, underside, bottom of, plate, printed on the",
    "only": "only you, just you, you alone, you and, you only, nobody but you, no one but you",
    "know": "know, knows, known, kept secret, keep secret, keep hidden, would recognise",
    "tools": "devtools, developer tools, dev tools, browser tools, network tab, application tab, storage tab",
    "app": "app, application",
    "once": "once, only once, one time, a single time, just once",
    "between": "between, everything between, in between, from begin",
    "printout": """
        you printed, printed out, you printed out, print out, printout, you saved when, you wrote down, you stored,
        spare codes, ten codes, you downloaded
    """,
    "word": "word, the word, a word, phrase",
    "till": "till, checkout, supermarket, shop, store, pay at, pay in, cashier, card reader, terminal, paying",
    "which": "which, what",
}
