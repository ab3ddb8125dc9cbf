"""What can be chosen before a match, in words: the rules and the house options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.scenes.number_rows import Numbers
from game.ui.buttons import Pick
from game.words.language import later, say
from game.words.levels import LEVEL_NAMES


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
        return self._replace(title=say(self.title), note=say(self.note))


class Group(NamedTuple):
    """A card of offers; of those without an ``without`` exactly one is chosen."""

    title: str
    offers: tuple[RuleOption, ...]
    aside: str = ""
    numbers: Numbers | None = None

    def spoken(self) -> Group:
        """The card in the chosen language."""
        aside = say(self.aside) if self.aside else ""
        return Group(say(self.title), tuple(offer.spoken() for offer in self.offers), aside, self.numbers)


LEVELS = tuple(Pick(str(level), name) for level, name in LEVEL_NAMES.items())

BEGINNER, A_SEAT = "begins", "seat"
"""The option that says who begins, and what stands for any seat in its offers."""


def _begins(usual: RuleOption) -> Group:
    """Who begins: as the sheet says, by lot, or whoever is named."""
    lot = RuleOption(BEGINNER, "lot", "Draw lots", "Chance says who begins.")
    seat = RuleOption(BEGINNER, A_SEAT, "A player of your choice", "Press again for the next player.")
    return Group("Who begins?", (usual, lot, seat))


_FIRST = _begins(RuleOption(BEGINNER, "first", "The first seat", "From there it goes round in the order of the seats."))

_MOUSETRAP = (
    Group(
        "The rules",
        (
            RuleOption(
                "profile",
                "hasbro",
                "Hasbro sheet",
                "Moved on by a space? Ignore the one you reach. With a rival on the wheel you must crank.",
            ),
            RuleOption(
                "profile",
                "original",
                "Original rules",
                "Moved on by a space? Follow the one you reach. With a rival on the wheel you may decline.",
            ),
        ),
    ),
    _FIRST,
    Group(
        "House options",
        (
            RuleOption(
                "two_cranks", "yes", "Two cranks", "The sixth loop space is a second Turn Crank. A shorter game.", "no"
            ),
            RuleOption("start_built", "6", "Six parts stand", "A quarter of the building is done.", "0"),
            RuleOption("start_built", "12", "Half-built trap", "Twelve of the 24 parts already stand.", "0"),
            RuleOption("start_built", "18", "Six parts to go", "Eighteen of the 24 parts already stand.", "0"),
        ),
        "not on any sheet",
    ),
)

_MOUSEMAZE = (
    Group(
        "How long?",
        (
            RuleOption("goal", "8", "Eight wedges", "The goal of the sheet. About half an hour for four."),
            RuleOption("goal", "5", "Five wedges", "A short game: two good turns can be enough."),
            RuleOption("goal", "12", "Twelve wedges", "A long game, best for two or three."),
        ),
    ),
    Group(
        "Fine print",
        (
            RuleOption(
                "edge_stop_literal",
                "yes",
                "Stop at the edge",
                "If the edge cuts a move short, the card where the mouse stops does nothing. Its cheese counts.",
                "no",
            ),
        ),
    ),
    _FIRST,
)

_BOOBYTRAP = (
    Group(
        "The rules",
        (
            RuleOption(
                "variant", "regular", "Regular game", "Touch a piece, then take it or pass. All sizes from the start."
            ),
            RuleOption(
                "variant", "size_order", "By size", "All small pieces first, then the medium ones, then the large."
            ),
            RuleOption("variant", "no_pass", "No passing", "The piece you touch is the piece you take."),
        ),
        "for two or more",
    ),
    Group(
        "The pieces",
        (
            RuleOption("values", "5/10/20", "5, 10 and 20", "Small, medium and large. A trip costs 20 points."),
            RuleOption("values", "1/2/3", "1, 2 and 3", "Small, medium and large. A trip costs 3 points."),
            RuleOption("each", "20", "Twenty of each", "Sixty pieces in place of our count of 63.", "21"),
            RuleOption(
                "arches",
                "asks",
                "Arches on request",
                "Whoever asks sees what carries the bar. The log tells who.",
                "nobody",
            ),
        ),
        numbers=Numbers(
            "values",
            (later("Small"), later("Medium"), later("Large")),
            later("Or any three that do not fall: a trip costs {most}."),
        ),
    ),
    _FIRST,
)

GROUPS: Mapping[str, tuple[Group, ...]] = {
    "mousetrap": _MOUSETRAP,
    "mousemaze": _MOUSEMAZE,
    "boobytrap": _BOOBYTRAP,
    "mightymouse": (
        _begins(RuleOption(BEGINNER, "highest", "The highest roll", "Everyone rolls; the highest number begins.")),
    ),
}

BEGINS: Mapping[str, str] = {"mightymouse": later("The highest roll begins.")}
"""Who begins, where it is not the first seat."""

LEVEL_HINTS: Mapping[str, str] = {
    "": later("Easy plays in haste, Fair with care, Sharp like one who has built the trap a hundred times."),
    "boobytrap": later(
        "Easy looks at little and sees it badly, Fair takes a better look, Sharp also pictures the pull first. "
        "All see only what you see."
    ),
}
"""What the levels of computer players mean, by game."""


def defaults(game: str) -> dict[str, str]:
    """The first offer of each choice, and every house option off."""
    chosen: dict[str, str] = {}
    for offer in (offer for group in GROUPS[game] for offer in group.offers):
        chosen.setdefault(offer.option, offer.without or offer.value)
    return chosen
