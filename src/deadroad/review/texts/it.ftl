review-title = Analisi: { $game }
review-percent = { $value }%

review-result = Risultato di { $seat }: { $result } della vittoria. Prima della distribuzione ci si aspettava { $start }.
review-parts = La fortuna vi conta per { $luck }, le sue risposte per { $play } (tra { $low } e { $high }), quelle degli altri per { $others }. { $rest } viene dagli errori della stima.
review-without-luck = Senza la fortuna il risultato è { $share }.
review-accuracy = Precisione: { $accuracy } su 100, in { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
    }. 100: sempre la risposta migliore; 0: non meglio del caso.
review-level = È all’incirca il livello { $level } dei bot (tra { $low } e { $high }).
review-no-level = Troppo poche decisioni per indicare un livello dei bot.
review-unknowable = Ciò che non si poteva sapere: { $share }.

review-played = { $seat } ha risposto «{ $played }». È costato { $cost } di una vittoria (tra { $low } e { $high }): { $grade }.
review-better = Era meglio «{ $better }».
review-because = È meglio per: { $terms }.
review-although = Rinuncia a: { $terms }.
review-no-terms = La differenza si vede solo alcune mosse dopo.
review-line = Il seguito previsto: { $line }.
review-hidden = A carte scoperte sarebbe costato { $cost }.
review-lucky = Dopo «{ $played }» di { $player }, la fortuna ha dato { $swing } di una vittoria { LINK("a", $seat) }.
review-unlucky = Dopo «{ $played }» di { $player }, la fortuna ha tolto { $swing } di una vittoria { LINK("a", $seat) }.

grade-best = risposta migliore
grade-fine = buona risposta
grade-inaccuracy = imprecisione
grade-mistake = errore
grade-blunder = errore grave
grade-close = troppo incerto per giudicare

page-curve = Quota di vittoria, { $seat }
page-curve-told = Da { $start } all’inizio a { $end } alla fine, in { $count ->
    [one] { $count } risposta
   *[other] { $count } risposte
    }. La tabella sotto riporta ogni valore.
page-luck = fortuna
page-play = le sue risposte
page-share = quota di vittoria
page-moments = I momenti decisivi
page-no-moments = Nessuna singola risposta e nessun tiro ha cambiato molto.
page-parts = Da dove viene il risultato
page-answers = Tutte le risposte
page-ply = N.
page-seat = Posto
page-answer = Risposta
page-grade = Voto
page-cost = Costo
page-start = Inizio
page-result = Risultato
page-others = Risposte degli altri
page-rest = Errori della stima
page-accuracy = Precisione
page-level = Livello
page-stamp = Ogni risposta è stata provata in { $worlds ->
    [one] { $worlds } distribuzione possibile
   *[other] { $worlds } distribuzioni possibili
    }. Posizioni valutate da { $value }.
page-incomplete = È solo la prima curva: fortuna e risposte non sono ancora distinte.
page-glanced = Risposte giudicate solo a prima vista, perché la partita è lunga: { $count }.
