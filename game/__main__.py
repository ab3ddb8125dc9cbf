"""`python -m game`."""

import signal
import sys

# Ctrl-C while the program is still being loaded ends it without a traceback, as for any other program.
if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from game.cli import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
