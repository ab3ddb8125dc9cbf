"""What is read at the table of Booby-Trap: panel, tags, the tray for those who hear it, tips."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from game.games.boobytrap.rules.pieces import RuleOptions, size_of
from game.games.boobytrap.rules.state import State
from game.games.boobytrap.text.log import (
    BEARS,
    CLOSE_IN,
    GRIPS,
    STILL_IN,
    STRAIGHT_MM,
    grip_name,
    hand_drift,
    hand_speed,
    inches,
    of_a_mark,
    piece_name,
    points,
)
from game.games.boobytrap.tray.packing import DEPTH, RADII, WIDTH
from game.games.boobytrap.tray.risks import trips_in_100
from game.games.boobytrap.tray.settled import grade
from game.machine.specs import Pose
from game.text.coach import WELCOME, Tip
from game.text.language import (
    N_,
    N_context,
    N_plural,
    _,
    capital,
    listed,
    ngettext,
    row,
    sentences,
    spoken_once,
)
from game.text.language import row as in_a_row
from game.text.queries import SeatAnswers, has
from game.text.screens import NOBODY_WINS
from game.text.seats import seat_name

# actions
PRESS_A_PIECE_TO_FEEL = N_("Press a piece to feel its hold.")
LEAVES_THE_TURN_TO_THE = N_("Passes the turn to the next player.")
TOUCH_A_PIECE = N_("Touch a piece.")
# Translators: {points}: how many points a trip costs. The − is a minus sign.
IF_THE_BAR_MOVES_A = N_("Keep the pointer in the green band, or lose the piece: −{points}.")
THE_BAR_IS_DRAWN_BACK = N_("The bar is pulled back, then released.")
THE_PIECES_ARE_BEING_MIXED = N_("The pieces are being mixed.")
# Translators: headline while somebody else plays. {seat}: a player’s name.
PLAYS = N_("{seat}’s turn")
# Translators: what a key or a button of a pad does, in a word or two, small under the screen.
MENU = N_context("what a key does", "menu")
THE_TRAY_IS_LAID_AS = N_("The tray is set up the way you left it.")
LIFTING_A_PIECE = {
    "S": N_("Lifting a small piece…"),
    "M": N_("Lifting a medium piece…"),
    "L": N_("Lifting a large piece…"),
}
TOUCHING_A_PIECE = {
    "S": N_("Touching a small piece."),
    "M": N_("Touching a medium piece."),
    "L": N_("Touching a large piece."),
}
# Translators: headline while a computer player looks for its move.
THINKING = N_("Thinking…")
LIFTS_THE_PIECE_STRAIGHT_UP = N_("Lifts the piece steadily, straight up.")
TOUCH_A_PIECE_FIRST = N_("Touch a piece first.")
TAKE_IT = N_("Take it")
# Translators: a button, for whoever plays with own hands: lays the hand on the piece, which is then drawn up.
TAKE_HOLD = N_("Take hold")
TOUCH_A_SIZE_PIECE = {
    "S": N_("Touch a small piece."),
    "M": N_("Touch a medium piece."),
    "L": N_("Touch a large piece."),
}
EVERYONE_PASSED_TWICE_PICK_A = N_("Everyone passed twice. Take a piece.")
IF_THE_BAR_MOVES_A_MARK = N_("Keep the pointer in the green band, or it’s a trip.")
THE_GAME_IS_OVER = N_("The match is over.")
# Translators: {seat}: a player’s name.
WAIT = N_("Wait, {seat}")
THAT_MOVE_DID_NOT_COUNT = N_("That move didn’t count.")
# Translators: {seat}: a player’s name.
BEGINS = N_("{seat} goes first")
PIECE = N_context("what a key does", "piece")
TOUCH = N_context("what a key does", "touch")
THEN_TAKE_IT_OR_PASS = N_("Then take it or pass.")
# Translators: a button: to leave the turn to the next player.
PASS = N_context("button", "Pass")
LOOK_AT_THE_ARCHES_IF = N_("Look at the arches if you like.")
MOVE = N_context("what a key does", "move")
CHOOSE = N_context("what a key does", "choose")
TO_TAKE_IT_PRESS_THE = N_("To take it, press the piece and pull it up, slowly and straight.")
DRAW_IT_SLOWLY = N_("Your hand is on it. Pull it up, slowly and straight.")
SLOWLY_AND_STRAIGHT_WHAT_IS = N_(
    "Slowly and straight! A tight piece creaks before it gives. Keep the pointer in the green band."
)
# Translators: a hand of one's own has let go of a piece that is drawn half out of the tray; it stays up there.
IT_WAITS = N_("It waits for your hand.")
TAKE_HOLD_AGAIN = N_("Take hold of it again and pull on.")
LAYS_YOUR_HAND_ON_IT = N_("Puts your hand on the piece. Then pull it up.")
LET_IT_COME = N_("Pull for me")
YOUR_HAND_GOES_UP_BY = N_("Your hand goes up by itself, at an even speed.")
DRAW = N_context("what a key does", "pull")
KEEP_STRAIGHT = N_("keep straight")
LET_GO = N_context("what a key does", "let go")

# hand rows
# Translators: one letter that stands for a size: small, medium, large.
SIZE_LETTERS = {
    "S": N_context("letter of a size", "S"),
    "M": N_context("letter of a size", "M"),
    "L": N_context("letter of a size", "L"),
}
# Translators: heading of a column of the score pad: pieces taken.
TAKEN = N_("Taken")
# Translators: noun, heading of a column of the score pad: how often the bar has tripped.
TRIPS = N_("Trips")
# Translators: noun, heading of a column of the score pad: points.
SCORE = N_("Score")

# result
SHOWS_WHAT_IS_LEFT_IN = N_("Shows what’s left in the tray, and its arches.")
YOU_CLEARED_THE_TRAY = N_("You cleared the tray!")
ONE_TRIP_TOO_MANY = N_("One trip too many")
THE_TRAY = N_("The tray")

# score
# Translators: {number}: how many.
PIECE_LEFT_COUNT = N_plural("{number} piece left", "{number} pieces left")
# Translators: under the number of pieces left. {number}: pieces that are out of the game; {ends}: with how many pieces
# left the match ends.
DISCARDED_ENDS_WITH = N_("{number} discarded; ends with {ends} left")
# Translators: {passes}: how often players have passed in a row; {most}: how many passes are allowed.
PASSES_OF = N_("Passes: {passes} of {most}")
ONCE_EVERYBODY_HAS_PASSED_TWICE = N_(
    "Passes in a row. Once everyone has passed twice in a row, the next player must take a piece."
)
# Translators: {trips}: how often the bar has tripped; {most}: how many trips are allowed.
TRIPS_OF = N_("Trips: {trips} of {most}")
# Translators: no more trips are allowed. {trips}: how often the bar has tripped.
TRIPS_SO_FAR = N_("Trips: {trips}")
ONE_MORE_TRIP_LOSES = N_("One more trip loses!")
A_FOURTH_TRIP_LOSES = N_("The fourth trip loses.")
NO_PASSING = N_("No passing")

# sidebar
# Translators: the space bar of the keyboard.
SPACE = N_context("key", "Space")
LINES_FROM_PIECE_TO_PIECE = N_("Thicker lines between pieces carry more force. Everyone can see that you asked.")
WHERE_THE_FORCE_RUNS = N_("where the force runs")
SHOW_THE_ARCHES = N_("Show the arches")

# sidebar widgets
# Translators: state of a switch: the arches are shown.
ON = N_("On")
# Translators: state of a switch: the arches are not shown.
OFF = N_("Off")

# tag and legend
# Translators: {done}, {whole}: how many moves have been replayed, and how many there are.
LAYING_THE_TRAY_AGAIN_OF = N_("Setting up the tray: {done} of {whole}")
THE_WHOLE = N_("all of it")
# Translators: these three stand in a legend: how much of the spring's force a line carries.
HALF = N_context("share of the force", "half")
A_LITTLE = N_("a little")
LIT_PIECES_WITH_NO_LINE = N_("Bright pieces without a line are loose.")
SPRING_FORCE = N_("Spring force")

# workshop
MIX_THE_PIECES_TOUCH_ONE = N_("Mix the pieces, touch one, take it.")
THE_LINES_SHOW_WHICH_PIECES = N_("Lines show which pieces hold the bar. Take one without a line, and nothing moves.")
YOU_CAN_PUT_BACK_WHATEVER = N_("You can put back anything you take.")
THE_WORKSHOP = N_("The Workshop")
PUT_BACK = N_("Put back")
LIFTS_THE_TOUCHED_PIECE_OR = N_("Lifts the touched piece. Or press it and pull it up.")
TO_THE_SHELF = N_("To the shelf")
MIX = N_context("button", "Mix")
PUTS_ALL_PIECES_BACK_AND = N_("Puts all the pieces back and mixes them again.")
THE_TRAY_AS_IT_WAS = N_("Puts the tray back as it was.")
LINES_FROM_PIECE_TO_PIECE_AS = N_("Thicker lines between pieces carry more force.")
# Translators: the name of whoever plays with the tray in the Workshop, where other names stand else.
YOU = N_context("player", "You")
# Translators: verb, a button: skips to the end of what is shown.
SKIP = N_("Skip")
SKIPS_TO_THE_END = N_("Skips to the end.")


# What the tag in the tray says of a touched piece, and of a piece that was taken; and what a piece is called there.

_HINTS = {
    # Translators: {number}: the number on the piece; {number}: the number on the piece; {points}: "2 points".
    "S": (N_("Small yellow piece {number}."), N_("Small yellow piece {number}, worth {points}.")),
    # Translators: {number}: the number on the piece; {number}: the number on the piece; {points}: "2 points".
    "M": (N_("Medium blue piece {number}."), N_("Medium blue piece {number}, worth {points}.")),
    # Translators: {number}: the number on the piece; {number}: the number on the piece; {points}: "2 points".
    "L": (N_("Large red piece {number}."), N_("Large red piece {number}, worth {points}.")),
}
_FIRST = {
    "S": N_("The small pieces come first."),
    "M": N_("The medium pieces come first."),
    "L": N_("The large pieces come first."),
}
# Translators: {grip} is a word: loose, snug, tight or locked.
_TOUCHED = {
    # Translators: {grip}: how firmly it is held: loose, snug, tight or locked.
    "S": N_("A small piece: {grip}."),
    # Translators: {grip}: how firmly it is held: loose, snug, tight or locked.
    "M": N_("A medium piece: {grip}."),
    # Translators: {grip}: how firmly it is held: loose, snug, tight or locked.
    "L": N_("A large piece: {grip}."),
}


def call(name: str) -> str:
    """Whose turn it is."""
    # Translators: {seat}: a player’s name.
    return _("{seat}, your turn", seat=name)


def won(names: Sequence[str]) -> str:
    """Who won, in a few words."""
    if not names:
        return _(NOBODY_WINS)
    # Translators: {seats}: names of players.
    return ngettext("{seats} wins!", "{seats} win!", len(names), seats=listed(names))


def felt(
    number: int, grip: int, table: RuleOptions | None = None, room: float | None = None, picks: int | None = None
) -> tuple[str, str]:
    """The grip of a piece, 0 to 100, as a word and a line; where points are counted, what taking it should bring.

    room, picks: as `trips_in_100` has them.
    """
    found, size = grade(grip / 100), size_of(number)
    trips = trips_in_100(found, size, room, picks)
    line = sentences(_(BEARS[found]), risk(trips) if room is None else _risk_here(trips))
    if table is not None and not table.solitaire:
        # Translators: {points}: such as "2 points"; may be below zero.
        line = sentences(line, _("On average, it’s worth {points}.", points=points(expected(trips, size, table))))
    return _(GRIPS[found][0]), line


def expected(trips: int, size: str, table: RuleOptions) -> int:
    """What taking a piece brings on average if so many of 100 trip: its points, or less the penalty."""
    return round(((100 - trips) * table.value(size) - trips * table.penalty) / 100)


def odds(number: int, grip: int, room: float | None = None, picks: int | None = None) -> str:
    """How many pieces trip that are as large and held so, in hundredths and as briefly as can be."""
    trips = trips_in_100(grade(grip / 100), size_of(number), room, picks)
    # Translators: on a small tag: how likely the bar trips. {trips}: percent.
    return _("{trips}% risk", trips=trips) if trips else _("< 1% risk")


def risk(trips: int) -> str:
    """How many pieces trip that are held so."""
    if not trips:
        return _("Fewer than 1 in 100 like it trip the bar.")
    # Translators: {trips}: a number of 1 to 100.
    return _("About {trips} in 100 like it trip the bar.", trips=trips)


def _risk_here(trips: int) -> str:
    """The same of the tray as it is: how much room it leaves, and how long ago it tripped, count as well."""
    if not trips:
        return risk(0)
    # Translators: {trips}: a number of 1 to 100.
    return _("In a tray like this, about {trips} in 100 like it trip the bar.", trips=trips)


def barred(state: State) -> tuple[str, str]:
    """Why a piece cannot be touched now, as a word and a line."""
    if state.touched:
        return _("Just one!"), _("Take the piece you touched, or pass.") if state.may_pass else _(
            "Take the piece you touched."
        )
    return _("Not yet!"), _(_FIRST[size_of(state.left[0])])


def snapping(penalty: int) -> tuple[str, str]:
    """A trip as it happens, as a word and a line."""
    return _trip(penalty), _("The bar snapped!")


def _trip(penalty: int) -> str:
    if penalty:
        # Translators: on a tag as the bar snaps. {points}: a number of points lost. The − is a minus sign.
        return _("Trip! −{points}", points=penalty)
    # Translators: noun, on a tag as the bar snaps, where no points are counted.
    return _("Trip!")


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
    # Translators: on a tag beside a piece that was taken out, where no points are counted.
    out = _("Out!")
    # Translators: on a tag beside a piece that was taken. {points}: a number of points.
    word = _("+{points}", points=worth) if worth else out
    if moved_in < STILL_IN:
        # Translators: the pointer of the spring bar, which is read off at the scale.
        return word, _("The pointer didn’t move.")
    if moved_in < CLOSE_IN:
        # Translators: {way}: how far the pointer moved, such as "0.12 in".
        return word, _("The pointer moved {way}.", way=inches(moved_in))
    # Translators: a safe play that was nearly a trip. {way}: such as "0.23 of 0.25 in".
    return word, _("So close! The pointer moved {way}.", way=of_a_mark(moved_in))


# Translators: in large letters across the tray as the bar snaps.
SPRUNG = N_("Trip!")


def tripped(penalty: int, moved_in: float, thrown: int) -> tuple[str, str]:
    """A trip as a word and a line."""
    # Translators: {way}: how far the pointer moved, such as "0.32 in".
    line = _("The pointer snapped forward {way}. The piece is lost.", way=inches(moved_in))
    if thrown:
        line = sentences(line, ngettext("One more jumped out.", "{number} more jumped out.", thrown))
    return _trip(penalty), line


def drew(fastest: float, aside: float) -> str:
    """How one's own hand drew a piece that tripped, mm/s and mm, in inches and as briefly as can be."""
    speed = hand_speed(fastest)
    if aside < STRAIGHT_MM:
        # Translators: {speed}: such as "2.8 in/s".
        return _("Hand: {speed}, straight up.", speed=speed)
    # Translators: on a small tag: how fast a hand drew a piece, such as "2.8 in/s", and how far it strayed from the
    # straight way up, such as "0.19 in".
    return _("Hand: {speed}, {aside} sideways.", speed=speed, aside=hand_drift(aside))


