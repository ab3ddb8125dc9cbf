"""What the trap promises as it stands, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.mousetrap.nature import how_off
from game.games.mousetrap.nature.prospects import Prospect
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.text.chain import missing
from game.games.mousetrap.text.log import straight
from game.games.mousetrap.text.machine import fault
from game.games.mousetrap.trap.machine import Placement
from game.games.mousetrap.trap.report import LINKS
from game.text.language import N_, _, sentences

# Translators: how much of the chain of the unfinished machine works, as short as can be.
_LINKS = N_("Chain: {works} of {whole} links work")
# Translators: how often the finished machine catches, as short as can be.
_CATCHES = N_("Catch rate: {percent}%")
# Translators: the machine is run unseen, to find out how good it is; as short as can be.
_COUNTING = N_("Testing…")
_GROWS = N_("The chain grows with every part that works.")
_COUNTED = N_("Caught the mouse in {hits} of {runs} secret test runs, cranked steadily.")
_SET_IT = N_("{name} placed it.")


def short(prospect: Prospect) -> str:
    """As it stands beside the gauge."""
    if prospect.chance is not None:
        return _(_CATCHES, percent=round(100 * prospect.chance))
    works = prospect.works
    if prospect.whole or works is None:
        return _(_COUNTING)
    return _(_LINKS, works=works, whole=len(LINKS))


def brief(prospect: Prospect) -> str:
    """The same in figures, where there is no room for words."""
    if prospect.chance is not None:
        return f"{round(100 * prospect.chance)} / 100"
    works = prospect.works
    return "…" if prospect.whole or works is None else f"{works} / {len(LINKS)}"


def told(prospect: Prospect, builders: Sequence[str]) -> str:
    """What that means, and which part stands worst; builders: who set each part, by name."""
    works = prospect.works
    if prospect.chance is not None:
        first = _(_COUNTED, hits=prospect.hits, runs=prospect.runs)
    elif works is not None and works < prospect.possible:
        first = missing(LINKS[works])
    else:
        first = _(_GROWS)
    return sentences(short(prospect) + ".", first, _worst(prospect.parts, builders))


def _worst(parts: Sequence[Placed], builders: Sequence[str]) -> str:
    """The part that stands furthest off, and whose it is, where that is more than steady hands leave."""
    number = max(range(1, len(parts) + 1), key=lambda each: how_off(parts[each - 1]), default=0)
    if not number or straight(parts[number - 1]):
        return ""
    placed = parts[number - 1]
    stands = fault(number, Placement(placed.mm, placed.deg, placed.grip_pct))
    return sentences(stands, _(_SET_IT, name=builders[number - 1]) if builders[number - 1] else "")
