## Game
title = Hit Z Road
blurb = Fai la tua offerta per il tratto più sicuro della Route 66 e porta almeno un sopravvissuto fino al Pacifico, attraverso otto turni di zombie.
kind = Asta e sopravvivenza
length = Da 30 a 60 minuti

## Resources
resource-ammo = munizioni
resource-fuel = benzina
resource-adrenaline = adrenalina

## Dice
face-hit = colpo a segno
face-critical = colpo critico
face-opportunity = opportunità
face-bite = morso
face-nothing = niente
face-horror = morte orribile
face-hit-text = Uno zombie viene ucciso.
face-critical-text = Uno zombie viene ucciso, e un secondo per 1 adrenalina.
face-opportunity-text = Uno zombie viene ucciso per 1 adrenalina.
face-bite-text = Perdi 1 adrenalina o 1 sopravvissuto.
face-nothing-text = Non succede niente.
face-horror-text = Un sopravvissuto muore; l’adrenalina non può impedirlo.

## Special tokens
token-bus = bus scolastico
token-map = mappa
token-longgun = arma a lunga gittata
token-companion = compagno
token-toxic = fumi tossici
token-wound = ferita
token-molotov = bottiglia Molotov
token-bus-text = Da solo non ha effetto. Trasformato nell’ESECUTORE, permette a chi lo possiede di combattere ogni orda come zombie normali.
token-map-text = Da sola non ha effetto. La carta Posto di blocco deserto fa valere 6 punti esperienza ogni mappa che possiedi.
token-longgun-text = Scartala al Viadotto bloccato per salvare due sopravvissuti.
token-companion-text = Non è un sopravvissuto e non tira dadi. All’ultimatum se ne va se non spendi 3 munizioni; nella sua ultima lotta porta con sé tutti gli zombie della carta.
token-toxic-text = Un Attacco di tosse o un Fetore nel buio costa un sopravvissuto per ogni token posseduto. I token restano.
token-wound-text = Coprire i feriti ti costa un sopravvissuto e toglie questo token.
token-molotov-text = Scartala prima che un combattimento cominci: tutti gli zombie della carta sono distrutti, orda compresa, il testo rosso non si applica e la carta è vinta.

