"""The reader fails for every wrong case of Booby-Trap."""

from pathlib import Path

import pytest

from tests.cases.test_reader import outcome

HEAD = 'game = "boobytrap"'
GOOD = """
id = "good"
options = { values = [5, 10, 20], variant = "regular" }
seats = ["p1", "p2"]
position = { turn = "p2", pieces = { S = 4, M = 3, L = 2 }, scores = { p1 = 30, p2 = -20 }, passes = 3 }
plays = [ { touch = "L" }, { take = { moved_in = 0.25, thrown = { S = 2 } } }, { pass = true } ]
expect = { pieces = { S = 2, L = 1 }, scores = { p1 = 30, p2 = -40 }, passes = 1, turn = "p2", may = ["touch", "pass"] }
"""
TOUCHED = """
id = "touched"
seats = ["p1", "p2"]
position = { touched = "M", pieces = { S = 4, M = 1, L = 2 } }
plays = [ { touch = "S" } ]
refused = true
expect = { touched = "M", turn = "p1", may = ["take", "pass"], over = false, winners = [] }
"""
SOLITAIRE = """
id = "solitaire"
seats = ["p1"]
position = { trips = 3, pieces = { S = 1, M = 1, L = 1 } }
plays = [ { touch = "S" }, { take = { moved_in = 0.2, thrown = { M = 1 } } } ]
expect = { trips = 3, over = true, winners = ["p1"], pieces = { L = 1 } }
"""


@pytest.mark.parametrize("case", [GOOD, TOUCHED, SOLITAIRE])
def test_a_right_case_holds(tmp_path: Path, case: str):
    assert outcome(tmp_path, case, head=HEAD) == [True]


def every(case: str, right: str, *wrongs: str) -> list[tuple[str, str, str]]:
    return [(case, right, wrong) for wrong in wrongs]


