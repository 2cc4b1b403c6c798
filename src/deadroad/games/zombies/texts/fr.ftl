
title = Zombies !!!
blurb = Bâtissez la ville panneau par panneau, frayez-vous un chemin parmi les morts et atteignez l’hélicoptère avant les autres.
kind = pose de panneaux et horreur
length = 60 minutes environ

## Settings
setting-goal = Zombies pour gagner
setting-goal-help = Nombre de zombies qu’un joueur doit collecter pour gagner.
setting-scaled = But selon le nombre de joueurs
setting-scaled-help = Au lieu du nombre ci-dessus : 25, 22, 20, 17 ou 15 zombies à 2, 3, 4, 5 ou 6 joueurs.
setting-scaled-no = le même nombre pour tous
setting-scaled-yes = moins de zombies quand il y a plus de joueurs
setting-doors = Portes
setting-doors-help = Par où l’on entre dans les bâtiments nommés et par où l’on en sort.
setting-doors-strict = par les portes seulement
setting-doors-any = par tout côté qui donne sur la rue
setting-first-aid = Trousse de secours
setting-first-aid-help = Bâtiments où l’on peut jouer la Trousse de secours.
setting-first-aid-hospital = à l’Hôpital seulement
setting-first-aid-drug = à la Pharmacie aussi
setting-supply = Figurines de zombies
setting-supply-help = Les figurines peuvent-elles venir à manquer ?
setting-supply-unlimited = ne manquent jamais
setting-supply-hundred = 100 et pas plus
setting-helipad = Héliport
setting-helipad-help = Place de l’Héliport dans la pile de panneaux.
setting-helipad-last = dernier panneau
setting-helipad-shuffled = parmi les 14 derniers panneaux
setting-lost-turns = Cartes qui font perdre un tour
setting-lost-turns-help = Les cartes Peur et Paralysie hystérique sont-elles dans le paquet ?
setting-lost-turns-in = dans le paquet
setting-lost-turns-out = retirées
setting-rounds = Limite de rounds
setting-rounds-help = Si personne n’a gagné après ce nombre de rounds, celui qui a le plus de zombies l’emporte.
setting-turns = Tours en solitaire
setting-turns-help = Nombre de tours dont dispose un joueur seul.
preset-short = Partie courte
preset-short-help = 10 zombies suffisent pour gagner, et la partie s’arrête au plus tard après 50 rounds.
preset-gentle = En douceur
preset-gentle-help = On entre dans les bâtiments par tous les côtés, et aucune carte ne fait perdre un tour.

## Tiles
tile-square = Place publique
tile-helipad = Héliport
tile-hospital = Hôpital
tile-garden = Jardinerie
tile-police = Commissariat
tile-sporting = Magasin de sport
tile-fire = Caserne de pompiers
tile-drug = Pharmacie
tile-army = Surplus militaire
tile-gas = Station-service
tile-skate = Boutique de skate
tile-florist = Fleuriste
tile-hardware = Quincaillerie
tile-toys = Magasin de jouets
tile-straight = Ligne droite
tile-corner = Virage
tile-tee = Embranchement en T
tile-cross = Carrefour

