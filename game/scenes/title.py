"""The title: a shelf in a toy shop, from which a game is taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from game.scenes import routes
from game.scenes.covers import COVERS, cover
from game.scenes.shelf import BOXES, Box, Waiting
from game.ui import badges, icons, materials, shapes
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import BODY, BOLD, HEAD, SIGN, SMALL, SMALL_BOLD, Style
from game.ui.materials import Frame
from game.ui.panels import KeyHints
from game.ui.screen import Screen
from game.ui.shell import Shell
from game.ui.theme import mix, rgb
from game.ui.verbs import Device, Verb
from game.ui.widget import Mood, Widget

MARGIN = 44.0
_GAP = 34.0
_PLANK = 44.0
_BRASS = rgb("#e0b050")


@dataclass
class GameBox(Widget):
    """A box on the shelf; it is lifted while it has the focus."""

    game: str = ""
    on_open: object = None
    coming: bool = False

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8

    def confirm(self) -> None:
        """Open the box."""
        if callable(self.on_open):
            self.on_open()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw shadow, sides, lid and cover."""
        lift = 8 if mood.focus or mood.hover else 0
        place = self.place.move(0, -lift)
        materials.drop(canvas, FRect(place.x + 6, place.y + 14 + lift, place.width + 10, place.height - 10), 12, 150)
        self._sides(canvas, place)
        cover(canvas, self.game, place)
        edge = canvas.box(place)
        for inset, colour in ((0, mix(COVERS[self.game].ground, (255, 255, 255), 0.55)),):
            _outline(canvas, edge.inflate(-inset, -inset), colour)
        if self.coming:
            self._band(canvas, place)

    def draw_focus(self, canvas: Canvas) -> None:
        """Ring the lifted box with its sides."""
        place = self.place.move(0, -8)
        ring = FRect(place.x - 2, place.y - 11, place.width + 19, place.height + 12)
        materials.focus_ring(canvas, ring, self.radius)

    def _sides(self, canvas: Canvas, place: FRect) -> None:
        """The lid's upper edge and the right side, in the colour of the cover."""
        ground = COVERS[self.game].ground
        deep, high = 15, 9
        size = canvas.px(place.width + deep), canvas.px(place.height + high)
        scale = canvas.scale

        def slab(points: list[tuple[float, float]], colour: tuple[int, int, int]) -> None:
            fine = [(x * scale, y * scale) for x, y in points]
            canvas.blit(shapes.polygon(size, fine, (*colour, 255)), (place.x, place.y - high))

        w, h = place.width, place.height
        slab([(0, high), (deep * 0.6, 0), (w + deep, 0), (w, high)], mix(ground, (255, 255, 255), 0.25))
        slab([(w, high), (w + deep, 0), (w + deep, h - 2), (w, h + high)], mix(ground, (30, 10, 10), 0.5))

    def _band(self, canvas: Canvas, place: FRect) -> None:
        """A paper band round a box that cannot be opened yet."""
        high = canvas.letters.line(SMALL_BOLD) + 14
        band = FRect(place.x - 4, place.centery + place.height * 0.12, place.width + 8, high)
        materials.card(canvas, band, 3, 0.5)
        canvas.write("Still in the workshop", band.inflate(-10, 0), SMALL_BOLD, canvas.theme.ink, "centre middle")


def _outline(canvas: Canvas, box: object, colour: tuple[int, int, int]) -> None:
    import pygame

    pygame.draw.rect(canvas.surface, colour, box, canvas.px(1.6))  # type: ignore[arg-type]


