"""The documents agree with the repository."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import check
import compiler
from stamp import ROOT, SOURCE
from tests.repository.files import committed

DOCUMENTS = {path.relative_to(ROOT).as_posix(): path for path in committed() if path.suffix == ".md"}
LINK = re.compile(r"\]\((?!https?://|#)([^)#\s]+)")
# A path in running text: from a folder of the root, or a script of the root.
NAMED = re.compile(r"(?<![\w/.-])((?:docs|scripts|src|tests|requirements|bench|web)/[\w./-]*\w/?)")
MADE = {"docs/figures.md", "src/deadroad/static"}


def text(name: str) -> str:
    return DOCUMENTS[name].read_text(encoding="utf-8")


def named_files(path: Path) -> set[str]:
    words = path.read_text(encoding="utf-8")
    links = {(path.parent / link).resolve().relative_to(ROOT).as_posix() for link in LINK.findall(words)}
    return links | set(NAMED.findall(LINK.sub("", words)))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_file_that_a_document_names_exists(name: str) -> None:
    missing = {file for file in named_files(DOCUMENTS[name]) if not (ROOT / file).exists()}
    assert not missing - MADE


def headings(path: Path) -> set[str]:
    """Return the headings of a page as they stand in links."""
    outside = re.sub(r"^```.*?^```", "", path.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    lines = re.findall(r"^#+ (.+)$", outside, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", line.lower()).replace(" ", "-") for line in lines}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_heading_that_a_link_names_exists(name: str) -> None:
    path = DOCUMENTS[name]
    links = re.findall(r"\]\((?!https?://)([^)#\s]*)#([^)\s]+)\)", path.read_text(encoding="utf-8"))
    assert not [
        (file, head) for file, head in links if head not in headings(path.parent / file if file else path)
    ]


def test_files_named_in_links_and_in_running_text_are_noticed() -> None:
    assert {"scripts/native.py", "tests/repository"} <= named_files(DOCUMENTS["docs/rooms.md"])


def threats() -> list[tuple[str, list[str]]]:
    """Return what nobody may do according to the threat model, each with the tests that it names."""
    rows = re.findall(r"^\| (?!attacker)(.+) \|$", text("docs/security.md"), re.MULTILINE)
    cells = [row.split(" | ") for row in rows]
    return [(" ".join(row[:2]), row[-1].split(", ")) for row in cells]


@pytest.mark.parametrize(("threat", "tests"), threats())
def test_the_tests_that_the_threat_model_names_exist(threat: str, tests: list[str]) -> None:
    for test in tests:
        name, _, function = test.partition("::")
        file = ROOT / (name if "/" in name else f"tests/server/{name}.py")
        assert file.is_file(), threat
        if file.suffix == ".py":
            source = file.read_text(encoding="utf-8")
            assert re.search(rf"^(?:async )?def {function}\(", source, re.MULTILINE), test


@pytest.mark.parametrize(
    "words",
    ["    ./deadroad\n", "    ./check\n", "`./check --long`", "`DEADROAD_COMPILE`", "python 3.11 or newer"],
)
def test_the_readme_names_the_commands_and_the_switch(words: str) -> None:
    assert words.lower() in text("README.md").lower()


def test_the_readme_explains_every_value_of_the_switch() -> None:
    values = re.findall(r"^\| `(\w+)` \|", text("README.md"), re.MULTILINE)
    assert values == list(compiler.CHOICES)


def test_the_gates_that_the_readme_names_exist() -> None:
    (named,) = re.findall(r"`\./check --only ([^`]+)`", text("README.md"))
    assert set(named.split()) <= set(check.GATES)


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = list(project["project"]["dependencies"])
    for table in (project["project"]["optional-dependencies"], project["dependency-groups"]):
        lines += [line for group in table.values() for line in group]
    asked = {Requirement(line).name for line in lines}
    rows = re.findall(r"^\| (?!package)([\w.-]+) \| \w.+ \|$", text("docs/dependencies.md"), re.MULTILINE)
    assert sorted(rows) == sorted(asked)


def test_every_package_of_the_web_table_has_its_reason() -> None:
    asked = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    rows = re.findall(r"^\| (`.+`) \| \w.+ \|$", text("docs/dependencies.md"), re.MULTILINE)
    assert sorted(name for row in rows for name in re.findall(r"`([^`]+)`", row)) == sorted(asked)


def test_every_room_is_on_the_map() -> None:
    mapped = set(re.findall(r"^\| `(\w+)` \|", text("docs/rooms.md"), re.MULTILINE))
    standing = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert standing <= mapped


def test_the_map_draws_the_arrows_that_are_checked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    rooms = [re.sub(r"[()]", "", layer).replace(" | ", ", ") for layer in reversed(layers)]
    assert f"    {' <- '.join(rooms)}\n" in text("docs/rooms.md")


def test_the_changelog_has_a_place_for_what_comes_next() -> None:
    assert "\n## [Unreleased]\n" in text("CHANGELOG.md")


def test_the_credits_say_whose_games_these_are() -> None:
    credits_ = " ".join(text("CREDITS.md").split())
    assert "independent implementation" in credits_
    assert "names of the games belong to their publishers" in credits_
