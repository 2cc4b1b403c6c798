"""Nothing hidden reaches a seat: proved by imagining other worlds and by planting a canary."""

from __future__ import annotations

from typing import Any

import pytest

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import Plain, encode, fields, plain, plain_view
from deadroad.kernel.event import Event
from deadroad.kernel.facts import plain_facts
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.match import Match
from deadroad.kernel.question import Refusal
from deadroad.kernel.secret_state import SecretState
from deadroad.kernel.sharing import changed
from deadroad.kernel.view import View, question
from tests.contract.leak import leak, paths, who
from tests.contract.remedies import FACTS, MOMENT, REVEAL, SEEN, UNSEEN, VERDICT, remedy
from tests.contract.walk import sampled, walk

WORLDS = 8  # imagined at a question that is not asked if it has one answer


def shown(game: Game, state: State, seat: int) -> dict[str, Plain]:
    """All that a seat is shown of a state: its view with the question, and the facts derived from it."""
    view = View(state, seat)
    view.question = question(state, seat)
    return plain_view(view) | plain_facts(game, view)


def seen(game: Game, state: State, seat: int) -> bytes:
    """The same as bytes."""
    return encode(shown(game, state, seat))


def refused(state: State) -> bytes:
    """The refusals of the open question."""
    rows: list[Refusal] = state.stack[-1].refused(state)
    return encode(plain(rows))


def same_answers(state: State, world: State) -> bool:
    """Whether a question has the same options and the same refusals in another world."""
    asked = world.asked, world.stack[-1].options(world)
    return asked == (state.asked, state.asked) and refused(world) == refused(state)


def answers(game: Game, state: State) -> dict[str, Plain]:
    """The same for people: by notation, what is legal and why the rest is refused."""
    top = state.stack[-1]
    rows: list[Refusal] = top.refused(state)
    legal: dict[str, Plain] = {str(game.space.option(option)): "legal" for option in top.options(state)}
    why = {str(game.space.option(row.option)): f"refused ({row.clause}, {row.reason})" for row in rows}
    return {**legal, **why}


def told(events: list[Event], seat: int) -> list[Plain]:
    """What a seat was told and whispered."""
    return [{event.name: plain(event.values)} for event in events if event.audience in (-1, seat)]


class Answered:
    """A state after an answer: its views, its events, and whether something was learned."""

    def __init__(self, game: Game, state: State, option: int) -> None:
        self.game = game
        self.state = state
        draws, reveals = state.chance.draws, state.reveals
        self.log: list[Event] = []
        state.log = self.log
        state.answer(option)
        self.rolled = state.chance.draws != draws
        self.learned = self.rolled or state.reveals != reveals

    def view_of(self, seat: int) -> dict[str, Plain]:
        """Return the view of a seat afterwards, without events."""
        return shown(self.game, self.state, seat)

    def words(self, seat: int) -> list[str]:
        """Return every value that the seat was told, sorted."""
        found: list[str] = []
        for event in self.log:
            if event.audience in (-1, seat):
                for field, value in event.values.items():
                    found += [
                        f"{event.name} {field} {one}"
                        for one in (value if isinstance(value, list) else [value])
                    ]
        return sorted(found)

    def shown_to(self, seat: int) -> dict[str, Plain]:
        """Return the view and the events of a seat afterwards."""
        return self.view_of(seat) | {"events": told(self.log, seat)}

    def looks_to(self, seat: int) -> bytes:
        """The same as bytes."""
        return encode(self.shown_to(seat))


def test_two_worlds_look_the_same_to_the_seat_that_imagines(name: str, seats: int, games: range) -> None:
    for seed in games:
        luck = Pcg32(seed + 77)
        for match in walk(name, seats, seed):
            for seat in (*range(seats), -1):
                world = match.game.imagine(View(match.state, seat), Pcg32(luck.below(1 << 30)))
                if seen(match.game, world, seat) != seen(match.game, match.state, seat):
                    pair = [shown(match.game, state, seat) for state in (match.state, world)]
                    where = f"at ply {len(match.plies)} of seed {seed}, one of them imagined"
                    pytest.fail(leak(seat, *pair, where=where, mend=remedy(*pair)))
                if match.seat == seat and not same_answers(match.state, world):
                    pair = [answers(match.game, state) for state in (match.state, world)]
                    where = f"by its answers at ply {len(match.plies)} of seed {seed}, one of them imagined"
                    pytest.fail(leak(seat, *pair, where=where, mend=VERDICT))


def test_facts_for_everybody_are_the_same_to_everybody(name: str, seats: int, games: range) -> None:
    for seed in games:
        for match in sampled(name, seats, seed, Pcg32(seed + 3), every=3):
            facts = [plain(match.game.facts(View(match.state, seat))) for seat in range(-1, seats)]
            for seat, own in enumerate(facts[1:]):
                if own != facts[0]:
                    where = f"from the public facts at ply {len(match.plies)} of seed {seed}"
                    pytest.fail(leak(seat, own, facts[0], where=where, mend=FACTS))


def test_the_same_answer_sends_the_same_events_unless_something_is_revealed(
    name: str, seats: int, games: range
) -> None:
    """In two worlds the asker sees one answer lead to the same, or luck was drawn or a thing revealed.

    That is also the bound of undo: what can be taken back has taught nothing.
    """
    for seed in games:
        luck = Pcg32(seed + 5)
        for match in sampled(name, seats, seed, luck, every=3):
            seat = match.state.seat
            view = View(match.state, seat)
            option = match.state.asked[luck.below(len(match.state.asked))]
            worlds = [match.game.imagine(view, Pcg32(luck.below(1 << 30))) for _ in range(2)]
            one, other = [Answered(match.game, world, option) for world in worlds]
            # Where a thing was revealed in one world only, its absence tells in the other.
            if not (one.learned and other.learned) and one.looks_to(seat) != other.looks_to(seat):
                where = f"after `{match.game.space.option(option)}` (ply {len(match.plies)}, seed {seed})"
                pair = one.shown_to(seat), other.shown_to(seat)
                pytest.fail(leak(seat, *pair, where=where, mend=REVEAL))


