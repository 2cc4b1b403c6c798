# Parole comuni a tutti i giochi.
seat-name = Posto { $number }
nobody = nessuno
yes = sì
no = no, grazie

reason-over = La partita è finita.
reason-not-yours = Questa domanda è rivolta a un altro posto.
reason-not-now = Non è una risposta a questa domanda.
reason-no-undo = Non hai nulla da ritirare: da allora qualcuno ha agito, si sono tirati dadi o qualcosa è stato mostrato.

event-undone = { $seat } ritira l’ultima risposta.

clause-DR-1 = Risponde solo il posto interrogato.
clause-DR-2 = A partita finita non si chiede più nulla.
clause-DR-3 = Una risposta è un verbo con i suoi argomenti, come mostra la pagina della notazione.
clause-DR-4 = Una risposta deve essere fra le opzioni della domanda aperta.
clause-DR-5 = Una risposta si può ritirare finché non la seguono un tiro, qualcosa di mostrato o l’azione di un altro posto.

kind-rule = regolamento
kind-ruling = decisione
kind-mixed = regolamento, con una decisione
kind-fact = noto del gioco
kind-inferred = dedotto
kind-ours = nostro

# Il terminale.
cli-you = Sam (tu)
cli-compiled = Il motore è compilato.
cli-pure = Il motore gira in Python puro: non ne è installato uno compilato, quindi i bot sono più lenti.
cli-hint = Scrivi ? per l’aiuto.
cli-advice = La quota di vittorie a cui ognuno sembra portare, e di quanti punti differisce dagli altri:
cli-cover = { $seat }, siediti e premi Invio.
cli-saved = Salvata. Per riprendere: deadroad play --resume { $file }
cli-unreadable = «{ $typed }» qui non è una risposta. Scrivi un numero da 1 a { $last }, o una notazione come «{ $notation }»; ? dà l’aiuto.
cli-nothing-refused = Ora non c’è altro da tentare.
cli-no-clause = Questo gioco non ha una clausola { $clause }.
cli-save-name = Scrivi dove: save FILE
cli-save-exists = { $file } c’è già: scegli un altro nome.
cli-save-failed = Impossibile scrivere { $file }: { $why }
cli-unsaved = La partita non è salvata. «save FILE» la conserva, «quit» un’altra volta la lascia.
cli-seats = { $most ->
    [1] 1 posto
   *[other] da { $fewest } a { $most } posti
    }
cli-range = da { $least } a { $most }, di solito { $usual }
cli-usual = { $choice } (come di solito)
cli-no-settings = Questo gioco non ha impostazioni.
cli-ply = Mossa { $at } di { $last }
cli-steps = Invio: avanti, b: indietro, NUMERO: vai a, e: fine, q: esci
cli-not-on = «on» passa quando puoi giocare una carta nel turno di un altro; qui devi rispondere tu.
cli-no-stops = In questo gioco nessuno gioca carte nei turni degli altri.
cli-no-way = Le tue risposte ora non portano a «{ $place }».
cli-no-mix = «{ $mix }» qui non è possibile.
cli-no-auction = Ora non c’è nessuna asta.
cli-no-wish = Non c’è nessun desiderio «{ $wish }». Ci sono: windows can, always o never; zombies all, matter o none; lone on o off; act.
cli-help =
    un numero o una notazione: rispondi
    why: che cosa non si può fare ora, e per quale clausola
    table, log: rivedi il tavolo, gli ultimi eventi
    rules CLAUSOLA: una clausola delle regole
    hint: le opzioni migliori, le loro probabilità e perché
    on: passa fino al tuo turno, dove si possono giocare carte nei turni degli altri
    stops, stops MOMENTO ..., stops all, stops none: quando ti si chiede se giochi una carta
    go LUOGO: vai lì a piedi o in auto, per esempio go 5.n o go tile 5
    pay 3 fuel 2 ammo: più quantità in una volta, per tutto ciò che si paga, prende, carica o manda
    max 6: offri fino a 6; max 0: resta fuori
    wish, wish windows can|always|never, wish zombies all|matter|none, wish lone on|off: a che cosa si risponde per te
    act: fatti chiedere al prossimo momento in cui si può giocare una carta
    undo: ritira l’ultima risposta
    save FILE: salva la partita, da riprendere con --resume FILE
    quit: esci
