title = Zombies!!!
blurb = Costruisci la città tessera dopo tessera, apriti la strada tra i morti e raggiungi per primo l’elicottero.
kind = horror con tessere
length = 60 minuti

## Settings
setting-goal = Zombi per vincere
setting-goal-help = Quanti zombi un giocatore deve raccogliere per vincere.
setting-scaled = Obiettivo secondo i giocatori
setting-scaled-help = Al posto del numero qui sopra: 25, 22, 20, 17 o 15 zombi in 2, 3, 4, 5 o 6 giocatori.
setting-scaled-no = lo stesso numero per tutti
setting-scaled-yes = meno zombi in più giocatori
setting-doors = Porte
setting-doors-help = Come si entra negli edifici con un nome e come se ne esce.
setting-doors-strict = solo dalle porte
setting-doors-any = da ogni lato della strada
setting-first-aid = Cassetta di pronto soccorso
setting-first-aid-help = In quali edifici si può giocare la Cassetta di pronto soccorso.
setting-first-aid-hospital = solo in ospedale
setting-first-aid-drug = anche in farmacia
setting-supply = Figure degli zombi
setting-supply-help = Se le figure possono finire.
setting-supply-unlimited = non finiscono mai
setting-supply-hundred = 100 e non di più
setting-helipad = Eliporto
setting-helipad-help = Dove aspetta l’eliporto nella pila delle tessere.
setting-helipad-last = ultima tessera
setting-helipad-shuffled = tra le ultime 14 tessere
setting-lost-turns = Carte che fanno perdere il turno
setting-lost-turns-help = Se Paura e Paralisi isterica sono nel mazzo.
setting-lost-turns-in = nel mazzo
setting-lost-turns-out = escluse
setting-rounds = Limite di giri
setting-rounds-help = Dopo tanti giri senza vincitore vince chi ha più zombi.
setting-turns = Turni da soli
setting-turns-help = Quanti turni ha un giocatore solo.
preset-short = Partita breve
preset-short-help = Bastano 10 zombi per vincere, e la partita finisce al più tardi dopo 50 giri.
preset-gentle = Clemente
preset-gentle-help = Le porte si accordano ovunque, e nessuna carta fa perdere un turno.

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
card-marbles-text = Oggetto, giocato nel Negozio di giocattoli. Si può scartare a qualunque domanda ti venga posta: nessuno zombi si muove, il passo degli zombi di tutti si salta, fino a dopo il tuo prossimo turno.
card-chainsaw = Motosega
card-chainsaw-text = Oggetto, giocato nel Vivaio. Si può scartare a qualunque domanda ti venga posta: +2 a tutti i tuoi tiri di combattimento per il resto del turno.
card-axe = Ascia da pompiere
card-axe-text = Oggetto, giocato nella Caserma dei pompieri. Resta: +1 a tutti i tuoi tiri di combattimento finché non la perdi.
card-firstaid = Cassetta di pronto soccorso
card-firstaid-text = Oggetto, giocato nell’Ospedale e, se così convenuto, in Farmacia. Dopo un tiro di combattimento fallito si scarta invece di perdere una vita; poi si tira di nuovo.
card-grenade = Granata
card-grenade-text = Oggetto, giocato nel Magazzino militare. Si scarta dentro un edificio o sullo spazio di strada davanti alla sua porta: tutti gli zombi di quell’edificio entrano nella tua raccolta, e perdi 1 vita.
card-ammo = Munizioni a volontà
card-ammo-text = Oggetto, giocato negli Articoli sportivi. Si può scartare a qualunque domanda ti venga posta: +3 proiettili.
card-molotov = Bottiglia Molotov
card-molotov-text = Oggetto, giocato al Distributore. Si scarta dentro un edificio o davanti alla sua porta: +2 ai tuoi tiri di combattimento contro gli zombi di quell’edificio per questo turno.
card-skateboard = Tavola da skate
card-skateboard-text = Oggetto, giocato nel Negozio di skate. Resta: +2 ai tuoi tiri di movimento.
card-shotgun = Ehi, guarda! Un fucile a pompa!
card-shotgun-text = Oggetto, giocato ovunque. +1 ai tuoi prossimi 3 tiri di combattimento, poi si scarta. Si somma a un’altra arma.
card-adrenaline = Scarica di adrenalina
card-adrenaline-text = Dopo il tuo tiro di movimento: raddoppia il movimento. Oppure dopo un tuo tiro di combattimento: +2 a quel tiro.
card-food = Altra fonte di cibo
card-food-text = Fino alla fine del tuo prossimo turno nessuno combatte gli zombi e tutti possono passarci attraverso.
card-direction = Pessimo senso dell’orientamento
card-direction-text = Paga 1 vita: un avversario va nella piazza e può ancora usare il movimento che gli resta.
card-cramp = Crampo al cervello
card-cramp-text = Quando un altro giocatore ha tirato e comincia a muoversi, decidi tu se e dove va con quel tiro.
card-butter = Mani di burro
card-butter-text = Un avversario perde un oggetto in gioco o fino a 2 proiettili, a tua scelta.
card-claustrophobia = Claustrofobia
card-claustrophobia-text = Un avversario non può entrare negli edifici nel suo prossimo turno; se è dentro, prima esce per la via più breve.
card-fear = Paura
card-fear-text = Un avversario non ha alcun movimento, di nessun tipo, nel suo prossimo turno.
card-paralysis = Paralisi isterica
card-paralysis-text = Un avversario perde tutto il suo prossimo turno.
card-notdead = Non credo che siano morti
card-notdead-text = Un avversario tira due volte. Se uno dei tiri resta a 3 o meno, restituisce 2 zombi; proiettili e vite possono correggere un tiro come in combattimento, ma non l’ultima vita.
card-worse = Proprio quando non poteva andare peggio
card-worse-text = Scegli un edificio con un nome: uno zombi va su ognuno dei suoi spazi interni che non ne ha.
card-rest = Meritato riposo
card-rest-text = Al posto del tuo tiro di movimento: +2 vite, al massimo 5.
card-miscalculation = Piccolo errore di calcolo
card-miscalculation-text = Raddoppia gli zombi di un edificio, per quanto lo permettono i suoi spazi.
card-keys = Le chiavi sono nel quadro
card-keys-text = Al posto del tuo tiro di movimento: muovi fino a 10 spazi.
card-sobad = Non va poi così male
card-sobad-text = Sposta 2 zombi qualsiasi su spazi leciti e liberi.
card-screwed = Siamo spacciati!
card-screwed-text = Metti 10 zombi su spazi leciti che non ne hanno.
card-everybody = Dove sono finiti tutti?
card-everybody-text = Muovi un avversario fino a 5 spazi; combatte ciò che incontra.
card-shoe = Scarpa slacciata
card-shoe-text = Nel turno di un avversario, prima del suo tiro di movimento: il suo prossimo tiro di movimento è dimezzato per difetto.
card-master = Signore degli zombi
card-master-text = Metti 5 zombi su spazi leciti senza zombi né giocatori.

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
quarters-1 = girata una volta a destra
quarters-2 = capovolta
quarters-3 = girata una volta a sinistra

