"""Mighty Mouse in sentences: what happened, and how spaces and circles are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.acts import Event, Move
from game.core.setup import LotFell
from game.core.tally import Moment
from game.games.mightymouse.rules import events as happened
from game.games.mightymouse.rules.moves import Order, PlaySaved
from game.games.mightymouse.rules.state import FINISH, START, TRACKS
from game.text.language import N_, N_context, N_plural, _, listed, ngettext
from game.text.levels import lot_fell
from game.text.seats import seat_name

# Translators: where Mighty Mouse flies: "on the way to the Flood", "3 steps to the Flood".
TO_HAZARD = {
    7: N_("to the Lion’s Den"),
    16: N_("to the Flood"),
    24: N_("to the Quicksand"),
    33: N_("to the Dungeon"),
    41: N_("to the Cliff"),
    50: N_("to the Cat’s Claw"),
    58: N_("to the Rocket Pad"),
}

# Translators: where a piece lands: "Red rolls a 3 and goes into the Flood (16)", "3 lands in the Flood".
_INTO = {
    7: N_("into the Lion’s Den"),
    16: N_("into the Flood"),
    24: N_("into the Quicksand"),
    33: N_("into the Dungeon"),
    41: N_("over the Cliff"),
    50: N_("into the Cat’s Claw"),
    58: N_("onto the Rocket Pad"),
}

# Translators: where a piece is held: "Red is held in the Flood until Mighty Mouse comes."
_IN = {
    7: N_("in the Lion’s Den"),
    16: N_("in the Flood"),
    24: N_("in the Quicksand"),
    33: N_("in the Dungeon"),
    41: N_("at the Cliff"),
    50: N_("in the Cat’s Claw"),
    58: N_("on the Rocket Pad"),
}

# Translators: where a piece comes from: "Red is freed from the Flood."
_FROM = {
    7: N_("from the Lion’s Den"),
    16: N_("from the Flood"),
    24: N_("from the Quicksand"),
    33: N_("from the Dungeon"),
    41: N_("from the Cliff"),
    50: N_("from the Cat’s Claw"),
    58: N_("from the Rocket Pad"),
}

# Translators: what is printed round each circle.
CAPTIONS = {
    7: N_("Lion’s Den"),
    # Translators: a Hazard Circle of the board, on its own: a flood of water.
    16: N_("Flood"),
    # Translators: a Hazard Circle of the board, on its own.
    24: N_("Quicksand"),
    # Translators: a Hazard Circle of the board, on its own.
    33: N_("Dungeon"),
    # Translators: a Hazard Circle of the board, on its own.
    41: N_("Cliff"),
    50: N_("Cat’s Claw"),
    58: N_("Rocket Pad"),
}
"""What is printed round each circle."""


def caption(hazard: int) -> str:
    """A circle as it is printed."""
    return _(CAPTIONS[hazard])


def to_hazard(hazard: int) -> str:
    """The way that Mighty Mouse has to a circle."""
    return _(TO_HAZARD[hazard])


def into_hazard(hazard: int) -> str:
    """What becomes of a piece that lands in a circle."""
    return _(_INTO[hazard])


def in_hazard(hazard: int) -> str:
    """Where a piece is that is held."""
    return _(_IN[hazard])


def from_hazard(hazard: int) -> str:
    """Where a piece was that is free."""
    return _(_FROM[hazard])


def to_space(space: int) -> str:
    """Where a piece goes."""
    if space == START:
        return _("to Start")
    if space == FINISH:
        return _("to the Finish Circle")
    if space in TRACKS:
        # Translators: {into_hazard}: such as "into the Flood"; {space}: number of the space.
        return _("{into_hazard} ({space})", into_hazard=into_hazard(space), space=space)
    # Translators: where a pawn goes, as in "Red goes to space 12." {space}: number of a space.
    return _("to space {space}", space=space)


def explain_space(space: int) -> str:
    """What a space does, in a sentence or two."""
    if space == START:
        return _("All pieces begin here. There’s room for everyone.")
    if space == FINISH:
        return _("Reach it by exact count to win. Roll too high and you go back.")
    if space in TRACKS:
        text = N_(
            # Translators: {steps}: a number of steps.
            "A Hazard Circle: Mighty Mouse has to free you, {steps} steps from the center."
        )
        return _(text, steps=TRACKS[space])
    # Translators: {space}: number of a space.
    return _("Space {space}. Only one piece may stand here.", space=space)


def explain_track(hazard: int) -> str:
    """What the track to a circle is for."""
    # Translators: {to_hazard} is "to the Flood" and the like.
    text = N_("The track {to_hazard}: {steps} steps from the center. Higher rolls are fine.")
    return _(text, to_hazard=to_hazard(hazard), steps=TRACKS[hazard])


# Mighty Mouse in sentences.

# Translators: why a computer player chose what it did; after "Greta would pass: " and alone, as a sentence.
REASONS = {
    "only_move": N_("there’s nothing else to do"),
    "next_goes_back": N_("the opponent who rolls next should end up farthest back"),
    "why_wait": N_("better now than later"),
    "saved_costs": N_("the saved number wouldn’t help here"),
    "saved_wins": N_("the saved number wins"),
    "saved_is_small": N_("the saved number is small, so a roll is likely to bring more"),
    "saved_is_safe": N_("the saved number is safe"),
    "saved_is_better": N_("the saved number is better than most rolls here"),
    "roll_is_better": N_("the saved number will be worth more later on"),
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
    in_turn = [event for event in events if not isinstance(event, happened.Saved)]
    for before, event in zip((None, *in_turn), in_turn, strict=False):
        told = _TOLD[type(event)](event)
        if (type(before), type(event)) in _AFTER:
            sentences[-1] = _AFTER[type(before), type(event)](before, event)
        elif told:
            sentences.append(told)
    # What was rolled and where it led stay one sentence, so that it was saved comes last.
    return sentences + [_saved(event) for event in events if isinstance(event, happened.Saved)]


def about(events: Sequence[Event]) -> str:
    """Who begins, whoever rolled last."""
    return next((event.seat for event in events if isinstance(event, happened.Begins)), "")


def _threw(event: happened.Threw | happened.ThrewForFirst) -> str:
    # Translators: {pips}: number on the die; {seat}: a player’s name.
    return _("{seat} rolls a {pips}.", seat=seat_name(event.seat), pips=event.pips)


def _advanced(event: happened.Advanced) -> str:
    # Translators: {seat}: a player’s name; {to_space}: "to space 12", "into the Flood (16)", "to the Finish Circle" or
    # "to Start".
    return _("{seat} goes {to_space}.", seat=seat_name(event.seat), to_space=to_space(event.path[-1]))


def _roll_advanced(threw: happened.Threw, event: happened.Advanced) -> str:
    # Translators: {to_space} is "to space 12", "into the Flood (16)", "to the Finish Circle" or "to Start".
    text = N_("{seat} rolls a {pips} and goes {to_space}.")
    return _(text, seat=seat_name(threw.seat), pips=threw.pips, to_space=to_space(event.path[-1]))


def _saved(event: happened.Saved) -> str:
    return _("{seat} saves the {pips}.", seat=seat_name(event.seat), pips=event.pips)


def _saved_played(event: happened.SavedPlayed) -> str:
    return _("{seat} plays the saved {pips}.", seat=seat_name(event.seat), pips=event.pips)


def _saved_advanced(played: happened.SavedPlayed, event: happened.Advanced) -> str:
    # Translators: {to_space} is "to space 12", "into the Flood (16)", "to the Finish Circle" or "to Start".
    text = N_("{seat} plays the saved {pips} and goes {to_space}.")
    return _(text, seat=seat_name(played.seat), pips=played.pips, to_space=to_space(event.path[-1]))


def why_turned(event: happened.Turned) -> str:
    """Why a piece could not go forward."""
    if event.why == "overshot":
        return _("That’s too far for the Finish Circle.")
    # Translators: {by}: another player’s name; {space}: number of a space.
    return _("{by} is already on space {space}.", by=seat_name(event.by), space=event.space)


def _backed(event: happened.Backed) -> str:
    # Translators: {seat}: a player’s name; {start}: number of a space; {to_space}: "to space 12", "into the Flood (16)"
    # or "to Start".
    text = N_("So {seat} goes back from space {start} {to_space}.")
    return _(text, seat=seat_name(event.seat), start=event.path[0], to_space=to_space(event.path[-1]))


def why_forfeited(event: happened.Forfeited) -> str:
    """Why a piece could not go backward either, and what that means."""
    seat = seat_name(event.seat)
    if event.why == "start":
        # Translators: {seat}: a player’s name.
        return _("There’s no room to go back, so {seat} loses the turn.", seat=seat)
    # Translators: {by}: another player’s name; {seat}: a player’s name; {space}: number of a space.
    text = N_("{by} is on space {space}, so {seat} can’t go back and loses the turn.")
    return _(text, seat=seat, by=seat_name(event.by), space=event.space)


def _held(event: happened.Held) -> str:
    # Translators: {in_hazard}: "in the Flood" and the like; {seat}: a player’s name.
    text = N_("{seat} is held {in_hazard} until Mighty Mouse comes.")
    return _(text, seat=seat_name(event.seat), in_hazard=in_hazard(event.hazard))


def _flew(event: happened.Flew) -> str:
    # Translators: {end}: a number of steps; {length}: how many steps the track has; {to_hazard}: "to the Flood" and the
    # like.
    text = N_("Mighty Mouse flies to step {end} of {length} on the way {to_hazard}.")
    return _(text, end=event.end, length=event.length, to_hazard=to_hazard(event.hazard))


def _roll_flew(threw: happened.Threw, event: happened.Flew) -> str:
    # Translators: {end}: a number of steps; {length}: how many steps the track has; {pips}: number on the die; {seat}:
    # a player’s name; {to_hazard}: "to the Flood" and the like.
    text = N_("{seat} rolls a {pips}. Mighty Mouse flies {to_hazard}: step {end} of {length}.")
    return _(
        text,
        seat=seat_name(threw.seat),
        pips=threw.pips,
        end=event.end,
        length=event.length,
        to_hazard=to_hazard(event.hazard),
    )


def _arrived(event: happened.Arrived) -> str:
    # Translators: {to_hazard}: "to the Flood" and the like.
    return _("He flies {to_hazard} and frees everyone!", to_hazard=to_hazard(event.hazard))


def _freed(event: happened.Freed) -> str:
    seat, space = seat_name(event.seat), event.space
    if event.front:
        # Translators: {seat}: a player’s name; {space}: number of a space.
        return _("{seat} is placed in front of the circle, on space {space}.", seat=seat, space=space)
    if event.by:
        # Translators: {by}: another player’s name; {seat}: a player’s name; {space}: number of a space.
        text = N_("{by} stands in front of the circle, so {seat} goes behind it, on space {space}.")
        return _(text, by=seat_name(event.by), seat=seat, space=space)
    # Translators: {from_hazard}: "from the Flood" and the like; {seat}: a player’s name; {space}: number of a space.
    text = N_("{seat} is freed {from_hazard} and placed behind it, on space {space}.")
    return _(text, seat=seat, from_hazard=from_hazard(event.hazard), space=space)


def _ordered(event: happened.OrderChosen) -> str:
    # Translators: {from_hazard}: "from the Flood" and the like; {order}: players’ names in order; {seat}: a player’s
    # name.
    text = N_("{seat} places the pieces {from_hazard}, nearest first: {order}.")
    held = from_hazard(event.hazard)
    return _(text, seat=seat_name(event.seat), from_hazard=held, order=seats_listed(event.order))


def _tied(event: happened.Tied) -> str:
    # Translators: {pips}: number on the die; {seats}: names of players.
    return _("{seats} tied with {pips} and roll again.", seats=seats_listed(event.seats), pips=event.pips)


def _of_seat(text: str) -> Callable[[Any], str]:
    return lambda event: _(text, seat=seat_name(event.seat))


_TOLD: dict[type[Event], Callable[[Any], str]] = {
    LotFell: lambda event: lot_fell(event.seat),
    happened.ThrewForFirst: _threw,
    happened.Tied: _tied,
    happened.Begins: lambda event: _(
        # Translators: {pips}: number on the die; {seat}: a player’s name.
        "{seat} rolled highest with a {pips} and goes first.",
        seat=seat_name(event.seat),
        pips=event.pips,
    ),
    happened.TurnBegan: lambda _unused: "",  # what the seat does next begins with its name
    happened.Threw: _threw,
    happened.Saved: _saved,
    happened.SavedPlayed: _saved_played,
    happened.Advanced: _advanced,
    happened.Turned: why_turned,
    happened.Backed: _backed,
    happened.Forfeited: why_forfeited,
    happened.Held: _held,
    happened.Flew: _flew,
    happened.Arrived: _arrived,
    happened.Freed: _freed,
    happened.OrderChosen: _ordered,
    happened.WentHome: lambda _unused: _("Mighty Mouse returns to the center."),
    # Translators: {seat}: a player’s name.
    happened.Won: _of_seat(N_("{seat} reaches the Finish Circle by exact count and wins!")),
}

_AFTER: dict[tuple[type, type], Callable[[Any, Any], str]] = {
    (happened.Threw, happened.Advanced): _roll_advanced,
    (happened.Threw, happened.Flew): _roll_flew,
    (happened.SavedPlayed, happened.Advanced): _saved_advanced,
}


# The moves of Mighty Mouse, as one would say what somebody would do.


def move_words(move: Move) -> str:
    """A move, without who makes it."""
    if isinstance(move, Order):
        # Translators: a move as an infinitive, as in "Greta would place Ben and Yann in this order, nearest first: ..."
        # {seats}: names of players.
        return _("place {seats} in this order, nearest first", seats=seats_listed(move.seats))
    return _("play the saved number") if isinstance(move, PlaySaved) else _("roll the die")


# The moments of a match, in words.

_MOMENTS: Mapping[str, tuple[str, str]] = {
    # Translators: {name}: a player’s name; {number}: how many.
    "back": N_plural("{name} went back {number} space", "{name} went back {number} spaces"),
    # Translators: {number}: how many.
    "freed": N_plural("Mighty Mouse freed {number} piece", "Mighty Mouse freed {number} pieces at once"),
    # Translators: {name}: a player’s name; {number}: how many.
    "held": N_plural("{name} was held {number} time", "{name} was held {number} times"),
}


def told(moment: Moment, name: str) -> str:
    """A moment of somebody of that name."""
    return ngettext(*_MOMENTS[moment.kind], int(moment.number), name=name)


# What marks and chapters of a whole match are called, marked for translation.

HOW_FAR_EVERYBODY_IS = N_("how far along everyone is")
HELD = N_context("a mark", "held")
FREED = N_context("a mark", "freed")
WHO_BEGINS = N_("Who goes first")
THE_RACE = N_("The race")
THE_LAST_STRETCH = N_("The home stretch")
