"""The pieces of Booby-Trap, each with a number for ever, their values, and the variants of the game."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.setup import Option, RisingNumbers, Setup

SIZES = ("S", "M", "L")
"""The sizes from the smallest to the largest."""

EACH, FEWER = 21, 20
"""A set of 20 lacks the last piece of each size."""
NUMBERS = tuple(range(1, len(SIZES) * EACH + 1))
"""1 to 21 are small, 22 to 42 medium, 43 to 63 large."""

_SIZE = ("", *(size for size in SIZES for _ in range(EACH)))


def size_of(number: int) -> str:
    """The size of a piece by its number."""
    return _SIZE[number]


def numbers_of(size: str) -> range:
    """The numbers of all pieces of a size."""
    first = SIZES.index(size) * EACH + 1
    return range(first, first + EACH)


# The values of the pieces and the variants of Booby-Trap.

OPTIONS = (
    RisingNumbers("values", (5, 10, 20), ((5, 10, 20), (1, 2, 3))),  # BT-01, and any others (BT-27)
    Option("variant", "regular", ("regular", "size_order", "no_pass")),
    Option("each", EACH, (EACH, FEWER), before=EACH),
    Option("arches", "nobody", ("nobody", "asks"), before="nobody"),  # BT-26
)


@dataclass(frozen=True, slots=True)
class RuleOptions:
    """What stays the same through a match: the seats in turn order and the options.

    values: the points of a small, a medium and a large piece. penalty: what a trip costs (BT-02).
    by_size: all small pieces first, then the medium ones, then the large ones (BT-21).
    most_passes: with so many passes in a row the next player must pick (BT-12); 0 where nobody may pass (BT-22).
    each: how many pieces there are of each size. arches: whether a seat may ask to see the arches.
    """

    seats: tuple[str, ...]
    variant: str
    values: tuple[int, ...]
    penalty: int
    solitaire: bool
    by_size: bool
    most_passes: int
    each: int
    arches: bool

    @staticmethod
    def of(setup: Setup) -> RuleOptions:
        """The table of a checked set-up. One seat is solitaire, with which no variant is combined (BT-24)."""
        values, variant, seats = setup.options["values"], str(setup.options["variant"]), setup.names
        each = setup.options["each"]
        assert isinstance(values, tuple) and isinstance(each, int)
        solitaire = len(seats) == 1
        passing = not solitaire and variant != "no_pass"
        return RuleOptions(
            seats=seats,
            variant=variant,
            values=values,
            penalty=max(values),
            solitaire=solitaire,
            by_size=not solitaire and variant == "size_order",
            most_passes=2 * len(seats) if passing else 0,
            each=each,
            arches=setup.options["arches"] == "asks",
        )

    @property
    def numbers(self) -> tuple[int, ...]:
        """The pieces of the set, rising."""
        return tuple(number for size in SIZES for number in numbers_of(size)[: self.each])

    def value(self, size: str) -> int:
        """What a piece of this size is worth."""
        return self.values[SIZES.index(size)]
