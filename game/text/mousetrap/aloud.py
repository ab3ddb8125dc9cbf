"""The board, the seats and the machine of the Mouse Trap for those who hear them."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.mousetrap.board import SPACES, Kind
from game.text.language import _, capital, listed, ngettext, row
from game.text.mousetrap.things import space_words


def space(index: int, two_cranks: bool, here: Sequence[str]) -> str:
    """A space with what is printed on it, and who stands there."""
    words = space_words(index, two_cranks)
    told = capital(words) if SPACES[index].kind is Kind.START else row((_("Space {number}", number=index), words))
    stands = ngettext("{names} stands here", "{names} stand here", len(here), names=listed(here))
    return row((told, stands)) if here else told


def pile(pieces: int) -> str:
    """What lies on the pile."""
    return ngettext("{number} piece of cheese on the pile", "{number} pieces of cheese on the pile", pieces)


def result(place: str, heads: Sequence[str], numbers: Sequence[int]) -> str:
    """A row of the standings: who, and each number with its head."""
    counts = [_("{what} {number}", what=_(head), number=number) for head, number in zip(heads, numbers, strict=True)]
    return _("{name}: {where}", name=place, where=row(counts))
