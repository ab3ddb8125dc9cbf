"""R6: the same inputs come to the same bits on every computer, for the trap, the tray and machines of one's own."""

import json
import sys

import pytest

from build_scripts.machine_digests import NO_FMA, disturbed, elsewhere, odds
from game.__main__ import main
from game.cli import machine_digests
from game.cli.machine_digests import DIGITS, MACHINES, RUNS, known
from game.games.boobytrap.tray.history import KEPT
from game.machine import stage

SOME = [("trap", 0), ("trap", 3), ("trap", 6), ("tray", 0), ("workshop", 4), ("workshop", 22), ("workshop", 41)]
"""Among them a hasty hand, a missing part, ropes, and parts that came anywhere."""


@pytest.mark.parametrize(("name", "number"), SOME)
def test_runs_come_to_what_is_on_record(name: str, number: int):
    assert MACHINES[name](number)[:DIGITS] == known()[name][number]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "number"), [("trap", 1), pytest.param("tray", 0, marks=pytest.mark.slow), ("workshop", 11)]
)
def test_a_last_bit_in_every_step_changes_nothing(name: str, number: int, monkeypatch: pytest.MonkeyPatch):
    KEPT.clear()
    with disturbed(number):
        assert MACHINES[name](number)[:DIGITS] == known()[name][number]
        KEPT.clear()
        monkeypatch.setattr(stage.Rounding, "stepped", lambda _self: None)
        assert MACHINES[name](number)[:DIGITS] != known()[name][number], "the disturbance is felt where nothing rounds"
    KEPT.clear()


@pytest.mark.slow
def test_a_tray_is_hardly_ever_rounded_apart():
    assert 0 < odds("tray", 7_000_000) < 2e-5, "on the grid of the other machines it is 8e-4"


def test_the_record_holds_every_machine():
    assert {name: len(runs) for name, runs in known().items()} == dict.fromkeys(MACHINES, RUNS)
    assert len({digest for runs in known().values() for digest in runs}) == 3 * RUNS


COMPARED = {"trap": range(RUNS), "tray": range(6), "workshop": range(RUNS)}
"""Trays take ten times as long as the others; `python -m build_scripts.machine_digests` compares all of them."""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only glibc can be told that a processor lacks something")
@pytest.mark.parametrize(("name", "runs"), COMPARED.items())
def test_a_processor_without_fma_comes_to_the_same(name: str, runs: range):
    assert elsewhere([name], runs, env=NO_FMA)[name] == known()[name][: len(runs)]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "runs"), COMPARED.items())
def test_every_run_disturbed_comes_to_the_same(name: str, runs: range):
    assert elsewhere([name], runs, ["--disturbed"])[name] == known()[name][: len(runs)]


def test_doctor_tells_how_many_runs_are_alike(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(machine_digests, "MACHINES", {"trap": MACHINES["trap"]})
    monkeypatch.setattr(machine_digests, "RUNS", 2)
    assert main(["doctor", "--machines", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"trap": {"runs": 2, "alike": 2}}
    monkeypatch.setattr(machine_digests, "known", lambda: {"trap": [known()["trap"][0], "another"]})
    assert main(["doctor", "--machines"]) == 1
    assert "1 of 2" in capsys.readouterr().out
