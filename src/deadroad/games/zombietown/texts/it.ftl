title = Zombietown
blurb = Dieci giorni in un quartiere tranquillo con i vicini, le loro armi, i morti e, se trovi la chiave, un’auto.
kind = sopravvivenza fra vicini
length = da 60 a 90 minuti

## Settings
setting-road_rage = Espansione Road Rage
setting-road_rage-help = Si gioca con le auto, le chiavi e le agende segrete dell’espansione.
setting-days = Giorni
setting-days-help = Quanti giorni dura la partita.
setting-actions = Azioni per turno
setting-actions-help = Quante azioni ha un giocatore nel turno, oltre al movimento gratuito.
setting-health = Salute
setting-health-help = Quanti danni uccidono una pedina.
setting-bite = Danni di una ferita
setting-bite-help = Quanti danni causa una ferita degli zombi, o la fuga da loro.
setting-walk = Caselle a piedi
setting-walk-help = Quanto è lungo un movimento a piedi.
setting-hand = Limite della mano
setting-hand-help = Quante carte si possono tenere a fine turno.
setting-pawn_guns = Armi per pedina
setting-pawn_guns-help = Quante armi può portare una pedina; un sopravvissuto ne porta una.
setting-followers = Sopravvissuti al seguito
setting-followers-help = Quanti sopravvissuti possono seguire una pedina.
setting-guards = Guardie per casa
setting-guards-help = Quanti sopravvissuti possono sorvegliare una casa.
setting-reach = Gittata
setting-reach-help = A quante caselle arriva uno sparo.
setting-graves = Giorni per ogni zombi che si leva
setting-graves-help = Il numero del giorno diviso per questo, arrotondato per eccesso, dà gli zombi che si levano a ogni turno.
setting-lurches = Zombi mossi
setting-lurches-help = Quanti zombi muove a ogni turno il giocatore di turno.
setting-boards = Robustezza delle assi
setting-boards-help = Quanti colpi regge una barricata di assi.
setting-furniture = Robustezza dei mobili
setting-furniture-help = Quanti colpi regge una barricata di mobili.
setting-zombie_points = Punti per zombi
setting-zombie_points-help = Quanto vale ogni zombi raccolto.
setting-house_points = Punti per casa
setting-house_points-help = Quanto vale ogni casa posseduta.
setting-survivor_points = Punti per sopravvissuto
setting-survivor_points-help = Quanto vale ogni sopravvissuto, al seguito o di guardia.
setting-barricade_points = Punti per barricata
setting-barricade_points-help = Quanto vale ogni barricata in piedi in una propria casa.
setting-gun_points = Punti per arma
setting-gun_points-help = Quanto vale ogni arma carica.
setting-abilities = Abilità
setting-abilities-help = Le carte giocatore hanno un’abilità ciascuna e si scelgono a turno.
setting-second_life = Seconda vita
setting-second_life-help = Chi muore continua con una guardia come nuova pedina.
preset-bloody = Sanguinoso
preset-bloody-help = Più zombi si levano e avanzano, una ferita costa 4 punti di salute su 5: una partita su due qualcuno muore.
preset-base = Gioco base
preset-base-help = Senza le auto, le chiavi e le agende segrete di Road Rage.

