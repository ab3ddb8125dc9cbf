"""What is counted of a match of the Mouse Trap, and who is ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.acts import Event
from game.core.tally import Count, ahead
from game.rules.mousetrap.events import Captured, CrankTurned, Moved, Threw
from game.rules.mousetrap.state import State


def tally(events: tuple[Event, ...]) -> Iterator[Count]:
    """The die, and what came of turning the crank; one run may catch several.

    A turn begins with a roll for one's own mouse; those that lure roll for others.
    """
    for event in events:
        match event:
            case Threw(seat, pips):
                yield Count(seat, f"face_{pips}")
            case Moved(mouse) if isinstance(events[0], Threw) and mouse == events[0].seat:
                yield Count(mouse, "turns")
            case CrankTurned(seat):
                yield Count(seat, "runs")
            case Captured(seat):
                yield Count(seat, "caught")
    caught = [event for event in events if isinstance(event, Captured)]
    if caught:
        yield Count(caught[0].seat, "closed")
        yield Count(caught[0].seat, "haul", sum(event.pieces for event in caught))


def leaders(state: State) -> tuple[str, ...]:
    """Those with the most cheese among the uncaptured."""
    held = (-1 if out else hand for hand, out in zip(state.hands, state.captured, strict=True))
    return ahead(state.table.seats, held)


def ranks(state: State, acts: Sequence[tuple[Event, ...]]) -> dict[str, float]:
    """Those who were caught later fared better, the last one free best; one run may catch several."""
    found: dict[str, float] = dict.fromkeys(state.table.seats, len(acts))
    for number, events in enumerate(acts):
        found.update({event.mouse: number for event in events if isinstance(event, Captured)})
    return found
