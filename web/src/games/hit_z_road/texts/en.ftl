board-stage = Round { $round } of 8
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
