"""Only hands change the tray, by what they do to it; feeling changes nothing."""

import ast
from pathlib import Path

import pytest

from game.games.boobytrap.tray.packing import MARK
from game.games.boobytrap.tray.tray import ProbeRun, mixed
from game.machine.errors import MachineError
from tests.machine.tray.trays import SEED, SHAKY, taken

ROOT = Path(__file__).resolve().parents[3]
TRAY = sorted((ROOT / "game" / "games" / "boobytrap" / "tray").glob("*.py"))


def test_feeling_is_harmless_and_moves_what_is_loose_more_than_what_is_held():
    tray = mixed(SEED)
    before = tray.digest()
    ordered = sorted(tray.left, key=tray.grip)
    gives = []
    for number in (ordered[0], ordered[-1]):
        run = ProbeRun(tray, number)
        frames = set()
        while not run.done:
            run.step()
            frames.add(run.frame().poses[number])
        report = run.report()
        assert len(frames) > 10, "it can be seen to answer"
        assert report.bar_mm < 0.1 * MARK, "feeling cannot trip (BT-11)"
        assert report.grip == tray.grip(number)
        assert run.frame() == tray.frame()
        gives.append(report.give_mm)
    assert gives[0] > 0.3 > gives[1]
    assert tray.digest() == before
    with pytest.raises(MachineError, match="piece 0 is not in the tray"):
        ProbeRun(tray, 0)


def test_an_unsure_hand_pulls_otherwise_than_a_steady_one():
    tray = mixed(SEED)
    number = max(tray.left, key=tray.grip)
    assert taken(tray, number, SHAKY)[0].digest() != taken(tray, number)[0].digest()


def test_nothing_is_scripted():
    """Only hands change the world: one takes and lifts, one feels, one stirs, one holds the bar back and lets it in."""
    assert changed("remove") == {
        "mixing": ["_lift_finger"],
        "pulling": ["_take"],
        "world": ["release", "take"],
    }
    assert changed("anchor_a") == {"mixing": ["_press_home"], "pulling": ["_hold"], "settled": ["step"]}
    assert changed("velocity") == {"mixing": ["_stir"]}, "the finger's own speed"
    for name in ("force", "impulse", "torque"):
        uses = [attribute for attribute in _attributes() if name in attribute and attribute.startswith("apply")]
        assert uses == []
    forbidden = {
        "velocity_func",
        "position_func",
        "on_collision",
        "add_post_step_callback",
        "angular_velocity",
        "gravity",
    }
    assert not forbidden & _attributes()


def changed(name: str) -> dict[str, list[str]]:
    """Per file, the functions that use this attribute."""
    found: dict[str, list[str]] = {}
    for file in TRAY:
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                uses = [n for n in ast.walk(function) if isinstance(n, ast.Attribute) and n.attr == name]
                found.setdefault(file.stem, []).extend([function.name] * bool(uses))
    return {file: functions for file, functions in found.items() if functions}


def _attributes() -> set[str]:
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in TRAY)
    return {n.attr for tree in trees for n in ast.walk(tree) if isinstance(n, ast.Attribute)}
