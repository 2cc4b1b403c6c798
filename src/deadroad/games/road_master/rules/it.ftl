chapter-set-up = Preparazione
chapter-turn = Turno di gioco
chapter-contracts = Prendere contratti
chapter-super-bonuses = Super-bonus
chapter-load-drive-unload = Caricare, guidare, scaricare
chapter-end = Fine della partita
chapter-explosives = Regola avanzata: merci esplosive
chapter-perishables = Regola avanzata: merci deperibili

RDM-1 = Da due a sei giocatori. Ci sono sei magazzini, da A a F, ciascuno di un colore. Si mettono i 15 cubi di ogni colore sul magazzino
    corrispondente; D è blu e F è giallo. Decisione: A è arancione, B viola, C verde ed E marrone.
RDM-2 = Si mescolano i 60 contratti con le sei carte carenza (facoltative) e se ne scoprono nove: è la borsa noli. Le altre carte formano il
    mazzo dei contratti, coperto. Il dorso di un contratto mostra il colore dei cubi richiesti. Decisione: ogni colore ha dieci contratti e
    una carta carenza.
RDM-3 = Una carenza scoperta mentre si prepara la borsa ha effetto subito e viene sostituita dal contratto seguente.
RDM-4 = Si mescolano i 18 super-bonus in una pila coperta.
RDM-5 = Ogni giocatore ha un camion da cinque cubi, sette gettoni azione a due facce e un segnapunti sullo 0. Il
    camion si mette in gioco durante il proprio primo turno, su una casella con lettera (banchina) libera di un
    magazzino a scelta. Decisione: non costa azioni; fallo quando vuoi prima del tuo primo carico, movimento o scarico, e al
    più tardi entro la fine di quel turno.
RDM-6 = Decisione: il primo giocatore si sorteggia.
RDM-7 = I giocatori sono bianco, argento, nero e oro. Decisione: altri due colori, rosso e petrolio, per il quinto e
    il sesto giocatore. Si gioca a turno nell’ordine dei posti.

RDM-10 = Nel tuo turno svolgi fino a quattro azioni. Ognuna spende una faccia di uno dei tuoi sette gettoni. Decisione: un gettone dà
    una sola delle sue due facce per turno.
RDM-11 = Le 14 facce: prendere contratti (una), super-bonus (una), caricare (tre), avanzare (tre), retrocedere (tre), scaricare (tre).
    Decisione: i gettoni, uguali per tutti, sono contratti/retrocedere, super-bonus/retrocedere, avanzare/retrocedere, avanzare/caricare,
    avanzare/scaricare e due volte caricare/scaricare; una combinazione è possibile solo se altrettanti gettoni diversi possono mostrarla.
RDM-12 = Puoi svolgere meno di quattro azioni. Decisione: tutti i gettoni tornano a te alla fine del turno.
RDM-13 = Preparare le quattro azioni durante il turno degli altri è solo un aiuto: il piano può cambiare quando lo si gioca. Decisione: le
    azioni si scelgono una alla volta, ciascuna conoscendo l’esito della precedente; nulla è vincolante in anticipo.

RDM-20 = Contratti: prendi da uno a tre contratti fra i nove scoperti e la carta in cima al mazzo, di cui vedi il dorso, e mettili
    scoperti davanti a te. Ogni contratto preso dalla borsa viene sostituito subito. Decisione: si prendono uno alla volta, quindi si può
    prendere anche un contratto appena arrivato, al massimo tre in tutto.
RDM-21 = Un contratto indica quanti cubi di un solo colore consegnare, a quale magazzino, i punti che si guadagnano
    quando sono stati consegnati tutti e quelli che si perdono se a fine partita non lo sono.
RDM-22 = Quando si scopre una carenza, metà dei cubi del suo magazzino, arrotondata per difetto, esce subito dal gioco. Si scarta la carta e
    se ne scopre un’altra al suo posto.
