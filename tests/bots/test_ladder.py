"""The tables of how computer players fare against each other."""

import sys
from collections import Counter

import pytest

from build_scripts.measure.__main__ import MEASURES, main
from build_scripts.measure.ladder import Outcome, Task, pair_row, play, reason_rows


def outcome(*won, felt=()):
    return Outcome(won, 2.0, Counter(felt))


def test_a_match_is_the_same_again():
    first, again = (play(Task("mousemaze", (1, 3), 5)) for _ in range(2))
    assert first.won == again.won and len(first.won) == 1


def test_a_shared_win_counts_half():
    assert "| 3 beats 2 | 62% (" in pair_row("boobytrap", (2, 3), [outcome(3), outcome(3), outcome(2), outcome(2, 3)])


def test_it_is_counted_how_pieces_felt_by_the_reason_of_the_touch():
    felt = [("looks_loose", "loose")] * 3 + [("looks_loose", "tight"), ("feel_more", "snug")]
    rows = list(reason_rows([outcome(1, felt=felt[:2]), outcome(1, felt=felt[2:])]))
    assert rows == ["| feel_more | 1 | 0% | 100% | 0% | 0% |", "| looks_loose | 4 | 75% | 0% | 25% | 0% |"]


def test_the_help_lists_all_that_is_measured(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["measure", "--help"])
    with pytest.raises(SystemExit) as end:
        main()
    told = capsys.readouterr().out
    assert end.value.code == 0 and all(name in told for name in MEASURES) and "%%" not in told
