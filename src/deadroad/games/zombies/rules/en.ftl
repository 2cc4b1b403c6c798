## Chapters
chapter-set-up = Set-up and aim
chapter-turn = The turn
chapter-tiles = Tiles
chapter-combat = Combat
chapter-events = Event cards
chapter-movement = Movement
chapter-zombies = Zombies
chapter-limits = Limits and settings

## Set-up and aim
ZOM-1 = Everyone has one pawn; there are six. Ruling: 2 to 6 play, or one alone. Alone, the 16 cards that need an
    opponent are taken out (34 stay); winning is as usual, the game is lost when it is not won within 45 turns
    (a setting, 30 to 60), and the result is the number of turns used.
ZOM-2 = You win by being the first to stand on the centre space of the helipad, or the first to have collected 25
    zombies.
ZOM-3 = There are 30 tiles. The town square starts on the table with every pawn on its centre; the other tiles are
    shuffled and the helipad is put under the pile. Ruling: a tile has 3 by 3 spaces.
ZOM-4 = The 50 event cards are shuffled and 3 are dealt to each player. Everyone takes 3 life tokens and 3 bullet
    tokens. There are 100 zombies and two dice.
ZOM-5 = A dealer is drawn at random. Ruling: the dealer takes the first turn.
ZOM-6 = Ruling: the 30 life tokens and 60 bullet tokens are a supply and no limit; nothing is lost because tokens
    have run out.
ZOM-7 = Ruling: the town square brings no zombies of its own, but zombies may walk onto it.

## The turn
ZOM-10 = A turn has seven steps, in this order: draw a tile and lay it; fight the zombie on your own space; fill your
    hand up to 3 cards (a hand of 3 draws none); roll for movement; move; roll for the zombies and move them; you
    may discard one event card.
ZOM-11 = Play goes on clockwise.

## Tiles
ZOM-20 = A tile may be turned any way and is laid so that all roads are connected; the side of a building may not block
    a road. Ruling: it is laid side against side with what lies there; on each side that touches, road meets road or
    closed meets closed, and at least one road is joined. From tile to tile one steps only through joined exits, the
    middle spaces of the sides.
ZOM-21 = A tile with a named building takes at once the zombies, bullets and lives printed on it, all of them inside
    the building and none on the street. Ruling: the player who lays the tile chooses the spaces.
ZOM-22 = A tile without a name takes as many zombies as it has road exits (2 exits, 2 zombies; 4 exits, 4 zombies),
    each on any road space of the tile. Ruling: the player who lays the tile chooses the spaces.
ZOM-23 = A player who lays a tile so that no further tile can be laid anywhere loses the rest of the turn, and play goes on
    until somebody has collected the zombies needed. Ruling: the map is closed when tiles remain in the pile and
    none of them, the helipad included, fits anywhere (everybody may know what is in the pile, nobody in which
    order). The tile first gets its zombies and tokens, then the turn is over: no fight, no refill, no movement, no
    zombie step, no discard. The pile leaves the game. The last tile of the pile never closes the map, and a helipad
    that lies on the table still wins.
ZOM-24 = When the helipad is drawn, the player with the fewest zombies lays it; a tie is broken by lot.
ZOM-25 = Ruling: a tile that fits nowhere is discarded without a replacement and the turn goes on. When no tile is
    left the step is skipped. A helipad that fits nowhere is out of the game, and only the number of zombies wins.
ZOM-26 = Ruling: the helipad takes one zombie on each of its 9 spaces. Its centre wins once the zombie on it is
    beaten; under Alternate Food Source getting there is enough. The win is immediate.
ZOM-27 = Ruling: by a setting the helipad is shuffled into the last 14 tiles instead of lying last, as the second
    edition has it. If it then fits nowhere while tiles remain, it is shuffled back into the pile.
ZOM-28 = Ruling: the player who lays the helipad chooses its place and turn, its zombies are set, and the player who drew it
    goes on with the fight on their own space. Nobody can play a card inside the placing step.

