## Set-up
new-table = New table: { $game }
your-name = Your name
guest-name = Traveller
seats = Seats
seat = Seat { $number }
seat-me = Me
seat-bot = Bot
seat-open = Open for a friend
seat-hot = At this screen
their-name = Their name
name-at-seat = Name at seat { $number }
level = Level
bot-level =
    { $level ->
        [0] Bot, level 0 (chance)
        [1] Bot, level 1 (easy)
        [2] Bot, level 2 (usual)
        [3] Bot, level 3 (thinks ahead)
       *[other] Bot, level { $level } (strong)
    }
bot-named = Bot, { $name }
fewer-seats = One seat fewer
more-seats = One seat more
settings = Settings
table-options = Table
public-table = Public table: anybody may join an open seat
allow-hints = Hints allowed
allow-undo = Undo allowed
allow-spectators = Others may watch: anybody with the link, and everybody at a public table
sits-in = Bot that sits in
sits-in-help = For a player who leaves or runs out of time, until that player is back, and in seats that are open when you start.
bots-by-name = Offer bots by name
bots-by-name-help = rated rates every answer, search:200 tries 200 continuations, and net:200 does so with a neural network.{ $mixed ->
        [yes] {" "}mixed:200 uses both, each where it plays better.
       *[no] {""}
    }
waits-tell = Automatic answers take a short, random time. Among people, an answer that takes longer was given by somebody who was asked, and who may hold a card to play.
ask-always = Ask everybody at every question
ask-always-help = With this option nothing is answered automatically, and a wait tells nothing.
ask-undo = Ask to undo
undo-asked = { $name } asks to take back an answer, and yours that followed.
undo-waits = You asked to undo. Waiting for { $names }.
undo-withdraw = Withdraw
undo-declined =
    { $count ->
        [one] { $name } declined. Your answer stays.
       *[other] Not everybody agreed. Your answer stays.
    }
decline = Decline
more-options = More
clock = Clock
clock-none = No clock
clock-game = { $time } each
clock-game-more = { $time } each, and { $more } an answer
clock-answer = { $time } an answer
clock-own-seconds = Another time for the game…
clock-own-days = Another number of days…
own-minutes = Minutes each
own-increment = Seconds more for each answer
own-window = Seconds to say whether one plays a card
own-days = Days an answer
own-days-window = A player who has not said within a day whether they play a card passes.
make-table = Make the table
start = Start

## Waiting room
waiting-for-players = Waiting for players
invite-link = Send this link to your friends
sit-down = Sit down
start-with-bots = Start now, bots take the open seats
here = here
away = away
watch-link = With this link friends can watch
link-of-host = The person who made the table has the link for friends.
make-link = Make a new link
make-link-help = The old link then no longer works.
link-made = Here is the new link.
sit-here = Sit here
sit-at = Sit here, in seat { $number }

## What was agreed
terms = What was agreed
about-table = About this table
settings-usual = the usual ones
term-absence = Absence after which others may continue
absence-usual = The usual time
absence-never = Never: the clock decides
term-window = To say whether one plays a card
term-hints = Hints
term-undo = Undo
term-spectators = Spectators
term-public = In the public list
yes = yes
no = no

## Lists of tables
show-more = Show more
time-left = { $time } left

## Luck that can be checked
tab-proof = Proof
commitment = Commitment to the seed
commitment-why = All luck of this game follows from a seed that was drawn before it began. This number binds the server to it: note it, and when the game is over, the replay shows that the seed was not exchanged.
commitment-kept = This number was shown when the game began. It is made of the rules, the seed and the salt; both stand in the record.
verify = Verify
verifying = Playing the whole game again…
verdict-holds = All in order: every answer was allowed, seed and salt fit the commitment, and the game played again ends the same.
verdict-broken =
    { $line ->
        [0] Not in order: the record does not fit the commitment.
       *[other] Not in order: line { $line } of the record does not fit.
    }
person-absent = { $name } is away. A bot can take the seat if everyone present agrees ({ $votes } so far).
person-unwanted = Some want a bot in the seat of { $name } ({ $votes } so far).
let-bot-play = Let a bot play
keep-waiting = Keep waiting

## Variants at the set-up page
variants = Variants
variants-help = A variant changes cards and numbers of the game. It is played by a server of its own on this machine, which opens with its own set-up page.
variant = Variant
variant-none = None: the printed game
variant-own = added
variant-add = Add the file of a variant (TOML)
variant-open = Go to this variant
variant-starting = Starting…
variant-here = You play the variant “{ $name }”.
variant-plain = Back to the printed game
variant-replayed = This game was played with the variant “{ $name }”.
