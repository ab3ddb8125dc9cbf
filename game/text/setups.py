"""What is wrong with a set-up that was written by hand, as on the command line."""

from __future__ import annotations

from game.core.errors import BadSetup
from game.text.language import N_, _, either

# Translators: {name} is a seat or an option as it is written on the command line, {given} what was written instead.
WRONG = (
    N_("{name} must be {low} to {high}, not {given}"),
    N_("{name} must be {choices}, not {given}"),
    N_("{name} must be whole numbers of {low} to {high} that do not fall, as {example}, not {given}"),
    N_("{game} is for {least} to {most} players, not {seats}"),
    N_("seats must be different ones of {names}: {given}"),
    N_("{game} has no option {given}; it has {names}"),
    N_("{name} must be a seat at the table, not {given}"),
    N_("{name} must be human or bot:{levels}, not {given}"),
)


def wrong_setup(error: BadSetup) -> str:
    """Why a set-up cannot be."""
    told = {name: either(each) if isinstance(each, tuple) else each for name, each in error.values.items()}
    return _(error.text, **told)
