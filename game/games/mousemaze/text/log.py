"""The card game in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.acts import Event, Move
from game.core.setup import LotFell
from game.core.tally import Moment
from game.games.mousemaze.rules import moves as happened
from game.games.mousemaze.rules.moves import Draw, End, Face, Flip, Go, Place, TurnCard
from game.games.mousemaze.rules.state import NOWHERE, alike
from game.games.mousemaze.text.table import STAYS, action_name, card_name, heading_name, place_name
from game.text.language import N_, N_context, N_plural, _, listed, ngettext
from game.text.levels import lot_fell
from game.text.seats import seat_name

# Translators: moves as infinitives, for "Greta would draw a card: nothing is at risk yet."
_ALONE: dict[type[Move], str] = {Draw: N_("draw a card"), End: N_("end the turn")}
_TURNS = {
    # Translators: {place}: "row 1, column 2".
    1: N_("rotate the card in {place} a quarter turn to the right"),
    # Translators: {place}: "row 1, column 2".
    2: N_("rotate the card in {place} half a turn"),
    # Translators: {place}: "row 1, column 2".
    3: N_("rotate the card in {place} a quarter turn to the left"),
}


def move_words(move: Move) -> str:
    """A move, without who makes it."""
    match move:
        case Face(heading):
            # Translators: {way}: up, right, down or left.
            return _("point the mouse {way}", way=heading_name(heading))
        case Go(heading):
            # Translators: {way}: up, right, down or left.
            return _("go {way}", way=heading_name(heading))
        case Place(cell):
            # Translators: {place}: "row 1, column 2".
            return _("place a wedge in {place}", place=place_name(cell))
        case Flip(cell):
            # Translators: {place}: "row 1, column 2".
            return _("flip the card in {place}", place=place_name(cell))
        case TurnCard(cell, quarters):
            return _(_TURNS[quarters], place=place_name(cell))
    return _(_ALONE[type(move)])


# The moments of a match, in words.

_MOMENTS: Mapping[str, tuple[str, str]] = {
    # Translators: {name}: a player’s name; {number}: how many.
    "safe": N_plural("{name}: {number} wedge safe in one turn", "{name}: {number} wedges safe in one turn"),
    # Translators: {name}: a player’s name; {number}: how many.
    "lost": N_plural("{name} lost {number} wedge in a trap", "{name} lost {number} wedges in a trap"),
    # Translators: {name}: a player’s name; {number}: how many.
    "turns": N_plural("{name} was trapped {number} time in a row", "{name} was trapped {number} times in a row"),
}


def told(moment: Moment, name: str) -> str:
    """A moment of somebody of that name."""
    return ngettext(*_MOMENTS[moment.kind], int(moment.number), name=name)


# What marks and chapters of a whole match are called, marked for translation.

WEDGES_SAFE = N_("wedges safe")
SAFE = N_context("a mark", "made safe")
TRAPPED = N_context("a mark", "trapped")
# Translators: a chapter of a finished match: how often the deck has been dealt. {number}: 1, 2 and so on.
DECK_NUMBER = N_("Deck {number}")


# The card game in sentences.

# Translators: why a computer player chose what it did; after "Greta would pass: " and alone, as a sentence.
REASONS = {
    "only_move": N_("there’s nothing else to do"),
    "way_ahead": N_("the way ahead looks good"),
    "in_the_way": N_("it lies on the way ahead"),
    "any_will_do": N_("any card will do"),
    "all_alike": N_("nothing else looks better"),
    "best_start": N_("that is the most promising start"),
    "best_place": N_("the mouse is likely to get there"),
    "best_arrow": N_("that way looks best"),
    "best_change": N_("that improves the way ahead"),
    "nothing_to_lose": N_("nothing is at risk yet"),
    "safe_enough": N_("a little cheese is better than none"),
    "goal_reached": N_("that’s enough to win"),
    "worth_the_risk": N_("the next card is worth the risk"),
    "too_risky": N_("the next card isn’t worth the risk"),
}

WHY_NO_PLACE = {
    "pile": N_("The cheese pile is empty, so no wedge is placed."),
    "cards": N_("No card can take cheese, so no wedge is placed."),
}

WHY_IGNORED = {
    "again": N_("That card has already been used, so nothing more happens."),
    "edge": N_("The edge cut the move short, so the card does nothing."),
}


def reason(name: str) -> str:
    """Why a computer player chose what it did."""
    return _(REASONS[name])


def tell(events: Sequence[Event]) -> list[str]:
    """The sentences that tell what happened."""
    lines: list[str] = []
    for event in events:
        told = _TOLD[type(event)](event)
        lines += [told] if isinstance(told, str) else told
    return [line for line in lines if line]


def _faced(event: happened.Faced) -> str:
    # Translators: {seat}: a player’s name; {way}: up, right, down or left.
    text = N_("{seat} puts the mouse on Safe, facing {way}.")
    return _(text, seat=seat_name(event.seat), way=heading_name(event.heading))


def _placed(event: happened.WedgePlaced) -> str:
    one, many = N_plural(
        # Translators: {seat}: a player’s name; {place}: "row 1, column 2"; {number}: how many wedges lie there now.
        "{seat} places a wedge in {place}.",
        "{seat} places a wedge in {place}. Now there are {number}.",
    )
    return ngettext(one, many, event.wedges, seat=seat_name(event.seat), place=place_name(event.cell))


def _drew(event: happened.Drew) -> str:
    # Translators: {card}: name of a card; {seat}: a player’s name.
    return _("{seat} draws: {card}.", seat=seat_name(event.seat), card=action_name(event.card))


def _chosen(event: happened.ArrowChosen) -> str:
    # Translators: {seat}: a player’s name; {way}: up, right, down or left.
    return _("{seat} chooses the {way} arrow.", seat=seat_name(event.seat), way=heading_name(event.heading))


def _walked(event: happened.Walked) -> str:
    way = heading_name(event.heading)
    if event.short:
        one, many = N_plural(
            # Translators: {number}: how many; {way}: up, right, down or left.
            "The mouse walks one card {way}, where the maze ends.",
            "The mouse walks {number} cards {way}, where the maze ends.",
        )
    else:
        # Translators: {number}: how many; {way}: up, right, down or left.
        one, many = N_plural("The mouse walks one card {way}.", "The mouse walks {number} cards {way}.")
    return ngettext(one, many, len(event.path) - 1, way=way)


def _blocked(event: happened.Blocked) -> str:
    # Translators: {way}: up, right, down or left.
    return _("The mouse can’t go {way}: the maze ends there.", way=heading_name(event.heading))


def _collected(event: happened.Collected) -> str:
    # Translators: {number}: how many; {seat}: a player’s name.
    one, many = N_plural("{seat} collects a wedge.", "{seat} collects {number} wedges.")
    return ngettext(one, many, event.wedges, seat=seat_name(event.seat))


def _flipped(event: happened.Flipped) -> list[str]:
    # Translators: {card}: name of a card; {place}: "row 1, column 2".
    shows = N_("The card in {place} now shows {card}.")
    told = [_(shows, place=place_name(event.cell), card=card_name(event.after))]
    told += [_(STAYS)] if alike(event.before) else []
    if not event.swept:
        return told
    # Translators: after "The card in row 1, column 2 now shows Trapped.": the cheese on it. {number}: how many wedges.
    one, many = N_plural("Its wedge goes back to the pile.", "Its {number} wedges go back to the pile.")
    return [*told, ngettext(one, many, event.swept)]


_CARD_TURNED = {
    # Translators: {place}: "row 1, column 2".
    1: N_("The card in {place} makes a quarter turn to the right."),
    # Translators: {place}: "row 1, column 2".
    2: N_("The card in {place} makes half a turn."),
    # Translators: {place}: "row 1, column 2".
    3: N_("The card in {place} makes a quarter turn to the left."),
}
_MOUSE_TURNED = {
    # Translators: {way}: up, right, down or left.
    1: N_("The mouse’s card makes a quarter turn to the right; the mouse now faces {way}."),
    # Translators: {way}: up, right, down or left.
    2: N_("The mouse’s card makes half a turn; the mouse now faces {way}."),
    # Translators: {way}: up, right, down or left.
    3: N_("The mouse’s card makes a quarter turn to the left; the mouse now faces {way}."),
}


def _turned(event: happened.Turned) -> str:
    """As the choice was worded."""
    if event.facing == NOWHERE:
        return _(_CARD_TURNED[event.quarters], place=place_name(event.cell))
    return _(_MOUSE_TURNED[event.quarters], way=heading_name(event.facing))


def _took(event: happened.Took) -> str:
    if not event.wedges:
        return _("The cheese pile is empty.")
    # Translators: {seat}: a player’s name.
    return _("{seat} takes a wedge from the pile.", seat=seat_name(event.seat))


def _trapped(event: happened.Trapped) -> str:
    seat = seat_name(event.seat)
    if not event.lost:
        # Translators: {seat}: a player’s name.
        return _("Trapped! {seat} had nothing to lose.", seat=seat)
    # Translators: {number}: how many; {seat}: a player’s name.
    one, many = N_plural("Trapped! {seat} loses a wedge.", "Trapped! {seat} loses {number} wedges.")
    return ngettext(one, many, event.lost, seat=seat)


def _banked(event: happened.Banked) -> str:
    seat = seat_name(event.seat)
    if not event.wedges:
        # Translators: {seat}: a player’s name.
        return _("{seat} ends the turn without cheese.", seat=seat)
    one, many = N_plural(
        # Translators: {seat}: a player’s name; {number}: wedges of this turn; {safe}: all wedges this player has safe.
        "{seat} brings a wedge to safety: {safe} in all.",
        "{seat} brings {number} wedges to safety: {safe} in all.",
    )
    return ngettext(one, many, event.wedges, seat=seat, safe=event.safe)


def _ran_out(event: happened.RanOut) -> str:
    names = [seat_name(seat) for seat in event.seats]
    winners = listed(names)
    one, many = N_plural(
        # Translators: {winners}: names of the players.
        "No more cheese will leave the maze. {winners} has the most and wins!",
        "No more cheese will leave the maze. {winners} have the most and share the win!",
    )
    return ngettext(one, many, len(names), winners=winners)


_TOLD: dict[type[Event], Callable[[Any], str | list[str]]] = {
    LotFell: lambda event: lot_fell(event.seat),
    happened.MazeLaid: lambda _unused: _("The sixteen Maze cards are laid out."),
    happened.TurnBegan: lambda _unused: "",  # what the seat does next begins with its name
    happened.Faced: _faced,
    happened.WedgePlaced: _placed,
    happened.NothingToPlace: lambda event: _(WHY_NO_PLACE[event.why]),
    happened.Reshuffled: lambda _unused: _("The draw pile is empty, so the discards are shuffled."),
    happened.Drew: _drew,
    happened.ArrowChosen: _chosen,
    happened.Walked: _walked,
    happened.Blocked: _blocked,
    happened.WentTo: lambda _unused: _("From there, it goes to the pair’s other card."),
    happened.Collected: _collected,
    # Translators: {card}: name of a card.
    happened.Followed: lambda event: _("It stops on {card}.", card=card_name(event.card)),
    happened.Ignored: lambda event: _(WHY_IGNORED[event.why]),
    happened.Flipped: _flipped,
    happened.NoCardThere: lambda _unused: _("There’s no card on that side of the mouse, so nothing happens."),
    happened.Turned: _turned,
    happened.Took: _took,
    happened.Trapped: _trapped,
    happened.Banked: _banked,
    # Translators: {seat}: a player’s name.
    happened.Won: lambda event: _("{seat} has enough safe cheese and wins!", seat=seat_name(event.seat)),
    happened.RanOut: _ran_out,
}
