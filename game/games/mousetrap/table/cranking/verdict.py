"""What came of a run and why: the card that says it, and the search for the cause."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pygame
from pygame import FRect

from game.games.mousetrap.nature.causes import FRESH, TRIES, Cause, CauseSearch, hasty, outcome
from game.games.mousetrap.table.machine.crank_cards import free_spot
from game.games.mousetrap.text import hundred
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.text.machine import explain, looking
from game.games.mousetrap.trap.machine import PART_NUMBERS, TrapInputs
from game.games.mousetrap.trap.report import TrapReport
from game.games.mousetrap.trap.run import TrapRun
from game.host.workers import Workers, work_beside
from game.text import matches as filming
from game.text.language import _
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, HEAD, Style
from game.ui.drawing.theme import Colour
from game.ui.widgets.buttons import FOOT, Button
from game.ui.widgets.panels import Card, Label
from game.ui.widgets.screen import Screen
from game.ui.widgets.widget import Mood

_LEAST_SHARE = 0.06
"""How much of a button that fills is filled from the beginning on."""
_SLICE = 0.008
"""Seconds of a frame where it is looked for in this process."""
_TOLD = 10
"""After so many more runs it is told how far the search has come."""
_KEPT = 8
"""Searches that are kept, so that a machine which misses again need not be tried anew."""
_before: deque[CauseSearch] = deque(maxlen=_KEPT)


class Reason:
    """The search for the cause of one run; there is none to look for if it was captured, never started or lacked parts.

    tries, fresh: as for `CauseSearch`. workers: processes that make its runs, started by whoever gives them.
    """

    def __init__(self, run: TrapRun, tries: int = TRIES, fresh: int = FRESH, workers: Workers | None = None) -> None:
        report = run.report()
        search = _search(made_of(run), report, tries, fresh) if missed(report) and _whole(run.inputs) else None
        self._go_by(search, workers)

    def _go_by(self, search: CauseSearch | None, workers: Workers | None) -> None:
        """Say what this search finds, if there is one."""
        self._search = search
        self._workers = workers or Workers()
        self._rest()

    @property
    def looking(self) -> bool:
        """Whether there is more to be found out."""
        return self._search is not None and not self._search.over

    def work(self) -> bool:
        """Use a slice of time; tell whether there is more to say than before."""
        if self._search is None:
            return False
        before = self.tried, self._search.found, self._search.over
        if self._workers.ready:
            work_beside(self._search, self._workers)
        else:
            self._search.work(_SLICE)
        self._rest()
        return (self.tried, self._search.found, self._search.over) != before

    def _rest(self) -> None:
        """Nobody need wait for work once the search is over."""
        if not self.looking:
            self._workers.close()

    @property
    def tried(self) -> int:
        """How many runs were made so far, in tens."""
        return self._search.tried // _TOLD * _TOLD if self._search else 0

    @property
    def share(self) -> float:
        """How far the search has come at the least, 0 to 1."""
        return self._search.share if self._search else 1.0

    @property
    def parts(self) -> tuple[int, ...]:
        """The parts to blame, as far as is known."""
        return self._search.found.parts if self._search and self._search.found else ()

    @property
    def calm(self) -> bool:
        """Whether the hand is to blame too, as far as is known."""
        return bool(self._search and self._search.found and self._search.found.calm)

    @property
    def cause(self) -> tuple[str, tuple[int, ...], bool] | None:
        """What is to blame, once that is told: its kind, the parts, and whether the hand is; None before.

        `none` as soon as it is told that no one thing explains it, while several are still tried together.
        """
        search = self._search
        if search is None or search.found is None:
            return None
        if search.over or search.suspected:
            return search.found.kind, search.found.parts, search.found.calm
        return ("none", (), False) if search.together else None

    @property
    def told(self) -> str:
        """The cause in a sentence, or that it is being looked for; empty where there is none.

        Shares of catches are told once, when all is known.
        """
        search = self._search
        if search is None:
            return ""
        if search.found is not None and (search.over or search.suspected):
            return self.explained(search.found, search.inputs, search.over)
        return looking(search.inputs, self.tried, search.together)

    def explained(self, cause: Cause, inputs: TrapInputs, sure: bool) -> str:
        """What was found out by trying, in words; sure: whether it held under further runs."""
        return explain(cause, inputs, sure=sure)

    @property
    def better(self) -> TrapInputs | None:
        """A run that catches, with what was to blame put right."""
        return self._search.catching() if self._search else None


class Foresight:
    """Begins that search while the run is still shown, so that its cause is known sooner after the end.

    Once the hand is off the crank the run is decided: a process beside the window runs it to its end, which is the same
    there, and if it misses, the search begins. A `Reason` of the same run goes on with it. Without processes nothing
    is done: the window needs its time for what is shown.
    """

    def __init__(self, workers: Workers, tries: int = TRIES, fresh: int = FRESH) -> None:
        self._workers, self._tries, self._fresh = workers, tries, fresh
        self._run: TrapRun | None = None
        self._inputs: TrapInputs | None = None
        self._search: CauseSearch | None = None

    def work(self, run: TrapRun) -> None:
        """Go on, in a frame of this run."""
        if run is not self._run:
            self._run, self._inputs, self._search = run, None, None
        if self._search is not None:
            work_beside(self._search, self._workers)
        elif self._inputs is not None:
            self._look(self._inputs)
        elif (not run.live or len(run.links) >= run.free_at) and self._workers.free and _whole(run.inputs):
            self._inputs = made_of(run)
            self._workers.give(run, outcome, self._inputs)

    def _look(self, inputs: TrapInputs) -> None:
        for name, report in self._workers.taken():
            if name is self._run and missed(report):
                self._search = _search(inputs, report, self._tries, self._fresh)


def made_of(run: TrapRun) -> TrapInputs:
    """The inputs that give a run again, as it was cranked so far."""
    return TrapInputs(run.inputs.placements, run.hand if run.live else run.inputs.hand)


def missed(report: TrapReport) -> bool:
    """Whether a run started and did not catch."""
    return not (report.captured or report.refused)


def _whole(inputs: TrapInputs) -> bool:
    return len(inputs.placements) == len(PART_NUMBERS)


def _search(inputs: TrapInputs, report: TrapReport, tries: int, fresh: int) -> CauseSearch:
    """The search for the cause of this miss: one that was made of the same run before, or else a new one.

    Of a machine that nobody has touched since, what cured it then is tried first; what nothing cured under a calm hand,
    nothing cures under another calm one.
    """
    first = None
    for old in reversed(_before):
        if (old.tries, old.fresh, old.inputs.placements) != (tries, fresh, inputs.placements):
            continue
        hopeless = old.over and old.found is not None and old.found.kind == "none"
        if old.inputs == inputs or (hopeless and not hasty(old.inputs.hand) and not hasty(inputs.hand)):
            return old
        if first is None and old.found is not None and old.found.explained and old.found.kind != "luck":
            first = old.found.remedy
    search = CauseSearch(inputs, report, tries, fresh, first)
    _before.append(search)
    return search


# The card that says what came of a run: where it stands, what is on it, and made ahead of the run's end.

WORD = Style("display", 34)
_LINE = 740.0
"""A reason up to this width, design units, stands in one line where there is room."""
_NARROW, _ROWS_GAP = 372.0, 10.0
"""The same of a card that stands at the side of the stage, and what is between its rows of buttons."""
_CORNER, _SIDE = 52.0, 26.0
"""The room at both sides of the word, of which a button in the corner takes one; and at both sides of the rest."""


def measured(canvas: Canvas, word: str, reason: str, buttons: int = 2) -> tuple[float, float, float, float]:
    """How wide it is within its edges; how high are its word, its reason and a button."""
    letters, most = canvas.letters, canvas.area.width - 100
    each = max(200.0, Button.width(canvas, _(labels.WATCH_AGAIN), "replay", HEAD) + 16)
    said = max(letters.width(word, WORD) + 8 + 2 * _CORNER, min(_LINE, letters.width(reason, BODY) + 8))
    inner = min(most, max(buttons * (each + 12) - 12, said))
    return inner, *_heights(canvas, inner, word, reason)


def _heights(canvas: Canvas, inner: float, word: str, reason: str) -> tuple[float, float, float]:
    letters = canvas.letters
    tall = max(44.0, letters.height(word, WORD, inner - 2 * _CORNER))
    return tall, letters.height(reason, BODY, inner), max(54.0, letters.line(HEAD) + 20)


def room_for(canvas: Canvas, cards: Sequence[FRect], word: str, reason: str, buttons: int) -> FRect:
    """Where the card stands: below the cards above, or between them."""
    inner, tall, low, high = measured(canvas, word, reason, buttons)
    middle, top = free_spot(canvas.area, cards, inner / 2 + 30)
    return FRect(middle - inner / 2 - _SIDE, top, inner + 2 * _SIDE, tall + low + high + 46)


def narrow(
    canvas: Canvas, word: str, reason: str, buttons: int, widest: float = _NARROW + 2 * _SIDE
) -> tuple[float, float]:
    """How wide and high a card is that leaves most of the stage free, its buttons in two rows if there are three."""
    inner = min(_NARROW, widest - 2 * _SIDE)
    tall, low, high = _heights(canvas, inner, word, reason)
    return inner + 2 * _SIDE, tall + low + 46 + len(_rows(buttons, inner)) * (high + _ROWS_GAP) - _ROWS_GAP


def _rows(buttons: int, inner: float) -> list[int]:
    """How many buttons each row has: the first stands alone where not all stand side by side."""
    if inner > _NARROW or buttons < 3:
        return [buttons]
    return [1, buttons - 1]


@dataclass(frozen=True)
class VerdictCommands:
    """What the buttons of the card do."""

    go_on: Callable[[], None]
    watch_again: Callable[[], None]
    show_better: Callable[[], None]


def ways(commands: VerdictCommands, reason: Reason | None) -> list[Button]:
    """The buttons of the card, still without a place; one waits for the cause as long as it is looked for."""
    hint = _(labels.THE_LAST_LINKS_ONCE_MORE)
    better = reason.better if reason else None
    shows = reason is not None and (better is not None or reason.looking)
    found = [
        way("turn", _(labels.GO_ON), commands.go_on, kind="plain" if shows else "primary"),
        way("again", _(labels.WATCH_AGAIN), commands.watch_again, icon="replay", hint=hint),
    ]
    if reason and shows:
        found.append(shows_better(reason, commands.show_better))
    return found


def shows_better(reason: Reason, press: Callable[[], None]) -> Button:
    """The button that shows what would have caught; highlighted, and as long as that is looked for it fills."""
    hint, text = _(labels.THE_SAME_MACHINE_WITH_THAT), _(labels.SHOW_ME)
    if reason.better is not None:
        return way("better", text, press, kind="primary", hint=hint)
    return Filling("better", FRect(0, 0, 0, 0), text=text, style=HEAD, kind="primary", enabled=False, hint=hint,
                   share=reason.share)  # fmt: skip


@dataclass(eq=False, repr=False)
class Filling(Button):
    """A button that cannot be pressed yet; share: how much is done of what it waits for, 0 to 1."""

    share: float = 0.0

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """As if it could be pressed, but so much of its face alone in its own colour."""
        materials.key(canvas, self.place, "plain")
        surface, box = canvas.surface, canvas.box(self.place)
        before = surface.get_clip()
        done = _LEAST_SHARE + (1 - _LEAST_SHARE) * self.share
        surface.set_clip(before.clip(pygame.Rect(box.topleft, (round(box.width * done), box.height))))
        materials.key(canvas, self.place, self.kind)
        surface.set_clip(before)
        self.paint_label(canvas, FRect(self.place).inflate(-20, -FOOT).move(0, -FOOT / 2), canvas.theme.on_plain)


def way(name: str, text: str, press: Callable[[], None], **given: Any) -> Button:
    """A button of the card, still without a place."""
    return Button(name, FRect(0, 0, 0, 0), text=text, on_press=press, style=HEAD, **given)


def add_card(
    screen: Screen, canvas: Canvas, room: FRect, said: tuple[str, Colour, str], ways: Sequence[Button]
) -> None:
    """Place the card, of the size that was measured: a word in its colour, a line, and the buttons."""
    word, ink, line = said
    inner = room.width - 2 * _SIDE
    tall, low, high = _heights(canvas, inner, word, line)
    screen.pane(room)
    screen.add(Card("verdict", room, lift=1.5, corner=16))
    place = FRect(room.x + _SIDE, room.y + 12, inner, tall)
    screen.add(Label("said", place.inflate(-2 * _CORNER, 0), text=word, style=WORD, colour=ink, align="centre top"))
    below = FRect(place.x, place.bottom + 2, inner, low)
    screen.add(Label("why", below, text=line, align="centre top"))
    left, top = list(ways), below.bottom + 14
    for count in _rows(len(ways), inner):
        each = (inner + 12) / count
        for number in range(count):
            way = left.pop(0)
            way.rect = FRect(place.x + number * each, top, each - 12, high)
            screen.add(fitted(canvas, way))
        top += high + _ROWS_GAP


def add_film(screen: Screen, room: FRect, press: Callable[[], None]) -> None:
    """Add the button in the corner of the card that saves the run as a film."""
    place = FRect(room.right - _CORNER - 8, room.y + 10, 46, 46)
    hint = _(filming.SAVE_THIS_RUN_AS_A_FILM)
    screen.add(Button("film", place, icon="film", on_press=press, shortcut="f", hint=hint))


def add_hundred(screen: Screen, room: FRect, press: Callable[[], None], hint: str = "") -> None:
    """Add the button in the other corner, which shows the machine in a hundred hands."""
    place = FRect(room.x + 8, room.y + 10, 46, 46)
    screen.add(Button("hundred", place, icon="hundred", on_press=press, shortcut="h", label=_(hundred.TITLE),
                      hint=hint or _(hundred.OPENS)))  # fmt: skip


def fitted(canvas: Canvas, way: Button) -> Button:
    """A button whose word fits its place: without its icon where there is no room, and smaller where it must be."""
    icon = way.icon if Button.width(canvas, way.text, way.icon, HEAD) <= way.rect.width else ""
    return replace(way, icon=icon, style=canvas.letters.fitting(way.text, HEAD, way.rect.width - 26))


def prerender(
    canvas: Canvas, aside: Screen, room: FRect, said: tuple[str, Colour, str], caught: bool
) -> Iterator[None]:
    """Draw the card and all on it, one each step, where nobody sees it; aside: a screen that is never shown."""
    commands = VerdictCommands(_nothing, _nothing, _nothing)
    coming = ways(commands, None)
    if not caught:
        coming[0].kind = "plain"
        coming.append(Filling("better", FRect(0, 0, 0, 0), text=_(labels.SHOW_ME), style=HEAD, kind="primary"))
    add_card(aside, canvas, room, said, coming)
    add_film(aside, room, _nothing)
    add_hundred(aside, room, _nothing)
    for widget in aside.widgets:
        widget.draw(canvas, Mood())
        yield


def _nothing() -> None:
    """What a button does that nobody can press."""
