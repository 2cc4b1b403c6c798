
title = Zombietown
blurb = Dieci giorni in un quartiere tranquillo con i vicini, le loro armi, i morti e, se trovi la chiave, un’auto.
kind = sopravvivenza fra vicini
length = Da 60 a 90 minuti

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
setting-bite-help = Quanti danni causa una ferita degli zombie, o la fuga da loro.
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
setting-graves = Giorni per ogni zombie che risorge
setting-graves-help = Il numero del giorno diviso per questo, arrotondato per eccesso, dà gli zombie che risorgono a ogni turno.
setting-lurches = Zombie mossi
setting-lurches-help = Quanti zombie muove a ogni turno il giocatore di turno.
setting-boards = Robustezza delle assi
setting-boards-help = Quanti colpi regge una barricata di assi.
setting-furniture = Robustezza dei mobili
setting-furniture-help = Quanti colpi regge una barricata di mobili.
setting-zombie_points = Punti per zombie
setting-zombie_points-help = Quanto vale ogni zombie raccolto.
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
preset-bloody = Partita sanguinosa
preset-bloody-help = Più zombie risorgono e avanzano, una ferita costa 4 punti di salute su 5: una partita su due qualcuno muore.
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
card-alma-text = Sopravvissuta: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-bruno = Bruno
card-bruno-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-celia = Celia
card-celia-text = Sopravvissuta: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-dexter = Dexter
card-dexter-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-edith = Edith
card-edith-text = Sopravvissuta: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-felix = Felix
card-felix-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-greta = Greta
card-greta-text = Sopravvissuta: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-hector = Hector
card-hector-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-iris = Iris
card-iris-text = Sopravvissuta: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-jonas = Jonas
card-jonas-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-kendra = Kendra
card-kendra-text = Sopravvissuta: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-luis = Luis
card-luis-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-mabel = Mabel
card-mabel-text = Sopravvissuta: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-nestor = Nestor
card-nestor-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-olga = Olga
card-olga-text = Sopravvissuta: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-percy = Percy
card-percy-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-ruth = Ruth
card-ruth-text = Sopravvissuta: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-silas = Silas
card-silas-text = Sopravvissuto: si unisce alla tua pedina o sorveglia la casa in cui sei.
card-first_aid = pronto soccorso
card-first_aid-text = Cura 1 danno della tua pedina.
card-second_wind = nuovo slancio
card-second_wind-text = Un movimento a piedi in più; non costa azioni.
card-crowbar = piede di porco
card-crowbar-text = Distruggi una barricata altrui della casa in cui sei o della facciata davanti a te.
card-noise_maker = trombetta
card-noise_maker-text = Scegli una casella. Quattro zombie entro cinque caselle fanno un passo verso di essa.
card-back_window = finestra sul retro
card-back_window-text = Lascia la casa in cui sei da qualsiasi facciata, nonostante le barricate.
card-fresh_graves = tombe fresche
card-fresh_graves-text = In questo turno risorgono tre zombie in più.
card-restless = inquieti
card-restless-text = In questo turno si muovono sei zombie in più.
card-quick_dead = morti svelti
card-quick_dead-text = Ogni zombie mosso in questo turno fa due caselle; colpire una barricata vale come una.
card-rotten_wood = legno marcio
card-rotten_wood-text = Ogni giocatore vivo toglie 1 di robustezza a una propria barricata.
card-cold_feet = fifa nera
card-cold_feet-text = Il giocatore con più sopravvissuti ne perde uno; a parità, ne perde uno ciascuno.
card-damp_powder = polvere bagnata
card-damp_powder-text = Ogni giocatore vivo perde un colpo.
card-lull = momento di calma
card-lull-text = In questo turno non risorge nessuno zombie.
card-airdrop = lancio di viveri
card-airdrop-text = Ogni giocatore vivo pesca una carta; un evento pescato si scarta senza effetto.
card-looters = sciacalli
card-looters-text = Ogni giocatore vivo scarta una carta; le agende non contano.
card-under_the_floor = sotto il pavimento
card-under_the_floor-text = Uno zombie appare in ogni casa senza proprietario e in cui non c’è nessuno.
card-help_is_late = i soccorsi tardano
card-help_is_late-text = Pescata in uno degli ultimi tre giorni: la partita dura un giorno in più. Pescata prima: nessun effetto.

