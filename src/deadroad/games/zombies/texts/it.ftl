
title = Zombies!!!
blurb = Costruisci la città tessera dopo tessera, apriti la strada tra i morti e raggiungi l’elicottero prima degli altri.
kind = horror e posa di tessere
length = 60 minuti

## Settings
setting-goal = Zombie per vincere
setting-goal-help = Quanti zombie un giocatore deve raccogliere per vincere.
setting-scaled = Obiettivo secondo i giocatori
setting-scaled-help = Al posto del numero qui sopra: 25, 22, 20, 17 o 15 zombie in 2, 3, 4, 5 o 6 giocatori.
setting-scaled-no = lo stesso numero per tutti
setting-scaled-yes = meno zombie con più giocatori
setting-doors = Porte
setting-doors-help = Come si entra negli edifici con un nome e come se ne esce.
setting-doors-strict = solo dalle porte
setting-doors-any = da ogni lato che dà sulla strada
setting-first-aid = Cassetta di pronto soccorso
setting-first-aid-help = In quali edifici si può giocare la Cassetta di pronto soccorso.
setting-first-aid-hospital = solo in ospedale
setting-first-aid-drug = anche in farmacia
setting-supply = Miniature degli zombie
setting-supply-help = Se le miniature possono finire.
setting-supply-unlimited = non finiscono mai
setting-supply-hundred = 100 e non di più
setting-helipad = Eliporto
setting-helipad-help = Dove aspetta l’eliporto nella pila delle tessere.
setting-helipad-last = ultima tessera
setting-helipad-shuffled = tra le ultime 14 tessere
setting-lost-turns = Carte che fanno perdere il turno
setting-lost-turns-help = Se «Paura» e «Paralisi isterica» sono nel mazzo.
setting-lost-turns-in = nel mazzo
setting-lost-turns-out = escluse
setting-rounds = Limite di giri
setting-rounds-help = Se nessuno ha vinto dopo questo numero di giri, vince chi ha più zombie.
setting-turns = Turni in solitario
setting-turns-help = Quanti turni ha chi gioca da solo.
preset-short = Partita breve
preset-short-help = Bastano 10 zombie per vincere, e la partita finisce al più tardi dopo 50 giri.
preset-gentle = Partita tranquilla
preset-gentle-help = Negli edifici si entra da ogni lato, e nessuna carta fa perdere un turno.

## Tiles
tile-square = Piazza
tile-helipad = Eliporto
tile-hospital = Ospedale
tile-garden = Vivaio
tile-police = Stazione di polizia
tile-sporting = Articoli sportivi
tile-fire = Caserma dei pompieri
tile-drug = Farmacia
tile-army = Magazzino militare
tile-gas = Distributore
tile-skate = Negozio di skate
tile-florist = Fioraio
tile-hardware = Ferramenta
tile-toys = Negozio di giocattoli
tile-straight = Rettilineo
tile-corner = Curva
tile-tee = Incrocio a T
tile-cross = Incrocio

