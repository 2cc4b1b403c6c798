"""Plays the script of each tutorial and writes it for the web: web/src/games/<game>/lesson.ts.

A script is a text file, `web/src/games/<game>/lesson.txt`. Its head names the game, the number of seats, the
seed and settings that differ from the usual ones. Then steps and answers follow in the order of play:

    > bid: bid 3
    1 bid 4
    2 pass

`> bid` is a step: the text `lesson-bid` is shown. The answers after the colon are what the learner does, as
one gesture; a step without answers is only read. Other lines are answers that the lesson plays by itself: the
seat and the notation. Arguments name the games to write; without any, all are written.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import deadroad
from deadroad.kernel.match import Match
from deadroad.kernel.reach import reaches, row_to

WEB = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
LEARNER = 0


@dataclass
class Script:
    """A tutorial as it is written by hand."""

    game: str = ""
    seats: int = 1
    seed: int = 0
    settings: dict[str, str] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)


def read(path: Path) -> Script:
    """Return the script in a file."""
    script = Script()
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if not line or word == "#":
            continue
        if word == "game":
            script.game = rest
        elif word == "seats":
            script.seats = int(rest)
        elif word == "seed":
            script.seed = int(rest)
        elif word == "setting":
            name, _, value = rest.partition(" ")
            script.settings[name] = value
        else:
            script.lines.append(line)
    return script


def begun(script: Script) -> Match:
    """Return the match of a script before its first answer."""
    plain: dict[str, Any] = {"yes": True, "no": False}
    settings = {
        name: plain.get(value, int(value) if value.isdigit() else value)
        for name, value in script.settings.items()
    }
    return deadroad.new(script.game, seats=script.seats, seed=script.seed, settings=settings)


def gesture(match: Match, answers: list[str]) -> dict[str, Any]:
    """Return the place in reach or the amounts that the learner chooses; nothing for an answer of its own."""
    view = match.view(LEARNER)
    space = match.game.space
    for chain in reaches(match.game, view):
        for end in chain.ends if not chain.mix else []:
            # A single answer is a button; only a place is chosen on the board.
            if len(answers) < 2 and " " in end.name:
                continue
            if [space.option(option).notation for option in end.row] == answers:
                return {"point": end.name}
        if chain.mix and len(answers) > 1:
            mix = mix_of(match, chain.kind, [part.name for part in chain.parts], answers)
            if mix is not None:
                return {"chain": chain.kind, "mix": mix}
    return {}


def mix_of(match: Match, kind: str, parts: list[str], answers: list[str]) -> dict[str, int] | None:
    """Return the amounts that a row of answers adds up to; None if the engine finds no way to them."""
    trial = match.clone()
    mix: dict[str, int] = {}
    for answer in answers:
        option = next(one for one in trial.options() if one.notation == answer)
        for ref in option.refs:
            if ref in parts:
                mix[ref] = mix.get(ref, 0) + 1
        trial.answer(answer)
    return mix if mix and row_to(match.game, match.view(LEARNER), kind, mix).ends else None


def played(script: Script) -> tuple[Match, list[dict[str, Any]]]:
    """Play a script. Return the match and the steps."""
    match = begun(script)
    steps: list[dict[str, Any]] = []
    for line in script.lines:
        if not line.startswith("> "):
            seat, _, notation = line.partition(" ")
            if match.seat != int(seat):
                raise ValueError(f"{script.game}: at {line!r} seat {match.seat} is asked")
            match.answer(notation)
            continue
        say, _, rest = line.removeprefix("> ").partition(":")
        answers = [answer.strip() for answer in rest.split(",") if answer.strip()]
        step: dict[str, Any] = {"ply": len(match.plies), "say": say, "answers": len(answers)}
        if answers and match.seat != LEARNER:
            raise ValueError(f"{script.game}: at {line!r} seat {match.seat} is asked")
        steps.append(step | gesture(match, answers))
        for answer in answers:
            match.answer(answer)
    return match, steps


def written(match: Match, steps: list[dict[str, Any]]) -> str:
    """Return a lesson as TypeScript."""
    lines = [
        "// Written by scripts/lessons.py from lesson.txt.",
        'import type { Lesson } from "../lesson";',
        "",
    ]
    lines += ["export const lesson: Lesson = {", f"  seat: {LEARNER},", "  steps: ["]
    for step in steps:
        lines.append(
            "    { " + ", ".join(f"{name}: {json.dumps(value)}" for name, value in step.items()) + " },"
        )
    lines += ["  ],", f"  record: {json.dumps(match.record())},", "};"]
    return "\n".join(lines) + "\n"


def main(words: list[str]) -> int:
    """Write the lessons."""
    for path in sorted(WEB.glob("*/lesson.txt")):
        script = read(path)
        if words and script.game not in words:
            continue
        match, steps = played(script)
        path.with_name("lesson.ts").write_text(written(match, steps), encoding="utf-8")
        print(f"{script.game}: {len(steps)} steps, {len(match.plies)} answers")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
