"""Uses an installed Dead Road as a stranger would. One word says what it should be: `compiled` or `pure`."""

from __future__ import annotations

import sys
from pathlib import Path

import deadroad

assert Path(deadroad.__file__).is_relative_to(sys.prefix), f"{deadroad.__file__} is not the installed package"
assert deadroad.COMPILED is (sys.argv[1] == "compiled"), f"COMPILED is {deadroad.COMPILED}"
print(f"deadroad {deadroad.__version__}, {sys.argv[1]}")
