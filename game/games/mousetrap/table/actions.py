"""What may be done at the table now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Protocol

from game.core.acts import Ask, Move, Over, Turn
from game.games.mousetrap.rules.moves import LeaveCrooked, Lure, Placed, Roll, Stop, Straighten, Take, TurnCrank
from game.games.mousetrap.rules.state import WHEEL, State, steps_to
from game.games.mousetrap.table.building.placing import Holding, far_off, off_words
from game.games.mousetrap.table.play import MousetrapPlay
from game.games.mousetrap.text import machine as crank_tests
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.text.table import on_space
from game.shell.play.actions import Action, Commands, Offer, passive, spoken
from game.text.language import _, listed, ngettext, row, sentences
from game.ui.input.bindings import Device

MOST_PIPS = 6


class TrapCommands(Commands, Protocol):
    """What the table of the Mouse Trap can do besides."""

    def open_plan(self) -> None:
        """The parts and the check list."""

    def crank(self) -> None:
        """Go to the machine."""

    def try_crank(self) -> None:
        """Go to the machine as far as it is built."""


def offer(play: MousetrapPlay, commands: TrapCommands) -> Offer:
    """What may be done now."""
    return spoken(play, _offer(play, commands))


def _offer(play: MousetrapPlay, commands: TrapCommands) -> Offer:
    waiting = play.waiting
    waits = passive(play, commands.standings)
    if waits is not None:
        return _watching(play, waits)
    if isinstance(waiting, Turn):
        return _choosing(play, commands)
    if isinstance(waiting, Ask) and waiting.kind == "place":
        return _setting_down(play, play.holding or Holding(waiting.about, kit=play.kit))
    return _before_cranking(play, commands)


def _watching(play: MousetrapPlay, waits: Action) -> Offer:
    """Skip what moves; a computer player may try the crank meanwhile."""
    unfinished = play.unfinished
    told = crank_tests.watched(play.seats.names[unfinished.tester], unfinished.reached) if unfinished.tester else ""
    if play.rolling_on and not isinstance(play.waiting, Over):
        hint = _(labels.ROLL_NO_FURTHER_HINT)
        return Offer(main=(replace(waits, label=_(labels.ROLL_NO_FURTHER), run=play.enough, hint=hint, icon=""),))
    return Offer(told, (waits,), _rolling_on(play))


def test(play: MousetrapPlay, commands: TrapCommands) -> Action | None:
    """Whoever has just built may try the crank."""
    if not play.tester:
        return None
    hint = _(crank_tests.TRY_HINT)
    text, icon = (crank_tests.TRY, "crank") if play.kit.cranked else (crank_tests.TRY_IT_OUT, "cage")
    return Action("try_crank", _(text), commands.try_crank, hint, "t", icon=icon, badges=(play.tester,))


def plan(commands: TrapCommands, own: bool) -> Action:
    """The plan of the machine, among the small buttons; own: it is one's own."""
    hint = _(labels.ALL_PARTS_HOW_EACH if own else labels.ALL_24_PARTS_HOW_EACH)
    return Action("plan", _(labels.PLAN), commands.open_plan, hint, "p", icon="plan")


def _check_list(commands: TrapCommands, hint: str, number: int) -> Action:
    return Action(f"choice_{number}", _(labels.CHECK_LIST), commands.open_plan, hint, str(number + 1), icon="plan")


def _choosing(play: MousetrapPlay, commands: TrapCommands) -> Offer:
    state, names = play.state, play.seats.names
    if state.moves == (Roll(),):
        hint = _(labels.ROLLS_FOR_YOUR_MOUSE_WHICH)
        roll = partial(play.play, Roll())
        main = (Action("primary", _(labels.ROLL_THE_DIE), roll, hint, "space", "primary"),)
        return Offer(main=main, choices=_rolling_on(play))
    choices = tuple(_choice(play, move, number, names) for number, move in enumerate(state.moves))
    if TurnCrank() in state.moves:
        hint = _(labels.HOW_THE_PARTS_STAND_THEY)
        choices = (*choices, _check_list(commands, hint, len(choices)))
    return Offer(prompt(state, play.kit.name), choices=choices)


