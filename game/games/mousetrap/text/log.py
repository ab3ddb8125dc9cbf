"""The Mouse Trap in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.acts import Event, Move
from game.core.setup import LotFell
from game.core.tally import Moment
from game.games.mousetrap.rules import events as happened
from game.games.mousetrap.rules.moves import LeaveCrooked, Lure, Placed, Roll, Stop, Straighten, Take, TurnCrank
from game.games.mousetrap.rules.state import PARTS, State
from game.games.mousetrap.text.chain import LINK_MISSING, LINK_REACHED
from game.games.mousetrap.text.table import IT_STANDS, PART_NAMES, to_space, too_early
from game.games.mousetrap.trap.machine import Placement, lacks
from game.games.mousetrap.trap.report import LINKS, reach
from game.text.language import N_, N_context, N_plural, _, capital, decimal, listed, ngettext, sentences
from game.text.levels import lot_fell
from game.text.seats import seat_name

# Translators: moves as infinitives, for "Greta would roll the die: there is nothing else to do."
_ALONE: dict[type[Move], str] = {
    Roll: N_("roll the die"),
    TurnCrank: N_("turn the crank"),
    Stop: N_("end the turn"),
    Straighten: N_("straighten part of the trap"),
    LeaveCrooked: N_("leave the trap as it is"),
}


def move_words(move: Move) -> str:
    """A move, without who makes it."""
    match move:
        case Lure(mouse):
            # Translators: a move as an infinitive, as in "Greta would turn the crank: there is a mouse under the cage."
            # {seat}: name of the player whose mouse is lured onto the Cheese Wheel.
            return _("lure {seat}", seat=seat_name(mouse))
        case Take(()):
            return _("take nothing")
        case Take(gifts):
            # Translators: {pieces}: a number of pieces of cheese; {seat}: the player who gives them. Follows "take", as
            # in "take 2 from Red and 1 from Blue".
            parts = [_("{pieces} from {seat}", pieces=pieces, seat=seat_name(giver)) for giver, pieces in gifts]
            # Translators: a move as an infinitive, as in "Greta would turn the crank: there is a mouse under the cage."
            # {gifts}: a list such as "2 from Red and 1 from Blue" (see "{pieces} from {seat}").
            return _("take {gifts}", gifts=listed(parts))
    return _(_ALONE[type(move)])


# The moments of a match, in words.

_MOMENTS: Mapping[str, tuple[str, str]] = {
    # Translators: a memorable moment of the match. {name}: a player's name; {number}: how many runs of the trap in a
    # row caught something.
    "captures": N_plural("{name}: {number} capture in a row", "{name}: {number} captures in a row"),
    # Translators: a memorable moment: cheese won with one capture. {name}: a player's name; {number}: pieces of cheese.
    "haul": N_plural("{name}: {number} piece of cheese at once", "{name}: {number} pieces of cheese at once"),
    # Translators: a memorable moment. {name}: a player's name; {number}: how often the trap missed that player's mouse.
    "escapes": N_plural("{name} escaped {number} time in a row", "{name} escaped {number} times in a row"),
    # Translators: a memorable moment. {name}: a player's name; {number}: pieces of cheese.
    "lost": N_plural("{name} lost {number} piece of cheese at once", "{name} lost {number} pieces of cheese at once"),
}


def told(moment: Moment, name: str) -> str:
    """A moment of somebody of that name."""
    return ngettext(*_MOMENTS[moment.kind], int(moment.number), name=name)


# What marks and chapters of a whole match are called, marked for translation.

# Translators: caption of a chart of the whole match. {number}: all pieces of cheese in the game (52).
WHO_HOLDS_THE_CHEESE = N_("who has the {number} pieces of cheese")
CAUGHT = N_context("a mark", "caught")
MISSED = N_context("a mark", "missed")
BUILDING_THE_TRAP = N_("Building the trap")
THE_HUNT = N_("The hunt")
# Translators: a chapter of a finished match. {number}: how many mice have not been caught yet.
MICE_LEFT_COUNT = N_plural("{number} mouse left", "{number} mice left")
THE_DUEL = N_("The duel")


# The Mouse Trap in sentences.

STRAIGHT = 1.0
"""How many mm or degrees off true a part must stand for its telling to say so: steady hands stay within it.

