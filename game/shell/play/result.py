"""The end of a match: who won, how everybody stands, what is worth remembering, and another one."""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import ClassVar, NamedTuple

from pygame import FRect

from game.core.acts import Over
from game.core.setup import beginner, turned
from game.session import evening
from game.session.match import Match, MatchError
from game.session.saves import annotate
from game.shell.desk import DESKS
from game.shell.matches import open_match
from game.shell.matches.open_match import leave_unasked
from game.shell.matches.watched_match import again, source_in, telling
from game.shell.pages import SLICE, Sheet, Working
from game.shell.pictures.score_strip import Chronicle, draw_course
from game.shell.pictures.won_table import WonTable, moved_aside
from game.shell.play.play import AnyPlaying
from game.story.story import can_be_told
from game.text import error_messages, matches, story
from game.text import matches as evening_words
from game.text import matches as told
from game.text import screens as labels
from game.text.game_words import WORDS
from game.text.language import _, capital, decimal, listed, ngettext, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, SMALL_BOLD, Style
from game.ui.input.bindings import Phase, Pointed, Pressed
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import Column, Stack, control_height, grid
from game.ui.widgets.panels import Card, Label, Picture
from game.ui.widgets.screen import Screen
from game.ui.widgets.widget import Widget

MOST = 4
_AT_ONCE = 0.1
"""Seconds in which the rest of a match is looked at when one of its moments is asked for."""


class ShownMoment(NamedTuple):
    """A moment as it is shown. act: how many acts came before it."""

    act: int
    icon: str
    text: str


def moments(match: Match, names: Mapping[str, str]) -> list[ShownMoment]:
    """The moments of a match, those who play called by their names."""
    desk, tell = DESKS[match.game.id], WORDS[match.game.id].moment
    found = islice(desk.moments([played.events for played in match.played]), MOST)
    return [ShownMoment(each.act, desk.icons[each.kind], tell(each, names[each.seat])) for each in found]


# The end of a match: who won, how everybody stands, and another one.

_UNREAD, _AT_FIRST = 0.4, 0.03
_SOFTLY = 0.3
_CHART = 0.6
"""The share of the sheet's width that the picture of the course takes beside the winner."""
_LARGE, _NARROW = 1.3, 900.0


