"""Booby-Trap in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import floor
from typing import Any

from game.core.acts import Event, Move
from game.core.setup import LotFell
from game.core.tally import Moment
from game.games.boobytrap.rules import events as happened
from game.games.boobytrap.rules.moves import AskArches, Pass, Take, Touch
from game.games.boobytrap.rules.pieces import SIZES, size_of
from game.games.boobytrap.rules.seen import MARKING_IN
from game.games.boobytrap.tray.settled import grade
from game.text.language import N_, N_context, N_plural, _, decimal, listed, ngettext, row, sentences
from game.text.levels import lot_fell
from game.text.seats import seat_name

# Translators: a piece in the middle of a sentence, as what is touched, lifted, left or lost.
_PIECES = {
    # Translators: a piece named inside a sentence, as in "Red touches small piece 5." {number}: the number on the
    # piece.
    "S": N_("small piece {number}"),
    # Translators: a piece named inside a sentence, as in "Red touches medium piece 25." {number}: the number on the
    # piece.
    "M": N_("medium piece {number}"),
    # Translators: a piece named inside a sentence, as in "Red touches large piece 45." {number}: the number on the
    # piece.
    "L": N_("large piece {number}"),
}
_KINDS = {
    # Translators: in a list of pieces that jumped out: "2 small ones and 1 large one". {number}: how many.
    "S": N_plural("{number} small", "{number} small"),
    # Translators: in a list of pieces that jumped out: "2 small ones and 1 large one". {number}: how many.
    "M": N_plural("{number} medium", "{number} medium"),
    # Translators: in a list of pieces that jumped out: "2 small ones and 1 large one". {number}: how many.
    "L": N_plural("{number} large", "{number} large"),
}
_NOW_DUE = {
    "S": N_("Now come the small pieces."),
    "M": N_("Now come the medium pieces."),
    "L": N_("Now come the large pieces."),
}

GRIPS = {
    # Translators: how firmly a piece is held, felt with a finger: loose, snug, tight, locked, from nothing to stuck.
    "loose": (N_context("feel of a piece", "loose"), N_("It’s loose.")),
    "snug": (N_context("feel of a piece", "snug"), N_("It’s snug.")),
    "tight": (N_context("feel of a piece", "tight"), N_("It’s tight.")),
    "locked": (N_context("feel of a piece", "locked"), N_("It’s locked.")),
}
"""The grades of the grip, each in a word and in a sentence."""

BEARS = {
    "loose": N_("It carries almost none of the spring’s force."),
    "snug": N_("It carries a little of the spring’s force."),
    "tight": N_("It carries some of the spring’s force."),
    "locked": N_("It carries a lot of the spring’s force."),
}
"""What each word means, in tags, tips and the rule book alike: the more a piece carries, the oftener it trips."""

# Translators: why a computer player chose what it did; after "Greta would pass: " and alone, as a sentence.
REASONS = {
    "only_move": N_("there’s nothing else to do"),
    "any_piece": N_("one piece is as good as another"),
    "larger_one": N_("a larger piece scores more"),
    "looks_loose": N_("it looks loose"),
    "felt_loose": N_("it felt loose before"),
    "felt_snug": N_("it carried only a little before"),
    "feels_loose": N_("it feels loose"),
    "holds_little": N_("it carries only a little"),
    "feel_more": N_("it may be looser than the others"),
    "loosest_felt": N_("none of the pieces felt so far carries less"),
    "too_tight": N_("it’s too likely to trip the bar"),
    "worth_the_risk": N_("it’s worth the risk"),
    "looks_worth_it": N_("it looks worth the risk"),
    "should_not_trip": N_("it should come out without tripping the bar"),
    "nothing_safe": N_("no piece looks worth the risk"),
}


def reason(name: str) -> str:
    """Why a computer player chose what it did."""
    return _(REASONS[name])


def piece_name(number: int) -> str:
    """A piece as a person calls it: its size and its number."""
    return _(_PIECES[size_of(number)], number=number)


def grip_name(grip: int) -> str:
    """How tightly a piece is held, 0 to 100, in a word: loose, snug, tight or locked."""
    return _(GRIPS[grade(grip / 100)][0])


def inches(moved_in: float) -> str:
    """How far the pointer of the bar moved, in inches."""
    # Translators: inches, the marks of the scale; 0.25 of them are a trip.
    return _("{inches} in", inches=_hundredths(moved_in))


def _hundredths(moved_in: float) -> str:
    """Rounded down, so that no safe play reads like the quarter inch that trips (BT-07)."""
    return decimal(max(0.01, floor(moved_in * 100 + 1e-6) / 100), 2)


def of_a_mark(moved_in: float) -> str:
    """How far the pointer moved, of the quarter inch that trips."""
    # Translators: how far the pointer moved, and how far it may not move: such as "0.23 of 0.25 in".
    return _("{inches} of {most} in", inches=_hundredths(moved_in), most=decimal(MARKING_IN, 2))


def tell(events: Sequence[Event]) -> list[str]:
    """The sentences that tell what happened."""
    lines: list[str] = []
    for event in events:
        told = _TOLD[type(event)](event)
        lines += [told] if isinstance(told, str) else told
    return lines


def _began(event: happened.TurnBegan) -> str | list[str]:
    if not event.must_pick:
        return []  # what the seat does next begins with its name
    # Translators: {seat}: a player’s name.
    return _("Everyone has passed twice, so {seat} must take a piece.", seat=seat_name(event.seat))


def _touched(event: happened.Touched) -> str:
    # Translators: {piece}: such as "small piece 3"; {seat}: a player’s name.
    return _("{seat} touches {piece}.", seat=seat_name(event.seat), piece=piece_name(event.piece))


def _grip(event: happened.GripFelt) -> str:
    return _(GRIPS[grade(event.grip / 100)][1])


def _passed(event: happened.Passed) -> str:
    if event.piece:
        # Translators: {piece}: such as "small piece 3"; {seat}: a player’s name.
        return _("{seat} leaves {piece} and passes.", seat=seat_name(event.seat), piece=piece_name(event.piece))
    # Translators: {seat}: a player’s name.
    return _("{seat} passes.", seat=seat_name(event.seat))


def _taking(event: happened.TakeBegan) -> str:
    # Translators: {piece}: such as "small piece 3"; {seat}: a player’s name.
    return _("{seat} lifts {piece}.", seat=seat_name(event.seat), piece=piece_name(event.piece))


STILL_IN, CLOSE_IN = 0.005, 0.8 * MARKING_IN
"""Below the one the pointer did not move; from the other on a safe play was close. By eye."""


def _moves(moved_in: float) -> str:
    if moved_in < STILL_IN:
        # Translators: the pointer of the spring bar, which is read off at the scale.
        return _("The pointer doesn’t move.")
    if moved_in < CLOSE_IN:
        # Translators: {way}: how far the pointer moved, such as "0.12 in".
        return _("The pointer moves {way}.", way=inches(moved_in))
    # Translators: a safe play that was nearly a trip. {way}: such as "0.23 of 0.25 in".
    return _("So close! The pointer moves {way}.", way=of_a_mark(moved_in))


def _kept(event: happened.PieceKept) -> list[str]:
    moved, seat = _moves(event.moved_in), seat_name(event.seat)
    if not event.points:
        # Translators: {seat}: a player’s name.
        return [moved, _("{seat} lifts it out.", seat=seat)]
    # Translators: {number}: how many; {seat}: a player’s name.
    one, many = N_plural("{seat} keeps it for a point.", "{seat} keeps it for {number} points.")
    return [moved, ngettext(one, many, event.points, seat=seat)]


STRAIGHT_MM = 0.05
"""Below this a hand did not stray."""


MM_PER_IN = 25.4


def hand_speed(fastest: float) -> str:
    """How fast a hand went, mm/s, in inches as the scale of the bar has them."""
    # Translators: a speed, inches a second; the bar is measured in inches, too.
    return _("{inches} in/s", inches=decimal(fastest / MM_PER_IN, 1))


def hand_drift(aside: float) -> str:
    """How far a hand strayed, mm, in inches; it is never told to be nothing."""
    # Translators: inches, the marks of the scale; 0.25 of them are a trip.
    return _("{inches} in", inches=decimal(max(0.01, aside / MM_PER_IN), 2))


def hand_drew(fastest: float, aside: float, trips: int | None) -> str:
    """After a trip by one's own hand: how it drew, mm/s and mm, and the risk that the tag told; None if not known."""
    straight = aside < STRAIGHT_MM
    text = (
        # Translators: {speed}: such as "2.8 in/s".
        N_("The hand went straight up and reached {speed}.")
        if straight
        # Translators: {aside}: such as "0.19 in"; {speed}: such as "2.8 in/s".
        else N_("The hand reached {speed} and drifted {aside} sideways.")
    )
    drew = _(text, speed=hand_speed(fastest), aside=hand_drift(aside))
    return drew if trips is None else sentences(drew, _risk_was(trips))


