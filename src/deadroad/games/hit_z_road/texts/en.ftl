
## Game
title = Hit Z Road
blurb = Bid for the safest stretch of Route 66 and bring at least one survivor through eight rounds of zombies to the Pacific.
kind = bidding and survival
length = 30 to 60 minutes

## Resources
resource-ammo = ammo
resource-fuel = fuel
resource-adrenaline = adrenaline
resource-ammo-text = Each ammo spent in the shooting round rolls 2 black dice; each hit or critical kills a zombie.
resource-fuel-text = 2 fuel let the group flee before a melee round.
resource-adrenaline-text = 1 adrenaline saves a bitten survivor, kills on an opportunity or gives a critical its second kill.
resource-ammo-count = { $count } ammo
resource-fuel-count = { $count } fuel
resource-adrenaline-count = { $count } adrenaline

## Dice
face-hit = hit
face-critical = critical
face-opportunity = opportunity
face-bite = bite
face-nothing = nothing
face-horror = horrible death
face-hit-text = A zombie is killed.
face-critical-text = A zombie is killed, and a second one for 1 adrenaline.
face-opportunity-text = A zombie is killed for 1 adrenaline.
face-bite-text = Lose 1 adrenaline or 1 survivor.
face-nothing-text = Nothing happens.
face-horror-text = A survivor is killed; adrenaline cannot prevent it.

## Special tokens
token-bus = school bus
token-map = road map
token-longgun = long-range weapon
token-companion = companion
token-toxic = toxic fumes
token-wound = wound
token-molotov = Molotov cocktails
token-bus-text = No effect by itself. Turned into the EXECUTOR, it lets its owner fight every horde as ordinary zombies.
token-map-text = No effect by itself. The Deserted checkpoint card makes each map you hold worth 6 experience.
token-longgun-text = Discard it at the Blocked viaduct to save two survivors.
token-companion-text = Not a survivor, rolls no die. At the Ultimatum he leaves unless you spend 3 ammo; in his last stand he takes all the zombies of the card with him.
token-toxic-text = A Coughing fit or a Stench in the dark costs one survivor for each of these you hold. They stay.
token-wound-text = Cover the wounded costs you one survivor and takes this token away.
token-molotov-text = Discard before a combat begins: all the zombies of the card are destroyed, a horde included, the red text does not apply and the card is won.

