"""The wishes of the people at the terminal: shown, changed, and kept beside a saved game."""

from __future__ import annotations

import json
from pathlib import Path

from deadroad.kernel.errors import BadRequest
from deadroad.kernel.game import Game
from deadroad.kernel.habits import Habits
from deadroad.kernel.match import Match
from deadroad.kernel.wish import CAN, MATTER, NO_ORDER, WINDOWS, ZOMBIES, Memory, Wish
from deadroad.kernel.words import Words

Wishes = list[tuple[Wish, Memory]]


def choices(game: Game) -> dict[str, tuple[str, ...]]:
    """Return the wishes that work in a game, each with its values; the help lists the same ones."""
    found: dict[str, tuple[str, ...]] = {}
    if game.timings:
        found["windows"] = WINDOWS
    if type(game.habits()).rest is not Habits.rest:
        found["zombies"] = ZOMBIES
    found["lone"] = ("on", "off")
    if game.timings:
        found["act"] = ()
    return found


def change(wish: Wish, asked: str, game: Game, words: Words) -> list[str]:
    """Change a wish as typed, and return it in words; without a name it is only returned."""
    name, _, value = asked.partition(" ")
    known = choices(game)
    if asked and (name not in known or (value not in known[name] if known[name] else value)):
        wishes = ", ".join(" ".join([name, "|".join(values)]).strip() for name, values in known.items())
        raise BadRequest(words.say("cli-no-wish", {"wish": asked, "wishes": wishes}))
    match name:
        case "windows":
            wish.windows = value
        case "zombies":
            wish.zombies = value
        case "lone":
            wish.lone = value == "on"
        case "act":
            wish.act = not wish.act
    told = {"windows": wish.windows, "zombies": wish.zombies, "lone": on(wish.lone), "act": on(wish.act)}
    return [f"  {name} {told[name]}" for name in known]


def on(value: bool) -> str:
    """Return a setting as it is typed."""
    return "on" if value else "off"


def order(match: Match, wish: Wish, seat: int, limit: str, words: Words) -> None:
    """Bid up to a limit in the current auction; 0 stays out, `off` withdraws the order."""
    if limit == "off":
        wish.bid = NO_ORDER
        return
    habits = match.game.habits()
    view = match.view(seat)
    if not limit.isdigit() or habits.bid(view, int(limit)) < 0:
        raise BadRequest(words.say("cli-no-auction"))
    wish.bid = int(limit)
    wish.turn = habits.turn(view)


def beside(path: Path) -> Path:
    """Return the file that keeps the wishes of a saved game."""
    return path.with_name(f"{path.name}.wishes")


def keep(path: Path, wishes: Wishes) -> None:
    """Write the wishes beside a saved game; the usual wishes need no file."""
    rows = [row(wish) for wish, _ in wishes]
    if all(one == row(Wish()) for one in rows):
        beside(path).unlink(missing_ok=True)
    else:
        beside(path).write_text(json.dumps(rows), encoding="utf-8")


def row(wish: Wish) -> dict[str, str | int | bool]:
    """Return a wish as it is written."""
    return {
        "windows": wish.windows,
        "lone": wish.lone,
        "zombies": wish.zombies,
        "bid": wish.bid,
        "turn": wish.turn,
        "act": wish.act,
    }


def kept(path: Path, seats: int) -> Wishes | None:
    """Return the wishes that were saved with a game; None if there are none."""
    try:
        rows = json.loads(beside(path).read_text(encoding="utf-8"))
        found = [
            Wish(
                one["windows"] if one["windows"] in WINDOWS else CAN,
                lone=bool(one["lone"]),
                zombies=one["zombies"] if one["zombies"] in ZOMBIES else MATTER,
                bid=int(one["bid"]),
                turn=int(one["turn"]),
                act=bool(one["act"]),
            )
            for one in rows
        ]
    except (OSError, ValueError, TypeError, KeyError):
        return None
    return [(wish, Memory()) for wish in found] if len(found) == seats else None
