"""How a match came about: the chance of winning over it, its greatest moments, and luck and hands by seat."""

from __future__ import annotations

import logging
import time
from collections.abc import Generator, Hashable
from functools import partial
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from pygame import FRect

from game.core.acts import Over
from game.host.workers import Job, Workers, work_beside
from game.session.match import MatchError
from game.session.saves import annotate, read
from game.shell.desk import DESKS
from game.shell.matches.open_match import OpenMatch
from game.shell.matches.watched_match import again, whole_of
from game.shell.pages import MARGIN, ButtonRow, Page
from game.shell.pictures.story_curve import MomentCard, SeatSums, StoryCurve, Weights, gutter_of, notable, spoken_sums
from game.shell.pictures.thumbnails import portrait
from game.shell.theatre.branching import play_on_from
from game.story.playouts import Wins, counting
from game.story.retries import seats_to_try
from game.story.story import Jump, MovedBy, StoryTeller, ToldMatch, can_be_told, note_of
from game.text import matches as theatre
from game.text import story
from game.text import story as words
from game.text.language import _, percent, sentences, told_of
from game.text.seats import seat_name
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, BOLD, SMALL, SMALL_BOLD
from game.ui.input.bindings import Phase, Pointed
from game.ui.layout import BoxTree, ByWidth, Grow, HBox, Layers, Pad, Scroll, Sized, VBox, grid
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label, Picture, Progress

_log = logging.getLogger(__name__)
_SLICE = 0.012
_OFTEN = 0.6
"""Seconds between two pictures of a curve that gets more certain."""
_SIDE, _BROAD, _CURVE = 310.0, 1000.0, 440.0
_WINNER = 118.0, 84.0
"""How wide and high the picture of the winner is."""
_LARGE = 1.3
_CROWDED = 1.25
"""Buttons whose words would take so much more than there is stand in two rows."""
MOST = 5


Piece = TypeVar("Piece", bound=Hashable)


class Counted(Job[Piece], Protocol[Piece]):
    """Matches to be played on in thought, in pieces. over: whether all that is wanted has been counted."""

    @property
    def over(self) -> bool:
        """Whether all that is wanted has been counted."""


class StoryWork(Generic[Piece]):
    """Counts beside the window where there are processors to spare, else in slices of its frames."""

    def __init__(self, job: Counted[Piece], workers: Workers) -> None:
        self._job, self._workers = job, workers
        self._here: tuple[Piece, Generator[None, None, Wins]] | None = None
        self._begun = False

    def go_on(self, seconds: float) -> bool:
        """Wins for so long at the most; tell whether there is more to be counted."""
        if self._job.over:
            self._workers.close()
            return False
        if not self._begun:
            self._begun = True
            self._workers.start()
        if self._workers.ready:
            self._here = None  # what was begun here is counted by them
            work_beside(self._job, self._workers)
        else:
            self._slice(seconds)
        return True

    def rest(self) -> None:
        """Others may want the processes, and let them end: they are begun anew the next time."""
        self._begun = False

    def _slice(self, seconds: float) -> None:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            if self._here is None:
                if self._job.over:
                    return
                piece = next(iter(self._job.wanted))
                self._here = piece, counting(*self._job.call(piece)[1:])
            piece, work = self._here
            try:
                next(work)
            except StopIteration as done:
                self._here = None
                self._job.learn(piece, done.value)


def keep(folder: Path, opened: OpenMatch, teller: StoryTeller) -> None:
    """Note in the file of a match that is over what moved it, for the book; a branch counts nowhere."""
    if not teller.ended or opened.branch:
        return
    note, file = note_of(teller).note, opened.source.file if opened.source is not None else ""
    try:
        if opened.source is None and opened.runner.save is not None:
            if note not in opened.runner.match.notes:
                opened.runner.note(note)
        elif file:
            keep_in(folder / file, note)
    except (OSError, MatchError) as error:
        _log.info("what moved the match was not kept: %s", error)


def keep_in(path: Path, note: str) -> None:
    """The same in a file that nobody has open; raises OSError and MatchError."""
    log = read(path)
    if log.note("branch") is None and f"story {log.note('story')}" != note:
        annotate(path, note)


def _portrait(seat: str, canvas: Canvas, place: FRect) -> None:
    portrait(canvas, seat, place)


