
## Game
title = Hit Z Road
blurb = Fai la tua offerta per il tratto più sicuro della Route 66 e porta almeno un sopravvissuto fino al Pacifico, attraverso otto turni di zombie.
kind = asta e sopravvivenza
length = Da 30 a 60 minuti

## Resources
resource-ammo = munizioni
resource-fuel = benzina
resource-adrenaline = adrenalina
resource-ammo-text = Ogni munizione spesa nel round di tiro fa tirare 2 dadi neri; ogni colpo a segno o colpo critico uccide uno zombie.
resource-fuel-text = 2 token benzina permettono al gruppo di fuggire prima di un round di corpo a corpo.
resource-adrenaline-text = 1 token adrenalina salva un sopravvissuto morso, fa uccidere uno zombie con un’opportunità o dà a un colpo critico la seconda uccisione.
resource-ammo-count = { $count ->
    [one] 1 munizione
   *[other] { $count } munizioni
}
resource-fuel-count = { $count } token benzina
resource-adrenaline-count = { $count } token adrenalina

## Dice
face-hit = colpo a segno
face-critical = colpo critico
face-opportunity = opportunità
face-bite = morso
face-nothing = niente
face-horror = morte orribile
face-hit-text = Uno zombie viene ucciso.
face-critical-text = Uno zombie viene ucciso; con 1 token adrenalina ne uccidi un secondo.
face-opportunity-text = Con 1 token adrenalina uccidi uno zombie.
face-bite-text = Perdi 1 token adrenalina o 1 sopravvissuto.
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
token-bus-text = Da solo non ha effetto. Trasformato nell’ESECUTORE, permette a chi lo possiede di combattere ogni orda come un gruppo di zombie normali.
token-map-text = Da sola non ha effetto. La carta Posto di blocco deserto fa valere 6 punti esperienza ogni mappa che possiedi.
token-longgun-text = Scartala al Viadotto bloccato per salvare due sopravvissuti.
token-companion-text = Non è un sopravvissuto e non tira dadi. Con la carta L’ultimatum se ne va se non spendi 3 munizioni; con la carta Il sacrificio del compagno trascina con sé tutti gli zombie.
token-toxic-text = Le carte Attacco di tosse e Fetore nel buio ti costano un sopravvissuto per ogni token di questo tipo. I token restano.
token-wound-text = La carta Coprire i feriti ti costa un sopravvissuto e ti toglie questo token.
token-molotov-text = Scartala prima che un combattimento cominci: tutti gli zombie della carta sono distrutti, orda compresa, il testo rosso non si applica e la carta è vinta.

## Cards
card-I-01 = Armeria dello sceriffo
card-I-02 = Fattoria tranquilla
card-I-03 = Distributore all’angolo
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
card-I-10 = Fabbrica con fughe di gas
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
card-II-05-text = Se possiedi il token bus, trasformalo nell’ESECUTORE: tieni questa carta scoperta e d’ora in poi combatti ogni orda come un gruppo di zombie normali.
card-II-06 = Serpente sotto il rottame
card-II-06-text = Perdi un sopravvissuto.
card-II-07 = Ponte marcio
card-II-07-text = Spendi 1 token benzina o perdi un sopravvissuto.
card-II-08 = Bagagliaio forzato
card-II-08-text = Scarta una risorsa a tua scelta.
card-II-09 = Scommessa mortale
card-II-09-text = Tira un dado nero per sopravvissuto e perdi un sopravvissuto per morso. L’adrenalina non può impedirlo.
card-II-10 = Si unisce un’acrobata
card-II-10-text = Un sopravvissuto si unisce al tuo gruppo.
card-II-11 = Viadotto bloccato
card-II-11-text = Scarta il token arma a lunga gittata o perdi due sopravvissuti.
card-II-12 = Tratto nel deserto
card-II-12-text = Spendi 2 token benzina; perdi un sopravvissuto per ogni token non speso.
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
card-III-01 = Rifugio fra le mura
card-III-02 = Spiaggia
card-III-03 = Deviazione in famiglia
card-III-03-text = Spendi 1 token benzina o perdi un sopravvissuto.
card-III-04 = Barricata di rottami
card-III-04-text = Spendi 2 token benzina; perdi un sopravvissuto per ogni token non speso.
card-III-05 = Attacco di tosse
card-III-05-text = Perdi un sopravvissuto per ogni token fumi tossici che possiedi; i token restano.
card-III-06 = Fetore nel buio
card-III-06-text = Perdi un sopravvissuto per ogni token fumi tossici che possiedi; i token restano.
card-III-07 = Esercizi con la balestra
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
card-III-17 = Il sacrificio del compagno
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
card-III-25-text = Spendi 1 token adrenalina o perdi un sopravvissuto.
card-III-26 = Cancello del porto
card-III-26-text = Non puoi fuggire da questo combattimento.
card-III-27 = Mercato notturno
card-III-27-text = In questo combattimento non puoi usare adrenalina.
card-III-28 = L’ultimo miglio

