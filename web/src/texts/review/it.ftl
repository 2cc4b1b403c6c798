
# The review of a finished game

review = Analisi
tab-review = Analisi
review-what = Dove la partita è stata vinta e persa: quanto era fortuna e quanto gioco.
review-begin = Analizza questa partita
review-waits = L’analisi aspetta il suo turno.
review-running = Risposte analizzate: { $done } su { $total }. Puoi andare via e tornare.
review-failed = Questa partita non si può analizzare.
review-of = Analisi per
review-share = { $mine ->
    [yes] La tua quota di vittoria
   *[no] Quota di vittoria di { $name }
    }, con fortuna e gioco per { $unit ->
    [day] giorno
    [turn] turno
   *[round] giro
    }
review-start = Atteso prima della distribuzione
review-luck = Fortuna
review-luck-deal = Fortuna (di cui la distribuzione: { $deal })
review-own = { $mine ->
    [yes] Le tue risposte
   *[no] Risposte di { $name }
    }
review-others = Risposte degli altri
review-rest = Errori della stima
review-result = Risultato
review-without-luck = Risultato senza fortuna
review-between = { $amount } (da { $low } a { $high })
review-points = Punti attesi
review-points-of = { $name }: punti attesi per { $unit ->
    [day] giorno
    [turn] turno
   *[round] giro
    }
review-accuracy = Precisione { $accuracy } su 100.
review-level = Hai giocato più o meno come il livello { $level } (da { $low } a { $high }).
review-level-of = { $name } ha giocato più o meno come il livello { $level } (da { $low } a { $high }).
review-unknowable = A carte scoperte gli errori sono costati { $amount } in più. Non si poteva sapere.
review-moments = I momenti decisivi
review-no-moments = Niente di rilevante: né errori né grande fortuna.
review-glanced = Risposte giudicate solo a prima vista, perché la partita è lunga: { $count }.
moment-luck = Fortuna: { $amount } per { $mine ->
    [yes] te
   *[no] { $name }
    }
moment-play = { $mine ->
    [yes] Tu
   *[no] { $name }
    }: { $grade }, { $amount }
moment-played = Giocato: { $answer }
moment-after = { $mine ->
    [yes] Dopo la tua risposta
   *[no] Dopo la risposta di { $name }
    }: { $answer }
moment-better = Meglio: { $answer }
moment-why = Meglio per: { $terms }
moment-although = Rinuncia a: { $terms }
moment-line = Seguito atteso: { $answers }
moment-hidden = A carte scoperte: { $amount } in più. Non si poteva sapere.
show-position = Mostra la posizione
show-moment = Mostra il momento { $number }
try-from-here = Prova da qui
try-moment = Prova il momento { $number } contro i bot
try-what = Il resto viene distribuito di nuovo da ciò che { $mine ->
    [yes] potevi
   *[no] { $name } poteva
    } vedere.
redeal = Il resto è stato distribuito di nuovo.
grade-best = risposta migliore
grade-fine = buona risposta
grade-inaccuracy = imprecisione
grade-mistake = errore
grade-blunder = errore grave
grade-close = troppo incerto per giudicare
exercises = Esercizi
exercises-what = Posizioni in cui { $mine ->
    [yes] hai
   *[no] { $name } ha
    } sbagliato. Che cosa risponderesti?
exercise = Esercizio { $number }
exercise-right = Giusto: è la risposta migliore.
exercise-near = Quasi: costa { $cost } rispetto alla migliore.
exercise-wrong = Questo costa { $cost }. La risposta migliore: { $best }
exercise-was = Nella partita: { $answer }
luck-and-skill = Fortuna e abilità
luck-and-skill-none = Analizza una partita finita per vedere qui quanto era fortuna e quanto eri tu.
luck-and-skill-what = Quote di vittoria in { $games ->
    [one] 1 partita analizzata
   *[other] { $games } partite analizzate
    }, in percentuale di una vittoria per partita.
games-reviewed = { $games ->
    [one] 1 partita
   *[other] { $games } partite
    }
mean-luck = Fortuna
mean-play = Il tuo gioco
mean-result = Risultato
fair-strength = Risultato senza fortuna
mean-accuracy = Precisione
luck-over-time = Fortuna e gioco, partita per partita
skill-by-kind = Per tipo di decisione
kind-decisions = Decisioni
