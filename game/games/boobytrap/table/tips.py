"""When each tip of a first match matters, and what it points at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from pygame import FRect

from game.games.boobytrap.pictures.places import BoobytrapSlots
from game.games.boobytrap.table.play import TrayPlay
from game.games.boobytrap.table.tray_presenter import TrayPresenter
from game.games.boobytrap.text.table import TIPS
from game.games.boobytrap.tray.settled import grade
from game.shell.play.coach import Cue, place_of
from game.text.coach import Tip
from game.ui.widgets.widget import Widget

_TIPS = {tip.name: tip for tip in TIPS}
_BAR = 26.0
"""How broad the ring round the bar is, design units."""


class TrayTipScreen(Protocol):
    """The match screen, as far as its tips need it."""

    play: TrayPlay
    toy: TrayPresenter
    slots: BoobytrapSlots | None

    def find(self, name: str) -> Widget | None:
        """The widget of that name."""


def tips(table: TrayTipScreen) -> Sequence[Tip]:
    """Those that can come by the rules of the match and the hands of those who play."""
    play, rules = table.play, table.play.state.table
    barred = {"touch" if rules.solitaire else "alone"}
    barred |= {"draw"} if not play.seats.own else {"take"} if len(play.seats.own) == len(play.seats.names) else set()
    barred |= set() if rules.arches else {"arches"}
    barred |= {"pass"} if rules.solitaire or not rules.most_passes else set()
    return tuple(tip for tip in TIPS if tip.name not in barred)


def cues(table: TrayTipScreen) -> tuple[Cue, ...]:
    """What matters now, the most important first."""
    known = {tip.name for tip in tips(table)}
    return tuple(Cue(_TIPS[name], at) for name, at in _found(table) if at is not None and name in known)


def _found(table: TrayTipScreen) -> Iterator[tuple[str, FRect | None]]:
    play, state = table.play, table.play.state
    if not play.free or table.slots is None:
        return
    yield "welcome", place_of(table, f"seat_{state.seat}")
    if state.touched:
        yield from _touched(table)
    if not state.touched or state.table.solitaire:
        middle = state.open_pieces[len(state.open_pieces) // 2]
        yield ("alone" if state.table.solitaire else "touch"), place_of(table, f"piece_{middle}")
    if state.pulls:
        floor, near = table.slots.view.floor, table.slots.view.along(table.toy.near)
        yield "bar", FRect(near - _BAR / 2, floor.y, _BAR, floor.height)
        yield "arches", place_of(table, "arches")


def _touched(table: TrayTipScreen) -> Iterator[tuple[str, FRect | None]]:
    state = table.play.state
    piece = place_of(table, f"piece_{state.touched}")
    held = grade(dict(state.felt)[state.touched] / 100)
    yield ("loose" if held == "loose" else "held"), piece
    yield ("take", place_of(table, "take")) if table.play.steady else ("draw", piece)
    if held in ("tight", "locked") and state.may_pass:
        yield "pass", place_of(table, "pass")