def _rolling_on(play: MousetrapPlay) -> tuple[Action, ...]:
    """On to where something is to be chosen or the trap runs, where until then there may be nothing but rolling."""
    if not play.may_roll_on:
        return ()
    return (Action("choice_0", _(labels.ROLL_ON), play.roll_on, _(labels.ROLL_ON_HINT), "1", icon="next"),)


def prompt(state: State, name: Callable[[int], str]) -> str:
    """What is asked where there is a choice. name: what a step of the trap sets down."""
    if isinstance(state.moves[0], Straighten):
        steps = [f"{step} ({name(step)})" for step in sorted(state.moves[0].steps)]
        asked = ngettext(*labels.STRAIGHTEN_THESE, len(steps), parts=listed(steps))
        return sentences(ngettext(*labels.MISSED_IN_A_ROW, state.misses), asked)
    if isinstance(state.moves[0], Take):
        due = max(sum(pieces for _unused, pieces in move.gifts) for move in state.moves if isinstance(move, Take))
        return ngettext(*labels.TAKE_CHEESE_FROM_WHOM, due)
    if TurnCrank() in state.moves:
        more = any(isinstance(move, Lure) for move in state.moves)  # MT-25
        return sentences(_(labels.A_MOUSE_SITS_UNDER_THE), _(labels.LURE_OTHERS_FIRST) if more else "")
    return _(labels.LURE_A_MOUSE_TO_THE)


def _choice(play: MousetrapPlay, move: Move, number: int, names: Mapping[str, str]) -> Action:
    if isinstance(move, Straighten):
        return _straightening(play, move, number)
    label, hint, kind, icon, badges = _told(play.state, move, names)
    if move == TurnCrank() and not play.kit.cranked:
        label, icon = _(labels.SET_IT_OFF), "cage"
    elif move == Stop() and not play.kit.cranked:
        hint = _(labels.ENDS_YOUR_TURN_WITHOUT_IT)
    run = play.turn_crank if move == TurnCrank() else partial(play.play, move)
    return Action(f"choice_{number}", label, run, hint, str(number + 1), kind, icon, badges=badges)


def _straightening(play: MousetrapPlay, move: Straighten, number: int) -> Action:
    """Have the parts put straight that are named in its hint (MT-55)."""
    steps = sorted(move.steps)
    named = [_(labels.NUMBERED_OWN_PART, number=step, part=play.kit.name(step)) for step in steps]
    hint, run = sentences(*named, _(labels.STRAIGHTENED_AS_DRAWN)), partial(play.play, move)
    return Action(f"choice_{number}", _(labels.STRAIGHTEN), run, hint, str(number + 1), "primary", "wrench")


_DECLINED: Mapping[type[Move], Callable[[], tuple[str, str]]] = {
    Take: lambda: (_(labels.TAKE_NOTHING), _(labels.YOUR_RIVALS_KEEP_THEIR_CHEESE)),
    LeaveCrooked: lambda: (_(labels.LEAVE_IT_AS_IT_WAS), _(labels.LEFT_CROOKED)),
}
"""Label and hint of what takes nothing that was offered."""


def lure_reaches(state: State, move: Lure) -> bool:
    """Whether one roll may bring this mouse under the cage."""
    return steps_to(state.mice[state.table.seats.index(move.mouse)], WHEEL) <= MOST_PIPS


