"""The family book: who wins, whose trap closes, whether the die is fair, and the records."""

from __future__ import annotations

import time
from collections.abc import Callable

from pygame import FRect

from game.catalog import CATALOG, GAMES
from game.nature.statistics import fair_band, wilson
from game.session.family_book import COMPUTERS, FamilyBook, forget_person
from game.session.shelf_index import ShelfIndex
from game.session.telling import telling
from game.shell.matches.match_list import stands_in
from game.shell.pages import MARGIN, Page, Working
from game.shell.pictures.charts import DieChart, GamesRow, RateRow, RecordRow, WinRow, fairness, spoken_faces
from game.shell.pictures.shop import box_of, boxes
from game.text import error_messages
from game.text import matches as labels
from game.text.language import _, ngettext, sentences
from game.text.seats import seat_name
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, HEAD, SMALL, SMALL_BOLD, Style
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button, Choice, Pick
from game.ui.widgets.layout import Stack, control_height, split
from game.ui.widgets.panels import Card, Label

Put = Callable[[FRect], object]
Row = tuple[float, Put]
"""How tall something is, and what puts it into a place."""
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

    def compose(self, canvas: Canvas) -> None:
        """The head, whom and since when, then the panels in one column or two."""
        letters, area = canvas.letters, canvas.area
        head = self.head(canvas, _(labels.FAMILY_BOOK))
        high = control_height(letters, SMALL_BOLD, 46, 16)
        row = FRect(MARGIN, head.bottom + 14, area.width - 2 * MARGIN, high)
        self._choices(row)
        view = FRect(MARGIN - 10, row.bottom + 14, area.width - 2 * MARGIN + 20, area.height - row.bottom - 34)
        two = area.width >= 1000 * canvas.text_scale
        inner = FRect(view.x + 10, view.y + 6, view.width - 28, 0)
        rooms = split(inner, 2 if two else 1, 20)
        pages = self._pages(canvas, rooms[0].width - 48)
        stacks = [Stack(6) for _page in pages[: len(rooms)]]
        for number, page in enumerate(pages):
            for height, put in page:
                stacks[number % len(stacks)].add(height, put)
        tall = max(stack.height for stack in stacks) + 56
        with self.region("book", view, tall):
            for number, (room, stack) in enumerate(zip(rooms, stacks, strict=False)):
                self.add(Card(f"page_{number}", FRect(room.x, room.y, room.width, tall - 20)))
                stack.place(FRect(room.x + 24, room.y + 18, room.width - 48, 0))

    def _choices(self, row: FRect) -> None:
        people = [key for key in self.book.people() if key != COMPUTERS][:_MOST]
        keys = [_ALL, *people, *([COMPUTERS] if COMPUTERS in self.book.people() else [])]
        picks = [Pick(key, _(labels.EVERYBODY) if key == _ALL else self.name_of(key)) for key in keys]
        spans = [Pick(span, _(name)) for span, name, _days in _SPANS]
        left, right = split(row, (0.66, 0.34), 16)
        self.add(Choice("person", left, picks=picks, value=self.person, on_choose=self._choose, style=SMALL_BOLD,
                        label=_(labels.FAMILY_BOOK)))  # fmt: skip
        self.add(Choice("span", right, picks=spans, value=self.span, on_choose=self._since, style=SMALL_BOLD,
                        label=_(labels.PLAYED)))  # fmt: skip

    def _choose(self, person: str) -> None:
        self.person = person
        self.stale()

    def _since(self, span: str) -> None:
        self.span = span
        self.book = self._read()
        self.stale()

    # The panels.

    def _pages(self, canvas: Canvas, wide: float) -> list[list[Row]]:
        """Left and right page: how tall each row is, and what puts it there."""
        if not self.book.sittings:
            words = labels.THE_FIRST_MATCH_WILL_BE if self.span == "all" else labels.NOBODY_PLAYED
            return [self._told(canvas, wide, "empty", _(words), BODY)]
        keys = list(self.book.people()) if self.who is None else [self.who]
        return [
            [*self._wins(canvas, wide, keys), *self._closes(canvas, wide, keys)],
            [*self._die(canvas, wide), *self._records(canvas, wide), *self._delete(canvas, wide)],
        ]

    def _told(self, canvas: Canvas, wide: float, name: str, text: str, style: Style = HEAD) -> list[Row]:
        """A heading, or a sentence."""
        high = canvas.letters.height(text, style, wide)
        return [(high, lambda place: self.add(Label(name, place, text=text, style=style)))]

    def _wins(self, canvas: Canvas, wide: float, keys: list[str]) -> list[Row]:
        book, high = self.book, control_height(canvas.letters, BODY, 36, 10)
        games = [box.game for box in boxes()]
        played = tuple(book.matches(game, self.who) for game in games)
        wins = {key: tuple(book.wins(game, key) for game in games) for key in book.people()}
        most = [max(row[at] for row in wins.values()) for at in range(len(games))]
        rows = self._told(canvas, wide, "wins", _(labels.WHO_WINS))
        rows.append((58.0, lambda place: self.add(GamesRow("games", place))))
        for key in keys:
            rows.append((high, self._win_row(key, wins[key], played, most)))
        numbers = ", ".join(f"{box_of(game).title} {count}" for game, count in zip(games, played, strict=True))
        told = _(labels.NAME_AND_NUMBERS, name=_(labels.PLAYED), numbers=numbers)
        rows.append((high, lambda place: self.add(GamesRow("played", place, played=played, label=told))))
        return rows

    def _win_row(self, key: str, wins: tuple[int, ...], played: tuple[int, ...], most: list[int]) -> Put:
        best = tuple(won == top > 0 for won, top in zip(wins, most, strict=True))
        counts = zip(boxes(), wins, played, strict=True)
        each = [_(labels.WON_OF, game=box.spoken().title, won=won, played=all_of) for box, won, all_of in counts]
        told = _(labels.NAME_AND_NUMBERS, name=self.name_of(key), numbers=", ".join(each))
        name, seat = self.name_of(key), self.seat_of(key)
        return lambda place: self.add(
            WinRow(f"win_{key}", place, seat=seat, name_shown=name, wins=wins, best=best, label=told)
        )

    def _closes(self, canvas: Canvas, wide: float, keys: list[str]) -> list[Row]:
        found = [(key, self.book.total("closed", key), self.book.total("runs", key)) for key in keys]
        cranked = [row for row in found if row[2]]
        if not cranked:
            return []
        high = control_height(canvas.letters, BODY, 36, 10)
        rows = self._told(canvas, wide, "closes", _(labels.THE_TRAP_CLOSES))
        rows += [(high, self._rate_row(key, hits, runs)) for key, hits, runs in cranked]
        return [*rows, *self._told(canvas, wide, "whiskers", _(labels.WHISKERS_WHERE_THE_TRUE), SMALL)]

    def _rate_row(self, key: str, hits: int, runs: int) -> Put:
        name, seat = self.name_of(key), self.seat_of(key)
        interval = wilson(hits, runs)
        low, high = (round(100 * share) for share in interval)
        numbers = _(labels.CAUGHT_OF, caught=hits, runs=runs)
        told = sentences(
            _(labels.NAME_AND_NUMBERS, name=name, numbers=numbers), _(labels.THE_TRUE_RATE_LIES, low=low, high=high)
        )
        return lambda place: self.add(RateRow(f"rate_{key}", place, seat=seat, name_shown=name, hits=hits, runs=runs,
                                              interval=interval, label=told))  # fmt: skip

    def _die(self, canvas: Canvas, wide: float) -> list[Row]:
        faces = self.book.faces(self.who)
        band = fair_band(sum(faces))
        high = (96.0 if band else 0.0) + 44 + canvas.letters.line(SMALL_BOLD)
        rolls, told = ngettext(*labels.ROLL_COUNT, sum(faces)), spoken_faces(faces)
        return [
            *self._told(canvas, wide, "fair", _(labels.IS_THE_DIE_FAIR)),
            *self._told(canvas, wide, "rolls", rolls, SMALL),
            (high, lambda place: self.add(DieChart("die", place, faces=faces, band=band, label=told))),
            *self._told(canvas, wide, "means", fairness(faces, band), SMALL),
        ]

    def _records(self, canvas: Canvas, wide: float) -> list[Row]:
        rows = self._told(canvas, wide, "records", _(labels.RECORDS))
        for best in self.book.records({game: row.best for game, row in CATALOG.items()}, self.who):
            words, icon = _RECORDS[best.kind]
            rows.append(self._record(best.person, ngettext(*words, best.number), icon, canvas))
        won, played = self.book.solitaires(self.who)
        if played:
            text = _(labels.SOLITAIRES, won=won, played=played)
            rows.append(self._record(self.who or COMPUTERS, text, "person", canvas))
        return rows if len(rows) > 1 else []

    def _record(self, key: str, text: str, icon: str, canvas: Canvas) -> Row:
        high = max(34.0, 2 * canvas.letters.line(BODY) + 2 if canvas.text_scale > 1.1 else 0.0)
        told, seat = _(labels.NAME_AND_NUMBERS, name=self.name_of(key), numbers=text), self.seat_of(key)
        name = f"record_{icon}"
        return high, lambda place: self.add(RecordRow(name, place, icon=icon, text=text, seat=seat, label=told))

    def _delete(self, canvas: Canvas, wide: float) -> list[Row]:
        if self.untold:
            left = ngettext(*labels.STILL_TO_READ_COUNT, len(self.untold))
            return self._told(canvas, wide, "untold", left, SMALL)
        if not self.who:
            return []
        text = _(labels.DELETE_FROM_THE_BOOK)
        high = control_height(canvas.letters, ACT, 50, 20)
        style = canvas.letters.fitting(text, ACT, wide - 60)
        return [(high, lambda place: self.add(
            Button("delete", place, text=text, icon="bin", style=style, on_press=self.ask)))]  # fmt: skip

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