## Solo ranks
rank-0 = Predicatore della domenica
rank-1 = Spirito libero
rank-2 = Buon guidatore
rank-3 = Veterano della strada
rank-4 = Leggenda della balestra
rank-5 = Colpo di fortuna o di genio

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
why-experience = È la fine della strada: vince il gruppo con più punti esperienza.
why-survivors = Parità di punti esperienza: vince chi ha più sopravvissuti.
why-shared = Parità di punti esperienza e di sopravvissuti: la vittoria è condivisa.
why-solo = La costa è stata raggiunta: il punteggio decide il grado.
why-died = L’ultimo sopravvissuto è morto per strada.

## What put somebody out of the game, for studies
cause-bitten = un morso
cause-horribly-died = una morte orribile
cause-demand-paid = una carta a cui non si è pagato quanto chiedeva
cause-encountered = l’effetto di una carta
cause-event-rolled = i dadi tirati per una carta

## Play

# Questions
question-bid = { $own ->
    [0] Offri per la prima scelta della strada, o passa.
   *[other] Sei a { $own }. Rilancia, o passa per restare lì.
}
question-pay-bid = Paga { $due ->
    [one] 1 risorsa per la tua offerta
   *[other] { $due } risorse per la tua offerta
}.
question-pay-toll = Paga { $due ->
    [one] 1 risorsa per prendere questa strada
   *[other] { $due } risorse per prendere questa strada
}.
question-discard = Scarta { $due ->
    [one] 1 risorsa
   *[other] { $due } risorse
}.
question-gift = Prendi { $left ->
    [one] 1 risorsa dalla riserva
   *[other] { $left } risorse dalla riserva
}.
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
    [one] 1 seconda uccisione,{" "}
   *[other] { $seconds } seconde uccisioni,{" "}
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
question-upkeep = Spendi { $price ->
    [one] 1 munizione
   *[other] { $price } munizioni
} per il tuo compagno? Altrimenti se ne va.

# Answers
option-hold = No
option-use = Usa il token { $token }
option-shoot = { $amount ->
    [0] Non sparare
    [one] Spara 1 munizione
   *[other] Spara { $amount } munizioni
}
option-fight = Combatti corpo a corpo
option-flee = Fuggi pagando 2 token benzina
option-bite = Morso: perdi { $loss }
option-opportunity = Opportunità: { $kill }
option-second = Seconda uccisione: { $kill }
option-pay = Paga { $resource ->
    [munizioni] 1 munizione
   *[other] 1 token { $resource }
}
option-spend = { $amount ->
    [0] Non spendere niente
   *[other] Spendine { $amount }
}
option-feed = Sì, spendi le munizioni
option-pass = Passa
option-bid = Offri { $amount }
option-road = Prendi la strada { $road }
option-take = Prendi { $resource ->
    [munizioni] 1 munizione
   *[other] 1 token { $resource }
}
loss-adrenaline = 1 token adrenalina
loss-survivor = 1 sopravvissuto
kill-yes = uccidi con 1 token adrenalina
kill-no = tieni l’adrenalina

# Log
event-round-began = Turno { $round }.
event-roads-laid = Sulle strade: { $cards }.
event-roads-laid-hidden = Scoperte sulle strade: { $cards }.
event-contaminated = La strada { $road } è contaminata: { $toll ->
    [one] 1 risorsa
   *[other] { $toll } risorse
} per passare.
event-raised = { $you ->
    [yes] Offri
   *[no] { $seat } offre
    } { $amount }.
