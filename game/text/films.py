"""What is said of a run that is looked at again like a film, marked for translation."""

from __future__ import annotations

from game.text.language import N_, _, decimal, sentences

FILM = N_("Film of the run")
FILM_HINT = N_("Drag to see any moment again. J, K and L: back, pause, forward.")
LEAVES = N_("Back to where you were.")
FRAME_BACK, FRAME_ON = N_("One frame back. Key: comma."), N_("Next frame. Key: period.")
MARK_BEFORE, MARK_AFTER = N_("To the link before this."), N_("To the next link.")
PLAYS, PAUSES = N_("Plays the run. Key: K."), N_("Pauses the run. Key: K.")


def clock(seconds: float) -> str:
    """A moment of a run, short."""
    # Translators: a moment of a run, beside its film, as "3.1 s" for 3.1 seconds.
    return _("{seconds} s", seconds=decimal(seconds, 1))


def moment(seconds: float, whole: float, happens: str = "") -> str:
    """A moment of a run; happens: what began last before it, as a sentence."""
    # Translators: how far a run has come, as "3.1 of 5.6 seconds."
    told = _("{at} of {end} seconds.", at=decimal(seconds, 1), end=decimal(whole, 1))
    return sentences(happens, told) if happens else told