timing-start = inizio di un turno
timing-before-fight = prima del combattimento sul proprio spazio
timing-before-roll = prima del tiro di movimento
timing-after-roll = dopo il tiro di movimento
timing-fight = prima del primo tiro di un combattimento
timing-after-fight = dopo un combattimento
timing-end-move = fine del movimento
timing-before-discard = prima dello scarto
timing-before-win = prima di un passo che farebbe vincere

question-lay = Scegli un posto per la tessera: { $tile }.
question-turn = Gira la tessera: { $tile }.
question-put-zombie = Metti uno zombi su uno spazio della tessera (ancora { $left }).
question-put-life = Metti un segnalino vita nell’edificio (ancora { $left }).
question-put-bullet = Metti un segnalino proiettile nell’edificio (ancora { $left }).
question-window-start = { $seat } comincia il turno. Gioca una carta o passa.
question-window-before-fight = { $seat } sta per combattere lo zombi del proprio spazio. Gioca una carta o passa.
question-window-before-roll = { $seat } sta per tirare il movimento. Gioca una carta o passa.
question-window-after-roll = { $seat } ha tirato e comincia a muoversi. Gioca una carta o passa.
question-window-fight = Un combattimento comincia nel turno di { $seat }. Gioca una carta o passa.
question-window-after-fight = Un combattimento è finito nel turno di { $seat }. Gioca una carta o passa.
question-window-end-move = { $seat } ha finito di muoversi. Gioca una carta o passa.
question-window-before-discard = { $seat } ha quasi finito il turno. Gioca una carta o passa.
question-window-before-win = { $seat } sta per raggiungere l’eliporto e vincere. Gioca una carta o passa.
question-roll = C’è uno zombi sullo spazio { $space }. Tira il dado per combatterlo.
question-failed = { $need ->
    [one] Al tiro manca 1. Perdi una vita (ne hai { $lives }) o spendi proiettili (ne hai { $bullets }).
   *[other] Al tiro mancano { $need }. Perdi una vita (ne hai { $lives }) o spendi proiettili (ne hai { $bullets }).
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
    [one] Porta via { $seat }: ancora 1 passo.
   *[other] Porta via { $seat }: fino a { $left } passi.
    }
