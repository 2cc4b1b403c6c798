
title = Zombies!!!
blurb = Lay a town tile by tile, fight your way through the dead, and reach the helicopter first.
kind = tile-laying horror
length = 60 minutes

## Settings
setting-goal = Zombies to win
setting-goal-help = How many zombies a player must collect to win.
setting-scaled = Goal by number of players
setting-scaled-help = Instead of the number above: 25, 22, 20, 17 or 15 zombies with 2, 3, 4, 5 or 6 players.
setting-scaled-no = one number for all
setting-scaled-yes = fewer with more players
setting-doors = Doors
setting-doors-help = How named buildings are entered and left.
setting-doors-strict = only through doors
setting-doors-any = from any street side
setting-first-aid = First Aid Kit
setting-first-aid-help = In which buildings the First Aid Kit may be played.
setting-first-aid-hospital = hospital only
setting-first-aid-drug = drug store as well
setting-supply = Zombie figures
setting-supply-help = Whether the figures can run out.
setting-supply-unlimited = never run out
setting-supply-hundred = 100 and no more
setting-helipad = Helipad
setting-helipad-help = Where the helipad waits in the pile of tiles.
setting-helipad-last = the last tile
setting-helipad-shuffled = among the last 14 tiles
setting-lost-turns = Cards that cost a turn
setting-lost-turns-help = Whether Fear and Hysterical Paralysis are in the deck.
setting-lost-turns-in = in the deck
setting-lost-turns-out = left out
setting-rounds = Round limit
setting-rounds-help = If nobody has won after this many rounds, the player with the most zombies wins.
setting-turns = Turns alone
setting-turns-help = How many turns a lone player has.
preset-short = Short game
preset-short-help = 10 zombies win, and the game ends after 50 rounds at the latest.
preset-gentle = Gentle
preset-gentle-help = Buildings are entered from any side, and no card makes anybody lose a turn.

## Tiles
tile-square = Town Square
tile-helipad = Helipad
tile-hospital = Hospital
tile-garden = Lawn & Garden
tile-police = Police Station
tile-sporting = Sporting Goods
tile-fire = Fire Station
tile-drug = Drug Store
tile-army = Army Surplus
tile-gas = Gas Station
tile-skate = Skate Shop
tile-florist = Florist
tile-hardware = Hardware Store
tile-toys = Toy Store
tile-straight = Straight road
tile-corner = Bend
tile-tee = T-junction
tile-cross = Crossroads

## Cards
card-marbles = All the Marbles
card-marbles-text = Item, played in the Toy Store. Discard it at any question put to you: no zombie moves, everyone’s zombie step is skipped, until after your next turn.
card-chainsaw = Chainsaw
card-chainsaw-text = Item, played in Lawn & Garden. Discard it at any question put to you: +2 to all your combat rolls for the rest of the turn.
card-axe = Fire Axe
card-axe-text = Item, played in the Fire Station. It stays: +1 to all your combat rolls until you lose it.
card-firstaid = First Aid Kit
card-firstaid-text = Item, played in the Hospital, and in the Drug Store where so agreed. After a failed combat roll, discard it instead of losing a life, then roll again.
card-grenade = Grenade
card-grenade-text = Item, played in Army Surplus. Discard it inside a building or on the street space at its door: every zombie in that building joins your collection, and you lose 1 life.
card-ammo = Lots of Ammo
card-ammo-text = Item, played in Sporting Goods. Discard it at any question put to you: +3 bullets.
card-molotov = Molotov Cocktail
card-molotov-text = Item, played in the Gas Station. Discard it inside a building or at its door: +2 to your combat rolls against the zombies of that building for this turn.
card-skateboard = Skateboard
card-skateboard-text = Item, played in the Skate Shop. It stays: +2 to your movement rolls.
card-shotgun = Hey, Look! A Shotgun!
card-shotgun-text = Item, played anywhere. +1 to your next 3 combat rolls, then it is discarded. It adds to another weapon.
card-adrenaline = Adrenaline Rush
card-adrenaline-text = After your own movement roll: double the movement. Or after your own combat roll: +2 on that roll.
card-food = Alternate Food Source
card-food-text = Until the end of your next turn nobody fights zombies and everyone may walk through them.
card-direction = Bad Sense of Direction
card-direction-text = Pay 1 life: an opponent goes to the town square and may still use the movement left.
card-cramp = Brain Cramp
card-cramp-text = When another player has rolled and begins to move, you decide whether and where they go with that roll.
card-butter = Butter Fingers
card-butter-text = An opponent loses one item in play or up to 2 bullets; you choose.
card-claustrophobia = Claustrophobia
card-claustrophobia-text = An opponent may not enter buildings in their next turn; if they are inside, they first leave by the shortest way.
card-fear = Fear
card-fear-text = An opponent has no movement of any kind in their next turn.
card-paralysis = Hysterical Paralysis
card-paralysis-text = An opponent loses their whole next turn.
card-notdead = I Don’t Think They’re Dead
card-notdead-text = An opponent rolls twice. If either roll stays at 3 or less, they give back 2 zombies; bullets and lives may mend a roll as in combat, but not the last life.
card-worse = Just When You Thought It Couldn’t Get Any Worse
card-worse-text = Choose a named building: a zombie goes on each of its inside spaces that has none.
card-rest = Much Needed Rest
card-rest-text = Instead of your movement roll: +2 lives, at most 5.
card-miscalculation = Slight Miscalculation
card-miscalculation-text = Double the zombies in one building, as far as its spaces allow.
card-keys = The Keys Are Still In It
card-keys-text = Instead of your movement roll: move up to 10 spaces.
card-sobad = This Isn’t So Bad
card-sobad-text = Move any 2 zombies to any legal free spaces.
card-screwed = We’re Screwed!
card-screwed-text = Place 10 zombies on legal spaces without one.
card-everybody = Where Did Everybody Go?
card-everybody-text = Move an opponent up to 5 spaces; they fight what they meet.
card-shoe = Your Shoe’s Untied
card-shoe-text = In an opponent’s turn, before the roll for movement: their next movement roll is halved, rounded down.
card-master = Zombie Master
card-master-text = Place 5 zombies on legal spaces with neither a zombie nor a player.

