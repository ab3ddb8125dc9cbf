"""What the pages about the code say is true of the code."""

import re
from pathlib import Path

import pytest

from build_scripts import draw_house

ROOT = Path(__file__).resolve().parents[2]
GUIDELINES = ".github/ACCESSIBILITY.md"
PAGES = (
    "README.md",
    "game/README.md",
    "game/games/README.md",
    ".github/CONTRIBUTING.md",
    ".github/GLOSSARY.md",
    ".github/GLOSSARY_LANGUAGES.md",
    GUIDELINES,
)
PATH = re.compile(r"`((?:game|tests|build_scripts|assets|\.github|\.ci)/[\w./-]*)`")
LINK = re.compile(r"\]\(([^)#:]+)\)")
COMMAND = re.compile(r"python -m ((?:build_scripts|game|tests)[\w.]*)")


@pytest.mark.parametrize("page", PAGES)
def test_every_path_on_a_page_is_there(page: str):
    # ID stands for any game's; the page on how to add one names this one as its example.
    text = re.sub(r"\bID(?![a-z])", "mightymouse", (ROOT / page).read_text(encoding="utf-8"))
    paths = {ROOT / path for path in PATH.findall(text)} | {(ROOT / page).parent / path for path in LINK.findall(text)}
    assert {path for path in paths if not path.exists()} == set()


@pytest.mark.parametrize("page", PAGES)
def test_every_module_that_a_page_says_to_run_is_there(page: str):
    for name in COMMAND.findall((ROOT / page).read_text(encoding="utf-8")):
        path = ROOT.joinpath(*name.rstrip(".").split("."))
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), name


def test_every_guideline_is_judged_and_what_a_machine_can_show_names_its_test():
    rows = re.findall(r"^\| (\d{3}) \|(.*)\|$", (ROOT / GUIDELINES).read_text(encoding="utf-8"), re.M)
    cells = {int(number): [cell.strip() for cell in rest.split("|")] for number, rest in rows}
    assert sorted(cells) == list(range(101, 124))
    assert {row[1] for row in cells.values()} <= {"Met", "Partly", "Not"}
    assert {number for number, row in cells.items() if row[1] != "Not" and not row[3]} == {110, 119, 120, 122}


def test_the_picture_of_the_house_is_up_to_date():
    page = draw_house.PAGE.read_text(encoding="utf-8")
    assert page == draw_house.drawn(page), "run: python -m build_scripts.draw_house"


def test_arrows_of_the_picture_point_down_and_none_follows_from_others():
    order, arrows = draw_house.floors(), draw_house.arrows()
    assert len(arrows) >= len(order) - 1
    assert all(order.index(upper) < order.index(lower) for upper, lower in arrows)
    assert not [(a, c) for a, b in arrows for b2, c in arrows if b == b2 and (a, c) in arrows]
