board-stage = Manche { $round } sur 8
board-track = Enchères : bornes 0 à 10
board-mine = Mon groupe
board-survivors = survivants
board-xp = expérience
fight-molotov = Avant le combat
fight-blast = Baroud d’honneur
fight-executor = EXECUTOR
fight-shooting = Tir
fight-stand = Combattre ou fuir
fight-melee = Mêlée
fight-over = Fini
ref-mile = Borne { $value }
ref-road = Route { $value }
board-horde = Une horde : en mêlée, { $level ->
    [one] 1 dé est rouge
   *[other] { $level } dés sont rouges
}, et une mort horrible y tue un personnage sans qu’aucune adrénaline ne le sauve.
board-token = { $token } : { $text }
mix-pay = Payer { $count } : avec quoi ?
mix-pay-go = Payer { $count }
mix-take = Prendre { $count } : quoi ?
mix-take-go = Prendre { $count }
