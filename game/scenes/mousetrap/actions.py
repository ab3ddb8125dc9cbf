"""What may be done at the table now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Protocol

from game.core.acts import Ask, Move, Turn
from game.rules.mousetrap.moves import Lure, Roll, Stop, Take, TurnCrank
from game.rules.mousetrap.state import State
from game.scenes.actions import Action, Commands, Offer, passive, spoken
from game.scenes.mousetrap.building import Holding, off_words
from game.scenes.mousetrap.play import MousetrapPlay
from game.ui.verbs import Device
from game.words.language import later, say
from game.words.mousetrap import part_name
from game.words.mousetrap_things import space_name


class TrapCommands(Commands, Protocol):
    """What the table of the Mouse Trap can do besides."""

    def open_plan(self) -> None:
        """The parts and the check list."""

    def crank(self) -> None:
        """Go to the machine."""


def offer(play: MousetrapPlay, commands: TrapCommands) -> Offer:
    """What may be done now."""
    return spoken(play, _offer(play, commands))


def _offer(play: MousetrapPlay, commands: TrapCommands) -> Offer:
    waiting = play.waiting
    waits = passive(play, commands.standings)
    if waits is not None:
        return Offer(main=(waits,))
    if isinstance(waiting, Turn):
        return _choosing(play, commands)
    if isinstance(waiting, Ask) and waiting.kind == "place":
        return _setting_down(play, play.holding or Holding(waiting.about))
    return _before_cranking(play, commands)


def plan(commands: TrapCommands) -> Action:
    """The plan of the machine, among the small buttons."""
    hint = say("All 24 parts, how each stands, and the check list before cranking.")
    return Action("plan", say("Plan"), commands.open_plan, hint, "p", icon="plan")


def _check_list(commands: TrapCommands, hint: str, number: int) -> Action:
    return Action(f"choice_{number}", say("Check list"), commands.open_plan, hint, str(number + 1), icon="plan")


def _choosing(play: MousetrapPlay, commands: TrapCommands) -> Offer:
    state, names = play.state, play.seats.names
    if state.moves == (Roll(),):
        hint = say("Rolls for your mouse, which then walks and does what its space says.")
        roll = partial(play.play, Roll())
        return Offer(main=(Action("primary", say("Roll the die"), roll, hint, "space", "primary"),))
    choices = tuple(_choice(play, move, number, names) for number, move in enumerate(state.moves))
    if TurnCrank() in state.moves:
        hint = say("How the parts stand. They can be set anew once you have chosen to turn the crank.")
        choices = (*choices, _check_list(commands, hint, len(choices)))
    return Offer(_prompt(state), choices=choices)


def _prompt(state: State) -> str:
    if isinstance(state.moves[0], Take):
        due = max(sum(pieces for _, pieces in move.gifts) for move in state.moves if isinstance(move, Take))
        return say("Take {number} cheese from whom?", number=due)
    if TurnCrank() in state.moves:
        return say("A mouse sits under the cage!")
    return say("Lure a mouse to the wheel?")


def _choice(play: MousetrapPlay, move: Move, number: int, names: Mapping[str, str]) -> Action:
    label, hint, kind, icon, badges = _told(play.state, move, names)
    run = partial(play.play, move)
    return Action(f"choice_{number}", label, run, hint, str(number + 1), kind, icon, badges=badges)


def _told(state: State, move: Move, names: Mapping[str, str]) -> tuple[str, str, str, str, tuple[str, ...]]:
    """A move's label, hint, kind of button, icon and badges."""
    match move:
        case TurnCrank():
            return say("Turn the crank"), say("Sets the trap off. It can fail."), "act", "crank", ()
        case Lure(mouse):
            seat = state.table.seats.index(mouse)
            text = later("Pay one cheese and roll for {name}'s mouse, now on {space}. You have {cheese}.")
            space, cheese = space_name(state.mice[seat], state.table.two_cranks), state.hands[state.turn]
            hint = say(text, name=names[mouse], space=space, cheese=cheese)
            return say("Lure {name}", name=names[mouse]), hint, "plain", "", (mouse,)
        case Stop():
            return say("End the turn"), say("Leaves crank and mice alone."), "plain", "next", ()
        case Take(()):
            return say("Take nothing"), say("Leaves the rivals their cheese."), "plain", "", ()
        case Take(gifts):
            text = ", ".join(say("{pieces} from {name}", pieces=pieces, name=names[giver]) for giver, pieces in gifts)
            has = [(names[giver], state.hands[state.table.seats.index(giver)]) for giver, _ in gifts]
            holds = ", ".join(say("{name} holds {pieces}", name=name, pieces=pieces) for name, pieces in has)
            return text, f"{holds}.", "plain", "cheese", tuple(giver for giver, _ in gifts)
    return str(move), "", "plain", "", ()


def _before_cranking(play: MousetrapPlay, commands: TrapCommands) -> Offer:
    """To the crank, or over the check list first; a machine that falls by itself has to be set anew."""
    if play.holding is not None:
        return _setting_down(play, play.holding)
    look = _check_list(commands, say("Shows how each part stands, and sets parts anew, each once."), 0)
    if not play.refused:
        hint = say("Takes you to the machine. The trap runs once you turn its crank.")
        to_crank = Action("primary", say("To the crank"), commands.crank, hint, "space", "act")
        return Offer(say("Check the trap, or turn the crank."), (to_crank,), (look,))
    if not play.to_set_anew:
        return Offer(say("It still does not start."), (_give_up(play, "primary", "space"),), (look,))
    if not play.steady:
        prompt = say("It does not start: a part falls. Set parts anew by hand.")
        return Offer(prompt, (replace(look, id="primary", key="space", kind="primary"),), (_give_up(play),))
    hint = say("Steady hands set the worst parts anew until the machine stands.")
    steady = Action("primary", say("Steady hands"), play.set_until_it_starts, hint, "space", "primary")
    return Offer(say("It does not start: a part falls. Set parts anew."), (steady,), (look,))


def _give_up(play: MousetrapPlay, name: str = "choice_0", key: str = "1") -> Action:
    kind = "act" if name == "primary" else "plain"
    return Action(name, say("Give it up"), play.miss, say("The mice run free, and the turn ends."), key, kind)


def _setting_down(play: MousetrapPlay, held: Holding) -> Offer:
    """A part in one's own hand: dragged, or set down by keys and nudged."""
    hint = say("The part stays as it stood.")
    back = (Action("choice_0", say("Leave it as it was"), play.put_back, hint, "1"),) if held.anew else ()
    mouse = play.shell.device is Device.MOUSE
    if held.placed is not None:
        hint = say("Drag the part again to set it anew.") if mouse else say("Left and right move it.")
        leave = Action("primary", say("Leave it so"), play.leave_part, hint, "space", "primary")
        return Offer(off_words(held.placed), (leave,), back, "" if mouse else hint)
    prompt = say("Drag part {number}, the {part}, to its place.", number=held.part, part=part_name(held.part))
    hint = say("Sets it down near its place, to be moved with left and right.")
    take = Action("primary", say("Set it down by keys"), play.take_part, hint, "space", "primary")
    return Offer(prompt, (take,), back)