## Houses
house_card-hunters_den = la tana del cacciatore
house_card-collectors_villa = la villa del collezionista
house_card-ex_cops_bungalow = il villino dell’ex poliziotto
house_card-carpenters_shop = la bottega del falegname
house_card-half_built_home = la casa incompiuta
house_card-hoarders_house = la casa stipata
house_card-nursery_home = la casa della tata
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
role-nurse-text = Il pronto soccorso cura 2 danni.
role-roofer = conciatetti
role-roofer-text = Le assi che metti hanno 1 di robustezza in più.
role-deputy = vicesceriffo
role-deputy-text = Al primo «mancato» del tuo turno la carta si ripesca.
role-realtor = agente immobiliare
role-realtor-text = Le tue case diverse dalla base valgono 4.
role-coach = allenatore
role-coach-text = Guida fino a 4 sopravvissuti.

## Agendas
agenda-block_captain = Capo dell’isolato
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
agenda-untouched = Incolume
agenda-grave_watch = Guardiano delle tombe
agenda-vendetta = Faida
agenda-block_captain-text = Finisci il turno in una tua casa che non sia la base (2) / abbi 4 chiavi (5).
agenda-gun_shop-text = Uccidi 3 zombie in un turno (2) / abbi 15 colpi in tutto (5).
agenda-good_shepherd-text = Metti in gioco 2 sopravvissuti in un turno (2) / raccogli 16 zombie (6).
agenda-iron_fists-text = Metti in gioco 2 armi in un turno (2) / uccidi 3 zombie a mani nude in un turno (5).
agenda-exterminator-text = Raccogli 9 zombie (3) / uccidi 5 zombie sparando in un turno (5).
agenda-brawler-text = Uccidi uno zombie a mani nude (2) / abbi 7 sopravvissuti, 3 dei quali al seguito (5).
agenda-hit_and_run-text = Uccidi 3 zombie sparando in un turno (2) / investi 6 zombie nella partita (5).
agenda-fortress-text = Prendi una chiave (2) / abbi una casa chiusa sui quattro lati da barricate o auto (5).
agenda-road_hog-text = Investi 2 zombie in un turno (2) / fruga in 7 case diverse (4).
agenda-valet-text = Prendi la casa di un altro giocatore (2) / parcheggia un’auto di cui hai la chiave davanti a una facciata di una tua casa, ma non sul vialetto di quell’auto (4).
agenda-scavenger-text = Fruga due volte in un turno (2) / abbi salute piena e 6 zombie raccolti alla fine di uno degli ultimi tre giorni (5).
agenda-trespasser-text = Finisci il turno nella casa di un altro giocatore (2) / prendi 4 case ad altri giocatori nella partita (5).
agenda-untouched-text = Abbi salute piena a metà partita, a fine giornata (2) / infliggi 3 ferite a giocatori (5).
agenda-grave_watch-text = Finisci il turno sull’anello (2) / passa a piedi o in auto per tutti e quattro i lati dell’anello in un turno; un angolo vale per i suoi due lati (4).
agenda-vendetta-text = Ferisci un giocatore (2) / abbi 8 barricate in piedi in almeno tre case (5).
side-easy = l’obiettivo più facile
side-hard = l’obiettivo più difficile

