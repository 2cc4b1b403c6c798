
# Tower Defense: words. What Hit Z Road already says (cards, tokens, faces, fight) is read from there.

title = Tower Defense
blurb = Hold a small fortress against three waves of zombies with the cards and the combat of Hit Z Road.
kind = solo fortress defence
length = 45 minutes

## Settings

setting-wave1 = First wave
setting-wave1-help = How many cards of level 1 attack.
setting-wave1-15 = 15 cards
setting-wave1-18 = 18 cards (longer)
setting-wave2 = Second wave
setting-wave2-help = How many cards of level 2 attack.
setting-wave2-18 = 18 cards
setting-wave2-21 = 21 cards (longer)
setting-wave3 = Third wave
setting-wave3-help = How many cards of level 3 attack.
setting-wave3-18 = 18 cards
setting-wave3-21 = 21 cards (longer, harder)
setting-wave3-24 = 24 cards (longer, harder)
setting-molotov = Molotov
setting-molotov-help = Whether the Molotov token can be found.
setting-molotov-in = in play
setting-molotov-out = left out (harder)
setting-map = Maps
setting-map-help = Whether the two road maps can be found.
setting-map-in = in play
setting-map-out = left out (harder)
setting-executor = EXECUTOR
setting-executor-help = Whether the bus can be found and turned into the EXECUTOR.
setting-executor-in = in play
setting-executor-out = left out (harder)
preset-bare = Bare hands
preset-bare-help = Without the Molotov, the maps and the EXECUTOR.

## Places and people

bastion-1 = bastion 1
bastion-2 = bastion 2
bastion-3 = bastion 3
warehouse-ammo = ammo warehouse
warehouse-fuel = fuel warehouse
warehouse-adrenaline = adrenaline warehouse
object-ammo = the ammo
object-fuel = the fuel
object-adrenaline = the adrenaline
object-xp = the experience
object-token = the token
rank-leader = leader
rank-regular = regular
rank-leader-count = { $count ->
    [one] 1 leader
   *[other] { $count } leaders
    }
rank-regular-count = { $count ->
    [one] 1 regular
   *[other] { $count } regulars
    }
warehouse-ammo-count = { $count } for ammo
warehouse-fuel-count = { $count } for fuel
warehouse-adrenaline-count = { $count } for adrenaline
bastion-1-count = { $count } in bastion 1
bastion-2-count = { $count } in bastion 2
bastion-3-count = { $count } in bastion 3
wave-1 = first wave
wave-2 = second wave
wave-3 = third wave
phase-garrison = garrison
phase-warehouses = warehouses
phase-movement = movement of the wave
phase-check-1 = check 1
phase-interception = interception
phase-combat = combat
phase-check-2 = check 2
phase-recovery = recovery
phase-return = return to the bastions

## The end

why-cleared = The third wave is spent and no zombie is left: the fortress holds.
why-breakthrough = A unit with zombies passed the warehouses: the valley is lost.
why-bastions = All the bastions are destroyed.
why-garrison = Nobody of the garrison is left alive.
why-unmanned = No manned bastion is left.

## Words of the play

resource-fuel-text = 1 fuel moves a group one step; 2 fuel let it flee before a melee round.

who-leader = the leader
who-regular = a regular
who-squad = everybody free
cell-w1 = at the ammo warehouse
cell-b1 = on bastion 1
cell-n1 = on line 1, close to the walls
cell-f1 = on line 1, further out
cell-e1 = on line 1, at the entry
cell-w2 = at the fuel warehouse
cell-b2 = on bastion 2
cell-n2 = on line 2, close to the walls
cell-f2 = on line 2, further out
cell-e2 = on line 2, at the entry
cell-w3 = at the adrenaline warehouse
cell-b3 = on bastion 3
cell-n3 = on line 3, close to the walls
cell-f3 = on line 3, further out
cell-e3 = on line 3, at the entry
victim-leader-1 = the leader of bastion 1
victim-leader-2 = the leader of bastion 2
victim-leader-3 = the leader of bastion 3
victim-regular-1 = a regular in bastion 1
victim-regular-2 = a regular in bastion 2
victim-regular-3 = a regular in bastion 3
victim-regular-1-ammo = a regular of bastion 1 in the ammo warehouse
victim-regular-1-fuel = a regular of bastion 1 in the fuel warehouse
victim-regular-1-adrenaline = a regular of bastion 1 in the adrenaline warehouse
victim-regular-2-ammo = a regular of bastion 2 in the ammo warehouse
victim-regular-2-fuel = a regular of bastion 2 in the fuel warehouse
victim-regular-2-adrenaline = a regular of bastion 2 in the adrenaline warehouse
victim-regular-3-ammo = a regular of bastion 3 in the ammo warehouse
victim-regular-3-fuel = a regular of bastion 3 in the fuel warehouse
victim-regular-3-adrenaline = a regular of bastion 3 in the adrenaline warehouse
victim-regular = a regular of the group

