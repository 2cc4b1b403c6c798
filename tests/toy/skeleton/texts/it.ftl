title = Skeleton
blurb = Gioca carte alte, o tienile per dopo.
kind = Un gioco di carte
length = Due minuti
question-turn = Giro { $round }: gioca una carta o passa.
question-raise = Aggiungi una carta più alta di { $card }, o passa.
option-pass = Passo
option-play = Gioca { $card }
event-drew = { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
    } una carta.
event-drawn = La tua nuova carta: { $card }.
event-played = { $you ->
    [yes] Giochi
   *[no] { $seat } gioca
    } { $card }.
event-passed = { $you ->
    [yes] Passi
   *[no] { $seat } passa
    }.
event-raised = { $you ->
    [yes] Rilanci
   *[no] { $seat } rilancia
    } con { $card }.
event-won = { $you ->
    [yes] Vinci
   *[no] { $seat } vince
    } il giro con { $card }.
reason-leads = Il primo posto di un giro deve giocare una carta.
reason-low = Si può aggiungere solo una carta più alta di { $card }.
timing-count = prima del confronto delle carte
setting-rounds = Giri
setting-rounds-help = Quanti giri si giocano.
preset-long = Lunga
preset-long-help = Quattro giri.
score-points = punti
why-points = Vince chi ha più punti.
term-points = punti fatti
term-hand = carte in mano
view-round = giro
view-rounds = giri in tutto
view-first = primo posto
view-points = punti
view-hand_sizes = carte in mano
view-shown_cards = giocate in questo giro
view-spent_cards = giocate prima
view-deck_size = carte nel mazzo
view-cards = le tue carte