@pytest.mark.parametrize(
    ("case", "right", "wrong"),
    [
        *every(GOOD, "pieces = { S = 2,", "pieces = { S = 3,", "pieces = { S = -1,", "pieces = { S = 22,"),
        *every(GOOD, "pieces = { S = 2,", "pieces = { S = true,", 'pieces = { S = "2",', "pieces = { S = 2.0,"),
        *every(GOOD, "pieces = { S = 2,", "pieces = { XL = 2,", "pieces = { s = 2,", "piece = { S = 2,"),
        *every(GOOD, "p2 = -40", "p2 = -20", "p2 = -40.0", "p2 = true", 'p2 = "-40"', "p3 = 0", "p11 = 0", "blue = 0"),
        *every(GOOD, "passes = 1", "passes = 0", "passes = 5", "passes = -1", "passes = true", "passes = 1.0"),
        *every(GOOD, "passes = 1", "trips = 0", "trips = 1", 'touched = "S"', "touched = false", "discard = 3"),
        *every(GOOD, 'turn = "p2", may', 'turn = "p1", may', 'turn = "p3", may', "turn = 2, may"),
        *every(GOOD, 'turn = "p2", may', 'over = true, turn = "p2", may', 'winners = ["p1"], turn = "p2", may'),
        *every(GOOD, '["touch", "pass"]', '["touch"]', '["touch", "take", "pass"]', '["touch", "touch"]'),
        *every(GOOD, '["touch", "pass"]', '["touch", "passes"]', "[]", '"touch"'),
        *every(GOOD, "values = [5, 10, 20]", "values = [5, 10, 25]", "values = [5, 10]", 'values = "5/10/20"'),
        *every(GOOD, "values = [5, 10, 20]", "values = [5.0, 10, 20]", "values = [1, 2, 3]", "value = [5, 10, 20]"),
        *every(GOOD, "values = [5, 10, 20]", "values = [true, 2, 3]", "values = 5", "count = 20"),
        *every(GOOD, '"regular"', '"Regular"', '"crossing"', '"no_pass"', "1"),
        *every(GOOD, '["p1", "p2"]', '["p1", "p1"]', '["p1", "p11"]', '["red", "blue"]', "[]", '["p1"]', '["p2", 1]'),
        *every(GOOD, "S = 4, M = 3", "S = 22, M = 3", "S = -1, M = 3", "S = 1, M = 3", "S = 4, X = 3"),
        *every(GOOD, "S = 4, M = 3", "S = 4.0, M = 3", "S = true, M = 3"),
        *every(GOOD, "L = 2 }", "L = 2 }, hand = 1", 'L = 2 }, touched = "S"', "L = 2 }, trips = 1", "L = 0 }"),
        *every(GOOD, "L = 2 }", 'L = 2 }, touched = "XL"', "L = 2 }, seed = 1"),
        *every(GOOD, "p2 = -20 }", "p2 = -20.5 }", "p3 = 1 }", "p2 = false }"),
        *every(GOOD, "passes = 3", "passes = 5", "passes = -1", "passes = 3.0", "passes = true"),
        *every(GOOD, '{ touch = "L" }', '{ touch = "XL" }', "{ touch = 43 }", "{ touch = true }", '{ Touch = "L" }'),
        *every(GOOD, '{ touch = "L" }', '{ touch = "M" }', '{ touch = "L", pass = true }', "{}", "3"),
        *every(GOOD, '{ touch = "L" }', "{ take = {} }", "{ pass = true }", '{ touch = "L" }, { touch = "S" }'),
        *every(GOOD, "moved_in = 0.25", "moved_in = 0.249", "moved_in = -0.25", "moved_in = nan", "moved_in = inf"),
        *every(GOOD, "moved_in = 0.25", 'moved_in = "0.25"', "moved_in = true", "moved_mm = 6.35", "moved_in = 99.0"),
        *every(GOOD, "moved_in = 0.25, thrown", "thrown", "moved_in = 0.25, jumped"),
        *every(GOOD, "thrown = { S = 2 }", "thrown = { S = 5 }", "thrown = { L = 2 }", "thrown = { S = -1 }"),
        *every(
            GOOD, "thrown = { S = 2 }", "thrown = { S = 1 }", "thrown = 2", "thrown = [1, 2]", "thrown = { p1 = 2 }"
        ),
        *every(GOOD, "{ pass = true }", "{ pass = false }", "{ pass = 1 }", '{ pass = "p1" }', "{ pass = {} }"),
        *every(GOOD, 'id = "good"', 'id = "good"\nrefused = true', 'id = "good"\nrefused = 1'),
        *every(TOUCHED, '{ touch = "S" }', "{ pass = true }", "{ take = { moved_in = 0.1 } }", '{ touch = "XL" }'),
        *every(TOUCHED, 'touched = "M", pieces', "pieces", 'touched = "S", pieces', "touched = 22, pieces"),
        *every(TOUCHED, "M = 1, L", "M = 0, L"),
        *every(TOUCHED, 'touched = "M", turn', 'touched = "L", turn', 'touched = "m", turn', "touched = true, turn"),
        *every(SOLITAIRE, "trips = 3, over", "trips = 2, over", "trips = 5, over", "trips = true, over"),
        *every(SOLITAIRE, "trips = 3, over", "scores = { p1 = 5 }, over", "passes = 1, over", "scores = 0, over"),
        *every(SOLITAIRE, "trips = 3, pieces", "trips = 4, pieces", "trips = 5, pieces", "scores = { p1 = 5 }, pieces"),
        *every(SOLITAIRE, "trips = 3, pieces", "trips = 3, passes = 1, pieces", "trips = -1, pieces"),
        *every(SOLITAIRE, "moved_in = 0.2", "moved_in = 0.3", "moved_in = 0.2, scored = 5"),
        *every(SOLITAIRE, "thrown = { M = 1 }", "thrown = { S = 1 }", "thrown = { M = 0 }"),
        *every(SOLITAIRE, 'winners = ["p1"]', "winners = []", 'winners = ["p2"]'),
    ],
)
def test_a_wrong_case_fails(tmp_path: Path, case: str, right: str, wrong: str):
    assert right in case
    assert outcome(tmp_path, case.replace(right, wrong, 1), head=HEAD) == [False]
