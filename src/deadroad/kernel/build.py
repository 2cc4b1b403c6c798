"""Whether this kernel runs as compiled code."""

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
