"""What the seat to act may do, as buttons: their words, their keys and what each means."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.core.acts import Move
from game.rules.mousetrap.moves import Lure, Roll, Stop, Take, TurnCrank
from game.rules.mousetrap.state import State
from game.words.language import later, say
from game.words.mousetrap_things import space_name


@dataclass(frozen=True)
class Way:
    """One thing that can be pressed; name: of a lesser button, by which it is found."""

    text: str
    act: Callable[[], None]
    kind: str = "plain"
    icon: str = ""
    seats: tuple[str, ...] = ()
    hint: str = ""
    name: str = ""


@dataclass(frozen=True)
class Doing:
    """What the turn card offers: a line, one big button, or several to choose from."""

    prompt: str = ""
    primary: Way | None = None
    ways: tuple[Way, ...] = field(default=())


def ways(state: State, names: Mapping[str, str], play: Callable[[Move], None]) -> Doing:
    """What the legal moves come to."""
    moves = state.moves
    if moves == (Roll(),):
        hint = say("Rolls for your mouse, which then walks and does what its space says.")
        return Doing(primary=Way(say("Roll the die"), lambda: play(Roll()), "primary", "die", hint=hint))
    told = tuple(_way(state, names, move, play) for move in moves)
    return Doing(_prompt(state), ways=told)


def _prompt(state: State) -> str:
    if isinstance(state.moves[0], Take):
        due = max(sum(pieces for _, pieces in move.gifts) for move in state.moves if isinstance(move, Take))
        return say("Take {number} cheese from whom?", number=due)
    if TurnCrank() in state.moves:
        return say("A mouse sits under the cage!")
    return say("Lure a mouse to the wheel?")


def _way(state: State, names: Mapping[str, str], move: Move, play: Callable[[Move], None]) -> Way:
    def act() -> None:
        play(move)

    match move:
        case TurnCrank():
            return Way(say("Turn the crank"), act, "act", "crank", hint=say("Sets the trap off. It can fail."))
        case Lure(mouse):
            seat = state.table.seats.index(mouse)
            text = later("Pay one cheese and roll for {name}'s mouse, now on {space}. You have {cheese}.")
            space, cheese = space_name(state.mice[seat]), state.hands[state.turn]
            hint = say(text, name=names[mouse], space=space, cheese=cheese)
            return Way(say("Lure {name}", name=names[mouse]), act, seats=(mouse,), hint=hint)
        case Stop():
            return Way(say("End the turn"), act, icon="next", hint=say("Leaves crank and mice alone."))
        case Take(()):
            return Way(say("Take nothing"), act, hint=say("Leaves the rivals their cheese."))
        case Take(gifts):
            text = ", ".join(say("{pieces} from {name}", pieces=pieces, name=names[giver]) for giver, pieces in gifts)
            has = [(names[giver], state.hands[state.table.seats.index(giver)]) for giver, _ in gifts]
            holds = ", ".join(say("{name} holds {pieces}", name=name, pieces=pieces) for name, pieces in has)
            return Way(text, act, icon="cheese", seats=tuple(giver for giver, _ in gifts), hint=f"{holds}.")
    return Way(str(move), act)
