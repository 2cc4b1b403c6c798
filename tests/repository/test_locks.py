"""The locks: exact versions with hashes, in step with pyproject.toml and each other, and no host named."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

import lock
from stamp import ROOT

PINNED = re.compile(r"^([\w.-]+)==(\S+)(?: ; ([^\\]+))?")


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def asked(name: str) -> list[Requirement]:
    """What pyproject.toml asks of a lock, by the parts that the lock is made of."""
    tables = project()
    wanted = [] if name in ("build", "node") else list(tables["project"]["dependencies"])
    for part in lock.PARTS[name]:
        kind, _, key = part.removeprefix("--").partition("=")
        table = {"group": tables["dependency-groups"], "extra": tables["project"]["optional-dependencies"]}
        wanted += table[kind][key]
    return [Requirement(line) for line in wanted]


def pins(name: str) -> dict[str, set[str]]:
    """The versions that a lock holds of each package; more than one where they depend on the machine."""
    found: dict[str, set[str]] = {}
    for line in (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if match := PINNED.match(line):
            found.setdefault(canonicalize_name(match[1]), set()).add(match[2])
    return found


def test_there_is_a_lock_for_every_part_and_no_other() -> None:
    assert {path.stem for path in (ROOT / "requirements").iterdir()} == set(lock.PARTS)


@pytest.mark.parametrize("name", lock.PARTS)
def test_a_lock_holds_pins_and_hashes_and_nothing_else(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    entries = re.sub(r" \\\n +", " ", text).splitlines()
    entry = re.compile(r"[\w.-]+==\S+( ; [^#]+?)?( --hash=sha256:[0-9a-f]{64})+")
    assert not [line[:60] for line in entries if not line.startswith("#") and not entry.fullmatch(line)]
    assert "://" not in text


@pytest.mark.parametrize("name", lock.PARTS)
def test_a_lock_is_in_step_with_pyproject(name: str) -> None:
    locked = pins(name)
    for requirement in asked(name):
        versions = locked.get(canonicalize_name(requirement.name))
        assert versions, f"{requirement.name} is not locked: run scripts/lock.py"
        assert all(requirement.specifier.contains(Version(version)) for version in versions), str(requirement)


@pytest.mark.parametrize("name", [name for name in lock.PARTS if name != "check"])
def test_locks_agree_on_versions(name: str) -> None:
    check = pins("check")
    assert not {package for package, version in pins(name).items() if check.get(package, version) != version}


def test_the_build_takes_the_compiler_that_the_checks_take() -> None:
    (mypy,) = [line for line in project()["build-system"]["requires"] if line.startswith("mypy")]
    assert mypy in project()["dependency-groups"]["build"]
