
# The review of a finished game

tab-review = Review
review-what = Where the game was won and lost: what was luck, what was play.
review-begin = Review this game
review-waits = The review is waiting for its turn.
review-running = Answers reviewed: { $done } of { $total }. You can leave and come back.
review-failed = This game can’t be reviewed.
review-of = Review for
review-share = { $mine ->
    [yes] Your
   *[no] { $name }’s
    } chance to win, with luck and play by { $unit ->
    [day] day
    [turn] turn
   *[round] round
    }
review-start = Chance to win before the deal
review-luck = Luck
review-luck-deal = Luck (of which the deal: { $deal })
review-own = { $mine ->
    [yes] Your play
   *[no] Play of { $name }
    }
review-others = Play of the others
review-rest = Not explained
review-result = Result
review-without-luck = Result without luck
review-how = What the numbers mean
explains-start = How often a player wins from this seat, over 100 other deals.
explains-luck = What the deal, the dice and the cards changed: the chance to win after each of them, less its average over all ways they could have fallen.
explains-play = What the answers lost: the chance to win after each answer, less that after the best answer. A best answer loses nothing. In brackets: the range that holds the true number 95 times in 100.
explains-others = What the answers of the other players changed.
explains-rest = The estimates before and after an answer do not fit exactly. This is what is left over.
explains-result = 100% is a win alone, 0% is a loss; players who win together share it.
explains-fair = The result, less all luck. It can be below 0% or above 100%.
review-between = { $amount } ({ $low } to { $high })
review-points = Points to expect
review-points-of = { $name }: points to expect, by { $unit ->
    [day] day
    [turn] turn
   *[round] round
    }
review-accuracy = Accuracy: { $accuracy } of 100.
review-how-accuracy = 100: every answer was the best one. 0: no better than random answers.
review-how-level = The bots with about the same accuracy.
review-level = You played about like level { $level } ({ $low } to { $high }).
review-level-of = { $name } played about like level { $level } ({ $low } to { $high }).
review-unknowable = With all cards open, the mistakes cost { $amount } more. This could not be known.
review-moments = The moments that mattered
review-no-moments = Nothing stood out: no mistakes, no great luck.
review-glanced = Answers judged only at first sight, because the game is long: { $count }.
moment-luck = Luck: { $amount } for { $mine ->
    [yes] you
   *[no] { $name }
    }
moment-play = { $mine ->
    [yes] You
   *[no] { $name }
    }: { $grade }, { $amount }
moment-played = Played: { $answer }
moment-after = { $mine ->
    [yes] After your answer
   *[no] After the answer of { $name }
    }: { $answer }
moment-better = Better: { $answer }
moment-why = Better for: { $terms }
moment-although = It gives up: { $terms }
moment-line = Expected then: { $answers }
moment-hidden = With all cards open: { $amount } more. This could not be known.
show-position = Show the position
show-moment = Show moment { $number }
try-from-here = Try it from here
try-moment = Try moment { $number } against bots
try-what = The rest is dealt anew from what { $mine ->
    [yes] you
   *[no] { $name }
    } could see.
redeal = The rest was dealt anew.
grade-best = best answer
grade-fine = fine
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
grade-close = too close to call
exercises = Exercises
exercises-what = Positions in which { $mine ->
    [yes] you
   *[no] { $name }
    } went wrong. What would you answer?
exercise = Exercise { $number }
exercise-right = Right: this is the best answer.
exercise-near = Nearly: it costs { $cost } against the best answer.
exercise-wrong = This costs { $cost }. The best answer: { $best }
exercise-was = In the game: { $answer }
luck-and-skill = Luck and skill
luck-and-skill-none = Review a finished game to see here how much was luck and how much was you.
luck-and-skill-what = What a game was worth to you, on average over { $games ->
    [one] 1 reviewed game
   *[other] { $games } reviewed games
    }. 100% is a whole win.
luck-and-skill-how = Result: wins above what a player in your seats wins on average. Luck: how much of it the deal, dice and cards gave. Own play: how much your answers lost against the best ones. Accuracy: 100 if every answer was the best one, 0 if they were no better than random ones.
games-reviewed = { $games ->
    [one] 1 game
   *[other] { $games } games
    }
mean-luck = Luck
mean-play = Own play
mean-result = Result
fair-strength = Result without luck
mean-accuracy = Accuracy
luck-over-time = Luck and own play, game by game
skill-by-kind = By kind of decision
kind-decisions = Decisions
