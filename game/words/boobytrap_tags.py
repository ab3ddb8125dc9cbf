"""What the tag in the tray says of a touched piece, and of a piece that was taken; and what a piece is called there."""

from __future__ import annotations

from collections.abc import Sequence

from game.physics.boobytrap.settled import grade
from game.rules.boobytrap.pieces import size_of
from game.rules.boobytrap.state import State
from game.words.boobytrap import GRIPS, SIZE_NAMES, grip_name, inches, piece_name, points, size_name
from game.words.language import count, later, listed, say

COLOURS = {"S": later("yellow"), "M": later("blue"), "L": later("red")}
_BEARS = {
    "loose": later("It carries next to nothing."),
    "snug": later("It carries some of the spring."),
    "tight": later("It carries much of the spring."),
    "locked": later("It holds the spring up."),
}


def call(name: str) -> str:
    """Whose turn it is."""
    return say("{seat}, your turn", seat=name)


def won(names: Sequence[str]) -> str:
    """Who won, in a few words; where nobody did, the bar."""
    if not names:
        return say("The bar wins!")
    return count("{seats} wins!", "{seats} win!", len(names), seats=listed(names))


def felt(grip: int) -> tuple[str, str]:
    """A grip of 0 to 100 as a word and a line."""
    found = grade(grip / 100)
    return say(GRIPS[found][0]), say(_BEARS[found])


def touched(number: int, grip: int) -> str:
    """Which piece lies under the hand, and how it is held."""
    return say("A {size} piece: {grip}.", size=size_name(size_of(number)), grip=grip_name(grip))


def piece_hint(number: int, worth: int) -> str:
    """A piece explained where it is pointed at."""
    size = size_of(number)
    name = say("{size} {colour} piece {number}", size=say(SIZE_NAMES[size]).capitalize(), colour=say(COLOURS[size]),
               number=number)  # fmt: skip
    return say("{name}, worth {points}.", name=name, points=points(worth)) if worth else say("{name}.", name=name)


def kept(worth: int, moved_in: float) -> tuple[str, str]:
    """A safe play as a word and a line."""
    word = say("+{points}", points=worth) if worth else say("out!")
    if moved_in < 0.005:
        return word, say("The bar did not move.")
    return word, say("The bar moved {way}.", way=inches(moved_in))


def tripped(penalty: int, moved_in: float, thrown: int) -> tuple[str, str]:
    """A trip as a word and a line."""
    line = say("The bar snapped {way}: the piece is lost.", way=inches(moved_in))
    if thrown:
        line += " " + count("One more jumped out.", "{number} more jumped out.", thrown)
    return (say("trip! −{points}", points=penalty) if penalty else say("trip!")), line


def goes_on(number: int) -> str:
    """A pull that was under way when the window was closed."""
    return say("The pull of the {piece} goes on where the match was left.", piece=piece_name(number))


def jumped(number: int) -> str:
    """Pieces that jumped out on a safe play."""
    return count("One piece jumped out.", "{number} pieces jumped out.", number)


def holds(name: str, computer: bool, pieces: int, score: int | None) -> str:
    """Who sits at a seat, and what it has; no score in solitaire."""
    who = say("a computer player") if computer else say("a person")
    has = count("{number} piece", "{number} pieces", pieces)
    if score is None:
        return say("{seat} is {who} and has {pieces}.", seat=name, who=who, pieces=has)
    return say("{seat} is {who} and has {pieces}, {points}.", seat=name, who=who, pieces=has, points=points(score))


def stands(state: State) -> str:
    """How a match stands: how many pieces are left, and in solitaire the trips so far."""
    left = count("One piece is left.", "{number} pieces are left.", len(state.left))
    if not state.table.solitaire:
        return left
    return f"{left} " + count("{number} trip so far.", "{number} trips so far.", state.trips[0])
