"""Who sits where before a match: read from the settings with care, checked, kept there, and shown on cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, ClassVar, NamedTuple

from pygame import FRect

from game.catalog import CatalogRow
from game.core.acts import BadSetup
from game.core.setup import FIRST, Option, Seat, Value, clean, colour_of
from game.session.notes import FACES
from game.shell.choice_lists import COMPUTER, HANDS, HELPED, HUMAN, LEVELS, OWN, STEADY, hands_of, spoken
from game.shell.desk import DESKS
from game.shell.pictures import hands
from game.shell.pictures.thumbnails import FaceButton, portrait
from game.shell.rule_options import BEGINNER, SheetBeginner
from game.text import screens as labels
from game.text.game_words import WORDS
from game.text.language import _, ngettext
from game.text.seats import FACES as FACE_NAMES
from game.text.seats import PICTURE_OF, TELLS_APART, seat_name
from game.ui.drawing import badges, materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import SMALL, SMALL_BOLD, Style
from game.ui.drawing.materials import Frame
from game.ui.layout import BoxTree, Child, Grow, HBox, Layers, Pad, Sized, Space, VBox, fit
from game.ui.widgets.buttons import Choice, Pick
from game.ui.widgets.fields import Field
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label, Picture
from game.ui.widgets.widget import Mood

# The question whose hands a seat has, asked by small pictures.


_PICTURE, _GAP, _LEAST_WORD, _INSET = 46.0, 8.0, 0.85, 4.0


@dataclass(eq=False, repr=False)
class HandsChoice(Choice):
    """A card with a picture for each kind of hands; where their words are too long only the chosen one has its word."""

    radius: ClassVar[float] = 10

    @staticmethod
    def height(canvas: Canvas) -> float:
        """Pictures, and a line of words."""
        return _PICTURE * min(canvas.text_scale, 1.5) + canvas.letters.line(SMALL_BOLD) + 10

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the cards and their words."""
        place, count, line = self.place, len(self.picks), canvas.letters.line(SMALL_BOLD)
        wide = (place.width - _GAP * (count - 1)) / count
        self.cells = [FRect(place.x + number * (wide + _GAP), place.y, wide, place.height) for number in range(count)]
        worded = all(_fits(canvas, pick.text, wide - 2 * _INSET) for pick in self.picks)
        for number, (pick, cell) in enumerate(zip(self.picks, self.cells, strict=True)):
            card = cell if worded else FRect(cell.x, cell.y, cell.width, cell.height - line - 2)
            self._card(canvas, card, pick, number == self.at, line if worded else 0.0)
        if not worded:
            foot = FRect(place.x, place.bottom - line, place.width, line)
            text = self.picks[self.at].text
            style = canvas.letters.fitting(text, SMALL_BOLD, foot.width)
            canvas.write(text, foot, style, canvas.theme.ink, "centre middle")

    def _card(self, canvas: Canvas, card: FRect, pick: Pick, chosen: bool, line: float) -> None:
        theme = canvas.theme
        ground = theme.chosen if chosen else theme.field
        edge = theme.chosen_edge if chosen else theme.card_edge
        materials.framed(canvas, card, Frame(ground, edge, self.radius, 3 if chosen else 1))
        hands.paint(canvas, FRect(card.x + 4, card.y + 4, card.width - 8, card.height - line - 8), pick.value)
        if line:
            words = FRect(card.x + _INSET, card.bottom - line - 3, card.width - 2 * _INSET, line)
            style = canvas.letters.fitting(pick.text, SMALL_BOLD, words.width)
            canvas.write(pick.text, words, style, theme.ink, "centre middle")


def _fits(canvas: Canvas, text: str, width: float) -> bool:
    return canvas.letters.fitting(text, SMALL_BOLD, width).size >= SMALL_BOLD.size * _LEAST_WORD


# The seats as they are chosen, checked and kept.


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


def defaults(game: str) -> dict[str, str]:
    """The first offer of each choice, and every house option off."""
    chosen: dict[str, str] = {}
    for offer in (offer for group in DESKS[game].offers for offer in group.offers):
        chosen.setdefault(offer.option, offer.without or offer.value)
    apart = DESKS[game].apart
    return chosen if apart is None else chosen | {apart.option: apart.usual}


def first_hands(game: str) -> str:
    """The hands of a person for whom nobody has chosen them: helped ones where the game has them."""
    return HELPED if HELPED in DESKS[game].hands else STEADY


@dataclass(frozen=True)
class SeatAssignment:
    """A seat: the name of who sits there, what they are (human, bot, empty), a computer's level, a person's hands.

    face: the picture of a person who has one, see `game/session/notes.py`.
    """

    name: str
    who: str
    level: str = "2"
    hands: str = STEADY
    face: str = ""


