"""The moments of a match, in words."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.moments import Moment
from game.text.language import N_plural, ngettext

_MOMENTS: Mapping[str, tuple[str, str]] = {
    "captures": N_plural("{name}: {number} capture in a row", "{name}: {number} captures in a row"),
    "haul": N_plural("{name}: {number} piece of cheese at once", "{name}: {number} pieces of cheese at once"),
    "escapes": N_plural("{name} escaped {number} time in a row", "{name} escaped {number} times in a row"),
    "lost": N_plural("{name} lost {number} piece of cheese", "{name} lost {number} pieces of cheese at once"),
}


def told(moment: Moment, name: str) -> str:
    """A moment of somebody of that name."""
    return ngettext(*_MOMENTS[moment.kind], int(moment.number), name=name)
