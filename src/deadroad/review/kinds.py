"""Kinds of decisions: questions are grouped by the chapter of the rules that they come from."""

from __future__ import annotations

import math
from functools import cache

from deadroad.content.reference import chapters
from deadroad.games import GAMES, folder
from deadroad.kernel.frame import State
from deadroad.review.report import KindSummary, PlyReview


def chapter_of(game: str, state: State) -> str:
    """Return the chapter of the open question as `game/chapter`; a game may use rules of another one."""
    clause = state.stack[-1].prompt(state).clause
    for name in (game, *GAMES):
        chapter = _chapters(name).get(clause)
        if chapter is not None:
            return f"{name}/{chapter}"
    return ""


@cache
def _chapters(game: str) -> dict[str, str]:
    """Return the key of the chapter of each clause."""
    return {clause.id: chapter.key for chapter in chapters(folder(game), "en") for clause in chapter.clauses}


def by_kind(seat: int, plies: list[PlyReview]) -> list[KindSummary]:
    """Return a seat's game by kind of decision; kinds that it never decided are left out."""
    found: list[KindSummary] = []
    for chapter in dict.fromkeys(ply.chapter for ply in plies if ply.chapter):
        inside = [ply for ply in plies if ply.chapter == chapter]
        judged = [ply.judgement for ply in inside if ply.seat == seat and ply.judgement is not None]
        if not judged:
            continue
        found.append(
            KindSummary(
                chapter=chapter,
                decisions=len(judged),
                luck=math.fsum(ply.luck[seat] for ply in inside),
                play=math.fsum(ply.play[seat] for ply in inside if ply.seat == seat),
                cost=math.fsum(one.cost for one in judged),
                stake=math.fsum(one.stake for one in judged),
            )
        )
    return sorted(found, key=lambda kind: -kind.decisions)
