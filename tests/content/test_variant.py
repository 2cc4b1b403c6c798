"""Invalid variants are refused in one line that names file, row and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from deadroad.content.variant import LARGEST, read_file
from deadroad.games import read_variant, use
from deadroad.kernel.errors import BadVariant

HEAD = 'name = "Trial"\ngame = "hit-z-road"\n'
CARD = '[add.cards."I-21"]\nlevel = 1\nammo = 1\n'
MORE = 'totals = ["HZR-4", "HZR-5"]\n'
NAMED = '[texts.en]\ncard-I-21 = "A shed"\n'


def why(text: str) -> str:
    with pytest.raises(BadVariant) as found:
        read_variant(text, "trial.toml")
    assert "\n" not in str(found.value)
    assert str(found.value).startswith("trial.toml")
    assert len(str(found.value)) < 600
    return str(found.value)


def test_a_change_affects_only_its_own_row() -> None:
    variant = read_variant(HEAD + '[change.cards."I-13"]\nzombies = 2\n')
    rows = variant.rows("hit_z_road", "cards")
    assert rows is not None
    assert [row.values["zombies"] for row in rows if row.values["id"] == "I-13"] == [2]
    assert [row.values["zombies"] for row in rows if row.values["id"] == "I-14"] == [3]
    assert variant.rows("hit_z_road", "dice") is None


def test_a_star_changes_every_row() -> None:
    variant = read_variant('name = "A"\ngame = "zombietown"\n[change.houses."*"]\nfinds = 3\n')
    rows = variant.rows("zombietown", "houses")
    assert rows is not None
    assert {row.values["finds"] for row in rows} == {3}


def test_a_row_can_be_added_with_its_text_and_removed() -> None:
    variant = read_variant(HEAD + MORE + CARD + '[remove]\ncards = ["I-20"]\n' + NAMED)
    rows = variant.rows("hit_z_road", "cards")
    assert rows is not None
    ids = [row.values["id"] for row in rows]
    assert "I-21" in ids
    assert "I-20" not in ids


def test_a_removed_contract_keeps_its_number() -> None:
    text = 'name = "A"\ngame = "road-master"\ntotals = ["RDM-2"]\n[remove]\ncontracts = ["A01"]\n'
    rows = read_variant(text).rows("road_master", "contracts")
    assert rows is not None
    assert (rows[0].values["id"], rows[0].values["copies"]) == ("A01", 0)


def test_tower_defense_may_change_the_cards_it_borrows() -> None:
    variant = read_variant('name = "A"\ngame = "tower-defense"\n[change.cards."I-13"]\nzombies = 1\n')
    assert variant.rows("hit_z_road", "cards") is not None


def test_the_digest_depends_on_the_changes_and_not_on_comments() -> None:
    one = read_variant(HEAD + '[change.cards."I-13"]\nzombies = 2\n')
    same = read_variant("# a remark\n" + HEAD + 'why = "so"\n[change.cards."I-13"]\nzombies = 2\n')
    other = read_variant(HEAD + '[change.cards."I-13"]\nzombies = 3\n')
    assert one.digest == same.digest != other.digest


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[change.cards."I-13"]\nzombies = 99\n', "cards I-13: zombies is 99, not from 0 to 12"),
        ('[change.cards."I-13"]\nzombies = "2"\n', "cards I-13: zombies is '2', not a whole number"),
        ('[change.cards."I-13"]\nzombies = true\n', "cards I-13: zombies is true, not a whole number"),
        ('[change.cards."I-13"]\nzombie = 2\n', "cards I-13: no field 'zombie'"),
        ('[change.cards."I-99"]\nzombies = 2\n', "cards I-99: there is no such row to change"),
        ('[change.card."I-13"]\nzombies = 2\n', "no table 'card'"),
        ('[change.cards."I-13"]\neffect = "win"\n', "cards I-13: effect is 'win', not one of"),
        ('[change.cards."I-13"]\neffect = "pay_fuel"\n', "cards I-13: amount is missing"),
        ('[change.dice.black]\nfaces = ["hit"]\n', "dice black: faces is a list of 1, not a list of 6"),
        ("[change.dice.black]\nfaces = [1, 2, 3, 4, 5, 6]\n", "dice black: faces is 1, not a word"),
        ('[remove]\ncards = ["I-20"]\n', "but HZR-4 says 20"),
        ('totals = ["HZR-4"]\n[remove]\ncards = ["I-01"]\n', "but HZR-5 says 60"),
        (MORE + '[remove]\ncards = ["I-20"]\n', "the game needs at least 76"),
        (MORE + CARD, "texts.en.card-I-21 is missing"),
        ('[texts.en]\ncard-I-01 = "x"\n', "is not a text of a changed row"),
        ('[texts.de]\ncard-I-01 = "x"\n', "'de' is not one of en, fr, it"),
        ('totals = ["HZR-99"]\n', "no total of 'HZR-99'"),
        ("[settings]\ngoal = [1]\n", "settings: goal is a list of 1"),
        ('[remove]\ncards = ["I-20", "I-20"]\n', "cards I-20: the row is removed twice"),
        ('[change.cards."I-13"]\nzombies = 1e999\n', "cards I-13: zombies is inf, not a whole number"),
        ('[change.cards."I-13"]\nzombies = {}\n', "cards I-13: zombies is a group of fields, not a whole"),
        ('[remove]\ndice = ["black"]\n', "dice black: rows of this table cannot be removed"),
        ("[add.dice.red]\nfaces = []\n", "dice red: rows cannot be added"),
        ("[change.cards]\nzombies = 3\n", "must hold rows by id"),
        ('[remove]\ncards = "I-20"\n', "cards must be a list of ids"),
        ('[change.cards."I-13"]\n', ""),
    ],
)
def test_an_invalid_value_is_reported_with_file_row_and_field(text: str, said: str) -> None:
    if said:
        assert said in why(HEAD + text)
    else:
        read_variant(HEAD + text)  # an empty change changes nothing


@pytest.mark.parametrize(
    "text",
    [
        "",
        "name = ",
        "\x00",
        "name = 1\ngame = 2",
        'name = "x"\ngame = "../../etc/passwd"',
        'name = "x"\ngame = "lanterns"',
        HEAD + "x = " + "[" * 5000 + "]" * 5000,
        HEAD + "change = " + "{a=" * 200 + "1" + "}" * 200,
        HEAD + "change = 3",
        HEAD + '[change.cards."I-13"]\nzombies = ' + "9" * 800,
        HEAD + '[change.cards."I-13"]\nzombies = ' + "9" * 5000,
        HEAD + '[change.cards."I-13"]\nzombies = 1e400',
        HEAD + '[change.cards."I-13"]\nzombies = 2020-01-01',
        HEAD + MORE + '[add.cards."../../x"]\nlevel = 1\n',
        HEAD + MORE + '[add.cards."I-21"]\nlevel = 1\n[texts.en]\ncard-I-21 = """a\nb"""',
        HEAD + "#" + "x" * 2000,
        HEAD + "# " + "y\n#" * LARGEST,
        HEAD + "'" * 3 + "a\u202e",
        HEAD + "[change.spaces.c1R]\nx = 1",
        'name = "\\u001b[31mred"\ngame = "hit-z-road"',
        'name = "two\\nlines"\ngame = "hit-z-road"',
        HEAD + 'why = "\\u202e"',
        HEAD + '[change.cards."I-13"]\nzombies = 1\n[texts.en]\ncard-I-13 = "\\u009b"',
    ],
)
def test_a_malicious_file_is_refused_in_one_line(text: str) -> None:
    why(text)


def test_a_mark_at_the_start_of_a_file_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "marked.toml"
    path.write_text(HEAD, encoding="utf-8-sig")
    assert read_variant(*read_file(path)).name == "Trial"


def test_a_huge_or_missing_file_is_refused_in_one_line(tmp_path: Path) -> None:
    huge = tmp_path / "huge.toml"
    huge.write_bytes(b"#" * (LARGEST + 1))
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (huge, binary, tmp_path, tmp_path / "none.toml", Path("/dev/zero")):
        with pytest.raises(BadVariant) as found:
            read_file(path)
        assert "\n" not in str(found.value)


def test_a_variant_is_refused_after_its_game_was_loaded() -> None:
    from deadroad.games import game

    game("hit-z-road")
    with pytest.raises(BadVariant, match="start another process"):
        use(read_variant(HEAD + '[change.cards."I-13"]\nzombies = 2\n', "trial.toml"))
