"""The panel composed: who is to do what, the cards and heaps, the choices, the score pad, the newest of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import FRect

from game.core.acts import Over
from game.rules.mousemaze.moves import End
from game.scenes.log import LogCard
from game.scenes.mousemaze.pad import lesser, pad_height, place_pad
from game.scenes.mousemaze.panel import (
    ACTION,
    COUNT,
    PROMPT,
    SHORT,
    TITLE,
    OpenCard,
    Stack,
    WayCard,
)
from game.scenes.mousemaze.ways import Way, prompt
from game.scenes.picks import SPEEDS, spoken
from game.ui.buttons import Button, Choice
from game.ui.canvas import Canvas
from game.ui.lettering import ACT, BOLD, SMALL, SMALL_BOLD, Style
from game.ui.panels import BadgeMark, Card, Label, Picture
from game.ui.verbs import Device
from game.words.language import count, listed, say
from game.words.mousemaze_cards import action_name, explain_action

if TYPE_CHECKING:
    from game.scenes.mousemaze.table import Table

Act = Callable[[], None]
_GAP = 12.0
_WIDE = 470.0
_BADGE = 52.0
_LEAST_LOG = 66.0


def compose(table: Table, canvas: Canvas) -> None:
    """Everything beside the maze; it scrolls where there is not enough room."""
    panel = table.laid.panel
    blocks = _Blocks(table, canvas, panel.width)
    whole = blocks.height()
    if whole > panel.height + 1:
        view = FRect(panel.x - 8, panel.y, panel.width + 4, panel.height)
        blocks = _Blocks(table, canvas, panel.width - 16)
        with table.region("panel", view, blocks.height() + 16):
            room = FRect(panel.x, panel.y + 8, panel.width - 16, blocks.height())
            blocks.place(room, choices_first=True)
    else:
        blocks.place(panel)
    lesser(table, canvas, table.laid.small)


class _Blocks:
    """The blocks of the panel, one below the other."""

    def __init__(self, table: Table, canvas: Canvas, width: float) -> None:
        self.table, self.canvas, self.width = table, canvas, width
        self.wide = width >= _WIDE and canvas.text_scale < 1.35
        self.ways = table.ways()
        self.title, self.line = _said(table)

    # How tall each is.

    def height(self) -> float:
        """All of them, without the log."""
        return self.head() + self.middle() + pad_height(self.table, self.canvas) + 2 * _GAP

    def head(self) -> float:
        """The call and its line."""
        letters, inner = self.canvas.letters, self.width - _BADGE - 14
        title = letters.height(self.title, self._call(), inner)
        return max(_BADGE + 4, title + letters.height(self.line, PROMPT, inner))

    def _call(self) -> Style:
        """The style of the call: in one line, but not smaller than what stands below it."""
        letters, inner = self.canvas.letters, self.width - _BADGE - 14
        style = letters.fitting(self.title, TITLE, inner)
        return style if letters.pixels(style) >= letters.pixels(PROMPT) * 1.2 else SHORT

    def middle(self) -> float:
        """The open card, the heaps and the choices."""
        if self.wide:
            return max(264.0, self.choices(self.width - 210) + self.stacks() + _GAP)
        return self.stacks() * 3 + _GAP + max(self.choices(self.width), self._least())

    def _least(self) -> float:
        return 2 * (self.canvas.letters.line(ACT) + self.canvas.letters.line(SMALL) + 22) + _GAP

    def choices(self, width: float) -> float:
        """The choices, or what stands in for them."""
        rows = self._rows(width)
        return sum(high for _, high in rows) + 8 * max(0, len(rows) - 1) if rows else self._told()

    def _told(self) -> float:
        """Room for Skip and the speed, or for how a cell is chosen."""
        letters = self.canvas.letters
        speed = max(46.0, letters.line(SMALL_BOLD) + 22) if self.table.play.computers else 0.0
        how = 3 * letters.line(BOLD) + 22 if self.table.play.free else 0.0
        return max(max(52.0, letters.line(ACT) + 20) + 8 + speed, how)

    def stacks(self) -> float:
        """The deck and its neighbours."""
        return max(58.0, self.canvas.letters.line(COUNT) + self.canvas.letters.line(SMALL) + 4)

    def _rows(self, width: float) -> list[tuple[tuple[Way, ...], float]]:
        """The choices in rows: short ones two or three abreast."""
        across = 1
        if self.ways and self.ways[0].small:
            across = 2 if len(self.ways) % 2 == 0 else 3 if width > 400 * self.canvas.text_scale else 1
            across = across if width / across > 128 * self.canvas.text_scale else 1
        rows = [self.ways[at : at + across] for at in range(0, len(self.ways), across)]
        each = (width - 8 * (across - 1)) / across
        highs = [max(WayCard.height(self.canvas, way, each) for way in row) for row in rows]
        if across > 1:
            highs = [max(highs)] * len(rows)
        return list(zip(rows, highs, strict=True))

    # Where each goes.

    def place(self, room: FRect, *, choices_first: bool = False) -> None:
        """Add the widgets within this room; the choices come first where not everything is in sight."""
        top = room.y
        self._head(FRect(room.x, top, room.width, self.head()))
        top += self.head() + _GAP
        middle = FRect(room.x, top, room.width, self.middle())
        if self.wide:
            self._beside(middle)
        else:
            self._stacked(middle, choices_first)
        top += middle.height + _GAP
        place_pad(self.table, self.canvas, FRect(room.x, top, room.width, pad_height(self.table, self.canvas)))
        top += pad_height(self.table, self.canvas) + _GAP
        if room.bottom - top > _LEAST_LOG:
            self._log(FRect(room.x, top, room.width, room.bottom - top))

    def _head(self, room: FRect) -> None:
        table, letters = self.table, self.canvas.letters
        table.add(BadgeMark("whose", FRect(room.x, room.y + 2, _BADGE, _BADGE), seat=table.play.shown.turn))
        words = FRect(room.x + _BADGE + 14, room.y, room.width - _BADGE - 14, room.height)
        style = self._call()
        high, ink = letters.height(self.title, style, words.width), self.canvas.theme.on_table
        title = FRect(words.x, words.y, words.width, high)
        table.add(Label("call", title, text=self.title, style=style, colour=ink, raised=True))
        rest = FRect(words.x, words.y + high, words.width, words.height - high)
        table.add(Label("line", rest, text=self.line, style=PROMPT, colour=ink, raised=True))

    def _beside(self, room: FRect) -> None:
        """The open card at the left, choices and heaps at its right."""
        right = FRect(room.x + 210, room.y, room.width - 210, room.height)
        self._choices(FRect(right.x, right.y, right.width, 0))
        self._open(FRect(room.x - 4, room.y, 198, min(room.height, 198 * ACTION[1] / ACTION[0])))
        self._stacks(FRect(right.x, right.bottom - self.stacks(), right.width, self.stacks()))

    def _stacked(self, room: FRect, choices_first: bool) -> None:
        """The open card and the heaps in a row, the choices below or above."""
        high = 3 * self.stacks()
        top = room.bottom - high if choices_first else room.y
        abreast = room.width > 900
        wide = min(high * ACTION[0] / ACTION[1], room.width - _GAP - Stack.width(self.canvas) * (3 if abreast else 1))
        self._choices(FRect(room.x, room.y if choices_first else room.y + high + _GAP, room.width, 0))
        self._open(FRect(room.x, top, wide, high))
        heaps = FRect(room.x + wide + _GAP, top, room.width - wide - _GAP, self.stacks())
        if abreast:
            self._stacks(heaps.move(0, self.stacks()))
        else:
            for number, stack in enumerate(self._heaps()):
                stack.rect = heaps.move(0, number * self.stacks())
                self.table.add(stack)

    def _open(self, place: FRect) -> None:
        card = self.table.play.shown.card
        hint = say("The Action card that was drawn last in this turn lies here.")
        if card:
            hint = f"{action_name(card)}. {explain_action(card)}"
        self.table.add(OpenCard("open", place, hint=hint, card=card))

    def _heaps(self) -> list[Stack]:
        shown = self.table.play.shown
        none = FRect(0, 0, 1, 1)
        hint = say("The deck, face down: press it to draw where you may. Odds shows what is left in it.")
        return [
            Stack("deck", none, hint=hint, kind="deck", count=shown.left, text=say("to draw"),
                  on_press=self.table.draw_card),
            Stack("played", none, hint=say("Action cards played since the last shuffle."), kind="played",
                  count=shown.played, text=say("played")),
            Stack("wedges", none, hint=say("Wedges that nobody has yet, of 42."), kind="wedges", count=shown.pile,
                  text=say("wedges")),
        ]  # fmt: skip

    def _stacks(self, row: FRect) -> None:
        each = row.width / 3
        for number, stack in enumerate(self._heaps()):
            stack.rect = FRect(row.x + number * each, row.y, each - 4, row.height)
            self.table.add(stack)

    def _choices(self, room: FRect) -> None:
        rows = self._rows(room.width)
        if not rows:
            self._instead(room)
            return
        top, number = room.y, 0
        for row, high in rows:
            each = (room.width - 8 * (len(row) - 1)) / len(row)
            for column, way in enumerate(row):
                place = FRect(room.x + column * (each + 8), top, each, high)
                self._way(number, way, place)
                number += 1
            top += high + 8

    def _way(self, number: int, way: Way, place: FRect) -> None:
        table = self.table
        keys = {"draw": "space", "draw_or_end": "space"}
        key = keys.get(table.state.stage, "") if number == 0 else "e" if isinstance(way.move, End) else ""
        table.add(WayCard(f"way_{number}", place, hint=way.hint or way.note, text=way.text, note=way.note,
                          sign=way.sign, colour=way.colour, gained=way.gained, small=way.small,
                          shortcut=key or str(number + 1), on_press=lambda: table.choose(way.move)))  # fmt: skip

    def _instead(self, room: FRect) -> None:
        """While something moves: the way past it, and the speed. While a cell is to be chosen: nothing."""
        table, play = self.table, self.table.play
        high = max(52.0, self.canvas.letters.line(ACT) + 20)
        button = FRect(room.x, room.y, min(room.width, 330 * self.canvas.text_scale), high)
        if play.over:
            table.add(Button("primary", button, text=say("Standings"), kind="primary", on_press=table.standings,
                             shortcut="space", hint=say("Who won, and how all stand.")))  # fmt: skip
            return
        if play.free:
            self._how(room)
            return
        hint = say("Jumps to the end of what is moving; while a computer plays, to your next turn.")
        table.add(
            Button("primary", button, text=say("Skip"), icon="skip", on_press=play.hurry, shortcut="space", hint=hint)
        )
        if play.computers:
            style, speeds = SMALL_BOLD, spoken(SPEEDS)
            row = FRect(room.x, button.bottom + 8, room.width, max(44.0, self.canvas.letters.line(SMALL_BOLD) + 18))
            if Choice.width(self.canvas, speeds, style) > row.width:
                style = self.canvas.letters.fitting(
                    "".join(pick.text for pick in speeds), Style("bold", 15), row.width * 0.4
                )
            table.add(Choice("speed", row, picks=speeds, value=table.shell.settings.speed, on_choose=table.set_speed,
                             style=style, hint=say("How fast cards move and computers play.")))  # fmt: skip

    def _how(self, room: FRect) -> None:
        """How a cell is chosen, on a card of its own."""
        says = {
            Device.MOUSE: say("Click a card in the maze."),
            Device.PAD: say("Choose a card in the maze, then press A."),
            Device.KEYBOARD: say("Choose a card with the arrows, then press Enter."),
        }
        text = says[self.table.shell.device]
        inner = room.width - 92
        high = max(62.0, self.canvas.letters.height(text, BOLD, inner) + 22)
        place = FRect(room.x, room.y, room.width, high)
        self.table.add(Card("how_card", place, corner=10))
        mark = FRect(place.x + 18, place.centery - 22, 40, 44)
        self.table.add(Picture("how_mark", mark, paint=_wedge))
        words = FRect(place.x + 76, place.y + 8, inner, high - 16)
        self.table.add(Label("how", words, text=text, style=BOLD, align="left middle"))

    def _log(self, room: FRect) -> None:
        table = self.table
        table.add(Card("log_card", room, corner=10))
        hint = say("Press to read everything from the beginning.")
        table.add(LogCard("lines", room.inflate(-22, -16), hint=hint, lines=table.play.log, on_open=table.open_log))


def _said(table: Table) -> tuple[str, str]:
    """The call and the line below it."""
    play = table.play
    name = play.seats.names[play.shown.turn]
    last = play.log[-1].text if play.log else say("The maze is laid out.")
    if isinstance(play.waiting, Over) and not play.motion.busy:
        names = [play.seats.names[seat] for seat in play.waiting.winners]
        return count("{names} wins!", "{names} win!", len(names), names=listed(names)), last
    if play.free:
        return prompt(table.state, name)
    return say("{name} plays", name=name), last


def _wedge(canvas: Canvas, place: FRect) -> None:
    canvas.sprite("maze/wedge_up", place)