## Cards
card-I-01 = Armeria dello sceriffo
card-I-02 = Fattoria tranquilla
card-I-03 = Pompa all’angolo
card-I-04 = Autostoppista
card-I-04-text = Un sopravvissuto si unisce al tuo gruppo.
card-I-05 = Soffitta del cacciatore
card-I-05-text = Prendi il token arma a lunga gittata.
card-I-06 = Cantina del vecchio
card-I-06-text = Prendi un token mappa.
card-I-07 = Studio chiuso a chiave
card-I-07-text = Prendi un token mappa.
card-I-08 = Strano compagno
card-I-08-text = Prendi il token compagno. Il compagno non è un sopravvissuto e non tira dadi.
card-I-09 = Parcheggio della scuola
card-I-09-text = Prendi il token bus scolastico (il volante).
card-I-10 = Fabbrica che perde
card-I-10-text = Prendi un token fumi tossici.
card-I-11 = Cisterne in fiamme
card-I-11-text = Prendi un token fumi tossici.
card-I-12 = Cani randagi
card-I-12-text = Scarta una risorsa a tua scelta.
card-I-13 = Corso principale
card-I-14 = Prigione della contea
card-I-15 = Container di traverso
card-I-16 = Brutto morso
card-I-16-text = Prendi il token ferita.
card-I-17 = Fienile del distillatore
card-I-17-text = Prendi il token bottiglia Molotov.
card-I-18 = Barricati al banco dei pegni
card-I-19 = Camper abbandonato
card-I-20 = Capanno degli scout
card-II-01 = Banco delle cartucce
card-II-02 = Motel deserto
card-II-03 = Autocisterna piena
card-II-04 = Posto di blocco deserto
card-II-04-text = Ogni token mappa che possiedi vale d’ora in poi 6 punti esperienza.
card-II-05 = Sfasciacarrozze
card-II-05-text = Se possiedi il token bus, trasformalo nell’ESECUTORE: tieni questa carta scoperta e da ora combatti ogni orda come zombie normali.
card-II-06 = Serpente sotto il rottame
card-II-06-text = Perdi un sopravvissuto.
card-II-07 = Ponte marcio
card-II-07-text = Spendi 1 benzina o perdi un sopravvissuto.
card-II-08 = Bagagliaio forzato
card-II-08-text = Scarta una risorsa a tua scelta.
card-II-09 = Scommessa mortale
card-II-09-text = Tira un dado nero per sopravvissuto e perdi un sopravvissuto per morso. L’adrenalina non può impedirlo.
card-II-10 = Si unisce un’acrobata
card-II-10-text = Un sopravvissuto si unisce al tuo gruppo.
card-II-11 = Viadotto bloccato
card-II-11-text = Scarta il token arma a lunga gittata o perdi due sopravvissuti.
card-II-12 = Tratto nel deserto
card-II-12-text = Spendi 2 benzina; perdi un sopravvissuto per ogni benzina non spesa.
card-II-13 = Ala dell’ospedale
card-II-14 = Sparatoria in corsa
card-II-14-text = Nel round di tiro ogni morso ottenuto aggiunge uno zombie.
card-II-15 = Coprire i feriti
card-II-15-text = Se possiedi il token ferita, scartalo e perdi un sopravvissuto.
card-II-16 = Cappella
card-II-17 = Guado sul fiume
card-II-18 = Irruzione al commissariato
card-II-19 = Allarme nel negozio
card-II-20 = Campo da baseball
card-II-21 = Grilletto nervoso
card-II-21-text = Nel round di tiro ogni morso ottenuto aggiunge uno zombie.
card-II-22 = Avamposto nella tempesta
card-II-23 = Deposito di carburante
card-II-24 = Padroni di casa affamati
card-II-24-text = Scarta una risorsa a tua scelta.
card-II-25 = Piazzola minata
card-II-25-text = Tira un dado nero per sopravvissuto e perdi un sopravvissuto per morso. L’adrenalina non può impedirlo.
card-II-26 = Fattoria assediata
card-II-26-text = Nel round di tiro ogni morso ottenuto aggiunge uno zombie.
card-II-27 = Casello
card-II-27-text = Scarta una risorsa a tua scelta.
card-II-28 = Arena del rodeo
card-III-01 = Rifugio murato
card-III-02 = Spiaggia
card-III-03 = Deviazione di famiglia
card-III-03-text = Spendi 1 benzina o perdi un sopravvissuto.
card-III-04 = Barricata di rottami
card-III-04-text = Spendi 2 benzina; perdi un sopravvissuto per ogni benzina non spesa.
card-III-05 = Attacco di tosse
card-III-05-text = Perdi un sopravvissuto per ogni token fumi tossici che possiedi; i token restano.
card-III-06 = Fetore nel buio
card-III-06-text = Perdi un sopravvissuto per ogni token fumi tossici che possiedi; i token restano.
card-III-07 = Prove di balestra
card-III-07-text = Nel round di tiro ogni morso ottenuto aggiunge uno zombie.
card-III-08 = Ultimo razzo
card-III-08-text = Nel round di tiro ogni morso ottenuto aggiunge uno zombie.
card-III-09 = L’ultimatum
card-III-09-text = Se possiedi il token compagno, spendi 3 munizioni o scartalo.
card-III-10 = Supermercato
card-III-10-text = In questo combattimento non puoi usare adrenalina.
card-III-11 = Luna park
card-III-11-text = In questo combattimento non puoi usare adrenalina.
card-III-12 = Controllo di routine
card-III-13 = Afferrato alle spalle
card-III-13-text = Tira un dado nero: se non esce un colpo a segno o un colpo critico, perdi un sopravvissuto.
card-III-14 = Torre di appartamenti
card-III-14-text = Tira un dado nero: se non esce un colpo a segno o un colpo critico, perdi un sopravvissuto.
card-III-15 = Accerchiati di notte
card-III-15-text = Tira un dado nero: se non esce un colpo a segno o un colpo critico, perdi un sopravvissuto.
card-III-16 = Nessuna tregua
card-III-17 = L’ultima lotta del compagno
card-III-17-text = Se possiedi il token compagno, scartalo: tutti gli zombie di questa carta sono distrutti.
card-III-18 = Tutto quello che abbiamo
card-III-18-text = Nel round di tiro ogni morso ottenuto aggiunge uno zombie.
card-III-19 = Allarme in casa
card-III-19-text = Non puoi fuggire da questo combattimento.
card-III-20 = Tromba delle scale
card-III-20-text = Non puoi fuggire da questo combattimento.
card-III-21 = Campo d’aviazione
card-III-22 = Sfondamento
card-III-23 = Tamponamento in autostrada
card-III-24 = Set cinematografico
card-III-25 = Fusti luminescenti
card-III-25-text = Spendi 1 adrenalina o perdi un sopravvissuto.
card-III-26 = Cancello del porto
card-III-26-text = Non puoi fuggire da questo combattimento.
card-III-27 = Mercato notturno
card-III-27-text = In questo combattimento non puoi usare adrenalina.
card-III-28 = L’ultimo miglio

