# Parole comuni a tutti i giochi.
seat-name = Posto { $number }
you = tu
row = { $first } { LINK("e", $last) }
nobody = nessuno
yes = sì
no = no

reason-over = La partita è finita.
reason-not-yours = Questa domanda è rivolta a un altro giocatore.
reason-not-now = Non è una risposta a questa domanda.
reason-no-undo = Non hai nulla da ritirare: da allora qualcuno ha agito, si sono tirati dadi o qualcosa è stato mostrato.

event-undone = { $you ->
    [yes] Ritiri l’ultima risposta.
   *[no] { $seat } ritira l’ultima risposta.
    }

clause-DR-1 = Può rispondere solo il giocatore a cui è posta la domanda.
clause-DR-2 = A partita finita non si chiede più nulla.
clause-DR-3 = Una risposta è un verbo con i suoi argomenti, come mostra la pagina della notazione.
clause-DR-4 = Una risposta deve essere fra le opzioni della domanda aperta.
clause-DR-5 = Una risposta si può ritirare finché non la seguono un tiro, qualcosa di mostrato o l’azione di un altro giocatore.

# Il terminale.
cli-you = Tu
cli-compiled = Il motore è compilato.
cli-pure = Il motore gira in Python puro: non ne è installato uno compilato, quindi i bot sono più lenti.
cli-hint = Scrivi ? per l’aiuto.
cli-advice = La quota di vittorie a cui ogni opzione sembra portare, e in che cosa differisce dalle altre, in punti:
cli-cover = { $seat }, siediti e premi Invio.
cli-saved = Salvata. Per riprendere: deadroad play --resume { $file }
cli-unreadable = «{ $typed }» qui non è una risposta. Scrivi un numero da 1 a { $last }, o una notazione come «{ $notation }»; ? dà l’aiuto.
cli-not-offered = «{ $typed }» non è fra le risposte a questa domanda. Scegline una dalla lista. «why» mostra che cosa è rifiutato, e perché.
cli-nothing-refused = A questa domanda niente è rifiutato.
cli-no-clause = In questo gioco non c’è nessuna clausola, carta o segnalino «{ $clause }».
cli-save-name = Indica un file: save FILE
cli-save-exists = { $file } c’è già: scegli un altro nome.
cli-save-failed = Impossibile scrivere { $file }: { $why }
cli-unsaved = La partita non è salvata. «save FILE» la salva; scrivi «quit» un’altra volta per uscire senza salvarla.
cli-seats = { $most ->
    [1] 1 posto
   *[other] da { $fewest } a { $most } posti
    }
cli-range = da { $least } a { $most }, predefinito { $usual }
cli-usual = { $choice } (predefinito)
cli-no-settings = Questo gioco non ha impostazioni.
cli-ply = Mossa { $at } di { $last }
cli-steps = Invio: avanti, b: indietro, NUMERO: vai a, e: fine, q: esci
cli-not-on = «on» passa quando puoi giocare una carta nel turno di un altro; qui devi rispondere tu.
cli-no-stops = In questo gioco nessuno gioca carte nei turni degli altri.
cli-no-way = Le tue risposte ora non portano a «{ $place }».
cli-no-mix = «{ $mix }» qui non è possibile. Possibile: { $parts }; { $total } in tutto.
cli-span = da { $least } a { $most }
cli-no-auction = Ora non c’è nessuna asta.
cli-no-wish = «wish { $wish }» non funziona in questo gioco. Scrivi wish seguito da: { $wishes }.
cli-help-answer = un numero o una notazione: rispondi
cli-help-why = why: che cosa non si può fare ora, e per quale clausola
cli-help-table = table, log: rivedi il tavolo, gli ultimi eventi
cli-help-lookup = ? NOME: che cosa fa una carta o un altro elemento del gioco
cli-help-rules = rules CLAUSOLA: una clausola delle regole
cli-help-hint = hint: le opzioni migliori, le loro probabilità e perché
cli-help-on = on: passa fino al tuo turno, dove si possono giocare carte nei turni degli altri
cli-help-stops = stops, stops MOMENTO…, stops all, stops none: quando ti si chiede se giochi una carta
cli-help-go = go LUOGO: vai lì in un colpo solo, a piedi o in auto
cli-help-amounts = { $example }: più quantità in una volta, per tutto ciò che si paga, prende, carica o manda
cli-help-max = max 6: offri fino a 6; max 0: resta fuori; max off: ritira l’ordine
cli-help-wish = wish: vedi che cosa si risponde per te; wish lone on|off: si risponde per te se c’è una sola risposta
cli-help-wish-windows = wish windows can|always|never: quando ti si chiede se giochi una carta
cli-help-wish-zombies = wish zombies all|matter|none: per quali zombie ti si chiede
cli-help-act = act: fatti interpellare al prossimo momento in cui si può giocare una carta
cli-help-undo = undo: ritira l’ultima risposta
cli-help-save = save FILE: salva la partita, da riprendere con --resume FILE
cli-help-quit = quit: esci

# Le cifre degli studi.
any-player = un giocatore
figure-length = durata in risposte
figure-gestures = durata in gesti
figure-rounds = durata in giri
figure-turns = durata in turni
figure-minutes = durata stimata in minuti
figure-choices = vere scelte (quota)
figure-options = opzioni di una vera scelta
figure-changes = cambi di testa
figure-decided = decisa dopo (quota)
figure-runaway = decisa nella prima metà (quota)
figure-nobody = partite che nessuno vince
figure-scored = partite contate ai punti (quota)
figure-points = punti di un posto
figure-first = vittorie del posto che risponde per primo
figure-why = fine: { $what }
figure-points-of = punti: { $what }
figure-out = eliminazione: { $what }
figure-won = vittorie del posto { $what }
figure-player = vittorie di { $what }
figure-taken = preso: { $what }
figure-lift = apporto: { $what }
figure-kind = scelte: { $what }
figure-branching = opzioni: { $what }
figure-gain = { $what }, guadagno: { $event }
figure-spend = { $what }, perdita: { $event }
stock-survivors = sopravvissuti
stock-tokens = token
stock-cubes = cubi
stock-points = punti
stock-zombies = zombie
stock-bullets = proiettili
stock-lives = vite
stock-cards = carte
stock-health = salute
stock-experience = esperienza
stock-members = membri
