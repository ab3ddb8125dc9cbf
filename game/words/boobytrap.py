"""Booby-Trap in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import Any

from game.core.acts import Event
from game.physics.boobytrap.tray import grade
from game.rules.beginning import LotFell
from game.rules.boobytrap import events as happened
from game.rules.boobytrap.pieces import SIZES, size_of
from game.words.language import both, count, later, listed, say
from game.words.seats import lot_fell, seat_name

SIZE_NAMES = {"S": later("small"), "M": later("medium"), "L": later("large")}

GRIPS = {
    "loose": (later("loose"), later("It is loose.")),
    "snug": (later("snug"), later("It sits snugly.")),
    "tight": (later("tight"), later("It is held tightly.")),
    "locked": (later("locked"), later("It is locked fast.")),
}
"""The grades of the grip, each in a word and in a sentence."""

REASONS = {
    "only_move": later("there was nothing else to do"),
    "any_piece": later("the first that came to hand"),
    "larger_one": later("the larger of those that came to hand"),
    "never_doubts": later("it never thinks twice"),
    "looks_loose": later("it looks loose"),
    "felt_loose": later("it had felt loose"),
    "feels_loose": later("it hardly holds"),
    "holds_little": later("it should give without much ado"),
    "feel_more": later("there may be a looser one"),
    "loosest_felt": later("of all it felt, this one holds least"),
    "too_tight": later("that one carries the bar"),
    "worth_the_risk": later("it is worth the risk"),
    "looks_worth_it": later("it looks worth the risk"),
    "should_not_trip": later("it should not trip the bar"),
    "nothing_safe": later("nothing in sight looks worth the risk"),
}


def reason(name: str) -> str:
    """Why a computer player chose what it did."""
    return say(REASONS[name])


def size_name(size: str) -> str:
    """A size as a person calls it."""
    return say(SIZE_NAMES[size])


def piece_name(number: int) -> str:
    """A piece as a person calls it: its size and its number."""
    return say("{size} piece {number}", size=size_name(size_of(number)), number=number)


def grip_name(grip: int) -> str:
    """How tightly a piece is held, 0 to 100, in a word: loose, snug, tight or locked."""
    return say(GRIPS[grade(grip / 100)][0])


def inches(moved_in: float) -> str:
    """How far the bar moved, in inches and markings of a quarter inch."""
    if moved_in < 0.005:
        return say("not at all")
    # Rounded down, so that no safe play reads like the quarter inch that trips (BT-07).
    return say("{inches:.2f} in", inches=max(0.01, floor(moved_in * 100 + 1e-6) / 100))


def tell(events: Sequence[Event]) -> list[str]:
    """The sentences that tell what happened."""
    sentences: list[str] = []
    for event in events:
        told = _TOLD[type(event)](event)
        sentences += [told] if isinstance(told, str) else told
    return sentences


def _began(event: happened.TurnBegan) -> str | list[str]:
    if not event.must_pick:
        return []  # what the seat does next begins with its name
    return say("Everyone has passed twice, so {seat} must pick.", seat=seat_name(event.seat))


def _touched(event: happened.Touched) -> str:
    return say("{seat} touches the {piece}.", seat=seat_name(event.seat), piece=piece_name(event.piece))


def _grip(event: happened.GripFelt) -> str:
    return say(GRIPS[grade(event.grip / 100)][1])


def _passed(event: happened.Passed) -> str:
    if event.piece:
        return say("{seat} leaves the {piece} and passes.", seat=seat_name(event.seat), piece=piece_name(event.piece))
    return say("{seat} passes.", seat=seat_name(event.seat))


def _taking(event: happened.TakeBegan) -> str:
    return say("{seat} lifts the {piece}.", seat=seat_name(event.seat), piece=piece_name(event.piece))


def _kept(event: happened.PieceKept) -> list[str]:
    still = event.moved_in < 0.005
    moved = say("The bar does not move.") if still else say("The bar moves {way}.", way=inches(event.moved_in))
    seat = seat_name(event.seat)
    if not event.points:
        return [moved, say("{seat} has it out.", seat=seat)]
    one, many = both("{seat} keeps it for a point.", "{seat} keeps it for {number} points.")
    return [moved, count(one, many, event.points, seat=seat)]


def _tripped(event: happened.BarTripped) -> list[str]:
    moved = say("The bar snaps {way}: a trip!", way=inches(event.moved_in))
    if not event.penalty:
        one, many = both("That is the first trip.", "That makes {number} trips.")
        return [moved, count(one, many, event.trips)]
    seat = seat_name(event.seat)
    one, many = both(
        "{seat} loses a point, and the piece is discarded.",
        "{seat} loses {number} points, and the piece is discarded.",
    )
    return [moved, count(one, many, event.penalty, seat=seat)]


def _thrown(event: happened.PiecesThrown) -> str:
    if len(event.pieces) == 1:
        return say("The {piece} is thrown out and discarded.", piece=piece_name(event.pieces[0]))
    sizes = [size_of(number) for number in event.pieces]
    kinds = [f"{sizes.count(size)} {size_name(size)}" for size in SIZES if size in sizes]
    return say("{number} pieces are thrown out and discarded: {kinds}.", number=len(sizes), kinds=", ".join(kinds))


def _won(event: happened.Won) -> list[str]:
    one, many = both("One piece is left.", "{number} pieces are left.")
    left = count(one, many, event.left) if event.left else say("The tray is empty.")
    names = [seat_name(seat) for seat in event.winners]
    winners = listed(names)
    one, many = both("{winners} wins with {points}!", "{winners} share the win with {points}!")
    return [left, count(one, many, len(names), winners=winners, points=points(event.points))]


def points(number: int) -> str:
    """A number of points."""
    return count("{number} point", "{number} points", number)


def _trips(number: int) -> str:
    return count("{number} trip", "{number} trips", number)


def _solved(event: happened.Solved) -> str:
    text = later("{seat} has cleared the tray with {trips}: solitaire is won!")
    return say(text, seat=seat_name(event.seat), trips=_trips(event.trips))


def _failed(event: happened.Failed) -> str:
    one, many = both(
        "One trip too many for {seat}: solitaire is lost with a piece left.",
        "One trip too many for {seat}: solitaire is lost with {number} pieces left.",
    )
    return count(one, many, event.left, seat=seat_name(event.seat))


_TOLD: dict[type[Event], Callable[[Any], str | list[str]]] = {
    LotFell: lambda event: lot_fell(event.seat),
    happened.TrayMixed: lambda _: say("The pieces are mixed, and the spring bar is released."),
    happened.TurnBegan: _began,
    happened.Touched: _touched,
    happened.GripFelt: _grip,
    happened.ArchesAsked: lambda event: say("{seat} asks to see the arches.", seat=seat_name(event.seat)),
    happened.Passed: _passed,
    happened.TakeBegan: _taking,
    happened.PieceKept: _kept,
    happened.BarTripped: _tripped,
    happened.PiecesThrown: _thrown,
    happened.SizeBegan: lambda event: say("Now the {size} pieces are due.", size=size_name(event.size)),
    happened.Won: _won,
    happened.Solved: _solved,
    happened.Failed: _failed,
}