## Cards
card-marbles = Toutes les billes
card-marbles-text = Objet, joué au Magasin de jouets. À défausser à n’importe quelle question qui vous est posée : jusqu’à la fin de votre prochain tour, aucun zombie ne bouge ; chacun saute la marche des zombies.
card-chainsaw = Tronçonneuse
card-chainsaw-text = Objet, joué à la Jardinerie. À défausser à n’importe quelle question qui vous est posée : +2 à tous vos jets de combat pour le reste du tour.
card-axe = Hache de pompier
card-axe-text = Objet, joué à la Caserne de pompiers. Elle reste : +1 à tous vos jets de combat jusqu’à ce que vous la perdiez.
card-firstaid = Trousse de secours
card-firstaid-text = Objet, joué à l’Hôpital et, si le réglage le permet, à la Pharmacie. Après un jet de combat manqué, à défausser au lieu de perdre une vie ; puis relancez.
card-grenade = Grenade à main
card-grenade-text = Objet, joué au Surplus militaire. À défausser dans un bâtiment ou sur la case de rue devant sa porte : tous les zombies de ce bâtiment rejoignent votre collection, et vous perdez 1 vie.
card-ammo = Plein de munitions
card-ammo-text = Objet, joué au Magasin de sport. À défausser à n’importe quelle question qui vous est posée : +3 balles.
card-molotov = Cocktail Molotov
card-molotov-text = Objet, joué à la Station-service. À défausser dans un bâtiment ou devant sa porte : +2 à vos jets de combat contre les zombies de ce bâtiment pendant ce tour.
card-skateboard = Planche à roulettes
card-skateboard-text = Objet, joué à la Boutique de skate. Elle reste : +2 à vos jets de mouvement.
card-shotgun = Tiens, un fusil à pompe !
card-shotgun-text = Objet, joué n’importe où. +1 à vos 3 prochains jets de combat, puis il est défaussé. Il s’ajoute à une autre arme.
card-adrenaline = Montée d’adrénaline
card-adrenaline-text = Après votre jet de mouvement : doublez le déplacement. Ou après votre jet de combat : +2 à ce jet.
card-food = Autre source de nourriture
card-food-text = Jusqu’à la fin de votre prochain tour, personne ne combat les zombies et tous peuvent les traverser.
card-direction = Mauvais sens de l’orientation
card-direction-text = Payez 1 vie : un adversaire va sur la Place publique ; il peut encore utiliser le mouvement qui lui reste.
card-cramp = Crampe au cerveau
card-cramp-text = Quand un autre joueur a jeté son dé et commence à bouger, c’est vous qui décidez s’il se déplace avec ce jet, et où.
card-butter = Maladresse
card-butter-text = Un adversaire perd un objet en jeu ou jusqu’à 2 balles, à votre choix.
card-claustrophobia = Claustrophobie
card-claustrophobia-text = Un adversaire ne peut entrer dans aucun bâtiment à son prochain tour ; s’il est à l’intérieur, il doit d’abord sortir par le chemin le plus court.
card-fear = Peur
card-fear-text = Un adversaire ne peut pas du tout se déplacer à son prochain tour.
card-paralysis = Paralysie hystérique
card-paralysis-text = Un adversaire perd tout son prochain tour.
card-notdead = Sont-ils vraiment morts ?
card-notdead-text = Un adversaire jette deux fois le dé. Si l’un des jets reste à 3 ou moins, il rend 2 zombies ; balles et vies peuvent corriger un jet comme au combat, mais pas la dernière vie.
card-worse = On croyait que ça ne pouvait pas être pire
card-worse-text = Choisissez un bâtiment nommé : un zombie arrive sur chacune de ses cases intérieures qui n’en a pas.
card-rest = Un repos bien mérité
card-rest-text = Au lieu de votre jet de mouvement : +2 vies, jusqu’à 5 au plus.
card-miscalculation = Légère erreur de calcul
card-miscalculation-text = Doublez les zombies d’un bâtiment, dans la limite de ses cases.
card-keys = Les clés sur le contact
card-keys-text = Au lieu de votre jet de mouvement : avancez de 10 cases au plus.
card-sobad = Pas si mal que ça
card-sobad-text = Déplacez 2 zombies quelconques sur des cases légales et libres.
card-screwed = On est fichus !
card-screwed-text = Placez 10 zombies sur des cases légales qui n’en ont pas.
card-everybody = Où sont-ils tous passés ?
card-everybody-text = Déplacez un adversaire de 5 cases au plus ; il combat ce qu’il rencontre.
card-shoe = Lacet défait
card-shoe-text = Au tour d’un adversaire, avant son jet de mouvement : son prochain jet de mouvement est divisé par deux et arrondi à l’inférieur.
card-master = Maître des zombies
card-master-text = Placez 5 zombies sur des cases légales sans zombie ni joueur.

