## Chapters
chapter-set-up = Preparazione
chapter-turn = Il turno
chapter-fighting = Combattere
chapter-houses = Le case
chapter-zombies = Gli zombie
chapter-end = Fine della partita
chapter-road-rage = Road Rage: preparazione
chapter-keys = Road Rage: le chiavi
chapter-driving = Road Rage: guidare
chapter-agendas = Road Rage: le agende segrete
chapter-road-rage-scoring = Road Rage: punteggio
chapter-questions = Road Rage: domande e risposte

## Set-up
ZTB-1 = Noto: da 3 a 6 giocatori; la partita dura 10 giorni con qualsiasi numero di giocatori; vince chi ha
    più punti. Nostra regola: si può giocare anche in due, e un’impostazione permette meno giorni, come gli 8 che il
    gioco base consiglia in 6.
ZTB-2 = Noto: ci sono 100 zombie, 102 carte azione (gli eventi sono fra queste), 30 carte combattimento, 12
    carte casa, 6 carte giocatore, 4 gettoni proprietà per giocatore e 12 basette per barricate. Il dado a
    dodici facce serve solo a contare i giorni.
ZTB-3 = Noto: il cimitero è al centro, con 12 case intorno, e una casa intera è un solo spazio. Uno zombie
    parte su ogni casella dell’anello attorno al cimitero. Nostra regola: il tabellone è di 16 caselle per 16;
    l’anello ne ha 20; ogni casa copre 2 caselle per 2 e ha quattro facciate, ciascuna con la sua casella
    d’accesso, una delle quali è il vialetto.
ZTB-4 = Noto: a turno ciascuno sceglie una casa come base e vi mette la pedina e un gettone. Ciascuno riceve
    una pistola da tre colpi presa dal mazzo azione. Dopo di che ogni casa riceve una carta casa che mostra un
    5, e ciascuno riceve 6 carte azione e ne tiene 3; gli eventi non si possono tenere. Dedotto: il 5 è il
    numero di ritrovamenti rimasti. Decisione: le carte non tenute vanno negli scarti.
ZTB-5 = Nostra regola: gli eventi fra le prime sei carte tornano nel mazzo senza effetto. Chi non ha tre carte da
    tenere pesca finché non ne ha tre; anche gli eventi pescati così tornano nel mazzo.
ZTB-6 = Nostra regola: ogni pedina ha 4 punti salute.
ZTB-7 = Nostra regola: un giorno è un turno di ogni giocatore vivo, in ordine di posto. Il primo giocatore del primo
    giorno è sorteggiato (la scatola indica il più giovane); ogni giorno comincia il posto seguente. Dopo
    l’ultimo turno il contagiorni avanza.
ZTB-8 = Noto: una casa resta del proprietario finché non cade la sua ultima barricata o un altro non la
    rivendica; una base non fa eccezione. Nostra regola: una casa senza guardia e senza barricata non è di nessuno e
    il suo gettone torna al proprietario; solo una base che non ha mai avuto barricate conserva il gettone
    senza difese, finché un altro non la rivendica.

## The turn
ZTB-10 = Nostra regola: il turno ha quattro fasi. Pesca una carta azione: un evento ha effetto subito e non viene
    sostituito. Svolgi le azioni. Poi tocca agli zombie. Infine scarta fino ad avere 5 carte. Decisione: un
    mazzo vuoto si rifà mescolando gli scarti; se mancano anche quelli, non si pesca nulla. Chi muore nel
    proprio turno lo termina subito, anche con una seconda vita.
ZTB-11 = Noto: un turno ha più azioni e un movimento gratuito. Nostra regola: tre azioni; movimento e azioni
    nell’ordine che si vuole.
ZTB-12 = Nostra regola: un movimento è di 3 caselle al massimo, mai in diagonale. Una casa conta 1 per entrare e 1
    per uscire, sempre da una delle sue caselle d’accesso. Le pedine condividono e attraversano gli spazi;
    nessuno entra nel cimitero. Entrare dove ci sono zombie ferma il movimento finché non sono affrontati; quel
    che ne resta si può poi usare.