## Combat
ZOM-30 = You fight when you start your turn on a zombie’s space and when you move onto one.
ZOM-31 = Roll a die. On 4, 5 or 6 you win and the zombie joins your collection. On 1, 2 or 3 you either lose a life
    and roll again, or spend bullets, each worth +1, as many as it takes to reach 4.
ZOM-32 = A fight goes on until you win it or have no life left. You cannot walk away from it.
ZOM-33 = When you lose your last life your movement ends and your pawn goes to the centre of the town square. You lose
    the rest of the movement, all your weapons and half of your zombies, the loss rounded up: of 5 you lose 3 and
    keep 2. The rest of the turn goes on as usual.
ZOM-34 = A player who died starts the next turn with 3 lives and 3 bullets.
ZOM-35 = Ruling: from death to their next turn a player is down: no lives, no fights, moved by no card, paying no
    life. The hand is kept; items are discarded and the lost zombies go to the supply. After a death in the fight on
    your own space the refill, the zombie step and the discard still follow, but no movement roll. If you die while
    somebody’s card moves you, that move ends and the active player’s turn goes on. At your next turn your lives and
    bullets are set to 3 and 3, whatever you had.
ZOM-36 = Ruling: no card takes a pawn, or the zombie it fights, out of a running fight; Bad Sense of Direction, Where
    Did Everybody Go? and This Isn’t So Bad are refused there. Alternate Food Source ends the fight without a
    result. A Grenade that takes the fought zombie wins the fight.
ZOM-37 = Ruling: you may pay for Bad Sense of Direction or a Grenade with your last life. The effect happens, a winning
    number of zombies wins, and only then you die.
ZOM-38 = Ruling: of Fire Axe, Chainsaw and Molotov Cocktail only the best counts. The Shotgun adds to it, and so does
    Adrenaline Rush, played after seeing the roll. Bullets needed: 4 less the die and the bonuses. The bonuses of
    weapons are fixed when the die is thrown; a weapon used after that counts from the next roll on. In I Don’t Think
    They’re Dead no weapon counts, and the player gives back 2 zombies or what there is.

## Event cards
ZOM-40 = Events can be played at any time by any player, in other players’ turns too.
ZOM-41 = Each player plays at most one event a round: from the start of their own turn to the start of the next one.
ZOM-42 = Nobody ever holds more than 3 event cards.
ZOM-43 = At the end of your turn you may discard one card; that ends the turn.
ZOM-44 = Ruling: an item is played face up in front of you while you stand in the building it names. That play is your
    one event of the round; using an item that lies in play is free. Items count as weapons for death and for Butter
    Fingers. You may have one of each item in play at a time.
ZOM-45 = Ruling: a card that names an opponent never names the one who plays it. When the event deck is empty the
    discards, which are open to all, are shuffled into a new one; when both are empty nothing is drawn and the hand
    stays short.
ZOM-46 = Ruling: each of the 27 events does what its text says, at the moment and on the target given there.
ZOM-47 = Ruling: everyone can act at the start of a turn, before the player fights on their own space (only where a zombie has to
    be fought there), before the movement roll, after it (when the player begins to move), before the first roll of each
    fight, after each fight, before a step that would win the game, at the end of the movement and before the discard.
    You may also play your cards and use your items at any question put to you. The others cannot act between two steps
    or between two rolls of a fight. The placing step, the zombie step and a card being carried out cannot be
    interrupted; in a fight that a card brings about, you still have your items in play and Adrenaline Rush.
ZOM-48 = Ruling: every seat that holds a card and has played no event this round, or that has an item in play which
    it can use, is asked, clockwise from the active player. Everybody can see all of this, whatever the cards are. A
    card is carried out wholly, then the asking starts again; it is over when all have passed in a row. No card cancels
    another.
ZOM-49 = Ruling: the start of the game opens everybody’s first round, so one event may come before your own first turn. A
    turn lost to Hysterical Paralysis still begins (3 and 3 after a death, a new round) and still ends what lasts
    until that turn.

## Movement
ZOM-50 = Roll a die; you may use any part of it and stop when you like. Ruling: steps go straight, never diagonally.
ZOM-51 = A zombie you meet must be fought before you move on, unless a card says otherwise.
ZOM-52 = You pick up a token when you enter its space and no zombie is there. Ruling: also when you beat the zombie
    there; never without entering or winning.