def goes_on(number: int) -> str:
    """A pull that was under way when the window was closed."""
    # Translators: {piece}: such as "small piece 3".
    return _("You left in the middle of a pull. It goes on now: {piece}.", piece=piece_name(number))


def jumped(number: int) -> str:
    """Pieces that jumped out on a safe play."""
    return ngettext("One piece jumped out.", "{number} pieces jumped out.", number)


def holds(name: str, computer: bool, pieces: int, score: int | None) -> str:
    """Who sits at a seat, and what it has; no score in solitaire."""
    # Translators: {number}: how many.
    has = ngettext("{number} piece", "{number} pieces", pieces)
    if score is not None:
        has = row((has, points(score)))
    # Translators: for screen readers. {seat}: a player’s name; {has}: such as "3 pieces, 7 points".
    who = N_("{seat}, a computer player: {has}.") if computer else N_("{seat}, a person: {has}.")
    return _(who, seat=name, has=has)


def stands(state: State) -> str:
    """How a match stands: how many pieces are left, and in solitaire the trips so far."""
    left = ngettext("One piece is left.", "{number} pieces are left.", len(state.left))
    if not state.table.solitaire:
        return left
    # Translators: {number}: how many.
    return sentences(left, ngettext("{number} trip so far.", "{number} trips so far.", state.trips[0]))