class StoryPage(Page):
    """opened: the match, which stays as it is. back: where the way back leads, else to what lies below.

    sure: all is counted, so that who won by what, and at which moments, is told; until then that would change.
    """

    first = "curve"

    def __init__(self, shell: Shell, opened: OpenMatch, back: str = "") -> None:
        super().__init__(shell)
        self.opened, self.match, self.back = opened, whole_of(opened), back
        self.names = {seat: opened.names.get(seat) or seat_name(seat) for seat in self.match.setup.names}
        self.known = can_be_told(self.match)
        self.teller = StoryTeller(self.match)
        self._work = StoryWork(self.teller, shell.workers)
        self.story: ToldMatch | None = None
        self.sure = False
        self.at = 0
        self._clock = self._told = 0.0
        self._kept = False

    # Time.

    def tick(self, dt: float) -> bool:
        """Wins on, and show now and then what has become of the curve."""
        if not self.known:
            return False
        self._clock += dt
        going = self._work.go_on(_SLICE)
        new = self.teller.runs != (self.story.runs if self.story else 0) and self.teller.ready
        if new and (self.story is None or not going or self.teller.over or self._clock - self._told > _OFTEN):
            self.show()
        if not going and self.teller.over and not self._kept:
            self._kept = True
            keep(self.shell.places.matches, self.opened, self.teller)
        if isinstance(bar := self.find("counting"), Progress):
            bar.share = self.teller.share
            self.touch("counting")
        return going

    def take(self, teller: StoryTeller) -> None:
        """Show what was counted elsewhere."""
        self.teller = teller
        self._work = StoryWork(teller, self.shell.workers)
        self.show()

    def show(self) -> None:
        """Take what is known by now for the picture."""
        if self.story is None:
            self.focus("curve")
        before, self.sure = self.sure, self.teller.over
        self.story, self._told = self.teller.story(), self._clock
        if self.sure and not before:
            self.at = self.moments[0].act + 1 if self.moments else 0
            self.shell.announcements.say(sentences(self._won(), self.told()))
        self.stale()

    # What there is.

    @property
    def moments(self) -> list[Jump]:
        """The greatest moments, in the order of the match."""
        found = self.story.moments(MOST) if self.story else []
        return sorted(found, key=lambda jump: jump.act)

    @property
    def causes(self) -> tuple[MovedBy, ...]:
        """What moved this match at all; luck where nothing did."""
        assert self.story is not None
        return tuple(cause for cause in MovedBy if self.story.weights[cause]) or (MovedBy.LUCK,)

    @property
    def jump(self) -> Jump | None:
        """The jump that is looked at, if there is one."""
        found = self.story.jumps if self.story else ()
        return next((jump for jump in found if jump.act + 1 == self.at), None)

    def told(self) -> str:
        """What is looked at, in words."""
        story = self.story
        if story is None or not self.sure:
            return _(words.ONE_MOMENT_COUNTING if self.known else words.CANNOT_BE_TOLD)
        place = _(words.MOVE_OF, number=self.at, all=story.acts)
        chances = words.chances_aloud(story, story.at(self.at), self.names)
        return _(words.PLACE_AND_CHANCES, place=place, chances=chances)

    # What is done.

    def seek(self, act: int, aloud: bool = True) -> None:
        """Look at the position after so many acts; near a moment, at that. aloud: whether it is told."""
        if self.story is None or not self.sure:
            return
        near = [jump.act + 1 for jump in notable(self.story) if abs(jump.act + 1 - act) * 80 <= self.story.acts]
        self._look(min(near, key=lambda at: abs(at - act), default=act), aloud)

    def step(self, by: int) -> None:
        """To the next jump that stands out, or the one before; from the last one round to the first."""
        if self.story is None:
            return
        acts = [0, *(jump.act + 1 for jump in notable(self.story)), self.story.acts]
        beyond = [act for act in acts if (act > self.at if by > 0 else act < self.at)]
        self._look((min(beyond) if by > 0 else max(beyond)) if beyond else acts[0] if by > 0 else acts[-1])

    def next_moment(self) -> None:
        """To the next of the greatest moments, round and round."""
        acts = [jump.act + 1 for jump in self.moments]
        if acts:
            self._look(next((act for act in acts if act > self.at), acts[0]))

    def _look(self, act: int, aloud: bool = True) -> None:
        if act != self.at and self.story is not None:
            self.at = min(max(0, act), self.story.acts)
            self.stale()
            if aloud:  # of the curve itself, a slider, Orca says the number alone
                self.shell.announcements.say(self._aloud(self.story), seen=True)

    def watch(self) -> None:
        """To the theatre, at what is looked at."""
        self.shell.open("watch", opened=again(self.opened, self.match), at=self._before, back="")

    def play_on(self) -> None:
        """To a match of its own that goes on where what is looked at can be decided again."""
        play_on_from(self.shell, self.opened, self._before)

    @property
    def _before(self) -> int:
        return max(0, self.at - 1)

    def try_again(self) -> None:
        """To the moments that are worth another try."""
        assert self.story is not None
        self.shell.open("try_again", opened=self.opened, story=self.story)

    def rest(self) -> None:
        super().rest()
        self._work.rest()

    def abandon(self) -> None:
        """Nobody waits for what is still being counted."""
        self.shell.workers.close()

    def on_back(self) -> None:
        if not self.back:
            self.shell.close()
            return
        self.shell.go_to("title")
        self.shell.open(self.back)

    def on_point(self, pointed: Pointed) -> bool:
        """The pointer over the curve looks where it is."""
        curve = self.find("curve")
        if pointed.phase is Phase.MOVE and isinstance(curve, StoryCurve) and curve.visible.collidepoint(pointed.at):
            self.seek(curve.act_at(pointed.at), aloud=False)
        return False

    # What is seen.

    def tree(self, canvas: Canvas) -> BoxTree:
        """Beside each other the curve with its moments and the seats, one below the other where it is narrow."""
        below = self._shown(canvas, self.story) if self.story is not None and self.sure else self._counting(canvas)
        card = Layers(Card("card", corner=14), Pad(below, 24, 18))
        return self.page(canvas, _(words.HOW_IT_CAME_ABOUT), 14, Grow(Pad(card, MARGIN - 12, 0)), 14)

    def _counting(self, canvas: Canvas) -> BoxTree:
        """How much is counted, and the curve as far as it is known."""
        label = _(words.ONE_MOMENT_COUNTING)
        bar = Sized(Progress("counting", share=self.teller.share, label=label, tell=percent), height=14)
        below = (16, Pad(bar, 120, 0)) if self.known else ()
        told = Label("told", text=self.told(), align="centre top")
        if self.story is None:
            return VBox(Grow(), told, *below, Grow())
        curve = StoryCurve("curve", story=self.story, told=self.told(), gutter=gutter_of(canvas), sure=False)
        caption = Label("caption", text=_(words.THE_CHANCE_OF_WINNING), style=SMALL_BOLD)
        return VBox(caption, 12, Grow(curve), 18, told, *below, 8)

    def _shown(self, canvas: Canvas, story: ToldMatch) -> BoxTree:
        broad = canvas.area.width >= _BROAD * canvas.text_scale
        curve = StoryCurve("curve", story=story, shown=tuple(self.moments), at=self.at, told=self._aloud(story),
                           gutter=gutter_of(canvas), on_seek=self.seek, on_step=self.step)  # fmt: skip
        caption = _(words.THE_CHANCE_OF_WINNING)
        heads = (Label("caption", text=caption if broad else sentences(self._won(), caption), style=SMALL_BOLD), 12)
        told = (
            8,
            Label("told", text=self.told(), style=BODY),
            2,
            Label("happened", text=self._happened(), style=SMALL),
        )
        ways = ByWidth(partial(self._ways, canvas))
        if broad:
            main = VBox(*heads, Grow(curve), *told, 12, self._cards(canvas, 3))
            side = Scroll(self._side(canvas, story), "side", (6, 2, 12, 2))
            return VBox(Grow(HBox(Grow(main), 26, Sized(side, _SIDE * canvas.text_scale))), 16, ways)
        high = max(160.0, min(_CURVE, canvas.area.height * 0.35))
        cards = self._cards(canvas, 1 if canvas.text_scale > _LARGE else 2)
        page = VBox(*heads, Sized(curve, height=high), *told, 12, cards, 18, self._side(canvas, story))
        return VBox(Grow(Scroll(page, "story", (6, 2, 14, 8))), 12, ways)

    def _won(self) -> str:
        return words.who_won(self.story, self.match, self.names) if self.story is not None else ""

    def _winner(self, canvas: Canvas) -> BoxTree | None:
        """Who won and by what, with a picture where there is one winner."""
        told, waiting = self._won(), self.match.waiting
        if not told or not isinstance(waiting, Over):
            return None
        words_of = Label("won", text=told, style=BOLD, align="left middle")
        if len(waiting.winners) != 1:
            return words_of
        picture = Picture("winner", paint=partial(_portrait, waiting.winners[0]))
        return Sized(
            HBox(Sized(picture, _WINNER[0]), 14, Grow(words_of)), height=_WINNER[1] * min(1.5, canvas.text_scale)
        )

    def _aloud(self, story: ToldMatch) -> str:
        jump = self.jump
        moment = words.moment_aloud(story, jump, self.match, self.names) if jump else ""
        return sentences(moment, self.told())

    def _happened(self) -> str:
        return words.what_happened(self.match, self.at - 1, self.names) or " "

    def _cards(self, canvas: Canvas, across: int) -> BoxTree:
        moments = self.moments
        if not moments:
            return Label("steady", text=_(words.NOTHING_STOOD_OUT), style=BODY)
        chosen = next((at for at, jump in enumerate(moments) if jump.act + 1 == self.at), 0)
        first = min(chosen // 3 * 3, max(0, len(moments) - 3)) if across == 3 else 0
        shown = (
            list(enumerate(moments, start=1))[first : first + 3] if across == 3 else list(enumerate(moments, start=1))
        )
        return grid(across, *(self._card(number, jump) for number, jump in shown), gap=12)

    def _card(self, number: int, jump: Jump) -> MomentCard:
        assert self.story is not None
        title = words.title_of(self.story, jump, self.match, self.names)
        return MomentCard(f"moment_{number}", number=number, title=title,
                          change=words.change_of(self.story, jump), cause=jump.cause,
                          happened=words.what_happened(self.match, jump.act, self.names),
                          gain=jump.changed[self.story.moved(jump)] > 0, chosen=jump.act + 1 == self.at,
                          on_choose=partial(self._look, jump.act + 1))  # fmt: skip

    def _side(self, canvas: Canvas, story: ToldMatch) -> BoxTree:
        causes = self.causes
        rows = [self._row(story, number, causes) for number in range(len(story.seats))]
        weights = tuple((cause, story.weights[cause]) for cause in causes)
        told = spoken_sums([cause for cause, _share in weights], [share for _cause, share in weights])
        won = self._winner(canvas)
        return VBox(
            won,
            12 if won is not None else None,
            SeatSums("heads", causes=causes),
            *rows,
            18,
            Label("weigh", text=_(words.ALL_THAT_MOVED), style=BOLD),
            8,
            Weights("weights", shares=weights, label=told),
            12,
            *(Label(f"explains_{cause.value}", text=_(words.EXPLAINED[cause]), style=SMALL) for cause in causes),
            8,
            Label("often", text=words.so_often(story), style=SMALL),
        )

    def _row(self, story: ToldMatch, number: int, causes: tuple[MovedBy, ...]) -> SeatSums:
        seat, sums = story.seats[number], tuple(story.sums[cause][number] for cause in causes)
        told = told_of(self.names[seat], spoken_sums(causes, sums))
        won = story.points[-1].chances[number] > 0 and self._over
        return SeatSums(f"sums_{seat}", seat=seat, name_shown=self.names[seat], causes=causes, sums=sums, lit=won,
                        label=told)  # fmt: skip

    @property
    def _over(self) -> bool:
        return self.teller.ended

    @property
    def to_try(self) -> bool:
        """Whether anybody may find something to try again."""
        hands = DESKS[self.match.game.id].by_hand if isinstance(self.match.waiting, Over) else {}
        return self.story is not None and bool(seats_to_try(self.match, self.story, hands))

    def _ways(self, canvas: Canvas, width: float) -> BoxTree:
        watch = Button("watch", text=_(words.WATCH_THIS_MOMENT), kind="primary", icon="film", on_press=self.watch)
        following = Button("next", text=_(words.NEXT_MOMENT), icon="next_mark", on_press=self.next_moment)
        on = Button("play_on", text=_(theatre.PLAY_ON_FROM_HERE), icon="grab", on_press=self.play_on,
                    hint=_(theatre.BEGINS_A_MATCH_OF_ITS_OWN))  # fmt: skip
        again = Button("try_again", text=_(story.MOMENTS_TO_TRY_AGAIN), icon="replay", on_press=self.try_again,
                       hint=_(story.DECIDE_THEM_AGAIN))  # fmt: skip
        ways = (following, again, on, watch) if self.to_try else (following, on, watch)
        each = max(button.natural_width(canvas) for button in ways)
        high = control_height(canvas.letters, ACT, 52)
        if len(ways) * each > width * _CROWDED:
            return VBox(*(Sized(ButtonRow(pair), height=high) for pair in (ways[:2], ways[2:])), gap=10)
        return Sized(ButtonRow(ways), height=high)