ZOM-53 = Named buildings are entered and left only through their door spaces; the others not at all.
ZOM-54 = Every inside space of a named building can be stood on. The Sporting Goods store, for example, has 7 spaces
    inside and 1 road space.
ZOM-55 = Ruling: a pawn that is put somewhere, by death or by Bad Sense of Direction, neither fights nor picks up there.
ZOM-56 = Ruling: movement is the die, +2 with the Skateboard, halved and rounded down by Your Shoe’s Untied (once,
    however many of them), then doubled by Adrenaline Rush. The Keys Are Still In It and Where Did Everybody Go? are
    no rolls: none of these applies to them, nor does Brain Cramp.
ZOM-57 = Ruling: with Brain Cramp and Where Did Everybody Go? the card’s player picks each step or stops; the moved
    player decides in their own fights, picks up tokens on the way, and may win. Fear and Claustrophobia bind
    these moves too, and a player whose turn Fear holds cannot be moved by Bad Sense of Direction either. Where Did
    Everybody Go? does not use up the moved player’s roll.
ZOM-58 = Ruling: “next turn” is the first turn of the target that begins after the card is played. The effects of
    several cards fall on the same turn and are not carried over. Your Shoe’s Untied waits for the next roll. Under
    Claustrophobia a player who is inside must walk a shortest way out, fighting as needed, before anything else.

## Zombies
ZOM-60 = When the movement is over the player rolls a die and moves exactly that many zombies, one space each, as far as
    possible. Ruling: one after the other, an unmoved zombie with a free space beside it, then its direction, until
    the number is reached or none can move. The step takes place after a death, Fear or Much Needed Rest as well; not
    under All the Marbles, after Hysterical Paralysis or when the map was closed. “Let the rest walk by themselves” moves the
    remaining ones nearer to the nearest opponent; in a solo game, away from your pawn.
ZOM-61 = One zombie to a space. It may share the space with a token, which stays behind when it moves. Ruling: never two
    tokens on a space.
ZOM-62 = A space may hold a zombie and one token, a life or a bullet, never all three.
ZOM-63 = Zombies use doors as players do.
ZOM-64 = Ruling: the 100 zombies are a supply of figures. They never run out, unless a setting caps them at 100; then
    only what is left is placed. Zombies that are lost or given back go to the supply.
ZOM-65 = Ruling: a zombie that comes onto a pawn in any way is fought when that player next fights on their own space,
    the second step of a turn; until then that player may walk off. If two pawns stand there, it is fought by the one whose
    turn comes first.
ZOM-67 = Ruling: a building is all the inside spaces of one named tile. At its door is the road space that a door opens
    to. A legal space is any road or inside space on the map.
ZOM-68 = Ruling: Just When You Thought It Couldn’t Get Any Worse puts a zombie on each inside space of one building that
    has none, also where pawns stand. Slight Miscalculation adds as many as stand in the building, on spaces chosen by
    the card’s player, as far as there are free ones. Neither can be played on a full building, nor Slight
    Miscalculation on an empty one. We’re Screwed! and Zombie Master place as many as fit. This Isn’t So Bad moves two
    different zombies.

## Limits and settings
ZOM-70 = Nobody has more than 5 lives. Bullets have no limit. Ruling: a life that cannot be taken stays on its space
    until somebody enters it again.
ZOM-71 = Ruling: players may share a space, and they never fight each other.
ZOM-72 = Ruling: before the game one may choose the zombies needed to win, 5 to 25, or 25, 22, 20, 17 or 15 with 2, 3, 4,
    5 or 6 players; doors as printed or from any street side; First Aid Kit at the drug store too; the cap of
    zombies; the place of the helipad; a deck without Fear and Hysterical Paralysis (47 cards); and the round limit.
ZOM-73 = Ruling: when nobody has won after 100 rounds (a setting, 30 to 200), the most zombies win, then the most lives, then
    the win is shared. The same order ranks those who did not win.
