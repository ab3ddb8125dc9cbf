"""Mighty Mouse in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.acts import Event
from game.rules.beginning import LotFell
from game.rules.mightymouse import events as happened
from game.text.beginning import lot_fell
from game.text.language import N_, _, listed
from game.text.mightymouse.things import from_hazard, in_hazard, to_hazard, to_space
from game.text.seats import seat_name

# Translators: why a computer player chose what it did; after "Greta would pass: " and alone, as a sentence.
REASONS = {
    "only_move": N_("there is nothing else to do"),
    "next_goes_back": N_("the rival who rolls next should stand furthest back"),
}


def reason(name: str) -> str:
    """Why a computer player chose what it did."""
    return _(REASONS[name])


def seats_listed(seats: Sequence[str]) -> str:
    """Seats in a row: Red, Blue and Green."""
    return listed([seat_name(seat) for seat in seats])


def tell(events: Sequence[Event]) -> list[str]:
    """The sentences that tell what happened; a roll and what it led to are one sentence where they can be."""
    sentences: list[str] = []
    for before, event in zip((None, *events), events, strict=False):
        told = _TOLD[type(event)](event)
        if isinstance(before, happened.Threw) and type(event) in _AFTER_ROLL:
            sentences[-1] = _AFTER_ROLL[type(event)](before, event)
        elif told:
            sentences.append(told)
    return sentences


def _threw(event: happened.Threw | happened.ThrewForFirst) -> str:
    return _("{seat} rolls a {pips}.", seat=seat_name(event.seat), pips=event.pips)


def _advanced(event: happened.Advanced) -> str:
    return _("{seat} goes {to_space}.", seat=seat_name(event.seat), to_space=to_space(event.path[-1]))


def _roll_advanced(threw: happened.Threw, event: happened.Advanced) -> str:
    # Translators: {to_space} is "to space 12", "into the Flood (16)", "to the Finish Circle" or "to Start".
    text = N_("{seat} rolls a {pips} and goes {to_space}.")
    return _(text, seat=seat_name(threw.seat), pips=threw.pips, to_space=to_space(event.path[-1]))


def why_turned(event: happened.Turned) -> str:
    """Why a piece could not go forward."""
    if event.why == "overshot":
        return _("That is too far for the Finish Circle.")
    return _("{by} is already on space {space}.", by=seat_name(event.by), space=event.space)


def _backed(event: happened.Backed) -> str:
    text = N_("So {seat} goes back from space {start} {to_space}.")
    return _(text, seat=seat_name(event.seat), start=event.path[0], to_space=to_space(event.path[-1]))


def why_forfeited(event: happened.Forfeited) -> str:
    """Why a piece could not go backward either, and what that means."""
    seat = seat_name(event.seat)
    if event.why == "start":
        return _("There is not enough room to go back, so {seat} loses the turn.", seat=seat)
    text = N_("{by} is on space {space} behind it, so {seat} loses the turn.")
    return _(text, seat=seat, by=seat_name(event.by), space=event.space)


def _held(event: happened.Held) -> str:
    text = N_("{seat} is held {in_hazard} until Mighty Mouse comes.")
    return _(text, seat=seat_name(event.seat), in_hazard=in_hazard(event.hazard))


def _flew(event: happened.Flew) -> str:
    text = N_("Mighty Mouse flies to step {end} of {length} on the way {to_hazard}.")
    return _(text, end=event.end, length=event.length, to_hazard=to_hazard(event.hazard))


def _roll_flew(threw: happened.Threw, event: happened.Flew) -> str:
    text = N_("{seat} rolls a {pips}: Mighty Mouse flies to step {end} of {length} on the way {to_hazard}.")
    return _(
        text,
        seat=seat_name(threw.seat),
        pips=threw.pips,
        end=event.end,
        length=event.length,
        to_hazard=to_hazard(event.hazard),
    )


def _arrived(event: happened.Arrived) -> str:
    return _("He comes {to_hazard} and frees everyone who is held!", to_hazard=to_hazard(event.hazard))


def _freed(event: happened.Freed) -> str:
    seat, space = seat_name(event.seat), event.space
    if event.front:
        return _("{seat} is placed in front of the circle, on space {space}.", seat=seat, space=space)
    if event.by:
        text = N_("{by} stands in front of the circle, so {seat} is placed behind it, on space {space}.")
        return _(text, by=seat_name(event.by), seat=seat, space=space)
    text = N_("{seat} is freed {from_hazard} and placed behind it, on space {space}.")
    return _(text, seat=seat, from_hazard=from_hazard(event.hazard), space=space)


def _ordered(event: happened.OrderChosen) -> str:
    text = N_("{seat} places the pieces {from_hazard}, nearest first: {order}.")
    held = from_hazard(event.hazard)
    return _(text, seat=seat_name(event.seat), from_hazard=held, order=seats_listed(event.order))


def _tied(event: happened.Tied) -> str:
    return _("{seats} tied with {pips} and roll again.", seats=seats_listed(event.seats), pips=event.pips)


def _of_seat(text: str) -> Callable[[Any], str]:
    return lambda event: _(text, seat=seat_name(event.seat))


_TOLD: dict[type[Event], Callable[[Any], str]] = {
    LotFell: lambda event: lot_fell(event.seat),
    happened.ThrewForFirst: _threw,
    happened.Tied: _tied,
    happened.Begins: lambda event: _(
        "{seat} rolled highest, a {pips}, and begins.", seat=seat_name(event.seat), pips=event.pips
    ),
    happened.TurnBegan: lambda _unused: "",  # what the seat does next begins with its name
    happened.Threw: _threw,
    happened.Advanced: _advanced,
    happened.Turned: why_turned,
    happened.Backed: _backed,
    happened.Forfeited: why_forfeited,
    happened.Held: _held,
    happened.Flew: _flew,
    happened.Arrived: _arrived,
    happened.Freed: _freed,
    happened.OrderChosen: _ordered,
    happened.WentHome: lambda _unused: _("Mighty Mouse returns to the centre."),
    happened.Won: _of_seat(N_("{seat} reaches the Finish Circle by exact count and wins!")),
}

_AFTER_ROLL: dict[type[Event], Callable[[Any, Any], str]] = {
    happened.Advanced: _roll_advanced,
    happened.Flew: _roll_flew,
}
