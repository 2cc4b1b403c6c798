"""A fight against one zombie (ZOM-30 to ZOM-38)."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from deadroad.games.zombies.bars import Bar, refusal
from deadroad.games.zombies.cards import ADRENALINE, AMOUNTS, FIRST_AID, SHOTGUN
from deadroad.games.zombies.combat import WON, Combat, fights
from deadroad.games.zombies.events import (
    BEATEN,
    COMBAT_ROLLED,
    FIGHT_BEGAN,
    FIGHT_BROKEN,
    ITEM_SPENT,
    ROLL_RAISED,
    SHOT,
)
from deadroad.games.zombies.finish import maybe_win_on_helipad
from deadroad.games.zombies.hand import may_play, spend_card
from deadroad.games.zombies.items import fight_bonus, usable, use
from deadroad.games.zombies.options import LIFE, PLAY, ROLL, SHOOT, STOP, USE
from deadroad.games.zombies.pawn import collect, discard_item, lose_life, pick_up, spend_bullets
from deadroad.games.zombies.player_turn import turn_of
from deadroad.games.zombies.refusals import act_verdict, is_act, no_interruption, own_acts
from deadroad.games.zombies.state import FEEDING, NOWHERE, Ending, Zombies
from deadroad.games.zombies.timings import FAILED, FIGHTING
from deadroad.kernel.frame import Flow
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed

ENOUGH: Final = 4  # ZOM-31


@final
class Round(Enum):
    """The steps of a fight. FIRST and FAILED ask a question."""

    BEGIN = 0
    FIRST = 1
    FAILED = 2
    CLOSE = 3
    OVER = 4


class Bout(Combat):
    """A fight caused by a card: no windows, and no events except Adrenaline Rush (ZOM-47)."""

    __slots__ = ("need", "round", "won")

    def __init__(self, fighter: int, space: int) -> None:
        super().__init__(fighter, space)
        self.need = 0  # what the failed roll lacks
        self.won = False
        self.round: Round = Round.BEGIN

    def clone(self) -> Bout:
        return self.copy_to(Bout(self.fighter, self.space))

    def copy_to(self, twin: Bout) -> Bout:
        """Copy the progress of the fight."""
        twin.zombie = self.zombie
        twin.need = self.need
        twin.won = self.won
        twin.round = self.round
        return twin

    # Extension points for a fight of the turn.

    def opening(self, state: Zombies) -> Flow:
        """Open the window before the first roll."""
        return Flow.CALL

    def closing(self, state: Zombies) -> Flow:
        """Open the window after the fight."""
        return Flow.DONE

    def add_cards(self, state: Zombies, scene: int, found: list[int]) -> None:
        """Add the events that can be played: here only on a failed roll."""
        if scene != FAILED or not may_play(state.public, self.fighter):
            return
        if ADRENALINE in state.secrets[self.fighter].hand:
            found.append(PLAY + ADRENALINE)

    def play_card(self, state: Zombies, card: int) -> None:
        """Play an event that does not change the roll."""
        raise NotImplementedError

    # The fight.

    def run(self, state: Zombies) -> Flow:
        match self.round:
            case Round.BEGIN:
                self.zombie = self.space
                state.tell(FIGHT_BEGAN, self.fighter, self.space)
                self.round = Round.FIRST
                return self.opening(state)
            case Round.FIRST | Round.FAILED:
                if self.broken(state):
                    self.round = Round.CLOSE
                    return Flow.CALL
                return Flow.ASK
            case Round.CLOSE:
                return self.close(state)
            case Round.OVER:
                return Flow.DONE

    def broken(self, state: Zombies) -> bool:
        """Return whether a card has ended the fight: no fights now, or the zombie or the fighter is gone."""
        public = state.public
        # Another zombie may be there now, but it is not the one that was fought (ZOM-65).
        gone = public.down[self.fighter] == 1 or self.zombie != self.space
        return gone or public.anyone(FEEDING)

    def close(self, state: Zombies) -> Flow:
        """End the fight: tokens for the winner, the helipad, the window after it."""
        public = state.public
        won = self.won or self.zombie == WON
        self.zombie = NOWHERE
        self.round = Round.OVER
        if not public.down[self.fighter]:
            if won:
                pick_up(state, self.fighter)
            else:
                state.tell(FIGHT_BROKEN, self.fighter)
            maybe_win_on_helipad(state, self.fighter)
            if public.ending is not Ending.NONE:
                return Flow.DONE
        return self.closing(state)

    def seat(self, state: Zombies) -> int:
        return self.fighter

    def moment(self, state: Zombies) -> bool:
        # From public facts only: whether a question with one answer is asked must not reveal a hand.
        return may_play(state.public, self.fighter) or state.public.items[self.fighter] != 0

    def options(self, state: Zombies) -> tuple[int, ...]:
        found: list[int] = []
        scene = FIGHTING
        if self.round is Round.FIRST:
            found.append(ROLL)
        else:
            scene = FAILED
            found.append(LIFE)
            if state.public.bullets[self.fighter] >= self.need:
                found.append(SHOOT)
        self.add_cards(state, scene, found)
        usable(state, self.fighter, scene, found)
        return tuple(found)

    def answer(self, state: Zombies, option: int) -> None:
        if option == ROLL:
            self.roll(state)
        elif option == LIFE:
            lose_life(state, self.fighter)
            self.roll_again(state)
        elif option == SHOOT:
            spend_bullets(state, self.fighter, self.need)
            state.tell(SHOT, self.fighter, self.need)
            self.win(state)
        elif option >= USE:
            use(state, self.fighter, option - USE)
            if option == USE + FIRST_AID:
                self.roll_again(state)
        elif option == PLAY + ADRENALINE and self.round is Round.FAILED:
            self.raise_roll(state)
        else:
            self.play_card(state, option - PLAY)

    def roll(self, state: Zombies) -> None:
        """Throw the die; 4 with the weapons' bonus wins (ZOM-31, ZOM-38)."""
        public = state.public
        bonus = fight_bonus(public, turn_of(state), self.fighter, self.space)
        die = state.chance.die()
        state.tell(COMBAT_ROLLED, self.fighter, die, bonus)
        if public.holds(self.fighter, SHOTGUN):
            left = public.shotguns[self.fighter] - 1
            public.shotguns = changed(public.shotguns, self.fighter, left)
            if left == 0:
                discard_item(state, self.fighter, SHOTGUN)
                state.tell(ITEM_SPENT, self.fighter, SHOTGUN)
        self.need = ENOUGH - die - bonus
        if self.need <= 0:
            self.win(state)
        else:
            self.round = Round.FAILED

    def roll_again(self, state: Zombies) -> None:
        """Throw again after a life or a bandage, unless that was the last life."""
        if state.public.down[self.fighter]:
            self.round = Round.CLOSE
        else:
            self.roll(state)

    def raise_roll(self, state: Zombies) -> None:
        """Add Adrenaline Rush to the roll just seen (ZOM-38)."""
        spend_card(state, self.fighter, ADRENALINE)
        self.need -= AMOUNTS[ADRENALINE]
        state.tell(ROLL_RAISED, self.fighter, AMOUNTS[ADRENALINE])
        if self.need <= 0:
            self.win(state)

    def win(self, state: Zombies) -> None:
        """Take the zombie into the collection."""
        self.won = True
        self.round = Round.CLOSE
        public = state.public
        public.town.take_zombie(self.space)
        # A fight caused by a card may have been against a zombie that another player was fighting.
        for fight in fights(state.stack):
            if fight.zombie == self.space and fight.fighter != self.fighter:
                fight.zombie = NOWHERE
        state.tell(BEATEN, self.fighter, public.zombies[self.fighter] + 1)
        collect(state, self.fighter, 1)

    # Prompts and verdicts.

    def prompt(self, state: Zombies) -> Prompt:
        public = state.public
        if self.round is Round.FIRST:
            return Prompt("roll", "ZOM-31", {"space": self.space})
        values = {
            "need": self.need,
            "lives": public.lives[self.fighter],
            "bullets": public.bullets[self.fighter],
        }
        return Prompt("failed", "ZOM-31", {**values})

    def tries(self, state: Zombies) -> tuple[int, ...]:
        own = own_acts(state, self.fighter)
        return (ROLL, STOP, LIFE, SHOOT, *own) if self.round is Round.FIRST else (LIFE, SHOOT, STOP, *own)

    def verdict(self, state: Zombies, option: int) -> Refusal | None:
        first = self.round is Round.FIRST
        if is_act(option):
            return self.why_not_act(state, option, FIGHTING if first else FAILED)
        if option == STOP:
            return refusal(option, Bar.NOT_LEAVABLE)
        if first:
            return None if option == ROLL else refusal(option, Bar.ROLL_FIRST)
        bullets = state.public.bullets[self.fighter]
        if option == SHOOT and bullets < self.need:
            return refusal(option, Bar.TOO_FEW_BULLETS, {"need": self.need, "bullets": bullets})
        return None

    def why_not_act(self, state: Zombies, option: int, scene: int) -> Refusal | None:
        """Return why a card can't be played or an item used: here only Adrenaline Rush on a failed roll."""
        found = act_verdict(state, self.fighter, option, scene)
        rush = option == PLAY + ADRENALINE and scene == FAILED
        return no_interruption(option) if found is None and option < USE and not rush else found
