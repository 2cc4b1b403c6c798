## Pages
pages = Pagine
home = Inizio
rules = Regole
about = Informazioni
page-new = Preparazione
page-rules = Regole
page-about = Che cos’è Dead Road
page-keys = Tastiera
page-tutorial = Tutorial
not-found = Questa pagina non esiste.
loading = Caricamento…
close = Chiudi
back = Indietro
copy = Copia
copied = Copiato
copy-by-hand = Il browser non lascia copiare a questa pagina. Il link è selezionato: copialo tu.

## Home
welcome = Giochi di zombi e strade
welcome-under = Gioca contro i bot, con gli amici o a un solo schermo. Il motore fa rispettare ogni regola, e ogni rifiuto dice quale e perché.
games = Giochi
cover-of = Copertina di { $game }
players =
    { $same ->
        [yes] { $most ->
            [one] 1 giocatore
           *[other] { $most } giocatori
        }
       *[no] da { $fewest } a { $most } giocatori
    }
play-now = Gioca subito contro i bot
play-now-alone = Gioca subito
invite-friends = Invita amici
hot-seat = Stesso schermo
watch-bot = Guarda un bot
watch-bots = Guarda due bot
learn = Tutorial
set-up = Preparazione
preset = Preimpostazione
preset-none = Nessuna: le impostazioni solite
preset-help = Un insieme di impostazioni con un nome. Ognuna si può ancora cambiare qui sotto.
my-tables = I miei tavoli
lobby = Tavoli aperti
lobby-empty = Nessun tavolo pubblico è aperto. Creane uno: prepara una partita e spunta «tavolo pubblico».
your-turn = Tocca a te
status-open = in attesa di giocatori
status-running = in corso
status-over = finita
status-ended = interrotta
status-frozen = bloccata
open-seat = posto libero

## Table
board = Tabellone
question = Domanda
answers = Risposte
all-answers = Tutte le { $count } risposte
you = Tu
bot-drives = gioca un bot
choose-seat = Scegli { $name }
more-answers = Altre risposte
more-places =
    { $count ->
        [one] 1 altro posto
       *[other] altri { $count } posti
    }
end-steps =
    { $count ->
        [one] 1 passo
       *[other] { $count } passi
    }
end-cost =
    { $count ->
        [one] Costa 1 azione
       *[other] Costa { $count } azioni
    }
end-stops = Il percorso finisce lì: prima succede qualcosa.
less-of = Meno: { $what }
more-of = Più: { $what }
mix-proposed = Suggerito
mix-keep = Tieni: { $what }
mix-more = Ancora { $count }
mix-fewer = { $count } di troppo
mix-none = Non in queste quantità
up-to = Fino a { $value } da solo
order-ends = Non più fino a { $value }
want-to-act = Aspettate, voglio agire
wish-lone = Dai per me le risposte uniche
wish-windows = Chiedimi se gioco una carta
wish-windows-can = quando una carta può servire
wish-windows-always = sempre
wish-windows-never = mai
came-back = { $name } è di nuovo qui.
went-away = { $name } è andato via. Gioca un bot finché non torna.
bot-drove = Alla fine un bot giocava per { $name }.
list-answers = Elenco
not-now = Non ora
announcements = Annunci
number = Numero
answer-count =
    { $count ->
        [one] 1 risposta.
       *[other] { $count } risposte.
    }
choose-next = Ora scegli il bersaglio.
which-one = Quale intendi?
mean-it = È questo che intendi?
choose-again = Scegli di nuovo
undo = Annulla
hint = Consiglio
hint-coming = Si pensa a un consiglio…
hint-says = Consiglio: { $what }. Sembra vincere { $share } partite su 100 (tra { $low } e { $high }).
hint-says-too = Oppure: { $what }. { $share } partite su 100 (tra { $low } e { $high }).
hint-meaning = Quante partite su 100 sembra vincere ogni risposta.
hint-worth = { $share } (da { $low } a { $high })
hint-better = Meglio: { $terms }
hint-worse = Peggio: { $terms }
pass-on = Passa fino al mio turno
ask-me-again = Chiedimi di nuovo
skip = Salta ad adesso
less = Uno in meno
greater = Uno in più
disconnected = Sei disconnesso. Nuovo tentativo…
showing = Ecco che cosa è successo…
sending = Invio della risposta…
bot = bot
bot-thinking = { $name } (bot) sta pensando…
person-thinking = { $name } sta pensando…
question-to = La domanda: «{ $question }»
person-away = Si aspetta { $name }, che è assente.
is-asked = deve rispondere
out-of-game = fuori dal gioco
spectators =
    { $count ->
        [one] 1 spettatore
       *[other] { $count } spettatori
    }
speed = Velocità delle mosse
speed-slow = Lenta
speed-normal = Normale
speed-fast = Rapida
speed-off = Subito
sound = Suono
text-view = Vista testo
looks = Lingua, tema e altro
language = Lingua
theme = Tema
theme-system = Come il sistema
theme-light = Chiaro: mappa di carta
theme-dark = Scuro: strada di notte
stops = Chiedimi se gioco una carta
notify = Avvisami quando tocca a me
notify-denied = Il browser non lascia che questa pagina ti avvisi. Permettilo nelle sue impostazioni per questa pagina.
notify-missing = Questo browser non può avvisarti qui. Titolo e suono ti dicono quando tocca a te.
confirm-answers = Conferma le mie risposte
agree-to-end = Proponi di finire la partita
go-on = Continua a giocare
end-game = Termina la partita
end-sure = Terminare qui la partita?
end-what = Nessuno vince e niente viene contato. La partita si potrà ancora rivedere.
would-end = vuole finire
offers-to-end =
    { $count ->
        [one] { $names } propone di terminare la partita.
       *[other] { $names } propongono di terminare la partita.
    }