## Play
seat-0 = seat 1
seat-1 = seat 2
seat-2 = seat 3
seat-3 = seat 4
seat-4 = seat 5
seat-5 = seat 6
direction-north = north
direction-east = east
direction-south = south
direction-west = west
space = tile { $first } { $second }
space-nw = north-west
space-n = north
space-ne = north-east
space-w = west
space-c = centre
space-e = east
space-sw = south-west
space-s = south
space-se = south-east
spot = { $first }, { $second }
spot-north = to the north
spot-east = to the east
spot-south = to the south
spot-west = to the west
quarters-0 = as printed
quarters-1 = turned right once
quarters-2 = upside down
quarters-3 = turned left once

timing-start = start of a turn
timing-before-fight = before the fight on one’s own space
timing-before-roll = before the movement roll
timing-after-roll = after the movement roll
timing-fight = before a fight’s first roll
timing-after-fight = after a fight
timing-end-move = end of the movement
timing-before-discard = before the discard
timing-before-win = before a step that would win

question-lay = Choose a place for the { $tile }.
question-turn = Turn the { $tile }.
question-put-zombie = Put a zombie on a space of the tile ({ $left } to go).
question-put-life = Put a life token in the building ({ $left } to go).
question-put-bullet = Put a bullet token in the building ({ $left } to go).
question-window-start = { $you ->
    [yes] Your turn begins
   *[no] { $seat } begins a turn
    }. Play a card, or pass.
question-window-before-fight = { $you ->
    [yes] You are about to fight the zombie on your space.
   *[no] { $seat } is about to fight the zombie where they stand.
    } Play a card, or pass.
question-window-before-roll = { $you ->
    [yes] You are about
   *[no] { $seat } is about
    } to roll for movement. Play a card, or pass.
question-window-after-roll = { $you ->
    [yes] You have rolled and begin
   *[no] { $seat } has rolled and begins
    } to move. Play a card, or pass.
question-window-fight = A fight begins in { $you ->
    [yes] your
   *[no] { $seat }’s
    } turn. Play a card, or pass.
question-window-after-fight = A fight is over in { $you ->
    [yes] your
   *[no] { $seat }’s
    } turn. Play a card, or pass.
question-window-end-move = { $you ->
    [yes] Your
   *[no] { $seat }’s
    } movement is over. Play a card, or pass.
question-window-before-discard = { $you ->
    [yes] Your
   *[no] { $seat }’s
    } turn is almost over. Play a card, or pass.
question-window-before-win = { $you ->
    [yes] You are about
   *[no] { $seat } is about
    } to reach the helipad and win. Play a card, or pass.