class Result(Sheet):
    """Standings, and the ways on. Derive, and say how a row of a seat looks.

    leave: what the way to the shelf does. wide: of the sheet. pictures: the least and the greatest height of the
    picture on top. gap: between the rows. side: at which the sheet lies where its table can be seen beside it. lamps:
    what of the table lies in the light.
    """

    first = "again"
    unread: ClassVar[float] = 3.0
    wide: ClassVar[float] = 780.0
    pictures: ClassVar[tuple[float, float]] = (90.0, 170.0)
    gap: ClassVar[float] = 4.0
    side: ClassVar[str] = "right"
    sign: ClassVar[Style] = Style("display", 46)

    def __init__(self, table: Screen, close: Callable[[], None], play: AnyPlaying, leave: Callable[[], None]) -> None:
        super().__init__(table, close)
        self.play = play
        self.leave = leave
        self._age, self._told_evening = 0.0, False
        self.match = play.table.match
        self.moments = moments(self.match, play.seats.names)
        self.chronicle: Chronicle | None = None
        self._looking = Working(telling(self.match))
        self._look(_AT_FIRST)
        self.told_how = self.shell.settings.story and can_be_told(self.match)
        self.place_of_sheet = FRect()
        self.lamps: Callable[[], Sequence[FRect]] = tuple
        shown = (*self.winners, "")[0]
        self.festive = WonTable(self.shell.settings, shown, bool(shown), lambda: self.shell.sound.play("hop", _SOFTLY))

    # What a game says.

    @abstractmethod
    def rank(self, seat: str) -> tuple[float, ...]:
        """The less, the better; those of one rank share a place."""

    @abstractmethod
    def row_height(self, canvas: Canvas) -> float:
        """The height of a row."""

    @abstractmethod
    def row(self, canvas: Canvas, rect: FRect, seat: str, place: int) -> Widget:
        """The row of a seat; the first place is 1."""

    @abstractmethod
    def portrait(self, canvas: Canvas, rect: FRect) -> None:
        """Draw who won."""

    def head(self, canvas: Canvas) -> float:
        """The height of what stands over the rows."""
        return 0.0

    def head_row(self, rect: FRect) -> None:
        """Add what stands over the rows, if there is room for it."""

    def further(self) -> tuple[Button, ...]:
        """More ways on."""
        return ()

    # Who won.

    @property
    def winners(self) -> tuple[str, ...]:
        """The seats that won; there may be none."""
        waiting = self.play.waiting
        return waiting.winners if isinstance(waiting, Over) else ()

    def standings(self) -> list[str]:
        """The seats, the best first."""
        return sorted(self.play.seats.names, key=self.rank)

    def place(self, seat: str) -> int:
        """The place of a seat, counted from 1."""
        return 1 + sum(self.rank(other) < self.rank(seat) for other in self.play.seats.names)

    def call(self) -> str:
        """The result in a line."""
        names = [self.play.seats.names[seat] for seat in self.winners]
        if not names:
            return _(labels.NOBODY_WINS)
        return ngettext(*labels.WINS_COUNT, len(names), names=listed(names))

    # How it came to that.

    def _look(self, seconds: float = SLICE) -> bool:
        """Look on at how everybody stood; whether there was anything left to look at."""
        if self.chronicle is not None:
            return False
        if self._looking.go_on(seconds):
            self.chronicle = self._looking.result
            self.stale()
        return True

    def course(self) -> tuple[str, Mapping[str, Sequence[float]]]:
        """What the picture of the course shows, and by seat how much of it there was from time to time."""
        told = self.chronicle
        if told is None:
            return "", {}
        return capital(told.caption), {seat: [levels[number] for _at, levels in told.levels]
                              for number, seat in enumerate(told.seats)}  # fmt: skip

    def draw_course(self, canvas: Canvas, rect: FRect) -> None:
        """Draw the picture of the course, once it is known."""
        title, stood = self.course()
        if stood:
            draw_course(canvas, rect, title, stood)

    def _course_aloud(self) -> str:
        """The picture of the course in words: who had how much in the end."""
        title, stood = self.course()
        ends = [_(labels.NAME_AND_NUMBER, name=name, number=decimal(stood[seat][-1]))
                for seat, name in self.play.seats.names.items() if stood.get(seat)]  # fmt: skip
        return sentences(title, listed(ends)) if ends else ""

    def watch(self, act: int) -> None:
        """The whole match from the turn of a moment on; the way back leads here again."""
        self._look(_AT_ONCE)
        turns = (0, *self.chronicle.turns) if self.chronicle is not None else (act,)
        self.shell.open("watch", opened=again(self.play.opened), at=turns[bisect_right(turns, act) - 1], back="")

    # What is seen.

    def celebrate(self) -> None:
        """The match has just been won: the table is still full of it."""
        self.festive.begin()
        if self.festive.moving:
            names = listed([self.play.seats.names[seat] for seat in self.winners])
            self.shell.announcements.say(_(labels.CONFETTI_FALLS_ON, names=names))

    def compose(self, canvas: Canvas) -> None:
        """The picture, the call, a row a seat, the buttons."""
        letters, seats = canvas.letters, len(self.play.seats.names)
        high, head, line = self.row_height(canvas), self.head(canvas), letters.line(self.sign)
        named = self.play.called
        below = letters.line(SMALL_BOLD) + 4 if named else 0.0
        rows = head + seats * (high + self.gap)
        button = control_height(letters, ACT, 56, 22)
        least, most = self.pictures
        tall = self._moments_height(canvas)
        picture = min(most, max(least, canvas.area.height - head - seats * high - tall - button - below - 220))
        middle = self.room(canvas, self.wide, picture + line + below + rows + tall + button + 100)
        room = self.place_of_sheet = moved_aside(canvas.area, middle, self.side)
        self.add(Card("card", room, lift=1.6, corner=18))
        column = Column(room.inflate(-60, -40))
        place = column.take(picture, 4)
        chart = FRect(place.right - place.width * _CHART, place.y, place.width * _CHART, place.height)
        self.add(Picture("winner", FRect(place.x, place.y, place.width - chart.width, picture), paint=self.picture))
        self.add(Picture("course", chart, paint=self.draw_course, label=self._course_aloud()))
        call, text = column.take(line, 8), self.call()
        style = letters.fitting(text, self.sign, call.width)
        self.add(Label("call", call, text=text, style=style, align="centre middle"))
        if named:
            place = column.take(below, 0)
            style = letters.fitting(named, SMALL_BOLD, place.width)
            self.add(Label("called", place, text=named, style=style, colour=canvas.theme.faint, align="centre top"))
        ways, rest = column.last(button, 12), column.rest()
        with self.region("rows", FRect(rest.x - 10, rest.y, rest.width + 12, rest.height), rows + tall + 8):
            self._rows(canvas, FRect(rest.x, rest.y + 4, rest.width - 12, high), head)
            self._moments(canvas, FRect(rest.x, rest.y + 4 + rows, rest.width - 12, tall))
        self._ways(canvas, ways)

    def _rows(self, canvas: Canvas, first: FRect, head: float) -> None:
        if head:
            self.head_row(FRect(first.x, first.y, first.width, head))
        rows = Stack(self.gap)
        for seat in self.standings():
            rows.add(first.height, partial(self._seat, canvas, seat))
        rows.place(first.move(0, head))

    def _seat(self, canvas: Canvas, seat: str, place: FRect) -> None:
        self.add(self.row(canvas, place, seat, self.place(seat)))

    def _moments_height(self, canvas: Canvas) -> float:
        lines = -(-(len(self.moments) + self.told_how + self._saved) // self._beside(canvas))
        return lines * (control_height(canvas.letters, SMALL_BOLD, 44, 14) + 6) + 4 if lines else 0.0

    def _beside(self, canvas: Canvas) -> int:
        """How many moments stand side by side: two where each can be read in half the width."""
        half = (self.room(canvas, self.wide).width - 78) / 2 - 58
        crowded = any(canvas.letters.fitting(each.text, SMALL_BOLD, half).crowded for each in self.moments)
        return 1 if crowded or canvas.text_scale >= _LARGE or canvas.area.width <= _NARROW else 2

    def _moments(self, canvas: Canvas, room: FRect) -> None:
        """What is worth remembering, each a way to the theatre."""
        high, again_here = control_height(canvas.letters, SMALL_BOLD, 44, 14), _(told.SHOWS_THIS_MOMENT_AGAIN)
        places = grid(FRect(room.x, room.y + 6, room.width, 0), self._beside(canvas), high, 6)
        for number, moment in enumerate(self.moments):
            place = next(places)
            style = canvas.letters.fitting(moment.text, SMALL_BOLD, place.width - 58)
            self.add(Button(f"moment_{number}", place, text=moment.text, icon=moment.icon, style=style, align="left",
                            hint=again_here, on_press=partial(self.watch, moment.act)))  # fmt: skip
        if self.told_how:
            text, place = _(story.HOW_IT_CAME_ABOUT), next(places)
            style = canvas.letters.fitting(text, SMALL_BOLD, place.width - 58)
            self.add(Button("story", place, text=text, icon="odds", style=style, align="left",
                            hint=_(story.SEE_THE_CHANCES), on_press=self.how_it_came_about))  # fmt: skip
        if self._saved:
            going_on = bool(evening.going_on(self.shell.places.matches))
            text = _(evening_words.TABLE_OF_THE_EVENING if going_on else evening_words.MAKE_AN_EVENING_OF_IT)
            hint, place = _(evening_words.AN_EVENING_OF_SEVERAL_GAMES), next(places)
            style = canvas.letters.fitting(text, SMALL_BOLD, place.width - 58)
            self.add(Button("evening", place, text=text, icon="trophy", style=style, align="left", hint=hint,
                            on_press=self.evening))  # fmt: skip

    def _ways(self, canvas: Canvas, row: FRect) -> None:
        shelf = Button("shelf", FRect(), text=_(labels.TO_THE_SHELF), icon="exit", on_press=self.leave)
        first = beginner(turned(self.play.seats.setup))
        begins = self.play.seats.names[self.match.setup.names[first]] if self._round and first is not None else ""
        anew = Button("again", FRect(), text=_(labels.PLAY_AGAIN), kind="primary", icon="replay", on_press=self.again,
                      hint=_(labels.BEGINS_THIS_TIME, name=begins) if begins else "")  # fmt: skip
        hint = _(told.THE_WHOLE_MATCH_ON_A_STAGE)
        replay = Button("replay", FRect(), text=_(told.WATCH_IT_AGAIN), icon="film", on_press=self.replay, hint=hint)
        self.pair(canvas, row, shelf, replay, *self.further(), anew)

    def backdrop(self, canvas: Canvas) -> None:
        """The table in the evening, lamps over what was played for."""
        Screen.draw(self.under, canvas)
        self.festive.darken(canvas, self.place_of_sheet, self.lamps())

    def foreground(self, canvas: Canvas) -> None:
        """The winner before the table, and confetti."""
        self.festive.draw(canvas, self.place_of_sheet, self.portrait)

    def picture(self, canvas: Canvas, rect: FRect) -> None:
        """Draw what stands on top: who won, before a sunburst."""
        side = rect.height * 1.1
        canvas.sprite("panels/burst", FRect(rect.centerx - side / 2, rect.centery - side / 2, side, side))
        self.portrait(canvas, rect)

    @property
    def _round(self) -> bool:
        """Whether who begins goes round the table."""
        setup = self.play.seats.setup
        return turned(setup) != setup

    # What is done.

    def replay(self) -> None:
        """Watch the whole match; the way back leads here again."""
        self.shell.open("watch", opened=again(self.play.opened), back="")

    def how_it_came_about(self) -> None:
        """How the match came about; the way back leads here again."""
        self.shell.open("story", opened=self.play.opened)

    def again(self) -> None:
        """The same rules from the start, the seats held as they are now; the next of them begins."""
        opened = self.play.opened
        leave_unasked(self.shell, opened)
        setup = turned(self.play.seats.setup)
        fresh = open_match.begin(self.shell.places, opened.row, setup, opened.names, self._luck())
        self.shell.go_to(fresh.route, opened=fresh)

    @property
    def _saved(self) -> bool:
        """Whether there is a file of a match that counts for an evening, which a branch does not."""
        opened = self.play.opened
        return not opened.branch and (opened.runner.save is not None or self._told_evening)

    def evening(self) -> None:
        """The table of the evening that goes on; else one begins with this match."""
        places, save = self.shell.places, self.play.opened.runner.save
        if save is not None:
            opened = self.play.opened
            leave_unasked(self.shell, opened)
            self.play.opened = replace(opened, source=source_in(opened))  # other matches may still go on from its file
            opened.runner.save, self._told_evening = None, True
            try:
                if not evening.going_on(places.matches):
                    annotate(save.path, f"evening {evening.begin(places.matches)}")
                    evening.note_table(places.matches, self._sitting())
            except (OSError, MatchError) as error:
                self.shell.open("notice", heading=_(matches.THAT_DID_NOT_WORK), text=error_messages.trouble(error))
                return
        self.stale()
        self.shell.open("evening")

    def _sitting(self) -> dict[str, dict[str, str]]:
        """Who sits here, for the next table of the evening."""
        return open_match.sitting_at(self.match.setup, self.play.opened.names, self._luck())

    def _luck(self) -> open_match.Luck:
        """What the next match of those who sit here begins with: their hands as they are by now, and their pictures."""
        seats = self.play.seats
        return open_match.Luck(frozenset(seats.own), helped=frozenset(seats.helped & seats.own),
                               faces=self.play.opened.faces)  # fmt: skip

    @property
    def patient(self) -> bool:
        """Whoever presses on and on has not seen the end yet."""
        return True

    def tick(self, dt: float) -> bool:
        """Grow old enough to be answered; look on at the match as a whole; let the table come to rest."""
        self._age += dt
        looked = self._look()
        return self.festive.update(dt) or looked

    def on_key(self, pressed: Pressed) -> bool:
        """A press that was meant for the table begins nothing anew."""
        return self._age < _UNREAD

    def on_point(self, pointed: Pointed) -> bool:
        """Nor does a click."""
        return self._age < _UNREAD and pointed.phase is not Phase.MOVE
