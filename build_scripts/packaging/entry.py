"""Where the frozen program starts."""

import multiprocessing
import os
import runpy
import sys

from game.__main__ import main

# What `bench` measures in processes of its own, as the modules that it starts: no other, and never a stranger's code.
CHILDREN = ("build_scripts.bench.child", "build_scripts.bench.trivial")


def be_child(module: str, arguments: list[str]) -> None:
    """Be the Python that `bench` starts as `-m MODULE ...`."""
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    multiprocessing.freeze_support()
    # Windows gives a program without a console no standard streams at all.
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - open until the end
    if sys.argv[1:2] == ["-m"] and "".join(sys.argv[2:3]) in CHILDREN:
        be_child(sys.argv[2], sys.argv[3:])
    else:
        sys.exit(main())
