## Chapters
chapter-set-up = Set-up
chapter-preparation = Preparation
chapter-bidding = Bidding
chapter-adventure = Adventure
chapter-elimination = Elimination
chapter-end = End of the game
chapter-tokens-and-cards = Special tokens and cards
chapter-solo = Solo game

## Set-up
HZR-1 = The game is for 1 to 4 players.
HZR-2 = Each player starts with 5 survivors (1 in the player’s colour and 4 neutral ones), 4 ammo, 4 fuel and
    4 adrenaline.
HZR-3 = The turn-order tiles are dealt at random, one to each player. Every bid pawn starts on space 0 of the
    bidding board.
HZR-4 = To build the deck, shuffle the cards of each level separately (20 of level 1, 28 of level 2, 28 of
    level 3) and remove 4 from each level without looking at them. Stack level 1 on level 2 on level 3: 16 +
    24 + 24 = 64 cards. The deck is never shuffled again.
HZR-5 = With 1, 2 or 3 players, the cards that carry a playing-card index (J, Q, K or A) are taken out first.
    Ruling: there are 16 of them, 4 of level 1, 6 of level 2 and 6 of level 3, and 4 cards of each level are
    still removed unseen afterwards. That leaves 12 + 18 + 18 = 48 cards, enough for eight rounds of six.
HZR-6 = The game lasts 8 rounds. Each round has three phases: preparation, bidding and adventure. So rounds 1
    and 2 draw cards of level 1, rounds 3 to 5 cards of level 2, and rounds 6 to 8 cards of level 3.
HZR-7 = Ruling: the resource tokens (30 of each kind) are a supply, not a limit. A gain is never refused
    because the tokens have run out.
HZR-8 = Ruling: the number of pawns and dice is no limit either. There may be more than 10 zombies, more than
    7 dice and more than 18 neutral survivors.

## Preparation
HZR-10 = With 4 players, 8 cards are laid out face up as 4 pairs, called roads. With 3 or 2 players, 6 cards
    are laid out face up as 3 pairs. The left card of a pair is resolved before the right one.
HZR-11 = With 2 players, the last pair carries the contaminated-zone tile +2 from the first round on.
HZR-12 = From the round after the first player is eliminated, the last pair carries the +2 tile.
HZR-13 = In a 4-player game, from the round after a second player is eliminated, the third pair carries the +2
    tile and the last pair the +4 tile.
HZR-14 = A contaminated road has a toll: a player who takes it pays that many resources of their choice, in any
    mix, before resolving the first card. A player who cannot pay cannot take that road.
HZR-15 = The number of roads does not shrink when players are eliminated. Ruling: this also holds for a game
    begun with 3 players.
HZR-16 = The first player draws the cards and lays them out at random. Ruling: they are laid in the order
    drawn, road 1 left, road 1 right, road 2 left and so on, and nobody chooses. The “third” and the “last”
    pair are counted in that order.
HZR-17 = Ruling: roads that nobody took go back to the box at the end of the round. Every round draws new
    cards.
HZR-18 = Ruling: nobody is ever left without a road, because there are never fewer roads without a toll than
    players in the game.

## Bidding
HZR-20 = Players take turns in the order of their turn-order tiles. On their turn a player either raises or
    passes. Ruling: there is no bidding in the solo game.
HZR-21 = A raise moves the bid pawn to a space above its present one, up to space 10. The space must be free
    (only space 0 may hold several pawns), and its value must not exceed the player’s total of resources. A
    raise need not be the highest bid.
HZR-22 = A player who has passed may come back into the bidding as long as it goes on.
HZR-23 = Bidding ends as soon as all the players still in the game have passed one after another.
HZR-24 = Each player pays exactly the value of the space their bid pawn is on, in any mix of the three
    resources they choose.
HZR-25 = The new turn order goes from the highest payment down to the lowest. Players who tie, which can only
    happen at 0, keep their previous order among themselves.
HZR-26 = The bid pawns go back to space 0. Eliminated players do not bid.
HZR-27 = Ruling: a player who has no legal raise passes automatically. “One after another” counts everyone,
    including the player who raised last. Payments are made in the new order, highest first.
