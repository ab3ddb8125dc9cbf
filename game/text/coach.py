"""What the coach says in every game, and what each number of the die would do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.core.tally import Effect, Reach
from game.text.language import N_, N_context, _, either, sentences


class Tip(NamedTuple):
    """A tip: its name in the settings, its heading and one or two sentences, marked for translation."""

    name: str
    head: str
    text: str

    def spoken(self, **blanks: object) -> tuple[str, str]:
        """Heading and sentences in the chosen language."""
        return _(self.head), _(self.text, **blanks)


# Translators: a button: the tip has been read.
GOT_IT = N_("Got it")
NO_MORE_TIPS = N_("No more tips")
# Translators: a small button: a tip is there to be read.
TIP = N_context("button", "Tip")
SHOWS_THIS_TIP = N_("Shows this tip.")
PRACTISE_FIRST = N_("Practice first")
TWO_MINUTES = N_("Two minutes of practice. The match will wait for you.")
# Translators: a button in the menu of a match and in its set-up: the crank, or feeling pieces, is practised.
PRACTISE = N_context("button", "Practice")
TWO_MINUTES_BEFORE = N_("Two minutes of practice before the match.")
HIDES_THIS_TIP = N_("Hides this tip. The next one comes when you need it.")
ENDS_ALL_TIPS = N_("Turns off tips. You can turn them back on in the menu.")
TIPS_CAN_BE_TURNED_ON = N_("You can turn tips back on in the menu.")
# Translators: read aloud; the heading is a few words without a full stop.
TIP_OF = N_("Tip {number} of {count}. {head}. {told}")
# Translators: read aloud; the heading ends with its own question mark or exclamation mark.
TIP_OF_ASKING = N_("Tip {number} of {count}. {head} {told}")
# Translators: in the menu of a match: whether tips for beginners are given.
TIPS = N_("Tips")
TIPS_ON, TIPS_OFF = N_context("tips", "On"), N_context("tips", "Off")
WELCOME = Tip(
    "welcome",
    N_("First match?"),
    N_("Short tips like this pop up when needed. Keep playing, and they go away."),
)


def tip_of(number: int, count: int, head: str, told: str) -> str:
    """A tip as it is read aloud: the how many-th it is of how many, its heading and its sentences."""
    form = TIP_OF_ASKING if head.endswith(("?", "!")) else TIP_OF
    return _(form, number=number, count=count, head=head, told=told)


# What each number of the die would do, said of the space that it leads to.

_TOLD: Mapping[Effect, str] = {
    # Translators: {pips} is one number of the die or several: "3 or 4". It leads to the space that is pointed at.
    Effect.GAIN: N_("A roll of {pips} takes you here, and that’s good."),
    # Translators: {pips}: one number of the die or several: “3 or 4”.
    Effect.LOSS: N_("A roll of {pips} takes you here, and that costs you."),
    # Translators: {pips}: one number of the die or several: “3 or 4”.
    Effect.MOVE: N_("A roll of {pips} takes you here."),
    # Translators: {pips}: one number of the die or several: “3 or 4”.
    Effect.NOTHING: N_("A roll of {pips} does nothing."),
}


def led(reaches: Sequence[Reach]) -> str:
    """In sentences, for what leads to one space."""
    effects = {reach.effect: [str(one.pips) for one in reaches if one.effect is reach.effect] for reach in reaches}
    return sentences(*(_(_TOLD[effect], pips=either(pips)) for effect, pips in effects.items()))
