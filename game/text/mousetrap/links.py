"""The 17 links of the chain in two words each, and as what comes next."""

from __future__ import annotations

from game.physics.mousetrap.report import LINKS
from game.text.language import N_, _, capital
from game.text.mousetrap.chain import LINK_MISSING, LINK_REACHED

# Translators: a link of the chain in two or three short words, for a narrow list.
LINK_SHORT = {
    "crank_turned": N_("crank turns"),
    "gear5_turned": N_("gears turn"),
    "sign_drawn": N_("sign drawn"),
    "sign_released": N_("sign let go"),
    "shoe_struck": N_("shoe struck"),
    "bucket_tipped": N_("bucket tipped"),
    "marble1_on_stairs": N_("on the stairs"),
    "marble1_in_gutter": N_("in the gutter"),
    "rod_struck": N_("rod struck"),
    "rod_released": N_("hook slips"),
    "marble2_off_seat": N_("marble 2 rolls"),
    "marble2_through_tub": N_("through the tub"),
    "board_struck": N_("board struck"),
    "diver_airborne": N_("diver flies"),
    "diver_in_washtub": N_("tub hit"),
    "cage_left_post": N_("cage leaves"),
    "cage_down": N_("cage down"),
}

LINK_NEXT = {
    "crank_turned": N_("Next: the crank turns"),
    "gear5_turned": N_("Next: the flat gear turns"),
    "sign_drawn": N_("Next: the stop sign is drawn back"),
    "sign_released": N_("Next: the stop sign snaps back"),
    "shoe_struck": N_("Next: the sign strikes the shoe"),
    "bucket_tipped": N_("Next: the shoe tips the bucket"),
    "marble1_on_stairs": N_("Next: marble 1 drops onto the stairs"),
    "marble1_in_gutter": N_("Next: marble 1 rolls into the gutter"),
    "rod_struck": N_("Next: marble 1 strikes the rod"),
    "rod_released": N_("Next: the rod slips its hook"),
    "marble2_off_seat": N_("Next: marble 2 leaves its seat"),
    "marble2_through_tub": N_("Next: marble 2 drops through the tub"),
    "board_struck": N_("Next: marble 2 strikes the diving board"),
    "diver_airborne": N_("Next: the diver flies"),
    "diver_in_washtub": N_("Next: the diver lands in the washtub"),
    "cage_left_post": N_("Next: the cage leaves its post"),
    "cage_down": N_("Next: the cage comes down"),
}


def short(link: str) -> str:
    """A link in two or three words, for its place in the chain."""
    return _(LINK_SHORT[link])


def coming(link: str) -> str:
    """What must happen next."""
    return _(LINK_NEXT[link])


def reached(link: str) -> str:
    """A link that was reached, as a sentence."""
    return _(LINK_REACHED[link])


def missing(link: str) -> str:
    """Why the chain ended before a link, as a sentence."""
    return capital(_(LINK_MISSING[link]))


def told(done: int) -> list[str]:
    """Every link in words, so many of them reached."""
    return [reached(link) if number < done else coming(link) for number, link in enumerate(LINKS)]
