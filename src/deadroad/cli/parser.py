"""The command line parser."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any, Final, NoReturn

import deadroad
from deadroad.engine import describe_engine
from deadroad.games import game
from deadroad.kernel.errors import BadSetting
from deadroad.kernel.setting import with_preset

LANGUAGES: Final = ("en", "fr", "it")
SETTING: Final = "NAME=VALUE"
PLAYED: Final = "hit-z-road"  # the default game of `deadroad play`

ADMIN: Final = (
    *("status", "tables", "people", "reports", "records", "bans", "deeds", "look", "end", "ban", "unban"),
    *("ban-address", "ban-guests", "ban-device", "lift", "role", "rename", "reset", "delete-chat"),
    *("delete-record", "delete-records", "end-tables", "close", "notice", "drain", "undrain"),
)
WHERE_SPOKEN: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # variables for the language

Commands = Any  # argparse has no public name for this type


def player(word: str) -> int | str:
    """Return a level as a number, which thinks for a time, and a name as it is."""
    return int(word) if word.isdigit() else word


class OneLineParser(argparse.ArgumentParser):
    """A parser that reports an error in one line, without the usage of the command."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong and which help to read."""
        self.exit(2, f"{self.prog}: {message}. Run {self.prog} --help for help.\n")


def build_parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    parser = OneLineParser(
        prog="deadroad",
        description="Tabletop games of zombies and roads on one rules engine. "
        "Without a command: start the play server and open the browser.",
    )
    version = f"deadroad {deadroad.__version__}, {describe_engine()}"
    parser.add_argument("--version", action="version", version=version)
    takes_language(parser, own_language())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _play(commands)
    _records(commands)
    _rules(commands)
    _variants(commands)
    _arena(commands)
    _tune(commands)
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
        help="which questions are answered automatically: the usual ones, or none (always)",
    )
    play.add_argument("--plain", action="store_true", help="print line after line, for screen readers")
    play.add_argument("--people", type=int, default=1, help="how many seats are people (default 1; 0: watch)")
    play.add_argument("--seed", type=int, help="play a known seed instead of a secret one")
    takes_settings(play)
    takes_variant(play)
    play.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")
    takes_language(play)


def _records(commands: Commands) -> None:
    replay = commands.add_parser("replay", help="step through a record")
    replay.add_argument("file", type=Path, help="a record, or the folder of a study")
    replay.add_argument("--game", type=int, metavar="NUMBER", help="number of a game in a study, from 0")
    replay.add_argument("--seat", type=int, help="show the view of this seat, from 1 (default: all secrets)")
    replay.add_argument("--ply", type=int, help="show the position before this ply and stop")
    takes_language(replay)

    verify = commands.add_parser("verify", help="check a record against its commitment")
    verify.add_argument("file", type=Path)

    review = commands.add_parser("review", help="separate luck from play in a finished game or a study")
    review.add_argument("file", type=Path, help="a record, or the folder of a study")
    review.add_argument(
        "--seconds", type=float, help="approximate time limit (default: by the length of the game)"
    )
    review.add_argument("--html", type=Path, metavar="FILE", help="write the report as one HTML page")
    review.add_argument("--json", type=Path, metavar="FILE", help="write the report as JSON")
    review.add_argument("--games", type=int, metavar="N", help="review only the first N games of a study")
    takes_language(review)


def _rules(commands: Commands) -> None:
    games = commands.add_parser("games", help="list the games, or the settings of one game")
    games.add_argument("game", nargs="?")
    takes_language(games)
    rules = commands.add_parser(
        "rules", help="print the rules reference, one clause, or what a card or token does"
    )
    rules.add_argument("game")
    rules.add_argument("clause", nargs="*", metavar="CLAUSE|NAME", help="such as HZR-21, or a card by name")
    takes_language(rules)


def _variants(commands: Commands) -> None:
    variants = commands.add_parser("variants", help="list examples, check a variant, or list what can change")
    variants.add_argument(
        "what",
        choices=["list", "check", "fields", "rows"],
        metavar="{list,check,fields,rows}",
        help="list the examples; check a file; list the fields of a game; list its rows with their values",
    )
    variants.add_argument("target", nargs="?", metavar="FILE|GAME")
    variants.add_argument("table", nargs="?", metavar="TABLE", help="rows: only those of this table")


def _arena(commands: Commands) -> None:
    sim = commands.add_parser("sim", help="play many games, store them, and write a report")
    sim.add_argument("game")
    sim.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    sim.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder of the run")
    takes_games(sim)
    sim.add_argument(
        "--versus",
        action="append",
        default=[],
        metavar="SETTING|FILE",
        help="the other rule set: settings, or the file of a variant",
    )
    takes_depth(sim)
    sim.add_argument("--workers", type=int, help="processes (default: one a core)")
    sim.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster (extra: ray)")

    _study(commands)

    duel = commands.add_parser("duel", help="measure which player is stronger")
    duel.add_argument("game", nargs="?")
    duel.add_argument("bots", nargs="*", metavar="LEVEL")
    duel.add_argument("--seats", type=int, help="how many seats (default: one for each player named)")
    duel.add_argument("--games", type=int, default=200, help="how many games (default 200)")
    duel.add_argument("--first", type=int, default=0, help="the first seed (default 0)")
    takes_settings(duel)
    takes_variant(duel)
    duel.add_argument("--until", action="store_true", help="stop as soon as the answer is clear")
    duel.add_argument("--ladder", action="store_true", help="every level against the one below it")
    duel.add_argument(
        "--why", action="store_true", help="compare the players' answers instead (--games questions)"
    )
    duel.add_argument("--workers", type=int, help="processes (default: one a core)")