## Play
seat-0 = la place 1
seat-1 = la place 2
seat-2 = la place 3
seat-3 = la place 4
seat-4 = la place 5
seat-5 = la place 6
direction-north = au nord
direction-east = à l’est
direction-south = au sud
direction-west = à l’ouest
space = case { $second } du panneau { $first }
space-nw = nord-ouest
space-n = nord
space-ne = nord-est
space-w = ouest
space-c = centrale
space-e = est
space-sw = sud-ouest
space-s = sud
space-se = sud-est
spot = { $first }, { $second }
spot-north = au nord
spot-east = à l’est
spot-south = au sud
spot-west = à l’ouest
quarters-0 = tel quel
quarters-1 = tourné d’un quart de tour à droite
quarters-2 = tourné d’un demi-tour
quarters-3 = tourné d’un quart de tour à gauche

timing-start = début d’un tour
timing-before-fight = avant le combat sur sa propre case
timing-before-roll = avant le jet de mouvement
timing-after-roll = après le jet de mouvement
timing-fight = avant le premier jet d’un combat
timing-after-fight = après un combat
timing-end-move = fin du déplacement
timing-before-discard = avant la défausse
timing-before-win = avant un pas qui ferait gagner

question-lay = Choisissez une place pour ce panneau : { $tile }.
question-turn = Orientez le panneau : { $tile }.
question-put-zombie = Mettez un zombie sur une case du panneau (encore { $left }).
question-put-life = Mettez un jeton Vie dans le bâtiment (encore { $left }).
question-put-bullet = Mettez un jeton Balle dans le bâtiment (encore { $left }).
question-window-start = { $you ->
    [yes] Vous commencez votre
   *[no] { $seat } commence son
    } tour. Jouez une carte ou passez.
question-window-before-fight = { $you ->
    [yes] Vous allez combattre le zombie de votre case.
   *[no] { $seat } va combattre le zombie de sa case.
    } Jouez une carte ou passez.
question-window-before-roll = { $you ->
    [yes] Vous allez
   *[no] { $seat } va
    } jeter le dé de mouvement. Jouez une carte ou passez.
question-window-after-roll = { $you ->
    [yes] Vous avez jeté le dé et commencez
   *[no] { $seat } a jeté le dé et commence
    } à bouger. Jouez une carte ou passez.
question-window-fight = Un combat commence pendant { $you ->
    [yes] votre tour
   *[no] le tour { LINK("de", $seat) }
    }. Jouez une carte ou passez.
question-window-after-fight = Un combat vient de finir pendant { $you ->
    [yes] votre tour
   *[no] le tour { LINK("de", $seat) }
    }. Jouez une carte ou passez.
question-window-end-move = { $you ->
    [yes] Vous avez fini
   *[no] { $seat } a fini
    } de bouger. Jouez une carte ou passez.
question-window-before-discard = { $you ->
    [yes] Vous avez presque fini votre
   *[no] { $seat } a presque fini son
    } tour. Jouez une carte ou passez.
question-window-before-win = { $you ->
    [yes] Vous allez
   *[no] { $seat } va
    } atteindre l’Héliport et gagner. Jouez une carte ou passez.
question-roll = Un zombie se tient sur la { $space }. Jetez le dé pour le combattre.
question-failed = Il manque { $need ->
    [one] { $need } point
   *[other] { $need } points
    } au jet. Perdez { $lives ->
    [one] votre dernière vie
   *[other] une vie (il vous en reste { $lives }) et relancez
    }{ $bullets ->
    [0] .
   *[other] {" "}ou dépensez des balles (il vous en reste { $bullets }).
    }
question-move = Déplacez-vous : encore { $left } pas.
question-steer = Dirigez { $seat } : encore { $left } pas.
question-drag = Emmenez { $seat } : encore { $left } pas au plus.
question-zombies = { $left ->
    [one] Bougez encore { $left } zombie.
   *[other] Bougez encore { $left } zombies.
    }