## Cards
card-pistol = pistola
card-pistol-text = Arma da 3 colpi. Dalla alla tua pedina o a un sopravvissuto nel tuo spazio.
card-shotgun = fucile a pompa
card-shotgun-text = Arma da 2 colpi; pesca 2: allo sparo scopri due carte combattimento, vale la migliore.
card-ammo = munizioni
card-ammo-text = Ricarica del tutto un’arma del tuo gruppo nel tuo spazio.
card-boards = assi
card-boards-text = Barricata. Mettila su una facciata libera della casa in cui sei.
card-furniture = mobili
card-furniture-text = Barricata robusta. Mettila su una facciata libera della casa in cui sei.
card-survivor = sopravvissuto
card-survivor-text = Si unisce alla tua pedina o sorveglia la casa in cui sei.
card-alma = Alma
card-alma-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-bruno = Bruno
card-bruno-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-celia = Celia
card-celia-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-dexter = Dexter
card-dexter-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-edith = Edith
card-edith-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-felix = Felix
card-felix-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-greta = Greta
card-greta-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-hector = Hector
card-hector-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-iris = Iris
card-iris-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-jonas = Jonas
card-jonas-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-kendra = Kendra
card-kendra-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-luis = Luis
card-luis-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-mabel = Mabel
card-mabel-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-nestor = Nestor
card-nestor-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-olga = Olga
card-olga-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-percy = Percy
card-percy-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-ruth = Ruth
card-ruth-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-silas = Silas
card-silas-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-first_aid = pronto soccorso
card-first_aid-text = La tua pedina guarisce di 1 danno.
card-second_wind = secondo fiato
card-second_wind-text = Un movimento a piedi in più; non costa azioni.
card-crowbar = piede di porco
card-crowbar-text = Distruggi una barricata altrui della casa in cui sei, o sulla facciata davanti a te.
card-noise_maker = raganella
card-noise_maker-text = Nomina una casella. Quattro zombi entro cinque caselle fanno un passo verso di essa.
card-back_window = finestra sul retro
card-back_window-text = Lascia la casa in cui sei da qualsiasi facciata, nonostante le barricate.
card-fresh_graves = tombe fresche
card-fresh_graves-text = In questo turno si levano tre zombi in più.
card-restless = inquieti
card-restless-text = In questo turno si muovono sei zombi in più.
card-quick_dead = morti svelti
card-quick_dead-text = Ogni zombi mosso in questo turno fa due caselle; colpire una barricata vale come una.
card-rotten_wood = legno marcio
card-rotten_wood-text = Ogni giocatore vivo toglie 1 di robustezza a una propria barricata.
card-cold_feet = fifa nera
card-cold_feet-text = Chi ha più sopravvissuti ne perde uno; a parità, ciascuno di loro.
card-damp_powder = polvere bagnata
card-damp_powder-text = Ogni giocatore vivo perde un colpo.
card-lull = momento di calma
card-lull-text = In questo turno non si leva nessuno zombi.
card-airdrop = lancio di viveri
card-airdrop-text = Ogni giocatore vivo pesca una carta; un evento pescato si scarta senza effetto.
card-looters = sciacalli
card-looters-text = Ogni giocatore vivo scarta una carta; le agende non contano.
card-under_the_floor = sotto il pavimento
card-under_the_floor-text = Uno zombi appare in ogni casa senza proprietario e in cui non c’è nessuno.
card-help_is_late = i soccorsi tardano
card-help_is_late-text = Pescata in uno degli ultimi tre giorni: la partita dura un giorno in più. Pescata prima: nessun effetto.

## Houses
house_card-hunters_den = la tana del cacciatore
house_card-collectors_villa = la villa del collezionista
house_card-ex_cops_bungalow = il villino dell’ex poliziotto
house_card-carpenters_shop = la bottega del falegname
house_card-half_built_home = la casa incompiuta
house_card-hoarders_house = la casa dell’accumulatore
house_card-nursery_home = la casa dell’asilo
house_card-pensioners_flat = l’appartamento dei pensionati
house_card-party_house = la casa delle feste
house_card-nurses_cottage = il villino dell’infermiera
house_card-gun_club_garage = il garage del circolo di tiro
house_card-caretakers_lodge = l’alloggio del custode
family-gun = arma
family-barricade = barricata
family-survivor = sopravvissuto
family-first_aid = pronto soccorso
family-ammo = munizioni

## Roles
role-mail_carrier = postino
role-mail_carrier-text = Il movimento gratuito a piedi è di 4 caselle.
role-nurse = infermiera
role-nurse-text = Il pronto soccorso guarisce di 2.
role-roofer = conciatetti
role-roofer-text = Le assi che metti hanno 1 di robustezza in più.
role-deputy = vicesceriffo
role-deputy-text = Il primo colpo mancato del tuo turno si ripesca.
role-realtor = agente immobiliare
role-realtor-text = Le tue case diverse dalla base valgono 4.
role-coach = allenatore
role-coach-text = Guida fino a 4 sopravvissuti.

