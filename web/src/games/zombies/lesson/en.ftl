lesson-welcome = Everybody starts on the town square, and the helicopter doesn’t wait. You win with 25 zombies in your collection, or by being the first on the middle of the helipad, the last tile of the pile.
lesson-hand = You have 3 lives, 3 bullets and 3 event cards. Events help you or annoy others, one a round, also in somebody else’s turn. Items, like your axe, first have to be laid out in the building that they name.
lesson-window = A turn begins, and anybody could play an event now. None of yours fits, so pass. Such moments come often; the lesson passes for you from here on, and at a real table you can choose when to be asked.
lesson-lay = First you build the town. You have drawn the skate shop: turn it as you like, roads must meet roads. Put it to the west, door to the road. A plain street would bring a zombie for each way out.
lesson-token = A named building takes what is printed on it, all inside: here 3 zombies and a bullet. You choose where. Put the bullet just behind the door: the player who clears that space picks it up, and that will be you.
lesson-walk = The die says 6 steps. Four of them lead into the shop, through the door. Entering a zombie’s space stops you there until it is beaten: go straight to the bullet.
lesson-roll = Now the fight. Roll one die: 4, 5 or 6 kills it and it joins your collection. On 1, 2 or 3 you pay with a life, or with bullets, each worth +1.
lesson-next = A 4: your first zombie, and the bullet as well. You have 2 steps left and a zombie on either side. Go on west.
lesson-again = There is no walking away from a fight: it lasts until the zombie falls, or you do. Roll.
lesson-bullets = Only a 2. A life would buy a new roll; 2 bullets make it a 4 for certain. Lives are dear: without any you go back to the town square and lose half of your zombies. Shoot.
lesson-stop = Two zombies. The last step could only take you out of this corner, so stop here. There is one more in the shop, and it will still be there.
lesson-zombies = After you, the dead move: the die says how many, you say which, one space each. Usually you send them at your opponents. This one may come to you: it saves you the way.
lesson-discard = To finish you may throw away one card; your hand is filled up to three again in your next turn, before you move. The lawn and garden shop for your chainsaw may never turn up, so let it go.
lesson-end = That was a whole turn. Keep two or three lives for the run to the helipad, save your meanest event for somebody who is about to get there, and collect, collect, collect.

# Tips of the first game, by kind of question
first-lay = Roads must meet roads. Where the tile fits more than one way, turn it first with its button.
first-put-zombie = You choose where the zombies of a new tile stand: near others, far from you.
first-move = Choose any lit space. A zombie on the way stops you until it is beaten.
first-roll = 4, 5 or 6 wins. Anything less costs a life, or bullets to make up the difference.
first-failed = Bullets make the roll good for certain; a life only buys another roll.
first-zombies = You move the dead: towards your opponents, or away from your own path.
first-window-start = A moment for event cards, one a round. In the menu you choose when you are asked.
first-discard = Your hand is filled up to three before your next move: throw away what you won’t use.
