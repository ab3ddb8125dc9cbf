"""The moments of a match, in words."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.moments import Moment
from game.text.boobytrap.log import inches
from game.text.language import N_, N_plural, _, ngettext

_RISKIEST = N_("Closest call: {name}, the bar moved {inches}")
_MOMENTS: Mapping[str, tuple[str, str]] = {
    "row": N_plural("{name}: {number} piece in a row", "{name}: {number} pieces in a row"),
    "thrown": N_plural("{name}: {number} piece jumped out", "{name}: {number} pieces jumped out at once"),
}


def told(moment: Moment, name: str) -> str:
    """A moment of somebody of that name."""
    if moment.kind == "riskiest":
        return _(_RISKIEST, name=name, inches=inches(moment.number))
    return ngettext(*_MOMENTS[moment.kind], int(moment.number), name=name)