## Play: questions

question-man = In which bastion do you quarter your first squad?
question-recruit = Garrison: recruit with your { $xp } experience, or be done.
question-supply = Who fetches resources? Each brings 2 at the end of the turn.
question-gather = Interception: gather a group, or be done. Fuel: { $fuel }.
question-intercept = { $members ->
    [0] Who joins the group at { $bastion }?
    [one] 1 member at { $bastion }: who joins, or which unit to intercept?
   *[other] { $members } members at { $bastion }: who joins, or which unit to intercept?
    } Fuel: { $fuel }.
question-combat = Which combat comes first?
question-casualty = Someone dies. Who?
question-recovery = Recovery: take all that the units carry, or first say what you leave lying.
question-welcome = A newcomer joins: which bastion takes them in?
question-quarter = { $pool ->
    [one] 1 regular is
   *[other] { $pool } regulars are
    } to be placed: how many live in { $bastion }?
question-executor = { $zombies ->
    [one] 1 zombie of a horde: spend the EXECUTOR to fight it as an ordinary zombie?
   *[other] { $zombies } zombies of a horde: spend the EXECUTOR to fight them as ordinary zombies?
    }
question-stand = { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
    } against { $survivors } of yours: fight on, or abandon the combat for 2 fuel?

## Play: options

option-done = Done
option-man = Quarter the squad in { $bastion }
option-recruit = Recruit a { $rank } for { $bastion }
option-send = Send { $rank ->
    [leader] the leader
   *[other] a { $rank }
    } from { $bastion } to the { $warehouse }
option-gather = Gather a group at { $bastion }
option-join = Join from { $bastion }: { $who }
option-intercept = Intercept the unit { $cell }
option-combat = Fight { $cell }
option-welcome = Take them in at { $bastion }
option-quarter = { $regulars ->
    [0] No regulars
    [one] 1 regular
   *[other] { $regulars } regulars
    } in { $bastion }
option-name = Lose { $victim }
option-take = Take everything else
option-leave = Leave { $object } { $cell }
option-flee = Abandon the combat for 2 fuel

## Play: events

event-manned = The first squad moves into { $bastion }.
event-recruited = A { $rank } joins { $bastion } for { $price } experience.
event-sent = { $rank ->
    [leader] The leader
   *[other] A { $rank }
    } of { $bastion } goes to the { $warehouse }.
event-member-died = The garrison loses { $victim }.
event-welcomed = A newcomer becomes a regular in { $bastion }.
event-turned-away = A newcomer finds no room and goes.
event-dissolved = The squad of { $bastion } has no leader any more and is dissolved.
event-maps-traded = { $maps ->
    [one] A map brings
   *[other] { $maps } maps bring
    } { $xp } experience.
event-turn-began = Turn { $turn }.
event-wave-came = The { $wave } comes: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
    }.
event-revealed = From the reserve: { $card }.
event-removed = { $card } was only an event and is gone.
event-line-rolled = The die shows { $die }: line { $line }.
event-entered = { $card } stands { $cell }.
event-lined-up = { $card } lines up { $cell }.
event-advance-rolled = The die shows { $die }: line { $line } advances.
event-nothing-there = Line { $line } is empty: nothing moves.
event-lone-line = Only line { $line } is left: it advances two columns.
event-advanced = { $card } advances and stands { $cell }.
event-goods-lost = { $card } reaches the bastions unguarded and is lost with all it carried.
event-intercepted = { $members ->
    [one] 1 member intercepts
   *[other] { $members } members intercept
    } { $card } { $cell } ({ $fuel } fuel).
