
## Pages
pages = Pages
home = Home
rules = Rules
about = About
page-new = Set-up
page-rules = Rules
page-about = About Dead Road
page-keys = Keyboard
page-lab = Lab
page-tutorial = Tutorial
not-found = There is no such page.
loading = Loading…
close = Close
back = Back
copy = Copy
copied = Copied
copy-by-hand = The browser does not let this page copy. The link is selected: copy it yourself.

## Home
welcome = Games of zombies and roads
welcome-under = Play against bots, with friends or at one screen. The engine enforces every rule, and every refusal tells you which rule and why.
games = Games
cover-of = Cover of { $game }
players =
    { $same ->
        [yes] { $most ->
            [one] 1 player
           *[other] { $most } players
        }
       *[no] { $fewest } to { $most } players
    }
play-now = Play now against bots
play-now-alone = Play now
invite-friends = Invite friends
hot-seat = Hot-seat
watch-bot = Watch a bot
watch-bots = Watch two bots
learn = Tutorial
set-up = Set-up
preset = Preset
preset-none = None: the usual settings
preset-help = A named set of settings. Each can still be changed below.
my-tables = My tables
lobby = Open tables
lobby-empty = No public table is open. Make one: set up a game and tick “public table”.
your-turn = Your turn
status-open = waiting for players
status-running = running
status-over = over
status-ended = ended
status-frozen = frozen
open-seat = open seat

## Table
board = Board
question = Question
answers = Answers
all-answers = All answers ({ $count })
you = You
is-you = { $name } (you)
bot-drives = a bot plays
choose-seat = Choose { $name }
more-answers = More answers
more-places =
    { $count ->
        [one] 1 more place
       *[other] { $count } more places
    }
end-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
end-free =
    { $count ->
        [one] No action: 1 step
       *[other] No action: { $count } steps
    }
end-cost =
    { $count ->
        [one] Costs 1 action
       *[other] Costs { $count } actions
    }
end-stops = The way ends there: something happens first.
end-asks = Then: “{ $question }”
end-draws = The way ends there: something is drawn or rolled.
less-of = Less { $what }
more-of = More { $what }
mix-proposed = Suggested
mix-keep = Keep { $what }
mix-more = { $count } more
mix-fewer = { $count } too many
mix-none = Not in this mix
up-to = Auto-bid up to { $value }
stay-out = Pass to the end
stay-out-ends = Bid again
order-ends = Stop auto-bid up to { $value }
want-to-act = Wait, I want to act
wish-lone = Answer for me if there is only one answer
wish-windows = Ask whether I play a card
wish-windows-can = when a card may be worth it
wish-windows-always = always
wish-windows-never = never
wish-zombies = Zombies that I move
wish-zombies-all = all
wish-zombies-matter = those that can reach a target
wish-zombies-none = none
handover-left =
    { $you ->
        [yes] You left. A bot plays until you are back.
       *[no] { $name } left. A bot plays until { $name } is back.
    }
handover-time =
    { $you ->
        [yes] Your time ran out. A bot plays until you are back.
       *[no] The time of { $name } ran out. A bot plays until { $name } is back.
    }
handover-absent =
    { $you ->
        [yes] You were absent. By vote, a bot plays until you are back.
       *[no] { $name } is absent. By vote, a bot plays until { $name } is back.
    }
handover-removed =
    { $you ->
        [yes] You were removed by vote. A bot plays on.
       *[no] { $name } was removed by vote. A bot plays on.
    }
handover-back =
    { $you ->
        [yes] You are back.
       *[no] { $name } is back.
    }
bot-drove =
    { $unit ->
        [time] a bot played after { $from }
       *[other] a bot played from { $from } on
    }
bot-drove-until =
    { $unit ->
        [time] a bot played between { $from } and { $to }
       *[other] a bot played from { $from } to { $to }
    }
bot-drove-in =
    { $unit ->
        [time] a bot played at { $from }
       *[other] a bot played in { $from }
    }
bot-drove-for =
    { $you ->
        [yes] For you, { $drove }.
       *[no] For { $name }, { $drove }.
    }
