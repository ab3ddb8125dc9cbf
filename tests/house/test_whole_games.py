"""Every game of the catalog is there on every floor; one that is not is told what it lacks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from game.catalog import CATALOG
from tests.cases.reader import VOCABULARIES
from tests.harness.illegal_acts import STRANGE
from tests.harness.test_golden import FOLDER, WANTED
from tests.rules.test_perft import COUNTS
from tests.views import all_views

# What a game needs on every floor, and what one that was added only by half still lacks.


ROOT = Path(__file__).resolve().parents[2]
TABLES = (
    ("tests/cases/reader.py: the words of its rule cases (VOCABULARIES)", VOCABULARIES),
    ("tests/harness/illegal_acts.py: acts that are never allowed (STRANGE)", STRANGE),
    ("tests/harness/test_golden.py: whole matches that stay as they are (WANTED)", WANTED),
    ("tests/rules/perft.toml: numbers of lines of play", {count["game"] for count in COUNTS}),
)
# Files, each of which at least one must be there.
FILES = (
    ("game/games/{}/rules/__init__.py", "the rules, as pure functions"),
    ("game/games/{}/rules/rules.py", "the sheet, and what of a match of it is worth remembering"),
    ("game/games/{}/text/log.py", "what happens in it, in sentences by kind of event (_TOLD)"),
    ("game/games/{}/row.py", "what the program knows of it: rules, nature, computer players"),
    ("game/games/{}/text/words.py", "its sentences, as the program asks for them"),
    ("game/games/{}/desk.py", "its box, its offers, and the ways to its screens"),
    ("game/games/{}/pictures/__init__.py", "its board or machine, drawn"),
    ("game/games/{}/table/__init__.py", "its table"),
    ("game/games/{}/pictures/figures.py", "the pictures of its rule book"),
    ("assets/boxes/{}.webp", "the picture of its box"),
    ("tests/cases/{}*.toml", "its rule cases"),
    ("tests/rules/test_{}*.py", "tests of its tables and texts"),
    ("tests/bots/test_{}*.py", "tests of its computer players"),
    ("tests/text/test_{}*.py", "tests of its sentences"),
    ("tests/screens/{}/test_*.py", "tests of its table"),
    ("tests/desktop/test_*.py", "a whole match in a real window"),
)


def lacks(game: str) -> list[str]:
    """What is missing of a game, one line each, from the rules up to the tests; empty for a whole one."""
    return [*_in_catalog(game), *_in_tables(game), *_in_files(game), *_on_screen(game)]


def _in_catalog(game: str) -> Iterator[str]:
    row = CATALOG.get(game)
    if row is None:
        yield "game/catalog.py: a row (CATALOG)"
        return
    if row.level not in row.levels:
        yield f"game/catalog.py: the usual level {row.level} is none of {row.levels}"
    try:
        for level in row.levels:
            row.bot(level)
        row.nature(1, {})
    except (KeyError, TypeError, ValueError) as error:
        yield f"game/catalog.py: computer players of every level, and nature, can be made ({error!r})"


def _in_tables(game: str) -> Iterator[str]:
    yield from (what for what, table in TABLES if game not in table)
    stored = {log.stem for log in FOLDER.glob("*.match")}
    for name in WANTED.get(game, {}):
        if f"{game}-{name}" not in stored:
            yield f"tests/harness/golden/{game}-{name}.match: write it with `python -m tests.harness.test_golden`"


def _in_files(game: str) -> Iterator[str]:
    for pattern, what in FILES:
        found = list(ROOT.glob(pattern.format(game)))
        if "desktop" in pattern:
            found = [path for path in found if f'"{game}"' in path.read_text(encoding="utf-8")]
        if not found:
            yield f"{pattern.format(game)}: {what}"


def _on_screen(game: str) -> Iterator[str]:
    if not any(name.startswith(game) for name in _views()):
        yield "tests/views: its notable views, listed in MODULES"


@cache
def _views() -> tuple[str, ...]:
    return tuple(all_views())


# Games that are whole, and made-up ones that lack something.


@pytest.mark.parametrize("game", CATALOG)
def test_a_game_is_there_on_every_floor(game: str):
    missing = lacks(game)
    assert not missing, f"{game} lacks\n  " + "\n  ".join(missing)


@pytest.fixture
def half(monkeypatch: pytest.MonkeyPatch) -> str:
    """A made-up game of which there is a row in the catalog and nothing else."""
    row = CATALOG["mightymouse"]
    monkeypatch.setitem(CATALOG, "halfgame", replace(row, game=row.game._replace(id="halfgame")))
    return "halfgame"


def test_a_half_added_game_is_told_what_it_lacks(half: str):
    found = lacks(half)
    assert {what for what, _ in TABLES} <= set(found)
    assert {f"{pattern.format(half)}: {what}" for pattern, what in FILES} <= set(found)
    assert "tests/views: its notable views, listed in MODULES" in found
    assert len(found) == len(TABLES) + len(FILES) + 1


def test_a_row_with_wrong_levels_is_told(half: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(CATALOG, half, replace(CATALOG[half], level=9, levels=(1, 7)))
    found = [line for line in lacks(half) if line.startswith("game/catalog")]
    assert len(found) == 2 and "KeyError" in found[1]


def test_a_game_without_a_row_lacks_that_first():
    assert lacks("nogame")[0] == "game/catalog.py: a row (CATALOG)"


@pytest.mark.parametrize(("what", "table"), TABLES, ids=[what.split(":")[0] for what, _ in TABLES])
def test_each_missing_line_is_named(what: str, table: object, monkeypatch: pytest.MonkeyPatch):
    """A game that is whole but for one line is told that one."""
    if isinstance(table, dict):
        monkeypatch.delitem(table, "mightymouse")
        assert what in lacks("mightymouse")
    else:
        assert what in lacks("halfgame")
