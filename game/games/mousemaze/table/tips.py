"""When each tip of a first match matters, and what it points at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from pygame import FRect

from game.games.mousemaze.pictures.maze import MazeLayout
from game.games.mousemaze.rules.state import DRAW, FACE, SAFE, State
from game.games.mousemaze.table.play import MazePlay
from game.games.mousemaze.text.table import TIPS
from game.shell.play.coach import Cue, place_of
from game.text.coach import Tip
from game.ui.widgets.widget import Widget

_TIPS = {tip.name: tip for tip in TIPS}


class MazeTipScreen(Protocol):
    """The match screen, as far as its tips need it."""

    play: MazePlay
    laid: MazeLayout

    @property
    def state(self) -> State:
        """The position."""

    def nearest_cell(self) -> int:
        """The cell nearest to the mouse that may be chosen."""

    def find(self, name: str) -> Widget | None:
        """The widget of that name."""


def tips(table: MazeTipScreen) -> Sequence[Tip]:
    """All of them."""
    return TIPS


def cues(table: MazeTipScreen) -> tuple[Cue, ...]:
    """What matters now, the most important first."""
    goal = (("goal", table.state.table.goal),)
    return tuple(Cue(_TIPS[name], at, goal if name == "safe" else ()) for name, at in _found(table) if at is not None)


def _found(table: MazeTipScreen) -> Iterator[tuple[str, FRect | None]]:
    state, laid = table.state, table.laid
    if not table.play.free:
        return
    seat = place_of(table, f"seat_{state.seat}") or place_of(table, f"score_{state.seat}")
    yield "welcome", seat
    match state.stage:
        case "face":
            yield "face", laid.place(state.maze.homes[SAFE])
        case "place" | "put":
            yield "place", laid.place(table.nearest_cell())
        case "draw":
            yield "draw", place_of(table, "deck")
        case "draw_or_end" if state.risk:
            yield "risk", seat
        case "go":
            yield "go", place_of(table, "choice_0")
        case "flip" | "turn":
            yield "change", place_of(table, "choice_0")
    if state.stage in (FACE, DRAW) and state.safe[state.turn]:
        yield "safe", seat
