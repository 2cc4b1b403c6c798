
board-stage = Tour { $turn }, vague { $wave }
board-turn = Tour
board-waves = Les trois vagues
board-wave = { $wave } : { $left ->
    [one] encore { $left } carte
   *[other] encore { $left } cartes
    } sur { $size }
board-reserve = { $left ->
    [0] La réserve de cette vague est vide
    [one] { $left } carte attend dans l’ombre
   *[other] { $left } cartes attendent dans l’ombre
    }
board-on-field = { $zombies ->
    [0] aucun zombie en vue
    [one] { $zombies } zombie en vue
   *[other] { $zombies } zombies en vue
    }
board-stock = Stock de la garnison
# Without a squad nothing can be stored yet, and no limit is shown.
board-held = { $most ->
    [0] { $held }
   *[other] { $held } sur { $most } au plus
    }
board-garrison = membres de la garnison
board-xp = expérience
board-unit-xp = { $xp ->
    [one] { $xp } point
   *[other] { $xp } points
    } d’expérience
board-zombies = { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
    }
board-horde = Horde de { $zombies }, niveau { $level }
board-won = Gagnée : récupérée en fin de tour
board-way = { $fuel ->
    [one] { $fuel } jeton
   *[other] { $fuel } jetons
    } essence pour y aller
board-too-far = Trop loin : { $fuel ->
    [one] { $fuel } jeton
   *[other] { $fuel } jetons
    } essence
board-walk = { $fuel ->
    [one] { $fuel } jeton
   *[other] { $fuel } jetons
    } essence de plus pour venir de là
board-everybody = Tous
board-coming = { $amount } de plus en fin de tour
fight-molotov = Avant le combat
fight-blast = Baroud d’honneur
fight-executor = EXECUTOR
fight-shooting = Tir
fight-stand = Continuer ou abandonner
fight-melee = Corps à corps
fight-over = Terminé
member-squad-1 = tous ceux du bastion nº 1 qui sont libres
member-squad-2 = tous ceux du bastion nº 2 qui sont libres
member-squad-3 = tous ceux du bastion nº 3 qui sont libres
bastion-1-text = Quartiers d’un chef et de trois réguliers. Tant que son chef est en vie, il contient jusqu’à 10 unités de chaque ressource.
bastion-2-text = Quartiers d’un chef et de trois réguliers. Tant que son chef est en vie, il contient jusqu’à 10 unités de chaque ressource.
bastion-3-text = Quartiers d’un chef et de trois réguliers. Tant que son chef est en vie, il contient jusqu’à 10 unités de chaque ressource.
warehouse-ammo-text = Chaque membre envoyé ici rapporte 2 munitions en fin de tour.
warehouse-fuel-text = Chaque membre envoyé ici rapporte 2 jetons essence en fin de tour.
warehouse-adrenaline-text = Chaque membre envoyé ici rapporte 2 jetons adrénaline en fin de tour.
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
odds-next = Le prochain jet tue
odds-mean = en moyenne
odds-chances = chances de tuer
odds-bite = risque de morsure
odds-horror = risque de mort horrible
odds-melee = tue { $kills } en moyenne ; morsure : { $bite } %
odds-melee-horde = tue { $kills } en moyenne ; morsure : { $bite } %, mort : { $horror } %
odds-shots = tue { $kills } en moyenne
odds-shots-more = tue { $kills } en moyenne ; { $bite } % de risque d’en attirer
answers-send = Envoyer quelqu’un
answers-join = Rejoindre le groupe
answers-recruit = Recruter
answers-intercept = Intercepter une unité
answers-name = Désigner une victime
answers-leave = Laisser quelque chose
answers-quarter = Loger des réguliers
plan-garrison-bastion = { $count } dans le { $place }
plan-garrison-member = { $count ->
    [one] nouveau : { $place }
   *[other] nouveaux : { $count } × { $place }
    }
plan-garrison-member-warehouse = Envoyer { $count } : { $place }
plan-send-member-warehouse = Envoyer { $count } : { $place }
plan-intercept-member-cell = Envoyer { $count } : { $place }
plan-casualty-member = { $count ->
    [one] { $place }
   *[other] { $count } × { $place }
    }
