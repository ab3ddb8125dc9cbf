"""The modules of which a game's rules consist, and the game that they make."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from game.core.acts import Act, Answer, Ask, Event, Move, Over, Step, Turn
from game.core.codec import Codec
from game.core.game import Game
from game.core.setup import Option, Setup
from game.core.tally import Count

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


class StateModule(Protocol[S]):
    """`state.py`: what a position is."""

    def start(self, setup: Setup) -> S:
        """As `Game.start`."""

    def check(self, state: S) -> None:
        """As `Game.check`."""


class RulesModule(Protocol[S]):
    """`rules.py`: the sheet, in its order."""

    def waiting(self, state: S) -> Turn | Ask | Over:
        """As `Game.waiting`."""

    def legal(self, state: S) -> tuple[Move, ...]:
        """As `Game.legal`."""

    def apply(self, state: S, act: Act) -> Step[S]:
        """As `Game.apply`."""

    def answers(self, state: S) -> tuple[tuple[Answer, float], ...]:
        """As `Game.answers`."""

    def observe(self, state: S, seat: str) -> Any:
        """As `Game.observe`."""


class CodecModule(Protocol[S_contra]):
    """`codec.py`: the names of the seats, and acts and positions as texts."""

    SEATS: tuple[str, ...]
    TEXTS: Codec

    def position(self, state: S_contra) -> str:
        """As `Game.position`."""


class TallyModule(Protocol[S_contra]):
    """`tally.py`: what is counted of a match, and who is ahead."""

    def tally(self, events: tuple[Event, ...]) -> Iterable[Count]:
        """As `Game.tally`."""

    def leaders(self, state: S_contra) -> tuple[str, ...]:
        """As `Game.leaders`."""

    def ranks(self, state: S_contra, acts: Sequence[tuple[Event, ...]]) -> Mapping[str, float]:
        """As `Game.ranks`."""


def rule_book(
    id: str,
    players: tuple[int, int],
    options: tuple[Option, ...],
    modules: tuple[StateModule[S], RulesModule[S], CodecModule[S], TallyModule[S]],
) -> Game[S]:
    """The game of these modules, for so many to so many players."""
    state, rules, codec, tally = modules
    return Game(
        id=id,
        seat_names=codec.SEATS,
        least=players[0],
        most=players[1],
        options=options,
        start=state.start,
        waiting=rules.waiting,
        legal=rules.legal,
        apply=rules.apply,
        answers=rules.answers,
        encode=codec.TEXTS.encode,
        decode=codec.TEXTS.decode,
        observe=rules.observe,
        position=codec.position,
        check=state.check,
        tally=tally.tally,
        leaders=tally.leaders,
        ranks=tally.ranks,
    )
