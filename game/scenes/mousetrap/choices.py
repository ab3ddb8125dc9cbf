"""What the seat to act may do, as buttons: their words, their keys and what each means."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.core.acts import Move
from game.rules.mousetrap.moves import Lure, Roll, Stop, Take, TurnCrank
from game.rules.mousetrap.state import State
from game.words.mousetrap_things import space_name


@dataclass(frozen=True)
class Way:
    """One thing that can be pressed."""

    text: str
    act: Callable[[], None]
    kind: str = "plain"
    icon: str = ""
    seats: tuple[str, ...] = ()
    hint: str = ""


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
        hint = "Rolls for your mouse, which then walks and does what its space says."
        return Doing(primary=Way("Roll the die", lambda: play(Roll()), "primary", "die", hint=hint))
    told = tuple(_way(state, names, move, play) for move in moves)
    return Doing(_prompt(state), ways=told)


def _prompt(state: State) -> str:
    if isinstance(state.moves[0], Take):
        due = max(sum(pieces for _, pieces in move.gifts) for move in state.moves if isinstance(move, Take))
        return f"Take {due} cheese from whom?"
    if TurnCrank() in state.moves:
        return "A mouse sits under the cage!"
    return "Lure a mouse to the wheel?"


def _way(state: State, names: Mapping[str, str], move: Move, play: Callable[[Move], None]) -> Way:
    def act() -> None:
        play(move)

    match move:
        case TurnCrank():
            return Way("Turn the crank", act, "act", "crank", hint="Sets the trap off. It can fail.")
        case Lure(mouse):
            seat = state.table.seats.index(mouse)
            hint = (
                f"Pay one cheese and roll for {names[mouse]}'s mouse, now on {space_name(state.mice[seat])}. "
                f"You have {state.hands[state.turn]}."
            )
            return Way(f"Lure {names[mouse]}", act, seats=(mouse,), hint=hint)
        case Stop():
            return Way("End the turn", act, icon="next", hint="Leaves crank and mice alone.")
        case Take(()):
            return Way("Take nothing", act, hint="Leaves the rivals their cheese.")
        case Take(gifts):
            text = ", ".join(f"{pieces} from {names[giver]}" for giver, pieces in gifts)
            holds = ", ".join(
                f"{names[giver]} holds {state.hands[state.table.seats.index(giver)]}" for giver, _ in gifts
            )
            return Way(text, act, icon="cheese", seats=tuple(giver for giver, _ in gifts), hint=f"{holds}.")
    return Way(str(move), act)
