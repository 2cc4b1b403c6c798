"""Options and fixtures of all tests, and a check that the tests run on the current sources."""

from __future__ import annotations

import importlib.util
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import stamp
from budget import Budget

# A failed assert in a game's stock shows its values, as in a test.
pytest.register_assert_rewrite("tests.contract.stock")


def package_under_test() -> Path:
    """The folder from which `import deadroad` takes the package."""
    spec = importlib.util.find_spec("deadroad")
    if spec is None or spec.origin is None:
        pytest.exit("deadroad is not on the path: run PYTHONPATH=src pytest, or ./check", returncode=2)
    return Path(spec.origin).resolve().parent


class Figures:
    """What proofs measured, gathered from all workers into one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.found: list[dict[str, str]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            proof = report.location[2].removeprefix("test_").replace("_", " ")
            for name, value in report.user_properties:
                self.found.append({"proof": proof, "figure": name, "value": str(value)})

    def pytest_sessionfinish(self) -> None:
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text(json.dumps(self.found), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    path = config.getoption("figures")
    if path is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Figures(path))
    if (seconds := config.getoption("budget")) is not None:
        config.pluginmanager.register(Budget(seconds))
    package_under_test()  # exits with advice where there is none
    # The toy game sits at the table like any other: one line in the list of games.
    from deadroad.games import GAMES

    GAMES["lanterns"] = "tests.toy.lanterns"
    # Commands use the language of the terminal. The tests set it to English.
    os.environ["LC_ALL"] = "C.UTF-8"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run long proofs in full instead of shortened")
    parser.addoption("--budget", type=float, metavar="SECONDS", help="begin no test after these seconds")
    parser.addoption("--figures", type=Path, help="write what proofs measured into this file")


def pytest_sessionstart() -> None:
    package = package_under_test()
    if package != stamp.SOURCE and (stale := stamp.Stamp(package).stale()):
        pytest.exit(
            f"{package} was not built from the present sources ({len(stale)} differ, first {stale[0]}): "
            "run python scripts/compile.py, or PYTHONPATH=src pytest",
            returncode=2,
        )


@pytest.fixture(scope="session")
def long(pytestconfig: pytest.Config) -> bool:
    """Whether --long asks for the proofs in full."""
    return bool(pytestconfig.getoption("long"))


@pytest.fixture
def figure(record_property: Callable[[str, object], None]) -> Callable[[str, object], None]:
    """Notes a figure of a proof by name: `./check --long` writes it into docs/figures.md."""
    return record_property
