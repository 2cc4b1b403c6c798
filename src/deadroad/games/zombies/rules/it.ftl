## Chapters
chapter-set-up = Preparazione e scopo
chapter-turn = Il turno
chapter-tiles = Tessere
chapter-combat = Combattimento
chapter-events = Carte evento
chapter-movement = Movimento
chapter-zombies = Gli zombie
chapter-limits = Limiti e impostazioni

## Set-up and aim
ZOM-1 = Ognuno ha una pedina; ce ne sono sei. Decisione: si gioca da 2 a 6, oppure da soli. Da soli si tolgono le 16
    carte che richiedono un avversario (ne restano 34); si vince come al solito, si perde se non si è vinto entro 45
    turni (impostazione da 30 a 60), e il risultato è il numero di turni impiegati.
ZOM-2 = Vince chi per primo si trova sulla casella centrale dell’eliporto, o chi per primo ha raccolto 25 zombie.
ZOM-3 = Ci sono 30 tessere. La piazza è sul tavolo fin dall’inizio, con tutte le pedine sul suo centro; le altre tessere
    si mescolano e l’eliporto va in fondo alla pila. Decisione: una tessera ha 3 caselle per 3.
ZOM-4 = Si mescolano le 50 carte evento e se ne danno 3 a ciascuno. Ognuno prende 3 segnalini vita e 3 segnalini
    proiettile. Ci sono 100 zombie e due dadi.
ZOM-5 = Si sorteggia un mazziere. Decisione: il mazziere gioca il primo turno.
ZOM-6 = Decisione: i 30 segnalini vita e i 60 segnalini proiettile sono una riserva e non un limite; nulla va perso
    perché i segnalini sono finiti.
ZOM-7 = Decisione: la piazza non porta zombie, ma gli zombie possono camminarvi.

## The turn
ZOM-10 = Un turno ha sette fasi, in quest’ordine: pescare una tessera e posarla; combattere lo zombie sulla propria
    casella; riportare la mano a 3 carte (con 3 in mano non si pesca); tirare il dado del movimento; muoversi; tirare il
    dado degli zombie e muoverli; si può scartare una carta evento.
ZOM-11 = Si prosegue in senso orario.

## Tiles
ZOM-20 = Una tessera si può girare come si vuole e si posa in modo che tutte le strade siano collegate; il fianco di un
    edificio non può bloccare una strada. Decisione: si posa lato contro lato; su ogni lato che ne tocca un altro la
    strada incontra la strada o il lato chiuso un lato chiuso, e almeno una strada è collegata. Da una tessera all’altra
    si passa solo per le uscite collegate, le caselle al centro dei lati.
ZOM-21 = Una tessera con un edificio che ha un nome riceve subito gli zombie, i proiettili e le vite stampati, tutti
    dentro l’edificio e nessuno in strada. Decisione: chi posa la tessera sceglie le caselle.
ZOM-22 = Una tessera senza nome riceve tanti zombie quante sono le sue uscite stradali (2 uscite, 2 zombie; 4 uscite, 4
    zombie), ciascuno su una casella di strada qualsiasi della tessera. Decisione: chi posa la tessera sceglie le
    caselle.
ZOM-23 = Chi posa una tessera in modo che nessun’altra possa più essere posata perde il resto del turno, e si gioca
    finché qualcuno non ha raccolto gli zombie richiesti. Decisione: la città è chiusa quando restano tessere nella pila
    e nessuna di esse, eliporto compreso, si può posare da qualche parte (il contenuto della pila è noto a tutti,
    l’ordine a nessuno). La tessera riceve prima i suoi zombie e segnalini, poi il turno finisce: niente combattimento,
    pesca, movimento, fase degli zombie o scarto. La pila esce dal gioco. L’ultima tessera della pila non chiude mai la
    città, e un eliporto già posato fa sempre vincere.
ZOM-24 = Quando si pesca l’eliporto, lo posa il giocatore con meno zombie; in caso di parità decide la sorte.
ZOM-25 = Decisione: una tessera che non si può posare da nessuna parte si scarta senza sostituirla e il turno prosegue.
    Se non restano tessere, la fase si salta. Un eliporto che non si può posare è fuori dal gioco, e si vince solo con
    il numero di zombie.