event-combat-began = Combat { $cell }: { $members ->
    [one] 1 member
   *[other] { $members } members
    } against { $card }.
event-abandoned = The combat against { $card } is abandoned; its zombies are all back.
event-wiped-out = The group sent against { $card } is wiped out; the zombies are all back.
event-bastion-lost = Zombies destroy { $bastion }.
event-warehouse-lost = Zombies destroy the { $warehouse }.
event-cut = There is no room for everything: the garrison loses{ $ammo ->
    [0] {""}
   *[other] {" "}{ $ammo } ammo
    }{ $fuel ->
    [0] {""}
   *[other] { $ammo ->
        [0] {" "}
       *[other] { $adrenaline ->
            [0] {" and "}
           *[other] {", "}
            }
        }{ $fuel } fuel
    }{ $adrenaline ->
    [0] {""}
   *[other] { $fuel ->
        [0] { $ammo ->
            [0] {" "}
           *[other] {" and "}
            }
       *[other] {" and "}
        }{ $adrenaline } adrenaline
    }.
event-collected = Collected from { $card }:{ $ammo ->
    [0] {""}
   *[other] {" "}{ $ammo } ammo
    }{ $fuel ->
    [0] {""}
   *[other] { $ammo ->
        [0] {" "}
       *[other] { $adrenaline ->
            [0] { $xp ->
                [0] {" and "}
               *[other] {", "}
                }
           *[other] {", "}
            }
        }{ $fuel } fuel
    }{ $adrenaline ->
    [0] {""}
   *[other] { $fuel ->
        [0] { $ammo ->
            [0] {" "}
           *[other] { $xp ->
                [0] {" and "}
               *[other] {", "}
                }
            }
       *[other] { $xp ->
            [0] {" and "}
           *[other] {", "}
            }
        }{ $adrenaline } adrenaline
    }{ $xp ->
    [0] {""}
   *[other] { $adrenaline ->
        [0] { $fuel ->
            [0] { $ammo ->
                [0] {" "}
               *[other] {" and "}
                }
           *[other] {" and "}
            }
       *[other] {" and "}
        }{ $xp } experience
    }{ $ammo ->
    [0] { $fuel ->
        [0] { $adrenaline ->
            [0] { $xp ->
                [0] {" no resources"}
               *[other] {""}
                }
           *[other] {""}
            }
       *[other] {""}
        }
   *[other] {""}
    }.
event-left-lying = Left lying at { $card }: { $object }.
event-not-in-play = This token is not in play: { $token }.
event-brought = The warehouse supplies { $amount } { $resource }.
event-quartered = { $regulars ->
    [one] 1 regular lives
   *[other] { $regulars } regulars live
    } in { $bastion }.
event-left-play = { $regulars ->
    [one] 1 regular finds no room and leaves play.
   *[other] { $regulars } regulars find no room and leave play.
    }
event-leader-left = The leader of { $bastion } has no bastion any more and leaves.
event-held = No zombie is left. The fortress holds!
event-broke-through = { $card } passes the warehouses: the zombies are in the valley.
event-bastions-gone = The last bastion has fallen.
event-garrison-dead = Nobody of the garrison is left.
event-unmanned = No manned bastion is left: the survivors abandon the fortress.

## Play: reasons

