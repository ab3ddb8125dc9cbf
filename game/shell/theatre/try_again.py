"""The page of moments to try again: what cost a seat most in a match, each with the table as it was."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame
from pygame import FRect

from game.core.acts import Over
from game.core.slices import Slices
from game.shell.desk import DESKS, HandsAgain
from game.shell.matches.open_match import OpenMatch
from game.shell.matches.watched_match import whole_of
from game.shell.pages import MARGIN, Page, Working
from game.shell.pictures.blocks import framed_picture
from game.shell.pictures.futures import FutureRow
from game.shell.pictures.thumbnails import SIZE, Easel
from game.shell.theatre.decision import Decision
from game.shell.theatre.story import StoryWork
from game.story.retries import Retry, Search, seats_to_try
from game.story.story import ToldMatch
from game.text import story as told
from game.text import story as words
from game.text.language import _, percent, sentences
from game.text.seats import seat_name
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, BOLD, SMALL
from game.ui.layout import BoxTree, Grow, HBox, Layers, Pad, Scroll, Sized, Space, VBox, grid
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button, Choice, Pick
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import BadgeMark, Card, Label, Picture, Progress

_SLICE = 0.012
_ACROSS = 5
"""So many names stand side by side."""
_WIDEST, _LEAST, _PICTURE, _UPRIGHT = 760.0, 270.0, 150.0, 520.0
"""How wide a card is at the most and the least, how high its picture at the least, and a card whose picture stands
above the words."""
_NARROW = 1.5
"""How wide a picture is for its height at the least: of a narrower place it leaves some free, and cuts no table."""
_GAP = 14.0


class TryAgainPage(Page):
    """opened: the match, which stays as it is. story: how it came about."""

    first = "again_0"

    def __init__(self, shell: Shell, opened: OpenMatch, story: ToldMatch) -> None:
        super().__init__(shell)
        self.opened, self.match, self.story = opened, whole_of(opened), story
        self.names = {seat: opened.names.get(seat) or seat_name(seat) for seat in self.match.setup.names}
        self.by_hand = DESKS[self.match.game.id].by_hand if isinstance(self.match.waiting, Over) else {}  # BT-28
        self.seats = seats_to_try(self.match, story, self.by_hand)
        self.seat = (*self.seats, *story.seats)[0]
        self.found: dict[str, list[Retry]] = {}
        self.decisions: dict[int, Decision] = {}
        self._searches: dict[str, Search] = {}
        self._work: StoryWork[tuple[int, tuple[int, int]]] | None = None
        self._pictures: dict[int, pygame.Surface] = {}
        self._easel: Easel | None = None
        self._drawing: tuple[int, Working[pygame.Surface]] | None = None
        self.choose_seat(self.seat)

    # Which seat, and what is found.

    def choose_seat(self, seat: str) -> None:
        """Look for what this one may try again."""
        self.seat = seat
        if seat not in self._searches:
            self._searches[seat] = Search(self.match, self.story, seat, self.by_hand)
        self._work = StoryWork(self.search, self.shell.workers)
        self.stale()

    @property
    def search(self) -> Search:
        """What looks for it."""
        return self._searches[self.seat]

    @property
    def moments(self) -> list[Retry]:
        """What this seat may try again, the most to gain first."""
        return sorted(self.found.get(self.seat, ()), key=lambda retry: (-words.gain_of(retry), retry.act))

    def tick(self, dt: float) -> bool:
        """Look on."""
        if self.seat in self.found:
            return False
        assert self._work is not None
        if not self._work.go_on(_SLICE):
            self.take(self.search.found())
        elif isinstance(bar := self.find("looking"), Progress):
            bar.share = self.search.share
            self.touch("looking")
        return True

    def take(self, found: list[Retry]) -> None:
        """This is what the seat may try again."""
        self.found[self.seat] = found
        self.focus("again_0" if found else "back")
        self.shell.announcements.say(self._summed())
        self.stale()

    @property
    def pictured(self) -> bool:
        """Whether the table of each moment has been drawn."""
        return all(retry.act in self._pictures for retry in self.moments)

    def _summed(self) -> str:
        name = self.names[self.seat]
        each = (sentences(self._place(retry), words.to_gain(retry)) for retry in self.moments)
        return sentences(f"{name}:", *each) if self.moments else _(words.NOTHING_TO_TRY, name=name)

    def prepare(self, canvas: Canvas) -> bool:
        """Draw the table as it was, a slice at a time."""
        if self.pictured:
            return super().prepare(canvas)
        missing = [retry.act for retry in self.moments if retry.act not in self._pictures]
        if self._drawing is None or self._drawing[0] not in missing:
            self._easel = self._easel or Easel(canvas, (2 * SIZE[0], 2 * SIZE[1]))
            played = self.match.played[missing[0]]
            notes = [note for one in self.match.played[: missing[0]] for note in one.notes if note.startswith("tray ")]
            work = self._easel.drawing(self.match.game.id, played.before, notes[-1:])
            self._drawing = missing[0], Working(_in_slices(work))
        act, drawing = self._drawing
        if drawing.go_on(_SLICE):
            self._pictures[act], self._drawing = drawing.result, None
            self.stale()
        return True

    def rest(self) -> None:
        super().rest()
        if self._work is not None:
            self._work.rest()

    def abandon(self) -> None:
        """Nobody waits for what is still being looked for."""
        self.shell.workers.close()

    # What is done.

    def choose_again(self, retry: Retry) -> None:
        """To the table as it was, or to the machine that answered."""
        hands = self.by_hand.get(retry.kind)
        if hands is not None:
            played = self.match.played[retry.act]
            hands.opens(self.shell, played.before, self.match.played[: retry.act])
            return
        if retry.act not in self.decisions:
            self.decisions[retry.act] = Decision(self.match, retry, self.names)
        self.shell.open("decision", opened=self.opened, decision=self.decisions[retry.act])

    # What is seen.

    def tree(self, canvas: Canvas) -> BoxTree:
        """Whose they are, and a card for each."""
        lead = Label("lead", text=_(words.DECIDE_THEM_AGAIN), style=BODY, colour=canvas.theme.on_table)
        head = VBox(lead, 12, self._whose(canvas), 14 if len(self.seats) > 1 else None)
        title = _(words.MOMENTS_TO_TRY_AGAIN)
        around = self.page(canvas, title, 12, Pad(head, MARGIN, 8, MARGIN, 20))
        above = around.height_at(canvas, canvas.area.width)
        body = self._cards(canvas, above) if self.seat in self.found else self._looking()
        return self.page(canvas, title, 12, Grow(Scroll(VBox(head, body), "moments", (MARGIN, 8, MARGIN, 20))))

    def _whose(self, canvas: Canvas) -> BoxTree | None:
        if len(self.seats) <= 1:
            return None
        picks = tuple(Pick(seat, self.names[seat]) for seat in self.seats)
        rows = -(-len(picks) // _ACROSS)
        choice = Choice("whose", label=_(words.WHOSE), picks=picks, value=self.seat, rows=rows, style=BOLD,
                        on_choose=self.choose_seat)  # fmt: skip
        wide = min(Choice.width(canvas, picks, BOLD) / rows + 40, canvas.area.width - 2 * MARGIN)
        return Sized(choice, wide, rows * control_height(canvas.letters, BOLD, 46))

    def _looking(self) -> BoxTree:
        bar = Sized(Progress("looking", share=self.search.share, label=_(words.LOOKING), tell=percent), height=14)
        return self._on_card(VBox(Label("told", text=_(words.LOOKING), align="centre top"), 14, bar))

    @staticmethod
    def _on_card(told: BoxTree) -> BoxTree:
        return Layers(Card("card", corner=14), Pad(told, 24, 20))

    def _cards(self, canvas: Canvas, above: float) -> BoxTree:
        """Side by side, or one below the other where the window is high; together they fill what is left of it."""
        moments, area = self.moments, canvas.area
        if not moments:
            return self._on_card(Label("told", text=_(words.NOTHING_TO_TRY, name=self.names[self.seat])))
        wide, scale = area.width - 2 * MARGIN, canvas.text_scale
        column = len(moments) == 1 or area.height > area.width
        across = 1 if column else min(len(moments), max(1, int((wide + _GAP) / (_LEAST * scale + _GAP))))
        down = -(-len(moments) // across)
        least = (area.height - above - _GAP * (down - 1)) / down
        lying = column and (area.width > area.height or least < _UPRIGHT * scale)
        most = wide if column else _WIDEST * scale
        each = (Sized(self._card(number, retry, lying), least=least) for number, retry in enumerate(moments))
        return Sized(grid(across, *each, gap=_GAP), min(wide, across * most), align="centre top")

    def _card(self, number: int, retry: Retry, lying: bool) -> BoxTree:
        picture = Sized(Picture(f"picture_{number}", paint=partial(self._paint, retry.act)), least=_PICTURE)
        told_of = self._told_of(number, retry)
        inner = HBox(Grow(picture), Grow(told_of), gap=18) if lying else VBox(Grow(picture), 10, told_of)
        return Layers(Card(f"card_{number}", label=self._place(retry)), Pad(inner, 14, 14))

    def _told_of(self, number: int, retry: Retry) -> BoxTree:
        """What happened, both futures, and the way to it."""
        badge = Sized(BadgeMark(f"badge_{number}", seat=retry.seat), 26, 26)
        place = Label(f"place_{number}", text=self._place(retry), style=BOLD, align="left middle")
        happened, tried = told.what_happened(self.match, retry.act, self.names), self._tried(retry)
        instead = words.ON_AN_AVERAGE_TRY if retry.kind else words.WITH_A_BETTER_CHOICE
        return VBox(
            HBox(badge, Grow(place), gap=8),
            4,
            Label(f"happened_{number}", text=happened, style=SMALL),
            Grow(Space(height=8)),
            FutureRow(f"was_{number}", seat=retry.seat, text=_(words.AS_IT_WENT), chance=retry.was),
            6,
            FutureRow(f"might_{number}", seat=retry.seat, text=_(instead), chance=retry.might, chosen=True),
            8,
            Label(f"gain_{number}", text=words.to_gain(retry), style=BOLD),
            Label(f"tried_{number}", text=tried, style=SMALL) if tried else None,
            10,
            self._again(number, retry),
        )

    def _again(self, number: int, retry: Retry) -> Button:
        """The way to it, read aloud with all that its card says."""
        by_hand: HandsAgain | None = self.by_hand.get(retry.kind)
        word, hint = (by_hand.word, by_hand.hint) if by_hand else (words.CHOOSE_AGAIN, words.CHOOSE_AGAIN_HINT)
        happened = told.what_happened(self.match, retry.act, self.names)
        aloud = sentences(f"{_(word)}.", self._place(retry), happened, words.to_gain(retry), self._tried(retry))
        return Button(f"again_{number}", text=_(word), icon="grab" if by_hand else "replay", style=ACT,
                      kind="primary" if number == 0 else "plain", label=aloud, hint=_(hint),
                      on_press=partial(self.choose_again, retry))  # fmt: skip

    def _place(self, retry: Retry) -> str:
        return f"{_(told.MOVE_OF, number=retry.act + 1, all=self.story.acts)}."

    def _tried(self, retry: Retry) -> str:
        decision = self.decisions.get(retry.act)
        best = decision.best() if decision is not None else None
        return "" if best is None else _(words.TRIED_AGAIN, change=told.signed(best))

    def _paint(self, act: int, canvas: Canvas, place: FRect) -> None:
        picture = self._pictures.get(act)
        if picture is not None:
            wide = min(place.width, place.height * SIZE[0] / SIZE[1])
            high = min(place.height, wide / _NARROW)
            framed_picture(canvas, picture, FRect(place.centerx - wide / 2, place.centery - high / 2, wide, high), 8)


def _in_slices(drawing: Iterator[None]) -> Slices[pygame.Surface]:
    """A picture that is drawn bit by bit."""
    while True:
        try:
            next(drawing)
        except StopIteration as done:
            found: pygame.Surface = done.value
            return found
        yield 0.5