question-zombies = { $left ->
    [one] Muovi ancora 1 zombi.
   *[other] Muovi ancora { $left } zombi.
    }
question-zombie-way = Da che parte va lo zombi sullo spazio { $space }?
question-discard = Scarta una carta o tienile tutte.
question-target = Per chi è «{ $card }»?
question-building = Per quale edificio è «{ $card }»?
question-scatter-tile = Su quale tessera va il prossimo zombi (ancora { $left })?
question-scatter-space = Su quale spazio va il prossimo zombi (ancora { $left })?
question-relocate-pick = Quale zombi sposti (ancora { $left })?
question-relocate-tile = Su quale tessera va lo zombi dello spazio { $space }?
question-relocate-space = Su quale spazio va lo zombi dello spazio { $space }?
question-fumble = Che cosa perde { $seat }?
question-doubt = { $need ->
    [one] Al tiro manca 1. Correggilo o restituisci fino a { $amount } zombi.
   *[other] Al tiro mancano { $need }. Correggilo o restituisci fino a { $amount } zombi.
    }

option-pass = Passa
option-roll = Tira il dado
option-life = Perdi una vita e tira di nuovo
option-shoot = Spendi i proiettili
option-yield = Restituisci zombi
option-stop = Fermati qui
option-rest = Lascia camminare il resto
option-keep = Tieni tutte le carte
option-bullets = Fino a due proiettili
option-step = Vai { $direction }
option-turn = Posala { $quarters }
option-target = Scegli { $seat }
option-tile = Tessera { $number }
option-play = Gioca { $card }
option-use = Usa { $card }
option-drop = L’oggetto { $card }
option-discard = Scarta { $card }
option-lay = Accanto alla tessera { $spot }
option-put = Sullo spazio { $space }
option-pick = Quello sullo spazio { $space }

event-dealer-drawn = { $seat } fa da mazziere e comincia.
event-turn-began = Giro { $round }: turno di { $seat }.
event-returned = { $seat } torna con 3 vite e 3 proiettili.
event-turn-lost = Paralisi isterica: { $seat } perde il turno.
event-drew = { $amount ->
    [one] { $seat } pesca una carta.
   *[other] { $seat } pesca { $amount } carte.
    }
event-hand-drawn = Peschi { $cards }.
event-deck-shuffled = { $amount ->
    [one] L’unico scarto diventa il nuovo mazzo.
   *[other] I { $amount } scarti, mescolati, formano un nuovo mazzo.
    }