## Cards
card-marbles = Tutte le biglie
card-marbles-text = Oggetto, si gioca nel Negozio di giocattoli. Si può scartare a qualunque domanda ti venga posta: finché non è finito il tuo prossimo turno, tutti saltano la fase degli zombie e nessuno zombie si muove.
card-chainsaw = Motosega
card-chainsaw-text = Oggetto, si gioca nel Vivaio. Si può scartare a qualunque domanda ti venga posta: +2 a tutti i tuoi tiri di combattimento per il resto del turno.
card-axe = Ascia da pompiere
card-axe-text = Oggetto, si gioca nella Caserma dei pompieri. Resta in gioco: +1 a tutti i tuoi tiri di combattimento finché non la perdi.
card-firstaid = Cassetta di pronto soccorso
card-firstaid-text = Oggetto, si gioca nell’Ospedale e, se così convenuto, in Farmacia. Dopo un tiro di combattimento fallito si scarta invece di perdere una vita; poi si tira di nuovo.
card-grenade = Granata
card-grenade-text = Oggetto, si gioca nel Magazzino militare. Si scarta dentro un edificio o sulla casella di strada davanti alla sua porta: tutti gli zombie di quell’edificio entrano nella tua raccolta, e perdi 1 vita.
card-ammo = Munizioni a volontà
card-ammo-text = Oggetto, si gioca nel negozio Articoli sportivi. Si può scartare a qualunque domanda ti venga posta: +3 proiettili.
card-molotov = Bottiglia Molotov
card-molotov-text = Oggetto, si gioca nel Distributore. Si scarta dentro un edificio o davanti alla sua porta: +2 ai tuoi tiri di combattimento contro gli zombie di quell’edificio per questo turno.
card-skateboard = Tavola da skate
card-skateboard-text = Oggetto, si gioca nel Negozio di skate. Resta in gioco: +2 ai tuoi tiri di movimento.
card-shotgun = Ehi, guarda! Un fucile a pompa!
card-shotgun-text = Oggetto, si gioca ovunque. +1 ai tuoi prossimi 3 tiri di combattimento, poi si scarta. Si somma a un’altra arma.
card-adrenaline = Scarica di adrenalina
card-adrenaline-text = Dopo il tuo tiro di movimento: raddoppia il movimento. Oppure dopo un tuo tiro di combattimento: +2 a quel tiro.
card-food = Fonte di cibo alternativa
card-food-text = Fino alla fine del tuo prossimo turno nessuno combatte gli zombie e tutti possono passarci attraverso.
card-direction = Pessimo senso dell’orientamento
card-direction-text = Paga 1 vita: un avversario va nella piazza e può ancora usare il movimento che gli resta.
card-cramp = Crampo al cervello
card-cramp-text = Quando un altro giocatore ha tirato e comincia a muoversi, decidi tu se e dove va con quel tiro.
card-butter = Mani di burro
card-butter-text = Un avversario perde un oggetto in gioco o fino a 2 proiettili, a tua scelta.
card-claustrophobia = Claustrofobia
card-claustrophobia-text = Un avversario non può entrare negli edifici nel suo prossimo turno; se è dentro, prima esce per la via più breve.
card-fear = Paura
card-fear-text = Un avversario non può muoversi in alcun modo nel suo prossimo turno.
card-paralysis = Paralisi isterica
card-paralysis-text = Un avversario perde tutto il suo prossimo turno.
card-notdead = Non credo che siano morti
card-notdead-text = Un avversario tira due volte. Se uno dei tiri resta a 3 o meno, restituisce 2 zombie; proiettili e vite possono correggere un tiro come in combattimento, ma non l’ultima vita.
card-worse = Peggio di così non poteva andare
card-worse-text = Scegli un edificio con un nome: uno zombie va su ognuna delle sue caselle interne che non ne ha.
card-rest = Meritato riposo
card-rest-text = Al posto del tuo tiro di movimento: +2 vite, al massimo 5.
card-miscalculation = Piccolo errore di calcolo
card-miscalculation-text = Raddoppia gli zombie di un edificio, per quanto lo permettono le sue caselle.
card-keys = Le chiavi sono nel quadro
card-keys-text = Al posto del tuo tiro di movimento: muoviti fino a 10 caselle.
card-sobad = Non va poi così male
card-sobad-text = Sposta 2 zombie qualsiasi su caselle valide e libere.
card-screwed = Siamo spacciati!
card-screwed-text = Metti 10 zombie su caselle valide che non ne hanno.
card-everybody = Dove sono finiti tutti?
card-everybody-text = Muovi un avversario fino a 5 caselle; combatte ciò che incontra.
card-shoe = Scarpa slacciata
card-shoe-text = Nel turno di un avversario, prima del suo tiro di movimento: il suo prossimo tiro di movimento è dimezzato e arrotondato per difetto.
card-master = Signore degli zombie
card-master-text = Metti 5 zombie su caselle valide senza zombie né giocatori.

