chapter-play = Partita
SKE-1 = Da due a quattro posti giocano il numero di giri concordato.
SKE-2 = Ogni posto riceve due delle carte da 1 a 20. Dopo un giro, ogni posto che ha giocato pesca una carta.
SKE-3 = In ogni giro ogni posto, a turno, gioca una carta scoperta.
SKE-4 = Tutti i posti tranne il primo possono invece passare.
SKE-5 = Quando ogni posto ha giocato o passato, ogni posto che ha giocato una carta può aggiungerne una più alta di tutte quelle in tavola.
SKE-6 = La carta più alta vince un punto. Il suo posto è primo nel giro seguente.
SKE-7 = Dopo l’ultimo giro vince chi ha più punti. I pareggi si dividono la vittoria.