## Agendas
agenda-block_captain = Capo isolato
agenda-gun_shop = Armeria
agenda-good_shepherd = Buon pastore
agenda-iron_fists = Pugni di ferro
agenda-exterminator = Sterminatore
agenda-brawler = Attaccabrighe
agenda-hit_and_run = Pirata della strada
agenda-fortress = Fortezza
agenda-road_hog = Prepotente al volante
agenda-valet = Parcheggiatore
agenda-scavenger = Rovistatore
agenda-trespasser = Intruso
agenda-untouched = Illeso
agenda-grave_watch = Guardiano delle tombe
agenda-vendetta = Faida
agenda-block_captain-text = Finisci il turno in una tua casa che non sia la base (2) / una tua casa chiusa sui quattro lati da barricate o auto (5).
agenda-gun_shop-text = Metti in gioco 2 armi in un turno (2) / 15 colpi in tutto (5).
agenda-good_shepherd-text = Metti in gioco 2 sopravvissuti in un turno (2) / 16 zombi raccolti (6).
agenda-iron_fists-text = Uccidi 3 zombi in un turno (2) / uccidine 3 a mani nude in un turno (5).
agenda-exterminator-text = 9 zombi raccolti (3) / 5 zombi abbattuti a colpi in un turno (5).
agenda-brawler-text = Uccidi uno zombi a mani nude (2) / 7 sopravvissuti, 3 dei quali al seguito (5).
agenda-hit_and_run-text = 3 zombi abbattuti a colpi in un turno (2) / 6 zombi investiti nella partita (5).
agenda-fortress-text = Prendi una chiave (2) / 4 chiavi (5).
agenda-road_hog-text = Investi 2 zombi in un turno (2) / 7 case diverse perquisite (4).
agenda-valet-text = Prendi la casa di un altro giocatore (2) / un’auto di cui hai la chiave sbarra una facciata di una tua casa, altrove che sul suo vialetto (4).
agenda-scavenger-text = Perquisisci due volte in un turno (2) / salute piena e 6 zombi raccolti alla fine di un giorno, da due giorni prima della fine (5).
agenda-trespasser-text = Finisci il turno nella casa di un altro giocatore (2) / prendi 4 case ad altri giocatori nella partita (5).
agenda-untouched-text = Salute piena alla fine del giorno di metà partita (2) / infliggi 3 ferite a giocatori (5).
agenda-grave_watch-text = Finisci il turno sull’anello (2) / sosta o passa su tutti e quattro i lati dell’anello in un turno; un angolo vale per i suoi due lati (4).
agenda-vendetta-text = Ferisci un giocatore (2) / 8 tue barricate in piedi in almeno tre case (5).
side-easy = l’obiettivo più facile
side-hard = l’obiettivo più difficile

## Words
direction-north = nord
direction-northeast = nordest
direction-east = est
direction-southeast = sudest
direction-south = sud
direction-southwest = sudovest
direction-west = ovest
direction-northwest = nordovest
facade-north = facciata nord
facade-east = facciata est
facade-south = facciata sud
facade-west = facciata ovest
arm-hands = mani nude
arm-gun1 = prima arma
arm-gun2 = seconda arma
arm-gun3 = terza arma
arm-follower1 = sopravvissuto 1, mani nude
arm-follower1-gun = arma del sopravvissuto 1
arm-follower2 = sopravvissuto 2, mani nude
arm-follower2-gun = arma del sopravvissuto 2
arm-follower3 = sopravvissuto 3, mani nude
arm-follower3-gun = arma del sopravvissuto 3
arm-follower4 = sopravvissuto 4, mani nude
arm-follower4-gun = arma del sopravvissuto 4
arm-guard1 = guardia 1, mani nude
arm-guard1-gun = arma della guardia 1
arm-guard2 = guardia 2, mani nude
arm-guard2-gun = arma della guardia 2
arm-guard3 = guardia 3, mani nude
arm-guard3-gun = arma della guardia 3
member-pawn = la pedina
member-follower1 = sopravvissuto 1
member-follower2 = sopravvissuto 2
member-follower3 = sopravvissuto 3
member-follower4 = sopravvissuto 4
member-guard1 = guardia 1
member-guard2 = guardia 2
member-guard3 = guardia 3
seat-0 = giocatore 1
seat-1 = giocatore 2
seat-2 = giocatore 3
seat-3 = giocatore 4
seat-4 = giocatore 5
seat-5 = giocatore 6
combat-sure = ucciso / ucciso
combat-steady = ucciso / respinto
combat-reckless = ucciso / ferita
combat-clumsy = mancato / respinto
combat-dire = mancato / ferita

