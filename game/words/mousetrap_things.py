"""The spaces, the parts and the links of the Mouse Trap, named and explained."""

from __future__ import annotations

from game.physics.mousetrap.report import LINKS
from game.rules.mousetrap.board import SECOND_CRANK, SPACES, Kind, Space
from game.words.language import count, later, say

PART_NAMES = (
    later("base under the gears"),
    later("gear support"),
    later("upright gear"),
    later("crank"),
    later("flat gear"),
    later("stop sign"),
    later("lamppost"),
    later("shoe"),
    later("rickety stairs"),
    later("bucket"),
    later("marble in the bucket"),
    later("base under the plumbing"),
    later("rain gutter"),
    later("plumbing"),
    later("helping hand"),
    later("thing-a-ma-jig"),
    later("bathtub"),
    later("marble on the thing-a-ma-jig"),
    later("diving board"),
    later("diver"),
    later("base under the cage"),
    later("washtub"),
    later("cage post"),
    later("cage"),
)

PART_DUTIES = (
    later("It carries the gears, the stop sign and the lamppost."),
    later("It bears the axle of the upright gear."),
    later("It is driven by the crank and drives the flat gear."),
    later("Turn it clockwise, and slowly."),
    later("Its peg draws the stop sign back."),
    later("A rubber band snaps it back against the shoe."),
    later("The shoe hangs on it."),
    later("It swings under the lamp and kicks the bucket."),
    later("The marble rolls down it from the bucket."),
    later("It tips and lets its marble go."),
    later("It rolls down the stairs and along the gutter."),
    later("It carries the plumbing and the diving board."),
    later("It leads the marble to the foot of the helping hand."),
    later("Its hands hold the rod of the helping hand."),
    later("The marble unhooks it, and its jerk unseats the other marble."),
    later("The second marble rests on its smaller hole."),
    later("The second marble drops through its plug hole."),
    later("It falls through the bathtub onto the diving board."),
    later("A see-saw: the marble strikes one end, the diver stands on the other."),
    later("He is thrown backwards into the washtub."),
    later("It carries the washtub and the cage post."),
    later("The diver lands in it and shakes the cage off its post."),
    later("The cage is balanced on its top and rattles down its notches."),
    later("It falls over the Cheese Wheel and whoever sits there."),
)

LINK_REACHED = {
    "crank_turned": later("The crank goes round."),
    "gear5_turned": later("The flat gear turns with it."),
    "sign_drawn": later("The stop sign is drawn back."),
    "sign_released": later("It slips off and snaps back."),
    "shoe_struck": later("It hits the shoe."),
    "bucket_tipped": later("The shoe kicks the bucket over."),
    "marble1_on_stairs": later("The marble drops onto the rickety stairs."),
    "marble1_in_gutter": later("It rolls into the rain gutter."),
    "rod_struck": later("It bumps the foot of the helping hand."),
    "rod_released": later("The rod slips its hook."),
    "marble2_off_seat": later("The second marble leaves its seat."),
    "marble2_through_tub": later("It drops through the bathtub."),
    "board_struck": later("It strikes the diving board."),
    "diver_airborne": later("The diver flies."),
    "diver_in_washtub": later("Splash: he lands in the washtub."),
    "cage_left_post": later("The cage slips off the top of its post."),
    "cage_down": later("The cage is down."),
}

LINK_MISSING = {
    "crank_turned": later("the crank did not turn."),
    "gear5_turned": later("the gears did not mesh."),
    "sign_drawn": later("the stop sign was not drawn back."),
    "sign_released": later("the stop sign did not snap back."),
    "shoe_struck": later("the stop sign missed the shoe."),
    "bucket_tipped": later("the bucket did not tip."),
    "marble1_on_stairs": later("the marble missed the stairs."),
    "marble1_in_gutter": later("the marble did not reach the gutter."),
    "rod_struck": later("the marble did not reach the helping hand."),
    "rod_released": later("the rod stayed on its hook."),
    "marble2_off_seat": later("the second marble kept its seat."),
    "marble2_through_tub": later("the second marble stuck above the bathtub."),
    "board_struck": later("the second marble missed the diving board."),
    "diver_airborne": later("the diver was not thrown."),
    "diver_in_washtub": later("the diver missed the washtub."),
    "cage_left_post": later("the cage only swayed on its post."),
    "cage_down": later("the cage did not come down over the wheel."),
}


