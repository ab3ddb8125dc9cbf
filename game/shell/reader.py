"""Reading: the rules of a match or of any game, and the credits."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import accumulate
from typing import NamedTuple, cast

from game.catalog import CATALOG
from game.core.setup import Setup
from game.host.settings import Settings
from game.shell.desk import DESKS
from game.shell.matches.open_match import OpenMatch
from game.shell.pages import MARGIN, Page
from game.shell.pictures.blocks import Blocks, Drawn, Draws
from game.shell.pictures.shop import box_of, boxes
from game.shell.setup.seating import Seating, defaults
from game.text import aims
from game.text import screens as labels
from game.text.chapters import CREDITS, Chapter
from game.text.language import _, language, sentences
from game.text.seats import called
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, HEAD, SMALL_BOLD, Style
from game.ui.input.bindings import Device, Pressed, Query, Verb
from game.ui.layout import BoxTree, Grow, HBox, Layers, Pad, Scroll, Sized, VBox
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button, Choice, Pick
from game.ui.widgets.focus import regions
from game.ui.widgets.panels import Card, Label, Paragraph
from game.ui.widgets.screen import W

# What is read at the table: the rules of a match.


class Book(NamedTuple):
    """The rule book of a match: its game, its set-up, and what the seats are called."""

    game: str
    setup: Setup
    names: Mapping[str, str]

    def chapters(self) -> tuple[Chapter, ...]:
        """The rule book; its first chapter, about this match, also tells how long that takes."""
        with called(self.names):
            first, *others = DESKS[self.game].chapters(self.setup)
        return Chapter(first.title, (*first.blocks, self.takes())), *others

    def in_force(self) -> str:
        """Which rules are on, in a few sentences."""
        with called(self.names):
            return sentences(*DESKS[self.game].in_force(self.setup))

    def takes(self) -> str:
        """How long such a match takes, in a sentence."""
        return aims.takes(DESKS[self.game].minutes.of(len(self.setup.seats), self.setup.options))

    def aim(self) -> str:
        """What one plays for, in one line."""
        return aims.aim(self.game, self.setup)

    def draws(self) -> Draws:
        """What draws the pictures of the rule book."""
        figure = DESKS[self.game].figure
        return lambda name: figure(name, self.setup)


def as_last_chosen(settings: Settings, game: str) -> Book:
    """The match as it was set up the last time, or would be at first."""
    row = CATALOG[game]
    return of_seating(game, Seating.read(row, settings.setups.get(game), defaults(game)))


def of_open_match(opened: OpenMatch) -> Book:
    """The match at a table."""
    return Book(opened.row.game.id, opened.runner.match.setup, opened.names)


def of_seating(game: str, seating: Seating) -> Book:
    """The match that a set-up comes to; empty seats are taken where too few sit there yet."""
    row = CATALOG[game]
    return Book(game, row.game.setup(seating.taken(row.game.least), seating.values(row)), seating.names())


# Pages to read.


_STEP = 120.0
_WIDEST, _APART = 860.0, 14.0
_WAYS = (SMALL_BOLD, 1), (SMALL_BOLD, 2), (Style("bold", 11), 2)
"""How the games are offered above their rules, the first that has room: in which letters, in how many rows."""


class Pages(Page):
    """Chapters on one sheet of card; the arrows scroll, Page Up and Down and the triggers go from one to another.

    B and N go from paragraph to paragraph; the one gone to has the focus, and no other is a stop of Tab.
    """

    first = "back"
    title = ""
    _tops: Sequence[float] = ()
    _went: tuple[int, float] = 0, 0.0
    """The chapter to which somebody went last, and how far the sheet was scrolled by that: the last ones share that."""
    _paragraph = ""
    """The one gone to."""

    def chapters(self) -> Sequence[Chapter]:
        """What is read."""
        return ()

    def draws(self, name: str) -> Drawn:
        """A picture between the paragraphs; raises KeyError for one that there is not."""
        raise KeyError(name)

    def further(self) -> Button | None:
        """A button below the links, if there is more to read elsewhere."""
        return None

    def tree(self, canvas: Canvas) -> BoxTree:
        """A head, a column of chapters as links if there is room, and the sheet."""
        sections = ("pad_lt", "pad_rt") if self.shell.device is Device.PAD else ("page up", "page down")
        paragraphs = ((("b", "n"), _(labels.PARAGRAPH)),) if self.shell.device is not Device.PAD else ()
        keys = self.keys(("↑ ↓", _(labels.READ_ON)), (sections, _(labels.SECTION)), *paragraphs)
        read = VBox(self.above(canvas), Grow(self._read(canvas)), gap=12)
        return self.page(canvas, self.title, 22, Grow(Pad(read, MARGIN, 0)), 24, aside=keys)

    def above(self, canvas: Canvas) -> BoxTree | None:
        """What stands above the sheet, if anything does."""
        return None

    def add(self, widget: W) -> W:
        """Place a widget; the paragraph gone to is one that can have the focus."""
        here = widget.name == self._paragraph and isinstance(widget, Label)
        return super().add(cast("W", Paragraph.of(cast("Label", widget))) if here else widget)

    def _read(self, canvas: Canvas) -> BoxTree:
        """The links and the sheet."""
        room = canvas.area.width - 2 * MARGIN
        side = max(180.0, *(canvas.letters.width(chapter.title, BODY) + 60 for chapter in self.chapters())) + 20
        linked = room - side > 560 * canvas.text_scale
        width = min(_WIDEST * canvas.text_scale, room - (side if linked else 0))
        sheet = Sized(self._sheet(canvas, width), width)
        if not linked:
            return sheet
        links = Scroll(VBox(*self._links(), gap=8), "links", (6, 4, 7, 12))
        beside = VBox(Grow(Pad(links, -6, -4, -7, 0)), self.further(), gap=14)
        return Sized(HBox(sheet, 20, Grow(beside), from_right=True), width + side)

    def _links(self) -> Iterator[Button]:
        """The links to the chapters."""
        for number, chapter in enumerate(self.chapters()):
            press = partial(self.turn_to, number)
            yield Button(f"to_{number}", text=chapter.title, on_press=press, style=BODY, align="left")

    def _sheet(self, canvas: Canvas, width: float) -> BoxTree:
        """All chapters; how far down each begins is kept."""
        chapters = [self._chapter(canvas, number, chapter) for number, chapter in enumerate(self.chapters())]
        heights = (chapter.height_at(canvas, width - 78) + _APART for chapter in chapters)
        self._tops = list(accumulate(heights, initial=6.0))[:-1]
        page = Scroll(VBox(*chapters, gap=_APART), "page", (18, 6, 18, 20))
        return Layers(Card("sheet", corner=14), Pad(page, 14, 14, 28, 14))

    def _chapter(self, canvas: Canvas, number: int, chapter: Chapter) -> BoxTree:
        blocks = Blocks(canvas, self.draws)
        told = (blocks.box(self, f"text_{number}_{count}", block) for count, block in enumerate(chapter.blocks))
        return VBox(Label(f"head_{number}", text=chapter.title, style=HEAD), 4, *told, 10, gap=10)

    def answers(self, query: Query) -> Sequence[str]:
        """Which book this is, and the chapter at its head."""
        if query is not Query.WHERE or not self._tops:
            return super().answers(query)
        return self.title, self.chapters()[self._here()].title

    # What is done.

    def turn_to(self, number: int) -> None:
        """Scroll to a chapter, as far as the sheet goes, and say it whole; to the last one if the book has fewer, as
        another one was chosen in this very frame."""
        chapters = self.chapters()
        number = min(number, len(chapters) - 1)
        self._scroll_page(self._top(number))
        self._went = number, self._offset
        found = chapters[number]
        for text in (found.title, *found.spoken_blocks()):
            self.shell.announcements.say(text, seen=True)

    def _step(self, way: int) -> None:
        """To the next chapter, or back to the head of this one, from there to the one before."""
        number, at = self._went
        if at != self._offset:
            number = self._here()
            way += way < 0 and self._offset > self._top(number) + 1
        self.turn_to(max(0, min(len(self._tops) - 1, number + way)))

    def _go(self, way: int) -> None:
        """To the next paragraph or the one before, from the one gone to if it is seen, else from the first seen."""
        found = [
            each for each in self.widgets if isinstance(each, Label) and each.region and each.region.name == "page"
        ]
        seen = [number for number, each in enumerate(found) if each.visible.height > 0]
        at = next((number for number in seen if found[number].name == self._paragraph), -1)
        number = max(0, min(len(found) - 1, at + way)) if at >= 0 else seen[0]
        self._paragraph = found[number].name
        self.focus(self._paragraph)
        self.reveal(found[number])
        self.stale()

    @property
    def _offset(self) -> float:
        return self.offsets.get("page", 0.0)

    def _here(self) -> int:
        """The chapter at the head of what is seen."""
        heads = range(min(len(self._tops), len(self.chapters())))
        return max(0, bisect_right([self._top(each) for each in heads], self._offset + 1) - 1)

    def _top(self, number: int) -> float:
        """How far the sheet is scrolled where a chapter stands at its head."""
        return max(0.0, self._tops[number] - 8)

    def _scroll_page(self, offset: float) -> None:
        for region in regions(self.widgets):
            if region.name == "page":
                self.scroll_to(region, offset)

    def on_key(self, pressed: Pressed) -> bool:
        """Up and down read on; from a link they go to the next link."""
        if not self.widgets:  # nothing was laid out yet
            return False
        if way := {"page up": -1, "pad_lt": -1, "page down": 1, "pad_rt": 1}.get(pressed.key, 0):
            self._step(way)
            return True
        if way := {"b": -1, "n": 1}.get(pressed.key, 0):
            self._go(way)
            return True
        step = {Verb.UP: -_STEP, Verb.DOWN: _STEP}.get(pressed.verb, 0.0)
        if step == 0.0 or self.focused not in ("back", self._paragraph):
            return False
        self._scroll_page(self._offset + step)
        return True


class Reader(Pages):
    """The rules of a match; without one (any) those of a game as it was last set up, and of the other games."""

    def __init__(self, shell: Shell, game: str = next(iter(CATALOG)), book: Book | None = None) -> None:
        super().__init__(shell)
        self.any = book is None
        self.open(book or as_last_chosen(shell.settings, game))

    def open(self, book: Book) -> None:
        """Read this rule book."""
        self.book, self._draws = book, book.draws()
        self._say()
        self.offsets.clear()
        self._went, self._paragraph = (0, 0.0), ""
        self.stale()

    def _say(self) -> None:
        self._language = language()
        self.games = tuple(Pick(box.game, _(box.title)) for box in boxes()) if self.any else ()
        self.title, self.read = box_of(self.book.game).title, self.book.chapters()

    def compose(self, canvas: Canvas) -> None:
        """As every page; in the language that was chosen since."""
        if self._language != language():
            self._say()
        super().compose(canvas)

    def chapters(self) -> Sequence[Chapter]:
        return self.read

    def draws(self, name: str) -> Drawn:
        return self._draws(name)

    def above(self, canvas: Canvas) -> BoxTree | None:
        """The games to choose from, if there is no match."""
        if not self.games:
            return None
        room = canvas.area.width - 2 * MARGIN
        style, rows = next((each for each in _WAYS if self._widest(canvas, *each) <= room), _WAYS[-1])
        choice = Choice("game", label=_(labels.RULES), picks=self.games, value=self.book.game, on_choose=self._other,
                        style=style, rows=rows)  # fmt: skip
        high = rows * max(44.0, canvas.letters.line(style) + 20)
        return Sized(choice, min(room, self._widest(canvas, style, rows)), high, "left middle")

    def _widest(self, canvas: Canvas, style: Style, rows: int) -> float:
        """How wide the games are in so many rows."""
        each = -(-len(self.games) // rows)
        parts = (self.games[at : at + each] for at in range(0, len(self.games), each))
        return max(Choice.width(canvas, part, style) for part in parts)

    def _other(self, game: str) -> None:
        self.open(as_last_chosen(self.shell.settings, game))

    def further(self) -> Button | None:
        return Button("credits", text=_(labels.CREDITS), on_press=lambda: self.shell.open("credits"), style=BODY)


class Credits(Pages):
    """Who and what is in it."""

    def compose(self, canvas: Canvas) -> None:
        self.title = _(labels.CREDITS)
        super().compose(canvas)

    def chapters(self) -> Sequence[Chapter]:
        return tuple(chapter.spoken() for chapter in CREDITS)
