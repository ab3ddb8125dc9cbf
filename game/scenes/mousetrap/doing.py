"""What may be done at the table now, as the turn card offers it."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from game.core.acts import Ask, Over, Turn
from game.rules.mousetrap.moves import TurnCrank
from game.scenes.mousetrap.building import off_words
from game.words.language import say
from game.words.mousetrap import part_name

if TYPE_CHECKING:
    from game.scenes.mousetrap.table import Table


def doing(table: Table) -> Doing:
    """What may be done now."""
    play, waiting = table.play, table.play.waiting
    if play.motion.busy or play.computers:
        if isinstance(waiting, Over) and not play.motion.busy:
            return Doing(primary=Way(say("Standings"), table.standings, "primary"))
        return Doing(primary=Way(say("Skip"), play.hurry, "plain", hint=say("Jumps to the end of what is moving.")))
    if isinstance(waiting, Turn):
        return _choosing(table)
    if isinstance(waiting, Ask) and waiting.kind == "place":
        return _setting_down(table, waiting.about)
    if isinstance(waiting, Ask):
        return _before_cranking(table)
    return Doing(primary=Way(say("Standings"), table.standings, "primary"))


def _choosing(table: Table) -> Doing:
    doing = ways(table.play.state, table.play.seats.names, table.play.play)
    if TurnCrank() not in table.play.state.moves:
        return doing
    hint = say("How the parts stand. They can be set anew once you have chosen to turn the crank.")
    return dataclasses.replace(
        doing, ways=(*doing.ways, Way(say("Check list"), table.open_plan, icon="plan", hint=hint))
    )


def _before_cranking(table: Table) -> Doing:
    """To the crank, or over the check list first; a machine that falls by itself has to be set anew."""
    play = table.play
    hint = say("Shows how each part stands, and sets parts anew, each once.")
    look = Way(say("Check list"), table.open_plan, icon="plan", hint=hint)
    if not play.refused:
        hint = say("Takes you to the machine. The trap runs once you turn its crank.")
        return Doing(
            say("Check the trap, or turn the crank."), Way(say("To the crank"), table.crank, "act", hint=hint), (look,)
        )
    if not play.to_set_anew:
        hint = say("The mice run free, and the turn ends.")
        return Doing(say("It still does not start."), Way(say("Give it up"), play.miss, "act", hint=hint), (look,))
    hint = say("Steady hands set the worst parts anew until the machine stands.")
    steady = Way(say("Steady hands"), play.set_until_it_starts, "primary", hint=hint)
    return Doing(say("It does not start: a part falls. Set parts anew."), steady, (look,))


def _setting_down(table: Table, part: int) -> Doing:
    held = table.play.holding
    again = table.play.state.complete
    if held is not None and held.placed is not None:
        hint = say("Drag the part again to set it anew.")
        steady = Way(say("Steady hands"), table.play.steady_hands, hint=say("Steady hands set it well."))
        leave = Way(say("Leave it so"), table.play.leave_part, "primary", hint=hint)
        return Doing(off_words(held.placed), leave, (steady,))
    hint = say("Steady hands set all of them well.") if again else say("Steady hands set it well.")
    text = say("Set all steadily") if again else say("Steady hands")
    prompt = say("Drag part {number}, the {part}, to its place.", number=part, part=part_name(part))
    return Doing(prompt, Way(text, table.play.steady_hands, "primary", hint=hint))
