from __future__ import annotations

import pytest

import deadroad
from deadroad.games.tower_defense.grid import FAR, NAMES, occupied, steps
from deadroad.games.tower_defense.public import Phase
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.reach import End, Search, row_to
from tests.scenarios.tower_defense.fort import Fort, fort


def ready(table: Fort) -> Fort:
    """Go to the interception of a turn whose wave has cards left."""
    return table.reserve("II-01", "II-01", wave=2).begin(Phase.INTERCEPTION)


@pytest.mark.clause("HTD-59")
def test_a_group_pays_1_fuel_a_step_whatever_its_size() -> None:
    for joining in (("join regular 2",), ("join squad 2",)):
        table = ready(fort().stock(fuel=4).units(e2="II-01", n1="II-02"))
        table.play("gather 2", *joining, "intercept e2")
        assert table.told("intercepted")["fuel"] == 3
        assert table.public.stock.fuel == 1


@pytest.mark.clause("HTD-59")
def test_too_little_fuel_reaches_nobody() -> None:
    table = ready(fort().stock(fuel=2).units(e2="II-01", n2="II-02", e3="II-03"))
    table.play("gather 2", "join regular 2")
    assert table.offered("intercept") == ["n2"]
    table.refuses("intercept e3", "HTD-59")


@pytest.mark.clause("HTD-59")
def test_without_fuel_no_group_forms_unless_a_unit_is_on_the_bastion() -> None:
    bare = ready(fort().stock().units(n2="II-01"))
    assert bare.options == ["done"]  # asked all the same: one sees why
    bare.refuses("gather 2", "HTD-59")
    table = ready(fort().squads("L", "Lrrr", "").stock().units(n1="II-01", b2="II-13"))
    assert table.offered("gather") == ["2"]
    table.refuses("gather 1", "HTD-59")


@pytest.mark.clause("HTD-59")
@pytest.mark.parametrize("front", ["II-13", "II-01"])
def test_a_unit_behind_another_is_not_reached_through_it_with_zombies_or_without(front: str) -> None:
    table = ready(fort().stock(fuel=9).units(n2=front, f2="II-03", n1="II-16", n3="II-17"))
    table.play("gather 2", "join squad 2")
    assert table.offered("intercept") == ["n1", "n2", "n3"]
    assert "stand in the way" in table.refuses("intercept f2", "HTD-59")


@pytest.mark.clause("HTD-59")
def test_walking_round_a_unit_is_allowed_and_costs_its_steps() -> None:
    table = ready(fort().stock(fuel=9).units(n2="II-13", f2="II-03"))
    table.play("gather 2", "join squad 2", "intercept f2")
    assert table.told("intercepted")["fuel"] == 4  # b2 b1 n1 f1 f2


@pytest.mark.clause("HTD-59")
def test_steps_go_in_four_directions_over_all_fifteen_spaces() -> None:
    way = dict(zip(NAMES, steps(0, NAMES.index("b2")), strict=True))
    far = {"w1": 2, "b1": 1, "n1": 2, "f1": 3, "e1": 4, "w3": 2, "b3": 1, "n3": 2, "f3": 3, "e3": 4}
    assert way == {**far, "w2": 1, "b2": 0, "n2": 1, "f2": 2, "e2": 3}
    # Through the warehouse column, where the bastion column is shut.
    walls = [-1] * 15
    walls[NAMES.index("b2")] = walls[NAMES.index("n1")] = 0
    assert steps(occupied(walls), NAMES.index("b1"))[NAMES.index("b3")] == 4
    walls[NAMES.index("w1")] = 0
    assert steps(occupied(walls), NAMES.index("b1"))[NAMES.index("b3")] == FAR


@pytest.mark.clause("HTD-60")
def test_squads_that_join_first_pay_3_fuel_for_the_example_of_the_booklet() -> None:
    # From bastion A to bastion B, then together two steps: 1 + 2.
    table = ready(fort().squads("Lrr", "Lrr", "").stock(fuel=3).units(f2="II-13"))
    table.play("gather 2", "join squad 1", "join squad 2")
    assert table.told("intercepted") == {"card": 32, "cell": NAMES.index("f2"), "members": 6, "fuel": 3}
    assert table.public.stock.fuel == 0


@pytest.mark.clause("HTD-60")
def test_joining_from_the_first_to_the_third_bastion_costs_2() -> None:
    table = ready(fort().squads("Lrr", "", "Lrr").stock(fuel=5).units(n3="II-13"))
    table.play("gather 3", "join regular 1", "join leader 1", "join regular 3", "intercept n3")
    assert table.told("intercepted")["fuel"] == 3  # together from the first to the third, then one step


