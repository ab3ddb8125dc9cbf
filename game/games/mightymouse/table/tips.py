"""When each tip of a first match matters, and what it points at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from pygame import FRect

from game.games.mightymouse.pictures.board import SPOTS, RaceGround, radius
from game.games.mightymouse.rules.moves import PLAY_SAVED, Order, Roll
from game.games.mightymouse.rules.state import FINISH, SAVED_NUMBER, TRACKS, State
from game.games.mightymouse.table.play import RacePlay
from game.games.mightymouse.text.table import TIPS
from game.shell.play.coach import Cue, place_of, roll_of
from game.shell.play.look_ahead import LookAhead
from game.text.coach import Tip
from game.ui.widgets.widget import Widget

_TIPS = {tip.name: tip for tip in TIPS}
_PIPS = range(1, 7)


class RaceTipScreen(Protocol):
    """The match screen, as far as its tips need it."""

    play: RacePlay
    laid: RaceGround
    ahead: LookAhead[State]

    def find(self, name: str) -> Widget | None:
        """The widget of that name."""


def tips(table: RaceTipScreen) -> Sequence[Tip]:
    """Those that can come: it is not always rolled for who begins, and numbers are saved in some houses only."""
    options = table.play.opened.runner.match.setup.options
    needs = {"first": options["begins"] == "highest", "saved": options[SAVED_NUMBER]}
    return tuple(tip for tip in TIPS if needs.get(tip.name, True))


def cues(table: RaceTipScreen) -> tuple[Cue, ...]:
    """What matters now, the most important first."""
    return tuple(Cue(_TIPS[name], at) for name, at in _found(table) if at is not None)


def _found(table: RaceTipScreen) -> Iterator[tuple[str, FRect | None]]:
    play, state = table.play, table.play.state
    if not play.free:
        return
    yield "welcome", roll_of(table)
    if state.contest:
        yield "first", roll_of(table)
    elif Roll() in state.moves:
        yield from _rolling(table, state)
    elif any(isinstance(move, Order) for move in state.moves):
        yield "order", place_of(table, "choice_0")


def _rolling(table: RaceTipScreen, state: State) -> Iterator[tuple[str, FRect | None]]:
    at, ahead = state.at[state.turn], table.ahead.now()
    if at in TRACKS:
        yield "held", place_of(table, "hero")
        return
    if PLAY_SAVED in state.moves:
        yield "saved", place_of(table, "saved")
    if ahead:
        yield "look", _space(table, ahead[0].space)
    if FINISH - at < max(_PIPS):
        yield "home", _space(table, FINISH)
    for space in (at + pips for pips in _PIPS if at + pips <= FINISH):
        if space in TRACKS:
            yield "circles", _space(table, space)
        elif state.occupant(space):
            yield "taken", _space(table, space)


def _space(table: RaceTipScreen, space: int) -> FRect:
    return table.laid.around(SPOTS[space], radius(space))
