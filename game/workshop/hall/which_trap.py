"""Which trap a match builds: the classic one, machines of one's own, examples, and what is pasted or dropped here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from types import MappingProxyType
from typing import ClassVar, NamedTuple

from game.core.slices import Slices
from game.games.mousetrap.rules.plan import CLASSIC, BuildPlan
from game.games.mousetrap.rules.state import SHEET
from game.host.workers import Workers, work_beside
from game.machine import MachineError
from game.session.saves import SaveOrder
from game.shell.desk import DESKS
from game.shell.pages import MARGIN, Page, Working
from game.text.aims import Minutes, on_the_box, told_on_the_box
from game.text.language import _, sentences
from game.text.matches import THIS_FILE_IS_NOT_OPENED
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BOLD, SMALL, SMALL_BOLD
from game.ui.input.bindings import Input, Pressed, Scrolled
from game.ui.layout import BoxTree, Grow, HBox, Layers, Pad, Scroll, Sized, VBox, grid
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import Mood
from game.workshop.bench.bare_bench import pasted_text
from game.workshop.parts.challenge import NAMES, challenges, sample
from game.workshop.parts.claim import pasted_in
from game.workshop.parts.line import encode
from game.workshop.parts.machine import Machine
from game.workshop.pictures.papers import MachineCard, RunPips
from game.workshop.pictures.photographs import Photographs
from game.workshop.proofs.in_match import LEAST_CAUGHT, Fitting, as_option, fitting_of, groups_of, looking, machine_of
from game.workshop.proofs.scoring import RUNS
from game.workshop.shelf import ChallengeProgress, MachineShelf, Shelved, TrialBook, opened
from game.workshop.text import hall as paste
from game.workshop.text import in_match as words
from game.workshop.text.bench import UNTITLED, copies_caught
from game.workshop.text.challenges import challenge_name
from game.workshop.text.refusals import refusal

_CELL, _GAP = 280.0, 18.0
_SLICE = 0.008
"""Seconds of a frame in which the shelf is read, or a machine is tried where no process can do it."""
_MOST_OWN = 48
"""Of one's own machines those that were changed last are offered."""
_THE_CLASSIC, _DRAWING = "mouse_trap", "title/machine"
_CHOSEN = 4
"""How thick the frame of the chosen one is."""
_known: dict[str, Fitting] = {}
"""What came of the machines that were tried, by their lines; the book of the machines has it for the next time."""


class Offered(NamedTuple):
    """A machine that may be chosen. told: whose it is. line: by which it is known. parts: how many are built."""

    name: str
    machine: Machine
    told: str
    line: str
    parts: int

    @staticmethod
    def of(name: str, machine: Machine, told: str) -> Offered:
        """The same of a machine."""
        return Offered(name, machine, told, encode(machine), len(groups_of(machine)))


class Trials:
    """Finds out which machines can be the trap of a match, one after the other: beside the window, or in slices."""

    def __init__(self, book: TrialBook) -> None:
        self._book = book
        _known.update({line: found for line, found in book.read().items() if line not in _known})
        self._lines: dict[str, Machine] = {}
        self._now: tuple[str, Slices[Fitting]] | None = None
        self.share = 0.0
        """How much of the trial that goes on here is done."""

    def want(self, machines: Mapping[str, Machine]) -> None:
        """These are to be tried, by their lines, the first of them first."""
        self._lines = dict(machines)

    @property
    def wanted(self) -> list[str]:
        """The lines of those that were not tried yet."""
        return [line for line in self._lines if line not in _known]

    @property
    def here(self) -> str:
        """The line of the one that is tried in this process, if any."""
        return self._now[0] if self._now is not None else ""

    def call(self, line: str) -> tuple[object, str]:
        """What a process does."""
        return fitting_of, line

    def learn(self, line: str, found: Fitting) -> None:
        """What came of it, which is kept."""
        _known[line] = found
        self._book.add(line, found)

    def work(self, workers: Workers) -> bool:
        """Go on for a slice of a frame; tell whether there is anything left to be tried."""
        if not (wanted := self.wanted):
            return False
        if workers.ready and self._now is None:
            work_beside(self, workers)
        else:
            self._try_here(wanted[0])
        return True

    def _try_here(self, line: str) -> None:
        if self._now is None:
            self._now, self.share = (line, looking(self._lines[line])), 0.0
        until = perf_counter() + _SLICE
        while perf_counter() < until:
            try:
                self.share = next(self._now[1])
            except StopIteration as done:
                self.learn(self._now[0], done.value)
                self._now = None
                return


