
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
board-stock = Scorte del presidio
# Without a squad nothing can be stored yet, and no limit is shown.
board-held = { $most ->
    [0] { $held }
   *[other] { $held } su { $most } al massimo
    }
board-garrison = membri del presidio
board-xp = esperienza
board-unit-xp = { $xp ->
    [one] 1 punto esperienza
   *[other] { $xp } punti esperienza
    }
board-zombies = { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombie
    }
board-horde = Orda di { $zombies }, livello { $level }
board-won = Vinta: si recupera a fine turno
board-way = { $fuel } token benzina per arrivarci
board-too-far = Troppo lontano: { $fuel } token benzina
board-walk = { $fuel ->
    [one] 1 altro token benzina
   *[other] altri { $fuel } token benzina
    } per venire da lì
board-everybody = Tutti
board-coming = { $amount } in arrivo a fine turno
fight-molotov = Prima del combattimento
fight-blast = Sacrificio
fight-executor = ESECUTORE
fight-shooting = Tiro
fight-stand = Continuare o abbandonare
fight-melee = Corpo a corpo
fight-over = Finito
member-squad-1 = tutti i membri liberi nel bastione 1
member-squad-2 = tutti i membri liberi nel bastione 2
member-squad-3 = tutti i membri liberi nel bastione 3
bastion-1-text = Alloggi per un caposquadra e tre regolari. Finché il suo caposquadra vive, custodisce fino a 10 unità di ogni risorsa.
bastion-2-text = Alloggi per un caposquadra e tre regolari. Finché il suo caposquadra vive, custodisce fino a 10 unità di ogni risorsa.
bastion-3-text = Alloggi per un caposquadra e tre regolari. Finché il suo caposquadra vive, custodisce fino a 10 unità di ogni risorsa.
warehouse-ammo-text = Chiunque venga mandato qui porta 2 munizioni a fine turno.
warehouse-fuel-text = Chiunque venga mandato qui porta 2 token benzina a fine turno.
warehouse-adrenaline-text = Chiunque venga mandato qui porta 2 token adrenalina a fine turno.
mix-pay = Paga { $count }: con che cosa?
mix-pay-go = Paga { $count }
mix-take = Prendi { $count }: che cosa?
mix-take-go = Prendi { $count }
mix-pay-left = { $left ->
    [one] ne resta 1 su { $held }
   *[other] ne restano { $left } su { $held }
}
mix-take-left = { $held } + { $amount }
odds-next = Il prossimo tiro uccide
odds-mean = in media
odds-chances = probabilità di uccidere
odds-bite = rischio di morso
odds-horror = rischio di morte orribile
odds-melee = uccisi in media: { $kills }; morso: { $bite }%
odds-melee-horde = uccisi in media: { $kills }; morso: { $bite }%, morte: { $horror }%
odds-shots = uccisi in media: { $kills }
odds-shots-more = uccisi in media: { $kills }; rischio di attirarne altri: { $bite }%
answers-send = Invia qualcuno
answers-join = Aggiungi al gruppo
answers-recruit = Arruola
answers-intercept = Intercetta un’unità
answers-name = Scegli una vittima
answers-leave = Lascia qualcosa
answers-quarter = Sistema i regolari
plan-garrison-bastion = { $count } nel { $place }
plan-garrison-member = { $count ->
    [one] nuovo: { $place }
   *[other] nuovi: { $count } × { $place }
    }
plan-garrison-member-warehouse = Invia { $count }: { $place }
plan-send-member-warehouse = Invia { $count }: { $place }
plan-intercept-member-cell = Invia { $count }: { $place }
plan-casualty-member = { $count ->
    [one] { $place }
   *[other] { $count } × { $place }
    }
