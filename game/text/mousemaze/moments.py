"""The moments of a match, in words."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.moments import Moment
from game.text.language import N_plural, ngettext

_MOMENTS: Mapping[str, tuple[str, str]] = {
    "safe": N_plural("{name}: {number} wedge safe in one turn", "{name}: {number} wedges safe in one turn"),
    "lost": N_plural("{name} was trapped with {number} wedge", "{name} was trapped with {number} wedges"),
    "turns": N_plural("{name} was trapped {number} time in a row", "{name} was trapped {number} times in a row"),
}


def told(moment: Moment, name: str) -> str:
    """A moment of somebody of that name."""
    return ngettext(*_MOMENTS[moment.kind], int(moment.number), name=name)
