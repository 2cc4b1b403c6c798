
board-stage = Day { $day } of { $last }
board-town = The suburb
board-own = My things
board-group = My group
board-hand = My cards
board-agendas = My secret agendas
board-day = Day { $day } of { $last }
board-day-word = Day
board-day-of = of { $last }
board-turn = { $you ->
        [yes] Your turn
       *[no] { $seat }’s turn
    }
board-actions = { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }
board-free = The free movement is left
board-free-used = The free movement is used
board-reserve = { $count } in the graves
board-score = points so far
board-score-open = points so far, secret agendas not counted
board-zombies = zombies collected
board-health-word = health
board-health = Health { $health }
board-houses = houses owned
board-cards = cards in hand
board-survivors-word = { $count ->
        [one] survivor
       *[other] survivors
    }
board-bullets-word = { $count ->
        [one] bullet
       *[other] bullets
    }
board-bullets-left = { $count ->
        [one] 1 bullet
       *[other] { $count } bullets
    }
board-house-free = Belongs to nobody
board-house-yours = Belongs to you
board-house-owned = Belongs to { $seat }
board-finds = { $count ->
        [0] Nothing left to find
        [one] 1 find left
       *[other] { $count } finds left
    }
board-key = Key of car { $car }
board-kept = kept
board-no-cards = No cards in hand
board-points = { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
result-kill = kill
result-push = push
result-miss = miss
result-wound = wound
ref-space = { $value ->
        [A] House A
        [B] House B
        [C] House C
        [D] House D
        [E] House E
        [F] House F
        [G] House G
        [H] House H
        [I] House I
        [J] House J
        [K] House K
        [L] House L
       *[other] Square { $value }
    }
ref-house = House { $value }
ref-car = Car of house { $value }
ref-guard = Guard { $value }
ref-follower = Survivor { $value }
brief-pistol = 3 bullets
brief-shotgun = 2 bullets, turns 2 cards
brief-ammo = fills one gun again
brief-boards = barricade of { $boards }
brief-furniture = barricade of { $furniture }
brief-first_aid = heals 1 damage
brief-second_wind = moves you once more
brief-crowbar = tears a barricade down
brief-noise_maker = lures four zombies
brief-back_window = out by any side
brief-survivor = travels along or guards
sign-hunters_den = Hunter’s|den
sign-collectors_villa = Collector’s|villa
sign-ex_cops_bungalow = Ex-cop’s|bungalow
sign-carpenters_shop = Carpenter|shop
sign-half_built_home = Half-built|home
sign-hoarders_house = Hoarder’s|house
sign-nursery_home = Nursery|home
sign-pensioners_flat = Pensioner|flat
sign-party_house = Party|house
sign-nurses_cottage = Nurse’s|cottage
sign-gun_club_garage = Gun club|garage
sign-caretakers_lodge = Caretaker|lodge
goal-survivors_travelling = { $amount } survivors, { $of } travelling
goal-barricades_spread = { $amount } barricades in { $of } houses
goal-bullets = { $amount } bullets
goal-zombies = { $amount } zombies collected
goal-hand_kills_turn = { $amount } bare-handed in one turn
goal-shot_kills_turn = { $amount } shot in one turn
goal-run_over = { $amount } run over
goal-keys = { $amount } keys
goal-closed_house = A house closed on { $amount } sides
goal-houses_searched = { $amount } houses searched
goal-parked_facade = Your car bars a house of yours
goal-takeover = Take over { $amount } houses
goal-unscathed_hunter = Unhurt, { $amount } zombies, last days
goal-turn_in_foreign_house = End a turn in another’s house
goal-ring_sides = { $amount } sides of the ring in one turn
goal-full_health_half_time = Unhurt at half-time
goal-wounds_dealt = { $amount ->
        [one] Wound a player
       *[other] Deal { $amount } wounds
    }
goal-turn_on_ring = End a turn on the ring
goal-turn_in_second_house = End a turn in a second house
goal-guns_turn = { $amount } guns in one turn
goal-run_over_turn = { $amount } run over in one turn
goal-kills_turn = { $amount } killed in one turn
goal-searches_turn = Search { $amount } times in one turn
goal-keys_turn = Take a key
goal-survivors_turn = { $amount } survivors in one turn
goal-takeovers_turn = Take over a house
secret-opening = Agendas dealt
secret-agendas = Secret agendas
secret-hand = Hand
answers-keep = Keep a card
answers-forgo = Discard an agenda
answers-load = Load a gun
answers-to = Choose who gets it
answers-station = Station a survivor here
answers-sacrifice = Give up a survivor
answers-role = Choose a role
answers-play = Play a card
answers-discard = Discard a card
answers-with = Choose a weapon
answers-drop = Drop a gun
answers-give = Pass on a gun
answers-fetch = Take a guard along
answers-place = Bar a facade
answers-drive = Drive
plan-rise = { $count ->
        [2] both
       *[other] all { $count }
    } at once
plan-zombies = all moves at once
plan-zombies-go = Follow the arrows
plan-rise-go = Let them rise there
board-copy = You have completed this card before: this copy only costs points.
board-copy-short = a copy
board-completed = completed
board-affinity = If a search finds { $family ->
        [gun] a gun
        [barricade] a barricade
        [survivor] a survivor
        [first_aid] first aid
       *[other] ammunition
    }, you draw one more card.
board-twice = A search takes two finds: you draw two cards.
