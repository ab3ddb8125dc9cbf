"""What each number of the die would do, said of the space that it leads to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.reach import Effect, Reach
from game.text.language import N_, _, either, sentences

_TOLD: Mapping[Effect, str] = {
    # Translators: {pips} is one number of the die or several: "3 or 4". It leads to the space that is pointed at.
    Effect.GAIN: N_("A roll of {pips} leads here, and that is good."),
    Effect.LOSS: N_("A roll of {pips} leads here, and that costs you."),
    Effect.MOVE: N_("A roll of {pips} leads here."),
    Effect.NOTHING: N_("On a roll of {pips} nothing happens."),
}


def led(reaches: Sequence[Reach]) -> str:
    """In sentences, for what leads to one space."""
    effects = {reach.effect: [str(one.pips) for one in reaches if one.effect is reach.effect] for reach in reaches}
    return sentences(*(_(_TOLD[effect], pips=either(pips)) for effect, pips in effects.items()))
