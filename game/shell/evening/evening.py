"""The table of an evening: who has how many points after which game, and the ways on."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.catalog import GAMES
from game.core.setup import COLOURS, colour_of
from game.core.slices import Slices
from game.session import evening as evenings
from game.session.evening import Guest, read_evening
from game.session.match import NotSaved
from game.session.shelf_index import telling
from game.shell.desk import DESKS
from game.shell.matches.match_list import index_of, stands_in
from game.shell.pages import MARGIN, Page, Working
from game.shell.pictures.charts import MOST, EveningGamesRow, GuestRow
from game.shell.pictures.podium import Podium, PodiumStep
from game.shell.pictures.score_strip import draw_course
from game.shell.pictures.shop import Box, GameBox, box_of, boxes
from game.text import error_messages, screens
from game.text import matches as labels
from game.text import matches as words
from game.text.language import _, listed, ngettext, sentences
from game.text.seats import seat_name, with_face
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, HEAD
from game.ui.layout import BoxTree, Grow, HBox, Layers, Pad, Scroll, Sized, VBox, even
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label, Picture
from game.ui.widgets.widget import Floor

_SLICE, _CHART, _BOXES, _WIDEST = 0.012, 230.0, 54.0, 440.0
_PODIUM, _LOWEST = 250.0, 170.0
"""How high the podium is, and the course beside it at the least, so that a table of five needs no scrolling."""
_LEAST_BOXES, _APART, _HIGH = 140.0, 28.0, 0.6
"""How much room the boxes need below what an evening is, how far they stand apart, and how high that room is for its
width at least where they stand in two rows."""
_AROUND = 22.0 + 18 + 16 + 22 + 16
"""What lies above and below the cards besides the head and the foot."""


class BoxRows(BoxTree):
    """All boxes of the shelf, in one row or in two, as large as there is room for. take: opens one of them."""

    def __init__(self, take: Callable[[str], None]) -> None:
        self.take = take

    def natural_width(self, canvas: Canvas) -> float:
        """As wide as it gets."""
        return 0.0

    def height_at(self, canvas: Canvas, width: float) -> float:
        """As tall as it gets."""
        return 0.0

    def lay(self, floor: Floor, canvas: Canvas, room: FRect) -> None:
        """Stand each in its cell, all to one scale."""
        looks = [DESKS[game].cover for game in GAMES]
        down = 2 if room.height > _HIGH * room.width else 1
        across = math.ceil(len(looks) / down)
        cell = FRect(0, 0, room.width / across, room.height / down)
        wide, high = max(look.width for look in looks), max(look.height for look in looks)
        share = min((cell.width - _APART) / wide, (cell.height - _APART) / high)
        for number, box in enumerate(map(Box.spoken, boxes())):
            row, column = divmod(number, across)
            look = DESKS[box.game].cover
            place = FRect(0, 0, look.width * share, look.height * share)
            place.midbottom = (
                room.x + (column + 0.5) * cell.width,
                room.y + (row + 0.5) * cell.height + high * share / 2,
            )
            told = _(screens.BOX_TOLD, title=box.title, line=box.line, players=box.players)
            floor.add(GameBox(f"box_{box.game}", place, hint=told, game=box.game, on_open=partial(self.take, box.game)))


class EveningPage(Page):
    """Opened over the title, or over the end of a match; feast: the evening has just been ended, and is celebrated."""

    first = "on"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.name, self.feast = evenings.going_on(shell.places.matches), False
        self.index, self._open = index_of(shell.places), True
        self.evening = read_evening(self.index, self.name)
        self._work: Working[None] | None = Working(self._reading()) if self.name else None

    def _reading(self) -> Slices[None]:
        """Read what was played since the evening began."""
        yield from self.index.refreshing()
        played_since = evenings.played_since(self.shell.places.matches)
        for card in self.index.newest():
            if played_since(card) and card.kept is None and not card.trouble:
                yield from telling(self.index, card.name, GAMES, stands_in)

    @property
    def reading(self) -> bool:
        """Whether something is still to be read."""
        return self._work is not None

    def tick(self, dt: float) -> bool:
        """Read on."""
        if self._work is None:
            return False
        if self._work.go_on(_SLICE):
            self._work, self.evening = None, read_evening(self.index, self.name)
            self.stale()
        return True

    # What is seen.

    def tree(self, canvas: Canvas) -> BoxTree:
        """The head, the table with its chart or what an evening is, and the ways on."""
        body = self._table(canvas) if self.name and self.evening.rounds else self._told(canvas)
        foot = Sized(self._ways(canvas), height=control_height(canvas.letters, ACT, 54, 22))
        title = _(words.THE_EVENING_IS_OVER) if self.feast else _(words.EVENING)
        return self.page(canvas, title, 18, Grow(Pad(body, MARGIN, 0)), 16, Pad(foot, MARGIN, 0), 22)

    def _told(self, canvas: Canvas) -> BoxTree:
        """What an evening is, or that this one has begun."""
        heading = _(words.THE_EVENING_HAS_BEGUN) if self.name else _(words.AN_EVENING_OF_SEVERAL_GAMES)
        told = VBox(Label("heading", text=heading, style=HEAD), 12, Label("how", text=_(words.HOW_AN_EVENING_GOES)))
        card = Layers(Card("card"), Pad(told, 30, 22, 30, 26))
        wide = min(canvas.area.width - 2 * MARGIN, 680.0 * min(canvas.text_scale, 1.5))
        scroll = Scroll(Sized(card, wide), "told", (0, 4, 0, 6))
        room = canvas.area.height - self._bars(canvas) - scroll.height_at(canvas, canvas.area.width - 2 * MARGIN)
        return VBox(scroll, 20, Grow(BoxRows(self.take))) if room > _LEAST_BOXES else scroll

    @staticmethod
    def _bars(canvas: Canvas) -> float:
        """What lies above and below."""
        bars = control_height(canvas.letters, ACT, 54, 22) + control_height(canvas.letters, ACT, 48, 16)
        return bars + _AROUND

    def _table(self, canvas: Canvas) -> BoxTree:
        """Who stands on the podium, who has how many points, and the course of it."""
        rows = self._rows(canvas)
        course = Picture("course", paint=self._course, label=_(words.POINTS_OVER_THE_EVENING))
        podium, told = self._podium(), Label("leads", text=self._leads(), style=HEAD, align="centre top")
        high = canvas.area.height - self._bars(canvas)
        if canvas.area.width - 2 * MARGIN < 1000 * canvas.text_scale:
            steps, chart = Grow(Sized(podium, least=_PODIUM)), Grow(Sized(course, least=_CHART), 0.6)
            whole = VBox(told, 12, steps, 18, rows, 24, chart, 6)
            card = Layers(Card("page"), Pad(whole, 22, 18, 22, 22))
            return Scroll(Sized(card, least=high), "table", (0, 4, 14, 12))
        table = VBox(rows, 24, Grow(Sized(course, least=_LOWEST)))
        left = Scroll(Sized(Layers(Card("page"), Pad(table, 22, 20, 22, 22)), least=high), "table", (0, 4, 14, 12))
        right = Pad(VBox(told, 12, Grow(Sized(podium, least=_PODIUM))), 22, 18, 22, 22)
        beside = Pad(Layers(Card("beside"), right), 0, 4, 0, 12)
        return HBox(Grow(left, 0.57), Grow(beside, 0.43), gap=8)

    def _first(self) -> list[str]:
        """The keys of those of whom nobody has more points."""
        order = self.evening.standings()
        return [key for key in order if self.evening.total(key) == self.evening.total(order[0])]

    def _leads(self) -> str:
        """Who has most, in words."""
        names = [self._name(self.evening.guests[key]) for key in self._first()]
        return ngettext(*(labels.WON_COUNT if self.feast else labels.LEADS_COUNT), len(names), names=listed(names))

    def _podium(self) -> Podium:
        totals, seats = {key: self.evening.total(key) for key in self.evening.guests}, self._seats()
        steps = []
        for key in self.evening.standings():
            guest = self.evening.guests[key]
            place = 1 + sum(other > totals[key] for other in totals.values())
            steps.append(PodiumStep(seats[key], self._name(guest), totals[key], place, guest.face, guest.computer))
        told = (_(words.PLACE_OF, place=each.place, name=with_face(each.name, each.face)) for each in steps)
        return Podium("podium", steps=steps, festive=self.feast, label=listed([*told]))

    def _rows(self, canvas: Canvas) -> BoxTree:
        played = tuple(each.game for each in self.evening.rounds[-MOST:])
        told = ngettext(*words.THIS_EVENING_COUNT, len(self.evening.rounds))
        high, order = control_height(canvas.letters, BODY, 42, 12), self.evening.standings()
        guests = (Sized(self._row(key, order[0]), height=high) for key in order)
        return VBox(Sized(EveningGamesRow("games", games=played, label=told), height=_BOXES), *guests)

    def _row(self, key: str, first: str) -> GuestRow:
        guest, total = self.evening.guests[key], self.evening.total(key)
        rounds = self.evening.rounds
        each = [f"{box_of(each.game).title} {each.points[key]}" for each in rounds if key in each.points]
        name = with_face(self._name(guest), guest.face)
        told = ngettext(*words.GUEST_AND_POINTS_COUNT, total, name=name, each=listed(each))
        points = tuple(each.points.get(key) for each in rounds[-MOST:])
        return GuestRow(f"guest_{key}", seat=self._seats()[key], name_shown=self._name(guest),
                        computer=guest.computer, face=guest.face, points=points,
                        total=total, lit=total == self.evening.total(first), label=told)  # fmt: skip

    @staticmethod
    def _name(guest: Guest) -> str:
        return guest.called or seat_name(guest.seat)

    def _seats(self) -> dict[str, str]:
        """A badge of one's own for each guest: the seat where they sat first, unless somebody has it."""
        found: dict[str, str] = {}
        people_first = sorted(self.evening.guests.items(), key=lambda each: each[1].computer)
        for key, guest in people_first:
            free = [seat for seat in (colour_of(guest.seat), *COLOURS) if seat not in found.values()]
            found[key] = free[0] if free else guest.seat
        return found

    def _course(self, canvas: Canvas, place: FRect) -> None:
        seats, games = self._seats(), range(len(self.evening.rounds) + 1)
        stood = {seats[key]: [self.evening.total(key, number) for number in games] for key in self.evening.guests}
        draw_course(canvas, place, _(words.POINTS_OVER_THE_EVENING), stood)

    def _ways(self, canvas: Canvas) -> BoxTree:
        if self.feast:
            shelf = self._way("on", screens.TO_THE_SHELF, "shelf", self.another)
            return Sized(shelf, min(canvas.area.width - 2 * MARGIN, _WIDEST * canvas.text_scale))
        if not self.name:
            begin = self._way("on", words.BEGIN_AN_EVENING, "trophy", self.begin)
            return Sized(begin, min(canvas.area.width - 2 * MARGIN, _WIDEST * canvas.text_scale))
        end = self._way("end", words.END_THE_EVENING, "close", self.end)
        end.kind, end.hint = "plain", _(words.THE_MATCHES_STAY)
        further = words.ANOTHER_GAME if self.evening.rounds else words.CHOOSE_A_GAME
        return even(self._way("on", further, "shelf", self.another), end, gap=16)

    @staticmethod
    def _way(name: str, text: str, icon: str, act: Callable[[], None]) -> Button:
        return Button(name, text=_(text), kind="primary", icon=icon, aside_words=70, on_press=act)

    # What is done.

    def begin(self) -> None:
        """From now on every match that is begun counts."""
        try:
            self.name = evenings.begin(self.shell.places.matches)
        except OSError as error:
            told = error_messages.trouble(NotSaved(error.strerror or str(error)))
            self.shell.open("notice", heading=_(labels.THAT_DID_NOT_WORK), text=told)
        self.evening = read_evening(self.index, self.name)
        self.stale()

    def take(self, game: str) -> None:
        """Set up this game for the evening, which begins with it if there is none yet."""
        if not self.name:
            self.begin()
        if self.name:
            self.shell.sound.play("card_flip")
            self.another()
            self.shell.open("evening")
            self.shell.open("setup", game=game)

    def another(self) -> None:
        """To the shelf for the next box."""
        self.shell.go_to("title")

    def end(self) -> None:
        """The evening is over: whoever has most is celebrated. Without a match there is nobody to be."""
        evenings.end(self.shell.places.matches)
        if not self.evening.rounds:
            self.another()
            return
        self.feast = True
        self.shell.sound.play("fanfare")
        self.shell.announcements.say(sentences(_(words.THE_EVENING_IS_OVER), self._leads(), _(words.THE_MATCHES_STAY)))
        self.focus("on")
        self.stale()

    def on_back(self) -> None:
        if self.feast:
            self.another()
            return
        self.shell.close()

    def abandon(self) -> None:
        """What was read is kept."""
        if self._open:
            self._open = False
            self.index.close()
