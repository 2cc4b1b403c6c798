"""A position of the siege. Two questions of fights and events: which member dies, where a newcomer lives."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from deadroad.games.hit_z_road.cards import BUS, MAP
from deadroad.games.hit_z_road.group import Group
from deadroad.games.hit_z_road.options import USE
from deadroad.games.hit_z_road.party import Cause, PartyState
from deadroad.games.hit_z_road.refusals import held_tokens, token_refusal
from deadroad.games.tower_defense.components import PLACES
from deadroad.games.tower_defense.events import MAPS_TRADED, MEMBER_DIED, TURNED_AWAY, WELCOMED
from deadroad.games.tower_defense.grid import LINES
from deadroad.games.tower_defense.options import NAME, NAME_FIGHTER, NAME_HOME, NAME_POSTED, WELCOME
from deadroad.games.tower_defense.public import FALLEN, HOME, NONE, OUT, Hidden, Public
from deadroad.kernel.chance import Chance
from deadroad.kernel.frame import Frame
from deadroad.kernel.frames.ask import Ask
from deadroad.kernel.question import Prompt, Refusal


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FortState(PartyState):
    """A position of Tower Defense. Its one group is the garrison's stock; survivors are members."""

    __slots__ = ("hidden", "public")

    def __init__(self, chance: Chance, public: Public, hidden: Hidden, like: FortState | None = None) -> None:
        super().__init__(1, chance, like)
        self.public = public
        self.hidden = hidden

    def public_part(self) -> Public:
        return self.public

    def hidden_part(self) -> Hidden:
        return self.hidden

    def clone(self) -> FortState:
        return FortState(self.chance.clone(), self.public.clone(), self.hidden.clone(), self)

    def group(self, seat: int) -> Group:
        return self.public.stock

    def survivors(self, seat: int) -> int:
        # HTD-63: in a combat the group's members; HTD-15: for an event the whole garrison.
        public = self.public
        return public.members() if public.fighting == NONE else public.group(public.fighting)

    def fall(self, seat: int, cause: Cause) -> Frame[Any] | None:
        victims = candidates(self.public)
        if len(victims) > 1:
            return Casualty()
        if victims:
            bury(self, victims[0])
        return None

    def join(self, seat: int) -> Frame[Any] | None:
        places = with_room(self.public)
        if len(places) > 1:
            return Welcome()
        if places:
            welcome(self, places[0])
        else:
            self.tell(TURNED_AWAY)
        return None

    def idle_clause(self, token: int, usual: str) -> str:
        """Return the clause: a map is traded at its event, the EXECUTOR declared before a combat."""
        if token == MAP:
            return "HTD-17"
        return "HTD-83" if token == BUS and self.public.stock.executor != -1 else usual

    def value_maps(self, seat: int, worth: int) -> None:
        """Trade the maps for experience at once (HTD-17)."""
        maps = self.public.stock.tokens[MAP]
        if maps:
            self.public.xp += worth * maps
            self.public.stock.add_token(MAP, -maps)
            self.tell(MAPS_TRADED, maps, worth * maps)


def candidates(public: Public) -> list[int]:
    """Return the members that may be named to die, as options: of the group that fights, or all (HTD-24)."""
    found: list[int] = []
    cell = public.fighting
    if cell != NONE:
        for bastion in range(LINES):
            if public.leaders[bastion] == OUT + cell:
                found.append(NAME + bastion)
        if public.sent[cell]:
            found.append(NAME_FIGHTER)
        return found
    for bastion in range(LINES):
        if public.leaders[bastion] >= HOME:
            found.append(NAME + bastion)
    for bastion in range(LINES):
        if public.home[bastion]:
            found.append(NAME_HOME + bastion)
    for post, count in enumerate(public.posted):
        if count:
            found.append(NAME_POSTED + post)
    return found


def bury(state: FortState, option: int) -> None:
    """Remove the member that an option names."""
    public = state.public
    if option < NAME_HOME:
        public.move_leader(option - NAME, FALLEN)
    elif option < NAME_POSTED:
        public.change_home(option - NAME_HOME, -1)
    elif option < NAME_FIGHTER:
        public.change_posted(option - NAME_POSTED, -1)
    else:
        public.change_sent(public.fighting, -1)
    state.tell(MEMBER_DIED, option - NAME)


def with_room(public: Public) -> list[int]:
    """Return the manned bastions with room for a regular (HTD-16)."""
    return [bastion for bastion in range(LINES) if public.manned(bastion) and public.squad(bastion) < PLACES]


def welcome(state: FortState, bastion: int) -> None:
    """Place a newcomer, who can act in this turn (HTD-16)."""
    state.public.change_home(bastion, 1)
    state.tell(WELCOMED, bastion)


@final
class Casualty(Ask[FortState]):
    """A member dies: the player names the member (HTD-24)."""

    __slots__ = ()

    def seat(self, state: FortState) -> int:
        return 0

    def tries(self, state: FortState) -> tuple[int, ...]:
        return (*range(NAME, NAME_FIGHTER + 1), *held_tokens(state, 0))

    def verdict(self, state: FortState, option: int) -> Refusal | None:
        if option < NAME:
            return token_refusal(state, 0, option - USE)
        if option in candidates(state.public):
            return None
        reason = "nobody-there" if state.public.fighting == NONE else "not-in-this-fight"
        return Refusal(option, "HTD-24", reason)

    def options(self, state: FortState) -> tuple[int, ...]:
        return tuple(candidates(state.public))

    def take(self, state: FortState, option: int) -> None:
        bury(state, option)

    def clone(self) -> Casualty:
        twin = Casualty()
        twin.copy_ask(self)
        return twin

    def prompt(self, state: FortState) -> Prompt:
        return Prompt("casualty", "HTD-24")


@final
class Welcome(Ask[FortState]):
    """A newcomer joins one of the squads with room (HTD-16)."""

    __slots__ = ()

    def seat(self, state: FortState) -> int:
        return 0

    def tries(self, state: FortState) -> tuple[int, ...]:
        return (*range(WELCOME, WELCOME + LINES), *held_tokens(state, 0))

    def verdict(self, state: FortState, option: int) -> Refusal | None:
        if option < WELCOME:
            return token_refusal(state, 0, option - USE)
        bastion = option - WELCOME
        if not state.public.manned(bastion):
            return Refusal(option, "HTD-16", "not-manned", {"bastion": bastion})
        if state.public.squad(bastion) >= PLACES:
            return Refusal(option, "HTD-20", "squad-full", {"bastion": bastion})
        return None

    def take(self, state: FortState, option: int) -> None:
        welcome(state, option - WELCOME)

    def clone(self) -> Welcome:
        twin = Welcome()
        twin.copy_ask(self)
        return twin

    def prompt(self, state: FortState) -> Prompt:
        return Prompt("welcome", "HTD-16")
