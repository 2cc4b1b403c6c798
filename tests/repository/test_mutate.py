"""The mutation test, tried on a toy module."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import mutate
from mutant import MARKS, NOWHERE, Source, replace
from stamp import ROOT, SOURCE

FARE = """
from functools import cache

CHILD = 6


def fare(age, weekend):
    \"\"\"Return the price of a ticket.\"\"\"
    if age < CHILD:
        return 0
    return 2 if weekend and age >= 65 else 3


def total(fares):
    left = len(fares)
    sum_ = 0
    while left:
        sum_ += fares[-left]
        left -= 1
    return sum_


class Gate:
    @staticmethod
    def code():
        return 7

    @property
    def shut(self):
        return True


@cache
def stops():
    return 4


ZONES = {}


def zone(stop):
    if stop not in ZONES:
        ZONES[stop] = stop // 9
    return ZONES[stop]


def unused():
    return 5
"""

TEST_FARE = """
from fare import fare, total, zone


def test_a_zone_has_nine_stops():
    assert zone(9) == 1


def test_children_ride_free():
    assert fare(5, weekend=False) == 0
    assert fare(6, weekend=False) == 3


def test_the_old_ride_cheaply_at_the_weekend():
    assert fare(70, weekend=True) == 2


def test_fares_are_added_up():
    assert total([1, 2]) == 3
"""

TEST_OLD = """
from fare import fare


def test_one_is_old_at_sixty_five():
    assert fare(64, weekend=True) == 3
    assert fare(65, weekend=True) == 2
"""


def source(folder: Path, text: str) -> Source:
    path = folder / "fare.py"
    path.write_text(text, encoding="utf-8")
    return Source(path)


def loaded(found: Source) -> ModuleType:
    module = ModuleType("fare")
    exec(found.plain(), vars(module))  # noqa: S102 - our own text
    return module


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("return a < b", ["lt to lte", "lt to gte"]),
        ("return a == b", ["eq to noteq"]),
        ("return a in b", ["in to notin"]),
        ("return a and b", ["and to or", "without operand 1 of and", "without operand 2 of and"]),
        ("return not a", ["without not"]),
        ("return a + b", ["add to sub"]),
        ("return 4", ["4 to 5", "4 to 3"]),
        ("return True", ["True to False"]),
        ("return min(a, b)", ["min to max"]),
        ("return [b for b in a if b]", ["negated condition"]),
        ("if a: return b", ["negated condition"]),
        ("a.b = b", ["without assignment"]),
        ("a(b)", ["without expr"]),
        ("a += b", ["without augassign", "add to sub"]),
        ("raise a(1)", ["without raise"]),
        ("while True: break", ["True to False", "break to continue"]),
        ("return f'{a + 1}'", []),
        ("assert a < b", []),
        ("'a sentence'", []),
    ],
)
def test_every_kind_of_place_has_its_changes(tmp_path: Path, line: str, changes: list[str]) -> None:
    found = source(tmp_path, f"def f(a, b: 3 = 4):\n    {line}\n")
    assert [mutant.what for mutant in found.mutants] == changes


def test_each_part_of_a_chain_of_comparisons_is_a_place_of_its_own(tmp_path: Path) -> None:
    found = source(tmp_path, "def f(a, b, c):\n    return a < b < c\n")
    assert len({str(mutant) for mutant in found.mutants}) == 4


def test_code_that_runs_at_the_import_belongs_to_no_statement(tmp_path: Path) -> None:
    found = source(tmp_path, "A = 1\ndef f():\n    return 2\n")
    assert [mutant.statement for mutant in found.mutants] == [NOWHERE, NOWHERE, 0, 0]


@pytest.mark.parametrize(
    ("what", "ask"),
    [
        ("7 to 8", "Gate.code()"),
        ("True to False", "Gate().shut"),
        ("4 to 5", "stops()"),
        ("lt to lte", "fare(6, False)"),
    ],
)
def test_a_mutant_replaces_the_code_of_loaded_functions(tmp_path: Path, what: str, ask: str) -> None:
    found = source(tmp_path, FARE)
    plain, changed = loaded(found), loaded(found)
    number = next(at for at, mutant in enumerate(found.mutants) if mutant.what == what)
    replace(changed, found.mutated(number))
    assert eval(ask, vars(changed)) != eval(ask, vars(plain))  # noqa: S307 - our own text


def test_marks_tell_which_statements_were_reached(tmp_path: Path) -> None:
    found = source(tmp_path, "def f(a):\n    if a:\n        return 1\n    return 2\n")
    module = loaded(found)
    setattr(module, MARKS, bytearray(found.statements))
    replace(module, found.marked())
    assert module.f(True) == 1
    assert list(getattr(module, MARKS)) == [1, 1, 0]


def run(folder: Path, *words: str) -> tuple[dict[str, dict[str, Any]], str]:
    """Run the mutation test on the toy and return the last results and what it printed."""
    program = str(ROOT / "scripts" / "mutate.py")
    command = [sys.executable, program, "fare.py", "--root", ".", "--tests", "."]
    done = subprocess.run(
        [*command, "--out", "out", "--grace=1", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "PYTEST_ADDOPTS": "-p no:xdist"},
        capture_output=True,
        text=True,
        check=True,
    )
    lines = (folder / "out" / "results.jsonl").read_text(encoding="utf-8").splitlines()
    results = [json.loads(line) for line in lines]
    return {result["mutant"].split(" ", 1)[1]: result for result in results}, done.stdout


def test_mutants_are_killed_by_tests_and_survive_without_them(tmp_path: Path) -> None:
    found = source(tmp_path, FARE)
    (tmp_path / "test_fare.py").write_text(TEST_FARE, encoding="utf-8")
    results, printed = run(tmp_path)
    assert results["lt to lte"]["end"] == "killed"
    assert results["lt to lte"]["by"] == "test_fare.py::test_children_ride_free"
    assert results["1 to 0"]["end"] == "timeout"
    assert results["9 to 8"]["end"] == "survived"
    assert results["9 to 10"]["end"] == "killed", "a cache still has what an earlier test left in it"
    assert results["gte to gt"] == {
        "mutant": "fare.py:11:28 gte to gt",
        "end": "survived",
        "ran": 2,
        "tests": 2,
    }
    assert results["5 to 6"]["end"] == "unreached"
    tried = [mutant for mutant in found.mutants if mutant.statement != NOWHERE]
    last = printed.splitlines()[-1].split()
    assert last[:3] == ["all", str(len(tried)), str(len(tried))]

    # A second run tries nothing twice; --survivors tries what lives on with the tests that are new.
    stored = (tmp_path / "out" / "results.jsonl").read_bytes()
    run(tmp_path)
    assert (tmp_path / "out" / "results.jsonl").read_bytes() == stored
    (tmp_path / "test_old.py").write_text(TEST_OLD, encoding="utf-8")
    results, _ = run(tmp_path, "--survivors")
    assert results["gte to gt"]["by"] == "test_old.py::test_one_is_old_at_sixty_five"
    assert results["lt to lte"]["by"] == "test_fare.py::test_children_ride_free"


def test_the_rules_are_changed_and_the_estimates_of_bots_are_not() -> None:
    names = {path.relative_to(SOURCE).as_posix() for path in mutate.rules()}
    assert {"games/zombies/windows.py", "games/hit_z_road/fight.py", "kernel/record.py"} <= names
    assert not {"games/zombies/heuristics.py", "games/zombietown/observation.py"} & names
    for pattern in mutate.NOT_RULES:
        assert list((SOURCE / "games").glob(f"{pattern}.py")), f"{pattern} leaves no file out"
