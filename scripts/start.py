"""./deadroad: sets up .venv as far as that is not done yet, then becomes the `deadroad` command."""

from __future__ import annotations

import contextlib
import os
import sysconfig
from pathlib import Path
from typing import NoReturn

import compiler
import stamp
import webtable
from workshop import PYTHON, ROOT, VENV, Failed, alone, environment, finish, say, set_up, step


def installed() -> Path:
    """Where .venv holds the package."""
    base = {"base": str(VENV), "platbase": str(VENV)}
    scheme = "venv" if "venv" in sysconfig.get_scheme_names() else "posix_prefix"
    return Path(sysconfig.get_path("platlib", scheme, base), "deadroad")


def up_to_date(built: stamp.Stamp) -> bool:
    """Whether the installed package is the present source, compiled if it now can and should be."""
    if built.stale():
        return False
    asked = compiler.choice()
    if built.compiled or asked == "no":
        return built.compiled != (asked == "no")
    return asked == "try" and built.pure_because == compiler.trouble()


def bring_table() -> None:
    """Build the web table if its sources changed; where there is no Node, take the one from PyPI."""
    if webtable.up_to_date():
        return
    try:
        webtable.npm()
    except webtable.NoTable:
        with contextlib.suppress(Failed):
            set_up("node")
    with contextlib.suppress(Failed):
        step("building the web table", [PYTHON, ROOT / "scripts" / "webtable.py"])


def main(arguments: list[str]) -> NoReturn:
    """Set up, say so if the engine is not compiled, and hand over."""
    set_up("run", "build")
    with alone("compiled"):
        bring_table()
        if not up_to_date(stamp.Stamp(installed())):
            pip = ("-m", "pip", "install", "-q", "--no-deps", "--no-index", "--no-build-isolation")
            step("building and installing Dead Road", [PYTHON, *pip, "--force-reinstall", ROOT])
            if because := stamp.Stamp(installed()).pure_because:
                say(f"Dead Road will run as pure Python, which is slower: {because}")
    command = VENV / "bin" / "deadroad"
    os.execve(command, [str(command), *arguments], environment())


if __name__ == "__main__":
    finish(main)
