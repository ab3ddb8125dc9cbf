"""Where the frozen program starts."""

import multiprocessing
import os
import runpy
import sys

from game.__main__ import main


def be_python(arguments: list[str]) -> None:
    """Be the Python that `bench` starts for what it measures in other processes: `-m MODULE ...` or `-c CODE`."""
    sys.argv = arguments[1:]
    if arguments[0] == "-m":
        runpy.run_module(arguments[1], run_name="__main__", alter_sys=True)
    else:
        exec(arguments[1], {"__name__": "__main__"})


if __name__ == "__main__":
    multiprocessing.freeze_support()
    # Windows gives a program without a console no standard streams at all.
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - open until the end
    if len(sys.argv) > 2 and sys.argv[1] in ("-m", "-c"):
        be_python(sys.argv[1:])
    else:
        sys.exit(main())
