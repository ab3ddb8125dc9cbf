"""What the pages say that tell how a match came about, and where moments of it are tried again."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.acts import Ask, Over
from game.session.match import Match
from game.story.playouts import foresight_of
from game.story.retries import Likely, Retry, Tried
from game.story.story import Jump, MovedBy, Point, ToldMatch
from game.text import about, move_words, tell
from game.text.language import N_, _, decimal, listed, ngettext, percent, row, sentences, told_of
from game.text.screens import NOBODY_WINS, WINS_COUNT
from game.text.seats import called

# Translators: title of a page with the chance of winning over a finished match, and the button that leads there.
HOW_IT_CAME_ABOUT = N_("How it played out")
SEE_THE_CHANCES = N_("See how everyone’s chances rose and fell, and what moved them.")
# Translators: a button in the menu of a match: it leads to everybody’s chances of winning so far.
CHANCES = N_("Chances")
AFTER_A_MATCH = N_("After a match, offers to show how everyone’s chances rose and fell.")
THE_CHANCE_OF_WINNING = N_("The chance of winning, from start to finish")
ONE_MOMENT_COUNTING = N_("Playing the match again and again to work out the chances…")
CANNOT_BE_TOLD = N_("The chances in this match can’t be worked out.")
NOTHING_STOOD_OUT = N_("A quiet match: no single moment stood out.")
# Translators: {number}: how many matches the computer played in its head to find the chances.
TRIED_SO_OFTEN = N_("Estimated by playing it out {number} times. Pale bands show the likely range.")
# Translators: heading over bars: the shares of luck, choices and hands in all that happened.
ALL_THAT_MOVED = N_("What decided the match")
# Translators: verb, a button: show this moment of the match again.
WATCH_THIS_MOMENT = N_("Watch this moment")
# Translators: a button: go to the next notable moment of the match.
NEXT_MOMENT = N_("Next moment")
# Translators: {number}: the number of a move in the match, and {all}: how many there were.
MOVE_OF = N_("Move {number} of {all}")
# Translators: {place}: which move of the match; {chances}: the players with their chances.
PLACE_AND_CHANCES = N_("{place}: {chances}")

CAUSES: Mapping[MovedBy, str] = {
    # Translators: noun, heading of a column: what dice and cards did for a player.
    MovedBy.LUCK: N_("Luck"),
    # Translators: noun, heading of a column: what a player’s decisions did.
    MovedBy.CHOICE: N_("Choices"),
    # Translators: noun, heading of a column: what building, cranking and pulling did for a player.
    MovedBy.HANDS: N_("Hands"),
}
EXPLAINED: Mapping[MovedBy, str] = {
    # Translators: what the die or the cards brought; some games have one, some the other.
    MovedBy.LUCK: N_("Luck: what was rolled or drawn, compared with the average."),
    MovedBy.CHOICE: N_("Choices: compared with what a computer player would have chosen."),
    MovedBy.HANDS: N_("Hands: how well they did, compared with how it usually goes."),
}
# Translators: titles of a notable moment. {name}: a player’s name or color.
_GAINS: Mapping[MovedBy, str] = {
    MovedBy.LUCK: N_("Luck smiles on {name}"),
    MovedBy.CHOICE: N_("A good choice by {name}"),
    MovedBy.HANDS: N_("Steady hands pay off for {name}"),
}
# Translators: titles of a notable moment, kindly put. {name}: a player’s name or color.
_LOSES: Mapping[MovedBy, str] = {
    MovedBy.LUCK: N_("Luck lets {name} down"),
    MovedBy.CHOICE: N_("A costly choice by {name}"),
    MovedBy.HANDS: N_("Not this time, {name}"),
}
# Translators: title of a notable moment. {number}: what the die showed; {name}: a player’s name or color.
_LUCKY_ROLL = N_("A lucky {number} for {name}")
# Translators: title of a notable moment. {number}: what the die showed; {name}: a player’s name or color.
_UNLUCKY_ROLL = N_("An unlucky {number} for {name}")
# Translators: who won a match, and what helped most. {name}: a player’s name or color.
_WON_BY: Mapping[MovedBy, str] = {
    MovedBy.LUCK: N_("{name} wins, with some help from luck."),
    MovedBy.CHOICE: N_("{name} wins, mostly through good choices."),
    MovedBy.HANDS: N_("{name} wins, mostly through steady hands."),
}
# Translators: what moved everybody’s chances most in a match, after who won: “Ben wins! Choices mattered most.”
_MOVED_MOST: Mapping[MovedBy, str] = {
    MovedBy.LUCK: N_("Luck mattered most."),
    MovedBy.CHOICE: N_("Choices mattered most."),
    MovedBy.HANDS: N_("Hands mattered most."),
}
# Translators: title of a notable moment: another player cranked or pulled, and {name} gained by it.
_GAINS_BY_OTHERS = N_("It turns out well for {name}")
# Translators: title of a notable moment: another player cranked or pulled, and {name} lost by it.
_LOSES_BY_OTHERS = N_("It turns against {name}")


_HELPED = 0.05
"""What gave a winner less than this is not told."""
_FEW = 5
"""Of more sentences than these only the last are told, one an event: what came of a run of the trap, not its chain."""


def signed(share: float) -> str:
    """What a chance has gained or lost, in percent, with its sign."""
    whole = round(100 * share)
    return f"{'+' if whole > 0 else '−' if whole < 0 else ''}{percent(abs(whole) / 100)}"


def who_won(story: ToldMatch, match: Match, names: Mapping[str, str]) -> str:
    """Who won, and what moved the match most; that as the winner's, where nothing else helped the one winner more.

    Nothing of a match that goes on.
    """
    waiting = match.waiting
    if not isinstance(waiting, Over):
        return ""
    if not waiting.winners:
        return _(NOBODY_WINS)
    if len(waiting.winners) == 1:
        number, name = story.seats.index(waiting.winners[0]), names[waiting.winners[0]]
        most = max(MovedBy, key=lambda cause: story.sums[cause][number])
        moved = max(MovedBy, key=lambda cause: story.weights[cause])
        if story.sums[most][number] >= _HELPED:
            wins = ngettext(*WINS_COUNT, 1, names=name)
            return _(_WON_BY[most], name=name) if most is moved else sentences(wins, _(_MOVED_MOST[moved]))
    return ngettext(*WINS_COUNT, len(waiting.winners), names=listed([names[seat] for seat in waiting.winners]))


def _rolled(match: Match, jump: Jump) -> int:
    """What the one die of an act showed; 0 without one."""
    counts = match.game.tally(match.played[jump.act].events)
    faces = [each.what.removeprefix("face_") for each in counts if each.what.startswith("face_")]
    return int(faces[0]) if len(faces) == 1 else 0


def title_of(story: ToldMatch, jump: Jump, match: Match, names: Mapping[str, str]) -> str:
    """A moment in a few words."""
    number = story.moved(jump)
    seat, gains = story.seats[number], jump.changed[number] > 0
    pips = _rolled(match, jump) if jump.cause is MovedBy.LUCK else 0
    if pips:
        return _(_LUCKY_ROLL if gains else _UNLUCKY_ROLL, number=pips, name=names[seat])
    if jump.cause is MovedBy.HANDS and seat != jump.seat:
        return _(_GAINS_BY_OTHERS if gains else _LOSES_BY_OTHERS, name=names[seat])
    return _((_GAINS if gains else _LOSES)[jump.cause], name=names[seat])


def change_of(story: ToldMatch, jump: Jump) -> str:
    """By how much it changed the chance of whom it is told of."""
    return signed(jump.changed[story.moved(jump)])


def what_happened(match: Match, act: int, names: Mapping[str, str]) -> str:
    """The sentences of an act, as the log has them, of many the last; nothing where it has none.

    What was found by a choice is told with that choice.
    """
    if not 0 <= act < len(match.played):
        return ""
    events = tuple(event for one in match.played[_chosen_at(match, act) : act + 1] for event in one.events)
    found = tell(match.game.id, events, names)
    told = sentences(*(found if len(found) <= _FEW else found[-len(events) :]))
    seat = match.played[act].seat or about(match.game.id, events)
    name = names.get(seat, "")
    return told_of(name, told) if told and name and name not in told else told


def _chosen_at(match: Match, act: int) -> int:
    """The act of a choice that an act only tells how well it was made; else that act."""
    chosen = foresight_of(match.game.id).chosen
    while act and isinstance(asked := match.game.waiting(match.played[act].before), Ask) and asked.kind in chosen:
        act -= 1
    return act


def moment_aloud(story: ToldMatch, jump: Jump, match: Match, names: Mapping[str, str]) -> str:
    """A moment in full."""
    # Translators: {title}: a moment in a few words; {change}: a change in percent.
    head = _("{title}: {change}.", title=title_of(story, jump, match, names), change=change_of(story, jump))
    return sentences(head, what_happened(match, jump.act, names))


def chances_aloud(story: ToldMatch, point: Point, names: Mapping[str, str]) -> str:
    """Everybody's chance at a point."""
    # Translators: {name}: a player’s name or color; {chance}: a number with a percent sign.
    each = [_("{name} {chance}", name=names[seat], chance=percent(chance))
            for seat, chance in zip(story.seats, point.chances, strict=True)]  # fmt: skip
    return row(each)


def so_often(story: ToldMatch) -> str:
    """How the chances were found."""
    return _(TRIED_SO_OFTEN, number=decimal(story.runs))


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
# Translators: beside a bar with the chance of winning: after what the player did in the match.
AS_IT_WENT = N_("As it went")
# Translators: beside a bar with the chance of winning: if the player had chosen something better.
WITH_A_BETTER_CHOICE = N_("With a better choice")
# Translators: beside a bar with the chance of winning: if cranking or pulling had gone as it usually does.
ON_AN_AVERAGE_TRY = N_("On an average try")
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
PLAYED_ON = N_("Each choice was played out {number} times. Pale bands show the likely range.")


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


def gain_of(retry: Retry) -> float:
    """How much there was to gain: what lies between the two chances as they are shown."""
    if retry.was is not None and retry.might is not None:
        return round(retry.might.chance, 2) - round(retry.was.chance, 2)
    return retry.cost


def to_gain(retry: Retry) -> str:
    """The same in words."""
    return _(WAS_TO_GAIN, change=signed(gain_of(retry)))


def played_on(runs: int) -> str:
    """How the chances were found."""
    return _(PLAYED_ON, number=decimal(runs))
