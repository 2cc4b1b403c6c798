
## Pages
pages = Pages
home = Accueil
rules = Règles
about = À propos
page-new = Préparation
page-rules = Règles
page-about = À propos de Dead Road
page-keys = Clavier
page-lab = Laboratoire
page-tutorial = Tutoriel
not-found = Cette page n’existe pas.
loading = Chargement…
close = Fermer
back = Retour
copy = Copier
copied = Copié
copy-by-hand = Le navigateur ne laisse pas cette page copier. Le lien est sélectionné : copiez-le vous-même.

## Home
welcome = Jeux de zombies et de routes
welcome-under = Jouez contre des bots, entre amis ou sur un seul écran. Le moteur fait respecter chaque règle, et chaque refus vous dit laquelle et pourquoi.
games = Jeux
cover-of = Couverture { LINK("de", $game) }
players =
    { $same ->
        [yes] { $most ->
            [one] { $most } joueur
           *[other] { $most } joueurs
        }
       *[no] { $fewest } à { $most } joueurs
    }
play-now = Jouer contre des bots
play-now-alone = Jouer maintenant
invite-friends = Inviter des amis
hot-seat = Même écran
watch-bot = Regarder un bot
watch-bots = Regarder deux bots
learn = Tutoriel
set-up = Préparation
preset = Préréglage
preset-none = Aucun : les réglages par défaut
preset-help = Un ensemble de réglages qui porte un nom. Chacun peut encore être changé ci-dessous.
my-tables = Mes tables
lobby = Tables ouvertes
lobby-empty = Aucune table publique n’est ouverte. Créez-en une : préparez une partie et cochez « table publique ».
your-turn = À vous de jouer
status-open = en attente de joueurs
status-running = en cours
status-over = terminée
status-ended = arrêtée
status-frozen = gelée
open-seat = place libre

## Table
board = Plateau
question = Question
answers = Réponses
all-answers = Toutes les réponses ({ $count })
you = Vous
is-you = { $name } (vous)
bot-drives = un bot joue
choose-seat = Choisir { $name }
more-answers = Autres réponses
more-places =
    { $count ->
        [one] { $count } autre endroit
       *[other] { $count } autres endroits
    }
end-steps =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
end-free =
    { $count ->
        [one] Sans action : { $count } pas
       *[other] Sans action : { $count } pas
    }
end-cost =
    { $count ->
        [one] Coûte { $count } action
       *[other] Coûte { $count } actions
    }
end-stops = Le trajet s’arrête là : il s’y passe d’abord quelque chose.
end-asks = Ensuite : « { $question } »
end-draws = Le trajet s’arrête là : on y tire ou lance quelque chose.
less-of = Moins : { $what }
more-of = Plus : { $what }
mix-proposed = Suggestion
mix-keep = Garder : { $what }
mix-more = Encore { $count }
mix-fewer = { $count } de trop
mix-none = Pas dans ces quantités
up-to = Auto jusqu’à { $value }
stay-out = Ne plus enchérir
stay-out-ends = Enchérir de nouveau
order-ends = Ne plus monter jusqu’à { $value }
want-to-act = Attendez, je veux agir
wish-lone = Répondre à ma place quand il n’y a qu’une réponse
wish-windows = Demander si je joue une carte
wish-windows-can = quand une carte peut servir
wish-windows-always = toujours
wish-windows-never = jamais
wish-zombies = Zombies que je déplace
wish-zombies-all = tous
wish-zombies-matter = ceux à portée d’une cible
wish-zombies-none = aucun
handover-left =
    { $you ->
        [yes] Vous avez quitté la table. Un bot joue jusqu’à votre retour.
       *[no] Départ : { $name }. Un bot joue à sa place jusqu’à son retour.
    }
handover-time =
    { $you ->
        [yes] Votre temps est écoulé. Un bot joue jusqu’à votre retour.
       *[no] Temps écoulé : { $name }. Un bot joue à sa place jusqu’à son retour.
    }
handover-absent =
    { $you ->
        [yes] En votre absence, par vote, un bot joue jusqu’à votre retour.
       *[no] Absence : { $name }. Par vote, un bot joue à sa place jusqu’à son retour.
    }
handover-removed =
    { $you ->
        [yes] Le vote vous exclut. Un bot continue à votre place.
       *[no] Exclusion par vote : { $name }. Un bot continue à sa place.
    }
handover-back =
    { $you ->
        [yes] Vous êtes de retour.
       *[no] De retour : { $name }.
    }
bot-drove =
    { $unit ->
        [time] un bot a joué à partir de { $from }
       *[other] un bot a joué à partir du { $from }
    }
bot-drove-until =
    { $unit ->
        [time] un bot a joué de { $from } à { $to }
       *[other] un bot a joué du { $from } au { $to }
    }
bot-drove-in =
    { $unit ->
        [time] un bot a joué à { $from }
       *[other] un bot a joué pendant le { $from }
    }
bot-drove-for =
    { $you ->
        [yes] Pour vous, { $drove }.
       *[no] Pour { $name }, { $drove }.
    }
