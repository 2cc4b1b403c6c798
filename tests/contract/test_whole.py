"""A game has all that it needs: what is missing is named here, whatever else fails for the want of it."""

from __future__ import annotations

from importlib import import_module

import deadroad
from deadroad.content.texts import LANGUAGES
from deadroad.games import folder, game
from deadroad.kernel.codec import fields
from deadroad.kernel.game import Game
from tests.contract.walk import has_stock, stock_name

FILES = ("rules/clauses.toml", *[f"{room}/{one}.ftl" for room in ("texts", "rules") for one in LANGUAGES])
# Compiled classes know their fields, interpreted ones what was annotated.
FACTS = fields(Game) or tuple(Game.__annotations__)


def test_a_game_declares_every_fact(name: str) -> None:
    found = game(name)
    missing = [fact for fact in FACTS if not hasattr(found, fact)]
    assert not missing, f"set in the game's __init__: {missing}"
    assert found.name == name, "the list of games calls it by another name"
    assert 1 <= found.fewest <= found.most
    assert found.version not in found.replays


def test_a_game_gives_every_function_that_only_it_can_know(name: str) -> None:
    kind = type(game(name))
    needed = ("start", "imagine", "outcome", "words")
    assert not [function for function in needed if getattr(kind, function) is getattr(Game, function)]


def test_a_game_has_its_files(name: str) -> None:
    missing = [file for file in FILES if not (folder(name) / file).is_file()]
    assert not missing, f"in {folder(name)}"


def test_a_game_says_what_is_counted_and_what_must_come_up(name: str) -> None:
    assert has_stock(name), f"{stock_name(name).replace('.', '/')}.py is missing"
    stock = import_module(stock_name(name))
    unknown = set(stock.REACH) - set(game(name).domains)
    assert not unknown, "REACH names domains of the game"


def test_every_setting_can_be_played_at_either_end(name: str) -> None:
    for setting in game(name).settings:
        for value in setting.choices or (setting.least, setting.most):
            match = deadroad.new(name, seats=game(name).most, seed=7, settings={setting.name: value})
            for number in range(120):
                if match.seat is None:
                    break
                options = match.options()
                match.answer(options[number * 7 % len(options)])
            assert deadroad.replay(match.record()).digest() == match.digest(), (setting.name, value)
