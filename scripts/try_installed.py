"""Uses an installed Dead Road as a stranger would, with the Python that runs this."""

from __future__ import annotations

import sys
from pathlib import Path

import deadroad

assert Path(deadroad.__file__).is_relative_to(sys.prefix), f"{deadroad.__file__} is not the installed package"
print(f"deadroad {deadroad.__version__}, {'compiled' if deadroad.COMPILED else 'pure Python'}")