ZTB-13 = Nostra regola: un’azione paga una di queste cose: un altro movimento; una ricerca; giocare una carta;
    mettere un sopravvissuto di guardia o riprenderne uno; combattere uno zombie nel proprio spazio o
    sparare a uno a portata; attaccare un giocatore o una guardia; togliere 1 di robustezza a una barricata
    altrui. Decisione: la barricata dev’essere su una facciata della casa in cui ci si trova o su quella cui
    la propria casella dà accesso. Un’arma, un pronto soccorso, munizioni e un sopravvissuto vanno al proprio
    gruppo nello stesso spazio, una barricata e una guardia alla casa in cui ci si trova. Nuovo slancio non
    costa azioni.
ZTB-14 = Noto: un’arma scarica si abbandona in qualsiasi momento, gratis. Nostra regola: passare un’arma dentro
    il proprio gruppo nello stesso spazio (pedina, sopravvissuti al seguito, proprie guardie) è gratis.
    Decisione: un’arma scarica si abbandona a qualsiasi domanda posta al suo proprietario, e al massimo
    cinque armi cambiano mano per turno, così che ogni turno finisca.
ZTB-15 = Nostra regola: per frugare serve la propria pedina a piedi in una casa con ritrovamenti rimasti, senza zombie
    e senza guardie altrui. Il contatore scende di 1 e si pesca una carta; un evento ha effetto. Se la carta è
    della famiglia indicata dalla carta casa, se ne pesca una in più. Decisione: questa seconda carta non ne
    dà una terza; l’alloggio del custode, che non indica famiglie, dà due ritrovamenti per ricerca finché ne
    ha due.
ZTB-16 = Nostra regola: una pedina porta al massimo 2 armi e ogni sopravvissuto 1; al massimo 3 sopravvissuti seguono
    una pedina; una casa ospita al massimo 2 guardie; il limite della mano è 5.
ZTB-17 = Nostra regola: entrare a piedi fra gli zombie apre un combattimento di scambi gratuiti finché lo spazio non è
    libero o una ferita non ne scaccia la pedina. Una pedina che inizia il turno a piedi fra gli zombie paga
    un’azione per scambio, oppure subisce 1 danno e si sposta di tre caselle. Se ad azioni finite restano
    zombie nel suo spazio, subisce 1 danno e si sposta di tre caselle. Decisione: finché non sono sistemati la
    pedina può solo combatterli, fuggire, giocare un’arma, munizioni o un pronto soccorso, e fare ciò che è
    gratis.
ZTB-18 = Nostra regola: allontanarsi di tre caselle significa fare un percorso di tre passi a scelta del proprietario,
    senza ripetere uno spazio, senza passare da facciate chiuse, evitando se possibile le caselle degli zombie,
    altrimenti più corto. Se finisce fra gli zombie, questi aspettano il suo prossimo turno. Decisione: se non c’è
    nemmeno un passo libero, la pedina resta dov’è e alla fine di quel turno non subisce altri danni.

## Fighting
ZTB-20 = Noto: una carta combattimento si legge in un modo con un colpo, in un altro senza. Nostra regola: uno sparo
    uccide o va a vuoto, e il colpo è speso comunque; a mani nude si uccide, si respinge (non succede nulla) o
    si è feriti. Decisione: quando il mazzo combattimento è vuoto se ne mescolano gli scarti.
ZTB-21 = Noto: un’arma che dice «pesca 2» scopre due carte combattimento quando spara, e vale la migliore.
ZTB-22 = Noto: uno zombie ucciso entra nella collezione di chi lo ha ucciso. In uno spazio può stare un numero
    qualsiasi di zombie.
ZTB-23 = Noto: una ferita è 1 danno, e la pedina si sposta di tre caselle. Un sopravvissuto al seguito può
    essere sacrificato al posto del danno; la pedina si sposta comunque di tre caselle. Nostra regola:
    un’impostazione aggrava le ferite degli zombie.
ZTB-24 = Noto: un sopravvissuto armato al seguito può combattere al posto della pedina, anche in uno scontro
    iniziato dal suo proprietario, tranne quando un altro giocatore mira proprio alla pedina. Nostra regola: possono
    farlo anche quelli disarmati, a mani nude; una ferita uccide il sopravvissuto che combatteva. Decisione:
    gli zombie allora restano e la pedina non viene scacciata.
ZTB-25 = Nostra regola: la gittata è una linea retta in una delle otto direzioni, fino a 3 caselle, senza case né
    cimitero in mezzo. Verso una casa o da una casa si spara solo attraverso una facciata aperta, fra la casa
    e la sua casella d’accesso. Decisione: una facciata con barricata, anche propria, non è aperta; un’auto
    non ferma i colpi.
