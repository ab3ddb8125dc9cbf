"""What would happen: where the mouse would go with each arrow of a card, and the odds of the next draw.

Everything here plays the rules themselves on positions that nobody else sees, so it cannot differ from them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.acts import Event
from game.games.mousemaze.rules import rules
from game.games.mousemaze.rules.moves import DRAW_ONE, Banked, Collected, Drawn, Go, Took, Trapped, Walked, WentTo
from game.games.mousemaze.rules.state import ACTIONS, CARD, DECK, GO, State


@dataclass(frozen=True, slots=True)
class Future:
    """One way in which an Action card may be carried out, as far as no more than arrows have to be chosen.

    goes: the arrows chosen on the way. events: all that happens. state: the position then.
    path: every cell the mouse stands on or passes, where it starts included; jumps to another half too.
    gained: wedges collected or taken. kept: wedges at risk then, or made safe by an End Turn card.
    ends: trapped, banked, or "" where the turn goes on.
    """

    card: str
    goes: tuple[Go, ...]
    events: tuple[Event, ...]
    state: State

    @property
    def path(self) -> tuple[int, ...]:
        """The cells in the order in which the mouse comes to them."""
        legs = self.legs
        return (legs[0][0], *(cell for leg in legs for cell in leg[1:])) if legs else ()

    @property
    def legs(self) -> tuple[tuple[int, ...], ...]:
        """The cells of each walk or jump, its start included."""
        moves = (event for event in self.events if isinstance(event, Walked | WentTo))
        return tuple(event.path if isinstance(event, Walked) else (event.start, event.end) for event in moves)

    @property
    def gained(self) -> int:
        """Wedges collected or taken on the way, whatever becomes of them."""
        return sum(event.wedges for event in self.events if isinstance(event, Collected | Took))

    @property
    def kept(self) -> int:
        """Wedges at risk then, those that an End Turn card made safe, none after a trap."""
        banked = [event.wedges for event in self.events if isinstance(event, Banked)]
        return banked[0] if banked else 0 if self.ends else self.state.risk

    @property
    def ends(self) -> str:
        """How the turn ends: trapped, banked, or "" where it goes on."""
        kinds = {type(event) for event in self.events}
        return "trapped" if Trapped in kinds else "banked" if Banked in kinds else ""


def futures(state: State, card: str = "") -> tuple[Future, ...]:
    """Each way of carrying out this Action card if it were drawn now; without a name, the one that waits for an arrow.

    Empty where no card can be drawn, none is left of this kind, or no arrow is to be chosen.
    """
    if card and (drawing := _asked(state)):
        return tuple(_drawn(drawing, card)) if dict(chances(state)).get(card) else ()
    return tuple(_follow(Future(state.card, (), (), state))) if not card and state.stage == GO else ()


def _drawn(drawing: State, card: str) -> Iterator[Future]:
    step = rules.apply(drawing, Drawn(card))
    return _follow(Future(card, (), step.events, step.state))


def _follow(future: Future) -> Iterator[Future]:
    if future.state.stage != GO:
        yield future
        return
    for go in future.state.moves:
        assert isinstance(go, Go)
        step = rules.apply(future.state, go)
        yield from _follow(Future(future.card, (*future.goes, go), (*future.events, *step.events), step.state))


def _asked(state: State) -> State | None:
    """The position in which nature is asked for the next card; None where none can be drawn."""
    if state.stage == CARD:
        return state
    return rules.apply(state, DRAW_ONE).state if DRAW_ONE in state.moves else None


def left(state: State) -> tuple[tuple[str, int], ...]:
    """How many of each Action card the draw pile holds; when it is empty, what the shuffled discards will hold."""
    deck = state.deck if any(state.deck) else DECK
    return tuple((action.name, copies) for action, copies in zip(ACTIONS, deck, strict=True))


def chances(state: State) -> tuple[tuple[str, float], ...]:
    """The chance of each Action card that is left to be the next one, whoever draws it."""
    counts = left(state)
    total = sum(copies for _, copies in counts)
    return tuple((name, copies / total) for name, copies in counts if copies)


@dataclass(frozen=True, slots=True)
class Odds:
    """What the next draw may bring to a player who goes on, and avoids the traps that can be avoided by an arrow.

    trapped: the chance to be trapped; by_card: the part of it that a Trapped card has, the rest lies in the maze.
    ended: the chance that an End Turn card ends the turn. gains: the chance to be better off by one wedge or more.
    wedges: how many wedges more are gained on average, of draws that do not trap.
    """

    trapped: float
    by_card: float
    ended: float
    gains: float
    wedges: float


def odds(state: State) -> Odds | None:
    """The odds of drawing now; None where the seat to act cannot draw."""
    drawing = _asked(state)
    if drawing is None:
        return None
    trapped = ended = gains = wedges = 0.0
    chance_of = dict(chances(drawing))
    for card, chance in chance_of.items():
        best = max(_drawn(drawing, card), key=_worth)
        trapped += chance * (best.ends == "trapped")
        if best.ends != "trapped":
            ended += chance * (best.ends == "banked")
            gains += chance * (best.gained > 0)
            wedges += chance * best.gained
    return Odds(trapped, chance_of.get("trapped", 0.0), ended, gains, wedges / (1 - trapped) if trapped < 1 else 0.0)


def _worth(future: Future) -> tuple[bool, int]:
    return future.ends != "trapped", future.gained
