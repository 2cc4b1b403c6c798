## Chapters
chapter-set-up = Set-up
chapter-turn = The turn
chapter-fighting = Fighting
chapter-houses = Houses
chapter-zombies = Zombies
chapter-end = End of the game
chapter-road-rage = Road Rage: set-up
chapter-keys = Road Rage: keys
chapter-driving = Road Rage: driving
chapter-agendas = Road Rage: secret agendas
chapter-road-rage-scoring = Road Rage: scoring
chapter-questions = Road Rage: questions and answers

## Set-up
ZTB-1 = Fact: 3 to 6 players; the game lasts 10 days with any number of players; the most points win. Our rule:
    two may play as well, and a setting allows fewer days, such as the 8 that the base game advises with 6
    players.
ZTB-2 = Fact: there are 100 zombies, 102 action cards (the events are among them), 30 combat cards, 12 house
    cards, 6 player cards, 4 ownership chips for each player and 12 barricade stands. The twelve-sided die
    only counts the days.
ZTB-3 = Fact: the cemetery lies in the middle with 12 houses around it, and a whole house is one space. One
    zombie starts on each square of the ring around the cemetery. Our rule: the board has 16 by 16 squares; the
    ring has 20 squares, each house covers 2 by 2 squares and has four facades, each with one access square,
    one of which is the driveway.
ZTB-4 = Fact: the players choose a house each in turn as their home base and put their pawn and a chip there.
    Everybody gets a three-bullet gun out of the action deck. After that each house gets a house card showing
    a 5, and everybody is dealt 6 action cards and keeps 3; events may not be kept. Inferred: the 5 is the
    number of finds left in the house. Ruling: the cards not kept go to the discard pile.
ZTB-5 = Our rule: events among the opening six are shuffled back into the deck without effect. A player who
    has fewer than three cards to keep draws on until there are three; events drawn on the way go back as well.
ZTB-6 = Our rule: every pawn has 4 health.
ZTB-7 = Our rule: a day is one turn of each living player in seat order. The start player of the first day is
    drawn at random (the box says the youngest); each day the next seat starts. After the last turn the day
    counter rises.
ZTB-8 = Fact: a house stays its owner’s until its last barricade falls or another player claims it; a home
    base is no exception. Our rule: a house left without guard and without barricade belongs to nobody, and its
    chip returns to its owner; only a home base that never had a barricade keeps its chip undefended, until
    another player claims it.

## The turn
ZTB-10 = Our rule: a turn has four phases. Draw one action card: an event takes effect at once and is not
    replaced. Take your actions. Then come the zombies. Last, discard down to 5 cards. Ruling: an empty deck
    is made again from the shuffled discards; if there are none either, nothing is drawn. A player who dies in
    their own turn ends it at once, even with a second life.
ZTB-11 = Fact: a turn has several actions and one free movement. Our rule: three actions; movement and actions in
    any order.
ZTB-12 = Our rule: a movement is up to 3 squares, never diagonal. A house counts 1 to enter and 1 to leave, always
    through one of its access squares. Pawns may share and cross spaces; nobody enters the cemetery. Entering
    a space with zombies stops the movement until they are dealt with; what is left of it may then be used.
ZTB-13 = Our rule: one action each buys: another movement; a search; playing a card; stationing a survivor as a
    guard or picking one up; fighting a zombie in your space or shooting one in range; attacking a player or a
    guard; taking 1 strength off a foreign barricade. Ruling: the barricade must be on a facade of the house
    you are in or on the facade your square gives access to. A gun, first aid, ammunition and a survivor go to
    your own group in your space, a barricade and a guard into the house you stand in. Second wind costs no
    action.
ZTB-14 = Fact: an empty gun may be dropped at any time for free. Our rule: passing a gun within your group in one
    space (pawn, travelling survivors, own guards) is free. Ruling: an empty gun may be dropped at any
    question put to its owner, and at most five guns change hands in a turn, so that a turn always ends.
