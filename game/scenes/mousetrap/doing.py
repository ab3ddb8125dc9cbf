"""What may be done at the table now, as the turn card offers it."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from game.core.acts import Ask, Over, Turn
from game.rules.mousetrap.moves import TurnCrank
from game.scenes.mousetrap.building import off_words
from game.scenes.mousetrap.choices import Doing, Way, ways
from game.words.mousetrap import part_name

if TYPE_CHECKING:
    from game.scenes.mousetrap.table import Table


def doing(table: Table) -> Doing:
    """What may be done now."""
    play, waiting = table.play, table.play.waiting
    if play.motion.busy or play.computers:
        if isinstance(waiting, Over) and not play.motion.busy:
            return Doing(primary=Way("Standings", table.standings, "primary"))
        return Doing(primary=Way("Skip", play.skip, "plain", hint="Jumps to the end of what is moving."))
    if isinstance(waiting, Turn):
        return _choosing(table)
    if isinstance(waiting, Ask) and waiting.kind == "place":
        return _setting_down(table, waiting.about)
    if isinstance(waiting, Ask):
        return _before_cranking(table)
    return Doing(primary=Way("Standings", table.standings, "primary"))


def _choosing(table: Table) -> Doing:
    doing = ways(table.play.state, table.play.seats.names, table.play.play)
    if TurnCrank() not in table.play.state.moves:
        return doing
    hint = "How the parts stand. They can be set anew once you have chosen to turn the crank."
    return dataclasses.replace(doing, ways=(*doing.ways, Way("Check list", table.open_plan, icon="plan", hint=hint)))


def _before_cranking(table: Table) -> Doing:
    """To the crank, or over the check list first; a machine that falls by itself has to be set anew."""
    play = table.play
    hint = "Shows how each part stands, and sets parts anew, each once."
    look = Way("Check list", table.open_plan, icon="plan", hint=hint)
    if not play.refused:
        hint = "Takes you to the machine. The trap runs once you turn its crank."
        return Doing("Check the trap, or turn the crank.", Way("To the crank", table.crank, "act", hint=hint), (look,))
    if not play.to_set_anew:
        hint = "The mice run free, and the turn ends."
        return Doing("It still does not start.", Way("Give it up", play.give_up, "act", hint=hint), (look,))
    hint = "Steady hands set the worst parts anew until the machine stands."
    steady = Way("Steady hands", play.set_until_it_starts, "primary", hint=hint)
    return Doing("It does not start: a part falls. Set parts anew.", steady, (look,))


def _setting_down(table: Table, part: int) -> Doing:
    held = table.play.holding
    again = table.play.state.complete
    if held is not None and held.placed is not None:
        hint = "Drag the part again to set it anew."
        steady = Way("Steady hands", table.play.steady_hands, hint="Steady hands set it well.")
        leave = Way("Leave it so", table.play.leave_part, "primary", hint=hint)
        return Doing(off_words(held.placed), leave, (steady,))
    hint = "Steady hands set all of them well." if again else "Steady hands set it well."
    text = "Set all steadily" if again else "Steady hands"
    prompt = f"Drag part {part}, the {part_name(part)}, to its place."
    return Doing(prompt, Way(text, table.play.steady_hands, "primary", hint=hint))