@dataclass
class Seating:
    """The whole set-up of a game as the screen changes it. begins: who begins where no seat is named."""

    game: str
    seats: dict[str, SeatAssignment]
    options: dict[str, str] = field(default_factory=dict)
    begins: str = ""

    @staticmethod
    def read(row: CatalogRow, kept: object, defaults: Mapping[str, str]) -> Seating:
        """What was kept, as far as it still makes sense; at first one person, with help, against one computer.

        A seat that was no person's and has the hands that all such seats had has help when a person sits down there.
        """
        found: Mapping[str, Any] = kept if isinstance(kept, dict) else {}
        seats, options = found.get("seats"), found.get("options")
        seats = seats if isinstance(seats, dict) else {}
        options = options if isinstance(options, dict) else {}
        known = {option.name: option for option in row.game.options}
        hands = OWN if options.get(HANDS) == OWN else STEADY  # once chosen for all seats together
        chosen = {name: _read(known[name], options.get(name)) or defaults[name] for name in defaults}
        apart = DESKS[row.game.id].apart
        if (
            apart is not None and apart.option in chosen and not row.has_table(chosen)
        ):  # kept by a later version, or damaged
            chosen[apart.option] = apart.usual
        sitters = {}
        for number, seat in enumerate(row.game.seat_names):
            plain = SeatAssignment(
                PEOPLE[colour_of(seat)], _FIRST[number] if number < 2 else "empty", str(row.level), hands
            )
            sitter = _sitter(seats.get(seat), plain, row)
            unchosen = not found or (sitter.who != "human" and sitter.hands == STEADY)
            sitters[seat] = replace(sitter, hands=first_hands(row.game.id)) if unchosen else sitter
        if str(options.get(BEGINNER)).startswith(_BY_SHEET):
            chosen[BEGINNER] = str(options[BEGINNER])
        seating = Seating(row.game.id, sitters, chosen, defaults.get(BEGINNER, ""))
        seating.settle()
        return seating

    def change(self, seat: str, **change: str) -> None:
        """Change who sits on a seat, and how."""
        self.seats[seat] = replace(self.seats[seat], **change)
        self.settle()

    def sit_down(self, row: CatalogRow, table: Mapping[str, object]) -> None:
        """Let those who sat at another table take their places: their own color where this game has it.

        People go before computer players; what is missing to a match is filled with these.
        """
        own = {colour_of(seat): seat for seat in self.seats}
        taken: dict[str, SeatAssignment] = {}
        for person in (True, False):
            guests = [(colour, found) for colour, found in table.items() if _is_person(found) == person]
            for colour, found in sorted(guests, key=lambda guest: guest[0] not in own):
                wanted = own.get(colour, ""), *(seat for each, seat in own.items() if each not in table), *self.seats
                if seat := next((seat for seat in wanted if seat and seat not in taken), ""):
                    taken[seat] = _sitter(found, self.seats[seat], row)
        for seat in self.seats:
            if seat not in taken and sum(sitter.who != "empty" for sitter in taken.values()) < row.game.least:
                taken[seat] = replace(self.seats[seat], who="bot")
        self.seats = {seat: taken.get(seat, replace(self.seats[seat], who="empty")) for seat in self.seats}
        self.settle()

    def faces(self) -> dict[str, str]:
        """The pictures of the people who have one."""
        return {seat: one.face for seat, one in self.seats.items() if one.who == "human" and one.face}

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
        return DESKS[self.game].sheet_beginner(self.options) if self.count("human") else None

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
        apart = DESKS[self.game].apart
        if apart is not None and option in apart.bars and self.options.get(apart.option, apart.usual) != apart.usual:
            return False
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
    name, who, level, hands, face = (found.get(key) for key in ("name", "who", "level", "hands", "face"))
    return SeatAssignment(
        clean(name)[:LONGEST] if isinstance(name, str) else plain.name,
        who if isinstance(who, str) and who in ("human", "bot", "empty") else plain.who,
        level if isinstance(level, str) and level in map(str, row.levels) else plain.level,
        hands if isinstance(hands, str) and hands in DESKS[row.game.id].hands else plain.hands,
        face if isinstance(face, str) and face in FACES else plain.face,
    )


def _is_person(found: object) -> bool:
    return isinstance(found, dict) and found.get("who") == "human"


# The cards of the seats before a match: who sits there, under which name, and how strong.

TAKEN = (HUMAN, COMPUTER)
_WHO = (*TAKEN, Pick("empty", labels.EMPTY))


class SeatCard(NamedTuple):
    """A seat's card. levels: of computer players, those that differ.

    change: what is done with a name, a kind of player or a level that was chosen. who: may sit there.
    """

    game: str
    levels: tuple[int, ...]
    seat: str
    sitter: SeatAssignment
    change: Callable[..., None]
    pictured: bool
    who: tuple[Pick, ...] = _WHO


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


