"""How a match that waits for its trap opens the crank, and what it is told when the run is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.acts import Ask
from game.core.players import Answered
from game.nature.mousetrap import judge, trap_inputs, trap_note
from game.physics.hand import Hand
from game.rules.mousetrap.board import WHEEL
from game.rules.mousetrap.moves import SetAnew, TrapRan
from game.scenes.matches import Sitting
from game.scenes.mousetrap.crank import Cranking
from game.ui.shell import Shell
from game.words.language import later, listed, say
from game.words.seats import seat_name


def open_crank(shell: Shell, sitting: Sitting, answer: Callable[[Answered], None]) -> None:
    """Open the crank for a match that waits for its trap; `answer` is told once, as soon as the run is over.

    A computer player's hand is nature's own, and so is its answer, which may be a part set anew because the machine
    would not start; a person's is what the run showed.
    """
    table = sitting.table
    state, ask = table.match.state, table.match.waiting
    assert isinstance(ask, Ask)
    seats = state.table.seats
    wheel = tuple(
        seat
        for number, seat in enumerate(seats)
        if state.mice[number] == WHEEL and not state.captured[number] and seat != ask.seat
    )
    caught = listed([sitting.names.get(seat) or seat_name(seat) for seat in wheel])
    who = Cranking(ask.seat, sitting.names.get(ask.seat, ask.seat.title()), wheel, caught)
    if ask.seat in table.bots:
        answered = table.run()
        if isinstance(answered.answer, SetAnew):
            answer(answered)
            return
        hand = Hand.decode(_noted_hand(answered.notes))
        shell.open(
            "mousetrap_crank",
            inputs=trap_inputs(state, hand),
            who=who,
            live=False,
            ran=lambda report, turned: _believe(shell, answered, judge(report), answer),
        )
        return
    shell.open(
        "mousetrap_crank",
        inputs=trap_inputs(state, Hand(())),
        who=who,
        ran=lambda report, turned: answer(Answered(judge(report), (trap_note(report, turned),))),
    )


def _believe(shell: Shell, answered: Answered, seen: TrapRan, answer: Callable[[Answered], None]) -> None:
    """What was answered counts; where the run that was shown came to something else, that is said."""
    answer(answered)
    if seen != answered.answer:
        shell.open("notice", heading=say("Here the machine did otherwise"), text=say(_OTHERWISE))


_OTHERWISE = later(
    "The run was shown again from how the crank was turned then, and came to another end on this computer. "
    "What was recorded counts."
)


def _noted_hand(notes: Sequence[str]) -> str:
    found = (word for note in notes for word in note.split() if word.startswith("hand="))
    return next(found, "hand=").removeprefix("hand=")
