"""What is said of the trap in a hundred hands, marked for translation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from game.games.mousetrap.text.log import part_name
from game.text.language import N_, N_context, _, capital, sentences

TITLE = N_("Your machine in a hundred hands")
OPENS = N_("A hundred steady hands turn this crank. See how far each run gets.")
FLIES, LEAVES = N_("Plays all runs again, or pauses them."), N_("Back to where you were.")
TO_THE_WEAKEST = N_("What if the part that fails most were somewhere else?")
PICTURE, FILM = N_("Saves all the runs as a picture."), N_("Saves all the runs as a film.")
WHICH_HAND, WHICH_HAND_HINT = N_("Which hand"), N_("Drag to see one run by itself.")


def classic_name(number: int) -> str:
    """What a part of the classic trap is called, at the beginning of a sentence."""
    return capital(part_name(number))


def hand_number(number: int) -> str:
    """One of the hands, or all of them."""
    # Translators: one of a hundred hands that turn the crank; in a list whose first entry is “All”.
    return _("Hand {number}", number=number) if number else _(N_context("hands", "All"))


def one_hand(number: int, caught: bool, part: str) -> str:
    """What became of one of them; part: the name of the one at which it stopped."""
    if caught:
        return _("Hand {number} caught the mouse.", number=number)
    # Translators: {part}: the part at which the run stopped, as "Bucket".
    return _("Hand {number} missed. It stopped here: {part}.", number=number, part=part)


def hands_caught(caught: int, runs: int) -> str:
    """How many of them caught."""
    # Translators: {caught}: how many hands caught the mouse; {runs}: how many there are.
    return _("{caught} of {runs} hands caught the mouse.", caught=caught, runs=runs)


def all_hands(caught: int, runs: int, stopped_at: Counter[int], name: Callable[[int], str] = classic_name) -> str:
    """What became of all of them, and where most were lost; name: what a part is called, by number."""
    told = hands_caught(caught, runs)
    if not stopped_at:
        return told
    part, number = stopped_at.most_common(1)[0]
    # Translators: {part}: the part where most misses stopped; {number}: how many of them.
    return sentences(told, _("Most misses: {part}, {number}.", part=name(part), number=number))


def lost(part: str, number: int, misses: int) -> str:
    """How many of the misses ended at a part."""
    # Translators: on a small card beside a part, as "Hammer: 9 of 15 misses".
    return _("{part}: {number} of {misses} misses", part=part, number=number, misses=misses)