ZTB-15 = Our rule: a search needs your pawn on foot in a house with finds left, without a zombie and without
    another player’s guard. The counter falls by 1 and you draw a card; an event takes effect. If the card is
    of the family named on the house card, you draw one more. Ruling: the second card gives no third; the
    caretaker’s lodge, which names no family, gives two finds for one search while it has two.
ZTB-16 = Our rule: a pawn carries at most 2 guns and each survivor 1; at most 3 survivors travel with a pawn; a
    house holds at most 2 guards; the hand limit is 5.
ZTB-17 = Our rule: stepping onto zombies starts a fight of free exchanges until the space is clear or a wound
    drives the pawn off. A pawn that starts its turn on foot among zombies pays one action for each exchange,
    or takes 1 damage and moves three squares. If zombies are left in its space when the actions are spent, it
    takes 1 damage and moves three squares. Ruling: until they are dealt with the pawn may only fight them,
    run from them, play a gun, ammunition or first aid, and do what is free.
ZTB-18 = Our rule: moving three squares away is a path of three steps of the owner’s choice, no space twice,
    through no closed facade, clear of zombies if possible, otherwise shorter. Where the pawn ends among
    zombies they wait for its next turn. Ruling: if not even one clear step exists, the pawn stays where it is
    and is not hurt again at the end of that turn.

## Fighting
ZTB-20 = Fact: a combat card has one reading with a bullet and another without. Our rule: a shot kills or misses,
    and the bullet is spent either way; bare hands kill, push (nothing happens) or earn a wound. Ruling: when
    the combat deck is empty its discards are shuffled.
ZTB-21 = Fact: a gun that says draw 2 turns two combat cards when it is fired, and the better one counts.
ZTB-22 = Fact: a killed zombie joins the collection of the one who killed it. Any number of zombies may share
    a space.
ZTB-23 = Fact: a wound is 1 damage, and the pawn moves three squares away. A survivor travelling with the pawn
    may be given up instead of the damage; the pawn moves three squares all the same. Our rule: a setting makes
    the wounds of zombies worse.
ZTB-24 = Fact: an armed survivor travelling with the pawn may fight in its place, even in a fight the owner
    started, unless another player aims at the pawn itself. Our rule: unarmed survivors may too, with bare hands;
    a wound kills the survivor who fought. Ruling: the zombies then stay, and the pawn is not driven off.
ZTB-25 = Our rule: range is a straight line in one of eight directions, up to 3 squares, with no house and no
    cemetery between. Into or out of a house one shoots only through an open facade, between the house and its
    access square. Ruling: a facade with a barricade, one’s own included, is not open; a car does not close it
    to bullets.
ZTB-26 = Fact: starting a fight with a player costs an action; the answer is free and costs the one who
    answers nothing. Entering a house where another pawn stands forces nobody to fight. Our rule: one exchange
    each, first the attacker, then the answer if that player lives and is able. Ruling: the attacker aims at a
    pawn, a travelling survivor or a guard; bare hands reach only the same space. A kill costs a pawn 1 damage
    and a survivor their life; a wound read with bare hands strikes the one who fought. Nobody moves, and no
    survivor is given up instead. If the attack was aimed at the pawn, the pawn itself answers; the answer
    strikes the one who attacked. An attacking survivor who falls by their own blow has attacked: the answer, if
    any, strikes the pawn that sent them.
ZTB-27 = Fact: death discards the player card, the weapons carried and the survivors travelling along;
    everything else stays in play. A dead player is out. Our rule: the dead cannot win unless everybody is dead.
    As an option a dead player with a guard goes on with that survivor as a pawn of health 2; that pawn has no
    player card, so its abilities and limits are those of a pawn without one.
ZTB-28 = Ruling: at death the hand and the unfinished agendas are discarded too. Collection, guards,
    barricades and chips stay. Keys held go face down to the house of their driveway; the car stays where it
    is.
ZTB-29 = Fact: when a pawn enters a house, a player whose pawn is inside may start a fight; what the entrant
    does in it are reactions and cost nothing. Ruling: one exchange for each entry, paid with one action of
    the occupant’s next turn; not while the occupant still owes one.