question-zombie-way = Où va le zombie de la { $space } ?
question-discard = Défaussez une carte ou gardez-les toutes.
question-target = À qui est destinée la carte « { $card } » ?
question-building = À quel bâtiment est destinée la carte « { $card } » ?
question-scatter-tile = Sur quel panneau va le prochain zombie (encore { $left }) ?
question-scatter-space = Sur quelle case va le prochain zombie (encore { $left }) ?
question-relocate-pick = Quel zombie déplacez-vous (encore { $left }) ?
question-relocate-tile = Vers quel panneau va le zombie de la { $space } ?
question-relocate-space = Vers quelle case va le zombie de la { $space } ?
question-fumble = Que laisse tomber { $seat } ?
question-doubt = Il manque { $need ->
    [one] { $need } point
   *[other] { $need } points
} au jet. Corrigez-le ou rendez jusqu’à { $amount ->
    [one] { $amount } zombie
   *[other] { $amount } zombies
    }.

option-pass = Passer
option-roll = Jeter le dé
option-life = Perdre une vie
option-shoot = Dépenser les balles
option-yield = Rendre des zombies
option-stop = S’arrêter ici
option-rest = Laisser les autres avancer seuls
option-keep = Garder toutes vos cartes
option-bullets = Jusqu’à deux balles
option-step = Aller { $direction }
option-turn = Le poser { $quarters }
option-target = { $you ->
    [yes] Vous choisir vous-même
   *[no] Choisir { $seat }
    }
option-tile = Panneau { $number }
option-play = Jouer « { $card } »
option-use = Utiliser « { $card } »
option-drop = L’objet « { $card } »
option-discard = Défausser « { $card } »
option-lay = À côté du panneau { $spot }
option-put = Sur la { $space }
option-pick = Celui de la { $space }

event-dealer-drawn = { $you ->
    [yes] Vous distribuez et commencez
   *[no] { $seat } distribue et commence
    }.
event-turn-began = Round { $round } : { $you ->
    [yes] à vous de jouer
   *[no] tour { LINK("de", $seat) }
    }.
event-returned = { $you ->
    [yes] Vous revenez
   *[no] { $seat } revient
    } avec 3 vies et 3 balles.
event-turn-lost = Paralysie hystérique : { $you ->
    [yes] vous perdez votre tour
   *[no] { $seat } perd son tour
    }.
event-drew = { $amount ->
    [one] { $you ->
    [yes] Vous tirez
   *[no] { $seat } tire
    } une carte.
   *[other] { $you ->
    [yes] Vous tirez
   *[no] { $seat } tire
    } { $amount } cartes.
    }
event-hand-drawn = { $cards-count ->
    [one] Votre nouvelle carte
   *[other] Vos nouvelles cartes
    } : { $cards }.
event-deck-shuffled = { $amount ->
    [one] L’unique carte de la défausse forme la nouvelle pioche.
   *[other] Les { $amount } cartes de la défausse, mélangées, forment une nouvelle pioche.
    }
event-discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
    } « { $card } ».
event-tile-drawn = { $you ->
    [yes] Vous tirez
   *[no] { $seat } tire
    } un panneau : { $tile }.
event-tile-unfit = Le panneau { $tile } ne peut être posé nulle part : il est écarté.
event-helipad-out = L’Héliport est hors jeu : seul le nombre de zombies fait gagner désormais.
event-helipad-back = L’Héliport est remélangé à la pile.
event-placer-chosen = { $you ->
    [yes] Vous avez le moins de zombies et posez
   *[no] { $seat } a le moins de zombies et pose
    } l’Héliport.
event-tile-laid = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
    } le panneau { $number } : { $tile }, { $quarters }.
event-zombie-put = Un zombie arrive sur la { $space }.
event-life-put = Une vie est posée sur la { $space }.
event-bullet-put = Une balle est posée sur la { $space }.
event-supply-short = { $amount ->
    [0] Il n’y a plus de zombie dans la réserve.
    [one] Il ne reste que { $amount } zombie dans la réserve.
   *[other] Il ne reste que { $amount } zombies dans la réserve.
    }
