"""The banner that passes the seat: whose turn it is, by name, colour, shape and letter."""

from __future__ import annotations

from pygame import FRect

from game.core.colours import colour_of
from game.ui import badges, materials, shapes
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import BODY, HEAD, Style
from game.ui.panels import Card, Label, Picture
from game.ui.screen import Screen
from game.ui.shell import Shell
from game.ui.theme import mix
from game.words.language import say

_NAME = Style("display", 56)


class SeatBanner(Screen):
    """Laid over the table until someone takes the seat."""

    first = "go"

    def __init__(self, shell: Shell, seat: str, name: str, line: str = "") -> None:
        super().__init__(shell)
        self.seat, self.name, self.line = seat, name, line

    @property
    def words(self) -> str:
        """The call."""
        return say("{name}, your turn", name=self.name)

    def compose(self, canvas: Canvas) -> None:
        """A card with the seat's picture, the call and one button."""
        area, letters = canvas.area, canvas.letters
        width = min(area.width - 80, 760)
        inner = width - 80
        words = letters.height(self.words, _NAME, inner)
        line = letters.height(self.line, BODY, inner) if self.line else 0
        button = max(60.0, letters.line(HEAD) + 26)
        picture = min(190.0, max(90.0, area.height - words - line - button - 170))
        height = picture + words + line + button + 96
        room = FRect((area.width - width) / 2, (area.height - height) / 2, width, height)
        self.add(Card("card", room, lift=1.6, corner=18))
        stage = FRect(room.x + 12, room.y + 12, room.width - 24, picture)
        self.add(Picture("stage", stage, paint=self._stage))
        top = stage.bottom + 18
        call = FRect(room.x + 40, top, inner, words)
        self.add(Label("call", call, text=self.words, style=_NAME, align="centre top"))
        if self.line:
            below = FRect(room.x + 40, top + words + 4, inner, line)
            self.add(Label("line", below, text=self.line, colour=canvas.theme.faint, align="centre top"))
        wide = max(260.0, Button.width(canvas, say("Here I am"), style=HEAD) + 20)
        place = FRect(room.centerx - wide / 2, room.bottom - button - 26, wide, button)
        self.add(Button("go", place, text=say("Here I am"), kind="primary", style=HEAD, on_press=self.shell.close))

    def _stage(self, canvas: Canvas, rect: FRect) -> None:
        look = badges.badge_of(self.seat)

        def paint(under: Canvas) -> None:
            size = under.surface.get_size()
            ground = mix(look.colour, (255, 255, 255), 0.72)
            under.surface.fill((*ground, 255))
            ray = mix(ground, look.colour, 0.3)
            under.surface.blit(shapes.rays(size, (size[0] / 2, size[1] * 0.62), (*ray, 255), 18), (0, 0))
            shapes.roughen(under.surface, shapes.grain(16))
            shapes.cut(under.surface, shapes.rounded(size, under.px(9)))

        canvas.layer(("banner", self.seat), rect, paint)
        side = rect.height * 0.78
        mouse = FRect(rect.centerx - side * 1.25, rect.centery - side / 2, side, side)
        if canvas.sprite(f"mice/{colour_of(self.seat)}_figure", mouse):
            badges.badge(
                canvas, self.seat, FRect(rect.centerx + side * 0.1, rect.centery - side * 0.4, side * 0.8, side * 0.8)
            )
        else:
            badges.badge(canvas, self.seat, FRect(rect.centerx - side / 2, rect.centery - side / 2, side, side))

    def backdrop(self, canvas: Canvas) -> None:
        """The table, dimmed."""
        materials.table(canvas)

    def on_back(self) -> None:
        """Esc takes the seat as well."""
        self.shell.close()
