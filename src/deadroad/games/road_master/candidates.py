"""Things and verbs that the open question must offer or refuse to a seat."""

from __future__ import annotations

from deadroad.games.road_master.board import ACROSS, BEHIND, DOCKS, SPACES, within_reach
from deadroad.games.road_master.cards import BONUSES, COLOURS, CONTRACTS
from deadroad.games.road_master.draft import Draft
from deadroad.games.road_master.exchange import Exchange
from deadroad.games.road_master.loading import Loading
from deadroad.games.road_master.state import NOTHING, NOWHERE, Public, Secret
from deadroad.games.road_master.turn import Turn
from deadroad.games.road_master.unloading import Unloading
from deadroad.kernel.view import View


def things(view: View) -> list[str]:
    """Return refs of own contracts and super-bonuses, cubes, and the spaces and contracts within reach."""
    top = view.stack[-1]
    public = view.public
    secret = view.secret
    assert isinstance(public, Public)
    assert isinstance(secret, Secret)
    contracts = [*public.hauliers[view.seat].contracts]
    if isinstance(top, Turn):
        if top.fuse:
            return []
        return [*_contracts(contracts + public.exchange), *_bonuses(secret.kept), *_near(view, public)]
    if isinstance(top, Exchange):
        return _contracts(contracts + public.exchange)
    if isinstance(top, Draft):
        return _bonuses(secret.kept + secret.looking)
    colours = [f"colour:{colour}" for colour in COLOURS]
    return [*_contracts(contracts), *colours] if isinstance(top, Unloading) else colours


def _contracts(contracts: list[int]) -> list[str]:
    return [f"contract:{CONTRACTS[contract]}" for contract in contracts if contract != NOTHING]


def _bonuses(bonuses: list[int]) -> list[str]:
    return [f"bonus:{BONUSES[bonus]}" for bonus in bonuses]


def _near(view: View, public: Public) -> list[str]:
    truck = public.hauliers[view.seat].truck
    if truck == NOWHERE:
        return [f"space:{dock}" for dock in DOCKS]
    near = [*within_reach(truck), *BEHIND[truck], *ACROSS[truck]]
    return [f"space:{SPACES[space]}" for space in near]


def verbs(view: View) -> list[str]:
    """Return the verbs of the phase."""
    top = view.stack[-1]
    if isinstance(top, Turn):
        if top.fuse:
            return ["go-on", "stop"]
        return ["contracts", "bonuses", "load", "forward", "reverse", "unload", "end"]
    if isinstance(top, Exchange):
        return ["draw", "done"]
    if isinstance(top, Draft):
        return ["keep", "done"]
    return ["lift", "done"] if isinstance(top, Loading) else ["leave", "done"]