event-passed = { $you ->
    [yes] Passi
   *[no] { $seat } passa
    }.
event-bid-due = { $you ->
    [yes] Devi pagare
   *[no] { $seat } deve pagare
    } { $amount ->
    [one] 1 risorsa
   *[other] { $amount } risorse
    } per l’offerta.
event-order-set = Nuovo ordine: { $seats }.
event-road-taken = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
    } la strada { $road }.
event-toll-due = { $you ->
    [yes] Devi pagare
   *[no] { $seat } deve pagare
    } un pedaggio di { $toll ->
    [one] 1 risorsa
   *[other] { $toll } risorse
    }.
event-paid-toll = { $you ->
    [yes] Paghi
   *[no] { $seat } paga
    } { $resource ->
    [munizioni] 1 munizione
   *[other] 1 token { $resource }
    } di pedaggio.
event-price-due = { $you ->
    [yes] Paghi
   *[no] { $seat } paga
    } { $toll ->
    [one] 1 risorsa
   *[other] { $toll } risorse
    } per prendere questa strada.
event-paid-price = { $you ->
    [yes] Paghi
   *[no] { $seat } paga
    } { $resource ->
    [munizioni] 1 munizione
   *[other] 1 token { $resource }
    } per la strada.
event-gift-taken = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
    } { $resource ->
    [munizioni] 1 munizione
   *[other] 1 token { $resource }
    }.
event-turned-up = { $you ->
    [yes] Scopri
   *[no] { $seat } scopre
    }: { $cards }.
event-encountered = { $you ->
    [yes] Arrivi
   *[no] { $seat } arriva
    } alla tappa «{ $card }».
event-looted = { $you ->
    [yes] Trovi
   *[no] { $seat } trova
    }{ $ammo ->
    [0] {""}
    [one] {" "}1 munizione
   *[other] {" "}{ $ammo } munizioni
    }{ $fuel ->
    [0] {""}
   *[other] { $ammo ->
        [0] {" "}
       *[other] { $adrenaline ->
            [0] {" e "}
           *[other] {", "}
            }
        }{ $fuel } token benzina
    }{ $adrenaline ->
    [0] {""}
   *[other] { $fuel ->
        [0] { $ammo ->
            [0] {" "}
           *[other] {" e "}
            }
       *[other] {" e "}
        }{ $adrenaline } token adrenalina
    }.
event-paid = { $you ->
    [yes] Paghi
   *[no] { $seat } paga
    } { $resource ->
    [munizioni] 1 munizione
   *[other] 1 token { $resource }
    }.
event-kept = { $you ->
    [yes] Tieni
   *[no] { $seat } tiene
    } la carta «{ $card }».
event-boxed = Torna nella scatola: { $card }.
event-left-behind = Non resta nessuno a tenere la carta «{ $card }».
event-joined = Un sopravvissuto si unisce { $you ->
    [yes] al tuo gruppo
   *[no] al gruppo di { $seat }
    }.
event-died = { $amount ->
    [one] { $you ->
    [yes] Perdi
   *[no] { $seat } perde
    } un sopravvissuto.
   *[other] { $you ->
    [yes] Perdi
   *[no] { $seat } perde
    } { $amount } sopravvissuti.
}
event-token-taken = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
    } il token { $token }.
event-token-gone = { $you ->
    [yes] Scarti
   *[no] { $seat } scarta
    } il token { $token }.
event-maps-worth = { $you ->
    [yes] Ogni tua mappa
   *[no] Ogni mappa di { $seat }
    } vale ora { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
} esperienza.
event-executor-built = { $you ->
    [yes] Trasformi
   *[no] { $seat } trasforma
    } il bus scolastico nell’ESECUTORE.
event-executor-driven = { $you ->
    [yes] Lanci
   *[no] { $seat } lancia
    } l’ESECUTORE contro l’orda.
event-event-rolled = { $you ->
    [yes] Tiri
   *[no] { $seat } tira
    }: { $dice }.
event-discarded = { $you ->
    [yes] Scarti
   *[no] { $seat } scarta
    } { $resource ->
    [munizioni] 1 munizione
   *[other] 1 token { $resource }
    }.
