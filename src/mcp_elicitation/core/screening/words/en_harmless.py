"""English: what makes a secret's word harmless. Part of ``en``, which would be too long with it."""

from __future__ import annotations

HEADS = """
    count, counts, length, lengths, policy, policies, hint, hints, strength, rotation, manager, managers, name,
    names, label, type, types, kind, format, expiry, expiration, expires, expired, age, lifetime, ttl, limit,
    limits, quota, budget, usage, url, id, ids, identifier, alias, enabled, required, needed, allowed, disabled,
    support, supported, provider, vendor, issuer, rules, rule, requirement, requirements, complexity, generator,
    checker, meter, change date, reset email, reset link, reset date, reset reason, reset frequency, reset process,
    reset policy, history, field label, field name, column, index, algorithm, cipher, hashing, storage location,
    vault name, location, owner, scope, scopes, permission, permissions, price, cost, supply, symbol, economics,
    standard, contract, per minute, per request, per day, per second, window, bucket, ring, holder, size, status,
    version, date, frequency, interval, days, reminder, reminders, recovery email, recovery method, recovery phone,
    delivery, delivery method, channel, method, methods, notification, notifications, audit, sharing, protection,
    protected, free, training, awareness, tips, best practices, book, box, art, game, question topic, entropy,
    charset, alphabet, attempts, tries, retries, failures, lockout, prompt, placeholder, visibility, toggle, screen,
    page, template, settings, preference, preferences, source, origin, category, description, purpose, reason,
    comment, comments, note, notes, feedback, problem, problems, issue, issues, error, errors, question, questions,
    security level, security rating, score, breach, breaches, leak, breach date, incident, prefix, suffix,
    separator, delimiter, encoding, renewal, renewal date, creation date, created, last used, last changed, updated,
    revoked, revocation, management, administrator, admin contact, contact, support contact, schema, environment
    name, region, file name, filename, path, folder, directory, fingerprint, checksum, number of, ranking, naming
    convention, convention, guidelines, guideline, consumption, balance, amount, total, totals, price usd, holders,
    list name, group name, team, department, topic, title, color, colour, style, layout, position, design, designs,
    review date, reviewer, variable name, env var, env name, environment variable name, variable, parameter name,
    header name, cookie name, secret name, key name, claim, claims, audience, cutting service, cutter, chain,
    chains, maker, ideas, idea, inspiration, collection, collector, exchange listing, sale, sales, launch, listing,
    swap, distribution, allocation, vesting, type preference, transmission, service, system, tool, tools, app,
    software, extension, solution, product, brand, function, feature, mode, option, options, choice, level, tier,
    plan, package, authority, officer, card holder, verification method, usage report, expiry warning, backup
    location, backup method, rotation days, expiry days, expiry date, valid until, expiration date, valid for,
    language, languages, country, region code, currency, network, issuing bank, processor, scheme, logo, statement,
    benefits, rewards, limit usd, annual fee, fee, fees, apr, application status, application, bill, billing
    address, offers, offer, debt, interest, score range, contact person, documentation, docs, guide, article, talk,
    lecture, course, essay, survey, report, dashboard, inventory, list, registry, request form, faq, glossary,
    dictionary, chapter, quote, joke, slogan, museum, exhibition, snippet, snippets, block, line, lines, piece,
    field placeholder, field text, field help, field hint, field description, field error, field validation, field
    width, field order
"""

