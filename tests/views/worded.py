"""Views that show all the words there are, in as little time as can be."""

from __future__ import annotations

from game.app import Program
from game.games.boobytrap.rules.moves import Felt, Pulled, Take, Touch
from game.machine.lift import STEADY
from tests.views import View, all_views, boobytrap

# Views that show no words which others do not show: they would only take time.
SKIPPED = {
    "mousetrap_table": "middle complete two_players by_hand let_go called",
    "mousetrap_stage": "crank turning kick stairs gutter rod strike diver cage",
    "mousemaze": "arrows_first walking flipping turning going called two_players",
    "boobytrap": "locked tripped middle called two_players ten_players menu log laid_again",
}


def cleared(program: Program) -> None:
    """A match of Booby-Trap that is over with its first pull."""
    opened = boobytrap.opened(1, 0)
    match = opened.runner.match
    taken, *thrown = match.state.left[: -len(opened.names)]
    for act in (Touch(taken), Felt(20), Take(), Pulled(0.0, tuple(thrown), STEADY.encode())):
        match.play(act)
    program.go_to("table:boobytrap", opened=opened)
    table = boobytrap.shown(program)
    table.play.update(0.0)
    table.play.skip()


def looked_at_again(program: Program) -> None:
    """The same when its standings have been closed."""
    cleared(program)
    boobytrap.after_the_end(boobytrap.shown(program))


# The same words as in the views of these names, from trays that need less physics.
QUICK: dict[str, View] = {
    "boobytrap/arches": boobytrap.at(1, 0, boobytrap.arches, people=4, arches="asks"),
    "boobytrap/computer": boobytrap.at(1, 0, people=0),
    "boobytrap/by_size": boobytrap.at(1, 0, variant="size_order"),
    "boobytrap/no_pass": boobytrap.at(1, 0, boobytrap.touched(boobytrap.of_grade("snug")), variant="no_pass"),
    "boobytrap/solitaire": boobytrap.at(1, 0, boobytrap.touched(boobytrap.of_grade("snug")), seats=1, people=1),
    "boobytrap/over": cleared,
    "boobytrap/after_the_end": looked_at_again,
}


def worded() -> dict[str, View]:
    """Views that show all the words there are, in as little time as can be."""
    views = {**all_views(), **QUICK}
    for module, names in SKIPPED.items():
        for name in names.split():
            del views[f"{module}/{name}"]
    return views
