"""The gauge of what the trap promises as it stands: a lamp for each link that works, and how often it catches."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from game.games.mousetrap.nature.prospects import Prospect
from game.games.mousetrap.pictures.kit import Promise, TrapKit
from game.games.mousetrap.pictures.parts import fitted
from game.games.mousetrap.rules.events import Built, PartSetAnew, SetAnew, StepBuilt, StepSetAnew
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.table.own_traps import own_promise
from game.games.mousetrap.table.play import MousetrapPlay
from game.games.mousetrap.text import machine as words
from game.host.workers import work_beside
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import Style
from game.ui.drawing.theme import mix, rgb
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import CachedWidget, Mood

# The gauge on the floor of the stage: a lamp for each link that works, and later how often the trap catches.


_INK, _PALE, _RIM = rgb("#3a2c1e"), rgb("#ecd9a8"), rgb("#7a5f35")
_LIT, _FAULTY, _FULL = rgb("#ffd21f"), rgb("#d9342b"), rgb("#2f9e72")
_SHARE, _LEAST = 0.56, 12.0
"""How much of the width the lamps take, the words taking the rest; how small these may be, else they are left out."""
_WORDS = Style("bold", 16)


@dataclass
class ChainGauge(CachedWidget):
    """text, brief: what it says, in words and in figures alone. links: of so many the chain is, 0 while that is not
    known. works: so many work. possible: so many could, as the parts that stand have it. begun: how much of what the
    next one needs is there, 0 to 1. chance: how often the whole machine catches; below 0 of an unfinished one.
    """

    text: str = ""
    brief: str = ""
    links: int = 17
    works: int = 0
    possible: int = 0
    begun: float = 0.0
    chance: float = -1.0

    radius: ClassVar[float] = 6

    def says(self, mood: Mood) -> Hashable:
        """All that is seen."""
        return self.text, self.links, self.works, self.possible, self.begun, self.chance

    def spoken(self) -> Spoken:
        """Its words, and what they mean."""
        return self.called(Role.LABEL, self.text)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the lamps, or how full the gauge is, and the words."""
        place = self.place
        bar = FRect(place.x + 2, place.y + 2, place.width * _SHARE, place.height - 4)
        bar.height = min(bar.height, 15.0)
        bar.centery = place.centery
        (self._lamps if self.chance < 0 else self._filled)(canvas, bar)
        room = FRect(bar.right + 10, place.y, place.right - bar.right - 10, place.height)
        for text in (self.text, self.brief):
            style = fitted(canvas, text, _WORDS, room)
            if style.size >= _LEAST and canvas.letters.height(text, style, room.width) <= room.height:
                canvas.write(text, room, style, _INK, "left middle")
                break

    def _lamps(self, canvas: Canvas, bar: FRect) -> None:
        each = bar.width / max(1, self.links)
        for number in range(self.links):
            lamp = FRect(bar.x + number * each, bar.y, each - 3, bar.height)
            faulty = self.works <= number < self.possible
            face = _LIT if number < self.works else _PALE
            materials.framed(canvas, lamp, materials.Frame(face, _FAULTY if faulty else _RIM, 4, 2 if faulty else 1.2))
            if number == self.possible and self.begun > 0:
                part = FRect(lamp.x + 2, lamp.y + 2, max(2.0, (lamp.width - 4) * self.begun), lamp.height - 4)
                materials.framed(canvas, part, materials.Frame(mix(_LIT, _PALE, 0.3), mix(_LIT, _RIM, 0.4), 2, 1))

    def _filled(self, canvas: Canvas, bar: FRect) -> None:
        materials.well(canvas, bar, bar.height / 2, canvas.theme.tray)
        if self.chance > 0:
            full = FRect(bar.x, bar.y, max(bar.height, bar.width * self.chance), bar.height)
            materials.framed(canvas, full, materials.Frame(_FULL, canvas.theme.outline, bar.height / 2, 1.2))


# At the table: found out in spare time after each part.


_SLICE = 0.003
"""Seconds of a frame for what is made in this process."""
_FOOT, _BELOW = 0.81, 8.0
"""Where under the beads of the parts it begins, as a share of their height; how far it reaches below that."""


def prospect_of(kit: TrapKit, parts: Sequence[Placed]) -> Promise:
    """What a trap promises as these parts stand, still to be found out."""
    return own_promise(kit, parts) if kit.plan.own else Prospect(parts)


class Prospects:
    """Follows what is shown of a match, which it never touches."""

    def __init__(self, play: MousetrapPlay) -> None:
        self.play = play
        self.now: Promise = prospect_of(play.kit, play.shown.parts)
        self._shown: Promise = prospect_of(play.kit, ())

    def work(self) -> bool:
        """Use spare time, unless the match is only watched; tell whether there is more to be done."""
        if self.play.staged:
            return False
        parts = tuple(self.play.shown.parts)
        if parts != self.now.parts:
            self.now = prospect_of(self.play.kit, parts)
            self.play.changed()
        if self.now.over:
            self._show()
            return False
        before = self._known
        self._go_on(self.now)
        if self._known != before:
            self.play.changed()
        return True

    @property
    def _known(self) -> bool:
        """Whether what the gauge says of the machine as it stands is known, which no further run changes."""
        return (self.now.chance if self.now.whole else self.now.works) is not None

    def _go_on(self, now: Promise) -> None:
        """The many runs of the whole machine are made by processes beside the window, where there are some."""
        workers = self.play.shell.workers
        if now.whole and not now.runs:
            workers.start()
        if now.whole and workers.ready:
            now.leave_off()
            work_beside(now, workers)
        else:
            now.work(_SLICE)
        if now.over:
            self._show()
            if now.whole:
                workers.close()

    def _show(self) -> None:
        if self._shown is not self.now:
            self._shown = self.now
            self.play.changed()

    def gauge(self, beads: FRect) -> ChainGauge:
        """The gauge under the beads; while a machine is tried it says so, and its lamps stay as they were."""
        now = self.now
        place = FRect(beads.x, beads.y + beads.height * _FOOT, beads.width, beads.height * (1 - _FOOT) + _BELOW)
        lamps = now if self._known else self._shown
        works, links = lamps.works or 0, now.links or self._shown.links
        hint = self.play.kit.promised(now, self.builders()[: len(now.parts)])
        return ChainGauge("gauge", place, hint=hint, text=words.short(now), brief=words.brief(now), links=links,
                          works=works, possible=lamps.possible, begun=lamps.begun,
                          chance=(now.chance or 0.0) if now.whole else -1.0)  # fmt: skip

    def builders(self) -> list[str]:
        """Who set each part last, by name; nobody those that stood at first."""
        found, names = [""] * len(self.play.state.parts), self.play.seats.names
        for played in self.play.table.match.played:
            for event in played.events:
                if isinstance(event, Built | SetAnew | PartSetAnew):
                    found[event.part - 1] = names[event.seat]
                elif isinstance(event, StepBuilt | StepSetAnew):
                    found[event.step - 1] = names[event.seat]
        return found
