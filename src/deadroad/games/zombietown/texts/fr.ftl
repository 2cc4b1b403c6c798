
title = Zombietown
blurb = Dix jours dans une banlieue tranquille avec vos voisins, leurs armes, les morts et, si vous trouvez la clef, une voiture.
kind = survie entre voisins
length = 60 à 90 minutes

## Settings
setting-road_rage = Extension Road Rage
setting-road_rage-help = Jouer avec les voitures, les clefs et les agendas secrets de l’extension.
setting-days = Jours
setting-days-help = Nombre de jours de la partie.
setting-actions = Actions par tour
setting-actions-help = Nombre d’actions par tour, en plus du mouvement libre.
setting-health = Santé
setting-health-help = Nombre de dommages qui tuent un pion.
setting-bite = Dommages d’une blessure
setting-bite-help = Nombre de dommages que cause une blessure infligée par les zombies, ou la fuite devant eux.
setting-walk = Cases à pied
setting-walk-help = Longueur d’un mouvement à pied.
setting-hand = Limite de main
setting-hand-help = Nombre de cartes qu’on peut garder en fin de tour.
setting-pawn_guns = Armes par pion
setting-pawn_guns-help = Nombre d’armes qu’un pion peut porter ; un rescapé en porte une.
setting-followers = Rescapés en déplacement
setting-followers-help = Nombre de rescapés qui peuvent accompagner un pion.
setting-guards = Gardes par maison
setting-guards-help = Nombre de rescapés qui peuvent garder une maison.
setting-reach = Portée de tir
setting-reach-help = Nombre de cases qu’un tir atteint.
setting-graves = Jours par zombie qui se lève
setting-graves-help = Le numéro du jour divisé par ce nombre, arrondi à l’entier supérieur, donne les zombies qui se lèvent à chaque tour.
setting-lurches = Zombies déplacés
setting-lurches-help = Nombre de zombies que le joueur actif déplace à chaque tour.
setting-boards = Solidité des planches
setting-boards-help = Nombre de coups qu’encaisse une barricade de planches.
setting-furniture = Solidité des meubles
setting-furniture-help = Nombre de coups qu’encaisse une barricade de meubles.
setting-zombie_points = Points par zombie
setting-zombie_points-help = Valeur de chaque zombie collecté.
setting-house_points = Points par maison
setting-house_points-help = Valeur de chaque maison possédée.
setting-survivor_points = Points par rescapé
setting-survivor_points-help = Valeur de chaque rescapé, en déplacement ou de garde.
setting-barricade_points = Points par barricade
setting-barricade_points-help = Valeur de chaque barricade debout dans une de ses maisons.
setting-gun_points = Points par arme
setting-gun_points-help = Valeur de chaque arme chargée.
setting-abilities = Capacités
setting-abilities-help = Les cartes Joueur ont chacune une capacité et se choisissent à tour de rôle.
setting-second_life = Seconde vie
setting-second_life-help = Un joueur qui meurt continue avec un garde comme nouveau pion.
preset-bloody = Partie sanglante
preset-bloody-help = Plus de zombies se lèvent et avancent, une blessure coûte 4 points de santé sur 5 : une partie sur deux, quelqu’un meurt.
preset-base = Jeu de base
preset-base-help = Sans les voitures, les clefs et les agendas secrets de Road Rage.

