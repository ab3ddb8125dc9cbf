"""What is said where a moment of a match is tried again."""

from __future__ import annotations

from game.session.match import Match
from game.story.retries import Likely, Retry, Tried
from game.text import move_words, tell
from game.text.language import N_, _, decimal, percent, sentences
from game.text.seats import called
from game.text.story import signed

# Translators: title of a page, and the button that leads there: up to three decisions of a match to be made once more.
MOMENTS_TO_TRY_AGAIN = N_("Moments to try again")
DECIDE_THEM_AGAIN = N_("The moments with the most to gain. Try them again. Nothing here counts.")
LOOKING = N_("Looking for moments that are worth another try…")
# Translators: the question before names of players to choose from: whose moments are shown.
WHOSE = N_("Whose moments?")
# Translators: {name}: a player’s name or color.
NOTHING_TO_TRY = N_("Well played, {name}! There’s nothing here you need to try again.")
# Translators: a button: make this decision of the match once more.
CHOOSE_AGAIN = N_("Choose again")
CHOOSE_AGAIN_HINT = N_("Shows the table as it was. See what another choice might have brought.")
# Translators: {change}: such as +15 %: by how much the chance of winning could have been better.
WAS_TO_GAIN = N_("Possible gain: {change}.")
# Translators: on the card of a moment that was tried again. {change}: such as +15 %.
TRIED_AGAIN = N_("Your best try: {change}")
# Translators: {name}: a player’s name or color; {number}: the number of a move, and {all}: how many there were.
WHAT_NOW = N_("{name}, this is move {number} of {all}. What would you do now? Nothing here counts.")
# Translators: a button that closes a card, so that the player can choose a move on the table behind it.
LET_ME_CHOOSE = N_("Let me choose")
# Translators: a button that leads back to the page with the moments to try again.
OTHER_MOMENTS = N_("Other moments")
# Translators: title of a page with the chances of winning after two choices or more.
HOW_IT_MIGHT_GO_ON = N_("What could happen next")
# Translators: what a player did in the match. {move}: a move as an infinitive, such as “roll the die”.
_IN_THE_MATCH = N_("In the match: {move}")
# Translators: what a player tries instead. {move}: a move as an infinitive, such as “roll the die”.
_INSTEAD = N_("Instead: {move}")
# Translators: {choice}: such as “Instead: roll the die”; {chance}, {low}, {high}: numbers with a percent sign.
_CHANCE_ALOUD = N_("{choice}. Chance of winning: {chance}, likely {low} to {high}.")
_PLAYING_ON = N_("Playing out both choices…")
# Translators: {name}: a player’s name or color; {change}: such as +15 %.
_BETTER = N_("That’s better for {name}: {change}.")
# Translators: {name}: a player’s name or color; {change}: such as −15 %.
_WORSE = N_("{name} chose well in the match. This would be {change}.")
_EVEN = N_("Both choices are about equally good.")
_THE_SAME = N_("That was the choice in the match.")
# Translators: {number}: how many matches the computer played in its head from each choice.
PLAYED_ON = N_("Each choice was played out {number} times. The pale bands show how sure that is.")


def choice_told(match: Match, tried: Tried, first: bool, names: dict[str, str]) -> str:
    """A choice in a line, with what it found. first: it is what was chosen in the match."""
    assert tried.move is not None
    with called(names):
        text = _(_IN_THE_MATCH if first else _INSTEAD, move=move_words(match.game.id, tried.move))
    found = tell(match.game.id, tried.events, names)
    return sentences(f"{text}.", *found[:1]) if found else text


def chance_aloud(text: str, chance: Likely | None) -> str:
    """The same with its chance."""
    if chance is None:
        return text
    told = {"chance": percent(chance.chance), "low": percent(chance.low), "high": percent(chance.high)}
    return _(_CHANCE_ALOUD, choice=text.rstrip("."), **told)


def verdict(gain: Likely | None, same: bool, name: str) -> str:
    """What a choice is worth beside the one in the match. same: it is that one."""
    if same:
        return _(_THE_SAME)
    if gain is None:
        return _(_PLAYING_ON)
    if gain.low > 0:
        return _(_BETTER, name=name, change=signed(gain.chance))
    return _(_WORSE, name=name, change=signed(gain.chance)) if gain.high < 0 else _(_EVEN)


def to_gain(retry: Retry) -> str:
    """How much there was to gain."""
    return _(WAS_TO_GAIN, change=signed(retry.cost))


def played_on(runs: int) -> str:
    """How the chances were found."""
    return _(PLAYED_ON, number=decimal(runs))
