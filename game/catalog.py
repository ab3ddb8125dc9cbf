"""One row per game: what there is to play, and what plays along; a row is loaded when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, MutableMapping
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any, TypeAlias, TypeVar

from game.core.acts import Answer, BadSetup
from game.core.game import Game
from game.core.players import Bot, HandsOf, Nature, Steadiness
from game.core.setup import Seat, Setup, Value
from game.nature.chance import Chance, MakeUp

T = TypeVar("T")
ByLevel: TypeAlias = Callable[[Any, int, float], Answer]
"""The answer to a position that a level makes of a number from 0 to 1."""


@dataclass(frozen=True)
class InThought:
    """How matches of a game are played to their end in thought, some milliseconds each.

    bot: who plays for a level, quick to choose. playouts: how many matches a curve is made of. acts: with so many acts
    played in thought it has enough, however few matches those are: a long match then takes no longer. made_up: by kind
    of ask, answers of which the rules list none. by_level: the same, where they are made by the seat that is asked for,
    of this level; each answer takes as much of the numbers from 0 to 1 as it is likely.
    hands: the kinds that hands answer, and not luck. chosen: those that only tell how well the seat has just chosen.
    ahead: what has to be found out before, of a match between such levels, a few milliseconds each step.
    """

    bot: Callable[[int], Bot[Any]]
    playouts: int
    acts: int
    made_up: Mapping[str, MakeUp] = field(default_factory=dict)
    by_level: Mapping[str, ByLevel] = field(default_factory=dict)
    hands: Collection[str] = ()
    chosen: Collection[str] = ()
    ahead: Callable[[Setup, Collection[int]], Iterator[None]] = lambda setup, levels: iter(())


@dataclass(frozen=True)
class CatalogRow:
    """A game as it is offered.

    bot: a computer player of a level. levels: the levels there are, the usual one is `level`. levels_by: an option and
    its value, where all levels play alike without it.
    best: what the family book keeps as a record of its matches: points, shortest, fastest, or nothing.
    nature: made from a seed and the seats' steadiness. made_up: answers where no machine is to be run.
    foresight: how the chances of its seats are found, where they can be.
    has_table: whether the window can show a match with these options.
    """

    game: Game[Any]
    title: str
    levels: tuple[int, ...]
    level: int
    bot: Callable[[int], Bot[Any]]
    nature: Callable[[int, Mapping[str, Steadiness]], Nature[Any]]
    made_up: Mapping[str, MakeUp]
    levels_by: tuple[str, Value] | None = None
    best: str = ""
    foresight: InThought | None = None
    has_table: Callable[[Mapping[str, Value]], bool] = lambda options: True

    def bots(self, setup: Setup) -> dict[str, Bot[Any]]:
        """The computer players of a set-up, by seat; raises BadSetup for a level that there is not."""
        return {seat.name: self.seated(seat) for seat in setup.seats if seat.player != "human"}

    def seated(self, seat: Seat) -> Bot[Any]:
        """The computer player of a seat; raises BadSetup for a level that there is not."""
        level = seat.player.removeprefix("bot:")
        if level not in map(str, self.levels):
            levels = "|".join(map(str, self.levels))
            raise BadSetup("{name} must be human or bot:{levels}, not {given}", name=seat.name, levels=levels,
                           given=repr(seat.player))  # fmt: skip
        return self.bot(int(level))

    def levels_in(self, options: Mapping[str, Value]) -> tuple[int, ...]:
        """The levels that differ in a match with these options."""
        if self.levels_by is None:
            return self.levels
        name, value = self.levels_by
        return self.levels if options[name] == value else (self.level,)

    def nature_of(self, seed: int, bots: Mapping[str, Bot[Any]]) -> Nature[Any]:
        """The nature of a match with these computer players, whoever they are by then; people have the usual hands."""
        return self.nature(seed, HandsOf(bots))

    def chance(self, rng: Random) -> Chance:
        """A quick nature that runs no machine."""
        return Chance(self.game, self.made_up, rng)


class Rows(MutableMapping[str, T]):
    """Values by a game's id, each made when it is first wanted: whoever plays one game loads none of the others."""

    def __init__(self, games: Collection[str], make: Callable[[str], T]) -> None:
        self._games, self._make = games, make
        self._made: dict[str, T] = {}

    def __getitem__(self, game: str) -> T:
        if game not in self._made:
            if game not in self._games:
                raise KeyError(game)
            self._made[game] = self._make(game)
        return self._made[game]

    def __contains__(self, game: object) -> bool:
        return game in self._games or game in self._made

    def __setitem__(self, game: str, value: T) -> None:
        self._made[game] = value

    def __delitem__(self, game: str) -> None:
        del self._made[game]

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys((*self._games, *self._made)))

    def __len__(self) -> int:
        return len({*self._games, *self._made})


def room(game: str, name: str) -> Any:
    """A module of a game's folder, by name: nothing below the games may import one, and each is loaded when wanted.

    A game gives three records, each checked where it is made: `row.ROW` (`CatalogRow`), `text.words.WORDS`
    (`game.text.game_words.GameWords`) and `desk.DESK` (`game.shell.desk.GameDesk`).
    """
    return import_module(f"game.games.{game}.{name}")


def workshop_room(name: str) -> Any:
    """The same of the Workshop, for a game whose machine can be one's own."""
    return import_module(f"game.workshop.{name}")


def _row(game: str) -> CatalogRow:
    row: CatalogRow = room(game, "row").ROW
    return row


CATALOG: Rows[CatalogRow] = Rows(("mousetrap", "mousemaze", "mightymouse", "boobytrap"), _row)
"""Every game by its id."""

GAMES: Rows[Game[Any]] = Rows(CATALOG, lambda game: CATALOG[game].game)
"""The rule books alone."""
