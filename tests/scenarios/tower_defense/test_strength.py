"""How hard the siege is: greedy against random play, each on the same waves."""

from __future__ import annotations

from collections.abc import Callable

from deadroad.bots import bot
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.view import View


def wins(level: int, games: int) -> int:
    """How many sieges on the easy setting a bot wins."""
    played = game("tower-defense")
    found = 0
    for seed in range(games):
        state = played.start(1, played.read_settings({}), Pcg32(seed))
        state.settle()
        defender = bot(played, level, seed + 1)
        while state.seat >= 0:
            state.answer(defender.pick(View(state, 0)))
        outcome = played.outcome(state)
        assert outcome is not None
        found += len(outcome.winners)
    return found


def test_greedy_play_wins_three_times_as_often_as_random_and_ten_points_more(
    long: bool, figure: Callable[[str, object], None]
) -> None:
    games = 1000 if long else 20
    random, greedy = wins(0, games), wins(2, games)
    figure(f"sieges of {games} won by greedy and by random play", f"{greedy}, {random}")
    assert greedy >= 3 * random
    assert greedy - random >= games // 10
    assert greedy < games  # the siege is not given away either
