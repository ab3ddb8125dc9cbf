from pygame import FRect

from game.ui.input.bindings import Phase, Pointed
from game.ui.widgets.layout import ScrollBars, groove, knob
from game.ui.widgets.widget import Region


def test_a_mark_is_dragged_from_end_to_end_and_stays_under_the_pointer():
    region, bars = Region("page", FRect(0, 0, 300, 200), 800), ScrollBars()
    grip = knob(region).centerx, knob(region).top + 5
    assert bars.follow(Pointed(Phase.DOWN, grip), [region]) == (region, 0.0)
    for down, offset in ((75, 300.0), (150, 600.0)):
        assert bars.follow(Pointed(Phase.MOVE, (500, grip[1] + down)), [region]) == (region, offset)
    assert bars.follow(Pointed(Phase.UP, (500, grip[1] + 150)), [region]) == (region, 600.0)
    assert bars.follow(Pointed(Phase.MOVE, grip), [region]) is None


def test_beside_its_mark_a_bar_brings_it_there_and_elsewhere_nothing_is_dragged():
    region, bars = Region("page", FRect(0, 0, 300, 200), 800), ScrollBars()
    assert bars.follow(Pointed(Phase.DOWN, groove(region).center), [region]) == (region, 300.0)
    bars.follow(Pointed(Phase.UP, (0, 0)), [region])
    assert bars.follow(Pointed(Phase.DOWN, (150, 100)), [region]) is None
    assert bars.follow(Pointed(Phase.DOWN, groove(region).center), [Region("short", region.view, 200)]) is None
