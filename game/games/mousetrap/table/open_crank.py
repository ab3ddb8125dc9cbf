"""How a match that waits for its trap opens the crank, and what it is told when the run is over."""

from __future__ import annotations

from collections.abc import Callable

from game.core.acts import Answer, Ask
from game.core.players import Answered
from game.games.mousetrap.nature.cranking import PendingTrapRun, noted_hand, trap_run
from game.games.mousetrap.rules.state import State
from game.games.mousetrap.rules.trap import victims
from game.games.mousetrap.table.crank_cards import Operator
from game.games.mousetrap.table.play import MousetrapPlay
from game.games.mousetrap.text import machine as ends
from game.games.mousetrap.text import table as labels
from game.session.match import Played
from game.shell.matches.open_match import OpenMatch
from game.text import matches as shared
from game.text.language import _, listed
from game.text.seats import seat_name
from game.ui.shell import Shell


def open_crank(play: MousetrapPlay, pending: PendingTrapRun) -> None:
    """Show the run that the match waits for; the match is told how the crank is turned, and once what came of it."""
    play.shell.open(
        "mousetrap_crank",
        run=pending.run,
        who=operator(play.opened),
        on_turned=play.note_crank,
        on_end=lambda: answer(play.shell, pending, play.answer),
    )
    if play.resumed:
        play.shell.open("notice", heading=_(labels.ONLY_ONE_TRY), text=ends.goes_on())


def may_watch(played: Played) -> bool:
    """Whether it is known how the crank was turned in a run on record."""
    return bool(noted_hand(played.notes).changes)


def watch_run(opened: OpenMatch, shell: Shell, played: Played) -> None:
    """Show a run on record once more; where it comes to another end, that is said."""
    assert isinstance(played.act, Answer)
    run = trap_run(played.before, noted_hand(played.notes))
    while run.settling:
        run.step()
    pending = PendingTrapRun(run, recorded=Answered(played.act, played.notes))
    who = operator(opened, played.before, played.seat)
    shell.open("mousetrap_crank", run=run, who=who, on_end=lambda: answer(shell, pending, lambda answered: None))


def operator(opened: OpenMatch, state: State | None = None, seat: str = "") -> Operator:
    """Who cranks, and whose mice sit on the wheel: now, or in an earlier position."""
    match = opened.runner.match
    if state is None:
        assert isinstance(match.waiting, Ask)
        state, seat = match.state, match.waiting.seat
    wheel = tuple(state.table.seats[mouse] for mouse in victims(state) if not state.captured[mouse])
    caught = listed([opened.names.get(mouse) or seat_name(mouse) for mouse in wheel])
    return Operator(seat, opened.names.get(seat, seat.title()), wheel, caught)


def answer(shell: Shell, pending: PendingTrapRun, give: Callable[[Answered], None]) -> None:
    """What is on record counts; where the run that was shown came to something else, that is said."""
    give(pending.answered())
    if pending.differs:
        shell.open("notice", heading=_(shared.HERE_THE_MACHINE_DID_SOMETHING), text=_(_OTHERWISE))


_OTHERWISE = labels.THE_CRANK_WAS_TURNED_JUST
