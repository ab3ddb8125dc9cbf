"""Curves of what a search found for the challenges, and how it goes on where it was broken off."""

import json
import os
import sys
import tomllib
from dataclasses import replace

import pytest

from build_scripts import search_records
from build_scripts.search_records import Search, curves
from game.workshop.parts.challenge import challenges
from game.workshop.parts.line import decode
from game.workshop.parts.run import WorkshopRun
from game.workshop.proofs.found import Curve, as_counted, found, found_for, tenths
from game.workshop.proofs.proofs import tried
from tests.patience import as_long_as

FIRST = next(each for each in challenges() if each.id == "first_slope")


def test_every_challenge_has_curves_that_agree_with_how_many_were_found():
    listed = {each.id: each for each in challenges()}
    assert found().keys() == listed.keys()
    rows = tomllib.loads(search_records.FILE.read_text(encoding="utf-8"))
    for name, each in found().items():
        parts, seconds, hands = each.curves
        assert 0 < parts.total == seconds.total == rows[name]["found"] <= each.tried, name
        assert hands.total == sum(rows[name]["rests_on"].values()) <= -(-rows[name]["found"] // search_records.EVERY)
        assert max(parts.counts) <= len(listed[name].given) and max(hands.counts, default=0) <= 100
        assert hands.best == (rows[name]["steadiest"] or max(hands.counts, default=0))
    assert search_records.FILE.stat().st_size < 1_000_000


@pytest.mark.slow
def test_the_best_machines_are_kept_and_are_built_of_what_is_given():
    rows = tomllib.loads(search_records.FILE.read_text(encoding="utf-8"))
    for challenge in challenges():
        fewest, fastest = (decode(rows[challenge.id][name]) for name in ("fewest", "fastest"))
        parts, seconds, _hands = found_for(challenge).curves
        assert len(fewest.parts) - len(challenge.fixed.parts) == parts.best, challenge.id
        report = tried(WorkshopRun(fastest))
        assert report.caught and tenths(report.steps) == seconds.best, challenge.id


def test_a_curve_tells_what_a_value_beats():
    few = Curve({3: 2, 4: 5})
    assert (few.total, few.best, few.beaten(3), few.beaten(4), few.beaten(2)) == (7, 3, 5, 0, 7)
    many = Curve({95: 1, 100: 3}, less=False)
    assert (many.best, many.beaten(100), many.beaten(95)) == (100, 1, 0)
    assert Curve({}).best == Curve({}, less=False).best == 0
    assert Curve({100: 3}, less=False, sure=97).best == 97, "a hundred of ten hands is not yet a hundred of a hundred"


def test_values_are_counted_in_parts_tenths_and_hands():
    assert as_counted((3, 1824, 97)) == (3, 19, 97) and tenths(0) == 0 and tenths(10) == 1


@pytest.mark.slow
def test_a_search_that_was_broken_off_comes_to_the_same(tmp_path, monkeypatch):
    told = []
    for name, steps in (("whole", (8,)), ("broken", (3, 5))):
        monkeypatch.setattr(search_records, "FOLDER", tmp_path / name)
        for tries in steps:
            search = Search(FIRST, 7)
            search.go_on(tries)
        told.append(json.loads((tmp_path / name / "first_slope.json").read_text()))
    assert told[0] == told[1] and told[0]["tried"] == 8
    assert tomllib.loads(curves(search))["first_slope"]["tried"] == 8
    assert os.listdir(tmp_path / "whole") == ["first_slope.json"]


def test_what_was_not_searched_keeps_its_curves(tmp_path, monkeypatch):
    before = search_records.FILE.read_text(encoding="utf-8")
    monkeypatch.setattr(search_records, "FOLDER", tmp_path)
    monkeypatch.setattr(search_records, "FILE", tmp_path / "found.toml")
    search_records.FILE.write_text(before, encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["search_records", "first_slope", "--write"])
    search_records.main()
    assert search_records.FILE.read_text(encoding="utf-8") == before
    search = Search(FIRST, search_records.SEED)
    search.told["tried"] = 1
    search_records.write([search], search_records.SEED)
    after, rows = (tomllib.loads(text) for text in (search_records.FILE.read_text(encoding="utf-8"), before))
    assert after.pop("first_slope")["tried"] == 1 != rows.pop("first_slope")["tried"] and after == rows


def test_hands_are_counted_as_far_as_they_tell_something(tmp_path, monkeypatch):
    monkeypatch.setattr(search_records, "FOLDER", tmp_path)
    misses, search = {0: (3,), 1: (), 2: (15,), 3: ()}, Search(FIRST, 1)
    search.told["found"] = [{"machine": n // 10, "parts": 1, "steps": 2000} for n in range(40)]
    monkeypatch.setattr(search_records, "_read", lambda row: row["machine"])
    monkeypatch.setattr(search_records, "_hands", lambda n, seeds: sum(seed not in misses[n] for seed in seeds))
    for _ in as_long_as(search.count_hands):
        pass
    counted = [(each["hands"], each["counted"]) for each in search.found if "hands" in each]
    assert counted == [(9, 10), (100, 100), (19, 20), (20, 20)]


def test_a_misspelt_challenge_is_refused(monkeypatch):
    monkeypatch.setattr(sys, "argv", ["search_records", "first_slop", "--write"])
    with pytest.raises(SystemExit):
        search_records.main()


def test_an_unsearched_challenge_has_empty_curves():
    nobody = found_for(replace(FIRST, id="nobody"))
    assert nobody.tried == 0 and [curve.total for curve in nobody.curves] == [0, 0, 0]
