"""The `deadroad` command: what is wrong is said in one line, with exit status 2."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import deadroad
from deadroad.kernel.errors import BadRequest, DeadRoadError

LANGUAGES = ("en", "fr", "it")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return its exit status."""
    parser = build_parser()
    chosen = parser.parse_args(arguments)
    try:
        return run(chosen)
    except DeadRoadError as what:
        print(f"deadroad: {what}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        return 141


def build_parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    parser = argparse.ArgumentParser(
        prog="deadroad", description="Five tabletop games of zombies and roads on one rules engine."
    )
    engine = "compiled engine" if deadroad.COMPILED else "pure Python engine"
    parser.add_argument("--version", action="version", version=f"deadroad {deadroad.__version__}, {engine}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    play = commands.add_parser("play", help="play in the terminal against bots, or hot-seat")
    play.add_argument("game", nargs="?", default="hit-z-road")
    play.add_argument("--seats", type=int, help="how many seats (default: three, or what the game allows)")
    play.add_argument("--level", type=int, default=2, help="level of the bots (default 2)")
    play.add_argument("--people", type=int, default=1, help="how many seats are people (default 1)")
    play.add_argument("--seed", type=int, help="play a known seed instead of a secret one")
    play.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of the game"
    )
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument("--lang", choices=LANGUAGES, default="en")

    replay = commands.add_parser("replay", help="step through a record")
    replay.add_argument("file", type=Path)
    replay.add_argument("--seat", type=int, help="from this seat's view (1 and on); without: all open")
    replay.add_argument("--ply", type=int, help="show the position before this ply and stop")
    replay.add_argument("--lang", choices=LANGUAGES, default="en")

    verify = commands.add_parser("verify", help="check a record against its commitment")
    verify.add_argument("file", type=Path)

    rules = commands.add_parser("rules", help="print the rules reference, or one clause")
    rules.add_argument("game")
    rules.add_argument("clause", nargs="?")
    rules.add_argument("--lang", choices=LANGUAGES, default="en")

    bench = commands.add_parser("bench", help="measure speed, side by side with others in the same run")
    bench.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
    bench.add_argument("--seconds", type=float, default=1.0, help="time for each measurement (default 1)")
    bench.add_argument("--check", action="store_true", help="compare with bench/targets.toml")
    bench.add_argument("--against", type=Path, metavar="CHECKOUT", help="compare with another checkout")
    bench.add_argument("--raw", action="store_true", help=argparse.SUPPRESS)
    return parser


def run(chosen: argparse.Namespace) -> int:
    """Run the chosen command."""
    if chosen.command is None:
        return run(build_parser().parse_args(["play"]))
    if chosen.command == "play":
        from deadroad.cli.play import play

        return play(chosen)
    if chosen.command == "replay":
        from deadroad.cli.replay import replay

        return replay(chosen)
    if chosen.command == "verify":
        return verify(chosen.file)
    if chosen.command == "rules":
        from deadroad.cli.rules import rules

        return rules(chosen.game, chosen.clause, chosen.lang)
    from deadroad.cli.bench import bench

    return bench(chosen)


def read_text(path: Path) -> str:
    """Return the text of a file, or say what is wrong with it."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRequest(f"{path} is not a text file") from None
    except OSError as what:
        raise BadRequest(f"{path}: {what.strerror}") from None


def verify(path: Path) -> int:
    """Check a record and say what holds."""
    match = deadroad.verify(read_text(path))
    ended = "over" if match.seat is None else "unfinished"
    print(f"{path}: {match.game.name}, {match.seats} seats, {len(match.plies)} plies, {ended}")
    print(f"the commitment holds: {match.commitment}")
    print(f"it replays to digest {match.digest()}")
    return 0