## Houses
ZTB-30 = Fact: a house is claimed by putting a survivor or a barricade there. Inferred: nobody owns more than
    four houses, for there are four chips.
ZTB-31 = Fact: once the guard is dead, adding one barricade beside those that stand is enough to take a house.
    Otherwise it stays its owner’s until the last barricade falls, and even then the newcomer must place a
    survivor or a barricade to own it.
ZTB-32 = Fact: a barricade keeps out zombies and other players. Inferred: one on each facade, and 12 on the
    board at most. Our rule: boards have strength 2, furniture 3; the owner passes. Ruling: others cannot cross it
    from inside either.
ZTB-33 = Ruling: a claim needs a chip, no living guard of another player, no pawn of the owner inside, and for
    a barricade a free facade and a free stand. Where all four facades are taken, place a survivor or break
    one first. The standing barricades go to the new owner.

## Zombies
ZTB-40 = Our rule: at the end of each turn as many zombies rise as a third of the day number, rounded up, one
    after another, each on a ring square with the fewest zombies; the active player chooses among equals.
ZTB-41 = Fact: the active player then moves several zombies toward other players. Our rule: six, one square each,
    and each step must shorten the way to another living player’s pawn or guarded house. Ruling: none of the
    six may be left out while a legal step exists, and each zombie moves once. “Rest” lets those that are left
    walk by themselves, the nearest to its goal first, each by a shortest way.
ZTB-42 = Our rule: a zombie enters a house only from an access square, through a facade with no barricade and no
    car on its square. At a barricade it stays where it is and takes 1 strength off. A zombie that arrives on
    a pawn (except a driver it ignores) or on a guard is fought with one exchange. Ruling: among several pawns
    it falls on the one next in turn order after the active player, on the active player’s own last; guards
    fight only where no pawn does, and the owner says which.
ZTB-43 = Ruling: a zombie’s way runs orthogonally over open squares, never through a house except into its
    target. A barricade adds its strength to the way, a facade with a car is closed in both directions, and
    knocking counts as the step. A quick zombie that meets somebody after its first square fights there and
    loses its second square. If fewer than six steps are legal, or no other player lives, only those are made,
    or none.
ZTB-44 = Ruling: no zombie rises when the reserve is empty. A zombie rising on a pawn counts as arriving.

## End of the game
ZTB-50 = Fact: points are given for zombies, houses, survivors, barricades and guns; ties go to more zombies.
    Our rule: 1 for a zombie, 3 for a house, 2 for a survivor, 1 for a barricade standing in a house of yours, 1 for a
    loaded gun.
ZTB-51 = Fact: one action card adds a day. Our rule: once in a game, and only if it is drawn on one of the last
    three days; drawn earlier it has no effect.
ZTB-52 = Ruling: further ties go to more houses; after that the win is shared.

## Road Rage: set-up
ZRR-1 = Twelve cars stand one on each driveway. Each player takes the key of the car at their own base; the
    other keys are shuffled face down and one is laid on each house that is nobody’s base.
ZRR-2 = Each player is dealt two of the 30 secret agendas. A player who has two identical ones shows them,
    discards one and draws again until they differ.
ZRR-70 = Our rule: the game can be played without Road Rage; with it is the default.

## Road Rage: keys
ZRR-10 = On entering a house you may look at the key there in secret. One action takes it; otherwise it is put
    back. Looking needs your pawn inside. What one player saw the others do not know.
ZRR-11 = A car can be used only with its own key.
ZRR-12 = Ruling: the key may be looked at any time while the pawn is inside, on your own turn, and may be taken
    without looking. A key taken lies open before its holder. A key that came back to its house after a death
    is known to all and is taken as one of its own.

## Road Rage: driving
ZRR-20 = One action to get in and start; after that each drive of up to 6 squares costs one action or the free
    movement.
ZRR-21 = A car goes forward, backward or diagonally, never sideways. Our rule: a car has an axis, at first square
    to its facade; after a diagonal step the driver may turn the axis.
ZRR-22 = Survivors do not drive; those travelling with the pawn ride along.
ZRR-23 = When the car enters a square with zombies it takes 1 damage for each, and the zombies join the
    driver’s collection at once.
