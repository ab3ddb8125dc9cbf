"""The reader fails for every case of the card game that is wrong, whatever is wrong with it."""

from pathlib import Path

import pytest

from tests.cases.test_reader import outcome

GOOD = """
id = "good"
seats = ["p1", "p2"]
plays = [ { draw = "forward 1" }, { turn = [2, 3], quarters = 1 } ]
[case.position]
grid = [
  ["M14b0", "M10a0", "M03a0", "M15a0"],
  ["M06b0", "M01a0", "M12a1", "M09a1"],
  ["M02a0", "M16a0", "M08b0", "M13a0"],
  ["M07a0", "M04a0", "M05b1", "M11a0"],
]
turn = "p1"
stage = "draw_or_end"
mouse = { at = [0, 2], facing = "S" }
cheese = { "1,2" = 2 }
safe = { p1 = 1 }
risk = 1
pile = 38
[case.expect]
mouse = { at = [1, 3], facing = "S" }
cards = { "2,3" = "M13a1", "1,3" = "M09a1" }
cheese = { "1,2" = 0 }
safe = { p1 = 1, p2 = 0 }
risk = 3
pile = 38
turn = "p1"
stage = "draw_or_end"
may = ["draw", "end"]
over = false
"""
REFUSED = """
id = "refused"
seats = ["p1", "p2"]
plays = [ { face = "N" }, { end = true } ]
refused = true
expect = { stage = "place", mouse = { at = [0, 0], facing = "N" }, pile = 42 }
"""
HEAD = 'game = "mousemaze"'


@pytest.mark.parametrize("case", [GOOD, REFUSED])
def test_a_right_case_holds(tmp_path: Path, case: str):
    assert outcome(tmp_path, case, head=HEAD) == [True]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('mouse = { at = [1, 3], facing = "S" }', 'mouse = { at = [1, 2], facing = "S" }'),
        ('mouse = { at = [1, 3], facing = "S" }', 'mouse = { at = [1, 3], facing = "W" }'),
        ('mouse = { at = [1, 3], facing = "S" }', 'mouse = { at = [1, 4], facing = "S" }'),
        ('mouse = { at = [1, 3], facing = "S" }', "mouse = { at = [1, 3] }"),
        ('mouse = { at = [1, 3], facing = "S" }', "mouse = [1, 3]"),
        ('"2,3" = "M13a1"', '"2,3" = "M13a0"'),
        ('"2,3" = "M13a1"', '"2,3" = "M13a5"'),
        ('"2,3" = "M13a1"', '"2,3" = "M17a1"'),
        ('"2,3" = "M13a1"', '"2,4" = "M13a1"'),
        ('"2,3" = "M13a1"', '"2,3" = 13'),
        ('cheese = { "1,2" = 0 }', 'cheese = { "1,2" = 2 }'),
        ('cheese = { "1,2" = 0 }', 'cheese = { "1,2" = -1 }'),
        ('cheese = { "1,2" = 0 }', 'cheese = { "1 2" = 0 }'),
        ("safe = { p1 = 1, p2 = 0 }", "safe = { p1 = 4 }"),
        ("safe = { p1 = 1, p2 = 0 }", "safe = { p3 = 0 }"),
        ("risk = 3", "risk = 1"),
        ("risk = 3", "risk = true"),
        ("risk = 3\npile = 38", "risk = 3\npile = 36"),
        ('turn = "p1"\nstage = "draw_or_end"\nmay', 'turn = "p2"\nstage = "draw_or_end"\nmay'),
        ('turn = "p1"\nstage = "draw_or_end"\nmay', 'turn = "p1"\nstage = "draw"\nmay'),
        ('turn = "p1"\nstage = "draw_or_end"\nmay', 'turn = "p1"\nstage = "go"\nmay'),
        ('may = ["draw", "end"]', 'may = ["draw"]'),
        ('may = ["draw", "end"]', 'may = ["draw", "stop"]'),
        ("over = false", "over = true"),
        ("over = false", 'winners = ["p1"]'),
        ("over = false", "captured = []"),
        ('"forward 1"', '"forward 4"'),
        ('"forward 1"', '"trapped"'),
        ('"forward 1"', "1"),
        ("quarters = 1", "quarters = 2"),
        ("quarters = 1", "quarters = 4"),
        ("quarters = 1", "quarters = 1.0"),
        (", quarters = 1", ""),
        ("turn = [2, 3]", "turn = [1, 3]"),
        ("turn = [2, 3]", "turn = [2, 3, 0]"),
        ("turn = [2, 3]", "turn = [2, 4]"),
        ("{ turn = [2, 3], quarters = 1 }", "{ end = true }"),
        ("{ turn = [2, 3], quarters = 1 }", "{ end = false }"),
        ("{ turn = [2, 3], quarters = 1 }", '{ go = "X" }'),
        ('"M14b0"', '"M10b0"'),
        ('"M14b0"', '"M14c0"'),
        ('["M14b0", "M10a0", "M03a0", "M15a0"]', '["M14b0", "M10a0", "M03a0"]'),
        ('  ["M07a0", "M04a0", "M05b1", "M11a0"],\n', ""),
        ("[0, 2]", "[0, 1]"),
        ("[0, 2]", "[0, -2]"),
        ('facing = "S" }\ncheese', 'facing = "south" }\ncheese'),
        ('"draw_or_end"\nmouse', '"place"\nmouse'),
        ('"draw_or_end"\nmouse', '"turn"\nmouse'),
        ('turn = "p1"\nstage = "draw_or_end"\nmouse', 'turn = "p3"\nstage = "draw_or_end"\nmouse'),
        ("risk = 1\npile", "risk = 2\npile"),
        ("risk = 1\npile = 38", "risk = 41"),
        ("safe = { p1 = 1 }", "safe = { p1 = 8 }"),
        ('["p1", "p2"]', '["p1", "red"]'),
        ('id = "good"', 'id = "good"\noptions = { goal = 0 }'),
        ('id = "good"', 'id = "good"\noptions = { edge_stop_literal = 1 }'),
        ('id = "good"', 'id = "good"\nrefused = true'),
    ],
)
def test_a_wrong_case_fails(tmp_path: Path, right: str, wrong: str):
    assert right in GOOD
    assert outcome(tmp_path, GOOD.replace(right, wrong, 1), head=HEAD) == [False]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("{ end = true }", "{ place = [1, 1] }"),
        ("{ end = true }", "{ place = [4, 0] }"),
        ('{ face = "N" }', '{ face = "up" }'),
        ('stage = "place"', 'stage = "face"'),
        ("pile = 42", "pile = 41"),
    ],
)
def test_a_wrong_refusal_fails(tmp_path: Path, right: str, wrong: str):
    assert right in REFUSED
    assert outcome(tmp_path, REFUSED.replace(right, wrong), head=HEAD) == [False]
