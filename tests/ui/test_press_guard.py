"""A second press of the same is kept out for as long as a trembling hand may set."""

import pytest

from game.ui.input.bindings import Phase, Pointed, Pressed, Verb
from game.ui.widgets.press_guard import PressGuard


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