event-map-closed = { $you ->
    [yes] Votre panneau
   *[no] Le panneau { LINK("de", $seat) }
    } ferme la ville : plus aucun panneau ne peut être posé, et la pile quitte le jeu.
event-fight-began = { $you ->
    [yes] Vous combattez le
   *[no] { $seat } combat le
    } zombie de la { $space }.
event-combat-rolled = { $bonus ->
    [0] { $you ->
    [yes] Vous faites
   *[no] { $seat } fait
    } { $die }.
   *[other] { $you ->
    [yes] Vous faites
   *[no] { $seat } fait
    } { $die }, +{ $bonus } grâce aux armes.
    }
event-life-lost = { $lives ->
    [0] { $you ->
    [yes] Vous perdez votre dernière vie
   *[no] { $seat } perd sa dernière vie
    }.
   *[other] { $you ->
    [yes] Vous perdez une vie ; il vous en reste
   *[no] { $seat } perd une vie ; il lui en reste
    } { $lives }.
    }
event-shot = { $you ->
    [yes] Vous dépensez
   *[no] { $seat } dépense
    } { $amount ->
    [one] { $amount } balle
   *[other] { $amount } balles
    }.
event-beaten = { $you ->
    [yes] Vous battez
   *[no] { $seat } bat
    } le zombie ; cela en fait { $zombies }.
event-fight-broken = { $you ->
    [yes] Votre combat
   *[no] Le combat { LINK("de", $seat) }
    } finit sans résultat.
event-died = { $you ->
    [yes] Vous mourez, perdez { $lost } de vos zombies et en gardez
   *[no] { $seat } meurt, perd { $lost } de ses zombies et en garde
    } { $zombies }.
event-picked-life = { $you ->
    [yes] Vous ramassez une vie et en avez
   *[no] { $seat } ramasse une vie et en a
    } { $lives }.
event-picked-bullet = { $you ->
    [yes] Vous ramassez une balle et en avez
   *[no] { $seat } ramasse une balle et en a
    } { $bullets }.
event-life-left = { $you ->
    [yes] Vous avez 5 vies et laissez
   *[no] { $seat } a 5 vies et laisse
    } celle de la { $space }.
event-movement-rolled = { $you ->
    [yes] Vous faites { $die } et pouvez
   *[no] { $seat } fait { $die } et peut
    } avancer { $movement ->
    [0] de 0 case
    [1] d’une case
   *[other] de { $movement } cases
    }.
event-stepped = { $you ->
    [yes] Vous allez
   *[no] { $seat } va
    } sur la { $space } ; il reste { $left } pas.
event-stopped = { $you ->
    [yes] Vous vous arrêtez
   *[no] { $seat } s’arrête
    }.
event-step-announced = { $you ->
    [yes] Vous allez
   *[no] { $seat } va
    } entrer sur la case centrale de l’Héliport.
event-held = La peur { $you ->
    [yes] vous retient
   *[no] retient { $seat }
    } : aucun déplacement ce tour-ci.
event-zombies-rolled = { $you ->
    [yes] Vous faites
   *[no] { $seat } fait
    } { $die } pour les zombies.
event-zombie-moved = Un zombie va de la { $from } à la { $to }.
event-zombies-held = Des billes partout : aucun zombie ne bouge.
event-played = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
    } « { $card } ».
event-item-laid = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
    } « { $card } » face visible.
event-item-used = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
    } « { $card } ».
event-item-spent = { $you ->
    [yes] Vous avez épuisé la carte
   *[no] { $seat } a épuisé la carte
    } « { $card } ».
event-aimed = « { $card } » { $other-you ->
    [yes] vous vise
   *[no] vise { $other }
    }.
event-aimed-building = « { $card } » vise le panneau { $number } : { $tile }.
event-bullets-gained = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
    } { $amount ->
    [one] { $amount } balle
   *[other] { $amount } balles
    }.