## Questions
question-role = Scegli la tua carta giocatore.
question-settle = Scegli una casa come base.
question-keep = Tieni { $count } di queste carte, una alla volta.
question-act = { $free ->
        [0] Azioni rimaste: { $actions }. Che cosa fai?
       *[other] Azioni rimaste: { $actions }, più il movimento gratuito. Che cosa fai?
    }
question-surrounded = Qui ci sono zombi. Combattili, un’azione ciascuno, fuggi{ $car ->
        [0] .
       *[other] , riparti o scendi.
    } Azioni rimaste: { $actions }.
question-discard = Scarta fino ad avere { $limit } carte.
question-walk = Prosegui o fermati. Caselle rimaste: { $left }.
question-clash = { $count ->
        [one] Uno zombi ti è addosso.
       *[other] { $count } zombi ti sono addosso.
    } Con che cosa combatti?
question-wound = Sei ferito: danni { $damage }, salute { $health }. Subirli o sacrificare un sopravvissuto?
question-retreat = Scappa. Caselle rimaste: { $left }.
question-shoot = A quale zombi spari?
question-shoot-with = Con quale arma spari su { $space }?
question-aim = A chi miri?
question-strike = Con che cosa attacchi { $seat }?
question-answer = { $seat } ti ha attaccato. Rispondi o lasci stare?
question-ambush = { $seat } è entrato dove sei tu. Iniziare uno scontro per un’azione del tuo prossimo turno?
question-use-card = Hai giocato: { $card }. A che scopo?
question-hand-over = A chi passi: { $arm }?
question-rise = Si leva uno zombi. Dove? Ancora da levare: { $left }.
question-zombie = Quale zombi avanza? Mosse rimaste: { $left }.
question-follow-noise = Quale zombi segue il rumore in { $space }? Mosse rimaste: { $left }.
question-lurch = Dove va lo zombi di { $space }?
question-drive = Guida ancora o fermati. Caselle rimaste: { $left }.
question-new-agenda = Pescare una nuova agenda segreta?
question-rot = Legno marcio: quale tua barricata perde 1 di robustezza?
question-desert = Fifa nera: quale sopravvissuto ti lascia?
question-dampen = Polvere bagnata: quale arma perde un colpo?
question-loot = Sciacalli: quale carta scarti?
question-revive = Quale guardia continua al tuo posto?