HZR-28 = Ruling: with fewer than four players, only as many turn-order tiles are used as there are players,
    starting from tile 1. After an elimination the order closes up.

## Adventure
HZR-30 = In the new turn order, each player chooses one of the roads still available and resolves its left
    card, then its right card.
HZR-31 = Each card is resolved in three steps, always in this order: loot, event, combat.
HZR-32 = Loot: the player gains the resources shown on the card.
HZR-33 = Event: text in black is resolved at once. Text in red is a special rule for the combat that follows.
HZR-34 = When an event asks for a die roll, the black die is always used.
HZR-35 = Events ignore the adrenaline symbol on the dice: only the plain result counts, and a bite cannot be
    bought off.
HZR-36 = Combat begins with at most one shooting round. The player spends any number of ammo; spending 0 means
    there is no shooting round. Each ammo spent rolls 2 black dice. Each die that shows a hit or a critical
    removes one zombie, and no other face counts. Ruling: the faces that count are hit and critical; the
    symbols are damaged in the source.
HZR-37 = Before every melee round the player may flee by spending 2 fuel. The card goes back to the box and
    its experience is not gained. Ruling: its loot and events stand, and the next card of the road is then
    resolved as usual.
HZR-38 = While zombies remain, melee rounds follow until one side is destroyed. In each one the player rolls
    as many black dice as they have survivors.
HZR-39 = Bite: the player loses 1 adrenaline or 1 survivor, as they choose.
HZR-40 = Nothing: no effect.
HZR-41 = Opportunity: the player may spend 1 adrenaline to kill a zombie.
HZR-42 = Hit: a zombie is killed.
HZR-43 = Critical: a zombie is killed, and the player may spend 1 adrenaline to kill a second one.
HZR-44 = Every die of the round is resolved. Ruling: if the last zombie falls, the remaining bites still
    count; if the last survivor falls, the group is eliminated even when no zombie is left.
HZR-45 = A card that has been survived is kept face down; its experience counts at the end of the game.
    Ruling: a card without zombies has no combat and is kept in the same way.
HZR-46 = Against a horde of level 1, 2 or 3, that many of the melee dice are replaced by horde dice. There are
    never more dice in all than survivors: 4 survivors against a horde of level 2 roll 2 black dice and 2
    horde dice; 2 survivors against a horde of level 3 roll 2 horde dice. Shooting and fleeing are unchanged.
HZR-47 = The horde die has an extra face, horrible death: a survivor is killed, and adrenaline cannot prevent
    it.
HZR-48 = Cards won lie face down. Ruling: what lies there follows from public events, so it is no secret; a
    table may still hide it from display.
HZR-49 = Ruling: in the shooting round the number of ammo is fixed before rolling, all the dice are rolled at
    once, and surplus kills are lost.
HZR-52 = Ruling: in melee, hits, the first kills of criticals and horrible deaths apply at once. The player
    then settles bites, opportunities and second kills in any order. Adrenaline cannot be spent on a kill when
    no zombie is left. Bites beyond the last survivor are ignored. A player with no adrenaline loses a
    survivor to a bite.
HZR-53 = Ruling: a horde keeps its level however few zombies are left. The dice are counted anew each round.

## Elimination
HZR-50 = A player whose last survivor dies is out of the game: they bid no more, and the cards they won go
    back to the box.
HZR-51 = Ruling: a player eliminated in the middle of a road does not resolve the rest of it.
HZR-54 = Ruling: an eliminated player’s resources and tokens leave the game. The unresolved cards of their
    road go to the box.
HZR-55 = Ruling: all survivors are alike. The one in the player’s colour has no special role.

## End
HZR-60 = In a game begun with 2 or more players, if exactly one group is left at the end of an adventure
    phase, round 8 included, it wins whatever its experience. The phase is played out first: the last group
    still resolves its road and may die there. This never applies to the solo game.
HZR-61 = If all the groups in play at the start of a round are eliminated in the same adventure phase, nobody
    wins.
