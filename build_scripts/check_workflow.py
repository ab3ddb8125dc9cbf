"""Checks the workflows without the network they will run on: python build_scripts/check_workflow.py

Against their schema, and by zizmor for what an attacker could use; both in an environment of their own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENV = ROOT / "build" / "workflow-env"
TOOLS = ENV / ("Scripts" if os.name == "nt" else "bin")
CHECKERS = ("check-jsonschema>=0.33", "zizmor>=1.20,<2")


def main() -> int:
    """Set up once, check; 1 if anything is found."""
    if not (TOOLS / "zizmor").exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", ENV], check=True)
        quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
        subprocess.run([TOOLS / "python", "-m", "pip", "install", *quiet, *CHECKERS], check=True)
    workflows = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    orders: list[list[str | Path]] = [
        [TOOLS / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", *workflows],
        [TOOLS / "zizmor", "--offline", "--quiet", "--no-progress", *workflows],
    ]
    codes = [subprocess.run(order, check=False).returncode for order in orders]
    return int(any(codes))


if __name__ == "__main__":
    sys.exit(main())
