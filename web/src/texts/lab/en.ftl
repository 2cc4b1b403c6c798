## The lab
page-lab = Lab
lab-what = Change a number of a game and see what it does: both versions are played on the same seeds, on this machine.
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
lab-unclear = Not in every version does this figure surely differ: { $figure }.
lab-grid = Grid: { $one } (down), { $other } (across)
lab-plain = as it is
lab-arms = Versions ({ $count }):
lab-begin = Begin the study
lab-played = Games of each version: { $games } of { $total }. Seats: { $seats }. Bots:
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
lab-csv-lifts = Save the lifts (CSV)
lab-save-page = Save the study (HTML)
lab-games-of = Games of
lab-changed = What changed from “{ $before }” to “{ $after }”
lab-nothing = No figure changed beyond chance.
lab-soon = Too few games so far.
lab-rises = { $figure } rises from { $before } to { $after } (effect size { $effect })
lab-falls = { $figure } falls from { $before } to { $after } (effect size { $effect })
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
lab-paired = Games on the same seed go together: their lengths correlate by { $correlation }.
lab-unpaired = The same seed no longer leads to a similar game: the lengths correlate by { $correlation }.
lab-distributions = Distributions
lab-flows = Resources by round
lab-flow = Resource
lab-version = Version
lab-round = Round
lab-flows-of = { $what } of a seat by round: { $arm }
lab-as-table = As a table
lab-figures = Figures with 95 % intervals
lab-figure = Figure
lab-look = Games
lab-draw = draw
lab-least = least
lab-most = most
lab-show-least = Show the game with the least: { $figure }
lab-show-most = Show the game with the most: { $figure }
lab-rare = Only { $share } % of the games have it.
lab-more = Show all figures
lab-fewer = Show fewer figures
lab-lifts = What goes with winning: { $arm }
lab-lifts-help = Share of wins of seats that took a thing, less that of the others, and less that of those who were offered it and left it.
lab-thing = Thing
lab-lift = Lift
lab-chosen = Over those who left it
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

## Variants at the set-up page
variants = Variants
variants-help = A variant changes cards and numbers of the game. It is played by a server of its own on this machine, which opens with its own set-up page.
variant = Variant
variant-none = None: the printed game
variant-own = added
variant-add = Add the file of a variant (TOML)
variant-open = Go to this variant
variant-starting = Starting …
variant-here = You play the variant “{ $name }”.
variant-plain = Back to the printed game
variant-replayed = This game was played with the variant “{ $name }”. Cards are drawn as the printed game has them.