The one limit for all that is told of a part: "close enough" where it is set down, red in the check list, counted where
a run missed. Machines catch 87 times in 100 with parts up to 1 mm off, 45 with up to 2 mm (`measure trap`).
"""

# Translators: why a computer player chose what it did; after "Greta would turn the crank: " and alone, as a sentence.
REASONS = {
    "only_move": N_("there’s nothing else to do"),
    "take_first": N_("someone has to give it"),
    "take_from_danger": N_("the opponent nearest the crank is the most dangerous"),
    "crank_now": N_("there’s a mouse under the cage"),
    "lure_likeliest": N_("that mouse is the most likely to reach the wheel"),
    "gather_more": N_("the cage has room for one more"),
    "save_cheese": N_("the rest of the cheese is worth saving"),
    "no_hope": N_("no mouse is likely to reach the wheel"),
    "keeps_missing": N_("the trap keeps missing"),
}

# Translators: why nothing happens on a space, in about two words, after "Red rolls a 3 and goes to the Dog Bone."
WHY_NOTHING = {
    "start": N_("Starting over."),
    "dog_bone": N_("Just bones."),
    "safe": N_("Safe from luring."),
    "players": N_("Nothing built."),
    "complete": N_("All built."),
    "incomplete": N_("The trap isn’t ready."),
    "no_cheese": N_("No cheese."),
    "nobody": N_("Everyone’s safe."),
}
"""Why a landing does nothing, in two words that follow the sentence of how the mouse came there."""


def part_name(number: int) -> str:
    """A part of the trap as a person calls it."""
    return _(PART_NAMES[number - 1])


def reason(name: str) -> str:
    """Why a computer player chose what it did."""
    return _(REASONS[name])


def stands(state: State) -> str:
    """How far the machine has come."""
    # Translators: {standing}: number of parts built so far; {all}: 24.
    return _("Built: {standing} of {all} parts.", standing=len(state.parts), all=state.table.plan.steps)


def tell(events: Sequence[Event]) -> list[str]:
    """The sentences that tell what happened."""
    lines: list[str] = []
    before: Event | None = None
    for event in events:
        if isinstance(before, happened.Threw) and isinstance(event, happened.Moved) and event.mouse == before.seat:
            lines[-1] = _walked(before, event)
        elif isinstance(event, happened.NothingHappened) and lines:
            lines[-1] = sentences(lines[-1], _(WHY_NOTHING[event.why]))
        else:
            told = _TOLD[type(event)](event)
            lines += [told] if isinstance(told, str) else told
        before = event
    return lines


def _threw(event: happened.Threw) -> str:
    # Translators: {pips}: number on the die; {seat}: a player’s name.
    return _("{seat} rolls a {pips}.", seat=seat_name(event.seat), pips=event.pips)


def _walked(threw: happened.Threw, moved: happened.Moved) -> str:
    # Translators: {to_space} is "to space 10 (ahead 4 spaces)", "to the Cheese Wheel" and the like.
    text = N_("{seat} rolls a {pips} and goes {to_space}.")
    return _(text, seat=seat_name(threw.seat), pips=threw.pips, to_space=to_space(moved.path[-1], moved.crank))


def _moved(event: happened.Moved) -> str:
    where = to_space(event.path[-1], event.crank)
    # Translators: {seat}: a player, by name or color; {to_space}: "to Start", "to the Dog Bone", "to space 10 (ahead 4
    # spaces)" and the like.
    return _("{seat}’s mouse goes {to_space}.", seat=seat_name(event.mouse), to_space=where)


def _sent(event: happened.Sent) -> str:
    # Translators: {mouse}: the player whose mouse it is; {to_space}: "to Start", "to the Dog Bone", "to space 10 (ahead
    # 4 spaces)" and the like.
    text = N_("{mouse} is sent back {to_space}.") if event.end < event.start else N_("{mouse} moves ahead {to_space}.")
    told = _(text, mouse=seat_name(event.mouse), to_space=to_space(event.end))
    return told if event.followed else sentences(told, _("That space has no effect."))


def _built(event: happened.Built) -> list[str]:
    # Translators: {seat}: a player, by name or color; {number}: 1 to 24; {part}: a part of the trap without an
    # article, as "crank"; write the sentence so that it fits every part.
    text = N_("{seat} builds part {number}, the {part}.")
    told = _(text, seat=seat_name(event.seat), number=event.part, part=part_name(event.part))
    return [told] if straight(event.placed) else [told, _stands(event.placed)]


def _stands(placed: Placed) -> str:
    return _(IT_STANDS, how=how_off(placed))


def _step_built(event: happened.StepBuilt) -> str:
    return _(
        # Translators: a machine of one's own is built part by part. {seat}: a player; {number}, {all}: part 3 of 9;
        # {off}: "perfectly placed", "3 mm too far left" and the like.
        "{seat} builds part {number} of {all}: {off}.",
        seat=seat_name(event.seat),
        number=event.step,
        all=event.steps,
        off=how_off(event.placed),
    )


def _step_anew(event: happened.StepSetAnew) -> str:
    # Translators: {seat}: a player; {number}: of a part of a machine of one's own; {off}: "perfectly placed" and the
    # like.
    text = N_("{seat} resets part {number}: {off}.")
    return _(text, seat=seat_name(event.seat), number=event.step, off=how_off(event.placed))


def _own_rested(event: happened.OwnTrapRested) -> list[str]:
    if event.captured:
        return [_("The trap worked!")]
    # Translators: {number}: of a part of a machine of one's own.
    text = N_("The trap failed: part {number} didn’t do its job.") if event.step else N_("The trap failed.")
    return [_(text, number=event.step)]


def straight(placed: Placed | Placement) -> bool:
    """Whether a part stands as well as steady hands set one down, by the figures that are told of it."""
    return abs(round(placed.mm, 1)) <= STRAIGHT and abs(round(placed.deg, 1)) <= STRAIGHT


def off_true(placed: Placed) -> str:
    """How well a part stands, in figures."""
    mm, deg = decimal(abs(placed.mm), 1), decimal(abs(placed.deg), 1)
    match _seen(placed.mm, 0.05), _seen(placed.deg, 0.05):
        case False, False:
            # Translators: said of a part: "It stands perfectly placed.", "Red resets part 4, perfectly placed."
            return _("perfectly placed")
        case True, False:
            # Translators: said of a part: "It stands 0.8 mm off."
            return _("{mm} mm off", mm=mm)
        case False, True:
            # Translators: said of a part that leans: "It's 0.8 degrees off."; {deg}: a decimal number.
            return _("{deg} degrees off", deg=deg)
    # Translators: said of a part: "It stands 0.8 mm and 0.2 degrees off."
    return _("{mm} mm and {deg} degrees off", mm=mm, deg=deg)


_LITTLE, _FIRM = 0.5, 1.5
"""From so many mm or degrees on it is told to which side a part stands off, and by how much."""


# Pairs of what is said of a little and of more, to the one side and to the other.
_ACROSS = (
    # Translators: how a part was placed, after a colon or "It’s"; may be joined with another by "and". {mm}: a whole
    # number.
    (N_("a little too far right"), N_("{mm} mm too far right")),
    # Translators: how a part was placed, after a colon or "It’s"; may be joined with another by "and". {mm}: a whole
    # number.
    (N_("a little too far left"), N_("{mm} mm too far left")),
)
_LEANING = (
    # Translators: how a part was placed, after a colon or "It’s"; may be joined with another by "and". {deg}: a whole
    # number, 2 or more.
    (N_("leaning slightly left"), N_("leaning {deg}° left")),
    # Translators: how a part was placed, after a colon or "It’s"; may be joined with another by "and". {deg}: a whole
    # number, 2 or more.
    (N_("leaning slightly right"), N_("leaning {deg}° right")),
)


def how_off(placed: Placed) -> str:
    """How well a part stands, in words, as the log tells it."""
    told = _to_a_side(placed.mm, _ACROSS), _to_a_side(placed.deg, _LEANING)
    return listed([each for each in told if each]) or _("perfectly placed")


def _to_a_side(off: float, sides: Sequence[tuple[str, str]]) -> str:
    """How far off, mm or degrees; nothing where nobody would see it."""
    if not _seen(off, _LITTLE):
        return ""
    little, much = sides[off < 0]
    number = round(abs(off))
    return _(much, mm=number, deg=number) if _seen(off, _FIRM) else _(little)


def _seen(off: float, least: float) -> bool:
    return abs(off) >= least


def _from_pile(event: happened.TookFromPile) -> str:
    if not event.pieces:
        return _("The cheese pile is empty.")
    # Translators: {seat}: a player, by name or color; {number}: pieces taken from the pile.
    one, many = N_plural("{seat} takes a piece of cheese.", "{seat} takes {number} pieces of cheese.")
    return ngettext(one, many, event.pieces, seat=seat_name(event.seat))


def _from_rival(event: happened.TookFrom) -> str:
    return ngettext(
        # Translators: {seat}: a player, by name or color; {giver}: the player who gives; {number}: pieces.
        "{seat} takes a piece of cheese from {giver}.",
        "{seat} takes {number} pieces of cheese from {giver}.",
        event.pieces,
        seat=seat_name(event.seat),
        giver=seat_name(event.giver),
    )


def _ran_out(event: happened.PileRanOut) -> str:
    one, many = (
        N_plural(
            # Translators: {seat}: a player, by name or color; {number}: pieces that the pile could not give.
            "The cheese pile is empty. {seat} may take one piece from an opponent.",
            "The cheese pile is empty. {seat} may take {number} pieces from an opponent.",
        )
        if event.may
        else N_plural(
            # Translators: {seat}: a player, by name or color; {number}: pieces that the pile could not give.
            "The cheese pile is empty. The opponent with the most owes {seat} one piece.",
            "The cheese pile is empty. The opponent with the most owes {seat} {number} pieces.",
        )
    )
    return ngettext(one, many, event.due, seat=seat_name(event.seat))


def _lost(event: happened.LostCheese) -> str:
    if not event.pieces:
        # Translators: {seat}: a player, by name or color.
        return _("{seat} has no cheese to lose.", seat=seat_name(event.seat))
    one, many = N_plural(
        # Translators: {seat}: a player, by name or color; {number}: pieces.
        "{seat} returns a piece of cheese to the pile.",
        "{seat} returns {number} pieces of cheese to the pile.",
    )
    return ngettext(one, many, event.pieces, seat=seat_name(event.seat))


def _cranked(event: happened.CrankTurned) -> str:
    names = listed([seat_name(mouse) for mouse in event.mice])
    text = _SETS_OFF if event.own else _TURNS_CRANK
    return ngettext(*text, len(event.mice), seat=seat_name(event.seat), names=names)


_TURNS_CRANK = N_plural(
    # Translators: {seat}: a player, by name or color; {names}: one or several players whose mice are on the Cheese
    # Wheel, "Ben and Greta". The number that decides between the forms is how many they are.
    "{seat} turns the crank. {names} is under the cage.",
    "{seat} turns the crank. {names} are under the cage.",
)
_SETS_OFF = N_plural(
    # Translators: the same of a trap that may have no crank; as on the button "Set off the trap".
    "{seat} sets off the trap. {names} is under the cage.",
    "{seat} sets off the trap. {names} are under the cage.",
)


def tell_links(last_link: str) -> list[str]:
    """The links of the chain that were reached, one sentence each."""
    reached = LINKS[: LINKS.index(last_link) + 1] if last_link in LINKS else ()
    return [_(LINK_REACHED[link]) for link in reached]


def tell_stop(last_link: str) -> str:
    """The first link that was not reached, and what did not happen there."""
    missing = LINKS[min(LINKS.index(last_link) + 1, len(LINKS) - 1) if last_link in LINKS else 0]
    return _(LINK_MISSING[missing])


def _rested(event: happened.TrapRested) -> list[str]:
    told = tell_links(event.last_link)
    if event.captured:
        return [*told, _("The trap worked!")]
    if event.misfired:
        return [*told, _("Too early!"), too_early(event.last_link)]
    # Translators: {missing}: a sentence that begins with a small letter, such as "the bucket didn't tip over."
    return [*told, _("The trap failed: {missing}", missing=tell_stop(event.last_link))]


def _captured(event: happened.Captured) -> str:
    return ngettext(
        # Translators: {mouse}: the player whose mouse is caught; {seat}: the player who turned the crank and gets all
        # the cheese of the other; {number}: pieces, 0 is possible.
        "{mouse} is caught! {seat} gets one piece of cheese.",
        "{mouse} is caught! {seat} gets {number} pieces of cheese.",
        event.pieces,
        mouse=seat_name(event.mouse),
        seat=seat_name(event.seat),
    )


def _set_anew(event: happened.SetAnew) -> str:
    part = part_name(event.part)
    if not (_seen(event.placed.mm, _LITTLE) or _seen(event.placed.deg, _LITTLE)):
        # Translators: a part was set up again. {part}: a part without an article, singular or plural ("rickety
        # stairs").
        return _("The reset leaves the {part} perfectly placed.", part=part)
    # Translators: a part was set up again. {part}: a part without an article, with a capital, singular or plural
    # ("Rickety stairs"); {off}: "3 mm too far left", "leaning slightly right" or both, with "and" between them.
    return _("{part}: {off}.", part=capital(part), off=how_off(event.placed))


def _part_set_anew(event: happened.PartSetAnew) -> list[str]:
    # Translators: {seat}: a player, by name or color; {part}: a part without an article, singular or plural ("rickety
    # stairs"). What follows says how it was placed.
    text = N_("{seat} checks the trap and resets the {part}.")
    return [_(text, seat=seat_name(event.seat), part=part_name(event.part)), _stands(event.placed)]


def _reset(event: happened.ResetBegan) -> str:
    seat = seat_name(event.seat)
    if not event.part:
        # Translators: {seat}: a player, by name or color. The loose parts are those that the run has moved: marbles,
        # diver, cage and so on.
        return _("{seat} resets the loose parts.", seat=seat)
    # Translators: {seat}: a player, by name or color; {part}: a part without an article.
    text = N_("{seat} resets the loose parts and the {part}, where the chain stopped.")
    return _(text, seat=seat, part=part_name(event.part))


def _of_seat(text: str) -> Callable[[Any], str]:
    return lambda event: _(text, seat=seat_name(event.seat))


_TOLD: dict[type[Event], Callable[[Any], str | list[str]]] = {
    LotFell: lambda event: lot_fell(event.seat),
    happened.TurnBegan: lambda _unused: [],  # what the seat does next begins with its name
    happened.Threw: _threw,
    happened.Moved: _moved,
    happened.Sent: _sent,
    happened.NothingHappened: lambda event: _(WHY_NOTHING[event.why]),
    happened.Built: _built,
    happened.TrapCompleted: _of_seat(N_("The trap is complete!")),
    happened.TookFromPile: _from_pile,
    happened.TookFrom: _from_rival,
    happened.PileRanOut: _ran_out,
    happened.NothingToTake: _of_seat(N_("No opponent has any cheese to take.")),
    # Translators: {seat}: a player, by name or color; the player could have taken cheese from an opponent and did not.
    happened.DeclinedToTake: _of_seat(N_("{seat} takes no cheese.")),
    happened.LostCheese: _lost,
    happened.PaidToLure: lambda event: _(
        # Translators: {seat}: a player, by name or color; {mouse}: the player whose mouse is lured.
        "{seat} pays a piece of cheese to lure {mouse}’s mouse.",
        seat=seat_name(event.seat),
        mouse=seat_name(event.mouse),
    ),
    # Translators: {seat}: a player, by name or color.
    happened.Stopped: _of_seat(N_("{seat} ends the turn.")),
    happened.CrankTurned: _cranked,
    happened.PartSetAnew: _part_set_anew,
    happened.TrapRested: _rested,
    happened.Captured: _captured,
    # Translators: {mouse}: the player whose mouse it is; Safe is a space of the board.
    happened.Escaped: lambda event: _("{mouse}’s mouse runs to Safe.", mouse=seat_name(event.mouse)),
    happened.ResetBegan: _reset,
    happened.SetAnew: _set_anew,
    happened.StepBuilt: _step_built,
    happened.StepSetAnew: _step_anew,
    happened.OwnTrapRested: _own_rested,
    # Translators: {seat}: a player, by name or color, who was offered to straighten parts of the trap and declined.
    happened.LeftCrooked: _of_seat(N_("{seat} straightens nothing.")),
    # Translators: {seat}: a player, by name or color.
    happened.Won: _of_seat(N_("{seat} has the last free mouse and wins!")),
}


# What is said where the match holds its breath: at the last part of the trap, and at a crank that comes too soon.


# The last part stands.

# Translators: on a ribbon, large: the last of the 24 parts stands.
COMPLETE = N_("The trap is complete!")
TEST_IT = N_("Test it once, together")
TEST_IT_HINT = N_("Runs the whole machine once. It doesn’t count, and everything resets.")
# Translators: a button: the match goes on.
PLAY_ON = N_context("button", "Continue")
PLAY_ON_HINT = N_("Continues the match.")
# Translators: at the crank, when the whole trap is tried for the first time by all who play.
ALL_TOGETHER = N_("All together, slowly!")
# Translators: the same of a trap that has no crank.
ALL_TOGETHER_NOW = N_("All together now!")
IT_FALLS = N_("A part falls over")
A_PART_FALLS = N_("It falls before the crank turns. You can reset it before you crank.")


def who_set_it(name: str) -> str:
    """Who set the last part, and which that is."""
    last = len(PARTS)
    # Translators: below "The trap is complete!". {name}: a player; {number}: 24; {part}: a part without an article,
    # singular or plural ("rickety stairs").
    return _("{name} placed part {number}: the {part}.", name=name, number=last, part=part_name(last))


def who_set_step(name: str, number: int, part: str) -> str:
    """The same of a machine of one's own."""
    # Translators: below "The trap is complete!". {name}: a player; {number}: how many parts it has; {part}: the last
    # part, such as "Steel marble 2".
    return _("{name} placed part {number}: {part}.", name=name, number=number, part=part)


# A mouse is on the crank space, and the trap is not complete.

# Translators: a heading: the crank cannot be turned in earnest before the trap is complete.
NOT_YET = N_("Too soon to crank!")
TRY_IT = N_("Try it as it is")


def too_soon(name: str, standing: int) -> str:
    """Who may try the machine of the first so many parts, and for want of which part its chain ends."""
    parts = range(1, standing + 1)
    lacking = lacks(LINKS[reach(parts)], parts)
    stands = _(
        # Translators: {standing}: number of parts built so far; {whole}: 24.
        "Built so far: {standing} of {whole} parts. The trap can’t catch anything yet.",
        standing=standing,
        whole=len(PARTS),
    )
    # Translators: {number}: 1 to 24; {part}: a part without an article, singular or plural ("rickety stairs").
    needs = _("The chain stops where part {number} is missing: the {part}.", number=lacking, part=part_name(lacking))
    # Translators: {name}: a player.
    return sentences(stands, needs, _("{name} may try the machine as it is.", name=name))
