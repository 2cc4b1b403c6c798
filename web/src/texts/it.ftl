
## Pages
pages = Pagine
home = Inizio
rules = Regole
about = Informazioni
page-new = Preparazione
page-rules = Regole
page-about = Che cos’è Dead Road
page-keys = Tastiera
page-lab = Laboratorio
page-tutorial = Tutorial
not-found = Questa pagina non esiste.
loading = Caricamento…
close = Chiudi
back = Indietro
copy = Copia
copied = Copiato
copy-by-hand = Il browser non permette a questa pagina di copiare. Il link è selezionato: copialo tu.

## Home
welcome = Giochi di zombie e strade
welcome-under = Gioca contro i bot, con gli amici o sullo stesso schermo. Il motore fa rispettare ogni regola, e ogni rifiuto ti dice quale regola vale e perché.
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
preset-none = Nessuna: le impostazioni predefinite
preset-help = Un insieme di impostazioni con un nome. Ognuna si può ancora cambiare qui sotto.
my-tables = I miei tavoli
lobby = Tavoli aperti
lobby-empty = Nessun tavolo pubblico è aperto. Creane uno: prepara una partita e spunta «tavolo pubblico».
your-turn = Tocca a te
status-open = in attesa di giocatori
status-running = in corso
status-over = finita
status-ended = interrotta
status-frozen = congelata
open-seat = posto libero

## Table
board = Tabellone
question = Domanda
answers = Risposte
all-answers = Tutte le risposte ({ $count })
you = Tu
is-you = { $name } (tu)
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
end-free =
    { $count ->
        [one] Nessuna azione: 1 passo
       *[other] Nessuna azione: { $count } passi
    }
end-cost =
    { $count ->
        [one] Costa 1 azione
       *[other] Costa { $count } azioni
    }
end-stops = Il percorso finisce lì: prima succede qualcosa.
end-asks = Poi: «{ $question }»
end-draws = Il percorso finisce lì: si pesca o si tira qualcosa.
less-of = Meno: { $what }
more-of = Più: { $what }
mix-proposed = Suggerito
mix-keep = Tieni: { $what }
mix-more = Ancora { $count }
mix-fewer = { $count } di troppo
mix-none = Non in queste quantità
up-to = Rilanci fino a { $value }
stay-out = Passa fino alla fine
stay-out-ends = Torna a rilanciare
order-ends = Non rilanciare più fino a { $value }
want-to-act = Aspettate, voglio agire
wish-lone = Rispondi per me quando c’è una sola risposta
wish-windows = Chiedimi se gioco una carta
wish-windows-can = quando una carta può servire
wish-windows-always = sempre
wish-windows-never = mai
wish-zombies = Zombie che muovo io
wish-zombies-all = tutti
wish-zombies-matter = quelli vicini a un bersaglio
wish-zombies-none = nessuno
handover-left =
    { $you ->
        [yes] Hai lasciato il tavolo. Gioca un bot finché non torni.
       *[no] { $name } ha lasciato il tavolo. Gioca un bot fino al suo ritorno.
    }
handover-time =
    { $you ->
        [yes] Il tuo tempo è scaduto. Gioca un bot finché non torni.
       *[no] Il tempo di { $name } è scaduto. Gioca un bot fino al suo ritorno.
    }
handover-absent =
    { $you ->
        [yes] Eri assente. Dopo un voto, gioca un bot finché non torni.
       *[no] { $name } è assente. Dopo un voto, gioca un bot fino al suo ritorno.
    }
handover-removed =
    { $you ->
        [yes] Il voto ti ha escluso. Continua un bot.
       *[no] Il voto ha escluso { $name }. Continua un bot.
    }
handover-back =
    { $you ->
        [yes] Sei di nuovo qui.
       *[no] { $name } è di nuovo qui.
    }
bot-drove =
    { $unit ->
        [time] un bot ha giocato dalle { $from } in poi
       *[other] un bot ha giocato dal { $from } in poi
    }
bot-drove-until =
    { $unit ->
        [time] un bot ha giocato dalle { $from } alle { $to }
       *[other] un bot ha giocato dal { $from } al { $to }
    }
