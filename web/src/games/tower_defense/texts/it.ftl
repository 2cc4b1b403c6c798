board-stage = Turno { $turn }, ondata { $wave }
board-turn = Turno
board-waves = Le tre ondate
board-wave = { $wave }: { $left ->
    [one] ancora 1 carta
   *[other] ancora { $left } carte
    } su { $size }
board-reserve = { $left ->
    [0] La riserva di questa ondata è vuota
    [one] 1 carta aspetta nel buio
   *[other] { $left } carte aspettano nel buio
    }
board-on-field = { $zombies ->
    [0] nessuno zombie in vista
    [one] 1 zombie in vista
   *[other] { $zombies } zombie in vista
    }
board-stock = Scorte della guarnigione
board-held = { $held } su { $most } al massimo
board-garrison = membri della guarnigione
board-xp = esperienza
board-unit-xp = { $xp } di esperienza
board-zombies = { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombie
    }
board-horde = Orda di { $zombies }, livello { $level }
board-won = Vinta: si raccoglie a fine turno
board-way = { $fuel } di benzina per arrivarci
board-too-far = Troppo lontano: { $fuel } di benzina
board-walk = altri { $fuel } di benzina per venire da lì
board-everybody = Tutti
board-coming = { $amount } in arrivo a fine turno
fight-molotov = Prima del combattimento
fight-blast = L’ultima lotta
fight-executor = EXECUTOR
fight-shooting = Tiro
fight-stand = Continuare o rinunciare
fight-melee = Corpo a corpo
fight-over = Finito
member-squad-1 = tutti quelli liberi nel bastione 1
member-squad-2 = tutti quelli liberi nel bastione 2
member-squad-3 = tutti quelli liberi nel bastione 3
bastion-1-text = Alloggi per un caposquadra e tre regolari. Finché il suo caposquadra vive, custodisce 10 di ogni risorsa.
bastion-2-text = Alloggi per un caposquadra e tre regolari. Finché il suo caposquadra vive, custodisce 10 di ogni risorsa.
bastion-3-text = Alloggi per un caposquadra e tre regolari. Finché il suo caposquadra vive, custodisce 10 di ogni risorsa.
warehouse-ammo-text = Chiunque venga mandato qui porta 2 munizioni a fine turno.
warehouse-fuel-text = Chiunque venga mandato qui porta 2 di benzina a fine turno.
warehouse-adrenaline-text = Chiunque venga mandato qui porta 2 di adrenalina a fine turno.
mix-pay = Paga { $count }: con che cosa?
mix-pay-go = Paga { $count }
mix-take = Prendi { $count }: che cosa?
mix-take-go = Prendi { $count }
