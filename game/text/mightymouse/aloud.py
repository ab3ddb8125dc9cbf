"""The board of Mighty Mouse for those who hear it."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.mightymouse.board import FINISH, START, TRACKS
from game.text.language import _, listed, ngettext, row
from game.text.mightymouse.things import caption


def space(number: int, here: Sequence[str]) -> str:
    """A space, and who stands there."""
    if number in (START, FINISH):
        told = _("Start") if number == START else _("Finish Circle")
    else:
        told = _("Space {number}", number=number)
        told = row((told, caption(number))) if number in TRACKS else told
    stands = ngettext("{names} stands here", "{names} stand here", len(here), names=listed(here))
    return row((told, stands)) if here else told


def seat(name: str, where: str, rest: str) -> str:
    """A seat: where its piece is and how far it has to go."""
    return _("{name}: {where}", name=name, where=row([part for part in (where, rest) if part]))