list-answers = Liste
not-now = Pas maintenant
announcements = Annonces
number = Nombre
answer-count =
    { $count ->
        [one] { $count } réponse.
       *[other] { $count } réponses.
    }
choose-next = Choisissez maintenant la cible.
kept = Le prochain va ici : { $place }.
reach-tap = Touchez un nombre : un lieu à portée et son coût.
tap-again = Touchez encore pour y aller.
plan = Plan proposé
plan-go = Suivre la proposition
plan-ticket = Choisissez-le pour l’écarter ou le reprendre
plan-failed = Le reste est impossible sans cela
which-one = Laquelle voulez-vous ?
mean-it = Est-ce bien ce que vous voulez ?
choose-again = Choisir à nouveau
undo = Annuler
hint = Conseil
hint-coming = Un conseil se prépare…
hint-says = Conseil : { $what }. Chances de gagner : environ { $share } sur 100 (entre { $low } et { $high }).
hint-says-too = Ou : { $what }. Environ { $share } sur 100 (entre { $low } et { $high }).
hint-meaning = Combien de parties sur 100 chaque réponse semble gagner.
hint-worth = { $share } ({ $low } à { $high })
hint-others = Autres : { $shares }
hint-better = Mieux : { $terms }
hint-worse = Moins bien : { $terms }
pass-on = Passer jusqu’à mon tour
ask-me-again = Me demander de nouveau
skip = Revenir au direct
less = Un de moins
greater = Un de plus
disconnected = Connexion perdue. Nouvel essai…
showing = Voici ce qui s’est passé…
sending = Envoi de votre réponse…
bot = bot
bot-thinking = { $name } (bot) réfléchit…
person-thinking = { $name } réfléchit…
question-to = On lui demande : « { $question } »
person-away = On attend { $name }, qui n’est pas là.
is-asked = doit répondre
out-of-game = hors jeu
spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
speed = Vitesse des coups
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-off = Aussitôt
sound = Son
text-view = Vue texte
looks = Langue, thème et autres
language = Langue
theme = Thème
theme-system = Comme le système
theme-light = Clair : carte papier
theme-dark = Sombre : route de nuit
stops = Moments où l’on me pose la question
notify = M’avertir quand c’est à moi
notify-denied = Le navigateur ne laisse pas cette page vous avertir. Permettez-le dans ses réglages pour cette page.
notify-missing = Ce navigateur ne peut pas vous avertir ici. Le titre et le son vous disent quand c’est à vous.
confirm-answers = Confirmer mes réponses
agree-to-end = Proposer d’arrêter la partie
go-on = Continuer à jouer
end-game = Arrêter la partie
end-sure = Arrêter la partie ici ?
end-what = Personne ne gagne et rien n’est compté. On pourra encore revoir la partie.
would-end = veut arrêter
offers-to-end =
    { $count ->
        [one] { $names } propose d’arrêter la partie.
       *[other] { $names } proposent d’arrêter la partie.
    }
you-offer-to-end = Vous proposez d’arrêter la partie.
agree = D’accord
ended-agreed = Arrêtée d’un commun accord.
ended-for-all = Les responsables de ce serveur ont arrêté la partie.
frozen = Cette partie est gelée : les règles sous lesquelles elle a commencé ne se jouent plus ici. Son enregistrement peut être téléchargé.
leave = Quitter la table
leave-sure = Quitter la table ?
leave-what = Un bot joue à votre place. Tant que la partie dure, vous pouvez revenir et reprendre votre place.
bot-for-you =
    { $why ->
        [time] Votre temps est écoulé. Un bot joue à votre place.
       *[other] Un bot joue à votre place.
    }
take-back-seat = Reprendre ma place
log = Journal
log-news = Depuis votre dernier passage
log-start = Le début
log-steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
chat = Discussion
log-and-chat = Journal et discussion
log-and-chat-new =
    { $count ->
        [one] Journal et discussion, { $count } nouveau message
       *[other] Journal et discussion, { $count } nouveaux messages
    }
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
send = Envoyer
tip-can = Vous pouvez : { $what }
tip-of = { $what } : { $says }
seat-in-words = Place { $seat } en toutes lettres
clause-open = Règle { $id }
all-rules = Toutes les règles de ce jeu
zoom-in = Agrandir
zoom-out = Réduire
on-the-table = Sur la table
hand-over = Passez l’écran à { $name }
hand-over-why = La vue suivante lui est réservée.
i-am = Je suis { $name }
covered = Caché jusqu’à l’arrivée du joueur suivant.
over = Terminé
days-left = { $days } j { $hours } h

## Results
nobody-won = Personne ne gagne.
won =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } partagent la victoire !
    }
you-share = Vous partagez la victoire avec { $names } !
place = Rang
player = Joueur
total = Total
play-again = Rejouer
review = Analyse
to-rematch = Vers la partie suivante
you-win = Vous gagnez !
you-win-by = Vous gagnez avec { $lead } !
wins-by = { $names } gagne avec { $lead } !
recap-coming = en cours de calcul…
how-it-went = Le fil de la partie
share-of-win = Chances de gagner de chacun, par { $unit ->
    [day] jour
    [turn] tour
   *[round] tour de table
    }
