"""What the tag in the tray says of a touched piece, and of a piece that was taken; and what a piece is called there."""

from __future__ import annotations

from collections.abc import Sequence

from game.physics.boobytrap.risks import trips_in_100
from game.physics.boobytrap.settled import grade
from game.rules.boobytrap.options import RuleOptions
from game.rules.boobytrap.pieces import size_of
from game.rules.boobytrap.state import State
from game.text.boobytrap.log import BEARS, GRIPS, grip_name, inches, piece_name, points
from game.text.language import N_, _, decimal, listed, ngettext, row, sentences, spoken_once

_HINTS = {
    "S": (N_("Small yellow piece {number}."), N_("Small yellow piece {number}, worth {points}.")),
    "M": (N_("Medium blue piece {number}."), N_("Medium blue piece {number}, worth {points}.")),
    "L": (N_("Large red piece {number}."), N_("Large red piece {number}, worth {points}.")),
}
_FIRST = {
    "S": N_("The small pieces come first."),
    "M": N_("The medium pieces come first."),
    "L": N_("The large pieces come first."),
}
# Translators: {grip} is a word: loose, snug, tight or locked.
_TOUCHED = {
    "S": N_("A small piece: {grip}."),
    "M": N_("A medium piece: {grip}."),
    "L": N_("A large piece: {grip}."),
}


def call(name: str) -> str:
    """Whose turn it is."""
    return _("{seat}, your turn", seat=name)


def won(names: Sequence[str]) -> str:
    """Who won, in a few words; where nobody did, the bar."""
    if not names:
        return _("The bar wins!")
    return ngettext("{seats} wins!", "{seats} win!", len(names), seats=listed(names))


def felt(number: int, grip: int, table: RuleOptions | None = None) -> tuple[str, str]:
    """The grip of a piece, 0 to 100, as a word and a line; where points are counted, what taking it should bring."""
    found, size = grade(grip / 100), size_of(number)
    line = sentences(_(BEARS[found]), risk(trips_in_100(found, size)))
    if table is not None and not table.solitaire:
        line = sentences(line, _("On average it brings {points}.", points=points(expected(found, size, table))))
    return _(GRIPS[found][0]), line


def expected(grade: str, size: str, table: RuleOptions) -> int:
    """What taking a piece brings on average, as often as such pieces trip: its points, or less the penalty."""
    trips = trips_in_100(grade, size)
    return round(((100 - trips) * table.value(size) - trips * table.penalty) / 100)


def odds(number: int, grip: int) -> str:
    """How many pieces trip that are as large and held so, in hundredths and as briefly as can be."""
    trips = trips_in_100(grade(grip / 100), size_of(number))
    return _("{trips} % trip", trips=trips) if trips else _("< 1 % trip")


def risk(trips: int) -> str:
    """How many pieces trip that are held so."""
    if not trips:
        return _("Fewer than 1 in 100 trip the bar.")
    return _("About {trips} in 100 trip the bar.", trips=trips)


def barred(state: State) -> tuple[str, str]:
    """Why a piece cannot be touched now, as a word and a line."""
    if state.touched:
        return _("One touch!"), _("Take the piece you touched, or pass.") if state.may_pass else _(
            "Take the piece you touched."
        )
    return _("Not yet!"), _(_FIRST[size_of(state.left[0])])


def snapping(penalty: int) -> tuple[str, str]:
    """A trip as it happens, as a word and a line."""
    return (_("trip! −{points}", points=penalty) if penalty else _("trip!")), _("The bar has snapped!")


def touched(number: int, grip: int) -> str:
    """Which piece lies under the hand, and how it is held."""
    return _(_TOUCHED[size_of(number)], grip=grip_name(grip))


@spoken_once
def piece_hint(number: int, worth: int) -> str:
    """A piece explained where it is pointed at."""
    plain, scored = _HINTS[size_of(number)]
    return _(scored, number=number, points=points(worth)) if worth else _(plain, number=number)


def kept(worth: int, moved_in: float) -> tuple[str, str]:
    """A safe play as a word and a line."""
    word = _("+{points}", points=worth) if worth else _("out!")
    if moved_in < 0.005:
        return word, _("The bar did not move.")
    return word, _("The bar moved {way}.", way=inches(moved_in))


def tripped(penalty: int, moved_in: float, thrown: int) -> tuple[str, str]:
    """A trip as a word and a line."""
    line = _("The bar snapped {way}: the piece is lost.", way=inches(moved_in))
    if thrown:
        line = sentences(line, ngettext("One more jumped out.", "{number} more jumped out.", thrown))
    return (_("trip! −{points}", points=penalty) if penalty else _("trip!")), line


def drew(fastest: float, aside: float) -> str:
    """How one's own hand drew a piece that tripped, mm/s and mm, as briefly as can be."""
    # Translators: on a small tag: how fast a hand drew a piece, and how far it strayed from the straight way up.
    return _("The hand: {speed} mm/s, {aside} mm aside.", speed=round(fastest), aside=decimal(aside, 1))


def goes_on(number: int) -> str:
    """A pull that was under way when the window was closed."""
    return _("The match was left in mid-pull: the pull of {piece} goes on.", piece=piece_name(number))


def jumped(number: int) -> str:
    """Pieces that jumped out on a safe play."""
    return ngettext("One piece jumped out.", "{number} pieces jumped out.", number)


def holds(name: str, computer: bool, pieces: int, score: int | None) -> str:
    """Who sits at a seat, and what it has; no score in solitaire."""
    has = ngettext("{number} piece", "{number} pieces", pieces)
    if score is not None:
        has = row((has, points(score)))
    who = N_("{seat}, a computer player: {has}.") if computer else N_("{seat}, a person: {has}.")
    return _(who, seat=name, has=has)


def stands(state: State) -> str:
    """How a match stands: how many pieces are left, and in solitaire the trips so far."""
    left = ngettext("One piece is left.", "{number} pieces are left.", len(state.left))
    if not state.table.solitaire:
        return left
    return sentences(left, ngettext("{number} trip so far.", "{number} trips so far.", state.trips[0]))
