"""The cards of the table themselves, the ribbon of whoever is to act, and the buttons of a choice."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.pictures.mousetrap.next_part import fitted
from game.ui import badges, materials
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import Style
from game.ui.spoken import Role, Spoken
from game.ui.theme import Colour, mix
from game.ui.widget import Mood, Widget

RIBBON = Style("head", 25)


@dataclass
class Hanging(Widget):
    """A card that hangs on two strings from the frame, or lies on the table."""

    top: float = 0.0
    hung: bool = True

    def spoken(self) -> Spoken:
        """What lies on it belongs together."""
        return Spoken(Role.GROUP)

    @property
    def reach(self) -> FRect:
        """Its strings too."""
        return super().reach.union(FRect(self.place.x, self.top, self.place.width, 1))

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw strings and card."""
        place = self.place
        if self.hung:
            for x in (place.left + 22, place.right - 22):
                self._string(canvas, x)
        if not (self.hung and canvas.theme.grain and canvas.stretch("panels/hanging", place)):
            materials.card(canvas, place, 10)

    def _string(self, canvas: Canvas, x: float) -> None:
        info = canvas.sprites.info("panels/string")
        high = self.place.top + 8 - self.top
        if info is None or high < 2:
            return
        picture = canvas.sprites.get("panels/string", (canvas.px(6), canvas.px(24)))
        if picture is None:
            return
        canvas.clip(FRect(x - 4, self.top, 8, high))
        top = self.place.top + 8 - 24
        while top > self.top - 24:
            canvas.blit(picture, (x - 3, top))
            top -= 23
        canvas.clip(None)


@dataclass
class Ribbon(Widget):
    """Whose turn it is: the seat's colour, badge and name."""

    seat: str = ""
    text: str = ""

    def spoken(self) -> Spoken:
        """Its words."""
        return self.called(Role.HEADING, self.text)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the moulded ribbon."""
        look = badges.badge_of(self.seat)
        colours = look.colour, mix(look.colour, (0, 0, 0), 0.45)
        materials.plastic(canvas, FRect(self.place.x, self.place.y, self.place.width, self.place.height + 2), colours)
        size = min(self.place.height - 12, 36.0 * canvas.text_scale)
        badges.badge(canvas, self.seat, FRect(self.place.x + 9, self.place.y + 3, size, size))
        room = FRect(self.place.x + size + 18, self.place.y, self.place.width - size - 28, self.place.height - 4)
        style = canvas.letters.fitting(self.text, RIBBON, room.width)
        if canvas.letters.line(style) > room.height:
            style = canvas.letters.fitting(self.text, Style(style.face, style.size * 0.8), room.width)
        canvas.write(self.text, room, style, look.on, "left middle")


@dataclass
class ChoiceButton(Button):
    """A choice with the badges of the seats it is about."""

    seats: tuple[str, ...] = ()

    @property
    def aside(self) -> float:
        """The badges, or the icon."""
        return 25.0 * len(self.seats) or super().aside

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the button, then the badges at its left."""
        super().draw(canvas, mood)
        for number, seat in enumerate(self.seats):
            place = FRect(self.place.x + 8 + 25 * number, self.place.centery - 15 + (3 if mood.down else 0), 26, 26)
            badges.badge(canvas, seat, place)

    def paint_label(self, canvas: Canvas, face: FRect, ink: Colour) -> None:
        """The signs of the seats beside the words."""
        shift = 25.0 * len(self.seats)
        room = FRect(face.x + shift, face.y, face.width - shift, face.height)
        if self.icon and not self.seats and canvas.letters.width(self.text, self.style) + 60 < face.width:
            super().paint_label(canvas, face, ink)
        else:
            style = fitted(canvas, self.text, self.style, room)
            canvas.write(self.text, room, style, ink, "centre middle")
