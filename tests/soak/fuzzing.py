"""Fuzz every reader of what comes from elsewhere, guided by the code that an input reaches.

python -m tests.soak.fuzzing [--only match,line] [--minutes 60]

Each reader has a process of its own under atheris (`pip install 'trapworks[fuzz]'`, not on Windows). It must give a
value or raise the one error that it documents. Exits 1 if one failed; the input is kept in the folder that is told.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.soak.readers import READERS, ROOT

SECONDS = 2
"""The longest that an input may take while the code tells what is reached, s; that is some 0.1 s otherwise."""
LONGEST = 30_000
"""Bytes of an input: more than a machine may have, and a match of some hundred acts."""


def outcome(name: str, minutes: float, kept: Path) -> bool:
    """Fuzz one reader, tell what came of it, and whether it held."""
    with tempfile.TemporaryDirectory() as corpus:
        for number, data in enumerate(READERS[name][1]()):
            (Path(corpus) / str(number)).write_bytes(data)
        limits = (f"-max_total_time={round(minutes * 60)}", f"-timeout={SECONDS}", f"-max_len={LONGEST}")
        words = (*limits, f"-artifact_prefix={kept}/{name}-", "-print_final_stats=1", corpus)
        command = [sys.executable, "-m", "tests.soak.fuzz_one", name, *words]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, errors="replace", check=False)
    tried = re.search(r"number_of_executed_units: (\d+)", done.stderr)
    reached = re.findall(r"cov: (\d+)", done.stderr)
    said = f"{tried[1] if tried else 'no'} inputs, {reached[-1] if reached else 'no'} edges of code"
    print(f"{name}: {said}, {'held' if done.returncode == 0 else f'FAILED, see {kept}'}", flush=True)
    if done.returncode:
        print(done.stdout[-3000:] or done.stderr[-3000:])
    return done.returncode == 0


def main() -> int:
    """Fuzz the readers that were chosen, one after the other; 1 if one failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(READERS), help="some of these, separated by commas")
    parser.add_argument("--minutes", type=float, default=60, help="for each")
    given = parser.parse_args()
    kept = Path(tempfile.mkdtemp(prefix="fuzzed-"))
    failed = [name for name in given.only.split(",") if not outcome(name, given.minutes, kept)]
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
