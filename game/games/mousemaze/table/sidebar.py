"""The panel beside the maze: who is to do what, the cards and heaps, the choices, the scores, the story."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from pygame import FRect

from game.core.acts import Over
from game.games.mousemaze.table.actions import MoveAction, prompt
from game.games.mousemaze.table.play import MazePlay
from game.games.mousemaze.table.sidebar_widgets import (
    ACTION,
    COUNT,
    NAME,
    PROMPT,
    SHORT,
    TITLE,
    CardStack,
    MoveCard,
    OpenCard,
    PadRow,
)
from game.games.mousemaze.text import table as labels
from game.games.mousemaze.text.table import action_name, explain_action
from game.shell.play.actions import Action, Commands, advice, passive, utilities
from game.shell.play.sidebar import GAP, Block, LogBlock, Sidebar, Utilities
from game.text.language import _, listed, ngettext, sentences
from game.ui.drawing import badges, materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BOLD, SMALL, Style
from game.ui.input.bindings import Device
from game.ui.widgets.buttons import Button
from game.ui.widgets.panels import BadgeMark, Card, Label, Picture
from game.ui.widgets.screen import Screen
from game.ui.widgets.widget import Mood, Widget


@dataclass(frozen=True)
class ScorePadRow:
    """How one seat stands."""

    seat: str
    name: str
    safe: int
    risk: int
    hint: str
    lit: bool


def pad_rows(play: MazePlay) -> tuple[ScorePadRow, ...]:
    """How every seat stands."""
    return tuple(_row(play, seat, name) for seat, name in play.seats.names.items())


def _row(play: MazePlay, seat: str, name: str) -> ScorePadRow:
    shown, goal = play.shown, play.state.table.goal
    safe, lit = shown.safe[seat], seat == shown.turn
    risk = shown.risk if lit else 0
    if seat in play.table.bots:
        hint = _(labels.IS_A_COMPUTER_PLAYER_AND, name=name, safe=safe, goal=goal)
    else:
        hint = _(labels.IS_A_PERSON_AND_HAS, name=name, safe=safe, goal=goal)
    at_risk = _(labels.AT_RISK_NOW, wedges=risk) if risk else ""
    return ScorePadRow(seat, name, safe, risk, sentences(hint, at_risk), lit)


_SMALLEST, _NUMBERS = 0.82, 0.5
"""How small the heads of the columns may become, and how much of the pad the columns may take."""


@dataclass(frozen=True)
class ScorePad(Block):
    """A head, and a row a seat; ``goal``: so many safe wedges win."""

    rows: tuple[ScorePadRow, ...]
    goal: int

    def height(self, canvas: Canvas, width: float) -> float:
        """The head and all rows."""
        return canvas.letters.line(SMALL) + 18 + len(self.rows) * (self._row(canvas) + 1)

    def _row(self, canvas: Canvas) -> float:
        letters = canvas.letters
        return max(36.0 if len(self.rows) < 5 else 34.0, letters.line(NAME) + 6, letters.line(COUNT) + 2)

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add card, head and rows."""
        letters = canvas.letters
        screen.add(Card("pad", place, corner=10))
        inner = FRect(place.x + 6, place.y + 8, place.width - 12, letters.line(SMALL))
        word = max(letters.width(_(head), SMALL) for head in (labels.SAFE_LOWER, labels.AT_RISK_LOWER))
        numbers = letters.width("00", COUNT) + letters.width("+00", COUNT) + 22
        numbers = max(numbers, min(2 * (_SMALLEST * word + 8), _NUMBERS * inner.width))
        self._head(screen, canvas, inner, numbers)
        names = PadRow.widest(canvas, [row.name for row in self.rows], inner.width)
        spot = FRect(inner.x, inner.bottom + 4, inner.width, self._row(canvas))
        for number, row in enumerate(self.rows):
            screen.add(PadRow(f"seat_{row.seat}", spot, hint=row.hint, seat=row.seat, text=row.name, safe=row.safe,
                              risk=row.risk, goal=self.goal, lit=row.lit, ruled=number < len(self.rows) - 1,
                              numbers=numbers, name_width=names))  # fmt: skip
            spot = spot.move(0, spot.height + 1)

    def _head(self, screen: Screen, canvas: Canvas, inner: FRect, numbers: float) -> None:
        letters, faint, half = canvas.letters, canvas.theme.faint, numbers / 2
        left = FRect(inner.x + 10, inner.y, inner.width - numbers - 10, inner.height)
        text = ngettext(*labels.SAFE_WEDGE_WINS_COUNT, self.goal)
        style = letters.fitting(text, SMALL, left.width)
        screen.add(Label("goal", left, text=text, style=style, colour=faint, align="left middle"))
        for name, back, word in (("safe", numbers, _(labels.SAFE_LOWER)), ("risk", half, _(labels.AT_RISK_LOWER))):
            place = FRect(inner.right - back, inner.y, half - 6, inner.height)
            style = letters.fitting(word, SMALL, place.width)
            screen.add(Label(f"pad_{name}", place, text=word, style=style, colour=faint, align="right middle"))


