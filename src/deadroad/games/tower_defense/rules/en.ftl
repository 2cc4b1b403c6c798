# Tower Defense: the rules, clause by clause.

chapter-aim = Aim and end
chapter-waves = Waves
chapter-garrison = Garrison
chapter-fortress = Fortress and resources
chapter-set-up = Field and set-up
chapter-turn = The turn
chapter-tokens = Tokens and difficulty

HTD-1 = The defenders win once every zombie of all three waves has been killed.
HTD-2 = The zombies win on the spot when a unit with zombies moves out of the warehouse column towards the valley.
HTD-3 = At the end of a turn the zombies win if all the bastions are destroyed, if nobody of the garrison is alive, or if no
    manned bastion is left.
HTD-4 = Ruling: the defenders’ victory is tested at check 2 and holds as soon as the third wave has no card left in reserve and
    no unit with zombies stands on the field; units without zombies do not put it off. When a defeat would hold at the same
    check, the victory is tested first and counts.
HTD-5 = Ruling: a garrison wiped out by events loses at the following check 2. If that happened while a wave was set up, it may
    still recruit in the garrison phase that comes before the check.

HTD-10 = There are three waves, each made of the cards of one level: 15 cards of level 1, then 18 of level 2, then 18 of
    level 3. Ruling: the larger numbers (18 for the first wave, 21 for the second, 21 or 24 for the third) are settings for
    longer waves, chosen separately for each.
HTD-11 = Each card is a unit of its wave. A card with zombies or resources is a mobile unit; a card that has nothing but an event
    is an event unit.
HTD-12 = Ruling: experience alone, or a token alone, also makes a card a mobile unit, because there is something to collect on it.
HTD-13 = Ruling: an event does not depend on the combat when its text is black (HZR-33), and it is resolved when the card is
    revealed. The exception is a text that gives a token: the token is an object lying on the unit, collected under HTD-67 and
    never at the reveal. Red text waits for the combat.
HTD-14 = Ruling: all 76 cards are in use, those with a playing-card index included (HZR-5 does not apply). Each wave is drawn at
    random from its level. The reserve of a wave lies face down; the cards left over are set aside without being looked at.
HTD-15 = Ruling: where an event says you, your group or survivors it means the whole garrison, and the resources and tokens it
    speaks of are the common ones. An event that rolls for each survivor rolls one die for each member. The members lost to
    toxic fumes, to a wound, to a failed rescue or to a demand not paid are chosen under HTD-24.
HTD-16 = Ruling: a survivor who joins through an event becomes a regular in a manned bastion with room, chosen by the player, and
    is ready to act in this very turn. Without room anywhere the newcomer is lost.
HTD-17 = Ruling: the event that makes the maps valuable gives the garrison 6 experience at once for each map it holds; the maps
    are then discarded. Experience is spent in this game and never scored.

HTD-20 = A squad is one leader and at most three regulars, quartered in one bastion. A bastion with a squad is a manned bastion.
HTD-21 = Squads may mix while they intercept. At the start and at the end of a turn each squad is in its own bastion.
HTD-22 = A squad that has lost its leader is dissolved: its regulars join other squads with room (fewer than three regulars) and
    those who find none go back to the reserve.
HTD-23 = Reinforcements are bought with experience: 3 for a leader, 2 for a regular. To man a bastion that has no squad a leader
    is needed.
HTD-24 = Ruling: the player names who dies. In a combat it is a member of the group that fights; for an event it is any member
    anywhere, in a bastion or in a warehouse. A leader counts as one survivor and rolls one die.
HTD-25 = Ruling: the death of a leader dissolves the squad after the last combat of the turn and before check 2, or at once when it
    happened while a wave was set up. The bastion is then no longer manned and the capacity falls (HTD-33). The regulars of that
    squad finish what they are doing this turn and are placed under HTD-22 and HTD-70.
HTD-26 = Ruling: a bastion stays manned as long as it stands and its leader lives, wherever the leader is this turn. New leaders go
    only to bastions that stand and are not manned. What has been destroyed is never rebuilt.
HTD-27 = Ruling: the reserve of leaders and regulars never runs out; to leave play and to go back to the reserve are the same thing.
    There is no limit to the experience held.

HTD-30 = The fortress has three bastions and three warehouses (ammo, fuel, adrenaline), one bastion and one warehouse on each
    line. Warehouses work from the start until they are destroyed.
HTD-31 = Resources come from intercepted units or from the warehouses: each member sent to a warehouse brings 2 units of its
    resource at the end of the turn.
HTD-32 = Warehouses never run dry. Each manned bastion can store up to 10 of each resource; the stock is common to all squads.
HTD-33 = When a manned bastion is lost, whatever exceeds the new capacity is lost with it. With three manned bastions and 24 fuel,
    18 adrenaline and 27 ammo, the loss of one leaves 20 fuel, 18 adrenaline and 20 ammo.
HTD-34 = Ruling: the ammo warehouse is on line 1, the fuel warehouse on line 2, the adrenaline warehouse on line 3. To send a member
    there costs nothing, whatever the line the member comes from.

HTD-40 = The field has three lines and five columns: the warehouses, the bastions, two approach columns, and the entry.
HTD-41 = At the start the player puts one squad, a leader and three regulars, in a bastion of their choice. The garrison has 4 ammo,
    4 fuel, 4 adrenaline and no experience.
HTD-42 = The first three cards of a wave go to the entry column, one on each line. Their events are resolved; event units are
    removed and not replaced. A new wave is set up in the same way once the one before is used up and the lines are clear.