def _told(state: State, move: Move, names: Mapping[str, str]) -> tuple[str, str, str, str, tuple[str, ...]]:
    """A move's label, hint, kind of button, icon and badges."""
    match move:
        case TurnCrank():
            return _(labels.TURN_THE_CRANK), _(labels.SETS_THE_TRAP_OFF_IT), "act", "crank", ()
        case Lure(mouse):
            seat = state.table.seats.index(mouse)
            text, steps = labels.PAY_ONE_CHEESE_AND_ROLL, steps_to(state.mice[seat], WHEEL)
            label = labels.LURE_NEEDS if lure_reaches(state, move) else labels.LURE_TOO_FAR
            space, cheese = on_space(state.mice[seat], state.table.two_cranks), state.hands[state.turn]
            hint = _(text, name=names[mouse], on_space=space, cheese=cheese)
            return _(label, name=names[mouse], pips=steps, steps=steps), hint, "plain", "", (mouse,)
        case Stop():
            return _(labels.END_THE_TURN), _(labels.ENDS_YOUR_TURN_WITHOUT_CRANKING), "plain", "next", ()
        case Take(()) | LeaveCrooked():
            return *_DECLINED[type(move)](), "plain", "", ()
        case Take(gifts):
            text = row([_(labels.FROM, pieces=pieces, name=names[giver]) for giver, pieces in gifts])
            has = [(names[giver], state.hands[state.table.seats.index(giver)]) for giver, _unused in gifts]
            holds = row([_(labels.HOLDS, name=name, pieces=pieces) for name, pieces in has])
            return text, _(labels.HOLDS_LINE, line=holds), "plain", "cheese", tuple(giver for giver, _unused in gifts)
    return str(move), "", "plain", "", ()


def _before_cranking(play: MousetrapPlay, commands: TrapCommands) -> Offer:
    """Back from the crank, or a machine that falls by itself and has to be set anew."""
    if play.holding is not None:
        return _setting_down(play, play.holding)
    look = _check_list(commands, _(labels.SHOWS_HOW_EACH_PART_STANDS), 0)
    if not play.refused:
        asked, word, hint = _TO_CRANK if play.kit.cranked else _TO_LET_GO
        to_crank = Action("primary", _(word), commands.crank, _(hint), "space", "act")
        return Offer(_(asked), (to_crank,), (look,))
    if not play.to_set_anew:
        return Offer(_(labels.IT_STILL_DOES_NOT_START), (_give_up(play, "primary", "space"),), (look,))
    if not play.steady and not play.helped:
        asked = _(labels.IT_DOES_NOT_START_A)
        return Offer(asked, (replace(look, id="primary", key="space", kind="primary"),), (_give_up(play),))
    hint = _(labels.STEADY_HANDS_RESET_THE_WORST)
    steady = Action("primary", _(labels.STEADY_HANDS), play.set_until_it_starts, hint, "space", "primary")
    further = (look, _give_up(play, "choice_1", "2")) if play.helped else (look,)
    return Offer(_(labels.IT_DOES_NOT_START_A_PART), (steady,), further)


_TO_CRANK = labels.CHECK_THE_TRAP_OR_TURN, labels.TURN_THE_CRANK, labels.TAKES_YOU_TO_THE_MACHINE
_TO_LET_GO = labels.CHECK_OR_SET_IT_OFF, labels.SET_IT_OFF, labels.TAKES_YOU_TO_LET_GO
"""What is asked at a trap with and without a crank, and the button that leads to it."""


def _give_up(play: MousetrapPlay, name: str = "choice_0", key: str = "1") -> Action:
    kind = "act" if name == "primary" else "plain"
    return Action(name, _(labels.GIVE_IT_UP), play.miss, _(labels.THE_MICE_RUN_FREE_AND), key, kind)


