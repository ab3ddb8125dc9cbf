"""The moments of a match, in words."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.moments import Moment
from game.text.language import N_plural, ngettext

_MOMENTS: Mapping[str, tuple[str, str]] = {
    "back": N_plural("{name} went back {number} space", "{name} went back {number} spaces"),
    "freed": N_plural("Mighty Mouse freed {number} mouse", "Mighty Mouse freed {number} mice at once"),
    "held": N_plural("{name} was held {number} time", "{name} was held {number} times"),
}


def told(moment: Moment, name: str) -> str:
    """A moment of somebody of that name."""
    return ngettext(*_MOMENTS[moment.kind], int(moment.number), name=name)
