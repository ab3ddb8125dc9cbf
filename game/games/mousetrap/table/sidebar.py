"""The cards of the table: whose turn it is, the cheese, the next part, the newest lines of the log."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
from typing import NamedTuple

from pygame import FRect

from game.core.acts import Ask
from game.games.mousetrap.pictures.cards import COUNT, RIM, ChoiceButton, Hanging, MousetrapSeatRow, PileRow, Ribbon
from game.games.mousetrap.pictures.kit import TrapKit
from game.games.mousetrap.pictures.parts import NextPart
from game.games.mousetrap.pictures.slots import MousetrapSlots, WatchedSlots
from game.games.mousetrap.pictures.spaces import part_hint
from game.games.mousetrap.rules.state import CHEESE, CRANK, SECOND_CRANK, WHEEL, steps_to
from game.games.mousetrap.table.actions import TrapCommands, offer, plan, test
from game.games.mousetrap.table.play import MousetrapPlay
from game.games.mousetrap.text import machine as crank_tests
from game.games.mousetrap.text import table as labels
from game.shell.play.actions import Action, advice, utilities
from game.shell.play.sidebar import GAP, Block, LogBlock, Sidebar, Utilities, lay_out, small_button
from game.shell.play.turn_card import Die, Skin, TurnCard
from game.text.language import _, capital, sentences
from game.text.seats import seat_name
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, HEAD, SMALL, Style
from game.ui.input.bindings import Device
from game.ui.widgets.buttons import Button
from game.ui.widgets.panels import Label
from game.ui.widgets.screen import Screen

_PAD, _BESIDE, _BUILDER_PAD = 11.0, 6.0, 7.0
_NAME = Style("head", 19)
_LEAST_PART, _LEAST_LOG = 82.0, 56.0
_PLACING_LINES = 4
"""Lines that are kept for what is told of a part while it is set down, so that the card does not grow meanwhile."""


class Cards(NamedTuple):
    """All cards of the table; builder: one for whoever has just built, if there is one."""

    turn: TurnCard
    cheese: Cheese
    part: Part
    log: HangingLog
    builder: tuple[Builder, ...]


def add_cards(
    screen: Screen, canvas: Canvas, play: MousetrapPlay, commands: TrapCommands, slots: MousetrapSlots
) -> None:
    """All cards, hung on strings in the stage, or beside the board where those beyond the turn scroll."""
    strings = slots.top if slots.hung else None
    turn = replace(_turn(play, commands, canvas, strings), limit=slots.turn.height or inf)
    least, log_top = 7 * canvas.letters.line(SMALL), slots.top if slots.log.width else None
    log = HangingLog(play.news, commands.open_log, least, top=log_top)
    cheese = Cheese(rows(play), play.shown.pile, strings)
    cards = Cards(turn, cheese, _next_part(play, strings), log, _builder(play, commands, strings))
    if slots.hung:
        _hang(screen, canvas, slots, cards)
    else:
        _stand(screen, canvas, slots, cards, bool(play.in_hand[0]))
    _add_advice(screen, canvas, play)


def _stand(screen: Screen, canvas: Canvas, slots: MousetrapSlots, cards: Cards, placing: bool) -> None:
    """The cards beside the board, where those beyond the turn scroll; a part that is to be placed comes first."""
    turn, cheese, part, log, builder = cards
    column, further = slots.turn, slots.further
    own = () if slots.log.width else (log,)
    others = (part, cheese) if placing else (cheese, part)
    lay_out(
        screen, canvas, Sidebar((turn,), (*builder, *others, *own)), column, further if further.x != column.x else None
    )
    if slots.log.width:
        log.add(screen, canvas, slots.log)


def _hang(screen: Screen, canvas: Canvas, slots: MousetrapSlots, cards: Cards) -> None:
    """The cards that have a place, on their strings; a card in the column of another one hangs on that."""
    turn, cheese, part, log, builder = cards
    for card, slot in ((turn, slots.turn), (cheese, slots.cheese)):
        if slot.width:
            card.add(screen, canvas, FRect(slot.x, slot.y, slot.width, card.height(canvas, slot.width)))
    place, foot = FRect(slots.part), slots.cheese.y + cheese.height(canvas, slots.cheese.width)
    if place.x == slots.cheese.x:
        place.top, part = foot + GAP, replace(part, top=foot)
    part.add(screen, canvas, place)
    top, room = place.bottom - GAP if slots.log.x == place.x else log.top, FRect(slots.log)
    for own in builder if room.width else ():
        spot = FRect(room.topleft, (room.width, own.height(canvas, room.width)))
        replace(own, top=top).add(screen, canvas, spot)
        top, room.height, room.top = spot.bottom - GAP, room.bottom - spot.bottom - GAP, spot.bottom + GAP
    if slots.log.width and room.height > _LEAST_LOG:
        replace(log, top=top).add(screen, canvas, room)


def _turn(play: MousetrapPlay, commands: TrapCommands, canvas: Canvas, top: float | None) -> TurnCard:
    watching = play.computers and not play.over
    small = Utilities(
        utilities(play, commands, (plan(commands, play.kit.plan.own),)), watching, commands.speed, commands.set_speed
    )
    line = max(44.0, canvas.letters.line(ACT) + 14)
    skin = Skin(
        lambda place: Hanging("turn", place, top=top or 0.0, hung=top is not None), _choice, line, pad=11.0, gap=6.0
    )
    header = MousetrapHeader(play.shown.turn, call(play), bool(advice(play)))
    told_below = _PLACING_LINES if play.in_hand[0] else 0
    return TurnCard(header, offer(play, commands), skin, play.shown.pips, below=(small,), told_below=told_below)


@dataclass(frozen=True)
class Builder(Block):
    """What only the person may do who has just built, apart from the card of whoever is to act."""

    action: Action
    text: str
    top: float | None

    def height(self, canvas: Canvas, width: float) -> float:
        """Who it is, and the button."""
        words = canvas.letters.height(self.text, SMALL, width - 2 * _PAD)
        return 2 * _BUILDER_PAD + words + 2 + max(44.0, canvas.letters.line(ACT) + 14)

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the card with both."""
        screen.add(Hanging("builder", place, top=self.top or 0.0, hung=self.top is not None))
        inner = place.inflate(-2 * _PAD, -2 * _BUILDER_PAD)
        words = FRect(inner.topleft, (inner.width, canvas.letters.height(self.text, SMALL, inner.width)))
        screen.add(Label("has_built", words, text=self.text, style=SMALL))
        button = FRect(inner.x - 3, words.bottom + 2, inner.width + 6, inner.bottom - words.bottom - 2)
        screen.add(_choice(button, self.action, screen.shell.device))


