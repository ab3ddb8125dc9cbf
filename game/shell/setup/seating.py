"""Who sits where before a match: read from the settings with care, checked, kept there, and shown on cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, NamedTuple

from pygame import FRect

from game.catalog import CATALOG, CatalogRow
from game.core.errors import BadSetup
from game.core.setup import FIRST, Option, Seat, Value, clean, colour_of
from game.shell.desk import DESKS
from game.shell.pictures.portrait import portrait
from game.shell.setup.choice_lists import COMPUTER, HANDS, HELPED, HUMAN, OWN, STEADY, hands_of, spoken
from game.shell.setup.hands_choice import HandsChoice
from game.shell.setup.offers import BEGINNER, SheetBeginner
from game.shell.setup.rule_options import LEVELS, sheet_beginner
from game.text import screens as labels
from game.text.game_words import WORDS
from game.text.language import _, ngettext
from game.text.seats import seat_name
from game.ui.drawing import badges
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import SMALL, SMALL_BOLD, Style
from game.ui.widgets.buttons import Choice, Pick
from game.ui.widgets.fields import Field
from game.ui.widgets.layout import Column, Row, control_height
from game.ui.widgets.panels import Card, Label, Picture
from game.ui.widgets.screen import Screen

PEOPLE = {
    **{"red": "Rosa", "blue": "Ben", "green": "Greta", "yellow": "Yann", "coal": "Cleo"},
    **{"purple": "Paul", "orange": "Olga", "sky": "Sam", "tan": "Tina", "white": "Will"},
}
LONGEST = 12
SMALL_TABLE = 4
_FIRST = ("human", "bot")
_TOGETHER = ("variant", "values", BEGINNER)
"""Options that mean nothing to who plays alone."""

_BY_SHEET = f"{FIRST}:"
"""Before the seat of a person: the printed rules let that person begin. The match itself is told the seat alone."""


@dataclass(frozen=True)
class SeatAssignment:
    """A seat: the name of who sits there, what they are (human, bot, empty), a computer's level, a person's hands."""

    name: str
    who: str
    level: str = "2"
    hands: str = STEADY


@dataclass
class Seating:
    """The whole set-up of a game as the screen changes it. begins: who begins where no seat is named."""

    game: str
    seats: dict[str, SeatAssignment]
    options: dict[str, str] = field(default_factory=dict)
    begins: str = ""

    @staticmethod
    def read(row: CatalogRow, kept: object, defaults: Mapping[str, str]) -> Seating:
        """What was kept, as far as it still makes sense; at first one person, with help, against one computer."""
        found: Mapping[str, Any] = kept if isinstance(kept, dict) else {}
        seats, options = found.get("seats"), found.get("options")
        seats = seats if isinstance(seats, dict) else {}
        options = options if isinstance(options, dict) else {}
        known = {option.name: option for option in row.game.options}
        hands = OWN if options.get(HANDS) == OWN else STEADY  # once chosen for all seats together
        chosen = {name: _read(known[name], options.get(name)) or defaults[name] for name in defaults}
        sitters = {}
        for number, seat in enumerate(row.game.seat_names):
            plain = SeatAssignment(
                PEOPLE[colour_of(seat)], _FIRST[number] if number < 2 else "empty", str(row.level), hands
            )
            if number == 0 and not found and HELPED in DESKS[row.game.id].hands:
                plain = replace(plain, hands=HELPED)
            sitters[seat] = _sitter(seats.get(seat), plain, row)
        if str(options.get(BEGINNER)).startswith(_BY_SHEET):
            chosen[BEGINNER] = str(options[BEGINNER])
        seating = Seating(row.game.id, sitters, chosen, defaults.get(BEGINNER, ""))
        seating.settle()
        return seating

    def change(self, seat: str, **change: str) -> None:
        """Change who sits on a seat, and how."""
        self.seats[seat] = replace(self.seats[seat], **change)
        self.settle()

    def settle(self) -> None:
        """Nobody begins from an empty seat, and a computer is neither the youngest nor has it a birthday."""
        chosen = self.options.get(BEGINNER, "")
        if chosen in self.seats and not self.beginner:
            self.options[BEGINNER] = chosen = self.begins
        if chosen.partition(":")[0] == FIRST:
            offered = self.by_sheet()
            self.options[BEGINNER] = chosen if chosen in offered else next(iter(offered), self.begins)

    @property
    def sheet(self) -> SheetBeginner | None:
        """Whom the printed rules let begin, None where they leave it open, or where computers play alone."""
        return sheet_beginner(self.game, self.options) if self.count("human") else None

    def by_sheet(self) -> dict[str, str]:
        """The people who may be whom the printed rules let begin: their names, by the value that names each."""
        people = [seat for seat, sitter in self.seats.items() if sitter.who == "human"] if self.sheet else []
        names = self.names()
        return {f"{_BY_SHEET}{seat}": names[seat] for seat in people}

    def kept(self) -> dict[str, Any]:
        """The set-up as the settings keep it."""
        return {"seats": {seat: asdict(sitter) for seat, sitter in self.seats.items()}, "options": dict(self.options)}

    def shown(self) -> list[str]:
        """The seats to offer: all of a small table, and at a large one those up to the first empty one at its end."""
        seats = list(self.seats)
        taken = max((number for number, seat in enumerate(seats) if self.seats[seat].who != "empty"), default=0)
        return seats if len(seats) <= SMALL_TABLE else seats[: taken + 2]

    def count(self, who: str) -> int:
        """How many people, computers or empty seats."""
        return sum(sitter.who == who for sitter in self.seats.values())

    def trouble(self, least: int) -> str:
        """Why the match cannot begin yet; empty if it can."""
        taken = len(self.seats) - self.count("empty")
        return "" if taken >= least else ngettext(*labels.AT_LEAST_MUST_PLAY_COUNT, least)

    @property
    def first(self) -> str:
        """The name of who begins."""
        return next((name for name in self.names().values()), "")

    def taken(self, least: int = 0) -> list[Seat]:
        """The seats of the match in turn order; least: the first empty ones count too until there are so many."""
        players = {"human": "human"}
        opened = [seat for seat, sitter in self.seats.items() if sitter.who != "empty"]
        empty = [seat for seat in self.seats if seat not in opened]
        opened += empty[: max(0, least - len(opened))]
        return [
            Seat(seat, players.get(sitter.who, f"bot:{sitter.level}"))
            for seat, sitter in self.seats.items()
            if seat in opened
        ]

    def values(self, row: CatalogRow) -> dict[str, Value]:
        """The options of the match, as usual where nothing is chosen or nothing can be."""
        self.settle()
        chosen = {name: text for name, text in self.options.items() if self.applies(name, row)}
        if BEGINNER in chosen:
            chosen[BEGINNER] = chosen[BEGINNER].removeprefix(_BY_SHEET)
        return {o.name: o.parse(chosen.get(o.name, o.text(o.default))) for o in row.game.options}

    def solitaire(self, row: CatalogRow) -> bool:
        """Whether the game is played alone."""
        return row.game.least == 1 and len(self.seats) - self.count("empty") == 1

    def applies(self, option: str, row: CatalogRow) -> bool:
        """Whether an option means anything here: solitaire has no turns, no points and no variants (BT-24)."""
        return not (self.solitaire(row) and option in _TOGETHER)

    @property
    def beginner(self) -> str:
        """The seat that was named to begin, if somebody sits there; else empty."""
        chosen = self.options.get(BEGINNER, "")
        return chosen if chosen in self.seats and self.seats[chosen].who != "empty" else ""

    def with_hands(self, kind: str) -> frozenset[str]:
        """The seats of people whose hands are of a kind, where the game knows it."""
        known = kind in DESKS[self.game].hands
        return frozenset(seat for seat, one in self.seats.items() if known and (one.who, one.hands) == ("human", kind))

    def names(self) -> dict[str, str]:
        """The names of those who sit, the seat's own where none was typed."""
        opened = {seat: sitter for seat, sitter in self.seats.items() if sitter.who != "empty"}
        return {seat: sitter.name.strip() or seat_name(seat) for seat, sitter in opened.items()}