HARMLESS = """
    public key*, primary key*, foreign key*, sort key*, partition key*, cache key*, object key*, row key, map key,
    dictionary key, translation key*, locale key, config key, json key, issue key*, project key, ticket key, key
    result*, key figure*, key person, key contact*, key account manager, key account*, key stakeholder*, key point*,
    key takeaway*, key fact*, key metric*, key skill*, key area*, key date*, key feature*, key word*, keyword*, key
    phrase*, key performance indicator*, key stage, key issue*, key question*, key message*, key player*, key
    customer*, key driver*, key finding*, key insight*, key value, key signature, key change, musical key, piano
    key*, answer key*, hot key*, hotkey*, shortcut key*, function key*, arrow key*, escape key, modifier key*,
    keyboard*, house key*, car key*, spare key*, key ring, keyring, key chain, keychain, key fob, key lime, florida
    keys, key west, room key, hotel key, key card colour, key color, key colour, low key, turnkey, off key, key
    holder, keyholder, keystone, key light, key frame, keyframe*, zip code*, postal code*, post code*, postcode*,
    country code*, area code*, dial code*, dialing code*, dialling code*, phone code, country calling code, language
    code*, currency code*, locale code, region code*, state code, city code, airport code*, station code, promo
    code*, promotion code*, promotional code*, discount code*, coupon code*, voucher code*, offer code*, referral
    code*, invite code*, invitation code*, gift code, campaign code*, affiliate code*, tracking code*, booking
    code*, reservation code*, reference code*, order code*, booking confirmation code*, reservation confirmation
    code*, order confirmation code, product code*, item code*, article code, sku code, error code*, status code*,
    exit code*, return code*, response code*, reason code*, result code, http code*, colour code*, color code*, hex
    code*, source code*, code review*, code style*, code snippet*, code sample*, code language, code block*, code
    base, codebase, code quality, code coverage, code freeze, code owner*, code name*, codename*, code of conduct,
    code of practice, code of ethics, code editor, code formatter, legacy code, sample code, clean code, dress
    code*, building code*, fire code*, tax code*, vat code, sort code*, bank code*, bank sort code, branch code*,
    routing code, cost code, account code, gl code, budget code, department code*, project code*, job code*, course
    code*, class code, subject code, module code, exam code, room code, team code, group code, customer code, client
    code, supplier code, vendor code, store code, shop code, location code, site code, unit code, plant code, batch
    code, lot code, serial code, model code, part code, icd code*, icd 10 code*, diagnosis code*, procedure code*,
    cpt code*, drug code*, ndc code, occupation code*, industry code*, sic code, naics code, hs code*, tariff code*,
    commodity code*, morse code*, genetic code*, binary code, machine code, byte code, bytecode, qr code*, barcode*,
    bar code*, penal code, civil code, moral code, honor code, honour code, secret santa*, secret garden*, secret
    ingredient*, secret recipe*, secret admirer, secret agent*, secret service, secret ballot, secret society,
    secret sauce, secret menu, secret level*, trade secret*, open secret, family secret*, best kept secret, secret
    to success, secret to your success, secret to, secret of, secret of success, secret hobby, secret talent, secret
    wish, secret place, secret weapon, secret question*, beauty secret*, secret shopper, secretary, secret sharing
    scheme, secret manager, secrets manager, secret clearance, top secret clearance, top secret, victoria s secret,
    secret history, the secret history, secret life, boarding pass*, bus pass*, season pass*, ski pass*, day pass*,
    visitor pass*, parking pass*, transit pass*, rail pass*, travel pass, train pass, museum pass, hall pass, press
    pass, backstage pass, mountain pass*, pass rate*, pass mark*, pass grade*, pass percentage, pass fail, pass or
    fail, pass threshold, passing score, pass phrase policy, pass completion, forward pass, first pass, second pass,
    high pass filter, low pass filter, bypass*, pass through, passthrough, password manager*, password hint*,
    password policy, passport*, passenger*, passage*, compass*, passive, passion*, pin to top, pin board, pinboard*,
    pin message, pin post, pin this, pin the, map pin*, location pin*, drop pin, dropped pin, rolling pin*, bowling
    pin*, safety pin*, hair pin*, hairpin*, lapel pin*, enamel pin*, tie pin, push pin*, drawing pin*, bobby pin*,
    clothes pin*, cotter pin*, firing pin, hinge pin, gpio pin*, pin header, pin count, pin assignment, output pin*,
    input pin*, data pin*, pin number gpio, arduino pin, connector pin*, pin configuration, pin diagram, pin hole,
    pinhole*, pin code city, pin code area, postal pin, area pin code, delivery pin code, pinterest, pin color, pin
    colour, pin badge*, pin design*, pin stripe*, pinned, token count*, token limit*, token budget*, token usage,
    max token*, maximum token*, number of tokens, token price*, token name, token symbol*, token standard*, token
    sale, token economy, token type*, token supply, token ticker, token of appreciation, token of gratitude, token
    of thanks, token gesture, token ring, design token*, arcade token*, game token*, subway token*, laundry token*,
    board game token*, monopoly token, gift token*, book token*, token bucket, tokenizer*, tokenization,
    tokenisation, non fungible token*, utility token*, governance token*, input token*, output token*, prompt
    token*, completion token*, context token*, total token*, token contract address, tokens per, random seed*, seed
    value, seed number, seed data, seed round*, seed funding, seed investor*, seed type*, seed variety, seed
    packet*, seed supplier, seed bank, sunflower seed*, chia seed*, poppy seed*, pumpkin seed*, sesame seed*, bird
    seed, grass seed, seed stage, top seed, seed list, seed url*, cookie recipe*, cookie preference*, cookie
    consent, cookie policy, cookie banner, cookie setting*, cookie flavor*, cookie flavour*, cookie type*, chocolate
    chip cookie*, fortune cookie*, favorite cookie, favourite cookie, cookie cutter*, cookies accepted, cookie
    dough, cookie name, cookie jar, cookie category, christmas cookie*, login name*, login id, login page, login
    url, login method*, login email, login time*, login date, last login, login attempts, login history, login
    screen, login button, login link, login issue*, login problem*, login frequency, login count, login shell, login
    node, login server, login provider*, login hint, login type, login background, login message, login username,
    username login, login language, login notification*, login alert*, social login, single sign on, sign on bonus,
    sign on date, authorization letter, authorization form, authorisation form, prior authorization*, auth method*,
    auth type*, auth mode, auth provider*, auth scheme, auth url, auth server, auth realm, auth domain, auth flow,
    auth scope*, academic credential*, teaching credential*, professional credential*, credential type*, credential
    name, credential id, educational credential*, credentials after your name, press credential*, credential
    provider, credentials provider, credential helper, medical credential*, passkey support, passkey provider,
    passkey name, business card*, library card number, library card*, loyalty card*, loyalty card number, membership
    card*, membership card number, member card number, id card*, id card number, identity card*, identity card
    number, insurance card number, insurance card*, health card number, health insurance card number, gift card
    amount, gift card design*, gift card recipient, gift card*, green card*, green card number, student card*,
    student card number, student id card number, travel card*, sim card number, sim card*, memory card*, graphics
    card*, sd card*, video card*, sound card*, network card*, playing card*, birthday card*, greeting card*,
    christmas card*, score card, report card*, time card*, key card*, post card*, postcard*, rewards card number,
    points card number, frequent flyer card number, fuel card type, card game*, card color, card colour, card title,
    card layout, card name, name on card, card holder*, cardholder*, card issuer, card type, card brand, card
    network, card design, card size, card deck, card style, card message, credit card type, credit card company,
    credit card issuer, credit card brand, credit card provider, credit card holder, type of card, kind of card,
    kind of credit card, last 4 digits, last four digits, last 4, last four, card last4, last4, card ending, card
    ending in, trello card*, card id, kanban card*, yellow card*, red card*, wild card*, wildcard*, security
    question*, security level*, security clearance, security officer, security guard*, security contact*, security
    policy, security group*, security number social, social security number*, social security card, security
    deposit*, security type, security name, security camera*, security check*, homeland security, security code
    format, security code area, verification code channel, verification method*, confirmation code format,
    combination of, color combination*, colour combination*, combination therapy, food combination, answer format,
    product key activation date, word count, word limit, phrase book, phrasebook*, catch phrase*, catchphrase*,
    search phrase*, connection name, connection type, random number, lucky number, access code of conduct,
    activation date, key cutting, key copies, number of keys, keys to the house, keys of the piano, monkey*,
    turkey*, donkey*, hockey*, jockey*, whiskey*, key lime pie, encryption at rest, encryption algorithm, encryption
    method, authentication method*, two factor authentication, two factor authentication method, multi factor
    authentication, authentication type, authentication provider, authenticator app name, recovery email*, recovery
    phone*, recovery contact*, backup email*, backup frequency, backup location, backup schedule, session name,
    session title, session topic, session date, session id number training, session length, session duration,
    session timeout, wallet address*, wallet name, wallet brand, wallet color, wallet type, wallet provider,
    certificate name, certificate of, birth certificate*, gift certificate*, put the pin, place the pin, drop the
    pin, put a pin, pin to the top, pin to start, pin to dashboard, pin to profile, pin to the map, mnemonic
    device*, pin on a map, on the map, session id of, pin code of your area, pin code of your city, pin code of your
    locality, pin code of the area, pin code of the delivery address, postal pin code, pin code india, pincode of
    your area, address pin code, public wallet key, wallet public key, public address, secret word for hangman,
    hangman word
"""
