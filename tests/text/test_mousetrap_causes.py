import pytest

from game.games.mousetrap.nature.causes import Cause
from game.games.mousetrap.text.machine import explain, looking
from game.games.mousetrap.trap.machine import Placement, TrapInputs
from game.machine.hand import steady

STOOD = {15: Placement(2.14, -0.5), 7: Placement(-0.5, 1.0), 23: Placement(0.2, 0.1, -4.0)}


@pytest.mark.parametrize(
    ("kind", "parts", "calm", "told"),
    [
        ("hand", (), True, "At 0.7 turns a second, it would have caught the mouse 18 of 20 times."),
        ("part", (15,), False, ("The helping hand ended up 2.1 mm too far right. With that fixed, it caught the "
                               "mouse 18 of 20 times.")),
        ("part", (23,), False, ("The cage post turned out 4.0% too smooth. With that fixed, it caught the mouse "
                               "18 of 20 times.")),
        ("pair", (7, 15), False, ("The lamppost ended up leaning 1.0° to the left. The helping hand ended up 2.1 mm "
                                  "too far right. With both fixed, it caught the mouse 18 of 20 times.")),
        ("pair", (7,), True, ("The lamppost ended up leaning 1.0° to the left. With that fixed and 0.7 turns a "
                             "second, it caught the mouse 18 of 20 times.")),
        ("luck", (), False, "This machine catches the mouse in 18 of 20 tries. Just bad luck."),
        ("none", (), False, "No one thing was to blame. This machine catches the mouse in 18 of 20 tries."),
    ],
)  # fmt: skip
def test_each_cause_is_a_sentence_with_its_figures(kind, parts, calm, told):
    assert explain(Cause(kind, parts, calm, 0.1, 0.9, 20), TrapInputs(STOOD, steady(2.0))) == told


def test_while_it_is_looked_for_the_parts_that_stand_far_off_are_counted():
    stood = TrapInputs(STOOD | {3: Placement(-1.2, 0.0), 9: Placement(0.0, 1.1)}, steady(0.7))
    assert looking(None, stood, 0) == "Finding out why…"
    assert looking(None, stood, 20) == "Finding out why: 20 test runs so far. Continue whenever you like."
    assert looking(Cause("none", (), False, 0.0, 0.0, 10), stood, 0) == (
        "This machine catches the mouse in 0 of 10 tries. 3 parts are more than 1 mm or 1° off. Finding out why…"
    )
