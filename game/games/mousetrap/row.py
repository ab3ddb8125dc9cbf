"""Mouse Trap as it is offered."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from game.catalog import CatalogRow, InThought
from game.core.setup import Setup, Value
from game.games.mousetrap.bots import LEVELS, MouseTrapBot
from game.games.mousetrap.nature import MADE_UP, MouseTrapNature
from game.games.mousetrap.nature.chances import measured, placed, ran
from game.games.mousetrap.nature.own import builds
from game.games.mousetrap.rules import MOUSETRAP
from game.games.mousetrap.rules.plan import CLASSIC, BuildPlan


def _classic(options: Mapping[str, Value]) -> bool:
    return options["machine"] == CLASSIC


_HANDS = {level: each.steadiness for level, each in LEVELS.items()}


def _found_out(setup: Setup, levels: Collection[int]) -> Iterator[None]:
    return measured(BuildPlan.read(str(setup.options["machine"])), [_HANDS[level] for level in sorted(levels)])


ROW = CatalogRow(
    MOUSETRAP,
    title="Mouse Trap",
    levels=tuple(LEVELS),
    level=2,
    bot=MouseTrapBot,
    nature=MouseTrapNature,
    made_up=MADE_UP,
    best="shortest",
    foresight=InThought(
        MouseTrapBot,
        playouts=16000,
        acts=10_000_000,
        by_level={
            "place": lambda _, level, number: placed(_HANDS[level], number),
            "trap": lambda state, level, number: ran(state, _HANDS[level], number),
        },
        hands=("place", "trap"),
        ahead=_found_out,
    ),
    has_table=lambda options: _classic(options) or builds(str(options["machine"])),
)