## Cards
card-I-01 = Sheriff armoury
card-I-02 = Quiet homestead
card-I-03 = Corner pump
card-I-04 = Hitch-hiker
card-I-04-text = One survivor joins your group.
card-I-05 = Hunter’s attic
card-I-05-text = Take the long-range weapon token.
card-I-06 = Old man’s cellar
card-I-06-text = Take a road-map token.
card-I-07 = Locked study
card-I-07-text = Take a road-map token.
card-I-08 = Odd companion
card-I-08-text = Take the companion token. The companion is not a survivor and rolls no die.
card-I-09 = School car park
card-I-09-text = Take the school-bus token (the steering wheel).
card-I-10 = Leaking works
card-I-10-text = Take a toxic-fumes token.
card-I-11 = Burning tank farm
card-I-11-text = Take a toxic-fumes token.
card-I-12 = Wild dogs
card-I-12-text = Discard one resource of your choice.
card-I-13 = Main street
card-I-14 = County jail
card-I-15 = Jack-knifed container
card-I-16 = Bad bite
card-I-16-text = Take the wound token.
card-I-17 = Moonshine barn
card-I-17-text = Take the Molotov token.
card-I-18 = Pawn shop hold-out
card-I-19 = Abandoned camper
card-I-20 = Scout troop cabin
card-II-01 = Cartridge bench
card-II-02 = Empty motel
card-II-03 = Full tanker
card-II-04 = Deserted checkpoint
card-II-04-text = Each road-map token you hold is worth 6 experience from now on.
card-II-05 = Scrap yard
card-II-05-text = If you hold the bus token, turn it into the EXECUTOR: keep this card face up, and from now on fight every horde as ordinary zombies.
card-II-06 = Snake under the wreck
card-II-06-text = Lose one survivor.
card-II-07 = Rotten bridge
card-II-07-text = Spend 1 fuel or lose one survivor.
card-II-08 = Forced boot
card-II-08-text = Discard one resource of your choice.
card-II-09 = Deadly wager
card-II-09-text = Roll one black die per survivor and lose one survivor per bite. Adrenaline cannot prevent it.
card-II-10 = Acrobat joins
card-II-10-text = One survivor joins your group.
card-II-11 = Blocked viaduct
card-II-11-text = Discard the long-range weapon token, or lose two survivors.
card-II-12 = Desert stretch
card-II-12-text = Spend 2 fuel; lose one survivor per fuel not spent.
card-II-13 = Hospital wing
card-II-14 = Drive-by
card-II-14-text = In the shooting round, every bite rolled adds one zombie.
card-II-15 = Cover the wounded
card-II-15-text = If you hold the wound token, discard it and lose one survivor.
card-II-16 = Chapel
card-II-17 = River ford
card-II-18 = Precinct raid
card-II-19 = Shop alarm
card-II-20 = Ballpark
card-II-21 = Nervous trigger
card-II-21-text = In the shooting round, every bite rolled adds one zombie.
card-II-22 = Outpost in the storm
card-II-23 = Fuel depot
card-II-24 = Hungry hosts
card-II-24-text = Discard one resource of your choice.
card-II-25 = Mined lay-by
card-II-25-text = Roll one black die per survivor and lose one survivor per bite. Adrenaline cannot prevent it.
card-II-26 = Besieged farm
card-II-26-text = In the shooting round, every bite rolled adds one zombie.
card-II-27 = Toll booth
card-II-27-text = Discard one resource of your choice.
card-II-28 = Rodeo ring
card-III-01 = Walled refuge
card-III-02 = Beach
card-III-03 = Family detour
card-III-03-text = Spend 1 fuel or lose one survivor.
card-III-04 = Wreck barricade
card-III-04-text = Spend 2 fuel; lose one survivor per fuel not spent.
card-III-05 = Coughing fit
card-III-05-text = Lose one survivor per toxic-fumes token you hold; the tokens stay.
card-III-06 = Stench in the dark
card-III-06-text = Lose one survivor per toxic-fumes token you hold; the tokens stay.
card-III-07 = Crossbow practice
card-III-07-text = In the shooting round, every bite rolled adds one zombie.
card-III-08 = Last flare
card-III-08-text = In the shooting round, every bite rolled adds one zombie.
card-III-09 = Ultimatum
card-III-09-text = If you hold the companion token, spend 3 ammo or discard the token.
card-III-10 = Supermarket
card-III-10-text = You may not use adrenaline in this fight.
card-III-11 = Fairground
card-III-11-text = You may not use adrenaline in this fight.
card-III-12 = Routine stop
card-III-13 = Grabbed from behind
card-III-13-text = Roll one black die: unless it shows a hit or a critical, lose one survivor.
card-III-14 = Tower block
card-III-14-text = Roll one black die: unless it shows a hit or a critical, lose one survivor.
card-III-15 = Night ring
card-III-15-text = Roll one black die: unless it shows a hit or a critical, lose one survivor.
card-III-16 = No rest
card-III-17 = Companion’s last stand
card-III-17-text = If you hold the companion token, discard it: all the zombies of this card are destroyed.
card-III-18 = Everything we have
card-III-18-text = In the shooting round, every bite rolled adds one zombie.
card-III-19 = House alarm
card-III-19-text = You may not flee from this fight.
card-III-20 = Stairwell
card-III-20-text = You may not flee from this fight.
card-III-21 = Airfield
card-III-22 = Break-out
card-III-23 = Freeway pile-up
card-III-24 = Film backlot
card-III-25 = Glowing drums
card-III-25-text = Spend 1 adrenaline or lose one survivor.
card-III-26 = Harbour gate
card-III-26-text = You may not flee from this fight.
card-III-27 = Night market
card-III-27-text = You may not use adrenaline in this fight.
card-III-28 = Last mile

