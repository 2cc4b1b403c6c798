"""The kinds of events besides those of Hit Z Road. All are told; there are no secrets."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.event import Told

# The garrison
MANNED: Final = Told("manned", "HTD-41", "bastion")
RECRUITED: Final = Told("recruited", "HTD-23", "rank bastion price")
SENT: Final = Told("sent", "HTD-52", "rank bastion warehouse")
MEMBER_DIED: Final = Told("member-died", "HTD-24", "victim")
WELCOMED: Final = Told("welcomed", "HTD-16", "bastion")
TURNED_AWAY: Final = Told("turned-away", "HTD-16")
DISSOLVED: Final = Told("dissolved", "HTD-25", "bastion")
MAPS_TRADED: Final = Told("maps-traded", "HTD-17", "maps xp")

# The wave
TURN_BEGAN: Final = Told("turn-began", "HTD-50", "turn")
WAVE_CAME: Final = Told("wave-came", "HTD-42", "wave cards")
REVEALED: Final = Told("revealed", "HTD-53", "card")
REMOVED: Final = Told("removed", "HTD-53", "card")
LINE_ROLLED: Final = Told("line-rolled", "HTD-53", "die line")
ENTERED: Final = Told("entered", "HTD-53", "card cell")
LINED_UP: Final = Told("lined-up", "HTD-42", "card cell")
ADVANCE_ROLLED: Final = Told("advance-rolled", "HTD-54", "die line")
NOTHING_THERE: Final = Told("nothing-there", "HTD-56", "line")
LONE_LINE: Final = Told("lone-line", "HTD-55", "line")
ADVANCED: Final = Told("advanced", "HTD-53", "card cell")
GOODS_LOST: Final = Told("goods-lost", "HTD-57", "card")

# Interception and combat
INTERCEPTED: Final = Told("intercepted", "HTD-59", "card cell members fuel")
COMBAT_BEGAN: Final = Told("combat-began", "HTD-63", "card cell members")
ABANDONED: Final = Told("abandoned", "HTD-64", "card cell")
WIPED_OUT: Final = Told("wiped-out", "HTD-68", "card cell")
BASTION_LOST: Final = Told("bastion-lost", "HTD-65", "bastion")
WAREHOUSE_LOST: Final = Told("warehouse-lost", "HTD-65", "warehouse")

# Recovery and return
CUT: Final = Told("cut", "HTD-33", "ammo fuel adrenaline")
COLLECTED: Final = Told("collected", "HTD-67", "card ammo fuel adrenaline xp")
LEFT_LYING: Final = Told("left-lying", "HTD-67", "card object")
NOT_IN_PLAY: Final = Told("not-in-play", "HTD-81", "token")
BROUGHT: Final = Told("brought", "HTD-31", "amount resource")
QUARTERED: Final = Told("quartered", "HTD-70", "regulars bastion")
LEFT_PLAY: Final = Told("left-play", "HTD-70", "regulars")
LEADER_LEFT: Final = Told("leader-left", "HTD-70", "bastion")

# The end
HELD: Final = Told("held", "HTD-4")
BROKE_THROUGH: Final = Told("broke-through", "HTD-2", "card")
BASTIONS_GONE: Final = Told("bastions-gone", "HTD-3")
GARRISON_DEAD: Final = Told("garrison-dead", "HTD-3")
UNMANNED: Final = Told("unmanned", "HTD-3")
