## Chapters
chapter-set-up = Preparazione della partita
chapter-preparation = Fase di preparazione
chapter-bidding = Fase d’asta
chapter-adventure = Fase di avventura
chapter-elimination = Eliminazione
chapter-end = Fine della partita
chapter-tokens-and-cards = Token speciali e carte
chapter-solo = Partita in solitario

## Set-up
HZR-1 = Si gioca da 1 a 4 giocatori.
HZR-2 = Ogni giocatore comincia con 5 sopravvissuti (1 del proprio colore e 4 neutri), 4 munizioni, 4 token benzina
    e 4 token adrenalina.
HZR-3 = Le tessere dell’ordine di gioco si distribuiscono a caso, una per giocatore. Tutti i segnalini offerta
    partono dalla casella 0 del tabellone dell’asta.
HZR-4 = Per formare il mazzo si mescolano a parte le carte di ogni livello (20 di livello 1, 28 di livello 2, 28
    di livello 3) e se ne tolgono 4 per livello senza guardarle. Il livello 1 si mette sopra il livello 2, e
    questo sopra il livello 3: 16 + 24 + 24 = 64 carte. Il mazzo non si rimescola mai.
HZR-5 = Con 1, 2 o 3 giocatori si tolgono prima di tutto le carte con un indice da carta da gioco (J, Q, K o
    A). Decisione: sono 16, cioè 4 di livello 1, 6 di livello 2 e 6 di livello 3, e poi si tolgono comunque 4
    carte per livello senza guardarle. Restano 12 + 18 + 18 = 48 carte, quanto basta per otto turni da sei.
HZR-6 = La partita dura 8 turni. Ogni turno ha tre fasi: preparazione, asta, avventura. Perciò i turni 1 e 2
    usano le carte di livello 1, i turni da 3 a 5 quelle di livello 2, i turni da 6 a 8 quelle di livello 3.
HZR-7 = Decisione: i token risorsa (30 per tipo) sono una riserva, non un limite. Un guadagno non si rifiuta
    mai per mancanza di token.
HZR-8 = Decisione: nemmeno il numero di pedine e di dadi è un limite. Possono esserci più di 10 zombie, più di
    7 dadi e più di 18 sopravvissuti neutri.

## Preparation
HZR-10 = In 4 giocatori si dispongono 8 carte scoperte in 4 coppie, dette strade. In 3 o in 2 giocatori se ne
    dispongono 6, scoperte, in 3 coppie. La carta di sinistra di una coppia si risolve prima di quella di
    destra.
HZR-11 = In 2 giocatori l’ultima coppia porta la tessera zona contaminata +2 fin dal primo turno.
HZR-12 = Dal turno successivo all’eliminazione di un primo giocatore, l’ultima coppia porta la tessera +2.
HZR-13 = In una partita a 4 giocatori, dal turno successivo a una seconda eliminazione, la terza coppia porta
    la tessera +2 e l’ultima la tessera +4.
HZR-14 = Una strada contaminata ha un pedaggio: chi la prende paga altrettante risorse a scelta, in qualsiasi
    combinazione, prima di risolvere la prima carta. Chi non può pagare non può prenderla.
HZR-15 = Il numero di strade non diminuisce quando qualcuno viene eliminato. Decisione: vale anche per una
    partita cominciata in 3.
HZR-16 = Il primo giocatore pesca le carte e le dispone a caso. Decisione: si dispongono nell’ordine di pesca,
    strada 1 a sinistra, strada 1 a destra, strada 2 a sinistra e così via; nessuno sceglie. La «terza» e
    l’«ultima» coppia si contano in quest’ordine.
HZR-17 = Decisione: le strade che nessuno ha preso tornano nella scatola a fine turno. Ogni turno si pescano
    carte nuove.
HZR-18 = Decisione: nessuno resta mai senza strada, perché le strade senza pedaggio non sono mai meno dei
    giocatori in gioco.

