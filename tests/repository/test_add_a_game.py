"""docs/add-a-game.md names everything that a game must define, and nothing else."""

from __future__ import annotations

import ast
import re

from deadroad.content.reference import KINDS
from deadroad.content.texts import keys
from stamp import ROOT, SOURCE
from tests.toy.lanterns.options import DOMAINS

PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
TOY = ROOT / "tests" / "toy" / "lanterns"
TICKED = re.compile(r"`([^`]+)`")


def table(head: str) -> list[list[str]]:
    """The cells of the rows under a table's head."""
    rows = PAGE.split(head, 1)[1].split("\n\n", 1)[0].splitlines()
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows if row.startswith("| ")]


def classes(path: str) -> dict[str, ast.ClassDef]:
    tree = ast.parse((SOURCE / path).read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def methods(node: ast.ClassDef, *, blank: bool) -> list[str]:
    """The public methods that a class leaves blank, or those it fills in."""
    found = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name[0] != "_"]
    return [part.name for part in found if left_blank(part) == blank]


def left_blank(function: ast.FunctionDef) -> bool:
    """Return whether a function only raises NotImplementedError."""
    last = function.body[-1]
    return isinstance(last, ast.Raise) and ast.unparse(last) == "raise NotImplementedError"


def test_the_page_names_the_blanks_of_every_frame_of_the_kernel() -> None:
    written = {}
    for made, _, blanks, also in table("| frame | asks | blanks | a clone also |"):
        written[made.strip("`")] = TICKED.findall(blanks), TICKED.findall(also)
    there = {}
    for path in sorted((SOURCE / "kernel" / "frames").glob("[a-z]*.py")):
        for name, node in classes(f"kernel/frames/{path.name}").items():
            (start,) = [part for part in node.body if getattr(part, "name", "") == "__init__"]
            assert isinstance(start, ast.FunctionDef)
            arguments = ", ".join(argument.arg for argument in start.args.args[1:])
            copies = [method for method in methods(node, blank=False) if method.startswith("copy_")]
            there[f"{name}({arguments})"] = methods(node, blank=True), copies
    assert written == there


def test_the_page_names_every_fact_and_function_of_a_game() -> None:
    game = classes("kernel/game.py")["Game"]
    facts: dict[str, bool] = {}
    for part in game.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            facts[part.target.id] = part.value is None
    needed, filled, liked = table("| | set in `__init__` | functions |")
    assert TICKED.findall(needed[1]) == [name for name, blank in facts.items() if blank]
    kept = [name for name, blank in facts.items() if not blank and not name.startswith("_")]
    assert TICKED.findall(liked[1]) == kept
    assert TICKED.findall(needed[2]) == methods(game, blank=True)
    named = {*TICKED.findall(filled[2]), *TICKED.findall(liked[2])}
    own = {"read_settings", "check_seats", "observer", "why_no_replay"}
    assert named == {*methods(game, blank=False)} - own


def test_the_page_names_every_kind_of_text_and_the_toy_shows_it() -> None:
    forms = [form for row in table("| key | for |") for form in TICKED.findall(row[0])]
    forms.remove("setting-NAME-CHOICE")  # the toy's only setting is a number
    patterns = [pattern(form) for form in forms]
    shown = keys(TOY, "texts", "en")
    assert not [key for key in shown if not any(re.fullmatch(one, key) for one in patterns)]
    assert not [one for one in patterns if not any(re.fullmatch(one, key) for key in shown)]


def pattern(form: str) -> str:
    """How the keys of a form look in the toy."""
    form = form.replace("DOMAIN", f"({'|'.join(DOMAINS)})")
    return re.sub("[A-Z]+", r"\\w+", form) + (r"[\w-]+" if form.endswith("-") else "")


def test_the_page_names_every_kind_of_clause() -> None:
    said = PAGE.split("origin of each clause:", 1)[1].split("\n\n", 1)[0]
    assert TICKED.findall(said) == list(KINDS)