## Solo ranks
rank-0 = Predicatore della domenica
rank-1 = Si viaggia
rank-2 = Buon guidatore
rank-3 = Veterano della strada
rank-4 = Leggenda della balestra
rank-5 = Gran fortuna o gran cervello

## Epilogues and scores
epilogue-adrenaline = più adrenalina
epilogue-fuel = più benzina
epilogue-ammo = più munizioni
epilogue-survivors = più sopravvissuti
score-cards = esperienza delle carte
score-adrenaline = epilogo: più adrenalina
score-fuel = epilogo: più benzina
score-ammo = epilogo: più munizioni
score-survivors = epilogo: più sopravvissuti
score-maps = mappe
score-sets = serie complete

## Why the game ended
why-last-group = Resta in vita un solo gruppo: vince a prescindere dai suoi punti esperienza.
why-nobody = Tutti i gruppi ancora in gioco sono morti nella stessa fase di avventura: non vince nessuno.
why-experience = La fine della strada: vince chi ha più punti esperienza.
why-survivors = Parità di punti esperienza: vince chi ha più sopravvissuti.
why-shared = Parità di punti esperienza e di sopravvissuti: la vittoria è condivisa.
why-solo = La costa è raggiunta: il punteggio dà il grado.
why-died = L’ultimo sopravvissuto è morto per strada.

## What put somebody out of the game, for studies
cause-bitten = un morso
cause-horribly-died = una morte orribile
cause-demand-paid = una richiesta di una carta non soddisfatta
cause-encountered = l’effetto di una carta
cause-event-rolled = i dadi tirati per una carta

## Play

