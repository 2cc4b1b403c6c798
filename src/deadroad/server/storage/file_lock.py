"""A lock on an open file, for all systems. The system releases it when the process ends."""

from __future__ import annotations

import sys
from typing import TextIO

if sys.platform == "win32":
    import msvcrt

    def take(file: TextIO) -> bool:
        """Take the lock; False if another process has it."""
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def take(file: TextIO) -> bool:
        """Take the lock; False if another process has it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