def _risk_was(trips: int) -> str:
    if not trips:
        return _("Even with a steady hand, the risk was under 1%.")
    # Translators: {trips}: percent, as the tag of the touched piece told before the pull: "28% risk".
    return _("Even with a steady hand, the risk was {trips}%.", trips=trips)


def _tripped(event: happened.BarTripped) -> list[str]:
    # Translators: {way}: how far the pointer moved, such as "0.32 in".
    moved = _("The pointer snaps forward {way}. That’s a trip!", way=inches(event.moved_in))
    if not event.penalty:
        one, many = N_plural("That’s the first trip.", "That makes {number} trips.")
        return [moved, ngettext(one, many, event.trips)]
    seat = seat_name(event.seat)
    one, many = N_plural(
        # Translators: {number}: how many; {seat}: a player’s name.
        "{seat} loses a point, and the piece is discarded.",
        "{seat} loses {number} points, and the piece is discarded.",
    )
    return [moved, ngettext(one, many, event.penalty, seat=seat)]


def _thrown(event: happened.PiecesThrown) -> str:
    if len(event.pieces) == 1:
        # Translators: {piece}: such as "small piece 3".
        return _("Jumped out and discarded: {piece}.", piece=piece_name(event.pieces[0]))
    sizes = [size_of(number) for number in event.pieces]
    kinds = [ngettext(*_KINDS[size], sizes.count(size)) for size in SIZES if size in sizes]
    one, many = N_plural(
        # Translators: {number}: how many pieces; {kinds}: a list such as "2 small ones and 1 large one".
        "{number} piece jumps out and is discarded: {kinds}.",
        "{number} pieces jump out and are discarded: {kinds}.",
    )
    return ngettext(one, many, len(sizes), kinds=row(kinds))


