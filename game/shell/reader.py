"""Reading: the rules of a match or of any game, and the credits."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import partial
from typing import cast

from pygame import FRect

from game.catalog import CATALOG
from game.shell.pages import MARGIN, Page
from game.shell.pictures.blocks import Blocks, Drawn
from game.shell.pictures.shop import box_of, boxes
from game.shell.rulebook import Book, as_last_chosen
from game.text import screens as labels
from game.text.chapters import CREDITS, Chapter
from game.text.language import _, language
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, HEAD, SMALL_BOLD, Style
from game.ui.input.bindings import Device, Pressed, Verb
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button, Choice, Pick
from game.ui.widgets.focus import regions
from game.ui.widgets.layout import Column, Stack, control_height
from game.ui.widgets.panels import Card, Label, Paragraph
from game.ui.widgets.screen import W

_STEP = 120.0
_WIDEST = 860.0
SMALLEST = Style("bold", 11)


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

    def compose(self, canvas: Canvas) -> None:
        """A head, a column of chapters as links if there is room, and the sheet."""
        rest, area = self.head(canvas, self.title), canvas.area
        sections = ("pad_lt", "pad_rt") if self.shell.device is Device.PAD else ("page up", "page down")
        paragraphs = ((("b", "n"), _(labels.PARAGRAPH)),) if self.shell.device is not Device.PAD else ()
        self.keys(rest, ("↑ ↓", _(labels.READ_ON)), (sections, _(labels.SECTION)), *paragraphs)
        top = rest.bottom + 22
        self._extra(canvas, FRect(MARGIN, top, area.width - 2 * MARGIN, area.height - top - 24))

    def add(self, widget: W) -> W:
        """Place a widget; the paragraph gone to is one that can have the focus."""
        here = widget.name == self._paragraph and isinstance(widget, Label)
        return super().add(cast("W", Paragraph.of(cast("Label", widget))) if here else widget)

    def _extra(self, canvas: Canvas, room: FRect) -> None:
        """The links and the sheet."""
        side = max(180.0, *(canvas.letters.width(chapter.title, BODY) + 60 for chapter in self.chapters()))
        linked = room.width - side - 20 > 560 * canvas.text_scale
        width = min(_WIDEST * canvas.text_scale, room.width - (side + 20 if linked else 0))
        sheet = FRect(room.centerx - width / 2, room.y, width, room.height)
        if linked:
            sheet.x += (side + 20) / 2
        self._tops = self._sheet(canvas, sheet)
        if linked:
            left = max(MARGIN, sheet.x - side - 20)
            each = control_height(canvas.letters, BODY)
            more = self.further()
            foot = room.bottom - (each + 14 if more else 0)
            links = Stack(8)
            for number, chapter in enumerate(self.chapters()):
                links.add(each, partial(self._to, number, chapter.title))
            view = FRect(left - 6, room.y - 4, side + 13, foot - room.y + 4)
            links.scroll(self, "links", view, FRect(left, room.y, side, 0), 12)
            if more is not None:
                more.rect = FRect(left, room.bottom - each, side, each)
                self.add(more)

    def _to(self, number: int, title: str, place: FRect) -> None:
        """The link to a chapter."""
        press = partial(self.turn_to, number)
        self.add(Button(f"to_{number}", place, text=title, on_press=press, style=BODY, align="left"))

    def _sheet(self, canvas: Canvas, sheet: FRect) -> list[float]:
        """Place the chapters on the sheet and tell how far down each begins."""
        self.add(Card("sheet", sheet, corner=14))
        view = sheet.inflate(-28, -28)
        inner = FRect(view.x + 18, view.y + 6, view.width - 50, 0)
        chapters, tops = Stack(14), []
        for number, chapter in enumerate(self.chapters()):
            tops.append(6 + chapters.height + (14 if number else 0))
            chapters.add(self._height(canvas, chapter, inner.width), partial(self._chapter, canvas, number, chapter))
        chapters.scroll(self, "page", FRect(view.x, view.y, view.width - 14, view.height), inner, 20)
        return tops

    def _chapter(self, canvas: Canvas, number: int, chapter: Chapter, room: FRect) -> None:
        letters, column, blocks = canvas.letters, Column(room, 10), Blocks(canvas, self.draws)
        head = column.take(letters.height(chapter.title, HEAD, room.width), 4)
        self.add(Label(f"head_{number}", head, text=chapter.title, style=HEAD))
        for count, block in enumerate(chapter.blocks):
            place = column.take(blocks.height(block, room.width))
            blocks.place(self, f"text_{number}_{count}", block, place)

    def _height(self, canvas: Canvas, chapter: Chapter, width: float) -> float:
        letters, blocks = canvas.letters, Blocks(canvas, self.draws)
        words = sum(blocks.height(block, width) + 10 for block in chapter.blocks)
        return letters.height(chapter.title, HEAD, width) + 4 + words

    # What is done.

    def turn_to(self, number: int) -> None:
        """Scroll to a chapter, as far as the sheet goes, and say it whole."""
        self._scroll_page(self._top(number))
        self._went = number, self._offset
        found = self.chapters()[number]
        for text in (found.title, *found.spoken_blocks()):
            self.shell.announcements.say(text, seen=True)

    def _step(self, way: int) -> None:
        """To the next chapter, or back to the head of this one, from there to the one before."""
        number, at = self._went
        if at != self._offset:
            number = max(0, bisect_right([self._top(each) for each in range(len(self._tops))], self._offset + 1) - 1)
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

    def _top(self, number: int) -> float:
        """How far the sheet is scrolled where a chapter stands at its head."""
        return max(0.0, self._tops[number] - 8)

    def _scroll_page(self, offset: float) -> None:
        for region in regions(self.widgets):
            if region.name == "page":
                self.scroll_to(region, offset)

    def on_key(self, pressed: Pressed) -> bool:
        """Up and down read on; from a link they go to the next link."""
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
        """The rule book."""
        return self.read

    def draws(self, name: str) -> Drawn:
        """A picture of the game."""
        return self._draws(name)

    def _extra(self, canvas: Canvas, room: FRect) -> None:
        """The games to choose from, if there is no match, above the rest."""
        if self.games:
            style = SMALL_BOLD if Choice.width(canvas, self.games, SMALL_BOLD) <= room.width else SMALLEST
            high, wide = max(44.0, canvas.letters.line(style) + 20), Choice.width(canvas, self.games, style)
            letters = sum(canvas.letters.width(pick.text, style) + 10 for pick in self.games)
            rows = 1 if letters <= room.width else 2
            place = FRect(room.x, room.y, min(room.width, wide), rows * high)
            self.add(
                Choice(
                    "game",
                    place,
                    label=_(labels.RULES),
                    picks=self.games,
                    value=self.book.game,
                    on_choose=self._other,
                    style=style,
                    rows=rows,
                )
            )
            room = FRect(room.x, place.bottom + 12, room.width, room.bottom - place.bottom - 12)
        super()._extra(canvas, room)

    def _other(self, game: str) -> None:
        self.open(as_last_chosen(self.shell.settings, game))

    def further(self) -> Button | None:
        """The way to the credits."""
        return Button(
            "credits", FRect(), text=_(labels.CREDITS), on_press=lambda: self.shell.open("credits"), style=BODY
        )


class Credits(Pages):
    """Who and what is in it."""

    def compose(self, canvas: Canvas) -> None:
        """As every page."""
        self.title = _(labels.CREDITS)
        super().compose(canvas)

    def chapters(self) -> Sequence[Chapter]:
        """The credits."""
        return tuple(chapter.spoken() for chapter in CREDITS)