def _builder(play: MousetrapPlay, commands: TrapCommands, top: float | None) -> tuple[Builder, ...]:
    action = test(play, commands)
    if action is None:
        return ()
    return (Builder(action, _(crank_tests.HAS_BUILT, name=play.seats.names[play.tester]), top),)


def _choice(place: FRect, action: Action, device: Device) -> Button:
    cap = action.key if device is Device.KEYBOARD and not action.badges[1:] else ""
    return ChoiceButton(action.id, place, hint=action.hint, shortcut=action.key, text=action.label, kind=action.kind,
                        on_press=action.run, icon=action.icon, cap=cap, seats=action.badges)  # fmt: skip


def call(play: MousetrapPlay) -> str:
    """Whose turn it is, or who has won."""
    seat = play.shown.turn
    person = seat not in play.table.bots and not play.staged
    words = labels.WINS if play.over else labels.YOUR_TURN if person else labels.PLAYS
    return _(words, name=play.seats.names[seat])


@dataclass(frozen=True)
class MousetrapHeader(Block):
    """Whose turn it is. beside: whether there is to be room for a button."""

    seat: str
    text: str
    beside: bool

    def height(self, canvas: Canvas, width: float) -> float:
        """A line of large letters."""
        return max(44.0, min(canvas.letters.line(Style("head", 25)) + 12, 70.0))

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the ribbon."""
        wide = place.width - (place.height + _BESIDE if self.beside else 0)
        screen.add(Ribbon("ribbon", FRect(place.x, place.y, wide, place.height), seat=self.seat, text=self.text))


def _add_advice(screen: Screen, canvas: Canvas, play: MousetrapPlay) -> None:
    """The button that asks for advice, beside the ribbon as the row of small ones is too short for one more.

    It comes after all else, so that it never has the focus at first.
    """
    ribbon = next(widget for widget in screen.widgets if widget.name == "ribbon").rect
    for action in advice(play):
        place = FRect(ribbon.right + _BESIDE, ribbon.y, ribbon.height, ribbon.height)
        screen.add(small_button(screen, canvas, action, place))


@dataclass(frozen=True)
class HangingLog(LogBlock):
    """The newest lines of the log; ``top``: from where their card hangs, None where it lies."""

    top: float | None = None

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the card and the lines on it."""
        screen.add(Hanging("log_card", place, top=self.top or 0.0, hung=self.top is not None))
        self.add_lines(screen, place.inflate(-24, -22).move(0, 2 if self.top else 0))


