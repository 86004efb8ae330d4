"""French."""

from __future__ import annotations

from mcp_elicitation.core.screening.words.model import Words

WORDS = Words(
    code="fr",
    login="""
        mot de passe, mots de passe, mdp, motdepasse, mot passe, phrase de passe, phrase secrète, phrase de sécurité,
        mot secret, mot magique, mot de code, identifiants de connexion, identifiants d accès, identifiant et mot de
        passe, informations de connexion, informations d identification, données de connexion, codes d accès, codes de
        connexion, réponse secrète, réponse à la|votre|ta question secrète|sécurité, réponse à la|votre|ta question de
        sécurité, réponse de sécurité, nom de jeune fille de votre|sa|ta|la mère, nom de jeune fille de la mère, nom de
        naissance de votre|ta|la mère, schéma de déverrouillage, phrase d authentification, sésame, clé digitale, clef
        digitale
    """,
    codes="""
        code de vérification, code de confirmation, code de validation, code d authentification, code d autorisation,
        code de sécurité, code secret, code confidentiel, code d accès, code de connexion, code à usage unique, code
        unique, code temporaire, code de récupération, code de secours, code de sauvegarde, code d activation, code de
        déverrouillage, code de déblocage, code d appairage, code de jumelage, code reçu par sms, code sms, code pin,
        code puk, code à 6 chiffres, code à six chiffres, code à quatre chiffres, code à 4 chiffres, mot de passe à
        usage unique, code de carte bancaire, code de la carte, code de votre carte, code carte bleue, cryptogramme*,
        cryptogramme visuel, numéro|numero|no|n de carte, numéro de carte bancaire, numéro de carte bleue, numéro de
        carte de crédit, numéro de la carte, numéro de votre|ta carte, numéro de sa carte, carte bancaire, carte bleue,
        carte de crédit, coordonnées bancaires de carte, informations de carte bancaire, date d expiration de
        la|votre|ta carte, date d expiration de carte, expiration de la carte, date de validité de la carte, validité de
        la carte, code 2fa, code a2f, code à double facteur, code d alarme, code du coffre, code de porte, digicode,
        code de réinitialisation, numéro d identification personnel, code personnel, code d identification, code d
        installation, code de rétablissement, code d urgence, code d identité, code reçu, code reçu par e mail, code du
        message, code dans le mail, code par sms, numéro carte
    """,
    keys="""
        clé|clef|clés d api, clé|clef|clés api, clé|clef|clés d accès, clé|clef|clés secrète*, clé|clef|clés privée*,
        clé|clef de chiffrement, clé|clef de déchiffrement, clé|clef de signature, clé|clef de sécurité, clé|clef de
        récupération, clé|clef de session, clé|clef maître, clé|clef maîtresse, clé|clef d authentification, clé|clef de
        cryptage, clé|clef ssh, clé|clef pgp, clé|clef gpg, clé|clef partagée, clé|clef développeur, clé|clef de compte
        de service, clé|clef wifi, clé|clef wep, clé|clef wpa, clé|clef réseau, clé|clef de déploiement, clé|clef d
        application, jeton d accès, jetons d accès, jeton d authentification, jeton de rafraîchissement, jeton d
        actualisation, jeton de session, jeton de sécurité, jeton api, jeton d api, jeton personnel, jeton secret, jeton
        du bot, jeton de bot, jeton porteur, jeton d autorisation, jeton de connexion, secret client, secret du client,
        secret d application, secret de l application, secret partagé, secret de signature, secret webhook, secret du
        webhook, chaîne de connexion, cookie de session, cookies de session, phrase de récupération, phrase mnémonique,
        phrase de récupération secrète, phrase de restauration, phrase seed, mots de récupération, phrase de départ,
        graine du portefeuille, code hexadécimal de la clé, identifiants aws
    """,
    unsure={
        "token": "jeton*, token",
        "key": "clé, clef, clés, clefs, clé|clef de licence, clé|clef de produit, clé|clef d activation",
        "code": "code*, codes",
        "pin": "pin, nip",
        "pass": "pass, identifiants",
        "secret": "secret, secrets, graine, cookie, secrète",
    },
    partners="""
        api, accès, secrète, secret, privée, privé, personnel*, vérification, validation, confirmation,
        authentification, autorisation, sécurité, récupération, secours, connexion, sms, session, chiffrement,
        signature, bancaire, banque, carte, portefeuille, compte, alarme, coffre, déverrouillage, activation, unique,
        temporaire, porteur, développeur, bot, client, application, wifi, serveur, admin, administrateur, reçu,
        chiffres, boîte mail, messagerie, confidentiel, webhook, usage, facteurs, deux facteurs, double
        authentification, réserve, remplacement, urgence, mail, virement, impôts, espace client, espace personnel,
        espace particulier, ameli, caf
    """,
    heads="oublié, oubliés, perdu",
    heads_before="""
        nombre, longueur, politique*, indice, force, robustesse, durée, date, nom, type, types, format, règle*,
        exigence*, complexité, gestionnaire*, générateur*, gestion, rotation, expiration, historique, changement,
        modification, réinitialisation, renouvellement, propriétaire, titulaire, raison, problème*, souci*, question*,
        avis, expérience, fréquence, limite, quota, prix, coût, budget, identifiant, statut, version, fournisseur*,
        émetteur, emplacement, stockage, utilité, usage*, but, description, libellé, étiquette, alias, minimum, maximum,
        combien, quel, quelle, quels, quelles, longueur minimale, longueur maximale, quatre derniers chiffres, 4
        derniers chiffres, derniers chiffres, perte, vol, oubli, partage, sécurité, algorithme, méthode*, mode*, canal,
        symbole, anneau, consommation, rappel, préfixe, périmètre, portée, définition, couleur, offre*, plafond,
        conditions, marque, copie*, url, nombre de tentatives, message d erreur, texte, titre, article
    """,
    harmless="""
        mot clé, mots clés, mot clef, mots clefs, mot croisé*, mots croisés, clé publique, clés publiques, clef
        publique, clé primaire, clé étrangère, clé usb, clés usb, clé de sol, clé de fa, clé de voiture, clés de
        voiture, clés de la voiture, clés de la maison, clés de l appartement, clé anglaise, clé allen, porte clés,
        porte clé, clé de répartition, clé de tri, clé de partition, chiffre clé, chiffres clés, point clé, points clés,
        date clé, personne clé, mot de passe oublié, code postal, codes postaux, code pays, code langue, code devise,
        code promo*, code de réduction, code promotionnel, code avantage, code cadeau, code parrainage, code de
        parrainage, code d invitation, code erreur, code d erreur, code statut, code couleur*, code produit, code
        article, code source, code barre*, code barres, code qr, qr code, code vestimentaire, code de la route, code
        civil, code pénal, code du travail, code de conduite, code morse, code aéroport, code banque, code guichet, code
        insee, code ape, code naf, code client, code agence, code de commande, code de réservation, code cours, revue de
        code, nom de code, code iata, code swift, code fiscal, code département, code commune, passeport*, passager*,
        carte d embarquement, passe navigo, pass navigo, pass sanitaire, passage, impasse, boussole, carte d identité,
        numéro de carte d identité, carte de fidélité, numéro de carte de fidélité, carte vitale, numéro de carte
        vitale, carte de membre, numéro de carte de membre, carte de bibliothèque, numéro de carte de bibliothèque,
        carte d étudiant, numéro de carte d étudiant, numéro de carte étudiant, carte de séjour, numéro de carte de
        séjour, carte grise, carte de visite, carte cadeau, carte postale, carte mémoire, carte graphique, carte sim,
        carte routière, carte d anniversaire, titulaire de la carte, type de carte, nom sur la carte, type de carte
        bancaire, secret de famille, secrets de famille, secret professionnel, secret commercial, secret industriel,
        jardin secret, agent secret, services secrets, recette secrète, ingrédient secret, santa secret, question
        secrète, questions secrètes, question de sécurité, questions de sécurité, niveau de sécurité, agent de sécurité,
        numéro de sécurité sociale, sécurité sociale, ceinture de sécurité, nombre de jetons, jetons maximum, jetons
        max, nombre maximal de jetons, jeton de jeu, jeton de casino, jeton de caddie, jetons de casino, identifiant
        client, identifiant de l app*, punaise*, épingle*, épinglé, pin s, sapin, lapin, pins à collectionner, recette
        de cookies, cookies publicitaires, politique de cookies, préférences cookies, accès handicapés, accès pmr, accès
        internet, cryptomonnaie*, clavier*, graine de chia, graines
    """,
    not_before="""
        ne, n, pas, jamais, sans, aucun, aucune, ni, au lieu de, plutôt que, hormis, excepté, éviter, évitez, personne
    """,
    not_after="""
        n est pas, ne sont pas, ne doit pas, ne doivent pas, ne sera pas, ne seront pas, n est jamais, ne sera jamais,
        ne seront jamais, pas nécessaire, pas requis, inutile*, interdit*
    """,
    ask="""
        saisir, saisissez, saisis, entrer, entrez, entre, tapez, taper, tape, indiquer, indiquez, indique, fournir,
        fournissez, fournis, donner, donnez, donne, coller, collez, colle, renseigner, renseignez, renseigne, envoyer,
        envoyez, envoie, communiquer, communiquez, communique, transmettre, transmettez, transmets, écrire, écrivez,
        écris, insérer, insérez, remplir, remplissez, partager, partagez, confirmer, confirmez, confirme, répéter,
        répétez, retapez, ressaisir, ressaisissez, besoin, requis, requise, nécessaire, obligatoire, veuillez, merci de,
        quel est votre|ton|le, quelle est votre|ta|la, svp, s il vous plaît, s il te plaît, choisissez, définissez,
        définir, créez, précisez, copiez, copier, reportez, reporter, mettez, mets, n oubliez pas, dites nous, dis nous,
        dites moi, répondez avec, connectez vous avec, authentifiez vous avec, identifiez vous avec, utilisez, exigé,
        livrez, remettez, ajoutez, quel est, quelle est, quels sont, quelles sont, c est quoi, donnez moi, donne moi,
        dis moi, envoyez moi, envoie moi, rappelez moi, il me faut, il nous faut, m envoyer, nous envoyer, me donner, me
        dire, nous dire, lire, lisez moi, lis moi, j aurais besoin, aurais besoin, aurions besoin, besoin de, pourriez
        vous, pourrais tu, pouvez vous, peux tu, puis je avoir, auriez vous
    """,
    mention_before="""
        oublié, oubliez, oublier, perdu, perdre, changé, changer, modifié, modifier, réinitialiser, réinitialisé,
        réinitialisation, récupérer, récupération, renouveler, gérer, stocker, stockez, conserver, enregistré,
        enregistrer, protéger, protège, protégé, générer, généré, expiré, révoqué, révoquer, volé, piraté, partagé, à
        propos, concernant, au sujet, enverrons, enverra, envoyer un, envoyer le, envoyons, recevoir, recevrez, recevez,
        demander, demandé, obtenir, utilisez vous, utilises tu, avez vous, as tu, connaissez vous, nommer, appeler,
        mémoriser, retenir, solide, faible, fort, supprimer, si vous avez, mettre à jour, remplacer, lors de la perte,
        expliquer, le terme, créé, créons, nous créons, allons créer
    """,
    mention_after="""
        oublié, perdu, expiré, expire, volé, piraté, a été, ont été, doit, doivent, devrait, peut, stocké, stockés,
        conservé, géré, gérés, changé, modifié, réinitialisé, généré, reste, fonctionne, partagé, utilisé, utilisés,
        vous sera, sera envoyé, appartient, doit être, s appelle, protège
    """,
    about="""
        combien, comment, pourquoi, quand, lequel, laquelle, quels, quelles, est ce que, avez vous, as tu, utilisez
        vous, utilises tu, souhaitez vous, voulez vous, faut il, doit on, quel type, quelle longueur, quel gestionnaire,
        que pensez vous, à quelle fréquence, à qui, que faire, qu est ce qu*, quel nom, depuis quand, où habitez, où
        avez, qui
    """,
    about_first="qui, est ce, avez, as, faut, êtes, sont, où, quand, comment, pourquoi",
    plain="""
        nom, prénom, prénoms, nom complet, nom de famille, nom d utilisateur, identifiant, pseudo, pseudonyme, surnom, e
        mail, email, courriel, adresse e mail, adresse mail, adresse électronique, téléphone, numéro de téléphone,
        portable, mobile, adresse, rue, ville, pays, région, département, date de naissance, anniversaire, lieu de
        naissance, âge, sexe, genre, profession, métier, société, entreprise, service, équipe, école, langue, fuseau
        horaire, devise, montant, prix, quantité, budget, date, heure, objet, sujet, titre, avis, description, motif,
        raison, numéro de commande, numéro de facture, numéro client, numéro de dossier, numéro d adhérent, numéro de
        compte, iban, rib, numéro de passeport, serveur, hôte, nom d hôte, port, url, site web, domaine, chemin,
        fichier, projet, espace de travail, organisation, environnement, branche, dépôt, appareil, nom de l appareil,
        navigateur, destinataire, destination, départ, hôtel, chambre, couleur, taille, groupe, canal, loisirs,
        allergies, latitude, longitude, nombre, gestionnaire, mot clé, disposition du clavier
    """,
    small="""
        le, la, les, l, un, une, des, du, de, d, votre, vos, ton, ta, tes, mon, notre, son, sa, ce, cette, ces, à, au,
        aux, en, dans, sur, pour, par, avec, ici, ci dessous, vous, nous, je, tu, il, est, sont, nouveau, nouvel,
        nouvelle, ancien, actuel, actuelle, facultatif, qui, que, qu, puis, maintenant, ensuite, encore, afin, bien,
        svp, via, depuis, valeur, champ, suivant, suivante, complet, complète, même, propre, y, c, s, m, à votre place,
        à ta place, au lieu de vous
    """,
    link="de, d, du, des, pour, à",
    also="et, ou, ainsi que",
    but="mais, seulement, uniquement, plutôt, simplement, sauf que",
    hints={
        "beside": """
            après votre identifiant, après ton identifiant, avec votre identifiant, après l identifiant, à côté de votre
            identifiant, après votre e mail, en plus de votre identifiant
        """,
        "signin": """
            connecter, connexion, connectez, vous connectez, identifier, identifiez, accéder, ouvrir votre compte,
            entrer sur, entrez sur, session, login, boîte mail, messagerie, ouvrir votre boîte, ouvrir ta boîte, vous
            connecter, te connecter, ordinateur, entrer dans
        """,
        "typing": """
            tapez, taper, tape, utilisez, utiliser, saisissez, saisir, entrez, écrivez, servez, utilise, tapes, mettez,
            sert, saisis, avec lequel, avec laquelle, qui vous permet, qui permet, grâce auquel, ouvre, ouvrent, entrez
            avec, tapez vous, tapes tu, saisissez vous, composez, composez vous, met, on met, écrit, se connecter
        """,
        "thing": """
            ce que, mot, mots, phrase, suite, caractères, lettres, combinaison, texte, chaîne, chose, quoi, truc,
            formule, schéma, motif, que, qu, ce qu on met, ce qui, ce qu on, qu on met, quelque chose
        """,
        "digits": "chiffres, chiffre, numéros, numéro, code, nombre, trois chiffres, six chiffres, nombres",
        "back": "dos, verso, derrière, arrière, bande de signature, revers, au verso",
        "card": "carte, carte bancaire, carte bleue, cb",
        "front": "recto, devant, face avant, embossé*, en relief",
        "expiry": "expire, expiration, validité, valable jusqu",
        "sent": """
            envoyé, envoyés, reçu, reçus, reçue, recevez, venez de recevoir, avons envoyé, arrivé, parvenu, transmis,
            envoy*, reçu*, arriv*, envoyer, vous envoyer, t envoyer
        """,
        "phone": "téléphone, portable, mobile, sms, texto, smartphone",
        "mail": "e mail, mail, courriel, boîte mail, messagerie, boîte de réception",
        "future": """
            enverrons, enverra, sera envoyé, recevrez, pour recevoir, pouvoir envoyer, allons envoyer, vous sera, où
            envoyer
        """,
        "authenticator": """
            authentificateur, application d authentification, appli d authentification, générateur de codes, boîtier,
            clé physique, application de sécurité
        """,
        "shows": "affiche, affiché, affichés, affichent, montre, indique, apparaît, généré, générés, donné par, donne",
        "wallet": "portefeuille, wallet, cryptos",
        "restore": """
            restaurer, récupérer, récupération, sauvegarde, notés, noté, restauration, retrouver, restaur*, récupér*
        """,
        "phrase": "mots, douze mots, 12 mots, 24 mots, vingt quatre mots, liste de mots, mots anglais",
        "console": """
            console, console développeur, portail développeur, tableau de bord, paramètres, page développeur, espace
            développeur, réglages, interface d administration
        """,
        "long": """
            longue chaîne, longue suite, long texte, longue série, suite aléatoire, chaîne de caractères, longue clé
        """,
        "begins": "commence par, commençant par, débute par, qui commence",
        "cash": """
            distributeur, retirer de l argent, retirez de l argent, retrait, guichet automatique, terminal de paiement,
            retirer des espèces
        """,
        "unlock": """
            déverrouiller, déverrouille, déverrouillez, débloquer, débloque, ouvrir, ouvre, désarmer, désactiver l
            alarme, allumer, allumez, démarrer, ouvrir votre session, ouvrir ta session, démarrez, réveiller, le matin
            pour ouvrir, ouvrez, ouvres
        """,
        "device": """
            téléphone, écran, ordinateur, portable, appareil, tablette, sim, alarme, coffre, porte, smartphone, session,
            poste, pc
        """,
        "only_you": """
            vous seul connaissez, vous seul, toi seul connais, personne d autre ne connaît, personne d autre, que vous
            êtes seul à connaître
        """,
        "dots": "points noirs, astérisques, étoiles, petits points, masqué, masqués",
        "capital": "majuscule*",
        "symbol": "caractère spécial, caractères spéciaux, symbole*",
        "refreshes": """
            toutes les 30 secondes, toutes les trente secondes, change toutes, changent toutes, chaque minute, sans
            cesse
        """,
        "mother": "mère, maman",
        "maiden": """
            jeune fille, avant le mariage, mariage, avant son mariage, avant de se marier, naissance de votre mère
        """,
        "question": "question secrète, question de sécurité",
        "answer": "réponse",
        "wifi": "wifi, wi fi, box, routeur, réseau sans fil, livebox, freebox, borne",
        "header": "bearer",
        "generated": "généré, généré par, délivré, affiché une seule fois, attribué",
        "account": "compte, banque, identité, inscription, bancaire, appli bancaire",
        "few": "trois, quatre, six, huit, à trois chiffres, à six chiffres, à quatre chiffres",
        "twelve": "douze, vingt quatre, 12 mots, 24 mots, douze mots",
        "paper": "papier, feuille, carnet, boîte, dans l ordre, étui, bout de papier, petit carton, carte",
        "coins": "jetons, cryptos, bitcoins, cryptomonnaie*, pièces, avoirs, fonds",
        "after": "après, juste après, à la suite, sous, en dessous, à côté, derrière, suivant, en plus de, ensuite",
        "user": "adresse, identifiant, nom d utilisateur, adresse mail, adresse e mail, login, numéro client, pseudo",
        "now": "maintenant, à l instant, venons de, vient de, tout juste, viens de, viennent de, affichés, affiché",
        "proof": """
            que c est vous, que c est bien vous, c est bien vous, bien vous, que c est toi, c est bien toi, vérifier
            votre identité, vérification d identité, confirmer votre identité, prouver
        """,
        "sms": "sms, texto, message, par message",
        "last": "derniers, dernier, dernières, quatre derniers, premiers",
        "signature": "signature, bande de signature, signé, bande, bandeau",
        "sticker": "étiquette, autocollant, sous la box, collé, inscrit sous, écrit sous, dessous",
        "only": "vous seul, vous êtes seul, toi seul, vous seule, que vous seul, uniquement par vous, seul vous",
        "know": "connaissez, connais, savez, sais, connaître, connu, savoir",
        "app": "appli, application, appli bancaire",
        "once": "une seule fois, une fois, qu une fois",
        "between": "entre",
        "printout": "imprimés, imprimé, avez imprimés, as imprimés, avez noté, avez notés, as notés, sauvegardés",
        "word": "mot, le mot",
        "till": "caisse, supermarché, payez, payer, terminal, magasin, en payant",
        "which": "quels, quelles, quel, quelle",
    },
)
