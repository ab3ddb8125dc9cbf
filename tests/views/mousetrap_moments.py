"""Views of the moments in which a match of the Mouse Trap holds its breath."""

from __future__ import annotations

from functools import partial

from game.app import Program
from game.games.mousetrap.pictures.kit import CLASSIC
from game.games.mousetrap.rules.moves import ROLL, Placed
from game.games.mousetrap.rules.state import CRANK, PATHS, SHEET
from game.games.mousetrap.table.cranking.complete import A_BULB, DRAWS_BACK, Completed, TrapComplete
from game.games.mousetrap.table.match_screen import MousetrapScreen
from tests.views import View
from tests.views.mousetrap_table import NAMES, at, turn_of


def complete(seconds: float) -> View:
    """The last part stands, so many seconds ago."""

    def arranged(program: Program) -> None:
        program.go_to("title")
        trap = Completed(CLASSIC, (Placed(),) * SHEET.steps, lambda: None)
        program.open("mousetrap_complete", trap=trap, names=NAMES, seat="green")
        scene = program.scenes[-1]
        assert isinstance(scene, TrapComplete)
        for _ in range(round(seconds * 60)):
            program.advance(1 / 60)

    return arranged


def on_the_crank(parts: int = 12, people: int = 4) -> View:
    """Red has rolled, and has come to the crank space before the trap is complete."""

    def arranged(program: Program) -> None:
        for pips in range(1, 7):
            at(289, turn_of("red", parts), people=people)(program)
            table = program.scenes[-1]
            assert isinstance(table, MousetrapScreen)
            match = table.play.table.match
            start = next(space for space, paths in enumerate(PATHS) if paths[pips][-1] == CRANK)
            match.state = match.state._replace(mice=(start, *match.state.mice[1:]))
            table.play.sync()
            act = table.play.computer if "red" in table.play.table.bots else partial(table.play.play, ROLL)
            while not table.play.motion.busy:
                act()
            if match.state.mice[0] == CRANK:
                return
        raise LookupError("the die shows something else each time")

    return arranged


def too_soon(program: Program) -> None:
    """What is said of it."""
    on_the_crank()(program)
    for _ in range(200):
        program.advance(0.05)


VIEWS: dict[str, View] = {
    "too_soon": too_soon,
    "drawing_back": complete(0.5),
    "lighting": complete(2.83),
    "complete": complete(DRAWS_BACK + A_BULB * 18 + 0.1),
}
