
# Tower Defense: le parole. Ciò che Hit Z Road dice già (carte, token, facce, combattimento) si legge là.

title = Tower Defense: la fortezza
blurb = Difendi una piccola fortezza da tre ondate di zombie, con le carte e il combattimento di Hit Z Road.
kind = difesa in solitario
length = 45 minuti

## Settings

setting-wave1 = Prima ondata
setting-wave1-help = Quante carte di livello 1 attaccano.
setting-wave1-15 = 15 carte
setting-wave1-18 = 18 carte (più lunga)
setting-wave2 = Seconda ondata
setting-wave2-help = Quante carte di livello 2 attaccano.
setting-wave2-18 = 18 carte
setting-wave2-21 = 21 carte (più lunga)
setting-wave3 = Terza ondata
setting-wave3-help = Quante carte di livello 3 attaccano.
setting-wave3-18 = 18 carte
setting-wave3-21 = 21 carte (più lunga e più difficile)
setting-wave3-24 = 24 carte (più lunga e più difficile)
setting-molotov = Bottiglia Molotov
setting-molotov-help = Se si può trovare il token bottiglia Molotov.
setting-molotov-in = in gioco
setting-molotov-out = eliminata (più difficile)
setting-map = Mappe
setting-map-help = Se si possono trovare le due mappe.
setting-map-in = in gioco
setting-map-out = eliminate (più difficile)
setting-executor = ESECUTORE
setting-executor-help = Se si può trovare il bus e trasformarlo nell’ESECUTORE.
setting-executor-in = in gioco
setting-executor-out = eliminato (più difficile)
preset-bare = A mani nude
preset-bare-help = Senza Molotov, mappe ed ESECUTORE.

## Places and people

bastion-1 = bastione 1
bastion-2 = bastione 2
bastion-3 = bastione 3
warehouse-ammo = magazzino munizioni
warehouse-fuel = magazzino benzina
warehouse-adrenaline = magazzino adrenalina
object-ammo = le munizioni
object-fuel = la benzina
object-adrenaline = l’adrenalina
object-xp = i punti esperienza
object-token = il token
rank-leader = caposquadra
rank-regular = regolare
rank-leader-count = { $count ->
    [one] 1 caposquadra
   *[other] { $count } capisquadra
    }
rank-regular-count = { $count ->
    [one] 1 regolare
   *[other] { $count } regolari
    }
warehouse-ammo-count = { $count } per le munizioni
warehouse-fuel-count = { $count } per la benzina
warehouse-adrenaline-count = { $count } per l’adrenalina
bastion-1-count = { $count } nel bastione 1
bastion-2-count = { $count } nel bastione 2
bastion-3-count = { $count } nel bastione 3
wave-1 = prima ondata
wave-2 = seconda ondata
wave-3 = terza ondata
phase-garrison = gestione guarnigione
phase-warehouses = allocazione ai magazzini
phase-movement = movimento dell’ondata
phase-check-1 = verifica 1
phase-interception = intercettazione
phase-combat = combattimento
phase-check-2 = verifica 2
phase-recovery = recupero oggetti
phase-return = rientro nei bastioni

## The end

why-cleared = La terza ondata è esaurita e non resta nessuno zombie: la fortezza resiste.
why-breakthrough = Un’unità con zombie ha superato i magazzini: la valle è perduta.
why-bastions = Tutti i bastioni sono distrutti.
why-garrison = Nel presidio non è rimasto vivo nessuno.
why-unmanned = Non resta alcun bastione presidiato.

## Words of the play

resource-fuel-text = 1 token benzina fa avanzare un gruppo di un passo; 2 gli permettono di fuggire prima di un round di corpo a corpo.

