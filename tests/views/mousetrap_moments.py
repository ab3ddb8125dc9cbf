"""Views of the moments in which a match of the Mouse Trap holds its breath."""

from __future__ import annotations

from game.app import Program
from game.games.mousetrap.table.complete import STANDS, TrapComplete
from game.games.mousetrap.trap.machine import TrapInputs
from game.machine.hand import Hand
from tests.views import View
from tests.views.mousetrap_stage import TRUE
from tests.views.mousetrap_table import NAMES


def complete(seconds: float) -> View:
    """The last part stands, so many seconds ago."""

    def arranged(program: Program) -> None:
        program.go_to("title")
        program.open("mousetrap_complete", inputs=TrapInputs(TRUE, Hand(())), names=NAMES, seat="green")
        scene = program.scenes[-1]
        assert isinstance(scene, TrapComplete)
        for _ in range(round(seconds * 60)):
            program.advance(1 / 60)

    return arranged


VIEWS: dict[str, View] = {
    "drawing_back": complete(0.5),
    "lighting": complete(2.83),
    "complete": complete(STANDS + 0.1),
}