## Play
seat-0 = il posto 1
seat-1 = il posto 2
seat-2 = il posto 3
seat-3 = il posto 4
seat-4 = il posto 5
seat-5 = il posto 6
direction-north = a nord
direction-east = a est
direction-south = a sud
direction-west = a ovest
space = { $first } { $second }
space-nw = nord-ovest
space-n = nord
space-ne = nord-est
space-w = ovest
space-c = centro
space-e = est
space-sw = sud-ovest
space-s = sud
space-se = sud-est
spot = { $first }, { $second }
spot-north = a nord
spot-east = a est
spot-south = a sud
spot-west = a ovest
quarters-0 = come stampata
quarters-1 = girata di un quarto a destra
quarters-2 = capovolta
quarters-3 = girata di un quarto a sinistra

timing-start = inizio di un turno
timing-before-fight = prima del combattimento sulla propria casella
timing-before-roll = prima del tiro di movimento
timing-after-roll = dopo il tiro di movimento
timing-fight = prima del primo tiro di un combattimento
timing-after-fight = dopo un combattimento
timing-end-move = fine del movimento
timing-before-discard = prima dello scarto
timing-before-win = prima di un passo che farebbe vincere

question-lay = Scegli dove posare la tessera «{ $tile }».
question-turn = Gira la tessera «{ $tile }».
question-put-zombie = Metti uno zombie su una casella della tessera (ancora { $left }).
question-put-life = Metti un segnalino vita nell’edificio (ancora { $left }).
question-put-bullet = Metti un segnalino proiettile nell’edificio (ancora { $left }).
question-window-start = { $you ->
    [yes] Cominci il tuo turno
   *[no] { $seat } comincia il turno
    }. Gioca una carta o passa.
question-window-before-fight = { $you ->
    [yes] Stai per combattere lo zombie della tua casella.
   *[no] { $seat } sta per combattere lo zombie della propria casella.
    } Gioca una carta o passa.
question-window-before-roll = { $you ->
    [yes] Stai
   *[no] { $seat } sta
    } per tirare il movimento. Gioca una carta o passa.
question-window-after-roll = { $you ->
    [yes] Hai tirato e cominci a muoverti
   *[no] { $seat } ha tirato e comincia a muoversi
    }. Gioca una carta o passa.
question-window-fight = Un combattimento comincia { $you ->
    [yes] nel tuo turno
   *[no] nel turno di { $seat }
    }. Gioca una carta o passa.
question-window-after-fight = Un combattimento è finito { $you ->
    [yes] nel tuo turno
   *[no] nel turno di { $seat }
    }. Gioca una carta o passa.
question-window-end-move = { $you ->
    [yes] Hai finito di muoverti
   *[no] { $seat } ha finito di muoversi
    }. Gioca una carta o passa.
question-window-before-discard = { $you ->
    [yes] Hai
   *[no] { $seat } ha
    } quasi finito il turno. Gioca una carta o passa.
question-window-before-win = { $you ->
    [yes] Stai
   *[no] { $seat } sta
    } per raggiungere l’eliporto e vincere. Gioca una carta o passa.
question-roll = C’è uno zombie sulla casella { $space }. Tira il dado per combatterlo.
question-failed = { $need ->
    [one] Al tiro manca 1 punto.
   *[other] Al tiro mancano { $need } punti.
    } Perdi { $lives ->
    [one] l’ultima vita
   *[other] una vita (ne hai { $lives }) e tira di nuovo
    }{ $bullets ->
    [0] .
   *[other] {" "}o spendi proiettili (ne hai { $bullets }).
    }
question-move = { $left ->
    [one] Muoviti: ancora 1 passo.
   *[other] Muoviti: ancora { $left } passi.
    }
question-steer = { $left ->
    [one] Guida { $seat }: ancora 1 passo.
   *[other] Guida { $seat }: ancora { $left } passi.
    }
question-drag = { $left ->
    [one] Sposta { $seat }: ancora 1 passo.
   *[other] Sposta { $seat }: fino a { $left } passi.
    }
question-zombies = { $left ->
    [one] Muovi ancora 1 zombie.
   *[other] Muovi ancora { $left } zombie.
    }
