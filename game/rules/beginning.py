"""Who begins, in every game: whoever the sheet says, a named seat, or by lot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.core.acts import Act, Answer, Event
from game.core.setup import Option, Setup

LOT, FIRST = "lot", "first"
"""Values of the option; the lot is the kind of what nature is asked, too."""


@dataclass(frozen=True, slots=True)
class Lot(Answer):
    """The seat on which the lot fell."""

    seat: str


@dataclass(frozen=True, slots=True)
class LotFell(Event):
    """The lot fell on a seat, which begins."""

    seat: str


def begins_option(usual: str, seats: tuple[str, ...]) -> Option:
    """The option; usual: the word for what the sheet says."""
    return Option("begins", usual, (usual, LOT, *seats), before=usual)


def beginner(setup: Setup) -> int | None:
    """The place of the seat that begins, the first where no seat is named; None where the lot is to say."""
    chosen = str(setup.options["begins"])
    if chosen == LOT:
        return None
    return setup.names.index(chosen) if chosen in setup.names else 0


def turned(setup: Setup) -> Setup:
    """The same for another match, in which the next seat begins; where chance decides it, it decides again."""
    usual = str(setup.options["begins"])
    if usual not in (*setup.names, FIRST):
        return setup
    following = (beginner(setup) or 0) + 1
    return replace(setup, options={**setup.options, "begins": setup.names[following % len(setup.names)]})


def lots(seats: tuple[str, ...]) -> tuple[tuple[Answer, float], ...]:
    """The lots that may fall, with their probabilities."""
    return tuple((Lot(seat), 1 / len(seats)) for seat in seats)


def lot_words(seats: Iterable[str]) -> dict[Act, str]:
    """The lots as lines of a log."""
    return {Lot(seat): f"= begins {seat}" for seat in seats}
