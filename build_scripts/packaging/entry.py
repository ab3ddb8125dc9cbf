"""Where the frozen program starts."""

import multiprocessing
import os
import sys

from game.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    # Windows gives a program without a console no standard streams at all.
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - open until the end
    sys.exit(main())