who-leader = il caposquadra
who-regular = un regolare
who-squad = tutti i membri liberi
cell-w1 = sul magazzino munizioni
cell-b1 = sul bastione 1
cell-n1 = sulla linea 1, vicino alle mura
cell-f1 = sulla linea 1, lontano dalle mura
cell-e1 = sulla linea 1, all’Entrata
cell-w2 = sul magazzino benzina
cell-b2 = sul bastione 2
cell-n2 = sulla linea 2, vicino alle mura
cell-f2 = sulla linea 2, lontano dalle mura
cell-e2 = sulla linea 2, all’Entrata
cell-w3 = sul magazzino adrenalina
cell-b3 = sul bastione 3
cell-n3 = sulla linea 3, vicino alle mura
cell-f3 = sulla linea 3, lontano dalle mura
cell-e3 = sulla linea 3, all’Entrata
victim-leader-1 = il caposquadra del bastione 1
victim-leader-2 = il caposquadra del bastione 2
victim-leader-3 = il caposquadra del bastione 3
victim-regular-1 = un regolare nel bastione 1
victim-regular-2 = un regolare nel bastione 2
victim-regular-3 = un regolare nel bastione 3
victim-regular-1-ammo = un regolare del bastione 1 nel magazzino munizioni
victim-regular-1-fuel = un regolare del bastione 1 nel magazzino benzina
victim-regular-1-adrenaline = un regolare del bastione 1 nel magazzino adrenalina
victim-regular-2-ammo = un regolare del bastione 2 nel magazzino munizioni
victim-regular-2-fuel = un regolare del bastione 2 nel magazzino benzina
victim-regular-2-adrenaline = un regolare del bastione 2 nel magazzino adrenalina
victim-regular-3-ammo = un regolare del bastione 3 nel magazzino munizioni
victim-regular-3-fuel = un regolare del bastione 3 nel magazzino benzina
victim-regular-3-adrenaline = un regolare del bastione 3 nel magazzino adrenalina
victim-regular = un regolare del gruppo

## Play: questions

question-man = In quale bastione acquartieri la prima squadra?
question-recruit = Guarnigione: arruola con { $xp ->
    [one] il tuo punto
   *[other] i tuoi { $xp } punti
    } esperienza, oppure concludi.
question-supply = Chi va a prendere risorse? Ognuno ne porta 2 a fine turno.
question-gather = Intercettazione: riunisci un gruppo, oppure concludi. Benzina: { $fuel }.
question-intercept = { $members ->
    [0] Chi si unisce al gruppo nel { $bastion }?
    [one] 1 membro nel { $bastion }: chi si unisce, o quale unità intercetta?
   *[other] { $members } membri nel { $bastion }: chi si unisce, o quale unità intercettano?
    } Benzina: { $fuel }.
question-combat = Quale combattimento risolvi per primo?
question-casualty = Qualcuno muore. Chi?
question-recovery = Recupero: prendi tutto ciò che le unità portano, o indica prima che cosa vuoi lasciare.
question-welcome = Si unisce un nuovo arrivato: quale bastione lo accoglie?
question-quarter = { $pool ->
    [one] 1 regolare
   *[other] { $pool } regolari
    } da sistemare: quanti vanno nel { $bastion }?
question-executor = { $zombies ->
    [one] Un’orda di 1 zombie: spendi l’ESECUTORE per combatterlo come uno zombie normale?
   *[other] Un’orda di { $zombies } zombie: spendi l’ESECUTORE per combatterli come zombie normali?
    }
question-stand = { $zombies } zombie contro { $survivors } dei tuoi: continui, o abbandoni il combattimento pagando 2 token benzina?

## Play: options

option-done = Concludi
option-man = Acquartiera la squadra nel { $bastion }
option-recruit = Arruola un { $rank } per il { $bastion }
option-send = Invia { $rank ->
    [caposquadra] il caposquadra
   *[other] un { $rank }
    } dal { $bastion } al { $warehouse }
option-gather = Riunisci un gruppo nel { $bastion }
option-join = Aggiungi { $who } del { $bastion }
option-intercept = Intercetta l’unità { $cell }
option-combat = Combatti { $cell }
option-welcome = Accoglilo nel { $bastion }
option-quarter = { $regulars ->
    [0] Nessun regolare
    [one] 1 regolare
   *[other] { $regulars } regolari
    } nel { $bastion }