HTD-43 = Ruling: when the reserve holds a single card, that card alone enters; HTD-54 and HTD-55 begin in the following turn.
HTD-44 = Ruling: whether HTD-54 or HTD-55 applies depends on the lines that are occupied when the phase begins, by any unit, in any of
    the five columns. The two dice are applied one after the other and may name the same line. An advance by two columns is made
    one column at a time, and HTD-57 and HTD-2 are looked at after each.
HTD-45 = Ruling: a wave is over when its reserve is empty and no unit, with or without zombies, stands in any column. The next one is
    set up at the end of that turn, after the return, on line 1, then 2, then 3; the movement of the following turn brings two
    more cards as usual.

HTD-50 = A turn has nine phases in this order: garrison, warehouses, movement of the wave, check 1, interception, combat, check 2,
    recovery, return to the bastions.
HTD-51 = Garrison phase: experience may be turned into leaders and regulars in any way that respects HTD-20.
HTD-52 = Warehouse phase: any members may be sent to warehouses that still stand. Ruling: they are busy there for the whole turn.
HTD-53 = Movement: the next two cards of the wave are revealed, one after the other. An event unit is resolved and removed, without a
    die. For a mobile unit the event that does not depend on the combat (HTD-13) is resolved first, then a six-sided die chooses the
    line: 1-2 the first, 3-4 the second, 5-6 the third. Every card on that line moves one column towards the bastions and the new
    unit takes the entry.
HTD-54 = When the reserve of the wave is empty and two or more lines are occupied, two dice are rolled each turn and each advances the
    line it names by one column.
HTD-55 = When the reserve of the wave is empty and one line is occupied, the cards on it advance two columns.
HTD-56 = A die rolled under HTD-54 that names an empty line moves nothing.
HTD-57 = A card without zombies that reaches the bastion column is discarded with everything on it.
HTD-58 = Check 1 looks at HTD-2.
HTD-59 = Interception: a group walks over the grid for 1 fuel a step, whatever its size, along a free path. A unit behind another
    cannot be reached through it, whether the one in front has zombies or not. Ruling: steps go in four directions over all 15
    spaces, and walking round a unit is allowed.
HTD-60 = Squads may first join on a bastion. Each step to it costs 1 fuel: 1 between neighbouring bastions, 2 between the first and
    the third. The joined group then walks as one. A squad that joins its neighbour and goes two steps further with it costs 3 fuel
    in all.
HTD-61 = Several groups may intercept different units in the same turn. Ruling: each member acts once a turn.
HTD-62 = A unit without zombies is simply taken.
HTD-63 = A combat follows HZR-36 to HZR-44, HZR-46, HZR-47 and the red text of the card; the members of the group are the survivors.
    There is no shooting round when the unit stands on a bastion or a warehouse.
HTD-64 = A combat may be abandoned: nothing is taken, the unit stays where it is and all its zombies are back. Ruling: when and at what
    price is as in HZR-37 (2 fuel, before a melee round), but the card does not go to the box.
HTD-65 = An area of the fortress on which a unit with zombies still stands is destroyed and leaves the game; the unit stays there.
    Ruling: this happens after the last combat and before check 2, which takes it into account. The squad of a destroyed bastion is
    placed under HTD-70. Ruling: members in a destroyed warehouse survive as well, but bring nothing.
HTD-66 = Check 2 looks at HTD-1 and HTD-3. Survivors cannot move into a bastion that is intact but not manned.
HTD-67 = Recovery: groups that are still on units without zombies, or on units whose zombies they have beaten, may collect
    resources, experience and tokens; each member in a standing warehouse brings 2 units. Nothing collected this turn could
    serve in the combats of this turn. Ruling: each resource, the experience and the token of a unit may be left; all the rest
    is taken together, and the unit leaves the field. Everything is added up first and then cut to the capacity.
HTD-68 = Ruling: a group that is wiped out has not won, even if the last zombie fell in the same roll. The unit stays and its zombies
    are all back.
HTD-70 = Return: leaders go back to their own bastion. Regulars who intercepted, and the squad of a destroyed bastion, go to any manned
    bastion with room; those in excess leave play. Ruling: every other regular may change bastion as well, the return costs no
    fuel, and a leader whose bastion is gone leaves play.
HTD-71 = Ruling: all groups are formed, moved and paid for before the first combat. Only units block the way, and one that is attacked
    or taken this turn still does; other groups, destroyed areas and the space a group starts from do not.
HTD-72 = Ruling: a group is any number of members who start on one bastion or have joined there, with or without a leader; a squad may
    split. Groups that end on the same unit fight as one. There is one combat for each unit and turn.
HTD-73 = Ruling: a unit on the group’s own bastion is intercepted with no step and no fuel. A squad at home that does not intercept is
    not attacked.
HTD-74 = Ruling: the combats are resolved one after another in the order the player likes, all from the one common stock and without
    what was found this turn.
HTD-75 = Ruling: red text that forbids fleeing also forbids HTD-64. Where there is no shooting round, red text that adds zombies for
    bites while shooting does nothing. Once an area is destroyed, shooting is possible on its space again.

HTD-80 = Tokens work as in Hit Z Road, but the EXECUTOR serves once: it is discarded after that combat.
HTD-81 = To make the defence harder, leave out the Molotov, the maps or the EXECUTOR: any of them, each chosen separately.
HTD-82 = Ruling: tokens belong to the garrison and any group may use them. The Molotov, the EXECUTOR and the companion’s last blast
    serve one combat each. The Molotov also works on areas of the fortress, since it is no shooting round; the unit is then cleared.
HTD-83 = Ruling: the bus must first be turned into the EXECUTOR by its event, as in HZR-71. The player then declares the EXECUTOR before
    one combat against a horde and discards it afterwards. Leaving out the EXECUTOR means there is no bus token; leaving out the
    map means both maps are out.