## Cards
card-pistol = pistolet
card-pistol-text = Arme à 3 balles. Donnez-la à votre pion ou à un rescapé de votre case.
card-shotgun = fusil à pompe
card-shotgun-text = Arme à 2 balles ; piochez 2 : au tir, retournez deux cartes Combat, la meilleure compte.
card-ammo = munitions
card-ammo-text = Rechargez entièrement une arme de votre groupe dans votre case.
card-boards = planches
card-boards-text = Barricade. Placez-la sur une façade libre de la maison où vous êtes.
card-furniture = meubles
card-furniture-text = Barricade solide. Placez-la sur une façade libre de la maison où vous êtes.
card-survivor = rescapé
card-survivor-text = Rejoint votre pion ou garde la maison où vous êtes.
card-alma = Alma
card-alma-text = Rescapée : rejoint votre pion ou garde la maison où vous êtes.
card-bruno = Bruno
card-bruno-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-celia = Celia
card-celia-text = Rescapée : rejoint votre pion ou garde la maison où vous êtes.
card-dexter = Dexter
card-dexter-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-edith = Edith
card-edith-text = Rescapée : rejoint votre pion ou garde la maison où vous êtes.
card-felix = Felix
card-felix-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-greta = Greta
card-greta-text = Rescapée : rejoint votre pion ou garde la maison où vous êtes.
card-hector = Hector
card-hector-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-iris = Iris
card-iris-text = Rescapée : rejoint votre pion ou garde la maison où vous êtes.
card-jonas = Jonas
card-jonas-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-kendra = Kendra
card-kendra-text = Rescapée : rejoint votre pion ou garde la maison où vous êtes.
card-luis = Luis
card-luis-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-mabel = Mabel
card-mabel-text = Rescapée : rejoint votre pion ou garde la maison où vous êtes.
card-nestor = Nestor
card-nestor-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-olga = Olga
card-olga-text = Rescapée : rejoint votre pion ou garde la maison où vous êtes.
card-percy = Percy
card-percy-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-ruth = Ruth
card-ruth-text = Rescapée : rejoint votre pion ou garde la maison où vous êtes.
card-silas = Silas
card-silas-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-first_aid = premiers soins
card-first_aid-text = Retirez un dommage de votre pion.
card-second_wind = second souffle
card-second_wind-text = Un mouvement à pied de plus ; ne coûte pas d’action.
card-crowbar = pied-de-biche
card-crowbar-text = Détruisez une barricade adverse de la maison où vous êtes ou de la façade devant vous.
card-noise_maker = crécelle
card-noise_maker-text = Choisissez une case. Quatre zombies distants de cinq cases au plus font un pas vers elle.
card-back_window = fenêtre de derrière
card-back_window-text = Quittez la maison où vous êtes par n’importe quelle façade, malgré les barricades.
card-fresh_graves = tombes fraîches
card-fresh_graves-text = Trois zombies de plus se lèvent ce tour-ci.
card-restless = agités
card-restless-text = Six zombies de plus se déplacent ce tour-ci.
card-quick_dead = morts pressés
card-quick_dead-text = Chaque zombie déplacé ce tour-ci avance de deux cases ; frapper une barricade compte pour une.
card-rotten_wood = bois pourri
card-rotten_wood-text = Chaque joueur vivant ôte 1 de solidité à une de ses barricades.
card-cold_feet = la frousse
card-cold_feet-text = Le joueur qui a le plus de rescapés en perd un ; à égalité, chacun des ex æquo en perd un.
card-damp_powder = poudre mouillée
card-damp_powder-text = Chaque joueur vivant perd une balle.
card-lull = accalmie
card-lull-text = Aucun zombie ne se lève ce tour-ci.
card-airdrop = parachutage
card-airdrop-text = Chaque joueur vivant pioche une carte ; un événement pioché est défaussé sans effet.
card-looters = pillards
card-looters-text = Chaque joueur vivant défausse une carte ; les agendas ne comptent pas.
card-under_the_floor = sous le plancher
card-under_the_floor-text = Un zombie apparaît dans chaque maison sans propriétaire et où il n’y a personne.
card-help_is_late = les secours tardent
card-help_is_late-text = Piochée l’un des trois derniers jours : la partie dure un jour de plus. Piochée plus tôt : sans effet.

## Houses
house_card-hunters_den = le repaire du chasseur
house_card-collectors_villa = la villa du collectionneur
house_card-ex_cops_bungalow = le pavillon de l’ancien flic
house_card-carpenters_shop = l’atelier du menuisier
house_card-half_built_home = la maison inachevée
house_card-hoarders_house = la maison encombrée
house_card-nursery_home = la maison de la nounou
house_card-pensioners_flat = l’appartement des retraités
house_card-party_house = la maison en fête
house_card-nurses_cottage = le cottage de l’infirmière
house_card-gun_club_garage = le garage du club de tir
house_card-caretakers_lodge = la loge du gardien
family-gun = arme
family-barricade = barricades
family-survivor = rescapé
family-first_aid = soins
family-ammo = munitions

## Roles
role-mail_carrier = factrice
role-mail_carrier-text = Le mouvement libre à pied va jusqu’à 4 cases.
role-nurse = infirmier
role-nurse-text = Les premiers soins retirent 2 dommages.
role-roofer = couvreur
role-roofer-text = Les planches que vous posez ont 1 de solidité en plus.
role-deputy = adjointe du shérif
role-deputy-text = Le premier tir manqué de votre tour est repioché.
role-realtor = agent immobilier
role-realtor-text = Vos maisons autres que la base valent 4.
role-coach = entraîneur
role-coach-text = Mène jusqu’à 4 rescapés.

