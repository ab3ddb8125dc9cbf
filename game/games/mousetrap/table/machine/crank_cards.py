"""The cards at the crank: who turns it and how, how shaky the hand is, and how fast the run is watched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from game.games.mousetrap.pictures import crank as shake_gauge
from game.games.mousetrap.table.machine.machine_screen import SPEEDS, MachineScreen
from game.games.mousetrap.text import machine as crank_tests
from game.games.mousetrap.text import machine as ends
from game.games.mousetrap.text import table as labels
from game.machine.hand import Hand
from game.shell.choice_lists import spoken
from game.text.language import _
from game.text.screens import CRANK_IT_AGAIN
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, BOLD, HEAD, SMALL, SMALL_BOLD
from game.ui.input.bindings import Verb
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button, Choice
from game.ui.widgets.panels import Card, Label, Picture
from game.ui.widgets.screen import Screen

if TYPE_CHECKING:
    from game.games.mousetrap.nature.own import Attempt

_EDGE = 14.0


@dataclass(frozen=True)
class Operator:
    """Who cranks and whose mice sit on the wheel, by seat and by name. cranked: whether the trap has a crank."""

    seat: str = "red"
    name: str = "Red"
    wheel: tuple[str, ...] = ()
    caught: str = ""
    cranked: bool = True

    @property
    def told(self) -> tuple[str, str]:
        """What the card says: who cranks, and who is in danger."""
        return (ends.cranks if self.cranked else ends.sets_off)(self.name), ends.on_wheel(self.caught)


def _unheard(plan: Hand) -> None:
    """Nobody is told how it is turned."""


def _untold() -> None:
    """Nobody is told that it is over."""


class Going(NamedTuple):
    """How a machine of one's own is set going, and who is told of it.

    by_hand: a person does it, else it goes by the hand it was given. again: makes it once more, of a test that counts
    for nothing. stays: it is looked at until somebody leaves it. on_turned: told how it is turned, when that begins and
    as it goes on. on_end: told once, when it is over.
    """

    by_hand: bool = False
    again: Callable[[], Attempt] | None = None
    stays: bool = False
    on_turned: Callable[[Hand], None] = _unheard
    on_end: Callable[[], None] = _untold


class Tester(Operator):
    """Who tries the crank of the unfinished machine."""

    @property
    def told(self) -> tuple[str, str]:
        """Who tries it, and that it does not count."""
        tells = crank_tests.tries if self.cranked else crank_tests.tests
        return tells(self.name), _(crank_tests.JUST_A_TEST)


class Again(Operator):
    """Who turns the crank of a match once more, as often as they like."""

    @property
    def told(self) -> tuple[str, str]:
        """What this is, and that it does not count."""
        return _(CRANK_IT_AGAIN), _(crank_tests.JUST_A_TEST)


class PutRight(Operator):
    """Who is shown what would have caught, by itself."""

    @property
    def told(self) -> tuple[str, str]:
        """What is seen, and that it does not count."""
        return _(ends.PUT_RIGHT), _(ends.JUST_TO_SEE)


@dataclass(frozen=True)
class Corrector(Operator):
    """Who is shown what would have caught. fixed: what was put right, in words."""

    fixed: str = ""

    @property
    def told(self) -> tuple[str, str]:
        """What is seen, and that it does not count."""
        return _(ends.AS_IT_WAS_AND_PUT_RIGHT), _(ends.JUST_TO_SEE)


def operator_card(screen: Screen, canvas: Canvas, area: FRect, who: Operator) -> FRect:
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


# The card at the crank: how it is turned, the button that turns it, and the dial of how shaky the hand is.

_CRANK_PROMPT_EDGE, _BETWEEN = 16.0, 18.0


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


def add_gauge(screen: Screen, canvas: Canvas, room: FRect) -> FRect:
    """Place dial and words in the middle of a room, and tell where the dial is."""
    wide, high = gauge_size(canvas)
    dial = FRect(room.centerx - shake_gauge.SIZE[0] / 2, room.centery - high / 2, *shake_gauge.SIZE)
    screen.add(Picture("gauge", dial, paint=shake_gauge.face))
    words = FRect(room.centerx - wide / 2, dial.bottom + 2, wide, canvas.letters.line(SMALL))
    screen.add(Label("calm", words, text=_(ends.CALM), style=SMALL, colour=canvas.theme.good))
    screen.add(Label("shaky", words, text=_(ends.SHAKY), style=SMALL, colour=canvas.theme.warn, align="right top"))
    return dial


def gauge_card(screen: Screen, canvas: Canvas, midtop: tuple[float, float]) -> FRect:
    """The dial alone, while somebody else turns; told where it is."""
    wide, high = gauge_size(canvas)
    room = screen.pane(
        FRect(midtop[0] - wide / 2 - _CRANK_PROMPT_EDGE, midtop[1], wide + 2 * _CRANK_PROMPT_EDGE, high + 20)
    )
    screen.add(Card("prompt", room))
    return add_gauge(screen, canvas, room)


def prompt_card(screen: Screen, canvas: Canvas, place: FRect, backwards: bool, turn: TurnButton) -> FRect:
    """The whole card, of the size that was asked for by `prompt_size`. Told is where the dial is."""
    letters, theme = canvas.letters, canvas.theme
    told, wrong = _how_to_turn(screen.shell), _(ends.BACKWARDS)
    (dial, _tall), high = gauge_size(canvas), _turn_height(canvas)
    room = screen.pane(place)
    inner = room.width - dial - _BETWEEN - 2 * _CRANK_PROMPT_EDGE
    line = max(letters.height(told, BODY, inner), letters.height(wrong, BOLD, inner))
    screen.add(Card("prompt", room))
    words = FRect(room.x + _CRANK_PROMPT_EDGE + dial + _BETWEEN, room.y + 11, inner, line)
    style, ink = (BOLD, theme.warn) if backwards else (BODY, theme.ink)
    screen.add(Label("told", words, text=wrong if backwards else told, style=style, colour=ink, align="centre top"))
    turn.rect = FRect(words.x, words.bottom + 8, inner, high)
    screen.add(turn)
    return add_gauge(screen, canvas, FRect(room.x + _CRANK_PROMPT_EDGE, room.y, dial, room.height))


def prompt_size(screen: Screen, canvas: Canvas, widest: float) -> tuple[float, float]:
    """How wide and high the whole card is, if it may be so wide."""
    letters, told, wrong = canvas.letters, _how_to_turn(screen.shell), _(ends.BACKWARDS)
    dial, tall = gauge_size(canvas)
    most = widest - dial - _BETWEEN - 2 * _CRANK_PROMPT_EDGE
    inner = min(most, max(280.0, letters.width(told, BODY) + 4, letters.width(wrong, BOLD) + 4))
    line = max(letters.height(told, BODY, inner), letters.height(wrong, BOLD, inner))
    wide = inner + dial + _BETWEEN + 2 * _CRANK_PROMPT_EDGE
    return wide, max(line + 8 + _turn_height(canvas), tall) + 26


def _turn_height(canvas: Canvas) -> float:
    return max(54.0, canvas.letters.line(HEAD) + 22)


def _how_to_turn(shell: Shell) -> str:
    return ends.how_to_turn(shell.device.value, shell.caps.words(right="right", left="left", space="space"))


# The card at the crank that says how fast the run is watched.

_SPEED_CARD_EDGE, _GAP = 14.0, 10.0


def free_spot(area: FRect, cards: Sequence[FRect], half: float) -> tuple[float, float]:
    """The middle and top of the free place between or below the two cards at the head, for so much to either side."""
    left, right = cards[0].right, cards[1].left
    if right - left >= 2 * half + 2 * _GAP and cards[1].top == cards[0].top:
        return max(min(area.centerx, right - half - _GAP), left + half + _GAP), _SPEED_CARD_EDGE
    return area.centerx, max(card.bottom for card in cards) + _GAP


class Speeds(NamedTuple):
    """How fast a run is watched, and how that is chosen; act: what the machine does."""

    act: str
    chosen: str
    choose: Callable[[str], None]


def speed_card(screen: Screen, canvas: Canvas, area: FRect, beside: FRect, speeds: Speeds) -> FRect:
    """Place the card at the right above, below the card beside it where both do not fit, and tell where it is."""
    letters = canvas.letters
    wide = min(area.width - 2 * _SPEED_CARD_EDGE, Choice.width(canvas, spoken(SPEEDS), SMALL_BOLD) + 24)
    line, high = letters.line(BOLD), max(44.0, letters.line(SMALL_BOLD) + 20)
    told = ends.speed_note(speeds.act, screen.shell.caps.word(screen.shell.device.cap("escape", "pad_b")))
    stacked = wide + beside.right + _GAP > area.right - _SPEED_CARD_EDGE
    top = beside.bottom + _GAP if stacked else _SPEED_CARD_EDGE
    room = screen.pane(FRect(area.right - _SPEED_CARD_EDGE - wide, top, wide, line + high + 26))
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
            value=speeds.chosen,
            on_choose=speeds.choose,
            style=SMALL_BOLD,
            hint=_(labels.HOW_FAST_YOU_WATCH_THE),
        )
    )
    return room
