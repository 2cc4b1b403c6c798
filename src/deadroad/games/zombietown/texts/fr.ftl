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
setting-bite-help = Combien de dommages cause une blessure par les zombis, ou la fuite devant eux.
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
setting-graves = Jours par zombi qui se lève
setting-graves-help = Le numéro du jour divisé par ce nombre, arrondi au supérieur, donne les zombis qui se lèvent à chaque tour.
setting-lurches = Zombis déplacés
setting-lurches-help = Nombre de zombis que le joueur actif déplace à chaque tour.
setting-boards = Solidité des planches
setting-boards-help = Nombre de coups qu’encaisse une barricade de planches.
setting-furniture = Solidité des meubles
setting-furniture-help = Nombre de coups qu’encaisse une barricade de meubles.
setting-zombie_points = Points par zombi
setting-zombie_points-help = Valeur de chaque zombi collecté.
setting-house_points = Points par maison
setting-house_points-help = Valeur de chaque maison possédée.
setting-survivor_points = Points par rescapé
setting-survivor_points-help = Valeur de chaque rescapé, en déplacement ou de garde.
setting-barricade_points = Points par barricade
setting-barricade_points-help = Valeur de chaque barricade debout dans une maison à soi.
setting-gun_points = Points par arme
setting-gun_points-help = Valeur de chaque arme chargée.
setting-abilities = Capacités
setting-abilities-help = Les cartes Joueur ont chacune une capacité et se choisissent à tour de rôle.
setting-second_life = Seconde vie
setting-second_life-help = Un joueur qui meurt continue avec un garde comme nouveau pion.
preset-bloody = Sanglant
preset-bloody-help = Plus de zombis se lèvent et avancent, une blessure coûte 4 points de santé sur 5 : une partie sur deux, quelqu’un meurt.
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
card-alma-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-bruno = Bruno
card-bruno-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-celia = Celia
card-celia-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-dexter = Dexter
card-dexter-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-edith = Edith
card-edith-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-felix = Felix
card-felix-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-greta = Greta
card-greta-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-hector = Hector
card-hector-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-iris = Iris
card-iris-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-jonas = Jonas
card-jonas-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-kendra = Kendra
card-kendra-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-luis = Luis
card-luis-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-mabel = Mabel
card-mabel-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-nestor = Nestor
card-nestor-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-olga = Olga
card-olga-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-percy = Percy
card-percy-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-ruth = Ruth
card-ruth-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-silas = Silas
card-silas-text = Rescapé : rejoint votre pion ou garde la maison où vous êtes.
card-first_aid = premiers soins
card-first_aid-text = Votre pion guérit d’un dommage.
card-second_wind = second souffle
card-second_wind-text = Un mouvement à pied de plus ; ne coûte pas d’action.
card-crowbar = pied-de-biche
card-crowbar-text = Détruisez une barricade adverse de la maison où vous êtes, ou sur la façade devant vous.
card-noise_maker = crécelle
card-noise_maker-text = Nommez une case. Quatre zombis à cinq cases au plus font un pas vers elle.
card-back_window = fenêtre de derrière
card-back_window-text = Quittez la maison où vous êtes par n’importe quelle façade, malgré les barricades.
card-fresh_graves = tombes fraîches
card-fresh_graves-text = Trois zombis de plus se lèvent ce tour-ci.
card-restless = agités
card-restless-text = Six zombis de plus se déplacent ce tour-ci.
card-quick_dead = morts pressés
card-quick_dead-text = Chaque zombi déplacé ce tour-ci avance de deux cases ; frapper une barricade compte pour une.
card-rotten_wood = bois pourri
card-rotten_wood-text = Chaque joueur vivant ôte 1 de solidité à une de ses barricades.
card-cold_feet = la frousse
card-cold_feet-text = Qui a le plus de rescapés en perd un ; à égalité, chacun d’eux.
card-damp_powder = poudre mouillée
card-damp_powder-text = Chaque joueur vivant perd une balle.
card-lull = accalmie
card-lull-text = Aucun zombi ne se lève ce tour-ci.
card-airdrop = parachutage
card-airdrop-text = Chaque joueur vivant pioche une carte ; un évènement pioché est défaussé sans effet.
card-looters = pillards
card-looters-text = Chaque joueur vivant défausse une carte ; les agendas ne comptent pas.
card-under_the_floor = sous le plancher
card-under_the_floor-text = Un zombi apparaît dans chaque maison sans propriétaire et où il n’y a personne.
card-help_is_late = les secours tardent
card-help_is_late-text = Piochée l’un des trois derniers jours : la partie dure un jour de plus. Piochée plus tôt : sans effet.

