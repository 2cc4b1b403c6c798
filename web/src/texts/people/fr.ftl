
## Me
page-me = Mon compte
page-history = Mes parties
page-login = Se connecter
page-reset = Mot de passe oublié
page-confirm = Confirmer une adresse
name = Nom
save = Enregistrer
saved = C’est enregistré.
playing-as = Vous jouez sous le nom de
you-are-account = Vous êtes { $name }, avec un compte.
you-are-guest = Vous êtes { $name }, en invité : seul ce navigateur vous connaît.
you-are-nobody = Vous n’avez pas ouvert de session.
name-of-account = Les autres voient ce nom à chaque table, et il vous sert à vous connecter.
name-of-guest = Les autres voient ce nom à chaque table.
name-of-nobody = Choisissez un nom et jouez tout de suite ; le compte peut attendre.
play-as-guest = Jouer en invité
become-account = Créer un compte
become-account-under = Avec un nom et un mot de passe, vous retrouvez vos parties sur tous vos appareils. Tout ce que vous avez joué reste à vous.
have-account = J’ai déjà un compte
no-account-yet = Pas de compte ? Jouez tout de suite en invité.
password = Mot de passe
password-help = Au moins 8 caractères.
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-under = Un nouveau mot de passe déconnecte tous les autres appareils.
change-password = Changer le mot de passe
password-changed = Le mot de passe est changé ; tous les autres appareils sont déconnectés.
password-is-set = Le nouveau mot de passe est en place. Connectez-vous.
email = E-mail
email-address = Adresse e-mail
email-optional = Adresse e-mail (facultative)
email-help = Pour choisir un nouveau mot de passe en cas d’oubli, et vous prévenir de votre tour dans les parties à plusieurs jours par réponse. Personne d’autre ne la voit.
email-confirmed = L’adresse { $email } est confirmée.
email-waiting = L’adresse { $email } n’est pas encore confirmée : ouvrez le lien reçu par e-mail.
email-sent = Un e-mail est en route : ouvrez le lien qu’il contient.
email-again = Renvoyer l’e-mail
email-forget = Oublier l’adresse
email-is-confirmed = Votre adresse est confirmée.
log-in = Se connecter
log-in-guest = Vous jouez en invité sous le nom { LINK("de", $name) }. Si vous vous connectez, ce navigateur oublie cet invité ; pour garder ses parties, faites-en d’abord un compte.
log-out = Se déconnecter
forgot-password = Mot de passe oublié ?
reset-under = Si un compte a confirmé cette adresse, nous y envoyons un lien pour choisir un nouveau mot de passe.
reset-sent = Si un compte a cette adresse, un e-mail est en route.
hook = Webhook
hook-under = Dans les parties à plusieurs jours par réponse, cette adresse est appelée quand c’est à vous de jouer.
hook-address = Adresse à appeler
hook-secret = Clé de signature
hook-secret-help = Affichée cette seule fois : chaque envoi est signé avec elle (HMAC-SHA256).
hook-stop = Ne plus appeler
blocked-people = Personnes bloquées
blocked-under = Leurs messages ne s’affichent plus pour vous, dans aucune discussion.
blocked-none = Personne n’est bloqué.
somebody-gone = quelqu’un qui est parti
own-data = Mes données
own-data-under = Tout ce qui est conservé sur vous, dans un fichier ; ou supprimé.
export-data = Télécharger mes données
delete-account = Supprimer mon compte
delete-guest = Supprimer cet invité
delete-account-sure = Supprimer le compte { $name } ?
delete-guest-sure = Supprimer l’invité { $name } ?
delete-what = Nom, mot de passe, adresse, messages et parties importées sont supprimés. Les parties terminées restent, sans votre nom ; dans celles en cours, un bot vous remplace. C’est irréversible.
delete-for-good = Supprimer définitivement
keep-it = Garder
statistics = Statistiques
game = Jeu
played = Jouées
games-won = Gagnées
points-mean = Points en moyenne
points-best = Record
finished-games = Parties terminées
history-empty = Vous n’avez pas encore terminé de partie.
history-play = Choisir un jeu
fared =
    { $points ->
        [one] rang { $place } sur { $seats }, { $points } point
       *[other] rang { $place } sur { $seats }, { $points } points
    }
fared-alone =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Peace
about-person = À propos { LINK("de", $name) }
mute = Masquer pour moi à cette table
unmute = Afficher de nouveau à cette table
block = Bloquer à toutes les tables
unblock = Débloquer
silence = Faire taire pour tous à cette table
unsilence = Rendre la parole
muted-by-me = sourdine
blocked-by-me = blocage
silenced = sans parole
hidden-people = Messages masqués pour vous : { $names }
report-line = Signaler « { $text } »
report-person = Signaler { $name }
report-words = Qu’est-ce qui ne va pas ? (facultatif)
report-help = Les responsables de ce serveur le liront ; { $name } n’en saura rien.
reported = C’est signalé. Merci.
person-played =
    { $played ->
        [0] Aucune partie terminée
        [one] { $played } partie terminée, { $won } gagnée
       *[other] { $played } parties terminées, { $won ->
            [one] { $won } gagnée
           *[other] { $won } gagnées
        }
    }
logins = Vos sessions ouvertes
logins-under = Déconnectez-vous là où vous ne reconnaissez pas l’appareil.
login-unknown = Appareil inconnu
login-seen = { $address }, vu le { $when }
login-this = cet appareil
log-out-there = Déconnecter
factor = Second facteur
factor-under = En plus du mot de passe, demander un code d’une application d’authentification.
factor-on-under = La connexion demande un code de votre application d’authentification.
factor-turn-on = Activer
factor-turn-off = Désactiver
factor-scan = Ajoutez ce secret à votre application d’authentification, puis entrez le code affiché.
factor-open = Ouvrir dans une application d’authentification
factor-secret = Secret :
factor-code = Code
factor-code-help = De votre application d’authentification, ou un de vos codes de secours.
factor-confirm = Confirmer
factor-is-on = Le second facteur est activé.
factor-is-off = Le second facteur est désactivé.
factor-recovery = Gardez ces codes de secours : chacun sert une fois si vous perdez l’application. Ils ne seront plus affichés.
log-in-passkey = Se connecter avec une clé d’accès
passkeys = Clés d’accès
passkeys-under = Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil au lieu d’un mot de passe.
passkey-name = Nom de la clé d’accès
passkey-name-help = Par exemple « Mon téléphone ».
passkey-proof-help = Nécessaire pour ajouter ou supprimer une clé d’accès.
passkey-add = Ajouter une clé d’accès
passkey-added = La clé d’accès est ajoutée.
passkey-removed = La clé d’accès est supprimée ici. Supprimez-la aussi sur votre appareil.
passkey-rename = Renommer
passkey-rename-one = Renommer { $name }
passkey-remove = Supprimer
passkey-remove-one = Supprimer { $name }
passkey-used = Dernière utilisation : { $when }
passkey-created = Ajoutée : { $when }
passkey-instead = Utiliser une clé d’accès
passkey-accepted = Confirmé avec une clé d’accès.
passkey-impossible = Ce navigateur ne peut pas utiliser de clés d’accès sur cette page.
password-to-delete = Nécessaire pour supprimer le compte.
remove-person = Retirer de la table
removed = C’est fait.
vote-person-out = Voter pour un bot à cette place
keep-person = Retirer mon vote
voted = Votre vote compte tant que la place ne change pas.
page-admin = Administration
