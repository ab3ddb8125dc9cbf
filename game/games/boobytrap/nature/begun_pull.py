"""What is noted of a pull that is being carried out, so that closing the window gives nobody another try."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress

from game.machine.errors import MachineError
from game.machine.lift import STEADY, AnyLift, HandLift, decode_hand_lift, decode_lift, kept_changes

_BEGUN = "lift "
_DRAWN = re.compile(r"draw kept=([0-9]{1,6}) lift=([^ ]*)", re.ASCII)


def begun_notes(lift: AnyLift) -> tuple[str, ...]:
    """The notes of the move that takes a piece with this lift; none for a steady one."""
    return () if lift == STEADY else (f"{_BEGUN}{lift.encode()}",)


def draw_note(before: HandLift, lift: HandLift) -> str:
    """The note of a piece that is being drawn: the lift so far, which goes on evenly if no more is heard of it.

    before: the lift noted last. Only what follows after the changes kept of it is written.
    """
    kept = kept_changes(before, lift)
    return f"draw kept={kept} lift={HandLift(lift.changes[kept:]).encode()}"


def begun_lift(take_notes: Iterable[str], notes: Iterable[str]) -> AnyLift:
    """The lift that was noted with the move that took a piece, and of the position since; steady if none was.

    Where a note cannot be read, the lift known so far stands: the pull was begun all the same.
    """
    lift: AnyLift = STEADY
    with suppress(MachineError):
        lift = next((decode_lift(note.removeprefix(_BEGUN)) for note in take_notes if note.startswith(_BEGUN)), lift)
    for note in notes:
        found = _DRAWN.fullmatch(note)
        if found and isinstance(lift, HandLift):
            with suppress(MachineError):
                lift = HandLift((*lift.changes[: int(found[1])], *decode_hand_lift(found[2]).changes))
    return lift