question-zombie-way = Da che parte va lo zombie sulla casella { $space }?
question-discard = Scarta una carta o tienile tutte.
question-target = Contro chi giochi «{ $card }»?
question-building = Su quale edificio giochi «{ $card }»?
question-scatter-tile = Su quale tessera va il prossimo zombie (ancora { $left })?
question-scatter-space = Su quale casella va il prossimo zombie (ancora { $left })?
question-relocate-pick = Quale zombie sposti (ancora { $left })?
question-relocate-tile = Su quale tessera va lo zombie della casella { $space }?
question-relocate-space = Su quale casella va lo zombie della casella { $space }?
question-fumble = Che cosa perde { $seat }?
question-doubt = { $need ->
    [one] Al tiro manca 1 punto. Correggilo o restituisci fino a { $amount } zombie.
   *[other] Al tiro mancano { $need } punti. Correggilo o restituisci fino a { $amount } zombie.
    }

option-pass = Passa
option-roll = Tira il dado
option-life = Perdi una vita
option-shoot = Spendi i proiettili
option-yield = Restituisci zombie
option-stop = Fermati qui
option-rest = Lascia che gli altri si muovano da soli
option-keep = Tieni tutte le carte
option-bullets = Fino a due proiettili
option-step = Un passo { $direction }
option-turn = Posala { $quarters }
option-target = Scegli { $you ->
    [yes] te
   *[no] { $seat }
    }
option-tile = Tessera { $number }
option-play = Gioca «{ $card }»
option-use = Usa «{ $card }»
option-drop = L’oggetto «{ $card }»
option-discard = Scarta «{ $card }»
option-lay = Accanto alla tessera { $spot }
option-put = Sulla casella { $space }
option-pick = Quello sulla casella { $space }

event-dealer-drawn = { $you ->
    [yes] Fai da mazziere e cominci.
   *[no] { $seat } fa da mazziere e comincia.
    }
event-turn-began = Giro { $round }: { $you ->
    [yes] tocca a te
   *[no] turno di { $seat }
    }.
event-returned = { $you ->
    [yes] Torni
   *[no] { $seat } torna
    } con 3 vite e 3 proiettili.
event-turn-lost = Paralisi isterica: { $you ->
    [yes] perdi il turno
   *[no] { $seat } perde il turno
    }.
event-drew = { $amount ->
    [one] { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
    } una carta.
   *[other] { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
    } { $amount } carte.
    }
event-hand-drawn = { $cards-count ->
    [one] La tua nuova carta
   *[other] Le tue nuove carte
    }: { $cards }.
event-deck-shuffled = { $amount ->
    [one] L’unico scarto diventa il nuovo mazzo.
   *[other] I { $amount } scarti, mescolati, formano un nuovo mazzo.
    }
event-discarded = { $you ->
    [yes] Scarti
   *[no] { $seat } scarta
    } «{ $card }».
event-tile-drawn = { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
    } una tessera: { $tile }.
event-tile-unfit = La tessera «{ $tile }» non si può posare: viene messa da parte.
event-helipad-out = L’eliporto è fuori dal gioco: ora si vince solo con il numero di zombie.
event-helipad-back = L’eliporto viene rimescolato nella pila.
event-placer-chosen = { $you ->
    [yes] Hai meno zombie di tutti e posi
   *[no] { $seat } ha meno zombie di tutti e posa
    } l’eliporto.
event-tile-laid = { $you ->
    [yes] Posi
   *[no] { $seat } posa
    } la tessera { $number }: { $tile }, { $quarters }.
event-zombie-put = Uno zombie arriva sulla casella { $space }.
event-life-put = C’è una vita sulla casella { $space }.
event-bullet-put = C’è un proiettile sulla casella { $space }.
event-supply-short = { $amount ->
    [0] Non ci sono più zombie nella riserva.
    [one] Nella riserva resta solo 1 zombie.
   *[other] Nella riserva restano solo { $amount } zombie.
    }
