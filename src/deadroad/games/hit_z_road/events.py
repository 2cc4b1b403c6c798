"""The kinds of events. All are told to all seats, because no seat has secrets."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.event import Told

# Preparation and bidding
ROUND_BEGAN: Final = Told("round-began", "HZR-6", "round")
ROADS_LAID: Final = Told("roads-laid", "HZR-10", "cards*:card")
ROADS_LAID_HIDDEN: Final = Told("roads-laid-hidden", "HZR-80", "cards*:card")
CONTAMINATED: Final = Told("contaminated", "HZR-14", "road toll")
RAISED: Final = Told("raised", "HZR-21", "seat amount")
PASSED: Final = Told("passed", "HZR-20", "seat")
BID_DUE: Final = Told("bid-due", "HZR-24", "seat amount")
PAID: Final = Told("paid", "HZR-24", "seat resource")
ORDER_SET: Final = Told("order-set", "HZR-25", "seats*:seat")

# Adventure
ROAD_TAKEN: Final = Told("road-taken", "HZR-30", "seat road")
TOLL_DUE: Final = Told("toll-due", "HZR-14", "seat toll")
PAID_TOLL: Final = Told("paid-toll", "HZR-14", "seat resource")
PRICE_DUE: Final = Told("price-due", "HZR-81", "seat toll")
PAID_PRICE: Final = Told("paid-price", "HZR-81", "seat resource")
GIFT_TAKEN: Final = Told("gift-taken", "HZR-81", "seat resource")
TURNED_UP: Final = Told("turned-up", "HZR-86", "seat cards*:card")
ENCOUNTERED: Final = Told("encountered", "HZR-31", "seat card")
LOOTED: Final = Told("looted", "HZR-32", "seat ammo fuel adrenaline")
KEPT: Final = Told("kept", "HZR-45", "seat card")
BOXED: Final = Told("boxed", "HZR-37", "card")
LEFT_BEHIND: Final = Told("left-behind", "HZR-54", "card")

# Events on cards
JOINED: Final = Told("joined", "HZR-75", "seat")
# A survivor dies: the clause says of what.
DIED_BITTEN: Final = Told("died", "HZR-39", "seat amount")
DIED_HORRIBLY: Final = Told("died", "HZR-47", "seat amount")
DIED_BY_DICE: Final = Told("died", "HZR-35", "seat amount")
DIED_BY_CARD: Final = Told("died", "HZR-75", "seat amount")
DIED_UNPAID: Final = Told("died", "HZR-76", "seat amount")
TOKEN_TAKEN: Final = Told("token-taken", "HZR-70", "seat token")
TOKEN_GONE: Final = Told("token-gone", "HZR-70", "seat token")
MAPS_WORTH: Final = Told("maps-worth", "HZR-79", "seat amount")
EXECUTOR_DRIVEN: Final = Told("executor-driven", "HZR-71", "seat")
EXECUTOR_BUILT: Final = Told("executor-built", "HZR-71", "seat")
EVENT_ROLLED: Final = Told("event-rolled", "HZR-34", "seat dice*:face")
DISCARDED: Final = Told("discarded", "HZR-76", "seat resource")
DEMAND_PAID: Final = Told("demand-paid", "HZR-76", "seat amount resource")
COMPANION_FED: Final = Told("companion-fed", "HZR-76", "seat")

# Fights
FIGHT_BEGAN: Final = Told("fight-began", "HZR-36", "seat zombies horde")
BURNED: Final = Told("burned", "HZR-72", "seat")
BLASTED: Final = Told("blasted", "HZR-77", "seat")
SHOT: Final = Told("shot", "HZR-36", "seat amount dice*:face")
SHOT_DOWN: Final = Told("shot-down", "HZR-36", "seat amount left")
MORE_CAME: Final = Told("more-came", "HZR-77", "amount")
FLED: Final = Told("fled", "HZR-37", "seat")
ROLLED: Final = Told("rolled", "HZR-38", "seat dice*:face")
HORRIBLY_DIED: Final = Told("horribly-died", "HZR-47", "seat amount")
KILLED: Final = Told("killed", "HZR-42", "seat amount left")
BITE_DODGED: Final = Told("bite-dodged", "HZR-39", "seat")
BITTEN: Final = Told("bitten", "HZR-39", "seat")
SEIZED: Final = Told("seized", "HZR-41", "seat left")
STRUCK_TWICE: Final = Told("struck-twice", "HZR-43", "seat left")
WON_FIGHT: Final = Told("won-fight", "HZR-45", "seat")

# The end
ELIMINATED: Final = Told("eliminated", "HZR-50", "seat")
EPILOGUE: Final = Told("epilogue", "HZR-63", "seat epilogue")
RATED: Final = Told("rated", "HZR-84", "seat points rank")
# The trip ends: the clause says why.
ENDED: Final = Told("ended", "HZR-62", "round")
ENDED_LAST_GROUP: Final = Told("ended", "HZR-60", "round")
ENDED_NOBODY: Final = Told("ended", "HZR-61", "round")
ENDED_SOLO: Final = Told("ended", "HZR-83", "round")
ENDED_DEAD: Final = Told("ended", "HZR-85", "round")