## Agendas
agenda-block_captain = Chef d’îlot
agenda-gun_shop = Armurerie
agenda-good_shepherd = Bon berger
agenda-iron_fists = Poings de fer
agenda-exterminator = Exterminateur
agenda-brawler = Bagarreur
agenda-hit_and_run = Délit de fuite
agenda-fortress = Forteresse
agenda-road_hog = Chauffard
agenda-valet = Voiturier
agenda-scavenger = Chiffonnier
agenda-trespasser = Intrus
agenda-untouched = Indemne
agenda-grave_watch = Veilleur de tombes
agenda-vendetta = Vengeance
agenda-block_captain-text = Finissez votre tour dans une de vos maisons autre que votre base (2) / ayez 4 clefs (5).
agenda-gun_shop-text = Tuez 3 zombies en un tour (2) / ayez 15 balles en tout (5).
agenda-good_shepherd-text = Mettez 2 rescapés en jeu en un tour (2) / collectez 16 zombies (6).
agenda-iron_fists-text = Mettez 2 armes en jeu en un tour (2) / tuez 3 zombies à mains nues en un tour (5).
agenda-exterminator-text = Collectez 9 zombies (3) / abattez 5 zombies par balle en un tour (5).
agenda-brawler-text = Tuez un zombie à mains nues (2) / ayez 7 rescapés, dont 3 en déplacement (5).
agenda-hit_and_run-text = Abattez 3 zombies par balle en un tour (2) / écrasez 6 zombies dans la partie (5).
agenda-fortress-text = Prenez une clef (2) / ayez une maison fermée des quatre côtés par des barricades ou des voitures (5).
agenda-road_hog-text = Écrasez 2 zombies en un tour (2) / fouillez 7 maisons différentes (4).
agenda-valet-text = Prenez la maison d’un autre joueur (2) / garez une voiture dont vous avez la clef devant une façade d’une de vos maisons, ailleurs que sur l’allée de cette voiture (4).
agenda-scavenger-text = Fouillez deux fois en un tour (2) / ayez toute votre santé et 6 zombies collectés à la fin d’un des trois derniers jours (5).
agenda-trespasser-text = Finissez votre tour dans la maison d’un autre joueur (2) / prenez 4 maisons à d’autres joueurs dans la partie (5).
agenda-untouched-text = Ayez toute votre santé à la mi-partie, en fin de journée (2) / infligez 3 blessures à des joueurs (5).
agenda-grave_watch-text = Finissez votre tour sur l’anneau (2) / passez à pied ou en voiture par les quatre côtés de l’anneau en un tour ; un coin compte pour ses deux côtés (4).
agenda-vendetta-text = Blessez un joueur (2) / ayez 8 barricades debout, dans trois maisons au moins (5).
side-easy = l’objectif le plus facile
side-hard = l’objectif le plus difficile

## Words
direction-north = nord
direction-northeast = nord-est
direction-east = est
direction-southeast = sud-est
direction-south = sud
direction-southwest = sud-ouest
direction-west = ouest
direction-northwest = nord-ouest
facade-north = façade nord
facade-east = façade est
facade-south = façade sud
facade-west = façade ouest
arm-hands = mains nues
arm-gun1 = première arme
arm-gun2 = deuxième arme
arm-gun3 = troisième arme
arm-follower1 = rescapé 1, mains nues
arm-follower1-gun = arme du rescapé 1
arm-follower2 = rescapé 2, mains nues
arm-follower2-gun = arme du rescapé 2
arm-follower3 = rescapé 3, mains nues
arm-follower3-gun = arme du rescapé 3
arm-follower4 = rescapé 4, mains nues
arm-follower4-gun = arme du rescapé 4
arm-guard1 = garde 1, mains nues
arm-guard1-gun = arme du garde 1
arm-guard2 = garde 2, mains nues
arm-guard2-gun = arme du garde 2
arm-guard3 = garde 3, mains nues
arm-guard3-gun = arme du garde 3
member-pawn = le pion
member-follower1 = le rescapé 1
member-follower2 = le rescapé 2
member-follower3 = le rescapé 3
member-follower4 = le rescapé 4
member-guard1 = le garde 1
member-guard2 = le garde 2
member-guard3 = le garde 3
seat-0 = joueur 1
seat-1 = joueur 2
seat-2 = joueur 3
seat-3 = joueur 4
seat-4 = joueur 5
seat-5 = joueur 6
combat-sure = tué / tué
combat-steady = tué / repoussé
combat-reckless = tué / blessure
combat-clumsy = manqué / repoussé
combat-dire = manqué / blessure