def seat_card(canvas: Canvas, card: SeatCard) -> BoxTree:
    """The card of a seat: picture or badge, the name, who plays, and how."""
    seat, sitter, high = card.seat, card.sitter, _row(canvas)
    who = Choice(f"who_{seat}", label=_(labels.WHO_PLAYS, seat=seat_name(seat)), picks=spoken(card.who),
                 value=sitter.who, on_choose=lambda who: card.change(seat, who=who), style=SMALL_BOLD)  # fmt: skip
    how = {"bot": _level, "human": _hands}.get(sitter.who)
    told = VBox(
        *_name(canvas, card),
        10,
        Sized(who, height=high),
        6,
        Sized(how(canvas, card) if how else Space(), height=_last(canvas, card.game)),
    )
    return Layers(Card(f"card_{seat}", label=seat_name(seat)), Pad(told, 14, 12))


def _name(canvas: Canvas, card: SeatCard) -> tuple[Child, ...]:
    """Picture or badge, and the name."""
    seat, faint, away = card.seat, canvas.theme.faint, card.sitter.who == "empty"
    name: BoxTree
    if away:
        name = Label(f"none_{seat}", text=_(labels.NOBODY_PLAYS_HERE), colour=faint, align="left middle")
    else:
        name = Field(f"name_{seat}", text=card.sitter.name, label=_(labels.THE_NAME_OF, seat=seat_name(seat)),
                     on_text=lambda text: card.change(seat, name=text))  # fmt: skip
        if card.sitter.who == "human":
            name = HBox(Grow(name), Sized(_face(card), 44), gap=8)
    if card.pictured:
        picture = Picture(f"picture_{seat}", paint=lambda under, place: portrait(under, seat, place, away))
        return Grow(Pad(picture, -4, -2, -4, 0)), 12, Sized(name, height=_field(canvas))
    mark = Picture(f"badge_{seat}", paint=lambda under, place: badges.badge(under, seat, place))
    return Grow(), Sized(HBox(Sized(mark, 44, 44), Grow(name), gap=10), height=_field(canvas))


def _face(card: SeatCard) -> FaceButton:
    """The picture by which a person is told from another of the same name; a press changes it."""
    face, name = card.sitter.face, card.sitter.name.strip() or seat_name(card.seat)
    following = FACES[(FACES.index(face) + 1) % len(FACES)]
    told = _(PICTURE_OF, name=name, picture=_(FACE_NAMES[face]))
    return FaceButton(f"face_{card.seat}", face=face, label=told, hint=_(TELLS_APART),
                      on_press=lambda: card.change(card.seat, face=following))  # fmt: skip


def _level(canvas: Canvas, card: SeatCard) -> BoxTree:
    """How strong a computer player is."""
    if len(card.levels) < 2:
        return Space()  # one plays like the other: there is nothing to choose
    picks = tuple(pick for pick in LEVELS if int(pick.value) in card.levels)
    choice = Choice(f"level_{card.seat}", picks=spoken(picks), value=card.sitter.level, style=SMALL_BOLD,
                    hint=_(WORDS[card.game].level_hint), label=_(labels.LEVEL_OF, name=card.sitter.name),
                    on_choose=lambda level: card.change(card.seat, level=level))  # fmt: skip
    worded = _worded(canvas, f"lv_{card.seat}", _(labels.LEVEL), choice)
    return VBox(Sized(worded, height=_row(canvas)), Grow())


def _hands(canvas: Canvas, card: SeatCard) -> BoxTree:
    """Whose hands a person has, where that makes a difference."""
    seat, sitter, kinds = card.seat, card.sitter, DESKS[card.game].hands
    if not kinds:
        words, faint = _(labels.PLAYS_AT_THIS_TABLE), canvas.theme.faint
        return Label(f"plays_{seat}", text=words, style=SMALL, colour=faint, align="left middle")
    return HandsChoice(f"hands_{seat}", picks=spoken(hands_of(kinds)), value=sitter.hands,
                       hint=_(kinds[sitter.hands]), hints={kind: _(told) for kind, told in kinds.items()},
                       label=_(labels.HANDS_OF, name=sitter.name),
                       on_choose=lambda hands: card.change(seat, hands=hands))  # fmt: skip


def _worded(canvas: Canvas, name: str, text: str, choice: Choice) -> BoxTree:
    """Choices with a word at their left, if there is room for it."""
    word = Label(name, text=text, style=SMALL, colour=canvas.theme.faint, align="left middle")
    row = HBox(Sized(word, word.natural_width(canvas) + 12), Grow(Pad(choice, 0, 2)))
    return fit(canvas, row, Pad(choice, 0, 2))
