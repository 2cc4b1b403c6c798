## The lab
lab-what = Change a number of a game and see what it does: both versions are played with the same luck, on this machine.
lab-all = All studies
lab-new = New study
lab-plays = What plays
lab-changes = What changes
lab-game = Game
lab-seats = Seats
lab-bots = Bots
lab-mixed = Another bot in each seat
lab-every = all rows, in per cent
lab-games = Games of each version
lab-sweep = One number, several values
lab-sweep-help = Each value becomes a version that is compared with the plain game.
lab-table = Table
lab-row = Row
lab-field = Field
lab-values = Values
lab-values-help = Now { $now }; from { $least } to { $most }. Several with commas, or a range such as 2-5.
lab-files = Files of variants
lab-until = When it ends
lab-until-none = After all games
lab-until-clear = As soon as it is clear: { $figure }
lab-second = A second number: a grid
lab-second-help = Every value of the first number is played with every value of this one. A study has at most 17 versions.
lab-ray = Ray cluster
lab-ray-help = Leave it empty to play on this machine.
lab-clear = It ended early: in every version, this figure surely differs: { $figure }.
lab-unclear = This figure does not surely differ in every version: { $figure }.
lab-grid = Grid: { $one } (down), { $other } (across)
lab-plain = as it is
lab-arms = Versions ({ $count }):
lab-begin = Begin the study
lab-played = Games of each version: { $games } of { $total }. Seats: { $seats }. Bots:
lab-level = level { $level }
lab-progress = Games played
lab-running = Running.
lab-paused = Paused.
lab-done = Done.
lab-failed = Stopped by a problem:
lab-left = About { $minutes } min left.
lab-pause = Pause
lab-resume = Resume
lab-remove = Delete the study
lab-remove-sure = The games and figures of this study are deleted.
lab-csv = Save the figures (CSV)
lab-csv-changes = Save the changes (CSV)
lab-csv-lifts = Save what goes with winning (CSV)
lab-save-page = Save the study (HTML)
lab-games-of = Games of
lab-changed = What changed from “{ $before }” to “{ $after }”
lab-nothing = No figure changed beyond chance.
lab-soon = Too few games so far.
lab-rises = { $figure } rises from { $before } to { $after } (effect size { $effect })
lab-falls = { $figure } falls from { $before } to { $after } (effect size { $effect })
lab-effect = Effect size: how large a change is beside the usual difference between two games. 0.2 is small, 0.5 medium, 0.8 large.
lab-summary =
    Figures that differ beyond chance: { $sure } of { $total }. The largest change is in “{ $figure }”: { $way ->
        [rises] up
       *[falls] down
    } from { $before } to { $after }, a { $size ->
        [small] small
        [medium] medium
       *[large] large
    } effect.
lab-lasts = Estimated minutes of a game: { $after } instead of { $before }.
lab-lasts-same = The estimated minutes of a game do not change beyond chance.
lab-paired = Two games with the same luck are alike: their lengths correlate by { $correlation } (1: exactly alike, 0: not at all).
lab-unpaired = Two games with the same luck are no longer alike: their lengths correlate by { $correlation } (1: exactly alike, 0: not at all).
lab-distributions = Distributions
lab-flows = Resources by round
lab-flow = Resource
lab-version = Version
lab-round = Round
lab-flows-of = { $what } of a seat by round: { $arm }
lab-as-table = As a table
lab-figures = Figures with 95% intervals
lab-figures-help = Averages over all games. In brackets: the range that holds the true average 95 times in 100.
lab-figure = Figure
lab-look = Games
lab-draw = draw
lab-least = least
lab-most = most
lab-show-least = Show the game with the least: { $figure }
lab-show-most = Show the game with the most: { $figure }
lab-rare = Only { $share }% of the games have it.
lab-more = Show all figures
lab-fewer = Show fewer figures
lab-lifts = What goes with winning: { $arm }
lab-lifts-help = How much more often a seat wins if it took a thing: compared with all others, and with those that were offered it and left it. This shows what goes together with winning, not what causes it.
lab-thing = Thing
lab-lift = Extra wins
lab-chosen = Extra wins over leaving it
lab-taken = Taken
lab-offered = Offered
lab-won = a close win
lab-show-won = Show a close game won with it, at the moment it was taken: { $thing }
lab-known = Variants
lab-luck = Luck share
lab-luck-games = Review { $games } { $games ->
    [one] game
   *[other] games
    }
lab-ladder = Skill ladder
lab-ladder-to = Levels 0 to { $level }
lab-not-measured = Do not measure
lab-depth = Luck and skill
lab-depth-help = The luck share is the part of the differences between results that luck explains, as far as the review recognises it: a lower bound. In the skill ladder each level plays against the one below it.
lab-depth-ask = Measure luck and skill
lab-depth-cost = This reviews { $games } { $games ->
    [one] game
   *[other] games
    } of each version and lets the levels 0 to { $level } play against each other. It takes some minutes.
lab-doing-luck = Measuring the luck share: game { $done } of { $total }.
lab-doing-ladder = Measuring the skill ladder: game { $done } of { $total }.
lab-luck-share = Luck share of results
lab-level-against = Share of wins of level { $level } against level { $below }
lab-level-alone = Win rate of level { $level } less that of level { $below }
lab-parity = Equal strength would be { $share }.
lab-differs = difference { $by }
lab-games-count = Games
lab-note-same = All results are the same, so there is no luck share.
lab-note-wide = The interval of the luck share is wide: review more games.
lab-note-heuristics = No network fits these rules, so the luck share comes from the heuristics and is rough.
lab-note-trained = The network was trained on the plain game, so the luck share of a variant is less exact.
