# Tower Defense: le regole, clausola per clausola.

chapter-aim = Obiettivo e fine della partita
chapter-waves = Le ondate
chapter-garrison = Il presidio
chapter-fortress = La fortezza e le risorse
chapter-set-up = L’area di gioco e il set-up
chapter-turn = Il turno
chapter-tokens = Token e difficoltà

HTD-1 = I difensori vincono quando tutti gli zombie delle tre ondate sono stati uccisi.
HTD-2 = Gli zombie vincono all’istante quando un’unità con zombie supera la colonna dei magazzini ed entra nella valle.
HTD-3 = Alla fine del turno vincono gli zombie se tutti i bastioni sono distrutti, se nessun membro del presidio è vivo, oppure
    se non resta alcun bastione presidiato.
HTD-4 = Decisione: la vittoria dei difensori si controlla alla verifica 2, appena la riserva della terza ondata è vuota e sul campo non
    c’è più nessuna unità con zombie; le unità senza zombie non la ritardano. Se alla stessa verifica valesse anche una sconfitta,
    si controlla prima la vittoria, ed è quella che conta.
HTD-5 = Decisione: un presidio sterminato dagli eventi perde alla verifica 2 successiva. Se è accaduto durante il set-up di
    un’ondata, può ancora arruolare nella fase di gestione della guarnigione che viene prima della verifica.

HTD-10 = Le ondate sono tre, ognuna con le carte di un solo livello: 15 carte di livello 1, poi 18 di livello 2, poi 18 di
    livello 3. Decisione: i numeri più alti (18 per la prima, 21 per la seconda, 21 o 24 per la terza) sono impostazioni per
    ondate più lunghe, da scegliere ondata per ondata.
HTD-11 = Ogni carta è un’unità della sua ondata. Se porta zombie o risorse è un’unità mobile; se porta soltanto un evento è un’unità
    evento.
HTD-12 = Decisione: anche i soli punti esperienza, o il solo token, fanno della carta un’unità mobile, perché c’è qualcosa da
    recuperare.
HTD-13 = Decisione: un evento è indipendente dalla battaglia quando il suo testo è nero (HZR-33), e si risolve appena la carta viene
    scoperta. Fa eccezione il testo che assegna un token: il token è un oggetto dell’unità, si recupera secondo HTD-67 e mai alla
    scoperta della carta. Il testo rosso aspetta il combattimento.
HTD-14 = Decisione: si usano tutte le 76 carte, anche quelle con l’indice da carta da gioco (HZR-5 non vale). Ogni ondata si pesca a caso
    dal suo livello. La riserva dell’ondata sta coperta; le carte rimaste si mettono da parte senza guardarle.
HTD-15 = Decisione: quando un evento parla di te, del tuo gruppo o dei sopravvissuti intende l’intero presidio, e le risorse e i token
    sono quelli comuni. Un evento che fa tirare per ogni sopravvissuto fa tirare un dado per ogni membro. Chi cade per i fumi tossici,
    per la ferita, per un salvataggio fallito o per una richiesta non pagata si sceglie secondo HTD-24.
HTD-16 = Decisione: il sopravvissuto che si unisce grazie a un evento diventa un regolare in un bastione presidiato con un posto libero, a
    scelta del giocatore, ed è pronto già in questo turno. Se non ci sono posti è perso.
HTD-17 = Decisione: l’evento che dà valore alle mappe frutta subito 6 punti esperienza per ogni mappa posseduta; poi le mappe si scartano.
    In questo gioco i punti esperienza si spendono e non contano mai come punteggio.

HTD-20 = Una squadra è formata da un caposquadra e da tre regolari al massimo, acquartierati in un bastione. Un bastione con una squadra
    è un bastione presidiato.
HTD-21 = Durante le intercettazioni le squadre possono mescolarsi. All’inizio e alla fine del turno ogni squadra è nel proprio bastione.
HTD-22 = Una squadra rimasta senza caposquadra è disciolta: i suoi regolari si aggregano alle squadre con posti liberi (meno di tre
    regolari) e chi non trova posto torna nella riserva.
HTD-23 = I rinforzi si pagano in punti esperienza: 3 per un caposquadra, 2 per un regolare. Per presidiare un bastione privo di squadra
    serve un caposquadra.
HTD-24 = Decisione: è il giocatore a indicare chi muore. In combattimento è un membro del gruppo che combatte; per un evento è un membro
    qualsiasi, ovunque si trovi, in un bastione o in un magazzino. Il caposquadra vale un sopravvissuto e tira un dado.
HTD-25 = Decisione: la morte del caposquadra scioglie la squadra dopo l’ultimo combattimento del turno e prima della verifica 2, oppure
    subito se è avvenuta durante un set-up. Da quel momento il bastione non è più presidiato e la capacità diminuisce (HTD-33). I
    regolari della squadra finiscono i compiti del turno e vengono sistemati secondo HTD-22 e HTD-70.
HTD-26 = Decisione: un bastione resta presidiato finché è in piedi e il suo caposquadra è vivo, dovunque questi si trovi nel turno. I nuovi
    capisquadra vanno solo nei bastioni in piedi e non presidiati. Ciò che è distrutto non si ricostruisce.
