"""A press on what has just come under a resting pointer was meant for what lay there before."""

import pytest
from pygame import FRect

from game.ui.input.bindings import Phase, Pointed, Scrolled
from game.ui.widgets.buttons import Button
from game.ui.widgets.press_guard import MEANT
from game.ui.widgets.screen import Screen
from tests.screens.conftest import Player

AT = (60.0, 40.0)


class Bar(Screen):
    """One button in one place, first this and then that."""

    def __init__(self, shell):
        super().__init__(shell)
        self.name, self.pressed = "instant", []

    def compose(self, canvas):
        name = self.name
        self.add(Button(name, FRect(10, 10, 100, 60), text=name, on_press=lambda: self.pressed.append(name)))


@pytest.fixture
def bar(tmp_path):
    player = Player(tmp_path, size=(800, 600))
    player.program.scenes = [Bar(player.program)]
    player.see()
    return player


def press(player, at=AT):
    for phase in (Phase.DOWN, Phase.UP):
        player.program.give(Pointed(phase, at))
    return player.scene.pressed


def turn(player):
    player.scene.name = "log"
    player.scene.stale()
    player.see()


def test_a_press_in_the_first_half_second_does_nothing(bar):
    bar.program.give(Pointed(Phase.MOVE, AT))
    assert press(bar) == ["instant"]
    turn(bar)
    assert press(bar) == ["instant"]
    bar.step(MEANT)
    assert press(bar) == ["instant", "log"]


def test_a_hand_that_moves_there_means_it(bar):
    bar.program.give(Pointed(Phase.MOVE, AT))
    turn(bar)
    bar.program.give(Pointed(Phase.MOVE, (62.0, 40.0)))
    assert press(bar, (62.0, 40.0)) == ["log"]


def test_so_does_one_that_has_scrolled_it_there(bar):
    bar.program.give(Pointed(Phase.MOVE, AT))
    turn(bar)
    bar.program.give(Scrolled(1.0, AT))
    assert press(bar) == ["log"]


def test_a_button_that_is_made_anew_is_the_same(bar):
    bar.program.give(Pointed(Phase.MOVE, AT))
    bar.scene.stale()
    bar.see()
    assert press(bar) == ["instant"]


def test_what_appears_elsewhere_is_pressed_at_once(bar):
    turn(bar)
    assert press(bar) == ["log"]