event-map-closed = { $you ->
    [yes] La tua tessera
   *[no] La tessera di { $seat }
    } chiude la città: non se ne possono posare altre, e la pila esce dal gioco.
event-fight-began = { $you ->
    [yes] Combatti
   *[no] { $seat } combatte
    } lo zombie sulla casella { $space }.
event-combat-rolled = { $bonus ->
    [0] { $you ->
    [yes] Tiri
   *[no] { $seat } tira
    } { $die }.
   *[other] { $you ->
    [yes] Tiri
   *[no] { $seat } tira
    } { $die }, +{ $bonus } per le armi.
    }
event-life-lost = { $lives ->
    [0] { $you ->
    [yes] Perdi
   *[no] { $seat } perde
    } l’ultima vita.
    [one] { $you ->
    [yes] Perdi una vita; te ne
   *[no] { $seat } perde una vita; gliene
    } resta 1.
   *[other] { $you ->
    [yes] Perdi una vita; te ne
   *[no] { $seat } perde una vita; gliene
    } restano { $lives }.
    }
event-shot = { $you ->
    [yes] Spendi
   *[no] { $seat } spende
    } { $amount ->
    [one] 1 proiettile
   *[other] { $amount } proiettili
    }.
event-beaten = { $you ->
    [yes] Batti
   *[no] { $seat } batte
    } lo zombie; in tutto: { $zombies }.
event-fight-broken = { $you ->
    [yes] Il tuo combattimento
   *[no] Il combattimento di { $seat }
    } finisce senza esito.
event-died = { $you ->
    [yes] Muori, perdi { $lost } dei tuoi zombie e ne tieni
   *[no] { $seat } muore, perde { $lost } dei suoi zombie e ne tiene
    } { $zombies }.
event-picked-life = { $you ->
    [yes] Raccogli una vita e ne hai
   *[no] { $seat } raccoglie una vita e ne ha
    } { $lives }.
event-picked-bullet = { $you ->
    [yes] Raccogli un proiettile e ne hai
   *[no] { $seat } raccoglie un proiettile e ne ha
    } { $bullets }.
event-life-left = { $you ->
    [yes] Hai 5 vite e lasci
   *[no] { $seat } ha 5 vite e lascia
    } quella sulla casella { $space }.
event-movement-rolled = { $you ->
    [yes] Tiri { $die } e puoi muoverti
   *[no] { $seat } tira { $die } e può muoversi
    } di { $movement ->
    [one] 1 casella
   *[other] { $movement } caselle
    }.
event-stepped = { $left ->
    [one] { $you ->
    [yes] Vai
   *[no] { $seat } va
    } sulla casella { $space }; resta 1 passo.
   *[other] { $you ->
    [yes] Vai
   *[no] { $seat } va
    } sulla casella { $space }; restano { $left } passi.
    }
event-stopped = { $you ->
    [yes] Ti fermi
   *[no] { $seat } si ferma
    }.
event-step-announced = { $you ->
    [yes] Stai
   *[no] { $seat } sta
    } per entrare al centro dell’eliporto.
event-held = La paura { $you ->
    [yes] ti trattiene
   *[no] trattiene { $seat }
    }: nessun movimento in questo turno.
event-zombies-rolled = { $you ->
    [yes] Tiri
   *[no] { $seat } tira
    } { $die } per gli zombie.
event-zombie-moved = Uno zombie va dalla casella { $from } alla casella { $to }.
event-zombies-held = Biglie dappertutto: nessuno zombie si muove.
event-played = { $you ->
    [yes] Giochi
   *[no] { $seat } gioca
    } «{ $card }».
event-item-laid = { $you ->
    [yes] Metti
   *[no] { $seat } mette
    } in gioco, scoperta, la carta «{ $card }».
event-item-used = { $you ->
    [yes] Usi
   *[no] { $seat } usa
    } «{ $card }».
event-item-spent = { $you ->
    [yes] Hai
   *[no] { $seat } ha
    } esaurito «{ $card }».
event-aimed = «{ $card }» colpisce { $other-you ->
    [yes] te
   *[no] { $other }
    }.