ZTB-26 = Noto: iniziare uno scontro con un giocatore costa un’azione; rispondere è gratis. Entrare in una
    casa dove c’è un’altra pedina non obbliga nessuno a combattere. Nostra regola: uno scambio ciascuno, prima
    l’attaccante, poi la risposta se quel giocatore è vivo e può. Decisione: l’attaccante mira a una pedina, a
    un sopravvissuto al seguito o a una guardia; a mani nude solo nello stesso spazio. Un «ucciso» costa 1
    danno a una pedina e la vita a un sopravvissuto; una ferita letta a mani nude colpisce chi combatteva.
    Nessuno si sposta e non si sacrificano sopravvissuti. Se l’attacco mirava alla pedina, è lei a rispondere;
    la risposta colpisce chi ha attaccato. Un sopravvissuto che cade per il proprio colpo ha attaccato: la
    risposta, se c’è, colpisce la pedina che lo ha mandato.
ZTB-27 = Noto: la morte fa scartare la carta giocatore, le armi portate e i sopravvissuti al seguito; tutto
    il resto rimane in gioco. Un giocatore morto è fuori. Nostra regola: i morti non possono vincere, a meno che
    siano morti tutti. Come opzione un morto che ha una guardia continua con quel sopravvissuto come pedina di
    salute 2; quella pedina non ha carta giocatore: abilità e limiti sono quelli di una pedina senza carta.
ZTB-28 = Decisione: alla morte si scartano anche la mano e le agende incomplete. Collezione, guardie,
    barricate e gettoni restano. Le chiavi possedute vanno coperte alla casa del loro vialetto; l’auto resta
    dov’è.
ZTB-29 = Noto: quando una pedina entra in una casa, un giocatore la cui pedina è dentro può iniziare uno
    scontro; ciò che fa chi entra è una reazione e non costa nulla. Decisione: uno scambio per ogni ingresso,
    pagato con un’azione del prossimo turno dell’occupante; non finché ne deve già una.

## Houses
ZTB-30 = Noto: una casa si rivendica mettendoci un sopravvissuto o una barricata. Dedotto: nessuno possiede
    più di quattro case, perché i gettoni sono quattro.
ZTB-31 = Noto: morta la guardia, basta aggiungere una barricata a quelle in piedi per prendere la casa.
    Altrimenti resta del proprietario finché non cade l’ultima barricata, e anche allora il nuovo arrivato
    deve mettere un sopravvissuto o una barricata per averla.
ZTB-32 = Noto: una barricata ferma gli zombie e gli altri giocatori. Dedotto: una per facciata, e 12 al
    massimo sul tabellone. Nostra regola: le assi hanno robustezza 2, i mobili 3; il proprietario passa. Decisione:
    gli altri non la attraversano nemmeno dall’interno.
ZTB-33 = Decisione: per rivendicare servono un gettone, nessuna guardia viva altrui, nessuna pedina del
    proprietario all’interno e, per una barricata, una facciata e una basetta libere. Se tutte e quattro le
    facciate sono occupate, metti un sopravvissuto o distruggi prima una barricata. Le barricate in piedi passano
    al nuovo proprietario.

## Zombies
ZTB-40 = Nostra regola: alla fine di ogni turno risorgono tanti zombie quanto un terzo del numero del giorno,
    arrotondato per eccesso, uno dopo l’altro, ciascuno su una casella dell’anello fra quelle che ne hanno
    meno; a parità sceglie il giocatore di turno.
ZTB-41 = Noto: il giocatore di turno muove poi alcuni zombie verso gli altri giocatori. Nostra regola: sei, di una
    casella ciascuno, e ogni passo deve accorciare la strada verso la pedina o una casa sorvegliata di un
    altro giocatore vivo. Decisione: nessuno dei sei si può tralasciare finché c’è un passo lecito, e ogni
    zombie si muove una volta. Con «Lascia avanzare gli altri da soli» quelli che restano si muovono da sé, prima il più
    vicino alla meta, ciascuno per la via più breve.
ZTB-42 = Nostra regola: uno zombie entra in una casa solo da una casella d’accesso, da una facciata senza barricata e
    senza auto sulla sua casella. Davanti a una barricata resta dov’è e le toglie 1 di robustezza. Uno zombie
    che arriva su una pedina (tranne un guidatore che ignora) o su una guardia si combatte con uno scambio.
    Decisione: fra più pedine assale la prima in ordine di turno dopo il giocatore di turno, quella di
    quest’ultimo per ultima; le guardie combattono solo dove non lo fa una pedina, e il proprietario dice
    quale.