question-roll = A zombie stands on { $space }. Roll to fight it.
question-failed = The roll is { $need } short. { $lives ->
    [one] Lose your last life
   *[other] Lose a life ({ $lives } left) and roll again
    }{ $bullets ->
    [0] .
   *[other] , or spend bullets ({ $bullets } left).
    }
question-move = { $left ->
    [one] Move: 1 step left.
   *[other] Move: { $left } steps left.
    }
question-steer = { $left ->
    [one] Steer { $seat }: 1 step left.
   *[other] Steer { $seat }: { $left } steps left.
    }
question-drag = { $left ->
    [one] Lead { $seat } away: 1 step left.
   *[other] Lead { $seat } away: up to { $left } steps.
    }
question-zombies = { $left ->
    [one] Move 1 more zombie.
   *[other] Move { $left } more zombies.
    }
question-zombie-way = Which way does the zombie on { $space } go?
question-discard = Discard one card, or keep them all.
question-target = Who is { $card } for?
question-building = Which building is { $card } for?
question-scatter-tile = On which tile does the next zombie go ({ $left } to go)?
question-scatter-space = On which space does the next zombie go ({ $left } to go)?
question-relocate-pick = Which zombie do you move ({ $left } to go)?
question-relocate-tile = To which tile does the zombie from { $space } go?
question-relocate-space = To which space does the zombie from { $space } go?
question-fumble = What does { $seat } drop?
question-doubt = The roll is { $need } short. Mend it, or give back up to { $amount ->
    [one] 1 zombie
   *[other] { $amount } zombies
    }.

option-pass = Pass
option-roll = Roll the die
option-life = Lose a life
option-shoot = Spend the bullets
option-yield = Give back zombies
option-stop = Stop here
option-rest = Let the rest walk by themselves
option-keep = Keep all cards
option-bullets = Up to two bullets
option-step = Go { $direction }
option-turn = Lay it { $quarters }
option-target = Choose { $you ->
    [yes] yourself
   *[no] { $seat }
    }
option-tile = Tile { $number }
option-play = Play “{ $card }”
option-use = Use “{ $card }”
option-drop = { $card }
option-discard = Discard “{ $card }”
option-lay = Beside tile { $spot }
option-put = On { $space }
option-pick = The one on { $space }

event-dealer-drawn = { $you ->
    [yes] You deal and begin
   *[no] { $seat } deals and begins
    }.
event-turn-began = Round { $round }: { $you ->
    [yes] your
   *[no] { $seat }’s
    } turn.
event-returned = { $you ->
    [yes] You are back
   *[no] { $seat } is back
    } with 3 lives and 3 bullets.
event-turn-lost = { $you ->
    [yes] You are paralysed and lose
   *[no] { $seat } is paralysed and loses
    } the turn.
event-drew = { $amount ->
    [one] { $you ->
    [yes] You draw
   *[no] { $seat } draws
    } a card.
   *[other] { $you ->
    [yes] You draw
   *[no] { $seat } draws
    } { $amount } cards.
    }
event-hand-drawn = { $cards-count ->
    [one] Your new card
   *[other] Your new cards
    }: { $cards }.
event-deck-shuffled = { $amount ->
    [one] The one discard becomes the new deck.
   *[other] The { $amount } discards are shuffled into a new deck.
    }
event-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
    } { $card }.
event-tile-drawn = { $you ->
    [yes] You draw
   *[no] { $seat } draws
    } the { $tile }.
event-tile-unfit = The { $tile } fits nowhere and is set aside.
event-helipad-out = The helipad is out of the game: only the number of zombies wins now.
event-helipad-back = The helipad is shuffled back into the pile.
event-placer-chosen = { $you ->
    [yes] You have the fewest zombies and lay
   *[no] { $seat } has the fewest zombies and lays
    } the helipad.
event-tile-laid = { $you ->
    [yes] You lay
   *[no] { $seat } lays
    } the { $tile } as tile { $number }, { $quarters }.
event-zombie-put = A zombie comes to { $space }.
event-life-put = A life lies on { $space }.
event-bullet-put = A bullet lies on { $space }.
event-supply-short = { $amount ->
    [0] No zombie is left in the supply.
    [one] Only 1 zombie is left in the supply.
   *[other] Only { $amount } zombies are left in the supply.
    }
event-map-closed = { $you ->
    [yes] Your
   *[no] { $seat }’s
    } tile closes the town: no further tile fits, and the pile leaves the game.
event-fight-began = { $you ->
    [yes] You fight
   *[no] { $seat } fights
    } the zombie on { $space }.
