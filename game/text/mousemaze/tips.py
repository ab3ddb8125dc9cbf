"""Tips for a first match of the card game, in the order in which they usually matter."""

from __future__ import annotations

from game.text.coach import WELCOME, Tip
from game.text.language import N_

TIPS = (
    WELCOME,
    Tip("face", N_("Point the mouse"), N_("It starts on Safe. The cards you draw will send it the way it looks.")),
    Tip("place", N_("Place a wedge"), N_("Choose a card that your mouse may soon walk onto.")),
    Tip("draw", N_("Draw a card"), N_("It moves the mouse, and then the maze card under the mouse does what it says.")),
    Tip("go", N_("Which way?"), N_("Point at an arrow to see where the mouse would walk and what it would bring.")),
    Tip("change", N_("Change the maze"), N_("Flipped cards lie with their other side up, turned ones lead elsewhere.")),
    Tip(
        "risk",
        N_("Wedges at risk"),
        N_("What you collect is yours only once your turn ends. A Trapped card takes it all."),
    ),
    Tip("safe", N_("Safe at last"), N_("These wedges stay yours. The first to bring {goal} to safety wins.")),
)
