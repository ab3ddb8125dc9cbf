"""Tips for a first match of Booby-Trap, in the order in which they usually matter."""

from __future__ import annotations

from game.text.coach import WELCOME, Tip
from game.text.language import N_

TIPS = (
    WELCOME,
    Tip("touch", N_("Touch a piece"), N_("Touching feels how firmly the others hold it. You may touch one a turn.")),
    Tip("alone", N_("Touch a piece"), N_("Touching feels how firmly the others hold it. Touch as many as you like.")),
    Tip("loose", N_("It is loose"), N_("Nothing leans on it, so it should come out without moving the bar.")),
    Tip(
        "held", N_("It is held"), N_("Snug carries a little, tight some, locked much: the more, the oftener it trips.")
    ),
    Tip("draw", N_("Draw it up"), N_("Press the piece and draw it, slowly and straight. What is held fast creaks.")),
    Tip("take", N_("Take it"), N_("Steady hands lift the piece for you, straight up.")),
    Tip("pass", N_("Too risky?"), N_("Pass, and the next player must find something better.")),
    Tip(
        "bar",
        N_("Watch the bar"),
        N_("Within the green band all is well. If it goes further, the piece is lost."),
    ),
    Tip("arches", N_("Arches"), N_("Lines show which pieces carry the spring. Whatever has no line is loose.")),
)