## Answers
option-settle = Stabilisciti nella casa { $house }
option-role = Prendi la carta: { $role }
option-keep = Tieni: { $card }
option-play = Gioca: { $card }
option-discard = Scarta: { $card }
option-step = Un passo: { $direction }
option-stop = Fermati qui
option-search = Cerca nella casa
option-look = Guarda la chiave
option-take = Prendi la chiave
option-reclaim = Prendi la chiave tornata
option-start = Sali in auto e metti in moto
option-out = Scendi
option-end = Finisci le azioni
option-fight = Combatti uno zombi qui
option-flee = Subisci il danno e scappa
option-shoot = Spara a uno zombi
option-attack = Attacca qualcuno
option-hurt = Subisci il danno
option-draw = Pesca un’agenda
option-decline = Non pescare
option-pass = Lascia stare
option-turn = Gira l’auto
option-join = Il sopravvissuto ti segue
option-post = Apposta qui il sopravvissuto
option-drive = Guida: { $heading }
option-with = Con: { $arm }
option-give = Passa: { $arm }
option-drop = Abbandona: { $arm }
option-load = Ricarica: { $arm }
option-dampen = Perdi un colpo: { $arm }
option-dampen-guard = Perdi un colpo della guardia { $guard }, casa { $house }
option-to = A: { $member }
option-station = Apposta qui il sopravvissuto { $follower }
option-fetch = Porta con te la guardia { $guard }
option-sacrifice = Sacrifica il sopravvissuto { $follower }
option-aim = Mira a: { $seat }
option-aim-follower = Mira al sopravvissuto { $follower }: { $seat }
option-aim-guard = Mira alla guardia { $guard }
option-place = Barrica: { $facade }
option-break = Indebolisci la barricata di 1: { $facade }
option-pry = Forza la barricata: { $facade }
option-leave = Esci: { $facade }
option-forgo = Scarta l’agenda { $agenda }
option-rise = In { $square }
option-zombie = Lo zombi in { $space }
option-lurch = Avanza: { $direction }
option-at = Spara su { $space }
option-noise = Fai rumore in { $square }
option-rot = Casa { $house }, { $facade }
option-desert = Perdi il sopravvissuto { $follower }
option-desert-guard = Perdi la guardia { $guard }, casa { $house }
option-revive = Continua con la guardia { $guard }, casa { $house }
option-rest = Lascia avanzare gli altri da soli

## Log
event-began = Comincia { $seat }.
event-took-role = { $seat } prende la carta: { $role }.
event-settled = { $seat } si stabilisce nella casa { $house }.
event-kept = { $seat } tiene { $count } carte.
event-dealt = Puoi tenere fra: { $cards }.
event-showed-twins = { $seat } mostra due copie dell’agenda { $agenda }, ne scarta una e ripesca.
event-day-began = Giorno { $day }.
event-turn-began = { $seat } ha { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    }.
event-drew = { $seat } pesca una carta.
event-drew-card = Peschi: { $card }.
event-event-drawn = { $seat } pesca un evento: { $card }.
event-event-ignored = { $seat } pesca un evento senza effetto: { $card }.
event-discarded = { $seat } scarta: { $card }.
event-delayed = I soccorsi tardano: un giorno in più. L’ultimo giorno è ora il giorno { $day }.
event-help-on-time = I soccorsi sono ancora attesi il giorno { $day }: non cambia nulla.
event-dug-up = Uno zombi sbuca nella casa { $house }.
event-stepped = { $seat } va in { $space }.
event-searched = { $seat } cerca nella casa { $house }; ritrovamenti rimasti: { $finds }.
event-played = { $seat } gioca: { $card }.
event-armed = { $seat }: { $card } con { $bullets ->
        [one] 1 colpo
       *[other] { $bullets } colpi
    } per { $member }.
event-dropped = { $seat } abbandona: { $card }.
event-loaded = { $seat }: { $arm }, { $bullets ->
        [one] 1 colpo
       *[other] { $bullets } colpi
    }.
