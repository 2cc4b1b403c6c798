
## Set-up
new-table = Nuovo tavolo: { $game }
your-name = Il tuo nome
guest-name = Viaggiatore
seats = Posti
seat = Posto { $number }
seat-me = Io
seat-bot = Bot
seat-open = Libero per un amico
seat-hot = Su questo schermo
their-name = Il suo nome
name-at-seat = Nome al posto { $number }
level = Livello
bot-level =
    { $level ->
        [0] Bot, livello 0 (a caso)
        [1] Bot, livello 1 (facile)
        [2] Bot, livello 2 (normale)
        [3] Bot, livello 3 (riflette)
       *[other] Bot, livello { $level } (forte)
    }
bot-named = Bot, { $name }
fewer-seats = Un posto in meno
more-seats = Un posto in più
settings = Impostazioni
table-options = Tavolo
public-table = Tavolo pubblico: chiunque può prendere un posto libero
allow-hints = Consigli permessi
allow-undo = Annullamento permesso
allow-spectators = Spettatori ammessi: chi ha il link, e chiunque a un tavolo pubblico
sits-in = Bot sostituto
sits-in-help = Per chi se ne va o esaurisce il tempo, fino al ritorno, e nei posti ancora liberi all’inizio.
bots-by-name = Proporre i bot per nome
bots-by-name-help = rated valuta ogni risposta, search:200 prova 200 continuazioni, e net:200 fa lo stesso con una rete neurale.{ $mixed ->
        [yes] {" "}mixed:200 usa entrambi, ciascuno dove gioca meglio.
       *[no] {""}
    }
waits-tell = Una risposta automatica richiede un tempo breve e casuale. Tra persone, una risposta più lenta viene da chi ha ricevuto la domanda e ha forse una carta da giocare.
ask-always = Fare ogni domanda a tutti
ask-always-help = Con questa opzione nessuna risposta è automatica, e un’attesa non rivela nulla.
ask-undo = Chiedi di annullare
undo-asked = { $name } chiede di ritirare una risposta, e con essa la tua successiva.
undo-waits = Hai chiesto di annullare. In attesa di { $names }.
undo-withdraw = Ritira la richiesta
undo-declined =
    { $count ->
        [one] { $name } ha rifiutato. La tua risposta resta.
       *[other] Non tutti sono d’accordo. La tua risposta resta.
    }
decline = Rifiuta
more-options = Altro
clock = Orologio
clock-none = Senza orologio
clock-game = { $time } a testa
clock-game-more = { $time } a testa, più { $more } a risposta
clock-answer = { $time } a risposta
clock-own-seconds = Un altro tempo per la partita…
clock-own-days = Un altro numero di giorni…
own-minutes = Minuti a testa
own-increment = Secondi in più a risposta
own-window = Secondi per dire se si gioca una carta
own-days = Giorni a risposta
own-days-window = Senza risposta entro un giorno si passa.
make-table = Crea il tavolo
start = Comincia

## Waiting room
waiting-for-players = In attesa di giocatori
invite-link = Manda questo link ai tuoi amici
sit-down = Siediti
start-with-bots = Comincia, i bot prendono i posti liberi
here = presente
away = assente
watch-link = Con questo link gli amici possono guardare
link-of-host = Chi ha creato il tavolo ha il link per gli amici.
make-link = Crea un nuovo link
make-link-help = Il vecchio link allora non funziona più.
link-made = Ecco il nuovo link.
sit-here = Siediti qui
sit-at = Siediti qui, al posto { $number }

## What was agreed
terms = Condizioni del tavolo
about-table = Informazioni su questo tavolo
settings-usual = predefinite
term-absence = Assenza dopo la quale gli altri possono continuare
absence-usual = La durata abituale
absence-never = Mai, ci pensa l’orologio
term-window = Per dire se si gioca una carta
term-hints = Consigli
term-undo = Annullamento
term-spectators = Spettatori
term-public = Nell’elenco pubblico
yes = sì
no = no

## Lists of tables
show-more = Mostra altro
time-left = ancora { $time }

## Luck that can be checked
tab-proof = Prova
commitment = Impegno sul seme
commitment-why = Tutta la sorte di questa partita deriva da un seme estratto prima dell’inizio. Questo numero impegna il server: annotalo, e a partita finita la replica mostra che il seme non è stato cambiato.
commitment-kept = Questo numero era mostrato all’inizio della partita. È calcolato dalle regole, dal seme e dal sale; seme e sale stanno nella registrazione.
verify = Verifica
verifying = Tutta la partita viene rigiocata…
verdict-holds = Tutto in ordine: ogni risposta era permessa, seme e sale corrispondono all’impegno, e la partita rigiocata finisce allo stesso modo.
verdict-broken =
    { $line ->
        [0] Non è in ordine: la registrazione non corrisponde all’impegno.
       *[other] Non è in ordine: la riga { $line } della registrazione è sbagliata.
    }
person-absent = { $name } è assente. Un bot può prenderne il posto se tutti i presenti sono d’accordo ({ $votes } finora).
person-unwanted = Qualcuno vuole un bot al posto di { $name } ({ $votes } finora).
let-bot-play = Lascia giocare un bot
keep-waiting = Aspetta ancora

## Variants at the set-up page
variants = Varianti
variants-help = Una variante cambia carte e numeri del gioco. Si gioca su un server a parte di questo computer, che si apre con la propria pagina di preparazione.
variant = Variante
variant-none = Nessuna: il gioco originale
variant-own = aggiunta
variant-add = Aggiungi il file di una variante (TOML)
variant-open = Vai a questa variante
variant-starting = Avvio…
variant-here = Stai giocando la variante «{ $name }».
variant-plain = Torna al gioco originale
variant-replayed = Questa partita è stata giocata con la variante «{ $name }».