ZRR-24 = At 4 damage the car is dead. Where there are more zombies than the car can take, it kills only up to
    its fourth damage. Our rule: the drive ends there and the driver is put out.
ZRR-25 = Cars do not hurt players, and a car may drive through their squares. Our rule: a car enters no house, no
    cemetery and no square with another car.
ZRR-26 = Getting out is free. The pawn stays on the square and must fight the zombies there, or take 1 damage
    and move three squares. Ruling: these exchanges are free, as when stepping onto zombies, and the pawn may
    run before each of them.
ZRR-27 = A parked car bars its facade: zombies cannot enter a house through a square with a car, from the
    start of the game on. A dead car still does.
ZRR-28 = Zombies on a driver’s square ignore the driver until they outnumber the damage the car can still
    take.
ZRR-29 = A driver can be shot as usual.
ZRR-30 = Ruling: to get in, the pawn stands on the car’s square, the zombies there are dealt with, the car has
    less than 4 damage and nobody else sits in it. Staying inside between turns costs nothing and needs no new
    start; getting out ends the drive.
ZRR-31 = Ruling: a driver may drive, play cards and shoot, but neither search nor enter houses, nor work on a
    barricade: the crowbar and second wind need a pawn on foot. No fight with bare hands goes to or from a
    car.
ZRR-32 = Ruling: only zombies on squares the car enters are run over; driving off from zombies is free. While
    they outnumber the damage left the driver is no longer ignored: those that arrive fight the driver at
    once, and those that stand there are dealt with as on foot (ZTB-17): each exchange costs an action, and if
    any are left when the actions are spent, the driver takes 1 damage and moves three squares, out of the
    car. The car takes none of it, and the driver may still drive off or get out before that.
ZRR-33 = Ruling: each square entered counts 1. A diagonal step needs only its target free. A car may stop on a
    pawn’s square.
ZRR-34 = Ruling: a car bars zombies only; pawns pass.

## Road Rage: secret agendas
ZRR-40 = Each agenda has two objectives of different difficulty and value.
ZRR-41 = When an objective is completed the card goes face up at once with that side up, for good, even if the
    condition no longer holds. Our rule: this is checked after every step of any turn and at the end of the day; a
    car that only drives past closes no facade; with both at once the higher counts. Ruling: if both agendas
    of a player are fulfilled together, they are turned up one after the other, the one held longer first,
    each followed by its draw.
ZRR-42 = A player cannot complete an identical card twice in a game.
ZRR-43 = Agendas are not part of the hand unless a card says so.
ZRR-44 = After completing one you may draw one. For one action you may discard one and may draw another. There
    is no other way to draw, and nobody has more than two unfinished ones. Our rule: discarding is once a turn.
ZRR-45 = Of two identical agendas at set-up one is shown and discarded. Ruling: an empty agenda deck is made
    again from the shuffled discards, with the duplicates discarded at set-up among them. A copy of a card
    already completed only costs points until it is discarded. When several players complete one at once, the
    active player draws first, then the others in turn order.

## Road Rage: scoring
ZRR-50 = 1 point for each working car (less than 4 damage) whose key the player holds.
ZRR-51 = Completed agendas give their points; each unfinished one costs the lower of its two values.
ZRR-52 = Ties go to the player with more zombies collected.

## Road Rage: questions and answers
ZRR-60 = “Draw 2” on a gun is about the combat cards turned when it is fired, never about action cards.
ZRR-61 = A travelling survivor may be given up instead of the damage of a zombie; the pawn still moves three
    squares.
ZRR-62 = Dropping an empty gun costs no action, at any question put to its owner.
ZRR-63 = An armed survivor travelling with you may fight for you, unless a player aims at your pawn itself.
ZRR-64 = Answering an attack costs no action.
ZRR-65 = With the guard dead, one more barricade or a survivor is enough to take a house; the standing
    barricades need not be broken.
ZRR-66 = Death discards the player card, the weapons carried and the travelling survivors; all else stays.
ZRR-67 = Between equal totals the larger collection of zombies wins.
