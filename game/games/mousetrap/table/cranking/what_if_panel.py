"""The panel beside two runs side by side: what became of both, from when on, the branches as a tree, what to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from pygame import FRect

from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.two_ways import NEW, OLD, sample_of
from game.machine.branches import FRAME, Branch, Parting, WhatIf
from game.machine.specs import Point
from game.shell.part_row import PartRow
from game.text import what_if as words
from game.text.language import _
from game.text.what_if import BranchWords
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, HEAD, SMALL, SMALL_BOLD, Style
from game.ui.drawing.theme import Colour
from game.ui.widgets.buttons import Button, Choice, Pick
from game.ui.widgets.layout import Stack, control_height
from game.ui.widgets.panels import Callout, Card, Label, Picture, beside
from game.ui.widgets.screen import Screen

_EDGE, _INDENT, _SAMPLE = 10.0, 10.0, 48.0
_HERE, _START = "here", "start"


@dataclass(frozen=True)
class BranchActs:
    """What is done with the chosen branch. keep: none where it is for looking only. at: the step at which it begins."""

    done: Callable[[], None]
    keep: Callable[[], None] | None
    throw_away: Callable[[], None]
    at: Callable[[int], None]
    choose: Callable[[Branch[Any]], None]


class WhatIfPanel:
    """Adds the card with its rows; hand: adds what there is for the part in hand, if the screen has no other place."""

    def __init__(
        self,
        screen: Screen,
        what_if: WhatIf[Any],
        told: BranchWords,
        acts: BranchActs,
        hand: Callable[[Stack, Canvas], None] | None = None,
    ) -> None:
        self.screen, self.what_if, self.told, self.acts, self.hand = screen, what_if, told, acts, hand

    def add(self, canvas: Canvas, place: FRect) -> None:
        """Its rows, and the way out at its foot."""
        self.canvas, letters, screen = canvas, canvas.letters, self.screen
        screen.pane(place)
        screen.add(Card("what_if_card", place))
        inner = place.inflate(-2 * _EDGE, -2 * _EDGE)
        foot = control_height(letters, ACT, 46, 18)
        screen.add(Button("what_if_done", FRect(inner.x, inner.bottom - foot, inner.width, foot), text=_(words.DONE),
                          on_press=self.acts.done))  # fmt: skip
        view = FRect(inner.x, inner.y, inner.width, inner.height - foot - 8)
        self.room = FRect(view.x + 4, view.y + 2, view.width - 18, 0)
        self.rows = Stack(7)
        self._head()
        if self.hand is not None:
            self.hand(self.rows, canvas)
        for make in (self._fates, self._choices, self._tree):
            make()
        self.rows.scroll(screen, "what_ifs", view, self.room, 6)

    def _head(self) -> None:
        branch, theme = self.what_if.branch, self.canvas.theme
        self._line("what_if_head", self.told.title(branch) if branch.parent else _(words.WHAT_IF), HEAD, theme.ink)
        if branch.parent is None:
            self._line("what_if_how", _(words.HOW), SMALL, theme.faint)

    def _fates(self) -> None:
        branch, old, theme = self.what_if.branch, self.what_if.old, self.canvas.theme
        if branch.parent is None:
            return
        self._line("as_it_was", self.told.title(old), SMALL_BOLD, OLD, dashed=False)
        self._line("as_it_was_fate", self.told.fate(old), SMALL, theme.ink)
        self._line("what_if", _(words.WHAT_IF), SMALL_BOLD, NEW, dashed=True)
        self._line("what_if_fate", self.told.fate(branch), SMALL, theme.ink)

    def _choices(self) -> None:
        branch = self.what_if.branch
        if branch.parent is None:
            return
        letters = self.canvas.letters
        picks = [Pick(_HERE, _(words.FROM_HERE)), Pick(_START, _(words.FROM_START))]
        wide = max(letters.width(pick.text, SMALL_BOLD) + 24 for pick in picks)
        lines = 1 if 2 * wide <= self.room.width else 2
        high = lines * control_height(letters, SMALL_BOLD, 44, 16) + 6 * (lines - 1)
        value = _HERE if branch.since else _START
        self.rows.add(high, lambda room: self.screen.add(
            Choice("what_if_when", room, picks=picks, value=value, on_choose=self._when, style=SMALL_BOLD, rows=lines,
                   hint=_(words.WHEN))))  # fmt: skip
        for name, text, icon, hint, act in (
            ("what_if_keep", words.KEEP, "check", words.KEEPS, self.acts.keep),
            ("what_if_throw", words.THROW_AWAY, "bin", words.THROWS, self.acts.throw_away),
        ):
            if act is not None:
                self._button(name, _(text), icon, _(hint), act)

    def _when(self, value: str) -> None:
        self.acts.at(0 if value == _START else max(FRAME, self.what_if.now))

    def _button(self, name: str, text: str, icon: str, hint: str, act: Callable[[], None]) -> None:
        high = control_height(self.canvas.letters, ACT, 44, 16)
        self.rows.add(high, lambda room: self.screen.add(
            Button(name, room, text=text, icon=icon, hint=hint, on_press=act)))  # fmt: skip

    def _tree(self) -> None:
        for number, branch in enumerate(self.what_if.branches if len(self.what_if.branches) > 1 else ()):
            title = self.told.title(branch)
            row = PartRow(f"branch_{number}", FRect(), title=title, chosen=branch is self.what_if.branch,
                          text=self.told.row(branch),
                          on_press=partial(self.acts.choose, branch), label=title)  # fmt: skip
            indent = min(3, branch.depth) * _INDENT
            high = row.height_at(self.canvas, self.room.width - indent)
            self.rows.add(high, partial(self._put, row, indent))

    def _put(self, row: PartRow, indent: float, room: FRect) -> None:
        row.rect = FRect(room.x + indent, room.y, room.width - indent, room.height)
        self.screen.add(row)

    def _line(self, name: str, text: str, style: Style, colour: Colour, dashed: bool | None = None) -> None:
        """A text; before it how the way of a run is drawn, if dashed says so."""
        left = 0.0 if dashed is None else _SAMPLE
        high = self.canvas.letters.height(text, style, self.room.width - left)

        def put(room: FRect) -> None:
            if dashed is not None:
                spot = FRect(room.x, room.y, _SAMPLE - 8, self.canvas.letters.line(style))
                self.screen.add(Picture(f"{name}_way", spot, paint=partial(sample_of, dashed=dashed)))
            place = FRect(room.x + left, room.y, room.width - left, room.height)
            self.screen.add(Label(name, place, text=text, style=style, colour=colour))

        self.rows.add(high, put)


_WAYS: Sequence[Point] = ((0.0, -1.6), (0.0, 1.6), (1.0, 0.0), (-1.0, 0.0))


def point_out(screen: Screen, canvas: Canvas, view: MachineView, room: FRect, told: tuple[Parting, str]) -> None:
    """A card where the two runs part, within a room."""
    found, text = told
    tip = view.to_screen(found.spot)
    places = [beside(canvas, text, tip, room, way) for way in _WAYS]
    place = next((each for each in places if not each.inflate(8, 8).collidepoint(tip)), places[0])
    screen.pane(place.union(FRect(tip[0] - 2, tip[1] - 2, 4, 4)))
    screen.add(Callout("callout_parting", place, text=text, tip=tip))
