"""The cards beside the board: whose turn it is, how everybody stands, the story so far."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pygame import FRect

from game.games.mightymouse.pictures import board
from game.games.mightymouse.pictures.board import RaceSlots
from game.games.mightymouse.pictures.sidebar import CALL, Comic, Heading, OrderButton, Plate, RaceSeatRow, SavedButton
from game.games.mightymouse.rules.rules import sure
from game.games.mightymouse.table.play import RacePlay, offer
from game.games.mightymouse.text import table as labels
from game.games.mightymouse.text.table import call, to_go, where
from game.shell.play.actions import Action, Commands, advice, utilities
from game.shell.play.sidebar import GAP, Block, LogBlock, Sidebar, Utilities
from game.shell.play.turn_card import Skin, TurnCard, big_button
from game.text.language import _, row
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import HEAD, Style
from game.ui.input.bindings import Device
from game.ui.widgets.buttons import Button
from game.ui.widgets.screen import Screen

_LEAST_LOG, _STRETCH = 96.0, 1.7
_STORY = Style("head", 18)


def sidebar(play: RacePlay, commands: Commands, canvas: Canvas, slots: RaceSlots) -> Sidebar:
    """All cards; the story is among them unless it has a slot of its own."""
    small, watching = utilities(play, commands, advice(play)), play.computers and not play.over
    foot = Utilities(small, watching, commands.speed, commands.set_speed)
    line = min(max(44.0, canvas.letters.line(HEAD) + 14), 56.0)
    skin = Skin(lambda place: Comic("turn", place, dotted=True), _choice, line, many=3, die=78.0, zoom=board.DIE,
                pad=16.0, gap=10.0, big=Style("display", 30), advice_lines=_advice_lines(play),
                main=partial(_main, play))  # fmt: skip
    most = slots.column.height - foot.height(canvas, slots.column.width) - GAP
    header = RaceHeader(play.shown.turn, _call(play), spare=not play.staged)
    turn = TurnCard(header, offer(play, commands.standings), skin, _pips(play), most)
    log = () if slots.story.width else (StoryBlock(play.news, commands.open_log, _LEAST_LOG),)
    return Sidebar((turn,), (RaceRows(_rows(play), 1.0 if log else _STRETCH), *log), (foot,))


def _pips(play: RacePlay) -> int:
    """What the die shows; nothing of another's roll while a person is to roll."""
    shown = play.shown
    return 0 if play.free and shown.roller != shown.turn else shown.pips


def _advice_lines(play: RacePlay) -> int:
    return 1 if play.staged else 3 if play.shown.saved else 2


def _main(play: RacePlay, place: FRect, action: Action, device: Device, style: Style) -> Button:
    reach = sure(play.state) if action.id == "saved" else None
    if reach is None:
        return big_button(place, action, device, style)
    return SavedButton(
        action.id, place, text=action.label, word=_(labels.PLAY), pips=reach.pips, effect=reach.effect,
        key=device.cap(action.key), on_press=action.run, hint=action.hint, shortcut=action.key,
    )  # fmt: skip


def _choice(place: FRect, action: Action, device: Device) -> Button:
    cap = action.key if device is Device.KEYBOARD and len(action.key) == 1 else ""  # no key has two digits
    return OrderButton(action.id, place, text=action.label, on_press=action.run, seats=action.badges,
                       hint=action.hint, shortcut=action.key, cap=cap)  # fmt: skip


def _call(play: RacePlay) -> str:
    """Whose turn it is, or who won."""
    seat, names = play.shown.turn, play.seats.names
    if play.over:
        return _(labels.WINS, name=names[seat])
    if play.computers or play.motion.busy:
        return _(labels.PLAYS, name=names[seat])
    return call(play.state, names[seat])


@dataclass(frozen=True)
class RaceHeader(Block):
    """Whose turn it is; ``spare``: with room for two lines, so that the cards below do not move from turn to turn."""

    seat: str
    text: str
    spare: bool = True

    def height(self, canvas: Canvas, width: float) -> float:
        """Its words, or two lines."""
        plate = Plate.height(canvas, self.text, width)
        return max(plate, 2 * canvas.letters.line(CALL) + 14) if self.spare and canvas.text_scale <= 1.2 else plate

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the plate."""
        screen.add(Plate("plate", place, seat=self.seat, text=self.text))


@dataclass(frozen=True)
class RaceRow:
    """How one seat stands."""

    seat: str
    name: str
    where: str
    rest: str
    hint: str
    lit: bool
    saved: int


def _rows(play: RacePlay) -> tuple[RaceRow, ...]:
    return tuple(_row(play, seat, name) for seat, name in play.seats.names.items())


def _row(play: RacePlay, seat: str, name: str) -> RaceRow:
    shown = play.shown
    space = shown.at[seat]
    rolled = _(labels.ROLLED_PIPS, pips=shown.rolls[seat]) if seat in shown.rolls else ""
    words = rolled or where(space)
    hint = _(labels.NAME_WHERE_REST, name=name, where=words, rest=to_go(space)).strip()
    saved = shown.saved.get(seat, 0)
    kept = _(labels.SAVED_PIPS, pips=saved) if saved else ""
    return RaceRow(
        seat, name, words, "" if rolled else to_go(space), row((hint, kept)) if kept else hint,
        seat == shown.turn, saved,
    )  # fmt: skip


@dataclass(frozen=True)
class RaceRows(Block):
    """A row a seat; ``stretch``: by how much they may grow."""

    rows: tuple[RaceRow, ...]
    stretch: float

    def height(self, canvas: Canvas, width: float) -> float:
        """All rows and the edge of the card."""
        return RaceSeatRow.height(canvas) * len(self.rows) + 18

    def most(self, canvas: Canvas, width: float) -> float:
        """So many times as tall."""
        return self.height(canvas, width) * self.stretch

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the card and its rows."""
        screen.add(Comic("seats", place))
        high = (place.height - 18) / len(self.rows)
        for number, each in enumerate(self.rows):
            spot = FRect(place.x + 9, place.y + 9 + number * high, place.width - 18, high)
            screen.add(
                RaceSeatRow(
                    f"seat_{each.seat}",
                    spot,
                    seat=each.seat,
                    text=each.name,
                    names=tuple(one.name for one in self.rows),
                    where=each.where,
                    rest=each.rest,
                    lit=each.lit,
                    saved=each.saved,
                    hint=each.hint,
                )
            )


@dataclass(frozen=True)
class StoryBlock(LogBlock):
    """The newest lines of the log under their heading."""

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add card, heading and lines."""
        screen.add(Comic("story", place))
        title = FRect(place.x + 7, place.y + 7, place.width - 14, canvas.letters.line(_STORY) + 8)
        screen.add(Heading("story_head", title, text=_(labels.THE_STORY_SO_FAR)))
        lines = FRect(place.x + 16, title.bottom + 8, place.width - 32, place.bottom - title.bottom - 20)
        self.add_lines(screen, lines)