def _won(event: happened.Won) -> list[str]:
    one, many = N_plural("One piece is left.", "{number} pieces are left.")
    left = ngettext(one, many, event.left) if event.left else _("The tray is empty.")
    names = [seat_name(seat) for seat in event.winners]
    winners = listed(names)
    # Translators: {winners}: names of the winners; {points}: "12 points".
    one, many = N_plural("{winners} wins with {points}!", "{winners} share the win with {points} each!")
    return [left, ngettext(one, many, len(names), winners=winners, points=points(event.points))]


def points(number: int) -> str:
    """A number of points."""
    # Translators: {number}: how many.
    return ngettext("{number} point", "{number} points", number)


def _solved(event: happened.Solved) -> str:
    one, many = N_plural(
        # Translators: {number}: how many; {seat}: a player’s name.
        "{seat} cleared the tray with {number} trip and wins solitaire!",
        "{seat} cleared the tray with {number} trips and wins solitaire!",
    )
    return ngettext(one, many, event.trips, seat=seat_name(event.seat))


def _failed(event: happened.Failed) -> str:
    one, many = N_plural(
        # Translators: {seat}: a player’s name; {number}: pieces left in the tray.
        "One trip too many: {seat} loses solitaire with one piece left.",
        "One trip too many: {seat} loses solitaire with {number} pieces left.",
    )
    return ngettext(one, many, event.left, seat=seat_name(event.seat))


_TOLD: dict[type[Event], Callable[[Any], str | list[str]]] = {
    LotFell: lambda event: lot_fell(event.seat),
    happened.TrayMixed: lambda _unused: _("The pieces are mixed, and the spring bar is released."),
    happened.TurnBegan: _began,
    happened.Touched: _touched,
    happened.GripFelt: _grip,
    # Translators: {seat}: a player’s name.
    happened.ArchesAsked: lambda event: _("{seat} asks to see the arches.", seat=seat_name(event.seat)),
    happened.Passed: _passed,
    happened.TakeBegan: _taking,
    happened.PieceKept: _kept,
    happened.BarTripped: _tripped,
    happened.PiecesThrown: _thrown,
    happened.SizeBegan: lambda event: _(_NOW_DUE[event.size]),
    happened.Won: _won,
    happened.Solved: _solved,
    happened.Failed: _failed,
}


# The moves of Booby-Trap, as one would say what somebody would do.

# Translators: a move as an infinitive, for "Greta would take it: it feels loose."
_ALONE: dict[type[Move], str] = {
    Take: N_("take it"),
    # Translators: verb, infinitive: a move, as in "Greta would pass: no piece looks worth the risk."
    Pass: N_("pass"),
    AskArches: N_("ask to see the arches"),
}


def move_words(move: Move) -> str:
    """A move, without who makes it."""
    if isinstance(move, Touch):
        # Translators: a move as an infinitive, as in "Greta would touch small piece 5: it looks loose." {piece}: such
        # as "small piece 5".
        return _("touch {piece}", piece=piece_name(move.number))
    return _(_ALONE[type(move)])


# The moments of a match, in words.

# Translators: a memorable moment. {name}: a player’s name; {way}: how far the pointer moved, such as "0.24 of 0.25 in".
_RISKIEST = N_("Closest call: {name} ({way})")
_MOMENTS: Mapping[str, tuple[str, str]] = {
    # Translators: {name}: a player’s name; {number}: how many.
    "row": N_plural("{name}: {number} piece in a row", "{name}: {number} pieces in a row"),
    # Translators: {name}: a player’s name; {number}: how many.
    "thrown": N_plural("{name}: {number} piece jumped out", "{name}: {number} pieces jumped out at once"),
}


def told(moment: Moment, name: str) -> str:
    """A moment of somebody of that name."""
    if moment.kind == "riskiest":
        return _(_RISKIEST, name=name, way=of_a_mark(moment.number))
    return ngettext(*_MOMENTS[moment.kind], int(moment.number), name=name)


# What marks and chapters of a whole match are called, marked for translation.

POINTS = N_context("of each player", "points")
PIECES_TAKEN = N_("pieces taken")
TRIPPED = N_context("a mark", "tripped")
JUMPED = N_context("a mark", "pieces jumped out")
A_FULL_TRAY = N_("A full tray")
ROOM_TO_MOVE = N_("Room to move")
THE_LAST_PIECES = N_("The last pieces")
THE_PIECE_WAS_LIFTED_JUST = N_("The pieces lift as before, but the tray moves differently. The recorded result counts.")
