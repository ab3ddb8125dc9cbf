"""Where files are kept, in odd surroundings: a message, never a traceback."""

import json

import platformdirs
import pytest

from game.app import Program
from game.cli import main
from game.host import settings
from game.host.places import NoHome, Places


@pytest.fixture
def homeless(monkeypatch):
    def fails(*arguments, **named):
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(platformdirs, "user_data_path", fails)


@pytest.mark.parametrize("words", [[], ["doctor"], ["--log-level", "error"], ["play", "mousetrap"]])
def test_without_a_home_there_is_one_line_and_code_2(homeless, capsys, words):
    assert main(words) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "--data-dir" in told


def test_a_chosen_folder_needs_no_home(homeless, tmp_path, capsys):
    assert Places.of(str(tmp_path)).data == tmp_path
    assert main(["doctor", "--json", "--data-dir", str(tmp_path)]) == 0
    assert json.loads(capsys.readouterr().out)["data_dir"] == str(tmp_path)


def test_a_home_that_is_not_told_apart_is_none(monkeypatch):
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *given, **named: Places.of("~/.local").data)
    with pytest.raises(NoHome):
        Places.of()


@pytest.mark.parametrize("folder", ["file", "file/deeper", "x" * 300])
def test_settings_that_cannot_be_kept_are_no_end(tmp_path, folder):
    (tmp_path / "file").write_text("")
    path = tmp_path / folder / "settings.json"
    assert settings.load(path) == settings.Settings()
    assert not settings.save(path, settings.Settings())
    program = Program(Places(tmp_path / folder))
    program.adopt(program.settings)


@pytest.mark.parametrize(("game", "helped"), [("mousetrap", {"red"}), ("mightymouse", set())])
def test_who_plays_by_command_has_the_hands_of_a_first_match(monkeypatch, tmp_path, game, helped):
    begun = []
    monkeypatch.setattr("game.app.run", lambda places, route, opened: begun.append(opened) or 0)
    assert main(["--data-dir", str(tmp_path), "play", game]) == 0
    assert begun[0].own == begun[0].helped == helped