option-name = Perdi { $victim }
option-take = Prendi tutto il resto
option-leave = Lascia { $object } { $cell }
option-flee = Abbandona il combattimento pagando 2 token benzina

## Play: events

event-manned = La prima squadra si insedia nel { $bastion }.
event-recruited = Un { $rank } si unisce al { $bastion }: costa { $price ->
    [one] 1 punto
   *[other] { $price } punti
    } esperienza.
event-sent = { $rank ->
    [caposquadra] Il caposquadra
   *[other] Un { $rank }
    } del { $bastion } va al { $warehouse }.
event-member-died = Il presidio perde { $victim }.
event-welcomed = Un nuovo arrivato diventa regolare nel { $bastion }.
event-turned-away = Un nuovo arrivato non trova posto e se ne va.
event-dissolved = La squadra del { $bastion } resta senza caposquadra e viene disciolta.
event-maps-traded = { $maps ->
    [one] Una mappa frutta
   *[other] { $maps } mappe fruttano
    } { $xp ->
    [one] 1 punto
   *[other] { $xp } punti
    } esperienza.
event-turn-began = Turno { $turn }.
event-wave-came = Arriva la { $wave }: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
    }.
event-revealed = Dalla riserva: «{ $card }».
event-removed = «{ $card }» era solo un evento: la carta è rimossa.
event-line-rolled = Il dado dà { $die }: linea { $line }.
event-entered = «{ $card }» si piazza { $cell }.
event-lined-up = «{ $card }» si schiera { $cell }.
event-advance-rolled = Il dado dà { $die }: avanza la linea { $line }.
event-nothing-there = La linea { $line } è vuota: nulla si muove.
event-lone-line = Resta solo la linea { $line }: avanza di due colonne.
event-advanced = «{ $card }» avanza: ora è { $cell }.
event-goods-lost = «{ $card }» arriva ai bastioni senza zombie: la carta è perduta con tutto ciò che portava.
event-intercepted = { $members ->
    [one] 1 membro intercetta
   *[other] { $members } membri intercettano
    } «{ $card }» { $cell } ({ $fuel } token benzina).
event-combat-began = Combattimento { $cell }: { $members ->
    [one] 1 membro
   *[other] { $members } membri
    } contro «{ $card }».
