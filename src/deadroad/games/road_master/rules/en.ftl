chapter-set-up = Set-up
chapter-turn = Your turn
chapter-contracts = Contracts
chapter-super-bonuses = Super-bonuses
chapter-load-drive-unload = Load, drive, unload
chapter-end = End of the game
chapter-explosives = Advanced rule: explosives
chapter-perishables = Advanced rule: perishables

RDM-1 = Two to six players. There are six warehouses, lettered A to F, each with a colour of its own. Put the 15 cubes of each
    colour on the warehouse of that colour; D is blue and F is yellow. Ruling: A is orange, B violet, C green and E brown.
RDM-2 = Shuffle the 60 contracts together with the six shortage cards (you may leave the shortages out) and lay nine face up:
    this is the freight exchange. The other cards are the contract deck, face down. The back of a contract shows the colour of the
    cubes it asks for. Ruling: each colour has ten contracts and one shortage card.
RDM-3 = A shortage turned up while the exchange is laid out takes effect at once and is replaced by the next contract.
RDM-4 = Shuffle the 18 super-bonuses and pile them up face down.
RDM-5 = Each player has a truck that carries up to five cubes, seven two-sided action tokens and a score pawn on 0. You put your
    truck on the board during your first turn, on a free lettered space (a dock) of any warehouse. Ruling: this costs no action; do it
    at any moment before your first load, drive, reverse or unload, and before that turn ends.
RDM-6 = Ruling: the first player is drawn at random.
RDM-7 = The players are white, silver, black and gold. Ruling: two more colours, red and teal, serve the fifth and
    sixth player. Play goes round in seat order.

RDM-10 = In your turn you take up to four actions. Each spends one face of one of your seven tokens. Ruling: a token gives only one of its
    two faces in a turn.
RDM-11 = The 14 faces are: take contracts once, super-bonuses once, load three times, forward three times, reverse three times,
    unload three times. Ruling: everybody’s tokens are contracts/reverse, super-bonuses/reverse, forward/reverse, forward/load,
    forward/unload and twice load/unload; a set of actions is possible only if as many different tokens can show it.
RDM-12 = You may take fewer than four actions. Ruling: all tokens come back to you at the end of the turn.
RDM-13 = Planning your four actions while the others play is only a help: the plan may change when you play it. Ruling: you choose your
    actions one at a time, each knowing how the last one went; nothing is promised in advance.

RDM-20 = Contracts: take one to three contracts from the nine on show and the card on top of the deck, whose back you see, and lay them
    face up before you. Each one taken from the exchange is replaced at once. Ruling: you take them one at a time, so you may also take
    a contract that has just come up, three in all at most.
RDM-21 = A contract says how many cubes of one colour are wanted, to which warehouse they must go, how many points you score
    when they have all been delivered, and how many you lose if they have not by the end of the game.
RDM-22 = When a shortage is turned up, half of the cubes in its warehouse, rounded down, leave the game at once. Discard the card and turn
    up another one in its place.
RDM-23 = When a warehouse is empty, the contracts that ask for its cubes are taken out of the exchange and the deck; contracts that players
    hold stay with them. Ruling: the exchange is filled up to nine again as long as the deck lasts.
RDM-24 = You may hold any number of contracts. Contracts held lie face up.
RDM-25 = Shortage cards have the same backs as contracts, so the card whose colour you see on top of the deck may be a shortage.
RDM-26 = Ruling: if the card you take unseen from the top of the deck is a shortage, it takes effect and is discarded; it does not count
    as one of your picks, and you pick again.
RDM-27 = Ruling: a warehouse is empty when no cube of its own colour lies there; this is looked at right after every
    load and every shortage. The contracts for that colour and its shortage card then leave exchange and deck, the
    deck otherwise keeps its order, and they never come back, even if cubes of that colour are put there again later.
RDM-28 = Ruling: a shortage halves all cubes lying in the warehouse, of whatever colour. The warehouse’s own colour
    goes first, then the others in the order of the letters A to F.
RDM-29 = Ruling: with fewer than ten contracts on offer you choose from what there is; with none at all the action cannot be taken.

RDM-30 = Super-bonuses: look at the top six cards of the pile, keep none, one, two or three of them and put the rest
    under the pile. What you keep stays secret until the final scoring.
RDM-31 = Ruling: with fewer than six cards left you look at all of them; with none the action cannot be taken. The cards you turn down go
    under the pile in random order.

RDM-40 = Load: only on a lettered space. Take any number of the cubes of that warehouse, as far as there is room in your truck, which
    carries five in all.