## Questions
question-role = Choisissez votre carte Joueur.
question-settle = Choisissez une maison comme base.
question-keep = Gardez { $count } de ces cartes, une à la fois.
question-act = { $free ->
        [0] Actions restantes : { $actions }.
       *[other] Actions restantes : { $actions }, et le mouvement libre.
    }
question-surrounded = Il y a des zombies ici. Combattez-les (une action par échange){ $car ->
    [0] {" "}ou fuyez.
   *[other] , fuyez, repartez ou descendez.
} Actions restantes : { $actions }.
question-discard = Défaussez pour ne garder que { $limit ->
        [one] { $limit } carte
       *[other] { $limit } cartes
    }.
question-walk = Continuez ou arrêtez-vous. Cases restantes : { $left }.
question-clash = { $count ->
        [one] Un zombie vous tombe dessus.
       *[other] { $count } zombies vous tombent dessus.
    } Avec quoi vous battez-vous ?
question-wound = { $damage ->
    [one] { $damage } dommage à subir
   *[other] { $damage } dommages à subir
    }, santé { $health }. Encaisser, ou sacrifier un rescapé ?
question-retreat = Fuyez : choisissez où. Cases restantes : { $left }.
question-shoot = Sur quel zombie tirez-vous ?
question-shoot-with = Avec quelle arme tirez-vous sur { $space } ?
question-aim = Qui visez-vous ?
question-strike = Avec quoi attaquez-vous { $seat } ?
question-answer = { $seat } vous attaque. Riposter ou laisser faire ?
question-ambush = { $seat } vient d’entrer dans la maison où vous êtes. Engager le combat pour une action de votre prochain tour ?
question-use-card = Vous avez joué : { $card }. Comment l’utilisez-vous ?
question-hand-over = À qui donnez-vous cette arme ({ $arm }) ?
question-rise = Un zombie se lève. Sur quelle case ? Zombies restants : { $left }.
question-zombie = Quel zombie avance ? Déplacements restants : { $left }.
question-follow-noise = Quel zombie suit le bruit en { $space } ? Déplacements restants : { $left }.
question-lurch = Où va le zombie de la case { $space } ?
question-drive = Roulez ou arrêtez-vous. Cases restantes : { $left }.
question-new-agenda = Piocher un nouvel agenda secret ?
question-rot = Bois pourri : laquelle de vos barricades perd 1 de solidité ?
question-desert = La frousse : quel rescapé vous quitte ?
question-dampen = Poudre mouillée : quelle arme perd une balle ?
question-loot = Pillards : quelle carte défaussez-vous ?
question-revive = Quel garde continue à votre place ?

