"""The family book: who wins, whose trap closes, whether the die is fair, and the records."""

from __future__ import annotations

import time
from itertools import chain

from pygame import FRect

from game.catalog import CATALOG, GAMES
from game.core.setup import COLOURS, colour_of
from game.nature.statistics import Z95, fair_band, mean_interval, wilson
from game.session.family_book import COMPUTERS, FamilyBook, forget_person
from game.session.shelf_index import ShelfIndex, telling
from game.shell.evening.working_out import LuckWork, can_be_worked_out
from game.shell.matches.match_list import stands_in
from game.shell.pages import MARGIN, Page, Working
from game.shell.pictures.charts import DieChart, GamesRow, RateRow, RecordRow, WinRow, fairness, spoken_faces
from game.shell.pictures.long_run import LuckChart, LuckLine, LuckSpot, MonthChart, MonthValue, PersonHead, medals_aloud
from game.shell.pictures.shop import box_of, boxes
from game.text import error_messages, long_run
from game.text import matches as labels
from game.text.days import when
from game.text.language import _, ngettext, percent, sentences
from game.text.seats import seat_name, with_face
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, HEAD, SMALL, SMALL_BOLD
from game.ui.layout import BoxTree, ByWidth, Child, Grow, HBox, Layers, Pad, Scroll, Sized, VBox, grid
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button, Choice, Pick
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label, Picture, Progress

_SLICE = 0.012
_LUCK, _EMPTY, _MONTHS, _LARGE = 190.0, 680.0, 12, 1.3
"""The height of the picture of luck, the width of an empty book, the months that are shown, and from which size of
letters charts stand alone."""
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


def _still_life(canvas: Canvas, place: FRect) -> None:
    canvas.sprite("title/still_life", place)


def _mean(month: tuple[int, int], number: int, total: float, squares: float) -> MonthValue | None:
    """The mean of a month with where it surely lies; None of none."""
    return MonthValue(month, total / number, *mean_interval(number, total, squares)) if number else None


def _rate(month: tuple[int, int], hits: int, of: int) -> MonthValue | None:
    """A share of a month in per cent, the same."""
    return MonthValue(month, *(100 * share for share in (hits / of, *wilson(hits, of)))) if of else None


