lesson-welcome = You drive a truck between six warehouses. Contracts say which cubes are wanted where; filled, they score. A turn has four actions, each paid with one of seven tokens.
lesson-place = Your truck comes onto the board at no cost, on any free dock. Begin at E: the exchange wants brown cubes, and E is where they lie.
lesson-contracts = Now the actions. First take contracts: this flips the token that has contracts on one side; its other side, reverse, is gone for this turn.
lesson-take = The exchange shows nine contracts. A contract shows the cubes wanted, the warehouse they go to, what it pays, and in red what it costs if it is not filled. Take the one that wants 3 brown cubes at A.
lesson-second = Its place was filled at once. You may take up to three. The one for 4 orange cubes to E fits well: they lie at A, where your first contract leads. Take it too.
lesson-done = What you hold unfilled at the end costs points. Two are enough: choose Done.
lesson-load = Second action: load. You can only load at a dock.
lesson-lift = Load three brown cubes: your contract wants no more.
lesson-enough = There is room for two more, but no contract asks for more. Choose Done.
lesson-drive = Third action: forward, one to four spaces. What is lit is within reach. The green sign at A says what a delivery there scores. All roads are one-way: round the south end and up the avenue.
lesson-right = Keep right. The left lane is only for overtaking and for getting in or out of a warehouse. Drive on up the avenue; that is your fourth action.
lesson-arrive = The other truck has pulled up beside you. You are free to go: four spaces on, by the left-hand branch, is dock A1.
lesson-unload = Unload here: contracts for A can be filled now.
lesson-deliver = Lay all three cubes on the contract. It is full, so it scores at once. Cubes on a contract stay there for good.
lesson-bonuses = Third action: look at super-bonuses. You see six and may keep up to three, in secret.
lesson-keep = Keep the one that asks for 3 orange and 3 brown cubes on your contracts at the end. The brown ones lie there already, and your second contract will bring the orange ones.
lesson-few = A super-bonus that you miss costs points. One is enough: choose Done.
lesson-reload = Last action of this turn: load here, for your second contract.
lesson-next = Choose orange, four cubes: all that your contract wants.
lesson-end = That is a round trip. The end comes when somebody reaches the limit: 50 points with two players; the round is played out, then unfilled contracts cost points and super-bonuses bring some. Have a good trip!

# Tips of the first game, by kind of question
first-place = Place your truck where the cubes of the best contracts lie.
first-turn = Four actions a turn, each on one side of a token. Using one side takes the other away until your next turn.
first-exchange = Contracts that you don’t fill cost points at the end. Take those that lie along the same road.
first-load = The truck has five places. Load what your contracts ask for.
first-unload = Cubes on a contract stay there for good, and a full contract scores at once.
first-draft = A super-bonus counts the cubes on your contracts at the end. One that you miss costs points.
