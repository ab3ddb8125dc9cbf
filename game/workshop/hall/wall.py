"""The wall of challenges, and Mend it: the fault of the day."""

from __future__ import annotations

from datetime import date
from functools import partial

from pygame import FRect

from game.shell.pages import MARGIN, Page, ProgressNotice, Working
from game.text.language import _, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, HEAD
from game.ui.drawing.theme import rgb
from game.ui.layout import BoxTree, Grow, HandPlaced, HBox, Layers, Pad, Scroll, Sized, Space, VBox, fit, grid
from game.ui.shell import Shell
from game.ui.widgets.panels import Label, Picture
from game.workshop.bench.task_bench import WIDE, ChallengeCard
from game.workshop.parts.challenge import CHAPTERS, Challenge, challenges
from game.workshop.parts.machine import Machine
from game.workshop.pictures.papers import MEDAL, Cork, Paper, medal
from game.workshop.pictures.photographs import Photographs
from game.workshop.proofs.mending import Fault, finding
from game.workshop.shelf import ChallengeProgress
from game.workshop.text import challenges as texts
from game.workshop.text import hall as words
from game.workshop.text import records
from game.workshop.text.bench import building_help
from game.workshop.text.hall import SAFE

_PAPER, _GAP = 118.0, 12.0
_COLUMNS = (6, 3, 2)
"""Numbers of columns that leave no paper of a chapter alone in its row."""
_NARROW = 340.0
"""Units of width that a board needs beside the card of a challenge."""
_ON_CORK = rgb("#2c1a0a")