event-demand-paid = { $amount ->
    [0] { $you ->
    [yes] Non spendi
   *[no] { $seat } non spende
    } niente.
   *[other] { $you ->
    [yes] Spendi
   *[no] { $seat } spende
    } { $amount } token { $resource }.
}
event-companion-fed = { $you ->
    [yes] Paghi e tieni
   *[no] { $seat } paga e tiene
    } il compagno.
event-fight-began = { $horde ->
    [0] { $you ->
    [yes] Incontri
   *[no] { $seat } incontra
    } { $zombies } zombie.
   *[other] { $you ->
    [yes] Incontri
   *[no] { $seat } incontra
    } un’orda di livello { $horde }: { $zombies } zombie.
}
event-burned = { $you ->
    [yes] Lanci
   *[no] { $seat } lancia
    } la bottiglia Molotov: brucia tutto.
event-blasted = { $you ->
    [yes] Il tuo compagno
   *[no] Il compagno di { $seat }
    } si sacrifica e trascina con sé tutti gli zombie.
event-shot = { $you ->
    [yes] Spari
   *[no] { $seat } spara
    } { $amount ->
    [one] 1 munizione
   *[other] { $amount } munizioni
}: { $dice }.
event-shot-down = { $you ->
    [yes] Ne abbatti
   *[no] { $seat } ne abbatte
    } { $amount }; { $left ->
    [0] non ne resta nessuno
    [one] ne resta 1
   *[other] ne restano { $left }
}.
event-more-came = Il rumore attira { $amount ->
    [one] un altro zombie
   *[other] altri { $amount } zombie
}.
event-fled = { $you ->
    [yes] Fuggi
   *[no] { $seat } fugge
    }.
event-rolled = { $you ->
    [yes] Combatti
   *[no] { $seat } combatte
    }: { $dice }.
event-horribly-died = { $you ->
    [yes] Subisci
   *[no] { $seat } subisce
    } { $amount ->
    [one] una morte orribile
   *[other] { $amount } morti orribili
}: niente da fare.
event-killed = { $you ->
    [yes] Ne uccidi
   *[no] { $seat } ne uccide
    } { $amount }; { $left ->
    [0] non ne resta nessuno
    [one] ne resta 1
   *[other] ne restano { $left }
}.
event-bite-dodged = { $you ->
    [yes] Sfuggi
   *[no] { $seat } sfugge
    } a un morso con 1 token adrenalina.
event-bitten = { $you ->
    [yes] Subisci
   *[no] { $seat } subisce
    } il morso.
event-seized = { $you ->
    [yes] Cogli l’opportunità e uccidi uno zombie
   *[no] { $seat } coglie l’opportunità e uccide uno zombie
} con 1 token adrenalina; { $left ->
    [0] non ne resta nessuno
    [one] ne resta 1
   *[other] ne restano { $left }
}.
event-struck-twice = { $you ->
    [yes] Colpisci
   *[no] { $seat } colpisce
    } una seconda volta con 1 token adrenalina; { $left ->
    [0] non ne resta nessuno
    [one] ne resta 1
   *[other] ne restano { $left }
}.
event-won-fight = { $you ->
    [yes] Vinci
   *[no] { $seat } vince
    } il combattimento.
event-eliminated = { $you ->
    [yes] Hai
   *[no] { $seat } ha
    } perso l’ultimo sopravvissuto.
event-epilogue = Epilogo per { $you ->
    [yes] te
   *[no] { $seat }
    }: { $epilogue }.
event-rated = { $points ->
    [one] { $you ->
    [yes] Arrivi
   *[no] { $seat } arriva
    } con 1 punto: { $rank }.
   *[other] { $you ->
    [yes] Arrivi
   *[no] { $seat } arriva
    } con { $points } punti: { $rank }.
}
event-ended = La strada finisce al turno { $round }.

# Why not
reason-not-above = Un rilancio deve superare la tua offerta attuale di { $own }.
reason-occupied = { $you ->
    [yes] Occupi
   *[no] { $seat } occupa
    } quella casella.
reason-beyond-means = { $total ->
    [0] Non hai nessuna risorsa.
    [one] Hai solo 1 risorsa.
   *[other] Hai solo { $total } risorse.
}
reason-road-taken = { $you ->
    [yes] Hai
   *[no] { $seat } ha
    } preso quella strada.
reason-toll = Non puoi pagare il suo pedaggio di { $toll ->
    [one] 1 risorsa
   *[other] { $toll } risorse
    }.