event-lives-gained = { $amount ->
    [0] { $you ->
    [yes] Vous vous reposez, mais vous avez
   *[no] { $seat } se repose, mais a
    } déjà 5 vies.
   *[other] { $you ->
    [yes] Vous vous reposez et gagnez
   *[no] { $seat } se repose et gagne
    } { $amount ->
    [one] { $amount } vie
   *[other] { $amount } vies
    }.
    }
event-movement-doubled = { $you ->
    [yes] Votre mouvement
   *[no] Le mouvement { LINK("de", $seat) }
    } est doublé : il reste { $left } pas.
event-roll-raised = { $you ->
    [yes] Vous ajoutez
   *[no] { $seat } ajoute
    } { $amount } au jet.
event-blasted = { $you ->
    [yes] Votre grenade
   *[no] La grenade { LINK("de", $seat) }
    } emporte { $amount ->
    [one] { $amount } zombie
   *[other] { $amount } zombies
    } ; cela en fait { $zombies }.
event-sent-home = { $you ->
    [yes] Vous vous retrouvez
   *[no] { $seat } se retrouve
    } sur la Place publique.
event-item-dropped = { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
    } « { $card } ».
event-bullets-dropped = { $amount ->
    [one] { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
    } { $amount } balle.
   *[other] { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
    } { $amount } balles.
    }
event-doubt-rolled = { $you ->
    [yes] Vous faites
   *[no] { $seat } fait
    } { $die } : sont-ils morts ?
event-gave-back = { $amount ->
    [0] { $you ->
    [yes] Vous n’avez aucun
   *[no] { $seat } n’a aucun
    } zombie à rendre.
   *[other] { $you ->
    [yes] Vous rendez
   *[no] { $seat } rend
    } { $amount ->
    [one] { $amount } zombie
   *[other] { $amount } zombies
    }.
    }
event-relocated = Un zombie disparaît de la { $from } et resurgit sur la { $to }.
event-limit-reached = { $rounds ->
    [one] { $rounds } round est passé
   *[other] { $rounds } rounds sont passés
    } sans vainqueur : celui qui a le plus de zombies l’emporte.
event-turns-over = Tous les tours ({ $turns }) sont écoulés.
event-won-helipad = { $you ->
    [yes] Vous atteignez l’hélicoptère et gagnez.
   *[no] { $seat } atteint l’hélicoptère et gagne.
    }
event-won-zombies = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
    } { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
    } et { $you ->
    [yes] gagnez
   *[no] gagne
    }.

reason-already-played = Vous avez déjà joué votre Événement de ce round.
reason-no-interruption = « { $card } » doit attendre : on ne peut pas interrompre ce qui se passe.
reason-has-one = Vous avez déjà « { $card } » en jeu.
reason-wrong-building = « { $card } » ne se pose qu’à l’intérieur de ce bâtiment : { $tile }.
reason-neither-building = « { $card } » ne se pose qu’à l’Hôpital ou à la Pharmacie.
reason-no-own-roll = « { $card } » demande un de vos propres jets : un déplacement en cours ou un jet de combat manqué.
reason-not-before-own-roll = « { $card } » se joue à votre tour, juste avant le jet de mouvement.
reason-not-before-their-roll = « { $card } » se joue au tour d’un autre joueur, juste avant son jet de mouvement.
reason-not-after-their-roll = « { $card } » se joue quand un autre joueur vient de jeter le dé de mouvement.
reason-already-steered = Quelqu’un d’autre dirige déjà ce déplacement.
reason-held-by-fear = La peur vous retient : pas de voiture ce tour-ci.
reason-down = Vous êtes à terre : plus aucun déplacement pour vous ce tour-ci.
reason-no-life-to-pay = Vous n’avez aucune vie pour payer.
reason-no-target = Il n’y a personne que « { $card } » puisse viser.
reason-itself = « { $card } » vise un adversaire, pas vous.
reason-is-down = { $you ->
    [yes] Vous êtes à terre : aucune carte ne vous déplace.
   *[no] { $seat } est à terre : aucune carte ne peut déplacer son pion.
    }
