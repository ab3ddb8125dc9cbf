"""Reading: the rules of a match or of any game, and the credits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from game.pictures.blocks import Blocks, Drawn
from game.pictures.shelf import BOXES, box_of
from game.scenes.page import MARGIN, Page
from game.scenes.rulebook import Book, as_last_chosen
from game.text import screens as labels
from game.text.chapters import Chapter
from game.text.credits import CREDITS
from game.text.language import _, language
from game.ui.buttons import Button, Choice, Pick
from game.ui.canvas import Canvas
from game.ui.input_events import Pressed, Verb
from game.ui.layout import Column, Stack, control_height
from game.ui.lettering import BODY, HEAD, SMALL_BOLD, Style
from game.ui.panels import Card, Label
from game.ui.shell import Shell

_STEP = 120.0
_WIDEST = 860.0
SMALLEST = Style("bold", 11)


class Pages(Page):
    """Chapters on one sheet of card; the arrows scroll."""

    first = "back"
    title = ""

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
        self.keys(rest, ("↑ ↓", _(labels.READ_ON)))
        top = rest.bottom + 22
        self._extra(canvas, FRect(MARGIN, top, area.width - 2 * MARGIN, area.height - top - 24))

    def _extra(self, canvas: Canvas, room: FRect) -> None:
        """The links and the sheet."""
        side = max(180.0, *(canvas.letters.width(chapter.title, BODY) + 60 for chapter in self.chapters()))
        linked = room.width - side - 20 > 560 * canvas.text_scale
        width = min(_WIDEST * canvas.text_scale, room.width - (side + 20 if linked else 0))
        sheet = FRect(room.centerx - width / 2, room.y, width, room.height)
        if linked:
            sheet.x += (side + 20) / 2
        tops = self._sheet(canvas, sheet)
        if linked:
            left = max(MARGIN, sheet.x - side - 20)
            each = control_height(canvas.letters, BODY)
            more = self.further()
            foot = room.bottom - (each + 14 if more else 0)
            links = Stack(8)
            for number, (chapter, top) in enumerate(zip(self.chapters(), tops, strict=True)):
                links.add(each, partial(self._to, number, chapter.title, top))
            view = FRect(left - 6, room.y - 4, side + 13, foot - room.y + 4)
            links.scroll(self, "links", view, FRect(left, room.y, side, 0), 12)
            if more is not None:
                more.rect = FRect(left, room.bottom - each, side, each)
                self.add(more)

    def _to(self, number: int, title: str, top: float, place: FRect) -> None:
        """The link to a chapter."""
        self.add(Button(f"to_{number}", place, text=title, on_press=self._link(top), style=BODY, align="left"))

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

    def _link(self, top: float) -> Callable[[], None]:
        def jump() -> None:
            self.offsets["page"] = max(0.0, top - 8)

        return jump

    def on_key(self, pressed: Pressed) -> bool:
        """Up and down read on; from a link they go to the next link."""
        step = {Verb.UP: -_STEP, Verb.DOWN: _STEP}.get(pressed.verb, 0.0)
        if step == 0.0 or self.focused != "back":
            return False
        self.offsets["page"] = max(0.0, self.offsets.get("page", 0.0) + step)
        self.stale()
        return True


class Reader(Pages):
    """The rules of a match; without one (any) those of a game as it was last set up, and of the other games."""

    def __init__(self, shell: Shell, game: str = "mousetrap", book: Book | None = None) -> None:
        super().__init__(shell)
        self.any = book is None
        self.open(book or as_last_chosen(shell.settings, game))

    def open(self, book: Book) -> None:
        """Read this rule book."""
        self.book, self._draws = book, book.draws()
        self._say()
        self.offsets.clear()
        self.stale()

    def _say(self) -> None:
        self._language = language()
        self.games = tuple(Pick(box.game, _(box.title)) for box in BOXES) if self.any else ()
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
            place = FRect(room.x, room.y, min(room.width, wide), high)
            self.add(
                Choice(
                    "game",
                    place,
                    label=_(labels.RULES),
                    picks=self.games,
                    value=self.book.game,
                    on_choose=self._other,
                    style=style,
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
