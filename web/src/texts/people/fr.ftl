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
you-are-nobody = Vous n’êtes pas connecté.
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
email-confirmed = { $email } est confirmée.
email-waiting = { $email } n’est pas encore confirmée : ouvrez le lien reçu par e-mail.
email-sent = Un e-mail est en route : ouvrez le lien qu’il contient.
email-again = Renvoyer l’e-mail
email-forget = Oublier l’adresse
email-is-confirmed = Votre adresse est confirmée.
log-in = Se connecter
log-in-guest = Vous jouez en invité sous le nom de { $name }. En vous connectant, ce navigateur oublie cet invité ; pour garder ses parties, faites-en d’abord un compte.
log-out = Se déconnecter
forgot-password = Mot de passe oublié ?
reset-under = Si un compte a confirmé cette adresse, nous y envoyons un lien pour choisir un nouveau mot de passe.
reset-sent = Si un compte a cette adresse, un e-mail est en route.
hook = Webhook
hook-under = Dans les parties à plusieurs jours par réponse, une adresse à vous est appelée quand c’est votre tour.
hook-address = Adresse à appeler
hook-secret = Clé de signature
hook-secret-help = Affichée cette seule fois : chaque envoi est signé avec elle (HMAC-SHA256).
hook-stop = Ne plus appeler
blocked-people = Personnes bloquées
blocked-under = Vous n’entendez plus rien d’elles, dans aucune discussion.
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
fared =
    { $points ->
        [one] place { $place } sur { $seats }, { $points } point
       *[other] place { $place } sur { $seats }, { $points } points
    }

## Peace
about-person = À propos de { $name }
mute = Ne plus lire à cette table
unmute = Lire à nouveau à cette table
block = Bloquer à toutes les tables
unblock = Débloquer
silence = Faire taire pour tous à cette table
unsilence = Rendre la parole
muted-by-me = masqué
blocked-by-me = bloqué
silenced = réduit au silence
hidden-people = Masqués pour vous : { $names }
report-line = Signaler « { $text } »
report-person = Signaler { $name }
report-words = Qu’est-ce qui ne va pas ? (facultatif)
report-help = Ceux qui tiennent ce serveur le lisent ; { $name } n’en saura rien.
reported = C’est signalé. Merci.
person-played =
    { $played ->
        [0] Aucune partie terminée
        [one] 1 partie terminée, { $won } gagnée
       *[other] { $played } parties terminées, { $won } gagnées
    }
