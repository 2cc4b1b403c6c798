"""The siege: set-up, then turn after turn of nine phases (HTD-50)."""

from __future__ import annotations

from typing import final

from deadroad.games.tower_defense.combat import Combats, engage
from deadroad.games.tower_defense.components import WAVES
from deadroad.games.tower_defense.events import TURN_BEGAN
from deadroad.games.tower_defense.finish import check_2
from deadroad.games.tower_defense.fortress import cut, destroy
from deadroad.games.tower_defense.garrison import Man, Recruit
from deadroad.games.tower_defense.interception import Interception
from deadroad.games.tower_defense.movement import CARDS_A_TURN, Arrival, drive_on, lines_occupied, set_up_wave
from deadroad.games.tower_defense.public import Phase, Public
from deadroad.games.tower_defense.quarters import dissolve, return_home
from deadroad.games.tower_defense.recovery import Recovery
from deadroad.games.tower_defense.state import FortState
from deadroad.games.tower_defense.warehouses import Supply
from deadroad.kernel.frame import Flow, Frame


@final
class Siege(Frame[FortState]):
    """The whole game. `next` is the next phase; the public part has the current one."""

    __slots__ = ("next",)

    def __init__(self) -> None:
        self.next: Phase = Phase.SET_UP

    def run(self, state: FortState) -> Flow:
        public = state.public
        public.phase = self.next
        match self.next:
            case Phase.SET_UP:
                if not public.any_manned() and public.turn == 0:
                    return state.call(Man())
                self.next = Phase.GARRISON
                if public.turn:
                    public.wave += 1
                return state.call(set_up_wave(state))
            case Phase.GARRISON:
                self.next = Phase.WAREHOUSES
                public.turn += 1
                state.tell(TURN_BEGAN, public.turn)
                return state.call(Recruit())
            case Phase.WAREHOUSES:
                self.next = Phase.MOVEMENT
                return state.call(Supply())
            case Phase.MOVEMENT:
                self.next = Phase.CHECK_1
                if public.reserve:
                    return state.call(Arrival(CARDS_A_TURN, set_up=False))
                drive_on(state)
                return Flow.CALL
            case Phase.CHECK_1 | Phase.INTERCEPTION:
                # HTD-58: a unit that passed the warehouses has ended the game where it did (HTD-2).
                public.phase = Phase.INTERCEPTION
                self.next = Phase.COMBAT
                return state.call(Interception())
            case Phase.COMBAT:
                self.next = Phase.CHECK_2
                return state.call(Combats(engage(public)))
            case Phase.CHECK_2:
                self.next = Phase.RECOVERY
                destroy(state)
                dissolve(state)
                cut(state)
                check_2(state)
                return Flow.CALL
            case Phase.RECOVERY:
                self.next = Phase.RETURN
                return state.call(Recovery())
            case Phase.RETURN:
                self.next = after_return(public)
                return state.call(return_home(state))

    def clone(self) -> Siege:
        twin = Siege()
        twin.next = self.next
        return twin


def after_return(public: Public) -> Phase:
    """Return the phase after the return: the next wave, if this one and the field are empty (HTD-45)."""
    spent = not public.reserve and not lines_occupied(public) and public.wave < len(WAVES) - 1
    return Phase.SET_UP if spent else Phase.GARRISON
