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
clause-DR-5 = An answer can be taken back until a roll, something shown, or another seat's act follows it.

# The terminal.
cli-you = You
cli-compiled = The engine is compiled.
cli-pure = The engine runs as pure Python: no compiled one is installed, so bots are slower.
cli-hint = Type ? for help.
cli-advice = The share of wins each option seems to lead to, and how it differs from the others, in points:
cli-cover = { $seat }, sit down and press Enter.
cli-saved = Saved. Go on with: deadroad play --resume { $file }
cli-unreadable = “{ $typed }” is no answer here. Type a number from 1 to { $last }, or a notation such as “{ $notation }”; ? is the help.
cli-nothing-refused = Nothing else could be tried now.
cli-no-clause = There is no clause, card or token “{ $clause }” in this game.
cli-save-name = Name a file: save FILE
cli-save-exists = { $file } is there already: choose another name.
cli-save-failed = { $file } can’t be written: { $why }
cli-unsaved = The game is not saved. “save FILE” saves it; type “quit” once more to leave without saving.
cli-seats = { $most ->
    [1] 1 seat
   *[other] { $fewest } to { $most } seats
    }
cli-range = { $least } to { $most }, usually { $usual }
cli-usual = { $choice } (as usual)
cli-no-settings = This game has no settings.
cli-ply = Ply { $at } of { $last }
cli-steps = Enter: next, b: back, NUMBER: go to, e: end, q: quit
cli-not-on = “on” passes where you may play a card in the turn of somebody else; this is your own to answer.
cli-no-stops = Nobody plays cards in the turns of others in this game.
cli-no-way = There is no way to “{ $place }” by your own answers now.
cli-no-mix = “{ $mix }” can’t be had here.
cli-no-auction = There is no auction now.
cli-no-wish = There is no wish “{ $wish }”. There are: windows can, always or never; zombies all, matter or none; lone on or off; act.
cli-help-answer = a number or a notation: answer
cli-help-why = why: what is not possible now, and by which clause
cli-help-table = table, log: the table again, the last events
cli-help-lookup = ? NAME: what a card, a token, an event or an agenda does
cli-help-rules = rules CLAUSE: one clause of the rules
cli-help-hint = hint: the best options, their chances and why
cli-help-on = on: pass until it is your turn, where cards may be played in the turns of others
cli-help-stops = stops, stops TIMING…, stops all, stops none: when you are asked whether you play a card
cli-help-go = go PLACE: walk or drive there in one go
cli-help-amounts = { $example }: amounts at once, for whatever is paid, taken, loaded or sent
cli-help-max = max 6: bid up to 6 in the auction; max 0 stays out; max off withdraws the order
cli-help-wish = wish, wish lone on|off: show what is answered for you; questions with one answer
cli-help-wish-windows = wish windows can|always|never: when you are asked whether you play a card
cli-help-wish-zombies = wish zombies all|matter|none: which zombies you are asked about
cli-help-act = act: be asked at the next moment at which a card may be played
cli-help-undo = undo: take back the last answer
cli-help-save = save FILE: save the game, to go on with --resume FILE
cli-help-quit = quit: leave

# The figures of studies.
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