event-aimed-building = «{ $card }» riguarda la tessera { $number }: { $tile }.
event-bullets-gained = { $you ->
    [yes] Guadagni
   *[no] { $seat } guadagna
    } { $amount ->
    [one] 1 proiettile
   *[other] { $amount } proiettili
    }.
event-lives-gained = { $amount ->
    [0] { $you ->
    [yes] Riposi, ma hai
   *[no] { $seat } riposa, ma ha
    } già 5 vite.
    [one] { $you ->
    [yes] Riposi e guadagni
   *[no] { $seat } riposa e guadagna
    } 1 vita.
   *[other] { $you ->
    [yes] Riposi e guadagni
   *[no] { $seat } riposa e guadagna
    } { $amount } vite.
    }
event-movement-doubled = { $you ->
    [yes] Il tuo movimento
   *[no] Il movimento di { $seat }
    } raddoppia: { $left ->
    [one] resta 1 passo
   *[other] restano { $left } passi
    }.
event-roll-raised = { $you ->
    [yes] Aggiungi
   *[no] { $seat } aggiunge
    } { $amount } al tiro.
event-blasted = { $you ->
    [yes] La tua granata
   *[no] La granata di { $seat }
    } si porta via { $amount } zombie; in tutto: { $zombies }.
event-sent-home = { $you ->
    [yes] Ti ritrovi
   *[no] { $seat } si ritrova
    } nella piazza.
event-item-dropped = { $you ->
    [yes] Perdi
   *[no] { $seat } perde
    } «{ $card }».
event-bullets-dropped = { $amount ->
    [one] { $you ->
    [yes] Perdi
   *[no] { $seat } perde
    } 1 proiettile.
   *[other] { $you ->
    [yes] Perdi
   *[no] { $seat } perde
    } { $amount } proiettili.
    }
event-doubt-rolled = { $you ->
    [yes] Tiri
   *[no] { $seat } tira
    } { $die }: saranno morti?
event-gave-back = { $amount ->
    [0] { $you ->
    [yes] Non hai
   *[no] { $seat } non ha
    } zombie da restituire.
   *[other] { $you ->
    [yes] Restituisci
   *[no] { $seat } restituisce
    } { $amount } zombie.
    }
event-relocated = Uno zombie sparisce dalla casella { $from } e rispunta sulla casella { $to }.
event-limit-reached = { $rounds ->
    [one] È passato 1 giro
   *[other] Sono passati { $rounds } giri
    } senza vincitore: vince chi ha più zombie.
event-turns-over = Tutti i turni ({ $turns }) sono finiti.
event-won-helipad = { $you ->
    [yes] Raggiungi l’elicottero e vinci.
   *[no] { $seat } raggiunge l’elicottero e vince.
    }
event-won-zombies = { $you ->
    [yes] Hai { $zombies } zombie e vinci.
   *[no] { $seat } ha { $zombies } zombie e vince.
    }

reason-already-played = Hai già giocato il tuo evento di questo giro.
reason-no-interruption = «{ $card }» deve aspettare: ciò che sta succedendo non si può interrompere.
reason-has-one = Hai già «{ $card }» in gioco.
reason-wrong-building = «{ $card }» si mette in gioco solo dentro questo edificio: { $tile }.
reason-neither-building = «{ $card }» si mette in gioco solo nell’Ospedale o nella Farmacia.
reason-no-own-roll = Per «{ $card }» serve un tiro tuo: un movimento in corso o un tiro di combattimento fallito.
reason-not-before-own-roll = «{ $card }» si gioca nel tuo turno, subito prima del tiro di movimento.
reason-not-before-their-roll = «{ $card }» si gioca nel turno di un altro, subito prima del suo tiro di movimento.
reason-not-after-their-roll = «{ $card }» si gioca quando un altro ha appena tirato il movimento.
reason-already-steered = Qualcun altro guida già questo movimento.
reason-held-by-fear = La paura ti trattiene: in questo turno non puoi guidare.
reason-down = Sei a terra: in questo turno non ti resta alcun movimento.
reason-no-life-to-pay = Non hai una vita con cui pagare.
reason-no-target = Non c’è nessuno che «{ $card }» possa colpire.
reason-itself = «{ $card }» è per un avversario, non per te.
reason-is-down = { $you ->
    [yes] Sei a terra e nessuna carta ti muove
   *[no] { $seat } è a terra e nessuna carta muove la sua pedina
    }.
