"""The search for balance: what may change, what is wanted, and what comes out."""

from __future__ import annotations

import tomllib

import pytest

from deadroad.arena import search as searching
from deadroad.arena.parameter import read_parameters
from deadroad.arena.search import Plan, Search, Tried
from deadroad.arena.search_page import front_page, front_rows, tried_csv
from deadroad.arena.stats import Estimate
from deadroad.arena.want import read_wants
from deadroad.content.toml import written
from deadroad.games import read_variant
from deadroad.kernel.errors import BadRequest, BadVariant

GAME = "hit-z-road"


def test_rows_with_a_star_are_scaled_and_keep_their_zeros() -> None:
    (zombies,) = read_parameters(GAME, ["cards.*.zombies"])
    assert (zombies.now, zombies.least, zombies.most, zombies.told(50)) == (100, 25, 200, "50 %")
    assert all(zombies.rows.values())
    data: dict[str, object] = {}
    zombies.apply(data, 100)
    assert data == {"change": {"cards": {}}}
    zombies.apply(data, 200)
    changed = data["change"]["cards"]  # type: ignore[index]
    assert all(changed[row]["zombies"] == min(12, 2 * value) for row, value in zombies.rows.items())


def test_a_single_row_can_be_searched_within_a_given_range() -> None:
    one, other = read_parameters(GAME, ["cards.I-13.zombies; cards.I-14.zombies=1..4"])
    assert (one.least, one.most) == (0, 12)
    assert list(other.choices) == [1, 2, 3, 4]


def test_a_setting_can_be_searched_too() -> None:
    (days,) = read_parameters("zombietown", ["settings.days=5..9"])
    data: dict[str, object] = {}
    days.apply(data, 7)
    assert data == {"settings": {"days": 7}}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cards", "TABLE.ROW.FIELD"),
        ("dices.*.faces", "no table 'dices'; there are cards, dice"),
        ("cards.*.zombie", "no field 'zombie' that is a number; there are: level, ammo"),
        ("cards.IV-*.zombies", "no row 'IV-\\*' in cards"),
        ("cards.I-13.zombies=3..99", "the values go from 0 to 12"),
        ("cards.*.zombies=9..9", "9 is not less than 9"),
        ("cards.*.fuel;cards.*.fuel", "named twice"),
        ("settings.dread", "no setting 'dread' that is a number"),
        (" ; ", "--change names what may change"),
    ],
)
def test_a_wrong_change_is_refused_with_the_valid_fields(text: str, said: str) -> None:
    with pytest.raises(BadRequest, match=said):
        read_parameters(GAME, [text])


@pytest.mark.parametrize("text", ["rounds", "rounds = many", "rounds == 8", "length in rounds even", ""])
def test_a_wrong_aim_is_refused(text: str) -> None:
    with pytest.raises(BadRequest, match="--want"):
        read_wants([text])


def known(**values: float) -> dict[str, Estimate]:
    return {
        name.replace("_", ":"): Estimate(value, value - 0.1, value + 0.1, 100)
        for name, value in values.items()
    }


def test_the_distance_to_an_aim_is_measured_in_standard_deviations() -> None:
    from deadroad.arena.wording import Wording

    equal, most, even, high = read_wants(
        ["length in rounds = 8; rounds <= 50%; wins by seat even; Rounds high"]
    )
    before = known(rounds=6.0, won_1=0.7, won_2=0.3)
    for want in (equal, most, even, high):
        want.find(before, {"rounds": 2.0, "won:1": 0.5, "won:2": 0.5}, Wording(GAME))
    assert equal.distance(before) == pytest.approx(1.0)
    assert most.distance(before) == pytest.approx(2.75)
    assert even.distance(before) == pytest.approx(0.8)
    assert high.distance(before) == 0.0
    after = known(rounds=8.05, won_1=0.52, won_2=0.48)
    assert high.distance(after) == pytest.approx(-1.025)
    assert equal.verdict(before, after) == "met, within the interval"
    assert even.verdict(before, after) == "met: no difference beyond chance"
    assert even.verdict(after, before) == "not met: they differ beyond chance"
    assert high.verdict(before, after) == "higher than before"
    assert most.verdict(before, after) == "not met"


