"""A game is complete. If something is missing, this test names it, whatever else fails because of it."""

from __future__ import annotations

from importlib import import_module

import deadroad
from deadroad.content.texts import LANGUAGES
from deadroad.games import folder, game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import fields
from deadroad.kernel.frames.window import Window
from deadroad.kernel.game import Game
from tests.contract.walk import has_stock, stock_name, walk

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


def test_a_game_defines_every_required_function(name: str) -> None:
    kind = type(game(name))
    needed = ("start", "imagine", "redeal", "outcome", "words")
    missing = [function for function in needed if getattr(kind, function) is getattr(Game, function)]
    assert not missing, f"functions that {kind.__name__} needs: {missing}"


def test_a_game_has_its_files(name: str) -> None:
    missing = [file for file in FILES if not (folder(name) / file).is_file()]
    assert not missing, f"in {folder(name)}"


def test_a_game_declares_conserved_pieces_and_required_content(name: str) -> None:
    assert has_stock(name), f"{stock_name(name).replace('.', '/')}.py is missing"
    stock = import_module(stock_name(name))
    unknown = set(stock.REACH) - set(game(name).domains)
    assert not unknown, "REACH names domains of the game"


def test_every_window_has_a_timing_of_the_game(name: str) -> None:
    timings = game(name).timings
    for match in walk(name, game(name).most, seed=1):
        for frame in match.state.stack:
            if isinstance(frame, Window):
                said = f"{type(frame).__name__} has timing {frame.timing}; `timings` of the game: {timings}"
                assert 0 <= frame.timing < len(timings), said


def test_an_imagined_state_asks_the_question_of_its_view(name: str) -> None:
    for match in walk(name, game(name).most, seed=1):
        if match.seat is not None:
            state = match.game.imagine(match.view(match.seat), Pcg32(1))
            said = (
                "the imagined state does not ask what the view asks: end `imagine` with resume(state, view)"
            )
            assert state.asked == match.state.asked, said


def test_every_setting_can_be_played_at_both_ends_of_its_range(name: str) -> None:
    for setting in game(name).settings:
        for value in setting.choices or (setting.least, setting.most):
            match = deadroad.new(name, seats=game(name).most, seed=7, settings={setting.name: value})
            for number in range(120):
                if match.seat is None:
                    break
                options = match.options()
                match.answer(options[number * 7 % len(options)])
            assert deadroad.replay(match.record()).digest() == match.digest(), (setting.name, value)
