"""The spaces, the parts and the links of the Mouse Trap, named and explained."""

from __future__ import annotations

from game.physics.mousetrap.report import LINKS
from game.rules.mousetrap.board import SECOND_CRANK, SPACES, Kind, Space
from game.text.language import N_, N_context, _, ngettext

# Translators: the parts without an article, as in the list of parts: "4  Crank". They also stand in sentences such as
# "Red builds part 4, the crank."; write those so that the bare name fits for every part: "Rot baut Teil 4: Kurbel."
PART_NAMES = (
    N_("base under the gears"),
    N_("gear support"),
    N_("upright gear"),
    N_("crank"),
    N_("flat gear"),
    N_("stop sign"),
    N_("lamppost"),
    N_("shoe"),
    N_("rickety stairs"),
    N_("bucket"),
    N_("marble in the bucket"),
    N_("base under the plumbing"),
    N_("rain gutter"),
    N_("plumbing"),
    N_("helping hand"),
    N_("thing-a-ma-jig"),
    N_("bathtub"),
    N_("marble on the thing-a-ma-jig"),
    N_("diving board"),
    N_("diver"),
    N_("base under the cage"),
    N_("washtub"),
    N_("cage post"),
    N_("cage"),
)

PART_DUTIES = (
    N_("It carries the gears, the stop sign and the lamppost."),
    N_("It carries the axle of the upright gear."),
    N_("It is driven by the crank and drives the flat gear."),
    N_("Turn it clockwise, and slowly."),
    N_("Its peg draws the stop sign back."),
    N_("A rubber band snaps it back against the shoe."),
    N_("The shoe hangs on it."),
    N_("It swings under the lamp and kicks the bucket."),
    N_("The marble rolls down it from the bucket."),
    N_("It tips and lets its marble go."),
    N_("It rolls down the stairs and along the gutter."),
    N_("It carries the plumbing and the diving board."),
    N_("It leads the marble to the foot of the helping hand."),
    N_("Its hands hold the rod of the helping hand."),
    N_("The marble unhooks it, and its jerk unseats the other marble."),
    N_("The second marble rests on its smaller hole."),
    N_("The second marble drops through its plug hole."),
    N_("It falls through the bathtub onto the diving board."),
    N_("A see-saw: the marble strikes one end, the diver stands on the other."),
    N_("He is thrown backwards into the washtub."),
    N_("It carries the washtub and the cage post."),
    N_("The diver lands in it and shakes the cage off its post."),
    N_("The cage is balanced on its top and rattles down its notches."),
    N_("It falls over the Cheese Wheel and whoever sits there."),
)


def too_early(last_link: str) -> str:
    """Why a cage that came down early caught nobody (MT-35), the chain having reached this link."""
    if last_link in LINKS and LINKS.index(last_link) >= LINKS.index("diver_airborne"):
        return _(
            "The cage came down before the diver was in the washtub: that does not count, even with a mouse inside."
        )
    return _(
        "The shaking brought the cage down before the diver jumped: that does not count, even with a mouse inside."
    )


def to_space(index: int, two_cranks: bool = False) -> str:
    """Where a mouse goes, in a few words, with the number of the space."""
    space = SPACES[index]
    if two_cranks and index == SECOND_CRANK:
        return _("to the second crank")
    if space.kind in _TO:
        return _(_TO[space.kind])
    # Translators: {what} is what is printed there: "to space 10 (ahead 4 spaces)".
    return _("to space {index} ({what})", index=index, what=space_words(index))


def on_space(index: int, two_cranks: bool = False) -> str:
    """Where a mouse is, in a few words, with the number of the space."""
    space = SPACES[index]
    if two_cranks and index == SECOND_CRANK:
        return _("on the second crank")
    if space.kind in _ON:
        return _(_ON[space.kind])
    return _("on space {index} ({what})", index=index, what=space_words(index))


def space_words(index: int, two_cranks: bool = False) -> str:
    """What is printed on a space."""
    space = SPACES[index]
    if two_cranks and index == SECOND_CRANK:
        return _("the second crank")
    if space.kind in _PLAIN:
        return _(_PLAIN[space.kind])
    if space.kind is Kind.BUILD:
        numbers = "-".join(map(str, space.players))
        return _(N_("Build {numbers}") if space.amount == 1 else N_("Build two {numbers}"), numbers=numbers)
    return _go_words(index, space.to) if space.kind is Kind.GO else _cheese_words(space)


def _go_words(index: int, to: int) -> str:
    if SPACES[to].kind in _TO:
        # Translators: {to_space} is "to Start", "to the Dog Bone" and the like.
        text = N_("back {to_space}") if to < index else N_("ahead {to_space}")
        return _(text, to_space=_(_TO[SPACES[to].kind]))
    if to < index:
        return ngettext("back {number} space", "back {number} spaces", index - to)
    return ngettext("ahead {number} space", "ahead {number} spaces", to - index)


def _cheese_words(space: Space) -> str:
    if space.kind is Kind.TAKE_FROM_MOST:
        return _("take 3 from the richest rival")
    if space.kind is Kind.TAKE:
        return ngettext("take 1 cheese", "take {number} cheese", space.amount)
    napping = N_("caught napping: lose {number} cheese")
    return _(napping if space.slice == 6 else N_("lose {number} cheese"), number=space.amount)


_PLAIN = {
    Kind.START: N_("Start"),
    Kind.DOG_BONE: N_("the Dog Bone"),
    # Translators: the name of a space where a mouse is safe.
    Kind.SAFE: N_context("space", "Safe"),
    Kind.CRANK: N_("the crank"),
    Kind.WHEEL: N_("the Cheese Wheel"),
}

# Translators: where a mouse goes: "Red rolls a 3 and goes to the Dog Bone.", "Red is sent back to Start."
_TO = {
    Kind.START: N_("to Start"),
    Kind.DOG_BONE: N_("to the Dog Bone"),
    Kind.SAFE: N_("to Safe"),
    Kind.CRANK: N_("to the crank"),
    Kind.WHEEL: N_("to the Cheese Wheel"),
}

# Translators: where a mouse is: "Red's mouse, now on the Dog Bone".
_ON = {
    Kind.START: N_("on Start"),
    Kind.DOG_BONE: N_("on the Dog Bone"),
    Kind.SAFE: N_("on Safe"),
    Kind.CRANK: N_("on the crank"),
    Kind.WHEEL: N_("on the Cheese Wheel"),
}


def explain_part(number: int) -> str:
    """What a part of the trap does, for whoever points at it."""
    return _(PART_DUTIES[number - 1])