HZR-62 = After 8 rounds, each player still in the game adds up the experience on their own cards.
HZR-63 = There are four epilogue cards worth 3 experience each: for the most adrenaline, the most fuel, the
    most ammo and the most survivors. On a tie, that card is not given.
HZR-64 = The player with the most experience wins. On a tie, the tied player with the most survivors wins.
    Ruling: if they are still tied, they share the victory.

## Tokens and cards
HZR-70 = There are 9 special tokens, which come into play through the cards. Ruling: who holds a token, and of
    which kind, is public.
HZR-71 = School bus: it has no effect by itself. Once it is turned into the EXECUTOR, its owner treats hordes
    as ordinary zombies from then on. The card that turned it stays face up.
HZR-72 = Molotov cocktails: discard the token before a combat begins to destroy all the zombies of the card, a
    horde included. The red text does not apply, and the card is kept as won.
HZR-73 = Ruling: the nine tokens are one school bus, two road maps, one long-range weapon, one companion, two
    toxic fumes, one wound and one Molotov cocktails.
HZR-74 = Ruling: the black die has 2 hits, 1 critical, 1 opportunity, 1 bite and 1 nothing. The horde die is
    the same, with horrible death in place of nothing.
HZR-75 = Ruling: the 76 cards and their effects are ours to list, and each effect is a rule of its own. In
    black: survivors join; survivors are lost; take a token; discard resources of your choice; pay fuel; pay
    adrenaline; roll a black die per survivor and lose one survivor per bite; roll one black die and lose a
    survivor unless it shows a hit or a critical; give up a named token or lose survivors; each map you hold
    is worth 6 experience; turn the bus into the EXECUTOR; lose one survivor per toxic-fumes token, the tokens
    stay; discard the wound token and lose one survivor; pay 3 ammo or the companion leaves. In red: each bite
    of the shooting round adds a zombie; no adrenaline in this fight; no fleeing; the companion blows up the
    zombies.
HZR-76 = Ruling: when a card asks for fuel or adrenaline, the player chooses how much to pay and loses one
    survivor per unit not paid. When a card asks for a token or survivors, the holder chooses; without the
    token the survivors are lost. If the companion’s ammo is not paid, the companion leaves and no survivor is
    lost. Discarding a resource has no effect on a player who has none.
HZR-77 = Ruling: the red rule that adds zombies for bites overrides the shooting round’s rule that no other
    face counts: bites add zombies first, then the kills count. The red rule that forbids adrenaline also
    forbids losing adrenaline to a bite. The companion’s blast is compulsory, comes before shooting, and the
    card is kept as won.
HZR-78 = Ruling: the Molotov cocktails may be used once per card with zombies, after the event step and before
    the red text; so the companion stays.
HZR-79 = Ruling: the map bonus counts for the player who resolved that card. Its experience belongs to the
    totals compared at the end of the game and in the solo score.

## Solo
HZR-80 = In the solo game, the cards with a playing-card index are taken out. Each round lays out 3 pairs:
    pair 1 face down, pair 2 with its first card face up and its second face down, pair 3 face up.
HZR-81 = Pair 1: gain 2 resources of your choice before turning the cards over. Pair 2: nothing special. Pair
    3: pay 2 resources of your choice first; a player who cannot pay cannot take it.
HZR-82 = When the chosen road has been survived, the other four cards are discarded and the next preparation
    phase begins. Ruling: those that are face down are not shown.
HZR-83 = The score is the experience of your cards plus 1 for each complete set of 1 survivor, 1 fuel, 1 ammo
    and 1 adrenaline.
HZR-84 = The score earns one of six ranks: 0 to 5, 6 to 10, 11 to 15, 16 to 18, 19 to 21, and 22 or more.
HZR-85 = Dying in the solo game is a loss. Ruling: no score is counted.
HZR-86 = There are no epilogue cards in the solo game. Ruling: all the hidden cards of a chosen road are
    turned up before the first is resolved (for pair 1, after the 2 resources are taken).
