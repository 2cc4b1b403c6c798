
board-stage = Turno { $round } di { $rounds }
board-track = Offerte: caselle da 0 a 10
board-mine = Il mio gruppo
board-survivors = sopravvissuti
board-xp = esperienza
fight-molotov = Prima del combattimento
fight-blast = Sacrificio
fight-executor = ESECUTORE
fight-shooting = Tiro
fight-stand = Combattere o fuggire
fight-melee = Corpo a corpo
fight-over = Finito
ref-mile = Casella { $value }
ref-road = Strada { $value }
board-horde = Un’orda: nel corpo a corpo { $level ->
    [one] 1 dado è rosso
   *[other] { $level } dadi sono rossi
}, e una morte orribile uccide un sopravvissuto che nessuna adrenalina salva.
board-token = { $token }: { $text }
mix-pay = Paga { $count }: con che cosa?
mix-pay-go = Paga { $count }
mix-take = Prendi { $count }: che cosa?
mix-take-go = Prendi { $count }
mix-pay-left = { $left ->
    [one] ne resta 1 su { $held }
   *[other] ne restano { $left } su { $held }
}
mix-take-left = { $held } + { $amount }
board-look = Guarda da vicino la strada { $road }
board-all-roads = Mostra tutte le strade
odds-next = Il prossimo tiro uccide
odds-mean = in media
odds-chances = probabilità di uccidere
odds-bite = rischio di morso
odds-horror = rischio di morte orribile
odds-melee = uccisi in media: { $kills }; morso: { $bite }%
odds-melee-horde = uccisi in media: { $kills }; morso: { $bite }%, morte: { $horror }%
odds-shots = uccisi in media: { $kills }
odds-shots-more = uccisi in media: { $kills }; rischio di attirarne altri: { $bite }%
odds-bid = { $bid ->
    [one] −1 risorsa
   *[other] −{ $bid } risorse
} dopo l’asta, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
odds-pass = −{ $bid }, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
answers-bite = Un morso
answers-opportunity = Un’opportunità
answers-second = Una seconda uccisione
answers-use = Usa un token
ref-odds = Le probabilità del tuo gruppo sulla strada { $value }
road-odds-label = In media
road-odds-told = In media: sopravvissuti { $survivors }, risorse { $goods }. Nessun superstite: { $lost }%.
road-odds-how = Calcolo esatto, pagati offerta e pedaggio, se spari 1 munizione per zombie, usi l’adrenalina solo contro i morsi, lanci la Molotov sul gruppo più grande e non fuggi mai.
plan-melee-bite-adrenaline = { $count ->
    [one] sfuggi a 1 morso: −1 token adrenalina
   *[other] sfuggi a { $count } morsi: −{ $count } token adrenalina
}
plan-melee-bite-survivor = { $count ->
    [one] perdi 1 sopravvissuto
   *[other] perdi { $count } sopravvissuti
}
plan-melee-opportunity-yes = { $count ->
    [one] cogli 1 opportunità: −1 token adrenalina
   *[other] cogli { $count } opportunità: −{ $count } token adrenalina
}
plan-melee-second-yes = { $count ->
    [one] 1 seconda uccisione: −1 token adrenalina
   *[other] { $count } seconde uccisioni: −{ $count } token adrenalina
}
plan-melee-go = Risolvi tutti i dadi