def answers(state: State, asker: str) -> SeatAnswers:
    """What the tray answers to a seat."""
    table = state.table

    def told(number: int) -> str:
        # Translators: {number}: how many.
        pieces = ngettext("{number} piece", "{number} pieces", len(state.hands[number]))
        # Translators: how often the bar has tripped. {number}: how many.
        trips = ngettext("{number} trip", "{number} trips", state.trips[number])
        parts = (pieces, trips) if table.solitaire else (pieces, points(state.scores[number]), trips)
        return has(seat_name(table.seats[number]), in_a_row(parts))

    own = table.seats.index(asker)
    known = {number: grip for (number, grip), by in zip(state.felt, state.by, strict=True) if own in by}  # BT-28
    grip = known.get(state.touched) if state.seat == asker else None
    hand = (touched(state.touched, grip),) if state.touched and grip is not None else ()
    first = (_(_FIRST[size_of(state.left[0])]),) if table.by_size and state.left else ()
    others = tuple(told(number) for number in range(len(table.seats)) if number != own)
    return SeatAnswers((stands(state), *first, *hand), (told(own),), others)


# The tray of Booby-Trap for those who hear it: each piece by its place, its neighbours and how it felt.

_NEAR_MM = 0.8
"""Pieces no further apart than this touch each other as far as a finger can tell."""
_ROWS = (N_("in front"), N_("in the middle"), N_("at the bar"))
_COLUMNS = (N_("on the left"), N_("halfway across"), N_("on the right"))


