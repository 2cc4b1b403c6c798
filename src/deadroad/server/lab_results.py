"""The figures of a study in words, for the page of the lab."""

from __future__ import annotations

from typing import Any, Final

from deadroad.arena.depth import Depth, difference, read_depths, sure
from deadroad.arena.parameter import SETTINGS
from deadroad.arena.results import interval as finite
from deadroad.arena.study import read_plan
from deadroad.arena.wording import Wording, apart
from deadroad.content.schema import Table, has_schema, schema
from deadroad.games import folder, game
from deadroad.server.lab import Lab, progress
from deadroad.server.lab_bodies import (
    ArmChanges,
    ArmResult,
    ChangeRow,
    DepthRow,
    FigureRow,
    FlowRow,
    Interval,
    LabField,
    LabRow,
    LabTable,
    LiftRow,
    StudyDepth,
    StudyResult,
)

# The order of figures on the page. Other figures follow by name.
ORDER: Final = (
    *("length", "gestures", "turns", "rounds", "minutes", "choices", "options", "changes", "decided"),
    *("runaway", "nobody", "scored", "points", "first"),
)


def study_result(lab: Lab, id_: str, language: str) -> StudyResult:
    """Return a study with its figures so far."""
    place = lab.place(id_)
    plan, told = read_plan(place), progress(place)
    wording = Wording(plan["game"], *[arm["variant"] for arm in plan["arms"]], language=language)
    return StudyResult(
        lab.card(id_, language),
        [
            arm_result(arm, plan["arms"][at].get("at", []), wording)
            for at, arm in enumerate(told.get("arms", []))
        ],
        [arm_changes(found, wording) for found in told.get("changes", [])],
        study_depth(*read_depths(place)),
    )


def study_depth(arms: list[Depth], doing: dict[str, Any] | None) -> StudyDepth | None:
    """Return the luck and skill of each arm, and how much they differ from the first one."""
    if not arms:
        return None
    found = [arm.figures() for arm in arms]
    differences = [difference(arms[0], arm) for arm in arms[1:]]
    beyond = sure(differences)
    rows = [
        DepthRow(
            name,
            parity,
            [interval(finite(one[name][0])) if name in one else None for one in found],
            [None, *[interval(finite(one[name])) if name in one else None for one in differences]],
            value.count,
            [False, *[one.get(name, False) for one in beyond]],
        )
        for name, (value, parity) in found[0].items()
    ]
    now = doing or {"what": "", "done": 0, "total": 0}
    return StudyDepth(rows, [arm.notes for arm in arms], now["what"], now["done"], now["total"])


def arm_result(arm: dict[str, Any], at: list[int], wording: Wording) -> ArmResult:
    """Return the figures of an arm in words."""
    names = sorted(arm["figures"], key=lambda name: (ORDER.index(name) if name in ORDER else 99, name))
    figures = []
    for name in names:
        found = arm["figures"][name]
        ends = (found["low90"], found["high90"], found["least"], found["most"], found["bars"])
        rare = arm["rare"].get(name)
        figures.append(FigureRow(name, wording.figure(name), interval(found), *ends, rare))
    lifts = [
        LiftRow(
            lift["name"],
            wording.thing(lift["name"]),
            interval(lift),
            lift["taken"],
            lift["offered"],
            None if lift["chosen"] is None else interval(lift["chosen"]),
            lift["game"],
        )
        for lift in arm["lifts"]
    ]
    flows = [
        FlowRow(name.split(":")[1], wording.resource(name.split(":")[1]), wording.flow(name), rounds)
        for name, rounds in arm.get("flows", {}).items()
        if len(rounds) > 1
    ]
    return ArmResult(arm["name"], at, figures, lifts, flows)


def arm_changes(found: dict[str, Any], wording: Wording) -> ArmChanges:
    """Return the changes between two arms in words."""
    rows = [
        ChangeRow(
            change["name"],
            wording.figure(change["name"]),
            *apart(change["before"], change["after"]),
            change["difference"]["value"] > 0,
            interval(change["effect"]),
            change["sure"],
            change["p"],
        )
        for change in found["changes"]
    ]
    return ArmChanges(rows, found["sure"], found["correlation"])


def interval(found: dict[str, Any]) -> Interval:
    """Return a value with its interval."""
    return Interval(found["value"], found["low"], found["high"])


def lab_tables(name: str, language: str) -> list[LabTable]:
    """Return the tables of a game with the numbers that a variant can change."""
    if not has_schema(folder(name)):
        return []
    words = game(name).words(language)

    def named(table: Table, id_: str) -> str:
        key = table.texts[0].format(id=id_) if table.texts else ""
        return words.say(key) if key and words.has(key) else id_

    found: list[LabTable] = []
    for table in schema(folder(name)).tables.values():
        fields = [field for field in table.fields.values() if field.kind == "number" and not field.fixed]
        if not fields:
            continue
        rows = []
        for row in table.shipped:
            values = {
                field.name: int(row.get(field.name, 0))
                for field in fields
                if field.name in row or not field.given
            }
            rows.append(LabRow(table.id(row), named(table, table.id(row)), values))
        found.append(LabTable(table.name, [LabField(one.name, one.least, one.most) for one in fields], rows))
    if numbers := [one for one in game(name).settings if not one.choices]:
        # One row with all settings, because each has bounds of its own.
        single = LabRow(SETTINGS, SETTINGS, {one.name: int(str(one.default)) for one in numbers})
        found.append(
            LabTable(SETTINGS, [LabField(one.name, one.least, one.most) for one in numbers], [single])
        )
    return found