list-answers = List
not-now = Not now
announcements = Announcements
number = Number
answer-count =
    { $count ->
        [one] 1 answer.
       *[other] { $count } answers.
    }
choose-next = Now choose what it is for.
kept = The next one goes here: { $place }.
reach-tap = Tap a number: a place in reach, and its cost.
tap-again = Tap again to go there.
plan = Proposed plan
plan-go = Follow the proposal
plan-ticket = Choose it to leave it out, or to take it in again
plan-failed = The rest does not work without it
which-one = Which do you mean?
mean-it = Do you mean that?
choose-again = Choose again
undo = Undo
hint = Hint
hint-coming = Thinking about a hint…
hint-says = Hint: { $what }. Chance to win about { $share } in 100 (between { $low } and { $high }).
hint-says-too = Or: { $what }. About { $share } in 100 (between { $low } and { $high }).
hint-meaning = How many games of 100 each answer seems to win.
hint-worth = { $share } ({ $low } to { $high })
hint-others = Others: { $shares }
hint-better = Better: { $terms }
hint-worse = Worse: { $terms }
pass-on = Pass until my turn
ask-me-again = Ask me again
skip = Skip to now
less = One less
greater = One more
disconnected = You are disconnected. Trying again…
showing = Showing what happened…
sending = Sending your answer…
bot = bot
bot-thinking = { $name } (bot) is thinking…
person-thinking = { $name } is thinking…
question-to = They are asked: “{ $question }”
person-away = Waiting for { $name }, who is away.
is-asked = is asked
out-of-game = out
spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
speed = Speed of moves
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = At once
sound = Sound
text-view = Text view
looks = Language, theme and more
language = Language
theme = Theme
theme-system = As the system
theme-light = Light: paper map
theme-dark = Dark: road at night
stops = Moments at which I am asked
notify = Notify me of my turn
notify-denied = The browser does not let this page notify you. Allow it in the browser’s settings for this page.
notify-missing = This browser can’t notify you here. Title and sound tell you when it is your turn.
confirm-answers = Confirm my answers
agree-to-end = Offer to end the game
go-on = Go on playing
end-game = End the game
end-sure = End the game here?
end-what = Nobody wins and nothing is counted. The game can still be replayed.
would-end = would end
offers-to-end =
    { $count ->
        [one] { $names } offers to end the game.
       *[other] { $names } offer to end the game.
    }
you-offer-to-end = You offer to end the game.
agree = Agree
ended-agreed = Ended by agreement.
ended-for-all = Those who run this server ended the game.
frozen = This game is frozen: the rules it was begun under are no longer played here. Its record can be downloaded.
leave = Leave the table
leave-sure = Leave the table?
leave-what = A bot takes over for you. You can come back and take your seat again while the game runs.
bot-for-you =
    { $why ->
        [time] Your time ran out. A bot plays for you.
       *[other] A bot plays for you.
    }
take-back-seat = Take your seat back
log = Log
log-news = Since you were here
log-start = The beginning
log-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
chat = Chat
log-and-chat = Log and chat
log-and-chat-new =
    { $count ->
        [one] Log and chat, 1 new message
       *[other] Log and chat, { $count } new messages
    }
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
tip-can = You can: { $what }
tip-of = { $what }: { $says }
seat-in-words = Seat { $seat } in words
clause-open = Rule { $id }
all-rules = All rules of this game
zoom-in = Zoom in
zoom-out = Zoom out
on-the-table = On the table
hand-over = Hand over to { $name }
hand-over-why = The next view is for their eyes only.
i-am = I am { $name }
covered = Hidden until the next player is here.
over = Over
days-left = { $days } d { $hours } h

## Results
nobody-won = Nobody wins.
won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
you-share = You share the win with { $names }!
place = Place
player = Player
total = Total
play-again = Play again
review = Review
to-rematch = To the next game
you-win = You win!
you-win-by = You win by { $lead }!
wins-by = { $names } wins by { $lead }!
recap-coming = is being worked out…
how-it-went = How it went
share-of-win = Each player’s chance to win, by { $unit ->
    [day] day
    [turn] turn
   *[round] round
    }
