"""The family book: who wins, whose trap closes, whether the die is fair, and the records."""

from __future__ import annotations

import time
from itertools import chain

from game.catalog import CATALOG, GAMES
from game.nature.statistics import fair_band, wilson
from game.session.family_book import COMPUTERS, FamilyBook, forget_person
from game.session.shelf_index import ShelfIndex, telling
from game.shell.matches.match_list import stands_in
from game.shell.pages import MARGIN, Page, Working
from game.shell.pictures.charts import DieChart, GamesRow, RateRow, RecordRow, WinRow, fairness, spoken_faces
from game.shell.pictures.shop import box_of, boxes
from game.text import error_messages
from game.text import matches as labels
from game.text.language import _, ngettext, sentences
from game.text.seats import seat_name
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, HEAD, SMALL, SMALL_BOLD
from game.ui.layout import BoxTree, Grow, HBox, Layers, Pad, Scroll, Sized, VBox, grid
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button, Choice, Pick
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label

_SLICE = 0.012
_DAY = 86_400_000
_SPANS = (("all", labels.ALL_TIME, 0), ("30", labels.THIRTY_DAYS, 30), ("7", labels.SEVEN_DAYS, 7))
_ALL = "*"
_MOST = 5
"""People that can be chosen, those who play most; all of them stand in the table."""
_RECORDS = {
    "haul": (labels.PIECES_IN_ONE_TRAP_COUNT, "cage"),
    "points": (labels.POINTS_IN_BOOBY_TRAP_COUNT, "trophy"),
    "series": (labels.PIECES_IN_A_ROW_COUNT, "star"),
    "wedges": (labels.WEDGES_IN_ONE_TURN_COUNT, "cheese"),
    "shortest": (labels.THE_SHORTEST_MOUSE_TRAP_COUNT, "timer"),
    "fastest": (labels.THE_FASTEST_RESCUE_COUNT, "die"),
}