bot-drove-in =
    { $unit ->
        [time] un bot ha giocato alle { $from }
       *[other] un bot ha giocato nel { $from }
    }
bot-drove-for =
    { $you ->
        [yes] Per te, { $drove }.
       *[no] Per { $name }, { $drove }.
    }
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
kept = Il prossimo va qui: { $place }.
reach-tap = Tocca un numero: un luogo raggiungibile e il suo costo.
tap-again = Tocca ancora per andarci.
plan = Piano proposto
plan-go = Segui la proposta
plan-ticket = Sceglilo per escluderlo o riprenderlo
plan-failed = Il resto non è possibile senza questo
which-one = Quale intendi?
mean-it = È questo che intendi?
choose-again = Scegli di nuovo
undo = Annulla
hint = Consiglio
hint-coming = Un consiglio è in arrivo…
hint-says = Consiglio: { $what }. Probabilità di vincere: circa { $share } su 100 (tra { $low } e { $high }).
hint-says-too = Oppure: { $what }. Circa { $share } su 100 (tra { $low } e { $high }).
hint-meaning = Quante partite su 100 sembra vincere ogni risposta.
hint-worth = { $share } (da { $low } a { $high })
hint-others = Altri: { $shares }
hint-better = Meglio: { $terms }
hint-worse = Peggio: { $terms }
pass-on = Passa fino al mio turno
ask-me-again = Chiedimi di nuovo
skip = Torna al presente
less = Uno in meno
greater = Uno in più
disconnected = Connessione persa. Nuovo tentativo…
showing = Ecco che cosa è successo…
sending = Invio della risposta…
bot = bot
bot-thinking = { $name } (bot) sta pensando…
person-thinking = { $name } sta pensando…
question-to = La domanda è: «{ $question }»
person-away = Si aspetta { $name }, che è assente.
is-asked = deve rispondere
out-of-game = fuori
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
stops = Momenti in cui me lo chiedi
notify = Avvisami quando tocca a me
notify-denied = Il browser non permette a questa pagina di avvisarti. Consentilo nelle impostazioni del browser per questa pagina.
notify-missing = Questo browser non può avvisarti qui. Titolo e suono ti dicono quando tocca a te.
confirm-answers = Conferma le mie risposte
agree-to-end = Proponi di terminare la partita
go-on = Continua a giocare
end-game = Termina la partita
end-sure = Terminare qui la partita?
end-what = Nessuno vince e niente viene contato. La partita si potrà ancora rivedere.
would-end = vuole terminare
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
bot-for-you =
    { $why ->
        [time] Il tuo tempo è scaduto. Un bot gioca al posto tuo.
       *[other] Un bot gioca al posto tuo.
    }
take-back-seat = Riprendi il tuo posto
log = Diario
log-news = Mentre non c’eri
log-start = L’inizio
log-steps =
    { $count ->
        [one] 1 passo
       *[other] { $count } passi
    }