## Words
direction-north = nord
direction-northeast = nord-est
direction-east = est
direction-southeast = sud-est
direction-south = sud
direction-southwest = sud-ovest
direction-west = ovest
direction-northwest = nord-ovest
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
member-follower1 = il sopravvissuto 1
member-follower2 = il sopravvissuto 2
member-follower3 = il sopravvissuto 3
member-follower4 = il sopravvissuto 4
member-guard1 = la guardia 1
member-guard2 = la guardia 2
member-guard3 = la guardia 3
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
question-keep = Tieni { $count } di queste carte, una per volta.
question-act = { $free ->
        [0] Azioni rimaste: { $actions }.
       *[other] Azioni rimaste: { $actions }, più il movimento gratuito.
    }
question-surrounded = Qui ci sono zombie. Combattili (un’azione ciascuno){ $car ->
        [0] {" "}o fuggi.
       *[other] , fuggi, riparti o scendi.
    } Azioni rimaste: { $actions }.
question-discard = Scarta fino ad avere { $limit ->
        [one] 1 carta
       *[other] { $limit } carte
    }.
question-walk = Prosegui o fermati. Caselle rimaste: { $left }.
question-clash = { $count ->
        [one] Uno zombie ti è addosso.
       *[other] { $count } zombie ti sono addosso.
    } Con che cosa combatti?
question-wound = Subisci una ferita: danni { $damage }, salute { $health }. Accetti i danni o sacrifichi un sopravvissuto?
question-retreat = Scappa: scegli dove. Caselle rimaste: { $left }.
question-shoot = A quale zombie spari?
question-shoot-with = Con quale arma spari su { $space }?
question-aim = A chi miri?
question-strike = Con che cosa attacchi { $seat }?
question-answer = { $seat } ti attacca. Contrattacchi o lasci stare?
question-ambush = { $seat } entra nella casa in cui sei. Inizi uno scontro al prezzo di un’azione del tuo prossimo turno?
question-use-card = Hai giocato: { $card }. Come la usi?
question-hand-over = A chi cedi: { $arm }?
question-rise = Uno zombie risorge. Dove? Zombie che devono ancora risorgere: { $left }.
question-zombie = Quale zombie avanza? Mosse rimaste: { $left }.
question-follow-noise = Quale zombie segue il rumore in { $space }? Mosse rimaste: { $left }.
question-lurch = Dove va lo zombie che è in { $space }?
question-drive = Guida ancora o fermati. Caselle rimaste: { $left }.
question-new-agenda = Peschi una nuova agenda segreta?
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
option-step = Vai { LINK("a", $direction) }
option-stop = Fermati qui
option-search = Fruga nella casa
option-look = Guarda la chiave
option-take = Prendi la chiave
option-reclaim = Prendi la chiave tornata
option-start = Sali in auto e metti in moto
option-out = Scendi
option-end = Finisci le azioni
option-fight = Combatti uno zombie qui
option-flee = Subisci il danno e scappa
option-shoot = Spara a uno zombie
option-attack = Attacca qualcuno
option-hurt = Subisci il danno
option-draw = Pesca un’agenda
option-decline = Non pescare
option-pass = Lascia stare
option-turn = Gira l’auto
option-join = Il sopravvissuto ti segue
option-post = Metti qui di guardia il sopravvissuto
option-drive = Guida verso { $heading }
option-with = Con: { $arm }
option-give = Cedi: { $arm }
option-drop = Abbandona: { $arm }
option-load = Ricarica: { $arm }
option-dampen = Perdi un colpo: { $arm }
option-dampen-guard = Perdi un colpo della guardia { $guard }, casa { $house }
option-to = Per { $member }
option-station = Metti qui di guardia il sopravvissuto { $follower }
option-fetch = Porta con te la guardia { $guard }
option-sacrifice = Sacrifica il sopravvissuto { $follower }
option-aim = Mira a: { $seat }
option-aim-follower = Mira al sopravvissuto { $follower } di { $seat }
option-aim-guard = Mira alla guardia { $guard }
option-place = Barrica: { $facade }
option-break = Indebolisci la barricata di 1: { $facade }
option-pry = Distruggi la barricata: { $facade }
option-leave = Esci: { $facade }
option-forgo = Scarta l’agenda { $agenda } per 1 azione
option-rise = In { $square }
option-zombie = Lo zombie in { $space }
option-lurch = Avanza { LINK("a", $direction) }
option-at = Spara su { $space }
option-noise = Fai rumore in { $square }
option-rot = Casa { $house }, { $facade }
option-desert = Perdi il sopravvissuto { $follower }
option-desert-guard = Perdi la guardia { $guard }, casa { $house }
option-revive = Continua con la guardia { $guard }, casa { $house }
option-rest = Lascia avanzare gli altri da soli

