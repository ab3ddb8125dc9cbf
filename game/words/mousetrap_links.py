"""The 17 links of the chain in two words each, and as what comes next."""

from __future__ import annotations

from game.words.language import later, say
from game.words.mousetrap_things import LINK_MISSING, LINK_REACHED

LINK_SHORT = {
    "crank_turned": later("crank turns"),
    "gear5_turned": later("gears turn"),
    "sign_drawn": later("sign drawn"),
    "sign_released": later("sign let go"),
    "shoe_struck": later("shoe struck"),
    "bucket_tipped": later("bucket tipped"),
    "marble1_on_stairs": later("on the stairs"),
    "marble1_in_gutter": later("in the gutter"),
    "rod_struck": later("rod struck"),
    "rod_released": later("hook slips"),
    "marble2_off_seat": later("marble 2 rolls"),
    "marble2_through_tub": later("through the tub"),
    "board_struck": later("board struck"),
    "diver_airborne": later("diver flies"),
    "diver_in_washtub": later("tub hit"),
    "cage_left_post": later("cage leaves"),
    "cage_down": later("cage down"),
}

LINK_NEXT = {
    "crank_turned": later("Next: the crank turns"),
    "gear5_turned": later("Next: the flat gear turns"),
    "sign_drawn": later("Next: the stop sign is drawn back"),
    "sign_released": later("Next: the stop sign snaps back"),
    "shoe_struck": later("Next: the sign strikes the shoe"),
    "bucket_tipped": later("Next: the shoe tips the bucket"),
    "marble1_on_stairs": later("Next: marble 1 drops onto the stairs"),
    "marble1_in_gutter": later("Next: marble 1 rolls into the gutter"),
    "rod_struck": later("Next: marble 1 strikes the rod"),
    "rod_released": later("Next: the rod slips its hook"),
    "marble2_off_seat": later("Next: marble 2 leaves its seat"),
    "marble2_through_tub": later("Next: marble 2 drops through the tub"),
    "board_struck": later("Next: marble 2 strikes the diving board"),
    "diver_airborne": later("Next: the diver flies"),
    "diver_in_washtub": later("Next: the diver lands in the washtub"),
    "cage_left_post": later("Next: the cage leaves its post"),
    "cage_down": later("Next: the cage comes down"),
}


def short(link: str) -> str:
    """A link in two or three words, for its place in the chain."""
    return say(LINK_SHORT[link])


def coming(link: str) -> str:
    """What must happen next."""
    return say(LINK_NEXT[link])


def reached(link: str) -> str:
    """A link that was reached, as a sentence."""
    return say(LINK_REACHED[link])


def missing(link: str) -> str:
    """Why the chain ended before a link, as a sentence."""
    words = say(LINK_MISSING[link])
    return words[:1].upper() + words[1:]
