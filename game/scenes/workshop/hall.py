"""The hall of the Workshop: machines of one's own with their pictures, examples, and the ways to the other benches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from pathlib import Path
from typing import ClassVar

from pygame import FRect

from game.host.today import today
from game.physics.errors import MachineError
from game.physics.workshop.files import Stored
from game.physics.workshop.line import decode, line_in
from game.physics.workshop.machine import Machine
from game.physics.workshop.samples import NAMES, sample
from game.pictures.workshop.bench_stage import machine_portrait
from game.pictures.workshop.figures import Figures
from game.scenes.page import MARGIN, Page
from game.scenes.workshop.clipboard import pasted_text
from game.session.machine_shelf import MachineShelf
from game.text.boobytrap import practice as tray
from game.text.language import _
from game.text.mousetrap import practice as crank
from game.text.workshop import hall as words
from game.text.workshop import mend, wall
from game.text.workshop.refusals import refusal
from game.ui import materials
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.layout import control_height, grid
from game.ui.lettering import ACT, BOLD, SMALL
from game.ui.shell import Shell
from game.ui.widget import Mood, Widget

_CELL, _GAP = 280.0, 18.0


@dataclass
class MachineCard(Widget):
    """A machine on a card: its picture, its name, what it is."""

    machine: Machine = field(default_factory=Machine)
    text: str = ""
    note: str = ""
    on_press: Callable[[], None] = lambda: None
    figures: Figures = field(default_factory=Figures)

    focusable: ClassVar[bool] = True

    def look(self) -> object:
        """What its picture depends on."""
        return self.machine, self.text, self.note

    def confirm(self) -> None:
        """Open it."""
        self.on_press()

    @staticmethod
    def height(canvas: Canvas, width: float) -> float:
        """How tall one is."""
        return (width - 20) * 0.5 + canvas.letters.line(BOLD) + canvas.letters.line(SMALL) + 28

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """A card with a photograph."""
        theme, place = canvas.theme, self.place
        materials.card(canvas, place, 12, 1.0, theme.field if mood.hover else None)
        photo = FRect(place.x + 10, place.y + 10, place.width - 20, (place.width - 20) * 0.5)
        canvas.layer(("machine", self.machine), photo, self._photograph, opaque=True)
        letters = canvas.letters
        line = FRect(photo.x + 2, photo.bottom + 6, photo.width - 4, letters.line(BOLD))
        canvas.write(self.text, line, letters.fitting(self.text, BOLD, line.width), theme.ink, "left middle")
        rest = FRect(line.x, line.bottom, line.width, letters.line(SMALL))
        canvas.write(self.note, rest, letters.fitting(self.note, SMALL, rest.width), theme.faint, "left middle")

    def _photograph(self, canvas: Canvas) -> None:
        machine_portrait(canvas, self.figures, self.machine, canvas.area)


class Hall(Page):
    """Opened from the title."""

    first = "new"

    def __init__(self, shell: Shell, day: Callable[[], date] = today) -> None:
        super().__init__(shell)
        self.day = day
        self.figures = Figures()
        self.own = MachineShelf(shell.places.machines).machines()

    def compose(self, canvas: Canvas) -> None:
        """New machine and the ways on above, then cards: one's own, then examples."""
        area = canvas.area
        rest = self.head(canvas, _(words.WORKSHOP))
        ways = self._ways(canvas, FRect(MARGIN, rest.bottom + 18, area.width - 2 * MARGIN, 0))
        view = FRect(MARGIN - 12, ways + 12, area.width - 2 * MARGIN + 24, area.height - ways - 20)
        inner = view.inflate(-24, 0)
        columns = max(1, int((inner.width + _GAP) // (_CELL * min(1.4, canvas.text_scale) + _GAP)))
        wide = (inner.width - (columns - 1) * _GAP) / columns
        high = MachineCard.height(canvas, wide)
        cards = self._cards()
        rows = -(-len(cards) // columns)
        with self.region("machines", view, rows * (high + _GAP) + 24):
            places = grid(FRect(inner.x, view.y + 10, inner.width, 0), columns, high, _GAP)
            for card, place in zip(cards, places, strict=False):
                card.rect = place
                self.add(card)

    def _ways(self, canvas: Canvas, room: FRect) -> float:
        """A new machine, and the machines of the games; tells where the row ends."""
        high = control_height(canvas.letters, ACT, 52, 20)
        ways = (
            ("new", words.NEW, "plus", "primary", partial(self._open, None)),
            ("challenges", wall.CHALLENGES, "star", "act", partial(self.shell.open, "wall")),
            ("mend", mend.MEND_IT, "wrench", "act", self._mend),
            ("paste", wall.PASTE, "copy", "plain", self._paste),
            ("classic", words.CLASSIC, "wrench", "plain", partial(self.shell.open, "workshop:mousetrap")),
            ("tray", words.TRAY, "wrench", "plain", partial(self.shell.open, "workshop:boobytrap")),
            ("practise_crank", crank.PRACTISE_THE_CRANK, "crank", "plain", partial(self.shell.open, "practise_crank")),
            ("practise_feeling", tray.PRACTISE_FEELING, "grab", "plain", partial(self.shell.open, "practise_feeling")),
        )
        left, top = room.x, room.y
        for name, text, icon, kind, act in ways:
            wide = min(room.width, Button.width(canvas, _(text), icon) + 8)
            if left + wide > room.right:
                left, top = room.x, top + high + 10
            hint = _(mend.MEND_IT_DAILY) if name == "mend" else ""
            self.add(Button(name, FRect(left, top, wide, high), text=_(text), icon=icon, kind=kind, on_press=act,
                            hint=hint))  # fmt: skip
            left += wide + 14
        return top + high

    def _cards(self) -> list[MachineCard]:
        own = [
            self._card(f"own_{number}", each.stored, words.standing(each.stored.machine), each.path)
            for number, each in enumerate(self.own)
        ]
        samples = {name: Stored(_(sample(name).name), sample(name).machine) for name in NAMES}
        return own + [self._card(f"sample_{name}", each, _(words.EXAMPLE), None) for name, each in samples.items()]

    def _card(self, name: str, stored: Stored, note: str, path: Path | None) -> MachineCard:
        return MachineCard(name, FRect(0, 0, 1, 1), machine=stored.machine, text=stored.name, note=note,
                           on_press=partial(self._open, stored, path), figures=self.figures,
                           hint=f"{stored.name}. {note}")  # fmt: skip

    def _mend(self) -> None:
        """The machine of this day."""
        self.shell.open("mend", day=self.day())

    def _paste(self) -> None:
        """Open the machine whose line was copied somewhere."""
        try:
            machine = decode(line_in(pasted_text()))
        except MachineError as error:
            self.shell.open("notice", heading=_(wall.PASTE), text=_(wall.NO_LINE, why=refusal(error)))
            return
        self._open(Stored(_(wall.PASTED), machine))

    def _open(self, stored: Stored | None, path: Path | None = None) -> None:
        self.shell.open("bench", given=stored, path=path)

    def rest(self) -> None:
        """A bench lies over this: look at the shelf again afterwards."""
        super().rest()
        self._away = True

    def tick(self, dt: float) -> bool:
        """Back from a bench: what was built there is on the shelf."""
        if not self._away:
            return False
        self._away = False
        self.own = MachineShelf(self.shell.places.machines).machines()
        self.stale()
        return True

    _away = False
