"""The hall of the Workshop: machines of one's own with their pictures, examples, and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from math import inf
from pathlib import Path

from pygame import FRect

from game.games.boobytrap.text import table as tray
from game.games.mousetrap.text import machine as crank
from game.host.desktop import today
from game.machine import MachineError
from game.session.match import NotSaved
from game.session.saves import SaveOrder
from game.shell import routes
from game.shell.desk import DESKS
from game.shell.pages import MARGIN, Page, Working
from game.text import matches
from game.text.error_messages import trouble
from game.text.language import _, percent
from game.text.matches import THIS_FILE_IS_NOT_OPENED
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, HEAD, SMALL, SMALL_BOLD
from game.ui.input.bindings import Pressed
from game.ui.layout import BoxTree, ByWidth, Grow, HandPlaced, HBox, Layers, Pad, Scroll, Sized, Stretch, VBox, grid
from game.ui.shell import Scene, Shell
from game.ui.widgets.buttons import Button, NotedButton
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label, Progress
from game.ui.widgets.screen import Screen
from game.workshop.bench.bare_bench import pasted_text
from game.workshop.bench.bench import Bench
from game.workshop.bench.duel import offer_to_beat
from game.workshop.hall.wall import looking, open_mend
from game.workshop.parts.challenge import NAMES, challenges, sample
from game.workshop.parts.claim import Sent, pasted_in
from game.workshop.parts.files import Stored
from game.workshop.pictures.papers import MachineCard, PlanPicture
from game.workshop.pictures.photographs import Photographs
from game.workshop.shelf import ChallengeProgress, MachineShelf, MendDays, Shelved, opened
from game.workshop.text import challenges as texts
from game.workshop.text import hall as mend
from game.workshop.text import hall as wall
from game.workshop.text import hall as words
from game.workshop.text.bench import building_help
from game.workshop.text.refusals import refusal

_GAP, _EDGE = 18.0, 18.0
_BESIDE = 860.0
"""Design units of width from which the three ways stand beside the card of the next challenge."""
_PICTURE, _LOW = 0.52, 130.0
"""How tall a drawing is for its width beside the words, and above them, in design units."""


class HallWays:
    """acts: what the three ways do, by name."""

    def __init__(self, screen: Screen, canvas: Canvas, progress: ChallengeProgress, day: date) -> None:
        self.screen, self.canvas, self.progress = screen, canvas, progress
        self.day, self.days = day, MendDays(progress.folder)
        self.next = progress.following() or challenges()[-1]
        self.newcomer = not progress.best

    # The next challenge.

    def start(self, photographs: Photographs, acts: dict[str, Callable[[], None]]) -> BoxTree:
        """The card of the next challenge with the three ways beside or below it."""
        card = ByWidth(partial(self._card, photographs))
        ways = VBox(*(Stretch(self._way(name, act), inf) for name, act in acts.items()), gap=_GAP - 6)
        least = _BESIDE * max(1.0, self.canvas.text_scale * 0.8)
        beside, below = HBox(Grow(card, 0.6), Grow(ways, 0.4), gap=_GAP), VBox(card, ways, gap=_GAP)
        return ByWidth(lambda width: beside if width >= least else below)

    def _card(self, photographs: Photographs, width: float) -> BoxTree:
        """A drawing, and beside it or below it what it asks, with the one button that is yellow."""
        plan = PlanPicture("start_plan", machine=self.next.fixed, photographs=photographs)
        inner, words_ = width - 2 * _EDGE, self._words()
        told: BoxTree = VBox(Sized(plan, height=_LOW), words_, gap=_GAP)
        if width >= 520.0 * self.canvas.text_scale:
            told = HBox(Grow(Sized(plan, least=inner * 0.5 * _PICTURE)), Sized(words_, inner * 0.5 - _GAP), gap=_GAP)
        return Layers(Card("start_card", lift=1.2), Pad(told, _EDGE))

    def _words(self) -> BoxTree:
        name, task = texts.challenge_name(self.next.id), texts.task(self.next.id)
        told, faint = _(words.START_HERE if self.newcomer else wall.NEXT), self.canvas.theme.faint
        build = Button("start", text=_(wall.BUILD_IT), icon="wrench", kind="primary",
                       on_press=partial(self.screen.shell.open, "task", challenge=self.next))  # fmt: skip
        return VBox(
            Label("start_told", text=told, style=SMALL_BOLD, colour=faint),
            Label("start_name", text=name, style=HEAD),
            Label("start_task", text=task),
            4,
            Grow(),
            10,
            Sized(build, height=control_height(self.canvas.letters, ACT, 54, 22)),
            gap=4,
        )

    # The three other ways.

    def _way(self, name: str, act: Callable[[], None]) -> NotedButton:
        """Its word, its line and its icon."""
        caught = sum(bool(self.progress.of(each).fewest) for each in challenges())
        text, note, icon = {
            "challenges": (_(wall.CHALLENGES), words.caught(caught, len(challenges())), "star"),
            "mend": (
                _(mend.MEND_IT),
                mend.mend_note(self.day in self.days.touches, self.days.streak(self.day)),
                "help",
            ),
            "new": (_(words.NEW), _(words.EMPTY_STAGE), "plus"),
        }[name]
        return NotedButton(name, text=text, note=note, icon=icon, on_press=act)

    # What belongs to the games.

    def games(self) -> BoxTree:
        """The machines of the games and what can be practised, in a row or two."""
        open_ = self.screen.shell.open
        ways = (
            ("classic", words.CLASSIC, "wrench", partial(open_, "workshop:mousetrap")),
            ("tray", words.TRAY, "wrench", partial(open_, "workshop:boobytrap")),
            ("practise_crank", crank.PRACTISE_THE_CRANK, "crank", partial(open_, "practise_crank")),
            ("practise_feeling", tray.PRACTISE_FEELING, "grab", partial(open_, "practise_feeling")),
        )
        buttons = [Button(name, text=_(text), icon=icon, on_press=act) for name, text, icon, act in ways]
        each = max(button.natural_width(self.canvas) for button in buttons) + 8 + 12
        rows = [Sized(button, height=control_height(self.canvas.letters, ACT, 50, 20)) for button in buttons]
        return ByWidth(lambda width: grid(next((n for n in (4, 2) if n * each - 12 <= width), 1), *rows, gap=12))


# A machine's file that was dropped on the window.

ENDING = ".toml"


def open_machine(shell: Shell, top: Scene, path: Path) -> None:
    """Lay the machine of a file on the bench, in place of what lies there; what is none is told in a sentence."""
    try:
        sent = opened(path)
    except (MachineError, OSError) as error:
        shell.open(
            "notice", heading=_(THIS_FILE_IS_NOT_OPENED), text=_(words.NO_FILE, name=path.name, why=refusal(error))
        )
        return
    if isinstance(top, Bench):
        shell.close()
    stored = Stored(sent.name, sent.machine)
    if not offer_to_beat(shell, sent, stored):
        shell.open("bench", given=stored, sent=sent)


# The hall of the Workshop: machines of one's own with their pictures, examples, and the ways to the other benches.

_CELL, _HALL_GAP = 260.0, 18.0
_STEP = 0.001
"""Seconds of spare time, of which a step of the search takes more."""
_PATIENCE, _SLICE, _SHOWN_EVERY = 0.015, 0.012, 0.3
"""Seconds for which the shelf is read before the first frame and in each later one, in which pictures are made too, and
between two looks at what was read so far."""
_BAR = 12.0
_UNDO = 10.0
"""Seconds for which a machine that was thrown away can be brought back."""


class Hall(Page):
    """Opened from the title. day: tells which day it is."""

    first, safe = "start", words.SAFE

    def __init__(self, shell: Shell, day: Callable[[], date] = today) -> None:
        super().__init__(shell)
        self.day = day
        self._looked = self.day(), looking(self.day())
        self.photographs = Photographs()
        self.shelf = MachineShelf(shell.places.machines, SaveOrder(shell.places.machines))
        self.shelf.empty()
        self.own: list[Shelved] = []
        self.thrown: dict[Path, float] = {}
        self._rows = range(0)
        self._pitch = 1.0, 1, 0.0, FRect()
        self._unshown = 0.0
        self._work: Working[list[Shelved]] | None = None
        self._look()

    def compose(self, canvas: Canvas) -> None:
        """Photographs are made of what is seen then."""
        self.photographs.forget()
        self._pitch, self._rows = (1.0, 1, 0.0, FRect()), range(0)
        super().compose(canvas)

    def tree(self, canvas: Canvas) -> BoxTree:
        """What to do first and the ways on, one's own machines, examples, and what belongs to the games."""
        machines = Scroll(VBox(*self._machines(canvas), gap=_HALL_GAP), "machines", (12, 10, 18, 14))
        return self.page(canvas, _(words.WORKSHOP), 8, Grow(Pad(machines, MARGIN - 12, 0)), 8)

    def _machines(self, canvas: Canvas) -> Iterator[BoxTree]:
        ways = HallWays(self, canvas, ChallengeProgress(self.shell.places.challenges), self.day())
        wall_, new = partial(self.shell.open, "wall"), partial(self._open, None)
        yield ways.start(self.photographs, {"challenges": wall_, "mend": self._mend, "new": new})
        if self.own:
            yield VBox(self._heading(canvas, words.YOUR_MACHINES, paste=True), self._own_cards(canvas))
        columns, wide = self._cells(canvas)
        shown = [name for name in NAMES if not ways.next.given_away(sample(name).machine)]
        examples = grid(columns, *(self._example(canvas, name, wide) for name in shown), gap=_HALL_GAP)
        yield VBox(self._heading(canvas, words.EXAMPLES, paste=not self.own), examples)
        yield VBox(self._heading(canvas, words.FROM_THE_GAMES), ways.games())

    def _heading(self, canvas: Canvas, text: str, paste: bool = False) -> BoxTree:
        """A heading, and on its right, or below it, the way to paste a machine."""
        letters, room = canvas.letters, _room(canvas)
        label = Label(f"heading_{text.split(maxsplit=1)[0].lower()}", text=_(text), colour=canvas.theme.on_table,
                      align="left middle")  # fmt: skip
        if not paste:
            high = letters.line(HEAD) + 8
            label.style = letters.shrunk(_(text), HEAD, room, high)
            return VBox(Sized(label, height=high), 10)
        high = control_height(letters, ACT, 46, 18)
        button = Button("paste", text=_(wall.PASTE), icon="copy", on_press=self._paste, hint=_(words.PASTES))
        wide = button.natural_width(canvas) + 8
        if letters.width(_(text), HEAD) + wide + _HALL_GAP > room:
            label.style = letters.shrunk(_(text), HEAD, room, high)
            under = VBox(high + 6, Sized(button, wide, high, "right top"))
            return VBox(Layers(under, VBox(Sized(label, height=high), Grow())), 4)
        label.style = letters.shrunk(_(text), HEAD, room - wide - _HALL_GAP, high)
        row = HBox(Sized(button, wide), Grow(label), gap=_HALL_GAP, from_right=True)
        return VBox(Sized(row, height=high), 10)

    @staticmethod
    def _cells(canvas: Canvas) -> tuple[int, float]:
        """How many cards lie side by side, and how wide each is."""
        room = _room(canvas)
        columns = max(1, int((room + _HALL_GAP) // (_CELL * min(1.4, canvas.text_scale) + _HALL_GAP)))
        return columns, (room - (columns - 1) * _HALL_GAP) / columns

    # The cards.

    def _own_cards(self, canvas: Canvas) -> BoxTree:
        """One's own machines, and how much of the shelf is read."""
        columns, wide = self._cells(canvas)
        pitch = MachineCard.height(canvas, wide) + MachineCard.foot(canvas) + _HALL_GAP
        rows = -(-len(self.own) // columns)
        reading = None
        if self._work is not None:
            reading = Sized(Progress("reading", share=self._work.share, tell=percent), height=_BAR)
        put = partial(self._put_own, canvas, pitch, columns)
        return VBox(reading, HandPlaced(put, lambda width: rows * pitch - _HALL_GAP), gap=8)

    def _put_own(self, canvas: Canvas, pitch: float, columns: int, room: FRect) -> None:
        """Only the rows that are seen, one more on either side, and what has the focus are made."""
        region = self.widgets[-1].region
        assert region is not None
        self._pitch = pitch, columns, room.y, region.view
        self._rows = self._seen(region.offset)
        there = {number for row in self._rows for number in range(row * columns, (row + 1) * columns)}
        focused = self.focused.removeprefix("own_").removesuffix("_bin")
        there |= {int(focused)} if focused.isdigit() else set()
        wide = (room.width - (columns - 1) * _HALL_GAP) / columns
        for number in sorted(there & set(range(len(self.own)))):
            row, column = divmod(number, columns)
            place = FRect(room.x + column * (wide + _HALL_GAP), room.y + row * pitch, wide, pitch - _HALL_GAP)
            each = self.own[number]
            self._own(canvas, f"own_{number}", each.path, each.stored, wide).lay(self, canvas, place)

    def _seen(self, offset: float) -> range:
        """The rows of one's own machines that may be seen at an offset, one more on either side."""
        pitch, _columns, top, view = self._pitch
        first = int((offset + view.y - top) // pitch) - 1
        return range(max(0, first), max(0, first + int(view.height // pitch) + 4))

    def repaint(self) -> None:
        """The hall was scrolled: make the cards that come into sight."""
        super().repaint()
        self.photographs.forget()
        if self.own and self._seen(self.offsets.get("machines", 0.0)) != self._rows:
            self.stale()

    def _own(self, canvas: Canvas, name: str, path: Path, stored: Stored, wide: float) -> BoxTree:
        """A machine of one's own, which can be thrown away and brought back."""
        thrown, foot = path in self.thrown, MachineCard.foot(canvas)
        act = partial(self._bring_back, path) if thrown else partial(self._open, stored, path)
        card = MachineCard(name, machine=stored.machine, text=stored.name, photographs=self.photographs, thrown=thrown,
                           on_press=act)  # fmt: skip
        note = _(matches.THROWN_AWAY) if thrown else words.standing(stored.machine)
        icon, do = ("undo", self._bring_back) if thrown else ("bin", self.throw)
        hint = _(matches.UNDO) if thrown else _(words.THROWS_AWAY, name=stored.name)
        button = Button(f"{name}_bin", icon=icon, hint=hint, on_press=partial(do, path))
        away = Pad(Sized(button, foot - 8, foot - 8, "right bottom"), 0, 0, 8, 8)
        return Layers(self._noted(canvas, card, note, wide, foot), away)

    def _example(self, canvas: Canvas, name: str, wide: float) -> BoxTree:
        """A machine to look at and to change."""
        stored = Stored(_(sample(name).name), sample(name).machine)
        card = MachineCard(f"sample_{name}", machine=stored.machine, text=stored.name, photographs=self.photographs,
                           on_press=partial(self._open, stored), hint=_(words.OPENS))  # fmt: skip
        return self._noted(canvas, card, words.standing(stored.machine), wide)

    @staticmethod
    def _noted(canvas: Canvas, card: MachineCard, note: str, wide: float, aside: float = 0.0) -> BoxTree:
        """A machine with a line below it; aside: room at the right of that."""
        foot, high = MachineCard.foot(canvas), MachineCard.height(canvas, wide)
        style = canvas.letters.shrunk(note, SMALL, wide - aside - 24, foot - 8)
        told = Label(f"{card.name}_note", text=note, style=style, colour=canvas.theme.faint, align="left middle")
        under = VBox(high, Pad(Sized(told, height=foot - 8), 12, 0, 12 + aside, 8))
        return Layers(Card(f"{card.name}_card"), under, Sized(card, height=high, align="centre top"))

    # What is done.

    def on_help(self) -> None:
        """F1: how one builds on the benches that open from here."""
        self.shell.open("notice", heading=_(words.WORKSHOP), text=building_help(box=True, hands=True, ties=True))

    def throw(self, path: Path) -> None:
        """Away with it, for good in ten seconds."""
        if self._attempt(partial(self.shelf.throw_away, path)):
            self.thrown[path] = _UNDO

    def _bring_back(self, path: Path) -> None:
        if self._attempt(partial(self.shelf.bring_back, path)):
            del self.thrown[path]

    def _attempt(self, act: Callable[[], None]) -> bool:
        """Do something that may fail, and say so if it does; whether it worked."""
        self.stale()
        try:
            act()
        except NotSaved as error:
            self.shell.open("notice", heading=_(matches.THAT_DID_NOT_WORK), text=trouble(error))
            return False
        return True

    def _lose(self, *paths: Path) -> None:
        for path in paths:
            self.shelf.lose(path)
            del self.thrown[path]
        self.own = [each for each in self.own if each.path not in paths]
        if self._work is not None:
            self._work = Working(self.shelf.reading())  # what was read already may be among what is lost
        self.stale()

    def on_key(self, pressed: Pressed) -> bool:
        """Delete throws away the machine that has the focus."""
        number = self.focused.removeprefix("own_").removesuffix("_bin")
        if pressed.key != "delete" or not number.isdigit() or int(number) >= len(self.own):
            return super().on_key(pressed)
        path = self.own[int(number)].path
        self._bring_back(path) if path in self.thrown else self.throw(path)
        return True

    def _mend(self) -> None:
        """The machine of this day."""
        day = self.day()
        if day != self._looked[0]:
            self._looked = day, looking(day)
        open_mend(self.shell, *self._looked)

    def _paste(self) -> None:
        """Open the machine whose line was copied somewhere."""
        try:
            sent = pasted_in(pasted_text())
        except MachineError as error:
            self.shell.open("notice", heading=_(wall.PASTE), text=_(wall.NO_LINE, why=refusal(error)))
            return
        stored = Stored(sent.name or _(wall.PASTED), sent.machine)
        if not offer_to_beat(self.shell, sent, stored):
            self._open(stored, sent=sent)

    def _open(self, stored: Stored | None, path: Path | None = None, sent: Sent | None = None) -> None:
        self.shell.open("bench", given=stored, path=path, sent=sent)

    # Time.

    def on_back(self) -> None:
        self._lose(*self.thrown)
        self.shell.close()

    def prepare(self, canvas: Canvas) -> bool:
        """Make the pictures of machines that are seen; then use spare time."""
        if not self.photographs.wanted:
            return super().prepare(canvas)
        self.touch(*self.photographs.develop(canvas))
        return True

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """What is opened from here, and the fault of the day, are there when they are asked for."""
        yield from routes.ahead(
            "bench", "wall", "records", "task", "mend_bench", *filter(None, (desk.practice for desk in DESKS.values()))
        )
        while not self._looked[1].go_on(_STEP):
            yield

    def rest(self) -> None:
        """A bench lies over this: look at the shelf again afterwards."""
        super().rest()
        self._away = True

    def tick(self, dt: float) -> bool:
        """Lose what was thrown away long ago; back from a bench, show what was built there."""
        self.thrown = {path: left - dt for path, left in self.thrown.items()}
        if late := [path for path, left in self.thrown.items() if left <= 0]:
            self._lose(*late)
        if not self._away:
            return self._read(_SLICE, dt) or bool(late)
        self._away = False
        self._lose(*self.thrown)
        self._look()
        self.stale()
        return True

    def _look(self) -> None:
        """Look at the shelf; a small one is read at once."""
        self._work = Working(self.shelf.reading())
        self._read(_PATIENCE, 0.0)

    def _read(self, seconds: float, dt: float) -> bool:
        """Read the shelf for so long; tell whether there was anything to be read."""
        if self._work is None:
            return False
        self._unshown += dt
        if self._work.go_on(seconds):
            self._show(self._work.result)
            self._work = None
        elif self._unshown > _SHOWN_EVERY and len(self.shelf.found) > len(self.own):
            self._show(self.shelf.found)
        return True

    def _show(self, found: list[Shelved]) -> None:
        """These are there; what was thrown away a moment ago is still shown, to be brought back."""
        paths = {each.path for each in found}
        kept = [each for each in self.own if each.path in self.thrown and each.path not in paths]
        self.own = sorted((*found, *kept), key=lambda each: each.age, reverse=True)
        self._unshown = 0.0
        self.stale()

    _away = False


def _room(canvas: Canvas) -> float:
    """How wide what scrolls is."""
    return canvas.area.width - 2 * MARGIN - 6