ZTB-43 = Decisione: la strada di uno zombie corre sulle caselle all’aperto, mai in diagonale, e non attraversa
    case se non per entrare nel bersaglio. Una barricata allunga la strada della sua robustezza, una facciata
    con un’auto è chiusa nei due sensi, e colpire vale come passo. Uno zombie svelto che incontra qualcuno dopo
    la prima casella combatte lì e perde la seconda. Se i passi leciti sono meno di sei, o non vive nessun
    altro giocatore, si fanno solo quelli, o nessuno.
ZTB-44 = Decisione: nessuno zombie risorge quando la riserva è vuota. Uno zombie che risorge su una pedina conta
    come arrivato.

## End of the game
ZTB-50 = Noto: zombie, case, sopravvissuti, barricate e armi danno punti; a parità vince chi ha più zombie.
    Nostra regola: 1 per zombie, 3 per casa, 2 per sopravvissuto, 1 per barricata in piedi in una propria casa, 1 per
    arma carica.
ZTB-51 = Noto: una carta azione aggiunge un giorno. Nostra regola: una volta per partita, e solo se è pescata in uno
    degli ultimi tre giorni; pescata prima non ha effetto.
ZTB-52 = Decisione: le parità restanti vanno a chi ha più case; poi la vittoria è condivisa.

## Road Rage: set-up
ZRR-1 = Dodici auto stanno una su ogni vialetto. Ogni giocatore prende la chiave dell’auto della propria base;
    le altre chiavi si mescolano coperte e se ne posa una su ogni casa che non è base di nessuno.
ZRR-2 = Ogni giocatore riceve due delle 30 agende segrete. Chi ne ha due identiche le mostra, ne scarta una e
    ripesca finché non sono diverse.
ZRR-70 = Nostra regola: si può giocare senza Road Rage; di norma lo si usa.

## Road Rage: keys
ZRR-10 = Entrando in una casa puoi guardare in segreto la chiave che vi si trova. Un’azione la prende;
    altrimenti si rimette a posto. Per guardarla la tua pedina dev’essere dentro. Ciò che uno ha visto gli
    altri non lo sanno.
ZRR-11 = Un’auto si usa solo con la sua chiave.
ZRR-12 = Decisione: la chiave si può guardare in ogni momento del proprio turno finché la pedina è dentro, e
    prendere senza guardarla. Una chiave presa resta scoperta davanti a chi la tiene. Una chiave tornata alla
    sua casa dopo una morte è nota a tutti e si prende a parte.

## Road Rage: driving
ZRR-20 = Un’azione per salire e mettere in moto; poi ogni tragitto di 6 caselle al massimo costa un’azione o
    il movimento gratuito.
ZRR-21 = Un’auto va avanti, indietro o in diagonale, mai di lato. Nostra regola: un’auto ha un asse, all’inizio
    perpendicolare alla sua facciata; dopo un passo in diagonale chi guida può girarlo.
ZRR-22 = I sopravvissuti non guidano; quelli al seguito della pedina viaggiano con lei.
ZRR-23 = Quando l’auto entra in una casella con zombie subisce 1 danno per ciascuno, e gli zombie entrano subito
    nella collezione di chi guida.
ZRR-24 = A 4 danni l’auto è fuori uso. Se gli zombie sono più di quanti l’auto possa reggere, ne uccide solo
    fino al quarto danno. Nostra regola: il tragitto finisce lì e chi guida deve scendere.
ZRR-25 = Le auto non feriscono i giocatori e possono passare per le loro caselle. Nostra regola: un’auto non entra in
    case, nel cimitero o nella casella di un’altra auto.
ZRR-26 = Scendere è gratis. La pedina resta sulla casella e deve combattere gli zombie che ci sono, oppure
    subire 1 danno e spostarsi di tre caselle. Decisione: questi scambi sono gratuiti, come entrando a piedi
    fra gli zombie, e la pedina può fuggire prima di ciascuno.
ZRR-27 = Un’auto parcheggiata sbarra la sua facciata: gli zombie non entrano in una casa da una casella con
    un’auto, fin dall’inizio della partita. Vale anche per un’auto fuori uso.
ZRR-28 = Gli zombie sulla casella di un guidatore lo ignorano finché non superano i danni che l’auto può ancora
    subire.
