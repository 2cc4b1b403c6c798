"""The build step: copy the package, compile its hot rooms with mypyc, stamp the result.

Everything else about the package stands in pyproject.toml. DEADROAD_COMPILE says what to do about compiling:
`try` (the default; without a compiler the package stays pure Python), `require` or `no`.
"""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))

import native  # (needs the line above)

setup(
    distclass=native.Package,
    cmdclass={"build": native.Build, "build_py": native.CopyPackage, "build_ext": native.CompileRooms},
)
