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