def _study(commands: Commands) -> None:
    study = commands.add_parser(
        "study",
        help="compare several versions of a game on the same seeds, or continue a study of the page Lab",
    )
    study.add_argument("folder", type=Path, metavar="DIR", help="where the study is kept")
    study.add_argument(
        "game", nargs="?", help="begin a study of this game; without it: continue the one in DIR"
    )
    study.add_argument(
        "--change",
        action="append",
        default=[],
        metavar="TABLE.ROW.FIELD=VALUES",
        help="a version for each value (0,2,4 or 1..3); twice: a grid of two numbers",
    )
    study.add_argument(
        "--versus", action="append", default=[], metavar="FILE", help="a variant as one more version"
    )
    study.add_argument("--until", metavar="FIGURE", help="stop as soon as this figure surely differs")
    study.add_argument(
        "--games", type=int, default=1000, help="games of each version, at most (default 1000)"
    )
    takes_games(study)
    takes_depth(study)
    study.add_argument("--workers", type=int, help="processes (default: one a core)")
    study.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster (extra: ray)")


def _tune(commands: Commands) -> None:
    tune = commands.add_parser("tune", help="search numbers of a game for a balance (extra: tune)")
    tune.add_argument("game")
    tune.add_argument(
        "--change",
        action="append",
        required=True,
        metavar="TABLE.ROW.FIELD[=LEAST..MOST]",
        help="what may change; rows with * move together, by per cent (deadroad variants fields GAME)",
    )
    tune.add_argument(
        "--want",
        action="append",
        required=True,
        metavar="AIM",
        help="'FIGURE = NUMBER' (or >=, <=), 'FIGURE high', 'FIGURE low', 'win rate by seat even'",
    )
    tune.add_argument("--out", type=Path, required=True, metavar="DIR", help="an empty or new folder")
    tune.add_argument(
        "--tries", type=int, default=64, help="rule sets to try (default 64); Ctrl-C ends early"
    )
    tune.add_argument("--games", type=int, default=200, help="games of each (default 200)")
    tune.add_argument("--evidence", type=int, default=1000, help="fresh games at the end (default 1000)")
    tune.add_argument("--name", default="Tuned", help="name of the variant (default Tuned)")
    tune.add_argument(
        "--totals", action="append", default=[], metavar="CLAUSE", help="a stated total that may change"
    )
    takes_games(tune)
    tune.add_argument("--workers", type=int, help="processes (default: one a core)")


def _train(commands: Commands) -> None:
    train = commands.add_parser("train", help="train a network for a game (extra: learn)")
    train.add_argument("game")
    train.add_argument("--minutes", type=float, help="length of the whole run (default 15)")
    train.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder of the run")
    train.add_argument("--resume", action="store_true", help="continue the run in that folder")
    train.add_argument("--start", type=Path, metavar="FILE", help="start from this network")
    train.add_argument(
        "--values-only", action="store_true", default=None, help="with --start: learn values, keep the policy"
    )
    train.add_argument(
        "--ratings",
        action="store_true",
        default=None,
        help="the policy corrects the ratings of level 2 instead of replacing them",
    )
    train.add_argument(
        "--rivals", type=float, help="share of games in which level 2 plays all seats but one (default 0)"
    )
    train.add_argument(
        "--stop-after", type=float, metavar="MINUTES", help="interrupt the run after this many minutes"
    )
    train.add_argument("--workers", type=int, help="processes that play (default: one for each core but one)")
    train.add_argument("--games", type=int, help="games side by side in each half of a worker (default 256)")
    train.add_argument("--width", type=int, help="width of the network (default 384, or that of --start)")
    train.add_argument("--minibatch", type=int, help="decisions in one step of learning (default 8192)")
    train.add_argument("--rate", type=float, help="learning rate at the start (default 0.0005)")
    train.add_argument("--imitate", type=float, help="share of the time that imitates level 2 (default 0.15)")
    train.add_argument("--contest", type=int, help="games against level 2 that measure it (default 128)")
    train.add_argument("--seed", type=int, help="seed of the network and its games (default 1)")
    calibrate = commands.add_parser("calibrate", help="fit the predictions of a network to its own games")
    calibrate.add_argument("game")
    calibrate.add_argument("--games", type=int, default=4000, help="how many games it plays (default 4000)")
    calibrate.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder of the new network")