ZRR-29 = A chi guida si può sparare come al solito.
ZRR-30 = Decisione: per salire, la pedina sta sulla casella dell’auto, gli zombie lì sono sistemati, l’auto ha
    meno di 4 danni e nessun altro vi siede. Restarci fra un turno e l’altro non costa nulla e non richiede di
    rimettere in moto; scendere chiude il tragitto.
ZRR-31 = Decisione: chi guida può guidare, giocare carte e sparare, ma non frugare, né entrare nelle case, né
    lavorare a una barricata: piede di porco e nuovo slancio vogliono una pedina a piedi. Nessuno scontro a
    mani nude da un’auto o contro un’auto.
ZRR-32 = Decisione: si investono solo gli zombie delle caselle in cui l’auto entra; ripartire da una casella con zombie
    non costa danni. Finché superano i danni che l’auto può ancora subire, non ignorano più chi guida: quelli che
    arrivano lo combattono subito, e con quelli che sono lì si fa come a piedi (ZTB-17): ogni scambio costa un’azione e,
    se ad azioni finite ne restano, chi guida subisce 1 danno e si sposta di tre caselle, fuori dall’auto. L’auto non ne
    subisce, e chi guida può ancora ripartire o scendere prima.
ZRR-33 = Decisione: ogni casella in cui si entra conta 1. Un passo in diagonale richiede libera solo la
    casella d’arrivo. Un’auto può fermarsi sulla casella di una pedina.
ZRR-34 = Decisione: un’auto ferma solo gli zombie; le pedine passano.

## Road Rage: secret agendas
ZRR-40 = Ogni agenda ha due obiettivi di diversa difficoltà e valore.
ZRR-41 = Appena un obiettivo è raggiunto la carta va scoperta, con quel lato in alto, per sempre, anche se la
    condizione non vale più. Nostra regola: si verifica dopo ogni passo di qualsiasi turno e a fine giornata; un’auto
    che passa soltanto non chiude nessuna facciata; se valgono entrambi conta il maggiore. Decisione: se
    entrambe le agende di un giocatore sono completate insieme, si scoprono una dopo l’altra, prima quella
    tenuta da più tempo, ciascuna seguita dalla sua pesca.
ZRR-42 = Un giocatore non può completare due volte una carta identica nella partita.
ZRR-43 = Le agende non fanno parte della mano, salvo che una carta lo dica.
ZRR-44 = Dopo averne completata una puoi pescarne una. Con un’azione puoi scartarne una e, se vuoi, pescarne
    un’altra. Non c’è altro modo di pescarne, e mai più di due incomplete. Nostra regola: si scarta una volta per
    turno.
ZRR-45 = Di due agende identiche alla preparazione una si mostra e si scarta. Decisione: un mazzo di agende
    vuoto si rifà mescolando gli scarti, compresi i doppioni scartati alla preparazione. Una copia di una
    carta già completata costa solo punti finché non la si scarta. Se più giocatori ne completano una nello stesso
    momento, pesca prima il giocatore di turno, poi gli altri in ordine di turno.

## Road Rage: scoring
ZRR-50 = 1 punto per ogni auto funzionante (meno di 4 danni) di cui il giocatore ha la chiave.
ZRR-51 = Le agende completate danno i loro punti; ogni incompleta costa il minore dei suoi due valori.
ZRR-52 = Le parità vanno a chi ha raccolto più zombie.

## Road Rage: questions and answers
ZRR-60 = Il «pesca 2» di un’arma riguarda le carte combattimento scoperte quando spara, mai le carte azione.
ZRR-61 = Un sopravvissuto al seguito può essere sacrificato al posto del danno di uno zombie; la pedina si
    sposta comunque di tre caselle.
ZRR-62 = Un’arma scarica si abbandona a qualsiasi domanda posta al suo proprietario, senza spendere
    azioni.
ZRR-63 = Un sopravvissuto armato al tuo seguito può combattere per te, tranne quando un giocatore mira proprio
    alla tua pedina.
ZRR-64 = Rispondere a un attacco non costa azioni.
ZRR-65 = Morta la guardia, basta una barricata in più o un sopravvissuto per prendere la casa; le barricate in piedi non
    vanno distrutte.
ZRR-66 = La morte fa scartare la carta giocatore, le armi portate e i sopravvissuti al seguito; tutto il resto
    rimane.
ZRR-67 = A parità di totale vince la collezione di zombie più grande.
