"""What each game is about in one line, and how long it takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.text.language import N_, N_plural, _, ngettext

if TYPE_CHECKING:
    from game.core.setup import Setup

MINUTES: Mapping[str, Mapping[int, int]] = {
    "mousetrap": {2: 9, 3: 10, 4: 13},
    "mousemaze": {2: 6, 3: 7, 4: 8, 5: 9},
    "mightymouse": {2: 4, 3: 5, 4: 6},
    "boobytrap": {2: 13, 3: 12, 4: 13, 10: 10},
}
"""Minutes by number of players, rounded medians: measured by `python -m build_scripts.measure minutes`."""
_AIMS: Mapping[str, str] = {
    "mousetrap": N_("Trap the other mice under the cage: the last one free wins."),
    "mousemaze": N_("Send the mouse for cheese, and bring it to safety before a trap shuts."),
    "mightymouse": N_("Race home past the Hazard Circles: the first to reach Finish by exact count wins."),
    "boobytrap": N_("Take pieces out without tripping the bar: the most points win."),
}
_ALONE = N_("Clear the tray: the bar may trip three times, no more.")
_TIME = N_plural("Takes about {number} minute.", "Takes about {number} minutes.")


def aim(game: str, setup: Setup) -> str:
    """What one plays for, by the options of the match."""
    alone = game == "boobytrap" and len(setup.names) == 1
    return _(_ALONE if alone else _AIMS[game])


def takes(game: str, players: int) -> str:
    """How long a match of so many is, in a sentence."""
    known = MINUTES[game]
    return ngettext(*_TIME, known[min(known, key=lambda number: abs(number - players))])


def on_the_box(game: str) -> str:
    """From how many minutes to how many a match takes, as short as can be."""
    least, most = min(MINUTES[game].values()), max(MINUTES[game].values())
    if least == most:
        return _("{minutes} min", minutes=most)
    return _("{least}–{most} min", least=least, most=most)


def told_on_the_box(game: str) -> str:
    """The same as a sentence."""
    least, most = min(MINUTES[game].values()), max(MINUTES[game].values())
    if least == most:
        return ngettext(*_TIME, most)
    return _("Takes {least} to {most} minutes.", least=least, most=most)