@dataclass
class Ticket(Widget):
    """The price ticket below a box: for how many, and what one does."""

    box: Box = BOXES[0]
    lit: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the ticket; the line is left out where there is no room."""
        theme = canvas.theme
        place = self.place
        if self.lit:
            materials.framed(canvas, place, Frame(theme.focus, theme.outline, 5))
        else:
            materials.card(canvas, place, 5, 0.5)
        letters = canvas.letters
        gap = 10
        first, second = letters.width(self.box.players, BOLD), letters.width(self.box.line, BODY)
        whole = first + gap + second <= place.width - 12
        left = place.centerx - ((first + gap + second) if whole else first) / 2
        ink = theme.ink
        canvas.write(self.box.players, FRect(left, place.y, first + 2, place.height), BOLD, ink, "left middle")
        if whole:
            rest = FRect(left + first + gap, place.y, second + 2, place.height)
            canvas.write(self.box.line, rest, BODY, ink, "left middle")


@dataclass
class Tile(Widget):
    """A card on the lower shelf that can be pressed."""

    heading: str = ""
    waiting: Waiting | None = None
    note: str = ""
    picture: str = ""
    on_press: object = None

    focusable: ClassVar[bool] = True

    def confirm(self) -> None:
        """Do what the card promises."""
        if callable(self.on_press) and self.enabled:
            self.on_press()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the card, a picture on the left if there is room, and as many lines as fit."""
        theme = canvas.theme
        colour = theme.field if mood.hover else theme.card
        materials.card(canvas, self.place, 12, 1.0, colour)
        room = self.place.inflate(-32, -22)
        if self.picture and room.width > 420 * canvas.text_scale:
            picture = FRect(room.x - 4, room.y, min(room.height * 1.6, room.width * 0.45), room.height)
            if canvas.sprite(self.picture, picture):
                room = FRect(picture.right + 16, room.y, room.right - picture.right - 16, room.height)
        taken = canvas.write(self.heading, room, HEAD, theme.ink)
        rest = FRect(room.x, room.y + taken + 4, room.width, room.height - taken - 4)
        if self.waiting is not None:
            self._match(canvas, rest, self.waiting)
        else:
            _lines(canvas, rest, [(self.note, SMALL)])

    def _match(self, canvas: Canvas, rest: FRect, waiting: Waiting) -> None:
        """Which game since when, who plays, and how it stands."""
        step = canvas.letters.line(SMALL)
        taken = _lines(canvas, rest, [(f"{waiting.title}, {waiting.when}", SMALL_BOLD)])
        rows = (len(waiting.sitters) + 1) // 2
        high = max(step, 24) + 4
        last = canvas.letters.height(waiting.line, SMALL, rest.width)
        if taken + rows * high + last <= rest.height + 2:
            for number, sitter in enumerate(waiting.sitters):
                x = rest.x + (number % 2) * rest.width / 2
                y = rest.y + taken + (number // 2) * high
                badges.badge(canvas, sitter.seat, FRect(x, y + high / 2 - 12, 24, 24))
                name = canvas.letters.width(sitter.name, SMALL)
                words = FRect(x + 32, y, min(name + 2, rest.width / 2 - 60), high)
                canvas.write(sitter.name, words, SMALL, canvas.theme.ink, "left middle")
                if sitter.computer:
                    icons.icon(canvas, "gear", FRect(words.right + 6, y + high / 2 - 9, 18, 18), canvas.theme.faint)
            taken += rows * high
        rest = FRect(rest.x, rest.y + taken, rest.width, rest.height - taken)
        _lines(canvas, rest, [(waiting.line, SMALL)])


def _lines(canvas: Canvas, rest: FRect, lines: list[tuple[str, Style]]) -> float:
    """Write paragraphs one below the other, leaving out what does not fit; return the height taken."""
    taken = 0.0
    for text, style in lines:
        high = canvas.letters.height(text, style, rest.width)
        widest = max(canvas.letters.width(word, style) for word in text.split(" "))
        if text and widest <= rest.width and taken + high <= rest.height + 1:
            place = FRect(rest.x, rest.y + taken, rest.width, high)
            canvas.write(text, place, style, canvas.theme.ink)
            taken += high
    return taken


class Title(Screen):
    """The shelf with four boxes, and below it the match that waits, the workshop and the counter's buttons."""

    first = "mousetrap"

    def __init__(self, shell: Shell, waiting: Waiting | None = None) -> None:
        super().__init__(shell)
        self.waiting = waiting

    def compose(self, canvas: Canvas) -> None:
        """Boxes and tickets above, tiles and buttons below."""
        area, letters = canvas.area, canvas.letters
        self.button = max(48.0, letters.line(Style("head", 20)) + 20)
        tiles = 3 * self.button + 20
        self.ticket = letters.line(BODY) + 12
        self.floor = area.height - MARGIN - tiles - 34 - _PLANK - self.ticket * 0.4
        self._boxes(canvas)
        self._tiles(canvas, FRect(MARGIN, area.height - tiles - 40, area.width - 2 * MARGIN, tiles))
        self._hints(canvas)

    def _boxes(self, canvas: Canvas) -> None:
        area = canvas.area
        top = 136.0
        wide = sum(look.width for look in COVERS.values())
        share = (area.width - 2 * MARGIN - 3 * _GAP) / wide
        share = min(share, (self.floor - top) / 300)
        gap = (area.width - 2 * MARGIN - wide * share) / 3
        left = MARGIN
        for box in BOXES:
            look = COVERS[box.game]
            place = FRect(left, self.floor - look.height * share, look.width * share, look.height * share)
            coming = not routes.ready(f"table:{box.game}")
            hint = f"{box.title}. {box.line}, {box.players}."
            hint = f"{hint} Still in the workshop: it can be opened in a later version." if coming else hint
            self.add(
                GameBox(box.game, place, hint=hint, game=box.game, coming=coming, on_open=self._opener(box, coming))
            )
            room = FRect(place.x + 14, self.floor + 14, place.width - 28, self.ticket)
            least = canvas.letters.width(box.players, BOLD) + 14
            room = room if room.width >= least else FRect(place.centerx - least / 2, room.y, least, room.height)
            self.add(Ticket(f"ticket_{box.game}", room, box=box, lit=self.focused == box.game))
            left += place.width + gap

    def _opener(self, box: Box, coming: bool) -> object:
        def open_box() -> None:
            if coming:
                self.shell.sound.play("wood_knock")
            else:
                self.shell.sound.play("card_flip")
                self.shell.open("setup", game=box.game)

        return open_box

    def _tiles(self, canvas: Canvas, room: FRect) -> None:
        """Continue if a match waits, the workshop, and three buttons, in shares of the row."""
        letters = canvas.letters
        style = Style("head", 20)
        words = max(letters.width(word, style) for word in ("Settings", "Rules", "Quit"))
        column = min(max(words + 130, room.width * 0.24), 304.0 * canvas.text_scale)
        gap = 24.0
        left = room.width - column - gap
        shop = left if self.waiting is None else min(300.0, left * 0.36)
        match = FRect(room.x, room.y, left - shop - gap, room.height)
        if self.waiting is not None:
            tile = Tile("continue", match, heading="Continue", waiting=self.waiting, on_press=self._continue)
            self.add(tile).hint = "Goes on with the match that waits."
        spot = FRect(room.x + left - shop, room.y, shop, room.height)
        self._workshop(spot)
        at = FRect(room.right - column, room.y, column, self.button)
        rows = (
            ("settings", "Settings", "gear", "F2", lambda: self.shell.open("settings")),
            ("rules", "Rules", "book", "F1", lambda: self.shell.open("rules")),
            ("quit", "Quit", "exit", "Esc", self.shell.leave),
        )
        for number, (name, text, icon, cap, act) in enumerate(rows):
            place = at.move(0, number * (self.button + 10))
            cap = cap if self.shell.device is not Device.PAD else ""
            self.add(Button(name, place, text=text, icon=icon, cap=cap, on_press=act, style=style, align="left"))

    def _workshop(self, spot: FRect) -> None:
        ready = routes.ready("workshop:mousetrap")
        note = "Just the machine: turn the crank and watch it go." if ready else "Still being built."
        tile = Tile(
            "workshop", spot, heading="Workshop", note=note, on_press=lambda: self.shell.open("workshop:mousetrap")
        )
        tile.enabled = ready
        self.add(tile)

    def _continue(self) -> None:
        if self.waiting is not None:
            self.shell.go_to(f"table:{self.waiting.game}", path=self.waiting.path)

    def _hints(self, canvas: Canvas) -> None:
        width = (canvas.area.width - self._sign(canvas).width) / 2 - MARGIN - 16
        look, take = ("← →", "look along the shelf"), ("Enter", "open the box")
        if self.shell.device is Device.PAD:
            look, take = ("← →", "look along"), ("A", "open the box")
        high = canvas.letters.line(SMALL) + 8
        left = FRect(MARGIN, 38, width, high)
        self.add(KeyHints("look", left, hints=(look,)))
        self.add(KeyHints("take", left.move(canvas.area.width - 2 * MARGIN - width, 0), hints=(take,), align="right"))

    def focus(self, name: str) -> None:
        """Compose anew, as the ticket of the focused box is lit."""
        super().focus(name)
        self.stale()

    def on_back(self) -> None:
        """Esc goes to the button that quits first, and quits from there."""
        if self.focused == "quit":
            self.shell.leave()
        else:
            self.focus("quit")

    # The shop.

    @staticmethod
    def _sign(canvas: Canvas) -> FRect:
        width = min(620.0, canvas.area.width * 0.52)
        return FRect((canvas.area.width - width) / 2, 12, width, 96)

    def backdrop(self, canvas: Canvas) -> None:
        """Wall, sign and planks."""
        materials.table(canvas)
        self._wallpaper(canvas)
        area = canvas.area
        self._plank(canvas, FRect(0, self.floor - 20, area.width, _PLANK + 32 + self.ticket * 0.4))
        self._plank(canvas, FRect(0, area.height - 44, area.width, 44))
        self._name(canvas)

    def _wallpaper(self, canvas: Canvas) -> None:
        """Small stars in rows, like a print of the time."""
        ink = mix(canvas.theme.table, (255, 255, 255), 0.13)
        size = canvas.px(16)
        middle = size / 2
        points = []
        for number in range(8):
            far = middle * (1.0 if number % 2 == 0 else 0.2)
            step = ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7))[number]
            points.append((middle + far * step[0], middle + far * step[1]))
        star = canvas.store.get(("star", size, ink), lambda: shapes.polygon((size, size), points, (*ink, 255)))
        for row in range(int(canvas.area.height / 45) + 1):
            for column in range(int(canvas.area.width / 90) + 2):
                canvas.blit(star, (column * 90 + (row % 2) * 45 - 8, row * 45 + 8))

    @staticmethod
    def _plank(canvas: Canvas, rect: FRect) -> None:
        materials.drop(canvas, FRect(-20, rect.bottom - 4, rect.width + 40, 16), 10, 130, 0)
        materials.wood(
            canvas, FRect(rect.x, rect.y, rect.width, rect.height * 0.4), mix(materials.WOOD, (255, 220, 160), 0.12)
        )
        materials.wood(
            canvas,
            FRect(rect.x, rect.y + rect.height * 0.4, rect.width, rect.height * 0.6),
            mix(materials.WOOD, (60, 20, 0), 0.25),
        )

    def _name(self, canvas: Canvas) -> None:
        """The sign of the shop: dark wood, a brass line, cream letters."""
        place = self._sign(canvas)
        materials.drop(canvas, place, 8, 170, 14)
        materials.wood(canvas, place, materials.DARK_WOOD, 14)
        inner = place.inflate(-12, -12)
        _outline(canvas, canvas.box(inner), _BRASS)
        for x in (inner.left + 12, inner.right - 12):
            for y in (inner.top + 12, inner.bottom - 12):
                size = canvas.px(12)
                canvas.blit(shapes.ellipse((size, size), (*mix(_BRASS, (0, 0, 0), 0.45), 255)), (x - 6, y - 5))
                canvas.blit(shapes.ellipse((size, size), (*_BRASS, 255)), (x - 6, y - 6))
        size = SIGN.size if place.width > 560 else SIGN.size * place.width / 560
        canvas.emboss("Trapworks", place.move(0, -6), Style("display", size), rgb("#f6efdc"), "centre middle")


_ = Verb
