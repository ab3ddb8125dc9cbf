"""What can be chosen before a match: the rules and the house options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from pygame import FRect

from game.core.setup import FIRST, LIMITS
from game.shell.play.sidebar import Block
from game.text import screens as labels
from game.text.language import _
from game.text.levels import LEVEL_NAMES
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, HEAD, SMALL
from game.ui.widgets.buttons import Pick, Toggle
from game.ui.widgets.fields import Slider
from game.ui.widgets.layout import Column, Row, Stack, control_height, split
from game.ui.widgets.panels import Card, Label
from game.ui.widgets.screen import Screen


class Numbers(NamedTuple):
    """An option of several numbers: its name, a word for each, and what is said above. All marked for translation."""

    option: str
    words: tuple[str, ...]
    note: str


def changed(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The numbers with one of them changed; those before it do not stay above it, those after it not below."""
    lower, upper = values[:at], values[at + 1 :]
    return (*(min(value, number) for number in lower), value, *(max(value, number) for number in upper))


@dataclass(frozen=True)
class NumberRows(Block):
    """A line that says what they are, and a slider each. text: the numbers as the option writes them."""

    numbers: Numbers
    text: str
    change: Callable[[str], None]

    def height(self, canvas: Canvas, width: float) -> float:
        """The note and a row each."""
        return canvas.letters.height(self._note, SMALL, width) + 4 + len(self._values) * self._row(canvas)

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the note and the sliders."""
        column, letters = Column(place), canvas.letters
        note = column.take(letters.height(self._note, SMALL, place.width), 4)
        screen.add(Label(f"note_{self.numbers.option}", note, text=self._note, style=SMALL))
        words = [_(word) for word in self.numbers.words]
        widest = max(letters.width(word, BOLD) for word in words) + 4
        for at, word in enumerate(words):
            row, name = Row(column.take(self._row(canvas)), 12), f"{self.numbers.option}_{at}"
            screen.add(Label(f"word_{name}", row.take(widest), text=word, style=BOLD, align="left middle"))
            self._slider(screen, (name, word), at, row.rest())

    def _slider(self, screen: Screen, named: tuple[str, str], at: int, place: FRect) -> None:
        def slide(value: int) -> None:
            self.change("/".join(map(str, changed(self._values, at, value))))
            screen.stale()

        low, high = LIMITS
        value = self._values[at]
        name, label = named
        screen.add(
            Slider(
                name, place, label=label, value=value, least=low, top=high, step=1, tell=str, unit="", on_slide=slide
            )
        )

    @property
    def _values(self) -> tuple[int, ...]:
        return tuple(map(int, self.text.split("/")))

    @property
    def _note(self) -> str:
        return _(self.numbers.note, most=max(self._values))

    @staticmethod
    def _row(canvas: Canvas) -> float:
        return control_height(canvas.letters, BOLD, 44, 8)


# What can be chosen before a match, in words: the rules and the house options.


class RuleOption(NamedTuple):
    """One thing to choose: the option it sets, to which value, and back to which if it is turned off.

    Title and note are marked for translation. round: further values; pressed again, it goes on to the next of them.
    """

    option: str
    value: str
    title: str
    note: str
    without: str = ""
    round: tuple[str, ...] = ()

    def spoken(self) -> RuleOption:
        """The offer in the chosen language."""
        return self._replace(title=_(self.title), note=_(self.note))


class Group(NamedTuple):
    """A card of offers; of those without an ``without`` exactly one is chosen."""

    title: str
    offers: tuple[RuleOption, ...]
    aside: str = ""
    numbers: Numbers | None = None

    def spoken(self) -> Group:
        """The card in the chosen language."""
        aside = _(self.aside) if self.aside else ""
        return Group(_(self.title), tuple(offer.spoken() for offer in self.offers), aside, self.numbers)


LEVELS = tuple(Pick(str(level), name) for level, name in LEVEL_NAMES.items())

BEGINNER, A_SEAT = "begins", "seat"
"""The option that says who begins, and what stands for any seat in its offers."""


class SheetBeginner(NamedTuple):
    """The person whom the printed rules let begin, in words that are marked for translation.

    title: who that is. named, begins: the same with the person's name, the second telling that they begin.
    """

    title: str
    named: str
    begins: str


_YOUNGEST = SheetBeginner(labels.THE_YOUNGEST_PLAYER, labels.IS_THE_YOUNGEST, labels.IS_THE_YOUNGEST_AND_BEGINS)
_BIRTHDAY = SheetBeginner(
    labels.WHOSE_BIRTHDAY_IS_NEXT, labels.HAS_THE_NEXT_BIRTHDAY, labels.HAS_THE_NEXT_BIRTHDAY_AND_BEGINS
)


def sheet_beginner(game: str, options: Mapping[str, str]) -> SheetBeginner | None:
    """Whom the printed rules let begin (MC-32, MT-08), None where they leave it open or the dice say so."""
    original = game == "mousetrap" and options.get("profile") == "original"
    return _YOUNGEST if game == "mousemaze" else _BIRTHDAY if original else None


def _begins(usual: RuleOption) -> Group:
    """Who begins: as the sheet says, by lot, or whoever is named."""
    lot = RuleOption(BEGINNER, "lot", labels.DRAW_LOTS, labels.CHANCE_DECIDES_WHO_BEGINS)
    seat = RuleOption(BEGINNER, A_SEAT, labels.A_PLAYER_OF_YOUR_CHOICE, labels.PRESS_AGAIN_FOR_THE_NEXT)
    return Group(labels.WHO_BEGINS, (usual, lot, seat))


_FIRST = _begins(RuleOption(BEGINNER, FIRST, labels.THE_FIRST_SEAT, labels.THEN_PLAY_GOES_ROUND_THE))

_MOUSETRAP = (
    Group(
        labels.THE_RULES,
        (
            RuleOption(
                "profile",
                "hasbro",
                labels.HASBRO_RULES,
                labels.MOVED_ON_BY_A_SPACE,
            ),
            RuleOption(
                "profile",
                "original",
                labels.ORIGINAL_RULES,
                labels.MOVED_ON_BY_A_SPACE_FOLLOW,
            ),
        ),
    ),
    _FIRST,
    Group(
        labels.HOUSE_OPTIONS,
        (
            RuleOption("two_cranks", "yes", labels.TWO_CRANKS, labels.THE_SIXTH_LOOP_SPACE_IS, "no"),
            RuleOption("start_built", "6", labels.SIX_PARTS_STAND, labels.THE_MICE_START_A_QUARTER, "0"),
            RuleOption("start_built", "12", labels.HALF_BUILT_TRAP, labels.TWELVE_PARTS_STAND_THE_MICE, "0"),
            RuleOption("start_built", "18", labels.SIX_PARTS_TO_GO, labels.EIGHTEEN_PARTS_STAND_THE_MICE, "0"),
        ),
        labels.NOT_IN_THE_PRINTED_RULES,
    ),
)

_MOUSEMAZE = (
    Group(
        labels.HOW_LONG,
        (
            RuleOption("goal", "8", labels.EIGHT_WEDGES, labels.AS_IN_THE_PRINTED_RULES),
            RuleOption("goal", "5", labels.FIVE_WEDGES, labels.A_SHORT_GAME_TWO_GOOD),
            RuleOption("goal", "12", labels.TWELVE_WEDGES, labels.A_LONG_GAME_BEST_FOR),
        ),
    ),
    Group(
        labels.FINE_PRINT,
        (
            RuleOption(
                "edge_stop_literal",
                "yes",
                labels.STOP_AT_THE_EDGE,
                labels.IF_THE_EDGE_CUTS_A,
                "no",
            ),
        ),
    ),
    _FIRST,
)

_BOOBYTRAP = (
    Group(
        labels.THE_RULES,
        (
            RuleOption("variant", "regular", labels.REGULAR_GAME, labels.TOUCH_A_PIECE_THEN_TAKE),
            RuleOption("variant", "size_order", labels.BY_SIZE, labels.ALL_SMALL_PIECES_FIRST_THEN),
            RuleOption("variant", "no_pass", labels.NO_PASSING, labels.THE_PIECE_YOU_TOUCH_IS),
        ),
        labels.FOR_TWO_OR_MORE,
    ),
    Group(
        labels.THE_PIECES,
        (
            RuleOption("values", "5/10/20", labels.FIVE_TEN_AND_TWENTY, labels.SMALL_MEDIUM_AND_LARGE_A),
            RuleOption("values", "1/2/3", labels.ONE_TWO_AND_THREE, labels.SMALL_MEDIUM_AND_LARGE_A_TRIP),
            RuleOption("each", "20", labels.TWENTY_OF_EACH, labels.SIXTY_PIECES_IN_PLACE_OF, "21"),
            RuleOption(
                "arches",
                "asks",
                labels.ARCHES_ON_REQUEST,
                labels.WHOEVER_ASKS_SEES_WHAT_CARRIES,
                "nobody",
            ),
        ),
        numbers=Numbers(
            "values",
            (labels.SMALL, labels.MEDIUM, labels.LARGE),
            labels.OR_THREE_OF_YOUR_OWN,
        ),
    ),
    _FIRST,
)

GROUPS: Mapping[str, tuple[Group, ...]] = {
    "mousetrap": _MOUSETRAP,
    "mousemaze": _MOUSEMAZE,
    "boobytrap": _BOOBYTRAP,
    "mightymouse": (
        _begins(RuleOption(BEGINNER, "highest", labels.THE_HIGHEST_ROLL, labels.EVERYONE_ROLLS_THE_HIGHEST_NUMBER)),
    ),
}

BEGINS: Mapping[str, str] = {"mightymouse": labels.THE_HIGHEST_ROLL_BEGINS}
"""Who begins, where it is not the first seat."""


def defaults(game: str) -> dict[str, str]:
    """The first offer of each choice, and every house option off."""
    chosen: dict[str, str] = {}
    for offer in (offer for group in GROUPS[game] for offer in group.offers):
        chosen.setdefault(offer.option, offer.without or offer.value)
    return chosen


# The cards of what can be chosen before a match.

GAP = 20.0
_STRETCH = 24.0
_WEIGHTS = (0.36, 0.34, 0.30)


class RuleOptionCards:
    """Groups of offers side by side, or one below the other where that is too narrow; chosen: an option's value."""

    def __init__(self, canvas: Canvas, groups: Sequence[Group], chosen: dict[str, str], width: float) -> None:
        self.groups, self.chosen = groups, chosen
        number = len(groups)
        self.abreast = width / 3 > 270 * canvas.text_scale
        self.shares = _WEIGHTS if number == len(_WEIGHTS) else (1 / max(1, number),) * number
        room = FRect(0, 0, width, 0)
        places = split(room, self.shares, GAP) if self.abreast else [room] * number
        self.heights = [self._height(canvas, group, place.width) for group, place in zip(groups, places, strict=True)]

    @property
    def height(self) -> float:
        """The least height of all."""
        if self.abreast or not self.heights:
            return max(self.heights, default=0.0)
        return sum(self.heights) + GAP * (len(self.heights) - 1)

    def place(self, screen: Screen, canvas: Canvas, room: FRect) -> None:
        """Add the cards."""
        column = Column(room, GAP)
        below = [] if self.abreast else [column.take(high) for high in self.heights]
        for group, place in zip(self.groups, below or split(room, self.shares, GAP), strict=True):
            self._group(screen, canvas, place, group)

    def _group(self, screen: Screen, canvas: Canvas, room: FRect, group: Group) -> None:
        screen.add(Card(f"card_{group.title}", room))
        letters, faint = canvas.letters, canvas.theme.faint
        column = Column(room.inflate(-28, -24), 8)
        head = column.take(letters.line(HEAD)).inflate(-8, 0)
        screen.add(Label(f"head_{group.title}", head, text=group.title, style=HEAD))
        if group.aside and letters.width(group.title, HEAD) + letters.width(group.aside, SMALL) + 20 < head.width:
            name = f"aside_{group.title}"
            screen.add(Label(name, head, text=group.aside, style=SMALL, colour=faint, align="right middle"))
        numbers = self._numbers(group)
        below = [column.last(rows.height(canvas, head.width)) for rows in numbers]
        own = [Toggle.height(canvas, offer.title, offer.note, room.width - 28) for offer in group.offers]
        more = max(0.0, column.rest().height - 2 - sum(own) - 8 * (len(own) - 1)) / len(own) if self.abreast else 0.0
        more = min(more, _STRETCH)
        offers = Stack(8)
        for offer, high in zip(group.offers, own, strict=True):
            offers.add(high + more, partial(self._offer, screen, offer))
        offers.place(column.rest())
        for rows, place in zip(numbers, below, strict=True):
            rows.add(screen, canvas, place.inflate(-8, 0))

    def _offer(self, screen: Screen, offer: RuleOption, place: FRect) -> None:
        values = offer.round or (offer.value,)
        chosen = self.chosen.get(offer.option)
        at = values.index(chosen) + 1 if chosen in values else 0

        def choose(wanted: bool) -> None:
            self.chosen[offer.option] = values[at % len(values)] if wanted else offer.without
            screen.stale()

        screen.add(Toggle(f"{offer.option}_{offer.value}", place, text=offer.title, note=offer.note, on=at > 0,
                          radio=not offer.without, again=len(values) > 1, on_change=choose))  # fmt: skip

    def _numbers(self, group: Group) -> list[NumberRows]:
        """The sliders of a group that has some."""
        numbers = group.numbers
        if numbers is None:
            return []
        option = numbers.option
        return [NumberRows(numbers, self.chosen[option], partial(self.chosen.__setitem__, option))]

    def _height(self, canvas: Canvas, group: Group, width: float) -> float:
        head = canvas.letters.line(HEAD) + 20
        head += sum(rows.height(canvas, width - 36) + 8 for rows in self._numbers(group))
        return head + sum(Toggle.height(canvas, o.title, o.note, width - 28) + 8 for o in group.offers) + 6