# Questions
question-bid = { $own ->
    [0] Fai un’offerta per scegliere presto la strada, o passa.
   *[other] Sei a { $own }. Rilancia, o passa per restare lì.
}
question-pay-bid = { $due ->
    [one] Paga 1 risorsa per la tua offerta.
   *[other] Paga { $due } risorse per la tua offerta, una alla volta.
}
question-pay-toll = { $due ->
    [one] Paga 1 risorsa per prendere questa strada.
   *[other] Paga { $due } risorse per prendere questa strada, una alla volta.
}
question-discard = { $due ->
    [one] Scarta 1 risorsa.
   *[other] Scarta { $due } risorse, una alla volta.
}
question-gift = { $left ->
    [one] Prendi 1 risorsa dalla riserva.
   *[other] Prendi { $left } risorse dalla riserva, una alla volta.
}
question-road = Quale strada prendi?
question-molotov = { $zombies ->
    [one] 1 zombie davanti a te. Lanci la bottiglia Molotov?
   *[other] { $zombies } zombie davanti a te. Lanci la bottiglia Molotov?
}
question-executor = { $zombies ->
    [one] Un’orda di 1 zombie davanti a te. Mandi avanti l’ESECUTORE?
   *[other] Un’orda di { $zombies } zombie davanti a te. Mandi avanti l’ESECUTORE?
}
question-shoot = { $zombies ->
    [one] 1 zombie davanti a te. Quante munizioni spari?
   *[other] { $zombies } zombie davanti a te. Quante munizioni spari?
}
question-stand = { $zombies } zombie contro { $survivors ->
    [one] 1 sopravvissuto
   *[other] { $survivors } sopravvissuti
}. Corpo a corpo o fuga?
question-fight-on = { $zombies } zombie contro { $survivors ->
    [one] 1 sopravvissuto
   *[other] { $survivors } sopravvissuti
}. La fuga non è possibile: tira i dadi.
question-melee = Risolvi i dadi: { $bites ->
    [0] {""}
    [one] 1 morso,{" "}
   *[other] { $bites } morsi,{" "}
}{ $opportunities ->
    [0] {""}
    [one] 1 opportunità,{" "}
   *[other] { $opportunities } opportunità,{" "}
}{ $seconds ->
    [0] {""}
    [one] 1 secondo colpo,{" "}
   *[other] { $seconds } secondi colpi,{" "}
}{ $zombies ->
    [0] nessuno zombie rimasto
    [one] 1 zombie rimasto
   *[other] { $zombies } zombie rimasti
}.
question-demand = { $due ->
    [one] Spendi 1 token { $resource } o perdi un sopravvissuto.
   *[other] Spendi fino a { $due } token { $resource }; ogni token mancante costa un sopravvissuto.
}
question-token-or-lives = Scarti il token { $token }? Altrimenti { $lives ->
    [one] muore un sopravvissuto
   *[other] muoiono { $lives } sopravvissuti
}.
question-upkeep = Spendi { $price } munizioni per il tuo compagno? Altrimenti se ne va.

# Answers
option-hold = Non farlo
option-use = Usa il token { $token }
option-shoot = { $amount ->
    [0] Non sparare
    [one] Spara 1 munizione
   *[other] Spara { $amount } munizioni
}
option-fight = Combatti corpo a corpo
option-flee = Fuggi per 2 token benzina
option-bite = Morso: perdi { $loss }
option-opportunity = Opportunità: { $kill }
option-second = Secondo colpo: { $kill }
option-pay = Paga in { $resource }
option-spend = { $amount ->
    [0] Non spendere niente
   *[other] Spendine { $amount }
}
option-feed = Sì, spendi le munizioni
option-pass = Passa
option-bid = Offri { $amount }
option-road = Prendi la strada { $road }
option-take = Prendi 1 token { $resource }
loss-adrenaline = 1 adrenalina
loss-survivor = 1 sopravvissuto
kill-yes = uccidi per 1 adrenalina
kill-no = tieni l’adrenalina

