"""Words of no language: abbreviations, technical names and services that forms in every language write alike."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

UNIVERSAL = Words(
    code="und",
    login="""
        password*, passwords, passwrd, pasword, passwort, passwd, pswd, pwd, pwds, psw, psswd, pword, userpass, userpwd,
        user pass, passphrase*, pass phrase*, passkey secret, passcode*, pass code, mdp, htpasswd, netrc, pgpass, pass
        wd, passw, smtp pass, db pass, user pw, pw, pwrd
    """,
    codes="""
        otp, otps, totp, hotp, mtan, smstan, itan, chiptan, phototan, pushtan, 2fa, 2fa code, mfa, mfa code, 2sv code,
        tfa code, tfa, cvv, cvv2, cvc, cvc2, cvn, cid code, csc code, card cvv, puk, puk code, puk2, mpin, m pin, upi
        pin, pin1, pin2, epin, tpin, t pin, ipin, sms code, sms pin, sms otp, totp code, otp code, otp pin, totp secret,
        otp secret, 2fa secret, mfa secret, cc number, cc num, ccnum, ccnumber, cc no, ccn, cc cvv, cc cvc, cc exp, cc
        csc, ccv, smscode, card pan, credit card, kreditkort, pan number card, aadhaar otp, google authenticator code,
        atm pin, numero carte, num carte, numero tarjeta, num tarjeta, numero cartao, num cartao, nro tarjeta, nr karty,
        nr karte, cislo karty, numar card, nr card, card nr, kart no, no carte, cc nr, tarjeta numero, carta numero,
        numero carta, nomor kartu, no kartu, nr kreditkarte, no kad, nomer kartki, nomer karty
    """,
    keys="""
        api key*, apikey*, api token*, apitoken*, api secret*, apisecret, api password, access key*, accesskey, access
        key secret, access key id secret, secret access key, aws secret*, access token*, accesstoken, access secret,
        refresh token*, refreshtoken, bearer, bearer token*, bearertoken, auth token*, authtoken, auth key*, authkey, id
        token, idtoken, oauth token*, oauth secret, oauth2 token, session token*, session key*, sessiontoken, session
        id, sessionid, sessid, phpsessid, jsessionid, session cookie*, auth cookie*, login cookie*, cookie string,
        client secret*, clientsecret, app secret*, appsecret, consumer secret, shared secret*, shared key, webhook
        secret*, signing secret*, signing key*, master key*, root key, encryption key*, decryption key*, private key*,
        privatekey, private pem, secret key*, secretkey, secret token*, service account json, service account key*,
        service key, ssh key*, ssh private key*, sshkey, id rsa, id ed25519, id ecdsa, pgp key*, gpg key*, gpg private
        key, pem key, key pem, p12, pfx, hmac key, hmac secret, jwt, jwt token*, jwt secret, personal access token*, pat
        token, github pat, gitlab pat, devops pat, azure pat, deploy key*, deploy token*, ci token, bot token*, seed
        phrase*, seedphrase, bip39, bip 39, wallet seed, seed words, xprv, wif key, keystore password, connection
        string*, connectionstring, conn string, conn str, database url, db url, database dsn, db dsn, jdbc url, mongodb
        uri, mongo uri, redis url, sas token, sas key, storage key, account key, azure key, openai key*, stripe sk, sk
        live, sk test, stripe key*, x api key, authorization header, auth header, kubeconfig, aws credentials, dotenv,
        env file, wpa key, wep key, wpa psk, psk, preshared key, pre shared key, wallet dat, netrc file, npmrc token,
        keyfile secret, app key secret, csrf token, xsrf token, api keys, apikeys, access tokens, credential json,
        credentials json, api creds, creds, smtp password, ldap password, bind password, wifi psk, bindkey, bind key,
        mnemonic, mnemonics, channel secret, channel access token, magic link*, pat github, gh pat, totp секрет, dsn,
        sentry dsn, azure devops pat
    """,
    unsure={
        "token": "token, tokens, tok, tkn",
        "key": "🔑, 🗝",
        "pin": "pin, pins, pincode, pin code, pinkod, pinkode, pin kod, pin no, pin number, pin nr, tan, tans",
        "code": "kod, code",
        "pass": "pass, auth",
        "secret": "🔐",
    },
    partners="""
        api, oauth, oauth2, auth, jwt, ssh, ssl, tls, pgp, gpg, aes, hmac, rsa, otp, totp, sms, 2fa, mfa, tfa, sso,
        ldap, smtp, imap, ftp, sftp, vpn, wifi, wi fi, wlan, wpa, wpa2, sim, esim, atm, visa, mastercard, maestro, amex,
        girocard, upi, openai, anthropic, claude, gemini, mistral, cohere, huggingface, hugging face, hf, replicate,
        groq, deepseek, openrouter, azure, aws, gcp, s3, bedrock, github, git hub, gitlab, git lab, bitbucket, gitea,
        jenkins, circleci, travis, npm, pypi, docker, dockerhub, kubernetes, k8s, terraform, vault, slack, discord,
        telegram, whatsapp, teams, twilio, sendgrid, mailgun, mailchimp, postmark, resend, notion, airtable, jira,
        confluence, atlassian, linear, asana, trello, clickup, todoist, figma, canva, zoom, hubspot, salesforce,
        zendesk, intercom, stripe, paypal, square, plaid, adyen, braintree, razorpay, shopify, binance, coinbase,
        kraken, metamask, ledger, etherscan, infura, alchemy, cloudflare, vercel, netlify, heroku, digitalocean, linode,
        hetzner, render, supabase, firebase, mongodb, postgres, postgresql, mysql, redis, snowflake, databricks,
        grafana, datadog, sentry, newrelic, pagerduty, posthog, segment, mixpanel, algolia, pinecone, weaviate, mapbox,
        openweather, openweathermap, spotify, twitter, instagram, facebook, linkedin, youtube, reddit, tiktok, twitch,
        dropbox, gdrive, okta, auth0, keycloak, wordpress, ghost, webflow, contentful, sonarqube, snyk, nextcloud, home
        assistant, hass, signal, icloud, bot, client, webhook, admin, root, sudo, user, usr, login, bearer, ibkr,
        alpaca, polygon io, deepl, serpapi, tavily, perplexity, elevenlabs, sas, steam, steam guard, battle net, epic
        games, playstation, xbox, nintendo, roblox
    """,
    heads="""
        url, uri, count, length, len, min, max, id, name, type, policy, format, hint, limit, ttl, expiry, exp, size,
        status, label, version, enabled, info, config, algorithm, algo, hash algorithm, manager, path, file name,
        filename, dir, alias, prefix, suffix, num, qty, idx, index, regex, pattern
    """,
    harmless="""
        public key*, pubkey, ssh public key*, gpg public key*, pgp public key*, primary key*, foreign key*, sort key*,
        partition key*, hash key, api key id, access key id, key id, keyid, token id, client id, app id, key vault name,
        erc20 token, nft token, tokens per minute, tpm, rpm, max tokens, max token, maxtokens, min tokens, max new
        tokens, tokens max, token count, num tokens, n tokens, total tokens, top p, zip code, zipcode, qr code, qrcode,
        barcode, ean code, isin code, swift code, bic code, iban, swift, bic, hs code, sku code, iata code, icao code,
        iso code, lei code, mcc code, pin header, gpio pin*, pin to top, pin layout, pinout, pin out, pin count, design
        token*, tokenizer*, tokenization, keynote, password1 example, vs code, vscode, exit code, status code, cookie
        policy, cookie consent, cookie banner, cookies policy, password manager*, passwordless, 1password, lastpass,
        bitwarden, keepass*, nordpass, pass rate, passport*, passenger*, oauth scope*, oauth provider*, oauth client id,
        git tag, utm code, kra pin, wechat id, ssn, jwt issuer, jwt audience
    """,
    plain="""
        email, e mail, mail, username, user name, userid, user id, first name, last name, firstname, lastname, fullname,
        nickname, phone, phone number, tel, telefon, mobile, fax, address, street, city, country, state, zip, region,
        timezone, locale, language, host, hostname, port, domain, url, website, homepage, server, database name, db
        name, branch, repo, repository, project, workspace, organization, organisation, org, company, team, department,
        environment, region name, bucket, topic, subject, feedback, reason, date, birthday, dob, age, gender, iban, bic,
        vat, model, timeout, interval, latitude, longitude, ip, ip address, mac address, filename, path, folder, tag,
        tags, category, priority, quantity, amount, price, color, colour, size, version
    """,
    small="a, i",
    also="&, n",
    hints={
        "authenticator": """
            authenticator, authy, google authenticator, microsoft authenticator, yubikey, rsa securid, securid, duo
        """,
        "mail": "email, e mail, gmail, mail, inbox",
        "phone": "sms, whatsapp, telegram, wechat, viber, line",
        "cash": "atm, bankomat",
        "wifi": "wifi, wi fi, wlan, ssid, router",
        "header": "bearer, authorization",
        "wallet": "wallet, metamask, ledger, trezor, phantom, coinbase, trust wallet, crypto",
        "console": """
            dashboard, console, openai, stripe, github, gitlab, aws, azure, slack, anthropic, developer console, api
            console, developer portal
        """,
        "card": "visa, mastercard, amex, maestro, card",
        "signin": "login, log in, sign in, signin, logon, log on",
        "digits": "pin",
        "few": "3, 4, 6, 8",
        "twelve": "12, 24",
        "sms": "sms",
        "coins": "bitcoin, btc, crypto, ethereum",
        "tools": "devtools, dev tools, f12",
        "sticker": "qr",
        "back": "cookie header",
        "cookie": "cookie, cookies",
        "app": "app",
        "codeword": "kod, code, kode, codigo, codice, koda, otp, cod, codi, kodu",
        "dotenv": "env, dotenv",
        "begin": "begin",
        "end": "end",
        "scheme": """
            postgres, postgresql, mysql, mongodb, mongodb srv, redis, amqp, mssql, jdbc, akia, eyj, ghp, gho, xoxb,
            xoxp, glpat, sk, pk live, sk live, aiza
        """,
        "model": """
            model, model no, serial, s n, imei, modell*, modelo*, modèle*, modello, malli*, mallinumero*, típus*,
            модел*, серийн*, серійн*, серијск*, μοντέλ*, موديل, طراز, مدل, סריאלי, דגם, मॉडल, মডেল*, மாடல்*, ماڈل, รุ่น,
            mẫu máy, kiểu máy, 型号, 型號, 型番, 機種, モデル, 모델, 모델명, seriennummer*, série, serienummer*, seri
            no, seri numara*, numero di serie, number de série, sorozatszám*, výrobné číslo, výrobní číslo, gyári szám*,
            version, versión, versão, versione, versie, wersj*, verze, verzia, verzió*, верси*, версі*, sürüm*, έκδοση*,
            إصدار, نسخه, גרסה, संस्करण, 版本, バージョン, 버전, เวอร์ชัน, phiên bản, versi
        """,
        "neutral": """
            value, answer, reply, response, field, input, text, content, entry, data, here, box, string, feld, wert,
            antwort, eingabe, inhalt, valeur, réponse, champ, saisie, texte, valor, respuesta, campo, entrada, texto,
            resposta, valore, risposta, testo, waarde, antwoord, veld, invoer, tekst, värde, svar, fält, värdi, værdi,
            verdi, felt, arvo, vastaus, kenttä, wartość, odpowiedź, pole, wpis, hodnota, odpověď, vstup, odpoveď, érték,
            válasz, mező, szöveg, valoare, răspuns, câmp, значение, ответ, поле, ввод, текст, значення, відповідь,
            стойност, отговор, vrijednost, odgovor, polje, unos, vrednost, vnos, вредност, одговор, унос, поље, değer,
            cevap, yanıt, alan, giriş, τιμή, απάντηση, πεδίο, القيمة, قيمة, الجواب, جواب, حقل, نص, مقدار, پاسخ, فیلد,
            متن, ערך, תשובה, שדה, טקסט, मान, उत्तर, जवाब, फ़ील्ड, फील्ड, মান, উত্তর, ঘর, மதிப்பு, பதில், புலம், உள்ளீடு,
            قدر, خانہ, ค่า, คำตอบ, ช่อง, ข้อความ, giá trị, trả lời, ô, nội dung, nilai, jawaban, isian, kolom, jawapan,
            medan, 値, 回答, 項目, 入力, 欄, テキスト, 값, 답변, 답, 항목, 입력, 내용, 内容, 回复, 输入, 字段, 值, 答复,
            內容, 回覆, 輸入, 欄位
        """,
    },
)
