"""What stands in the place of the parts box while parts are tied: by what, from where, to what, and what is tied."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import FRect

from game.shell.part_row import PartRow
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BOLD, HEAD, SMALL, SMALL_BOLD, Style
from game.ui.input.bindings import Verb
from game.ui.widgets.buttons import Button, Choice, Pick
from game.ui.widgets.layout import Stack, control_height
from game.ui.widgets.panels import Card, Label
from game.workshop.bench import tie_acts
from game.workshop.bench.bare_bench import BareBench
from game.workshop.bench.tying import Tying
from game.workshop.parts.fitting import end_at, tie_kinds
from game.workshop.parts.machine import MOST_OVER, Tie, fastenings
from game.workshop.parts.outlines import poses_as_set
from game.workshop.text import bench as words
from game.workshop.text.bench import part_name, stands

_EDGE = 10.0


@dataclass
class PinRow(PartRow):
    """A pin of the wall, which arrows move."""

    on_step: Callable[[Verb], bool] = lambda verb: False

    def steer(self, verb: Verb) -> bool:
        """Move it."""
        return self.on_step(verb)


class TiePanel:
    """Adds the widgets of the tool."""

    def __init__(self, bench: BareBench, tying: Tying, canvas: Canvas) -> None:
        self.bench, self.tying, self.canvas = bench, tying, canvas
        self.machine = bench.editing.machine

    def add(self, place: FRect) -> None:
        """A card: its head, everything there is to choose, and the way out."""
        bench, letters = self.bench, self.canvas.letters
        bench.pane(place)
        bench.add(Card("tie_card", place))
        inner = place.inflate(-2 * _EDGE, -2 * _EDGE)
        foot = control_height(letters, ACT, 46, 18)
        bench.add(Button("tie_done", FRect(inner.x, inner.bottom - foot, inner.width, foot), text=_(words.DONE),
                         on_press=partial(tie_acts.end, bench)))  # fmt: skip
        view = FRect(inner.x, inner.y, inner.width, inner.height - foot - 8)
        self.room = FRect(view.x + 4, view.y + 2, view.width - 18, 0)
        self.rows = Stack(7)
        self._head()
        self._to() if self.tying.part else self._from()
        self._tied()
        self.rows.scroll(bench, "ties", view, self.room, 6)

    def _head(self) -> None:
        tying = self.tying
        title = words.heading(tying.part, self.machine) if tying.part else _(words.NAMES[tying.kind])
        self._line("tie_head", title, HEAD)
        if tying.part:
            kinds = tie_kinds(self.machine.part(tying.part))
            by = [Pick(kind, _(words.NAMES[kind])) for kind in reversed(self.bench.ties) if kind in kinds]
            self._choice("tie_kind", by, tying.kind, self._by, words.BY_WHAT)
            ends = fastenings(self.machine.part(tying.part), tying.kind)
            self._choice(
                "tie_at", [Pick(at, words.place_name(at)) for at in ends], tying.at, self._at, words.FROM_WHERE
            )
        self._line("tie_what", _(words.TIES_EXPLAINED[tying.kind]), SMALL)
        if tying.part and tying.kind == "rope":
            self._line("tie_over", _(words.PINS), SMALL_BOLD)
            pins = [Pick(str(number), str(number)) for number in range(MOST_OVER + 1)]
            self._choice("tie_pins", pins, str(tying.pins), self._over, words.OVER_PINS)

    def _from(self) -> None:
        starts = self.tying.starts(self.machine)
        self._line("tie_to", _(words.FROM if starts else words.NOTHING_HERE), BOLD)
        for part in starts:
            self._row(PartRow(f"from_{part}", FRect(), title=part_name(part, self.machine),
                              text=stands(part, self.machine),
                              on_press=partial(tie_acts.start_at, self.bench, part)))  # fmt: skip

    def _to(self) -> None:
        offers, poses = self.tying.offers(self.machine), poses_as_set(self.machine)
        self._line("tie_to", _(words.TO if offers else words.NOWHERE_TO), BOLD)
        for name, tie in offers.items():
            ends = (end_at(self.machine, tie.kind, end, poses) for end in (tie.a, tie.b))
            self._row(PartRow(name, FRect(), title=words.end_name(tie.b, tie.kind, self.machine),
                              text=words.apart(math.dist(*ends)), on_press=partial(tie_acts.tie, self.bench, tie),
                              label=words.tie_name(tie, self.machine)))  # fmt: skip

    def _tied(self) -> None:
        tied = self.tying.tied(self.machine)
        if tied:
            self._line("tie_already", _(words.TIED_ALREADY), BOLD)
        for place, tie in tied:
            self._row(PartRow(f"tied_{place}", FRect(), title=words.tie_name(tie, self.machine), text=_(words.UNTIES),
                              on_press=partial(tie_acts.untie, self.bench, place)))  # fmt: skip
            self._pins(place, tie)

    def _pins(self, place: int, tie: Tie) -> None:
        for pin, (x, y) in enumerate(tie.over):
            self._row(PinRow(f"pin_{place}_{pin}", FRect(), title=words.pin(pin + 1, x, y), hint=_(words.MOVES_A_PIN),
                             on_step=partial(tie_acts.pull, self.bench, place, pin)))  # fmt: skip

    # What is chosen.

    def _by(self, kind: str) -> None:
        self.tying.by(kind, self.machine)
        self.bench.stale()

    def _at(self, at: str) -> None:
        self.tying.at = at
        self.bench.stale()

    def _over(self, pins: str) -> None:
        self.tying.pins = int(pins)
        self.bench.stale()

    # Rows of the list.

    def _line(self, name: str, text: str, style: Style) -> None:
        high = self.canvas.letters.height(text, style, self.room.width)
        self.rows.add(high, lambda room: self.bench.add(Label(name, room, text=text, style=style)))

    def _row(self, row: PartRow) -> None:
        def put(room: FRect) -> None:
            row.rect = room
            self.bench.add(row)

        self.rows.add(row.height_at(self.canvas, self.room.width), put)

    def _choice(self, name: str, picks: list[Pick], value: str, choose: Callable[[str], None], hint: str) -> None:
        """Side by side where they fit, else one below the other; nothing where there is no choice."""
        if len(picks) < 2:
            return
        letters = self.canvas.letters
        each = max(letters.width(pick.text, SMALL_BOLD) + 24 for pick in picks)
        lines = -(-len(picks) // max(1, int(self.room.width // each)))
        high = lines * control_height(letters, SMALL_BOLD, 38, 16) + 6 * (lines - 1)
        self.rows.add(high, lambda room: self.bench.add(
            Choice(name, room, picks=picks, value=value, on_choose=choose, style=SMALL_BOLD, rows=lines,
                   hint=_(hint))))  # fmt: skip