## Bidding
HZR-20 = Si gioca nell’ordine delle tessere dell’ordine di gioco. Al proprio turno un giocatore rilancia o
    passa. Decisione: in solitario non c’è asta.
HZR-21 = Per rilanciare si sposta il proprio segnalino offerta su una casella più alta di quella attuale, al
    massimo la 10. La casella deve essere libera (solo la 0 può ospitare più segnalini) e il suo valore non
    può superare il totale delle risorse del giocatore. Non serve superare l’offerta più alta.
HZR-22 = Chi ha passato può rientrare nell’asta finché questa prosegue.
HZR-23 = L’asta finisce appena tutti i giocatori ancora in gioco hanno passato consecutivamente.
HZR-24 = Ognuno paga esattamente il valore della casella in cui si trova il suo segnalino offerta, con le
    risorse che preferisce, in qualsiasi combinazione.
HZR-25 = Il nuovo ordine di gioco va dal pagamento più alto al più basso. I giocatori in parità, possibile
    solo a 0, mantengono fra loro l’ordine precedente.
HZR-26 = I segnalini offerta tornano sulla casella 0. I giocatori eliminati non partecipano all’asta.
HZR-27 = Decisione: chi non può rilanciare passa automaticamente. «Consecutivamente» riguarda tutti, compreso
    chi ha rilanciato per ultimo. I pagamenti avvengono nel nuovo ordine, dal più alto.
HZR-28 = Decisione: con meno di quattro giocatori si usano solo le prime tessere dell’ordine di gioco, una per
    giocatore a partire dalla 1. Dopo un’eliminazione l’ordine si ricompatta.

## Adventure
HZR-30 = Nel nuovo ordine di gioco, ognuno sceglie una strada ancora disponibile e ne risolve la carta di
    sinistra, poi quella di destra.
HZR-31 = Ogni carta si risolve in tre passi, sempre in quest’ordine: saccheggio, evento, combattimento.
HZR-32 = Saccheggio: il giocatore riceve le risorse indicate sulla carta.
HZR-33 = Evento: il testo nero si risolve subito. Il testo rosso è una regola speciale del combattimento che
    segue.
HZR-34 = Quando un evento chiede di tirare un dado, si usa sempre un dado nero.
HZR-35 = Gli eventi ignorano il simbolo adrenalina sui dadi: conta solo il risultato semplice, e un morso non
    si può evitare pagando.
HZR-36 = Il combattimento comincia con al massimo un round di tiro. Il giocatore spende quante munizioni
    vuole; se non ne spende, non c’è round di tiro. Ogni munizione fa tirare 2 dadi neri. Ogni colpo a segno o
    colpo critico elimina uno zombie, nessun’altra faccia conta. Decisione: le facce che contano sono colpo a
    segno e colpo critico, perché i simboli della fonte sono rovinati.
HZR-37 = Prima di ogni round di corpo a corpo il giocatore può fuggire spendendo 2 token benzina. La carta torna
    nella scatola e i suoi punti esperienza non si guadagnano. Decisione: il saccheggio e gli eventi già
    risolti restano validi, e la carta seguente della strada si risolve poi come al solito.
HZR-38 = Finché restano zombie, si susseguono round di corpo a corpo fino alla distruzione di una delle due
    parti. In ciascuno il giocatore tira tanti dadi neri quanti sono i suoi sopravvissuti.
HZR-39 = Morso: il giocatore perde 1 token adrenalina o 1 sopravvissuto, a sua scelta.
HZR-40 = Niente: nessun effetto.
HZR-41 = Opportunità: il giocatore può spendere 1 token adrenalina per uccidere uno zombie.
HZR-42 = Colpo a segno: uno zombie viene ucciso.
HZR-43 = Colpo critico: uno zombie viene ucciso, e il giocatore può spendere 1 token adrenalina per ucciderne un
    secondo.
HZR-44 = Si risolvono tutti i dadi del round. Decisione: se cade l’ultimo zombie, i morsi rimasti contano
    ancora; se cade l’ultimo sopravvissuto, il gruppo è eliminato anche se non resta nessuno zombie.