## Solo ranks
rank-0 = Sunday preacher
rank-1 = Easy rider
rank-2 = Steady driver
rank-3 = Road veteran
rank-4 = Crossbow legend
rank-5 = Lucky devil or mastermind

## Epilogues and scores
epilogue-adrenaline = most adrenaline
epilogue-fuel = most fuel
epilogue-ammo = most ammo
epilogue-survivors = most survivors
score-cards = experience on cards
score-adrenaline = epilogue: most adrenaline
score-fuel = epilogue: most fuel
score-ammo = epilogue: most ammo
score-survivors = epilogue: most survivors
score-maps = road maps
score-sets = complete sets

## Why the game ended
why-last-group = Only one group is left alive: it wins whatever its experience.
why-nobody = Every group left died in the same adventure phase: nobody wins.
why-experience = The end of the road: the most experience wins.
why-survivors = Tied on experience: the most survivors among them wins.
why-shared = Tied on experience and survivors: the victory is shared.
why-solo = The coast is reached: the score gives the rank.
why-died = The last survivor died on the road.

## What put somebody out of the game, for studies
cause-bitten = a bite
cause-horribly-died = a horrible death
cause-demand-paid = a demand of a card not met
cause-encountered = what a card does
cause-event-rolled = dice that a card has rolled

## Play

# Questions
question-bid = { $own ->
    [0] Bid to choose your road first, or pass.
   *[other] You stand at { $own }. Raise, or pass to stay there.
}
question-pay-bid = { $due ->
    [one] Pay 1 resource for your bid.
   *[other] Pay { $due } resources for your bid.
}
question-pay-toll = { $due ->
    [one] Pay 1 resource to enter the road.
   *[other] Pay { $due } resources to enter the road.
}
question-discard = { $due ->
    [one] Discard 1 resource.
   *[other] Discard { $due } resources.
}
question-gift = { $left ->
    [one] Take 1 resource from the supply.
   *[other] Take { $left } resources from the supply.
}
question-road = Which road do you take?
question-molotov = { $zombies ->
    [one] 1 zombie ahead. Throw the Molotov cocktails?
   *[other] { $zombies } zombies ahead. Throw the Molotov cocktails?
}
question-executor = { $zombies ->
    [one] A horde of 1 ahead. Send the EXECUTOR in?
   *[other] A horde of { $zombies } ahead. Send the EXECUTOR in?
}
question-shoot = { $zombies ->
    [one] 1 zombie ahead. How much ammo do you fire?
   *[other] { $zombies } zombies ahead. How much ammo do you fire?
}
question-stand = { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
} against { $survivors ->
    [one] 1 survivor
   *[other] { $survivors } survivors
}. Fight hand to hand, or flee?
question-fight-on = { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
} against { $survivors ->
    [one] 1 survivor
   *[other] { $survivors } survivors
}. You can’t flee: roll.
question-melee = Resolve the dice: { $bites ->
    [0] {""}
    [one] 1 bite,{" "}
   *[other] { $bites } bites,{" "}
}{ $opportunities ->
    [0] {""}
    [one] 1 opportunity,{" "}
   *[other] { $opportunities } opportunities,{" "}
}{ $seconds ->
    [0] {""}
    [one] 1 second kill,{" "}
   *[other] { $seconds } second kills,{" "}
}{ $zombies ->
    [0] no zombie left
    [one] 1 zombie left
   *[other] { $zombies } zombies left
}.
question-demand = { $due ->
    [one] Spend 1 { $resource }, or lose a survivor.
   *[other] Spend up to { $due } { $resource }; each one missing costs a survivor.
}
question-token-or-lives = Give up this token: { $token }? If not, { $lives ->
    [one] a survivor dies
   *[other] { $lives } survivors die
}.
question-upkeep = Spend { $price } ammo for your companion? If not, he leaves.

