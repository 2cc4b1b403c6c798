
board-stage = Tour { $round } sur { $rounds }
board-track = Enchères : cases 0 à 10
board-mine = Mon groupe
board-survivors = personnages
board-xp = expérience
fight-molotov = Avant le combat
fight-blast = Baroud d’honneur
fight-executor = EXECUTOR
fight-shooting = Tir
fight-stand = Combattre ou fuir
fight-melee = Corps à corps
fight-over = Fini
ref-mile = Case { $value }
ref-road = Route { $value }
board-horde = Une horde : au corps à corps, { $level ->
    [one] { $level } dé est rouge
   *[other] { $level } dés sont rouges
}, et une mort horrible tue un personnage sans que l’adrénaline puisse le sauver.
board-token = { $token } : { $text }
mix-pay = Payer { $count ->
    [one] { $count } ressource : laquelle ?
   *[other] { $count } ressources : lesquelles ?
}
mix-pay-go = Payer { $count }
mix-take = Prendre { $count ->
    [one] { $count } ressource : laquelle ?
   *[other] { $count } ressources : lesquelles ?
}
mix-take-go = Prendre { $count }
mix-pay-left = reste { $left } sur { $held }
mix-take-left = { $held } + { $amount }
board-look = Regarder la route { $road } de près
board-all-roads = Montrer toutes les routes
odds-next = Le prochain jet tue
odds-mean = en moyenne
odds-chances = chances de tuer
odds-bite = risque de morsure
odds-horror = risque de mort horrible
odds-melee = tue { $kills } en moyenne ; morsure : { $bite } %
odds-melee-horde = tue { $kills } en moyenne ; morsure : { $bite } %, mort : { $horror } %
odds-shots = tue { $kills } en moyenne
odds-shots-more = tue { $kills } en moyenne ; { $bite } % de risque d’en attirer
odds-bid = { $bid ->
    [one] −{ $bid } ressource
   *[other] −{ $bid } ressources
} après l’enchère, reste { $left }
odds-pass = −{ $bid }, reste { $left }
answers-bite = Une morsure
answers-opportunity = Une opportunité
answers-second = Un second coup
answers-use = Utiliser un jeton
ref-odds = Les chances de votre groupe sur la route { $value }
road-odds-label = En moyenne
road-odds-told = En moyenne, personnages : { $survivors }, ressources : { $goods }. Aucun survivant : { $lost } %.
road-odds-how = Calcul exact, votre mise et le péage payés, si vous dépensez 1 munition par zombie, gardez l’adrénaline pour les morsures, lancez les cocktails Molotov sur le plus grand groupe et ne fuyez jamais.
plan-melee-bite-adrenaline = { $count ->
    [one] échapper à { $count } morsure : −{ $count } adrénaline
   *[other] échapper à { $count } morsures : −{ $count } adrénaline
}
plan-melee-bite-survivor = { $count ->
    [one] perdre { $count } personnage
   *[other] perdre { $count } personnages
}
plan-melee-opportunity-yes = { $count ->
    [one] saisir { $count } opportunité : −{ $count } adrénaline
   *[other] saisir { $count } opportunités : −{ $count } adrénaline
}
plan-melee-second-yes = { $count ->
    [one] { $count } second coup : −{ $count } adrénaline
   *[other] { $count } seconds coups : −{ $count } adrénaline
}
plan-melee-go = Résoudre tous les dés
