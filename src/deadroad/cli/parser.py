"""What can be typed after `deadroad`."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any, Final

import deadroad
from deadroad.cli.engine import describe_engine
from deadroad.games import game
from deadroad.kernel.errors import BadSetting
from deadroad.kernel.setting import with_preset

LANGUAGES: Final = ("en", "fr", "it")
SETTING: Final = "NAME=VALUE"
PLAYED: Final = "hit-z-road"  # what `deadroad play` alone plays

ADMIN: Final = (
    *("status", "tables", "people", "reports", "records", "bans", "deeds", "look", "end", "ban", "unban"),
    *("ban-address", "ban-guests", "ban-device", "lift", "role", "rename", "reset", "delete-chat"),
    *("delete-record", "close", "notice", "drain", "undrain"),
)
WHERE_SPOKEN: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # what an environment says, the first one first

Commands = Any  # argparse keeps the type of its subparsers to itself


def player(word: str) -> int | str:
    """Read a level as a number, so that it thinks by the clock, and leave a name as it is."""
    return int(word) if word.isdigit() else word


def build_parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    parser = argparse.ArgumentParser(
        prog="deadroad",
        description="Tabletop games of zombies and roads on one rules engine. "
        "Without a command: start the play server and open the browser.",
    )
    version = f"deadroad {deadroad.__version__}, {describe_engine()}"
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _play(commands)
    _records(commands)
    _rules(commands)
    _arena(commands)
    _train(commands)
    _bench(commands)
    _serve(commands)
    return parser


def _play(commands: Commands) -> None:
    play = commands.add_parser("play", help="play in the terminal against bots, or hot-seat")
    play.add_argument("game", nargs="?", help=f"which game (default {PLAYED})")
    play.add_argument("--seats", type=int, help="how many seats (default: three, or what the game allows)")
    play.add_argument("--level", type=player, default=2, help="level or name of the bots (default 2)")
    play.add_argument(
        "--wishes",
        choices=("usual", "always"),
        default="usual",
        help="what is answered for people: the usual, or nothing (always ask)",
    )
    play.add_argument("--plain", action="store_true", help="print line after line, for screen readers")
    play.add_argument("--people", type=int, default=1, help="how many seats are people (default 1; 0: watch)")
    play.add_argument("--seed", type=int, help="play a known seed instead of a secret one")
    takes_settings(play)
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    takes_language(play)


def _records(commands: Commands) -> None:
    replay = commands.add_parser("replay", help="step through a record")
    replay.add_argument("file", type=Path, help="a record, or the folder of a study")
    replay.add_argument("--game", type=int, metavar="NUMBER", help="of a study: which of its games, from 0")
    replay.add_argument("--seat", type=int, help="from this seat's view (1 and on); without: all open")
    replay.add_argument("--ply", type=int, help="show the position before this ply and stop")
    takes_language(replay)

    verify = commands.add_parser("verify", help="check a record against its commitment")
    verify.add_argument("file", type=Path)


def _rules(commands: Commands) -> None:
    games = commands.add_parser("games", help="list the games, or what can be set in one of them")
    games.add_argument("game", nargs="?")
    takes_language(games)
    rules = commands.add_parser("rules", help="print the rules reference, or one clause")
    rules.add_argument("game")
    rules.add_argument("clause", nargs="?")
    takes_language(rules)


def _arena(commands: Commands) -> None:
    sim = commands.add_parser("sim", help="play many games, keep them, and report")
    sim.add_argument("game")
    sim.add_argument("--seats", type=int, help="how many seats (default: two, or what the game allows)")
    sim.add_argument("--bots", default="2", help="players by chair, with commas: levels or names (default 2)")
    sim.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    sim.add_argument("--first", type=int, default=0, help="the first seed (default 0)")
    sim.add_argument("--out", type=Path, required=True, metavar="DIR", help="where the run is kept")
    takes_settings(sim)
    sim.add_argument("--versus", action="append", default=[], metavar=SETTING, help="the other rule set")
    sim.add_argument("--workers", type=int, help="processes (default: one a core)")
    sim.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster (extra: ray)")

    duel = commands.add_parser("duel", help="find out which player is stronger")
    duel.add_argument("game", nargs="?")
    duel.add_argument("bots", nargs="*", metavar="LEVEL")
    duel.add_argument("--seats", type=int, help="how many seats (default: one for each player named)")
    duel.add_argument("--games", type=int, default=200, help="how many games (default 200)")
    duel.add_argument("--first", type=int, default=0, help="the first seed (default 0)")
    takes_settings(duel)
    duel.add_argument("--until", action="store_true", help="stop as soon as the answer is clear")
    duel.add_argument("--ladder", action="store_true", help="every level against the one below it")
    duel.add_argument("--workers", type=int, help="processes (default: one a core)")


def _train(commands: Commands) -> None:
    train = commands.add_parser("train", help="train a network for a game (extra: learn)")
    train.add_argument("game")
    train.add_argument("--minutes", type=float, help="length of the whole run (default 15)")
    train.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder of the run")
    train.add_argument("--resume", action="store_true", help="continue the run in that folder")
    train.add_argument("--stop-after", type=float, metavar="MINUTES", help="end this piece of the run early")
    train.add_argument("--workers", type=int, help="processes that play (default: one for each core but one)")
    train.add_argument("--games", type=int, help="games side by side in each half of a worker (default 256)")
    train.add_argument("--width", type=int, help="width of the network (default 384)")
    train.add_argument("--imitate", type=float, help="share of the time that imitates level 2 (default 0.15)")
    train.add_argument("--seed", type=int, help="seed of the network and its games (default 1)")


def _bench(commands: Commands) -> None:
    bench = commands.add_parser("bench", help="measure speed, side by side with others in the same run")
    bench.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
    bench.add_argument("--seconds", type=float, default=1.0, help="time for each measurement (default 1)")
    bench.add_argument("--check", action="store_true", help="compare with bench/targets.toml")
    bench.add_argument("--against", type=Path, metavar="CHECKOUT", help="compare with another checkout")
    bench.add_argument("--raw", action="store_true", help=argparse.SUPPRESS)


def _serve(commands: Commands) -> None:
    serve = commands.add_parser("serve", help="run the play server")
    serve.add_argument("--host", help="address to listen on (default 127.0.0.1)")
    serve.add_argument("--port", type=int, help="port to listen on (default 8666)")
    serve.add_argument("--data", metavar="DIR", help="folder of the SQLite file")
    serve.add_argument("--db", metavar="URL", help="postgresql://... instead of SQLite")
    serve.add_argument("--config", metavar="FILE", help="a TOML file with these and more")
    serve.add_argument("--open", action="store_true", help="open the browser")
    records = commands.add_parser("records", help="look after the games that the play server stored")
    records.add_argument("what", choices=["check"], help="check: play every one again, say which differ")
    records.add_argument("--data", metavar="DIR", help="folder of the SQLite file")
    records.add_argument("--db", metavar="URL", help="postgresql://... instead of SQLite")
    records.add_argument("--config", metavar="FILE", help="the server's TOML file")
    admin = commands.add_parser("admin", help="look after a running play server, with its admin_token")
    admin.add_argument("what", choices=ADMIN, metavar="WHAT", help=", ".join(ADMIN))
    admin.add_argument("target", nargs="*", help="whom or what: an id, a name, a text (role: NAME ROLE)")
    admin.add_argument(
        "--hours", type=int, default=0, help="how long a ban or notice lasts (default: for good)"
    )
    admin.add_argument("--reason", default="", help="why, for the audit log")
    admin.add_argument("--server", metavar="URL", help="default: where the configuration lets it listen")
    admin.add_argument("--config", metavar="FILE", help="the server's TOML file")


def takes_settings(command: argparse.ArgumentParser) -> None:
    """Let a command take settings of its game."""
    words = "a setting (deadroad games GAME lists them)"
    command.add_argument("--set", action="append", default=[], metavar=SETTING, help=words)
    words = "a named set of settings (deadroad games GAME lists them); --set goes on top of it"
    command.add_argument("--preset", metavar="NAME", help=words)


def takes_language(command: argparse.ArgumentParser) -> None:
    """Let a command speak one of our languages."""
    words = f"{', '.join(LANGUAGES)} (default: that of the terminal, here {own_language()})"
    command.add_argument("--lang", choices=LANGUAGES, default=own_language(), metavar="LANG", help=words)


def own_language() -> str:
    """Return the language that the environment names, if it is one of ours; else English."""
    named = [word for name in WHERE_SPOKEN if (word := os.environ.get(name))]
    language = named[0][:2] if named else ""
    return language if language in LANGUAGES else "en"


def chosen_settings(chosen: argparse.Namespace, name: str) -> dict[str, Any]:
    """Return the settings that --preset and --set ask for, in a game."""
    given = pairs(chosen.set)
    return with_preset(game(name).presets(), chosen.preset, given) if chosen.preset else given


def pairs(words: list[str]) -> dict[str, Any]:
    """Read NAME=VALUE words as settings."""
    found: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSetting(f"a setting is {SETTING}, not {word!r}")
        found[name] = value
    return found
