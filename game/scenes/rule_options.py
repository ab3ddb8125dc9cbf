"""What can be chosen before a match, in words: the rules and the house options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.beginning import FIRST
from game.scenes.number_rows import Numbers
from game.text import screens as labels
from game.text.language import _
from game.text.levels import LEVEL_NAMES
from game.ui.buttons import Pick


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
