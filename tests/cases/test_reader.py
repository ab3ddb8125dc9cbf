"""The reader fails for every case that is wrong, whatever is wrong with it."""

from pathlib import Path

import pytest

from tests.cases.reader import read_folder

GOOD = """
id = "good"
why = "5 sends back to 3"
seats = ["red", "blue", "green"]
position = { turn = "red", mice = { red = 4 }, cheese = { blue = 4, green = 4 }, built = 2 }
plays = [ { roll = 1 } ]
expect = { mice = { red = 3 }, built = 2, turn = "blue", may = ["roll"] }
"""
TAKE = """
id = "take"
seats = ["red", "blue", "green"]
position = { turn = "red", mice = { red = 35 }, cheese = { blue = 4, green = 4 } }
plays = [ { roll = 2 }, { take = { blue = 3 } } ]
expect = { cheese = { red = 3, blue = 1 } }
"""
REFUSED = """
id = "refused"
seats = ["red", "blue"]
plays = [ { roll = 1 }, { stop = true } ]
refused = true
expect = { mice = { red = 1 }, turn = "blue" }
"""


def outcome(folder: Path, *cases: str, head: str = 'game = "mousetrap"') -> list[bool]:
    text = head + "".join(f"\n[[case]]{case}" for case in cases)
    (folder / "cases.toml").write_text(text, encoding="utf-8")
    return [holds(case) for case in read_folder(folder)]


def holds(case) -> bool:
    try:
        case.run()
    except Exception:
        return False
    return True


@pytest.mark.parametrize("case", [GOOD, TAKE, REFUSED])
def test_a_right_case_holds(tmp_path: Path, case: str):
    assert outcome(tmp_path, case) == [True]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("mice = { red = 3 }", "mice = { red = 5 }"),
        ("mice = { red = 3 }", "mice = { red = 50 }"),
        ("mice = { red = 3 }", "mice = { red = true }"),
        ("mice = { red = 3 }", "mice = { red = 3.0 }"),
        ("mice = { red = 3 }", "mice = 3"),
        ("mice = { red = 3 }", "mice = { yellow = 0 }"),
        ("mice = { red = 3 }", "mouse = { red = 3 }"),
        ("built = 2, turn", "built = 3, turn"),
        ("built = 2, turn", "built = -1, turn"),
        ("built = 2, turn", "pile = 52, turn"),
        ('turn = "blue"', 'turn = "red"'),
        ('turn = "blue"', 'turn = "purple"'),
        ('turn = "blue"', "turn = 1"),
        ('turn = "blue"', 'turn = "blue", over = true'),
        ('turn = "blue"', 'turn = "blue", over = 0'),
        ('turn = "blue"', 'turn = "blue", winners = ["red"]'),
        ('turn = "blue"', 'turn = "blue", winners = "red"'),
        ('turn = "blue"', 'turn = "blue", captured = ["red"]'),
        ('may = ["roll"]', 'may = ["roll", "stop"]'),
        ('may = ["roll"]', 'may = ["roll", "roll"]'),
        ('may = ["roll"]', "may = []"),
        ('may = ["roll"]', 'may = ["throw"]'),
        ('may = ["roll"]', 'may = "roll"'),
        ("{ roll = 1 }", "{ roll = 0 }"),
        ("{ roll = 1 }", '{ roll = "1" }'),
        ("{ roll = 1 }", "{ roll = true }"),
        ("{ roll = 1 }", "{ rolls = 1 }"),
        ("{ roll = 1 }", "{ roll = 1, stop = true }"),
        ("{ roll = 1 }", "{ stop = true }"),
        ("{ roll = 1 }", "{}"),
        ("{ roll = 1 }", '{ crank = "missed" }'),
        ("{ roll = 1 }", "{ roll = 1 }, { stop = false }"),
        ("[ { roll = 1 } ]", "{ roll = 1 }"),
        ("built = 2 }", "built = 25 }"),
        ("built = 2 }", "built = 2, pile = 45 }"),
        ("built = 2 }", "built = 2, day = 1 }"),
        ("built = 2 }", 'built = 2, captured = ["red"] }'),
        ("built = 2 }", 'built = 2, captured = ["blue", "green"] }'),
        ("cheese = { blue = 4, green = 4 }", "cheese = { blue = 50, green = 4 }"),
        ("cheese = { blue = 4, green = 4 }", "cheese = { blue = -1 }"),
        ('["red", "blue", "green"]', '["red"]'),
        ('["red", "blue", "green"]', '["red", "blue", "blue"]'),
        ('["red", "blue", "green"]', '["red", "blue", "purple"]'),
        ('["red", "blue", "green"]', '"red"'),
        ('["red", "blue", "green"]', '["red", "blue", 3]'),
        ('id = "good"', 'id = ""'),
        ('id = "good"', ""),
        ('id = "good"', 'id = "good"\nnote = "x"'),
        ('id = "good"', 'id = "good"\noptions = { profile = "hasbros" }'),
        ('id = "good"', 'id = "good"\noptions = { goal = 8 }'),
        ('id = "good"', 'id = "good"\noptions = { start_built = true }'),
        ('id = "good"', 'id = "good"\noptions = { two_cranks = 1 }'),
        ('id = "good"', 'id = "good"\noptions = "hasbro"'),
        ('id = "good"', 'id = "good"\noptions = { profile = "original" }'),
        ('id = "good"', 'id = "good"\nrefused = true'),
        ('id = "good"', 'id = "good"\nrefused = "yes"'),
        ('why = "5 sends back to 3"', "why = 5"),
        ("plays = [ { roll = 1 } ]", ""),
        ("expect =", "expected ="),
    ],
)
def test_a_wrong_case_fails(tmp_path: Path, right: str, wrong: str):
    assert right in GOOD
    assert outcome(tmp_path, GOOD.replace(right, wrong, 1)) == [False]


