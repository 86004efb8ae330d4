"""English."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.en_harmless import HARMLESS, HEADS
from mcp_elicitation.core.screening.words.en_hints import HINTS
from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="en",
    login="""
        password*, passwords, pass word, passphrase, pass phrase, passcode, watchword, secret word, secret phrase, magic
        word, access phrase, login credential*, sign in credential*, login details, login data, login info, login
        information, sign in details, account credential*, credentials, login secret, access credential*, security
        answer*, secret answer*, security question answer, answer to your security|secret question, answer to the
        security|secret question, recovery answer, mother s maiden name, mothers maiden name, maiden name of your
        mother, mother maiden name, user credentials, unlock pattern, screen lock pattern, bank login, online banking
        login, banking password, root password, wi fi password, security phrase, challenge answer, verbal password,
        telephone banking password, memorable word, memorable information, memorable name, memorable place, secret
        string, security word, security response, login phrase, sign on secret, safe word, telepin, user name and
        password, username and password, login and password
    """,
    codes="""
        verification code*, verify code, one time code*, one time pin, one time pass*, one time password*, onetime code,
        one off code, single use code*, confirmation code*, authentication code*, authenticator code*, authorization
        code*, authorisation code*, auth code*, security code*, security number, login code*, sign in code*, signin
        code, access code*, recovery code*, backup code*, rescue code*, emergency code*, restore code, reset code*,
        reset pin, two factor code*, two step code*, second factor code, 2 step code, 2 factor code, unlock code*,
        unlock pin, unlocking code, activation code*, pairing code, sms code, text message code, texted code, sms
        verification code, email code, emailed code, phone verification code, mobile code, card number*, credit card*,
        debit card*, bank card*, payment card*, credit card number, debit card number, bank card number, card
        verification value, card verification code, card security code, card code, cvv code, cvc code, cvv number, cvc
        number, card expiry, card expiration, card expiry date, card expiration date, credit card expiry, credit card
        expiration, expiry date of your card, expiry of your card, card details, card data, credit card details, payment
        details, payment card details, card pin, bank pin, debit pin, card valid thru, numbers on your card, card no,
        primary account number, magnetic stripe data, track data, transaction pin, payment pin, personal identification
        number, pin number*, signature pin, security pin, access pin, login pin, voicemail pin, parental pin, device
        pin, sim pin, screen lock pin, alarm code, door code, gate code, safe combination, safe code, lock combination,
        locker combination, vault code, secret code*, secret number, secret pin, transfer code, transaction
        authentication number, transaction code tan, transaction number tan, id verification code, step up code, mfa
        token, otp token, authenticator token, soft token, hard token, securid token, phone lock code, token code,
        dynamic code, dynamic password, entry code, keypad code, wallet pin, code from the email, code from the e mail,
        code from the sms, code from the text, code from your email, code from your phone, code we sent, code we
        emailed, code we texted, code you received, code you got, code sent to you, code in the email, code in the text,
        code in the sms, code on your phone, code in your inbox, code from your inbox, code from your authenticator,
        code from the app, code from the letter, code we mailed, code in your email, code from my email, number on your
        debit card, number on your card, number on your credit card, number on the card, number of your card
    """,
    keys="""
        api key*, access key*, access token*, secret token*, security token*, login token*, auth token*, authentication
        token*, authentication key*, authorization token*, authorization key, bearer token*, personal token*, personal
        access token*, developer key*, developer token*, secret key*, secret access key, private key*, signing key*,
        signing secret*, encryption key*, decryption key*, master key*, recovery key*, backup key*, bitlocker key,
        unlock key, session token*, session cookie*, session key*, auth cookie*, login cookie*, authentication cookie*,
        browser cookie*, client secret*, application secret*, app secret*, app password*, application password*, app
        specific password, shared secret*, webhook secret*, webhook signing key, verification token*, reset token*,
        password reset token*, invitation token, wallet key*, wallet private key, seed phrase*, seed words, recovery
        phrase*, secret recovery phrase, backup phrase*, mnemonic phrase*, mnemonic seed, wallet phrase, wallet recovery
        words, recovery words, secret words, 12 word phrase, 24 word phrase, wallet seed, recovery seed, connection
        string*, database password, database connection url, database uri, ssh key*, ssh private key, deploy key*,
        service account key*, service account credentials, private certificate, certificate private key, client key,
        server key, license secret, root token, bot token*, integration token*, integration key, integration secret,
        machine token, push token secret, storage key, account key, subscription key, tls key, ssl key, host key
        private, signing certificate password, keychain password, oauth secret, consumer secret, consumer key, api
        credential*, api secret*, symmetric key, asymmetric private key, hardware key pin, cookie value, cookie header,
        auth header, authorization header, jwt, json web token, preshared key, network key, wifi key, wi fi key,
        wireless key, security key, slack webhook url, incoming webhook url, webhook token, service token, admin token,
        api access, env secrets, secret value, secret string, private pgp key, private gpg key, ssh credentials, keyfile
        contents, pem file contents, magic link, license server secret, licence server secret
    """,
    unsure={
        "token": "token, tokens",
        "key": "key, keys, license key*, licence key*, product key*, serial key*",
        "code": "code, codes, passcode, code from",
        "pin": "pin, pins",
        "pass": "pass, auth, passkey, credential",
        "secret": "secret, secrets, seed, cookie, cookies, combination",
    },
    partners="""
        access, secret, private, login, log in, sign in, signin, sign on, logon, verification, verify, recovery, backup,
        security, authentication, authorization, authorisation, auth, one time, onetime, two factor, two step, single
        use, unlock, reset, bearer, refresh, session, personal access, developer, signing, encryption, decryption,
        encrypt, decrypt, master, wallet, seed, mnemonic, admin, administrator, root, superuser, database, db, account,
        bank, banking, atm, card, credit card, debit, payment, sms, text message, texted, emailed, six digit, 6 digit,
        four digit, 4 digit, 8 digit, five digit, 5 digit, seven digit, 7 digit, eight digit, 3 digit, three digit,
        phone unlock, device unlock, screen lock, lock screen, sim, voicemail, parental, alarm, gate, safe, vault,
        keypad, password, passwordless login, deploy, webhook, client, app, application, service account, cli, wifi,
        router, mail server, authenticator app, confirm it s you, prove it s you, identity verification, developer
        console, dev console, trading, exchange, crypto, bot, integration, cloud, subscription, temporary, logging in,
        signing in, spare, emergency, rescue, restore, email, e mail, mail, transfer, signature, guest network, phone
        banking, telephone banking, tax office, government, citizen
    """,
    heads=HEADS,
    heads_before="""
        number of, amount of, count of, length of, length for, size of, strength of, strength for, policy for, policy
        on, policy about, policies for, hint for, hint about, hint to, reminder for, reminder of, name of, name for,
        label for, title of, type of, types of, kind of, kinds of, sort of, format of, format for, expiry of, expiration
        of, expiry date of, expiration date of, age of, lifetime of, owner of, holder of, location of, purpose of,
        reason for, problem with, problems with, trouble with, issue with, issues with, question about, questions about,
        experience with, opinion on, opinion of, opinion about, thoughts on, thoughts about, feedback on, feedback
        about, alternatives to, alternative to, use of, usage of, provider of, issuer of, version of, status of, state
        of, rotation of, change of, loss of, management of, rules for, rules on, requirements for, requirement for,
        minimum, maximum, min, max, how many, how often, how long, number, total, list of names, last 4 digits of, last
        four digits of, first 6 digits of, last 4 of, description of, nickname for, limit for, limit on, budget for,
        frequency of, interval of, date of, copies of, places where, importance of, definition of, meaning of,
        explanation of, history of, symbol of, price of, supply of, balance of, last four of, ending of, scope of,
        scopes of, scopes for, permissions for, permission of, where, who, which, whose, id of, identifier of, url of,
        url for, color of, colour of, chain for, case for, brand of, model of, path to, path of, folder for, folder
        with, file with
    """,
    harmless=HARMLESS,
    not_before="""
        not, don t, dont, do not, never, no, without, instead of, rather than, other than, except, excluding, nor,
        avoid, refrain from, must not, should not, can not, cannot, can t, won t, we never, nobody, no need for, no need
        to enter, need not, anything but, neither, isn t, aren t, stop, hide, remove, omit, leave out, unlike, does not,
        doesn t, nothing like, beware of, free of, besides, apart from, ask for your
    """,
    not_after="""
        is not, are not, isn t, aren t, not needed, not required, not necessary, is never, are never, will never be, won
        t be, never asked, never be asked, not be asked, never stored, not stored, not be entered, must not be, should
        not be, do not belong, does not belong, don t belong, are forbidden, is forbidden, are prohibited, not allowed,
        not accepted, no longer needed, will not be, cannot be, are unnecessary, is unnecessary, not requested, will be
        rejected, will be deleted
    """,
    ask="""
        enter, type, type in, input, paste, provide, give, give us, tell, tell us, tell me, send, send us, send me,
        share, supply, submit, fill in, fill out, write, write down, insert, key in, put in, put, drop, need, needs,
        require, requires, required, requested, want, confirm, re enter, reenter, retype, re type, repeat, verify with,
        authenticate with, authenticate using, sign in with, log in with, log in using, sign in using, what is your,
        what s your, what is the, what s the, what was your, may i have, can i have, could i have, could we have, can we
        have, we need, i need, i ll need, we ll need, please, let me have, let us have, hand over, reply with, respond
        with, answer with, copy, copy over, read out, specify, state, set, choose, create, pick, do not forget, don t
        forget to enter, remember to enter, add, attach, place, use, unlock with, use your, show us, reveal, disclose,
        must have, have to have, is required, are required, is needed, are needed, missing, set up, kindly, asks for,
        asking for, requires your, continue with, proceed with, waiting for, expects, we want, go ahead and, complete
        with, approve with, connect with, connect using, could you send, can you send, would you send, could you tell,
        can you tell, could you share, can you share, could you give, would you mind sending, mind sharing
    """,
    mention_before="""
        reset, resetting, forgot, forgotten, forget, change, changed, changing, lost, lose, losing, recover, recovering,
        restore, update, updated, updating, rotate, rotated, rotating, manage, managing, store, stored, storing, save,
        saved, saving, remember, remembered, generate, generated, generating, revoke, revoked, expire, expired, delete,
        deleted, deleting, keep, keeping, protect, protecting, protects, hash, hashing, encrypt, test, check, about,
        regarding, concerning, send you, sends you, sent you, send a, send an, email you, mail you, text you, mails a,
        emails a, text a, sms a, sends a, receive, receiving, to receive, deliver, get a, get your, issue, issued,
        reissue, named, called, label, name this, name the, name for the, name your, call this, call the, describe,
        explain, discuss, learn, know about, heard of, ever had, have you, did you, do you, does your, do your, has
        your, are your, is your, can your, should we, will we, must, where, when, who, whom, why, whose, which, how, how
        many, how often, guess, cracked, leaked, breached, compromised, hacked, stolen, stole, phishing, strong, weak,
        reuse, reused, reusing, share your, shared, recommend, prefer, favorite, favourite, invented, assigned, assign,
        owns, uses, using, used, buy, sell, sold, bought, trade, holds, expiring, renew, renewing, replace, replaced,
        replacing, copied to, sent by, managed by, handled by, based on, instead of, like, such as, similar to, in case,
        in exchange for, if you have, if you use, if your, the word, the term, request, requested, requesting, require
        a, requires a, show, hide, display, print, log, logs, talk about, write about, invent, think of, behind your,
        explains, explaining, covers, covering, documents, documenting, we create, we will create, we ll create, we
        generate, we issue, is created, will be created
    """,
    mention_after="""
        expire, expires, expired, expiring, changed, was changed, reset, was reset, has been, have been, stays, stay,
        remain, remains, leaked, stolen, lost, forgotten, breached, compromised, hacked, stored, kept, saved, managed,
        rotated, revoked, generated, was last, were last, must be, should be, may be, can be, should contain, must
        contain, should have, must have, work, works, worked, working, doesn t work, did not work, belong, belongs,
        become, becomes, arrive, arrived, arrives, safe, secure, safely, usually, often, always, mean, means, stands
        for, is called, called, look like, cost, costs, changes, rotate, protect, protects, lasts, last, issued, owned,
        reused, shared with, used by, used for, used in, in use, exists, exist, lives, live in, are you, do you, did
        you, have you, should we, should the
    """,
    about="""
        how many, how often, how much, how long, how do, how does, how did, how should, how would, how are, how is, how
        strong, how old, why, when, where, who, whom, whose, which, whether, is your, are your, is there, are there, is
        a, is the, do you, did you, does your, does the, do your, have you, has your, has the, had, should, would, were
        you, was your, was the, will you, which kind, what kind, what type, what sort, what color, what colour, what
        name, what happened, what does, what do you think, what should, what is a, what is an, what makes, what are,
        what version, what length, what brand, what problem, what was wrong, what went wrong, what to name, what to
        call, what would, ever, describe, explain, has a, has any, was a, is any, does a, had a
    """,
    about_first="is, are, does, did, do, has, have, was, were, who, which, whose, whom",
    plain="""
        name, full name, first name, last name, surname, family name, given name, middle name, display name, user name,
        username, user id, nickname, screen name, handle, email, email address, e mail, e mail address, mail address,
        phone, phone number, telephone, telephone number, mobile number, cell number, contact number, address, street,
        street address, house number, city, town, county, province, state, country, nationality, zip code, postal code,
        postcode, birthday, birth date, date of birth, birthplace, place of birth, age, gender, sex, pronouns, marital
        status, occupation, job title, job, role, position, employer, company, company name, organization, organisation,
        department, team, school, university, industry, passport, passport number, passport no, id number, national id,
        national id number, identity number, identity card number, driver s license, drivers license, driving licence
        number, driver license number, license plate, number plate, tax id, tax number, vat number, social security
        number, ssn, insurance number, policy number, account number, bank account, bank account number, iban, sort
        code, routing number, bank name, order number, invoice number, ticket number, booking number, booking reference,
        reference number, tracking number, case number, customer number, member number, membership number, employee
        number, employee id, student number, student id, reason, feedback, details of the problem, topic, title,
        headline, summary, language, preferred language, time zone, timezone, locale, currency, budget, price, amount,
        quantity, number of guests, guests, date, start date, end date, time, arrival, departure, destination, origin,
        flight number, seat, room, hotel, restaurant, website, url, homepage, domain, host, hostname, server, port,
        path, folder, file name, branch, repository, repo, project, project name, workspace, environment, region, zone,
        cluster, bucket, database name, table, model, version, category, tag, tags, priority, status, color, colour,
        size, shape, weight, height, width, hobby, hobbies, favorite food, favourite food, allergies, diet, dietary
        needs, food, drink, pet name, pet s name, blood type, emergency contact, contact person, contact, device, device
        name, browser, operating system, app name, application name, bot name, channel, channel name, group name, room
        name, event name, product, product name, brand, keyboard, keyboard layout, keyword, keywords, search term,
        query, cookie, recipient, sender, deadline, duration, frequency, password manager, location, neighborhood,
        neighbourhood, floor, apartment, maximum length, minimum length, count, limit, login name, login, wallet address
    """,
    small="""
        the, a, an, your, my, our, their, his, her, its, this, that, these, those, to, for, from, in, on, at, by, with,
        of, into, as, here, below, above, we, you, it, is, are, was, be, so, then, new, old, current, existing, own,
        optional, please, again, now, first, full, complete, entire, exact, correct, valid, just, only, also, which, us,
        me, i, if, any, some, one, value, field, string, text, input, new one, once, twice, twice more, again please,
        today, right, still, there, account s, following, e g, eg, i e, etc, via, there s, will, would, can, could, it
        s, that s, you ll, we ll, yours, before, after, during, where, between, until, within, up, same, actual, real,
        special, next, previous, step, instead of you, on your behalf, in your place
    """,
    link="of, for, from, about, on, regarding",
    also="and, or, plus, as well as, and or",
    but="but, only your, instead, however, just the, but only, rather, though, except that, yet",
    hints=HINTS,
)
