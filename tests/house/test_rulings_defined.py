"""Every ruling that is quoted is defined in its game's README, and every one defined there is carried out."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SHEETS = {"MT": "mousetrap", "MC": "mousemaze", "MM": "mightymouse", "BT": "boobytrap"}
NUMBER = re.compile(rf"\b(?:{'|'.join(SHEETS)})-\d\d\b")
ROW = re.compile(rf"^\| ((?:{'|'.join(SHEETS)})-\d\d) \|(.*)\|([^|]*)\|$", re.M)
WAITS = re.compile(r"\b(planned|not applicable)\b")
FOLDERS = ("game", "tests", "build_scripts")


def readme(sheet: str) -> Path:
    return ROOT / "game" / "games" / SHEETS[sheet] / "README.md"


def defined(sheet: str) -> dict[str, str]:
    """Where each ruling of a sheet is carried out, as its README says."""
    return {number: place.strip() for number, _, place in ROW.findall(readme(sheet).read_text(encoding="utf-8"))}


def quoted() -> dict[str, set[str]]:
    """The files that quote each ruling, beside the READMEs that define them."""
    found: dict[str, set[str]] = {}
    for path in (path for folder in FOLDERS for path in (ROOT / folder).rglob("*")):
        if path.suffix in {".py", ".toml"} or (path.suffix == ".md" and path.parent.parent.name != "games"):
            for number in NUMBER.findall(path.read_text(encoding="utf-8")):
                found.setdefault(number, set()).add(path.relative_to(ROOT).as_posix())
    return found


@pytest.mark.parametrize("sheet", SHEETS)
def test_rulings_are_numbered_without_a_gap(sheet: str):
    assert list(defined(sheet)) == [f"{sheet}-{number:02}" for number in range(1, len(defined(sheet)) + 1)]


def test_each_quoted_ruling_is_defined():
    known = {number for sheet in SHEETS for number in defined(sheet)}
    assert len(known) > 100
    assert {number: sorted(files) for number, files in quoted().items() if number not in known} == {}


@pytest.mark.parametrize("sheet", SHEETS)
def test_each_defined_ruling_is_carried_out_or_waits_by_name(sheet: str):
    places, used = defined(sheet), quoted()
    assert {number for number, place in places.items() if number not in used and not WAITS.search(place)} == set()
    done = {number for number, place in places.items() if WAITS.fullmatch(place) and number in used}
    assert not done, "no longer only planned: name the place in the README"


@pytest.mark.parametrize("sheet", SHEETS)
def test_each_place_named_quotes_the_ruling(sheet: str):
    used, room = quoted(), readme(sheet).parent.relative_to(ROOT).as_posix()
    for number, place in defined(sheet).items():
        for name in re.findall(r"`([^`]+)`", place):
            path = name if name.startswith(FOLDERS) else f"{room}/rules/{name}"
            assert path in used[number], f"{number} is said to be carried out in {path}"