# Log
event-round-began = Turno { $round }.
event-roads-laid = Sulle strade: { $cards }.
event-roads-laid-hidden = Scoperte sulle strade: { $cards }.
event-contaminated = La strada { $road } è contaminata: { $toll } risorse per passare.
event-raised = { $seat } offre { $amount }.
event-passed = { $seat } passa.
event-bid-due = { $seat } deve { $amount } per l’offerta.
event-order-set = Nuovo ordine: { $seats }.
event-road-taken = { $seat } prende la strada { $road }.
event-toll-due = { $seat } deve un pedaggio di { $toll }.
event-paid-toll = { $seat } paga 1 token { $resource } di pedaggio.
event-price-due = { $seat } paga { $toll } per prendere questa strada.
event-paid-price = { $seat } paga 1 token { $resource } per la strada.
event-gift-taken = { $seat } prende 1 token { $resource }.
event-turned-up = { $seat } scopre: { $cards }.
event-encountered = { $seat } arriva qui: { $card }.
event-looted = { $seat } trova{ $ammo ->
    [0] {""}
    [one] {" "}+1 munizione
   *[other] {" "}+{ $ammo } munizioni
}{ $fuel ->
    [0] {""}
   *[other] {" "}+{ $fuel } benzina
}{ $adrenaline ->
    [0] {""}
   *[other] {" "}+{ $adrenaline } adrenalina
}.
event-paid = { $seat } paga 1 token { $resource }.
event-kept = { $seat } tiene la carta { $card }.
event-boxed = Torna nella scatola: { $card }.
event-left-behind = Nessuno resta a tenere la carta { $card }.
event-joined = Un sopravvissuto si unisce al gruppo: { $seat }.
event-died = { $amount ->
    [one] { $seat } perde un sopravvissuto.
   *[other] { $seat } perde { $amount } sopravvissuti.
}
event-token-taken = { $seat } prende il token { $token }.
event-token-gone = { $seat } scarta il token { $token }.
event-maps-worth = Per { $seat } ogni mappa vale ora { $amount } punti esperienza.
event-executor-built = { $seat } trasforma il bus scolastico nell’ESECUTORE.
event-executor-driven = { $seat } lancia l’Esecutore contro l’orda.
event-event-rolled = { $seat } tira: { $dice }.
event-discarded = { $seat } scarta 1 token { $resource }.
event-demand-paid = { $amount ->
    [0] { $seat } non spende niente.
   *[other] { $seat } spende { $amount } token { $resource }.
}
event-companion-fed = { $seat } paga e tiene il compagno.
event-fight-began = { $horde ->
    [0] { $seat } incontra { $zombies } zombie.
   *[other] { $seat } incontra un’orda di livello { $horde }: { $zombies } zombie.
}
event-burned = { $seat } lancia la bottiglia Molotov: brucia tutto.
event-blasted = Il compagno di { $seat } porta con sé tutti gli zombie.
event-shot = { $amount ->
    [one] { $seat } spara 1 munizione: { $dice }.
   *[other] { $seat } spara { $amount } munizioni: { $dice }.
}
event-shot-down = { $seat } ne abbatte { $amount }; { $left ->
    [0] non ne resta nessuno
    [one] ne resta 1
   *[other] ne restano { $left }
}.
event-more-came = Il rumore attira altri zombie: { $amount }.
event-fled = { $seat } fugge.
event-rolled = { $seat } combatte: { $dice }.
event-horribly-died = { $amount ->
    [one] Una morte orribile: niente da fare.
   *[other] { $amount } morti orribili: niente da fare.
}
event-killed = { $seat } ne uccide { $amount }; { $left ->
    [0] non ne resta nessuno
    [one] ne resta 1
   *[other] ne restano { $left }
}.
event-bite-dodged = { $seat } sfugge a un morso per 1 adrenalina.
event-bitten = { $seat } subisce il morso.
event-seized = { $seat } coglie l’opportunità e uccide per 1 adrenalina; { $left ->
    [0] non ne resta nessuno
    [one] ne resta 1
   *[other] ne restano { $left }
}.
event-struck-twice = { $seat } colpisce una seconda volta per 1 adrenalina; { $left ->
    [0] non ne resta nessuno
    [one] ne resta 1
   *[other] ne restano { $left }
}.
event-won-fight = { $seat } vince il combattimento.
event-eliminated = { $seat } ha perso l’ultimo sopravvissuto.
event-epilogue = Epilogo per { $seat }: { $epilogue }.
event-rated = { $points ->
    [one] { $seat } arriva con 1 punto: { $rank }.
   *[other] { $seat } arriva con { $points } punti: { $rank }.
}
event-ended = La strada finisce al turno { $round }.