reason-in-fight = { $you ->
    [yes] Stai combattendo: la tua pedina non si può spostare
   *[no] { $seat } sta combattendo: la sua pedina non si può spostare
    }.
reason-afraid = La paura { $you ->
    [yes] ti trattiene
   *[no] trattiene { $seat }
    } in questo turno.
reason-nothing-to-lose = { $you ->
    [yes] Non hai
   *[no] { $seat } non ha
    } nulla del genere da perdere.
reason-no-name = La tessera { $number } non ha un edificio con un nome.
reason-full = L’edificio della tessera { $number } è pieno di zombie.
reason-empty = Non ci sono zombie nell’edificio della tessera { $number }.
reason-no-building = Non c’è nessun edificio per «{ $card }».
reason-too-few-zombies = Per «{ $card }» servono due zombie che nessuno combatte.
reason-no-room = Lì non c’è una casella libera.
reason-works-by-itself = «{ $card }» agisce da sé: non c’è nulla da usare.
reason-roll-first = Prima il dado: proiettili e vite correggono un tiro fallito.
reason-no-failed-roll = Serve solo dopo un tuo tiro di combattimento fallito.
reason-no-building-here = «{ $card }» si usa dentro un edificio con un nome o davanti alla sua porta.
reason-too-few-bullets = { $need ->
    [one] Serve 1 proiettile e tu non ne hai.
   *[other] Servono { $need } proiettili e tu ne hai { $bullets }.
    }
reason-no-exit = Nessuna strada porta lì a un’altra tessera.
reason-no-way = Di lì non si passa.
reason-claustrophobic = La claustrofobia ti tiene fuori dagli edifici in questo turno.
reason-way-out-first = Claustrofobia: prima la via più breve per uscire.
reason-not-free = C’è già uno zombie sulla casella { $space }.
reason-already-moved = Lo zombie sulla casella { $space } si è già mosso.
reason-moved-by-card = La carta sposta due zombie diversi: quello sulla casella { $space } è già stato spostato.
reason-stuck = Lo zombie sulla casella { $space } non ha caselle libere accanto.
reason-fought = Qualcuno sta combattendo lo zombie sulla casella { $space }.
reason-last-life = La tua ultima vita non può correggere questo tiro.
reason-not-leavable = Un combattimento non si abbandona.
reason-unfitting = La tessera «{ $tile }» così non va: ogni strada deve incontrare una strada, e almeno una deve collegarsi.
reason-street = Gli zombie e i segnalini di un edificio con un nome vanno dentro, non in strada.
reason-token-there = C’è già un segnalino sulla casella { $space }.
reason-player-there = C’è un giocatore sulla casella { $space }.
reason-no-supply = Non ci sono più zombie nella riserva.

why-helipad = L’elicottero è stato raggiunto: vince chi ci è salito.
why-zombies = Vince chi raccoglie per primo abbastanza zombie.
why-limit = I giri sono finiti: vince chi ha più zombie.
why-turns = I turni sono finiti.
score-zombies = zombie raccolti
score-turns = turni

term-victory = la vittoria
term-zombies = zombie raccolti
term-health = vite e proiettili
term-items = oggetti in gioco
term-helipad = strada per l’eliporto
term-rivals = ciò che hanno gli altri

