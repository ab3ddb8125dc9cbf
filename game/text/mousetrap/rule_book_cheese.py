"""The rules of Mouse Trap about cheese, as they hold in a match."""

from __future__ import annotations

from game.rules.mousetrap.options import RuleOptions
from game.text.chapters import Chapter, Figure, chapter
from game.text.language import _

_PAIR = 2


def cheese_chapter(table: RuleOptions) -> Chapter:
    """The slices, the wheel, and who gives what the pile does not hold."""
    last = () if table.two_cranks else (("space:48", _("In the Loop.")),)
    return chapter(
        _("Cheese"),
        _(
            "There are 52 pieces of cheese in the pile. Some slices on the board give you pieces of it. Others cost "
            "you pieces, which go back to the pile; if you hold fewer, you give what you have."
        ),
        Figure(
            (
                ("space:2", _("From the pile.")),
                ("space:7", _("From the pile.")),
                ("space:24", _("Back to the pile.")),
                ("space:30", _("Straight to the wheel.")),
                ("space:37", _("From the rival with the most.")),
                ("space:39", _("Back to the pile.")),
                *last,
            )
        ),
        _("Each time you land on the Cheese Wheel you take two pieces."),
        _from_most(table),
        _empty_pile(table),
    )


def _from_most(table: RuleOptions) -> str:
    if len(table.seats) == _PAIR:
        return _(
            "The fifth slice takes three pieces from your rival, even if there is cheese in the pile. If your rival "
            "has fewer, you take those."
        )
    if table.profile.divide:
        return _(
            "The fifth slice takes three pieces from the rival who has the most, even if there is cheese in the pile. "
            "If that rival has fewer, you take those and no more. If rivals tie for the most, you take it all from one "
            "who has enough, or divide it between them, as far as what they hold together reaches."
        )
    return _(
        "The fifth slice takes three pieces from the rival who has the most, even if there is cheese in the pile. If "
        "that rival has fewer, you take those and no more. If rivals tie for the most, you choose one of them."
    )


def _empty_pile(table: RuleOptions) -> str:
    pair = len(table.seats) == _PAIR
    if table.profile.pick_giver:
        return (
            _(
                "If the pile is empty, or holds too little for a slice or the wheel, you may take the rest from your "
                "rival, as much as there is. Or you may take nothing more."
            )
            if pair
            else _(
                "If the pile is empty, or holds too little for a slice or the wheel, you may take the rest from any "
                "one rival: all that is due, or all that this rival has. Or you may take nothing more."
            )
        )
    return (
        _(
            "If the pile is empty, or holds too little for a slice or the wheel, your rival gives you the rest, as "
            "much as there is. Nobody may decline."
        )
        if pair
        else _(
            "If the pile is empty, or holds too little for a slice or the wheel, the rival who has the most gives you "
            "the rest, as much as there is. If rivals tie for the most, you take it all from one who has enough, or "
            "divide it between them, as far as what they hold together reaches. Nobody may decline."
        )
    )