reason-bastion-destroyed = Zombies have destroyed { $bastion }.
reason-has-leader = There is a leader in { $bastion } already.
reason-squad-full = The squad of { $bastion } has its three regulars.
reason-needs-leader = Without a leader { $bastion } can take no regulars.
reason-too-dear = That costs { $price } experience; you have { $xp }.
reason-warehouse-destroyed = The { $warehouse } is destroyed.
reason-nobody-free = No { $rank } of { $bastion } is free.
reason-nobody-gathers = Nobody free can gather at { $bastion }: it has no one of its own, and two other bastions would have to send people.
reason-no-fuel-to-walk = { $fuel } fuel reaches no unit from there.
reason-nobody-free-there = Nobody else is free at { $bastion }.
reason-unit-on-bastion = A unit lies on { $bastion }: nobody can gather there.
reason-regulars-stay = The regulars of { $bastion } stay: only the dissolved squad moves.
reason-no-path-to-join = No free path leads there from { $bastion }.
reason-no-fuel-to-join = { $fuel } fuel is too little to join and then reach a unit.
reason-leader-away = The leader of { $bastion } is not there to join.
reason-no-regular-there = There is no free regular at { $bastion }.
reason-only-one-there = Only one is free at { $bastion }: name them.
reason-no-unit = No unit stands { $cell }.
reason-blocked = No free path leads to the unit { $cell }: others stand in the way.
reason-empty-group = Nobody has joined the group yet.
reason-too-far = The unit { $cell } costs { $price } fuel; you have { $fuel }.
reason-fought-already = The unit { $cell } has been fought this turn.
reason-no-zombies = The unit { $cell } has no zombies: it is simply taken.
reason-no-group = No group of yours stands { $cell }.
reason-nobody-there = There is nobody like that in the garrison.
reason-not-carried = The unit { $cell } carries nothing of the kind.
reason-left-already = That stays { $cell } already.
reason-not-in-this-fight = Only a member of the group that fights can be named.
reason-not-manned = No squad lives in { $bastion }: it is not manned.
reason-other-bastion-now = First the regulars of { $bastion } are placed.
reason-no-place-elsewhere = With so few in { $bastion } the others would find no room.
reason-not-so-many = There are not so many to place: { $pool ->
    [one] 1 is left
   *[other] { $pool } are left
    }, and some stay where they are.
reason-executor-ready = The EXECUTOR is declared before a combat against a horde, not here.
token-bus-text = No effect by itself. Turned into the EXECUTOR, it lets you fight one horde as ordinary zombies, and is discarded.
token-map-text = No effect by itself. The Deserted checkpoint card trades each map you hold for 6 experience.
card-II-04-text = Each road-map token you hold gives 6 experience at once, and is discarded.
card-II-05-text = If you hold the bus token, turn it into the EXECUTOR: once, fight a horde as ordinary zombies.
reason-map-idle = A road map waits for the event that trades it for experience.

## Terminal

phase-set-up = set-up
screen-siege = Turn { $turn }, { $phase } · { $wave }, { $reserve } in reserve
screen-stock = ammo { $ammo } · fuel { $fuel } · adrenaline { $adrenaline } (of { $capacity }) · experience { $xp }
screen-lost = destroyed
screen-line = Line { $line }
screen-near = near
screen-far = far
screen-entry = entry
screen-horde-level = horde { $level }
screen-fuel-cost = { $fuel } fuel
screen-revealed = Revealed: { $card }
screen-left-out = Not in play: { $tokens }
screen-token-out = (not in play)
screen-garrison-key = L leader, r regular
screen-unit-key = Z zombies, * a token
screen-leader-letter = L

## Heuristics

term-garrison = members of the garrison
term-end = the end
term-bastions = bastions standing
term-stock = resources in stock
term-tokens = special tokens
term-experience = experience, to spend and in sight
term-wave = cards still to come
term-zombies = zombies in sight

# Cautions
caution-bastion-open = Nobody fights { $zombies ->
    [one] the zombie
   *[other] the { $zombies } zombies
    } on { $bastion }, your last: it is lost this turn.
caution-bastion-unguarded = Nobody stays free: { $zombies ->
    [one] 1 zombie stands
   *[other] { $zombies } zombies stand
    } before { $bastion }, your last.

# What was done in one gesture
story-advanced = { $count ->
    [one] 1 card advances
   *[other] { $count } cards advance
    }.
story-intercepted = { $count ->
    [one] 1 group goes
   *[other] { $count } groups go
    } out to intercept units.
story-recruited = Recruited: { $what }.
story-sent = Sent to the warehouses: { $what }.
story-quartered = Regulars by bastion: { $what }.
story-brought = The warehouses supply { $what }.