ZOM-26 = Decisione: l’eliporto riceve uno zombie su ognuna delle sue 9 caselle. Il suo centro fa vincere una volta
    battuto lo zombie che lo occupa; con «Fonte di cibo alternativa» basta arrivarci. La vittoria è immediata.
ZOM-27 = Decisione: per impostazione l’eliporto si mescola tra le ultime 14 tessere invece di stare in fondo, come nella
    seconda edizione. Se allora non si può posare e restano tessere, si rimescola nella pila.
ZOM-28 = Decisione: chi posa l’eliporto ne sceglie il posto e il verso, vi si mettono gli zombie, poi chi l’ha pescato
    prosegue con il combattimento sulla propria casella. Durante la posa nessuno può giocare carte.

## Combat
ZOM-30 = Si combatte quando si inizia il turno sulla casella di uno zombie e quando vi si entra.
ZOM-31 = Si tira un dado. Con 4, 5 o 6 si vince e lo zombie entra nella propria raccolta. Con 1, 2 o 3 si perde una vita
    e si tira di nuovo, oppure si spendono proiettili, +1 ciascuno, quanti ne servono per arrivare a 4.
ZOM-32 = Il combattimento dura finché non si vince o non si resta senza vite. Non si può abbandonare.
ZOM-33 = Chi perde l’ultima vita smette di muoversi e rimette la pedina al centro della piazza. Perde il resto del
    movimento, tutte le armi e metà degli zombie raccolti, con la perdita arrotondata per eccesso: di 5 ne perde 3 e ne
    tiene 2. Il resto del turno prosegue normalmente.
ZOM-34 = Un giocatore morto inizia il turno successivo con 3 vite e 3 proiettili.
ZOM-35 = Decisione: dalla morte al proprio turno successivo un giocatore è a terra: nessuna vita, nessun combattimento,
    nessuna carta lo muove, non paga vite. Tiene la mano; i suoi oggetti si scartano e gli zombie persi vanno alla
    riserva. Dopo una morte nel combattimento sulla propria casella seguono ancora la pesca, la fase degli zombie e lo
    scarto, ma nessun tiro di movimento. Chi muore mentre la carta di un altro lo muove interrompe quel movimento, e il
    turno del giocatore attivo prosegue. Al turno successivo vite e proiettili tornano a 3 e 3, qualunque cosa si
    avesse.
ZOM-36 = Decisione: nessuna carta toglie da un combattimento in corso una pedina o lo zombie che questa combatte;
    «Pessimo senso dell’orientamento», «Dove sono finiti tutti?» e «Non va poi così male» in quel caso non si possono
    giocare. «Fonte di cibo alternativa» chiude il combattimento senza esito. Una Granata che elimina lo zombie
    combattuto fa vincere il combattimento.
ZOM-37 = Decisione: si può pagare «Pessimo senso dell’orientamento» o una Granata con l’ultima vita. L’effetto avviene,
    un numero di zombie sufficiente fa vincere, e solo allora si muore.
ZOM-38 = Decisione: tra Ascia da pompiere, Motosega e Bottiglia Molotov conta solo la migliore. Il fucile a pompa si
    aggiunge, e così «Scarica di adrenalina», giocata dopo aver visto il tiro. Proiettili necessari: 4 meno il dado e i
    bonus. I bonus delle armi sono fissati quando si tira il dado; un’arma usata dopo conta dal tiro seguente. In «Non
    credo che siano morti» nessuna arma conta, e il giocatore restituisce 2 zombie o quelli che ha.

## Event cards
ZOM-40 = Gli eventi si possono giocare in ogni momento e da chiunque, anche nel turno degli altri.
ZOM-41 = Ognuno gioca al massimo un evento per giro: dall’inizio del proprio turno all’inizio del successivo.
ZOM-42 = Nessuno ha mai più di 3 carte evento in mano.
ZOM-43 = Alla fine del proprio turno si può scartare una carta; questo chiude il turno.
ZOM-44 = Decisione: un oggetto si gioca scoperto davanti a sé quando ci si trova nell’edificio che nomina. Quella
    giocata è l’unico evento del giro; usare un oggetto già in gioco è gratuito. Gli oggetti contano come armi per la
    morte e per «Mani di burro». Si può avere in gioco un solo esemplare di ogni oggetto.