def _place(pose: Pose) -> str:
    x, y = pose[0], pose[1]
    standings_row = _ROWS[min(2, max(0, int(3 * y / DEPTH)))]
    column = _COLUMNS[min(2, max(0, int(3 * (x / WIDTH + 0.5))))]
    return in_a_row((_(standings_row), _(column)))


def _gap(number: int, one: Pose, other: int, two: Pose) -> float:
    return math.dist(one[:2], two[:2]) - RADII[size_of(number)] - RADII[size_of(other)]


def _neighbours(number: int, poses: Mapping[int, Pose]) -> str:
    """What touches it: pieces, walls and the bar, at the most all of them."""
    here, radius = poses[number], RADII[size_of(number)]
    near = [piece_name(other) for other, pose in poses.items()
            if other != number and _gap(number, here, other, pose) <= _NEAR_MM]  # fmt: skip
    if WIDTH / 2 - abs(here[0]) - radius <= _NEAR_MM:
        near.append(_("the right wall") if here[0] > 0 else _("the left wall"))
    if here[1] - radius <= _NEAR_MM:
        near.append(_("the front wall"))
    # Translators: {things}: a list of pieces and walls.
    return _("touches {things}", things=listed(near)) if near else _("touches nothing")


_LABELS = {
    # Translators: label of a piece on the tray, for screen readers. {number}: the number on the piece.
    "S": N_context("label", "Small piece {number}"),
    # Translators: label of a piece on the tray, for screen readers. {number}: the number on the piece.
    "M": N_context("label", "Medium piece {number}"),
    # Translators: label of a piece on the tray, for screen readers. {number}: the number on the piece.
    "L": N_context("label", "Large piece {number}"),
}


