"""How a match with a machine of one's own opens its crank: the Workshop shows the run, the match is told of it."""

from __future__ import annotations

from functools import partial

from game.core.acts import Answer
from game.core.players import Answered
from game.games.mousetrap.nature.cranking import noted_hand
from game.games.mousetrap.nature.own import PendingOwnRun, attempt
from game.games.mousetrap.rules.state import State
from game.games.mousetrap.table.cranking.crank import answer, on_wheel, open_crank, operator, watch_film
from game.games.mousetrap.table.machine.crank_cards import Again, Going, Operator, Tester
from game.games.mousetrap.table.play import AnyPending, MousetrapPlay
from game.games.mousetrap.text import machine as ends
from game.games.mousetrap.text import table as labels
from game.session.match import Played
from game.shell.matches.open_match import OpenMatch
from game.text.language import _, listed
from game.text.seats import seat_name
from game.ui.shell import Shell

ROUTE = "own_crank"


def open_any_crank(play: MousetrapPlay, pending: AnyPending) -> None:
    """Show the run that the match waits for, of the classic trap or of one's own."""
    if isinstance(pending, PendingOwnRun):
        open_own_crank(play, pending)
    else:
        open_crank(play, pending)


def open_own_crank(play: MousetrapPlay, pending: PendingOwnRun) -> None:
    """Show it; the match is told how it is set going, and once what came of it."""
    end = partial(answer, play.shell, pending, play.answer)
    going = Going(play.operating, on_turned=play.note_crank, on_end=end)
    play.shell.open(ROUTE, run=pending.run, who=operator(play.opened), going=going)
    if play.resumed:
        play.shell.open("notice", heading=_(labels.ONLY_ONE_TRY), text=ends.goes_on())


def open_own_test(play: MousetrapPlay, seat: str, tester: type[Operator] = Tester) -> None:
    """Set going what is built so far, as often as one likes; nothing of it counts."""
    state = play.state
    who = tester(seat, play.seats.names[seat])
    going = Going(by_hand=True, again=partial(attempt, state, None))
    play.shell.open(ROUTE, run=attempt(state, None), who=who, going=going)


def open_own_again(shell: Shell, state: State) -> None:
    """The trap as it stood in a position of a match, to be set going as often as one likes; nothing of it counts."""
    wheel = on_wheel(state)
    who = Again(state.table.seats[state.turn], "", wheel, listed([seat_name(mouse) for mouse in wheel]))
    going = Going(by_hand=True, again=partial(attempt, state, None))
    shell.open(ROUTE, run=attempt(state, None), who=who, going=going)


def watch(opened: OpenMatch, shell: Shell, played: Played) -> None:
    """Show a run on record once more; where it comes to another end, that is said."""
    if not played.before.table.plan.own:
        watch_film(opened, shell, played)
        return
    assert isinstance(played.act, Answer)
    run = attempt(played.before, noted_hand(played.notes))
    pending = PendingOwnRun(run, recorded=Answered(played.act, played.notes))
    who = operator(opened, played.before, played.seat)
    going = Going(stays=True, on_end=lambda: answer(shell, pending, lambda answered: None))
    shell.open(ROUTE, run=run, who=who, going=going)