## Log
event-began = { $you ->
    [yes] Cominci tu
   *[no] Comincia { $seat }
    }.
event-took-role = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
    } la carta: { $role }.
event-settled = { $you ->
    [yes] Ti stabilisci
   *[no] { $seat } si stabilisce
    } nella casa { $house }.
event-kept = { $you ->
    [yes] Tieni
   *[no] { $seat } tiene
    } { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
event-dealt = Puoi scegliere fra: { $cards }.
event-showed-twins = { $you ->
    [yes] Mostri due copie dell’agenda { $agenda }, ne scarti una e ripeschi.
   *[no] { $seat } mostra due copie dell’agenda { $agenda }, ne scarta una e ripesca.
    }
event-day-began = Giorno { $day }.
event-turn-began = { $you ->
    [yes] Hai
   *[no] { $seat } ha
    } { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    }.
event-drew = { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
    } una carta.
event-drew-card = La tua nuova carta: { $card }.
event-event-drawn = { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
    } un evento: { $card }. { $card-text }
event-event-ignored = { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
    } un evento senza effetto: { $card }.
event-discarded = { $you ->
    [yes] Scarti
   *[no] { $seat } scarta
    }: { $card }.
event-delayed = I soccorsi tardano: un giorno in più. L’ultimo giorno è ora il giorno { $day }.
event-help-on-time = I soccorsi sono ancora attesi il giorno { $day }: non cambia nulla.
event-dug-up = Uno zombie sbuca nella casa { $house }.
event-stepped = { $you ->
    [yes] Vai
   *[no] { $seat } va
    } in { $space }.
event-searched = { $you ->
    [yes] Frughi
   *[no] { $seat } fruga
    } nella casa { $house }; { $finds ->
        [0] non c’è più niente da trovare
        [one] resta 1 ritrovamento
       *[other] restano { $finds } ritrovamenti
    }.
event-played = { $you ->
    [yes] Giochi
   *[no] { $seat } gioca
    }: { $card }.
event-armed = { $you ->
    [yes] Armi
   *[no] { $seat } arma
    } { $member }: { $card }, { $bullets ->
        [one] 1 colpo
       *[other] { $bullets } colpi
    }.
event-dropped = { $you ->
    [yes] Abbandoni
   *[no] { $seat } abbandona
    }: { $card }.
event-loaded = { $you ->
    [yes] Le tue munizioni
   *[no] Munizioni di { $seat }
    }: { $arm }, { $bullets ->
    [one] 1 colpo
   *[other] { $bullets } colpi
    }.
event-healed = { $you ->
    [yes] Risali
   *[no] { $seat } risale
    } a { $health } di salute.
event-joined = { $card } { $you ->
    [yes] si unisce a te
   *[no] si unisce { LINK("a", $seat) }
    }.
event-posted = { $card } sorveglia la casa { $house } per { $you ->
    [yes] te
   *[no] { $seat }
    }.
event-fetched = { $you ->
    [yes] Porti con te
   *[no] { $seat } porta con sé
    } { $card } dalla casa { $house }.
event-noise-made = { $you ->
    [yes] Fai
   *[no] { $seat } fa
    } rumore in { $space }.
event-barricaded = { $you ->
    [yes] Barrichi
   *[no] { $seat } barrica
    } la casa { $house }, { $facade }: robustezza { $strength }.
event-claimed = { $you ->
    [yes] Rivendichi
   *[no] { $seat } rivendica
    } la casa { $house }.
event-taken-over = { $victim-you ->
    [yes] { $seat } ti prende la casa { $house }.
   *[no] { $you ->
        [yes] Prendi
       *[no] { $seat } prende
    } la casa { $house } { LINK("a", $victim) }.
    }
event-lost = { $you ->
    [yes] Perdi
   *[no] { $seat } perde
    } la casa { $house }.
event-weakened = Barricata della casa { $house }, { $facade }: robustezza { $strength }.
event-fell = La barricata della casa { $house }, { $facade }, cade.
event-turned = { $you ->
    [yes] Combatti
   *[no] { $seat } combatte
    } ({ $arm }). Con un’arma / a mani nude: { $combats }.
event-killed = { $you ->
    [yes] Uccidi
   *[no] { $seat } uccide
    } uno zombie in { $space }; collezione: { $zombies }.
event-hurt = { $you ->
    [yes] Subisci
   *[no] { $seat } subisce
    } { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }; salute { $health }.
event-sacrificed = { $you ->
    [yes] Sacrifichi
   *[no] { $seat } sacrifica
    } { $card }.
event-survivor-died = { $you ->
    [yes] Perdi
   *[no] { $seat } perde
    } { $card }.
event-fled = { $you ->
    [yes] Fuggi
   *[no] { $seat } fugge
    } dagli zombie.
event-retreated = { $you ->
    [yes] Ripieghi
   *[no] { $seat } ripiega
    } in { $space }.
event-attacked = { $victim-you ->
    [yes] { $seat } ti attacca ({ $member }).
   *[no] { $you ->
        [yes] Attacchi
       *[no] { $seat } attacca
    } { $victim } ({ $member }).
    }
event-ambushed = { $victim-you ->
    [yes] { $seat } si avventa su di te all’ingresso.
   *[no] { $you ->
        [yes] Ti avventi
       *[no] { $seat } si avventa
    } su { $victim } all’ingresso.
    }
event-answered = { $victim-you ->
    [yes] { $seat } ti contrattacca ({ $member }).
   *[no] { $you ->
        [yes] Contrattacchi
*[no] { $seat } contrattacca
} { $victim } ({ $member }).
    }
event-wounded = { $victim-you ->
    [yes] { $seat } ti ferisce; salute { $health }.
   *[no] { $you ->
        [yes] Ferisci
       *[no] { $seat } ferisce
    } { $victim }; salute { $health }.
    }
event-died = { $you ->
    [yes] Muori
   *[no] { $seat } muore
    }.
event-revived = { $you ->
    [yes] Continui
   *[no] { $seat } continua
    } con { $card } nella casa { $house }.
event-rose = Uno zombie risorge in { $space }.
event-lurched = Uno zombie va da { $from } { LINK("a", $space) }.
event-knocked = Uno zombie batte alla casa { $house }, { $facade }.
event-looked = { $you ->
    [yes] Guardi
   *[no] { $seat } guarda
    } la chiave nella casa { $house }.
event-saw-key = Nella casa { $house } c’è la chiave dell’auto { $car }.
event-took-key = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
    } la chiave dell’auto { $car } nella casa { $house }.
