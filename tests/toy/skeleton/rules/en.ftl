chapter-play = Play
SKE-1 = Two to four seats play an agreed number of rounds.
SKE-2 = Each seat is dealt two of the cards 1 to 20. After a round, each seat that played draws one card.
SKE-3 = In each round, each seat in turn plays one card face up.
SKE-4 = Every seat but the first may pass instead.
SKE-5 = When every seat has played or passed, each seat that played a card may add one that is higher than all on the table.
SKE-6 = The highest card wins a point. Its seat is first in the next round.
SKE-7 = After the last round the most points win. Ties share the win.