## Houses
house_card-hunters_den = le repaire du chasseur
house_card-collectors_villa = la villa du collectionneur
house_card-ex_cops_bungalow = le pavillon de l’ancien flic
house_card-carpenters_shop = l’atelier du menuisier
house_card-half_built_home = la maison inachevée
house_card-hoarders_house = la maison de l’entasseur
house_card-nursery_home = la maison de la crèche
house_card-pensioners_flat = l’appartement des retraités
house_card-party_house = la maison de la fête
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
role-nurse-text = Les premiers soins guérissent de 2.
role-roofer = couvreur
role-roofer-text = Les planches que vous posez ont 1 de solidité en plus.
role-deputy = adjointe du shérif
role-deputy-text = Le premier tir manqué de votre tour est repioché.
role-realtor = agent immobilier
role-realtor-text = Vos maisons autres que la base valent 4.
role-coach = entraîneuse
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
agenda-untouched = Intact
agenda-grave_watch = Veilleur de tombes
agenda-vendetta = Vengeance
agenda-block_captain-text = Finir son tour dans une de ses maisons autre que sa base (2) / une de ses maisons fermée des quatre côtés par des barricades ou des voitures (5).
agenda-gun_shop-text = Mettre 2 armes en jeu en un tour (2) / 15 balles en tout (5).
agenda-good_shepherd-text = Mettre 2 rescapés en jeu en un tour (2) / 16 zombis collectés (6).
agenda-iron_fists-text = Tuer 3 zombis en un tour (2) / en tuer 3 à mains nues en un tour (5).
agenda-exterminator-text = 9 zombis collectés (3) / 5 zombis abattus en un tour (5).
agenda-brawler-text = Tuer un zombi à mains nues (2) / 7 rescapés, dont 3 en déplacement (5).
agenda-hit_and_run-text = 3 zombis abattus en un tour (2) / 6 zombis écrasés dans la partie (5).
agenda-fortress-text = Prendre une clef (2) / 4 clefs (5).
agenda-road_hog-text = Écraser 2 zombis en un tour (2) / 7 maisons différentes fouillées (4).
agenda-valet-text = Prendre la maison d’un autre joueur (2) / une voiture dont on a la clef barre une façade d’une de ses maisons, ailleurs que sur son allée (4).
agenda-scavenger-text = Fouiller deux fois en un tour (2) / pleine santé et 6 zombis collectés à la fin d’un jour, à partir de deux jours avant la fin (5).
agenda-trespasser-text = Finir son tour dans la maison d’un autre joueur (2) / prendre 4 maisons à d’autres joueurs dans la partie (5).
agenda-untouched-text = Pleine santé à la fin du jour de mi-partie (2) / infliger 3 blessures à des joueurs (5).
agenda-grave_watch-text = Finir son tour sur l’anneau (2) / se tenir ou rouler sur les quatre côtés de l’anneau en un tour ; un coin compte pour ses deux côtés (4).
agenda-vendetta-text = Blesser un joueur (2) / 8 de ses barricades debout, dans au moins trois maisons (5).
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
member-follower1 = rescapé 1
member-follower2 = rescapé 2
member-follower3 = rescapé 3
member-follower4 = rescapé 4
member-guard1 = garde 1
member-guard2 = garde 2
member-guard3 = garde 3
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
        [0] Actions restantes : { $actions }. Que faites-vous ?
       *[other] Actions restantes : { $actions }, et le mouvement libre. Que faites-vous ?
    }
question-surrounded = Il y a des zombis ici. Combattez-les, une action chacun, fuyez{ $car ->
        [0] .
       *[other] , repartez ou descendez.
    } Actions restantes : { $actions }.
question-discard = Défaussez pour ne garder que { $limit } cartes.
question-walk = Continuez ou arrêtez-vous. Cases restantes : { $left }.
question-clash = { $count ->
        [one] Un zombi est sur vous.
       *[other] { $count } zombis sont sur vous.
    } Avec quoi vous battez-vous ?
