"""The values of the pieces and the variants of Booby-Trap."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.setup import Option, Setup
from game.rules.boobytrap.pieces import SIZES

OPTIONS = (
    Option("values", (5, 10, 20), ((5, 10, 20), (1, 2, 3))),  # BT-01
    Option("variant", "regular", ("regular", "size_order", "no_pass")),
)


@dataclass(frozen=True, slots=True)
class Table:
    """What stays the same through a match: the seats in turn order and the options.

    values: the points of a small, a medium and a large piece. penalty: what a trip costs (BT-02).
    by_size: all small pieces first, then the medium ones, then the large ones (BT-21).
    most_passes: with so many passes in a row the next player must pick (BT-12); 0 where nobody may pass (BT-22).
    """

    seats: tuple[str, ...]
    variant: str
    values: tuple[int, ...]
    penalty: int
    solitaire: bool
    by_size: bool
    most_passes: int

    @staticmethod
    def of(setup: Setup) -> Table:
        """The table of a checked set-up. One seat is solitaire, with which no variant is combined (BT-24)."""
        values, variant, seats = setup.options["values"], str(setup.options["variant"]), setup.names
        assert isinstance(values, tuple)
        solitaire = len(seats) == 1
        passing = not solitaire and variant != "no_pass"
        return Table(
            seats=seats,
            variant=variant,
            values=values,
            penalty=max(values),
            solitaire=solitaire,
            by_size=not solitaire and variant == "size_order",
            most_passes=2 * len(seats) if passing else 0,
        )

    def value(self, size: str) -> int:
        """What a piece of this size is worth."""
        return self.values[SIZES.index(size)]