## Answers
option-settle = S’installer dans la maison { $house }
option-role = Prendre la carte : { $role }
option-keep = Garder : { $card }
option-play = Jouer : { $card }
option-discard = Défausser : { $card }
option-step = Aller vers { LINK("le", $direction) }
option-stop = S’arrêter ici
option-search = Fouiller la maison
option-look = Regarder la clef
option-take = Prendre la clef
option-reclaim = Prendre la clef revenue ici
option-start = Monter et démarrer
option-out = Descendre
option-end = Finir les actions
option-fight = Combattre un zombie ici
option-flee = Prendre le dommage et fuir
option-shoot = Tirer sur un zombie
option-attack = Attaquer quelqu’un
option-hurt = Encaisser
option-draw = Piocher un agenda
option-decline = N’en piocher aucun
option-pass = Laisser faire
option-turn = Faire pivoter la voiture
option-join = Emmener le rescapé
option-post = Poster le rescapé ici
option-drive = Rouler vers { LINK("le", $heading) }
option-with = Avec : { $arm }
option-give = Donner : { $arm }
option-drop = Abandonner : { $arm }
option-load = Recharger : { $arm }
option-dampen = Perdre une balle : { $arm }
option-dampen-guard = Perdre une balle du garde { $guard }, maison { $house }
option-to = Pour { $member }
option-station = Poster ici le rescapé { $follower }
option-fetch = Emmener le garde { $guard }
option-sacrifice = Sacrifier le rescapé { $follower }
option-aim = Viser : { $seat }
option-aim-follower = Viser le rescapé { $follower } { LINK("de", $seat) }
option-aim-guard = Viser le garde { $guard }
option-place = Barricader : { $facade }
option-break = Affaiblir la barricade de 1 : { $facade }
option-pry = Détruire la barricade : { $facade }
option-leave = Sortir : { $facade }
option-forgo = Défausser l’agenda { $agenda } pour 1 action
option-rise = En { $square }
option-zombie = Le zombie en { $space }
option-lurch = Avancer vers { LINK("le", $direction) }
option-at = Tirer sur { $space }
option-noise = Faire du bruit en { $square }
option-rot = Maison { $house }, { $facade }
option-desert = Perdre le rescapé { $follower }
option-desert-guard = Perdre le garde { $guard }, maison { $house }
option-revive = Continuer avec le garde { $guard }, maison { $house }
option-rest = Laisser les autres avancer seuls

## Log
event-began = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
    }.
event-took-role = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
    } la carte : { $role }.
event-settled = { $you ->
    [yes] Vous vous installez
   *[no] { $seat } s’installe
    } dans la maison { $house }.
event-kept = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-dealt = Vous pouvez garder parmi : { $cards }.
event-showed-twins = { $you ->
    [yes] Vous montrez deux fois l’agenda { $agenda }, en défaussez un et repiochez.
   *[no] { $seat } montre deux fois l’agenda { $agenda }, en défausse un et repioche.
    }
event-day-began = Jour { $day }.
event-turn-began = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
    } { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
    } une carte.
event-drew-card = Votre nouvelle carte : { $card }.
event-event-drawn = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
    } un événement : { $card }. { $card-text }
event-event-ignored = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
    } un événement sans effet : { $card }.
event-discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
    } : { $card }.
event-delayed = Les secours tardent : un jour de plus. Le dernier jour est maintenant le jour { $day }.
event-help-on-time = Les secours sont toujours attendus le jour { $day } : rien ne change.
event-dug-up = Un zombie surgit dans la maison { $house }.
event-stepped = { $you ->
    [yes] Vous allez
   *[no] { $seat } va
    } en { $space }.
event-searched = { $you ->
    [yes] Vous fouillez
   *[no] { $seat } fouille
    } la maison { $house } ; il { $finds ->
        [0] n’y a plus rien à trouver
        [one] reste { $finds } trouvaille
       *[other] reste { $finds } trouvailles
    }.
event-played = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
    } : { $card }.
event-armed = { $you ->
    [yes] Vous armez
   *[no] { $seat } arme
    } { $member } : { $card }, { $bullets ->
        [one] { $bullets } balle
       *[other] { $bullets } balles
    }.
event-dropped = { $you ->
    [yes] Vous abandonnez
   *[no] { $seat } abandonne
    } : { $card }.
event-loaded = { $you ->
    [yes] Vos munitions
   *[no] Munitions { LINK("de", $seat) }
    } : { $arm }, { $bullets ->
    [one] { $bullets } balle
   *[other] { $bullets } balles
    }.
event-healed = { $you ->
    [yes] Vous remontez
   *[no] { $seat } remonte
    } à { $health } de santé.
event-joined = { $card } { $you ->
    [yes] vous rejoint
   *[no] rejoint { $seat }
    }.
event-posted = { $card } garde la maison { $house } pour { $you ->
    [yes] vous
   *[no] { $seat }
    }.
event-fetched = { $you ->
    [yes] Vous emmenez
   *[no] { $seat } emmène
    } { $card } de la maison { $house }.
event-noise-made = { $you ->
    [yes] Vous faites
   *[no] { $seat } fait
    } du bruit en { $space }.
event-barricaded = { $you ->
    [yes] Vous barricadez
   *[no] { $seat } barricade
    } la maison { $house }, { $facade } : solidité { $strength }.
event-claimed = { $you ->
    [yes] Vous vous appropriez
   *[no] { $seat } s’approprie
    } la maison { $house }.