class FamilyBookPage(Page):
    """Opened over the page of all matches, whose index it reads and goes on filling."""

    first = "person"

    def __init__(self, shell: Shell, index: ShelfIndex) -> None:
        super().__init__(shell)
        self.index = index
        self.person, self.span = _ALL, "all"
        self.untold = index.untold()
        self._work: Working[None] | None = None
        self.book = self._read()

    def _read(self) -> FamilyBook:
        """The book as it is by now; where the chosen person is not in it any more, of all."""
        days = next(days for span, _name, days in _SPANS if span == self.span)
        book = FamilyBook(self.index, int(time.time() * 1000) - days * _DAY if days else 0)
        if self.person not in book.people():
            self.person = _ALL
        return book

    def tick(self, dt: float) -> bool:
        """Read what nobody has read yet, a slice a frame."""
        if self._work is None and self.untold:
            self._work = Working(telling(self.index, self.untold[0], GAMES, stands_in))
        if self._work is None:
            return False
        if self._work.go_on(_SLICE):
            self._work = None
            self.untold.pop(0)
            if not self.untold or len(self.untold) % 20 == 0:
                self.book = self._read()
            self.stale()
        return True

    # What is seen.

    @property
    def who(self) -> str | None:
        """The key of the chosen person, None for all."""
        return None if self.person == _ALL else self.person

    def name_of(self, key: str) -> str:
        """What somebody is called."""
        if key == COMPUTERS:
            return _(labels.COMPUTERS)
        sitting = self.book.people()[key]
        return sitting.called or seat_name(sitting.seat)

    def seat_of(self, key: str) -> str:
        """The seat for the badge; none for computer players."""
        return "" if key == COMPUTERS else self.book.people()[key].seat

    def tree(self, canvas: Canvas) -> BoxTree:
        """The head, whom and since when, then the panels in one column or two."""
        choices = Sized(self._choices(), height=control_height(canvas.letters, SMALL_BOLD, 46, 16))
        columns = 2 if canvas.area.width >= 1000 * canvas.text_scale else 1
        pages = self._pages(canvas)
        cards = [
            Layers(Card(f"page_{number}"), Pad(VBox(*chain(*pages[number::columns]), gap=6), 24, 18))
            for number in range(min(columns, len(pages)))
        ]
        book = Scroll(grid(columns, *cards, gap=20), "book", (10, 6, 18, 14))
        below = VBox(14, Pad(choices, MARGIN, 0), 14, Grow(Pad(book, MARGIN - 10, 0)), 20)
        return self.page(canvas, _(labels.FAMILY_BOOK), Grow(below))

    def _choices(self) -> BoxTree:
        people = [key for key in self.book.people() if key != COMPUTERS][:_MOST]
        keys = [_ALL, *people, *([COMPUTERS] if COMPUTERS in self.book.people() else [])]
        picks = [Pick(key, _(labels.EVERYBODY) if key == _ALL else self.name_of(key)) for key in keys]
        spans = [Pick(span, _(name)) for span, name, _days in _SPANS]
        person = Choice("person", picks=picks, value=self.person, on_choose=self._choose, style=SMALL_BOLD,
                        label=_(labels.FAMILY_BOOK))  # fmt: skip
        span = Choice("span", picks=spans, value=self.span, on_choose=self._since, style=SMALL_BOLD,
                      label=_(labels.PLAYED))  # fmt: skip
        return HBox(Grow(person, 0.66), Grow(span, 0.34), gap=16)

    def _choose(self, person: str) -> None:
        self.person = person
        self.stale()

    def _since(self, span: str) -> None:
        self.span = span
        self.book = self._read()
        self.stale()

    # The panels.

    def _pages(self, canvas: Canvas) -> list[list[BoxTree]]:
        """Left and right page: what stands on each, row by row."""
        if not self.book.sittings:
            words = labels.THE_FIRST_MATCH_WILL_BE if self.span == "all" else labels.NOBODY_PLAYED
            return [[Label("empty", text=_(words))]]
        keys = list(self.book.people()) if self.who is None else [self.who]
        high = control_height(canvas.letters, BODY, 36, 10)
        return [
            [*self._wins(high, keys), *self._closes(high, keys)],
            [*self._die(canvas), *self._records(canvas), *self._delete(canvas)],
        ]

    def _wins(self, high: float, keys: list[str]) -> list[BoxTree]:
        book = self.book
        games = [box.game for box in boxes()]
        played = tuple(book.matches(game, self.who) for game in games)
        wins = {key: tuple(book.wins(game, key) for game in games) for key in book.people()}
        most = [max(row[at] for row in wins.values()) for at in range(len(games))]
        numbers = ", ".join(f"{box_of(game).title} {count}" for game, count in zip(games, played, strict=True))
        told = _(labels.NAME_AND_NUMBERS, name=_(labels.PLAYED), numbers=numbers)
        return [
            Label("wins", text=_(labels.WHO_WINS), style=HEAD),
            Sized(GamesRow("games"), height=58),
            *(Sized(self._win_row(key, wins[key], played, most), height=high) for key in keys),
            Sized(GamesRow("played", played=played, label=told), height=high),
        ]

    def _win_row(self, key: str, wins: tuple[int, ...], played: tuple[int, ...], most: list[int]) -> WinRow:
        best = tuple(won == top > 0 for won, top in zip(wins, most, strict=True))
        counts = zip(boxes(), wins, played, strict=True)
        each = [_(labels.WON_OF, game=box.spoken().title, won=won, played=all_of) for box, won, all_of in counts]
        name = self.name_of(key)
        told = _(labels.NAME_AND_NUMBERS, name=name, numbers=", ".join(each))
        return WinRow(f"win_{key}", seat=self.seat_of(key), name_shown=name, wins=wins, best=best, label=told)

    def _closes(self, high: float, keys: list[str]) -> list[BoxTree]:
        found = [(key, self.book.total("closed", key), self.book.total("runs", key)) for key in keys]
        cranked = [row for row in found if row[2]]
        if not cranked:
            return []
        return [
            Label("closes", text=_(labels.THE_TRAP_CLOSES), style=HEAD),
            *(Sized(self._rate_row(*row), height=high) for row in cranked),
            Label("whiskers", text=_(labels.WHISKERS_WHERE_THE_TRUE), style=SMALL),
        ]

    def _rate_row(self, key: str, hits: int, runs: int) -> RateRow:
        name, interval = self.name_of(key), wilson(hits, runs)
        low, high = (round(100 * share) for share in interval)
        numbers = _(labels.CAUGHT_OF, caught=hits, runs=runs)
        told = sentences(
            _(labels.NAME_AND_NUMBERS, name=name, numbers=numbers), _(labels.THE_TRUE_RATE_LIES, low=low, high=high)
        )
        return RateRow(f"rate_{key}", seat=self.seat_of(key), name_shown=name, hits=hits, runs=runs,
                       interval=interval, label=told)  # fmt: skip

    def _die(self, canvas: Canvas) -> list[BoxTree]:
        faces = self.book.faces(self.who)
        band = fair_band(sum(faces))
        high = (96.0 if band else 0.0) + 44 + canvas.letters.line(SMALL_BOLD)
        return [
            Label("fair", text=_(labels.IS_THE_DIE_FAIR), style=HEAD),
            Label("rolls", text=ngettext(*labels.ROLL_COUNT, sum(faces)), style=SMALL),
            Sized(DieChart("die", faces=faces, band=band, label=spoken_faces(faces)), height=high),
            Label("means", text=fairness(faces, band), style=SMALL),
        ]

    def _records(self, canvas: Canvas) -> list[BoxTree]:
        rows: list[BoxTree] = []
        for best in self.book.records({game: row.best for game, row in CATALOG.items()}, self.who):
            words, icon = _RECORDS[best.kind]
            rows.append(self._record(best.person, ngettext(*words, best.number), icon, canvas))
        won, played = self.book.solitaires(self.who)
        if played:
            text = _(labels.SOLITAIRES, won=won, played=played)
            rows.append(self._record(self.who or COMPUTERS, text, "person", canvas))
        return [Label("records", text=_(labels.RECORDS), style=HEAD), *rows] if rows else []

    def _record(self, key: str, text: str, icon: str, canvas: Canvas) -> BoxTree:
        high = max(34.0, 2 * canvas.letters.line(BODY) + 2 if canvas.text_scale > 1.1 else 0.0)
        told = _(labels.NAME_AND_NUMBERS, name=self.name_of(key), numbers=text)
        row = RecordRow(f"record_{icon}", icon=icon, text=text, seat=self.seat_of(key), label=told)
        return Sized(row, height=high)

    def _delete(self, canvas: Canvas) -> list[BoxTree]:
        if self.untold:
            return [Label("untold", text=ngettext(*labels.STILL_TO_READ_COUNT, len(self.untold)), style=SMALL)]
        if not self.who:
            return []
        button = Button("delete", text=_(labels.DELETE_FROM_THE_BOOK), icon="bin", aside_words=60, on_press=self.ask)
        return [Sized(button, height=control_height(canvas.letters, ACT, 50, 20))]

    # Deleting somebody.

    def ask(self) -> None:
        """Whether the chosen person is really to be deleted."""
        name = self.name_of(self.person)
        ways = ((_(labels.DELETE), "act", self.delete), (_(labels.CANCEL), "plain", self.shell.close))
        text = _(labels.THE_BOOK_FORGETS, name=name)
        self.shell.open("notice", heading=_(labels.DELETE_THIS_PERSON, name=name), text=text, offered=ways)

    def delete(self) -> None:
        """Forget the chosen person."""
        self.shell.close()
        try:
            forget_person(self.index.folder, self.person)
        except OSError as error:
            told = error_messages.not_saved(error)
            self.shell.open("notice", heading=_(labels.THAT_DID_NOT_WORK), text=told)
        self.person, self.book = _ALL, self._read()
        self.stale()