@dataclass(frozen=True)
class MousetrapRow:
    """What one seat has."""

    seat: str
    name: str
    pieces: int
    hint: str
    lit: bool
    out: bool
    note: str = ""


_SITS = {
    (False, False): labels.IS_A_PERSON_AND_HOLDS,
    (False, True): labels.IS_A_PERSON_AND_WAS,
    (True, False): labels.IS_A_COMPUTER_PLAYER_AND,
    (True, True): labels.IS_A_COMPUTER_PLAYER_AND_WAS,
}
"""What is said of a seat, by whether a computer plays it and whether it was caught."""
_TO_CRANK = labels.STEPS_TO_WHEEL_AND_CRANK, labels.WHEEL_AND_CRANK
_TO_SET_OFF = labels.STEPS_TO_WHEEL_AND_SET_OFF, labels.WHEEL_AND_SET_OFF
"""How far a mouse has to go, in a sentence and short, with and without a crank."""


def rows(play: MousetrapPlay) -> tuple[MousetrapRow, ...]:
    """What each seat has."""
    return tuple(_row(play, seat, name) for seat, name in play.seats.names.items())


def _row(play: MousetrapPlay, seat: str, name: str) -> MousetrapRow:
    shown, out = play.shown, seat in play.shown.captured
    pieces = shown.hands[seat]
    text = _SITS[seat in play.table.bots, out]
    hint = _(text, name=name, colour=seat_name(seat), cheese=pieces)
    if len(shown.parts) < play.kit.plan.steps or out:
        return MousetrapRow(seat, name, pieces, hint, seat == shown.turn, out)
    wheel, crank = steps_to(shown.mice[seat], WHEEL), _to_crank(shown.mice[seat], play.state.table.two_cranks)
    told, short = _TO_CRANK if play.kit.cranked else _TO_SET_OFF
    hint, note = sentences(hint, _(told, wheel=wheel, crank=crank)), _(short, wheel=wheel, crank=crank)
    return MousetrapRow(seat, name, pieces, hint, seat == shown.turn, out, note)


def _to_crank(space: int, two_cranks: bool) -> int:
    """How many steps it is to the next crank."""
    return min(steps_to(space, crank) for crank in ((CRANK, SECOND_CRANK) if two_cranks else (CRANK,)))


@dataclass(frozen=True)
class Cheese(Block):
    """How much cheese everybody holds. brief: without a head, its rows as low as may be. piled: the pile too."""

    rows: tuple[MousetrapRow, ...]
    pile: int
    top: float | None
    brief: bool = False
    piled: bool = True

    def height(self, canvas: Canvas, width: float) -> float:
        """A head, a row a seat, and the pile."""
        rows = len(self.rows) * self._row(canvas) + self.piled * self._pile(canvas)
        return rows + (_PAD if self.brief else 2 * _PAD + canvas.letters.line(HEAD) + 2)

    def _row(self, canvas: Canvas) -> float:
        letters = canvas.letters
        noted = max(letters.line(BODY), letters.line(COUNT)) + letters.line(SMALL) + 2 + RIM
        return max(self._pile(canvas), noted if any(row.note for row in self.rows) else 0.0)

    def _pile(self, canvas: Canvas) -> float:
        letters = canvas.letters
        return max(28.0 if self.brief else 33.0, letters.line(BODY) + 8 - 6 * self.brief, letters.line(COUNT) + 4)

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the card, its head and its rows."""
        screen.add(Hanging("cheese", place, top=self.top or 0.0, hung=self.top is not None))
        inner = FRect(place.x + 7, place.y + _PAD, place.width - 14, canvas.letters.line(HEAD))
        if self.brief:
            inner.update(inner.x, place.y + 3, inner.width, 0)
        else:
            self._head(screen, canvas, inner)
        spot = FRect(inner.x, inner.bottom + 3, inner.width, self._row(canvas) - 2)
        for row in self.rows:
            screen.add(MousetrapSeatRow(f"seat_{row.seat}", spot, hint=row.hint, seat=row.seat, text=row.name,
                               pieces=row.pieces, lit=row.lit, out=row.out, note=row.note))  # fmt: skip
            spot = spot.move(0, spot.height + 2)
        if self.piled:
            screen.add(PileRow("pile", FRect(inner.x, spot.y - 1, inner.width, self._pile(canvas)), pieces=self.pile))

    @staticmethod
    def _head(screen: Screen, canvas: Canvas, inner: FRect) -> None:
        head, words = _(labels.CHEESE), _(labels.IN_ALL, number=CHEESE)
        screen.add(Label("cheese_head", FRect(inner.x + 9, inner.y, inner.width, inner.height), text=head, style=_NAME,
                         align="left middle"))  # fmt: skip
        aside = FRect(inner.x, inner.y, inner.width - 8, inner.height)
        if canvas.letters.width(head, _NAME) + canvas.letters.width(words, SMALL) + 34 < inner.width:
            faint = canvas.theme.faint
            screen.add(Label("in_all", aside, text=words, style=SMALL, colour=faint, align="right middle"))


@dataclass(frozen=True)
class Part(Block):
    """The part that is to come, or the one to be set down now; 0 when all stand."""

    number: int
    text: str
    hint: str
    top: float | None
    kit: TrapKit

    def height(self, canvas: Canvas, width: float) -> float:
        """A picture and two lines."""
        return max(_LEAST_PART, 3.4 * canvas.letters.line(_NAME))

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the card with name and picture."""
        screen.add(Hanging("part_card", place, top=self.top or 0.0, hung=self.top is not None))
        screen.add(NextPart("part", place.inflate(-22, -20), hint=self.hint, part=self.number, text=self.text,
                            picture=self.kit.picture))  # fmt: skip


