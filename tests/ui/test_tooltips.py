"""Where an explanation stands: above what it is about, unless it would hide there what is told below."""

from pygame import FRect

from game.ui.widgets.panels import Card, Label
from game.ui.widgets.tooltips import _place, told_by

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
