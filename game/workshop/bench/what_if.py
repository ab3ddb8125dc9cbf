"""What if a part stood elsewhere: two runs on the stage, and their panel in the place of the parts box."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from pygame import FRect

from game.games.mousetrap.pictures.camera import MachineView
from game.machine.specs import MachineError, Point
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, HEAD, SMALL, SMALL_BOLD, Style
from game.ui.drawing.theme import Colour
from game.ui.widgets.buttons import Button, Choice, Pick
from game.ui.widgets.layout import Stack, control_height
from game.ui.widgets.panels import Card, Label, Picture
from game.workshop.bench.bare_bench import BareBench
from game.workshop.bench.parts_list import PartRow
from game.workshop.parts.machine import Machine
from game.workshop.pictures.marks import Callout, beside
from game.workshop.pictures.two_ways import NEW, OLD, sample_of
from game.workshop.proofs.branches import Branch, WhatIf
from game.workshop.text import bench as bench_words
from game.workshop.text import what_if as words

_EDGE, _INDENT, _SAMPLE = 10.0, 10.0, 48.0
_HERE, _START = "here", "start"


def ready(bench: BareBench) -> bool:
    """Whether there is a run in which a part can be moved."""
    showing = bench.showing
    return bench.branches and showing is not None and not showing.run.settling and not showing.run.refused


def begin(bench: BareBench, part: str = "") -> None:
    """Stop at the moment that is shown, with a part in hand: the one that moved last, unless one is named."""
    showing = bench.showing
    if showing is None or not ready(bench):
        return
    bench.celebration.end()
    woken = [name for name, moment in showing.woken if moment <= showing.film.now]
    if bench.what_if is None:
        bench.what_if = WhatIf(bench.editing.machine, showing.film.now)
    found = next(
        (each for each in (part, *bench.editing.chosen, *reversed(woken)) if each and bench.editing.movable(each)), ""
    )
    if found:
        bench.editing.choose(found)
    else:
        bench.editing.next()
    bench.focus("hand")
    bench.told = _(words.HOW)
    bench.stale()


def close(bench: BareBench) -> None:
    """Back to the run."""
    bench.what_if, bench.told = None, ""
    bench.stale()


def move(bench: BareBench, edit: Callable[[Machine], Machine]) -> bool:
    """Set the part in hand elsewhere, and tell so; False where that cannot be."""
    what_if, one = bench.what_if, bench.editing.one
    if what_if is None or one is None:
        return False
    bench.editing.refusal = None
    if what_if.film.rate or what_if.film.live:  # one moment for the whole of a drag
        what_if.film.seek(what_if.now)
    try:
        moved = what_if.move(one.id, edit)
    except MachineError as error:
        bench.told = bench_words.refused(error)
        bench.stale()
        return False
    bench.told = words.title(what_if.branch) if moved else _(words.FULL)
    bench.stale()
    return moved


def keep(bench: BareBench) -> None:
    """The machine takes the new places."""
    what_if = bench.what_if
    if what_if is None:
        return
    after = what_if.branch.after
    bench.stop()
    if bench.editing.try_to(lambda now: after):
        bench.shell.sound.play("part_placed")
    bench.edited()
    bench.told = bench.told or _(words.KEPT)


def tick(bench: BareBench, what_if: WhatIf, seconds: float, slice_: float) -> bool:
    """Run on what is to be run, and play; tell of a parting as soon as it is found."""
    branch, before = what_if.branch, what_if.branch.over
    worked = what_if.go_on(slice_)
    live, moved = what_if.film.live, what_if.film.advance(seconds)
    if branch.over and not before and branch.parent is not None:
        bench.told = _news(branch)
    if (branch.over and not before) or (what_if.film.live and not live):
        bench.stale()
    return worked or moved


def _news(branch: Branch) -> str:
    found = branch.parting
    told = words.parting(found, branch.machine) if found is not None else _(words.SAME)
    return f"{told} {words.fate(branch)}"


def point_out(bench: BareBench, what_if: WhatIf, canvas: Canvas, view: MachineView) -> None:
    """A card where the two runs part."""
    found = what_if.branch.parting
    if found is None:
        return
    tip, text = view.to_screen(found.spot), words.parting(found, what_if.branch.machine)
    room = bench.room.inflate(-16, -12)
    ways: tuple[Point, ...] = ((0.0, -1.6), (0.0, 1.6), (1.0, 0.0), (-1.0, 0.0))
    places = [beside(canvas, text, tip, room, way) for way in ways]
    place = next((each for each in places if not each.inflate(8, 8).collidepoint(tip)), places[0])
    bench.pane(place.union(FRect(tip[0] - 2, tip[1] - 2, 4, 4)))
    bench.add(Callout("callout_parting", place, text=text, tip=tip))


class WhatIfPanel:
    """Adds the card: what became of both runs, from when on, the branches as a tree, and what to do with one."""

    def __init__(self, bench: BareBench, what_if: WhatIf, canvas: Canvas) -> None:
        self.bench, self.what_if, self.canvas = bench, what_if, canvas

    def add(self, place: FRect) -> None:
        """Its rows, and the way out at its foot."""
        bench, letters = self.bench, self.canvas.letters
        bench.pane(place)
        bench.add(Card("what_if_card", place))
        inner = place.inflate(-2 * _EDGE, -2 * _EDGE)
        foot = control_height(letters, ACT, 46, 18)
        bench.add(Button("what_if_done", FRect(inner.x, inner.bottom - foot, inner.width, foot), text=_(words.DONE),
                         on_press=partial(close, bench)))  # fmt: skip
        view = FRect(inner.x, inner.y, inner.width, inner.height - foot - 8)
        self.room = FRect(view.x + 4, view.y + 2, view.width - 18, 0)
        self.rows = Stack(7)
        for make in (self._head, self._choices, self._tree):
            make()
        self.rows.scroll(bench, "what_ifs", view, self.room, 6)

    def _head(self) -> None:
        branch, old, theme = self.what_if.branch, self.what_if.old, self.canvas.theme
        self._line("what_if_head", words.title(branch) if branch.parent else _(words.WHAT_IF), HEAD, theme.ink)
        if branch.parent is None:
            self._line("what_if_how", _(words.HOW), SMALL, theme.faint)
            return
        self._line("as_it_was", words.title(old), SMALL_BOLD, OLD, dashed=False)
        self._line("as_it_was_fate", words.fate(old), SMALL, theme.ink)
        self._line("what_if", _(words.WHAT_IF), SMALL_BOLD, NEW, dashed=True)
        self._line("what_if_fate", words.fate(branch), SMALL, theme.ink)

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
        self.rows.add(high, lambda room: self.bench.add(
            Choice("what_if_when", room, picks=picks, value=value, on_choose=self._when, style=SMALL_BOLD, rows=lines,
                   hint=_(words.WHEN))))  # fmt: skip
        for name, text, icon, hint, act in (
            ("what_if_keep", words.KEEP, "check", words.KEEPS, partial(keep, self.bench)),
            ("what_if_throw", words.THROW_AWAY, "bin", words.THROWS, self._throw),
        ):
            self._button(name, _(text), icon, _(hint), act)

    def _button(self, name: str, text: str, icon: str, hint: str, act: Callable[[], None]) -> None:
        high = control_height(self.canvas.letters, ACT, 44, 16)
        self.rows.add(high, lambda room: self.bench.add(
            Button(name, room, text=text, icon=icon, hint=hint, on_press=act)))  # fmt: skip

    def _tree(self) -> None:
        for number, branch in enumerate(self.what_if.branches if len(self.what_if.branches) > 1 else ()):
            title = words.title(branch)
            row = PartRow(f"branch_{number}", FRect(), title=title, chosen=branch is self.what_if.branch,
                          text=words.row(branch),
                          on_press=partial(self._choose, branch), label=title)  # fmt: skip
            indent = min(3, branch.depth) * _INDENT
            high = row.height_at(self.canvas, self.room.width - indent)
            self.rows.add(high, partial(self._put, row, indent))

    def _put(self, row: PartRow, indent: float, room: FRect) -> None:
        row.rect = FRect(room.x + indent, room.y, room.width - indent, room.height)
        self.bench.add(row)

    def _line(self, name: str, text: str, style: Style, colour: Colour, dashed: bool | None = None) -> None:
        """A text; before it how the way of a run is drawn, if dashed says so."""
        left = 0.0 if dashed is None else _SAMPLE
        high = self.canvas.letters.height(text, style, self.room.width - left)

        def put(room: FRect) -> None:
            if dashed is not None:
                spot = FRect(room.x, room.y, _SAMPLE - 8, self.canvas.letters.line(style))
                self.bench.add(Picture(f"{name}_way", spot, paint=partial(sample_of, dashed=dashed)))
            place = FRect(room.x + left, room.y, room.width - left, room.height)
            self.bench.add(Label(name, place, text=text, style=style, colour=colour))

        self.rows.add(high, put)

    # What is chosen.

    def _when(self, value: str) -> None:
        what_if = self.what_if
        what_if.begin_at(0 if value == _START else max(1, what_if.now))
        self.bench.stale()

    def _choose(self, branch: Branch) -> None:
        self.what_if.branch = branch
        if branch.part:
            self.bench.editing.choose(branch.part)
        self.bench.told = words.fate(branch)
        self.bench.stale()

    def _throw(self) -> None:
        self.what_if.throw_away()
        self.bench.focus("hand")
        self.bench.stale()


def names_apart(what_if: WhatIf) -> Iterator[str]:
    """The bodies that are elsewhere in the run as it was, in the moment that is shown."""
    here, there = what_if.branch.poses(what_if.film.now), what_if.old.poses(what_if.film.now)
    for name, (x, y, angle) in there.items():
        now = here[name]
        if abs(now[0] - x) + abs(now[1] - y) > 0.05 or abs(now[2] - angle) > 0.02:
            yield name
