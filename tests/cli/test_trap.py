"""`trap` as a person or a script calls it."""

import json
import random
import re
import struct
from itertools import pairwise
from pathlib import Path

import pytest

from game.cli import trap
from game.games.mousetrap.nature.trials import Trial
from game.games.mousetrap.text.chain import short
from game.games.mousetrap.trap.report import LINKS
from tests.cli.calls import counted, run

FEW = ("trap", "--runs", "2", "--seed", "400000")
KEYS = ["runs", "captured", "rate", "rate_ci95", "misfires", "refused_to_start", "links", "stopped_at"]
KEYS += ["steps", "cpu_s", "x_realtime", "digest"]


def test_json_is_the_object_that_was_promised(capfd):
    code, out, _ = run(capfd, "trap", "--runs", "6", "--seed", "400000", "--rps", "2", "--json")
    found = json.loads(out)
    assert code == 0
    assert list(found) == KEYS
    assert list(found["links"]) == list(LINKS)
    assert found["runs"] == 6 and 0 <= found["captured"] <= 6
    assert found["rate"] == pytest.approx(found["captured"] / 6, abs=0.0001)
    low, high = found["rate_ci95"]
    assert 0 <= low <= found["rate"] <= high <= 1
    assert all(found["links"][a] >= found["links"][b] for a, b in pairwise(LINKS))
    assert sum(found["stopped_at"].values()) == 6 - found["captured"]
    assert set(found["stopped_at"]) <= set(LINKS)
    assert isinstance(found["steps"], int) and found["steps"] > 0
    assert found["cpu_s"] > 0 and found["x_realtime"] > 0
    assert re.fullmatch("[0-9a-f]{64}", found["digest"])


def test_the_defaults_are_a_careful_hand(capfd):
    named = ("--rps", "0.7", "--hand", "steady", "--placement-mm", "1", "--placement-deg", "0.5", "--friction-pct", "5")
    assert counted(capfd, *FEW)["digest"] == counted(capfd, *FEW, *named)["digest"]


def test_two_workers_find_the_same(capfd):
    one, two = counted(capfd, *FEW), counted(capfd, *FEW, "--workers", "2")
    assert {**one, "cpu_s": 0, "x_realtime": 0} == {**two, "cpu_s": 0, "x_realtime": 0}


def test_run_i_has_seed_plus_i(capfd):
    whole = counted(capfd, "trap", "--runs", "2", "--seed", "400000")
    parts = [counted(capfd, "trap", "--runs", "1", "--seed", str(seed)) for seed in (400000, 400001)]
    assert whole["steps"] == sum(int(str(part["steps"])) for part in parts)
    assert len({whole["digest"], *(part["digest"] for part in parts)}) == 3


@pytest.mark.parametrize(
    "other",
    [("--hand", "jerky"), ("--rps", "0.8"), ("--placement-mm", "0"), ("--placement-deg", "0"), ("--friction-pct", "0")],
)
def test_every_option_reaches_the_machine(capfd, other: tuple[str, str]):
    one = ("trap", "--runs", "1", "--seed", "400000")
    assert counted(capfd, *one)["digest"] != counted(capfd, *one, *other)["digest"]


def test_a_part_is_left_out_by_number_or_id(capfd):
    by_id = counted(capfd, *FEW, "--without", "crank")
    by_number = counted(capfd, *FEW, "--without", "4")
    assert by_id["digest"] == by_number["digest"]
    assert (by_id["captured"], by_id["stopped_at"]) == (0, {"crank_turned": 2})
    both = counted(capfd, *FEW, "--without", "bucket", "--without", "gear_5")
    assert (both["captured"], both["stopped_at"]) == (0, {"gear5_turned": 2})


def test_what_stands_on_a_part_goes_with_it(capfd):
    found = counted(capfd, *FEW, "--without", "gear_support")
    assert found["stopped_at"] == {"crank_turned": 2}


def test_a_person_reads_link_by_link(capfd):
    code, out, err = run(capfd, *FEW)
    assert (code, err) == (0, "")
    assert "of 2 runs captured the mouse" in out and "digest" in out
    assert all(short(name) in out for name in LINKS)