you-offer-to-end = Proponi di terminare la partita.
agree = D’accordo
ended-agreed = Terminata di comune accordo.
ended-for-all = Chi gestisce questo server ha terminato la partita.
frozen = Questa partita è congelata: le regole con cui è cominciata non si giocano più qui. La sua registrazione si può scaricare.
leave = Lascia il tavolo
leave-sure = Lasciare il tavolo?
leave-what = Un bot gioca al posto tuo. Finché la partita dura puoi tornare e riprendere il posto.
bot-for-you = Un bot gioca al posto tuo.
take-back-seat = Riprendi il tuo posto
log = Diario
log-news = Mentre non c’eri
chat = Chiacchiere
log-and-chat = Diario e chiacchiere
log-and-chat-new =
    { $count ->
        [one] Diario e chiacchiere, 1 messaggio nuovo
       *[other] Diario e chiacchiere, { $count } messaggi nuovi
    }
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di’ qualcosa
send = Invia
tip-can = Puoi: { $what }
tip-of = { $what }: { $says }
seat-in-words = Posto { $seat } a parole
clause-open = Regola { $id }
all-rules = Tutte le regole di questo gioco
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
on-the-table = Sul tavolo
only-yours = Lo vedi solo tu
hand-over = Passa lo schermo a { $name }
hand-over-why = La prossima vista è solo per i suoi occhi.
i-am = Sono { $name }
covered = Nascosto finché non arriva il prossimo giocatore.
over = Finita
days-left = { $days } g { $hours } h

## Results
nobody-won = Non vince nessuno.
won =
    { $count ->
        [one] Vince { $names }!
       *[other] { $names } condividono la vittoria!
    }
place = Posto
player = Giocatore
total = Totale
play-again = Gioca ancora
to-rematch = Alla prossima partita
see-board = Guarda il tabellone
replay = Rivedi

## Replay
replay-of = Rivedi: { $game }
open-record = Apri una partita registrata
open-record-under = Ogni partita finita si può scaricare come testo. Qui si riapre, su ogni server con le stesse regole; il server verifica che regga.
record-file = Da un file
record-text = O incollala qui
replay-missing = Questa partita non si può mostrare.
eyes = Con gli occhi di chi
eyes-all = Tutto scoperto
eyes-watch = Da spettatore
eyes-seat = Come { $name }
secret-of = Segreto di { $name }
first-ply = All’inizio
last-ply = Alla fine
ply-back = Un passo indietro
ply-on = Un passo avanti
play = Avvia
pause = Pausa
ply = Passo
ply-of = Passo { $ply } di { $plies }
share-ply = Link a questo passo
play-on = Continua da qui
download = Scarica la partita
details = Dettagli
tab-steps = Che cosa è successo
tab-charts = Grafici
tab-result = Risultato
chart-of = { $what } durante la partita, per posto

## Rules
rules-of = Regole di { $game }
search = Cerca
chapters = Capitoli
clauses-found =
    { $count ->
        [0] Niente trovato
        [one] 1 regola trovata
       *[other] { $count } regole trovate
    }

## Tutorial
tutorial-of = Tutorial: { $game }
tutorial-step = Passo { $step } di { $steps }
tutorial-try = Anche questo è permesso, ma qui prova: { $what }
tutorial-next = Avanti
tutorial-none = Questo gioco non ha ancora un tutorial.
tutorial-again = Da capo

## Keyboard
keyboard = Tastiera
keyboard-under = Si può fare tutto senza mouse.
key = Tasto
does = Che cosa fa
key-tab = Alla prossima cosa da scegliere: le risposte, poi ciò che è illuminato sul tabellone
key-arrows = Sul tabellone: alla cosa più vicina da quella parte. Dalla domanda: alle risposte, e da una all’altra; Inizio, Fine, Pagina su e Pagina giù vanno più lontano. Su un numero: più o meno. In una replica: un passo
printed-enter = Invio
printed-escape = Esc
key-enter = Scegli
key-numbers = La risposta con quel numero. Con più di nove risposte, o per un numero da impostare: ci va, e Invio la dà
key-all = Tutte le risposte in elenco, o di nuovo meno
key-question = Alla domanda
key-board = Al tabellone: a ciò che si può scegliere più vicino a dove eri
key-undo = Annulla
key-hint = Consiglio
key-pass-on = Quando si può giocare una carta: passa fino al mio turno
key-skip = Salta alla posizione più recente
key-turn = Girare la tessera in mano (Zombies!!!)
key-escape = Dimentica ciò che è stato scelto; chiudi
key-help = Questa pagina

## About
about-what = Dead Road sono giochi da tavolo di zombi e strade su un solo motore di regole. Lo stesso motore serve questo tavolo, i bot e gli ambienti di ricerca.
about-rules = Ogni regola ha un numero. Ogni domanda, ogni riga del diario e ogni rifiuto cita la regola da cui deriva; un clic la apre. Dove un regolamento tace la decisione è nostra, e il riferimento lo dice.
about-fair = La fortuna si può verificare. All’inizio di una partita il server si impegna sul suo seme; alla fine seme e sale vengono mostrati, e chiunque può rigiocare la partita e verificare entrambi.
credits = Crediti
credits-games = Questa è una realizzazione indipendente. I giochi e i loro nomi appartengono ai loro autori ed editori; nessun loro testo e nessuna loro immagine è usata.
credits-icons = Icone:
credits-font = Caratteri:
credits-software = Fatto con
credits-ours = Tabelloni, carte, copertine e suoni sono nostri.
licence = Licenza
licence-ours = Dead Road è software libero con licenza MIT.