event-combat-rolled = { $bonus ->
    [0] { $you ->
    [yes] You roll
   *[no] { $seat } rolls
    } { $die }.
   *[other] { $you ->
    [yes] You roll
   *[no] { $seat } rolls
    } { $die }, +{ $bonus } by weapons.
    }
event-life-lost = { $lives ->
    [0] { $you ->
    [yes] You lose your last life
   *[no] { $seat } loses their last life
    }.
   *[other] { $you ->
    [yes] You lose a life and have
   *[no] { $seat } loses a life and has
    } { $lives } left.
    }
event-shot = { $you ->
    [yes] You spend
   *[no] { $seat } spends
    } { $amount ->
    [one] 1 bullet
   *[other] { $amount } bullets
    }.
event-beaten = { $you ->
    [yes] You beat
   *[no] { $seat } beats
    } the zombie; that makes { $zombies }.
event-fight-broken = { $you ->
    [yes] Your
   *[no] { $seat }’s
    } fight ends without a result.
event-died = { $you ->
    [yes] You die, lose { $lost } of your zombies and keep
   *[no] { $seat } dies, loses { $lost } of the zombies and keeps
    } { $zombies }.
event-picked-life = { $you ->
    [yes] You pick up a life and have
   *[no] { $seat } picks up a life and has
    } { $lives }.
event-picked-bullet = { $you ->
    [yes] You pick up a bullet and have
   *[no] { $seat } picks up a bullet and has
    } { $bullets }.
event-life-left = { $you ->
    [yes] You have 5 lives and leave
   *[no] { $seat } has 5 lives and leaves
    } the one on { $space }.
event-movement-rolled = { $you ->
    [yes] You roll
   *[no] { $seat } rolls
    } { $die } and may move { $movement ->
    [one] 1 space
   *[other] { $movement } spaces
    }.
event-stepped = { $you ->
    [yes] You go
   *[no] { $seat } goes
    } to { $space }, { $left } left.
event-stopped = { $you ->
    [yes] You stop
   *[no] { $seat } stops
    }.
event-step-announced = { $you ->
    [yes] You are about
   *[no] { $seat } is about
    } to step onto the centre of the helipad.
event-held = Fear holds { $you ->
    [yes] you
   *[no] { $seat }
    }: no movement this turn.
event-zombies-rolled = { $you ->
    [yes] You roll
   *[no] { $seat } rolls
    } { $die } for the zombies.
event-zombie-moved = A zombie goes from { $from } to { $to }.
event-zombies-held = Marbles everywhere: no zombie moves.
event-played = { $you ->
    [yes] You play
   *[no] { $seat } plays
    } “{ $card }”.
event-item-laid = { $you ->
    [yes] You lay
   *[no] { $seat } lays
    } { $card } face up.
event-item-used = { $you ->
    [yes] You use
   *[no] { $seat } uses
    } { $card }.
event-item-spent = { $you ->
    [yes] Your
   *[no] { $seat }’s
    } “{ $card }” is spent.
event-aimed = “{ $card }” is for { $other-you ->
    [yes] you
   *[no] { $other }
    }.
event-aimed-building = { $card } is for the { $tile }, tile { $number }.
event-bullets-gained = { $you ->
    [yes] You gain
   *[no] { $seat } gains
    } { $amount ->
    [one] 1 bullet
   *[other] { $amount } bullets
    }.
event-lives-gained = { $amount ->
    [0] { $you ->
    [yes] You rest, but have
   *[no] { $seat } rests, but has
    } 5 lives already.
    [one] { $you ->
    [yes] You rest and gain
   *[no] { $seat } rests and gains
    } 1 life.
   *[other] { $you ->
    [yes] You rest and gain
   *[no] { $seat } rests and gains
    } { $amount } lives.
    }
event-movement-doubled = { $you ->
    [yes] Your
   *[no] { $seat }’s
    } movement is doubled: { $left } left.
event-roll-raised = { $you ->
    [yes] You add
   *[no] { $seat } adds
    } { $amount } to the roll.
event-blasted = { $you ->
    [yes] Your
   *[no] { $seat }’s
    } grenade takes { $amount ->
    [one] 1 zombie
   *[other] { $amount } zombies
    }; that makes { $zombies }.
event-sent-home = { $you ->
    [yes] You end
   *[no] { $seat } ends
    } up on the town square.
event-item-dropped = { $you ->
    [yes] You lose
   *[no] { $seat } loses
    } { $card }.