# Answers
option-hold = No
option-use = Use: { $token }
option-shoot = { $amount ->
    [0] Do not shoot
   *[other] Fire { $amount } ammo
}
option-fight = Fight hand to hand
option-flee = Flee for 2 fuel
option-bite = Bite: lose { $loss }
option-opportunity = Opportunity: { $kill }
option-second = Second kill: { $kill }
option-pay = Pay 1 { $resource }
option-spend = { $amount ->
    [0] Spend nothing
   *[other] Spend { $amount }
}
option-feed = Yes, spend the ammo
option-pass = Pass
option-bid = Bid { $amount }
option-road = Take road { $road }
option-take = Take 1 { $resource }
loss-adrenaline = 1 adrenaline
loss-survivor = 1 survivor
kill-yes = kill for 1 adrenaline
kill-no = keep the adrenaline

# Log
event-round-began = Round { $round }.
event-roads-laid = On the roads: { $cards }.
event-roads-laid-hidden = Face up on the roads: { $cards }.
event-contaminated = Road { $road } is contaminated: { $toll ->
    [one] 1 resource
   *[other] { $toll } resources
    } to pass.
event-raised = { $you ->
    [yes] You bid
   *[no] { $seat } bids
    } { $amount }.
event-passed = { $you ->
    [yes] You pass
   *[no] { $seat } passes
    }.
event-bid-due = { $you ->
    [yes] You owe
   *[no] { $seat } owes
    } { $amount } for the bid.
event-order-set = New order: { $seats }.
event-road-taken = { $you ->
    [yes] You take
   *[no] { $seat } takes
    } road { $road }.
event-toll-due = { $you ->
    [yes] You owe
   *[no] { $seat } owes
    } a toll of { $toll }.
event-paid-toll = { $you ->
    [yes] You pay
   *[no] { $seat } pays
    } 1 { $resource } of the toll.
event-price-due = { $you ->
    [yes] You pay
   *[no] { $seat } pays
    } { $toll } to take this road.
event-paid-price = { $you ->
    [yes] You pay
   *[no] { $seat } pays
    } 1 { $resource } for the road.
event-gift-taken = { $you ->
    [yes] You take
   *[no] { $seat } takes
    } 1 { $resource }.
event-turned-up = { $you ->
    [yes] You turn
   *[no] { $seat } turns
    } up: { $cards }.
event-encountered = { $you ->
    [yes] You come
   *[no] { $seat } comes
    } to “{ $card }”.
event-looted = { $you ->
    [yes] You find
   *[no] { $seat } finds
    }{ $ammo ->
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
event-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
    } 1 { $resource }.
event-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
    } the card “{ $card }”.
event-boxed = To the box: { $card }.
event-left-behind = Nobody is left to keep the card “{ $card }”.
event-joined = A survivor joins { $you ->
    [yes] you
   *[no] { $seat }
    }.
event-died = { $amount ->
    [one] { $you ->
    [yes] You lose
   *[no] { $seat } loses
    } a survivor.
   *[other] { $you ->
    [yes] You lose
   *[no] { $seat } loses
    } { $amount } survivors.
}
event-token-taken = { $you ->
    [yes] You take
   *[no] { $seat } takes
    } a token: { $token }.
event-token-gone = { $you ->
    [yes] You give up
   *[no] { $seat } gives up
    } a token: { $token }.
event-maps-worth = { $you ->
    [yes] Each of your road maps
   *[no] Each road map of { $seat }
    } is now worth { $amount } experience.
event-executor-built = { $you ->
    [yes] You turn
   *[no] { $seat } turns
    } the school bus into the EXECUTOR.
event-executor-driven = { $you ->
    [yes] You drive
   *[no] { $seat } drives
    } the EXECUTOR into the horde.
event-event-rolled = { $you ->
    [yes] You roll
   *[no] { $seat } rolls
    }: { $dice }.
event-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
    } 1 { $resource }.