ZOM-45 = Decisione: una carta che indica un avversario non indica mai chi la gioca. Quando il mazzo degli eventi è vuoto
    si mescolano gli scarti, che tutti possono vedere; se sono vuoti entrambi non si pesca e la mano resta incompleta.
ZOM-46 = Decisione: ognuno dei 27 eventi fa quello che dice il suo testo, nel momento e sul bersaglio lì indicati.
ZOM-47 = Decisione: tutti possono intervenire all’inizio di un turno, prima del combattimento sulla propria casella
    (solo se lì c’è uno zombie da combattere), prima del tiro di movimento, dopo di esso (quando il giocatore comincia a
    muoversi), prima del primo tiro di ogni combattimento, dopo ogni combattimento, prima di un passo che farebbe
    vincere la partita, alla fine del movimento e prima dello scarto. Si possono anche giocare le proprie carte e usare
    i propri oggetti a ogni domanda che ci viene posta. Gli altri non possono intervenire tra due passi né tra due tiri
    di un combattimento. La posa, la fase degli zombie e una carta in corso di esecuzione non si interrompono; in un
    combattimento nato da una carta si hanno ancora gli oggetti in gioco e «Scarica di adrenalina».
ZOM-48 = Decisione: si interpellano, in senso orario dal giocatore attivo, tutti i giocatori che hanno una carta in mano
    e non hanno giocato eventi in questo giro, oppure che hanno in gioco un oggetto che possono usare. Tutti possono
    vederlo, qualunque carta abbiano. Una carta si esegue per intero, poi si ricomincia a chiedere; è finita quando
    tutti hanno passato di fila. Nessuna carta ne annulla un’altra.
ZOM-49 = Decisione: l’inizio della partita apre il primo giro di tutti: un evento può quindi precedere il proprio primo
    turno. Un turno perso per «Paralisi isterica» comincia comunque (3 vite e 3 proiettili dopo una morte, nuovo giro) e
    chiude ciò che dura fino ad allora.

## Movement
ZOM-50 = Si tira un dado; se ne usa la parte che si vuole e ci si ferma quando si vuole. Decisione: ci si muove in
    orizzontale o in verticale, mai in diagonale.
ZOM-51 = Uno zombie incontrato va combattuto prima di proseguire, salvo che una carta dica altrimenti.
ZOM-52 = Si raccoglie un segnalino entrando nella sua casella se non c’è uno zombie. Decisione: anche quando vi si batte
    lo zombie; mai senza entrare o vincere.
ZOM-53 = Negli edifici con un nome si entra e si esce solo dalle caselle con la porta; negli altri non si entra affatto.
ZOM-54 = Su ogni casella interna di un edificio con un nome si può stare. Il negozio Articoli sportivi, per esempio, ha
    7 caselle interne e 1 casella di strada.
ZOM-55 = Decisione: una pedina che viene messa da qualche parte, per morte o per «Pessimo senso dell’orientamento», lì
    non combatte e non raccoglie.
ZOM-56 = Decisione: il movimento è il dado, +2 con la Tavola da skate, dimezzato e arrotondato per difetto da «Scarpa
    slacciata» (una volta sola, per quante siano), poi raddoppiato da «Scarica di adrenalina». «Le chiavi sono nel
    quadro» e «Dove sono finiti tutti?» non sono tiri: nulla di ciò vi si applica, nemmeno «Crampo al cervello».
ZOM-57 = Decisione: con «Crampo al cervello» e «Dove sono finiti tutti?» chi ha giocato la carta sceglie ogni passo o si
    ferma; il giocatore mosso prende le decisioni nei propri combattimenti, raccoglie ciò che trova e può vincere.
    «Paura» e «Claustrofobia» vincolano anche questi movimenti, e un giocatore fermato da «Paura» nel suo turno non è
    mosso nemmeno da «Pessimo senso dell’orientamento». «Dove sono finiti tutti?» non consuma il tiro del giocatore
    mosso.
