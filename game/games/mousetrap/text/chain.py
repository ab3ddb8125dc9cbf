"""The 17 links of the chain: in two words, as what comes next, and where one failed."""

from __future__ import annotations

from game.games.mousetrap.trap.report import LINKS
from game.text.language import N_, _, capital
from game.text.sounds import SOUNDS

LINK_REACHED = {link: SOUNDS[f"link_{number}"] for number, link in enumerate(LINKS, start=1)}
"""Each link sounds a tone of its own, and the words of the tone are what has happened."""

# Translators: sentences that begin with a small letter, because they follow "The trap failed: " and "Missed: ".
LINK_MISSING = {
    "crank_turned": N_("the crank didn’t turn."),
    "gear5_turned": N_("the gears didn’t mesh."),
    "sign_drawn": N_("the stop sign wasn’t pulled back."),
    "sign_released": N_("the stop sign didn’t snap back."),
    "shoe_struck": N_("the stop sign missed the shoe."),
    "bucket_tipped": N_("the bucket didn’t tip over."),
    "marble1_on_stairs": N_("the marble missed the stairs."),
    "marble1_in_gutter": N_("the marble didn’t reach the gutter."),
    "rod_struck": N_("the marble didn’t reach the helping hand."),
    "rod_released": N_("the rod stayed on its hook."),
    "marble2_off_seat": N_("the second marble stayed in its seat."),
    "marble2_through_tub": N_("the second marble got stuck above the bathtub."),
    "board_struck": N_("the second marble missed the diving board."),
    "diver_airborne": N_("the diver didn’t fly."),
    "diver_in_washtub": N_("the diver missed the washtub."),
    "cage_left_post": N_("the cage only wobbled on its post."),
    "cage_down": N_("the cage didn’t drop over the wheel."),
}


# The 17 links of the chain in two words each, and as what comes next.

# Translators: a link of the chain in two or three short words, for a narrow list.
LINK_SHORT = {
    "crank_turned": N_("crank turns"),
    "gear5_turned": N_("gears turn"),
    "sign_drawn": N_("sign pulled"),
    "sign_released": N_("sign snaps"),
    "shoe_struck": N_("shoe hit"),
    "bucket_tipped": N_("bucket tipped"),
    "marble1_on_stairs": N_("on the stairs"),
    "marble1_in_gutter": N_("in the gutter"),
    "rod_struck": N_("rod hit"),
    "rod_released": N_("hook slips"),
    "marble2_off_seat": N_("marble 2 rolls"),
    "marble2_through_tub": N_("through bathtub"),
    "board_struck": N_("board hit"),
    "diver_airborne": N_("diver flies"),
    "diver_in_washtub": N_("washtub hit"),
    "cage_left_post": N_("cage slips"),
    "cage_down": N_("cage down"),
}

LINK_NEXT = {
    "crank_turned": N_("Next: the crank turns"),
    "gear5_turned": N_("Next: the flat gear turns"),
    "sign_drawn": N_("Next: the stop sign is pulled back"),
    "sign_released": N_("Next: the stop sign snaps back"),
    "shoe_struck": N_("Next: the stop sign hits the shoe"),
    "bucket_tipped": N_("Next: the shoe tips the bucket"),
    "marble1_on_stairs": N_("Next: marble 1 drops onto the stairs"),
    "marble1_in_gutter": N_("Next: marble 1 rolls into the gutter"),
    "rod_struck": N_("Next: marble 1 hits the rod"),
    "rod_released": N_("Next: the rod slips off its hook"),
    "marble2_off_seat": N_("Next: marble 2 rolls off its seat"),
    "marble2_through_tub": N_("Next: marble 2 drops through the bathtub"),
    "board_struck": N_("Next: marble 2 hits the diving board"),
    "diver_airborne": N_("Next: the diver flies"),
    "diver_in_washtub": N_("Next: the diver lands in the washtub"),
    "cage_left_post": N_("Next: the cage slips off its post"),
    "cage_down": N_("Next: the cage drops"),
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
