title = Lanternes
blurb = Un jouet.
kind = Jeu d’essai
length = Une minute
question-look = Gardez une carte.
question-dusk = Crépuscule : jouer une carte ?
question-gems = Prenez des gemmes ({ $picked } déjà).
question-price = Payez { $due }.
question-lanterns = Lanternes éteintes : { $low }.
option-pass = Passer
option-play = Jouer { $card }
option-gem = Prendre : { $gem }
option-done = Terminé
option-pay = Payer : { $coin }
option-relight = Rallumer
option-dim = Laisser éteinte
option-keep = Garder { $card }
event-played = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
    } { $card }.
event-took = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
    } : { $gem }.
event-paid = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
    } : { $coin }.
event-rolled = { $you ->
    [yes] Vous obtenez
   *[no] { $seat } obtient
    } { $dice }.
event-relit = { $you ->
    [yes] Vous en rallumez
   *[no] { $seat } en rallume
    } une.
event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
    } { $amount }.
event-saw = Vous voyez { $cards }.
reason-odd = { $card } est impaire.
reason-dusk-only = Seulement au crépuscule.
gem-ruby = rubis
gem-opal = opale
gem-jade = jade vert
gem-onyx = onyx noir
gem-topaz = topaze
gem-pearl = perle
coin-copper = cuivre
coin-silver = argent
timing-dusk = crépuscule
setting-coins = Pièces
setting-coins-help = De chaque sorte.
preset-rich = Riche
preset-rich-help = Quatre pièces de chaque sorte.
score-points = les points
why-points = Le plus de points gagne.
term-points = points acquis
view-round = tours finis
view-points = points marqués
view-purses = cuivre, argent
view-gems = gemmes sur la table
view-hands = cartes en main
view-played = dernier tour joué
view-spent = cartes jouées
view-deck_left = cartes dans le paquet
view-hand = vos cartes
view-looking = cartes regardées
decision-dusk = crépuscule
decision-gems = gemmes
decision-lanterns = lanternes
decision-look = regard
decision-price = paiement
