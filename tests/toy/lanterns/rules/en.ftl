chapter-play = Play
LAN-1 = One to three seats; each begins with some copper and as much silver.
LAN-2 = Draw two cards in secret, keep one, put the other under the deck.
LAN-3 = At dusk each seat may play one even card, once a round, for its number in points.
LAN-4 = Take up to two gems, as long as you can pay: the ruby is three points, the onyx one, the others two.
LAN-5 = Pay one coin a gem, of either kind.
LAN-6 = Roll two dice; each 1 or 2 may be relit: a point becomes a copper.
LAN-7 = After three rounds the most points win; ties share.
