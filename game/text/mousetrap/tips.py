"""Tips for a first match of the Mouse Trap, in the order in which they usually matter."""

from __future__ import annotations

from game.text.coach import WELCOME, Tip
from game.text.language import N_

TIPS = (
    WELCOME,
    Tip(
        "look",
        N_("Look before you roll"),
        N_("Small dice show where each number leads. Red dots pay; on a pale die nothing happens."),
    ),
    Tip(
        "build",
        N_("Set the part down"),
        N_("Bring it to its dashed outline and let go. The straighter it stands, the better the trap works."),
    ),
    Tip("part", N_("The machine grows"), N_("Every Build space adds the next part. All 24 together make the trap.")),
    Tip(
        "cheese",
        N_("Your cheese"),
        N_("Keep some! Later, each piece pays for one try to lure a rival onto the Cheese Wheel."),
    ),
    Tip(
        "loop",
        N_("Round and round"),
        N_("Mice that come here stay on this loop. Whoever sits on the Cheese Wheel can be trapped."),
    ),
    Tip(
        "lure",
        N_("Lure a mouse"),
        N_("Pay one cheese and roll for a rival. The exact number takes its mouse under the cage."),
    ),
    Tip(
        "crank",
        N_("Set off the trap"),
        N_("A mouse sits under the cage. Look at the check list, then turn the crank calmly."),
    ),
)