@pytest.mark.clause("HTD-60")
def test_two_squads_may_join_on_the_bastion_between_them() -> None:
    table = ready(fort().squads("Lrr", "", "Lrr").stock(fuel=5).units(n2="II-13"))
    assert table.offered("gather") == ["1", "2", "3"]
    table.play("gather 2", "join squad 1", "join squad 3")
    assert table.told("intercepted")["fuel"] == 3


@pytest.mark.clause("HTD-60")
def test_nobody_joins_on_a_destroyed_bastion() -> None:
    table = fort().squads("Lrr", "", "Lrr").destroyed(bastions=(2,)).stock(fuel=9).units(n2="II-13")
    assert ready(table).offered("gather") == ["1", "3"]
    table.refuses("gather 2", "HTD-60")


@pytest.mark.clause("HTD-60")
def test_joining_takes_fuel_for_the_rest_of_the_way_too() -> None:
    table = ready(fort().squads("Lrr", "Lrr", "").stock(fuel=2).units(f2="II-13"))
    table.play("gather 2", "join regular 2")
    table.refuses("join regular 1", "HTD-60")


@pytest.mark.clause("HTD-60")
def test_what_joining_costs_is_missing_for_the_way_to_the_unit() -> None:
    table = ready(fort().squads("Lrr", "Lrr", "").stock(fuel=3).units(n1="II-13", f2="II-16", f3="II-17"))
    table.play("gather 2", "join regular 2")
    assert table.offered("intercept") == ["n1", "f2", "f3"]
    table.play("join regular 1")
    assert table.offered("intercept") == ["n1", "f2"]
    table.refuses("intercept f3", "HTD-59")


@pytest.mark.clause("HTD-60")
def test_members_cannot_join_at_a_bastion_with_a_unit_on_it() -> None:
    table = ready(fort().squads("Lrr", "Lrr", "").stock(fuel=9).units(b2="II-13", n1="II-16"))
    table.play("gather 2", "join regular 2")
    table.refuses("join regular 1", "HTD-60")
    assert table.offered("intercept") == ["n1", "b2"]  # its own squad may still start from there


@pytest.mark.clause("HTD-61")
def test_several_groups_intercept_different_units_in_one_turn() -> None:
    table = ready(fort().stock(fuel=4).units(n2="II-01", n1="II-02"))
    table.play("gather 2", "join regular 2", "intercept n2")
    table.play("gather 2", "join regular 2", "intercept n1", "done")
    table.take()
    assert len(table.all_told("collected")) == 2


@pytest.mark.clause("HTD-61")
def test_a_member_acts_once_a_turn() -> None:
    table = ready(fort().squads("", "Lr", "").stock(fuel=9).units(n2="II-01", n1="II-02", n3="II-03"))
    table.play("gather 2", "join regular 2", "intercept n2", "gather 2")
    table.refuses("join regular 2", "HTD-61")


@pytest.mark.clause("HTD-61")
def test_members_in_a_warehouse_do_not_intercept() -> None:
    table = fort().squads("", "L", "").stored(1, regulars_of=2, regulars=2).stock(fuel=9).units(n2="II-01")
    ready(table).play("gather 2")
    assert table.told("intercepted")["members"] == 1  # the leader alone: nobody else was free


@pytest.mark.clause("HTD-62")
def test_a_unit_without_zombies_is_simply_taken() -> None:
    table = ready(fort().stock(fuel=4).units(n2="II-03"))
    table.play("gather 2", "join regular 2", "intercept n2", "done")
    assert "fight-began" not in table.names_told
    table.take()
    assert table.told("collected")
    assert table.field == {}
    assert table.resources[1] == 7
    assert table.public.xp == 1


@pytest.mark.clause("HTD-71")
def test_all_groups_are_formed_and_paid_before_the_first_combat() -> None:
    table = ready(fort().stock(fuel=4).units(n2="II-13", n1="II-16"))
    table.play("gather 2", "join regular 2", "intercept n2")
    assert "combat-began" not in table.names_told
    table.play("gather 2", "join regular 2", "intercept n1", "done")
    assert table.public.stock.fuel == 1
    table.asks("combat")


@pytest.mark.clause("HTD-71")
def test_a_unit_that_is_taken_this_turn_still_blocks() -> None:
    table = ready(fort().stock(fuel=9).units(n2="II-01", f2="II-03", n1="II-16", n3="II-17"))
    table.play("gather 2", "join regular 2", "intercept n2", "gather 2", "join regular 2")
    table.refuses("intercept f2", "HTD-59")


