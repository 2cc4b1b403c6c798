# Tower Defense: words. What Hit Z Road already says (cards, tokens, faces, fight) is read from there.

title = Tower Defense
blurb = Hold a small fortress against three waves of zombies with the cards and the combat of Hit Z Road.
kind = solo fortress defence
length = 45 minutes

## Settings

setting-wave1 = First wave
setting-wave1-help = How many cards of level 1 attack.
setting-wave1-15 = 15 cards
setting-wave1-18 = 18 cards (harder)
setting-wave2 = Second wave
setting-wave2-help = How many cards of level 2 attack.
setting-wave2-18 = 18 cards
setting-wave2-21 = 21 cards (harder)
setting-wave3 = Third wave
setting-wave3-help = How many cards of level 3 attack.
setting-wave3-18 = 18 cards
setting-wave3-21 = 21 cards (harder)
setting-wave3-24 = 24 cards (hardest)
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

## Places and people

bastion-1 = bastion 1
bastion-2 = bastion 2
bastion-3 = bastion 3
warehouse-ammo = ammo warehouse
warehouse-fuel = fuel warehouse
warehouse-adrenaline = adrenaline warehouse
rank-leader = leader
rank-regular = regular
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