ZOM-58 = Decisione: il «prossimo turno» è il primo turno del bersaglio che comincia dopo la giocata. Gli effetti di più
    carte cadono sullo stesso turno e non si rimandano. «Scarpa slacciata» aspetta il prossimo tiro. Con «Claustrofobia»
    chi è dentro deve uscire per una delle vie più brevi, combattendo se serve, prima di ogni altra cosa.

## Zombies
ZOM-60 = Finito il movimento il giocatore tira un dado e muove esattamente altrettanti zombie, di una casella ciascuno,
    per quanto possibile. Decisione: uno alla volta, uno zombie non ancora mosso con una casella libera accanto, poi la
    sua direzione, fino al numero tirato o finché nessuno può più muoversi. La fase si fa anche dopo una morte, «Paura»
    o «Meritato riposo»; non con «Tutte le biglie», dopo «Paralisi isterica» o se la città è stata chiusa. Con «Lascia
    che gli altri si muovano da soli» gli zombie rimasti si avvicinano da sé all’avversario più vicino; in solitario si
    allontanano dalla pedina.
ZOM-61 = Uno zombie per casella. Può condividerla con un segnalino, che resta lì quando si muove. Decisione: mai due
    segnalini su una casella.
ZOM-62 = Una casella può contenere uno zombie e un segnalino, vita o proiettile, mai tutti e tre.
ZOM-63 = Gli zombie usano le porte come i giocatori.
ZOM-64 = Decisione: i 100 zombie sono una riserva di miniature. Non finiscono mai, a meno che un’impostazione li limiti
    a 100; allora si mette solo ciò che resta. Gli zombie persi o restituiti vanno alla riserva.
ZOM-65 = Decisione: uno zombie che arriva su una pedina in qualsiasi modo si combatte nel prossimo combattimento sulla
    propria casella di quel giocatore, seconda fase di un turno; fino ad allora il giocatore può andarsene. Se ci sono
    due pedine, lo combatte quella il cui turno viene prima.
ZOM-67 = Decisione: un edificio è l’insieme delle caselle interne di una tessera con nome. «Davanti alla porta» è la
    casella di strada su cui si apre una porta. Casella valida è ogni casella di strada o interna della città.
ZOM-68 = Decisione: «Peggio di così non poteva andare» mette uno zombie su ogni casella interna di un edificio che non
    ne ha, anche dove stanno le pedine. «Piccolo errore di calcolo» ne aggiunge quanti ce ne sono nell’edificio, sulle
    caselle scelte da chi gioca la carta, finché c’è posto. Nessuna delle due si gioca su un edificio pieno, né «Piccolo
    errore di calcolo» su uno vuoto. «Siamo spacciati!» e «Signore degli zombie» ne mettono quanti ne entrano. «Non va
    poi così male» muove due zombie diversi.

## Limits and settings
ZOM-70 = Nessuno ha più di 5 vite. I proiettili non hanno limite. Decisione: una vita che non si può prendere resta
    sulla sua casella finché qualcuno non vi entra di nuovo.
ZOM-71 = Decisione: i giocatori possono stare sulla stessa casella e non si combattono mai tra loro.
ZOM-72 = Decisione: prima della partita si possono scegliere gli zombie per vincere, da 5 a 25, oppure 25, 22, 20, 17 o
    15 in 2, 3, 4, 5 o 6; le porte come stampate o da ogni lato che dà sulla strada; la Cassetta di pronto soccorso
    anche in farmacia; il limite di zombie; il posto dell’eliporto; un mazzo senza «Paura» e «Paralisi isterica» (47
    carte); e il limite di giri.
ZOM-73 = Decisione: se nessuno ha vinto dopo 100 giri (impostazione da 30 a 200) vince chi ha più zombie, poi chi ha più
    vite, poi la vittoria è condivisa. Lo stesso ordine classifica chi non ha vinto.
