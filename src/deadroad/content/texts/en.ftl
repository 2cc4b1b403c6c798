# Words that all games share.
seat-name = Seat { $number }
nobody = nobody
yes = yes
no = no

reason-over = The game is over.
reason-not-yours = This question is put to another seat.
reason-not-now = That is no answer to this question.
reason-no-undo = There is nothing of yours to take back: someone acted, dice were rolled or something was shown since.

event-undone = { $seat } takes back the last answer.

clause-DR-1 = Only the seat that is asked can answer.
clause-DR-2 = When the game is over, nothing is asked any more.
clause-DR-3 = An answer is a verb and its arguments, as the notation page shows.
clause-DR-4 = An answer must be one of the options of the open question.
clause-DR-5 = An answer can be taken back until a roll, something shown, or another seat's act follows it.

kind-rule = rulebook
kind-ruling = ruling
kind-mixed = rulebook, with a ruling
kind-fact = known of the game
kind-inferred = inferred
kind-ours = ours

# The terminal.
cli-you = Sam (you)
cli-compiled = The engine is compiled.
cli-pure = The engine runs as pure Python: no compiled one is installed, so bots are slower.
cli-hint = Type ? for help.
cli-advice = Share of wins that each seems to lead to, and in how many points it differs from the others:
cli-cover = { $seat }, sit down and press Enter.
cli-saved = Saved. Go on with: deadroad play --resume { $file }
cli-unreadable = “{ $typed }” is no answer here. Type a number from 1 to { $last }, or a notation such as “{ $notation }”; ? is the help.
cli-nothing-refused = Nothing else could be tried now.
cli-no-clause = There is no clause { $clause } in this game.
cli-save-name = Say where to: save FILE
cli-save-exists = { $file } is there already: choose another name.
cli-save-failed = { $file } can’t be written: { $why }
cli-unsaved = The game is not saved. “save FILE” keeps it, “quit” once more leaves it.
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
cli-help =
    a number or a notation: answer
    why: what is not possible now, and by which clause
    table, log: the table again, the last events
    rules CLAUSE: one clause of the rules
    hint: the best options, their chances and why
    on: pass until it is your turn, where cards may be played in the turns of others
    stops, stops TIMING ..., stops all, stops none: when you are asked whether you play a card
    go PLACE: walk or drive there, such as go 5.n or go tile 5
    pay 3 fuel 2 ammo: amounts at once, for whatever is paid, taken, loaded or sent
    max 6: bid up to 6 in the auction; max 0 stays out
    wish, wish windows can|always|never, wish zombies all|matter|none, wish lone on|off: what is answered for you
    act: be asked at the next moment at which a card may be played
    undo: take back the last answer
    save FILE: save the game, to go on with --resume FILE
    quit: leave