reason-in-fight = { $you ->
    [yes] Vous êtes en plein combat : rien ne peut vous en retirer
   *[no] { $seat } est en plein combat : rien ne peut l’en retirer
    }.
reason-afraid = La peur { $you ->
    [yes] vous retient
   *[no] retient { $seat }
    } ce tour-ci.
reason-nothing-to-lose = { $you ->
    [yes] Vous n’avez rien de tel à perdre.
   *[no] { $seat } n’a rien de tel à perdre.
    }
reason-no-name = Le panneau { $number } n’a pas de bâtiment nommé.
reason-full = Le bâtiment du panneau { $number } est plein de zombies.
reason-empty = Il n’y a aucun zombie dans le bâtiment du panneau { $number }.
reason-no-building = Il n’y a aucun bâtiment pour « { $card } ».
reason-too-few-zombies = « { $card } » demande deux zombies que personne ne combat.
reason-no-room = Il n’y a pas de case libre à cet endroit.
reason-works-by-itself = « { $card } » a un effet permanent : il n’y a rien à utiliser.
reason-roll-first = D’abord le dé : balles et vies corrigent un jet manqué.
reason-no-failed-roll = Cela ne sert qu’après un jet de combat manqué de votre part.
reason-no-building-here = « { $card } » s’utilise dans un bâtiment nommé ou devant sa porte.
reason-too-few-bullets = { $need ->
    [one] Il faut { $need } balle et vous n’en avez pas.
   *[other] Il faut { $need } balles et vous en avez { $bullets }.
    }
reason-no-exit = Par là, aucune rue ne mène à un autre panneau.
reason-no-way = Il n’y a pas de passage.
reason-claustrophobic = La claustrophobie vous interdit les bâtiments ce tour-ci.
reason-way-out-first = Claustrophobie : d’abord le plus court chemin vers la sortie.
reason-not-free = Un zombie se tient déjà sur la { $space }.
reason-already-moved = Le zombie de la { $space } a déjà bougé.
reason-moved-by-card = La carte déplace deux zombies différents : celui de la { $space } a déjà été déplacé.
reason-stuck = Le zombie de la { $space } n’a pas de case libre à côté de lui.
reason-fought = Quelqu’un combat le zombie de la { $space }.
reason-last-life = Votre dernière vie ne peut pas corriger ce jet.
reason-not-leavable = On ne quitte pas un combat.
reason-unfitting = Le panneau { $tile } ne peut pas se poser ainsi : chaque route doit rejoindre une route, et une au moins doit être raccordée.
reason-street = Zombies et jetons d’un bâtiment nommé vont à l’intérieur, pas dans la rue.
reason-token-there = Un jeton se trouve déjà sur la { $space }.
reason-player-there = Un joueur se tient sur la { $space }.
reason-no-supply = Il n’y a plus de zombie dans la réserve.

why-helipad = L’hélicoptère est atteint : son passager gagne.
why-zombies = Le premier à collecter assez de zombies gagne.
why-limit = Les rounds sont écoulés : celui qui a le plus de zombies l’emporte.
why-turns = Les tours sont écoulés.
score-zombies = zombies collectés
score-turns = tours

term-victory = la victoire
term-zombies = zombies collectés
term-health = vies et balles
term-items = objets en jeu
term-helipad = chemin de l’Héliport
term-rivals = ce qu’ont les autres

screen-round = Round { $round }. Pour gagner : { $goal ->
    [one] { $goal } zombie
   *[other] { $goal } zombies
    } ou l’hélicoptère. Il reste : panneaux { $tiles }, cartes { $cards }.
