"""Another language is spoken as soon as it is chosen in the settings, on every open screen."""

import dataclasses

import pygame
import pytest

from build_scripts.translations import compile_catalogue, path_of
from game.app import Program
from game.host.languages import OWN_NAMES
from game.host.places import Places
from game.text import language
from game.ui.drawing.badges import badge_of

CATALOGUE = """
msgid "Settings"
msgstr "Einstellungen"

msgid "Language"
msgstr "Sprache"

msgid "The rules"
msgstr "Die Regeln"

msgid "Your turn"
msgstr "Dein Zug"

msgctxt "letter on a seat's badge"
msgid "R"
msgstr "1"
"""


@pytest.fixture
def program(tmp_path, monkeypatch):
    pygame.font.init()
    path = path_of("de", tmp_path / "locale")
    path.parent.mkdir(parents=True)
    path.write_text(CATALOGUE, encoding="utf-8")
    compile_catalogue("de", tmp_path / "locale")
    monkeypatch.setattr(language, "FOLDER", tmp_path / "locale")
    program = Program(Places(tmp_path))
    program.go_to("settings")
    yield program
    monkeypatch.undo()
    program.adopt(dataclasses.replace(program.settings, language="en"))


def texts(program):
    program.paint(pygame.Surface((800, 600)))
    return {getattr(widget, "text", "") for widget in program.scenes[-1].widgets}


def test_the_words_change_at_once_and_back(program):
    assert {"Settings", "Language"} <= texts(program)
    picks = program.scenes[-1].find("language").picks
    assert [pick.text for pick in picks] == ["System", "English", OWN_NAMES["de"]]
    program.scenes[-1].find("language").on_choose("de")
    assert {"Einstellungen", "Sprache"} <= texts(program)
    assert badge_of("red").letter == "1"
    program.scenes[-1].find("language").on_choose("en")
    assert {"Settings", "Language"} <= texts(program)
    assert badge_of("red").letter == "R"


@pytest.mark.parametrize(
    ("page", "before", "after"), [("setup", "The rules", "Die Regeln"), ("rules", "Your turn", "Dein Zug")]
)
def test_a_page_that_is_open_meanwhile_is_read_in_it_too(program, page, before, after):
    program.go_to(page)
    assert before in texts(program)
    program.adopt(dataclasses.replace(program.settings, language="de"))
    assert after in texts(program)
