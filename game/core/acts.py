"""What matches are made of: acts and events, positions, what rules refuse, and how an act is applied in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Generic, NamedTuple, ParamSpec, TypeAlias, TypeVar

S = TypeVar("S")
P = ParamSpec("P")


class Act:
    """Something that changes a position: a seat's move or nature's answer."""

    __slots__ = ()


class Move(Act):
    """A decision of the seat to act."""

    __slots__ = ()


class Answer(Act):
    """What nature answered: a die, a card, what a machine did."""

    __slots__ = ()


class Event:
    """A fact that followed from an act, named in the past tense, for telling and showing."""

    __slots__ = ()


class Turn(NamedTuple):
    """The match waits for a move of this seat."""

    seat: str


class Ask(NamedTuple):
    """The match waits for nature: what kind of answer, on whose behalf, and about which thing by the game's number."""

    kind: str
    seat: str
    about: int = 0


class Over(NamedTuple):
    """The match has ended; no winner is possible, and several share."""

    winners: tuple[str, ...]


class Step(NamedTuple, Generic[S]):
    """The position after an act, and what happened on the way."""

    state: S
    events: tuple[Event, ...]


def one_of(kind: Callable[P, S]) -> Callable[P, S]:
    """A kind of words of which a match makes few but often: equal ones are made once, and are the same object.

    Only for those whose values are few, for they are kept.
    """
    return cache(kind)  # type: ignore[return-value]  # it forgets what the kind is made of


turn_of, ask = one_of(Turn), one_of(Ask)
"""The one Turn of a seat, and the one Ask of its kind, seat and number."""


def asks(waiting: Turn | Ask | Over, kind: str) -> bool:
    """Whether nature is waited for, for this kind of answer."""
    return isinstance(waiting, Ask) and waiting.kind == kind


# How an act is applied in every game: refused without effect, or carried out with what happens on the way.

Events: TypeAlias = list[Event]
Allowed: TypeAlias = Callable[[S, Any], bool]
"""Whether a move may be made now, or an answer is one to what is asked."""
CarryOut: TypeAlias = Callable[[S, Any, Events], S]
"""The position after an act; what happens is added to the events."""
Acts: TypeAlias = Mapping[type[Act], tuple[Allowed[S], CarryOut[S]]]
"""Each kind of act of a game. Only acts of that kind are asked about, and only those allowed are carried out."""


def applying(acts: Acts[S]) -> Callable[[S, Act], Step[S]]:
    """What `Game.apply` is to be."""

    make = tuple.__new__  # of a walk through a game, the usual way through Python takes one part in fifty

    def apply(state: S, act: Act) -> Step[S]:
        """The position after a legal move or a fitting answer; raises IllegalAct otherwise."""
        known = acts.get(type(act))
        if known is None:
            raise IllegalAct(f"not an act of this game: {act!r}"[:100])
        allowed, carry_out = known
        if not allowed(state, act):
            why = "not allowed now" if isinstance(act, Move) else "not what is asked"
            raise IllegalAct(f"{why}: {act!r}"[:100])
        events: Events = []
        return make(Step, (carry_out(state, act, events), tuple(events)))

    return apply


# The errors that rules raise, named for what was wrong.


class IllegalAct(ValueError):  # noqa: N818
    """A move or an answer that the position does not allow; the position is unchanged."""


class BadText(ValueError):  # noqa: N818
    """A text that is no act, or not written the one way in which acts are written."""


class BadSetup(ValueError):  # noqa: N818
    """Seats or options that a game does not have; `game/text/levels.py` tells it in any language.

    text: why, with blanks; values: what fills them, where several are allowed as a tuple.
    """

    def __init__(self, text: str, **values: object) -> None:
        self.text, self.values = text, values
        told = {name: " or ".join(each) if isinstance(each, tuple) else each for name, each in values.items()}
        super().__init__(text.format(**told))


class BrokenInvariant(AssertionError):  # noqa: N818
    """A position that no sequence of legal acts can reach."""


# Positions: named tuples, of which every act makes a few by changing some of their fields.


T = TypeVar("T", bound=tuple[Any, ...])

_REPLACE = """
def _replace(_self, /, *, {defaults}):
    {before}, = _self
    return _make(_record, ({after},))
"""


def quick_replace(record: type[T]) -> type[T]:
    """A named tuple whose `_replace` is written out field by field, as `namedtuple` writes out its `__new__`.

    The usual one asks for every field by its name and takes twice as long, and walks through a game make two or three
    positions an act.
    """
    fields: tuple[str, ...] = record._fields  # type: ignore[attr-defined]
    source = _REPLACE.format(
        defaults=", ".join(f"{field}=_same" for field in fields),
        before=", ".join(f"_{field}" for field in fields),
        after=", ".join(f"_{field} if {field} is _same else {field}" for field in fields),
    )
    names: dict[str, Any] = {"_same": object(), "_make": tuple.__new__, "_record": record}
    exec(source, names)
    record._replace = names["_replace"]  # type: ignore[attr-defined]
    return record