HTD-27 = Decisione: la riserva di capisquadra e regolari non si esaurisce mai; uscire dal gioco e tornare nella riserva sono la stessa cosa.
    I punti esperienza non hanno un massimo.

HTD-30 = La fortezza ha tre bastioni e tre magazzini (munizioni, benzina, adrenalina): un bastione e un magazzino per linea. I magazzini
    sono attivi dall’inizio e finché non vengono distrutti.
HTD-31 = Le risorse arrivano dalle unità intercettate oppure dai magazzini: ogni membro inviato in un magazzino porta 2 unità della sua
    risorsa alla fine del turno.
HTD-32 = I magazzini non si esauriscono mai. Ogni bastione presidiato contiene fino a 10 unità per tipo di risorsa; la scorta è comune a
    tutte le squadre.
HTD-33 = Quando si perde un bastione presidiato, si perde anche ciò che eccede la nuova capacità. Con tre bastioni presidiati e 24 token benzina,
    18 token adrenalina e 27 munizioni, perderne uno lascia 20 token benzina, 18 token adrenalina e 20 munizioni.
HTD-34 = Decisione: il magazzino munizioni è sulla linea 1, il magazzino benzina sulla linea 2, il magazzino adrenalina sulla linea 3.
    Inviarvi un membro non costa nulla, da qualunque linea venga.

HTD-40 = L’area di gioco ha tre linee e cinque colonne: magazzini, bastioni, due colonne di avvicinamento, Entrata.
HTD-41 = All’inizio il giocatore schiera una squadra, un caposquadra e tre regolari, in un bastione a scelta. Il presidio ha 4 munizioni,
    4 token benzina, 4 token adrenalina e nessun punto esperienza.
HTD-42 = Le prime tre carte di un’ondata si dispongono sulla colonna Entrata, una per linea. Se ne risolvono gli eventi; le unità evento si
    rimuovono e non si sostituiscono. Una nuova ondata si prepara allo stesso modo quando la precedente è esaurita e le linee sono
    sgombre.
HTD-43 = Decisione: se nella riserva resta una sola carta, entra soltanto quella; HTD-54 e HTD-55 cominciano nel turno seguente.
HTD-44 = Decisione: tra HTD-54 e HTD-55 decidono le linee occupate all’inizio della fase, da qualsiasi unità e in una qualsiasi delle
    cinque colonne. I due dadi si applicano uno dopo l’altro e possono indicare la stessa linea. L’avanzata di due colonne si fa una
    colonna alla volta, controllando HTD-57 e HTD-2 dopo ciascuna.
HTD-45 = Decisione: un’ondata è finita quando la riserva è vuota e nessuna unità, con o senza zombie, è in una delle colonne. La successiva si
    prepara alla fine di quel turno, dopo il rientro, sulla linea 1, poi 2, poi 3; il movimento del turno seguente porta come sempre
    altre due carte.

HTD-50 = Il turno ha nove fasi, in quest’ordine: gestione guarnigione, allocazione ai magazzini, movimento dell’ondata, verifica 1,
    intercettazione, combattimento, verifica 2, recupero oggetti, rientro nei bastioni.
HTD-51 = Gestione guarnigione: i punti esperienza si possono convertire in capisquadra e regolari in qualunque modo rispetti HTD-20.
HTD-52 = Allocazione ai magazzini: si possono inviare membri, quanti se ne vogliono, nei magazzini ancora in piedi. Decisione: vi restano
    occupati per tutto il turno.
HTD-53 = Movimento: si scoprono le due carte seguenti dell’ondata, una alla volta. Un’unità evento si risolve e si rimuove, senza dado. Per
    un’unità mobile si risolve prima l’evento indipendente dalla battaglia (HTD-13), poi un d6 sceglie la linea: 1-2 la prima, 3-4 la
    seconda, 5-6 la terza. Tutte le carte di quella linea avanzano di una colonna verso i bastioni e la nuova unità occupa l’Entrata.
HTD-54 = Se la riserva dell’ondata è vuota e le linee occupate sono due o più, a ogni turno si tirano due dadi e ciascuno fa avanzare di una
    colonna la linea indicata.
HTD-55 = Se la riserva dell’ondata è vuota e la linea occupata è una sola, le sue carte avanzano di due colonne.
HTD-56 = Un dado che, secondo HTD-54, indica una linea vuota non muove nulla.
HTD-57 = Una carta senza zombie che arriva alla colonna dei bastioni si scarta con tutto ciò che porta.
HTD-58 = La verifica 1 riguarda HTD-2.
HTD-59 = Intercettazione: un gruppo si sposta sulla griglia spendendo 1 token benzina a passo, qualunque sia il numero dei suoi membri, lungo un
    percorso libero. Non si raggiunge un’unità passando attraverso un’altra che le sta davanti, che questa abbia zombie o no.
    Decisione: i passi vanno nelle quattro direzioni su tutte le 15 caselle, ed è permesso girare intorno a un’unità.
