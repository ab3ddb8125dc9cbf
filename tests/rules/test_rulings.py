"""Every ruling stands beside the code or the test that carries it out."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_every_ruling_of_the_mouse_trap_is_quoted():
    files = [
        file for folder in ("game", "tests") for file in (ROOT / folder).rglob("*") if file.suffix in {".py", ".toml"}
    ]
    quoted = {int(number) for file in files for number in re.findall(r"MT-(\d\d)", file.read_text(encoding="utf-8"))}
    assert quoted == set(range(1, 48))
