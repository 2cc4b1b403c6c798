"""Each caution is about an option, cites a clause, has a text, and uses only what its seat knows."""

from __future__ import annotations

from deadroad.content.texts import LANGUAGES
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import encode, plain
from deadroad.kernel.view import View
from tests.contract.source import calls, known_clauses, literal
from tests.contract.walk import sampled


def test_a_caution_is_about_an_option_and_cites_a_clause(name: str, seats: int, games: range) -> None:
    luck = Pcg32(2)
    for seed in games:
        for match in sampled(name, seats, seed, luck, every=3):
            view = View(match.state, match.state.seat)
            for caution in match.game.cautions(view):
                assert caution.option in view.options
                assert caution.clause in known_clauses(name)
                for language in LANGUAGES:
                    assert match.game.words(language).caution(caution)


def test_every_caution_has_a_text(name: str) -> None:
    from deadroad.games import game

    reasons = {reason for call in calls(name, "Caution") if (reason := literal(call, 2))}
    for language in LANGUAGES:
        words = game(name).words(language)
        assert all(words.has(f"caution-{reason}") for reason in reasons)


def test_a_caution_is_the_same_in_every_world_its_seat_can_imagine(
    name: str, seats: int, games: range
) -> None:
    luck = Pcg32(4)
    for seed in games:
        for match in sampled(name, seats, seed, luck, every=4):
            view = View(match.state, match.state.seat)
            world = match.game.imagine(view, Pcg32(luck.below(1 << 30)))
            other = View(world, world.seat)
            here = encode(plain(match.game.cautions(view)))
            assert encode(plain(match.game.cautions(other))) == here