event-demand-paid = { $amount ->
    [0] { $you ->
    [yes] You spend
   *[no] { $seat } spends
    } nothing.
   *[other] { $you ->
    [yes] You spend
   *[no] { $seat } spends
    } { $amount } { $resource }.
}
event-companion-fed = { $you ->
    [yes] You pay and keep
   *[no] { $seat } pays and keeps
    } the companion.
event-fight-began = { $horde ->
    [0] { $you ->
    [yes] You meet
   *[no] { $seat } meets
    } { $zombies ->
        [one] 1 zombie
       *[other] { $zombies } zombies
    }.
   *[other] { $you ->
    [yes] You meet
   *[no] { $seat } meets
    } a horde of level { $horde }: { $zombies ->
        [one] 1 zombie
       *[other] { $zombies } zombies
    }.
}
event-burned = { $you ->
    [yes] You throw
   *[no] { $seat } throws
    } the Molotov cocktails: everything burns.
event-blasted = { $you ->
    [yes] Your companion
   *[no] The companion of { $seat }
    } takes all the zombies with him.
event-shot = { $you ->
    [yes] You fire
   *[no] { $seat } fires
    } { $amount } ammo: { $dice }.
event-shot-down = { $you ->
    [yes] You shoot
   *[no] { $seat } shoots
    } { $amount }; { $left ->
    [0] none left
   *[other] { $left } left
}.
event-more-came = { $amount ->
    [one] The noise draws 1 more zombie.
   *[other] The noise draws { $amount } more zombies.
}
event-fled = { $you ->
    [yes] You flee
   *[no] { $seat } flees
    }.
event-rolled = { $you ->
    [yes] You fight
   *[no] { $seat } fights
    }: { $dice }.
event-horribly-died = { $you ->
    [yes] You suffer
   *[no] { $seat } suffers
    } { $amount ->
    [one] a horrible death
   *[other] { $amount } horrible deaths
}: nothing can be done.
event-killed = { $you ->
    [yes] You kill
   *[no] { $seat } kills
    } { $amount }; { $left ->
    [0] none left
   *[other] { $left } left
}.
event-bite-dodged = { $you ->
    [yes] You shake
   *[no] { $seat } shakes
    } off a bite for 1 adrenaline.
event-bitten = { $you ->
    [yes] You take
   *[no] { $seat } takes
    } the bite.
event-seized = { $you ->
    [yes] You seize the opportunity and kill a zombie
   *[no] { $seat } seizes the opportunity and kills a zombie
    } for 1 adrenaline; { $left ->
    [0] none left
   *[other] { $left } left
}.
event-struck-twice = { $you ->
    [yes] You strike
   *[no] { $seat } strikes
    } a second time for 1 adrenaline; { $left ->
    [0] none left
   *[other] { $left } left
}.
event-won-fight = { $you ->
    [yes] You win
   *[no] { $seat } wins
    } the fight.
event-eliminated = { $you ->
    [yes] Your last survivor
   *[no] The last survivor of { $seat }
    } is dead.
event-epilogue = Epilogue for { $you ->
    [yes] you
   *[no] { $seat }
    }: { $epilogue }.
event-rated = { $points ->
    [one] { $you ->
    [yes] You arrive
   *[no] { $seat } arrives
    } with 1 point: { $rank }.
   *[other] { $you ->
    [yes] You arrive
   *[no] { $seat } arrives
    } with { $points } points: { $rank }.
}
event-ended = The road ends in round { $round }.

# Why not
reason-not-above = A raise must go above your present { $own }.
reason-occupied = { $you ->
    [yes] You stand on
   *[no] { $seat } stands on
    } that space.
reason-beyond-means = { $total ->
    [0] You have no resources.
    [one] You have only 1 resource.
   *[other] You have only { $total } resources.
}
reason-road-taken = { $you ->
    [yes] You took that
   *[no] { $seat } took that
    } road.