event-started = { $you ->
    [yes] Metti
   *[no] { $seat } mette
    } in moto l’auto { $car }.
event-drove = { $you ->
    [yes] Guidi
   *[no] { $seat } guida
    } l’auto { $car } fino { LINK("a", $space) }.
event-turned-car = { $you ->
    [yes] Giri
   *[no] { $seat } gira
    } l’auto { $car }.
event-ran-over = { $you ->
    [yes] Investi
   *[no] { $seat } investe
    } { $count } zombie; danni dell’auto: { $damage }.
event-broke-down = { $you ->
    [yes] La tua auto { $car }
   *[no] L’auto { $car } di { $seat }
    } è fuori uso.
event-got-out = { $you ->
    [yes] Scendi
   *[no] { $seat } scende
    } in { $space }.
event-completed = { $you ->
    [yes] Completi
   *[no] { $seat } completa
    } l’agenda { $agenda } ({ $side }): { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }.
event-drew-agenda = { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
    } un’agenda segreta.
event-got-agenda = La tua agenda segreta: { $agenda }.
event-forwent = { $you ->
    [yes] Scarti
   *[no] { $seat } scarta
    } l’agenda { $agenda }.

## Refusals
reason-cards-wait = Le carte si giocano nella tua fase delle azioni.
reason-agendas-wait = Le agende si scartano nella tua fase delle azioni.
reason-role-taken = { $seat } ha preso questa carta giocatore.
reason-house-taken = La casa { $house } è la base di { $seat }.
reason-no-way = In questa direzione non c’è passaggio: il bordo, un muro o il cimitero.
reason-barred = { $you ->
    [yes] La tua barricata
   *[no] Una barricata di { $seat }
    } chiude qui la casa { $house }.
