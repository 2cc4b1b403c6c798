"""Golden playthroughs: games as text that a person can follow with the rulebook.

    python scripts/golden.py                render every stored record again
    python scripts/golden.py --new GAME     let bots play new ones for a game, and render them
    python scripts/golden.py --retire GAME  keep its records before its version is raised

tests/golden/<game>/<seats>-seats.record is what was played, the .txt beside it how it is told; a test tells
every record again and compares.

A version of the rules that still replays keeps its records in tests/golden/<game>/rules-<version>. The .trace
beside each has a code for each ply, made by the engine of that version; a test makes it again and compares.
"""

from __future__ import annotations

import argparse
import hashlib
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
PICTURE = 60  # plies between two drawings of the table


def told(record: str) -> str:
    """Return a record as text."""
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
    """Return the events since then. A whispered one names its seat."""
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
    """Return the outcome as text."""
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


def traced(record: str, upto: int | None = None) -> str:
    """Return a code for each ply of a record, and the outcome.

    A code covers the question, the options and the events of its ply and of all plies before it.
    """
    plies = read(record).plies[:upto]
    match = deadroad.replay(record, upto=0)
    seen = hashlib.sha256()
    codes: list[str] = []
    heard = 0
    for number in range(len(plies) + 1):
        if number:
            play(match, plies[number - 1].seat, plies[number - 1].notation)
        news = [(event.name, event.clause, event.audience, event.values) for event in match.log[heard:]]
        heard = len(match.log)
        asked = match.question
        prompt = None if asked is None else (asked.seat, asked.kind, asked.prompt.clause, asked.prompt.values)
        seen.update(repr((prompt, match.state.asked, news)).encode())
        codes.append(seen.hexdigest()[:4])
    rows = [" ".join(codes[at : at + 20]) for at in range(0, len(codes), 20)]
    outcome = match.outcome
    if outcome is not None:
        rows.append(repr((outcome.ranking, outcome.winners, outcome.scores, outcome.why, outcome.clause)))
    return "\n".join(rows) + "\n"


def retire(name: str) -> None:
    """Keep the records of the current version, with a trace of each."""
    folder = GOLDEN / name / f"rules-{game(name).version}"
    folder.mkdir()
    for path in sorted((GOLDEN / name).glob("*.record")):
        record = path.read_text(encoding="utf-8")
        (folder / path.name).write_text(record, encoding="utf-8")
        (folder / path.name).with_suffix(".trace").write_text(traced(record), encoding="utf-8")


def played(name: str, seats: int, seed: int) -> str:
    """Return the record of a game of level-1 bots, in which many different things happen."""
    match = deadroad.new(name, seats=seats, seed=seed)
    bots = [bot(game(name), 2 - seat % 2, seed + seat) for seat in range(seats)]
    while match.seat is not None:
        match.answer(bots[match.seat].choose(View(match.state, match.seat)))
    return match.record()


def new(name: str) -> None:
    """Play and store a new game for every number of seats."""
    fewest, most = deadroad.info(name)["seats"]
    folder = GOLDEN / name
    folder.mkdir(parents=True, exist_ok=True)
    for seats in range(fewest, most + 1):
        (folder / f"{seats}-seats.record").write_text(played(name, seats, 66 + seats), encoding="utf-8")


def main() -> int:
    """Render all records, or play and render new ones for some games."""
    parser = argparse.ArgumentParser(description="Rewrite the golden playthroughs.")
    parser.add_argument("--new", action="append", default=[], metavar="GAME", help="let bots play new games")
    parser.add_argument("--retire", metavar="GAME", help="keep the records of the current version")
    chosen = parser.parse_args()
    if chosen.retire:
        retire(chosen.retire)
        return 0
    names = chosen.new
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