def _bench(commands: Commands) -> None:
    bench = commands.add_parser("bench", help="measure speed, compared with others in the same run")
    bench.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
    bench.add_argument("--seconds", type=float, default=1.0, help="time for each measurement (default 1)")
    bench.add_argument("--check", action="store_true", help="compare with bench/targets.toml")
    bench.add_argument("--against", type=Path, metavar="CHECKOUT", help="compare with another checkout")
    bench.add_argument(
        "--bars", type=float, metavar="SHARE", help="print bars at this share of what is measured"
    )


def _serve(commands: Commands) -> None:
    serve = commands.add_parser("serve", help="run the play server")
    serve.add_argument("--host", help="address to listen on (default 127.0.0.1)")
    serve.add_argument("--port", type=int, help="port to listen on (default 8666)")
    serve.add_argument("--data", metavar="DIR", help="folder of the SQLite file")
    serve.add_argument("--db", metavar="URL", help="postgresql://... instead of SQLite")
    serve.add_argument("--config", metavar="FILE", help="a TOML file with settings")
    takes_variant(serve)
    serve.add_argument("--open", action="store_true", help="open the browser")
    records = commands.add_parser("records", help="check the games that the play server stored")
    check = "check: replay every game and report those that differ"
    records.add_argument("what", choices=["check"], metavar="{check}", help=check)
    records.add_argument("--data", metavar="DIR", help="folder of the SQLite file")
    records.add_argument("--db", metavar="URL", help="postgresql://... instead of SQLite")
    records.add_argument("--config", metavar="FILE", help="the server's TOML file")
    admin = commands.add_parser("admin", help="administer a running play server with its admin_token")
    admin.add_argument("what", choices=ADMIN, metavar="WHAT", help=", ".join(ADMIN))
    admin.add_argument("target", nargs="*", help="an id, a name or a text (role: NAME ROLE)")
    admin.add_argument(
        "--hours", type=int, default=0, help="duration of a ban or notice (default: permanent)"
    )
    admin.add_argument("--reason", default="", help="reason, for the audit log")
    admin.add_argument(
        "--server", metavar="URL", help="address of the server (default: from its configuration)"
    )
    admin.add_argument("--config", metavar="FILE", help="the server's TOML file")


def takes_games(command: argparse.ArgumentParser) -> None:
    """Add the options for the games that a study plays: seats, bots, seeds and rules."""
    command.add_argument("--seats", type=int, help="how many seats (default: two, or what the game allows)")
    words = "players by chair, with commas: levels or names (default 2)"
    command.add_argument("--bots", default="2", help=words)
    command.add_argument("--first", type=int, default=0, help="the first seed (default 0)")
    takes_settings(command)
    takes_variant(command)


def takes_depth(command: argparse.ArgumentParser) -> None:
    """Add the options for luck and skill to a command."""
    words = "review this many games of each version to tell the luck share (default 0: none)"
    command.add_argument("--luck", type=int, default=0, metavar="GAMES", help=words)
    words = "play every level up to this one against the one below it (default 0: none)"
    command.add_argument("--ladder", type=int, default=0, choices=range(5), metavar="LEVEL", help=words)


def takes_settings(command: argparse.ArgumentParser) -> None:
    """Add the options for settings to a command."""
    words = "a setting (deadroad games GAME lists them)"
    command.add_argument("--set", action="append", default=[], metavar=SETTING, help=words)
    words = "a named set of settings (deadroad games GAME lists them); --set overrides it"
    command.add_argument("--preset", metavar="NAME", help=words)


def takes_variant(command: argparse.ArgumentParser) -> None:
    """Add the option for a variant to a command."""
    command.add_argument(
        "--variant", type=Path, metavar="FILE", help="play a variant of the game (docs/lab.md)"
    )


def takes_language(command: argparse.ArgumentParser, default: str = argparse.SUPPRESS) -> None:
    """Add the option for the language to a command. Without a default, that of the program counts."""
    words = f"{', '.join(LANGUAGES)} (default: from the locale, here {own_language()})"
    command.add_argument("--lang", type=language, default=default, metavar="LANG", help=words)


def language(word: str) -> str:
    """Return a language that the texts have. Others are refused."""
    if word not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"no language {word!r}; there are {', '.join(LANGUAGES)}")
    return word


def own_language() -> str:
    """Return the language of the environment if it is supported, otherwise English."""
    named = [word for name in WHERE_SPOKEN if (word := os.environ.get(name))]
    spoken = named[0][:2] if named else ""
    return spoken if spoken in LANGUAGES else "en"


def chosen_settings(chosen: argparse.Namespace, name: str) -> dict[str, Any]:
    """Return the settings of a game from --preset and --set."""
    given = pairs(chosen.set)
    return with_preset(game(name).presets(), chosen.preset, given) if chosen.preset else given


def pairs(words: list[str]) -> dict[str, Any]:
    """Parse NAME=VALUE arguments as settings."""
    found: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSetting(f"a setting is {SETTING}, not {word!r}")
        found[name] = value
    return found
