lesson-welcome = Five survivors, a full tank and Route 66. In eight rounds you want as much experience as you can get: the stars on the cards. The group with the most wins, but only if it is still alive.
lesson-roads = These are this round’s roads. Each has two cards, met one after the other: first you take the loot, then the zombies on it come at you. All but one of them look quiet. Guess which one is left for the last to choose.
lesson-bid = So everybody bids for first choice, in resources. The others stand at 1 and 2. Ammo, fuel and adrenaline are what keeps you alive, so don’t go mad: move your pawn to 3.
lesson-pass = Outbid, up to 5. You could go to 6, but you would pay it with ammo that the next fight needs. Let them have it: pass. When everybody has passed in a row, bidding is over.
lesson-pay = You stand at 3 and pay 3, in any mix. The road that is left to you is full of zombies, so keep all your ammo and 2 fuel, the price of one escape: give 2 fuel and 1 adrenaline.
lesson-shoot = Main street is yours, with its loot and 4 zombies. First you may shoot, once: each ammo rolls 2 dice, hits and criticals kill, and no zombie can bite you from afar. Fire 2.
lesson-fight = Two are down. Now it is hand to hand: one die for each survivor. A die has two hits (a kill), one critical (a kill, and a second one for 1 adrenaline), one opportunity (a kill for 1 adrenaline), one blank and one bite. Fight.
lesson-bites = Both zombies are dead, but all dice of a round count, and there are two bites. Each costs a survivor or 1 adrenaline. Spend the adrenaline: survivors are your dice.
lesson-jail = Fight won: the card and its star are yours. Now the second card, the county jail, gives 3 ammo and 3 zombies. With 6 ammo you can afford it: fire 2 again.
lesson-save = Not one bite, and 2 stars: the worst road has paid. Round 2 has new cards, and this time no road is bad. A player who bids nothing pays nothing: pass, and save up for the hard rounds.
lesson-worthless = You picked up a hitch-hiker: six survivors. But look at this container: 3 zombies and no star. The loot is already yours, so there is nothing here worth a bullet. Don’t shoot.
lesson-flee = Before each round of a fight you may flee for 2 fuel. You lose the card and its experience, here none at all. Put your foot down!
lesson-end = Two rounds, nobody dead. From round 3 on the cards get harder and hordes come, whose dice have a deadly face. At the end the most survivors, ammo, fuel and adrenaline are worth 3 experience each. Now it is your turn.

# Tips of the first game, by kind of question
first-bid = Your bid is paid in resources, and the highest bidder chooses a road first. Staying at 0 costs nothing.
first-pay-bid = Any mix will do. Ammo shoots, 2 fuel buy an escape, adrenaline saves lives.
first-road = Each road has two cards. Look at the zombies, the stars and the text before the loot.
first-shoot = You shoot once, before the fight: 2 dice for each ammo, and nobody can bite you.
first-stand = Fleeing costs 2 fuel and the card with its stars. The loot stays yours.
first-melee = All dice count: bites cost adrenaline or a survivor, even when the last zombie is dead.
first-demand = The road asks for something. What you don’t spend is paid with survivors.