RDM-23 = Quando un magazzino è vuoto, i contratti che chiedono i suoi cubi si tolgono dalla borsa e dal mazzo; quelli già presi dai
    giocatori restano a loro. Decisione: la borsa si completa di nuovo a nove finché il mazzo lo permette.
RDM-24 = Non c’è limite ai contratti che puoi avere. Restano scoperti.
RDM-25 = Le carte carenza hanno lo stesso dorso dei contratti: la carta di cui vedi il colore in cima al mazzo può essere una carenza.
RDM-26 = Decisione: se la carta presa alla cieca dalla cima del mazzo è una carenza, ha effetto e si scarta; non conta fra le tue scelte
    e scegli di nuovo.
RDM-27 = Decisione: un magazzino è vuoto quando non vi resta alcun cubo del suo colore; si controlla subito dopo ogni carico e ogni carenza. I
    contratti di quel colore e la sua carta carenza escono allora dalla borsa e dal mazzo, che per il resto mantiene l’ordine, e non tornano
    più, anche se in seguito vi si rimettono dei cubi.
RDM-28 = Decisione: una carenza dimezza l’insieme dei cubi presenti nel magazzino, di qualunque colore. Il colore del
    magazzino esce per primo, poi gli altri nell’ordine delle lettere da A a F.
RDM-29 = Decisione: con meno di dieci contratti disponibili si sceglie fra quelli che ci sono; se non ce n’è nessuno, l’azione non si può fare.

RDM-30 = Super-bonus: guarda le prime sei carte della pila, tienine da zero a tre e rimetti le altre sotto la pila. Quelle tenute restano
    segrete fino al conteggio finale.
RDM-31 = Decisione: se restano meno di sei carte, le guardi tutte; se non ne resta nessuna, l’azione non si può
    fare. Le carte rifiutate vanno sotto la pila in ordine casuale.

RDM-40 = Caricare: solo su una casella con lettera. Prendi quanti cubi vuoi di quel magazzino, nei limiti dei posti liberi del camion,
    che ne porta cinque in tutto.
RDM-41 = Decisione: un carico o uno scarico muove almeno un cubo. Si possono caricare cubi di qualunque colore fra quelli che si trovano lì.
RDM-50 = Avanzare: procedi di una fino a quattro caselle, sulla strada o in un magazzino. Tieni la destra il più possibile: la corsia di sinistra
    serve solo a sorpassare o a manovrare per entrare in un magazzino o uscirne, e fra due camion sorpassati bisogna rientrare a destra.
RDM-51 = Due camion affiancati bloccano la strada. Puoi finire il turno sulla corsia di sinistra se stai sorpassando o se stai per entrare
    in un magazzino o uscirne. Decisione: una casella non contiene mai due camion e non si attraversa un altro camion.
RDM-52 = Decisione: a ogni passo in avanti una casella di destra libera o una banchina libera è sempre permessa. In
    una casella di sinistra si entra solo se si esce da una banchina, se da quella casella si entra in una banchina, o
    se accanto, sulla corsia di destra, c’è un camion; e mai da una casella di sinistra accanto a un camion alla
    casella di sinistra seguente accanto a un camion. Un camion rimasto sulla corsia di sinistra perché l’altro è
    ripartito è in regola.
RDM-53 = Decisione: si possono attraversare le banchine libere, e quindi anche aggirare così un ingorgo.
RDM-60 = Retrocedere: indietreggia di una casella, sulla strada o in un magazzino.
RDM-61 = Decisione: si retrocede nella propria corsia, in una banchina da cui si sarebbe potuti uscire, o da una
    banchina nella casella da cui vi si entra; mai verso l’altra corsia, e solo in una casella libera. In retromarcia la regola
    delle corsie non vale. Dalla sezione c1 si sceglie w8 o e8. Un camion appena oltre una banchina può retrocedervi.
RDM-70 = Scaricare: solo su una casella con lettera. Scarica quanti cubi vuoi per onorare i tuoi contratti
    diretti a questo magazzino, del tutto o in parte: i cubi vanno sui contratti. Un contratto dà i suoi punti appena
    è completo. I cubi non dovuti ad alcun contratto vanno sul tabellone, e chiunque può caricarli. Decisione: vanno
    nel magazzino in cui si trova il camion.
