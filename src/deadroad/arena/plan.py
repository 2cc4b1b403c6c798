"""The plan of a study: the rule sets of a sweep or a grid, beside the game as it is and given variants."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any, Final

from deadroad.arena.parameter import Parameter, variant_with
from deadroad.arena.report import PLAIN
from deadroad.arena.study import PLAN
from deadroad.arena.wording import Wording
from deadroad.games import playing
from deadroad.kernel.errors import BadRequest

MOST: Final = 17  # arms: four values by four, and the game as it is
LONGEST: Final = 60  # signs of the name of an arm
NOW: Final = "as it is"

Arm = dict[str, Any]
Sweep = tuple[Parameter, list[int]]


def arms_of(name: str, sweeps: list[Sweep], variants: list[tuple[str, str]]) -> list[Arm]:
    """Return the arms: the game as it is, the variants, and every combination of the values of the sweeps."""
    if len(sweeps) > 2:
        raise BadRequest("a study changes one number, or two as a grid")
    now = [parameter.now for parameter, _ in sweeps]
    arms: list[Arm] = [{"name": NOW, "variant": playing(), "at": now}]
    arms += [{"name": title[:LONGEST], "variant": text, "at": []} for title, text in variants]
    parameters = [parameter for parameter, _ in sweeps]
    for numbers in itertools.product(*[values for _, values in sweeps]):
        if list(numbers) == now:
            continue
        chosen = list(zip(parameters, numbers, strict=True))
        title = ", ".join(f"{parameter.path} {parameter.told(number)}" for parameter, number in chosen)[
            :LONGEST
        ]
        arms.append({"name": title, "variant": variant_with(name, title, chosen), "at": list(numbers)})
    if len(arms) < 2:
        raise BadRequest("a study compares: name values with --change, or a variant with --versus")
    if len(arms) > MOST:
        raise BadRequest(f"{len(arms)} versions are too many; a study takes {MOST}")
    return arms


def figure_named(wording: Wording, text: str, seats: int) -> str:
    """Return the name of a figure that may end a study, from its name or its words."""
    names = [*PLAIN, "first", *[f"won:{seat}" for seat in range(1, seats + 1)]]
    words = {wording.figure(name).lower(): name for name in names} | {name: name for name in names}
    if text.lower() not in words:
        there = ", ".join(repr(wording.figure(name)) for name in names)
        raise BadRequest(f"no figure {text!r} to decide by; there are {there}")
    return words[text.lower()]


def write_plan(folder: Path, plan: dict[str, Any]) -> None:
    """Write the plan of a new study; raises BadRequest if the folder holds something."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadRequest(
            f"{folder} is not an empty folder; choose another one, or leave the game out to continue"
        )
    folder.mkdir(parents=True, exist_ok=True)
    (folder / PLAN).write_text(json.dumps(plan), encoding="utf-8")