question-wound = Vous êtes blessé : dommages { $damage }, santé { $health }. Les prendre ou sacrifier un rescapé ?
question-retreat = Fuyez. Cases restantes : { $left }.
question-shoot = Sur quel zombi tirez-vous ?
question-shoot-with = Avec quelle arme tirez-vous sur { $space } ?
question-aim = Qui visez-vous ?
question-strike = Avec quoi attaquez-vous { $seat } ?
question-answer = { $seat } vous a attaqué. Répondre ou laisser faire ?
question-ambush = { $seat } est entré dans la maison où vous êtes. Engager le combat pour une action de votre prochain tour ?
question-use-card = Vous avez joué : { $card }. Pour quoi ?
question-hand-over = À qui passez-vous : { $arm } ?
question-rise = Un zombi se lève. Où ? Encore à lever : { $left }.
question-zombie = Quel zombi avance ? Déplacements restants : { $left }.
question-follow-noise = Quel zombi suit le bruit en { $space } ? Déplacements restants : { $left }.
question-lurch = Où va le zombi de { $space } ?
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
option-step = Un pas : { $direction }
option-stop = S’arrêter ici
option-search = Fouiller la maison
option-look = Regarder la clef
option-take = Prendre la clef
option-reclaim = Prendre la clef revenue
option-start = Monter et démarrer
option-out = Descendre
option-end = Finir les actions
option-fight = Combattre un zombi ici
option-flee = Prendre le dommage et fuir
option-shoot = Tirer sur un zombi
option-attack = Attaquer quelqu’un
option-hurt = Prendre le dommage
option-draw = Piocher un agenda
option-decline = N’en piocher aucun
option-pass = Laisser faire
option-turn = Faire pivoter la voiture
option-join = Le rescapé vous accompagne
option-post = Poster le rescapé ici
option-drive = Rouler : { $heading }
option-with = Avec : { $arm }
option-give = Passer : { $arm }
option-drop = Abandonner : { $arm }
option-load = Recharger : { $arm }
option-dampen = Perdre une balle : { $arm }
option-dampen-guard = Perdre une balle du garde { $guard }, maison { $house }
option-to = À : { $member }
option-station = Poster ici le rescapé { $follower }
option-fetch = Emmener le garde { $guard }
option-sacrifice = Sacrifier le rescapé { $follower }
option-aim = Viser : { $seat }
option-aim-follower = Viser le rescapé { $follower } : { $seat }
option-aim-guard = Viser le garde { $guard }
option-place = Barricader : { $facade }
option-break = Affaiblir la barricade de 1 : { $facade }
option-pry = Forcer la barricade : { $facade }
option-leave = Sortir : { $facade }
option-forgo = Défausser l’agenda { $agenda }
option-rise = En { $square }
option-zombie = Le zombi en { $space }
option-lurch = Avancer : { $direction }
option-at = Tirer sur { $space }
option-noise = Faire du bruit en { $square }
option-rot = Maison { $house }, { $facade }
option-desert = Perdre le rescapé { $follower }
option-desert-guard = Perdre le garde { $guard }, maison { $house }
option-revive = Continuer avec le garde { $guard }, maison { $house }
option-rest = Laisser les autres avancer seuls