event-taken-over = { $victim-you ->
    [yes] { $seat } vous prend la maison { $house }.
   *[no] { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } la maison { $house } à { $victim }.
    }
event-lost = { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
    } la maison { $house }.
event-weakened = Barricade de la maison { $house }, { $facade } : solidité { $strength }.
event-fell = La barricade de la maison { $house }, { $facade }, cède.
event-turned = { $you ->
    [yes] Vous vous battez
   *[no] { $seat } se bat
    } ({ $arm }). Avec une arme / à mains nues : { $combats }.
event-killed = { $you ->
    [yes] Vous tuez
   *[no] { $seat } tue
    } un zombie en { $space } ; collection : { $zombies }.
event-hurt = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
    } { $damage ->
        [one] { $damage } dommage
       *[other] { $damage } dommages
    } ; santé { $health }.
event-sacrificed = { $you ->
    [yes] Vous sacrifiez
   *[no] { $seat } sacrifie
    } { $card }.
event-survivor-died = { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
    } { $card }.
event-fled = { $you ->
    [yes] Vous fuyez
   *[no] { $seat } fuit
    } les zombies.
event-retreated = { $you ->
    [yes] Vous fuyez
   *[no] { $seat } fuit
    } jusqu’en { $space }.
event-attacked = { $victim-you ->
    [yes] { $seat } vous attaque ({ $member }).
   *[no] { $you ->
        [yes] Vous attaquez
       *[no] { $seat } attaque
    } { $victim } ({ $member }).
    }
event-ambushed = { $victim-you ->
    [yes] { $seat } se jette sur vous à l’entrée.
   *[no] { $you ->
        [yes] Vous vous jetez
       *[no] { $seat } se jette
    } sur { $victim } à l’entrée.
    }
event-answered = { $victim-you ->
    [yes] { $seat } riposte contre vous ({ $member }).
   *[no] { $you ->
        [yes] Vous ripostez
       *[no] { $seat } riposte
    } contre { $victim } ({ $member }).
    }
event-wounded = { $victim-you ->
    [yes] { $seat } vous blesse ; santé { $health }.
   *[no] { $you ->
        [yes] Vous blessez
       *[no] { $seat } blesse
    } { $victim } ; santé { $health }.
    }
event-died = { $you ->
    [yes] Vous mourez
   *[no] { $seat } meurt
    }.
event-revived = { $you ->
    [yes] Vous continuez
   *[no] { $seat } continue
    } avec { $card } dans la maison { $house }.
event-rose = Un zombie se lève en { $space }.
event-lurched = Un zombie va de la case { $from } à la case { $space }.
event-knocked = Un zombie frappe à la maison { $house }, { $facade }.
event-looked = { $you ->
    [yes] Vous regardez
   *[no] { $seat } regarde
    } la clef de la maison { $house }.
event-saw-key = Dans la maison { $house } se trouve la clef de la voiture { $car }.
event-took-key = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
    } la clef de la voiture { $car } dans la maison { $house }.
event-started = { $you ->
    [yes] Vous démarrez
   *[no] { $seat } démarre
    } la voiture { $car }.
event-drove = { $you ->
    [yes] Vous conduisez
   *[no] { $seat } conduit
    } la voiture { $car } jusqu’en { $space }.
event-turned-car = { $you ->
    [yes] Vous faites
   *[no] { $seat } fait
    } pivoter la voiture { $car }.
event-ran-over = { $you ->
    [yes] Vous écrasez
   *[no] { $seat } écrase
    } { $count ->
        [one] { $count } zombie
       *[other] { $count } zombies
    } ; dommages de la voiture : { $damage }.
event-broke-down = { $you ->
    [yes] Votre voiture { $car }
   *[no] La voiture { $car } { LINK("de", $seat) }
    } rend l’âme.
event-got-out = { $you ->
    [yes] Vous descendez
   *[no] { $seat } descend
    } en { $space }.
event-completed = { $you ->
    [yes] Vous complétez
   *[no] { $seat } complète
    } l’agenda { $agenda } ({ $side }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
event-drew-agenda = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
    } un agenda secret.
event-got-agenda = Votre agenda secret : { $agenda }.
event-forwent = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
    } l’agenda { $agenda }.

