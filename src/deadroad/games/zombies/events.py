"""The kinds of events, told to all seats or whispered to one."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.event import Told, Whispered

# Set-up and turn
DEALER_DRAWN: Final = Told("dealer-drawn", "ZOM-5", "seat")
TURN_BEGAN: Final = Told("turn-began", "ZOM-10", "seat round")
RETURNED: Final = Told("returned", "ZOM-34", "seat")
TURN_LOST: Final = Told("turn-lost", "ZOM-49", "seat")
DREW: Final = Told("drew", "ZOM-10", "seat amount")
HAND_DRAWN: Final = Whispered("hand-drawn", "ZOM-10", "cards*:card")
DECK_SHUFFLED: Final = Told("deck-shuffled", "ZOM-45", "amount")
DISCARDED: Final = Told("discarded", "ZOM-43", "seat card")

# Tiles
TILE_DRAWN: Final = Told("tile-drawn", "ZOM-10", "seat tile")
TILE_UNFIT: Final = Told("tile-unfit", "ZOM-25", "tile")
HELIPAD_OUT: Final = Told("helipad-out", "ZOM-25", "")
HELIPAD_BACK: Final = Told("helipad-back", "ZOM-27", "")
PLACER_CHOSEN: Final = Told("placer-chosen", "ZOM-24", "seat")
TILE_LAID: Final = Told("tile-laid", "ZOM-20", "seat tile number quarters")
ZOMBIE_PUT: Final = Told("zombie-put", "ZOM-61", "space")
LIFE_PUT: Final = Told("life-put", "ZOM-21", "space")
BULLET_PUT: Final = Told("bullet-put", "ZOM-21", "space")
SUPPLY_SHORT: Final = Told("supply-short", "ZOM-64", "amount")
MAP_CLOSED: Final = Told("map-closed", "ZOM-23", "seat")

# Combat
FIGHT_BEGAN: Final = Told("fight-began", "ZOM-30", "seat space")
COMBAT_ROLLED: Final = Told("combat-rolled", "ZOM-31", "seat die bonus")
LIFE_LOST: Final = Told("life-lost", "ZOM-31", "seat lives")
SHOT: Final = Told("shot", "ZOM-31", "seat amount")
BEATEN: Final = Told("beaten", "ZOM-31", "seat zombies")
FIGHT_BROKEN: Final = Told("fight-broken", "ZOM-36", "seat")
DIED: Final = Told("died", "ZOM-33", "seat lost zombies")
PICKED_LIFE: Final = Told("picked-life", "ZOM-52", "seat lives")
PICKED_BULLET: Final = Told("picked-bullet", "ZOM-52", "seat bullets")
LIFE_LEFT: Final = Told("life-left", "ZOM-70", "seat space")

# Movement
MOVEMENT_ROLLED: Final = Told("movement-rolled", "ZOM-50", "seat die movement")
STEPPED: Final = Told("stepped", "ZOM-50", "seat space left")
STEP_ANNOUNCED: Final = Told("step-announced", "ZOM-47", "seat")
STOPPED: Final = Told("stopped", "ZOM-50", "seat")
HELD: Final = Told("held", "ZOM-58", "seat")

# Zombies
ZOMBIES_ROLLED: Final = Told("zombies-rolled", "ZOM-60", "seat die")
ZOMBIE_MOVED: Final = Told("zombie-moved", "ZOM-60", "from:space to:space")
ZOMBIES_HELD: Final = Told("zombies-held", "ZOM-60", "")

# Event cards
PLAYED: Final = Told("played", "ZOM-40", "seat card")
ITEM_LAID: Final = Told("item-laid", "ZOM-44", "seat card")
ITEM_USED: Final = Told("item-used", "ZOM-44", "seat card")
ITEM_SPENT: Final = Told("item-spent", "ZOM-44", "seat card")
AIMED: Final = Told("aimed", "ZOM-46", "card other:seat")
AIMED_BUILDING: Final = Told("aimed-building", "ZOM-46", "card number tile")
BULLETS_GAINED: Final = Told("bullets-gained", "ZOM-46", "seat amount")
LIVES_GAINED: Final = Told("lives-gained", "ZOM-46", "seat amount")
MOVEMENT_DOUBLED: Final = Told("movement-doubled", "ZOM-56", "seat left")
ROLL_RAISED: Final = Told("roll-raised", "ZOM-38", "seat amount")
BLASTED: Final = Told("blasted", "ZOM-46", "seat amount zombies")
SENT_HOME: Final = Told("sent-home", "ZOM-55", "seat")
ITEM_DROPPED: Final = Told("item-dropped", "ZOM-46", "seat card")
BULLETS_DROPPED: Final = Told("bullets-dropped", "ZOM-46", "seat amount")
DOUBT_ROLLED: Final = Told("doubt-rolled", "ZOM-46", "seat die")
GAVE_BACK: Final = Told("gave-back", "ZOM-38", "seat amount")
RELOCATED: Final = Told("relocated", "ZOM-68", "from:space to:space")

# The end
LIMIT_REACHED: Final = Told("limit-reached", "ZOM-73", "rounds")
TURNS_OVER: Final = Told("turns-over", "ZOM-1", "turns")
WON_HELIPAD: Final = Told("won-helipad", "ZOM-2", "seat")
WON_ZOMBIES: Final = Told("won-zombies", "ZOM-2", "seat zombies")