reason-toll = You cannot pay its toll of { $toll }.
reason-no-resource = You do not have enough { $resource }.
reason-no-ammo = { $ammo ->
    [0] You have no ammo.
   *[other] You have only { $ammo } ammo.
}
reason-no-fuel = Fleeing costs 2 fuel; you have { $fuel }.
reason-companion-asked = This question is about your companion: spend { $price } ammo, or let him go.
reason-no-flee = This card forbids fleeing.
reason-shooting-first = First the shooting round; it may be of 0 ammo.
reason-one-shooting = There is only one shooting round, at the start of the fight.
reason-no-such-die = No die of that kind is left to resolve.
reason-bus-idle = The school bus does nothing by itself.
reason-map-idle = A road map is never used up; it may be worth experience in the end.
reason-token-waits = This token waits for its own card: { $token }.
reason-token-harms = This token can only do you harm: { $token }.
reason-molotov-waits = The Molotov cocktails are thrown when a fight begins, not here.
reason-executor-ready = The EXECUTOR is under way: to you every horde is a crowd of ordinary zombies.
reason-executor-driving = The EXECUTOR is fighting this horde already.
reason-no-shooting-here = There is no shooting on a bastion or a warehouse.

# Terms of the bots
term-alive = staying alive
term-experience = experience
term-survivors = survivors
term-resources = resources
term-epilogues = epilogues in sight

# The terminal
screen-round = Round { $round } of 8 · { $left ->
    [one] 1 card
   *[other] { $left } cards
    } in the deck
screen-out = out of the game
screen-group = { $survivors } surv. · { $ammo } ammo · { $fuel } fuel · { $adrenaline } adr. · { $experience } XP
screen-bid = bid { $amount }
screen-facing = { $zombies ->
    [one] one zombie
   *[other] { $zombies } zombies
}
screen-executor = EXECUTOR
screen-road = Road { $road }
screen-toll = toll { $toll }
screen-gift = take { $gift } first
screen-face-down = face down
screen-zombies = { $zombies ->
    [one] one zombie
   *[other] { $zombies } zombies
}
screen-horde = horde { $level } of { $zombies }
screen-xp = { $xp } XP

# Cautions
caution-nothing-left = This bid leaves you no ammo and no adrenaline for { $zombies ->
    [one] the zombie
   *[other] the { $zombies } zombies
    } on the easiest road.
caution-pass-wins = If you pass now, you choose your road first and pay { $bid }.

# What was done in one gesture
story-bid-due = { $you ->
    [yes] You pay { $what } for the bid.
   *[no] { $seat } pays { $what } for the bid.
    }
story-toll-due = { $you ->
    [yes] You pay a toll of { $what }.
   *[no] { $seat } pays a toll of { $what }.
    }
story-price-due = { $you ->
    [yes] You pay { $what } for the road.
   *[no] { $seat } pays { $what } for the road.
    }
story-discarded = { $you ->
    [yes] You discard { $what }.
   *[no] { $seat } discards { $what }.
    }
story-gift-taken = { $you ->
    [yes] You take { $what }.
   *[no] { $seat } takes { $what }.
    }

# A whole fight
fight-foes = { $horde ->
    [0] {""}
   *[other] a horde of{" "}
}{ $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
}{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}{ $burned ->
    [0] {""}
   *[other] {" "}with the Molotov cocktails
}{ $blasted ->
    [0] {""}
   *[other] {" "}through the companion’s last stand
}
fight-toll = { $won ->
    [0] { $killed } killed,{" "}
   *[other] {""}
}{ $lost ->
    [0] nobody lost
    [one] 1 survivor lost
   *[other] { $lost } survivors lost
}{ $ammo ->
    [0] {""}
   *[other] , { $ammo } ammo fired
}{ $adrenaline ->
    [0] {""}
   *[other] , { $adrenaline } adrenaline spent
}
story-fight-began = { $won ->
    [0] { $fled ->
        [0] { $wiped ->
            [0] { $you ->
                [yes] You are fighting
               *[no] { $seat } is fighting
            }
           *[other] { $you ->
                [yes] You fall to
               *[no] { $seat } falls to
            }
        }
       *[other] { $you ->
            [yes] You flee from
           *[no] { $seat } flees from
        }
    }
   *[other] { $you ->
        [yes] You beat
       *[no] { $seat } beats
    }
} { fight-foes }: { fight-toll }.

