"""Looks for the games that teach best, and writes them for the web: web/src/games/<game>/lesson.ts.

A lesson is the beginning of a game in which one seat is asked as many kinds of questions as can be in few
answers. What is said at each question stands in the texts beside it, by kind. Words name games to take alone.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import deadroad
from deadroad.kernel.match import Match

WEB = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
# The lesson of Road Master is chosen by hand: a delivery needs a plan that chance does not have.
SEATS = {"hit-z-road": 3, "tower-defense": 1, "zombietown": 2, "zombies": 2}
SETTINGS: dict[str, dict[str, Any]] = {}
# What is answered the first time and later: nobody should learn from chance to pay nine for a road.
SENSIBLE = {("hit-z-road", "bid"): ("bid 5", "pass")}
FEWEST = 12
MOST = 26
GAMES = 150
MOST_REPEATS = 3


def play(game: str, seed: int) -> tuple[Match, list[str]]:
    """Play the beginning of a game, the learner partly by chance; return it and what was asked."""
    match = deadroad.new(game, seats=SEATS[game], seed=seed, settings=SETTINGS.get(game, {}))
    luck = random.Random(seed)  # noqa: S311 - luck of a lesson is no secret
    bots = [deadroad.bot(game, 2, seat) for seat in range(SEATS[game])]
    asked: list[str] = []
    for _ in range(600):
        seat = match.seat
        if seat is None:
            break
        question = match.question
        assert question is not None
        if seat == 0:
            if len(asked) >= MOST:
                break
            asked.append(question.kind)
            fresh = asked.count(question.kind) <= 2 and luck.random() < 0.5
            if (game, question.kind) in SENSIBLE:
                first, later = SENSIBLE[game, question.kind]
                offered = [option.notation for option in match.options()]
                match.answer(first if asked.count(question.kind) == 1 and first in offered else later)
                continue
            if fresh:
                match.answer(luck.choice(match.options()))
                continue
        view = match.view(seat)
        assert view.question is not None
        match.answer(bots[seat].choose(view, view.question))
    return match, asked


def worth(asked: list[str], rare: Counter[str]) -> tuple[int, int]:
    """How much a beginning teaches: kinds, then how few questions it needs for them."""
    kinds = {kind for kind in asked if rare[kind] > GAMES // 100}
    last = max((asked.index(kind) for kind in kinds), default=0)
    return len(kinds), -last


def main(words: list[str]) -> int:
    """Look, and write what was found."""
    for game in words or [name for name in deadroad.games() if name in SEATS]:
        played = [(seed, play(game, seed)[1]) for seed in range(GAMES)]
        seen = Counter(kind for _, asked in played for kind in set(asked))
        seed, asked = max(played, key=lambda one: worth(one[1], seen))
        last = max(asked.index(kind) for kind in set(asked))
        answers = max(FEWEST, last + 1)
        match, _ = play(game, seed)
        record, steps = cut(game, match, answers)
        print(game, seed, answers, dict(seen), [step["say"] for step in steps], sep="\n  ")
        folder = WEB / game.replace("-", "_")
        folder.mkdir(exist_ok=True)
        (folder / "lesson.ts").write_text(written(record, steps), encoding="utf-8")
    return 0


def cut(game: str, whole: Match, answers: int) -> tuple[str, list[dict[str, Any]]]:
    """Return the record as far as the learner's last answer, and the plies at which one answers."""
    match = deadroad.new(game, seats=SEATS[game], seed=whole.seed, settings=SETTINGS.get(game, {}))
    steps: list[dict[str, Any]] = []
    told: Counter[str] = Counter()
    for ply in whole.plies:
        if match.seat == 0:
            if told.total() == answers:
                break
            assert match.question is not None
            kind = match.question.kind
            # What was answered three times is known: the record answers for the learner from then on.
            told[kind] += 1
            if told[kind] <= MOST_REPEATS:
                steps.append({"ply": len(match.plies), "say": kind if told[kind] == 1 else "again"})
        match.answer(ply.notation)
    return match.record(), steps


def written(record: str, steps: list[dict[str, Any]]) -> str:
    """Return the lesson as TypeScript."""
    lines = ["// Found by scripts/lessons.py.", 'import type { Lesson } from "../lesson";', ""]
    lines += ["export const lesson: Lesson = {", "  seat: 0,", "  steps: ["]
    lines += [f"    {{ ply: {step['ply']}, say: {json.dumps(step['say'])} }}," for step in steps]
    lines += ["  ],", f"  record: {json.dumps(record)},", "};"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
