board-stage = Round { $round } di 8
board-track = Offerte: pietre miliari da 0 a 10
board-mine = Il mio gruppo
board-survivors = sopravvissuti
board-xp = esperienza
fight-molotov = Prima dello scontro
fight-blast = Ultima resistenza
fight-executor = ESECUTORE
fight-shooting = Tiro
fight-stand = Combattere o fuggire
fight-melee = Mischia
fight-over = Finito
ref-mile = Pietra miliare { $value }
ref-road = Strada { $value }
board-horde = Un’orda: nella mischia { $level ->
    [one] 1 dado è rosso
   *[other] { $level } dadi sono rossi
}, e una morte orribile uccide un sopravvissuto che nessuna adrenalina salva.
board-token = { $token }: { $text }
mix-pay = Paga { $count }: con che cosa?
mix-pay-go = Paga { $count }
mix-take = Prendi { $count }: che cosa?
mix-take-go = Prendi { $count }