reason-no-resource = Non hai abbastanza { $resource }.
reason-no-ammo = { $ammo ->
    [0] Non hai munizioni.
    [one] Hai solo 1 munizione.
   *[other] Hai solo { $ammo } munizioni.
}
reason-no-fuel = Fuggire costa 2 token benzina e tu ne hai { $fuel }.
reason-companion-asked = La domanda riguarda proprio il tuo compagno: spendi { $price ->
    [one] 1 munizione
   *[other] { $price } munizioni
}, o lascialo andare.
reason-no-flee = Questa carta vieta la fuga.
reason-shooting-first = Prima il round di tiro, anche con 0 munizioni.
reason-one-shooting = C’è un solo round di tiro, all’inizio del combattimento.
reason-no-such-die = Non resta nessun dado di questo tipo da risolvere.
reason-bus-idle = Il bus scolastico da solo non ha effetto.
reason-map-idle = Una mappa non si spende; alla fine può valere esperienza.
reason-token-waits = Questo token aspetta la propria carta: { $token }.
reason-token-harms = Questo token può solo nuocerti: { $token }.
reason-molotov-waits = La bottiglia Molotov si lancia all’inizio di un combattimento, non qui.
reason-executor-ready = L’ESECUTORE è già in marcia: per te ogni orda è una folla di zombie normali.
reason-executor-driving = L’ESECUTORE sta già combattendo quest’orda.
reason-no-shooting-here = Su un bastione o un magazzino non si attacca a distanza.

# Terms of the bots
term-alive = restare in vita
term-experience = esperienza
term-survivors = sopravvissuti
term-resources = risorse
term-epilogues = epiloghi in vista

# The terminal
screen-round = Turno { $round } di 8 · { $left ->
    [one] 1 carta
   *[other] { $left } carte
} nel mazzo
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
screen-horde = orda { $level } ({ $zombies } zombie)
screen-xp = { $xp } PE

# Cautions
caution-nothing-left = Questa offerta non ti lascia né munizioni né adrenalina per combattere { $zombies ->
    [one] lo zombie
   *[other] i { $zombies } zombie
} della strada più facile.
caution-pass-wins = Se passi ora, hai la prima scelta e paghi { $bid }.

# What was done in one gesture
story-bid-due = { $you ->
    [yes] Paghi { $what } per l’offerta.
   *[no] { $seat } paga { $what } per l’offerta.
    }
story-toll-due = { $you ->
    [yes] Paghi un pedaggio: { $what }.
   *[no] { $seat } paga un pedaggio: { $what }.
    }