def _read(option: Option, text: object) -> str:
    """What was kept of an option, if it may still be chosen."""
    try:
        return option.text(option.parse(text)) if isinstance(text, str) else ""
    except BadSetup:
        return ""


def _sitter(found: object, plain: SeatAssignment, row: CatalogRow) -> SeatAssignment:
    if not isinstance(found, dict):
        return plain
    name, who, level, hands = (found.get(key) for key in ("name", "who", "level", "hands"))
    return SeatAssignment(
        clean(name)[:LONGEST] if isinstance(name, str) else plain.name,
        who if isinstance(who, str) and who in ("human", "bot", "empty") else plain.who,
        level if isinstance(level, str) and level in map(str, row.levels) else plain.level,
        hands if isinstance(hands, str) and hands in DESKS[row.game.id].hands else plain.hands,
    )


# The cards of the seats before a match: who sits there, under which name, and how strong.

_WHO = (HUMAN, COMPUTER, Pick("empty", labels.EMPTY))


class SeatCard(NamedTuple):
    """A seat's card. change: what is done with a name, a kind of player or a level that was chosen."""

    game: str
    seat: str
    sitter: SeatAssignment
    change: Callable[..., None]
    pictured: bool


def least(canvas: Canvas) -> float:
    """The least width of a card."""
    return Choice.width(canvas, spoken(_WHO), SMALL_BOLD) + 28


def card_height(canvas: Canvas, game: str) -> float:
    """The height of a card without a picture, with a badge beside the name."""
    return _field(canvas) + _row(canvas) + _last(canvas, game) + 44