event-discarded = { $seat } scarta «{ $card }».
event-tile-drawn = { $seat } pesca una tessera: { $tile }.
event-tile-unfit = La tessera { $tile } non entra da nessuna parte e viene messa via.
event-helipad-out = L’eliporto è fuori dal gioco: ora vince solo il numero di zombi.
event-helipad-back = L’eliporto viene rimescolato nella pila.
event-placer-chosen = { $seat } ha meno zombi di tutti e posa l’eliporto.
event-tile-laid = { $seat } posa { $tile } come tessera { $number }, { $quarters }.
event-zombie-put = Uno zombi arriva sullo spazio { $space }.
event-life-put = C’è una vita sullo spazio { $space }.
event-bullet-put = C’è un proiettile sullo spazio { $space }.
event-supply-short = { $amount ->
    [0] Non ci sono più zombi nella riserva.
    [one] Nella riserva resta solo 1 zombi.
   *[other] Nella riserva restano solo { $amount } zombi.
    }
event-map-closed = La tessera di { $seat } chiude la città: non ne entra più nessuna, e la pila esce dal gioco.
event-fight-began = { $seat } combatte lo zombi sullo spazio { $space }.
event-combat-rolled = { $bonus ->
    [0] { $seat } tira { $die }.
   *[other] { $seat } tira { $die }, +{ $bonus } per le armi.
    }
event-life-lost = { $lives ->
    [0] { $seat } perde una vita: era l’ultima.
    [one] { $seat } perde una vita; gliene resta 1.
   *[other] { $seat } perde una vita; gliene restano { $lives }.
    }
event-shot = { $amount ->
    [one] { $seat } spende 1 proiettile.
   *[other] { $seat } spende { $amount } proiettili.
    }
event-beaten = { $seat } batte lo zombi e ne ha { $zombies }.
event-fight-broken = Il combattimento di { $seat } finisce senza esito.
event-died = { $seat } muore, perde { $lost } dei suoi zombi e ne tiene { $zombies }.
event-picked-life = { $seat } raccoglie una vita e ne ha { $lives }.
event-picked-bullet = { $seat } raccoglie un proiettile e ne ha { $bullets }.
event-life-left = { $seat } ha 5 vite e lascia quella sullo spazio { $space }.
event-movement-rolled = { $seat } tira { $die } e può muoversi di { $movement }.
event-stepped = { $left ->
    [one] { $seat } va sullo spazio { $space }; resta 1 passo.
   *[other] { $seat } va sullo spazio { $space }; restano { $left } passi.
    }
event-stopped = { $seat } si ferma.
event-step-announced = { $seat } sta per entrare al centro dell’eliporto.
event-held = La paura trattiene { $seat }: nessun movimento in questo turno.
event-zombies-rolled = { $seat } tira { $die } per gli zombi.
event-zombie-moved = Uno zombi va dallo spazio { $from } allo spazio { $to }.
event-zombies-held = Biglie dappertutto: nessuno zombi si muove.
event-played = { $seat } gioca «{ $card }».
event-item-laid = { $seat } mette in gioco, scoperta, la carta «{ $card }».
event-item-used = { $seat } usa «{ $card }».
event-item-spent = { $seat } ha esaurito «{ $card }».
event-aimed = «{ $card }» è per { $other }.
event-aimed-building = «{ $card }» è per { $tile }, tessera { $number }.
event-bullets-gained = { $seat } guadagna { $amount } proiettili.
event-lives-gained = { $amount ->
    [0] { $seat } riposa, ma ha già 5 vite.
    [one] { $seat } riposa e guadagna 1 vita.
   *[other] { $seat } riposa e guadagna { $amount } vite.
    }
event-movement-doubled = { $left ->
    [one] Il movimento di { $seat } raddoppia: resta 1 passo.
   *[other] Il movimento di { $seat } raddoppia: restano { $left } passi.
    }
event-roll-raised = { $seat } aggiunge { $amount } al tiro.
event-blasted = La granata di { $seat } si porta via { $amount } zombi; fanno { $zombies }.
event-sent-home = { $seat } si ritrova nella piazza.
event-item-dropped = { $seat } perde «{ $card }».
event-bullets-dropped = { $amount ->
    [one] { $seat } perde 1 proiettile.
   *[other] { $seat } perde { $amount } proiettili.
    }
