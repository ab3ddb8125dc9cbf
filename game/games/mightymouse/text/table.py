"""What is read at the table of Mighty Mouse: whose roll it is and what it may bring, tips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.acts import Event
from game.core.tally import Effect, Reach
from game.games.mightymouse.rules import events as happened
from game.games.mightymouse.rules.moves import Order
from game.games.mightymouse.rules.rules import sure
from game.games.mightymouse.rules.state import FINISH, START, TRACKS, State
from game.games.mightymouse.text.log import caption, in_hazard, into_hazard, seats_listed, to_hazard, to_space
from game.text.coach import WELCOME, Tip
from game.text.language import N_, N_context, N_plural, _, clauses, either, listed, ngettext, row, sentences
from game.text.queries import SeatAnswers, has
from game.text.seats import seat_name

# actions
ROLLS_THE_DIE = N_("Rolls the die.")
# Translators: a piece in a list: "Red on 14, Blue on 13."
NAME_WHERE = N_("{name} {where}")
# Translators: {places}: a list such as "Red on 14, Blue on 13".
PLACES = N_("{places}.")
# Translators: verb, a button: rolls the die.
ROLL = N_("Roll")
# Translators: a button with a die on it: play the number that was saved.
PLAY = N_context("a number", "Play")
PLAY_THE_SAVED = N_("Play the saved {pips}")
# Translators: {name}: a player’s name; {pips}: number on the die.
ROLLED = N_("{name} rolled {pips}.")

# sidebar
# Translators: {name}: a player’s name.
WINS = N_("{name} wins!")
# Translators: headline while somebody else plays. {name}: a player’s name.
PLAYS = N_("{name}’s turn")
# Translators: under the die. {pips}: the number rolled.
ROLLED_PIPS = N_("rolled {pips}")
# Translators: a player has saved this number of the die.
SAVED_PIPS = N_("saved {pips}")
# Translators: {name}: a player’s name; {where}: "on 14" and the like; {rest}: a sentence about what is to go.
NAME_WHERE_REST = N_("{name}: {where}. {rest}")
THE_STORY_SO_FAR = N_("The story so far")

# fields
# Translators: {length}: how many steps the track has; {steps}: a number of steps; {to_hazard}: "to the Flood" and the
# like.
MIGHTY_MOUSE_IS_ON_THE = N_("Mighty Mouse is on the way {to_hazard}: step {steps} of {length}.")
MIGHTY_MOUSE_WAITS_IN_THE = N_("Mighty Mouse waits in the center until a held player rolls for him.")
# Translators: {names}: names of players.
HERE = N_("Here: {names}.")
SAVED_LEADS_HERE = N_("Your saved {pips} leads here.")

# board print
# Translators: printed on the board in capitals: where the race begins and ends, and where Mighty Mouse lives.
PRINT_START = N_context("printed on the board", "START")
PRINT_FINISH = N_context("printed on the board", "FINISH")
PRINT_HOME = N_context("printed on the board", "HOME")
TO_THE_RESCUE = N_context("printed on the board", "TO THE\nRESCUE!")


# What stands on the table of Mighty Mouse: whose roll it is, what it may bring, and what just happened in a word.


class Story:
    """What one roll came to, in a headline and a few short lines, for the caption on the board."""

    def __init__(self) -> None:
        self.title = ""
        self.lines: list[str] = []
        self._turned = ""

    def add(self, event: Event, pips: int) -> None:
        """One more event of the roll of that number."""
        told = _NOTES.get(type(event))
        if told is not None:
            self.title, line = told(event)
            self.lines.append(line)
        elif isinstance(event, happened.Turned):
            self.title, self._turned = _turned(event, pips)
        elif isinstance(event, happened.Backed):
            # Translators: {seat}: a player’s name; {pips}: how many spaces back; {space}: number of the space.
            way = _("{seat} goes back {pips}, to {space}.", seat=_who(event), pips=pips, space=event.path[-1])
            self.lines.append(sentences(self._turned, way))
        elif isinstance(event, happened.Forfeited):
            self.title = _("Turn lost!")
            self.lines.append(sentences(self._turned, _forfeited(event, pips)))


def _who(event: Any) -> str:
    return seat_name(event.seat)


def _turned(event: happened.Turned, pips: int) -> tuple[str, str]:
    if event.why == "overshot":
        need = FINISH - (event.space - pips)
        # Translators: {need}: the number needed; {pips}: number on the die; {seat}: a player’s name.
        return _("Too far!"), _("{seat} needs {need}, not {pips}.", seat=_who(event), need=need, pips=pips)
    # Translators: headline: the space is taken by another pawn; {by}: another player’s name; {space}: number of a
    # space.
    return _("Blocked!"), _("{by} is on {space}.", by=seat_name(event.by), space=event.space)


def _forfeited(event: happened.Forfeited, pips: int) -> str:
    if event.why == "start":
        # Translators: {pips}: how many spaces back; {seat}: the player who rolled.
        return _("There’s no room to go back {pips}. {seat} stays put.", seat=_who(event), pips=pips)
    # Translators: {by}: the player whose pawn is there; {space}: number of the space; {pips}: how many spaces back;
    # {seat}: the player who rolled.
    text = N_("{by} is on {space}, {pips} back. {seat} stays put.")
    return _(text, seat=_who(event), pips=pips, by=seat_name(event.by), space=event.space)


def _freed(event: happened.Freed) -> tuple[str, str]:
    title = _("To the rescue!")
    if event.by:
        # Translators: {by}: another player’s name; {seat}: a player’s name; {space}: number of a space.
        text = N_("{seat}: behind, on {space}, because {by} is in front")
        return title, _(text, seat=_who(event), space=event.space, by=seat_name(event.by))
    # Translators: {seat}: a player’s name; {space}: number of a space.
    text = N_("{seat}: in front, on {space}") if event.front else N_("{seat}: behind, on {space}")
    return title, _(text, seat=_who(event), space=event.space)


_NOTES: dict[type[Event], Callable[[Any], tuple[str, str]]] = {
    happened.Tied: lambda event: (
        _("A tie!"),
        # Translators: {pips}: number on the die; {seats}: names of players.
        _("{seats} rolled {pips} and roll again.", seats=seats_listed(event.seats), pips=event.pips),
    ),
    happened.Begins: lambda event: (
        _("Off we go!"),
        # Translators: {pips}: number on the die; {seat}: a player’s name.
        _("{seat} rolled {pips} and goes first.", seat=_who(event), pips=event.pips),
    ),
    happened.Held: lambda event: (
        # Translators: headline: a pawn is caught in a Hazard Circle.
        _("Held!"),
        # Translators: {in_hazard}: "in the Flood" and the like; {seat}: a player’s name.
        _("{seat} waits {in_hazard} for Mighty Mouse.", seat=_who(event), in_hazard=in_hazard(event.hazard)),
    ),
    happened.Arrived: lambda event: (_("To the rescue!"), _("Everyone is free!")),
    happened.Freed: _freed,
    # Translators: {seat}: a player’s name.
    happened.Won: lambda event: (_("Home safe!"), _("{seat} wins by exact count.", seat=_who(event))),
}


def call(state: State, name: str) -> str:
    """Whose roll it is, and what for."""
    if state.contest:
        # Translators: {name}: a player’s name.
        return _("{name}, roll to see who goes first", name=name)
    if _placing(state):
        # Translators: {name}: a player’s name.
        return _("{name}, who goes nearest?", name=name)
    if state.at[state.turn] in TRACKS:
        # Translators: {name}: a player’s name.
        return _("{name}, roll for Mighty Mouse!", name=name)
    # Translators: {name}: a player’s name.
    return _("{name}, your turn", name=name)


def outlook(state: State) -> str:
    """What the roll of the seat to act may bring."""
    if state.contest:
        return _("The highest number goes first.")
    if _placing(state):
        return _("Place the others behind the circle, nearest space first.")
    if state.at[state.turn] in TRACKS:
        return _rescue(state)
    saved = sure(state)
    return sentences(_ways(state), saved_leads(saved)) if saved else _ways(state)


def _placing(state: State) -> bool:
    return any(isinstance(move, Order) for move in state.moves)


def saved_leads(reach: Reach) -> str:
    """What the saved number would do."""
    if reach.effect is Effect.GAIN:
        return _("Your saved {pips} wins!", pips=reach.pips)
    if reach.effect is Effect.NOTHING:
        return _("With your saved {pips}, you’d stay put.", pips=reach.pips)
    # Translators: {to_space} is "to space 12", "into the Flood" or "to Start".
    text = N_("Your saved {pips} leads {to_space}.")
    way = into_hazard(reach.space) if reach.space in TRACKS else to_space(reach.space)
    return _(text, pips=reach.pips, to_space=way)


def _rescue(state: State) -> str:
    hazard = state.hero or state.at[state.turn]
    left = TRACKS[hazard] - state.steps
    if left > 6:
        # Translators: {number}: steps Mighty Mouse still needs; {to_hazard}: "to the Flood" and the like.
        one, many = N_plural("{number} step {to_hazard}.", "{number} steps {to_hazard}.")
        return ngettext(one, many, left, to_hazard=to_hazard(hazard))
    if left == 1:
        # Translators: {to_hazard}: "to the Flood" and the like.
        return _("Any number takes him {to_hazard} and frees everyone.", to_hazard=to_hazard(hazard))
    text = (
        # Translators: {left}: the number of the die that is needed; {to_hazard}: "to the Flood" and the like; {share}:
        # percent.
        N_("{left} or more takes him {to_hazard} and frees everyone: {share}%.")
        if left < 6
        # Translators: {left}: the number of the die that is needed; {to_hazard}: "to the Flood" and the like; {share}:
        # percent.
        else N_("A {left} takes him {to_hazard} and frees everyone: {share}%.")
    )
    return _(text, left=left, to_hazard=to_hazard(hazard), share=round(100 * (7 - max(1, left)) / 6))


def _ways(state: State) -> str:
    start = state.at[state.turn]
    caught = [pips for pips in range(1, 7) if start + pips in TRACKS]
    barred = [pips for pips in range(1, 7) if start + pips > FINISH or state.occupant(start + pips)]
    back = [pips for pips in barred if start - pips >= START and not state.occupant(start - pips)]
    parts = []
    if 0 < FINISH - start <= 6:
        # Translators: {number}: the number of the die that wins.
        parts.append(_("{number} wins", number=FINISH - start))
    if caught:
        into = into_hazard(start + caught[0])
        # Translators: {number}: a number of the die; {into_hazard}: "into the Flood" and the like.
        parts.append(_("{number} leads {into_hazard}", number=caught[0], into_hazard=into))
    if back:
        # Translators: {numbers}: numbers of the die, such as "3 or 5"; the pawn goes back by as many spaces.
        parts.append(_("{numbers} sends you back", numbers=either([str(pips) for pips in back])))
    if stay := [pips for pips in barred if pips not in back]:
        # Translators: {numbers}: numbers of the die, such as "3 or 5"; so far ahead and behind is no free space.
        told = N_("{numbers} leaves you where you are, as you can go neither forward nor back")
        parts.append(_(told, numbers=either([str(pips) for pips in stay])))
    # Translators: a sentence of clauses such as "4 wins; 5 or 6 sends you back". {ways}: the clauses.
    return _("{ways}.", ways=clauses(parts)) if parts else _("Every number takes you forward.")


def stands(state: State) -> str:
    """Who is in front."""
    most = max(state.at)
    first = [seat for seat, space in zip(state.seats, state.at, strict=True) if space == most]
    if not most:
        return _("Everyone is on Start.")
    # Translators: {seats}: the player in front; {left}: how many spaces to go; {seats}: the players in front; {left}:
    # how many spaces to go.
    text = N_("{seats} leads, {left} to go.") if len(first) == 1 else N_("{seats} lead, {left} to go.")
    return _(text, seats=seats_listed(first), left=FINISH - most)


def where(space: int) -> str:
    """Where a piece is, for its row."""
    if space == 0:
        return _("on Start")
    if space == FINISH:
        # Translators: where a pawn is: in the Finish Circle.
        return _("home!")
    if space in TRACKS:
        # Translators: where a pawn is. {space}: number of the space; {caption}: name of the Hazard Circle, such as
        # "Flood".
        return _("held on {space} ({caption})", space=space, caption=caption(space))
    # Translators: where a pawn is, as in "Red on 14". {space}: number of the space.
    return _("on {space}", space=space)


def to_go(space: int, over: bool = False) -> str:
    """How far a piece has to go, for its row; over: whether nobody moves any more."""
    left = FINISH - space
    if space in TRACKS or not left:
        return ""
    # Translators: {left}: the number of the die that wins; {left}: how many spaces to go.
    return _("a {left} wins", left=left) if left <= 6 and not over else _("{left} to go", left=left)


# The board of Mighty Mouse for those who hear it.


def space(number: int, here: Sequence[str]) -> str:
    """A space, and who stands there."""
    if number in (START, FINISH):
        # Translators: noun: the space where the race begins.
        told = _("Start") if number == START else _("Finish Circle")
    else:
        # Translators: {number}: number of the space.
        told = _("Space {number}", number=number)
        told = row((told, caption(number))) if number in TRACKS else told
    # Translators: {names}: names of players.
    stands = ngettext("{names} is here", "{names} are here", len(here), names=listed(here))
    return row((told, stands)) if here else told


def seat(name: str, where: str, rest: str, saved: int = 0) -> str:
    """A seat: where its piece is, how far it has to go, and the number that it has saved."""
    kept = _(SAVED_PIPS, pips=saved) if saved else ""
    # Translators: standings for screen readers. {name}: a player’s name (or a part); {where}: what the player has, or
    # where it is.
    return _("{name}: {where}", name=name, where=row([part for part in (where, rest, kept) if part]))


def answers(state: State, asker: str) -> SeatAnswers:
    """What the race answers to a seat."""

    def told(number: int) -> str:
        saved = _(SAVED_PIPS, pips=state.saved[number]) if state.saved and state.saved[number] else ""
        parts = where(state.at[number]), to_go(state.at[number]), saved
        return has(seat_name(state.seats[number]), row([part for part in parts if part]))

    own = state.seats.index(asker)
    others = tuple(told(number) for number in range(len(state.seats)) if number != own)
    return SeatAnswers((told(own), _hero(state), stands(state)), (told(own),), others)


def _hero(state: State) -> str:
    if not state.hero:
        return _("Mighty Mouse waits in the center.")
    way, length = to_hazard(state.hero), TRACKS[state.hero]
    return _(MIGHTY_MOUSE_IS_ON_THE, to_hazard=way, steps=state.steps, length=length)


# Tips for a first match of Mighty Mouse, in the order in which they usually matter.

TIPS = (
    WELCOME,
    Tip("first", N_("Who goes first?"), N_("Everyone rolls once. The highest number goes first.")),
    Tip(
        "look",
        N_("Look before you roll"),
        N_("Small dice show where each roll leads. Dark ones cost you. Pale ones do nothing."),
    ),
    Tip(
        "saved",
        N_("A number up your sleeve"),
        N_("Roll, or play your saved number. The large die shows where it leads. Dark means it costs you."),
    ),
    Tip("circles", N_("Hazard Circles"), N_("End on one, and you’re held there until Mighty Mouse comes.")),
    Tip("held", N_("You’re held"), N_("Now your roll moves Mighty Mouse along the lit track to free everyone.")),
    Tip("taken", N_("A space is taken"), N_("You can’t stop on an opponent’s space. You move back instead.")),
    Tip(
        "order", N_("Who goes nearest?"), N_("You freed the others, too. Choose the order in which they stand behind.")
    ),
    Tip("home", N_("Almost home"), N_("Only the exact number reaches Finish. Roll too high and you go back.")),
)
