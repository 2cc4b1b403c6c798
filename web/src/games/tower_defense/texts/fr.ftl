board-stage = Tour { $turn }, vague { $wave }
board-turn = Tour
board-waves = Les trois vagues
board-wave = { $wave } : { $left ->
    [one] encore { $left } carte
   *[other] encore { $left } cartes
    } sur { $size }
board-reserve = { $left ->
    [0] La réserve de cette vague est vide
    [one] 1 carte attend dans l’ombre
   *[other] { $left } cartes attendent dans l’ombre
    }
board-on-field = { $zombies ->
    [0] aucun zombie en vue
    [one] 1 zombie en vue
   *[other] { $zombies } zombies en vue
    }
board-stock = Stock de la garnison
board-held = { $held } sur { $most } au plus
board-garrison = membres de la garnison
board-xp = expérience
board-unit-xp = { $xp } d’expérience
board-zombies = { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
    }
board-horde = Horde de { $zombies }, niveau { $level }
board-won = Gagnée : récupérée en fin de tour
board-way = { $fuel } d’essence pour y aller
board-too-far = Trop loin : { $fuel } d’essence
board-walk = { $fuel } d’essence de plus pour venir de là
board-everybody = Tous
board-coming = { $amount } arrivent en fin de tour
fight-molotov = Avant le combat
fight-blast = Baroud d’honneur
fight-executor = EXECUTOR
fight-shooting = Tir
fight-stand = Continuer ou rompre
fight-melee = Corps à corps
fight-over = Terminé
member-squad-1 = tous ceux du bastion nº 1 qui sont libres
member-squad-2 = tous ceux du bastion nº 2 qui sont libres
member-squad-3 = tous ceux du bastion nº 3 qui sont libres
bastion-1-text = Quartiers d’un chef et de trois réguliers. Tant que son chef vit, il garde 10 de chaque ressource.
bastion-2-text = Quartiers d’un chef et de trois réguliers. Tant que son chef vit, il garde 10 de chaque ressource.
bastion-3-text = Quartiers d’un chef et de trois réguliers. Tant que son chef vit, il garde 10 de chaque ressource.
warehouse-ammo-text = Chacun de ceux qu’on y envoie rapporte 2 munitions en fin de tour.
warehouse-fuel-text = Chacun de ceux qu’on y envoie rapporte 2 d’essence en fin de tour.
warehouse-adrenaline-text = Chacun de ceux qu’on y envoie rapporte 2 d’adrénaline en fin de tour.
mix-pay = Payer { $count } : avec quoi ?
mix-pay-go = Payer { $count }
mix-take = Prendre { $count } : quoi ?
mix-take-go = Prendre { $count }