event-healed = { $seat } risale a { $health } di salute.
event-joined = { $card } si unisce a { $seat }.
event-posted = { $card } sorveglia la casa { $house } per { $seat }.
event-fetched = { $seat } porta via { $card } dalla casa { $house }.
event-noise-made = { $seat } fa rumore in { $space }.
event-barricaded = { $seat } barrica la casa { $house }, { $facade }: robustezza { $strength }.
event-claimed = { $seat } rivendica la casa { $house }.
event-taken-over = { $seat } prende la casa { $house } a { $victim }.
event-lost = { $seat } perde la casa { $house }.
event-weakened = Barricata della casa { $house }, { $facade }: robustezza { $strength }.
event-fell = La barricata della casa { $house }, { $facade }, cade.
event-turned = { $seat }, { $arm } → { $combats }.
event-killed = { $seat } uccide uno zombi in { $space }; collezione: { $zombies }.
event-hurt = { $seat } subisce { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }; salute { $health }.
event-sacrificed = { $seat } sacrifica { $card }.
event-survivor-died = { $seat } perde { $card }.
event-fled = { $seat } fugge dagli zombi.
event-retreated = { $seat } ripiega in { $space }.
event-attacked = { $seat } attacca { $victim } ({ $member }).
event-ambushed = { $seat } si avventa su { $victim } all’ingresso.
event-answered = { $seat } risponde contro { $victim } ({ $member }).
event-wounded = { $seat } ferisce { $victim }; salute { $health }.
event-died = { $seat } muore.
event-revived = { $seat } continua con { $card } nella casa { $house }.
event-rose = Uno zombi si leva in { $space }.
event-lurched = Uno zombi va da { $from } a { $space }.
event-knocked = Uno zombi batte alla casa { $house }, { $facade }.
event-looked = { $seat } guarda la chiave nella casa { $house }.
event-saw-key = Nella casa { $house } c’è la chiave dell’auto { $car }.
event-took-key = { $seat } prende la chiave dell’auto { $car } nella casa { $house }.
event-started = { $seat } mette in moto l’auto { $car }.
event-drove = { $seat } guida l’auto { $car } in { $space }.
event-turned-car = { $seat } gira l’auto { $car }.
event-ran-over = { $seat } ne investe { $count }; danni { $damage }.
event-broke-down = L’auto { $car } di { $seat } è fuori uso.
event-got-out = { $seat } scende in { $space }.
event-completed = { $seat } compie { $agenda }, { $side }: { $points } punti.
event-drew-agenda = { $seat } pesca un’agenda segreta.
event-got-agenda = La tua agenda segreta: { $agenda }.
event-forwent = { $seat } scarta l’agenda { $agenda }.

## Refusals
reason-cards-wait = Le carte si giocano nella tua fase delle azioni.
reason-agendas-wait = Le agende si scartano nella tua fase delle azioni.
reason-role-taken = { $seat } ha preso questa carta giocatore.
reason-house-taken = La casa { $house } è la base di { $seat }.
reason-no-way = In questa direzione non c’è passaggio: il bordo, un muro o il cimitero.
reason-barred = Una barricata di { $seat } chiude qui la casa { $house }.
reason-zombies-here = Prima vanno sistemati gli zombi nel tuo spazio.
reason-no-action = Non ti restano azioni per farlo.
reason-in-car = Non da dentro un’auto.
reason-not-in-car = Non sei in un’auto.
reason-not-in-house = La tua pedina non è in una casa.
reason-guarded = Qui c’è la guardia di un altro giocatore.
reason-owner-inside = Dentro c’è la pedina del proprietario.
reason-no-chip = Possiedi già quattro case e non hai più gettoni.
reason-no-stand = Tutte e dodici le basette sono in uso.
reason-all-barred = Tutte e quattro le facciate di questa casa sono barricate.
reason-no-hand-free = Nessuno qui può prendere un’altra arma.
reason-all-loaded = A nessuna arma qui mancano colpi.
reason-unhurt = La tua pedina è illesa.
reason-no-barricade = Non c’è una barricata altrui alla tua portata.
reason-no-zombies = Nessuno zombi lo sentirebbe.
reason-cornered = Non c’è via d’uscita: gli zombi aspettano il tuo prossimo turno.
reason-not-the-fewest = Altre caselle dell’anello hanno meno zombi.
reason-not-nearer = Da quella parte non si avvicinerebbe.
reason-no-prey = Da qui nessun passo avvicina alla pedina o a una casa sorvegliata di un altro giocatore vivo.
reason-unheard = Nessuno zombi qui può seguire il rumore.
reason-zombie-moved = Gli zombi qui hanno già fatto il loro passo.
reason-must-fight = Bisogna combattere: solo una ferita scaccia la pedina.
reason-zombies-there = Di là ci sono zombi, e c’è un’altra via libera.
reason-shorter-way = Di là sei già passato, o la via libera è più corta.
reason-no-zombies-here = Non ci sono zombi nel tuo spazio.
reason-group-full = Non possono seguirti altri sopravvissuti.
reason-guards-full = Questa casa ha già tutte le guardie possibili.
reason-no-room = Per il sopravvissuto non c’è posto né con te né in una casa qui.
reason-nothing-left = Qui non c’è più nulla da trovare.
reason-no-car = Non c’è un’auto sulla tua casella.
reason-no-key = Non hai la chiave di quest’auto.
reason-car-dead = Quest’auto non funziona più.
reason-sideways = Un’auto non va di lato.
reason-no-road = Di là non c’è strada: il bordo, una casa o il cimitero.
reason-car-there = Là c’è un’altra auto.
reason-no-diagonal = L’asse si gira solo subito dopo un passo in diagonale.
reason-out-of-reach = { $seat } è fuori portata.
reason-still-loaded = Si abbandona solo un’arma scarica.
reason-enough-passed = In questo turno cinque armi hanno già cambiato mano.
reason-no-gun = Nessuno qui porta un’arma.
reason-no-target = Nessuno zombi è a portata.
reason-no-bullet = Non hai colpi.
reason-nobody-near = Nessuno da attaccare è a portata.
reason-no-follower = Nessun sopravvissuto ti segue.
reason-no-guard = Non hai guardie qui.
reason-no-key-here = Qui non c’è una chiave del genere.
reason-key-seen = Conosci già questa chiave.
reason-forgone = Hai già scartato un’agenda in questo turno.
reason-no-agenda = Non hai agende incompiute.
reason-agenda-no-card = Le agende non fanno parte della mano.

