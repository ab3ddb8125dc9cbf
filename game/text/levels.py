"""What is said before a match: the levels of computer players, who begins, what is wrong with a set-up."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.acts import BadSetup, Move
from game.core.setup import Setup, beginner
from game.text import ONLY_MOVE, move_words, reason
from game.text.language import N_, N_context, _, capital, either
from game.text.seats import seat_name

LEVEL_NAMES = {
    1: N_context("level of a computer player", "Easy"),
    2: N_context("level of a computer player", "Medium"),
    3: N_context("level of a computer player", "Hard"),
}


def level_name(level: int, levels: Sequence[int]) -> str:
    """A level of a game as a person calls it; where there is only one it has no name."""
    return _(LEVEL_NAMES[level]) if len(levels) > 1 else _("A computer player")


def adviser(level: int, levels: Sequence[int]) -> str:
    """A computer player of a level, as somebody who has not met it yet is told of it."""
    # Translators: {level} is Easy, Medium or Hard; as in "The Hard computer player would roll the die: ..."
    words = N_("The {level} computer player") if len(levels) > 1 else N_("A computer player")
    return _(words, level=level_name(level, levels))


def would(game_id: str, who: str, move: Move, why: str) -> str:
    """What somebody would do, and the reason, in a sentence; the act alone where it is the only one.

    why: the name of the reason.
    """
    if why == ONLY_MOVE:
        # Translators: the only thing that can be done now. {move}: as an order, such as “Roll the die”.
        return _("{move}.", move=capital(move_words(game_id, move)))
    # Translators: {who}: “A computer player” or “The Hard computer player”; {move}: what it would do, such as “roll the
    # die”; {reason}: why, a part of a sentence.
    return _("{who} would {move}: {reason}.", who=who, move=move_words(game_id, move), reason=reason(game_id, why))


# What is wrong with a set-up that was written by hand, as on the command line.

# Translators: {name} is a seat or an option as it is written on the command line, {given} what was written instead.
WRONG = (
    # Translators: {name}: an option as it is typed; {low}, {high}: numbers; {given}: what was typed.
    N_("{name} must be {low} to {high}, not {given}"),
    # Translators: {name}: an option as it is typed; {choices}: words, as in “a, b or c”; {given}: what was typed.
    N_("{name} must be {choices}, not {given}"),
    # Translators: {name}: an option as it is typed; classic stays; {given}: what was typed.
    N_("{name} must be classic or a machine that fits, not {given}"),
    # Translators: {name}: an option of the command line; {example}: what it may be; {given}: what it was.
    N_("{name} must be whole numbers from {low} to {high} that never drop, such as {example}, not {given}"),
    # Translators: {game}: the name of a game; {least}, {most}: how many can play; {seats}: how many were asked for.
    N_("{game} is for {least} to {most} players, not {seats}"),
    # Translators: {names}: names of seats as they are typed; {given}: what was typed.
    N_("each seat must be a different one of {names}, not {given}"),
    # Translators: {game}: the name of a game; {given}: what was typed; {names}: the options that there are.
    N_("{game} has no option {given}; it has {names}"),
    # Translators: {name}: an option as it is typed; {given}: what was typed.
    N_("{name} must be a seat at the table, not {given}"),
    # Translators: {name}: a seat as it is typed; {levels}: numbers; {given}: what was typed. human and bot stay.
    N_("{name} must be human or bot:{levels}, not {given}"),
)


def wrong_setup(error: BadSetup) -> str:
    """Why a set-up cannot be."""
    told = {name: either(each) if isinstance(each, tuple) else each for name, each in error.values.items()}
    return _(error.text, **told)


# Who begins a match, in words.


def who_begins(setup: Setup) -> str:
    """Who begins a match, and how the turns go on."""
    first = beginner(setup)
    if first is None:
        return _("A random draw decides who goes first. Then play goes around the table.")
    seat = seat_name(setup.names[first])
    # Translators: {seat}: a player’s name or color.
    return _("{seat} goes first. Then play goes around the table.", seat=seat)


def lot_fell(seat: str) -> str:
    """Whom the lot chose to begin."""
    # Translators: {seat}: a player’s name or color.
    return _("{seat} wins the draw and goes first.", seat=seat_name(seat))