HTD-60 = Le squadre possono prima riunirsi in un bastione. Ogni passo per arrivarci costa 1 token benzina: 1 tra bastioni vicini, 2 dal primo al
    terzo. Poi il gruppo riunito si sposta come uno solo. Una squadra che raggiunge quella vicina e prosegue con lei per due passi
    costa in tutto 3 token benzina.
HTD-61 = Nello stesso turno più gruppi possono intercettare unità diverse. Decisione: ogni membro agisce una volta per turno.
HTD-62 = Di un’unità senza zombie si prende semplicemente possesso.
HTD-63 = Il combattimento segue HZR-36 fino a HZR-44, HZR-46, HZR-47 e il testo rosso della carta; i membri del gruppo sono i
    sopravvissuti. Se l’unità è su un bastione o su un magazzino non c’è attacco a distanza.
HTD-64 = Un combattimento si può abbandonare: non si prende nulla, l’unità resta al suo posto e i suoi zombie tornano tutti. Decisione: il
    momento e il prezzo sono quelli di HZR-37 (2 token benzina, prima di un round di corpo a corpo), ma la carta non torna nella scatola.
HTD-65 = Un’area della fortezza sulla quale c’è ancora un’unità con zombie è distrutta ed esce dal gioco; l’unità resta lì. Decisione: avviene
    dopo l’ultimo combattimento e prima della verifica 2, che ne tiene conto. La squadra di un bastione distrutto si sistema secondo
    HTD-70. Decisione: anche i membri in un magazzino distrutto sopravvivono, ma non portano nulla.
HTD-66 = La verifica 2 riguarda HTD-1 e HTD-3. I sopravvissuti non possono trasferirsi in un bastione intero ma non presidiato.
HTD-67 = Recupero oggetti: i gruppi ancora presenti su unità senza zombie, o di cui hanno sconfitto gli zombie, possono recuperare
    risorse, punti esperienza e token; ogni membro in un magazzino in piedi porta 2 unità. Nulla di ciò che si recupera in questo
    turno serve nei suoi combattimenti. Decisione: ogni risorsa, i punti esperienza e il token di un’unità si possono lasciare;
    tutto il resto si prende insieme e l’unità lascia il campo. Prima si somma tutto, poi si taglia alla capacità.
HTD-68 = Decisione: un gruppo sterminato non ha vinto, nemmeno se l’ultimo zombie è caduto nello stesso tiro. L’unità resta e i suoi zombie
    tornano tutti.
HTD-70 = Rientro: i capisquadra tornano al proprio bastione. I regolari che hanno intercettato, e la squadra di un bastione distrutto, vanno in
    un qualsiasi bastione presidiato con posti liberi; chi è in soprannumero esce dal gioco. Decisione: anche ogni altro regolare può
    cambiare bastione, il rientro non costa benzina e un caposquadra il cui bastione non c’è più esce dal gioco.
HTD-71 = Decisione: tutti i gruppi si formano e si spostano, e i loro percorsi si pagano, prima del primo
    combattimento. Bloccano il passo solo le unità, anche quella attaccata o presa in questo turno; non lo bloccano
    gli altri gruppi, le aree distrutte e la casella da cui il gruppo parte.
HTD-72 = Decisione: un gruppo è formato da un numero qualsiasi di membri che partono da un bastione o che vi si sono riuniti, con o senza
    caposquadra; una squadra può dividersi. I gruppi che finiscono sulla stessa unità combattono come uno solo. Per ogni unità c’è un
    combattimento per turno.
HTD-73 = Decisione: un’unità sul bastione stesso del gruppo si intercetta con 0 passi e 0 token benzina. Una squadra rimasta in casa che non
    intercetta non viene attaccata.
HTD-74 = Decisione: i combattimenti si risolvono uno dopo l’altro, nell’ordine che il giocatore preferisce, attingendo
    tutti all’unica scorta comune e senza ciò che si trova in questo turno.
HTD-75 = Decisione: il testo rosso che vieta la fuga vieta anche HTD-64. Dove non c’è attacco a distanza, il testo rosso che aggiunge zombie
    per i morsi durante il tiro non ha effetto. Quando un’area è distrutta, sulla sua casella si può di nuovo tirare a distanza.

HTD-80 = I token funzionano come in Hit Z Road, ma l’ESECUTORE è a uso singolo: si scarta dopo quel combattimento.
HTD-81 = Per rendere più dura la difesa si eliminano la bottiglia Molotov, le mappe o l’ESECUTORE: uno o più, ciascuno a scelta.
HTD-82 = Decisione: i token appartengono al presidio e ogni gruppo può usarli. La Molotov, l’ESECUTORE e l’esplosione del compagno servono in
    un solo combattimento ciascuno. La Molotov funziona anche sulle aree della fortezza, perché non è un attacco a distanza; l’unità è
    allora ripulita.
HTD-83 = Decisione: prima il bus deve essere trasformato nell’ESECUTORE dal suo evento, come in HZR-71. Poi il giocatore dichiara l’ESECUTORE
    prima di un combattimento contro un’orda e lo scarta alla fine. Eliminare l’ESECUTORE significa che non c’è il token del bus;
    eliminare le mappe significa toglierle tutte e due.