event-abandoned = Il combattimento contro «{ $card }» è abbandonato; i suoi zombie tornano tutti.
event-wiped-out = Il gruppo inviato contro «{ $card }» è sterminato; gli zombie tornano tutti.
event-bastion-lost = Gli zombie distruggono il { $bastion }.
event-warehouse-lost = Gli zombie distruggono il { $warehouse }.
event-cut = Per mancanza di posto il presidio perde{ $ammo ->
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
event-collected = Recuperato da «{ $card }»:{ $ammo ->
    [0] {""}
    [one] {" "}1 munizione
   *[other] {" "}{ $ammo } munizioni
    }{ $fuel ->
    [0] {""}
   *[other] { $ammo ->
        [0] {" "}
       *[other] { $adrenaline ->
            [0] { $xp ->
                [0] {" e "}
               *[other] {", "}
                }
           *[other] {", "}
            }
        }{ $fuel } token benzina
    }{ $adrenaline ->
    [0] {""}
   *[other] { $fuel ->
        [0] { $ammo ->
            [0] {" "}
           *[other] { $xp ->
                [0] {" e "}
               *[other] {", "}
                }
            }
       *[other] { $xp ->
            [0] {" e "}
           *[other] {", "}
            }
        }{ $adrenaline } token adrenalina
    }{ $xp ->
    [0] {""}
    [one] { $adrenaline ->
        [0] { $fuel ->
            [0] { $ammo ->
                [0] {" "}
               *[other] {" e "}
                }
           *[other] {" e "}
            }
       *[other] {" e "}
        }1 punto esperienza
   *[other] { $adrenaline ->
        [0] { $fuel ->
            [0] { $ammo ->
                [0] {" "}
               *[other] {" e "}
                }
           *[other] {" e "}
            }
       *[other] {" e "}
        }{ $xp } punti esperienza
    }{ $ammo ->
    [0] { $fuel ->
        [0] { $adrenaline ->
            [0] { $xp ->
                [0] {" nessuna risorsa"}
               *[other] {""}
                }
           *[other] {""}
            }
       *[other] {""}
        }
   *[other] {""}
    }.
event-left-lying = Lasciato su «{ $card }»: { $object }.
event-not-in-play = Questo token non è in gioco: { $token }.
event-brought = Il magazzino fornisce { $resource ->
    [munizioni] { $amount ->
        [one] 1 munizione
       *[other] { $amount } munizioni
        }
   *[other] { $amount } token { $resource }
    }.
event-quartered = { $regulars ->
    [one] 1 regolare va
   *[other] { $regulars } regolari vanno
    } nel { $bastion }.
event-left-play = { $regulars ->
    [one] 1 regolare non trova posto ed esce dal gioco.
   *[other] { $regulars } regolari non trovano posto ed escono dal gioco.
    }
event-leader-left = Il caposquadra del { $bastion } non ha più un bastione e se ne va.
event-held = Non resta nessuno zombie. La fortezza resiste!
event-broke-through = «{ $card }» supera i magazzini: gli zombie sono nella valle.
event-bastions-gone = L’ultimo bastione è caduto.
event-garrison-dead = Del presidio non resta nessuno.
event-unmanned = Non ci sono più bastioni presidiati: i superstiti abbandonano la fortezza.

## Play: reasons

reason-bastion-destroyed = Il { $bastion } è distrutto.
reason-has-leader = Il { $bastion } ha già il suo caposquadra.
reason-squad-full = La squadra del { $bastion } ha già tre regolari.
reason-needs-leader = Al { $bastion } serve prima un caposquadra.
reason-too-dear = Costa { $price ->
    [one] 1 punto
   *[other] { $price } punti
    } esperienza; ne hai { $xp }.
reason-warehouse-destroyed = Il { $warehouse } è distrutto.
reason-nobody-free = Nessun { $rank } del { $bastion } è libero.
reason-nobody-gathers = Nessuno può riunirsi nel { $bastion }: lì non c’è nessuno, e dovrebbero mandare gente gli altri due bastioni.
reason-no-fuel-to-walk = Con { $fuel } token benzina da lì non si raggiunge nessuna unità.
reason-nobody-free-there = Nel { $bastion } non è libero nessun altro.
reason-unit-on-bastion = Un’unità occupa il { $bastion }: lì nessuno può riunirsi.
reason-regulars-stay = I regolari del { $bastion } restano: si sposta solo la squadra disciolta.
reason-no-path-to-join = Dal { $bastion } nessun percorso libero porta fin lì.
reason-no-fuel-to-join = Con { $fuel } token benzina non ci si può riunire e poi raggiungere un’unità.
reason-leader-away = Il caposquadra del { $bastion } non è lì per unirsi.
reason-no-regular-there = Nel { $bastion } non ci sono regolari liberi.
reason-only-one-there = Nel { $bastion } è libera una sola persona: indicala.
reason-no-unit = Nessuna unità si trova { $cell }.
reason-blocked = Nessun percorso libero porta all’unità { $cell }: altre sbarrano la strada.
reason-empty-group = Nel gruppo non c’è ancora nessuno.
reason-too-far = L’unità { $cell } costa { $price } token benzina; ne hai { $fuel }.
reason-fought-already = L’unità { $cell } è già stata affrontata in questo turno.
reason-no-zombies = L’unità { $cell } non ha zombie: se ne prende semplicemente possesso.
reason-no-group = Nessun tuo gruppo si trova { $cell }.
reason-nobody-there = Nel presidio non c’è nessuno di questo tipo.
reason-not-carried = L’unità { $cell } non porta nulla del genere.
reason-left-already = Hai già deciso che resta { $cell }.
reason-not-in-this-fight = Si può indicare solo un membro del gruppo che combatte.
reason-not-manned = Il { $bastion } non è presidiato.
reason-other-bastion-now = Prima si sistemano i regolari del { $bastion }.
reason-no-place-elsewhere = Con così pochi nel { $bastion } gli altri non troverebbero posto.
reason-not-so-many = Non ce ne sono tanti da sistemare: { $pool ->
    [one] ne resta 1
   *[other] ne restano { $pool }
    }, e alcuni non si muovono.
reason-executor-ready = L’ESECUTORE si dichiara prima di un combattimento contro un’orda, non qui.
token-bus-text = Da solo non ha effetto. Trasformato nell’ESECUTORE, permette di combattere un’orda come un gruppo di zombie normali, poi si scarta.
token-map-text = Da sola non ha effetto. La carta Posto di blocco deserto scambia ogni mappa che possiedi con 6 punti esperienza.
card-II-04-text = Ogni token mappa che possiedi dà subito 6 punti esperienza e si scarta.
card-II-05-text = Se possiedi il token bus, trasformalo nell’ESECUTORE: per una volta, combatti un’orda come un gruppo di zombie normali.
reason-map-idle = Una mappa aspetta l’evento che la scambia con punti esperienza.

## Terminal

phase-set-up = preparazione
screen-siege = Turno { $turn }, { $phase } · { $wave }, { $reserve } in riserva
screen-stock = munizioni { $ammo } · benzina { $fuel } · adrenalina { $adrenaline } (su { $capacity }) · punti esperienza { $xp }
screen-lost = distrutto
screen-line = Linea { $line }
screen-near = vicino
screen-far = lontano
screen-entry = Entrata
screen-horde-level = orda { $level }
screen-fuel-cost = benzina: { $fuel }
screen-revealed = Scoperta: { $card }
screen-left-out = Non in gioco: { $tokens }
screen-token-out = (non in gioco)
screen-garrison-key = C caposquadra, r regolare
screen-unit-key = Z zombie, PE punti esperienza, * un token
screen-leader-letter = C

## Heuristics

term-garrison = membri del presidio
term-end = la fine
term-bastions = bastioni in piedi
term-stock = risorse in scorta
term-tokens = token speciali
term-experience = punti esperienza, da spendere e in vista
term-wave = carte ancora in arrivo
term-zombies = zombie in vista

# Cautions
caution-bastion-open = Nessuno affronta { $zombies ->
    [one] lo zombie
   *[other] i { $zombies } zombie
    } sul { $bastion }, il tuo ultimo bastione: lo perdi in questo turno.
caution-bastion-unguarded = Nessuno resta libero: { $zombies ->
    [one] 1 zombie è
   *[other] { $zombies } zombie sono
    } davanti al { $bastion }, il tuo ultimo bastione.

# What was done in one gesture
story-advanced = { $count ->
    [one] 1 carta avanza
   *[other] { $count } carte avanzano
    }.
story-intercepted = { $count ->
    [one] 1 gruppo esce
   *[other] { $count } gruppi escono
    } a intercettare delle unità.
story-recruited = Arruolati: { $what }.
story-sent = Inviati ai magazzini: { $what }.
story-quartered = Regolari per bastione: { $what }.
story-brought = I magazzini forniscono { $what }.

# A card of the wave
story-revealed = Dalla riserva: «{ $card }»{ $placed ->
    [0] {""}
   *[other] {" "}{ $place }
}{ $moved ->
    [0] {""}
    [one] ; 1 carta avanza
   *[other] ; { $moved } carte avanzano
}.{ $removed ->
    [0] {""}
   *[other] {" "}Era solo un evento.
}{ $lost ->
    [0] {""}
    [one] {" "}Perdita: 1 membro.
   *[other] {" "}Perdite: { $lost } membri.
}{ $welcomed ->
    [0] {""}
   *[other] {" "}Si unisce un nuovo arrivato.
}{ $given ->
    [0] {""}
   *[other] {" "}Costo: { $what }.
}{ $goods ->
    [0] {""}
    [one] {" "}1 carta è perduta con i suoi oggetti.
   *[other] {" "}{ $goods } carte sono perdute con i loro oggetti.
}
story-advance-rolled = Avanza la linea { $line }{ $moved ->
    [0] {""}
    [one] : 1 carta
   *[other] : { $moved } carte
}.{ $goods ->
    [0] {""}
    [one] {" "}1 carta è perduta con i suoi oggetti.
   *[other] {" "}{ $goods } carte sono perdute con i loro oggetti.
}
story-lone-line = Resta solo la linea { $line }, che avanza{ $moved ->
    [0] {""}
    [one] : 1 carta
   *[other] : { $moved } carte
}.{ $goods ->
    [0] {""}
    [one] {" "}1 carta è perduta con i suoi oggetti.
   *[other] {" "}{ $goods } carte sono perdute con i loro oggetti.
}

# A whole combat
story-combat-began = { $members ->
    [one] 1 membro { $won ->
        [0] { $fled ->
            [0] { $wiped ->
                [0] affronta
               *[other] soccombe a
            }
           *[other] abbandona il combattimento contro
        }
       *[other] batte
    }
   *[other] { $members } membri { $won ->
        [0] { $fled ->
            [0] { $wiped ->
                [0] affrontano
               *[other] soccombono a
            }
           *[other] abbandonano il combattimento contro
        }
       *[other] battono
    }
} { $horde ->
    [0] {""}
   *[other] un’orda di{" "}
}{ $zombies ->
   *[other] { $zombies } zombie
}{ $more ->
    [0] {""}
    [one] {" "}e un altro
   *[other] {" "}e altri { $more }
} di «{ $card }»{ $burned ->
    [0] {""}
   *[other] {" "}con la bottiglia Molotov
}{ $blasted ->
    [0] {""}
   *[other] {" "}grazie al sacrificio del compagno
}: { $won ->
    [0] { $killed ->
        [0] nessuno ucciso
        [one] 1 ucciso
       *[other] { $killed } uccisi
    },{" "}
   *[other] {""}
}{ $lost ->
    [0] nessuna perdita
    [one] 1 membro perso
   *[other] { $lost } membri persi
}{ $ammo ->
    [0] {""}
    [one] , 1 munizione sparata
   *[other] , { $ammo } munizioni sparate
}{ $adrenaline ->
    [0] {""}
    [one] , 1 token adrenalina speso
   *[other] , { $adrenaline } token adrenalina spesi
}.

## The end told: what a lone player reached, and what everybody did

epitaph-held = Hai tenuto la fortezza per { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
    }: la valle è salva.
epitaph-held-out = Hai resistito { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
    }.
epitaph-bastion-fell = Alla fine il { $bastion } è caduto davanti a «{ $card }».
epitaph-broke-through = Alla fine «{ $card }» ha sfondato fino alla valle.
epitaph-waves = { $left ->
    [0] Hai raggiunto la { $wave }; tutte le sue carte erano arrivate ({ $cards }).
   *[other] Hai raggiunto la { $wave }. Carte arrivate: { $came } su { $cards }.
    }
epitaph-all-waves = Hai respinto tutte e tre le ondate, { $cards ->
    [one] { $cards } carta in tutto.
   *[other] { $cards } carte in tutto.
}
tally-kills = Zombie uccisi
tally-fights = Combattimenti vinti
tally-met = Unità intercettate
tally-brought = Risorse prese nei magazzini
tally-losses = Membri persi
tally-recruits = Reclute

## Where resources come from and go, in studies

flow-collected = oggetti raccolti
flow-cut = mancanza di spazio
flow-intercepted = intercettazioni
flow-maps-traded = mappe
flow-member-died = morti
flow-recruited = reclute
flow-shot = spari
flow-welcomed = nuovi arrivati

# Kinds of decisions, in the figures of studies.
decision-casualty = membri che muoiono
decision-combats = ordine dei combattimenti
decision-interception = gruppi d’intercettazione
decision-man = bastione della prima squadra
decision-quarter = posti nei bastioni
decision-recovery = oggetti raccolti
decision-recruit = reclute
decision-supply = membri nei magazzini
decision-welcome = nuovi arrivati
