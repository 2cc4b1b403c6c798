"""What a siege is worth to a bot that searches."""

from __future__ import annotations

from statistics import mean

from deadroad.bots import bot
from deadroad.games import game
from deadroad.games.tower_defense.public import Phase
from deadroad.games.tower_defense.valuation import EVEN, SCALE, valued
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.view import View
from tests.scenarios.tower_defense.fort import Fort, fort


def worth(table: Fort) -> float:
    return sum(valued(table.public))


def test_the_value_of_what_is_left_counts_a_leader_most() -> None:
    plain = worth(fort().squads("", "Lrr", ""))
    leader = worth(fort().squads("L", "Lrr", "")) - plain
    regular = worth(fort().squads("", "Lrrr", "")) - plain
    ammo = worth(fort().squads("", "Lrr", "").stock(ammo=1)) - worth(fort().squads("", "Lrr", "").stock())
    assert leader > regular > ammo > 0


def test_the_first_adrenaline_is_worth_more_than_later_ones() -> None:
    values = [worth(fort().stock(adrenaline=count)) for count in (0, 1, 4, 5)]
    assert values[1] - values[0] > values[3] - values[2] > 0


def test_a_harmful_token_does_not_count_as_a_gain() -> None:
    assert worth(fort().holds(toxic=1)) < worth(fort()) < worth(fort().holds(longgun=1))


def test_zombies_count_more_the_nearer_they_are_until_beaten() -> None:
    far, near = fort().units(n2="II-13"), fort().units(w1="II-13")
    assert worth(near) < worth(far)
    before = worth(far)
    far.public.won = [at for at, card in enumerate(far.public.field) if card >= 0]
    assert worth(far) > before


def test_a_win_or_loss_outweighs_what_is_left() -> None:
    won = fort().reserve(wave=3).begin(Phase.CHECK_2)
    assert won.why == "cleared"
    rich = fort().squads("Lrr", "Lrrrr", "Lrr").stock(ammo=10, fuel=8, adrenaline=4)
    assert worth(won) > worth(rich) > EVEN


def test_won_sieges_have_a_higher_value_half_way(long: bool) -> None:
    played = game("tower-defense")
    looked: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(400 if long else 40):
        state = played.start(1, played.read_settings({}), Pcg32(seed))
        state.settle()
        defender = bot(played, 2, seed + 1)
        half_way = 0.0
        answers = 0
        while state.seat >= 0:
            if answers == 200:
                half_way = played.heuristics.value(state, 0)
            state.answer(defender.pick(View(state, 0)))
            answers += 1
        outcome = played.outcome(state)
        assert outcome is not None
        if answers > 200:
            looked[bool(outcome.winners)].append(half_way)
    assert mean(looked[True]) > mean(looked[False]) + SCALE / 2
    assert mean(looked[True]) > EVEN
