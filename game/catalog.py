"""One row per game: what there is to play, and what plays along."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from game.bots import boobytrap as boobytrap_bots
from game.bots import mightymouse as mightymouse_bots
from game.bots import mousemaze as mousemaze_bots
from game.bots.boobytrap import BoobyTrapBot
from game.bots.mightymouse import MightyMouseBot
from game.bots.mousemaze import MouseMazeBot
from game.bots.mousetrap import LEVELS, MouseTrapBot
from game.core.errors import BadSetup
from game.core.game import Game
from game.core.players import Bot, HandsOf, Nature, Steadiness
from game.core.setup import Seat, Setup
from game.nature import boobytrap as boobytrap_nature
from game.nature import mightymouse as mightymouse_nature
from game.nature import mousemaze as mousemaze_nature
from game.nature.boobytrap import BoobyTrapNature
from game.nature.chance import Chance, MakeUp
from game.nature.mightymouse import MightyMouseNature
from game.nature.mousemaze import MouseMazeNature
from game.nature.mousetrap import MADE_UP, MouseTrapNature
from game.rules.boobytrap import BOOBYTRAP
from game.rules.mightymouse import MIGHTYMOUSE
from game.rules.mousemaze import MOUSEMAZE
from game.rules.mousetrap import MOUSETRAP


@dataclass(frozen=True)
class Row:
    """A game as it is offered.

    bot: a computer player of a level. levels: the levels there are, the usual one is `level`.
    nature: made from a seed and the seats' steadiness. made_up: answers where no machine is to be run.
    """

    game: Game[Any]
    title: str
    levels: tuple[int, ...]
    level: int
    bot: Callable[[int], Bot[Any]]
    nature: Callable[[int, Mapping[str, Steadiness]], Nature[Any]]
    made_up: Mapping[str, MakeUp]

    def bots(self, setup: Setup) -> dict[str, Bot[Any]]:
        """The computer players of a set-up, by seat; raises BadSetup for a level that there is not."""
        return {seat.name: self._bot(seat) for seat in setup.seats if seat.player != "human"}

    def _bot(self, seat: Seat) -> Bot[Any]:
        level = seat.player.removeprefix("bot:")
        if level not in map(str, self.levels):
            raise BadSetup(f"{seat.name} must be human or bot:{'|'.join(map(str, self.levels))}, not {seat.player!r}")
        return self.bot(int(level))

    def nature_of(self, seed: int, bots: Mapping[str, Bot[Any]]) -> Nature[Any]:
        """The nature of a match with these computer players, whoever they are by then; people have the usual hands."""
        return self.nature(seed, HandsOf(bots))

    def chance(self, rng: Random) -> Chance:
        """A quick nature that runs no machine."""
        return Chance(self.game, self.made_up, rng)


_MOUSETRAP = Row(
    MOUSETRAP,
    title="Mouse Trap",
    levels=tuple(LEVELS),
    level=2,
    bot=MouseTrapBot,
    nature=MouseTrapNature,
    made_up=MADE_UP,
)

_MOUSEMAZE = Row(
    MOUSEMAZE,
    title="Mouse Trap Card Game",
    levels=tuple(mousemaze_bots.LEVELS),
    level=2,
    bot=MouseMazeBot,
    nature=MouseMazeNature,
    made_up=mousemaze_nature.MADE_UP,
)

_MIGHTYMOUSE = Row(
    MIGHTYMOUSE,
    title="Mighty Mouse",
    levels=mightymouse_bots.LEVELS,
    level=2,
    bot=MightyMouseBot,
    nature=MightyMouseNature,
    made_up=mightymouse_nature.MADE_UP,
)

_BOOBYTRAP = Row(
    BOOBYTRAP,
    title="Booby-Trap",
    levels=tuple(boobytrap_bots.LEVELS),
    level=2,
    bot=BoobyTrapBot,
    nature=BoobyTrapNature,
    made_up=boobytrap_nature.MADE_UP,
)

CATALOG: dict[str, Row] = {row.game.id: row for row in (_MOUSETRAP, _MOUSEMAZE, _MIGHTYMOUSE, _BOOBYTRAP)}
"""Every game by its id."""

GAMES = {name: row.game for name, row in CATALOG.items()}
"""The rule books alone."""