def too_early(last_link: str) -> str:
    """Why a cage that came down early caught nobody (MT-35), the chain having reached this link."""
    if last_link in LINKS and LINKS.index(last_link) >= LINKS.index("diver_airborne"):
        return say(
            "The cage came down before the diver was in the washtub: "
            "the trap did not work as it should, so nobody is caught."
        )
    return say(
        "The shaking brought the cage down before the diver jumped: "
        "the trap did not work as it should, so nobody is caught."
    )


def space_name(index: int, two_cranks: bool = False) -> str:
    """A space in a few words, with its number."""
    space = SPACES[index]
    if two_cranks and index == SECOND_CRANK:
        return say("the second crank")
    if space.kind in _PLAIN:
        return say(_PLAIN[space.kind])
    return say("space {index} ({what})", index=index, what=space_words(index))


def space_words(index: int, two_cranks: bool = False) -> str:
    """What is printed on a space."""
    space = SPACES[index]
    if two_cranks and index == SECOND_CRANK:
        return say("the second crank")
    if space.kind in _PLAIN:
        return say(_PLAIN[space.kind])
    if space.kind is Kind.BUILD:
        numbers = "-".join(map(str, space.players))
        return say(later("Build {numbers}") if space.amount == 1 else later("Build two {numbers}"), numbers=numbers)
    return _go_words(index, space.to) if space.kind is Kind.GO else _cheese_words(space)


def _go_words(index: int, to: int) -> str:
    if SPACES[to].kind in _PLAIN:
        text = later("back to {place}") if to < index else later("ahead to {place}")
        return say(text, place=say(_PLAIN[SPACES[to].kind]))
    if to < index:
        return count("back {number} space", "back {number} spaces", index - to)
    return count("ahead {number} space", "ahead {number} spaces", to - index)


def _cheese_words(space: Space) -> str:
    if space.kind is Kind.TAKE_FROM_MOST:
        return say("take 3 from the richest rival")
    if space.kind is Kind.TAKE:
        return count("take 1 cheese", "take {number} cheese", space.amount)
    napping = later("caught napping: lose {number} cheese")
    return say(napping if space.slice == 6 else later("lose {number} cheese"), number=space.amount)


_PLAIN = {
    Kind.START: later("Start"),
    Kind.DOG_BONE: later("the Dog Bone"),
    Kind.SAFE: later("Safe"),
    Kind.CRANK: later("the crank"),
    Kind.WHEEL: later("the Cheese Wheel"),
}

_EXPLAINED = {
    Kind.START: later("All mice begin here."),
    Kind.BUILD: later("If the number of players stands here, build the next part and take a piece of cheese for it."),
    Kind.TAKE: later("Take cheese from the pile; when it is empty, from a rival."),
    Kind.TAKE_FROM_MOST: later("Take three pieces of cheese from the rival who has most, or all of that rival's."),
    Kind.LOSE: later("Return cheese to the pile, as far as you have any."),
    Kind.GO: later("Your mouse runs on to the place named here."),
    Kind.DOG_BONE: later("Nothing happens here."),
    Kind.SAFE: later("The first space of the Loop. A mouse here cannot be lured."),
    Kind.CRANK: later("Once the trap is complete: lure rivals to the wheel for cheese, and turn the crank."),
    Kind.WHEEL: later("Take two pieces of cheese. But the cage hangs right above."),
}


def explain_space(index: int, two_cranks: bool = False) -> str:
    """What a space does, for whoever points at it."""
    kind = Kind.CRANK if two_cranks and index == SECOND_CRANK else SPACES[index].kind
    return say(_EXPLAINED[kind])


def explain_part(number: int) -> str:
    """What a part of the trap does, for whoever points at it."""
    return say(PART_DUTIES[number - 1])
