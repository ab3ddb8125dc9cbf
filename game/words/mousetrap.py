"""The Mouse Trap in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.acts import Event
from game.physics.mousetrap.report import LINKS
from game.rules.beginning import LotFell
from game.rules.mousetrap import events as happened
from game.rules.mousetrap.moves import Placed
from game.rules.mousetrap.state import State
from game.words.language import both, count, later, listed, say
from game.words.mousetrap_things import LINK_MISSING, LINK_REACHED, PART_NAMES, space_name, too_early
from game.words.seats import lot_fell, seat_name

STRAIGHT = 1.0
"""How many mm or degrees off true a part must stand for its telling to say so: steady hands stay within it."""

REASONS = {
    "only_move": later("there was nothing else to do"),
    "take_first": later("the first that came to hand"),
    "take_from_danger": later("the rival nearest the crank is the most dangerous"),
    "crank_now": later("there is a mouse under the cage"),
    "lure_likeliest": later("that mouse is the likeliest to reach the wheel"),
    "gather_more": later("the cage has room for more than one"),
    "save_cheese": later("the rest of the cheese is kept for later"),
    "no_hope": later("no mouse is likely to reach the wheel"),
}

WHY_NOTHING = {
    "start": later("The journey begins again."),
    "dog_bone": later("Only a dog bone lies here."),
    "safe": later("Here nobody can be lured."),
    "players": later("Nothing is built here with this many players."),
    "complete": later("The trap is complete already."),
    "incomplete": later("The crank is of no use before the trap is complete."),
    "no_cheese": later("No mouse is under the cage, and none can be lured there."),
    "nobody": later("Every rival sits on Safe."),
}


def part_name(number: int) -> str:
    """A part of the trap as a person calls it."""
    return say(PART_NAMES[number - 1])


def reason(name: str) -> str:
    """Why a computer player chose what it did."""
    return say(REASONS[name])


def stands(state: State) -> str:
    """How far the machine has come."""
    return say("{standing} of {all} parts stand.", standing=len(state.parts), all=len(PART_NAMES))


def tell(events: Sequence[Event]) -> list[str]:
    """The sentences that tell what happened."""
    sentences: list[str] = []
    before: Event | None = None
    for event in events:
        if isinstance(before, happened.Threw) and isinstance(event, happened.Moved) and event.mouse == before.seat:
            sentences[-1] = _walked(before, event)
        else:
            told = _TOLD[type(event)](event)
            sentences += [told] if isinstance(told, str) else told
        before = event
    return sentences


def _threw(event: happened.Threw) -> str:
    return say("{seat} rolls a {pips}.", seat=seat_name(event.seat), pips=event.pips)


def _walked(threw: happened.Threw, moved: happened.Moved) -> str:
    text = later("{seat} rolls a {pips} and goes to {space}.")
    return say(text, seat=seat_name(threw.seat), pips=threw.pips, space=space_name(moved.path[-1], moved.crank))


def _moved(event: happened.Moved) -> str:
    space = space_name(event.path[-1], event.crank)
    return say("{seat}'s mouse goes to {space}.", seat=seat_name(event.mouse), space=space)


def _sent(event: happened.Sent) -> list[str]:
    text = later("It is sent back to {space}.") if event.end < event.start else later("It runs ahead to {space}.")
    told = [say(text, space=space_name(event.end))]
    return told if event.followed else [*told, say("The space you are sent to does nothing.")]


def _built(event: happened.Built) -> str:
    placed = event.placed
    straight = abs(placed.mm) < STRAIGHT and abs(placed.deg) < STRAIGHT
    text = (
        later("{seat} builds part {number}, the {part}.")
        if straight
        else later("{seat} builds part {number}, the {part}, {off}.")
    )
    seat, part = seat_name(event.seat), part_name(event.part)
    return say(text, seat=seat, number=event.part, part=part, off=off_true(placed))


def off_true(placed: Placed) -> str:
    """How well a part stands, in words."""
    if abs(placed.mm) < 0.05 and abs(placed.deg) < 0.05:
        return say("exactly true")
    return say("{mm:.1f} mm and {deg:.1f} degrees off true", mm=abs(placed.mm), deg=abs(placed.deg))


def _from_pile(event: happened.TookFromPile) -> str:
    if not event.pieces:
        return say("The cheese pile is empty.")
    one, many = both("{seat} takes a piece of cheese.", "{seat} takes {number} pieces of cheese.")
    return count(one, many, event.pieces, seat=seat_name(event.seat))


def _from_rival(event: happened.TookFrom) -> str:
    return count(
        "{seat} takes a piece of cheese from {giver}.",
        "{seat} takes {number} pieces of cheese from {giver}.",
        event.pieces,
        seat=seat_name(event.seat),
        giver=seat_name(event.giver),
    )


def _ran_out(event: happened.PileRanOut) -> str:
    one, many = (
        both(
            "The cheese pile is empty, so {seat} may take the piece that is due from a rival.",
            "The cheese pile is empty, so {seat} may take the {number} pieces that are due from a rival.",
        )
        if event.may
        else both(
            "The cheese pile is empty, so the rival with most owes {seat} the piece that is due.",
            "The cheese pile is empty, so the rival with most owes {seat} the {number} pieces that are due.",
        )
    )
    return count(one, many, event.due, seat=seat_name(event.seat))


def _lost(event: happened.LostCheese) -> str:
    if not event.pieces:
        return say("{seat} has no cheese to lose.", seat=seat_name(event.seat))
    one, many = both(
        "{seat} returns a piece of cheese to the pile.",
        "{seat} returns {number} pieces of cheese to the pile.",
    )
    return count(one, many, event.pieces, seat=seat_name(event.seat))


def _cranked(event: happened.CrankTurned) -> str:
    mice = [say("{seat}'s mouse", seat=seat_name(mouse)) for mouse in event.mice]
    victims = listed(mice)
    return count(
        "{seat} turns the crank; {victims} sits under the cage.",
        "{seat} turns the crank; {victims} sit under the cage.",
        len(mice),
        seat=seat_name(event.seat),
        victims=victims,
    )


def tell_links(last_link: str) -> list[str]:
    """The links of the chain that were reached, one sentence each."""
    reached = LINKS[: LINKS.index(last_link) + 1] if last_link in LINKS else ()
    return [say(LINK_REACHED[link]) for link in reached]


def tell_stop(last_link: str) -> str:
    """The first link that was not reached, and what did not happen there."""
    missing = LINKS[min(LINKS.index(last_link) + 1, len(LINKS) - 1) if last_link in LINKS else 0]
    return say(LINK_MISSING[missing])


def _rested(event: happened.TrapRested) -> list[str]:
    told = tell_links(event.last_link)
    if event.captured:
        return [*told, say("The trap worked!")]
    if event.misfired:
        return [*told, say("Too early!"), too_early(event.last_link)]
    return [*told, say("The trap failed: {missing}", missing=tell_stop(event.last_link))]


def _captured(event: happened.Captured) -> str:
    return count(
        "{mouse} is caught and out of the game; {seat} gets its one piece of cheese.",
        "{mouse} is caught and out of the game; {seat} gets its {number} pieces of cheese.",
        event.pieces,
        mouse=seat_name(event.mouse),
        seat=seat_name(event.seat),
    )


def _set_anew(event: happened.SetAnew) -> str:
    return say("The {part} is set {off}.", part=part_name(event.part), off=off_true(event.placed))


def _part_set_anew(event: happened.PartSetAnew) -> str:
    return say(
        "{seat} looks the trap over and sets part {number}, the {part}, anew, {off}.",
        seat=seat_name(event.seat),
        number=event.part,
        part=part_name(event.part),
        off=off_true(event.placed),
    )


def _reset(event: happened.ResetBegan) -> str:
    seat = seat_name(event.seat)
    if not event.part:
        return say("{seat} sets the loose parts again.", seat=seat)
    text = later("{seat} sets the loose parts again, and the {part} where the chain ended.")
    return say(text, seat=seat, part=part_name(event.part))


def _of_seat(text: str) -> Callable[[Any], str]:
    return lambda event: say(text, seat=seat_name(event.seat))


_TOLD: dict[type[Event], Callable[[Any], str | list[str]]] = {
    LotFell: lambda event: lot_fell(event.seat),
    happened.TurnBegan: lambda _: [],  # what the seat does next begins with its name
    happened.Threw: _threw,
    happened.Moved: _moved,
    happened.Sent: _sent,
    happened.NothingHappened: lambda event: say(WHY_NOTHING[event.why]),
    happened.Built: _built,
    happened.TrapCompleted: _of_seat(later("The trap is complete!")),
    happened.TookFromPile: _from_pile,
    happened.TookFrom: _from_rival,
    happened.PileRanOut: _ran_out,
    happened.NothingToTake: _of_seat(later("No rival has any cheese to take.")),
    happened.DeclinedToTake: _of_seat(later("{seat} leaves the rivals their cheese.")),
    happened.LostCheese: _lost,
    happened.PaidToLure: lambda event: say(
        "{seat} pays a piece of cheese to lure {mouse}'s mouse.",
        seat=seat_name(event.seat),
        mouse=seat_name(event.mouse),
    ),
    happened.Stopped: _of_seat(later("{seat} ends the turn.")),
    happened.CrankTurned: _cranked,
    happened.PartSetAnew: _part_set_anew,
    happened.TrapRested: _rested,
    happened.Captured: _captured,
    happened.Escaped: lambda event: say("{mouse}'s mouse runs to Safe.", mouse=seat_name(event.mouse)),
    happened.ResetBegan: _reset,
    happened.SetAnew: _set_anew,
    happened.Won: _of_seat(later("{seat} has the last mouse on the board and wins!")),
}