# A whole card: what is found there, its fight, its token, what it costs
card-loot = { $ammo-found ->
    [0] {""}
   *[other] { $ammo-found } ammo
    }{ $fuel-found ->
    [0] {""}
   *[other] { $ammo-found ->
        [0] {""}
       *[other] { $adrenaline-found ->
            [0] {" and "}
           *[other] {", "}
            }
        }{ $fuel-found } fuel
    }{ $adrenaline-found ->
    [0] {""}
   *[other] { $fuel-found ->
        [0] { $ammo-found ->
            [0] {""}
           *[other] {" and "}
            }
       *[other] {" and "}
        }{ $adrenaline-found } adrenaline
    }
story-encountered = { $zombies ->
    [0] { $found ->
        [0] { $you ->
            [yes] You come to
           *[no] { $seat } comes to
        }
       *[other] { $you ->
            [yes] You find
           *[no] { $seat } finds
        } { card-loot } at
    }
   *[other] { $won ->
        [0] { $fled ->
            [0] { $wiped ->
                [0] { $you ->
                    [yes] You are fighting
                   *[no] { $seat } is fighting
                }
               *[other] { $you ->
                    [yes] You fall to
                   *[no] { $seat } falls to
                }
            }
           *[other] { $you ->
                [yes] You flee from
               *[no] { $seat } flees from
            }
        }
       *[other] { $you ->
            [yes] You beat
           *[no] { $seat } beats
        }
    } { fight-foes } at
} “{ $card }”{ $zombies ->
    [0] .{ $lost ->
    [0] {""}
    [one] {" "}Lost: 1 survivor.
   *[other] {" "}Lost: { $lost } survivors.
}
   *[other] : { fight-toll }.{ $found ->
    [0] {""}
   *[other] {" "}Loot: { card-loot }.
}
}{ $tokens ->
    [0] {""}
   *[other] {" "}Token: { $place }.
}{ $given ->
    [0] {""}
   *[other] {" "}Cost: { $what }.
}{ $joined ->
    [0] {""}
    [one] {" "}A survivor joins.
   *[other] {" "}{ $joined } survivors join.
}

# A whole auction
story-raised = Bids: { $each }.
story-passed = { $seats ->
    [0] Nobody bids.
   *[other] { story-raised }
}

## The end told: what a lone player reached, and what everybody did

epitaph-road-ended = Your road ended in round { $round }.
epitaph-died-at = The last of you died here: { $card }.
epitaph-coast = You reached the coast with { $survivors ->
    [one] 1 survivor
   *[other] { $survivors } survivors
    }.
epitaph-won = On the way you won { $count ->
    [one] 1 card
   *[other] { $count } cards
    } and { $points } experience.
tally-kills = Zombies killed
tally-fights = Fights won
tally-bites = Bites
tally-dodged = Bites warded off
tally-losses = Survivors lost
tally-fled = Times fled
tally-spent = Resources paid
lead-experience = { $lead } experience

## Where resources come from and go, in studies

flow-bite-dodged = bites avoided
flow-died = deaths
flow-discarded = discards
flow-gift-taken = gifts
flow-joined = newcomers
flow-looted = loot
flow-paid = the auction
flow-paid-price = the price of a road
flow-paid-toll = tolls
flow-shot = shots
flow-token-taken = cards
stock-survivors = survivors

# Kinds of decisions, in the figures of studies.
decision-auction = bids in the auction
decision-demand = what a card demands
decision-fight = how to fight
decision-gift = resources taken
decision-journey = which road to take
decision-melee = results of the dice
decision-payment = resources paid
decision-token-or-lives = a token or survivors lost
decision-upkeep = ammo for the companion