@pytest.mark.clause("HTD-71")
def test_other_groups_destroyed_areas_and_the_own_starting_space_do_not_block() -> None:
    table = fort().squads("Lrr", "Lrr", "").destroyed(bastions=(3,)).stock(fuel=9)
    ready(table.units(b2="II-13", n3="II-01"))
    table.play("gather 2", "join regular 2", "intercept n3")
    assert table.told("intercepted")["fuel"] == 2  # off the bastion that zombies stand on, over a ruin


@pytest.mark.clause("HTD-72")
def test_a_group_needs_no_leader_and_a_squad_may_split() -> None:
    table = ready(fort().stock(fuel=4).units(n2="II-01", n1="II-02"))
    table.play("gather 2", "join regular 2", "join regular 2", "intercept n2")
    table.play("gather 2", "join leader 2", "intercept n1")
    assert table.public.sent[NAMES.index("n2")] == 2
    assert table.public.group(NAMES.index("n1")) == 1


@pytest.mark.clause("HTD-72")
def test_an_empty_group_meets_nobody() -> None:
    table = ready(fort().stock(fuel=4).units(n2="II-01", n1="II-02"))
    table.play("gather 2")
    table.refuses("intercept n2", "HTD-72")


@pytest.mark.clause("HTD-72")
def test_groups_that_end_on_the_same_unit_fight_as_one_and_once() -> None:
    table = ready(fort().squads("Lrr", "Lrr", "").stock(fuel=9).units(n2="II-16"))
    table.play("gather 2", "join regular 2", "join regular 2", "join leader 2", "intercept n2")
    table.play("gather 1", "join squad 1")
    assert table.told("combat-began")["members"] == 6
    assert len(table.all_told("combat-began")) == 1


@pytest.mark.clause("HTD-73")
def test_a_unit_on_the_own_bastion_is_met_without_a_step_and_without_fuel() -> None:
    table = ready(fort().stock().units(b2="II-13"))
    table.play("gather 2", "join squad 2")
    assert table.all_told("intercepted")[0]["fuel"] == 0


@pytest.mark.clause("HTD-73")
def test_a_squad_at_home_that_does_not_intercept_is_not_attacked() -> None:
    table = ready(fort().squads("L", "Lrrr", "").stock().units(b2="II-13"))
    table.play("done")
    assert "combat-began" not in table.names_told
    assert "member-died" not in table.names_told


@pytest.mark.clause("HTD-72")
def test_the_rest_of_a_squad_joins_at_once_if_there_are_two_of_them() -> None:
    table = ready(fort().squads("", "Lrr", "").stock(fuel=2).units(n2="II-13"))
    table.play("gather 2", "join leader 2")
    assert table.offered("join") == ["regular 2", "squad 2"]
    table.play("join regular 2")
    assert table.offered("join") == ["regular 2"]


@pytest.mark.clause("HTD-60")
def test_a_refused_join_names_what_prevents_it() -> None:
    table = fort().squads("Lrr", "", "Lrr").stock(fuel=9).units(b2="II-13", n1="II-16")
    assert "A unit lies" in table.begin(Phase.INTERCEPTION).refuses("gather 2", "HTD-60")
    table = fort().squads("Lrr", "", "Lrr").stock(fuel=1).units(n1="II-13")
    assert "1 fuel is too little" in table.begin(Phase.INTERCEPTION).refuses("gather 2", "HTD-60")


@pytest.mark.clause("HTD-72")
def test_every_set_of_groups_that_can_be_formed_is_found_by_reach() -> None:
    luck = Pcg32(5)
    match = deadroad.new("tower-defense", seats=1, seed=1)
    bot = deadroad.bot("tower-defense", 2, 1)
    tried = 0
    while match.seat is not None:
        question = match.question
        if question is not None and question.kind == "gather":
            chain = match.game.chains(match.state)[0]
            for _ in range(3):
                search = Search(chain, match.state)
                node = search.root
                formed: End | None = None
                while search.goes_on(node) or node is search.root:
                    links = [option for option in node.state.asked if chain.links(node.state, option)]
                    if not links:
                        break
                    node = search.step(search.on(node), links[luck.below(len(links))])
                    formed = node.end if node.end.whole and node.end.mix else formed
                if formed is not None:
                    row = row_to(match.game, match.view(0), "intercept", dict(formed.mix))
                    assert [end.mix for end in row.ends] == [formed.mix]
                    tried += 1
        match.answer(match.game.space.option(bot.pick(match.view(0))))
    assert tried > 50