class Wall(Page):
    """Opened from the hall of the Workshop. chosen: the id of the challenge that the card tells of."""

    safe = SAFE

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.photographs = Photographs()
        self.progress = ChallengeProgress(shell.places.challenges)
        self.first = self.chosen = (self.progress.following() or challenges()[0]).id
        self.focused = self.first

    def compose(self, canvas: Canvas) -> None:
        """What keys went to at first is in sight."""
        self.photographs.forget()
        super().compose(canvas)
        if not self._begun and (paper := self.find(self.first)) is not None:
            self._begun = True
            self.reveal(paper)

    def tree(self, canvas: Canvas) -> BoxTree:
        """Totals in the head, then the board, and the card of what is chosen beside it if there is room for both."""
        room, wide = canvas.area.width - 2 * MARGIN + 16, WIDE * min(1.5, canvas.text_scale)
        self.beside = room - wide - _GAP >= _NARROW * min(1.6, canvas.text_scale)
        if self.beside:
            room -= wide + _GAP
        board = Layers(Cork("board"), Pad(Scroll(self._board(canvas, room - 36), "wall", (4, 0, 4, 8)), 18))
        card = Sized(HandPlaced(partial(self._told, canvas)), wide) if self.beside else None
        below = Pad(HBox(Grow(board), card, gap=_GAP), MARGIN - 8, 0)
        return self.page(canvas, _(words.CHALLENGES), 18, Grow(below), 16, aside=self._totals(canvas))

    def _told(self, canvas: Canvas, room: FRect) -> None:
        """The card of what is chosen."""
        chosen = next(each for each in challenges() if each.id == self.chosen)
        found = ChallengeCard(self, chosen, self.progress.of(chosen), self._machine(chosen))
        found.add(canvas, room, self.photographs, partial(self._build, chosen))

    def _board(self, canvas: Canvas, width: float) -> BoxTree:
        """A paper a challenge, chapter by chapter; where no card tells it, what the medals are for."""
        most = (width + _GAP) / (_PAPER * min(1.6, canvas.text_scale) + _GAP)
        columns = next((each for each in _COLUMNS if each <= most), 1)
        wide = (width - (columns - 1) * _GAP - 8) / columns
        self._lines = Paper.lines_of(canvas, [texts.challenge_name(each.id) for each in challenges()], wide)
        high = Paper.height(canvas, wide, self._lines)

        def chapter(name: str) -> BoxTree:
            papers = [self._paper(each) for each in challenges() if each.chapter == name]
            title = Label(f"chapter_{name}", text=_(texts.CHAPTERS[name]), style=HEAD, colour=_ON_CORK,
                          align="left middle")  # fmt: skip
            cells = grid(columns, *(Sized(paper, height=high) for paper in papers), gap=_GAP)
            return VBox(Sized(title, height=canvas.letters.line(HEAD) + 10), 6, cells, _GAP)

        there = {each.chapter for each in challenges()}
        chapters = (chapter(name) for name in CHAPTERS if name in there)
        return VBox(None if self.beside else self._legend(), *chapters)

    def _paper(self, challenge: Challenge) -> Paper:
        won = self.progress.of(challenge).medals(challenge)
        task = texts.task(challenge.id)
        best = records.bests_told(self.progress.of(challenge))
        told = sentences(task, words.medals(won, challenge.needed, challenge.winds), best)
        hint = told if not self.beside else task if challenge.id != self.chosen else ""
        paper = Paper(challenge.id, machine=self._machine(challenge), photographs=self.photographs, hint=hint)
        paper.text, paper.won, paper.lines = texts.challenge_name(challenge.id), won, self._lines
        paper.medals, paper.values = told, records.below_medals(self.progress.of(challenge))
        paper.chapter = CHAPTERS.index(challenge.chapter)
        paper.chosen = self.beside and challenge.id == self.chosen
        paper.on_press = partial(self._pick, challenge)
        return paper

    def _machine(self, challenge: Challenge) -> Machine:
        """One's own once it was caught, else what stands from the beginning."""
        return self.progress.begun(challenge) if self.progress.of(challenge).fewest else challenge.fixed

    def on_help(self) -> None:
        """F1: how one builds what is asked here."""
        self.shell.open("notice", heading=_(words.WORKSHOP), text=building_help(box=True, hands=True, ties=True))

    # What is chosen.

    def focus(self, name: str) -> None:
        """Keys that go from paper to paper choose it."""
        super().focus(name)
        if name != self.chosen and any(each.id == name for each in challenges()):
            self.chosen = name
            self.stale()

    def _pick(self, challenge: Challenge) -> None:
        """The first press of the pointer tells of it, the second builds it, as does the first where nothing is told."""
        if self.beside and challenge.id != self.chosen:
            self.chosen = challenge.id
            self.stale()
        else:
            self._build(challenge)

    def _build(self, challenge: Challenge) -> None:
        self.shell.open("task", challenge=challenge)

    # The medals.

    def _totals(self, canvas: Canvas) -> BoxTree:
        """How many of each medal are won."""
        won = [self.progress.of(each).medals(each) for each in challenges()]
        numbers = [words.total(sum(each[number] for each in won), len(won)) for number in range(3)]
        wide = MEDAL + 24 + max(canvas.letters.width(text, BOLD) for text in numbers)

        def total(number: int, text: str) -> BoxTree:
            hint, ink = words.legend(number), canvas.theme.on_table
            mark = Picture(f"medal_{number}", paint=partial(medal, number=number, won=True), hint=hint)
            told = Label(f"total_{number}", text=text, style=BOLD, colour=ink, align="left middle")
            return Sized(HBox(Sized(mark, MEDAL, MEDAL), 7, Grow(told)), wide)

        totals = HBox(*(total(number, text) for number, text in enumerate(numbers)))
        return fit(canvas, Sized(totals, 3 * wide, align="right middle"), Space())

    @staticmethod
    def _legend() -> BoxTree:
        """What the medals are for."""

        def line(number: int) -> BoxTree:
            mark = Picture(f"legend_{number}", paint=partial(medal, number=number, won=True))
            told = Label(f"legend_of_{number}", text=words.legend(number), colour=_ON_CORK, align="left middle")
            return HBox(Sized(mark, MEDAL, MEDAL, "left top"), 12, Grow(told), 4)

        return VBox(*map(line, range(3)), 14, gap=8)

    def prepare(self, canvas: Canvas) -> bool:
        """Make the pictures of machines that are seen; then use spare time."""
        if not self.photographs.wanted:
            return super().prepare(canvas)
        self.touch(*self.photographs.develop(canvas))
        return True

    def repaint(self) -> None:
        """The wall was scrolled: other papers are seen."""
        super().repaint()
        self.photographs.forget()

    def rest(self) -> None:
        """A bench lies over this: look at what was reached afterwards."""
        super().rest()
        self._away = True

    def tick(self, dt: float) -> bool:
        """Back from a bench."""
        if self._away:
            self._away = False
            self.progress = ChallengeProgress(self.shell.places.challenges)
            self.stale()
            return True
        return False

    _away = _begun = beside = False
    _lines = 1


# Mend it, daily: the fault of the day is looked for, then the machine is laid on the bench with it.

_AT_ONCE = 0.12
"""Seconds that nobody minds to wait without being told why; for half of the days they are enough."""


def looking(day: date) -> Working[Fault]:
    """The search for the fault of a day, not begun yet."""
    return Working(finding(day))


def open_mend(shell: Shell, day: date, work: Working[Fault]) -> None:
    """To the bench with the fault of a day, or to a notice until it is found."""
    if work.go_on(_AT_ONCE):
        shell.open("mend_bench", day=day, fault=work.result)
    else:
        shell.open("mend", day=day, work=work)


class Mend(ProgressNotice[Fault]):
    """Opened with today's date; up to two seconds later it makes way for the bench."""

    def __init__(self, shell: Shell, day: date, work: Working[Fault] | None = None) -> None:
        super().__init__(shell, _(words.ONE_MOMENT), _(words.BEING_BROKEN), work or looking(day))
        self.day = day

    def done(self, result: Fault) -> None:
        self.shell.close()
        self.shell.open("mend_bench", day=self.day, fault=result)

    def on_back(self) -> None:
        """Back to the hall, which goes on looking."""
        self.left()