## Refusals
reason-cards-wait = Les cartes se jouent pendant votre propre phase d’actions.
reason-agendas-wait = Les agendas se défaussent pendant votre propre phase d’actions.
reason-role-taken = { $seat } a déjà pris cette carte Joueur.
reason-house-taken = La maison { $house } est la base { LINK("de", $seat) }.
reason-no-way = Il n’y a pas de passage dans cette direction : le bord, un mur ou le cimetière.
reason-barred = { $you ->
    [yes] Votre barricade
   *[no] Une barricade { LINK("de", $seat) }
    } ferme ici la maison { $house }.
reason-zombies-here = Il faut d’abord en finir avec les zombies de votre case.
reason-no-action = Il ne vous reste pas d’action pour cela.
reason-in-car = Pas depuis une voiture.
reason-not-in-car = Vous n’êtes pas dans une voiture.
reason-not-in-house = Votre pion n’est pas dans une maison.
reason-guarded = Le garde d’un autre joueur est ici.
reason-owner-inside = Le pion du propriétaire est à l’intérieur.
reason-no-chip = Vous avez déjà quatre maisons : il ne vous reste aucun jeton.
reason-no-stand = Les douze socles sont utilisés.
reason-all-barred = Les quatre façades de cette maison sont barricadées.
reason-no-hand-free = Personne ici ne peut prendre une arme de plus.
reason-all-loaded = Aucune arme ici ne manque de balles.
reason-unhurt = Votre pion est indemne.
reason-no-barricade = Il n’y a pas de barricade adverse à votre portée.
reason-no-zombies = Aucun zombie ne l’entendrait.
reason-cornered = Aucune issue : les zombies attendent votre prochain tour.
reason-not-the-fewest = D’autres cases de l’anneau ont moins de zombies.
reason-not-nearer = Par là, il ne se rapprocherait pas.
reason-no-prey = D’ici, aucun pas ne rapproche du pion ou d’une maison gardée d’un autre joueur vivant.
reason-unheard = Aucun zombie d’ici ne peut suivre le bruit.
reason-zombie-moved = Les zombies d’ici ont déjà fait leur pas.
reason-must-fight = Il faut se battre : seule une blessure chasse le pion.
reason-zombies-there = Il y a des zombies de ce côté, et un autre chemin est libre.
reason-shorter-way = Cette case est déjà sur votre chemin, ou le chemin libre y est plus court.
reason-no-zombies-here = Il n’y a pas de zombie dans votre case.
reason-group-full = Plus aucun rescapé ne peut vous accompagner.
reason-guards-full = Cette maison a déjà tous ses gardes.
reason-no-room = Il n’y a de place pour le rescapé ni avec vous ni dans une maison ici.
reason-nothing-left = Il n’y a plus rien à trouver ici.
reason-no-car = Il n’y a pas de voiture sur votre case.
reason-no-key = Vous n’avez pas la clef de cette voiture.
reason-car-dead = Cette voiture ne fonctionne plus.
reason-sideways = Une voiture ne va pas latéralement.
reason-no-road = Il n’y a pas de route par là : le bord, une maison ou le cimetière.
reason-car-there = Une autre voiture s’y trouve.
reason-no-diagonal = L’axe ne pivote que juste après un pas en diagonale.
reason-out-of-reach = { $you ->
    [yes] Vous êtes hors
   *[no] { $seat } est hors
    } de portée.
reason-still-loaded = Seule une arme vide s’abandonne.
reason-enough-passed = Cinq armes ont changé de mains ce tour-ci.
reason-no-gun = Personne ici ne porte d’arme.
reason-no-target = Aucun zombie n’est à portée.
reason-no-bullet = Vous n’avez pas de balle.
reason-nobody-near = Personne à attaquer n’est à portée.
reason-no-follower = Aucun rescapé ne vous accompagne.
reason-no-guard = Vous n’avez pas de garde ici.
reason-no-key-here = Aucune clef de ce genre ne se trouve ici.
reason-key-seen = Vous connaissez déjà cette clef.
reason-forgone = Vous avez déjà défaussé un agenda ce tour-ci.
reason-no-agenda = Vous n’avez pas d’agenda inachevé.
reason-agenda-no-card = Les agendas ne font pas partie de la main.