@pytest.mark.parametrize(
    "gifts", ["{ blue = 2 }", "{ blue = 3, green = 0 }", "{ purple = 3 }", "{ yellow = 3 }", "{ red = 3 }", "3", "{}"]
)
def test_a_wrong_take_fails(tmp_path: Path, gifts: str):
    assert outcome(tmp_path, TAKE.replace("{ blue = 3 }", gifts)) == [False]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("{ stop = true }", "{ roll = 1 }"),
        ("{ stop = true }", '{ lure = "green", roll = 1 }'),
        ("{ roll = 1 }, ", "{ roll = 9 }, "),
        ("mice = { red = 1 }", "mice = { red = 0 }"),
        ("plays = [ { roll = 1 }, { stop = true } ]", "plays = []"),
    ],
)
def test_a_wrong_refusal_fails(tmp_path: Path, right: str, wrong: str):
    assert right in REFUSED
    assert outcome(tmp_path, REFUSED.replace(right, wrong)) == [False]


def test_a_missing_and_a_repeated_id_fail_and_the_others_hold(tmp_path: Path):
    assert outcome(tmp_path, GOOD, TAKE, GOOD) == [True, True, False]


@pytest.mark.parametrize("head", ["", 'game = "chess"', "game = 1", 'game = "mousetrap"\nby = "me"', "game ="])
def test_a_file_that_is_no_case_file_fails(tmp_path: Path, head: str):
    assert outcome(tmp_path, GOOD, head=head) == [False]


def test_an_empty_folder_fails(tmp_path: Path):
    assert [holds(case) for case in read_folder(tmp_path)] == [False]


def test_a_file_that_is_no_text_fails(tmp_path: Path):
    (tmp_path / "cases.toml").write_bytes(b"\xff\xfe")
    assert [holds(case) for case in read_folder(tmp_path)] == [False]


def test_all_own_cases_are_found():
    names = [case.id for case in read_folder(Path(__file__).parent)]
    assert len(names) == len(set(names)) > 80