class FamilyBookPage(Page):
    """Opened over the page of all matches, whose index it reads and goes on filling."""

    first = "person"

    def __init__(self, shell: Shell, index: ShelfIndex) -> None:
        super().__init__(shell)
        self.index = index
        self.person, self.span = _ALL, "all"
        self.untold = index.untold()
        self._work: Working[None] | None = None
        self.luck_work: LuckWork | None = None
        self._passed: set[str] = set()
        self.book = self._read()

    def _read(self) -> FamilyBook:
        """The book as it is by now; where the chosen person is not in it any more, of all."""
        days = next(days for span, _name, days in _SPANS if span == self.span)
        book = FamilyBook(self.index, int(time.time() * 1000) - days * _DAY if days else 0)
        people = book.people()
        if self.person not in people:
            self.person = _ALL
        self._seats: dict[str, str] = {}
        for key in (key for key in people if key != COMPUTERS):
            colours = (colour_of(people[key].seat), *COLOURS)
            free = (colour for colour in colours if colour not in self._seats.values())
            self._seats[key] = next(free, people[key].seat)
        return book

    def tick(self, dt: float) -> bool:
        """Read what nobody has read yet, a slice a frame."""
        if self._work is None and self.untold:
            self._work = Working(telling(self.index, self.untold[0], GAMES, stands_in))
        if self._work is None:
            return self._work_out()
        if self._work.go_on(_SLICE):
            self._work = None
            self.untold.pop(0)
            if not self.untold or len(self.untold) % 20 == 0:
                self.book = self._read()
            self.stale()
        return True

    def _work_out(self) -> bool:
        """Go on with what moved old matches, where that was asked for."""
        work = self.luck_work
        if work is None:
            return False
        if work.go_on(_SLICE):
            self._passed.add(work.names[work.done - 1])
            self.book = self._read()
            if work.over:
                self.luck_work = None
                self.shell.announcements.say(self._luck_aloud())
            self.stale()
        elif isinstance(bar := self.find("working_bar"), Progress):
            bar.share = work.share
            self.touch("working_bar")
        return True

    def begin_to_work_out(self) -> None:
        """Work out what moved the matches of which nobody knows it yet."""
        self.luck_work = LuckWork(self.shell, self.index, self._to_work_out())
        self.focus("stop")
        self.stale()

    def stop_working_out(self) -> None:
        """Leave the rest for another time."""
        if self.luck_work is not None:
            self.luck_work.stop()
            self.luck_work = None
        self.focus("work_out")
        self.stale()

    def _to_work_out(self) -> list[str]:
        found = [name for name in self.book.untold() if name not in self._passed]
        return can_be_worked_out(self.index, found)

    def rest(self) -> None:
        super().rest()
        if self.luck_work is not None:
            self.luck_work.rest()

    def abandon(self) -> None:
        """Nobody waits for what is still being worked out."""
        self.shell.workers.close()

    def on_back(self) -> None:
        if self.luck_work is not None:
            self.luck_work.stop()
        super().on_back()

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

    def face_of(self, key: str) -> str:
        """The picture of who has one."""
        return "" if key == COMPUTERS else self.book.people()[key].face

    def seat_of(self, key: str) -> str:
        """The seat for the badge, a color of their own for as many as there are; none for computer players."""
        return self._seats.get(key, "")

    def tree(self, canvas: Canvas) -> BoxTree:
        """The head, whom and since when, then the panels in one column or two."""
        choices = self._choices(canvas)
        pages = self._pages(canvas)
        columns = min(len(pages), 2 if canvas.area.width >= 1000 * canvas.text_scale else 1)
        cards = [
            Layers(Card(f"page_{number}"), Pad(VBox(*chain(*pages[number::columns]), gap=6), 24, 18))
            for number in range(min(columns, len(pages)))
        ]
        wide = (
            canvas.area.width if self.book.sittings else min(canvas.area.width - 2 * MARGIN, _EMPTY * canvas.text_scale)
        )
        book = Scroll(Sized(grid(columns, *cards, gap=20), wide), "book", (10, 6, 18, 14))
        below = VBox(14, Pad(choices, MARGIN, 0), 14, Grow(Pad(book, MARGIN - 10, 0)), 20)
        return self.page(canvas, _(labels.FAMILY_BOOK), Grow(below))

    def _choices(self, canvas: Canvas) -> BoxTree:
        """Whom and since when, beside each other, or one below the other where their words need it."""
        people = [key for key in self.book.people() if key != COMPUTERS][:_MOST]
        keys = [_ALL, *people, *([COMPUTERS] if COMPUTERS in self.book.people() else [])]
        picks = [Pick(key, _(labels.EVERYBODY) if key == _ALL else self.name_of(key), self._icon(key)) for key in keys]
        spans = [Pick(span, _(name)) for span, name, _days in _SPANS]
        person = Choice("person", picks=picks, value=self.person, on_choose=self._choose, style=SMALL_BOLD,
                        label=_(labels.FAMILY_BOOK))  # fmt: skip
        span = Choice("span", picks=spans, value=self.span, on_choose=self._since, style=SMALL_BOLD,
                      label=_(labels.PLAYED))  # fmt: skip
        shares = [Choice.width(canvas, each.picks, SMALL_BOLD) for each in (person, span)]
        boxes = [Sized(each, height=control_height(canvas.letters, SMALL_BOLD, 46, 16)) for each in (person, span)]
        beside = HBox(*map(Grow, boxes, shares), gap=16)
        return ByWidth(lambda width: beside if sum(shares) + 16 <= width else VBox(*boxes, gap=8))

    def _icon(self, key: str) -> str:
        return "" if key == _ALL else "gear" if key == COMPUTERS else self.face_of(key)

    def _choose(self, person: str) -> None:
        self.person = person
        self.stale()

    def _since(self, span: str) -> None:
        self.span = span
        self.book = self._read()
        self.stale()

    # The panels.

    def _pages(self, canvas: Canvas) -> list[list[Child]]:
        """Left and right page: what stands on each, row by row."""
        if not self.book.sittings:
            return [self._nothing(canvas)]
        keys = list(self.book.people()) if self.who is None else [self.who]
        high = control_height(canvas.letters, BODY, 36, 10)
        return [
            [*self._head(canvas), *self._wins(high, keys), *self._closes(high, keys), *self._hands(canvas)],
            [*self._luck(canvas), *self._die(canvas), *self._records(canvas), *self._machines(canvas),
             *self._delete(canvas)],
        ]  # fmt: skip

    def _nothing(self, canvas: Canvas) -> list[Child]:
        """What will be here, or that nobody played in this time."""
        if self.span != "all":
            return [Label("empty", text=_(labels.NOBODY_PLAYED), style=HEAD)]
        rows = (RecordRow(f"will_{icon}", icon=icon, text=_(text), label=_(text), bare=True)
                for icon, text in long_run.WHAT_WILL_BE_HERE)  # fmt: skip
        still = Sized(Picture("still_life", paint=_still_life), height=min(240.0, canvas.area.height * 0.3))
        high = control_height(canvas.letters, BODY, 36, 10)
        told = Label("empty", text=_(labels.THE_FIRST_MATCH_WILL_BE), style=HEAD)
        return [told, 8, *(Sized(row, height=high) for row in rows), 12, still]

    def _head(self, canvas: Canvas) -> list[Child]:
        """Who the chosen person is."""
        who = self.who
        if who is None or who == COMPUTERS:
            return []
        mine = sorted(self.book.of(who), key=lambda each: (each.place, each.time))
        together = [each for each in mine if each.over and each.players > 1]
        won = sum(each.won for each in together)
        lines = (
            ngettext(*long_run.WON_OF_ALL, won, all=len(together)),
            _(long_run.LAST_PLAYED, date=when(mine[-1].time / 1000)),
            _(long_run.FIRST_PLAYED, date=when(mine[0].time / 1000)),
        )
        games = self.book.medals(who)
        name = self.name_of(who)
        medals = medals_aloud([box_of(game).spoken().title for game in games])
        told = sentences(with_face(name, self.face_of(who)), *lines, medals)
        head = PersonHead("head", seat=self.seat_of(who), face=self.face_of(who), name_shown=name, lines=lines,
                          medals=games, label=told)  # fmt: skip
        return [Sized(head, height=PersonHead.height(canvas, len(lines))), 14]

    def _luck(self, canvas: Canvas) -> list[Child]:
        """How luck evens out, and the way to work out what is not known yet."""
        if not self.shell.settings.story or self.who == COMPUTERS:
            return []
        lines = self._luck_lines()
        shown: list[Child] = [Label("luck", text=_(long_run.LUCK_OVER_TIME), style=HEAD)]
        if lines:
            chart = LuckChart("luck_chart", lines=lines, label=self._luck_aloud())
            told = self._luck_aloud() if self.who is not None else _(long_run.LUCK_OF_ALL)
            shown += [Sized(chart, height=_LUCK), Label("luck_told", text=told, style=SMALL)]
        else:
            shown.append(Label("luck_told", text=_(long_run.LUCK_TO_COME), style=SMALL))
        return [*shown, *self._ways_to_work_out(canvas), 10]

    def _luck_lines(self) -> list[LuckLine]:
        """Of everybody, those who play most; of one, only theirs."""
        people = [key for key in self.book.people() if key != COMPUTERS][:_MOST]
        keys = people if self.who is None else [self.who]
        found = ((key, self.book.luck(key)) for key in keys)
        return [
            LuckLine(self.seat_of(key), [LuckSpot(one.luck, Z95 * one.band, Z95 * one.doubt) for one in points])
            for key, points in found
            if points
        ]

    def _luck_aloud(self) -> str:
        people = [key for key in self.book.people() if key != COMPUTERS][:_MOST]
        keys = people if self.who is None else [self.who]
        found = ((self.name_of(key), self.book.luck(key)) for key in keys)
        return sentences(*(long_run.luck_told(name, points) for name, points in found if points))

    def _ways_to_work_out(self, canvas: Canvas) -> list[Child]:
        high = control_height(canvas.letters, SMALL_BOLD, 46, 16)
        if self.luck_work is not None:
            work = self.luck_work
            told = _(long_run.WORKING_OUT, done=min(work.done + 1, len(work.names)), number=len(work.names))
            bar = Progress("working_bar", share=work.share, label=told, tell=percent)
            stop = Button("stop", text=_(long_run.STOP), icon="stop", style=SMALL_BOLD, on_press=self.stop_working_out)
            return [Label("working", text=told, style=SMALL), 4, Sized(bar, height=14), 8, Sized(stop, height=high)]
        left = [] if self.untold else self._to_work_out()
        if not left:
            return []
        button = Button("work_out", text=ngettext(*long_run.WORK_OUT_COUNT, len(left)), icon="odds", style=SMALL_BOLD,
                        hint=_(long_run.TAKES_A_WHILE), on_press=self.begin_to_work_out, aside_words=60)  # fmt: skip
        return [8, Sized(button, height=high)]

    def _hands(self, canvas: Canvas) -> list[Child]:
        """How placing, cranking and pulling went, month by month."""
        if self.who is None or self.who == COMPUTERS:
            return []
        months = self.book.months(self.who).items()
        placed = [_mean(month, count["placed"], count["astray"] / 100, count["astray_squared"] / 10_000)
                  for month, count in months]  # fmt: skip
        cranked = [_mean(month, count["cranked"], count["unrest"], count["unrest_squared"]) for month, count in months]
        pulled = [_rate(month, count["pulled"] - count["slipped"], count["pulled"]) for month, count in months]
        charts = [MonthChart(name, title=_(title), values=values[-_MONTHS:], digits=digits, most=most)
                  for name, title, found, digits, most in (
                      ("placing", long_run.PLACING, placed, 2, 0.0),
                      ("cranking", long_run.CRANKING, cranked, 0, 0.0),
                      ("pulling", long_run.PULLING, pulled, 0, 130.0),
                  ) if (values := [value for value in found if value is not None])]  # fmt: skip
        for chart in charts:
            chart.label = f"{chart.title}. {chart.aloud()}"
        heading = Label("hands", text=_(long_run.HANDS_OVER_TIME), style=HEAD)
        if not charts:
            return [8, heading, Label("hands_told", text=_(long_run.HANDS_TO_COME), style=SMALL)]
        high = 96 + 2 * canvas.letters.line(SMALL)
        across = 1 if canvas.text_scale > _LARGE else len(charts)
        row = grid(across, *(Sized(chart, height=high) for chart in charts), gap=12)
        return [8, heading, row, Label("hands_told", text=_(long_run.HANDS_WHISKERS), style=SMALL)]

    def _machines(self, canvas: Canvas) -> list[Child]:
        """The machines that people built and saved here, which are nobody's alone."""
        folder = self.shell.places.machines
        number = sum(1 for _each in folder.glob("*.toml")) if folder.is_dir() else 0
        if self.who is not None or not number:
            return []
        button = Button("machines", text=ngettext(*long_run.OWN_MACHINES_COUNT, number), icon="wrench",
                        style=SMALL_BOLD, hint=_(long_run.THEY_STAND_IN_THE_WORKSHOP), aside_words=60,
                        on_press=lambda: self.shell.open("hall"))  # fmt: skip
        return [8, Sized(button, height=control_height(canvas.letters, SMALL_BOLD, 46, 16))]

    def _wins(self, high: float, keys: list[str]) -> list[Child]:
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
        aloud = with_face(name, self.face_of(key))
        told = _(labels.NAME_AND_NUMBERS, name=aloud, numbers=", ".join(each))
        return WinRow(f"win_{key}", seat=self.seat_of(key), face=self.face_of(key), name_shown=name, wins=wins,
                      best=best, label=told)  # fmt: skip

    def _closes(self, high: float, keys: list[str]) -> list[Child]:
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
        return RateRow(f"rate_{key}", seat=self.seat_of(key), face=self.face_of(key), name_shown=name, hits=hits,
                       runs=runs, interval=interval, label=told)  # fmt: skip

    def _die(self, canvas: Canvas) -> list[Child]:
        faces = self.book.faces(self.who)
        band = fair_band(sum(faces))
        high = (96.0 if band else 0.0) + 44 + canvas.letters.line(SMALL_BOLD)
        return [
            Label("fair", text=_(labels.IS_THE_DIE_FAIR), style=HEAD),
            Label("rolls", text=ngettext(*labels.ROLL_COUNT, sum(faces)), style=SMALL),
            Sized(DieChart("die", faces=faces, band=band, label=spoken_faces(faces)), height=high),
            Label("means", text=fairness(faces, band), style=SMALL),
        ]

    def _records(self, canvas: Canvas) -> list[Child]:
        rows: list[Child] = []
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
        row = RecordRow(
            f"record_{icon}", icon=icon, text=text, seat=self.seat_of(key), face=self.face_of(key), label=told
        )
        return Sized(row, height=high)

    def _delete(self, canvas: Canvas) -> list[Child]:
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
