"""The hand that lifts a piece: straight up, straying, or as it drew; recorded data, so that a pull can be had again."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, islice, pairwise, repeat
from typing import TypeAlias

from game.machine import MachineError

TICK = 32
"""Steps between two looks at the hand, a thirtieth of a second. Shorter ones double the record and feel the same."""
HIGHEST = 180
"""Tenths of a mm: 10 mm bring the piece out of the tray, 8 mm more drag one that is held fast."""
ASIDE = 60
"""Tenths of a mm to either side, as for the lifts of computer players."""
_TENTH = 3  # Ticks in a tenth of a second.
LONGEST_REST = 30  # Ticks that one record holds at the most: a second.
MOST_TICKS = 300
"""Ticks that a hand may take for one lift: ten seconds, then the piece comes out by itself."""

Place = tuple[int, int]
"""Where the hand is, tenths of a mm: above the floor, and towards the bar."""
WORD = "hand"
_AT_REST: Place = (0, 0)


@dataclass(frozen=True, slots=True)
class HandLift:
    """changes: (ticks since the change before, up, along) in tenths of a mm; up 0 to 180, along within +-60.

    After the last change the hand goes on up evenly and straight. Raises MachineError for more than 300 changes and
    for numbers beyond their limits.
    """

    changes: tuple[tuple[int, int, int], ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.changes, tuple) or len(self.changes) > MOST_TICKS:
            raise MachineError(f"a hand's lift has at most {MOST_TICKS} changes: {self.changes!r:.60}")
        for change in self.changes:
            if not (isinstance(change, tuple) and len(change) == 3 and all(map(_place_fits, change, _LIMITS))):
                raise MachineError(f"no hand does this in a lift: {change!r:.60}")

    @staticmethod
    def of(places: Iterable[Place]) -> HandLift:
        """The lift of a hand that was at these places, tick by tick; the last one is always a change."""
        changes, waited = [], 0
        told = [_AT_REST, *places]
        for at, (before, now) in enumerate(pairwise(told), start=2):
            waited += 1
            if now != before or waited == LONGEST_REST or at == len(told):
                changes.append((waited, *now))
                waited = 0
        return HandLift(tuple(changes))

    def places(self) -> Iterator[Place]:
        """Where the hand is, tick by tick, until it is gone."""
        before = (_AT_REST, *((up, along) for _, up, along in self.changes))
        whole = (
            chain(repeat(was, ticks - 1), ((up, along),))
            for was, (ticks, up, along) in zip(before, self.changes, strict=False)
        )
        return islice(chain.from_iterable(whole), MOST_TICKS)

    @property
    def fastest(self) -> float:
        """How fast the hand went up at the most, mm/s over a tenth of a second."""
        ups = [0] * _TENTH + [up for up, _ in self.places()]
        rises = (after - before for before, after in zip(ups, ups[_TENTH:], strict=False))
        return float(max(rises, default=0))  # Tenths of a mm in a tenth of a second are mm/s.

    @property
    def aside(self) -> float:
        """How far the hand strayed to either side at the most, mm."""
        return max((abs(along) for _, _, along in self.changes), default=0) / 10

    def encode(self) -> str:
        """The lift as one word: `hand,ticks:up:along,ticks:up:along`."""
        return ",".join((WORD, *(f"{ticks}:{up}:{along}" for ticks, up, along in self.changes)))


def decode_hand_lift(word: str) -> HandLift:
    """Read back what `encode` wrote; raises MachineError for anything else."""
    try:
        lift = HandLift(tuple((int(t), int(up), int(along)) for t, up, along in _parts(word)))
    except ValueError as error:
        raise MachineError(f"not a recorded lift: {word!r:.60}") from error
    if lift.encode() != word:
        raise MachineError(f"not a recorded lift: {word!r:.60}")
    return lift


def kept_changes(before: HandLift, after: HandLift) -> int:
    """How many changes two lifts have in common, from the beginning on."""
    pairs = zip(before.changes, after.changes, strict=False)
    shorter = min(len(before.changes), len(after.changes))
    return next((at for at, (one, other) in enumerate(pairs) if one != other), shorter)


_LIMITS = ((1, LONGEST_REST), (0, HIGHEST), (-ASIDE, ASIDE))


def _place_fits(value: object, limits: tuple[int, int]) -> bool:
    return type(value) is int and limits[0] <= value <= limits[1]


def _parts(word: str) -> Iterator[list[str]]:
    return (place.split(":") for place in word.split(",")[1:])


STRAY = 60  # Tenths of a mm: a hand strays by 6 mm at the most, half a medium piece. Chosen by eye.
POINTS = 16  # Places recorded in one lift, one in 16 ms: about one a frame.
STEADY_WORD = "steady"
WOBBLE_TURNS = 1.0
"""How often an unsure hand comes round during one lift of a quarter of a second: 4 Hz, the tremor of an arm."""


@dataclass(frozen=True, slots=True)
class Lift:
    """A lift. sway: where the hand strays to, tenths of a mm across and along, one after the other in equal times.

    Raises MachineError for more than 16 pairs, for anything but whole numbers, and beyond +-60.
    """

    sway: tuple[tuple[int, int], ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.sway, tuple) or len(self.sway) > POINTS:
            raise MachineError(f"a lift strays to at most {POINTS} places: {self.sway!r:.60}")
        for place in self.sway:
            if not isinstance(place, tuple) or len(place) != 2 or not all(map(_fits, place)):
                raise MachineError(f"a hand strays by two whole numbers within +-{STRAY}: {place!r:.60}")

    def encode(self) -> str:
        """The lift as one word: `steady`, or `across:along,across:along`."""
        return ",".join(f"{x}:{y}" for x, y in self.sway) or STEADY_WORD

    def at(self, share: float) -> tuple[float, float]:
        """Where the hand is when this share of the lift is over, mm beside the piece's place."""
        if not self.sway:
            return 0.0, 0.0
        places = ((0, 0), *self.sway)
        part, along = divmod(min(1.0, share) * len(self.sway), 1)
        (x, y), (to_x, to_y) = places[int(part)], places[min(int(part) + 1, len(self.sway))]
        return (x + along * (to_x - x)) / 10, (y + along * (to_y - y)) / 10


STEADY = Lift()
AnyLift: TypeAlias = Lift | HandLift
"""A lift in a quarter of a second, or one that a hand drew while the tray moved."""


def decode_lift(word: str) -> AnyLift:
    """Read back what `encode` wrote; raises MachineError for anything else."""
    if word == STEADY_WORD:
        return STEADY
    if word.partition(",")[0] == WORD:
        return decode_hand_lift(word)
    try:
        lift = Lift(tuple((int(x), int(y)) for x, _, y in (place.partition(":") for place in word.split(","))))
    except (AttributeError, TypeError, ValueError) as error:
        raise MachineError(f"not a recorded lift: {word!r:.60}") from error
    if lift.encode() != word:
        raise MachineError(f"not a recorded lift: {word!r:.60}")
    return lift


def wobbly(mm: float, rng: random.Random) -> Lift:
    """A hand that circles its way up, up to 6 mm off, starting on any side."""
    start, across = rng.uniform(0, math.tau), min(STRAY, round(10 * abs(mm)))
    turns = (start + math.tau * WOBBLE_TURNS * i / 8 for i in range(8))
    return Lift(tuple((round(across * math.cos(a)), round(across * math.sin(a))) for a in turns))


def _fits(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= STRAY