# A card of the wave
story-revealed = From the reserve: { $card }{ $placed ->
    [0] {""}
   *[other] {" "}{ $place }
}{ $moved ->
    [0] {""}
    [one] ; 1 card moves up
   *[other] ; { $moved } cards move up
}.{ $removed ->
    [0] {""}
   *[other] {" "}It was only an event.
}{ $lost ->
    [0] {""}
    [one] {" "}Lost: 1 member.
   *[other] {" "}Lost: { $lost } members.
}{ $welcomed ->
    [0] {""}
   *[other] {" "}A newcomer joins.
}{ $given ->
    [0] {""}
   *[other] {" "}Cost: { $what }.
}{ $goods ->
    [0] {""}
    [one] {" "}1 card is lost with its goods.
   *[other] {" "}{ $goods } cards are lost with their goods.
}
story-advance-rolled = Line { $line } advances{ $moved ->
    [0] {""}
    [one] : 1 card
   *[other] : { $moved } cards
}.{ $goods ->
    [0] {""}
    [one] {" "}1 card is lost with its goods.
   *[other] {" "}{ $goods } cards are lost with their goods.
}
story-lone-line = Only line { $line } is left and advances{ $moved ->
    [0] {""}
    [one] : 1 card
   *[other] : { $moved } cards
}.{ $goods ->
    [0] {""}
    [one] {" "}1 card is lost with its goods.
   *[other] {" "}{ $goods } cards are lost with their goods.
}

# A whole combat
story-combat-began = { $members ->
    [one] 1 member { $won ->
        [0] { $fled ->
            [0] { $wiped ->
                [0] fights
               *[other] falls to
            }
           *[other] breaks off against
        }
       *[other] beats
    }
   *[other] { $members } members { $won ->
        [0] { $fled ->
            [0] { $wiped ->
                [0] fight
               *[other] fall to
            }
           *[other] break off against
        }
       *[other] beat
    }
} { $horde ->
    [0] {""}
   *[other] a horde of{" "}
}{ $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
}{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
} at { $card }{ $burned ->
    [0] {""}
   *[other] {" "}with the Molotov cocktails
}{ $blasted ->
    [0] {""}
   *[other] {" "}through the companion’s last stand
}: { $won ->
    [0] { $killed ->
       *[other] { $killed } killed
    },{" "}
   *[other] {""}
}{ $lost ->
    [0] nobody lost
    [one] 1 member lost
   *[other] { $lost } members lost
}{ $ammo ->
    [0] {""}
   *[other] , { $ammo } ammo fired
}{ $adrenaline ->
    [0] {""}
   *[other] , { $adrenaline } adrenaline spent
}.

## The end told: what a lone player reached, and what everybody did

epitaph-held = You held the fortress for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
    }: the valley is saved.
epitaph-held-out = You held out { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
    }.
epitaph-bastion-fell = In the end { $bastion } fell to { $card }.
epitaph-broke-through = In the end { $card } broke through to the valley.
epitaph-waves = { $left ->
    [0] You reached the { $wave }, and all its cards had come ({ $cards }).
   *[other] You reached the { $wave }. Cards that had come: { $came } of { $cards }.
    }
epitaph-all-waves = You beat all three waves, { $cards ->
    [one] { $cards } card in all.
   *[other] { $cards } cards in all.
}
tally-kills = Zombies killed
tally-fights = Combats won
tally-met = Units intercepted
tally-brought = Fetched from warehouses
tally-losses = Members lost
tally-recruits = Recruits

## Where resources come from and go, in studies

flow-collected = objects collected
flow-cut = no room
flow-intercepted = interceptions
flow-maps-traded = road maps
flow-member-died = deaths
flow-recruited = recruits
flow-shot = shots
flow-welcomed = newcomers

# Kinds of decisions, in the figures of studies.
decision-casualty = members that die
decision-combats = order of combats
decision-interception = groups that intercept
decision-man = bastion of the first squad
decision-quarter = places in the bastions
decision-recovery = objects collected
decision-recruit = recruits
decision-supply = members in warehouses
decision-welcome = newcomers
