from __future__ import annotations

from deadroad.games.hit_z_road.fight import Fight, Round
from deadroad.games.hit_z_road.melee import Melee
from deadroad.games.hit_z_road.options import ROAD
from deadroad.games.hit_z_road.state import RoadState
from deadroad.kernel.frame import State
from deadroad.kernel.question import Refusal

INCURABLE = {
    "companion-asked": "the question is about the companion and is answered with feed or hold",
    "bus-idle": "a bus does nothing until its event",
    "map-idle": "a map does nothing until its event",
    "token-waits": "the token waits for its own card",
    "token-harms": "the token is never of use",
    "executor-ready": "it works in every fight without being used",
    "executor-driving": "only in Tower Defense",
    "no-shooting-here": "only in Tower Defense",
}
CURED = [
    "not-above",
    "occupied",
    "beyond-means",
    "road-taken",
    "toll",
    "no-resource",
    "no-ammo",
    "no-fuel",
    "no-flee",
    "shooting-first",
    "one-shooting",
    "no-such-die",
    "molotov-waits",
]


def cure(state: State, refusal: Refusal) -> None:
    """Take away the cause of a refusal, and nothing else."""
    assert isinstance(state, RoadState)
    public = state.public
    top = state.stack[-1]
    group = public.groups[state.seat]
    match refusal.reason:
        case "not-above":
            public.bids = [0 if seat == state.seat else bid for seat, bid in enumerate(public.bids)]
        case "occupied":
            public.bids = [
                0 if seat == refusal.values["seat"] else bid for seat, bid in enumerate(public.bids)
            ]
        case "beyond-means" | "toll":
            group.ammo += 20
        case "road-taken":
            public.taken = [
                -1 if road == refusal.option - ROAD else who for road, who in enumerate(public.taken)
            ]
        case "no-resource":
            group.gain(int(refusal.values["resource"]), 3)
        case "no-ammo":
            group.ammo += 1
        case "no-fuel":
            group.fuel = 2
        case "no-flee" if isinstance(top, Fight):
            top.card = 0
        case "shooting-first" if isinstance(top, Fight):
            top.round = Round.STAND
        case "one-shooting" if isinstance(top, Fight):
            top.round = Round.SHOOTING
        case "molotov-waits" if isinstance(top, Fight):
            top.round = Round.MOLOTOV
        case "no-such-die" if isinstance(top, Melee):
            top.pending = [1, 1, 1]
