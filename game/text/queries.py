"""What a player can ask at any time, and what the answers are made of."""

from __future__ import annotations

from typing import NamedTuple

from game.text.language import N_, _

# Translators: noun, a button and the title of a page: questions about the match that a key answers.
QUESTIONS = N_("Questions")
QUESTIONS_HINT = N_("Questions you can ask, and their keys.")
ASK_AT_ANY_TIME = N_("Ask at any time with these keys. The answer is spoken and shown.")
NOTHING_TO_TELL = N_("Nothing to tell here.")
THE_MATCH_IS_OVER = N_("The match is over.")
NAMES = {
    # Translators: a question that a key asks. Also in the list of what keys and buttons do.
    "where": N_("Where am I?"),
    # Translators: a question that a key asks. Also in the list of what keys and buttons do.
    "mine": N_("What do I have?"),
    # Translators: a question that a key asks. Also in the list of what keys and buttons do.
    "others": N_("What do the others have?"),
    # Translators: a question that a key asks. Also in the list of what keys and buttons do.
    "due": N_("What’s next?"),
    # Translators: asks for the last sentences once more. Also in the list of what keys and buttons do.
    "again": N_("Say that again"),
}
"""By the names of the acts."""


class SeatAnswers(NamedTuple):
    """What a position answers to one seat, in sentences of 15 words or fewer, three or fewer about where it is.

    where: how the board or machine stands, and where the seat is. mine: what the seat has. others: what each of the
    other seats has.
    """

    where: tuple[str, ...]
    mine: tuple[str, ...]
    others: tuple[str, ...]


def has(name: str, what: str) -> str:
    """What a seat has, or where it is, as a sentence."""
    # Translators: an answer for ears. {name}: a player’s name; {what}: what the player has or where the player is,
    # such as “3 pieces, 7 points” or “on 14”.
    return _("{name}: {what}.", name=name, what=what)
