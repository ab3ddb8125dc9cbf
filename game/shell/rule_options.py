"""What can be chosen before a match, in words: the rules and the house options; each game's offers are in its desk."""

from __future__ import annotations

from typing import NamedTuple

from game.core.setup import FIRST
from game.text import screens as labels
from game.text.language import _

BEGINNER, A_SEAT = "begins", "seat"
"""The option that says who begins, and what stands for any seat in its offers."""


class Numbers(NamedTuple):
    """An option of several numbers: its name, a word for each, and what is said above. All marked for translation."""

    option: str
    words: tuple[str, ...]
    note: str


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


class SheetBeginner(NamedTuple):
    """The person whom the printed rules let begin, in words that are marked for translation.

    title: who that is. named, begins: the same with the person's name, the second telling that they begin.
    """

    title: str
    named: str
    begins: str


def who_begins(usual: RuleOption) -> Group:
    """Who begins: as the sheet says, by lot, or whoever is named."""
    lot = RuleOption(BEGINNER, "lot", labels.DRAW_LOTS, labels.CHANCE_DECIDES_WHO_BEGINS)
    seat = RuleOption(BEGINNER, A_SEAT, labels.A_PLAYER_OF_YOUR_CHOICE, labels.PRESS_AGAIN_FOR_THE_NEXT)
    return Group(labels.WHO_BEGINS, (usual, lot, seat))


FIRST_SEAT = who_begins(RuleOption(BEGINNER, FIRST, labels.THE_FIRST_SEAT, labels.THEN_PLAY_GOES_ROUND_THE))
"""Who begins where the sheet leaves it open."""
