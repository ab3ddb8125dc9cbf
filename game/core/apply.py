"""How an act is applied in every game: refused without effect, or carried out with what happens on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from game.core.acts import Act, Event, Move, Step
from game.core.errors import IllegalAct

S = TypeVar("S")

Events: TypeAlias = list[Event]
CarryOut: TypeAlias = Mapping[type[Act], Callable[[S, Any, Events], S]]
"""For each kind of act: the position after it; what happens is added to the events."""


def applying(
    carry_out: CarryOut[S], allowed: Callable[[S, Any], bool], fits: Callable[[S, Any], bool]
) -> Callable[[S, Act], Step[S]]:
    """What `Game.apply` is to be. allowed: whether a move may be made; fits: whether an answer is one to what is asked.

    Both are only asked about the kinds of acts that can be carried out.
    """

    def apply(state: S, act: Act) -> Step[S]:
        """The position after a legal move or a fitting answer; raises IllegalAct otherwise."""
        do = carry_out.get(type(act))
        if do is None:
            raise IllegalAct(f"not an act of this game: {act!r}"[:100])
        if isinstance(act, Move):
            if not allowed(state, act):
                raise IllegalAct(f"not allowed now: {act!r}"[:100])
        elif not fits(state, act):
            raise IllegalAct(f"not what is asked: {act!r}"[:100])
        events: Events = []
        return Step(do(state, act, events), tuple(events))

    return apply
