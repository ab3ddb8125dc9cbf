"""Tips for a first match of Mighty Mouse, in the order in which they usually matter."""

from __future__ import annotations

from game.text.coach import WELCOME, Tip
from game.text.language import N_

TIPS = (
    WELCOME,
    Tip("first", N_("Who begins?"), N_("Everybody rolls once. The highest number begins.")),
    Tip(
        "look",
        N_("Look before you roll"),
        N_("Small dice show where each number leads. Dark ones cost you; on a pale one you stay."),
    ),
    Tip("circles", N_("Hazard Circles"), N_("Whoever ends on one is held there until Mighty Mouse comes.")),
    Tip("held", N_("You are held"), N_("Now your roll moves Mighty Mouse along the lit track, to free everybody.")),
    Tip("taken", N_("A space is taken"), N_("Where a rival stands you cannot stop: then the roll takes you back.")),
    Tip("order", N_("Who stands nearest?"), N_("You freed the others too. Say in which order they stand behind.")),
    Tip("home", N_("Nearly home"), N_("Only the exact number reaches Finish. Too many takes you back.")),
)
