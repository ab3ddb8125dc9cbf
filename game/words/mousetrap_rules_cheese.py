"""The rules of Mouse Trap about cheese, as they hold in a match."""

from __future__ import annotations

from game.rules.mousetrap.options import Table
from game.words.language import say
from game.words.reading import Chapter, Figure, chapter

_PAIR = 2


def cheese_chapter(table: Table) -> Chapter:
    """The slices, the wheel, and who gives what the pile does not hold."""
    last = () if table.two_cranks else (("space:48", say("In the Loop.")),)
    return chapter(
        say("Cheese"),
        say(
            "There are 52 pieces of cheese in the pile. Some slices on the board give you pieces of it. Others cost "
            "you pieces, which go back to the pile; if you hold fewer, you give what you have."
        ),
        Figure(
            (
                ("space:2", say("From the pile.")),
                ("space:7", say("From the pile.")),
                ("space:24", say("Back to the pile.")),
                ("space:30", say("Straight to the wheel.")),
                ("space:37", say("From the rival with most.")),
                ("space:39", say("Back to the pile.")),
                *last,
            )
        ),
        say("Each time you land on the Cheese Wheel you take two pieces."),
        _from_most(table),
        _empty_pile(table),
    )


def _from_most(table: Table) -> str:
    if len(table.seats) == _PAIR:
        return say(
            "The fifth slice takes three pieces from your rival, even if there is cheese in the pile. If your rival "
            "has fewer, you take those."
        )
    if table.profile.divide:
        return say(
            "The fifth slice takes three pieces from the rival who has most, even if there is cheese in the pile. If "
            "that rival has fewer, you take those and no more. If rivals tie for most, you take all from one of them "
            "or divide it between them."
        )
    return say(
        "The fifth slice takes three pieces from the rival who has most, even if there is cheese in the pile. If that "
        "rival has fewer, you take those and no more. If rivals tie for most, you choose one of them."
    )


def _empty_pile(table: Table) -> str:
    pair = len(table.seats) == _PAIR
    if table.profile.pick_giver:
        return (
            say(
                "If the pile is empty, or holds too little for a slice or the wheel, you may take the rest from your "
                "rival, as far as there is any. Or you decline and take nothing more."
            )
            if pair
            else say(
                "If the pile is empty, or holds too little for a slice or the wheel, you may take the rest from any "
                "one rival: all that is due, or all that this rival has. Or you decline and take nothing more."
            )
        )
    return (
        say(
            "If the pile is empty, or holds too little for a slice or the wheel, your rival gives you the rest, as far "
            "as there is any. Nobody may decline."
        )
        if pair
        else say(
            "If the pile is empty, or holds too little for a slice or the wheel, the rival who has most gives you the "
            "rest, as far as there is any. Of rivals who tie for most, you take it all from one or divide it between "
            "them. Nobody may decline."
        )
    )
