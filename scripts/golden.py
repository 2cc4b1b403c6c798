"""Golden playthroughs: games told so that a person with the rulebook can follow them.

    python scripts/golden.py                tell every kept record again
    python scripts/golden.py --new GAME     let bots play new ones for a game, and tell them

tests/golden/<game>/<seats>-seats.record is what was played, the .txt beside it how it is told; a test tells
every record again and compares.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.text import Text

import deadroad
from deadroad.bots import bot
from deadroad.games import game
from deadroad.kernel.match import Match
from deadroad.kernel.record import read
from deadroad.kernel.replay import play
from deadroad.kernel.view import View

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
NAMES = ("Martha", "Otis", "Rosa", "Ed", "June", "Walt")
PICTURE = 60  # plies between two pictures of the table


def told(record: str) -> str:
    """Return the story of a record."""
    written = read(record)
    match = deadroad.replay(record, upto=0)
    words = match.game.words("en")
    names = list(NAMES[: match.seats])
    lines = [f"{words.say('title')}, {match.seats} seats, seed {match.seed}", ""]
    heard = 0
    for number, ply in enumerate(written.plies):
        lines += news(match, heard, names)
        heard = len(match.log)
        if number % PICTURE == 0:
            lines += ["", *picture(match, names), ""]
        asked = match.question
        if asked is not None and asked.seat == ply.seat:
            question = words.prompt(asked.prompt, names)
            others = len(match.state.asked) - 1
            lines.append(f"[{number}] {names[ply.seat]}: {question} ({asked.prompt.clause})")
            lines.append(f"    > {ply.notation}   (of {others + 1})")
        else:
            lines.append(f"[{number}] {names[ply.seat]} > {ply.notation}")
        play(match, ply.seat, ply.notation)
    lines += [*news(match, heard, names), "", *picture(match, names), "", *ending(match, names)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def news(match: Match, heard: int, names: list[str]) -> list[str]:
    """Return what was told since; a whisper says to whom."""
    words = match.game.words("en")
    found: list[str] = []
    for event in match.log[heard:]:
        ear = "" if event.audience < 0 else f"(to {names[event.audience]}) "
        found.append(f"    {ear}{words.event(event, names)} {event.clause}")
    return found


def picture(match: Match, names: list[str]) -> list[str]:
    """Return the table as a spectator sees it, without colours."""
    drawn = match.game.screen(match.view(None), match.game.words("en"), names)
    return [f"    | {line}" for line in Text.from_markup(drawn).plain.splitlines()]


def ending(match: Match, names: list[str]) -> list[str]:
    """Return how it ended."""
    outcome = match.outcome
    if outcome is None:
        return ["Unfinished."]
    words = match.game.words("en")
    lines = [f"{words.say(f'why-{outcome.why}')} {outcome.clause}"]
    for place, group in enumerate(outcome.ranking, 1):
        for seat in group:
            sources = ", ".join(
                f"{words.say(f'score-{key}')} {value}" for key, value in outcome.scores[seat].items()
            )
            won = " wins" if seat in outcome.winners else ""
            lines.append(f"{place}. {names[seat]}{won}: {outcome.total(seat)} ({sources})")
    return lines


def played(name: str, seats: int, seed: int) -> str:
    """Return the record of a game of bots: one level above chance, so that much happens."""
    match = deadroad.new(name, seats=seats, seed=seed)
    bots = [bot(game(name), 2 - seat % 2, seed + seat) for seat in range(seats)]
    while match.seat is not None:
        match.answer(bots[match.seat].choose(View(match.state, match.seat)))
    return match.record()


def new(name: str) -> None:
    """Play and keep a new game for every number of seats."""
    fewest, most = deadroad.info(name)["seats"]
    folder = GOLDEN / name
    folder.mkdir(parents=True, exist_ok=True)
    for seats in range(fewest, most + 1):
        (folder / f"{seats}-seats.record").write_text(played(name, seats, 66 + seats), encoding="utf-8")


def main() -> int:
    """Tell all again, or play new ones for some games and tell these."""
    parser = argparse.ArgumentParser(description="Rewrite the golden playthroughs.")
    parser.add_argument("--new", action="append", default=[], metavar="GAME", help="let bots play new games")
    names = parser.parse_args().new
    for name in names:
        new(name)
    for path in sorted(GOLDEN.glob("*/*.record")):
        if names and path.parent.name not in names:
            continue
        path.with_suffix(".txt").write_text(told(path.read_text(encoding="utf-8")), encoding="utf-8")
        print(path.with_suffix(".txt").relative_to(GOLDEN.parent.parent))
    return 0


if __name__ == "__main__":
    sys.exit(main())