chance-of-win = Your chance to win, by { $unit ->
    [day] day
    [turn] turn
   *[round] round
    }
chapter-of = { $unit ->
    [day] Day
    [turn] Turn
   *[round] Round
    } { $number }
chapter-at = { $unit ->
    [day] day
    [turn] turn
   *[round] round
    } { $number }
chapter-word = { $unit ->
    [day] Day
    [turn] Turn
   *[round] Round
    }
what-decided = What decided it
swing = { $name }’s chance to win: { $amount }%
swing-you = Your chance to win: { $amount }%
the-end = the end
final-count = The final count
look-at-it = Look at it
look-at-moment = Look at moment { $number }
what-happened-count = Statistics
share-result = Share
shared = Copied.
luck = luck
own-play = play
see-board = See the board
replay = Replay

## Replay
replay-of = Replay: { $game }
open-record = Open a record
open-record-under = You can download every finished game as a text. Open it here, on any server with the same rules. The server checks that the record is valid.
record-file = From a file
record-text = Or paste it here
replay-missing = This game can’t be shown.
eyes = Seen by
eyes-all = All open
eyes-watch = As a spectator
eyes-seat = As { $name }
secret-of = Secret of { $name }
first-ply = To the beginning
last-ply = To the end
ply-back = One step back
ply-on = One step on
play = Play
pause = Pause
ply = Step
ply-of = Step { $ply } of { $plies }
share-ply = Link to this step
play-on = Play on from here
download = Download the record
details = Details
tab-steps = What happened
tab-charts = Charts
tab-result = Result
chart-of = { $what } over the game, by seat

## Rules
rules-of = Rules of { $game }
search = Search
glossary = Cards and tokens
chapters = Chapters
clauses-found =
    { $count ->
        [0] Nothing found
        [one] 1 rule found
       *[other] { $count } rules found
    }

## Tips of the first game
first-tip = Tip of your first game
first-new = New:
first-none = No tips

## Tutorial
tutorial-of = Tutorial: { $game }
tutorial-step = Step { $step } of { $steps }
tutorial-try = That is allowed too, but here try: { $what }
tutorial-next = Next
tutorial-play = Play
tutorial-none = This game has no tutorial yet.
tutorial-again = Once more

## Keyboard
keyboard = Keyboard
keyboard-under = Everything can be done without a mouse.
key = Key
does = What it does
key-tab = To the next thing that can be chosen: answers, then what is lit on the board
key-arrows = On the board: to the nearest thing that way. From the question: to the answers, and from one to the next; Home, End, Page up and Page down go farther. On a number: more or less. In a replay: one step
printed-enter = Enter
printed-escape = Esc
key-enter = Choose
key-numbers = The answer with that number. Among more than nine answers, and for a number to be set: goes there, and Enter gives it
key-all = Show all answers as a list, or fewer again
key-question = To the question
key-board = To the board: to what can be chosen nearest to where you were
key-undo = Undo
key-hint = Hint
key-pass-on = Where a card may be played: pass until it is my turn
key-skip = Skip to the newest position
key-plan = Follow the proposed plan
key-turn = Turn the tile in hand (Zombies!!!)
key-escape = Forget what was chosen so far; close
key-help = This page

## About
about-what = Dead Road is a collection of tabletop games about zombies and roads on one rules engine. This table, the bots and the research environments use the same engine.
about-rules = Each rule has an id. Every question, every line of the log and every refusal cites the rule it follows from; choose it to open the rule. Where a rulebook is silent the ruling is ours, and the reference says so.
about-fair = Luck can be checked. When a game starts the server commits to its seed; when it ends seed and salt are shown, and anybody can replay the record and verify both.
credits = Credits
credits-games = This is an independent implementation. The games and their names belong to their designers and publishers; no text or picture of theirs is used.
credits-icons = Icons:
credits-font = Typefaces:
credits-software = Made with
credits-ours = Boards, cards, covers and sounds are our own.
licence = Licence
licence-ours = Dead Road is free software under the MIT licence.
