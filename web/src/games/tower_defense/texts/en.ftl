
board-stage = Turn { $turn }, wave { $wave }
board-turn = Turn
board-waves = The three waves
board-wave = { $wave }: { $left } of { $size } still to come
board-reserve = { $left ->
    [0] The reserve of this wave is empty
    [one] 1 card waits in the dark
   *[other] { $left } cards wait in the dark
    }
board-on-field = { $zombies ->
    [0] no zombies in the field
    [one] 1 zombie in the field
   *[other] { $zombies } zombies in the field
    }
board-stock = Stock of the garrison
# Without a squad nothing can be stored yet, and no limit is shown.
board-held = { $most ->
    [0] { $held }
   *[other] { $held } of at most { $most }
    }
board-garrison = members of the garrison
board-xp = experience
board-unit-xp = { $xp } experience
board-zombies = { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
    }
board-horde = Horde of { $zombies }, level { $level }
board-won = Won: collected at the end of the turn
board-way = { $fuel } fuel to get there
board-too-far = Too far: { $fuel } fuel
board-walk = { $fuel } more fuel to come from there
board-everybody = Everybody
board-coming = { $amount } come at the end of the turn
fight-molotov = Before the combat
fight-blast = Last stand
fight-executor = EXECUTOR
fight-shooting = Shooting
fight-stand = Fight on or abandon
fight-melee = Melee
fight-over = Over
member-squad-1 = everybody free in bastion 1
member-squad-2 = everybody free in bastion 2
member-squad-3 = everybody free in bastion 3
bastion-1-text = Quarters for a leader and three regulars. While its leader lives it stores 10 of each resource.
bastion-2-text = Quarters for a leader and three regulars. While its leader lives it stores 10 of each resource.
bastion-3-text = Quarters for a leader and three regulars. While its leader lives it stores 10 of each resource.
warehouse-ammo-text = Everybody sent here brings 2 ammo at the end of the turn.
warehouse-fuel-text = Everybody sent here brings 2 fuel at the end of the turn.
warehouse-adrenaline-text = Everybody sent here brings 2 adrenaline at the end of the turn.
mix-pay = Pay { $count }: from what?
mix-pay-go = Pay { $count }
mix-take = Take { $count }: of what?
mix-take-go = Take { $count }
mix-pay-left = { $left } of { $held } left
mix-take-left = { $held } + { $amount }
odds-next = Next melee roll kills
odds-mean = on average
odds-chances = chance to kill
odds-bite = risk of a bite
odds-horror = risk of a horrible death
odds-melee = kills { $kills } on average; bite: { $bite }%
odds-melee-horde = kills { $kills } on average; bite: { $bite }%, death: { $horror }%
odds-shots = kills { $kills } on average
odds-shots-more = kills { $kills } on average; draws more: { $bite }%
answers-send = Send somebody
answers-join = Join the group
answers-recruit = Recruit
answers-intercept = Intercept a unit
answers-name = Name a victim
answers-leave = Leave something
answers-quarter = Quarter regulars
plan-garrison-bastion = { $count } in { $place }
plan-garrison-member = { $count ->
    [one] new: { $place }
   *[other] new: { $count } × { $place }
    }
plan-garrison-member-warehouse = Send { $count }: { $place }
plan-send-member-warehouse = Send { $count }: { $place }
plan-intercept-member-cell = Send { $count }: { $place }
plan-casualty-member = { $count ->
    [one] { $place }
   *[other] { $count } × { $place }
    }
