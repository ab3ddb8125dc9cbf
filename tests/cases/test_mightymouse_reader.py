"""The reader fails for every wrong case of Mighty Mouse."""

from pathlib import Path

import pytest

from tests.cases.test_reader import outcome

HEAD = 'game = "mightymouse"'
GOOD = """
id = "good"
seats = ["red", "blue", "green"]
position = { turn = "red", at = { red = 16, blue = 16, green = 16 }, hero = { hazard = 16, steps = 4 } }
plays = [ { roll = 3 }, { order = ["green", "blue"] }, { roll = 2 } ]
expect = { at = { red = 17, blue = 16 }, hero = "centre", turn = "green", may = ["roll"] }
"""
FLYING = """
id = "flying"
seats = ["red", "blue"]
position = { at = { red = 33 } }
plays = [ { roll = 5 } ]
expect = { hero = { hazard = 33, steps = 5 }, turn = "blue" }
"""
FIRST = """
id = "first"
seats = ["red", "blue"]
position = { stage = "first" }
plays = [ { first = { blue = 5, red = 5 } }, { first = { red = 1, blue = 2 } } ]
expect = { turn = "blue" }
"""


@pytest.mark.parametrize("case", [GOOD, FLYING, FIRST])
def test_a_right_case_holds(tmp_path: Path, case: str):
    assert outcome(tmp_path, case, head=HEAD) == [True]


@pytest.mark.parametrize(
    ("case", "right", "wrong"),
    [
        *((GOOD, "red = 17", wrong) for wrong in ("red = 18", "red = 65", "red = -1", "red = true", 'red = "17"')),
        *((GOOD, "red = 17", wrong) for wrong in ("red = 17.0", "pink = 17", "yellow = 0")),
        *((GOOD, "expect = { at =", wrong) for wrong in ("expect = { mice =", "expect = { pieces =")),
        *(
            (GOOD, 'hero = "centre"', f"hero = {wrong}")
            for wrong in ('"center"', "0", "{ hazard = 16, steps = 7 }", "{}")
        ),
        *(
            (GOOD, '["green", "blue"]', wrong)
            for wrong in ('["blue", "green"]', '["green"]', "[]", '"green"', "[1, 2]")
        ),
        *((GOOD, '["green", "blue"]', wrong) for wrong in ('["green", "pink"]', '["green", "green"]')),
        *((GOOD, '{ order = ["green", "blue"] }, ', wrong) for wrong in ("", "{ order = 1 }, ", "{ roll = 1 }, ")),
        *(
            (GOOD, "{ roll = 3 }", wrong)
            for wrong in ("{ roll = 7 }", "{ roll = 2.0 }", "{ role = 3 }", "{ roll = 1 }")
        ),
        *(
            (GOOD, "steps = 4 }", wrong)
            for wrong in ("steps = 7 }", "steps = 0 }", "steps = -1 }", "steps = 4, by = 1 }")
        ),
        *((GOOD, "hazard = 16, ", wrong) for wrong in ("hazard = 17, ", "hazard = 64, ", "circle = 16, ", "")),
        *((GOOD, "green = 16", wrong) for wrong in ("green = 64", "green = 65", "green = 15", "green = -1")),
        *((GOOD, 'turn = "red"', wrong) for wrong in ('turn = "yellow"', 'turn = "blue"', 'stage = "first"')),
        (GOOD, "red = 16, blue = 16, green = 16", "red = 16, blue = 12, green = 12"),
        (GOOD, '"red", "blue", "green"]', '"red", "blue", "green", "pink"]'),
        (GOOD, '["roll"]', '["roll", "order"]'),
        (GOOD, 'id = "good"', 'id = "good"\noptions = { goal = 8 }'),
        (GOOD, 'id = "good"', 'id = "good"\nrefused = true'),
        *((FLYING, "steps = 5", wrong) for wrong in ("steps = 4", "steps = 9", "steps = 5, on = 1")),
        *((FLYING, "{ hazard = 33", wrong) for wrong in ("{ hazard = 34", "{ hazard = 24")),
        *(
            (FIRST, '"first" }', wrong)
            for wrong in ('"race" }', '"first", at = { red = 1 } }', '"first", turn = "blue" }')
        ),
        *(
            (FIRST, "{ red = 1, blue = 2 }", wrong)
            for wrong in ("{ red = 1 }", "{}", "{ red = 1, blue = 2, green = 3 }")
        ),
        *((FIRST, "{ red = 1, blue = 2 }", wrong) for wrong in ("{ red = 2, blue = 2 }", "{ red = 0, blue = 2 }", "3")),
        (FIRST, "{ blue = 5, red = 5 }", "{ blue = 4, red = 5 }"),
    ],
)
def test_a_wrong_case_fails(tmp_path: Path, case: str, right: str, wrong: str):
    assert right in case
    assert outcome(tmp_path, case.replace(right, wrong, 1), head=HEAD) == [False]


@pytest.mark.parametrize(
    "play", ["{ roll = 0 }", "{ roll = 7 }", "{ first = {} }", "{ first = { red = 1, blue = 2 } }", "{ order = [] }"]
)
def test_what_the_position_does_not_allow_is_refused(tmp_path: Path, play: str):
    case = FLYING.replace("{ roll = 5 }", play).replace("hero = { hazard = 33, steps = 5 }", 'hero = "centre"')
    case = case.replace('turn = "blue"', 'turn = "red", may = ["roll"]')
    assert outcome(tmp_path, case, head=HEAD) == [False]
    assert outcome(tmp_path, case + "refused = true", head=HEAD) == [True]
