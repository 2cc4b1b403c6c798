"""Reach: the answers lead to their end, and reveal no secret."""

from __future__ import annotations

from deadroad.kernel.chain import Chain
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import encode, plain
from deadroad.kernel.match import Match
from deadroad.kernel.plan import Stop
from deadroad.kernel.reach import MOST_POSITIONS, End, Reach, Search, reach_of, reaches, reaches_in, row_to
from deadroad.kernel.view import View
from tests.contract.walk import sampled, seat_counts

FEW = 80  # positions: the proof looks at many questions, not at each of them for long


def some(name: str, seed: int) -> int:
    """A number of seats, another for every seed."""
    counts = seat_counts(name)
    return counts[seed % len(counts)]


def found(match: Match) -> list[Reach]:
    """The reaches of the open question in the world as it is."""
    return [reach_of(chain, match.state, FEW) for chain in match.game.chains(match.state)]


def rows(reach: Reach, luck: Pcg32, most: int) -> list[End]:
    """Some ends of a reach, not always the nearest."""
    ends = list(reach.ends)
    while len(ends) > most:
        ends.pop(luck.below(len(ends)))
    return ends


def follow(match: Match, end: End) -> Match:
    """A copy of the match in which the row was followed."""
    twin = match.clone()
    answers = [twin.game.space.option(option) for option in end.row]
    followed = twin.follow(answers, end.kinds, twin.seat)
    assert followed.stop is Stop.DONE, (followed.stop, followed.refusal, answers)
    assert followed.answered == len(end.row)
    return twin


def test_following_a_row_leads_exactly_to_its_end(name: str, games: range) -> None:
    luck = Pcg32(3)
    for seed in games:
        for match in sampled(name, some(name, seed), seed, luck, every=14):
            for chain in match.game.chains(match.state):
                reach = reach_of(chain, match.state, FEW)
                assert len({(end.name, end.mix) for end in reach.ends}) == len(reach.ends)
                for end in rows(reach, luck, 4):
                    twin = follow(match, end)
                    single = match.clone()
                    spent = 0
                    for option in end.row:
                        spent = chain.spent(single.state) - chain.spent(match.state)
                        single.answer(match.game.space.option(option))
                    assert twin.digest() == single.digest()
                    learned = twin.state.chance.draws + twin.state.reveals
                    assert end.known == (
                        twin.seat is not None and learned == match.state.chance.draws + match.state.reveals
                    )
                    named = Search(chain, match.state)
                    node = named.root
                    for option in end.row:
                        node = named.step(named.on(node), option)
                    assert (node.end.name, node.end.mix) == (end.name, end.mix)
                    # What an answer with an unknown result costs is unknown too.
                    after = chain.spent(twin.state) - chain.spent(match.state)
                    assert end.cost == (after if end.known else spent)
                    assert end.path[-1:] == (() if chain.mix else (end.name,)), (chain.kind, end.path)
                    if end.asks is not None:
                        assert twin.question is not None
                        assert (twin.seat, twin.question.kind) == (end.asks[0], end.asks[1].kind)
                    if end.known:
                        assert node.state.asked == twin.state.asked
                        if end.close >= 0:
                            assert end.close in twin.state.asked
                            assert end.kinds[-1] == (twin.question and twin.question.kind)


def test_a_seat_finds_the_same_reach_in_every_world_it_can_imagine(name: str, games: range) -> None:
    luck = Pcg32(8)
    for seed in games:
        for match in sampled(name, some(name, seed), seed, luck, every=40):
            view = match.view(match.seat)
            here = encode(plain(reaches(match.game, view, FEW)))
            world = match.game.imagine(view, Pcg32(luck.below(1 << 30)))
            assert encode(plain(reaches_in(match.game, world, FEW))) == here
            assert encode(plain(reaches_in(match.game, match.state, FEW))) == here


def test_a_seat_that_is_not_asked_has_no_reach(name: str, games: range) -> None:
    for match in sampled(name, some(name, 1), 1, Pcg32(2), every=40):
        for seat in range(-1, match.seats):
            if seat != match.seat:
                assert reaches(match.game, View(match.state, seat)) == []


def test_a_reach_stays_within_its_bound(name: str, games: range) -> None:
    luck = Pcg32(4)
    for match in sampled(name, some(name, 0), 5, luck, every=60):
        # What is searched for ranges and proposals counts too, and so do all chains of the question.
        assert sum(reach.positions for reach in match.reach()) <= MOST_POSITIONS
        for reach in match.reach():
            assert reach.ends or reach.more or reach.mix
            for part in reach.parts:
                assert 0 <= part.least <= part.most


def test_a_mix_is_reached_by_the_row_found_for_it(name: str, games: range) -> None:
    luck = Pcg32(6)
    for seed in games:
        for match in sampled(name, some(name, seed), seed, luck, every=40):
            for reach in found(match):
                for end in rows(reach, luck, 2) if reach.mix else []:
                    row = match.row_to(reach.kind, dict(end.mix))
                    assert row is not None, (reach.kind, end.mix)
                    assert row.mix == end.mix
                    follow(match, row)
                if reach.mix:
                    assert match.row_to(reach.kind, {"nothing": 1}) is None


def strolled(match: Match, chain: Chain, luck: Pcg32) -> End | None:
    """The end of a random row of a mix; None if it led nowhere."""
    search = Search(chain, match.state)
    node = search.root
    found: End | None = None
    while search.goes_on(node) or node is search.root:
        links = [option for option in node.state.asked if chain.links(node.state, option)]
        if not links:
            break
        node = search.step(search.on(node), links[luck.below(len(links))])
        if node.end.whole and node.end.mix:
            found = node.end
            if luck.below(6) == 0:
                break
    return found


def test_no_mix_that_can_be_chosen_is_called_impossible(name: str, games: range) -> None:
    luck = Pcg32(11)
    lost = tried = 0
    for seed in games:
        for match in sampled(name, some(name, seed), seed, luck, every=8):
            for chain in match.game.chains(match.state):
                end = strolled(match, chain, luck) if chain.mix else None
                if end is None:
                    continue
                row = row_to(match.game, match.view(match.seat), chain.kind, dict(end.mix))
                assert row.positions <= MOST_POSITIONS
                assert row.ends or row.more, (chain.kind, end.mix)
                tried += 1
                lost += not row.ends
                for found_end in row.ends:
                    assert found_end.mix == end.mix
                    follow(match, found_end)
    assert 20 * lost <= tried, (lost, tried)


def test_a_proposed_row_can_be_followed_and_closed(name: str, games: range) -> None:
    luck = Pcg32(9)
    for seed in games:
        for match in sampled(name, some(name, seed), seed, luck, every=25):
            for chain in match.game.chains(match.state):
                fill = reach_of(chain, match.state, FEW).fill
                if fill is None:
                    continue
                twin = follow(match, fill)
                closing = [option for option in twin.state.asked if chain.closes(twin.state, option)]
                goes_on = fill.known and twin.seat == chain.seat and chain.holds(twin.state)
                assert fill.close == (closing[0] if goes_on and closing else -1)
