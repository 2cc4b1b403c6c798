title = Skeleton
blurb = Jouez de hautes cartes, ou gardez-les pour plus tard.
kind = Un jeu de cartes
length = Deux minutes
question-turn = Tour { $round } : jouez une carte ou passez.
question-raise = Ajoutez une carte plus haute que { $card }, ou passez.
option-pass = Passer
option-play = Jouer { $card }
event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
    } une carte.
event-drawn = Votre nouvelle carte : { $card }.
event-played = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
    } { $card }.
event-passed = { $you ->
    [yes] Vous passez
   *[no] { $seat } passe
    }.
event-raised = { $you ->
    [yes] Vous relancez
   *[no] { $seat } relance
    } avec { $card }.
event-won = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
    } le tour avec { $card }.
reason-leads = La première place d’un tour doit jouer une carte.
reason-low = On ne peut ajouter qu’une carte plus haute que { $card }.
timing-count = avant la comparaison des cartes
setting-rounds = Tours
setting-rounds-help = Combien de tours on joue.
preset-long = Longue
preset-long-help = Quatre tours.
score-points = les points
why-points = Le plus de points gagne.
term-points = points marqués
term-hand = cartes en main
view-round = tour
view-rounds = tours en tout
view-first = première place
view-points = points marqués
view-hand_sizes = cartes en main
view-shown_cards = jouées ce tour
view-spent_cards = jouées avant
view-deck_size = cartes dans le paquet
view-cards = vos cartes
