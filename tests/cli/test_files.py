"""A file that is named in place of a command is opened in the window; what is neither is told."""

import argparse

import pytest

import game.app
from game import cli
from game.cli.commands import parser
from tests.cli.calls import run
from tests.views.matches import GOLDEN

RACE = GOLDEN / "mightymouse-race-2.match"


@pytest.fixture
def opened(monkeypatch):
    """What the window is asked to open."""
    found = []

    class Loop:
        take_file = staticmethod(found.append)

    monkeypatch.setattr(game.app, "run", lambda places, then=None: then(Loop()) or 0)
    return found


@pytest.mark.parametrize("name", ["a.match", "a.toml", "a", "a.match.txt", "play.match"])
def test_a_file_is_opened_whatever_its_ending(capfd, tmp_path, opened, name):
    path = tmp_path / name
    path.write_bytes(RACE.read_bytes())
    data = str(tmp_path / "data")
    for words in ([str(path)], ["--data-dir", data, str(path)], [str(path), "--data-dir", data]):
        assert run(capfd, *words) == (0, "", "")
    assert opened == [path] * 3


@pytest.mark.parametrize("word", ["foo", "", "no/such/file", "."])
def test_what_is_neither_a_command_nor_a_file_is_told(capfd, opened, word):
    code, out, err = run(capfd, word)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "neither a command nor a file" in err and opened == []


def test_a_command_is_a_command_even_where_a_file_is_called_so(capfd, tmp_path, opened, monkeypatch):
    (tmp_path / "trap").write_bytes(b"")
    monkeypatch.chdir(tmp_path)
    assert run(capfd, "trap", "--help")[0] == 0 and opened == []


def test_every_command_is_known_before_any_is_loaded():
    (commands,) = (one for one in parser()._actions if isinstance(one, argparse._SubParsersAction))
    assert set(commands.choices) == set(cli.COMMANDS)
