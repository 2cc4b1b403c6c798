"""Mutation test: changes one place of the rules at a time and runs the tests that reach it.

    PYTHONPATH=src .venv/bin/python scripts/mutate.py --minutes 60   try mutants; a later run goes on
    PYTHONPATH=src .venv/bin/python scripts/mutate.py --survivors    try the survivors again
    PYTHONPATH=src .venv/bin/python scripts/mutate.py --show         print the results so far

Tests are collected once. A first pass runs each test in a fork and notes the statements it reaches. Then
each mutant gets a fork: its code replaces the code of loaded functions, and the tests that reach its
statement run until one fails. First come those that killed most mutants of the file for their time, then the
closest and fastest. A test that runs far longer than before counts as failed and is reported as a time-out.
The order of the mutants depends on the seed alone, and every part of it takes the same share of every file.
Code that runs when a module is imported is not tried.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import importlib
import json
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

from fork import News, Tell, forked
from mutant import MARKS, NOWHERE, Mutant, Source, replace
from stamp import ROOT, SOURCE

# Estimates for bots, numbers for networks, drawings, texts and proposals hold no rules.
NOT_RULES = {
    *("*/__init__", "*/*_numbers", "*/*_value", "*/assessment", "*/attraction", "*/chains", "*/epitaph"),
    *("*/heuristics", "*/imagine", "*/observation", "*/proposal", "*/roadmap", "*/screen", "*/surroundings"),
    *("*/tactics", "*/tile_drawing", "*/trips", "*/valuation", "road_master/route", "zombies/odds"),
}
ALSO = ("kernel/match", "kernel/plan", "kernel/reach", "kernel/record", "server/rates")
TESTS = ("scenarios", "kernel", "toy", "server/test_rates.py", "golden", "contract")
WHOLE_GAMES = ("tests/golden/", "tests/contract/")  # these tests run last, unless they kill much
SLOWER = 10  # a test may take this many times its time, and the seconds of --grace
KILLED, TIMEOUT, SURVIVED, UNREACHED = "killed", "timeout", "survived", "unreached"
COLUMNS = ("possible", "tried", KILLED, TIMEOUT, SURVIVED, UNREACHED)


def rules() -> list[Path]:
    """Return the files that hold rules."""
    games = SOURCE / "games"
    left_out = {path for pattern in NOT_RULES for path in games.glob(f"{pattern}.py")}
    return sorted([*({*games.glob("*/*.py")} - left_out), *(SOURCE / f"{name}.py" for name in ALSO)])


class Bench:
    """A pytest plugin that hands the collected tests to other work, which may run them."""

    def __init__(self, work: Callable[[list[pytest.Item]], None]) -> None:
        self.work = work
        self.failed = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("some tests cannot be collected")
        self.work(session.items)
        return True

    def warm(self, items: list[pytest.Item], modules: dict[str, ModuleType]) -> None:
        """Run a test of each file, to load texts before the forks. Caches of modules stay empty."""
        values = [value for module in modules.values() for value in vars(module).values()]
        empty = [value for value in values if isinstance(value, dict) and not value]
        for item in {item.path: item for item in reversed(items)}.values():
            self.passes(item)
        for value in empty:
            value.clear()
        gc.collect()
        gc.freeze()  # forks share the pages of what is there now

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def passes(self, item: pytest.Item, following: pytest.Item | None = None) -> bool:
        """Run a test in this process and return whether it passes."""
        self.failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return not self.failed

    def run(self, items: list[pytest.Item], tell: Tell) -> None:
        """Run tests until one fails."""
        for item, following in zip(items, [*items[1:], None], strict=True):
            tell({"begins": item.nodeid})
            if not self.passes(item, following):
                tell({"killed": item.nodeid})
                return
        tell({"passed": len(items)})


class Reach:
    """The time of each test and the statements it reaches, stored in a file."""

    def __init__(
        self, path: Path, grace: float, sources: dict[str, Source], modules: dict[str, ModuleType]
    ) -> None:
        self.path = path
        self.grace = grace
        self.sources = sources
        self.modules = modules
        self.version = _digest("".join(source.text for source in sources.values()))
        stored = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        self.known: dict[str, Any] = stored["tests"] if stored.get("sources") == self.version else {}
        self.by_statement: dict[tuple[str, int], list[str]] = {}
        self.kills: Counter[tuple[str, str]] = Counter()  # by file and test

    def measure(self, bench: Bench, items: list[pytest.Item], slowest: float) -> None:
        """Run every test that is new or changed. A test that fails reaches nothing."""
        for name, source in self.sources.items():
            setattr(self.modules[name], MARKS, bytearray(source.statements))
            replace(self.modules[name], source.marked())
        digests = {file: _digest(file.read_text(encoding="utf-8")) for file in {item.path for item in items}}
        for number, item in enumerate(items):
            digest = digests[item.path]
            if self.known.get(item.nodeid, {}).get("digest") != digest:
                self.known[item.nodeid] = {"digest": digest, **self._run(bench, item, slowest)}
            if number % 200 == 0:
                _say(f"{number} of {len(items)} tests measured")
                self._store()
        self._store()
        for name, source in self.sources.items():
            replace(self.modules[name], source.plain())
        for test in sorted((item.nodeid for item in items), key=self._nearness):
            for file, statements in self.known[test]["reaches"].items():
                for statement in statements:
                    self.by_statement.setdefault((file, statement), []).append(test)

    def tests(self, file: str, statement: int) -> list[str]:
        """Return the tests that reach a statement, in the order in which they should run."""
        return sorted(
            self.by_statement.get((file, statement), []),
            key=lambda test: -self.kills[file, test] / (0.01 + self.known[test]["seconds"]),
        )

    def limit(self, test: str) -> float:
        """Return the seconds after which a test counts as failed."""
        return self.grace + (SLOWER * float(self.known[test]["seconds"]) if test else 0.0)

    def _nearness(self, test: str) -> tuple[bool, float]:
        return test.startswith(WHOLE_GAMES), float(self.known[test]["seconds"])

    def _store(self) -> None:
        self.path.write_text(json.dumps({"sources": self.version, "tests": self.known}), encoding="utf-8")

    def _run(self, bench: Bench, item: pytest.Item, slowest: float) -> News:
        def work(tell: Tell) -> None:
            began = time.monotonic()
            passed = bench.passes(item)
            seconds = round(time.monotonic() - began, 3)
            marks = {name: getattr(module, MARKS) for name, module in self.modules.items()}
            found = {name: [at for at, hit in enumerate(mark) if hit] for name, mark in marks.items()}
            reaches = {name: hits for name, hits in found.items() if hits}
            tell({"passed": passed, "seconds": seconds, "reaches": reaches})

        for news in forked(work, lambda _: slowest):
            if news.get("passed"):
                return news
        _say(f"left out, because it fails or is too slow without a mutant: {item.nodeid}")
        return {"seconds": slowest, "reaches": {}}


class Run:
    """A mutation test of some files; its results are in a folder."""

    def __init__(self, files: list[Path], options: argparse.Namespace) -> None:
        self.root: Path = options.root.resolve()
        self.sources = {path.resolve().relative_to(self.root).as_posix(): Source(path) for path in files}
        self.options = options
        self.out: Path = options.out
        self.bench = Bench(self.work)

    def start(self) -> int:
        """Collect the tests and do the work."""
        self.out.mkdir(parents=True, exist_ok=True)
        words = ["-q", "-s", "--tb=no", "--assert=plain"]
        return int(pytest.main([*words, *self.options.tests], plugins=[self.bench]))

    def work(self, items: list[pytest.Item]) -> None:
        """Measure the tests, then try mutants until the time is over."""
        dotted = {name: name.removesuffix(".py").replace("/", ".") for name in self.sources}
        modules = {name: importlib.import_module(path) for name, path in dotted.items()}
        self.bench.warm(items, modules)
        reach = Reach(self.out / "reach.json", self.options.grace, self.sources, modules)
        reach.measure(self.bench, items, self.options.slowest)
        named = {item.nodeid: item for item in items}
        results = self.results()
        for result in results.values():
            reach.kills[result["mutant"].partition(":")[0], result.get("by", "")] += 1
        until = time.monotonic() + self.options.minutes * 60
        with (self.out / "results.jsonl").open("a", encoding="utf-8") as file:
            for name, number, mutant in self.order():
                key = f"{name}:{mutant}"
                if results.get(key, {}).get("end") not in self._wanted():
                    continue
                if time.monotonic() > until:
                    break
                tests = reach.tests(name, mutant.statement)
                code = self.sources[name].mutated(number)
                result = self._tried(modules[name], code, [named[test] for test in tests], reach)
                reach.kills[name, result.get("by", "")] += 1
                file.write(json.dumps({"mutant": key, **result, "tests": len(tests)}) + "\n")
                file.flush()

    def _wanted(self) -> tuple[str | None, ...]:
        return (SURVIVED, UNREACHED) if self.options.survivors else (None,)

    def _tried(self, module: ModuleType, code: CodeType, items: list[pytest.Item], reach: Reach) -> News:
        if not items:
            return {"end": UNREACHED}

        def work(tell: Tell) -> None:
            replace(module, code)
            self.bench.run(items, tell)

        began = time.monotonic()
        ran = -1
        for news in forked(work, reach.limit):
            match news:
                case {"killed": by} | {"crash": by}:
                    return {"end": KILLED, "by": by}
                case {"timeout": by}:
                    return {"end": TIMEOUT, "by": by}
                case {"passed": passed}:
                    return {"end": SURVIVED, "ran": passed}
            ran += 1
            if time.monotonic() - began > self.options.enough:
                return {"end": SURVIVED, "ran": ran}
        return {"end": KILLED, "by": "its process ended"}

    def order(self) -> list[tuple[str, int, Mutant]]:
        """Return the mutants of all functions in the order of the seed, evenly from all files."""
        found: list[tuple[float, str, int, Mutant]] = []
        for name, source in self.sources.items():
            luck = random.Random(f"{self.options.seed} {name}")  # noqa: S311 - a sample is no secret
            mine = [(number, one) for number, one in enumerate(source.mutants) if one.statement != NOWHERE]
            luck.shuffle(mine)
            for place, (number, mutant) in enumerate(mine):
                found.append(((place + luck.random()) / len(mine), name, number, mutant))
        found.sort(key=lambda entry: entry[:3])
        return [entry[1:] for entry in found]

    def results(self) -> dict[str, dict[str, Any]]:
        """Return the last result of each mutant that was tried."""
        path = self.out / "results.jsonl"
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        return {result["mutant"]: result for result in map(json.loads, lines)}

    def show(self) -> None:
        """Print the share killed, by file, by folder and in all."""
        counts: dict[str, Counter[str]] = {}
        results = self.results()
        for name, _, mutant in self.order():
            end = results.get(f"{name}:{mutant}", {}).get("end")
            for group in (name, f"{Path(name).parent.as_posix()}/", "all"):
                count = counts.setdefault(group, Counter())
                count["possible"] += 1
                if end is not None:
                    count.update(("tried", end))
        print(f"{'file':44}", *(f"{column:>9}" for column in COLUMNS), "   share")
        for group, count in sorted(counts.items(), key=lambda one: (one[0] == "all", one[0][-1], one[0])):
            share = (count[KILLED] + count[TIMEOUT]) / max(count["tried"], 1)
            print(f"{group:44}", *(f"{count[column]:9}" for column in COLUMNS), f"{share:8.1%}")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _say(text: str) -> None:
    print(time.strftime("%H:%M:%S"), text, flush=True)


def main() -> int:
    """Run the mutation test and print its results."""
    parser = argparse.ArgumentParser(description="Mutation test of the rules.")
    parser.add_argument("files", nargs="*", type=Path, help="files to change (default: all rules)")
    parser.add_argument("--root", type=Path, default=SOURCE.parent, help="the folder that imports start from")
    parser.add_argument("--tests", nargs="+", default=[str(ROOT / "tests" / name) for name in TESTS])
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "mutation", help="folder of the results")
    parser.add_argument("--seed", type=int, default=1, help="of the order of mutants")
    parser.add_argument("--minutes", type=float, default=60.0, help="begin no mutant after these minutes")
    parser.add_argument("--enough", type=float, default=60.0, help="seconds of tests for one mutant")
    parser.add_argument(
        "--grace", type=float, default=10.0, help="seconds that a test may take beyond its own"
    )
    parser.add_argument("--slowest", type=float, default=120.0, help="leave out tests that take more seconds")
    parser.add_argument("--survivors", action="store_true", help="try survivors again")
    parser.add_argument("--show", action="store_true", help="only print the results")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends the fork too
    run = Run(options.files or rules(), options)
    failed = 0 if options.show else run.start()
    run.show()
    return failed


if __name__ == "__main__":
    sys.exit(main())
