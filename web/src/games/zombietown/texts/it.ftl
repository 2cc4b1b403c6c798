
board-stage = Giorno { $day } di { $last }
board-town = Il quartiere
board-own = Le mie cose
board-group = Il mio gruppo
board-hand = Le mie carte
board-agendas = Le mie agende segrete
board-day = Giorno { $day } di { $last }
board-day-word = Giorno
board-day-of = di { $last }
board-turn = { $you ->
        [yes] Tocca a te
       *[no] Turno di { $seat }
    }
board-actions = { $actions ->
        [one] 1 azione rimasta
       *[other] { $actions } azioni rimaste
    }
board-free = Il movimento gratuito è ancora disponibile
board-free-used = Il movimento gratuito è già stato usato
board-reserve = { $count } nelle tombe
board-score = punti finora
board-score-open = punti finora, senza le agende segrete
board-zombies = zombie raccolti
board-health-word = salute
board-health = Salute { $health }
board-houses = case possedute
board-cards = carte in mano
board-survivors-word = { $count ->
        [one] sopravvissuto
       *[other] sopravvissuti
    }
board-bullets-word = { $count ->
        [one] colpo
       *[other] colpi
    }
board-bullets-left = { $count ->
        [one] 1 colpo
       *[other] { $count } colpi
    }
board-house-free = Non è di nessuno
board-house-yours = È tua
board-house-owned = Proprietario: { $seat }
board-finds = { $count ->
        [0] Non c’è più niente da trovare
        [one] 1 ritrovamento rimasto
       *[other] { $count } ritrovamenti rimasti
    }
board-key = Chiave dell’auto { $car }
board-kept = tenuta
board-no-cards = Nessuna carta in mano
board-points = { $points } pt
result-kill = ucciso
result-push = respinto
result-miss = mancato
result-wound = ferita
ref-space = { $value ->
        [A] Casa A
        [B] Casa B
        [C] Casa C
        [D] Casa D
        [E] Casa E
        [F] Casa F
        [G] Casa G
        [H] Casa H
        [I] Casa I
        [J] Casa J
        [K] Casa K
        [L] Casa L
       *[other] Casella { $value }
    }
ref-house = Casa { $value }
ref-car = Auto della casa { $value }
ref-guard = Guardia { $value }
ref-follower = Sopravvissuto { $value }
brief-pistol = 3 colpi
brief-shotgun = 2 colpi, scopre 2 carte
brief-ammo = ricarica un’arma
brief-boards = barricata da { $boards }
brief-furniture = barricata da { $furniture }
brief-first_aid = cura 1 danno
brief-second_wind = un altro movimento
brief-crowbar = abbatte una barricata
brief-noise_maker = attira quattro zombie
brief-back_window = fuori da ogni lato
brief-survivor = ti segue o fa la guardia
sign-hunters_den = Tana del|cacciatore
sign-collectors_villa = Villa da|collezione
sign-ex_cops_bungalow = Dall’ex|poliziotto
sign-carpenters_shop = Bottega|falegname
sign-half_built_home = Casa|incompiuta
sign-hoarders_house = Casa|stipata
sign-nursery_home = Casa|della tata
sign-pensioners_flat = Casa|pensionati
sign-party_house = Casa in|festa
sign-nurses_cottage = Villino|infermiera
sign-gun_club_garage = Garage|del tiro
sign-caretakers_lodge = Alloggio|custode
goal-survivors_travelling = { $amount } sopravvissuti, { $of } al seguito
goal-barricades_spread = { $amount } barricate in { $of } case
goal-bullets = { $amount } colpi
goal-zombies = { $amount } zombie raccolti
goal-hand_kills_turn = { $amount } a mani nude in un turno
goal-shot_kills_turn = { $amount } abbattuti in un turno
goal-run_over = { $amount } investiti
goal-keys = { $amount } chiavi
goal-closed_house = Una casa chiusa su { $amount } lati
goal-houses_searched = { $amount } case frugate
goal-parked_facade = Un’auto parcheggiata a casa tua
goal-takeover = Prendi { $amount } case ad altri
goal-unscathed_hunter = Incolume, { $amount } zombie, ultimi giorni
goal-turn_in_foreign_house = Finisci un turno in casa altrui
goal-ring_sides = { $amount } lati dell’anello in un turno
goal-full_health_half_time = Incolume a metà partita
goal-wounds_dealt = { $amount ->
        [one] Ferisci un giocatore
       *[other] Infliggi { $amount } ferite
    }
goal-turn_on_ring = Finisci un turno sull’anello
goal-turn_in_second_house = Finisci un turno in una seconda casa
goal-guns_turn = { $amount } armi in un turno
goal-run_over_turn = { $amount } investiti in un turno
goal-kills_turn = { $amount } uccisi in un turno
goal-searches_turn = { $amount } ricerche in un turno
goal-keys_turn = Prendi una chiave
goal-survivors_turn = { $amount } sopravvissuti in un turno
goal-takeovers_turn = Prendi la casa di un altro
secret-opening = Agende ricevute
secret-agendas = Agende segrete
secret-hand = Mano
answers-keep = Tieni una carta
answers-forgo = Scarta un’agenda
answers-load = Ricarica un’arma
answers-to = Scegli chi la riceve
answers-station = Metti qui un sopravvissuto di guardia
answers-sacrifice = Sacrifica un sopravvissuto
answers-role = Scegli un ruolo
answers-play = Gioca una carta
answers-discard = Scarta una carta
answers-with = Scegli un’arma
answers-drop = Abbandona un’arma
answers-give = Cedi un’arma
answers-fetch = Porta con te una guardia
answers-place = Barrica una facciata
answers-drive = Guida
plan-rise = tutti e { $count } in una volta
plan-zombies = tutte le mosse in una volta
plan-zombies-go = Segui le frecce
plan-rise-go = Falli risorgere lì
board-copy = Hai già completato questa carta: questa copia costa solo punti.
board-copy-short = una copia
board-completed = completata
board-affinity = Se la ricerca trova { $family ->
        [gun] un’arma
        [barricade] una barricata
        [survivor] un sopravvissuto
        [first_aid] il pronto soccorso
       *[other] munizioni
    }, peschi un’altra carta.
board-twice = Una ricerca prende due ritrovamenti: peschi due carte.
