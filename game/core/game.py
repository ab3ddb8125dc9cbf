"""A rule book as every floor above it sees one, and the modules of which it is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.core.acts import Act, Answer, Ask, BadSetup, Event, Move, Over, Step, Turn
from game.core.codec import Codec
from game.core.setup import Option, Seat, Setup, Value
from game.core.tally import Count

S = TypeVar("S")


class Game(NamedTuple, Generic[S]):
    """The rules of one game as pure functions on an immutable position S.

    start: the position at the start of a match that was set up by `setup`.
    waiting: whom the position waits for, exactly one of a seat, nature, nobody.
    legal: the moves of the seat to act, in a stable order, none twice; empty when no seat is to act.
    apply: the position after a legal move or a fitting answer; raises IllegalAct and changes nothing otherwise.
    answers: nature's possible answers with their probabilities, empty where they cannot be listed.
    encode, decode: an act as one line and back, exactly; answers begin with `= `. decode raises BadText.
    observe: what a seat may see of the position, as the game's computer players take it.
    position: the whole position as one line, the same for equal positions and for no others.
    check: raises BrokenInvariant for a position that no match can reach.
    tally: what the events of an act count for the seats, for whoever keeps statistics.
    leaders: the seats that are ahead of all others, none where nobody is.
    ranks: by seat how it fared in a match that is over, by its last position and the events of its acts: the greater,
    the better.
    """

    id: str
    seat_names: tuple[str, ...]
    least: int
    most: int
    options: tuple[Option, ...]
    start: Callable[[Setup], S]
    waiting: Callable[[S], Turn | Ask | Over]
    legal: Callable[[S], tuple[Move, ...]]
    apply: Callable[[S, Act], Step[S]]
    answers: Callable[[S], tuple[tuple[Answer, float], ...]]
    encode: Callable[[Act], str]
    decode: Callable[[str], Act]
    observe: Callable[[S, str], Any]
    position: Callable[[S], str]
    check: Callable[[S], None]
    tally: Callable[[tuple[Event, ...]], Iterable[Count]]
    leaders: Callable[[S], tuple[str, ...]]
    ranks: Callable[[S, Sequence[tuple[Event, ...]]], Mapping[str, float]]

    def setup(self, seats: Iterable[Seat], options: Mapping[str, Value] | None = None) -> Setup:
        """A checked set-up, options left out at their defaults; raises BadSetup."""
        seats, given = tuple(seats), dict(options or {})
        names = [seat.name for seat in seats]
        if not self.least <= len(seats) <= self.most:
            given = {"least": self.least, "most": self.most, "seats": len(seats)}
            raise BadSetup("{game} is for {least} to {most} players, not {seats}", game=self.id, **given)
        for name in names:
            if name not in self.seat_names or names.count(name) > 1:
                names_there_are = ", ".join(self.seat_names)
                raise BadSetup("each seat must be a different one of {names}, not {given}", names=names_there_are,
                               given=repr(name[:40]))  # fmt: skip
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadSetup("{game} has no option {given}; it has {names}", game=self.id, given=repr(name[:40]),
                               names=", ".join(known))  # fmt: skip
        values = {name: option.check(given.get(name, option.default)) for name, option in known.items()}
        for name, value in values.items():
            if value in self.seat_names and value not in names:
                raise BadSetup("{name} must be a seat at the table, not {given}", name=name, given=value)
        return Setup(seats, values)

    def named(self, setup: Setup) -> str:
        """What people call the thing that a match is played with instead of the usual, such as a machine; else ""."""
        return next(filter(None, (option.named(setup.options[option.name]) for option in self.options)), "")


# The modules of which a game's rules consist, and the game that they make.

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
