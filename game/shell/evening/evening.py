"""The table of an evening: who has how many points after which game, and the ways on."""

from __future__ import annotations

from pygame import FRect

from game.catalog import GAMES
from game.core.setup import COLOURS, colour_of
from game.core.slices import Slices
from game.session import evening as evenings
from game.session.errors import NotSaved
from game.session.evening import Guest, read_evening
from game.session.telling import telling
from game.shell.matches.match_list import index_of, stands_in
from game.shell.pages import MARGIN, Page, Working
from game.shell.pictures.charts import MOST, EveningGamesRow, GuestRow
from game.shell.pictures.score_strip import draw_course
from game.shell.pictures.shop import box_of
from game.text import error_messages
from game.text import matches as labels
from game.text import matches as words
from game.text.language import _, listed, ngettext, sentences
from game.text.seats import seat_name
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, HEAD
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import Column, Stack, centred, control_height, split
from game.ui.widgets.panels import Card, Label, Picture

_SLICE, _CHART, _BOXES, _WIDEST = 0.012, 260.0, 54.0, 440.0


class EveningPage(Page):
    """Opened over the title, or over the end of a match."""

    first = "on"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.name = evenings.going_on(shell.places.matches)
        self.index = index_of(shell.places)
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

    def compose(self, canvas: Canvas) -> None:
        """The head, the table with its chart or what an evening is, and the ways on."""
        area, letters = canvas.area, canvas.letters
        head = self.head(canvas, _(words.EVENING))
        back = self.find("back")
        assert isinstance(back, Button)
        back.on_press = self.on_back
        foot = control_height(letters, ACT, 54, 22)
        view = FRect(MARGIN, head.bottom + 18, area.width - 2 * MARGIN, area.height - head.bottom - foot - 56)
        if self.name and self.evening.rounds:
            self._table(canvas, view)
        else:
            self._told(canvas, view)
        self._ways(canvas, FRect(MARGIN, area.height - foot - 22, area.width - 2 * MARGIN, foot))

    def _told(self, canvas: Canvas, view: FRect) -> None:
        """What an evening is, or that this one has begun."""
        heading = _(words.THE_EVENING_HAS_BEGUN) if self.name else _(words.AN_EVENING_OF_SEVERAL_GAMES)
        wide = min(view.width, 680.0 * min(canvas.text_scale, 1.5))
        rooms, letters = wide - 60, canvas.letters
        tall = letters.height(heading, HEAD, rooms) + letters.height(_(words.HOW_AN_EVENING_GOES), BODY, rooms) + 60
        with self.region("told", view, tall + 10):
            card = FRect(view.centerx - wide / 2, view.y + 4, wide, tall)
            self.add(Card("card", card))
            column = Column(card.inflate(-60, -44), 12)
            self.add(Label("heading", column.take(letters.height(heading, HEAD, rooms)), text=heading, style=HEAD))
            how = _(words.HOW_AN_EVENING_GOES)
            self.add(Label("how", column.take(letters.height(how, BODY, rooms)), text=how))

    def _table(self, canvas: Canvas, view: FRect) -> None:
        two = view.width >= 1000 * canvas.text_scale
        high = control_height(canvas.letters, BODY, 42, 12)
        rows = _BOXES + high * len(self.evening.guests)
        chart = max(_CHART, rows) if two else _CHART
        tall = (max(rows, chart) if two else rows + 30 + chart) + 50
        with self.region("table", view, tall + 8):
            places = split(FRect(view.x, view.y + 4, view.width - 14, tall - 8), (0.56, 0.44) if two else 1, 18)
            self.add(Card("page", places[0]))
            column = Column(places[0].inflate(-44, -40))
            self._rows(column, high)
            if two:
                self.add(Card("beside", places[1]))
            place = places[1].inflate(-44, -40) if two else FRect(column.rest().x, column.rest().y + 24,
                                                                  column.rest().width, chart)  # fmt: skip
            self.add(Picture("course", place, paint=self._course, label=_(words.POINTS_OVER_THE_EVENING)))

    def _rows(self, column: Column, high: float) -> None:
        rounds = self.evening.rounds[-MOST:]
        self.add(EveningGamesRow("games", column.take(_BOXES), games=tuple(each.game for each in rounds),
                          label=ngettext(*words.THIS_EVENING_COUNT, len(self.evening.rounds))))  # fmt: skip
        stack, order = Stack(0), self.evening.standings()
        for key in order:
            stack.add(high, lambda place, key=key: self.add(self._row(place, key, order[0])))  # type: ignore[misc]
        stack.place(column.take(high * len(order)))

    def _row(self, place: FRect, key: str, first: str) -> GuestRow:
        guest, total = self.evening.guests[key], self.evening.total(key)
        rounds = self.evening.rounds
        each = [f"{box_of(each.game).title} {each.points[key]}" for each in rounds if key in each.points]
        told = ngettext(*words.GUEST_AND_POINTS_COUNT, total, name=self._name(guest), each=listed(each))
        return GuestRow(f"guest_{key}", place, seat=self._seats()[key], name_shown=self._name(guest),
                        computer=guest.computer, points=tuple(each.points.get(key) for each in rounds[-MOST:]),
                        total=total, lit=total == self.evening.total(first), label=told)  # fmt: skip

    @staticmethod
    def _name(guest: Guest) -> str:
        return guest.called or seat_name(guest.seat)

    def _seats(self) -> dict[str, str]:
        """A badge of one's own for each guest: the seat where they sat first, unless somebody has it."""
        found: dict[str, str] = {}
        for key, guest in self.evening.guests.items():
            free = [seat for seat in (colour_of(guest.seat), *COLOURS) if seat not in found.values()]
            found[key] = free[0] if free else guest.seat
        return found

    def _course(self, canvas: Canvas, place: FRect) -> None:
        seats, games = self._seats(), range(len(self.evening.rounds) + 1)
        stood = {seats[key]: [self.evening.total(key, number) for number in games] for key in self.evening.guests}
        draw_course(canvas, place, _(words.POINTS_OVER_THE_EVENING), stood)

    def _ways(self, canvas: Canvas, foot: FRect) -> None:
        ways = [("on", words.BEGIN_AN_EVENING, "primary", "trophy", self.begin)]
        if self.name:
            ways = [("on", words.ANOTHER_GAME, "primary", "shelf", self.another),
                    ("end", words.END_THE_EVENING, "plain", "close", self.end)]  # fmt: skip
        else:
            foot = centred(foot, min(foot.width, _WIDEST * canvas.text_scale), foot.height)
        for (name, text, kind, icon, act), place in zip(ways, split(foot, len(ways), 16), strict=True):
            style = canvas.letters.fitting(_(text), ACT, place.width - 70)
            hint = _(words.THE_MATCHES_STAY) if name == "end" else ""
            self.add(Button(name, place, text=_(text), kind=kind, icon=icon, style=style, on_press=act, hint=hint))

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

    def another(self) -> None:
        """To the shelf for the next box."""
        self.index.close()
        self.shell.go_to("title")

    def end(self) -> None:
        """The evening is over: say who has most."""
        evenings.end(self.shell.places.matches)
        best = self.evening.standings()[:1]
        first = [key for key in self.evening.guests if best and self.evening.total(key) == self.evening.total(best[0])]
        names = [self._name(self.evening.guests[key]) for key in first]
        won = ngettext(*labels.WON_COUNT, len(names), names=listed(names)) if self.evening.rounds else ""
        self.another()
        self.shell.open("notice", heading=won or _(words.EVENING), text=sentences(_(words.THE_MATCHES_STAY)))

    def on_back(self) -> None:
        """Back to where one came from."""
        self.index.close()
        self.shell.close()
