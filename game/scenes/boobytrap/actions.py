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
from game.text.boobytrap import screens as labels
from game.text.boobytrap import tags as words
from game.text.language import _, sentences
from game.ui.input_events import Device

Keys = tuple[tuple[tuple[str, ...], str], ...]
"""Key caps, and what these keys do."""


@dataclass(frozen=True)
class HeaderText:
    """What the header tells: a seat, its call and a line; and what is offered."""

    seat: str
    call: str
    line: str
    offer: Offer


def told(play: TrayPlay, standings: Callable[[], None]) -> HeaderText:
    """What may be done now."""
    found = _told(play, standings)
    return replace(found, offer=spoken(play, found.offer))


def _told(play: TrayPlay, standings: Callable[[], None]) -> HeaderText:
    shown = play.shown.turn
    name = play.seats.names[shown]
    if play.over:
        return _over(play, standings)
    if play.opening:
        return _opening(play, name)
    if play.free:
        return _choosing(play)
    main = (_let_come(play) or passive(play, standings) or skip(play, enabled=play.live is not None),)
    if play.halted:
        return HeaderText(shown, _(labels.WAIT, seat=name), _(labels.THAT_MOVE_DID_NOT_COUNT), Offer(main=main))
    if play.toy.tray is None:
        advice = _(labels.THE_BAR_IS_DRAWN_BACK)
        line = _(labels.THE_PIECES_ARE_BEING_MIXED)
        return HeaderText(shown, _(labels.BEGINS, seat=name), line, Offer(main=main, advice=advice))
    call = _(labels.PLAYS, seat=name) if play.staged or shown in play.table.bots else words.call(name)
    advice = _(labels.SLOWLY_AND_STRAIGHT_WHAT_IS) if play.drawing else "" if play.computers else _trip(play)
    return HeaderText(shown, call, _happening(play), Offer(main=main, advice=advice))


def _let_come(play: TrayPlay) -> Action | None:
    """While a person draws: to leave the rest to the hand itself."""
    hint = _(labels.YOUR_HAND_GOES_UP_BY)
    return Action("primary", _(labels.LET_IT_COME), play.let_come, hint, "space") if play.drawing else None


def keys(play: TrayPlay, device: Device) -> Keys:
    """What the keys or the pad's buttons do that stand on no button; nothing for the mouse."""
    if device is Device.MOUSE:
        return ()
    menu = ((device.cap("escape", "pad_b"),), _(labels.MENU))
    if play.toy.lifting is not None and not play.steady:
        pad = device is Device.PAD
        up, aside = (("pad_up",), ("pad_left", "pad_right")) if pad else (("up",), ("left", "right"))
        return (
            (up, _(labels.DRAW)),
            (aside, _(labels.KEEP_STRAIGHT)),
            ((device.cap("escape", "pad_b"),), _(labels.LET_GO)),
        )
    if not play.free:
        return (menu,)
    ways = ("left", "right") if device is Device.KEYBOARD else ("pad_dpad",)
    enter = (device.cap("return", "pad_a"),)
    if play.state.touched and not play.state.table.solitaire:
        return (ways, _(labels.MOVE)), (enter, _(labels.CHOOSE)), menu
    return (ways, _(labels.PIECE)), (enter, _(labels.TOUCH)), menu


def _opening(play: TrayPlay, name: str) -> HeaderText:
    """A match that was left: what will be there to be done, but not yet."""
    line = _(labels.THE_TRAY_IS_LAID_AS) if play.laying is not None and play.laying.told else "…"
    if play.computers or not isinstance(play.waiting, Turn):
        offer = Offer(main=(skip(play, enabled=False),), advice="" if play.computers else _trip(play))
        return HeaderText(play.shown.turn, _(labels.PLAYS, seat=name), line, offer)
    return replace(_choosing(play), line=line)


def _happening(play: TrayPlay) -> str:
    """What is on its way."""
    shown, waiting = play.shown, play.waiting
    if isinstance(waiting, Ask) and waiting.kind == "pull":
        return _(labels.LIFTING_A_PIECE[size_of(waiting.about)])
    if shown.touched:  # no longer touched: what came of it is told by the tag in the bay
        return _(labels.TOUCHING_A_PIECE[size_of(shown.touched)]) if play.state.touched else "…"
    return _(labels.THINKING) if play.computers and not play.motion.busy else "…"


def _choosing(play: TrayPlay) -> HeaderText:
    state, shown = play.state, play.shown.turn
    main = _acts(play)
    call = words.call(play.seats.names[shown])
    if state.touched:
        advice = _trip(play)
        if not play.steady:
            advice = _(labels.TO_TAKE_IT_PRESS_THE if play.toy.lifting is None else labels.DRAW_IT_SLOWLY)
        line = words.touched(state.touched, dict(state.felt)[state.touched])
        return HeaderText(shown, call, line, Offer(main=main, advice=advice))
    advice = _(labels.PRESS_A_PIECE_TO_FEEL)
    if len(main) > 1:
        advice = sentences(advice, _(labels.THEN_TAKE_IT_OR_PASS))
    return HeaderText(shown, call, _wanted(play), Offer(main=main, advice=advice))


def _acts(play: TrayPlay) -> tuple[Action, ...]:
    """To take the touched piece, and to pass where the rules know it."""
    state = play.state
    touched, solitaire = state.touched, state.table.solitaire
    worth = "" if not touched or solitaire else f"+{state.table.value(size_of(touched))}"
    hint = _(labels.LIFTS_THE_PIECE_STRAIGHT_UP if play.steady else labels.LAYS_YOUR_HAND_ON_IT)
    hint = hint if touched else _(labels.TOUCH_A_PIECE_FIRST)
    word = _(labels.TAKE_IT if play.steady else labels.TAKE_HOLD)
    take = Action("take", word, play.reach, hint, "t", "act", enabled=play.may(Take()), note=worth)
    if solitaire or not state.table.most_passes:
        return (take,)
    hint = _(labels.LEAVES_THE_TURN_TO_THE)
    return take, Action("pass", _(labels.PASS), partial(play.play, Pass()), hint, "p", enabled=play.may(Pass()))


def _wanted(play: TrayPlay) -> str:
    """What is to be touched."""
    state = play.state
    if state.table.by_size and state.left:
        return _(labels.TOUCH_A_SIZE_PIECE[size_of(state.left[0])])
    if play.shown.must_pick:
        return _(labels.EVERYONE_PASSED_TWICE_PICK_A)
    return _(labels.TOUCH_A_PIECE)


def _trip(play: TrayPlay) -> str:
    state = play.state
    if state.table.solitaire:
        return _(labels.IF_THE_BAR_MOVES_A_MARK)
    text = labels.IF_THE_BAR_MOVES_A
    return _(text, points=state.table.penalty)


def _over(play: TrayPlay, standings: Callable[[], None]) -> HeaderText:
    waiting = play.waiting
    won = waiting.winners if isinstance(waiting, Over) else ()
    main = (passive(play, standings) or skip(play),)
    offer = Offer(main=main, advice=_(labels.LOOK_AT_THE_ARCHES_IF))
    seat = won[0] if won else play.shown.turn
    return HeaderText(seat, words.won([play.seats.names[seat] for seat in won]), _(labels.THE_GAME_IS_OVER), offer)