event-bullets-dropped = { $amount ->
    [one] { $you ->
    [yes] You lose
   *[no] { $seat } loses
    } 1 bullet.
   *[other] { $you ->
    [yes] You lose
   *[no] { $seat } loses
    } { $amount } bullets.
    }
event-doubt-rolled = { $you ->
    [yes] You roll
   *[no] { $seat } rolls
    } { $die }: are they dead?
event-gave-back = { $amount ->
    [0] { $you ->
    [yes] You have no
   *[no] { $seat } has no
    } zombie to give back.
    [one] { $you ->
    [yes] You give
   *[no] { $seat } gives
    } back 1 zombie.
   *[other] { $you ->
    [yes] You give
   *[no] { $seat } gives
    } back { $amount } zombies.
    }
event-relocated = A zombie vanishes from { $from } and turns up on { $to }.
event-limit-reached = { $rounds ->
    [one] 1 round is
   *[other] { $rounds } rounds are
    } over and nobody has won: the most zombies win.
event-turns-over = All turns ({ $turns }) are used up.
event-won-helipad = { $you ->
    [yes] You reach the helicopter and win.
   *[no] { $seat } reaches the helicopter and wins.
    }
event-won-zombies = { $you ->
    [yes] You have
   *[no] { $seat } has
    } { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
    } and { $you ->
    [yes] win
   *[no] wins
    }.

reason-already-played = You have already played your one event of this round.
reason-no-interruption = { $card } has to wait: what is going on cannot be interrupted.
reason-has-one = You already have { $card } in play.
reason-wrong-building = { $card } can only be laid inside the { $tile }.
reason-neither-building = { $card } can only be laid inside the Hospital or the Drug Store.
reason-no-own-roll = { $card } needs a roll of your own: movement under way, or a combat roll that failed.
reason-not-before-own-roll = { $card } is played in your own turn, just before the movement roll.
reason-not-before-their-roll = { $card } is played in another player’s turn, just before the movement roll.
reason-not-after-their-roll = { $card } is played when another player has just rolled for movement.
reason-already-steered = Somebody else already steers this movement.
reason-held-by-fear = Fear holds you: you cannot drive this turn.
reason-down = You are down: no movement is left for you this turn.
reason-no-life-to-pay = You have no life to pay with.
reason-no-target = There is nobody { $card } could be aimed at.
reason-itself = { $card } is for an opponent, not for you.
reason-is-down = { $you ->
    [yes] You are down and are moved
   *[no] { $seat } is down and is moved
    } by no card.
reason-in-fight = { $you ->
    [yes] You are in a fight and cannot
   *[no] { $seat } is in a fight and cannot
    } be taken out of it.
reason-afraid = Fear holds { $you ->
    [yes] you
   *[no] { $seat }
    } this turn.
reason-nothing-to-lose = { $you ->
    [yes] You have nothing
   *[no] { $seat } has nothing
    } of that to lose.
reason-no-name = Tile { $number } has no named building.
reason-full = The building on tile { $number } is full of zombies.
reason-empty = No zombie is in the building on tile { $number }.
reason-no-building = There is no building { $card } could be used on.
reason-too-few-zombies = { $card } needs two zombies that nobody is fighting.
reason-no-room = There is no free space there.
reason-works-by-itself = { $card } works by itself; there is nothing to use.
reason-roll-first = First the die: bullets and lives mend a roll that has failed.
reason-no-failed-roll = That helps only after a combat roll of your own has failed.
reason-no-building-here = { $card } is used inside a named building or at its door.
reason-too-few-bullets = { $need ->
    [one] It takes 1 bullet, and you have none.
   *[other] It takes { $need } bullets, and you have { $bullets }.
    }
reason-no-exit = No street leads on to another tile there.
reason-no-way = There is no way there.
reason-claustrophobic = Claustrophobia keeps you out of buildings this turn.
reason-way-out-first = Claustrophobia: first the shortest way out of the building.
reason-not-free = A zombie already stands on { $space }.
reason-already-moved = The zombie on { $space } has already moved.
reason-moved-by-card = The card moves two different zombies: the one on { $space } has had its move.
reason-stuck = The zombie on { $space } has no free space beside it.
reason-fought = The zombie on { $space } is being fought.
reason-last-life = Your last life cannot mend this roll.
reason-not-leavable = A fight cannot be left.
reason-unfitting = The { $tile } does not fit like that: road must meet road, and at least one must be joined.
reason-street = Zombies and tokens of a named building go inside, not on the street.
reason-token-there = A token already lies on { $space }.
reason-player-there = A player stands on { $space }.
reason-no-supply = No zombie is left in the supply.

