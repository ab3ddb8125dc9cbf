"""`python -m game`."""

import sys

from game.cli import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
