"""The card at the crank that says how fast the run is watched."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.scenes.choice_lists import spoken
from game.scenes.mousetrap.machine_screen import SPEEDS, MachineScreen
from game.text.language import _
from game.text.mousetrap import screens as labels
from game.text.mousetrap import verdicts as ends
from game.ui.buttons import Choice
from game.ui.canvas import Canvas
from game.ui.lettering import BOLD, SMALL, SMALL_BOLD
from game.ui.panels import Card, Label

_EDGE, _GAP = 14.0, 10.0


def free_spot(area: FRect, cards: Sequence[FRect], half: float) -> tuple[float, float]:
    """The middle and top of the free place between or below the two cards at the head, for so much to either side."""
    left, right = cards[0].right, cards[1].left
    if right - left >= 2 * half + 2 * _GAP and cards[1].top == cards[0].top:
        return max(min(area.centerx, right - half - _GAP), left + half + _GAP), _EDGE
    return area.centerx, max(card.bottom for card in cards) + _GAP


def speed_card(screen: MachineScreen, canvas: Canvas, area: FRect, beside: FRect) -> FRect:
    """Place the card at the right above, below the card beside it where both do not fit, and tell where it is."""
    letters = canvas.letters
    wide = min(area.width - 2 * _EDGE, Choice.width(canvas, spoken(SPEEDS), SMALL_BOLD) + 24)
    line, high = letters.line(BOLD), max(44.0, letters.line(SMALL_BOLD) + 20)
    told = ends.speed_note(screen.act, screen.shell.caps.word(screen.shell.device.cap("escape", "pad_b")))
    stacked = wide + beside.right + _GAP > area.right - _EDGE
    top = beside.bottom + _GAP if stacked else _EDGE
    room = screen.pane(FRect(area.right - _EDGE - wide, top, wide, line + high + 26))
    screen.add(Card("speeds", room))
    head = FRect(room.x + 16, room.y + 9, room.width - 32, line)
    screen.add(Label("speed_head", head, text=_(labels.SPEED_OF_THE_RUN), style=BOLD))
    if letters.width(_(labels.SPEED_OF_THE_RUN), BOLD) + letters.width(told, SMALL) + 24 < head.width:
        ink = canvas.theme.faint
        screen.add(Label("speed_note", head, text=told, style=SMALL, colour=ink, align="right middle"))
    place = FRect(room.x + 12, head.bottom + 5, room.width - 24, high)
    screen.add(
        Choice(
            "speed",
            place,
            picks=spoken(SPEEDS),
            value=screen.speed,
            on_choose=screen.choose_speed,
            style=SMALL_BOLD,
            hint=_(labels.HOW_FAST_YOU_WATCH_THE),
        )
    )
    return room
