"""Turn banner: a band with the name of whoever is to act slides in, pauses and slides out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.host.settings import Settings
from game.ui import badges, icons, materials
from game.ui.canvas import Canvas
from game.ui.lettering import Style
from game.ui.motion import smooth
from game.ui.theme import mix

_CALL = Style("display", 40)


@dataclass
class TurnBanner:
    """The seat that the band calls just now, none if empty, and the share of its way that the band has gone.

    seconds: how long it takes at pace 1. people: the seats that are called when their turn begins. icon: what stands
    on the band where it calls nobody's turn, instead of the seat's badge.
    """

    seconds: float = 0.9
    seat: str = ""
    share: float = 0.0
    people: frozenset[str] = frozenset()
    pace: float = 1.0
    icon: str = ""

    def invite(self, people: Sequence[str], settings: Settings) -> None:
        """TurnBanner these from now on: nobody who plays alone, and nobody where motion is reduced."""
        self.people = frozenset(people if len(people) > 1 and not settings.reduced_motion else ())
        self.pace = settings.pace

    def begin(self, seat: str) -> None:
        """The turn of a seat begins."""
        self.seat, self.share = seat if seat in self.people else "", 0.0

    def end(self) -> None:
        """TurnBanner nobody."""
        self.seat = ""

    def update(self, dt: float) -> bool:
        """Let the band go on its way, which holds nobody up; tell whether there was one."""
        was = bool(self.seat)
        self.share += dt * self.pace / self.seconds
        if self.share >= 1.0 or not self.pace:
            self.end()
        return was


def draw_turn_banner(canvas: Canvas, window: FRect, call: TurnBanner, text: str) -> None:
    """Draw the band where it is on its way."""
    seat, share = call.seat, call.share
    style = canvas.letters.fitting(text, _CALL, window.width * 0.6)
    high = max(76.0, canvas.letters.line(style) + 22)
    wide = round((canvas.letters.width(text, style) + high + 60) * canvas.scale) / canvas.scale
    come, gone = smooth(min(1.0, share / 0.25)), smooth(max(0.0, (share - 0.8) / 0.2))
    left = window.centerx - wide / 2 - (1 - come) * (window.width + wide) / 2 + gone * (window.width + wide) / 2
    # At whole pixels it has the same size all the way, and so one picture.
    left = round(left * canvas.scale) / canvas.scale
    place = FRect(left, window.y + window.height * 0.64 - high / 2, wide, high)
    look = badges.badge_of(seat)
    canvas.clip(window)
    materials.plastic(canvas, place, (look.colour, mix(look.colour, (0, 0, 0), 0.45)))
    mark = FRect(place.x + 16, place.y + 8, high - 22, high - 22)
    if call.icon:
        icons.icon(canvas, call.icon, mark, look.on)
    else:
        badges.badge(canvas, seat, mark)
    room = FRect(place.x + high + 14, place.y, wide - high - 30, high - 6)
    canvas.write(text, room, style, look.on, "left middle")
    canvas.clip(None)
