"""The card game in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.acts import Event
from game.rules.beginning import LotFell
from game.rules.mousemaze import events as happened
from game.rules.mousemaze.maze import NOWHERE
from game.words.language import both, count, later, listed, say
from game.words.mousemaze_cards import action_name, card_name, heading_name, place_name
from game.words.seats import lot_fell, seat_name

REASONS = {
    "only_move": later("there was nothing else to do"),
    "way_ahead": later("the way ahead looks good"),
    "any_will_do": later("the first that came to hand"),
    "best_start": later("this way the first card is likeliest to pay"),
    "best_place": later("the next card is likely to lead there"),
    "best_arrow": later("that way pays best"),
    "best_change": later("that makes the next card safer"),
    "nothing_to_lose": later("nothing is at risk yet"),
    "safe_enough": later("a little cheese is better than none"),
    "goal_reached": later("that is enough to win"),
    "worth_the_risk": later("the next card is worth the risk"),
    "too_risky": later("the next card is not worth the risk"),
}

WHY_NO_PLACE = {
    "pile": later("The cheese pile is empty, so no wedge is placed."),
    "cards": later("No card may bear cheese, so no wedge is placed."),
}

WHY_IGNORED = {
    "again": later("That card has acted already; it says nothing more."),
    "edge": later("The edge has cut the move short, so the card says nothing."),
}


def reason(name: str) -> str:
    """Why a computer player chose what it did."""
    return say(REASONS[name])


def tell(events: Sequence[Event]) -> list[str]:
    """The sentences that tell what happened."""
    told = (_TOLD[type(event)](event) for event in events)
    return [sentence for sentence in told if sentence]


def _faced(event: happened.Faced) -> str:
    text = later("{seat} puts the mouse on Safe, facing {way}.")
    return say(text, seat=seat_name(event.seat), way=heading_name(event.heading))


def _placed(event: happened.WedgePlaced) -> str:
    one, many = both(
        "{seat} places a wedge in {place}.",
        "{seat} places a wedge in {place}, where there are {number} now.",
    )
    return count(one, many, event.wedges, seat=seat_name(event.seat), place=place_name(event.cell))


def _drew(event: happened.Drew) -> str:
    return say("{seat} draws: {card}.", seat=seat_name(event.seat), card=action_name(event.card))


def _chosen(event: happened.ArrowChosen) -> str:
    return say("{seat} chooses the arrow {way}.", seat=seat_name(event.seat), way=heading_name(event.heading))


def _walked(event: happened.Walked) -> str:
    way = heading_name(event.heading)
    if event.short:
        one, many = both(
            "The mouse walks one card {way}, where the maze ends.",
            "The mouse walks {number} cards {way}, where the maze ends.",
        )
    else:
        one, many = both("The mouse walks one card {way}.", "The mouse walks {number} cards {way}.")
    return count(one, many, len(event.path) - 1, way=way)


def _blocked(event: happened.Blocked) -> str:
    return say("The mouse cannot go {way}: the maze ends there.", way=heading_name(event.heading))


def _collected(event: happened.Collected) -> str:
    one, many = both("{seat} collects a wedge.", "{seat} collects {number} wedges.")
    return count(one, many, event.wedges, seat=seat_name(event.seat))


def _flipped(event: happened.Flipped) -> str:
    place, card = place_name(event.cell), card_name(event.after)
    if not event.swept:
        return say("The card in {place} is flipped and shows {card}.", place=place, card=card)
    one, many = both(
        "The card in {place} is flipped and shows {card}; its wedge goes back to the pile.",
        "The card in {place} is flipped and shows {card}; its {number} wedges go back to the pile.",
    )
    return count(one, many, event.swept, place=place, card=card)


def _turned(event: happened.Turned) -> str:
    one, many = both("a quarter turn", "{number} quarter turns")
    turns = count(one, many, event.quarters)
    if event.facing == NOWHERE:
        return say("The card in {place} makes {turns} clockwise.", place=place_name(event.cell), turns=turns)
    text = later("The mouse's card makes {turns} clockwise; the mouse faces {way} now.")
    return say(text, turns=turns, way=heading_name(event.facing))


def _took(event: happened.Took) -> str:
    if not event.wedges:
        return say("The cheese pile is empty.")
    return say("{seat} takes a wedge from the pile.", seat=seat_name(event.seat))


def _trapped(event: happened.Trapped) -> str:
    seat = seat_name(event.seat)
    if not event.lost:
        return say("Trapped! {seat} had nothing to lose.", seat=seat)
    one, many = both("Trapped! {seat} loses a wedge.", "Trapped! {seat} loses {number} wedges.")
    return count(one, many, event.lost, seat=seat)


def _banked(event: happened.Banked) -> str:
    seat = seat_name(event.seat)
    if not event.wedges:
        return say("{seat}'s turn ends without cheese.", seat=seat)
    one, many = both(
        "{seat}'s turn ends well with a wedge, {safe} safe in all.",
        "{seat}'s turn ends well with {number} wedges, {safe} safe in all.",
    )
    return count(one, many, event.wedges, seat=seat, safe=event.safe)


def _ran_out(event: happened.RanOut) -> str:
    names = [seat_name(seat) for seat in event.seats]
    winners = listed(names)
    one, many = both(
        "No more cheese comes out of the maze: {winners} has most and wins!",
        "No more cheese comes out of the maze: {winners} have most and share the win!",
    )
    return count(one, many, len(names), winners=winners)


_TOLD: dict[type[Event], Callable[[Any], str]] = {
    LotFell: lambda event: lot_fell(event.seat),
    happened.MazeLaid: lambda _: say("The sixteen Maze cards are laid out."),
    happened.TurnBegan: lambda _: "",  # what the seat does next begins with its name
    happened.Faced: _faced,
    happened.WedgePlaced: _placed,
    happened.NothingToPlace: lambda event: say(WHY_NO_PLACE[event.why]),
    happened.Reshuffled: lambda _: say("The draw pile is empty, so the discards are shuffled."),
    happened.Drew: _drew,
    happened.ArrowChosen: _chosen,
    happened.Walked: _walked,
    happened.Blocked: _blocked,
    happened.WentTo: lambda _: say("From there it goes to the other half."),
    happened.Collected: _collected,
    happened.Followed: lambda event: say("It stops on {card}.", card=card_name(event.card)),
    happened.Ignored: lambda event: say(WHY_IGNORED[event.why]),
    happened.Flipped: _flipped,
    happened.NoCardThere: lambda _: say("There is no card on that side of the mouse, so nothing happens."),
    happened.Turned: _turned,
    happened.Took: _took,
    happened.Trapped: _trapped,
    happened.Banked: _banked,
    happened.Won: lambda event: say("{seat} has enough cheese safe and wins!", seat=seat_name(event.seat)),
    happened.RanOut: _ran_out,
}
