"""Cards that demand something, or else (HZR-76)."""

from __future__ import annotations

from typing import final

from deadroad.games.hit_z_road.cards import AMMO, COMPANION
from deadroad.games.hit_z_road.events import COMPANION_FED, DEMAND_PAID, TOKEN_GONE
from deadroad.games.hit_z_road.options import FEED, HOLD, SPEND, USE
from deadroad.games.hit_z_road.party import Cause, Losses, PartyState
from deadroad.games.hit_z_road.refusals import no_resource, tokens_refused
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal


@final
class Demand(Frame[PartyState]):
    """Spend as many of a resource as asked; each one not spent costs a survivor."""

    __slots__ = ("due", "kind", "payer", "settled")

    def __init__(self, payer: int, kind: int, due: int) -> None:
        self.payer = payer
        self.kind = kind
        self.due = due
        self.settled = False

    def run(self, state: PartyState) -> Flow:
        return Flow.DONE if self.settled else Flow.ASK

    def seat(self, state: PartyState) -> int:
        return self.payer

    def options(self, state: PartyState) -> tuple[int, ...]:
        most = min(self.due, state.group(self.payer).resource(self.kind))
        return tuple([SPEND + amount for amount in range(most + 1)])

    def answer(self, state: PartyState, option: int) -> None:
        self.settled = True
        spent = option - SPEND
        state.group(self.payer).gain(self.kind, -spent)
        state.tell(DEMAND_PAID, self.payer, spent, self.kind)
        if spent < self.due:
            state.call(Losses(self.payer, self.due - spent, Cause.UNPAID))

    def clone(self) -> Demand:
        twin = Demand(self.payer, self.kind, self.due)
        twin.settled = self.settled
        return twin

    def prompt(self, state: PartyState) -> Prompt:
        return Prompt("demand", "HZR-76", {"due": self.due, "resource": self.kind})

    def refused(self, state: PartyState) -> list[Refusal]:
        held = state.group(self.payer).resource(self.kind)
        found = [no_resource(SPEND + amount, "HZR-76", self.kind) for amount in range(held + 1, self.due + 1)]
        return found + tokens_refused(state, self.payer)


@final
class TokenOrLives(Frame[PartyState]):
    """Give up a token, or lose survivors; without the token they are lost."""

    __slots__ = ("lives", "owner", "settled", "token")

    def __init__(self, owner: int, token: int, lives: int) -> None:
        self.owner = owner
        self.token = token
        self.lives = lives
        self.settled = False

    def run(self, state: PartyState) -> Flow:
        return Flow.DONE if self.settled else Flow.ASK

    def seat(self, state: PartyState) -> int:
        return self.owner

    def options(self, state: PartyState) -> tuple[int, ...]:
        if state.group(self.owner).tokens[self.token]:
            return (USE + self.token, HOLD)
        return (HOLD,)

    def answer(self, state: PartyState, option: int) -> None:
        self.settled = True
        if option == HOLD:
            state.call(Losses(self.owner, self.lives, Cause.UNPAID))
            return
        state.group(self.owner).add_token(self.token, -1)
        state.tell(TOKEN_GONE, self.owner, self.token)

    def clone(self) -> TokenOrLives:
        twin = TokenOrLives(self.owner, self.token, self.lives)
        twin.settled = self.settled
        return twin

    def prompt(self, state: PartyState) -> Prompt:
        return Prompt("token-or-lives", "HZR-76", {"token": self.token, "lives": self.lives})

    def refused(self, state: PartyState) -> list[Refusal]:
        return tokens_refused(state, self.owner, but=self.token)


@final
class Upkeep(Frame[PartyState]):
    """Spend ammo for the companion, or it leaves."""

    __slots__ = ("owner", "price", "settled")

    def __init__(self, owner: int, price: int) -> None:
        self.owner = owner
        self.price = price
        self.settled = False

    def run(self, state: PartyState) -> Flow:
        return Flow.DONE if self.settled else Flow.ASK

    def seat(self, state: PartyState) -> int:
        return self.owner

    def options(self, state: PartyState) -> tuple[int, ...]:
        return (FEED, HOLD) if state.group(self.owner).ammo >= self.price else (HOLD,)

    def answer(self, state: PartyState, option: int) -> None:
        self.settled = True
        group = state.group(self.owner)
        if option == FEED:
            group.gain(AMMO, -self.price)
            state.tell(COMPANION_FED, self.owner)
        else:
            group.add_token(COMPANION, -1)
            state.tell(TOKEN_GONE, self.owner, COMPANION)

    def clone(self) -> Upkeep:
        twin = Upkeep(self.owner, self.price)
        twin.settled = self.settled
        return twin

    def prompt(self, state: PartyState) -> Prompt:
        return Prompt("upkeep", "HZR-76", {"price": self.price})

    def refused(self, state: PartyState) -> list[Refusal]:
        asked = Refusal(USE + COMPANION, "HZR-76", "companion-asked", {"price": self.price})
        return [asked, *tokens_refused(state, self.owner, but=COMPANION)]
