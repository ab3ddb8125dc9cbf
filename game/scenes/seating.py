"""Who sits where before a match: read from the settings with care, checked, and kept there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from game.catalog import CatalogRow
from game.core.colours import colour_of
from game.core.names import clean
from game.core.setup import Seat, Value
from game.words.language import count
from game.words.seats import seat_name

PEOPLE = {
    **{"red": "Rosa", "blue": "Ben", "green": "Greta", "yellow": "Yann", "coal": "Cleo"},
    **{"purple": "Paul", "orange": "Olga", "sky": "Sam", "tan": "Tina", "white": "Will"},
}
LONGEST = 12
SMALL_TABLE = 4
_FIRST = ("human", "bot")
_TOGETHER = ("variant", "values", "begins")
"""Options that mean nothing to who plays alone."""


@dataclass(frozen=True)
class Sitter:
    """A seat: the name of who sits there, what they are (human, bot, empty) and a computer's level."""

    name: str
    who: str
    level: str = "2"


@dataclass
class Seating:
    """The whole set-up as the screen changes it."""

    seats: dict[str, Sitter]
    options: dict[str, str] = field(default_factory=dict)

    @staticmethod
    def read(row: CatalogRow, kept: object, defaults: Mapping[str, str]) -> Seating:
        """What was kept, as far as it still makes sense; at first one person against one computer."""
        found: Mapping[str, Any] = kept if isinstance(kept, dict) else {}
        seats, options = found.get("seats"), found.get("options")
        seats = seats if isinstance(seats, dict) else {}
        options = options if isinstance(options, dict) else {}
        known = {option.name: {option.text(choice) for choice in option.choices} for option in row.game.options}
        known["hands"] = {"steady", "own"}
        chosen = {
            name: options[name] if options.get(name) in known.get(name, ()) else defaults[name] for name in defaults
        }
        sitters = {}
        for number, seat in enumerate(row.game.seat_names):
            plain = Sitter(PEOPLE[colour_of(seat)], _FIRST[number] if number < 2 else "empty", str(row.level))
            sitters[seat] = _sitter(seats.get(seat), plain, row)
        return Seating(sitters, chosen)

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
        return (
            ""
            if taken >= least
            else count("At least {number} must sit at the table.", "At least {number} must sit at the table.", least)
        )

    @property
    def first(self) -> str:
        """The name of who begins."""
        return next((name for name in self.names().values()), "")

    def taken(self, least: int = 0) -> list[Seat]:
        """The seats of the match in turn order; least: the first empty ones count too until there are so many."""
        players = {"human": "human"}
        sitting = [seat for seat, sitter in self.seats.items() if sitter.who != "empty"]
        empty = [seat for seat in self.seats if seat not in sitting]
        sitting += empty[: max(0, least - len(sitting))]
        return [
            Seat(seat, players.get(sitter.who, f"bot:{sitter.level}"))
            for seat, sitter in self.seats.items()
            if seat in sitting
        ]

    def values(self, row: CatalogRow) -> dict[str, Value]:
        """The options of the match, as usual where nothing is chosen or nothing can be."""
        chosen = {name: text for name, text in self.options.items() if self.applies(name, row)}
        return {o.name: o.parse(chosen.get(o.name, o.text(o.default))) for o in row.game.options}

    def solitaire(self, row: CatalogRow) -> bool:
        """Whether the game is played alone."""
        return row.game.least == 1 and len(self.seats) - self.count("empty") == 1

    def applies(self, option: str, row: CatalogRow) -> bool:
        """Whether an option means anything here: solitaire has no turns, no points and no variants (BT-24)."""
        return not (self.solitaire(row) and option in _TOGETHER)

    def names(self) -> dict[str, str]:
        """The names of those who sit, the seat's own where none was typed."""
        sitting = {seat: sitter for seat, sitter in self.seats.items() if sitter.who != "empty"}
        return {seat: sitter.name.strip() or seat_name(seat) for seat, sitter in sitting.items()}


def _sitter(found: object, plain: Sitter, row: CatalogRow) -> Sitter:
    if not isinstance(found, dict):
        return plain
    name, who, level = found.get("name"), found.get("who"), found.get("level")
    return Sitter(
        clean(name)[:LONGEST] if isinstance(name, str) else plain.name,
        who if isinstance(who, str) and who in ("human", "bot", "empty") else plain.who,
        level if isinstance(level, str) and level in map(str, row.levels) else plain.level,
    )
