title = Lanterne
blurb = Un giocattolo.
kind = Gioco di prova
length = Un minuto
question-look = Tieni una carta.
question-dusk = Tramonto: giochi una carta?
question-gems = Prendi gemme ({ $picked } finora).
question-price = Paga { $due }.
question-lanterns = Lanterne spente: { $low }.
option-pass = Passo
option-play = Gioca { $card }
option-gem = Prendi: { $gem }
option-done = Fatto
option-pay = Paga: { $coin }
option-relight = Riaccendi
option-dim = Lascia spenta
option-keep = Tieni { $card }
event-played = { $you ->
    [yes] Giochi
   *[no] { $seat } gioca
    } { $card }.
event-took = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
    }: { $gem }.
event-paid = { $you ->
    [yes] Paghi
   *[no] { $seat } paga
    }: { $coin }.
event-rolled = { $you ->
    [yes] Tiri
   *[no] { $seat } tira
    } { $dice }.
event-relit = { $you ->
    [yes] Ne riaccendi
   *[no] { $seat } ne riaccende
    } una.
event-drew = { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
    } { $amount }.
event-saw = Vedi { $cards }.
reason-odd = { $card } è dispari.
reason-dusk-only = Solo al tramonto.
gem-ruby = rubino
gem-opal = opale fine
gem-jade = giada
gem-onyx = onice
gem-topaz = topazio
gem-pearl = perla
coin-copper = rame
coin-silver = argento
timing-dusk = tramonto
setting-coins = Monete
setting-coins-help = Di ogni tipo.
preset-rich = Ricco
preset-rich-help = Quattro monete di ogni tipo.
score-points = punti
why-points = Vince chi ha più punti.
term-points = punti fatti
view-round = giri finiti
view-points = punti
view-purses = rame, argento
view-gems = gemme sul tavolo
view-hands = carte in mano
view-played = ultimo giro giocato
view-spent = carte giocate
view-deck_left = carte nel mazzo
view-hand = le tue carte
view-looking = carte guardate
decision-dusk = crepuscolo
decision-gems = gemme
decision-lanterns = lanterne
decision-look = sguardo
decision-price = pagamento