chance-of-win = Vos chances de gagner, par { $unit ->
    [day] jour
    [turn] tour
   *[round] tour de table
    }
chapter-of = { $unit ->
    [day] Jour
    [turn] Tour
   *[round] Tour
    } { $number }
chapter-at = { $unit ->
    [day] jour
    [turn] tour
   *[round] tour
    } { $number }
chapter-word = { $unit ->
    [day] Jour
    [turn] Tour
   *[round] Tour
    }
what-decided = Ce qui a décidé
swing = Chances { LINK("de", $name) } : { $amount } %
swing-you = Vos chances de gagner : { $amount } %
the-end = la fin
final-count = Le décompte final
look-at-it = Voir
look-at-moment = Voir le moment { $number }
what-happened-count = Statistiques
share-result = Partager
shared = Copié.
luck = chance
own-play = jeu
see-board = Voir le plateau
replay = Revoir la partie

## Replay
replay-of = Revoir : { $game }
open-record = Ouvrir une partie enregistrée
open-record-under = Vous pouvez télécharger chaque partie finie en texte. Ouvrez-la ici, sur tout serveur aux mêmes règles. Le serveur vérifie qu’elle est valable.
record-file = D’un fichier
record-text = Ou collez-la ici
replay-missing = Cette partie ne peut pas être montrée.
eyes = Vue de
eyes-all = Tout visible
eyes-watch = En spectateur
eyes-seat = Comme { $name }
secret-of = Secret { LINK("de", $name) }
first-ply = Au début
last-ply = À la fin
ply-back = Un coup en arrière
ply-on = Un coup en avant
play = Lecture
pause = Pause
ply = Coup
ply-of = Coup { $ply } sur { $plies }
share-ply = Lien vers ce coup
play-on = Continuer à partir d’ici
download = Télécharger la partie
details = Détails
tab-steps = Événements
tab-charts = Courbes
tab-result = Résultat
chart-of = { $what } au fil de la partie, par place

## Rules
rules-of = Règles { LINK("de", $game) }
search = Rechercher
glossary = Cartes et jetons
chapters = Chapitres
clauses-found =
    { $count ->
        [0] Rien trouvé
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }

## Tips of the first game
first-tip = Conseil de la première partie
first-new = Nouveau :
first-none = Sans conseils

## Tutorial
tutorial-of = Tutoriel : { $game }
tutorial-step = Étape { $step } sur { $steps }
tutorial-try = C’est permis aussi, mais ici essayez : { $what }
tutorial-next = Suite
tutorial-play = Jouer
tutorial-none = Ce jeu n’a pas encore de tutoriel.
tutorial-again = Recommencer

## Keyboard
keyboard = Clavier
keyboard-under = Tout peut se faire sans souris.
key = Touche
does = Effet
key-tab = À la prochaine chose à choisir : les réponses, puis ce qui est éclairé sur le plateau
key-arrows = Sur le plateau : à la chose la plus proche de ce côté. Depuis la question : aux réponses, puis de l’une à l’autre ; Début, Fin, Page haut et Page bas vont plus loin. Sur un nombre : plus ou moins. Dans une relecture : un coup
printed-enter = Entrée
printed-escape = Échap
key-enter = Choisir
key-numbers = La réponse qui porte ce numéro. Au-delà de neuf réponses, ou pour un nombre à régler : y va, et Entrée la donne
key-all = Toutes les réponses en liste, ou de nouveau moins de réponses
key-question = À la question
key-board = Au plateau : à ce qui peut être choisi au plus près d’où vous étiez
key-undo = Annuler
key-hint = Conseil
key-pass-on = Quand on peut jouer une carte : passer jusqu’à mon tour
key-skip = Passer à la dernière position
key-plan = Suivre le plan proposé
key-turn = Tourner le panneau en main (Zombies !!!)
key-escape = Oublier ce qui a été choisi ; fermer
key-help = Cette page

## About
about-what = Dead Road est une collection de jeux de société sur les zombies et la route, avec un seul moteur de règles. Cette table, les bots et les environnements de recherche utilisent le même moteur.
about-rules = Chaque règle a un numéro. Chaque question, chaque ligne du journal et chaque refus cite la règle dont il découle ; choisissez-la pour l’ouvrir. Là où un livret se tait, la décision est la nôtre, et la référence le dit.
about-fair = La chance se vérifie. Au début d’une partie le serveur s’engage sur sa graine ; à la fin graine et sel sont montrés, et chacun peut rejouer la partie et vérifier les deux.
credits = Crédits
credits-games = Ceci est une réalisation indépendante. Les jeux et leurs noms appartiennent à leurs auteurs et éditeurs ; aucun de leurs textes ni aucune de leurs images n’est utilisé.
credits-icons = Icônes :
credits-font = Caractères :
credits-software = Fait avec
credits-ours = Plateaux, cartes, couvertures et sons sont de nous.
licence = Licence
licence-ours = Dead Road est un logiciel libre sous licence MIT.