@pytest.mark.slow
def test_why_adds_a_cause_for_each_miss(capfd):
    found = counted(capfd, "trap", "--runs", "1", "--seed", "700001", "--why")
    assert list(found) == [*KEYS, "misses", "explained", "causes"]
    assert (found["misses"], found["explained"]) == (1, 1)
    (cause,) = found["causes"]
    assert (cause["seed"], cause["stopped_at"], cause["cause"]) == (700001, "marble2_off_seat", "pair")
    assert cause["parts"] == [15, 19] and cause["as_it_stood"] < 0.5 < cause["corrected"]


def test_why_says_of_each_miss_what_was_proven(capfd):
    code, out, _ = run(capfd, *FEW, "--without", "crank", "--why", "--workers", "2")
    assert code == 0
    assert out.count("No one thing was to blame.") == 2 and "400001: The crank didn’t turn." in out
    assert out.splitlines()[-1] == "0 of 2 misses explained: hand 0, part 0, pair 0, luck 0, none 2"


def test_skill_is_a_share_with_an_interval_and_builds_until_that_is_narrow(capfd, monkeypatch):
    def captures(trial, seed, number):
        """Careful hands differ little, so that more of them are needed; others either catch or do not."""
        rng = random.Random(seed)
        return rng.choice((0, number)) if trial.mm > 1 else number - (rng.random() < 0.1)

    monkeypatch.setattr(Trial, "captures", captures)
    code, out, _ = run(capfd, "trap", "--skill", "--seed", "3", "--json")
    careful, *others = json.loads(out)["skill"]
    assert code == 0
    assert list(careful) == ["mm", "deg", "mean", "share", "share_ci95", "builds", "tries"]
    for each in others:
        low, high = each["share_ci95"]
        assert low <= each["share"] <= high and (each["share"], each["builds"]) == (1.0, 160)
    code, out, _ = run(capfd, "trap", "--skill", "--seed", "3")
    told = "100% of the variance is due to the build (100% to 100%; 160 builds, 10 tries each)"
    assert code == 0 and out.count(told) == 3
    assert " 0% of the variance" in out.splitlines()[0]


def test_skill_builds_no_more_than_it_may(capfd, monkeypatch):
    monkeypatch.setattr(trap, "HALF_WIDTH", 0.0)
    monkeypatch.setattr(Trial, "captures", lambda trial, seed, number: random.Random(seed).randint(0, number))
    _, out, _ = run(capfd, "trap", "--skill", "--json")
    assert [each["builds"] for each in json.loads(out)["skill"]] == [480] * 4


@pytest.mark.slow
def test_a_hundred_hands_are_a_png(capfd, tmp_path: Path):
    file = tmp_path / "hands.png"
    code, _, err = run(capfd, "trap", "--runs", "1", "--seed", "7", "--hands-picture", str(file), "--json")
    assert code == 0 and str(file) in err and file.read_bytes().startswith(b"\x89PNG")


def test_a_picture_is_a_png(capfd, tmp_path: Path):
    file = tmp_path / "run.png"
    code, out, err = run(capfd, "trap", "--runs", "1", "--seed", "400000", "--picture", str(file), "--json")
    assert code == 0 and out.count("\n") == 1 and json.loads(out)["runs"] == 1
    assert str(file) in err
    data = file.read_bytes()
    width, height = struct.unpack(">II", data[16:24])
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert 200 < width < 8000 and 200 < height < 8000
    assert len(data) < 8_000_000


@pytest.mark.parametrize(
    "arguments",
    [
        ("--runs", "0"),
        ("--runs", "-3"),
        ("--runs", "many"),
        ("--runs", "1.5"),
        ("--seed", "one"),
        ("--rps", "nan"),
        ("--rps", "inf"),
        ("--rps", "1000"),
        ("--hand", "shaky"),
        ("--placement-mm", "-1"),
        ("--placement-mm", "3.1"),
        ("--placement-mm", "nan"),
        ("--placement-deg", "4"),
        ("--friction-pct", "21"),
        ("--friction-pct", "inf"),
        ("--without", "25"),
        ("--without", "0"),
        ("--without", "cheese"),
        ("--without", ""),
        ("--workers", "0"),
        ("--workers", "1000"),
        ("--picture", "/no/such/folder/run.png"),
        ("--hands-picture", "/no/such/folder/hands.png"),
        ("--cheese",),
        ("stray",),
    ],
)
def test_wrong_usage_is_one_line_and_code_2(capfd, arguments: tuple[str, ...]):
    code, out, err = run(capfd, "trap", *arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_help_shows_examples(capfd):
    code, out, _ = run(capfd, "trap", "--help")
    assert code == 0 and "--without" in out and "examples:" in out
