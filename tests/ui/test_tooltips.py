"""Where an explanation stands: above what it is about, unless it would hide there what is told below."""

import pygame
import pytest
from pygame import FRect

from game.ui.widgets.buttons import Button
from game.ui.widgets.panels import Card, Label
from game.ui.widgets.tooltips import Tooltip, _place, told_by

AREA, BUTTON, SIZE = FRect(0, 0, 900, 700), FRect(400, 300, 200, 50), (220, 60)


def place(*widgets, button=BUTTON):
    return _place(AREA, button, SIZE, told_by(widgets, button))


def test_it_stands_above_or_below_where_that_hides_a_verdict():
    verdict = Label("said", FRect(350, 250, 300, 40), text="Caught!")
    card = Card("verdict", FRect(300, 200, 400, 200))
    assert place().bottom < BUTTON.top and place(card).bottom < BUTTON.top
    assert place(card, verdict).top > BUTTON.bottom


def test_it_stays_above_where_below_is_no_better_or_no_room():
    above, below = Label("a", FRect(350, 250, 300, 40)), Label("b", FRect(350, 360, 300, 40))
    assert place(above, below).bottom < BUTTON.top
    assert place(above, button=FRect(400, 640, 200, 50)).bottom < 640
    assert place(button=FRect(400, 20, 200, 50)).top > 70


# What the keys have brought the focus to explains itself later, and on nothing that can be pressed.

SIDES = {"above": FRect(150, 230, 500, 60), "below": FRect(150, 360, 500, 60), "left": FRect(20, 306, 330, 38),
         "right": FRect(450, 306, 330, 38)}  # fmt: skip


def explained(by_keys, seconds):
    widget, tip = Button("asked", FRect(360, 300, 80, 50), text="Hint", hint="Asks a computer player."), Tooltip()
    tip.by_keys = by_keys
    tip.update(0.0, widget)
    tip.reset()
    for _ in range(round(seconds * 100)):
        tip.update(0.01, widget)
    return widget, tip


@pytest.mark.parametrize(("by_keys", "seconds"), [(False, 0.6), (True, 0.8)])
def test_the_focus_of_the_keys_has_to_rest_for_longer(by_keys, seconds):
    for before, told in ((seconds - 0.05, False), (seconds + 0.05, True)):
        widget, tip = explained(by_keys, before)
        assert tip.told(widget) is told


def drawn_at(canvas, tip, widget, others):
    canvas.surface.fill((255, 0, 255))
    tip.draw(canvas, widget, others)
    mask = pygame.mask.from_threshold(canvas.surface, (255, 0, 255), (1, 1, 1, 255))
    mask.invert()
    return [FRect(box) for box in mask.get_bounding_rects()]


@pytest.mark.parametrize("free", [*SIDES, ""])
def test_by_keys_it_lies_beside_what_can_be_pressed_or_does_not_come(canvas, free):
    others = [Button(side, place, text=side) for side, place in SIDES.items() if side != free]
    widget, tip = explained(True, 1.0)
    found = drawn_at(canvas, tip, widget, [widget, *others])
    assert bool(found) == bool(free)
    assert all(box.collidelist([one.rect.inflate(-12, -12) for one in others]) < 0 for box in found)
    widget, tip = explained(False, 1.0)
    assert drawn_at(canvas, tip, widget, [widget, *others]), "who points at it has asked"


def test_what_says_nothing_more_does_not_come(canvas):
    widget, tip = explained(False, 1.0)
    assert tip.told(widget)
    widget.bubbles = False
    assert not tip.told(widget) and not drawn_at(canvas, tip, widget, [widget])