story-price-due = { $you ->
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

# A whole fight
fight-foes = { $horde ->
    [0] {""}
   *[other] un’orda di{" "}
}{ $zombies } zombie{ $more ->
    [0] {""}
    [one] {" "}e un altro
   *[other] {" "}e altri { $more }
}{ $burned ->
    [0] {""}
   *[other] {" "}con la bottiglia Molotov
}{ $blasted ->
    [0] {""}
   *[other] {" "}grazie al sacrificio del compagno
}
fight-toll = { $won ->
    [0] { $killed ->
        [0] nessuno ucciso
        [one] 1 ucciso
       *[other] { $killed } uccisi
    },{" "}
   *[other] {""}
}{ $lost ->
    [0] nessuna perdita
    [one] 1 sopravvissuto perso
   *[other] { $lost } sopravvissuti persi
}{ $ammo ->
    [0] {""}
    [one] , 1 munizione sparata
   *[other] , { $ammo } munizioni sparate
}{ $adrenaline ->
    [0] {""}
    [one] , 1 token adrenalina speso
   *[other] , { $adrenaline } token adrenalina spesi
}
story-fight-began = { $won ->
    [0] { $fled ->
        [0] { $wiped ->
            [0] { $you ->
                [yes] Stai affrontando
               *[no] { $seat } sta affrontando
            }
           *[other] { $you ->
                [yes] Soccombi a
               *[no] { $seat } soccombe a
            }
        }
       *[other] { $you ->
            [yes] Fuggi da
           *[no] { $seat } fugge da
        }
    }
   *[other] { $you ->
        [yes] Batti
       *[no] { $seat } batte
    }
} { fight-foes }: { fight-toll }.

# A whole card: what is found there, its fight, its token, what it costs
card-loot = { $ammo-found ->
    [0] {""}
    [one] 1 munizione
   *[other] { $ammo-found } munizioni
    }{ $fuel-found ->
    [0] {""}
   *[other] { $ammo-found ->
        [0] {""}
       *[other] { $adrenaline-found ->
            [0] {" e "}
           *[other] {", "}
            }
        }{ $fuel-found } token benzina
    }{ $adrenaline-found ->
    [0] {""}
   *[other] { $fuel-found ->
        [0] { $ammo-found ->
            [0] {""}
           *[other] {" e "}
            }
       *[other] {" e "}
        }{ $adrenaline-found } token adrenalina
    }
story-encountered = { $zombies ->
    [0] { $found ->
        [0] { $you ->
            [yes] Arrivi alla tappa
           *[no] { $seat } arriva alla tappa
        }
       *[other] { $you ->
            [yes] Trovi
           *[no] { $seat } trova
        } { card-loot } alla tappa
    }
   *[other] { $won ->
        [0] { $fled ->
            [0] { $wiped ->
                [0] { $you ->
                    [yes] Stai affrontando
                   *[no] { $seat } sta affrontando
                }
               *[other] { $you ->
                    [yes] Soccombi a
                   *[no] { $seat } soccombe a
                }
            }
           *[other] { $you ->
                [yes] Fuggi da
               *[no] { $seat } fugge da
            }
        }
       *[other] { $you ->
            [yes] Batti
           *[no] { $seat } batte
        }
    } { fight-foes } alla tappa
} «{ $card }»{ $zombies ->
    [0] .{ $lost ->
    [0] {""}
    [one] {" "}Perdita: 1 sopravvissuto.
   *[other] {" "}Perdite: { $lost } sopravvissuti.
}
   *[other] : { fight-toll }.{ $found ->
    [0] {""}
   *[other] {" "}Bottino: { card-loot }.
}
}{ $tokens ->
    [0] {""}
   *[other] {" "}Token: { $place }.
}{ $given ->
    [0] {""}
   *[other] {" "}Costo: { $what }.
}{ $joined ->
    [0] {""}
    [one] {" "}Si unisce 1 sopravvissuto.
   *[other] {" "}Si uniscono { $joined } sopravvissuti.
}

# A whole auction
story-raised = Offerte: { $each }.
story-passed = { $seats ->
    [0] Nessuno offre.
   *[other] { story-raised }
}

## The end told: what a lone player reached, and what everybody did

epitaph-road-ended = La tua strada è finita al turno { $round }.
epitaph-died-at = L’ultimo dei tuoi è morto qui: { $card }.
epitaph-coast = Hai raggiunto la costa con { $survivors ->
    [one] 1 sopravvissuto
   *[other] { $survivors } sopravvissuti
    }.
epitaph-won = Per strada hai vinto { $count ->
    [one] 1 carta
   *[other] { $count } carte
    } e { $points ->
    [one] { $points } punto esperienza
   *[other] { $points } punti esperienza
    }.
tally-kills = Zombie uccisi
tally-fights = Combattimenti vinti
tally-bites = Morsi
tally-dodged = Morsi evitati
tally-losses = Sopravvissuti persi
tally-fled = Fughe
tally-spent = Risorse pagate
lead-experience = { $lead ->
    [one] { $lead } punto esperienza
   *[other] { $lead } punti esperienza
    }

## Where resources come from and go, in studies

flow-bite-dodged = morsi evitati
flow-died = morti
flow-discarded = scarti
flow-gift-taken = doni
flow-joined = nuovi arrivati
flow-looted = bottino
flow-paid = l’asta
flow-paid-price = il prezzo di una strada
flow-paid-toll = pedaggi
flow-shot = spari
flow-token-taken = carte
stock-survivors = sopravvissuti

# Kinds of decisions, in the figures of studies.
decision-auction = offerte all’asta
decision-demand = richieste di una carta
decision-fight = modo di combattere
decision-gift = risorse prese
decision-journey = scelta della strada
decision-melee = risultati dei dadi
decision-payment = risorse pagate
decision-token-or-lives = perdita di un token o di sopravvissuti
decision-upkeep = munizioni del compagno