# The scores in brief, above what scrolls, where the text is so large that the score pad is out of sight.

LARGE = 1.35
"""From this size of text on the pad has no room."""
_GAP, _EDGE = 6.0, 5.0


@dataclass
class SeatScore(Widget):
    """A badge and how many wedges are safe; the pad tells the same in words."""

    seat: str = ""
    safe: int = 0
    lit: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw them on a small card, another colour while it is this seat's turn."""
        theme, place = canvas.theme, self.place
        ground = theme.chosen if self.lit else theme.field
        materials.framed(canvas, place, materials.Frame(ground, theme.card_edge, 7, 1.2))
        side = place.height - 2 * _EDGE
        badges.badge(canvas, self.seat, FRect(place.x + _EDGE, place.y + _EDGE, side, side))
        room = FRect(place.x + _EDGE + side, place.y, place.width - side - 2 * _EDGE, place.height)
        canvas.write(str(self.safe), room, BOLD, theme.ink, "centre middle")


def _size(canvas: Canvas) -> tuple[float, float]:
    high = canvas.letters.line(BOLD) + 4
    return high + canvas.letters.width("00", BOLD) + 4, high


def _across(canvas: Canvas, rows: Sequence[ScorePadRow], width: float) -> int:
    most = max(1, int((width + _GAP) // (_size(canvas)[0] + _GAP)))
    return -(-len(rows) // -(-len(rows) // most))


def scores_height(canvas: Canvas, rows: Sequence[ScorePadRow], width: float) -> float:
    """How tall the scores are at a width; 0 where the pad is in sight."""
    if canvas.text_scale < LARGE:
        return 0.0
    return -(-len(rows) // _across(canvas, rows, width)) * (_size(canvas)[1] + _GAP)


def add_scores(screen: Screen, canvas: Canvas, rows: Sequence[ScorePadRow], room: FRect) -> None:
    """Add a score for each seat, in rows of equal length."""
    if canvas.text_scale < LARGE:
        return
    wide, high = _size(canvas)
    across = _across(canvas, rows, room.width)
    for number, row in enumerate(rows):
        down, right = divmod(number, across)
        place = FRect(room.x + right * (wide + _GAP), room.y + _GAP + down * (high + _GAP), wide, high)
        screen.add(SeatScore(f"score_{row.seat}", place, hint=row.hint, seat=row.seat, safe=row.safe, lit=row.lit))


# The panel beside the maze: who is to do what, the cards and heaps, the choices, the score pad, the log.

_WIDE = 470.0
_BADGE = 52.0
_BETWEEN = 8.0
_LEAST_OPEN = 118.0
_OPEN = 210.0
"""How wide the open card is beside the choices, with its gap."""
_LARGEST = 1.6
"""From this size of text on the open card is smaller rather than cut."""


class MazeCommands(Commands, Protocol):
    """What the table of the card game can do besides."""

    def open_odds(self) -> None:
        """What is left in the deck."""

    def draw_card(self) -> None:
        """Draw from the deck where that may be done."""


def sidebar(play: MazePlay, commands: MazeCommands, actions: tuple[MoveAction, ...]) -> Sidebar:
    """Everything beside the maze but the row of small buttons."""
    call, line = _told(play)
    waits = passive(play, commands.standings)
    body = (
        Choosing(play.shown.card, play.shown.facing, _heaps(play, commands), actions, waits if not actions else None),
        ScorePad(pad_rows(play), play.state.table.goal),
        LogBlock(play.news, commands.open_log, 0.0, room=commands.tip_room),
    )
    return Sidebar((MazeHead(play.shown.turn, call, line, pad_rows(play)),), body)


def small_row(play: MazePlay, commands: MazeCommands) -> Utilities:
    """The row of small buttons."""
    hint = _(labels.WHAT_IS_LEFT_IN_THE)
    odds = Action("odds", _(labels.ODDS), commands.open_odds, hint, "o", icon="odds")
    watching = play.computers and not play.over
    return Utilities(utilities(play, commands, (*advice(play), odds)), watching, commands.speed, commands.set_speed)


def _told(play: MazePlay) -> tuple[str, str]:
    """The call and the line below it."""
    name = play.seats.names[play.shown.turn]
    last = play.log[-1].text if play.log else _(labels.THE_MAZE_IS_LAID_OUT)
    if isinstance(play.waiting, Over) and not play.motion.busy:
        names = [play.seats.names[seat] for seat in play.waiting.winners]
        return ngettext(*labels.WINS_COUNT, len(names), names=listed(names)), last
    if play.free:
        call, line = prompt(play.state, name)
        return call, play.hints.text or line
    return _(labels.PLAYS, name=name), play.why or last


@dataclass(frozen=True)
class MazeHead(Block):
    """Whose turn it is, what that seat is to do, and a line that says more.

    rows: the score pad, of which a brief form stands here where the text is so large that the pad is out of sight.
    """

    seat: str
    call: str
    line: str
    rows: tuple[ScorePadRow, ...]

    def height(self, canvas: Canvas, width: float) -> float:
        """The words beside the badge, and the scores below."""
        return self._said(canvas, width) + scores_height(canvas, self.rows, width)

    def _said(self, canvas: Canvas, width: float) -> float:
        letters, inner = canvas.letters, width - _BADGE - 14
        title = letters.height(self.call, self._style(canvas, inner), inner)
        return max(_BADGE + 4, title + letters.height(self.line, PROMPT, inner))

    def _style(self, canvas: Canvas, width: float) -> Style:
        """The style of the call: in one line, but not smaller than what stands below it."""
        style = canvas.letters.fitting(self.call, TITLE, width)
        return style if canvas.letters.pixels(style) >= canvas.letters.pixels(PROMPT) * 1.2 else SHORT

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add badge, words and scores."""
        whole, place = place, FRect(place.x, place.y, place.width, self._said(canvas, place.width))
        add_scores(screen, canvas, self.rows, FRect(place.x, place.bottom, place.width, whole.bottom - place.bottom))
        screen.add(BadgeMark("whose", FRect(place.x, place.y + 2, _BADGE, _BADGE), seat=self.seat))
        words = FRect(place.x + _BADGE + 14, place.y, place.width - _BADGE - 14, place.height)
        style, ink = self._style(canvas, words.width), canvas.theme.on_table
        title = FRect(words.x, words.y, words.width, canvas.letters.height(self.call, style, words.width))
        screen.add(Label("call", title, text=self.call, style=style, colour=ink, raised=True))
        rest = FRect(words.x, title.bottom, words.width, words.bottom - title.bottom)
        screen.add(Label("line", rest, text=self.line, style=PROMPT, colour=ink, raised=True))


@dataclass(frozen=True)
class Heap:
    """A heap of cards or wedges with its number."""

    kind: str
    count: int
    text: str
    hint: str
    on_press: Callable[[], None] = lambda: None


def _heaps(play: MazePlay, commands: MazeCommands) -> tuple[Heap, ...]:
    shown = play.shown
    deck = _(labels.THE_DECK_FACE_DOWN_PRESS)
    return (
        Heap("deck", shown.left, _(labels.TO_DRAW), deck, commands.draw_card),
        Heap("played", shown.played, _(labels.PLAYED), _(labels.ACTION_CARDS_PLAYED_SINCE_THE)),
        Heap("wedges", shown.pile, _(labels.WEDGES), _(labels.WEDGES_LEFT_IN_THE_PILE)),
    )


@dataclass(frozen=True)
class Choosing(Block):
    """The open card, the heaps and the choices: side by side, or one below the other where it is narrow.

    facing: of the mouse.
    waits: what may be done while nothing is to be chosen here; None with no actions: a card of the maze is chosen.
    """

    card: str
    facing: int
    heaps: tuple[Heap, ...]
    actions: tuple[MoveAction, ...]
    waits: Action | None

    @staticmethod
    def _wide(canvas: Canvas, width: float) -> bool:
        return width >= _WIDE and canvas.text_scale < LARGE

    def height(self, canvas: Canvas, width: float) -> float:
        """All of it."""
        heap = self._heap(canvas)
        looked_at = self.waits is not None and not self.waits.label
        if self._wide(canvas, width):
            return max(_LEAST_OPEN if looked_at else 264.0, self._choices(canvas, width - _OPEN) + heap + GAP)
        letters = canvas.letters
        heaps = heap * self._down(canvas, width) + GAP
        if looked_at:
            return heaps
        least = 2 * (letters.line(ACT) + letters.line(SMALL) + 22) + GAP
        return heaps + max(self._choices(canvas, width), least)

    def _down(self, canvas: Canvas, width: float) -> int:
        """In how many rows the heaps stand: where letters are large two, if there is room, to come into sight."""
        beside = width - GAP - 2 * self._heap(canvas) * ACTION[0] / ACTION[1]
        return 2 if canvas.text_scale >= _LARGEST and beside >= 2 * CardStack.width(canvas) else 3

    @staticmethod
    def _heap(canvas: Canvas) -> float:
        return max(58.0, canvas.letters.line(COUNT) + canvas.letters.line(SMALL) + 4)

    def _choices(self, canvas: Canvas, width: float) -> float:
        """How tall the choices are, or what stands in for them."""
        rows = self._rows(canvas, width)
        if rows:
            return sum(high for _unused, high in rows) + _BETWEEN * (len(rows) - 1)
        letters = canvas.letters
        return self._waiting(canvas) if self.waits else 3 * letters.line(BOLD) + 22

    @staticmethod
    def _waiting(canvas: Canvas) -> float:
        return max(52.0, canvas.letters.line(ACT) + 20)

    def _rows(self, canvas: Canvas, width: float) -> list[tuple[tuple[MoveAction, ...], float]]:
        """The choices in rows: short ones two or three abreast."""
        across = self._across(canvas, width)
        rows = [self.actions[at : at + across] for at in range(0, len(self.actions), across)]
        each = (width - _BETWEEN * (across - 1)) / across
        highs = [max(MoveCard.height(canvas, action, each) for action in row) for row in rows]
        return list(zip(rows, highs if across == 1 else [max(highs)] * len(rows), strict=True))

    def _across(self, canvas: Canvas, width: float) -> int:
        if not self.actions or not self.actions[0].small:
            return 1
        across = 2 if len(self.actions) % 2 == 0 else 3 if width > 400 * canvas.text_scale else 1
        return across if width / across > 128 * canvas.text_scale else 1

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the choices first, as they are wanted most."""
        heap = self._heap(canvas)
        if self._wide(canvas, place.width):
            right = FRect(place.x + _OPEN, place.y, place.width - _OPEN, place.height)
            self._add_choices(screen, canvas, right)
            self._add_open(screen, FRect(place.x - 4, place.y, 198, min(place.height, 198 * ACTION[1] / ACTION[0])))
            self._add_heaps(screen, FRect(right.x, right.bottom - heap, right.width, heap), 3)
            return
        high = heap * self._down(canvas, place.width)
        below = place.height - high if canvas.text_scale >= LARGE else 0.0  # the choices come first into sight
        top = place.y if below else place.y + high + GAP
        self._add_choices(screen, canvas, FRect(place.x, top, place.width, 0))
        place = FRect(place.x, place.y + below, place.width, high)
        abreast = 3 if place.width > 900 else 2 if high < 3 * heap else 1
        wide = min(high * ACTION[0] / ACTION[1], place.width - GAP - CardStack.width(canvas) * abreast)
        self._add_open(screen, FRect(place.x, place.y, wide, high))
        self._add_heaps(screen, FRect(place.x + wide + GAP, place.y, place.width - wide - GAP, heap), abreast)

    def _add_open(self, screen: Screen, place: FRect) -> None:
        hint = _(labels.THE_LAST_ACTION_CARD_DRAWN)
        if self.card:
            hint = f"{action_name(self.card)}. {explain_action(self.card)}"
        screen.add(OpenCard("open", place, hint=hint, card=self.card, facing=self.facing))

    def _add_heaps(self, screen: Screen, row: FRect, abreast: int) -> None:
        step = row.width / abreast
        wide = step - 4 if abreast > 1 else row.width
        for number, heap in enumerate(self.heaps):
            down, right = divmod(number, abreast)
            place = FRect(row.x + right * step, row.y + down * row.height, wide, row.height)
            screen.add(CardStack(heap.kind, place, hint=heap.hint, kind=heap.kind, count=heap.count, text=heap.text,
                             on_press=heap.on_press))  # fmt: skip

    def _add_choices(self, screen: Screen, canvas: Canvas, room: FRect) -> None:
        if self.waits is not None:
            self._add_waiting(screen, canvas, room, self.waits)
        elif not self.actions:
            _add_how(screen, canvas, room)
        top = room.y
        for row, high in self._rows(canvas, room.width):
            each = (room.width - _BETWEEN * (len(row) - 1)) / len(row)
            for column, action in enumerate(row):
                place = FRect(room.x + column * (each + _BETWEEN), top, each, high)
                screen.add(MoveCard.of(action, place, screen.shell.device))
            top += high + _BETWEEN

    def _add_waiting(self, screen: Screen, canvas: Canvas, room: FRect, action: Action) -> None:
        if not action.label:
            return
        place = FRect(room.x, room.y, min(room.width, 330 * canvas.text_scale), self._waiting(canvas))
        screen.add(Button(action.id, place, text=action.label, kind=action.kind, icon=action.icon, hint=action.hint,
                          on_press=action.run, shortcut=action.key, enabled=action.enabled))  # fmt: skip


def _add_how(screen: Screen, canvas: Canvas, room: FRect) -> None:
    """How a card of the maze is chosen."""
    says = {
        Device.MOUSE: _(labels.CLICK_A_CARD_IN_THE),
        Device.PAD: _(labels.CHOOSE_A_CARD_IN_THE, key=screen.shell.caps.word("pad_a")),
        Device.KEYBOARD: _(labels.CHOOSE_A_CARD_WITH_THE, key=screen.shell.caps.word("return")),
    }
    text, inner = says[screen.shell.device], room.width - 92
    place = FRect(room.x, room.y, room.width, max(62.0, canvas.letters.height(text, BOLD, inner) + 22))
    screen.add(Card("how_card", place, corner=10))
    screen.add(Picture("how_mark", FRect(place.x + 18, place.centery - 22, 40, 44), paint=_wedge))
    words = FRect(place.x + 76, place.y + 8, inner, place.height - 16)
    screen.add(Label("how", words, text=text, style=BOLD, align="left middle"))


def _wedge(canvas: Canvas, place: FRect) -> None:
    canvas.sprite("maze/wedge_up", place)
