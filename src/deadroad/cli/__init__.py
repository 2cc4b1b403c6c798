"""The `deadroad` command: what is wrong is said in one line, with exit status 2."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from deadroad.cli.engine import compiling_failed, describe_engine
from deadroad.cli.parser import build_parser
from deadroad.kernel.errors import BadRequest, DeadRoadError

# Where each command is run: its module is loaded only when it is called.
COMMANDS: Final = {
    "play": "deadroad.cli.play:play",
    "replay": "deadroad.cli.replay:replay",
    "verify": "deadroad.cli.verify:verify",
    "games": "deadroad.cli.games:print_games",
    "rules": "deadroad.cli.rules:print_rules",
    "sim": "deadroad.cli.sim:sim",
    "duel": "deadroad.cli.duel:duels",
    "train": "deadroad.cli.train:train",
    "bench": "deadroad.cli.bench:bench",
    "serve": "deadroad.cli.serve:serve",
    "records": "deadroad.cli.serve:records",
    "admin": "deadroad.cli.admin:admin",
}

MANY_GAMES: Final = {"sim", "duel", "bench"}  # where the speed of the engine matters most


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return its exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without an accent must not end a game
    chosen = build_parser().parse_args(arguments)
    if chosen.command is None:
        chosen = build_parser().parse_args(["serve", "--open"])
    try:
        return run(chosen)
    except DeadRoadError as what:
        print(f"deadroad: {what}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        drop_output()
        return 141
    except OSError as what:  # the disk, or what the output goes to, is full or gone
        drop_output()
        where = f"{what.filename}: " if what.filename else ""
        print(f"deadroad: {where}{what.strerror or what}", file=sys.stderr)
        return 2


def drop_output() -> None:
    """Send what still waits for the output nowhere, or Python would complain of it once more at the end."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def run(chosen: argparse.Namespace) -> int:
    """Run the chosen command, until all that it prints is out."""
    if chosen.command in MANY_GAMES and compiling_failed():
        print(f"deadroad: {describe_engine()}", file=sys.stderr)
    module, name = COMMANDS[chosen.command].split(":")
    command: Callable[[argparse.Namespace], int] = getattr(import_module(module), name)
    status = command(chosen)
    if sys.stdout is not None:
        sys.stdout.flush()
    return status


def read_text(path: Path) -> str:
    """Return the text of a file, or say what is wrong with it."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRequest(f"{path} is not a text file") from None
    except OSError as what:
        raise BadRequest(f"{path}: {what.strerror}") from None
