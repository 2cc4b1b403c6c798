review-title = Review: { $game }
review-percent = { $value }%

review-result = Result of { $seat }: { $result } of the win. Before the deal, { $start } was expected.
review-parts = Luck changed that by { $luck }, own answers by { $play } (between { $low } and { $high }), answers of others by { $others }. { $rest } comes from errors of the estimate.
review-without-luck = With the luck taken out, the result is { $share }.
review-accuracy = Accuracy: { $accuracy } of 100, over { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
    }. 100 is the best answer every time, 0 no better than chance.
review-level = This was about level { $level } of the bots (between { $low } and { $high }).
review-no-level = Too few decisions to name a level of the bots.
review-unknowable = What could not be known: { $share }.

review-played = { $seat } answered “{ $played }”. That cost { $cost } of a win (between { $low } and { $high }): { $grade }.
review-better = Better was “{ $better }”.
review-because = It is better in: { $terms }.
review-although = It gives up: { $terms }.
review-no-terms = The difference shows only some moves later.
review-line = The expected continuation: { $line }.
review-hidden = With all cards open it would have cost { $cost }.
review-lucky = After “{ $played }” by { $player }, luck gave { $seat } { $swing } of a win.
review-unlucky = After “{ $played }” by { $player }, luck took { $swing } of a win from { $seat }.

grade-best = best answer
grade-fine = fine
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
grade-close = too close to call

page-curve = Share of wins, { $seat }
page-curve-told = From { $start } at the start to { $end } at the end, over { $count ->
    [one] { $count } answer
   *[other] { $count } answers
    }. The table below has every value.
page-luck = luck
page-play = own answers
page-share = share of wins
page-moments = The moments that mattered
page-no-moments = No single answer or roll changed much.
page-parts = Where the result came from
page-answers = Every answer
page-ply = No.
page-seat = Seat
page-answer = Answer
page-grade = Grade
page-cost = Cost
page-start = Start
page-result = Result
page-others = Answers of others
page-rest = Errors of the estimate
page-accuracy = Accuracy
page-level = Level
page-stamp = Each answer was tried in { $worlds ->
    [one] { $worlds } possible deal
   *[other] { $worlds } possible deals
    }. Positions were rated by { $value }.
page-incomplete = This is only the first curve: luck and answers are not separated yet.
page-glanced = Answers judged only at first sight, because the game is long: { $count }.