screen-legend = Z zombie, + vie, * balle, 1 à 6 pions, . intérieur d’un bâtiment, # fermé ; un mur ouvert est un passage.
screen-tile = { $exits ->
    [one] { $exits } accès routier
   *[other] { $exits } accès routiers
}, { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
}{ $lives ->
    [0] {""}
    [one] , { $lives } vie
   *[other] , { $lives } vies
}{ $bullets ->
    [0] {""}
    [one] , { $bullets } balle
   *[other] , { $bullets } balles
}
screen-player = zombies { $zombies }, vies { $lives }, balles { $bullets }, cartes { $cards }
screen-down = à terre

# What was done in one gesture
story-fight-began = { $beaten ->
    [0] { $died ->
        [0] { $you ->
            [yes] Vous combattez
           *[no] { $seat } combat
        }
       *[other] { $you ->
            [yes] Vous mourez en combattant
           *[no] { $seat } meurt en combattant
        }
    }
   *[other] { $you ->
        [yes] Vous battez
       *[no] { $seat } bat
    }
} le zombie de la { $space }{ $lives ->
    [0] {""}
    [one] , { $lives } vie perdue
   *[other] , { $lives } vies perdues
}{ $bullets ->
    [0] {""}
    [one] , { $bullets } balle dépensée
   *[other] , { $bullets } balles dépensées
}{ $life ->
    [0] {""}
   *[other] , une vie ramassée
}{ $bullet ->
    [0] {""}
   *[other] , une balle ramassée
}.
story-life-put = { $count ->
    [one] { $count } vie est placée
   *[other] { $count } vies sont placées
    } en ville.
story-bullet-put = { $count ->
    [one] { $count } balle est placée
   *[other] { $count } balles sont placées
    } en ville.
story-relocated = { $count ->
    [one] { $count } zombie resurgit
   *[other] { $count } zombies resurgissent
    } sur d’autres cases.
story-stepped = { $you ->
    [yes] Vous marchez
   *[no] { $seat } marche
    } jusqu’à la { $place } ({ $count ->
    [one] { $count } case
   *[other] { $count } cases
    }).
story-zombie-put = { $count ->
    [one] { $count } zombie est placé
   *[other] { $count } zombies sont placés
    } en ville.
story-zombie-moved = { $count ->
    [one] { $count } zombie se déplace
   *[other] { $count } zombies se déplacent
    }.

## The end told: what a lone player reached, and what everybody did

epitaph-flew = Vous avez pris l’hélicoptère après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
    }.
epitaph-hunted = Vous avez collecté assez de zombies en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
    }.
epitaph-ran-out = Après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
    }, le temps était écoulé.
epitaph-pad-seen = L’Héliport était là, mais vous ne l’avez pas atteint.
epitaph-pad-unseen = L’Héliport n’a jamais été trouvé.
epitaph-collected = Zombies collectés : { $zombies } sur { $goal }.
tally-beaten = Zombies battus
tally-steps = Cases parcourues
tally-bullets = Balles tirées
tally-lives = Vies perdues
tally-deaths = Morts
tally-played = Cartes jouées
lead-limit = { $lead ->
    [one] { $lead } zombie d’avance
   *[other] { $lead } zombies d’avance
    }

## Where resources come from and go, in studies

flow-beaten = combats gagnés
flow-bullets-dropped = événements
flow-bullets-gained = événements
flow-died = morts
flow-discarded = défausses
flow-drew = pioches
flow-gave-back = événements
flow-life-lost = combats
flow-lives-gained = événements
flow-picked-bullet = jetons ramassés
flow-picked-life = jetons ramassés
flow-played = cartes jouées
flow-shot = tirs

# Kinds of decisions, in the figures of studies.
decision-bout = combats causés par des cartes
decision-doubt = jets pour des zombies peut-être pas morts
decision-drag = déplacement d’un adversaire
decision-fight = combats
decision-fumble = pertes causées par une carte
decision-interlude = cartes et objets joués
decision-lay = pose des panneaux
decision-leave = défausse en fin de tour
decision-move = déplacement
decision-relocate = zombies déplacés par une carte
decision-scatter = zombies placés par une carte
decision-shamble = déplacement des zombies
decision-target = cibles des cartes
