"""Every ruling stands beside the code or the test that carries it out."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LAST = {"MT": 47, "MC": 31, "MM": 25, "BT": 24}


@pytest.mark.parametrize("sheet", LAST)
def test_every_ruling_is_quoted(sheet: str):
    files = [
        file for folder in ("game", "tests") for file in (ROOT / folder).rglob("*") if file.suffix in {".py", ".toml"}
    ]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    assert {int(number) for number in re.findall(rf"\b{sheet}-(\d\d)", text)} == set(range(1, LAST[sheet] + 1))
