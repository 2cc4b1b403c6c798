
## Set-up
new-table = Nouvelle table : { $game }
your-name = Votre nom
guest-name = Voyageur
seats = Places
seat = Place { $number }
seat-me = Moi
seat-bot = Bot
seat-open = Libre pour un ami
seat-hot = Sur cet écran
their-name = Son nom
name-at-seat = Nom à la place { $number }
level = Niveau
bot-level =
    { $level ->
        [0] Bot, niveau 0 (au hasard)
        [1] Bot, niveau 1 (facile)
        [2] Bot, niveau 2 (normal)
        [3] Bot, niveau 3 (réfléchit)
       *[other] Bot, niveau { $level } (fort)
    }
bot-named = Bot, { $name }
fewer-seats = Une place de moins
more-seats = Une place de plus
settings = Réglages
table-options = Table
public-table = Table publique : chacun peut prendre une place libre
allow-hints = Conseils permis
allow-undo = Annulation permise
allow-spectators = Spectateurs permis : toute personne qui a le lien, et tout le monde à une table publique
sits-in = Bot remplaçant
sits-in-help = Pour un joueur qui part ou n’a plus de temps, jusqu’à son retour, et aux places encore libres au début.
bots-by-name = Proposer les bots par nom
bots-by-name-help = rated évalue chaque réponse, search:200 essaie 200 suites, et net:200 fait de même avec un réseau de neurones.{ $mixed ->
        [yes] {" "}mixed:200 emploie les deux, chacun là où il joue le mieux.
       *[no] {""}
    }
waits-tell = Une réponse automatique prend un temps court et aléatoire. Entre personnes, une réponse plus lente vient de quelqu’un à qui la question a été posée et qui a peut-être une carte à jouer.
ask-always = Poser chaque question à chacun
ask-always-help = Avec cette option, rien n’est répondu automatiquement, et une attente ne révèle rien.
ask-undo = Demander une annulation
undo-asked = { $name } demande à reprendre une réponse, et la vôtre qui a suivi.
undo-waits = Vous avez demandé une annulation. Réponse attendue : { $names }.
undo-withdraw = Retirer la demande
undo-declined =
    { $count ->
        [one] { $name } a refusé. Votre réponse reste.
       *[other] Tout le monde n’est pas d’accord. Votre réponse reste.
    }
decline = Refuser
more-options = Plus
clock = Pendule
clock-none = Sans pendule
clock-game = { $time } par joueur
clock-game-more = { $time } par joueur, plus { $more } par réponse
clock-answer = { $time } par réponse
clock-own-seconds = Un autre temps pour la partie…
clock-own-days = Un autre nombre de jours…
own-minutes = Minutes par joueur
own-increment = Secondes de plus par réponse
own-window = Secondes pour dire si l’on joue une carte
own-days = Jours par réponse
own-days-window = Un joueur qui, au bout d’un jour, n’a pas dit s’il joue une carte passe.
make-table = Créer la table
start = Commencer

## Waiting room
waiting-for-players = En attente de joueurs
invite-link = Envoyez ce lien à vos amis
sit-down = S’asseoir
start-with-bots = Commencer, des bots prennent les places libres
here = à table
away = pas là
watch-link = Avec ce lien, vos amis peuvent regarder
link-of-host = La personne qui a créé la table a le lien pour les amis.
make-link = Créer un nouveau lien
make-link-help = L’ancien lien ne marche alors plus.
link-made = Voici le nouveau lien.
sit-here = S’asseoir ici
sit-at = S’asseoir ici, à la place { $number }

## What was agreed
terms = Ce qui est convenu
about-table = À propos de cette table
settings-usual = par défaut
term-absence = Absence après laquelle les autres peuvent continuer
absence-usual = La durée habituelle
absence-never = Jamais, la pendule s’en charge
term-window = Pour dire si l’on joue une carte
term-hints = Conseils
term-undo = Annulation
term-spectators = Spectateurs
term-public = Dans la liste publique
yes = oui
no = non

## Lists of tables
show-more = Afficher plus
time-left = encore { $time }

## Luck that can be checked
tab-proof = Preuve
commitment = Engagement sur la graine
commitment-why = Tout le hasard de cette partie découle d’une graine tirée avant le début. Ce nombre engage le serveur : notez-le, et à la fin de la partie la relecture montre que la graine n’a pas été changée.
commitment-kept = Ce nombre était affiché au début de la partie. Il est calculé à partir des règles, de la graine et du sel ; graine et sel figurent dans l’enregistrement.
verify = Vérifier
verifying = Toute la partie est rejouée…
verdict-holds = Tout est en ordre : chaque réponse était permise, graine et sel correspondent à l’engagement, et la partie rejouée finit de même.
verdict-broken =
    { $line ->
        [0] Ce n’est pas en ordre : l’enregistrement ne correspond pas à l’engagement.
       *[other] Ce n’est pas en ordre : la ligne { $line } de l’enregistrement est fausse.
    }
person-absent = { $name } n’est pas là. Un bot peut prendre la place si tous les présents sont d’accord ({ $votes } jusqu’ici).
person-unwanted = Certains veulent un bot à la place { LINK("de", $name) } ({ $votes } jusqu’ici).
let-bot-play = Laisser jouer un bot
keep-waiting = Attendre encore

## Variants at the set-up page
variants = Variantes
variants-help = Une variante change des cartes et des nombres du jeu. Elle est jouée par son propre serveur sur cette machine, qui s’ouvre sur sa page de préparation.
variant = Variante
variant-none = Aucune : le jeu d’origine
variant-own = ajoutée
variant-add = Ajouter le fichier d’une variante (TOML)
variant-open = Aller à cette variante
variant-starting = Démarrage…
variant-here = Vous jouez la variante « { $name } ».
variant-plain = Retour au jeu d’origine
variant-replayed = Cette partie a été jouée avec la variante « { $name } ».
