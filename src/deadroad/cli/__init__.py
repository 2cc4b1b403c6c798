"""The `deadroad` command. An error is printed in one line, with exit status 2."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from deadroad.cli.commands import COMMANDS
from deadroad.cli.parser import build_parser
from deadroad.kernel.errors import BadRecord, BadRequest, DeadRoadError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return its exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that can't print an accent must not end a game
    chosen = build_parser().parse_args(arguments)
    if chosen.command is None:
        chosen = build_parser().parse_args(["serve", "--open"])
    try:
        return run(chosen)
    except DeadRoadError as what:
        path = getattr(chosen, "file", None) or getattr(chosen, "resume", None)
        where = f"{path}: " if path is not None and isinstance(what, BadRecord) else ""
        print(f"deadroad: {where}{what}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        drop_output()
        return 141
    except OSError as what:  # the disk is full, or the output was closed
        drop_output()
        where = f"{what.filename}: " if what.filename else ""
        print(f"deadroad: {where}{what.strerror or what}", file=sys.stderr)
        return 2


def drop_output() -> None:
    """Discard buffered output, because Python would report the same error again at exit."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def run(chosen: argparse.Namespace) -> int:
    """Run the chosen command and flush its output."""
    if getattr(chosen, "variant", None) is not None:
        import_module("deadroad.cli.variants").play_chosen(chosen)
    module, name = COMMANDS[chosen.command].split(":")
    command: Callable[[argparse.Namespace], int] = getattr(import_module(module), name)
    status = command(chosen)
    if sys.stdout is not None:
        sys.stdout.flush()
    return status


def read_text(path: Path) -> str:
    """Return the text of a file. Raises BadRequest if it can't be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRequest(f"{path} is not a text file") from None
    except OSError as what:
        raise BadRequest(f"{path}: {what.strerror}") from None