def piece(number: int, poses: Mapping[int, Pose], grip: int | None) -> str:
    """A piece: its size and number, where it lies, what touches it, and how it felt if it was felt."""
    told = [_(_LABELS[size_of(number)], number=number)]
    if grip is not None:
        told.append(grip_name(grip))
    if number in poses:
        told += [_place(poses[number]), _neighbours(number, poses)]
    return in_a_row(told)


def standings_row(name: str, pieces: int, trips: int, score: int | None) -> str:
    """A seat of the standings; no score in solitaire."""
    # Translators: {number}: how many.
    told = [ngettext("{number} piece", "{number} pieces", pieces), ngettext("{number} trip", "{number} trips", trips)]
    # Translators: standings for screen readers. {name}: a player’s name (or a part); {where}: what the player has, or
    # where it is.
    return _("{name}: {where}", name=name, where=in_a_row(told + ([] if score is None else [points(score)])))


# What is said while feeling a piece is practised.

AS_IT_LAY = N_("The tray as it was. Pull the piece by hand, as often as you like.")
PRACTISE_FEELING = N_("Practice touching")
TOUCH_ANY_PIECE = N_("Touch any piece and listen. A knock means loose. The higher the creak, the tighter.")
HOW_IS_IT_HELD = N_("How firmly is it held? Guess, or just look.")
LOOK = N_("Show me")
SHOWS_HOW = N_("Shows how firmly the piece is held, without a guess.")
YOU_GUESS = N_("Guess that the piece is held this firmly.")
TAKE_A_LOOSE_ONE = N_("Now take a loose one and watch the pointer.")
# Translators: a button: ends what one is doing.
DONE = N_("Done")
ENDS_THE_PRACTICE = N_("Ends the practice.")
RIGHT = {
    "loose": N_("Right, it’s loose."),
    "snug": N_("Right, it’s snug."),
    "tight": N_("Right, it’s tight."),
    "locked": N_("Right, it’s locked."),
}
WRONG = {
    "loose": N_("No, it’s loose."),
    "snug": N_("No, it’s snug."),
    "tight": N_("No, it’s tight."),
    "locked": N_("No, it’s locked."),
}


