"""What the board of Hit Z Road must show."""

from __future__ import annotations

from typing import Any

from deadroad.games.hit_z_road.auction import Auction
from deadroad.games.hit_z_road.cards import CARDS, TOKENS
from deadroad.games.hit_z_road.facts import own_facts
from deadroad.games.hit_z_road.fight import Fight
from deadroad.games.hit_z_road.finish import experience
from deadroad.games.hit_z_road.group import Group
from deadroad.games.hit_z_road.journey import Encounter, Journey
from deadroad.games.hit_z_road.melee import Melee
from deadroad.games.hit_z_road.odds import FightOdds, Odds, fight_odds
from deadroad.games.hit_z_road.state import RoadState
from deadroad.games.hit_z_road.trip import ROUNDS
from deadroad.kernel.frame import State
from deadroad.kernel.match import Match
from deadroad.kernel.view import View
from tests.boards.sheet import Sheet, mean, percent

RARE = 5  # thousandths: less is not drawn


def expected(match: Match, seat: int, refs: list[str], phone: bool) -> dict[str, Any]:
    """Return the kinds of refs that the board highlights, and everything it shows."""
    state = match.state
    assert isinstance(state, RoadState)
    public = state.public
    sheet = Sheet()
    for other in public.order:
        sheet.mark(f"pawn-{other}", "" if phone else f"mile:{public.bids[other]}")
    odds = draw_fight(sheet, state, [group.survivors for group in public.groups], public.groups)
    fights = any(isinstance(frame, Fight) for frame in state.stack)
    if not (phone and fights):
        draw_roads(sheet, state)
        draw_road_odds(sheet, state, seat)
    mine = public.groups[seat]
    if mine.survivors and any(mine.tokens):
        draw_tokens(sheet, mine)
        if mine.executor >= 0:
            sheet.mark("executor", "")
    return {
        "kinds": ["road"] if phone else ["mile", "road"],
        "plates": [
            {
                "survivors": group.survivors,
                "ammo": group.ammo,
                "fuel": group.fuel,
                "adrenaline": group.adrenaline,
                "xp": sum(experience(public, at).values()),
            }
            for at, group in enumerate(public.groups)
        ],
        "things": [tokens(group) for group in public.groups],
        "out": [group.survivors == 0 for group in public.groups],
        "stage": f"{public.round} {ROUNDS}",
        "odds": {**answer_odds(match, seat, odds), **bid_prices(match, seat)},
        **sheet.shown(),
    }


def tokens(group: Group) -> dict[str, int]:
    """Return the tokens of a group by ref."""
    return {f"token:{TOKENS[token]}": count for token, count in enumerate(group.tokens) if count}


def draw_tokens(sheet: Sheet, group: Group) -> None:
    """Add the tokens of a group, with their number if there are several."""
    for ref, count in tokens(group).items():
        sheet.mark("token", ref)
        if count > 1:
            sheet.number("tokens", count, ref)


def draw_roads(sheet: Sheet, state: RoadState) -> None:
    """Add the roads: tolls, who took them, and the card that is met."""
    public = state.public
    traveller, met = -1, -1
    for frame in state.stack:
        if isinstance(frame, Encounter | Journey):
            traveller = frame.traveller
        if isinstance(frame, Encounter):
            met = frame.card
    for road, taker in enumerate(public.taken):
        ref = f"road:{road + 1}"
        toll = public.tolls[road]
        if toll:
            sheet.number("toll" if toll > 0 else "gift", abs(toll), ref)
        if taker >= 0:
            sheet.mark("taken", ref)
        for card in public.roads[2 * road : 2 * road + 2]:
            if card >= 0 and card == met:
                sheet.mark("here", f"card:{CARDS[card].id}")
            if card >= 0 and taker >= 0 and traveller != taker:
                sheet.mark("past", f"card:{CARDS[card].id}")


def draw_road_odds(sheet: Sheet, state: RoadState, seat: int) -> None:
    """Add what each road does to the group of a seat. Only digits are compared, not signs."""
    for road, odds in enumerate(own_facts(View(state, seat)).odds):
        if odds is not None:
            ref = f"odds:{road + 1}"
            sheet.number("road-survivors", mean(abs(odds.survivors)), ref)
            sheet.number("road-goods", mean(abs(odds.goods)), ref)
            if odds.lost >= RARE:
                sheet.number("road-lost", percent(odds.lost), ref)


def draw_fight(sheet: Sheet, state: State, survivors: list[int], groups: list[Group]) -> FightOdds | None:
    """Add the fight in progress and return its odds."""
    odds: FightOdds | None = None
    for frame in state.stack:
        if isinstance(frame, Fight):
            group = groups[frame.fighter]
            sheet.number("survivors", survivors[frame.fighter])
            sheet.number("zombies", group.zombies)
            odds = fight_odds(frame, group, survivors[frame.fighter])
        elif isinstance(frame, Melee):
            sheet.mark("waiting", *[""] * sum(frame.pending))
    if odds is not None:
        draw_odds(sheet, odds.melee)
    return odds


def draw_odds(sheet: Sheet, odds: Odds) -> None:
    """Add the odds of the next melee roll."""
    sheet.number("mean", mean(odds.mean))
    for kills, chance in enumerate(odds.kills):
        if chance >= RARE:
            sheet.number("chance", percent(chance))
            sheet.number("kills", kills)
    sheet.number("bite", percent(odds.bite))
    if odds.horror:
        sheet.number("horror", percent(odds.horror))


def answer_odds(match: Match, seat: int, odds: FightOdds | None) -> dict[str, str]:
    """Return what the buttons that roll dice say."""
    found: dict[str, str] = {}
    for option in match.options() if match.seat == seat and odds is not None else []:
        assert odds is not None
        if option.verb == "fight":
            roll = odds.melee
            said = [mean(roll.mean), percent(roll.bite), *([percent(roll.horror)] if roll.horror else [])]
        elif option.verb == "shoot" and int(option.args["amount"]) < len(odds.shots):
            roll = odds.shots[int(option.args["amount"])]
            said = [mean(roll.mean), *([percent(roll.bite)] if roll.bite else [])]
        else:
            continue
        if len(roll.kills) > 1:
            found[str(option)] = " ".join(str(one) for one in said)
    return found


def bid_prices(match: Match, seat: int) -> dict[str, str]:
    """Return what the buttons of the auction say: the price of the bid, and what is left when it is paid."""
    state = match.state
    assert isinstance(state, RoadState)
    if match.seat != seat or not state.stack or not isinstance(state.stack[-1], Auction):
        return {}
    total = state.public.groups[seat].total
    own = state.public.bids[seat]
    bids = {str(option): int(option.args["amount"]) for option in match.options() if option.verb == "bid"}
    prices = bids | ({"pass": own} if own else {})
    return {option: f"{price} {total - price}" for option, price in prices.items()}