why-helipad = The helicopter is reached: its passenger wins.
why-zombies = The first to collect enough zombies wins.
why-limit = The rounds are over: the most zombies win.
why-turns = The turns are used up.
score-zombies = zombies
score-turns = turns

term-victory = the win
term-zombies = zombies collected
term-health = lives and bullets
term-items = items in play
term-helipad = way to the helipad
term-rivals = what the others have

screen-round = Round { $round }, first to { $goal ->
    [one] 1 zombie
   *[other] { $goal } zombies
    } or the helicopter. Left: tiles { $tiles }, cards { $cards }.
screen-legend = Z zombie, + life, * bullet, 1 to 6 pawns, . inside a building, # closed; a gap in a wall is a way through.
screen-tile = { $exits ->
    [one] one way out
   *[other] { $exits } ways out
}, { $zombies ->
    [one] one zombie
   *[other] { $zombies } zombies
}{ $lives ->
    [0] {""}
    [one] , one life
   *[other] , { $lives } lives
}{ $bullets ->
    [0] {""}
    [one] , one bullet
   *[other] , { $bullets } bullets
}
screen-player = zombies { $zombies }, lives { $lives }, bullets { $bullets }, cards { $cards }
screen-down = down

# What was done in one gesture
story-fight-began = { $beaten ->
    [0] { $died ->
        [0] { $you ->
            [yes] You fight
           *[no] { $seat } fights
        }
       *[other] { $you ->
            [yes] You die in the fight against
           *[no] { $seat } dies in the fight against
        }
    }
   *[other] { $you ->
        [yes] You beat
       *[no] { $seat } beats
    }
} the zombie on { $space }{ $lives ->
    [0] {""}
    [one] , 1 life lost
   *[other] , { $lives } lives lost
}{ $bullets ->
    [0] {""}
    [one] , 1 bullet spent
   *[other] , { $bullets } bullets spent
}{ $life ->
    [0] {""}
   *[other] , a life picked up
}{ $bullet ->
    [0] {""}
   *[other] , a bullet picked up
}.
story-life-put = { $count ->
    [one] 1 life is
   *[other] { $count } lives are
    } put on the map.
story-bullet-put = { $count ->
    [one] 1 bullet is
   *[other] { $count } bullets are
    } put on the map.
story-relocated = { $count ->
    [one] 1 zombie turns up
   *[other] { $count } zombies turn up
    } on other spaces.
story-stepped = { $you ->
    [yes] You walk
   *[no] { $seat } walks
    } to { $place }, { $count ->
    [one] 1 space
   *[other] { $count } spaces
    }.
story-zombie-put = { $count ->
    [one] 1 zombie is
   *[other] { $count } zombies are
    } put on the map.
story-zombie-moved = { $count ->
    [one] 1 zombie moves
   *[other] { $count } zombies move
    }.

## The end told: what a lone player reached, and what everybody did

epitaph-flew = You flew out after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
    }.
epitaph-hunted = You collected enough zombies in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
    }.
epitaph-ran-out = After { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
    } your time was up.
epitaph-pad-seen = The helipad was there, but you did not reach it.
epitaph-pad-unseen = The helipad was never found.
epitaph-collected = Zombies collected: { $zombies } of { $goal }.
tally-beaten = Zombies beaten
tally-steps = Spaces walked
tally-bullets = Bullets fired
tally-lives = Lives lost
tally-deaths = Deaths
tally-played = Cards played
lead-limit = { $lead ->
    [one] 1 zombie
   *[other] { $lead } zombies
    }

## Where resources come from and go, in studies

flow-beaten = fights won
flow-bullets-dropped = events
flow-bullets-gained = events
flow-died = deaths
flow-discarded = discards
flow-drew = draws
flow-gave-back = events
flow-life-lost = fights
flow-lives-gained = events
flow-picked-bullet = tokens picked up
flow-picked-life = tokens picked up
flow-played = cards played
flow-shot = shots

# Kinds of decisions, in the figures of studies.
decision-bout = fights caused by cards
decision-doubt = rolls for zombies that may not be dead
decision-drag = moving an opponent
decision-fight = fights
decision-fumble = what a card makes a player drop
decision-interlude = cards and items played
decision-lay = laying tiles
decision-leave = discarding at the end of a turn
decision-move = movement
decision-relocate = zombies moved by a card
decision-scatter = zombies placed by a card
decision-shamble = moving zombies
decision-target = targets of cards