## Screen
screen-day = Giorno { $day } di { $last }
screen-legend = In una casella: auto (= est-ovest, | nord-sud, x fuori uso), pedina (* più d’una), numero di zombi, forza di una barricata; virgola: l’anello, ++ il cimitero.
screen-legend-houses = In una casa: lettera e proprietario, ritrovamenti rimasti, pedine, z e i suoi zombi, g per le guardie.
screen-dead = fuori gioco
screen-player = salute { $health }, zombi { $zombies }, case { $houses }, carte { $cards }, agende { $agendas }
screen-in-car = nell’auto { $car }
screen-keys = , chiavi { $keys }
screen-finds = ritrovamenti { $finds }
screen-car = auto { $space } ({ $damage })
screen-key = chiave { $key }
screen-barricades = barricate N E S O: { $strengths }
screen-hand = La tua mano:

## Ending
score-zombies = zombi
score-houses = case
score-survivors = sopravvissuti
score-barricades = barricate
score-guns = armi cariche
score-cars = auto funzionanti
score-agendas = agende compiute
score-unfinished = agende incompiute
why-points = Vince chi ha più punti.
why-zombies = Parità di punti; decidono gli zombi in più.
why-houses = Parità di punti e di zombi; decidono le case in più.
why-shared = Nulla distingue i vincitori: la vittoria è condivisa.
why-all-dead = Sono morti tutti; decidono i punti.

## What put somebody out of the game, for studies
cause-turned = un combattimento con gli zombi
cause-fled = una fuga dagli zombi
cause-wounded = l’attacco di un vicino
cause-answered = la risposta di un vicino

## What bots look at
term-life = vita e salute
term-points = punti finora
term-goals = agende a portata
term-means = carte, chiavi e colpi
term-danger = zombi vicini

# What was done in one gesture
story-stepped = { $you ->
    [yes] Cammini fino a { $place }, { $count } caselle.
   *[no] { $seat } cammina fino a { $place }, { $count } caselle.
    }
story-drove = { $you ->
    [yes] Guidi fino a { $place }, { $count } caselle.
   *[no] { $seat } guida fino a { $place }, { $count } caselle.
    }
story-rose = { $count } zombi si alzano.
story-lurched = { $count } zombi avanzano.