reason-zombies-here = Prima vanno affrontati gli zombie nel tuo spazio.
reason-no-action = Non ti restano azioni per farlo.
reason-in-car = Da dentro un’auto non si può.
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
reason-no-zombies = Nessuno zombie lo sentirebbe.
reason-cornered = Non c’è via d’uscita: gli zombie aspettano il tuo prossimo turno.
reason-not-the-fewest = Altre caselle dell’anello hanno meno zombie.
reason-not-nearer = Da quella parte non si avvicinerebbe.
reason-no-prey = Da qui nessun passo avvicina alla pedina o a una casa sorvegliata di un altro giocatore vivo.
reason-unheard = Nessuno zombie qui può seguire il rumore.
reason-zombie-moved = Gli zombie qui hanno già fatto il loro passo.
reason-must-fight = Bisogna combattere: solo una ferita scaccia la pedina.
reason-zombies-there = Di là ci sono zombie, e c’è un’altra via libera.
reason-shorter-way = Quella casella è già sul tuo percorso, o la via libera è più corta.
reason-no-zombies-here = Non ci sono zombie nel tuo spazio.
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
reason-out-of-reach = { $you ->
    [yes] Sei fuori
   *[no] { $seat } è fuori
    } portata.
reason-still-loaded = Si abbandona solo un’arma scarica.
reason-enough-passed = In questo turno cinque armi hanno già cambiato mano.
reason-no-gun = Nessuno qui porta un’arma.
reason-no-target = Nessuno zombie è a portata.
reason-no-bullet = Non hai colpi.
reason-nobody-near = A portata non c’è nessuno da attaccare.
reason-no-follower = Nessun sopravvissuto ti segue.
reason-no-guard = Non hai guardie qui.
reason-no-key-here = Qui non c’è una chiave del genere.
reason-key-seen = Conosci già questa chiave.
reason-forgone = Hai già scartato un’agenda in questo turno.
reason-no-agenda = Non hai agende incomplete.
reason-agenda-no-card = Le agende non fanno parte della mano.

## Screen
screen-day = Giorno { $day } di { $last }
screen-legend = In una casella: auto (= est-ovest, | nord-sud, x fuori uso), pedina (* più d’una), numero di zombie, robustezza di una barricata; due punti: l’accesso a una casa, virgola: l’anello, ++ il cimitero.
screen-legend-houses = In una casa: lettera e proprietario, ritrovamenti rimasti, pedine, z e i suoi zombie, g per le guardie.
screen-dead = fuori gioco
screen-player = salute { $health }, zombie { $zombies }, case { $houses }, carte { $cards }, agende { $agendas }
screen-in-car = nell’auto { $car }
screen-keys = , chiavi { $keys }
screen-finds = ritrovamenti { $finds }
screen-combat = carta combattimento, { $copies } su { $all }; con un colpo: { $shot ->
        [kill] lo zombie è ucciso
       *[miss] mancato
    }; a mani nude: { $hands ->
        [kill] lo zombie è ucciso
        [push] è respinto, non succede nulla
       *[wound] chi combatte è ferito
    }
