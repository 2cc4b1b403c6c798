"""Cards that demand a payment or cost survivors (HZR-76)."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.hit_z_road.cards import AMMO, COMPANION, TOKENS
from deadroad.games.hit_z_road.events import COMPANION_FED, DEMAND_PAID, TOKEN_GONE
from deadroad.games.hit_z_road.options import FEED, HOLD, SPEND, USE
from deadroad.games.hit_z_road.party import Cause, Losses, PartyState
from deadroad.games.hit_z_road.refusals import held_tokens, no_resource, token_refusal
from deadroad.kernel.frames.ask import Ask
from deadroad.kernel.question import Prompt, Refusal

# By the most that can be spent: every amount up to it.
_AMOUNTS: Final[list[tuple[int, ...]]] = [tuple(range(SPEND, SPEND + _most + 1)) for _most in range(3)]
_HOLD: Final[tuple[int, ...]] = (HOLD,)
_USE_OR_HOLD: Final[list[tuple[int, ...]]] = [(USE + _token, HOLD) for _token in range(len(TOKENS))]
_FEED_OR_HOLD: Final[tuple[int, ...]] = (FEED, HOLD)


@final
class Demand(Ask[PartyState]):
    """Choose how much of a demanded resource to pay; each unit not paid costs a survivor."""

    __slots__ = ("due", "kind", "payer")

    def __init__(self, payer: int, kind: int, due: int) -> None:
        super().__init__()
        self.payer = payer
        self.kind = kind
        self.due = due

    def seat(self, state: PartyState) -> int:
        return self.payer

    def tries(self, state: PartyState) -> tuple[int, ...]:
        return (*range(SPEND, SPEND + self.due + 1), *held_tokens(state, self.payer))

    def options(self, state: PartyState) -> tuple[int, ...]:
        return _AMOUNTS[min(self.due, state.group(self.payer).resource(self.kind))]

    def verdict(self, state: PartyState, option: int) -> Refusal | None:
        if option < SPEND:
            return token_refusal(state, self.payer, option - USE)
        held = state.group(self.payer).resource(self.kind)
        return no_resource(option, "HZR-76", self.kind) if option - SPEND > held else None

    def take(self, state: PartyState, option: int) -> None:
        spent = option - SPEND
        state.group(self.payer).gain(self.kind, -spent)
        state.tell(DEMAND_PAID, self.payer, spent, self.kind)
        if spent < self.due:
            state.call(Losses(self.payer, self.due - spent, Cause.UNPAID))

    def clone(self) -> Demand:
        twin = Demand(self.payer, self.kind, self.due)
        twin.copy_ask(self)
        return twin

    def prompt(self, state: PartyState) -> Prompt:
        return Prompt("demand", "HZR-76", {"due": self.due, "resource": self.kind})


@final
class TokenOrLives(Ask[PartyState]):
    """Give up a token, or lose survivors; without the token they are lost."""

    __slots__ = ("lives", "owner", "token")

    def __init__(self, owner: int, token: int, lives: int) -> None:
        super().__init__()
        self.owner = owner
        self.token = token
        self.lives = lives

    def seat(self, state: PartyState) -> int:
        return self.owner

    def tries(self, state: PartyState) -> tuple[int, ...]:
        held = state.group(self.owner).tokens[self.token]
        own = (USE + self.token, HOLD) if held else (HOLD,)
        return (*own, *held_tokens(state, self.owner, but=self.token))

    def options(self, state: PartyState) -> tuple[int, ...]:
        return _USE_OR_HOLD[self.token] if state.group(self.owner).tokens[self.token] else _HOLD

    def verdict(self, state: PartyState, option: int) -> Refusal | None:
        if option in (HOLD, USE + self.token):
            return None
        return token_refusal(state, self.owner, option - USE)

    def take(self, state: PartyState, option: int) -> None:
        if option == HOLD:
            state.call(Losses(self.owner, self.lives, Cause.UNPAID))
            return
        state.group(self.owner).add_token(self.token, -1)
        state.tell(TOKEN_GONE, self.owner, self.token)

    def clone(self) -> TokenOrLives:
        twin = TokenOrLives(self.owner, self.token, self.lives)
        twin.copy_ask(self)
        return twin

    def prompt(self, state: PartyState) -> Prompt:
        return Prompt("token-or-lives", "HZR-76", {"token": self.token, "lives": self.lives})


@final
class Upkeep(Ask[PartyState]):
    """Spend ammo for the companion, or it leaves."""

    __slots__ = ("owner", "price")

    def __init__(self, owner: int, price: int) -> None:
        super().__init__()
        self.owner = owner
        self.price = price

    def seat(self, state: PartyState) -> int:
        return self.owner

    def tries(self, state: PartyState) -> tuple[int, ...]:
        return (FEED, HOLD, USE + COMPANION, *held_tokens(state, self.owner, but=COMPANION))

    def options(self, state: PartyState) -> tuple[int, ...]:
        return _FEED_OR_HOLD if state.group(self.owner).ammo >= self.price else _HOLD

    def verdict(self, state: PartyState, option: int) -> Refusal | None:
        if option == HOLD:
            return None
        if option == FEED:
            fed = state.group(self.owner).ammo >= self.price
            return None if fed else no_resource(option, "HZR-76", AMMO)
        if option == USE + COMPANION:
            return Refusal(option, "HZR-76", "companion-asked", {"price": self.price})
        return token_refusal(state, self.owner, option - USE)

    def take(self, state: PartyState, option: int) -> None:
        group = state.group(self.owner)
        if option == FEED:
            group.gain(AMMO, -self.price)
            state.tell(COMPANION_FED, self.owner)
        else:
            group.add_token(COMPANION, -1)
            state.tell(TOKEN_GONE, self.owner, COMPANION)

    def clone(self) -> Upkeep:
        twin = Upkeep(self.owner, self.price)
        twin.copy_ask(self)
        return twin

    def prompt(self, state: PartyState) -> Prompt:
        return Prompt("upkeep", "HZR-76", {"price": self.price})
