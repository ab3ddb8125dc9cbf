"""What may be done at the table now, and how that is told on the panel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.core.acts import Ask, Over, Turn
from game.rules.boobytrap.moves import Pass, Take
from game.rules.boobytrap.pieces import size_of
from game.ui.verbs import Device
from game.words import boobytrap_tags as words
from game.words.boobytrap import size_name
from game.words.language import later, say

if TYPE_CHECKING:
    from game.scenes.boobytrap.table import Table


@dataclass(frozen=True)
class Act:
    """A big button: its word, what it does, whether it can be pressed; worth: what stands beside the word."""

    name: str
    text: str
    act: Callable[[], None]
    kind: str = "plain"
    enabled: bool = True
    worth: str = ""
    hint: str = ""
    shortcut: str = ""


@dataclass(frozen=True)
class Doing:
    """The call and the line of the header, the big buttons, and a word of advice."""

    call: str
    line: str
    acts: tuple[Act, ...]
    advice: str = ""
    seat: str = ""


def doing(table: Table) -> Doing:
    """What may be done now."""
    play = table.play
    if play.over:
        return _over(table)
    if play.opening:
        return _opening(table)
    if play.free:
        return _choosing(table)
    name = play.seats.names[play.shown.turn]
    if play.halted:
        again = Act("skip", say("Try again"), play.skip, hint=say("It could not be kept; this tries once more."))
        return Doing(say("{seat}, wait", seat=name), say("It was not played."), (again,))
    skip = Act(
        "skip", say("Skip"), play.skip, enabled=play.motion.busy, hint=say("Jumps to the end of what is moving.")
    )
    if play.toy.tray is None:
        told = say("The bar is drawn back, then let go.")
        return Doing(say("{seat} begins", seat=name), say("The pieces are being mixed."), (skip,), told)
    call = say("{seat} plays", seat=name) if play.computers else words.call(name)
    return Doing(call, _happening(table), (skip,), _trip(table))


def keys(table: Table) -> tuple[tuple[tuple[str, ...], str], ...]:
    """What the keys or the pad's buttons do that stand on no button; nothing for the mouse."""
    device, play = table.shell.device, table.play
    if device is Device.MOUSE:
        return ()
    menu = ((device.cap("Esc", "B"),), say("menu"))
    if not play.free:
        return (menu,)
    ways = ("←", "→") if device is Device.KEYBOARD else (say("D-pad"),)
    enter = (device.cap("Enter", "A"),)
    if play.state.touched and not play.state.table.solitaire:
        return (ways, say("move")), (enter, say("choose")), menu
    return (ways, say("piece")), (enter, say("touch")), menu


def _opening(table: Table) -> Doing:
    """A match that was left: what will be there to be done, but not yet."""
    play = table.play
    name = play.seats.names[play.shown.turn]
    told = say("The tray is laid as it was left.") if play.laying is not None and play.laying.told else "…"
    if play.computers or not isinstance(play.waiting, Turn):
        skip = Act("skip", say("Skip"), play.skip, enabled=False)
        return Doing(say("{seat} plays", seat=name), told, (skip,), _trip(table))
    return replace(_choosing(table), line=told)


def _happening(table: Table) -> str:
    """What is on its way."""
    play, shown = table.play, table.play.shown
    waiting = play.waiting
    if isinstance(waiting, Ask) and waiting.kind == "pull":
        return say("Lifting a {size} piece …", size=size_name(size_of(waiting.about)))
    if shown.touched:
        return say("Touching a {size} piece.", size=size_name(size_of(shown.touched)))
    return say("Thinking …") if play.computers and not play.motion.busy else "…"


def _choosing(table: Table) -> Doing:
    play, state = table.play, table.play.state
    touched, solitaire = state.touched, state.table.solitaire
    worth = "" if not touched or solitaire else f"+{state.table.value(size_of(touched))}"
    hint = say("Lifts the piece straight up and steadily.") if touched else say("Touch a piece first.")
    take = Act("take", say("Take it"), table.take, "act", play.may(Take()), worth, hint, "t")
    hint = say("Leaves the turn to the next player.")
    leave = Act("pass", say("Pass"), lambda: play.play(Pass()), "plain", play.may(Pass()), "", hint, "p")
    acts = (take,) if solitaire or not state.table.most_passes else (take, leave)
    call = words.call(play.seats.names[play.shown.turn])
    if touched:
        advice = _trip(table)
        if not play.steady:
            advice = say("Draw the piece up steadily, or press Take it.") + f" {advice}"
        grips = dict(state.felt)
        return Doing(call, words.touched(touched, grips[touched]), acts, advice)
    told = say("Press a piece to feel how it is held.")
    if leave in acts and not solitaire:
        told += " " + say("Then take it or pass.")
    return Doing(call, _wanted(table), acts, told)


def _wanted(table: Table) -> str:
    """What is to be touched."""
    state = table.play.state
    if state.table.by_size and state.left:
        return say("Touch a {size} piece.", size=size_name(size_of(state.left[0])))
    if table.play.shown.must_pick:
        return say("Everyone passed twice: pick a piece.")
    return say("Touch a piece.")


def _trip(table: Table) -> str:
    state = table.play.state
    if state.table.solitaire:
        return say("If the bar moves a mark or more, it is a trip. The green band is safe.")
    told = later("If the bar moves a mark or more, the piece is lost: −{points}. The green band is safe.")
    return say(told, points=state.table.penalty)


def _over(table: Table) -> Doing:
    play = table.play
    waiting = play.waiting
    won = waiting.winners if isinstance(waiting, Over) else ()
    show = Act("standings", say("Standings"), table.standings, "primary", hint=say("Shows who has how much."))
    call, seat = words.won([play.seats.names[seat] for seat in won]), won[0] if won else play.shown.turn
    return Doing(call, say("The game is over."), (show,), say("Look at the arches, if you like."), seat)
