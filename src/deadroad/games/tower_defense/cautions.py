"""Cautions of the fortress: a bastion that nobody defends is lost to the zombies on it (HTD-65)."""

from __future__ import annotations

from deadroad.games.hit_z_road.cards import CARDS
from deadroad.games.tower_defense.grid import BASTION, COLUMNS, LINES
from deadroad.games.tower_defense.interception import Interception
from deadroad.games.tower_defense.options import COMBAT, DONE, GATHER, INTERCEPT, SEND
from deadroad.games.tower_defense.public import NONE, Public
from deadroad.games.tower_defense.warehouses import Supply
from deadroad.kernel.caution import Caution
from deadroad.kernel.view import View


def last_bastion(public: Public) -> int:
    """Return the only bastion that is still manned; NONE if there are more."""
    manned = [bastion for bastion in range(LINES) if public.bastions[bastion] and public.manned(bastion)]
    return manned[0] if len(manned) == 1 else NONE


def zombies_at(public: Public, cell: int) -> int:
    """Return the zombies of a unit that no group has gone to meet."""
    card = public.field[cell]
    return CARDS[card].zombies if card >= 0 and not public.group(cell) else 0


def cautions(view: View) -> list[Caution]:
    """Return the cautions of the open question."""
    public = view.public
    top = view.stack[-1]
    assert isinstance(public, Public)
    bastion = last_bastion(public)
    if bastion == NONE:
        return []
    here = bastion * COLUMNS + BASTION
    free = public.idle(0) + public.idle(1) + public.idle(2)
    if isinstance(top, Interception):
        zombies = zombies_at(public, here)
        leaving = [option for option in view.options if option == DONE]
        if top.at != NONE and top.size() == free:
            # If all members leave, nobody is left to meet the unit on the bastion.
            leaving = [o for o in view.options if INTERCEPT <= o < COMBAT and o - INTERCEPT != here]
        reason = "bastion-open"
    elif isinstance(top, Supply) and free == 1:
        zombies = zombies_at(public, here + 1)
        leaving = [option for option in view.options if SEND <= option < GATHER]
        reason = "bastion-unguarded"
    else:
        return []
    if not zombies:
        return []
    values: dict[str, int | str] = {"bastion": bastion, "zombies": zombies}
    return [Caution(option, "HTD-65", reason, values) for option in leaving]
