"""Every game of the catalog is there on every floor; one that is not is told what it lacks."""

from dataclasses import replace

import pytest

from game.catalog import CATALOG
from tests.house.floors import FILES, TABLES, lacks


@pytest.mark.parametrize("game", CATALOG)
def test_a_game_is_there_on_every_floor(game: str):
    missing = lacks(game)
    assert not missing, f"{game} lacks\n  " + "\n  ".join(missing)


@pytest.fixture
def half(monkeypatch: pytest.MonkeyPatch) -> str:
    """A made-up game of which there is a row in the catalog and nothing else."""
    row = CATALOG["mightymouse"]
    monkeypatch.setitem(CATALOG, "halfgame", replace(row, game=replace(row.game, id="halfgame")))
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
