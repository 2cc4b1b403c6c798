lesson-welcome = You are alone with a small fortress and three waves of the dead. Kill every zombie of the third wave and you have won. Lose all your people, or let one pack through behind the warehouses, and it is over.
lesson-lines = They come out of the dark, on three lines: entry, far, near, then your bastion, then your warehouse. Each turn two new cards arrive, and a die chooses the line that they push forward.
lesson-man = You begin with one squad: a leader and three regulars. Put them in bastion 2, in the middle: from there both other lines are one step away.
lesson-supply = Resources don’t grow on trees. A member sent to a warehouse brings back 2 at the end of the turn, but doesn’t fight until then. Fuel is what carries you to the enemy: send one regular to fetch some, and the rest stay.
lesson-gather = The die has pushed the county jail to the space in front of you: 3 zombies, with 3 ammo and a star of experience. Better to go to them than to wait. Gather a group at your bastion.
lesson-squad = Choose who goes. Every member is one die, so take all three who are free.
lesson-intercept = Walking costs 1 fuel a step, however many go. The jail is two steps away: that is 2 of your 4. A card behind another can’t be reached through it.
lesson-shoot = On open ground you may shoot once: 2 dice for each ammo, and no bites. Hits and criticals kill. One bullet will do, three dice of melee follow. At a bastion you could not shoot at all.
lesson-fight = One is down, two are left, and there are three of you. Per die: two faces hit, one is a critical, one an opportunity, one a bite, one blank. You could still leave for 2 fuel, but then all three zombies stand up again. Fight!
lesson-opportunity = A hit, a blank, and an opportunity: for 1 adrenaline it kills too, and that is the last of them. Take it.
lesson-take = The jail is yours. What lies on a card is taken now, at the end of the turn, and your people walk home for free. You may leave what only harms, such as toxic fumes; here all is good: take everything.
lesson-second = Your regular is back with 2 fuel. Turn 2: send one for fuel again and one for adrenaline. Two stay at home in case of visitors.
lesson-loot = Four zombies hold the pawn shop in front of you, but they still need two turns to the bastion. The hunter’s attic on line 3 has no zombies at all: send a single regular, three steps for 3 fuel.
lesson-find = Nobody to fight there: the card is simply taken, with 3 ammo and a long-range weapon. Tokens work as in Hit Z Road: each helps with one special card.
lesson-end = For 2 experience you recruit a regular, for 3 a leader who opens a second bastion. Do that early: every manned bastion stores 10 of each resource and guards a line. Good luck up there!

# Tips of the first game, by kind of question
first-man = From the middle bastion both other lines are one step away.
first-supply = Each member sent to a warehouse brings 2 at the end of the turn and does not fight before that.
first-gather = Everybody who fights this turn sets out now: you can form several groups before you are done.
first-intercept = A group pays 1 fuel for each step, whatever its size. It can’t pass through a card.
first-recruit = A leader opens a new bastion for 3 experience, a regular costs 2. Early recruits pay off.
first-recovery = First name what you want to leave, such as toxic fumes; then take the rest.
first-stand = If you leave the fight, all zombies of the card are back.
