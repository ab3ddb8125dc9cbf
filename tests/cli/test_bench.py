"""The speed bars: what is printed and what is refused. How fast anything is is for `bench` itself to say."""

import json
from pathlib import Path

import pytest

from build_scripts.bench import command as bench
from build_scripts.bench import frames as bench_frames
from build_scripts.bench import physics as bench_physics
from build_scripts.bench import save as bench_save
from build_scripts.bench import watched as bench_watched
from build_scripts.bench.bars import Bar, Unmeasurable
from game.host.places import Places
from game.text.said import Said
from tests.cli.calls import run

DRAWN = {"frames": [1.5, 1.6, 1.7, 6.0, 30.0], "references": [2.0, 2.1], "blits": [0.2, 0.2], "opening": [40.0]}
FIELDS = {"name", "figure", "unit", "bar", "sense", "reference", "held"}


def held(_: Places) -> list[Bar]:
    return [
        Bar("step", 1.2, "x", 1.5, Said("the step alone")),
        Bar("step.more", 30.0, "x", 25, Said("real time"), at_least=True),
    ]


def missed(_: Places) -> list[Bar]:
    return [Bar("trap", 24.9, "x", 25, Said("real time"), at_least=True)]


def broken(_: Places) -> list[Bar]:
    raise Unmeasurable("no such device")


@pytest.fixture(autouse=True)
def made_up(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bench_physics, "step", held)
    monkeypatch.setattr(bench_physics, "trap", missed)
    monkeypatch.setattr(bench_save, "save", broken)
    monkeypatch.setattr(bench, "others", lambda: 0.1)


def test_held_bars_are_one_object_and_code_0(capfd):
    code, out, err = run(capfd, "bench", "--json", "--only", "step")
    found = json.loads(out)
    assert (code, err, found["held"]) == (0, "", True)
    assert [bar["name"] for bar in found["bars"]] == ["step", "step.more"]
    assert all(set(bar) == FIELDS and bar["held"] for bar in found["bars"])


def test_a_missed_bar_is_code_1(capfd):
    code, out, _ = run(capfd, "bench", "--json", "--only", "step,trap")
    found = json.loads(out)
    assert (code, found["held"]) == (1, False)
    assert [bar["held"] for bar in found["bars"]] == [True, True, False]


def test_what_cannot_be_measured_is_told_and_the_rest_goes_on(capfd):
    code, out, _ = run(capfd, "bench", "--json", "--only", "save,step")
    bars = json.loads(out)["bars"]
    assert code == 1
    assert (bars[0]["name"], bars[0]["figure"], bars[0]["held"]) == ("save", None, False)
    assert "no such device" in bars[0]["reference"] and bars[1]["held"]


def test_a_person_reads_a_line_a_bar(capfd):
    code, out, _ = run(capfd, "bench", "--only", "step,trap,save")
    lines = out.splitlines()
    assert (code, len(lines)) == (1, 5)
    assert "met" in lines[0] and "MISSED" in lines[2] and "no such device" in lines[3]
    assert lines[4] == "2 of 4 bars met; missed: trap, save"


@pytest.mark.parametrize("names", ["dance", "", "step,", "step,dance"])
def test_an_unknown_bar_is_one_line_and_code_2(capfd, names: str):
    code, out, err = run(capfd, "bench", "--only", names)
    assert (code, out, err.count("\n")) == (2, "", 1) and "--only" in err


@pytest.mark.parametrize("target", bench.MEASURES.values())
def test_every_bar_has_something_that_measures_it(target: str):
    module, _, name = target.partition(":")
    assert f"\ndef {name}(" in (Path(bench.__file__).parents[2] / f"{module.replace('.', '/')}.py").read_text("utf-8")


def test_a_kind_of_bars_can_be_asked_for(capfd, monkeypatch):
    asked = []
    monkeypatch.setattr(bench_frames, "child", lambda *job: asked.append(job) or DRAWN)
    code, out, _ = run(capfd, "bench", "--json", "--only", "frame")
    bars = {bar["name"]: bar for bar in json.loads(out)["bars"]}
    assert code == 1 and {job[1] for job in asked} == set(bench_watched.WATCHED)
    assert bars["frame.crank.1280x720"]["held"] and not bars["frame.crank.1280x720.slowest"]["held"]
    assert bars["frame.pull.1920x1080.p99"]["figure"] == 150 and not bars["frame.pull.1920x1080.p99"]["held"]


def test_a_loaded_computer_is_waited_for_and_told(capfd, monkeypatch):
    used = iter((1.5, 0.6, 0.1, 1.2))
    monkeypatch.setattr(bench, "others", lambda: next(used))
    code, out, err = run(capfd, "bench", "--only", "step", "--wait", "5")
    assert (code, list(used)) == (0, []) and "busy" in err and "1.2" in err and "busy" not in out


def test_a_figure_on_its_limit_is_held():
    assert Bar("a", 2.0, "x", 2, Said("")).held and Bar("a", 2.0, "x", 2, Said(""), at_least=True).held
    assert not Bar("a", 2.01, "x", 2, Said("")).held and not Bar("a", 1.99, "x", 2, Said(""), at_least=True).held
