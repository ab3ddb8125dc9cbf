"""The card of who turns the crank, and whose mice are in danger."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.pictures.mousetrap.overlay import Overlay
from game.text.language import _
from game.text.mousetrap import crank_tests
from game.text.mousetrap import verdicts as ends
from game.ui.canvas import Canvas
from game.ui.lettering import HEAD, SMALL
from game.ui.panels import Card, Label, Picture

_EDGE = 14.0


@dataclass(frozen=True)
class Operator:
    """Who cranks and whose mice sit on the wheel, by seat and by name."""

    seat: str = "red"
    name: str = "Red"
    wheel: tuple[str, ...] = ()
    caught: str = ""

    @property
    def told(self) -> tuple[str, str]:
        """What the card says: who cranks, and who is in danger."""
        return ends.cranks(self.name), ends.on_wheel(self.caught)


class Tester(Operator):
    """Who tries the crank of the unfinished machine."""

    @property
    def told(self) -> tuple[str, str]:
        """Who tries it, and that it does not count."""
        return crank_tests.tries(self.name), _(crank_tests.JUST_A_TEST)


class Corrector(Operator):
    """Who is shown what would have caught."""

    @property
    def told(self) -> tuple[str, str]:
        """What is seen, and that it does not count."""
        return _(ends.AS_IT_WAS_AND_PUT_RIGHT), _(ends.JUST_TO_SEE)


def operator_card(screen: Overlay, canvas: Canvas, area: FRect, who: Operator) -> FRect:
    """Place the card at the left above, and tell where it is."""
    letters = canvas.letters
    head, line = who.told
    most = area.width * 0.42 - 92
    width = min(most, max(letters.width(head, HEAD), letters.width(line, SMALL)) + 2)
    high = letters.height(head, HEAD, width) + letters.height(line, SMALL, width)
    room = screen.pane(FRect(_EDGE, _EDGE, width + 92, max(82.0, high + 20)))
    screen.add(Card("who", room))
    place = FRect(room.x + 10, room.y + 8, 56, room.height - 14)
    seat = who.seat
    screen.add(Picture("mouse", place, paint=lambda under, where: _mouse(under, seat, where)))
    top = room.y + (room.height - high) / 2
    first = letters.height(head, HEAD, width)
    screen.add(Label("cranks", FRect(room.x + 76, top, width, first), text=head, style=HEAD))
    below = FRect(room.x + 76, top + first, width, high - first)
    screen.add(Label("wheel", below, text=line, style=SMALL, colour=canvas.theme.faint))
    return room


def _mouse(canvas: Canvas, seat: str, place: FRect) -> None:
    canvas.sprite(f"mice/{seat}_stand", place)
