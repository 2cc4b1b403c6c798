"""Things and verbs that the open question must offer or refuse to a group."""

from __future__ import annotations

from typing import Any

from deadroad.games.hit_z_road.cards import TOKENS
from deadroad.games.hit_z_road.demands import Demand, Upkeep
from deadroad.games.hit_z_road.fight import Fight, Round
from deadroad.games.hit_z_road.group import Group
from deadroad.games.hit_z_road.melee import Melee
from deadroad.games.hit_z_road.payment import Payment
from deadroad.kernel.frame import Frame


def token_things(group: Group) -> list[str]:
    """Return refs of the tokens that a group holds."""
    return [f"token:{name}" for token, name in enumerate(TOKENS) if group.tokens[token]]


def party_verbs(top: Frame[Any]) -> list[str]:
    """Return the verbs of fights, payments, demands and tokens."""
    match top:
        case Fight() as fight if fight.round in (Round.SHOOTING, Round.STAND):
            return ["shoot", "fight", "flee"]
        case Melee():
            return ["bite", "opportunity", "second"]
        case Payment():
            return ["pay"]
        case Demand():
            return ["spend"]
        case Upkeep():
            return ["feed", "hold"]
        case _:
            return ["use", "hold"]
