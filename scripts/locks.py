"""A lock on an open file, on any system. It goes with the file, also when its process is killed."""

from __future__ import annotations

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt
    import time

    def take(file: IO[str], *, shared: bool, wait: bool) -> bool:
        """Take the lock; False if another process has it and we do not wait. There, no lock is shared."""
        while True:
            try:
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except OSError:
                if not wait:
                    return False
                time.sleep(0.2)
            else:
                return True

else:
    import fcntl

    def take(file: IO[str], *, shared: bool, wait: bool) -> bool:
        """Take the lock, alone or shared; False if another process has it and we do not wait."""
        kind = fcntl.LOCK_SH if shared else fcntl.LOCK_EX
        try:
            fcntl.flock(file, kind if wait else kind | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
