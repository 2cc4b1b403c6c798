# Words that all games share.
seat-name = Seat { $number }
you = you
row = { $first } and { $last }
nobody = nobody
yes = yes
no = no

reason-over = The game is over.
reason-not-yours = This question is for another player.
reason-not-now = That is not an answer to this question.
reason-no-undo = There is nothing of yours to take back: someone acted, dice were rolled or something was shown since.

event-undone = { $you ->
    [yes] You take back the last answer.
   *[no] { $seat } takes back the last answer.
    }

clause-DR-1 = Only the seat that is asked can answer.
clause-DR-2 = When the game is over, nothing is asked any more.
clause-DR-3 = An answer is a verb and its arguments, as the notation page shows.
clause-DR-4 = An answer must be one of the options of the open question.
clause-DR-5 = An answer can be taken back until a roll, something shown, or another seat’s act follows it.

# The terminal.
cli-you = You
cli-compiled = The engine is compiled.
cli-pure = The engine runs as plain Python, because no compiled engine is installed. Bots are slower.
cli-hint = Type ? for help.
cli-advice = The estimated share of wins of each option, and how it differs from the others, in points:
cli-cover = { $seat }, sit down and press Enter.
cli-saved = Saved. Go on with: deadroad play --resume { $file }
cli-unreadable = “{ $typed }” is not an answer or a command. Type a number from 1 to { $last }, an answer such as “{ $notation }”, or ? for help.
cli-not-offered = “{ $typed }” is not one of the answers to this question. Choose one from the list. “why” shows what is refused and for what reason.
cli-nothing-refused = Nothing is refused at this question.
cli-no-clause = There is no clause, card or token “{ $clause }” in this game.
cli-save-name = Name a file: save FILE
cli-save-exists = { $file } already exists. Choose another name.
cli-save-failed = { $file } can’t be written: { $why }
cli-unsaved = The game is not saved. “save FILE” saves it; type “quit” once more to leave without saving.
cli-seats = { $most ->
    [1] 1 seat
   *[other] { $fewest } to { $most } seats
    }
cli-range = { $least } to { $most }, default { $usual }
cli-usual = { $choice } (default)
cli-no-settings = This game has no settings.
cli-ply = Ply { $at } of { $last }
cli-steps = Enter: next, b: back, NUMBER: go to, e: end, q: quit
cli-not-on = “on” passes when you may play a card in another player’s turn. You must answer this question yourself.
cli-no-stops = In this game, nobody plays cards in another player’s turn.
cli-no-way = Your answers can’t lead to “{ $place }” now.
cli-no-mix = “{ $mix }” is not possible here. Possible: { $parts }; { $total } in all.
cli-span = { $least } to { $most }
cli-no-auction = There is no auction now.
cli-no-wish = “wish { $wish }” does not work in this game. Type wish and one of: { $wishes }.
cli-help-answer = a number or a notation: answer
cli-help-why = why: what is not possible now, and by which clause
cli-help-table = table, log: the table again, the last events
cli-help-lookup = ? NAME: what a card or another component does
cli-help-rules = rules CLAUSE: one clause of the rules
cli-help-hint = hint: the best options, their chances and why
cli-help-on = on: pass until it is your turn, whenever you may play a card in another player’s turn
cli-help-stops = stops, stops TIMING…, stops all, stops none: when you are asked whether you play a card
cli-help-go = go PLACE: walk or drive there in one go
cli-help-amounts = { $example }: several amounts at once, for everything that you pay, take, load or send
cli-help-max = max 6: bid up to 6 in the auction; max 0 stays out; max off withdraws the order
cli-help-wish = wish: show what is answered for you; wish lone on|off: answer questions with only one answer for you
cli-help-wish-windows = wish windows can|always|never: when you are asked whether you play a card
cli-help-wish-zombies = wish zombies all|matter|none: which zombies you are asked about
cli-help-act = act: be asked the next time you may play a card
cli-help-undo = undo: take back the last answer
cli-help-save = save FILE: save the game, to go on with --resume FILE
cli-help-quit = quit: leave

# The figures of studies.
any-player = a player
figure-length = length in answers
figure-gestures = length in gestures
figure-rounds = length in rounds
figure-turns = length in turns
figure-minutes = estimated minutes
figure-choices = real choices (share)
figure-options = options of a real choice
figure-changes = lead changes
figure-decided = decided after (share)
figure-runaway = decided in the first half (share)
figure-nobody = games won by nobody
figure-scored = games scored (share)
figure-points = points of a seat
figure-first = wins of the seat asked first
figure-why = ends: { $what }
figure-points-of = points: { $what }
figure-out = out by { $what }
figure-won = wins of seat { $what }
figure-player = wins of { $what }
figure-taken = taken: { $what }
figure-lift = lift: { $what }
figure-kind = choices: { $what }
figure-branching = options: { $what }
figure-gain = { $what } gained: { $event }
figure-spend = { $what } lost: { $event }
stock-survivors = survivors
stock-tokens = tokens
stock-cubes = cubes
stock-points = points
stock-zombies = zombies
stock-bullets = bullets
stock-lives = lives
stock-cards = cards
stock-health = health
stock-experience = experience
stock-members = members