HZR-45 = La carta a cui si è sopravvissuti si tiene coperta; i suoi punti esperienza contano a fine partita.
    Decisione: una carta senza zombie non comporta combattimento e si tiene allo stesso modo.
HZR-46 = Contro un’orda di livello 1, 2 o 3, altrettanti dadi del corpo a corpo si sostituiscono con dadi
    orda. Non si tirano mai più dadi in tutto dei sopravvissuti: 4 sopravvissuti contro un’orda di livello 2
    tirano 2 dadi neri e 2 dadi orda; 2 sopravvissuti contro un’orda di livello 3 tirano 2 dadi orda. Tiro e
    fuga non cambiano.
HZR-47 = Il dado orda ha una faccia in più, morte orribile: un sopravvissuto muore e l’adrenalina non può
    impedirlo.
HZR-48 = Le carte vinte restano coperte. Decisione: ciò che contengono si ricava da eventi pubblici, quindi
    non è un segreto; il tavolo può comunque scegliere di non mostrarlo.
HZR-49 = Decisione: nel round di tiro il numero di munizioni si fissa prima di tirare, tutti i dadi si tirano
    insieme e le uccisioni in eccesso vanno perse.
HZR-52 = Decisione: nel corpo a corpo i colpi a segno, la prima uccisione dei colpi critici e le morti
    orribili si applicano subito. Poi il giocatore risolve morsi, opportunità e seconde uccisioni nell’ordine
    che preferisce. Non si può spendere adrenalina per uccidere se non restano zombie. I morsi oltre l’ultimo
    sopravvissuto si ignorano. Chi non ha adrenalina e viene morso perde un sopravvissuto.
HZR-53 = Decisione: un’orda conserva il suo livello per quanto pochi siano gli zombie rimasti. I dadi si
    ricontano a ogni round.

## Elimination
HZR-50 = Chi perde l’ultimo sopravvissuto è eliminato: non fa più offerte e le carte che ha vinto tornano
    nella scatola.
HZR-51 = Decisione: chi è eliminato a metà strada non ne risolve il resto.
HZR-54 = Decisione: risorse e token di chi è eliminato escono dal gioco. Le carte non risolte della sua strada
    vanno nella scatola.
HZR-55 = Decisione: i sopravvissuti sono tutti uguali. Quello del colore del giocatore non ha alcun ruolo
    particolare.

## End
HZR-60 = In una partita cominciata da 2 o più giocatori, se alla fine di una fase di avventura, turno 8
    compreso, resta un solo gruppo, quello vince a prescindere dai suoi punti esperienza. Prima la fase si
    gioca per intero: anche l’ultimo gruppo risolve la propria strada e può morirci. Non vale mai in
    solitario.
HZR-61 = Se tutti i gruppi in gioco all’inizio di un turno vengono eliminati nella stessa fase di avventura,
    non vince nessuno.
HZR-62 = Dopo 8 turni, ogni giocatore ancora in gioco somma i punti esperienza delle proprie carte.
HZR-63 = Ci sono quattro carte epilogo da 3 punti esperienza: per più adrenalina, più benzina, più munizioni e
    più sopravvissuti. In caso di parità quella carta non si assegna.
HZR-64 = Vince chi ha più punti esperienza. In caso di parità vince, fra i pari, chi ha più sopravvissuti.
    Decisione: se la parità resta, la vittoria è condivisa.

## Tokens and cards
HZR-70 = Ci sono 9 token speciali, che entrano in gioco con le carte. Decisione: chi possiede un token e di
    che tipo è informazione pubblica.
HZR-71 = Bus scolastico: da solo non ha effetto. Dopo la trasformazione nell’ESECUTORE, chi lo possiede tratta
    sempre le orde come zombie normali. La carta che lo ha trasformato resta scoperta.
HZR-72 = Bottiglia Molotov: il token si scarta prima che un combattimento cominci e distrugge tutti gli
    zombie della carta, orda compresa. Il testo rosso non si applica e la carta si tiene come vinta.