## Log
event-began = { $seat } commence.
event-took-role = { $seat } prend la carte : { $role }.
event-settled = { $seat } s’installe dans la maison { $house }.
event-kept = { $seat } garde { $count } cartes.
event-dealt = Vous pouvez garder parmi : { $cards }.
event-showed-twins = { $seat } montre deux fois l’agenda { $agenda }, en défausse un et repioche.
event-day-began = Jour { $day }.
event-turn-began = { $seat } a { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
event-drew = { $seat } pioche une carte.
event-drew-card = Vous piochez : { $card }.
event-event-drawn = { $seat } pioche un évènement : { $card }.
event-event-ignored = { $seat } pioche un évènement sans effet : { $card }.
event-discarded = { $seat } défausse : { $card }.
event-delayed = Les secours tardent : un jour de plus. Le dernier jour est maintenant le jour { $day }.
event-help-on-time = Les secours sont toujours attendus le jour { $day } : rien ne change.
event-dug-up = Un zombi surgit dans la maison { $house }.
event-stepped = { $seat } va en { $space }.
event-searched = { $seat } fouille la maison { $house } ; trouvailles restantes : { $finds }.
event-played = { $seat } joue : { $card }.
event-armed = { $seat } : { $card } à { $bullets ->
        [one] { $bullets } balle
       *[other] { $bullets } balles
    } pour { $member }.
event-dropped = { $seat } abandonne : { $card }.
event-loaded = { $seat } : { $arm }, { $bullets ->
        [one] { $bullets } balle
       *[other] { $bullets } balles
    }.
event-healed = { $seat } remonte à { $health } de santé.
event-joined = { $card } rejoint { $seat }.
event-posted = { $card } garde la maison { $house } pour { $seat }.
event-fetched = { $seat } emmène { $card } de la maison { $house }.
event-noise-made = { $seat } fait du bruit en { $space }.
event-barricaded = { $seat } barricade la maison { $house }, { $facade } : solidité { $strength }.
event-claimed = { $seat } s’approprie la maison { $house }.
event-taken-over = { $seat } prend la maison { $house } à { $victim }.
event-lost = { $seat } perd la maison { $house }.
event-weakened = Barricade de la maison { $house }, { $facade } : solidité { $strength }.
event-fell = La barricade de la maison { $house }, { $facade }, cède.
event-turned = { $seat }, { $arm } : { $combats }.
event-killed = { $seat } tue un zombi en { $space } ; collection : { $zombies }.
event-hurt = { $seat } prend { $damage ->
        [one] 1 dommage
       *[other] { $damage } dommages
    } ; santé { $health }.
event-sacrificed = { $seat } sacrifie { $card }.
event-survivor-died = { $seat } perd { $card }.
event-fled = { $seat } fuit les zombis.
event-retreated = { $seat } recule en { $space }.
event-attacked = { $seat } attaque { $victim } ({ $member }).
event-ambushed = { $seat } se jette sur { $victim } à l’entrée.
event-answered = { $seat } riposte contre { $victim } ({ $member }).
event-wounded = { $seat } blesse { $victim } ; santé { $health }.
event-died = { $seat } meurt.
event-revived = { $seat } continue avec { $card } dans la maison { $house }.
event-rose = Un zombi se lève en { $space }.
event-lurched = Un zombi va de { $from } à { $space }.
event-knocked = Un zombi frappe à la maison { $house }, { $facade }.
event-looked = { $seat } regarde la clef de la maison { $house }.
event-saw-key = Dans la maison { $house } se trouve la clef de la voiture { $car }.
event-took-key = { $seat } prend la clef de la voiture { $car } dans la maison { $house }.
event-started = { $seat } démarre la voiture { $car }.
event-drove = { $seat } conduit la voiture { $car } en { $space }.
event-turned-car = { $seat } fait pivoter la voiture { $car }.
event-ran-over = { $seat } en écrase { $count } ; dommages { $damage }.
event-broke-down = La voiture { $car } de { $seat } rend l’âme.
event-got-out = { $seat } descend en { $space }.
event-completed = { $seat } complète { $agenda }, { $side } : { $points } points.
event-drew-agenda = { $seat } pioche un agenda secret.
event-got-agenda = Votre agenda secret : { $agenda }.
event-forwent = { $seat } défausse l’agenda { $agenda }.

## Refusals
reason-cards-wait = Les cartes se jouent pendant votre propre phase d’actions.
reason-agendas-wait = Les agendas se défaussent pendant votre propre phase d’actions.
reason-role-taken = { $seat } a pris cette carte Joueur.
reason-house-taken = La maison { $house } est la base de { $seat }.
reason-no-way = Il n’y a pas de passage dans cette direction : le bord, un mur ou le cimetière.
reason-barred = Une barricade de { $seat } ferme ici la maison { $house }.
reason-zombies-here = Il faut d’abord en finir avec les zombis de votre case.
reason-no-action = Il ne vous reste pas d’action pour cela.
reason-in-car = Pas depuis une voiture.
reason-not-in-car = Vous n’êtes pas dans une voiture.
reason-not-in-house = Votre pion n’est pas dans une maison.
reason-guarded = Le garde d’un autre joueur est ici.
reason-owner-inside = Le pion du propriétaire est à l’intérieur.
reason-no-chip = Vous avez déjà quatre maisons et plus de jeton.
reason-no-stand = Les douze socles sont utilisés.
reason-all-barred = Les quatre façades de cette maison sont barricadées.
reason-no-hand-free = Personne ici ne peut prendre une arme de plus.
reason-all-loaded = Aucune arme ici ne manque de balles.
reason-unhurt = Votre pion est indemne.
reason-no-barricade = Il n’y a pas de barricade adverse à votre portée.
reason-no-zombies = Aucun zombi ne l’entendrait.
reason-cornered = Aucune issue : les zombis attendent votre prochain tour.
reason-not-the-fewest = D’autres cases de l’anneau ont moins de zombis.
reason-not-nearer = Par là, il ne se rapprocherait pas.
reason-no-prey = D’ici, aucun pas ne rapproche du pion ou d’une maison gardée d’un autre joueur vivant.
reason-unheard = Aucun zombi d’ici ne peut suivre le bruit.
reason-zombie-moved = Les zombis d’ici ont déjà fait leur pas.
reason-must-fight = Il faut se battre : seule une blessure chasse le pion.
reason-zombies-there = Il y a des zombis par là, et un autre chemin est libre.
reason-shorter-way = Vous y êtes déjà passé, ou le chemin libre y est plus court.
reason-no-zombies-here = Il n’y a pas de zombi dans votre case.
reason-group-full = Plus aucun rescapé ne peut vous accompagner.
reason-guards-full = Cette maison a tous les gardes possibles.
reason-no-room = Il n’y a de place pour le rescapé ni avec vous ni dans une maison ici.
reason-nothing-left = Il n’y a plus rien à trouver ici.
reason-no-car = Il n’y a pas de voiture sur votre case.
reason-no-key = Vous n’avez pas la clef de cette voiture.
reason-car-dead = Cette voiture ne fonctionne plus.
reason-sideways = Une voiture ne va pas latéralement.
reason-no-road = Il n’y a pas de route par là : le bord, une maison ou le cimetière.
reason-car-there = Une autre voiture s’y trouve.
reason-no-diagonal = L’axe ne pivote que juste après un pas en diagonale.
reason-out-of-reach = { $seat } est hors de portée.
reason-still-loaded = Seule une arme vide s’abandonne.
reason-enough-passed = Cinq armes ont changé de mains ce tour-ci.
reason-no-gun = Personne ici ne porte d’arme.
reason-no-target = Aucun zombi n’est à portée.
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
screen-legend = Dans une case : voiture (= est-ouest, | nord-sud, x hors d’usage), pion (* plusieurs), nombre de zombis, force d’une barricade ; virgule : l’anneau, ++ le cimetière.
screen-legend-houses = Dans une maison : lettre et propriétaire, trouvailles restantes, pions, z et ses zombis, g pour des gardes.
screen-dead = mort
screen-player = santé { $health }, zombis { $zombies }, maisons { $houses }, cartes { $cards }, agendas secrets { $agendas }
screen-in-car = dans la voiture { $car }
screen-keys = , clefs { $keys }
screen-finds = trouvailles { $finds }
screen-car = voiture { $space } ({ $damage })
screen-key = clef { $key }
screen-barricades = barricades N E S O : { $strengths }
screen-hand = Votre main :

## Ending
score-zombies = zombis
score-houses = maisons
score-survivors = rescapés
score-barricades = barricades debout
score-guns = armes chargées
score-cars = voitures en état de marche
score-agendas = agendas complétés
score-unfinished = agendas inachevés
why-points = Le plus grand total de points l’emporte.
why-zombies = Égalité de points ; le plus de zombis l’emporte.
why-houses = Égalité de points et de zombis ; le plus de maisons l’emporte.
why-shared = Rien ne départage les vainqueurs : la victoire est partagée.
why-all-dead = Tout le monde est mort ; le plus de points l’emporte.

## What put somebody out of the game, for studies
cause-turned = un combat contre des zombis
cause-fled = une fuite devant les zombis
cause-wounded = l’attaque d’un voisin
cause-answered = la riposte d’un voisin

## What bots look at
term-life = vie et santé
term-points = points acquis
term-goals = agendas à portée
term-means = cartes, clefs et balles
term-danger = zombis proches

# What was done in one gesture
story-stepped = { $you ->
    [yes] Vous marchez jusqu’à { $place }, { $count } cases.
   *[no] { $seat } marche jusqu’à { $place }, { $count } cases.
    }
story-drove = { $you ->
    [yes] Vous roulez jusqu’à { $place }, { $count } cases.
   *[no] { $seat } roule jusqu’à { $place }, { $count } cases.
    }
story-rose = { $count } zombies se lèvent.
story-lurched = { $count } zombies avancent.
