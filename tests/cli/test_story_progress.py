"""Long work in a terminal tells how far it is, on standard error alone."""

from __future__ import annotations

import pytest

from game.cli.runs import watched_whole
from game.core.slices import Slices


def _work() -> Slices[str]:
    yield 0.0
    yield 0.5
    yield 0.51
    return "done"


def test_a_bar_fills_on_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert watched_whole(_work()) == "done"
    out, told = capsys.readouterr()
    assert out == ""
    assert [part.count("#") for part in told.split("\r")[1:]] == [0, 15, 30]
    assert told.endswith("\n")


def test_nothing_is_told_where_nobody_sits(capsys: pytest.CaptureFixture[str]) -> None:
    assert watched_whole(_work()) == "done"
    assert capsys.readouterr() == ("", "")
