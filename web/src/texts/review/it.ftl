
# The review of a finished game

tab-review = Analisi
review-what = Dove la partita è stata vinta e persa: quanto era fortuna e quanto gioco.
review-begin = Analizza questa partita
review-waits = L’analisi aspetta il suo turno.
review-running = Risposte analizzate: { $done } su { $total }. Puoi andare via e tornare.
review-failed = Questa partita non si può analizzare.
review-of = Analisi per
review-share = { $mine ->
    [yes] Le tue probabilità di vincere
   *[no] Probabilità di vincere di { $name }
    }, con fortuna e gioco per { $unit ->
    [day] giorno
    [turn] turno
   *[round] giro
    }
review-start = Probabilità di vincere all’inizio
review-luck = Fortuna
review-luck-deal = Fortuna (di cui la distribuzione: { $deal })
review-own = { $mine ->
    [yes] Il tuo gioco
   *[no] Gioco di { $name }
    }
review-others = Gioco degli altri
review-rest = Non spiegato
review-result = Risultato
review-without-luck = Risultato senza fortuna
review-how = Che cosa significano i numeri
explains-start = Quante volte si vince da questo posto, su 100 altre distribuzioni.
explains-luck = Che cosa hanno cambiato distribuzione, dadi e carte: le probabilità di vincere dopo ognuno di essi, meno la media di tutti gli esiti possibili.
explains-play = Che cosa hanno fatto perdere le risposte: le probabilità di vincere dopo ogni risposta, meno quelle dopo la migliore. Una risposta migliore non perde niente. Tra parentesi: l’intervallo che contiene il valore vero 95 volte su 100.
explains-others = Che cosa hanno cambiato le risposte degli altri.
explains-rest = Le stime prima e dopo una risposta non coincidono esattamente. Questo è ciò che resta.
explains-result = 100% è una vittoria da soli, 0% è una sconfitta; chi vince insieme la divide.
explains-fair = Il risultato, meno tutta la fortuna. Può essere sotto lo 0% o sopra il 100%.
review-between = { $amount } (da { $low } a { $high })
review-points = Punti attesi
review-points-of = { $name }: punti attesi, per { $unit ->
    [day] giorno
    [turn] turno
   *[round] giro
    }
review-accuracy = Precisione: { $accuracy } su 100.
review-how-accuracy = 100: ogni risposta era la migliore. 0: non meglio di risposte a caso.
review-how-level = I bot che hanno più o meno la stessa precisione.
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
luck-and-skill-what = Quanto ti ha reso una partita, in media su { $games ->
    [one] 1 partita analizzata
   *[other] { $games } partite analizzate
    }. 100% è una vittoria intera.
luck-and-skill-how = Risultato: vittorie oltre la media dei tuoi posti. Fortuna: quanto ne hanno dato distribuzione, dadi e carte. Il tuo gioco: quanto hanno perso le tue risposte rispetto alle migliori. Precisione: 100 se ogni risposta era la migliore, 0 se non valevano più del caso.
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