HZR-73 = Decisione: i nove token sono un bus scolastico, due mappe, un’arma a lunga gittata, un compagno, due
    fumi tossici, una ferita e una bottiglia Molotov.
HZR-74 = Decisione: il dado nero ha 2 colpi a segno, 1 colpo critico, 1 opportunità, 1 morso e 1 niente. Il
    dado orda è uguale, con la morte orribile al posto del niente.
HZR-75 = Decisione: le 76 carte e i loro effetti sono elencati da noi, e ogni effetto è una regola a sé. In
    nero: si uniscono sopravvissuti; se ne perdono; prendere un token; scartare risorse a scelta; pagare
    benzina; pagare adrenalina; tirare un dado nero per sopravvissuto e perderne uno per morso; tirare un dado
    nero e perdere un sopravvissuto se non esce un colpo a segno o critico; cedere un dato token o perdere
    sopravvissuti; ogni mappa posseduta vale 6 punti esperienza; trasformare il bus nell’ESECUTORE; perdere un
    sopravvissuto per token fumi tossici, i token restano; scartare il token ferita e perdere un
    sopravvissuto; pagare 3 munizioni o il compagno se ne va. In rosso: ogni morso del round di tiro aggiunge
    uno zombie; niente adrenalina in questo combattimento; niente fuga; il compagno fa saltare gli zombie.
HZR-76 = Decisione: se una carta chiede benzina o adrenalina, il giocatore sceglie quanto pagare e perde un
    sopravvissuto per ogni unità non pagata. Se una carta chiede un token o dei sopravvissuti, sceglie chi lo
    possiede; senza il token si perdono i sopravvissuti. Se le munizioni del compagno non si pagano, lui se ne
    va e non si perde alcun sopravvissuto. Scartare una risorsa non ha effetto per chi non ne ha.
HZR-77 = Decisione: la regola rossa che aggiunge zombie per i morsi prevale su quella del round di tiro per
    cui nessun’altra faccia conta: prima i morsi aggiungono zombie, poi si contano le uccisioni. La regola
    rossa che vieta l’adrenalina vieta anche di perderla per un morso. L’esplosione del compagno è
    obbligatoria, viene prima del tiro, e la carta si tiene come vinta.
HZR-78 = Decisione: la Molotov si può usare una volta per carta con zombie, dopo il passo dell’evento e prima
    del testo rosso; quindi il compagno resta.
HZR-79 = Decisione: il bonus delle mappe vale per chi ha risolto quella carta. I suoi punti esperienza entrano
    nei totali confrontati a fine partita e nel punteggio in solitario.

## Solo
HZR-80 = In solitario si tolgono le carte con un indice da carta da gioco. A ogni turno si dispongono 3
    coppie: la prima coperta, la seconda con la prima carta scoperta e la seconda coperta, la terza scoperta.
HZR-81 = Prima coppia: si guadagnano 2 risorse a scelta prima di girare le carte. Seconda coppia: niente di
    particolare. Terza coppia: prima si pagano 2 risorse a scelta; chi non può pagare non può prenderla.
HZR-82 = Una volta sopravvissuti alla strada scelta, si scartano le altre quattro carte e comincia la fase
    di preparazione seguente. Decisione: quelle coperte non si mostrano.
HZR-83 = Il punteggio è dato dai punti esperienza delle proprie carte più 1 per ogni serie completa di 1
    sopravvissuto, 1 token benzina, 1 munizione e 1 token adrenalina.
HZR-84 = Il punteggio dà uno dei sei gradi: da 0 a 5, da 6 a 10, da 11 a 15, da 16 a 18, da 19 a 21, 22 o più.
HZR-85 = Morire in solitario è una sconfitta. Decisione: non si conta alcun punteggio.
HZR-86 = In solitario non ci sono carte epilogo. Decisione: tutte le carte coperte della strada scelta si
    girano prima di risolvere la prima (per la prima coppia, dopo aver preso le 2 risorse).