def grip_word(grade: str) -> str:
    """A grade of the grip, for a button."""
    return capital(_(GRIPS[grade][0]))


def guessed(right: int, count: int) -> str:
    """How many guesses were right."""
    # Translators: {right}: how many guesses were right; {number}: how many guesses there were.
    return ngettext("{right} of {number} guess was right.", "{right} of {number} guesses were right.", count,
                    right=right)  # fmt: skip


def held_still(still: int, count: int) -> str:
    """In how many pulls the bar did not trip."""
    # Translators: {still}: in how many pulls the bar did not trip; {number}: how many pulls there were.
    return ngettext("The bar didn’t trip in {still} of {number} pull.",
                    "The bar didn’t trip in {still} of {number} pulls.", count, still=still)  # fmt: skip


# Tips for a first match of Booby-Trap, in the order in which they usually matter.

TIPS = (
    WELCOME,
    Tip("touch", N_("Touch a piece"), N_("Touch a piece to feel how firmly it’s held. You may touch one per turn.")),
    Tip("alone", N_("Touch a piece"), N_("Touch a piece to feel how firmly it’s held. Touch as many as you like.")),
    Tip("loose", N_("It’s loose"), N_("Nothing leans on it, so it should come out without moving the bar.")),
    Tip(
        "held",
        N_("It’s held"),
        N_(
            "Snug carries a little, tight some, locked a lot. Large pieces, free room, and picks since a trip add risk."
        ),
    ),
    Tip("draw", N_("Pull it up"), N_("Press the piece and pull it up, slowly and straight. A tight piece creaks.")),
    Tip(
        "gauges",
        N_("Your hand"),
        N_("The tall gauge fills as the piece rises. The thin one shows how hard it drags. Keep the bubble centered."),
    ),
    Tip("take", N_("Take it"), N_("Automatic lifts the piece straight up for you.")),
    Tip("pass", N_("Too risky?"), N_("Pass, and the next player has to find something better.")),
    Tip(
        "bar",
        N_("Watch the pointer"),
        N_("Keep it in the green band. Only the pointer counts. The bar’s other end may swing farther."),
    ),
    # Translators: noun, title of a tip and a setting: lines of force from piece to piece.
    Tip("arches", N_("Arches"), N_("Lines show which pieces carry the spring. Pieces without a line are loose.")),
)