def _setting_down(play: MousetrapPlay, held: Holding) -> Offer:
    """A part in one's own hand, moved by mouse, keys or pad."""
    device, caps = play.shell.device, play.shell.caps
    keys = caps.words(left=device.cap("q", "pad_l"), right=device.cap("e", "pad_r"), go=device.cap("return", "pad_a"))
    part, own = held.kit.name(held.part), held.kit.plan.own
    asks = labels.PLACE_OWN_PART if own else labels.PLACE_PART_THE
    if held.for_me:  # it falls; whoever presses again does not wait for it
        hint = _(labels.STEADY_HANDS_SET_IT_DOWN)
        place = Action("primary", _(labels.PLACE_IT_FOR_ME), play.leave_part, hint, "space", "primary")
        return Offer(_(asks, number=held.part, part=part), (place,))
    place = Action("primary", _(labels.PLACE_IT_FOR_ME), play.place_part, _(labels.STEADY_HANDS_SET_IT_DOWN), "1")
    if held.placed is not None:
        return _set_down(play, held, held.placed, place, _(_MOVE_AGAIN[device], **keys))
    if held.held:
        drop = Action("primary", _(labels.LET_GO), play.let_part_go, _(labels.LETS_IT_FALL), "space")
        told = _(_MOVE[device], **keys) if held.keys else _(labels.SCROLL_TO_TURN_IT)
        return Offer(told, *_both((drop, place) if held.keys else (place, drop)))
    take = Action("primary", _(labels.PICK_IT_UP), play.take_part, _(labels.TAKES_IT_IN_YOUR_HAND), "space")
    if device is not Device.MOUSE:
        (main, choices), told, hint = _both((take, place)), asks, ""
    else:
        drag = labels.DRAG_OWN_PART if own else labels.DRAG_PART_THE_TO_ITS
        (main, choices), told, hint = _both((place, take)), drag, _(labels.SCROLL_TO_TURN_IT)
    if held.lies:
        told = labels.IT_FELL_DRAG_IT if device is Device.MOUSE else labels.IT_FELL_PICK_IT_UP
    return Offer(_(told, number=held.part, part=part), main, (*choices, *_back(play, held, 1)), hint)


def _set_down(play: MousetrapPlay, held: Holding, placed: Placed, place: Action, how: str) -> Offer:
    """A part that stands: it may stay, or be set down anew by steady hands; how: it is moved by one's own."""
    word = labels.LEAVE_IT_HERE if far_off(placed) else labels.DONE
    leave = Action("primary", _(word), play.leave_part, how, "space")
    if far_off(placed):
        leave, place = replace(leave, key="1"), replace(place, key="space")
    main, choices = _both((place, leave) if far_off(placed) else (leave, place))
    mended = labels.MENDED_LATER if held.kit.cranked else labels.MENDED_BEFORE_IT_IS_SET_OFF
    later = _(mended) if far_off(placed) and not held.anew else ""
    return Offer(sentences(off_words(placed), later), main, (*choices, *_back(play, held, 1)), how)


def _both(acts: tuple[Action, Action]) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """The first as the big button, the second as the choice below it, whichever keys they have.

    While a part waits or is in the hand, Space takes it up and lets it go, which can be taken back, and 1 places it.
    """
    big, small = acts
    return (replace(big, id="primary", kind="primary"),), (replace(small, id="choice_0", kind="plain"),)


def _back(play: MousetrapPlay, held: Holding, number: int) -> tuple[Action, ...]:
    if not held.anew:
        return ()
    hint = _(labels.THE_PART_STAYS_AS_IT)
    return (Action(f"choice_{number}", _(labels.LEAVE_IT_AS_IT_WAS), play.put_back, hint, str(number + 1)),)


_MOVE = {
    Device.MOUSE: labels.ARROWS_MOVE_IT,
    Device.KEYBOARD: labels.ARROWS_MOVE_IT,
    Device.PAD: labels.THE_STICK_MOVES_IT,
}
_MOVE_AGAIN = {
    Device.MOUSE: labels.DRAG_IT_AGAIN_TO_MOVE,
    Device.KEYBOARD: labels.LEFT_AND_RIGHT_MOVE_IT,
    Device.PAD: labels.LEFT_AND_RIGHT_MOVE_IT,
}
"""How a part is moved by each device: in the hand, and as it stands."""