event-doubt-rolled = { $seat } tira { $die }: saranno morti?
event-gave-back = { $amount ->
    [0] { $seat } non ha zombi da restituire.
   *[other] { $seat } restituisce { $amount } zombi.
    }
event-relocated = Uno zombi sparisce dallo spazio { $from } e rispunta sullo spazio { $to }.
event-limit-reached = Sono passati { $rounds } giri senza vincitore: vince chi ha più zombi.
event-turns-over = I { $turns } turni sono finiti.
event-won-helipad = { $seat } raggiunge l’elicottero e vince.
event-won-zombies = { $seat } ha { $zombies } zombi e vince.

reason-already-played = Hai già giocato il tuo evento di questo giro.
reason-no-interruption = «{ $card }» deve aspettare: quello che succede non si può interrompere.
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
reason-no-target = Non c’è nessuno a cui «{ $card }» possa toccare.
reason-itself = «{ $card }» è per un avversario, non per te.
reason-is-down = { $seat } è a terra e nessuna carta lo muove.
reason-in-fight = { $seat } sta combattendo e non può esserne tolto.
reason-afraid = La paura trattiene { $seat } in questo turno.
reason-nothing-to-lose = { $seat } non ha nulla del genere da perdere.
reason-not-rolling = Non è { $seat } a tirare il movimento.
reason-no-name = La tessera { $number } non ha un edificio con un nome.
reason-full = L’edificio della tessera { $number } è pieno di zombi.
reason-empty = Non ci sono zombi nell’edificio della tessera { $number }.
reason-no-building = Non c’è nessun edificio per «{ $card }».
reason-too-few-zombies = Per «{ $card }» servono due zombi che nessuno combatte.
reason-no-room = Lì non c’è uno spazio libero.
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
reason-not-free = C’è già uno zombi sullo spazio { $space }.
reason-already-moved = Lo zombi sullo spazio { $space } si è già mosso.
reason-moved-by-card = La carta sposta due zombi diversi: quello sullo spazio { $space } è già stato spostato.
reason-stuck = Lo zombi sullo spazio { $space } non ha spazi liberi accanto.
reason-fought = Qualcuno sta combattendo lo zombi sullo spazio { $space }.
reason-last-life = La tua ultima vita non può correggere questo tiro.
reason-not-leavable = Un combattimento non si abbandona.
reason-unfitting = La tessera { $tile } così non entra: strada con strada, e almeno una collegata.
reason-street = Gli zombi e i segnalini di un edificio con un nome vanno dentro, non in strada.
reason-token-there = C’è già un segnalino sullo spazio { $space }.
reason-player-there = C’è un giocatore sullo spazio { $space }.
reason-no-supply = Non ci sono più zombi nella riserva.

why-helipad = L’elicottero è raggiunto: vince chi vi è salito.
why-zombies = Gli zombi raccolti bastano: vince chi li ha raccolti.
why-limit = I giri sono finiti: vince chi ha più zombi.
why-turns = I turni sono finiti.
score-zombies = zombi raccolti
score-turns = turni

term-victory = la vittoria
term-zombies = zombi raccolti
term-health = vite e proiettili
term-items = oggetti in gioco
term-helipad = strada per l’eliporto
term-rivals = ciò che hanno gli altri

screen-round = Giro { $round }, vince chi arriva a { $goal } zombi o all’elicottero. Restano { $tiles } tessere e { $cards } carte.
screen-legend = Z zombi, + vita, * proiettile, da 1 a 6 pedine, . interno di un edificio, # chiuso; un muro aperto è un passaggio.
screen-player = zombi { $zombies }, vite { $lives }, proiettili { $bullets }, carte { $cards }
screen-down = a terra

# What was done in one gesture
story-stepped = { $you ->
    [yes] Cammini fino a { $place }, { $count } caselle.
   *[no] { $seat } cammina fino a { $place }, { $count } caselle.
    }
story-zombie-put = { $count } zombi sono messi sulla mappa.
story-zombie-moved = { $count } zombi si muovono.
