"""What may be done at the table now, and how that is told on the panel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from game.core.acts import Ask, Over, Turn
from game.rules.boobytrap.moves import Pass, Take
from game.rules.boobytrap.pieces import size_of
from game.scenes.actions import Action, Offer, passive, skip, spoken
from game.scenes.boobytrap.play import TrayPlay
from game.ui.verbs import Device
from game.words import boobytrap_tags as words
from game.words.boobytrap import size_name
from game.words.language import later, say

Keys = tuple[tuple[tuple[str, ...], str], ...]
"""Key caps, and what these keys do."""


@dataclass(frozen=True)
class Told:
    """What the header tells: a seat, its call and a line; and what is offered."""

    seat: str
    call: str
    line: str
    offer: Offer


def told(play: TrayPlay, standings: Callable[[], None]) -> Told:
    """What may be done now."""
    found = _told(play, standings)
    return replace(found, offer=spoken(play, found.offer))


def _told(play: TrayPlay, standings: Callable[[], None]) -> Told:
    shown = play.shown.turn
    name = play.seats.names[shown]
    if play.over:
        return _over(play, standings)
    if play.opening:
        return _opening(play, name)
    if play.free:
        return _choosing(play)
    main = (passive(play, standings) or skip(play, enabled=False),)
    if play.halted:
        return Told(shown, say("{seat}, wait", seat=name), say("It was not played."), Offer(main=main))
    if play.toy.tray is None:
        advice = say("The bar is drawn back, then let go.")
        line = say("The pieces are being mixed.")
        return Told(shown, say("{seat} begins", seat=name), line, Offer(main=main, advice=advice))
    call = say("{seat} plays", seat=name) if play.computers else words.call(name)
    return Told(shown, call, _happening(play), Offer(main=main, advice=_trip(play)))


def keys(play: TrayPlay, device: Device) -> Keys:
    """What the keys or the pad's buttons do that stand on no button; nothing for the mouse."""
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


def _opening(play: TrayPlay, name: str) -> Told:
    """A match that was left: what will be there to be done, but not yet."""
    line = say("The tray is laid as it was left.") if play.laying is not None and play.laying.told else "…"
    if play.computers or not isinstance(play.waiting, Turn):
        offer = Offer(main=(skip(play, enabled=False),), advice=_trip(play))
        return Told(play.shown.turn, say("{seat} plays", seat=name), line, offer)
    return replace(_choosing(play), line=line)


def _happening(play: TrayPlay) -> str:
    """What is on its way."""
    shown, waiting = play.shown, play.waiting
    if isinstance(waiting, Ask) and waiting.kind == "pull":
        return say("Lifting a {size} piece …", size=size_name(size_of(waiting.about)))
    if shown.touched:
        return say("Touching a {size} piece.", size=size_name(size_of(shown.touched)))
    return say("Thinking …") if play.computers and not play.motion.busy else "…"


def _choosing(play: TrayPlay) -> Told:
    state, shown = play.state, play.shown.turn
    main = _acts(play)
    call = words.call(play.seats.names[shown])
    if state.touched:
        advice = _trip(play)
        if not play.steady:
            advice = say("Draw the piece up steadily, or press Take it.") + f" {advice}"
        line = words.touched(state.touched, dict(state.felt)[state.touched])
        return Told(shown, call, line, Offer(main=main, advice=advice))
    advice = say("Press a piece to feel how it is held.")
    if len(main) > 1:
        advice += " " + say("Then take it or pass.")
    return Told(shown, call, _wanted(play), Offer(main=main, advice=advice))


def _acts(play: TrayPlay) -> tuple[Action, ...]:
    """To take the touched piece, and to pass where the rules know it."""
    state = play.state
    touched, solitaire = state.touched, state.table.solitaire
    worth = "" if not touched or solitaire else f"+{state.table.value(size_of(touched))}"
    hint = say("Lifts the piece straight up and steadily.") if touched else say("Touch a piece first.")
    take = Action("take", say("Take it"), play.take, hint, "t", "act", enabled=play.may(Take()), note=worth)
    if solitaire or not state.table.most_passes:
        return (take,)
    hint = say("Leaves the turn to the next player.")
    return take, Action("pass", say("Pass"), partial(play.play, Pass()), hint, "p", enabled=play.may(Pass()))


def _wanted(play: TrayPlay) -> str:
    """What is to be touched."""
    state = play.state
    if state.table.by_size and state.left:
        return say("Touch a {size} piece.", size=size_name(size_of(state.left[0])))
    if play.shown.must_pick:
        return say("Everyone passed twice: pick a piece.")
    return say("Touch a piece.")


def _trip(play: TrayPlay) -> str:
    state = play.state
    if state.table.solitaire:
        return say("If the bar moves a mark or more, it is a trip. The green band is safe.")
    text = later("If the bar moves a mark or more, the piece is lost: −{points}. The green band is safe.")
    return say(text, points=state.table.penalty)


def _over(play: TrayPlay, standings: Callable[[], None]) -> Told:
    waiting = play.waiting
    won = waiting.winners if isinstance(waiting, Over) else ()
    main = (passive(play, standings) or skip(play),)
    offer = Offer(main=main, advice=say("Look at the arches, if you like."))
    seat = won[0] if won else play.shown.turn
    return Told(seat, words.won([play.seats.names[seat] for seat in won]), say("The game is over."), offer)
