"""`python -m deadroad` is the `deadroad` command."""

import sys

from deadroad.cli import main

if __name__ == "__main__":
    sys.exit(main())
