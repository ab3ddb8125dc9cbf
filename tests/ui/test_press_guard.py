"""Presses that are not meant are kept out: of a trembling hand, and on what has just come under the pointer."""

import pytest
from pygame import FRect

from game.ui.input.bindings import Phase, Pointed, Pressed, Scrolled, Verb
from game.ui.widgets.buttons import Button, Choice, Pick
from game.ui.widgets.press_guard import MEANT, PressGuard
from game.ui.widgets.screen import Screen
from tests.screens.conftest import Player


@pytest.fixture
def now():
    return [0.0]


@pytest.fixture
def guard(now):
    return PressGuard(lambda: now[0])


def test_a_second_press_of_the_same_is_kept_out_for_as_long_as_it_is_set(guard, now):
    press, other = Pressed(Verb.CONFIRM, "space"), Pressed(Verb.BACK, "escape")
    assert not guard.keeps_out(press, 0.5)
    now[0] = 0.4
    assert guard.keeps_out(press, 0.5) and not guard.keeps_out(other, 0.5)
    assert not guard.keeps_out(Pressed(Verb.LEFT, "left", repeat=True), 0.5)
    now[0] = 1.0
    assert not guard.keeps_out(press, 0.5)


def test_each_button_of_the_mouse_is_guarded_by_itself(guard):
    click = Pointed(Phase.DOWN, (1, 1))
    assert not guard.keeps_out(click, 0.5) and guard.keeps_out(click, 0.5) and not guard.keeps_out(click, 0.0)
    assert not guard.keeps_out(Pointed(Phase.DOWN, (1, 1), 3), 0.5)
    assert not guard.keeps_out(Pointed(Phase.UP, (1, 1)), 0.5)


def test_keys_are_told_apart_by_where_they_are_then_by_their_name_then_by_their_use(guard):
    first = [Pressed(Verb.OTHER, "a", physical="q"), Pressed(Verb.OTHER, "b"), Pressed(Verb.UP), Pressed(Verb.DOWN)]
    assert not any(guard.keeps_out(press, 1.0) for press in first)
    again = [Pressed(Verb.NEXT, "c", physical="q"), Pressed(Verb.NEXT, "b"), Pressed(Verb.UP), Pressed(Verb.DOWN)]
    assert all(guard.keeps_out(press, 1.0) for press in again)


# A press on what has just come under a resting pointer was meant for what lay there before.


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


class Speeds(Bar):
    """The row of speeds, then a button there and one elsewhere."""

    def compose(self, canvas):
        if self.name == "instant":
            picks = Pick("1", "1x"), Pick("4", "4x")
            self.add(Choice("speed", FRect(10, 10, 100, 60), picks=picks, value="1", fleeting=True))
            return
        super().compose(canvas)
        self.add(Button("roll", FRect(10, 100, 100, 60), text="roll", on_press=lambda: self.pressed.append("roll")))


def test_whoever_is_on_the_way_to_a_speed_that_goes_presses_nothing_else(bar):
    bar.program.scenes = [Speeds(bar.program)]
    bar.see()
    turn(bar)
    assert press(bar) == [] and press(bar, (60.0, 130.0)) == ["roll"]
    bar.step(MEANT)
    assert press(bar) == ["roll", "log"]


def test_a_speed_that_is_back_at_once_is_not_deaf(bar):
    bar.program.scenes = [Speeds(bar.program)]
    bar.see()
    turn(bar)
    bar.scene.name = "instant"
    bar.scene.stale()
    bar.see()
    chosen = []
    bar.scene.find("speed").on_choose = chosen.append
    press(bar, (90.0, 40.0))
    assert chosen == ["4"]
