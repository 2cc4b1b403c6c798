## The lab
lab-what = Cambia un numero di un gioco e guarda che cosa cambia: le due versioni sono giocate con la stessa fortuna, su questo computer.
lab-all = Tutti gli studi
lab-new = Nuovo studio
lab-plays = Che cosa si gioca
lab-changes = Che cosa cambia
lab-game = Gioco
lab-seats = Posti
lab-bots = Bot
lab-mixed = Un altro bot a ogni posto
lab-every = tutte le righe, in percentuale
lab-games = Partite di ogni versione
lab-sweep = Un numero, più valori
lab-sweep-help = Ogni valore diventa una versione confrontata con il gioco così com’è.
lab-table = Tabella
lab-row = Riga
lab-field = Campo
lab-values = Valori
lab-values-help = Ora { $now }; da { $least } a { $most }. Più valori con virgole, o un intervallo come 2-5.
lab-files = File di varianti
lab-until = Quando finisce
lab-until-none = Dopo tutte le partite
lab-until-clear = Appena è chiaro: { $figure }
lab-second = Un secondo numero: una griglia
lab-second-help = Ogni valore del primo numero si gioca con ogni valore di questo. Uno studio ha al massimo 17 versioni.
lab-ray = Cluster Ray
lab-ray-help = Lascia vuoto per giocare su questo computer.
lab-clear = È finito prima: in ogni versione questa cifra è sicuramente diversa: { $figure }.
lab-unclear = Questa cifra non è sicuramente diversa in ogni versione: { $figure }.
lab-grid = Griglia: { $one } (righe), { $other } (colonne)
lab-plain = così com’è
lab-arms = Versioni ({ $count }):
lab-begin = Inizia lo studio
lab-played = Partite di ogni versione: { $games } su { $total }. Posti: { $seats }. Bot:
lab-level = livello { $level }
lab-progress = Partite giocate
lab-running = In corso.
lab-paused = In pausa.
lab-done = Finito.
lab-failed = Fermato da un problema:
lab-left = Ancora { $minutes } min circa.
lab-pause = Pausa
lab-resume = Riprendi
lab-remove = Elimina lo studio
lab-remove-sure = Le partite e i dati di questo studio vengono eliminati.
lab-csv = Salva le cifre (CSV)
lab-csv-changes = Salva i cambiamenti (CSV)
lab-csv-lifts = Salva che cosa si accompagna alla vittoria (CSV)
lab-save-page = Salva lo studio (HTML)
lab-games-of = Partite di
lab-changed = Che cosa cambia da «{ $before }» a «{ $after }»
lab-nothing = Nessuna cifra è cambiata più di quanto spieghi il caso.
lab-soon = Troppo poche partite per ora.
lab-rises = { $figure }: da { $before } a { $after }, in aumento (dimensione dell’effetto { $effect })
lab-falls = { $figure }: da { $before } a { $after }, in calo (dimensione dell’effetto { $effect })
lab-effect = Dimensione dell’effetto: quanto è grande un cambiamento rispetto alla differenza abituale fra due partite. 0,2 è piccola, 0,5 media, 0,8 grande.
lab-summary =
    Cifre la cui differenza non si spiega con il caso: { $sure } su { $total }. Lo scarto maggiore: «{ $figure }», { $way ->
        [rises] in aumento
       *[falls] in calo
    } da { $before } a { $after }, un effetto { $size ->
        [small] piccolo
        [medium] medio
       *[large] grande
    }.
lab-lasts = Durata stimata di una partita, in minuti: da { $before } a { $after }.
lab-lasts-same = La durata stimata di una partita non cambia più di quanto spieghi il caso.
lab-paired = Due partite con la stessa fortuna si somigliano: correlazione delle durate { $correlation } (1: del tutto, 0: per niente).
lab-unpaired = Due partite con la stessa fortuna non si somigliano più: correlazione delle durate { $correlation } (1: del tutto, 0: per niente).
lab-distributions = Distribuzioni
lab-flows = Risorse per giro
lab-flow = Risorsa
lab-version = Versione
lab-round = Giro
lab-flows-of = { $what } di un posto, per giro: { $arm }
lab-as-table = Come tabella
lab-figures = Cifre con intervalli al 95%
lab-figures-help = Medie di tutte le partite. Tra parentesi: l’intervallo che contiene la media vera 95 volte su 100.
lab-figure = Cifra
lab-look = Partite
lab-draw = disegna
lab-least = minimo
lab-most = massimo
lab-show-least = Mostra la partita con il minimo: { $figure }
lab-show-most = Mostra la partita con il massimo: { $figure }
lab-rare = Solo il { $share }% delle partite ce l’ha.
lab-more = Tutte le cifre
lab-fewer = Meno cifre
lab-lifts = Che cosa si accompagna alla vittoria: { $arm }
lab-lifts-help = Di quanto vincono più spesso i posti che hanno preso la cosa: di tutti gli altri, e di chi poteva prenderla e l’ha lasciata. Mostra che cosa va insieme alla vittoria, non che cosa la causa.
lab-thing = Cosa
lab-lift = Vittorie in più
lab-chosen = Vittorie in più di chi l’ha lasciata
lab-taken = Presa
lab-offered = Offerta
lab-won = una vittoria combattuta
lab-show-won = Mostra una partita combattuta vinta con questo, nel momento in cui è stato preso: { $thing }
lab-known = Varianti
lab-luck = Quota di fortuna
lab-luck-games = Analizza { $games } { $games ->
    [one] partita
   *[other] partite
    }
lab-ladder = Scala dei livelli
lab-ladder-to = Livelli da 0 a { $level }
lab-not-measured = Non misurare
lab-depth = Fortuna e abilità
lab-depth-help = La quota di fortuna è la parte delle differenze tra i risultati che la fortuna spiega, per quanto l’analisi la riconosca: un minimo. Nella scala ogni livello gioca contro quello inferiore.
lab-depth-ask = Misura fortuna e abilità
lab-depth-cost = Analizza { $games } { $games ->
    [one] partita
   *[other] partite
    } di ogni versione e fa giocare i livelli da 0 a { $level } l’uno contro l’altro. Richiede alcuni minuti.
lab-doing-luck = Misura della quota di fortuna: partita { $done } di { $total }.
lab-doing-ladder = Misura della scala dei livelli: partita { $done } di { $total }.
lab-luck-share = Quota di fortuna nei risultati
lab-level-against = Quota di vittorie del livello { $level } contro il livello { $below }
lab-level-alone = Percentuale di vittorie del livello { $level } meno quella del livello { $below }
lab-parity = A pari forza sarebbe { $share }.
lab-differs = differenza { $by }
lab-games-count = Partite
lab-note-same = Tutti i risultati sono uguali: non c’è una quota di fortuna.
lab-note-wide = L’intervallo della quota di fortuna è ampio: analizza più partite.
lab-note-heuristics = Nessuna rete si adatta a queste regole: la quota di fortuna viene dalle euristiche ed è approssimativa.
lab-note-trained = La rete è stata addestrata sul gioco originale: la quota di fortuna di una variante è meno precisa.
