from __future__ import annotations

import pytest

from deadroad.games.hit_z_road.cards import BUS, MAP, MOLOTOV
from deadroad.games.tower_defense.game import GAME
from deadroad.games.tower_defense.public import Phase
from tests.scenarios.tower_defense.fort import BY_ID, HIT, HORROR, NOTHING, Fort, fort


def with_executor(table: Fort) -> Fort:
    table.holds(bus=1)
    table.public.stock.executor = BY_ID["II-05"]
    return table


@pytest.mark.clause("HTD-80", "HTD-83")
def test_the_executor_serves_one_combat_and_is_discarded() -> None:
    table = with_executor(fort()).units(n2="III-22", n1="III-21").stock(fuel=4)
    table.out("n2", regulars=3).out("n1", regulars=2).begin(Phase.COMBAT)
    table.play("combat n2")
    table.asks("executor")
    table.luck(HORROR, HORROR, HORROR).play("use bus", "fight")
    assert "horribly-died" not in table.names_told  # ordinary zombies, black dice: the sixth face is nothing
    assert table.token("bus") == 1  # it goes after the combat
    table.refuses("use bus", "HTD-83")
    table.play("flee")
    assert table.token("bus") == 0
    assert table.told("token-gone") == {"seat": 0, "token": 0}
    table.luck(HORROR, NOTHING).play("fight")
    assert "horribly-died" in table.names_told


@pytest.mark.clause("HTD-80")
def test_other_tokens_work_as_on_the_road() -> None:
    table = fort().holds(longgun=1).reserve("II-11", wave=2).begin(Phase.MOVEMENT)
    table.dice(1).play("use longgun")
    assert table.token("longgun") == 0
    assert table.public.members() == 4


@pytest.mark.clause("HTD-81", "HTD-83")
@pytest.mark.parametrize(
    ("setting", "card", "token"),
    [("molotov", "I-17", MOLOTOV), ("map", "I-06", MAP), ("map", "I-07", MAP), ("executor", "I-09", BUS)],
)
def test_a_token_left_out_is_never_found_but_its_card_is_there(setting: str, card: str, token: int) -> None:
    for choice, found in (("in", 1), ("out", 0)):
        table = fort(**{setting: choice}).units(n2=card).out("n2", regulars=1).reserve("I-01")
        table.begin(Phase.COMBAT)
        if table.match.question is not None and table.match.question.kind == "recovery":
            table.play("take")
        assert table.public.stock.tokens[token] == found
        assert table.gone == [card]
        assert ("not-in-play" in table.names_told) == (choice == "out")


@pytest.mark.clause("HTD-81")
def test_tokens_are_left_out_separately() -> None:
    assert fort(molotov="out").public.left_out == [MOLOTOV]
    assert fort(molotov="out", map="out", executor="out").public.left_out == [MOLOTOV, MAP, BUS]
    assert fort().public.left_out == []


@pytest.mark.clause("HTD-82")
def test_the_molotov_clears_a_unit_on_a_bastion_too() -> None:
    table = fort().holds(molotov=1).units(b2="III-22").out("b2", regulars=1).squads("", "Lr", "")
    table.reserve("III-01", wave=3).begin(Phase.COMBAT)
    table.asks("molotov")
    table.play("use molotov")
    assert table.public.bastions[1] is True
    assert table.gone == ["III-22"]
    assert table.token("molotov") == 0


@pytest.mark.clause("HTD-82")
def test_any_group_may_use_a_token_but_it_serves_one_combat() -> None:
    table = fort().holds(molotov=1).units(n1="III-22", n2="III-16").stock(fuel=4)
    table.out("n1", regulars=1).out("n2", regulars=2).begin(Phase.COMBAT)
    table.play("combat n2", "hold", "flee")
    table.asks("molotov")
    table.play("use molotov")
    assert "III-22" in table.gone
    assert table.field == {"n2": "III-16"}


@pytest.mark.clause("HTD-82")
def test_the_companions_blast_clears_one_unit() -> None:
    table = fort().holds(companion=1).units(n1="III-17").out("n1", regulars=1).squads("", "L", "")
    table.reserve("III-01", wave=3).begin(Phase.COMBAT)
    assert table.token("companion") == 0
    table.take()
    assert table.gone == ["III-17"]


@pytest.mark.clause("HTD-83")
def test_the_bus_must_be_turned_by_its_event() -> None:
    table = fort().holds(bus=1).units(n2="III-22").out("n2", regulars=3).stock(fuel=2).begin(Phase.COMBAT)
    table.asks("stand")  # a bus alone is no EXECUTOR
    turned = fort().holds(bus=1).reserve("II-05", wave=2).dice(1).begin(Phase.MOVEMENT)
    assert "executor-built" in turned.names_told
    assert turned.field == {"e1": "II-05"}
    without = fort().reserve("II-05", wave=2).dice(1).begin(Phase.MOVEMENT)
    assert "executor-built" not in without.names_told


@pytest.mark.clause("HTD-83")
def test_the_executor_is_offered_only_against_a_horde_and_may_be_saved() -> None:
    table = with_executor(fort()).units(n2="III-16").out("n2", regulars=3).stock(fuel=2).begin(Phase.COMBAT)
    table.asks("stand")
    table.refuses("use bus", "HTD-83")
    horde = with_executor(fort()).units(n2="III-22").out("n2", regulars=3).stock(fuel=2)
    horde.begin(Phase.COMBAT).play("hold")
    assert horde.token("bus") == 1
    horde.luck(HORROR, HIT, HIT).play("fight")
    assert "horribly-died" in horde.names_told


@pytest.mark.clause("HTD-17")
def test_an_unused_map_is_refused_with_a_clause_of_this_game() -> None:
    table = fort().holds(map=1).units(n2="II-01").stock(fuel=2).begin(Phase.INTERCEPTION)
    table.refuses("use map", "HTD-17")


@pytest.mark.clause("HTD-80", "HTD-83", "HTD-17")
@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("card-II-05-text", "every horde"),
        ("token-bus-text", "every horde"),
        ("card-II-04-text", "from now on"),
    ],
)
def test_texts_do_not_mention_what_the_variant_removes(key: str, wrong: str) -> None:
    assert wrong not in GAME.words("en").say(key)
