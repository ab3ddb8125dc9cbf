"""`tray` as a person or a script calls it."""

import re

import pytest

from game.games.boobytrap.nature.packs import area_under_curve
from tests.cli.calls import counted, run

FEW = ("tray", "--packs", "1", "--seed", "700000", "--every", "8", "--creep-s", "0.5")
SHARES = ("loose", "safe", "shielded", "tripping")


def test_json_has_the_shares_the_feeling_the_creep_and_a_digest(capfd):
    found = counted(capfd, *FEW)
    assert found["packs"] == 1 and found["pieces"] == 8
    assert list(found["shares"]) == ["all", "S", "M", "L"]
    whole = found["shares"]["all"]
    assert tuple(whole) == SHARES
    assert whole["loose"]["pieces"] + whole["safe"]["pieces"] + whole["tripping"]["pieces"] == found["pieces"]
    for name in SHARES:
        low, high = whole[name]["ci95"]
        assert 0 <= low <= whole[name]["share"] <= high <= 1
        assert sum(found["shares"][size][name]["pieces"] for size in "SML") == whole[name]["pieces"]
    assert 0 <= found["creep_bar_mm"] <= 0.02 and 0 <= found["creep_disc_mm"] <= 0.1
    assert found["steps"] > 0 and found["cpu_s"] > 0 and found["x_realtime"] > 0
    assert re.fullmatch("[0-9a-f]{64}", found["digest"])


@pytest.mark.slow
def test_the_same_seed_gives_the_same_packs_and_another_seed_others(capfd):
    few = (*FEW, "--every", "21", "--creep-s", "0.1")
    one, two = counted(capfd, *few), counted(capfd, *few, "--workers", "2")
    assert {**one, "cpu_s": 0, "x_realtime": 0} == {**two, "cpu_s": 0, "x_realtime": 0}
    other = counted(capfd, *few, "--seed", "700001")
    unsure = counted(capfd, *few, "--stray-mm", "3")
    assert len({one["digest"], other["digest"], unsure["digest"]}) == 3


def test_pieces_that_are_gone_before_are_not_taken(capfd):
    found = counted(
        capfd, "tray", "--packs", "1", "--seed", "700002", "--picks", "2", "--every", "60", "--creep-s", "0"
    )
    assert 1 <= found["pieces"] <= 2 and found["creep_bar_mm"] == 0


def test_a_person_reads_sentences(capfd):
    code, out, err = run(capfd, *FEW, "--every", "21", "--creep-s", "0.1")
    assert (code, err) == (0, "")
    assert "small" in out and "tripping" in out and "creep" in out and "digest" in out
    assert max(map(len, out.splitlines())) < 130


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--packs", "0"),
        ("--workers", "0"),
        ("--picks", "99"),
        ("--every", "0"),
        ("--stray-mm", "nan"),
        ("--creep-s", "-1"),
        ("--seed", "x"),
    ],
)
def test_what_cannot_be_tried_is_one_line_and_code_2(capfd, option: str, value: str):
    code, out, err = run(capfd, "tray", option, value)
    assert (code, out, err.count("\n")) == (2, "", 1) and option in err


def test_the_area_under_the_curve():
    assert area_under_curve([1, 2, 3, 4], [False, False, True, True]) == 1
    assert area_under_curve([1, 2, 3, 4], [True, True, False, False]) == 0
    assert area_under_curve([1, 1, 1, 1], [True, False, True, False]) == 0.5
    assert area_under_curve([1, 2, 3], [False, True, False]) == 0.5
    assert area_under_curve([1, 2], [True, True]) is None