def _field(canvas: Canvas) -> float:
    return control_height(canvas.letters, Style("head", 22), spare=14)


def _row(canvas: Canvas) -> float:
    return control_height(canvas.letters, SMALL_BOLD, 40, 18)


def _last(canvas: Canvas, game: str) -> float:
    """The height of what is asked last: a level, or whose hands, which takes pictures."""
    return HandsChoice.height(canvas) if DESKS[game].hands else _row(canvas)


def place_seat(screen: Screen, canvas: Canvas, room: FRect, card: SeatCard) -> None:
    """Add the card of a seat."""
    seat, sitter, high = card.seat, card.sitter, _row(canvas)
    screen.add(Card(f"card_{seat}", room, label=seat_name(seat)))
    column = Column(room.inflate(-28, -24))
    last = column.last(_last(canvas, card.game), 6)
    who = column.last(high, 10)
    _name(screen, canvas, room, column.last(_field(canvas)), card)
    picks, choose = spoken(_WHO), lambda who: card.change(seat, who=who)
    label = _(labels.WHO_PLAYS, seat=seat_name(seat))
    screen.add(Choice(f"who_{seat}", who, label=label, picks=picks, value=sitter.who, on_choose=choose,
                      style=SMALL_BOLD))  # fmt: skip
    if sitter.who == "bot":
        _level(screen, canvas, FRect(last.x, last.y, last.width, high), card)
    elif sitter.who == "human":
        _hands(screen, canvas, last, card)


def _name(screen: Screen, canvas: Canvas, room: FRect, field: FRect, card: SeatCard) -> None:
    """Picture or badge, and the name."""
    seat, faint = card.seat, canvas.theme.faint
    if card.pictured:
        stage = FRect(room.x + 10, room.y + 10, room.width - 20, field.y - room.y - 22)
        away = card.sitter.who == "empty"
        screen.add(Picture(f"picture_{seat}", stage, paint=lambda under, place: portrait(under, seat, place, away)))
    else:
        row = Row(field, 10)
        mark = row.take(44).inflate(0, 44 - field.height)
        screen.add(Picture(f"badge_{seat}", mark, paint=lambda under, place: badges.badge(under, seat, place)))
        field = row.rest()
    if card.sitter.who == "empty":
        screen.add(Label(f"none_{seat}", field, text=_(labels.NOBODY_PLAYS_HERE), colour=faint, align="left middle"))
        return
    hint = _(labels.THE_NAME_OF, seat=seat_name(seat))
    screen.add(Field(f"name_{seat}", field, text=card.sitter.name, hint=hint,
                     on_text=lambda text: card.change(seat, name=text)))  # fmt: skip


def _level(screen: Screen, canvas: Canvas, room: FRect, card: SeatCard) -> None:
    """How strong a computer player is."""
    levels = CATALOG[card.game].levels
    if len(levels) < 2:
        return  # one plays like the other: there is nothing to choose
    picks = tuple(pick for pick in LEVELS if int(pick.value) in levels)
    hint = _(WORDS[card.game].level_hint)
    place = _worded(screen, canvas, room, (f"lv_{card.seat}", _(labels.LEVEL)), picks)
    screen.add(Choice(f"level_{card.seat}", place, picks=spoken(picks), value=card.sitter.level, style=SMALL_BOLD,
                      hint=hint, label=_(labels.LEVEL_OF, name=card.sitter.name),
                      on_choose=lambda level: card.change(card.seat, level=level)))  # fmt: skip


def _hands(screen: Screen, canvas: Canvas, room: FRect, card: SeatCard) -> None:
    """Whose hands a person has, where that makes a difference."""
    seat, sitter, kinds = card.seat, card.sitter, DESKS[card.game].hands
    if not kinds:
        words, faint = _(labels.PLAYS_AT_THIS_TABLE), canvas.theme.faint
        screen.add(Label(f"plays_{seat}", room, text=words, style=SMALL, colour=faint, align="left middle"))
        return
    screen.add(HandsChoice(f"hands_{seat}", room, picks=spoken(hands_of(kinds)), value=sitter.hands,
                           hint=_(kinds[sitter.hands]), label=_(labels.HANDS_OF, name=sitter.name),
                           on_choose=lambda hands: card.change(seat, hands=hands)))  # fmt: skip


def _worded(screen: Screen, canvas: Canvas, room: FRect, word: tuple[str, str], picks: tuple[Pick, ...]) -> FRect:
    """A word by its name at the left of choices, if there is room; where the choices are to be."""
    name, text = word
    row, wide = Row(room.inflate(0, -4)), canvas.letters.width(text, SMALL) + 12
    if wide + Choice.width(canvas, spoken(picks), SMALL_BOLD) <= room.width:
        screen.add(Label(name, room, text=text, style=SMALL, colour=canvas.theme.faint, align="left middle"))
        row.skip(wide)
    return row.rest()
