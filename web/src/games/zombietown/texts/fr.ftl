
board-stage = Jour { $day } sur { $last }
board-town = Le quartier
board-own = Mes affaires
board-group = Mon groupe
board-hand = Mes cartes
board-agendas = Mes agendas secrets
board-day = Jour { $day } sur { $last }
board-day-word = Jour
board-day-of = sur { $last }
board-turn = { $you ->
        [yes] À vous de jouer
       *[no] Tour { LINK("de", $seat) }
    }
board-actions = { $actions ->
        [one] { $actions } action restante
       *[other] { $actions } actions restantes
    }
board-free = Le mouvement libre reste à faire
board-free-used = Le mouvement libre est utilisé
board-reserve = { $count } dans les tombes
board-score = points acquis
board-score-open = points acquis, sans les agendas secrets
board-zombies = zombies collectés
board-health-word = santé
board-health = Santé { $health }
board-houses = maisons possédées
board-cards = cartes en main
board-survivors-word = { $count ->
        [one] rescapé
       *[other] rescapés
    }
board-bullets-word = { $count ->
        [one] balle
       *[other] balles
    }
board-bullets-left = { $count ->
        [one] { $count } balle
       *[other] { $count } balles
    }
board-house-free = N’appartient à personne
board-house-yours = Vous appartient
board-house-owned = Appartient à { $seat }
board-finds = { $count ->
        [0] Plus rien à trouver
        [one] { $count } trouvaille restante
       *[other] { $count } trouvailles restantes
    }
board-key = Clef de la voiture { $car }
board-kept = gardée
board-no-cards = Aucune carte en main
board-points = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
result-kill = tué
result-push = repoussé
result-miss = manqué
result-wound = blessure
ref-space = { $value ->
        [A] Maison A
        [B] Maison B
        [C] Maison C
        [D] Maison D
        [E] Maison E
        [F] Maison F
        [G] Maison G
        [H] Maison H
        [I] Maison I
        [J] Maison J
        [K] Maison K
        [L] Maison L
       *[other] Case { $value }
    }
ref-house = Maison { $value }
ref-car = Voiture de la maison { $value }
ref-guard = Garde { $value }
ref-follower = Rescapé { $value }
brief-pistol = 3 balles
brief-shotgun = 2 balles, retourne 2 cartes
brief-ammo = recharge une arme
brief-boards = barricade, solidité { $boards }
brief-furniture = barricade, solidité { $furniture }
brief-first_aid = soigne 1 dommage
brief-second_wind = un mouvement de plus
brief-crowbar = abat une barricade
brief-noise_maker = attire quatre zombies
brief-back_window = sortie par tout côté
brief-survivor = vous suit ou monte la garde
sign-hunters_den = Chez le|chasseur
sign-collectors_villa = Villa de|collection
sign-ex_cops_bungalow = Chez|l’ex-flic
sign-carpenters_shop = Atelier|menuisier
sign-half_built_home = Maison|inachevée
sign-hoarders_house = Maison|encombrée
sign-nursery_home = Chez la|nounou
sign-pensioners_flat = Chez les|retraités
sign-party_house = Maison|en fête
sign-nurses_cottage = Cottage|infirmière
sign-gun_club_garage = Garage|club de tir
sign-caretakers_lodge = Loge du|gardien
goal-survivors_travelling = { $amount } rescapés, dont { $of } en déplacement
goal-barricades_spread = { $amount } barricades dans { $of } maisons
goal-bullets = { $amount } balles
goal-zombies = { $amount } zombies collectés
goal-hand_kills_turn = { $amount } à mains nues en un tour
goal-shot_kills_turn = { $amount } abattus en un tour
goal-run_over = { $amount } écrasés
goal-keys = { $amount } clefs
goal-closed_house = Une maison fermée des { $amount } côtés
goal-houses_searched = { $amount } maisons fouillées
goal-parked_facade = Une voiture garée devant chez vous
goal-takeover = Prendre { $amount } maisons à d’autres
goal-unscathed_hunter = Indemne, { $amount } zombies, derniers jours
goal-turn_in_foreign_house = Finir un tour chez un autre
goal-ring_sides = { $amount } côtés de l’anneau en un tour
goal-full_health_half_time = Indemne à la mi-partie
goal-wounds_dealt = { $amount ->
        [one] Blesser un joueur
       *[other] Infliger { $amount } blessures
    }
goal-turn_on_ring = Finir un tour sur l’anneau
goal-turn_in_second_house = Finir un tour dans une 2ᵉ maison
goal-guns_turn = { $amount } armes en un tour
goal-run_over_turn = { $amount } écrasés en un tour
goal-kills_turn = { $amount } tués en un tour
goal-searches_turn = { $amount } fouilles en un tour
goal-keys_turn = Prendre une clef
goal-survivors_turn = { $amount } rescapés en un tour
goal-takeovers_turn = Prendre une maison à un autre
secret-opening = Agendas reçus
secret-agendas = Agendas secrets
secret-hand = Main
answers-keep = Garder une carte
answers-forgo = Défausser un agenda
answers-load = Recharger une arme
answers-to = Choisir qui la reçoit
answers-station = Poster un rescapé ici
answers-sacrifice = Sacrifier un rescapé
answers-role = Choisir un rôle
answers-play = Jouer une carte
answers-discard = Défausser une carte
answers-with = Choisir une arme
answers-drop = Abandonner une arme
answers-give = Donner une arme
answers-fetch = Emmener un garde
answers-place = Barricader une façade
answers-drive = Rouler
plan-rise = les { $count } d’un coup
plan-zombies = tous les mouvements d’un coup
plan-zombies-go = Suivre les flèches
plan-rise-go = Les faire se lever là
board-copy = Vous avez déjà accompli cette carte : ce double ne fait que coûter des points.
board-copy-short = un double
board-completed = accompli
board-affinity = Si la fouille donne { $family ->
        [gun] une arme
        [barricade] une barricade
        [survivor] un rescapé
        [first_aid] des soins
       *[other] des munitions
    }, vous piochez une carte de plus.
board-twice = Une fouille prend deux trouvailles : vous piochez deux cartes.