## Screen
screen-day = Jour { $day } sur { $last }
screen-legend = Dans une case : voiture (= est-ouest, | nord-sud, x hors d’usage), pion (* plusieurs), nombre de zombies, solidité d’une barricade ; deux-points : l’accès d’une maison, virgule : l’anneau, ++ le cimetière.
screen-legend-houses = Dans une maison : lettre et propriétaire, trouvailles restantes, pions, z suivi du nombre de zombies, g pour des gardes.
screen-dead = hors jeu
screen-player = santé { $health }, zombies { $zombies }, maisons { $houses }, cartes { $cards }, agendas secrets { $agendas }
screen-in-car = dans la voiture { $car }
screen-keys = , clefs { $keys }
screen-finds = trouvailles { $finds }
screen-combat = carte Combat, { $copies } sur { $all } ; avec une balle : { $shot ->
        [kill] le zombie est tué
       *[miss] tir manqué
    } ; à mains nues : { $hands ->
        [kill] le zombie est tué
        [push] il est repoussé, rien ne se passe
       *[wound] le combattant est blessé
    }
screen-car = voiture { $space } ({ $damage })
screen-key = clef { $key }
screen-barricades = barricades N E S O : { $strengths }
screen-hand = Votre main :

## Ending
score-zombies = zombies collectés
score-houses = maisons
score-survivors = rescapés
score-barricades = barricades debout
score-guns = armes chargées
score-cars = voitures en état de marche
score-agendas = agendas complétés
score-unfinished = agendas inachevés
why-points = Le plus grand total de points l’emporte.
why-zombies = Égalité de points : celui qui a le plus de zombies l’emporte.
why-houses = Égalité de points et de zombies : celui qui a le plus de maisons l’emporte.
why-shared = Rien ne départage les vainqueurs : la victoire est partagée.
why-all-dead = Tout le monde est mort : celui qui a le plus de points l’emporte.
why-living = Le plus grand total de points parmi les vivants l’emporte : les morts passent après eux.

## What put somebody out of the game, for studies
cause-turned = un combat contre des zombies
cause-fled = une fuite devant les zombies
cause-wounded = l’attaque d’un voisin
cause-answered = la riposte d’un voisin

## What bots look at
term-life = vie et santé
term-points = points acquis
term-goals = agendas à portée
term-means = cartes, clefs et balles
term-danger = zombies proches

# What was done in one gesture
story-stepped = { $you ->
    [yes] Vous marchez
   *[no] { $seat } marche
    } jusqu’en { $place } ({ $count ->
        [one] { $count } case
       *[other] { $count } cases
    }).
story-drove = { $you ->
    [yes] Vous roulez
   *[no] { $seat } roule
    } jusqu’en { $place } ({ $count ->
        [one] { $count } case
       *[other] { $count } cases
    }).
story-dug-up = { $count ->
        [one] { $count } zombie surgit dans une maison.
       *[other] { $count } zombies surgissent dans les maisons.
    }
story-rose = { $count ->
        [one] { $count } zombie se lève
       *[other] { $count } zombies se lèvent
    }.
story-lurched = { $count ->
        [one] { $count } zombie avance
       *[other] { $count } zombies avancent
    }.

## The end told: what a lone player reached, and what everybody did

tally-kills = Zombies tués
tally-run-over = Zombies écrasés
tally-damage = Dommages subis
tally-planks = Barricades posées
tally-searches = Maisons fouillées
tally-steps = Cases parcourues à pied
tally-houses = Maisons prises
lead-points = { $lead ->
    [one] { $lead } point d’avance
   *[other] { $lead } points d’avance
    }

## Where resources come from and go, in studies

flow-completed = agendas
flow-discarded = défausses
flow-drew = pioches
flow-healed = soins
flow-hurt = blessures
flow-joined = nouveaux venus
flow-killed = combats
flow-played = cartes jouées
flow-ran-over = conduite
flow-sacrificed = sacrifices
flow-survivor-died = morts

# Kinds of decisions, in the figures of studies.
decision-ambush = combats à la porte
decision-attack = attaques contre des voisins
decision-clash = combats contre des zombies
decision-drive = conduite
decision-exchange = coups entre voisins
decision-hand-over = armes transmises
decision-lurch = déplacement des zombies
decision-movement = marche
decision-new-agenda = pioche d’agendas
decision-opening = mise en place
decision-retreat = fuite
decision-revive = reprise après une mort
decision-rise = apparition des zombies
decision-shot = tirs
decision-toll = coût d’un événement
decision-turn = actions d’un tour
decision-use-card = emploi d’une carte jouée
decision-wound = manière de subir une blessure
