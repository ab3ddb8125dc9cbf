"""Whatever is typed stands there, however slowly it is typed: frames pass between the keys as they do at a table."""

import pygame
import pytest
from pygame import FRect

from game.ui.widgets.fields import Field
from game.ui.widgets.widget import Mood
from tests.screens.fields import FIELDS, files_with_fields

pytestmark = pytest.mark.usefixtures("blank_pictures")

NAME = "Sunday Rr"
SCREENS = {name: opens for screens in FIELDS.values() for name, opens in screens.items()}
_FRAMES = 5
"""Frames between two keys."""


def typed(player, text):
    """Press and let go a key for each sign, as SDL tells it, and let frames pass between them."""
    for sign in text:
        key = {"key": pygame.key.key_code("space" if sign == " " else sign.lower()), "mod": 0, "scancode": 0}
        events = (pygame.Event(pygame.KEYDOWN, key), pygame.Event(pygame.TEXTINPUT, text=sign))
        for event in (*events, pygame.Event(pygame.KEYUP, key)):
            for given in player.program.inputs.translate(event):
                player.program.give(given)
            player.step()
        for _ in range(_FRAMES):
            player.step(0.07)


def fields(player):
    return [widget.name for widget in player.scene.widgets if widget.typing]


def test_every_file_with_a_field_is_tried():
    assert files_with_fields() == FIELDS.keys()


@pytest.mark.parametrize("screen", SCREENS)
def test_what_is_typed_key_by_key_stands_in_the_field(another, screen):
    player = another()
    SCREENS[screen](player.program)
    player.see()
    names = fields(player)
    assert names
    for name in names:
        player.scene.focus(name)
        player.see()
        typed(player, NAME)
        assert player.scene.find(name).text == NAME


def test_letters_on_the_screen_are_written_by_a_keyboard_too(player):
    player.program.go_to("setup", game="mousetrap")
    player.see()
    scene = player.scene
    player.program.open("letters", field=scene.find("name_red"))
    player.see()
    player.scene.clear()
    typed(player, "Sunday")
    assert scene.seating.seats["red"].name == "Sunday"


@pytest.mark.parametrize("screen", SCREENS)
def test_a_sign_that_has_no_room_is_heard(another, monkeypatch, screen):
    player, heard = another(), []
    SCREENS[screen](player.program)
    player.see()
    name = fields(player)[0]
    player.scene.focus(name)
    longest = player.scene.find(name).longest
    monkeypatch.setattr(player.program.sound, "play", lambda sound, *given, **more: heard.append(sound))
    player.type("x" * longest)
    assert heard == [] and player.scene.find(name).text == "x" * longest
    player.type("y")
    assert heard == ["miss"] and player.scene.find(name).text == "x" * longest


@pytest.mark.parametrize("text", ["Rosa", "Maximilianes"])
def test_a_field_in_which_no_more_letters_fit_says_so_while_it_is_written_in(another, text):
    canvas, said = another().see(), []
    field = Field("name", FRect(0, 0, 240, 44), text=text)
    write = canvas.write
    canvas.write = lambda words, *given: said.append(words) or write(words, *given)
    field.draw(canvas, Mood(focus=True))
    assert ("12/12" in said) == field.full == (text == "Maximilianes") and text in said
    said.clear()
    field.draw(canvas, Mood())
    assert said == [text]
