"""How an act is applied in every game: refused without effect, or carried out with what happens on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from game.core.acts import Act, Event, Move, Step
from game.core.errors import IllegalAct

S = TypeVar("S")

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
