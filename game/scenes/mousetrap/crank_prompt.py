"""The card at the crank: how it is turned, the button that turns it, and the dial of how shaky the hand is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import FRect

from game.pictures.mousetrap import shake_gauge
from game.pictures.mousetrap.overlay import Overlay
from game.scenes.mousetrap.machine_screen import MachineScreen
from game.text.language import _
from game.text.mousetrap import verdicts as ends
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.input_events import Verb
from game.ui.lettering import BODY, BOLD, HEAD, SMALL
from game.ui.panels import Card, Label, Picture
from game.ui.shell import Shell

_EDGE, _BETWEEN = 16.0, 18.0


@dataclass
class TurnButton(Button):
    """Turns the crank steadily by one press; left and right turn it slower and faster."""

    faster: Callable[[float], None] = lambda by: None

    def steer(self, verb: Verb) -> bool:
        """Turn by keys."""
        step = {Verb.RIGHT: 0.25, Verb.LEFT: -0.25}.get(verb, 0.0)
        if step:
            self.faster(step)
        return bool(step)


def turn_button(screen: MachineScreen, place: FRect, hint: str) -> TurnButton:
    """The button for the crank of a machine."""
    return TurnButton(
        "turn",
        place,
        text=_(ends.TURN),
        kind="act",
        style=HEAD,
        on_press=screen.turn_steadily,
        faster=screen.turn_faster,
        cap=screen.shell.device.cap("space", "pad_a"),
        shortcut="space",
        hint=hint,
    )


def gauge_size(canvas: Canvas) -> tuple[float, float]:
    """How much room the dial and its two words take."""
    words = sum(canvas.letters.width(_(word), SMALL) for word in (ends.CALM, ends.SHAKY)) + 14
    return max(shake_gauge.SIZE[0], words), shake_gauge.SIZE[1] + canvas.letters.line(SMALL) + 2


def add_gauge(screen: Overlay, canvas: Canvas, room: FRect) -> FRect:
    """Place dial and words in the middle of a room, and tell where the dial is."""
    wide, high = gauge_size(canvas)
    dial = FRect(room.centerx - shake_gauge.SIZE[0] / 2, room.centery - high / 2, *shake_gauge.SIZE)
    screen.add(Picture("gauge", dial, paint=shake_gauge.face))
    words = FRect(room.centerx - wide / 2, dial.bottom + 2, wide, canvas.letters.line(SMALL))
    screen.add(Label("calm", words, text=_(ends.CALM), style=SMALL, colour=canvas.theme.good))
    screen.add(Label("shaky", words, text=_(ends.SHAKY), style=SMALL, colour=canvas.theme.warn, align="right top"))
    return dial


def gauge_card(screen: Overlay, canvas: Canvas, midtop: tuple[float, float]) -> FRect:
    """The dial alone, while somebody else turns; told where it is."""
    wide, high = gauge_size(canvas)
    room = screen.pane(FRect(midtop[0] - wide / 2 - _EDGE, midtop[1], wide + 2 * _EDGE, high + 20))
    screen.add(Card("prompt", room))
    return add_gauge(screen, canvas, room)


def prompt_card(
    screen: Overlay, canvas: Canvas, place: Callable[[float, float], FRect], backwards: bool, turn: TurnButton
) -> FRect:
    """The whole card; place: tells where it is from its width and height. Told is where the dial is."""
    letters, theme = canvas.letters, canvas.theme
    told, wrong = _how_to_turn(screen.shell), _(ends.BACKWARDS)
    dial, tall = gauge_size(canvas)
    most = canvas.area.width - 100 - dial - _BETWEEN
    inner = min(most, max(280.0, letters.width(told, BODY) + 4, letters.width(wrong, BOLD) + 4))
    line = max(letters.height(told, BODY, inner), letters.height(wrong, BOLD, inner))
    high = max(54.0, letters.line(HEAD) + 22)
    room = screen.pane(place(inner + dial + _BETWEEN + 2 * _EDGE, max(line + 8 + high, tall) + 26))
    screen.add(Card("prompt", room))
    words = FRect(room.x + _EDGE + dial + _BETWEEN, room.y + 11, inner, line)
    style, ink = (BOLD, theme.warn) if backwards else (BODY, theme.ink)
    screen.add(Label("told", words, text=wrong if backwards else told, style=style, colour=ink, align="centre top"))
    turn.rect = FRect(words.x, words.bottom + 8, inner, high)
    screen.add(turn)
    return add_gauge(screen, canvas, FRect(room.x + _EDGE, room.y, dial, room.height))


def _how_to_turn(shell: Shell) -> str:
    return ends.how_to_turn(shell.device.value, shell.caps.words(right="right", left="left", space="space"))