screen-car = auto { $space } ({ $damage })
screen-key = chiave { $key }
screen-barricades = barricate N E S O: { $strengths }
screen-hand = La tua mano:

## Ending
score-zombies = zombie
score-houses = case
score-survivors = sopravvissuti
score-barricades = barricate
score-guns = armi cariche
score-cars = auto funzionanti
score-agendas = agende completate
score-unfinished = agende incomplete
why-points = Vince chi ha più punti.
why-zombies = Parità di punti: vince chi ha più zombie.
why-houses = Parità di punti e di zombie: vince chi ha più case.
why-shared = Nulla distingue i vincitori: la vittoria è condivisa.
why-all-dead = Sono morti tutti: vince chi ha più punti.
why-living = Vince chi ha più punti tra i vivi: i morti vengono dopo.

## What put somebody out of the game, for studies
cause-turned = un combattimento con gli zombie
cause-fled = una fuga dagli zombie
cause-wounded = l’attacco di un vicino
cause-answered = il contrattacco di un vicino

## What bots look at
term-life = vita e salute
term-points = punti finora
term-goals = agende a portata
term-means = carte, chiavi e colpi
term-danger = zombie vicini

# What was done in one gesture
story-stepped = { $you ->
    [yes] Cammini
   *[no] { $seat } cammina
    } fino { LINK("a", $place) } ({ $count ->
        [one] 1 casella
       *[other] { $count } caselle
    }).
story-drove = { $you ->
    [yes] Guidi
   *[no] { $seat } guida
    } fino { LINK("a", $place) } ({ $count ->
        [one] 1 casella
       *[other] { $count } caselle
    }).
story-dug-up = { $count ->
        [one] 1 zombie sbuca in una casa.
       *[other] { $count } zombie sbucano nelle case.
    }
story-rose = { $count ->
        [one] 1 zombie risorge
       *[other] { $count } zombie risorgono
    }.
story-lurched = { $count ->
        [one] 1 zombie avanza
       *[other] { $count } zombie avanzano
    }.

## The end told: what a lone player reached, and what everybody did

tally-kills = Zombie uccisi
tally-run-over = Zombie investiti
tally-damage = Danni subiti
tally-planks = Barricate costruite
tally-searches = Case frugate
tally-steps = Passi fatti
tally-houses = Case prese
lead-points = { $lead ->
    [one] 1 punto
   *[other] { $lead } punti
    }

## Where resources come from and go, in studies

flow-completed = agende
flow-discarded = scarti
flow-drew = pescate
flow-healed = cure
flow-hurt = ferite
flow-joined = nuovi arrivati
flow-killed = combattimenti
flow-played = carte giocate
flow-ran-over = guida
flow-sacrificed = sacrifici
flow-survivor-died = morti

# Kinds of decisions, in the figures of studies.
decision-ambush = combattimenti alla porta
decision-attack = attacchi ai vicini
decision-clash = combattimenti contro gli zombie
decision-drive = guida
decision-exchange = colpi fra vicini
decision-hand-over = armi passate
decision-lurch = movimento degli zombie
decision-movement = camminata
decision-new-agenda = pesca di agende
decision-opening = preparazione
decision-retreat = fuga
decision-revive = ripresa dopo una morte
decision-rise = comparsa degli zombie
decision-shot = spari
decision-toll = costo di un evento
decision-turn = azioni di un turno
decision-use-card = uso di una carta giocata
decision-wound = modo di subire una ferita