def test_an_unknown_figure_is_refused_with_similar_names() -> None:
    from deadroad.arena.wording import Wording

    (want,) = read_wants(["length in round = 8"])
    with pytest.raises(BadRequest, match="near it are 'length in rounds'"):
        want.find(known(rounds=6.0), {"rounds": 1.0}, Wording(GAME))


def small(text: str, want: str, totals: tuple[str, ...] = ()) -> Search:
    return Search(
        Plan(GAME, 2, ("random",), 10, totals=totals), read_parameters(GAME, [text]), read_wants([want])
    )


def test_a_small_range_is_searched_completely() -> None:
    heard: list[int] = []
    found = small("cards.I-*.zombies=50..60", "length in rounds high; length low")
    found.run(10, 2, heard.append)
    assert set(found.tried) == {(100,), (50,), (55,), (60,)}
    assert heard == [1, 3]
    assert found.best in found.front
    assert front_rows(found)[0][:2] == ("now", "100 %")
    assert tried_csv(found).count("\n") == 5
    page = front_page(found, "A search", [("aim", "1", "2", "met")], ("aim", "now", "found", "verdict"))
    assert "The front" in page
    assert "<svg" in page


def test_the_front_holds_undominated_variants() -> None:
    found = small("cards.I-*.zombies=50..60", "length high; length low")
    for at, distances in enumerate([(1.0, 3.0), (2.0, 2.0), (2.5, 2.5), (3.0, 0.0)]):
        found.tried[(at,)] = Tried((at,), {}, distances)
    assert [one.numbers for one in found.front] == [(0,), (1,), (3,)]
    assert found.best.numbers == (1,)


def test_the_result_does_not_depend_on_the_number_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "BATCH", 2)
    one, other = (small("cards.*.zombies", "length high") for _ in range(2))
    one.run(4, 1, lambda _: None)
    other.run(4, 2, lambda _: None)
    assert list(one.tried) == list(other.tried)
    assert one.best.distances == other.best.distances


def test_ctrl_c_ends_the_search_and_keeps_its_results() -> None:
    found = small("cards.*.zombies", "length high")

    def stop(done: int) -> None:
        if done > 1:
            raise KeyboardInterrupt

    found.run(64, 2, stop)
    assert found.stopped
    assert 1 < len(found.tried) < 12
    assert found.best.numbers in found.tried


def test_numbers_that_break_a_total_are_refused_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "REFUSED", 1)
    parameters = read_parameters("zombies", ["events.*.count=10..60"])
    found = Search(Plan("zombies", 2, ("random",), 1), parameters, read_wants(["length high"]))
    with pytest.raises(BadRequest, match=r"no change can be played: .* ZOM-4"):
        found.run(4, 1, lambda _: None)
    allowed = Plan("zombies", 2, ("random",), 1, totals=("ZOM-4",))
    assert 'totals = ["ZOM-4"]' in allowed.variant("More", parameters, (150,))
    with pytest.raises(BadVariant, match="no total of 'X-1'"):
        Plan("zombies", 2, ("random",), 1, totals=("X-1",)).variant("More", parameters, (150,))


def test_a_written_variant_reads_back_as_the_same() -> None:
    data = {
        "name": 'A "quoted" name',
        "game": GAME,
        "totals": ["HZR-4"],
        "settings": {},
        "change": {"cards": {"*": {"fuel": 1}, "I-13": {"zombies": 3}}},
        "texts": {"en": {"card-I-13": "Déjà vu"}},
    }
    text = written(data)
    assert tomllib.loads(text) == data
    assert read_variant(text).name == 'A "quoted" name'