screen-round = Giro { $round }, vince chi arriva a { $goal } zombie o all’elicottero. Restano: tessere { $tiles }, carte { $cards }.
screen-legend = Z zombie, + vita, * proiettile, 1-6 le pedine, . interno di un edificio, # chiuso; un varco nel muro è un passaggio.
screen-tile = { $exits ->
    [one] { $exits } uscita
   *[other] { $exits } uscite
}, { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombie
}{ $lives ->
    [0] {""}
    [one] , { $lives } vita
   *[other] , { $lives } vite
}{ $bullets ->
    [0] {""}
    [one] , { $bullets } proiettile
   *[other] , { $bullets } proiettili
}
screen-player = zombie { $zombies }, vite { $lives }, proiettili { $bullets }, carte { $cards }
screen-down = a terra

# What was done in one gesture
story-fight-began = { $beaten ->
    [0] { $died ->
        [0] { $you ->
            [yes] Combatti
           *[no] { $seat } combatte
        }
       *[other] { $you ->
            [yes] Muori combattendo
           *[no] { $seat } muore combattendo
        }
    }
   *[other] { $you ->
        [yes] Batti
       *[no] { $seat } batte
    }
} lo zombie sulla casella { $space }{ $lives ->
    [0] {""}
    [one] , 1 vita persa
   *[other] , { $lives } vite perse
}{ $bullets ->
    [0] {""}
    [one] , 1 proiettile speso
   *[other] , { $bullets } proiettili spesi
}{ $life ->
    [0] {""}
   *[other] , una vita raccolta
}{ $bullet ->
    [0] {""}
   *[other] , un proiettile raccolto
}.
story-life-put = { $count ->
    [one] 1 vita arriva
   *[other] { $count } vite arrivano
    } in città.
story-bullet-put = { $count ->
    [one] 1 proiettile arriva
   *[other] { $count } proiettili arrivano
    } in città.
story-relocated = { $count ->
    [one] 1 zombie rispunta
   *[other] { $count } zombie rispuntano
    } su altre caselle.
story-stepped = { $you ->
    [yes] Cammini
   *[no] { $seat } cammina
    } fino alla casella { $place } ({ $count ->
    [one] 1 casella
   *[other] { $count } caselle
    }).
story-zombie-put = { $count ->
    [one] 1 zombie arriva
   *[other] { $count } zombie arrivano
    } in città.
story-zombie-moved = { $count ->
    [one] 1 zombie si muove
   *[other] { $count } zombie si muovono
    }.

## The end told: what a lone player reached, and what everybody did

epitaph-flew = Hai preso il volo dopo { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
    }.
epitaph-hunted = Hai raccolto abbastanza zombie in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
    }.
epitaph-ran-out = Dopo { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
    } il tempo è scaduto.
epitaph-pad-seen = L’eliporto c’era, ma non lo hai raggiunto.
epitaph-pad-unseen = L’eliporto non è mai stato trovato.
epitaph-collected = Zombie raccolti: { $zombies } su { $goal }.
tally-beaten = Zombie battuti
tally-steps = Caselle percorse
tally-bullets = Proiettili sparati
tally-lives = Vite perse
tally-deaths = Morti
tally-played = Carte giocate
lead-limit = { $lead ->
    [one] 1 zombie
   *[other] { $lead } zombie
    }

## Where resources come from and go, in studies

flow-beaten = combattimenti vinti
flow-bullets-dropped = eventi
flow-bullets-gained = eventi
flow-died = morti
flow-discarded = scarti
flow-drew = pescate
flow-gave-back = eventi
flow-life-lost = combattimenti
flow-lives-gained = eventi
flow-picked-bullet = segnalini raccolti
flow-picked-life = segnalini raccolti
flow-played = carte giocate
flow-shot = spari

# Kinds of decisions, in the figures of studies.
decision-bout = combattimenti causati da carte
decision-doubt = tiri per zombie forse non morti
decision-drag = spostamento di un avversario
decision-fight = combattimenti
decision-fumble = perdite causate da una carta
decision-interlude = carte e oggetti giocati
decision-lay = posa delle tessere
decision-leave = scarto a fine turno
decision-move = movimento
decision-relocate = zombie spostati da una carta
decision-scatter = zombie piazzati da una carta
decision-shamble = movimento degli zombie
decision-target = bersagli delle carte
