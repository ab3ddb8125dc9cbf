"""The bench with the machine of the day: parts can be shifted and turned, touches are counted, the result is shared."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from pygame import FRect

from game.session.match import NotSaved
from game.shell.pages import Notice, Way, Working
from game.text import screens as labels
from game.text.language import _, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.layout import Child, Sized
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Widget
from game.workshop.bench.bare_bench import copy_text
from game.workshop.bench.bench import Bench
from game.workshop.bench.editing import COARSE, FINE, Editing
from game.workshop.parts.challenge import sample
from game.workshop.parts.files import Stored
from game.workshop.parts.line import encode
from game.workshop.parts.machine import Machine
from game.workshop.parts.refusals import Unbuildable
from game.workshop.pictures.papers import DayRow
from game.workshop.proofs.mending import Fault, mending, touched
from game.workshop.shelf import MendDays, MendProgress
from game.workshop.text import hall as wall
from game.workshop.text import hall as words

ROW, _SENT_DAYS = 14, 7
"""So many days are shown, and sent to others."""
_TRUE = 0.15
"""cm beside its place at which a part is as good as back; a hint tells whole millimetres."""


class MendEditing(Editing):
    """Lets parts be shifted and turned only, and keeps the machine until the day is over."""

    def __init__(self, editing: Editing, fault: Fault, progress: MendProgress) -> None:
        super().__init__(editing.shelf, editing.name, editing.machine)
        self.fault, self.progress = fault, progress

    def refuse_unfair(self, machine: Machine) -> None:
        """Only of the same parts."""
        if not self.fault.fair(machine):
            raise Unbuildable("only shifted")

    def remove(self) -> bool:
        """What is in hand goes back to where it was found."""

        def back(now: Machine) -> Machine:
            for name in self.chosen:
                now = now.set(self.fault.machine.part(name))
            return now

        return self.try_to(back)

    def save(self) -> None:
        """Keep what was done so far."""
        try:
            self.progress.keep(self.machine)
        except NotSaved as error:
            self.refusal = error


class MendBench(Bench):
    """Opened with a day and its fault."""

    tools = ("turn_left", "turn_right", "box_back")
    branches = False
    counts = False

    def __init__(self, shell: Shell, day: date, fault: Fault) -> None:
        self.day, self.fault = day, fault
        progress = MendProgress(shell.places.challenges, day)
        begun = progress.begun()
        machine = begun if begun is not None and fault.fair(begun) else fault.machine
        super().__init__(shell, Stored(_(words.MEND_IT), machine))
        self.editing = MendEditing(self.editing, fault, progress)
        self.newcomer = False
        self._proof: Working[bool] | None = None
        self.progress, self.days = progress, MendDays(shell.places.challenges)
        self.mended = progress.mended()

    @property
    def task(self) -> str:
        """What is asked every day."""
        return _(words.TASK)

    @property
    def touches(self) -> int:
        """How many parts stand elsewhere than they were found."""
        return touched(self.fault, self.editing.machine)

    @property
    def step_cm(self) -> float:
        """What is out of its place is so by millimetres; with Shift it goes faster."""
        return COARSE if self.fine else FINE

    def heading(self) -> str:
        """The day, and how many parts were touched."""
        return words.heading(self.day, self.touches)

    def kinds(self) -> tuple[str, ...]:
        """There is nothing to be added."""
        return ()

    def back_hint(self) -> str:
        """What the last tool does."""
        return _(words.BACK_AS_FOUND)

    def name_widget(self, place: FRect) -> Widget:
        """A hint, where else the name is; once it is mended, the way to tell others."""
        if self.editing.machine == self.mended:
            return Button("result", place, text=_(words.COPY_RESULT), icon="copy", on_press=self.copy_line)
        return Button("hint", place, text=_(wall.HINT), icon="help", on_press=self.tell, hint=_(wall.HINT_SHOWN))

    def tell(self) -> None:
        """The next of the three hints about what is still out of its place, first in the machine first; and again."""
        now, sound = self.editing.machine, sample("mouse_trap").machine
        wrong = tuple(part.id for part in sound.parts if part.id in self.fault.parts)
        out = tuple(part for part in wrong if abs(now.part(part).x - sound.part(part).x) > _TRUE)
        hints = words.hints(now, sound, out) if out else words.hints(self.fault.machine, sound, wrong)
        first = (out or wrong)[0]
        self.hint(hints, ("", first, first))

    def copy_line(self) -> None:
        """The machine, with what was done if it is mended."""
        machine = self.editing.machine
        if machine == self.mended:
            copy_text(words.shared(self.day, self.touches, self.days.row(self.day, _SENT_DAYS), encode(machine)))
            self.told = _(words.RESULT_COPIED)
        else:
            copy_text(encode(machine))
            self.told = _(words.FOUND_COPIED)
        self.stale()

    def caught(self) -> None:
        """It caught; whether it needs a hand for that is found out while it is celebrated."""
        self._proof = Working(mending(self.editing.machine))

    def stop(self) -> None:
        """Back to mending."""
        self._proof = None
        super().stop()

    def tick(self, dt: float) -> bool:
        """Tell the result once it is certain and celebrated."""
        moved = super().tick(dt)
        if self._proof is None or self.celebration.going_on:
            return moved
        if self._proof.go_on():
            sure, self._proof = self._proof.result, None
            if sure:
                self.tell_result()
        return True

    def tell_result(self) -> None:
        """It is mended: how well, and the way to tell others."""
        self.mended = self.editing.machine
        try:
            self.progress.keep_mended(self.mended)
            self.days.note(self.day, self.touches)
        except NotSaved as error:
            self.editing.refusal = error
        self.stale()
        text = words.result(self.touches, len(self.fault.parts))
        ways = ((_(words.COPY_RESULT), "act", self._copy), (_(labels.OK), "primary", self.shell.close))
        told = sentences(text, words.in_a_row(self.days.streak(self.day)))
        self.shell.open("mended", text=told, offered=ways, days=self.days.row(self.day, ROW))

    def _copy(self) -> None:
        self.shell.close()
        self.copy_line()


class Mended(Notice):
    """It is mended: the words, the row of days and the ways on."""

    def __init__(self, shell: Shell, text: str, offered: Sequence[Way], days: tuple[bool, ...]) -> None:
        super().__init__(shell, _(words.MENDED), text, offered)
        self.days = days

    def pictured(self, canvas: Canvas) -> Sequence[Child]:
        """The days up to this one, this one last."""
        high = DayRow.height(canvas)
        return Sized(DayRow("days", days=self.days, told=words.days_told(self.days)), height=high), 12
