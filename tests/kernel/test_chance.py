from __future__ import annotations

import pytest

from deadroad.kernel.chance import Chance, Pcg32, Script, Sha256Stream, generator


def test_pcg32_gives_the_published_stream() -> None:
    # The reference implementation seeded with (42, 54): our increment is another, so the stream is ours; the
    # step itself is checked against arithmetic on whole 64-bit numbers.
    luck = Pcg32(42)
    state = (luck.high << 32) | luck.low
    multiplier, increment, mask = 6364136223846793005, 0x14057B7EF767814F, (1 << 64) - 1
    for _ in range(1000):
        shifted = (((state >> 18) ^ state) >> 27) & 0xFFFFFFFF
        turn = state >> 59
        expected = ((shifted >> turn) | (shifted << (-turn & 31))) & 0xFFFFFFFF
        state = (state * multiplier + increment) & mask
        assert luck.next() == expected


@pytest.mark.parametrize("luck", [Pcg32(7), Sha256Stream(b"seed")])
def test_every_number_below_a_bound_comes_up_about_as_often(luck: Chance) -> None:
    counts = [0] * 6
    for _ in range(12_000):
        counts[luck.below(6)] += 1
    assert all(1800 < count < 2200 for count in counts)


@pytest.mark.parametrize("luck", [Pcg32(7), Sha256Stream(b"seed"), Script([1, 2, 3], Pcg32(1))])
def test_a_clone_continues_with_the_same_numbers(luck: Chance) -> None:
    twin = luck.clone()
    assert [luck.below(10) for _ in range(50)] == [twin.below(10) for _ in range(50)]
    assert luck.draws == twin.draws == 50


def test_a_shuffle_keeps_the_items_and_does_not_change_its_input() -> None:
    items = list(range(30))
    mixed = Pcg32(3).shuffled(items)
    assert items == list(range(30))
    assert sorted(mixed) == items
    assert mixed != items


def test_a_script_forces_outcomes_and_refuses_impossible_ones() -> None:
    luck = Script([5, 9], Pcg32(1))
    assert luck.below(6) == 5
    with pytest.raises(ValueError, match="9 is not below 6"):
        luck.below(6)


def test_seeds_of_all_sizes_give_different_streams() -> None:
    seeds = (0, 1, 2**32, 2**63 + 5)
    firsts = {tuple(generator("pcg32", seed).below(1000) for _ in range(4)) for seed in seeds}
    assert len(firsts) == len(seeds)
    with pytest.raises(ValueError, match="no generator"):
        generator("dice", 1)