# Why not
reason-not-above = Un rilancio deve superare la tua offerta attuale di { $own }.
reason-occupied = { $seat } occupa quella casella.
reason-beyond-means = { $total ->
    [0] Non hai nessuna risorsa.
    [one] Hai solo 1 risorsa.
   *[other] Hai solo { $total } risorse.
}
reason-road-taken = { $seat } ha preso quella strada.
reason-toll = Non puoi pagare il suo pedaggio di { $toll }.
reason-no-resource = Non ne hai abbastanza ({ $resource }).
reason-no-ammo = { $ammo ->
    [0] Non hai munizioni.
    [one] Hai solo 1 munizione.
   *[other] Hai solo { $ammo } munizioni.
}
reason-no-fuel = Fuggire costa 2 token benzina e tu ne hai { $fuel }.
reason-companion-asked = Si tratta proprio di lui: spendi { $price } munizioni, o lascialo andare.
reason-no-flee = Questa carta vieta la fuga.
reason-shooting-first = Prima il round di tiro, anche con 0 munizioni.
reason-one-shooting = C’è un solo round di tiro, all’inizio del combattimento.
reason-no-such-die = Nessun dado di questo tipo aspetta di essere risolto.
reason-bus-idle = Il bus scolastico da solo non ha effetto.
reason-map-idle = Una mappa non si spende; alla fine può valere esperienza.
reason-token-waits = Questo token aspetta la propria carta: { $token }.
reason-token-harms = Questo token può solo nuocervi: { $token }.
reason-molotov-waits = La bottiglia Molotov si lancia all’inizio di un combattimento, non qui.
reason-executor-ready = L’ESECUTORE è già in marcia: per te ogni orda è una folla di zombie normali.
reason-executor-driving = L’Esecutore sta già combattendo quest’orda.
reason-no-shooting-here = Su un bastione o un magazzino non si attacca a distanza.

# Terms of the bots
term-alive = restare in vita
term-experience = esperienza
term-survivors = sopravvissuti
term-resources = risorse
term-epilogues = epiloghi in vista

# The terminal
screen-round = Turno { $round } di 8 · { $left } carte nel mazzo
screen-out = fuori dal gioco
screen-group = { $survivors } sopr. · { $ammo } mun. · { $fuel } benz. · { $adrenaline } adr. · { $experience } PE
screen-bid = offerta { $amount }
screen-facing = contro { $zombies } zombie
screen-executor = ESECUTORE
screen-road = Strada { $road }
screen-toll = pedaggio { $toll }
screen-gift = prima prendi { $gift }
screen-face-down = coperta
screen-zombies = { $zombies } zombie
screen-horde = orda { $level } di { $zombies }
screen-xp = { $xp } PE

# Cautions
caution-nothing-left = Questa offerta prende tutto ciò che hai: non ti resta nulla per combattere { $zombies } zombi sulla strada più facile.
caution-pass-wins = Passi e scegli la strada per primo, per { $bid }.

# What was done in one gesture
story-paid = { $you ->
    [yes] Paghi { $what } per l’offerta.
   *[no] { $seat } paga { $what } per l’offerta.
    }
story-paid-toll = { $you ->
    [yes] Paghi un pedaggio di { $what }.
   *[no] { $seat } paga un pedaggio di { $what }.
    }
story-paid-price = { $you ->
    [yes] Paghi { $what } per la strada.
   *[no] { $seat } paga { $what } per la strada.
    }
story-discarded = { $you ->
    [yes] Scarti { $what }.
   *[no] { $seat } scarta { $what }.
    }
story-gift-taken = { $you ->
    [yes] Prendi { $what }.
   *[no] { $seat } prende { $what }.
    }
