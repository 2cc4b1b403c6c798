
board-stage = Giro { $round }, obiettivo: { $goal } zombie
board-town = La città
board-spin = Gira la tessera
board-standing = Carte ancora attive
board-later = dal prossimo turno
board-hand = Le mie carte e i miei oggetti
board-zombies = zombie su { $goal }
board-lives = vite
board-bullets = proiettili
board-cards = carte in mano
board-piles = Giro { $round }. Restano: tessere { $tiles }, carte { $cards }
roll-combat-rolled = per il combattimento
roll-movement-rolled = per il movimento
roll-zombies-rolled = per gli zombie
roll-doubt-rolled = saranno morti?
ref-tile = Tessera { $value }
ref-space = Casella { $value }
ref-spot = Accanto alla tessera { $value }
secret-hand = Mano
odds-roll = { $percent }% di successo
odds-shoot = { $count ->
        [one] 1 proiettile
       *[other] { $count } proiettili
    }
answers-play = Gioca una carta
answers-use = Usa un oggetto
answers-discard = Scarta una carta
answers-drop = Fai perdere un oggetto
answers-target = Scegli qualcuno
plan-put = { $count ->
    [one] l’ultimo pezzo
   *[other] tutti e { $count } i pezzi insieme
    }
plan-put-go = Mettili lì
fight-title = { $you ->
    [yes] Combatti
   *[no] { $seat } combatte
    }
fight-short = { $count ->
    [one] Manca 1
   *[other] Mancano { $count }
    }
fight-won = Sconfitto!
fight-asks = { $you ->
    [yes] Puoi
   *[no] { $seat } può
    } giocare una carta
