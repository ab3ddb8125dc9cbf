"""What each link of the chain does, and what is said where it failed."""

from __future__ import annotations

from game.text.language import N_

# Translators: one after the other these tell the whole run, so "it" is what the sentence before was about.
LINK_REACHED = {
    "crank_turned": N_("The crank goes round."),
    "gear5_turned": N_("The flat gear turns with it."),
    "sign_drawn": N_("The stop sign is drawn back."),
    "sign_released": N_("It slips off and snaps back."),
    "shoe_struck": N_("It hits the shoe."),
    "bucket_tipped": N_("The shoe kicks the bucket over."),
    "marble1_on_stairs": N_("The marble drops onto the rickety stairs."),
    "marble1_in_gutter": N_("It rolls into the rain gutter."),
    "rod_struck": N_("It bumps the foot of the helping hand."),
    "rod_released": N_("The rod slips its hook."),
    "marble2_off_seat": N_("The second marble leaves its seat."),
    "marble2_through_tub": N_("It drops through the bathtub."),
    "board_struck": N_("It strikes the diving board."),
    "diver_airborne": N_("The diver flies."),
    "diver_in_washtub": N_("Splash: he lands in the washtub."),
    "cage_left_post": N_("The cage slips off the top of its post."),
    "cage_down": N_("The cage is down."),
}

# Translators: sentences that begin with a small letter, because they follow "The trap failed: " and "Missed: ".
LINK_MISSING = {
    "crank_turned": N_("the crank did not turn."),
    "gear5_turned": N_("the gears did not mesh."),
    "sign_drawn": N_("the stop sign was not drawn back."),
    "sign_released": N_("the stop sign did not snap back."),
    "shoe_struck": N_("the stop sign missed the shoe."),
    "bucket_tipped": N_("the bucket did not tip."),
    "marble1_on_stairs": N_("the marble missed the stairs."),
    "marble1_in_gutter": N_("the marble did not reach the gutter."),
    "rod_struck": N_("the marble did not reach the helping hand."),
    "rod_released": N_("the rod stayed on its hook."),
    "marble2_off_seat": N_("the second marble kept its seat."),
    "marble2_through_tub": N_("the second marble stuck above the bathtub."),
    "board_struck": N_("the second marble missed the diving board."),
    "diver_airborne": N_("the diver was not thrown."),
    "diver_in_washtub": N_("the diver missed the washtub."),
    "cage_left_post": N_("the cage only swayed on its post."),
    "cage_down": N_("the cage did not come down over the wheel."),
}