def test_only_secret_answers_look_the_same_to_other_seats(name: str, seats: int, games: range) -> None:
    """A secret answer shows in no view, frame or event of others; one that shows nowhere is to be `secret`.

    Else the record that others keep would tell it. Which verb was answered with may always show.
    """
    for seed in games:
        luck = Pcg32(seed + 31)
        for match in sampled(name, seats, seed, luck, every=3):
            asked, options = match.question, match.state.asked
            at = luck.below(len(options))
            pair = (options[at], options[at - 1])
            verbs = {match.game.space.verb(option).name for option in pair}
            if asked is None or pair[0] == pair[1] or len(verbs) > 1:
                continue
            one, other = [Answered(match.game, match.state.clone(), option) for option in pair]
            others = [seat for seat in range(-1, seats) if seat != asked.seat]
            witnesses = [seat for seat in others if one.looks_to(seat) != other.looks_to(seat)]
            said = " or ".join([f"`{match.game.space.option(option)}`" for option in pair])
            where = f"after {said} to question {asked.kind!r} (ply {len(match.plies)}, seed {seed})"
            if asked.secret and witnesses and not (one.learned or other.learned):
                views = one.shown_to(witnesses[0]), other.shown_to(witnesses[0])
                pytest.fail(leak(witnesses[0], *views, where=where, mend=SEEN))
            if not asked.secret and not witnesses:
                alike = one.looks_to(asked.seat) == other.looks_to(asked.seat)
                assert alike, f"only seat {asked.seat} sees a difference {where}: {UNSEEN}"


def test_whether_a_question_is_asked_does_not_depend_on_a_hand(name: str, seats: int, games: range) -> None:
    """Where one answer is left the kernel gives it unasked; if a secret left it, that silence would tell.

    Such a question is a `moment`: then it is put with one answer too.
    """
    luck = Pcg32(21)
    for seed in games:
        for match in sampled(name, seats, seed, luck, every=2):
            asked = match.question
            if asked is not None and not asked.moment:
                for _ in range(WORLDS):
                    world = match.game.imagine(View(match.state, -1), Pcg32(luck.below(1 << 30)))
                    where = f"question {asked.kind!r} (ply {len(match.plies)}, seed {seed})"
                    assert len(world.asked) > 1, f"{where} has one answer in another world. {MOMENT}"


def test_an_imagined_world_can_be_played_to_its_end(name: str, seats: int, games: range) -> None:
    luck = Pcg32(11)
    every = max(20, 5 * seats * seats)  # more seats mean more views to imagine from, and longer games
    for seed in games:
        for match in sampled(name, seats, seed, luck, every=every):
            for seat in (*range(seats), -1):
                world = match.game.imagine(View(match.state, seat), Pcg32(luck.below(1 << 30)))
                for _ in range(match.game.longest):
                    if world.seat < 0:
                        break
                    world.answer(world.asked[luck.below(len(world.asked))])
                assert world.seat < 0
                assert match.game.outcome(world) is not None


CANARY = 7_777_777


def planted(match: Match, seat: int) -> Match:
    """Return a copy of a match with the canary in every compartment that `seat` must not see.

    A canary is put into every list of numbers: only into copies of positions, which are not played on.
    """
    twin = match.clone()
    state = twin.state
    others = [other for other in range(twin.seats) if other != seat]
    _plant(state.hidden_part())
    for other in others:
        secret = state.secret_part(other)
        if secret is not None and secret is match.state.secret_part(other):  # immutable: clones share it
            assert isinstance(state, SecretState)
            state.secrets = changed(state.secrets, other, _with_canaries(secret))
        else:
            _plant(secret)
    parts = [state.hidden_part(), *[state.secret_part(other) for other in others]]
    assert str(CANARY).encode() in encode(plain(parts))
    return twin


def _with_canaries(part: object) -> Any:
    made: Any = type(part)
    return made(**{name: [*getattr(part, name), CANARY] for name in fields(made)})


def _plant(part: object) -> None:
    if part is None:
        return
    for name in fields(type(part)):
        value = getattr(part, name)
        if isinstance(value, list) and all(isinstance(item, int) for item in value):
            setattr(part, name, [*value, CANARY])


def unseen(twin: Match, seat: int) -> None:
    """Fail with the path of a canary that a seat is shown."""
    places = paths(shown(twin.game, twin.state, seat), CANARY)
    hidden = str(CANARY).encode() not in seen(twin.game, twin.state, seat)
    assert hidden, f"{who(seat)} is shown a value that is hidden or another seat's secret, at {places}"


def test_a_canary_in_hidden_state_never_leaks(name: str, seats: int, games: range) -> None:
    luck = Pcg32(13)
    for seed in games:
        for match in sampled(name, seats, seed, luck, every=9):
            for seat in range(seats):
                twin = planted(match, seat)
                unseen(twin, seat)
                assert str(CANARY) not in twin.record(seat), f"in the record of seat {seat}"
                if twin.state.seat == seat:
                    assert str(CANARY).encode() not in refused(twin.state), f"in the refusals of seat {seat}"
                    assert all(option != CANARY for option in twin.state.stack[-1].options(twin.state))
            unseen(planted(match, -1), -1)
