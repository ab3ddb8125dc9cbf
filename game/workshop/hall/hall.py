"""The hall of the Workshop: machines of one's own with their pictures, examples, and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from itertools import islice
from pathlib import Path

from pygame import FRect

from game.games.boobytrap.text import table as tray
from game.games.mousetrap.text import machine as crank
from game.host.files import read_limited
from game.host.system import today
from game.machine.errors import MachineError
from game.session.errors import NotSaved
from game.session.save_order import SaveOrder
from game.shell import routes
from game.shell.desk import DESKS
from game.shell.pages import MARGIN, Page, Working
from game.text import matches
from game.text.error_messages import trouble
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, HEAD, SMALL, SMALL_BOLD
from game.ui.input.bindings import Pressed
from game.ui.shell import Scene, Shell
from game.ui.widgets.buttons import Button, NotedButton
from game.ui.widgets.layout import Column, control_height, grid, split
from game.ui.widgets.panels import Card, Label, Progress
from game.ui.widgets.screen import Screen
from game.workshop.bench.bare_bench import pasted_text
from game.workshop.bench.bench import Bench
from game.workshop.hall.wall import looking, open_mend
from game.workshop.parts.challenge import NAMES, challenges, sample
from game.workshop.parts.files import MOST_BYTES, Stored, read_machine
from game.workshop.parts.line import decode, line_in
from game.workshop.pictures.papers import MachineCard, PlanPicture
from game.workshop.pictures.photographs import Photographs
from game.workshop.shelf import ChallengeProgress, MachineShelf, Shelved
from game.workshop.text import challenges as texts
from game.workshop.text import hall as mend
from game.workshop.text import hall as wall
from game.workshop.text import hall as words
from game.workshop.text.refusals import refusal

_GAP, _EDGE = 18.0, 18.0
_BESIDE = 860.0
"""Design units of width from which the three ways stand beside the card of the next challenge."""
_PICTURE, _LOW = 0.52, 130.0
"""How tall a drawing is for its width beside the words, and above them, in design units."""


class HallWays:
    """Measures and adds them. acts: what the three ways do, by name."""

    def __init__(self, screen: Screen, canvas: Canvas, progress: ChallengeProgress) -> None:
        self.screen, self.canvas, self.progress = screen, canvas, progress
        self.next = progress.following() or challenges()[-1]
        self.newcomer = not progress.best

    # The next challenge.

    def start(self, room: FRect, photographs: Photographs, acts: dict[str, Callable[[], None]]) -> float:
        """The card of the next challenge with the three ways beside or below it; tells where they end."""
        beside = room.width >= _BESIDE * max(1.0, self.canvas.text_scale * 0.8)
        card, ways = split(room, (0.6, 0.4), _GAP) if beside else (FRect(room), FRect(room))
        high = self._card_height(card.width)
        heights = [self._noted_height(name, ways.width) for name in acts]
        if beside:
            high = max(high, sum(heights) + 2 * (_GAP - 6))
        self._card(FRect(card.x, card.y, card.width, high), photographs)
        spare = (high - sum(heights) - 2 * (_GAP - 6)) / 3 if beside else 0.0
        top = room.y if beside else room.y + high + _GAP
        for (name, act), tall in zip(acts.items(), heights, strict=True):
            place = FRect(ways.x, top, ways.width, tall + spare)
            self._noted(name, place, act)
            top = place.bottom + _GAP - 6
        return max(room.y + high, top - _GAP + 6)

    def _words_width(self, width: float) -> float:
        """Beside the drawing, or below it where words are large."""
        inner = width - 2 * _EDGE
        return inner * 0.5 - _GAP if self._wide(width) else inner

    def _wide(self, width: float) -> bool:
        return width >= 520.0 * self.canvas.text_scale

    def _card_height(self, width: float) -> float:
        words_, inner = self._words_height(self._words_width(width)), width - 2 * _EDGE
        if self._wide(width):
            return 2 * _EDGE + max(words_, inner * 0.5 * _PICTURE)
        return 2 * _EDGE + words_ + _GAP + _LOW

    def _lines(self) -> tuple[tuple[str, str], ...]:
        told = words.START_HERE if self.newcomer else wall.NEXT
        name, task = texts.challenge_name(self.next.id), texts.task(self.next.id)
        return ("start_told", _(told)), ("start_name", name), ("start_task", task)

    def _words_height(self, width: float) -> float:
        letters = self.canvas.letters
        high = sum(letters.height(text, _STYLES[name], width) + 4 for name, text in self._lines())
        return high + control_height(letters, ACT, 54, 22) + 10

    def _card(self, place: FRect, photographs: Photographs) -> None:
        """A drawing, what it asks, and the one button that is yellow."""
        screen, canvas = self.screen, self.canvas
        screen.add(Card("start_card", place, lift=1.2))
        inner, wide = place.inflate(-2 * _EDGE, -2 * _EDGE), self._words_width(place.width)
        column = Column(FRect(inner.right - wide, inner.y, wide, inner.height))
        drawing = FRect(inner.x, inner.y, inner.width - wide - _GAP, inner.height)
        if not self._wide(place.width):
            drawing = column.take(_LOW, _GAP)
        screen.add(PlanPicture("start_plan", drawing, machine=self.next.fixed, photographs=photographs))
        for name, text in self._lines():
            line = column.take(canvas.letters.height(text, _STYLES[name], wide), 4)
            faint = canvas.theme.faint if name == "start_told" else None
            screen.add(Label(name, line, text=text, style=_STYLES[name], colour=faint))
        button = column.last(control_height(canvas.letters, ACT, 54, 22))
        screen.add(Button("start", button, text=_(wall.BUILD_IT), icon="wrench", kind="primary",
                          on_press=partial(screen.shell.open, "task", challenge=self.next)))  # fmt: skip

    # The three other ways.

    def _told(self, name: str) -> tuple[str, str, str]:
        """The word of a way, its line, its icon."""
        caught = sum(bool(self.progress.of(each).fewest) for each in challenges())
        return {
            "challenges": (_(wall.CHALLENGES), words.caught(caught, len(challenges())), "star"),
            "mend": (_(mend.MEND_IT), _(words.TODAY), "help"),
            "new": (_(words.NEW), _(words.EMPTY_STAGE), "plus"),
        }[name]

    def _noted_height(self, name: str, width: float) -> float:
        text, note, _icon = self._told(name)
        return NotedButton.height(self.canvas, text, note, width)

    def _noted(self, name: str, place: FRect, act: Callable[[], None]) -> None:
        text, note, icon = self._told(name)
        self.screen.add(NotedButton(name, place, text=text, note=note, icon=icon, on_press=act))

    # What belongs to the games.

    def games(self, room: FRect) -> float:
        """The machines of the games and what can be practised, in a row or two; tells where they end."""
        open_ = self.screen.shell.open
        ways = (
            ("classic", words.CLASSIC, "wrench", partial(open_, "workshop:mousetrap")),
            ("tray", words.TRAY, "wrench", partial(open_, "workshop:boobytrap")),
            ("practise_crank", crank.PRACTISE_THE_CRANK, "crank", partial(open_, "practise_crank")),
            ("practise_feeling", tray.PRACTISE_FEELING, "grab", partial(open_, "practise_feeling")),
        )
        widest = max(Button.width(self.canvas, _(text), icon) for _name, text, icon, _act in ways) + 8
        columns = next((each for each in (4, 2) if each * (widest + 12) - 12 <= room.width), 1)
        high = control_height(self.canvas.letters, ACT, 50, 20)
        for (name, text, icon, act), place in zip(ways, grid(room, columns, high, 12), strict=False):
            self.screen.add(Button(name, place, text=_(text), icon=icon, on_press=act))
        rows = -(-len(ways) // columns)
        return room.y + rows * (high + 12) - 12


_STYLES = {"start_told": SMALL_BOLD, "start_name": HEAD, "start_task": BODY}


# A machine's file that was dropped on the window.

ENDING = ".toml"


def open_machine(shell: Shell, top: Scene, path: Path) -> None:
    """Lay the machine of a file on the bench, in place of what lies there; what is none is told in a sentence."""
    try:
        stored = read_machine(read_limited(path, MOST_BYTES))
    except (MachineError, OSError) as error:
        shell.open("notice", heading=_(words.PASTE), text=_(words.NO_FILE, name=path.name, why=refusal(error)))
        return
    if isinstance(top, Bench):
        shell.close()
    shell.open("bench", given=stored)


# The hall of the Workshop: machines of one's own with their pictures, examples, and the ways to the other benches.

_CELL, _HALL_GAP = 260.0, 18.0
_UNKNOWN = 1e6
"""How tall what scrolls is before it is laid out: so tall that it stays scrolled as it is."""
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
        """What to do first and the ways on, one's own machines, examples, and what belongs to the games."""
        self.photographs.forget()
        area = canvas.area
        rest = self.head(canvas, _(words.WORKSHOP))
        back = self.find("back")
        assert isinstance(back, Button)
        back.on_press = self.on_back
        view = FRect(MARGIN - 12, rest.bottom + 8, area.width - 2 * MARGIN + 24, area.height - rest.bottom - 16)
        room = FRect(view.x + 12, view.y + 10, view.width - 30, 0)
        with self.region("machines", view, _UNKNOWN) as region:
            self._pitch = 1.0, 1, 0.0, view
            self._rows = range(0)
            self._offset = region.offset
            end = self._fill(canvas, room)
            region.height = max(view.height, end - view.y + 14)
            region.scroll(region.offset)
            self._rows = self._seen(region.offset)

    def _fill(self, canvas: Canvas, room: FRect) -> float:
        """Everything below the head, from the top of a room on; tells where it ends."""
        ways = HallWays(self, canvas, ChallengeProgress(self.shell.places.challenges))
        wall_, new = partial(self.shell.open, "wall"), partial(self._open, None)
        room.y = ways.start(room, self.photographs, {"challenges": wall_, "mend": self._mend, "new": new}) + _HALL_GAP
        examples = [(f"sample_{name}", Stored(_(sample(name).name), sample(name).machine)) for name in NAMES]
        if self.own:
            room.y = self._heading(canvas, room, words.YOUR_MACHINES, paste=True)
            self._own_cards(canvas, room)
        room.y = self._heading(canvas, room, words.EXAMPLES, paste=not self.own)
        for (name, stored), place in zip(examples, self._places(canvas, room, len(examples)), strict=False):
            self._card(canvas, name, stored, words.standing(stored.machine), place)
        room.y = self._heading(canvas, room, words.FROM_THE_GAMES)
        return ways.games(room)

    def _heading(self, canvas: Canvas, room: FRect, text: str, paste: bool = False) -> float:
        """A heading, and on its right the way to paste a machine; tells where what it heads begins."""
        high = control_height(canvas.letters, ACT, 46, 18) if paste else canvas.letters.line(HEAD) + 8
        wide = Button.width(canvas, _(wall.PASTE), "copy") + 8
        told, under = FRect(room.x, room.y, room.width, high), False
        if paste:
            under = canvas.letters.width(_(text), HEAD) + wide + _HALL_GAP > room.width
            spot = FRect(room.right - wide, room.y + (high + 6 if under else 0), wide, high)
            self.add(Button("paste", spot, text=_(wall.PASTE), icon="copy", on_press=self._paste, hint=_(words.PASTES)))
            told.width -= 0 if under else wide + _HALL_GAP
        style = canvas.letters.shrunk(_(text), HEAD, *told.size)
        name = f"heading_{text.split(maxsplit=1)[0].lower()}"
        self.add(Label(name, told, text=_(text), style=style, colour=canvas.theme.on_table, align="left middle"))
        return room.y + high * (2 if under else 1) + 10

    def _places(self, canvas: Canvas, room: FRect, number: int) -> list[FRect]:
        """Where so many cards lie; the room goes on below them."""
        columns = max(1, int((room.width + _HALL_GAP) // (_CELL * min(1.4, canvas.text_scale) + _HALL_GAP)))
        wide = (room.width - (columns - 1) * _HALL_GAP) / columns
        high = MachineCard.height(canvas, wide) + MachineCard.foot(canvas)
        found = list(islice(grid(room, columns, high, _HALL_GAP), number))
        room.y = found[-1].bottom + _HALL_GAP
        return found

    # The cards.

    def _own_cards(self, canvas: Canvas, room: FRect) -> None:
        """Only the rows that are seen, one more on either side, and what has the focus are made."""
        if self._work is not None:
            self.add(Progress("reading", FRect(room.x, room.y, room.width, _BAR), share=self._work.share))
            room.y += _BAR + 8
        top, places = room.y, self._places(canvas, room, len(self.own))
        columns = next((number for number, place in enumerate(places) if place.y > top), len(places))
        self._pitch = places[0].height + _HALL_GAP, columns, top, self._pitch[3]
        self._rows = self._seen(self._offset)
        there = {number for row in self._rows for number in range(row * columns, (row + 1) * columns)}
        focused = self.focused.removeprefix("own_").removesuffix("_bin")
        there |= {int(focused)} if focused.isdigit() else set()
        for number in sorted(there & set(range(len(self.own)))):
            each = self.own[number]
            self._own(canvas, f"own_{number}", each.path, each.stored, places[number])

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

    def _own(self, canvas: Canvas, name: str, path: Path, stored: Stored, place: FRect) -> None:
        """A machine of one's own, which can be thrown away and brought back."""
        thrown = path in self.thrown
        note = _(matches.THROWN_AWAY) if thrown else words.standing(stored.machine)
        act = partial(self._bring_back, path) if thrown else partial(self._open, stored, path)
        card = self._card(canvas, name, stored, note, place)
        card.thrown, card.on_press = thrown, act
        side = MachineCard.foot(canvas) - 8
        spot = FRect(place.right - side - 8, place.bottom - side - 8, side, side)
        icon, do = ("undo", self._bring_back) if thrown else ("bin", self.throw)
        hint = _(matches.UNDO) if thrown else _(words.THROWS_AWAY, name=stored.name)
        self.add(Button(f"{name}_bin", spot, icon=icon, hint=hint, on_press=partial(do, path)))

    def _card(self, canvas: Canvas, name: str, stored: Stored, note: str, place: FRect) -> MachineCard:
        foot = MachineCard.foot(canvas)
        self.add(Card(f"{name}_card", place))
        upper = FRect(place.x, place.y, place.width, place.height - foot)
        aside = foot if name.startswith("own") else 0.0
        line = FRect(place.x + 12, upper.bottom, place.width - aside - 24, foot - 8)
        self.add(Label(f"{name}_note", line, text=note, style=canvas.letters.shrunk(note, SMALL, *line.size),
                       colour=canvas.theme.faint, align="left middle"))  # fmt: skip
        card = MachineCard(name, upper, machine=stored.machine, text=stored.name, photographs=self.photographs,
                           on_press=partial(self._open, stored), hint="" if aside else _(words.OPENS))  # fmt: skip
        return self.add(card)

    # What is done.

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
            machine = decode(line_in(pasted_text()))
        except MachineError as error:
            self.shell.open("notice", heading=_(wall.PASTE), text=_(wall.NO_LINE, why=refusal(error)))
            return
        self._open(Stored(_(wall.PASTED), machine))

    def _open(self, stored: Stored | None, path: Path | None = None) -> None:
        self.shell.open("bench", given=stored, path=path)

    # Time.

    def on_back(self) -> None:
        """What was thrown away is lost; back to the title."""
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
            "bench", "wall", "task", "mend_bench", *filter(None, (desk.practice for desk in DESKS.values()))
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
    _offset = 0.0
