board-stage = Round { $round } of { $rounds }
board-track = Bids: mile posts 0 to 10
board-mine = My group
board-survivors = survivors
board-xp = experience
fight-molotov = Before the fight
fight-blast = Last stand
fight-executor = EXECUTOR
fight-shooting = Shooting
fight-stand = Fight or flee
fight-melee = Melee
fight-over = Over
ref-mile = Mile post { $value }
ref-road = Road { $value }
board-horde = A horde: in melee, { $level ->
    [one] 1 die is
   *[other] { $level } dice are
} red, and a horrible death on it kills a survivor whom no adrenaline saves.
board-token = { $token }: { $text }
mix-pay = Pay { $count }: from what?
mix-pay-go = Pay { $count }
mix-take = Take { $count }: of what?
mix-take-go = Take { $count }
mix-pay-left = { $left } of { $held } left
mix-take-left = { $held } + { $amount }
board-look = Look at road { $road } closely
board-all-roads = Show all roads
odds-next = Next melee roll kills
odds-mean = on average
odds-chances = chance to kill
odds-bite = risk of a bite
odds-horror = risk of a horrible death
odds-melee = kills { $kills } on average; bite: { $bite }%
odds-melee-horde = kills { $kills } on average; bite: { $bite }%, death: { $horror }%
odds-shots = kills { $kills } on average
odds-shots-more = kills { $kills } on average; draws more: { $bite }%
odds-bid = { $bid ->
    [one] −1 resource
   *[other] −{ $bid } resources
} after the auction, { $left } left
odds-pass = −{ $bid }, { $left } left
answers-bite = A bite
answers-opportunity = An opportunity
answers-second = A second kill
answers-use = Use a token
ref-odds = The odds of road { $value } for your group
road-odds-label = On average
road-odds-told = On average: survivors { $survivors }, resources { $goods }. Nobody survives: { $lost }%.
road-odds-how = Exact, after your bid and the toll, if you fire 1 ammo for each zombie, spend adrenaline on bites only, throw Molotov cocktails at the largest crowd and never flee.
plan-melee-bite-adrenaline = { $count ->
    [one] shake off 1 bite: −1 adrenaline
   *[other] shake off { $count } bites: −{ $count } adrenaline
}
plan-melee-bite-survivor = { $count ->
    [one] lose 1 survivor
   *[other] lose { $count } survivors
}
plan-melee-opportunity-yes = { $count ->
    [one] seize 1 opportunity: −1 adrenaline
   *[other] seize { $count } opportunities: −{ $count } adrenaline
}
plan-melee-second-yes = { $count ->
    [one] 1 second kill: −1 adrenaline
   *[other] { $count } second kills: −{ $count } adrenaline
}
plan-melee-go = Settle all dice