RDM-41 = Ruling: a load and an unload each move at least one cube. You may load cubes of any colour that lie there.
RDM-50 = Forward: drive one to four spaces ahead, on the road or through a warehouse. Keep to the right-hand lane as far as you can: the
    left-hand lane is only for overtaking and for manoeuvring into or out of a warehouse, and between two trucks that you overtake you
    must pull back in to the right.
RDM-51 = Two trucks side by side block the road. You may end your turn in the left-hand lane if you are overtaking or are about to enter or
    leave a warehouse. Ruling: a space never holds two trucks, and no truck drives through another.
RDM-52 = Ruling: for every step forward, a free right-hand space or a free dock may always be entered. A left-hand space may be entered
    only if you come out of a dock, or a dock can be entered from that space, or a truck stands beside it in the right-hand lane; and never
    from one left-hand space beside a truck to the next left-hand space beside a truck. A truck that is left standing in the left-hand lane
    because the other one drove off stands there legally.
RDM-53 = Ruling: you may drive through free docks, and so also round a jam.
RDM-60 = Reverse: drive one space back, on the road or in a warehouse.
RDM-61 = Ruling: you back up in the same lane, into a dock you could have come out of, or out of a dock the way one
    drives in; never across to the other lane, and only into a free space. The rule of the lanes does not count in
    reverse. From section c1 you choose w8 or e8. A truck just past a dock may back into it.
RDM-70 = Unload: only on a lettered space. Unload as many cubes as you like to fill your own contracts for this
    warehouse, wholly or in part: the cubes go onto the contracts. You score a contract at the moment it is full.
    Cubes not owed to a contract go onto the board, and anybody may load them. Ruling: they go onto the warehouse
    where your truck stands.
RDM-71 = Ruling: you say which contract each cube goes to. Only cubes that none of your open contracts for this
    warehouse can take may be left on the board. Cubes on a contract stay there for good.
RDM-75 = Ruling: the board is ours: an avenue running north (c1 to c8) and two one-way loops, west (w1 to w8) and east (e1 to e8), that leave
    its north end and come back to its south end, in 24 sections of two lanes, with two docks at each of the six warehouses: 60 spaces.
RDM-76 = Ruling: the lists of contracts, super-bonuses and boom cards are ours. They contain the two printed examples: 2 orange cubes to D for
    7 points or a loss of 2, and a super-bonus of 3 violet and 3 yellow cubes for 6 points or a loss of 2.

RDM-80 = The end comes as soon as somebody has 50 points with two players, 45 with three, 40 with four, 35 with five, 30 with six. The round
    is played out, so that everybody has had the same number of turns.
RDM-81 = First subtract the penalty of each contract you hold that is not full. Ruling: a score may fall below 0.
RDM-82 = Then turn up your super-bonuses. Each needs cubes of its own out of those lying on your contracts, also on
    contracts that are not full: add its points if you can fill it, subtract its penalty if you cannot. Ruling: the
    best possible distribution of your cubes counts, and is worked out for you.
RDM-83 = Cubes left in trucks count for nothing.
RDM-84 = The highest score wins. On a tie, the player with more filled contracts; if still tied, the one whose best filled contract is worth
    the most. Ruling: after that the place is shared.
RDM-85 = Ruling: the game also ends, with the normal scoring, after six full rounds in a row in which nobody took a
    contract, kept a super-bonus or laid a cube on a contract.

RDM-90 = The eleven yellow-backed cards (ten contracts and the shortage) are replaced by the ten explosive contracts, which are worth 2
    points more.
RDM-91 = Draw a boom card at the end of each load, forward and reverse, and before each unload. Ruling: only if yellow cubes are in your
    truck, just loaded ones included.
RDM-92 = There are six boom cards. “OK”: nothing happens. The first “half-boom” you keep: stop your turn there or run
    the risk of going on. The second makes the truck explode: every cube in it, of whatever colour, leaves the game.
    At the end of the turn the six cards are shuffled again.
RDM-93 = Ruling: boom cards drawn stay out until the end of the turn. The card before an unload comes before any cube moves; after a first
    half-boom there you may stop without unloading. After an explosion your turn goes on; an unload that exploded is spent.

RDM-95 = The eleven blue-backed cards (ten contracts and the shortage) are replaced by the ten perishable contracts, which are worth 2
    points more.
RDM-96 = Blue cubes must be delivered in the same turn in which they were loaded. Those still in your truck when your turn ends leave the
    game.
RDM-97 = Ruling: explosives and perishables are chosen separately; you may play with one, both or neither.
RDM-98 = Ruling: when perishables are in play, blue cubes may be left on the board only at D.
