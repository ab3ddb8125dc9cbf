"""How a match that waits for its trap opens the crank, and what it is told when the run is over."""

from __future__ import annotations

from collections.abc import Callable

from game.core.acts import Ask
from game.core.players import Answered
from game.nature.mousetrap.cranking import PendingTrapRun
from game.rules.mousetrap.trap import victims
from game.scenes.matches import Sitting
from game.scenes.mousetrap.operator_card import Operator
from game.scenes.mousetrap.play import MousetrapPlay
from game.ui.shell import Shell
from game.words import mousetrap_ends as ends
from game.words.language import later, listed, say
from game.words.seats import seat_name


def open_crank(play: MousetrapPlay, pending: PendingTrapRun) -> None:
    """Show the run that the match waits for; the match is told how the crank is turned, and once what came of it."""
    play.shell.open(
        "mousetrap_crank",
        run=pending.run,
        who=operator(play.sitting),
        on_turned=play.note_crank,
        on_end=lambda: answer(play.shell, pending, play.answer),
    )
    if play.resumed:
        play.shell.open("notice", heading=say("One try is one try"), text=ends.goes_on())


def operator(sitting: Sitting) -> Operator:
    """Who cranks, and whose mice sit on the wheel."""
    state, ask = sitting.table.match.state, sitting.table.match.waiting
    assert isinstance(ask, Ask)
    wheel = tuple(state.table.seats[seat] for seat in victims(state) if not state.captured[seat])
    caught = listed([sitting.names.get(seat) or seat_name(seat) for seat in wheel])
    return Operator(ask.seat, sitting.names.get(ask.seat, ask.seat.title()), wheel, caught)


def answer(shell: Shell, pending: PendingTrapRun, give: Callable[[Answered], None]) -> None:
    """What is on record counts; where the run that was shown came to something else, that is said."""
    give(pending.answered())
    if pending.differs:
        shell.open("notice", heading=say("Here the machine did otherwise"), text=say(_OTHERWISE))


_OTHERWISE = later(
    "The run was shown again from how the crank was turned then, and came to another end on this computer. "
    "What was recorded counts."
)