def _next_part(play: MousetrapPlay, top: float | None) -> Part:
    waiting, standing = play.waiting, len(play.shown.parts)
    number = standing + 1 if standing < play.kit.plan.steps else 0
    if play.holding is not None:
        number = play.holding.part
    elif isinstance(waiting, Ask) and waiting.kind == "place" and not play.motion.busy:
        number = waiting.about
    if not number:
        return Part(0, "", _(labels.LAND_ON_TURN_CRANK_WITH), top, play.kit)
    kit, hint = play.kit, part_hint(number, play.shown.parts, play.in_hand, play.kit)
    return Part(number, capital(kit.name(number)), hint, top, kit)


# The cards of a match that is only watched: what happens now, and who holds how much cheese.

_WATCHED_CARDS_PAD, _RIBBON, _DIE, _GAP = 11.0, 42.0, 44.0, 10.0
_LINES = 3
"""Lines of what happened at most, where it has room of its own."""


def add_watched(screen: Screen, canvas: Canvas, play: MousetrapPlay, slots: WatchedSlots, top: float) -> None:
    """Beside each other, or the cheese below what happens, which is in one line then."""
    below = slots.story.x == slots.cheese.x
    story = _story_place(canvas, slots.story, brief=below)
    low = below or story.bottom > slots.film.top
    story = _story_place(canvas, slots.story, brief=low)
    screen.add(Hanging("turn", story, top=top))
    _story(screen, canvas, play, story.inflate(-2 * _WATCHED_CARDS_PAD, -2 * _WATCHED_CARDS_PAD), brief=low)
    cheese = Cheese(tuple(replace(row, note="") for row in rows(play)), play.shown.pile, top, brief=low)
    place = FRect(slots.cheese)
    if below:
        place.top, cheese = story.bottom + _GAP, replace(cheese, top=story.bottom)
    free = slots.film.top - _GAP - place.top
    cheese = replace(cheese, piled=cheese.height(canvas, place.width) <= free)  # the bar of shares below tells it too
    place.height = cheese.height(canvas, place.width)
    cheese.add(screen, canvas, place)


def _story_place(canvas: Canvas, slot: FRect, *, brief: bool) -> FRect:
    tall = 0.0 if brief else _WATCHED_CARDS_PAD + max(_DIE, _LINES * canvas.letters.line(BODY))
    return FRect(slot.x, slot.y, slot.width, 2 * _WATCHED_CARDS_PAD + _RIBBON + tall)


def _story(screen: Screen, canvas: Canvas, play: MousetrapPlay, inner: FRect, *, brief: bool) -> None:
    """Whose turn it is, the die, and what was said last."""
    ribbon = FRect(inner.x, inner.y, inner.width - (_DIE + 6 if brief else 0), _RIBBON)
    foot = inner.y if brief else ribbon.bottom + _WATCHED_CARDS_PAD
    screen.add(Ribbon("ribbon", ribbon, seat=play.shown.turn, text=call(play)))
    die = FRect(inner.right - _DIE, foot, _DIE, _DIE if not brief else _RIBBON)
    screen.add(Die("die", die, pips=play.shown.pips, zoom=_DIE / 56))
    if play.log and not brief:
        text, room = play.log[-1].text, FRect(inner.x + 2, foot, inner.width - _DIE - 10, inner.bottom - foot)
        style = canvas.letters.shrunk(text, BODY, room.width, room.height)
        screen.add(Label("happened", room, text=text, style=style))
