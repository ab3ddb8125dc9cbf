"""From the table to the crank and back: who turns it, what the machine did, and what the rules hear of it."""

from __future__ import annotations

from game.core.players import Answered
from game.nature.mousetrap import judge, trap_inputs, trap_note
from game.physics.hand import Hand
from game.physics.mousetrap.report import TrapReport
from game.rules.mousetrap.board import WHEEL
from game.scenes.mousetrap.crank import Cranking, Ran
from game.scenes.mousetrap.play import Play
from game.ui.shell import Shell

_NOTED = "trap hand="


def crank(shell: Shell, play: Play) -> None:
    """Let the seat to act turn the crank: a person by hand, a computer player's turn to be watched or told at once."""
    seat, names = play.state.seat, play.seats.names
    wheel = tuple(other for other, space in play.shown.mice.items() if space == WHEEL and other != seat)
    wheel = tuple(other for other in wheel if other not in play.shown.captured)
    who = Cranking(seat, names[seat], wheel, " and ".join(names[other] for other in wheel))
    if seat not in play.table.bots:
        inputs = trap_inputs(play.state, Hand(()))
        shell.open("mousetrap_crank", inputs=inputs, who=who, live=True, ran=_teller(play))
        return
    answered = play.table.run()
    hand = next((note for note in answered.notes if note.startswith(_NOTED)), "")
    if not hand or not shell.settings.pace:
        play.answer(answered)
        return
    inputs = trap_inputs(play.state, Hand.decode(hand.removeprefix(_NOTED).split(" ")[0]))
    shell.open("mousetrap_crank", inputs=inputs, who=who, live=False, ran=lambda report, turned: play.answer(answered))


def _teller(play: Play) -> Ran:
    def ran(report: TrapReport, hand: Hand) -> None:
        play.answer(Answered(judge(report), (trap_note(report, hand),)))

    return ran
