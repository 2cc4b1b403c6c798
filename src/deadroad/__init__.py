"""Five tabletop games of zombies and roads on one rules engine."""

from deadroad.kernel.build import COMPILED

__version__ = "0.1.0"

__all__ = ["COMPILED", "__version__"]