chat = Chat
log-and-chat = Diario e chat
log-and-chat-new =
    { $count ->
        [one] Diario e chat, 1 messaggio nuovo
       *[other] Diario e chat, { $count } messaggi nuovi
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
hand-over = Passa lo schermo { LINK("a", $name) }
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
you-share = Condividi la vittoria con { $names }!
place = Posizione
player = Giocatore
total = Totale
play-again = Gioca ancora
review = Analisi
to-rematch = Alla prossima partita
you-win = Hai vinto!
you-win-by = Hai vinto di { $lead }!
wins-by = { $names } vince di { $lead }!
recap-coming = calcolo in corso…
how-it-went = Come è andata
share-of-win = Probabilità di vincere di ciascuno, per { $unit ->
    [day] giorno
    [turn] turno
   *[round] giro
    }
chance-of-win = La tua probabilità di vincere, per { $unit ->
    [day] giorno
    [turn] turno
   *[round] giro
    }
chapter-of = { $unit ->
    [day] Giorno
    [turn] Turno
   *[round] Giro
    } { $number }
chapter-at = { $unit ->
    [day] giorno
    [turn] turno
   *[round] giro
    } { $number }
chapter-word = { $unit ->
    [day] Giorno
    [turn] Turno
   *[round] Giro
    }
what-decided = Che cosa ha deciso la partita
swing = Probabilità di { $name }: { $amount }%
swing-you = Le tue probabilità: { $amount }%
the-end = la fine
final-count = Il conteggio finale
look-at-it = Guarda
look-at-moment = Guarda il momento { $number }
what-happened-count = Statistiche
share-result = Condividi
shared = Copiato.
luck = fortuna
own-play = gioco
see-board = Guarda il tabellone
replay = Rivedi

## Replay
replay-of = Rivedi: { $game }
open-record = Apri una partita registrata
open-record-under = Puoi scaricare ogni partita finita come testo. Aprila qui, su ogni server con le stesse regole. Il server verifica che sia valida.
record-file = Da un file
record-text = O incollala qui
replay-missing = Questa partita non si può mostrare.
eyes = Vista di
eyes-all = Tutto scoperto
eyes-watch = Da spettatore
eyes-seat = Come { $name }
secret-of = Segreto di { $name }
first-ply = All’inizio
last-ply = Alla fine
ply-back = Una mossa indietro
ply-on = Una mossa avanti
play = Avvia
pause = Pausa
ply = Mossa
ply-of = Mossa { $ply } di { $plies }
share-ply = Link a questa mossa
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
glossary = Carte e segnalini
chapters = Capitoli
clauses-found =
    { $count ->
        [0] Nessun risultato
        [one] 1 regola trovata
       *[other] { $count } regole trovate
    }

## Tips of the first game
first-tip = Consiglio per la prima partita
first-new = Novità:
first-none = Senza consigli

## Tutorial
tutorial-of = Tutorial: { $game }
tutorial-step = Passo { $step } di { $steps }
tutorial-try = Anche questo è permesso, ma qui prova: { $what }
tutorial-next = Avanti
tutorial-play = Gioca
tutorial-none = Questo gioco non ha ancora un tutorial.
tutorial-again = Da capo

## Keyboard
keyboard = Tastiera
keyboard-under = Si può fare tutto senza mouse.
key = Tasto
does = Che cosa fa
key-tab = Alla prossima cosa da scegliere: le risposte, poi ciò che è illuminato sul tabellone
key-arrows = Sul tabellone: alla cosa più vicina da quella parte. Dalla domanda: alle risposte, e da una all’altra; Inizio, Fine, Pagina su e Pagina giù vanno più lontano. Su un numero: più o meno. In una replica: una mossa
printed-enter = Invio
printed-escape = Esc
key-enter = Scegli
key-numbers = La risposta con quel numero. Con più di nove risposte, o per un numero da impostare: la seleziona, e Invio la conferma
key-all = Tutte le risposte in elenco, o di nuovo meno risposte
key-question = Alla domanda
key-board = Al tabellone: a ciò che si può scegliere più vicino a dove eri
key-undo = Annulla
key-hint = Consiglio
key-pass-on = Quando si può giocare una carta: passa fino al mio turno
key-skip = Salta alla posizione più recente
key-plan = Segui il piano proposto
key-turn = Gira la tessera in mano (Zombies!!!)
key-escape = Dimentica ciò che è stato scelto; chiudi
key-help = Questa pagina

## About
about-what = Dead Road è una raccolta di giochi da tavolo su zombie e strade, con un solo motore di regole. Questo tavolo, i bot e gli ambienti di ricerca usano lo stesso motore.
about-rules = Ogni regola ha un numero. Ogni domanda, ogni riga del diario e ogni rifiuto cita la regola da cui deriva; sceglila per aprirla. Dove un regolamento tace la decisione è nostra, e la regola lo dice.
about-fair = La fortuna si può verificare. All’inizio di una partita il server si impegna sul suo seme; alla fine seme e sale vengono mostrati, e chiunque può rigiocare la partita e verificare entrambi.
credits = Crediti
credits-games = Questa è una realizzazione indipendente. I giochi e i loro nomi appartengono ai loro autori ed editori; nessun loro testo e nessuna loro immagine è usata.
credits-icons = Icone:
credits-font = Caratteri:
credits-software = Fatto con
credits-ours = Tabelloni, carte, copertine e suoni sono nostri.
licence = Licenza
licence-ours = Dead Road è software libero con licenza MIT.