@dataclass
class TrapCard(MachineCard):
    """A trap on its card: its picture and its name. chosen: it is the one that the match builds.

    fits: whether it can be chosen. note: what stands below its name, aloud. drawing: the sprite of the classic one.
    """

    chosen: bool = False
    fits: bool = True
    note: str = ""
    drawing: str = ""

    group: ClassVar[str] = "traps"

    def look(self) -> object:
        """Besides, whether it is chosen."""
        return super().look(), self.chosen, self.fits

    def spoken(self) -> Spoken:
        """One of several of which one is chosen, and what is known of it."""
        return self.called(Role.RADIO, self.text)._replace(on=self.chosen, note=self.note)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Over all of its card, whose words lie under it; the chosen one in a frame."""
        super().draw(canvas, mood._replace(hover=False))
        if self.drawing:
            canvas.sprite(self.drawing, self.photo)
        if self.chosen or mood.hover:
            wide = _CHOSEN if self.chosen else 1
            materials.outline(canvas, self.place.inflate(-wide, -wide), canvas.theme.chosen_edge, wide)


@dataclass
class _Row:
    """What a card shows of a trap. weak: its weak spot, where it is known. options: of the match, besides the trap."""

    name: str
    offered: Offered
    lines: list[str] = field(default_factory=list)
    found: Fitting | None = None
    option: str = ""
    weak: str = ""
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def minutes(self) -> Minutes:
        """How long a match with it takes."""
        usual = DESKS["mousetrap"].minutes
        built = usual if self.option == CLASSIC else usual.with_parts(self.offered.parts)
        return built.with_options(self.options)

    @property
    def counted(self) -> bool:
        """Whether it is shown how many of its copies caught."""
        return self.found is not None and self.found.captured > 0

    @property
    def told(self) -> str:
        """All of it, aloud."""
        return sentences(*self.lines, self.weak, told_on_the_box(self.minutes))


class WhichTrap(Page):
    """Opened from the set-up. chosen: the value of the option now; choose: told another one. options: all of the match.

    A machine is offered once it was tried by a hundred careful hands, which is done while the page is open.
    """

    first = "trap_0"

    def __init__(
        self,
        shell: Shell,
        chosen: str = CLASSIC,
        choose: Callable[[str], None] = lambda value: None,
        options: Mapping[str, str] = MappingProxyType({}),
        dropped: Path | None = None,
    ) -> None:
        super().__init__(shell)
        self.chosen, self._choose, self.options, self._dropped = chosen, choose, options, dropped
        self.photographs, self.trials = Photographs(), Trials(TrialBook(shell.places.machines))
        self.sent: list[Offered] = []
        self.own: list[Offered] = []
        self.solved: list[Offered] = []
        plan = BuildPlan.read(chosen)
        self._chosen_line = plan.line if plan is not None else ""
        known = [name for name in NAMES if name != _THE_CLASSIC]
        self.examples = [Offered.of(_(sample(name).name), sample(name).machine, _(words.EXAMPLE)) for name in known]
        if plan is not None:
            self.examples.append(Offered.of(plan.name or _(UNTITLED), machine_of(chosen), _(words.CHOSEN)))
        self._shelf = MachineShelf(shell.places.machines, SaveOrder(shell.places.machines))
        self._reading: Working[list[Shelved]] | None = Working(self._shelf.reading())
        self._seen: object = None
        self._untouched = True
        """Whether nobody did anything here yet, so that the ring is on the trap that is chosen."""
        self._away = False
        self._want()
        self._ring_the_chosen()

    # What is offered.

    @property
    def offered(self) -> list[Offered]:
        """Every machine but the classic, no one twice."""
        found: dict[str, Offered] = {}
        for each in (*self.sent, *self.own, *self.solved, *self.examples):
            found.setdefault(each.line, each)
        return list(found.values())

    def _want(self) -> None:
        """Offer what was built for challenges, and try all that is offered."""
        progress = ChallengeProgress(self.shell.places.challenges)
        solved = [each for each in challenges() if progress.of(each).fewest and not each.winds]
        names = [challenge_name(each.id) for each in solved]
        self.solved = [
            Offered.of(name, progress.begun(each), words.solved(name)) for name, each in zip(names, solved, strict=True)
        ]
        self.trials.want({each.line: each.machine for each in self.offered})

    def _rows(self) -> list[_Row]:
        classic = Offered(_(words.THE_CLASSIC), sample(_THE_CLASSIC).machine, _(words.ON_THE_BOX), CLASSIC, SHEET.steps)
        rows = [_Row("trap_0", classic, [words.parts(classic.parts), classic.told], option=CLASSIC,
                     options=self.options)]  # fmt: skip
        for number, each in enumerate(self.offered, 1):
            found = _known.get(each.line)
            row = _Row(f"trap_{number}", each, [words.parts(each.parts), each.told], found, options=self.options)
            if found is None:
                row.lines.append(self._waiting(each.line))
            elif found.lacks:
                row.lines.append(words.lacking(found))
            else:
                row.lines.append(copies_caught(found.captured, RUNS))
                row.weak = words.weak_spot(each.machine, found.weak)
                row.option = as_option(each.machine, "" if each.name == _(UNTITLED) else each.name)
            if each.line == self._chosen_line:
                row.option = self.chosen
            rows.append(row)
        return rows

    def _waiting(self, line: str) -> str:
        if line == self.trials.here:
            return words.tested(round(self.trials.share * RUNS), RUNS)
        return _(words.TESTING if self.shell.workers.has((self.trials, line)) else words.WAITING)

    def _ring_the_chosen(self) -> None:
        """The ring begins on the trap that the match builds, also once the shelf is read and it stands elsewhere."""
        if self._untouched:
            self.focus(next((row.name for row in self._rows() if row.option == self.chosen), self.first))

    def handle(self, given: Input) -> None:
        """Whoever does anything keeps the ring where it is."""
        self._untouched = self._untouched and not isinstance(given, (Pressed, Scrolled))
        super().handle(given)

    # What is done.

    def choose(self, row: _Row) -> None:
        """This one, and back; one that does not fit says why."""
        if not row.option:
            self.shell.sound.play("miss")
            self.shell.announcements.say(row.lines[-1], seen=True)
            return
        self._choose(row.option)
        self.on_back()

    def take(self, machine: Machine, name: str = "") -> None:
        """Offer a machine from elsewhere, first of all."""
        self.sent.insert(0, Offered.of(name or _(UNTITLED), machine, _(words.SENT)))
        self._want()
        self._untouched = False
        self.focus("trap_1")
        self.stale()

    def take_file(self, path: Path) -> None:
        """Offer the machine of a file or a picture that was dropped here."""
        try:
            sent = opened(path)
        except (MachineError, OSError) as error:
            told = _(paste.NO_FILE, name=path.name, why=refusal(error))
            self.shell.open("notice", heading=_(THIS_FILE_IS_NOT_OPENED), text=told)
            return
        self.take(sent.machine, sent.name)

    def paste(self) -> None:
        """Offer the machine whose line was copied somewhere."""
        try:
            sent = pasted_in(pasted_text())
        except MachineError as error:
            self.shell.open("notice", heading=_(words.PASTE), text=_(paste.NO_LINE, why=refusal(error)))
            return
        self.take(sent.machine, sent.name)

    def on_help(self) -> None:
        """F1: what makes a machine fit."""
        self.shell.open("notice", heading=_(words.TITLE), text=words.what_fits())

    def abandon(self) -> None:
        """The trials end."""
        self.shell.workers.close()
        super().abandon()

    # Layout.

    def compose(self, canvas: Canvas) -> None:
        """Photographs are made of what is seen then."""
        self.photographs.forget()
        super().compose(canvas)

    def tree(self, canvas: Canvas) -> BoxTree:
        """The cards, and at the foot the ways to further machines."""
        together = Label("together", text=_(words.TOGETHER), style=BOLD, colour=canvas.theme.on_table,
                         align="right middle")  # fmt: skip
        title = _(words.TITLE)
        aside = together if together.natural_width(canvas) < self.room_beside(canvas, title) else None
        room = canvas.area.width - 2 * MARGIN - 6
        columns = max(1, int((room + _GAP) // (_CELL * min(1.4, canvas.text_scale) + _GAP)))
        wide = (room - (columns - 1) * _GAP) / columns
        cards = grid(columns, *(self._card(canvas, row, wide) for row in self._rows()), gap=_GAP)
        high = control_height(canvas.letters, ACT, 50, 20)
        ways = [Button("paste", text=_(words.PASTE), icon="copy", on_press=self.paste, hint=_(words.PASTES)),
                Button("build", text=_(words.BUILD), icon="wrench", on_press=partial(self.shell.return_to, "hall"),
                       hint=_(words.BUILDS))]  # fmt: skip
        foot = Sized(HBox(*(Sized(way, way.natural_width(canvas) + 12) for way in ways), gap=12), height=high)
        scroll = Scroll(cards, "traps", (12, 10, 18, 14))
        return self.page(canvas, title, 8, Grow(Pad(scroll, MARGIN - 12, 0)), 10, Pad(foot, MARGIN, 0), 18, aside=aside)

    def _card(self, canvas: Canvas, row: _Row, wide: float) -> BoxTree:
        letters, theme = canvas.letters, canvas.theme
        each, inner = row.offered, wide - 24
        fits = bool(row.option) or row.found is None
        card = TrapCard(row.name, machine=each.machine, text=each.name, photographs=self.photographs,
                        on_press=partial(self.choose, row), chosen=row.option == self.chosen, fits=bool(row.option),
                        note=row.told, drawing=_DRAWING * (row.option == CLASSIC),
                        hint=words.must_catch() if row.counted else "")  # fmt: skip
        high = MachineCard.height(canvas, wide)
        below = RunPips.height(canvas, inner) + 6
        time = on_the_box(row.minutes)
        parts = HBox(Grow(Label(f"{row.name}_parts", text=row.lines[0], style=SMALL_BOLD)),
                     Sized(Label(f"{row.name}_time", text=time, style=SMALL, colour=theme.faint, align="right top"),
                           letters.width(time, SMALL) + 4), gap=8)  # fmt: skip
        told = VBox(
            parts,
            Label(f"{row.name}_told", text=row.lines[1], style=SMALL, colour=theme.faint),
            *(Label(f"{row.name}_found", text=line, style=SMALL_BOLD, colour=theme.good if row.option else
                    theme.faint if fits else theme.warn) for line in row.lines[2:]),
            Sized(RunPips(f"{row.name}_pips", captured=row.found.captured, runs=RUNS,
                          enough=LEAST_CAUGHT), height=below)
            if row.found is not None and row.counted else None,
            Label(f"{row.name}_weak", text=row.weak, style=SMALL, colour=theme.faint) if row.weak else None,
            Grow(),
            gap=3,
        )  # fmt: skip
        least = high + 4 * (letters.line(SMALL) + 4) + below + 20
        under = VBox(high, Pad(told, 12, 2, 12, 10))
        return Sized(Layers(Card(f"{row.name}_card"), under, card), least=least)

    # Time.

    def prepare(self, canvas: Canvas) -> bool:
        """Make the pictures of machines that are seen; then use spare time."""
        if not self.photographs.wanted:
            return super().prepare(canvas)
        self.touch(*self.photographs.develop(canvas))
        return True

    def rest(self) -> None:
        """The Workshop lies over this: look at the shelf again afterwards."""
        super().rest()
        self._away = True

    def tick(self, dt: float) -> bool:
        """Read the shelf, try machines, and show what has come of it."""
        if self._dropped is not None:
            path, self._dropped = self._dropped, None
            self.take_file(path)
        if self._away:
            self._away, self._reading = False, Working(self._shelf.reading())
        if self._reading is not None:
            if self._reading.go_on(_SLICE):
                self._show(self._reading.result)
                self._reading = None
            return True
        if self.trials.wanted and not self.shell.workers.ready:
            self.shell.workers.start(1)
        busy = self.trials.work(self.shell.workers)
        seen = tuple(row.lines[-1] for row in self._rows()) if busy or self._seen is None else self._seen
        if seen != self._seen:
            self._seen = seen
            self.stale()
        return busy

    def _show(self, found: list[Shelved]) -> None:
        """One's own machines are there."""
        shown = found[:_MOST_OWN]
        self.own = [Offered.of(each.stored.name, each.stored.machine, _(words.YOURS)) for each in shown]
        self._want()
        self._ring_the_chosen()
        self.stale()
