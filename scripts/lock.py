"""Updates the lock files in requirements/: every package that our commands install, with its hashes.

Run it with .venv/bin/python after a change in pyproject.toml; with --upgrade it also takes newer releases.
The locks name packages and hashes and nothing of where they come from.
"""

from __future__ import annotations

import subprocess
import sys

from workshop import LOCKS, ROOT, SCRIPTS

# All locks agree: each uses the versions of the first one, which has everything that the checks need.
PARTS = {
    "check": ["--group=build", "--group=check", "--extra=envs", "--extra=lab", "--extra=ray", "--extra=tune"],
    "run": [],
    "build": ["--group=build"],
    "node": ["--group=node"],
    "envs": ["--extra=envs"],
    "lab": ["--extra=lab"],
    "ray": ["--extra=ray"],
    "tune": ["--extra=tune"],
}


def main(words: list[str]) -> int:
    """Write each lock. Existing pins are kept if they still fit."""
    LOCKS.mkdir(exist_ok=True)
    for name, parts in PARTS.items():
        print(f"requirements/{name}.txt", flush=True)
        command = [
            str(SCRIPTS / "uv"),
            "pip",
            "compile",
            "--quiet",
            "--universal",
            "--python-version=3.11",
        ]
        command += ["--generate-hashes", "--no-annotate", "--custom-compile-command=python scripts/lock.py"]
        command += [*parts, f"--output-file=requirements/{name}.txt", *words]
        if name in ("build", "node"):
            command += ["--constraint=requirements/check.txt"]
        elif name == "check":
            command += ["pyproject.toml"]
        else:
            command += ["--constraint=requirements/check.txt", "pyproject.toml"]
        subprocess.run(command, cwd=ROOT, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
