"""The long checks go on where they were broken off, and their page says what was cut short."""

from pathlib import Path

import pytest

from game.catalog import CATALOG
from tests.soak import __main__ as soak
from tests.soak import monkeys, walks
from tests.soak.check import Batch, Check, seed_of
from tests.soak.checks import CHECKS
from tests.soak.results import load, missed, page
from tests.views import all_views


def _batch(number: int) -> Batch:
    return Batch(10, ("it broke",) if number == 1 else (), {"acts": 5, "most ms": float(number)})


CHECK = Check("X1", "nothing breaks", "tries", 4, _batch)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def _done(folder: Path, hours_left: float, check: Check = CHECK, workers: int = 1):
    results = load(folder / "results.json")
    soak.go_on(check, results, folder, workers, hours_left)
    return load(folder / "results.json")["X1"]


def test_a_check_goes_on_where_it_was_broken_off(folder):
    first = _done(folder, 0.0)
    assert (first.batches, first.done, first.faulty) == (1, 10, 0)
    assert "**1 of 4**" in page([CHECK], {"X1": first})
    second = _done(folder, 0.0)
    assert (second.batches, second.faults) == (2, ["it broke"])
    whole = _done(folder, float("inf"))
    assert (whole.batches, whole.done, whole.faulty) == (4, 40, 1)
    assert whole.figures == {"acts": 20.0, "most ms": 3.0}
    told = page([CHECK], {"X1": whole})
    assert "| all | 1 |" in told and "it broke" in told


def test_batches_without_figures_come_from_other_processes(folder):
    bare = Check(CHECK.id, CHECK.promise, CHECK.unit, 4, Batch)
    assert _done(folder, float("inf"), bare, workers=2).done == 0 + 1 + 2 + 3


def test_a_check_not_begun_says_so():
    assert "not begun" in page([CHECK], {})


def test_every_check_has_a_name_and_every_batch_a_seed_of_its_own():
    assert len({check.id for check in CHECKS}) == len(CHECKS)
    assert len({seed_of(check.id, number) for check in CHECKS for number in range(4)}) == 4 * len(CHECKS)


def test_a_batch_of_random_matches_is_the_same_each_time(monkeypatch):
    monkeypatch.setattr(walks, "QUICK", 10)
    check = next(check for check in CHECKS if check.id == "R8 mousemaze")
    assert check.run(3) == check.run(3)
    assert check.run(3).faults == ()


def test_what_was_never_reached_is_told_once_it_should_have_been(folder):
    check = Check("X1", "nothing breaks", "tries", 4, _batch, reaches=("acts", "acts at boobytrap"), enough=2)
    assert missed(check, _done(folder, 0.0, check)) == []
    result = _done(folder, 0.0, check)
    assert missed(check, result) == ["never reached: acts at boobytrap"]
    assert "- **X1**: never reached: acts at boobytrap" in page([check], {"X1": result})


@pytest.mark.slow
def test_monkeys_are_at_every_view_and_first_at_every_screen():
    views = monkeys.in_turn()
    assert len(views) == monkeys.BATCHES
    assert set(views) == set(all_views())
    assert len(set(views[: monkeys.FIRST])) == monkeys.FIRST


def test_both_monkeys_have_to_act_at_every_table():
    wanted = {monkeys.acts_of(game) for game in CATALOG}
    assert [set(check.reaches) for check in CHECKS if check.id.startswith("R14")] == [wanted, wanted]
