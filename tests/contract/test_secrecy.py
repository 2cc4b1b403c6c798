"""Nothing hidden reaches a seat: proved by imagining other worlds and by planting a canary."""

from __future__ import annotations

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import encode, plain, plain_view
from deadroad.kernel.event import Event
from deadroad.kernel.facts import plain_facts
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.match import Match
from deadroad.kernel.question import Refusal
from deadroad.kernel.view import View, question
from tests.contract.walk import sampled, walk


def seen(game: Game, state: State, seat: int) -> bytes:
    """All that a seat is shown of a state: its view with the question, and the facts derived from it."""
    view = View(state, seat)
    view.question = question(state, seat)
    return encode(plain_view(view) | plain_facts(game, view))


def refused(state: State) -> bytes:
    """The refusals of the open question."""
    rows: list[Refusal] = state.stack[-1].refused(state)
    return encode(plain(rows))


def heard(events: list[Event], seat: int) -> bytes:
    """What a seat was told and whispered."""
    return encode([[event.name, plain(event.values)] for event in events if event.audience in (-1, seat)])


class Answered:
    """A state after an answer: what it looks like, what was heard, whether something was learned."""

    def __init__(self, game: Game, state: State, option: int) -> None:
        self.game = game
        self.state = state
        before = state.chance.draws + state.reveals
        self.log: list[Event] = []
        state.log = self.log
        state.answer(option)
        self.learned = state.chance.draws + state.reveals != before

    def looks_to(self, seat: int) -> tuple[bytes, bytes]:
        return seen(self.game, self.state, seat), heard(self.log, seat)


def test_two_worlds_look_the_same_to_the_seat_that_imagines(name: str, seats: int, games: range) -> None:
    for seed in games:
        luck = Pcg32(seed + 77)
        for match in walk(name, seats, seed):
            for seat in (*range(seats), -1):
                world = match.game.imagine(View(match.state, seat), Pcg32(luck.below(1 << 30)))
                assert seen(match.game, world, seat) == seen(match.game, match.state, seat)
                if match.seat == seat:
                    assert world.asked == match.state.asked
                    assert world.stack[-1].options(world) == match.state.asked
                    assert refused(world) == refused(match.state)


def test_facts_for_everybody_are_the_same_to_everybody(name: str, seats: int, games: range) -> None:
    for seed in games:
        for match in sampled(name, seats, seed, Pcg32(seed + 3), every=3):
            found = {encode(plain(match.game.facts(View(match.state, seat)))) for seat in range(-1, seats)}
            assert len(found) == 1


def test_the_same_answer_tells_the_same_unless_something_was_learned(
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
            if not (one.learned and other.learned):
                asked = match.question and match.question.kind
                assert one.looks_to(seat) == other.looks_to(seat), (asked, option)


def test_answers_look_the_same_to_others_where_they_are_secret_and_only_there(
    name: str, seats: int, games: range
) -> None:
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
            alike = all(one.looks_to(seat) == other.looks_to(seat) for seat in others)
            if asked.secret:
                assert alike or one.learned or other.learned, (asked.kind, pair)
            else:
                assert not alike or one.looks_to(asked.seat) == other.looks_to(asked.seat), (asked.kind, pair)


def test_a_question_is_put_whatever_a_hand_holds(name: str, seats: int, games: range) -> None:
    """Where one answer is left the kernel gives it unasked; if a secret left it, that silence would tell.

    Such a question is a `moment`: then it is put with one answer too.
    """
    luck = Pcg32(21)
    for seed in games:
        for match in sampled(name, seats, seed, luck, every=2):
            asked = match.question
            if asked is not None and not asked.moment:
                world = match.game.imagine(View(match.state, -1), Pcg32(luck.below(1 << 30)))
                assert len(world.asked) > 1, asked.kind


def test_an_imagined_world_can_be_played_to_its_end(name: str, seats: int, games: range) -> None:
    luck = Pcg32(11)
    every = max(20, 5 * seats * seats)  # more seats: more eyes to imagine with, and longer games
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
    parts = [
        twin.state.hidden_part(),
        *[twin.state.secret_part(s) for s in range(twin.seats) if s != seat],
    ]
    for part in parts:
        _plant(part)
    assert str(CANARY).encode() in encode(plain(parts))
    return twin


def _plant(part: object) -> None:
    if part is None:
        return
    from deadroad.kernel.codec import fields

    for name in fields(type(part)):
        value = getattr(part, name)
        if isinstance(value, list) and all(isinstance(item, int) for item in value):
            setattr(part, name, [*value, CANARY])


def test_a_canary_in_hidden_state_never_sings(name: str, seats: int, games: range) -> None:
    luck = Pcg32(13)
    for seed in games:
        for match in sampled(name, seats, seed, luck, every=9):
            for seat in range(seats):
                twin = planted(match, seat)
                assert str(CANARY).encode() not in seen(twin.game, twin.state, seat)
                assert str(CANARY) not in twin.record(seat)
                if twin.state.seat == seat:
                    assert str(CANARY).encode() not in refused(twin.state)
                    assert all(option != CANARY for option in twin.state.stack[-1].options(twin.state))
            twin = planted(match, -1)
            assert str(CANARY).encode() not in seen(twin.game, twin.state, -1)
