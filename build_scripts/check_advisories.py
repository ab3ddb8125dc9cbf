"""Whether an advisory is known against what the packages are made with: python build_scripts/check_advisories.py

pip-audit, in an environment of its own, asks the package index about the environment that package.py has made. 1 if an
advisory is known, 2 if the index tells nothing. Libraries inside of wheels (SDL, FreeType ...) it does not know: those
are in the bill of materials, for a scanner that reads CycloneDX.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENV, PACKAGE_ENV = ROOT / "build" / "audit-env", ROOT / "build" / "package-env"
TOOLS = "Scripts" if os.name == "nt" else "bin"
WHERE = "import sysconfig; print(sysconfig.get_paths()['purelib'])"
OURS = "trapworks"


def main() -> int:
    """Set up once, ask, tell."""
    if not (ENV / TOOLS / "pip-audit").exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", ENV], check=True)
        quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
        subprocess.run([ENV / TOOLS / "python", "-m", "pip", "install", *quiet, "pip-audit>=2.7,<3"], check=True)
    path = subprocess.run([PACKAGE_ENV / TOOLS / "python", "-c", WHERE], capture_output=True, text=True, check=True)
    tool = str(ENV / TOOLS / "pip-audit")
    order = [tool, "--progress-spinner=off", "--format=json", f"--path={path.stdout.strip()}"]
    asked = subprocess.run(order, capture_output=True, text=True, check=False)
    if not asked.stdout:
        sys.stderr.write(asked.stderr)
        return 2
    found = [each for each in json.loads(asked.stdout)["dependencies"] if each["name"] != OURS]
    untold = [each["name"] for each in found if "skip_reason" in each]
    bad = [f"{each['name']} {each['version']}: {fault['id']}" for each in found for fault in each.get("vulns", ())]
    print(*bad, f"{len(found) - len(untold)} packages asked about, {len(bad)} advisories", sep="\n")
    if untold:
        print(f"The index tells nothing of {', '.join(untold)}")
    return 1 if bad else 2 if untold else 0


if __name__ == "__main__":
    sys.exit(main())