RDM-71 = Decisione: decidi tu a quale contratto va ogni cubo. Solo i cubi che nessuno dei tuoi contratti aperti per
    questo magazzino può ricevere si possono lasciare sul tabellone. I cubi posti su un contratto vi restano per
    sempre.
RDM-75 = Decisione: il tabellone è nostro: un viale verso nord (da c1 a c8) e due anelli a senso unico, ovest (da w1 a
    w8) ed est (da e1 a e8), che partono dal suo capo nord e tornano al suo capo sud, in 24 sezioni a due corsie, con
    due banchine per ciascuno dei sei magazzini: 60 caselle.
RDM-76 = Decisione: gli elenchi dei contratti, dei super-bonus e delle carte boom sono nostri. Contengono i due esempi
    stampati: 2 cubi arancioni a D per 7 punti o 2 persi, e un super-bonus di 3 cubi viola e 3 gialli per 6 punti o 2
    persi.

RDM-80 = La fine scatta appena qualcuno raggiunge 50 punti in due giocatori, 45 in tre, 40 in quattro, 35 in cinque, 30 in sei. Il giro si
    completa, così che tutti abbiano giocato lo stesso numero di turni.
RDM-81 = Prima sottrai la penalità di ogni tuo contratto non completo. Decisione: un punteggio può scendere sotto 0.
RDM-82 = Poi scopri i super-bonus. Ciascuno vuole cubi propri, presi fra quelli posti sui tuoi contratti, anche
    non completi: aggiungi i suoi punti se puoi completarlo, sottrai la sua penalità se non puoi. Decisione: conta la
    migliore distribuzione possibile dei tuoi cubi, e viene calcolata per te.
RDM-83 = I cubi rimasti nei camion non valgono nulla.
RDM-84 = Vince il punteggio più alto. In caso di parità, chi ha completato più contratti; poi chi ha il contratto completo di maggior valore.
    Decisione: se la parità resta, il posto è condiviso.
RDM-85 = Decisione: la partita finisce, con il conteggio normale, anche dopo sei giri completi di fila in cui nessuno
    ha preso un contratto, tenuto un super-bonus o posto un cubo su un contratto.

RDM-90 = Le undici carte dal dorso giallo (dieci contratti e la carenza) sono sostituite dai dieci contratti per merci esplosive, che valgono
    2 punti in più.
RDM-91 = Pesca una carta boom alla fine di ogni azione caricare, avanzare e retrocedere, e prima di ogni azione scaricare. Decisione: solo
    se nel camion ci sono cubi gialli, compresi quelli appena caricati.
RDM-92 = Le carte boom sono sei. «OK»: non succede nulla. Il primo «mezzo boom» si tiene: chiudi lì il turno o
    corri il rischio di continuare. Al secondo il camion esplode: tutti i suoi cubi, di qualunque colore, escono dal
    gioco. Alla fine del turno le sei carte si rimescolano.
RDM-93 = Decisione: le carte boom pescate restano fuori fino alla fine del turno. La carta di uno scarico si pesca
    prima che si muova un cubo; dopo un primo mezzo boom in quel momento ci si può fermare senza scaricare. Dopo
    un’esplosione il turno continua; l’azione scaricare interrotta dall’esplosione è spesa.

RDM-95 = Le undici carte dal dorso blu (dieci contratti e la carenza) sono sostituite dai dieci contratti per merci deperibili, che valgono 2
    punti in più.
RDM-96 = I cubi blu vanno consegnati nello stesso turno in cui sono stati caricati. Quelli ancora nel camion alla fine del turno escono dal
    gioco.
RDM-97 = Decisione: merci esplosive e merci deperibili si scelgono separatamente; si gioca con l’una, con entrambe o con nessuna.
RDM-98 = Decisione: con le merci deperibili i cubi blu si possono lasciare sul tabellone solo in D.
