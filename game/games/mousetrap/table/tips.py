"""When each tip of a first match matters, and what it points at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from pygame import FRect

from game.core.tally import Effect, Reach
from game.games.mousetrap.pictures.board import MousetrapGround
from game.games.mousetrap.pictures.parts import ghost_rect
from game.games.mousetrap.pictures.spaces import die_place
from game.games.mousetrap.rules.moves import Lure, Roll, TurnCrank
from game.games.mousetrap.rules.state import SAFE, State
from game.games.mousetrap.table.play import MousetrapPlay
from game.games.mousetrap.text.table import TIPS
from game.shell.play.coach import Cue, place_of, roll_of
from game.shell.play.look_ahead import LookAhead
from game.text.coach import Tip
from game.ui.widgets.widget import Widget

_TIPS = {tip.name: tip for tip in TIPS}


class TrapTipScreen(Protocol):
    """The match screen, as far as its tips need it."""

    play: MousetrapPlay
    laid: MousetrapGround
    ahead: LookAhead[State]

    def find(self, name: str) -> Widget | None:
        """The widget of that name."""


def tips(table: TrapTipScreen) -> Sequence[Tip]:
    """Those that can come: steady hands set no part down themselves."""
    return tuple(tip for tip in TIPS if tip.name != "build" or table.play.seats.own)


def cues(table: TrapTipScreen) -> tuple[Cue, ...]:
    """What matters now, the most important first."""
    return tuple(Cue(_TIPS[name], at) for name, at in _found(table) if at is not None)


def _found(table: TrapTipScreen) -> Iterator[tuple[str, FRect | None]]:
    play, state = table.play, table.play.state
    if play.holding is not None:
        yield "build", ghost_rect(play.holding.part, table.laid.view)
    if not play.free:
        return
    yield "welcome", roll_of(table)
    if Roll() in state.moves:
        yield from _rolling(table, table.ahead.now())
    for number, move in enumerate(state.moves):
        if isinstance(move, TurnCrank):
            yield "crank", place_of(table, f"choice_{number}")
        elif isinstance(move, Lure):
            yield "lure", place_of(table, f"choice_{number}")


def _rolling(table: TrapTipScreen, ahead: Sequence[Reach]) -> Iterator[tuple[str, FRect | None]]:
    play, state, laid = table.play, table.play.state, table.laid
    if ahead:
        best = next((reach for reach in ahead if reach.effect is Effect.GAIN), ahead[0])
        cell = laid.cells[best.space]
        yield "look", cell.rect.union(die_place(cell))
    if state.mice[state.turn] >= SAFE:
        yield "loop", laid.loop
    if state.hands[state.turn]:
        yield "cheese", place_of(table, f"seat_{state.seat}")
    if play.shown.parts:
        yield "part", place_of(table, "beads")
