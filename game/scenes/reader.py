"""Reading: the rules of a game, and the credits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from game.scenes.page import MARGIN, Page
from game.scenes.rulebook import CREDITS, RULES
from game.scenes.shelf import box_of
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.layout import Column, Stack, control_height
from game.ui.lettering import BODY, HEAD
from game.ui.panels import Card, Label
from game.ui.shell import Shell
from game.ui.verbs import Pressed, Verb
from game.words.language import say
from game.words.reading import Chapter

_STEP = 120.0
_WIDEST = 860.0


class Pages(Page):
    """Chapters on one sheet of card; the arrows scroll."""

    first = "back"
    title = ""

    def chapters(self) -> Sequence[Chapter]:
        """What is read."""
        return ()

    def further(self) -> Button | None:
        """A button below the links, if there is more to read elsewhere."""
        return None

    def compose(self, canvas: Canvas) -> None:
        """A head, a column of chapters as links if there is room, and the sheet."""
        rest, area = self.head(canvas, self.title), canvas.area
        self.keys(rest, ("↑ ↓", say("read on")))
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
            links = Column(FRect(left, room.y, side, room.height), 8)
            foot = Column(links.rest()).last(each)
            for number, (chapter, top) in enumerate(zip(self.chapters(), tops, strict=True)):
                place = links.take(each)
                if place.bottom <= room.bottom:
                    link = self._link(top)
                    name = f"to_{number}"
                    self.add(Button(name, place, text=chapter.title, on_press=link, style=BODY, align="left"))
            self._further(foot)

    def _further(self, place: FRect) -> None:
        more = self.further()
        if more is not None and not any(widget.visible.colliderect(place) for widget in self.widgets):
            more.rect = place
            self.add(more)

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
        letters, column = canvas.letters, Column(room, 10)
        head = column.take(letters.height(chapter.title, HEAD, room.width), 4)
        self.add(Label(f"head_{number}", head, text=chapter.title, style=HEAD))
        for count, text in enumerate(chapter.paragraphs):
            place = column.take(letters.height(text, BODY, room.width))
            self.add(Label(f"text_{number}_{count}", place, text=text))

    @staticmethod
    def _height(canvas: Canvas, chapter: Chapter, width: float) -> float:
        letters = canvas.letters
        words = sum(letters.height(text, BODY, width) + 10 for text in chapter.paragraphs)
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
    """The rules of a game."""

    def __init__(self, shell: Shell, game: str = "mousetrap") -> None:
        super().__init__(shell)
        self.game = game
        self.title = box_of(game).title
        self.read = tuple(chapter.spoken() for chapter in RULES[game])

    def chapters(self) -> Sequence[Chapter]:
        """The rule book."""
        return self.read

    def further(self) -> Button | None:
        """The way to the credits."""
        return Button("credits", FRect(), text=say("Credits"), on_press=lambda: self.shell.open("credits"), style=BODY)


class Credits(Pages):
    """Who and what is in it."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.title = say("Credits")

    def chapters(self) -> Sequence[Chapter]:
        """The credits."""
        return tuple(chapter.spoken() for chapter in CREDITS)
