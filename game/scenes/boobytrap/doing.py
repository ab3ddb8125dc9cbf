"""What may be done at the table now, and how that is told on the panel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.acts import Ask, Over
from game.rules.boobytrap.moves import Pass, Take
from game.rules.boobytrap.pieces import size_of
from game.words import boobytrap_tags as words
from game.words.boobytrap import size_name

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
    if play.free:
        return _choosing(table)
    name = play.seats.names[play.shown.turn]
    if play.halted:
        again = Act("skip", "Try again", play.skip, hint="It could not be kept; this tries once more.")
        return Doing(f"{name}, wait", "It was not played.", (again,))
    skip = Act("skip", "Skip", play.skip, enabled=play.motion.busy, hint="Jumps to the end of what is moving.")
    if play.toy.tray is None:
        return Doing(f"{name} begins", "The pieces are being mixed.", (skip,), "The bar is drawn back, then let go.")
    call = f"{name} plays" if play.computers else f"{name}, your turn"
    return Doing(call, _happening(table), (skip,), _trip(table))


def _happening(table: Table) -> str:
    """What is on its way."""
    play, shown = table.play, table.play.shown
    waiting = play.waiting
    if isinstance(waiting, Ask) and waiting.kind == "pull":
        return f"Lifting a {size_name(size_of(waiting.about))} piece …"
    if shown.touched:
        return f"Touching a {size_name(size_of(shown.touched))} piece."
    return "Thinking …" if play.computers and not play.motion.busy else "…"


def _choosing(table: Table) -> Doing:
    play, state = table.play, table.play.state
    name = play.seats.names[play.shown.turn]
    touched, solitaire = state.touched, state.table.solitaire
    worth = "" if not touched or solitaire else f"+{state.table.value(size_of(touched))}"
    take = Act("take", "Take it", table.take, "act", play.may(Take()), worth,
               "Lifts the piece straight up and steadily." if touched else "Touch a piece first.", "t")  # fmt: skip
    leave = Act("pass", "Pass", lambda: play.play(Pass()), "plain", play.may(Pass()), "",
                "Leaves the turn to the next player.", "p")  # fmt: skip
    acts = (take,) if solitaire or not state.table.most_passes else (take, leave)
    call = f"{name}, your turn"
    if touched:
        advice = _trip(table)
        if not play.steady:
            advice = f"Draw the piece up steadily, or press Take it. {advice}"
        grips = dict(state.felt)
        return Doing(call, words.touched(touched, grips[touched]), acts, advice)
    line = "Everyone passed twice: pick a piece." if play.shown.must_pick else "Touch a piece."
    if state.table.by_size and state.left:
        line = f"Touch a {size_name(size_of(state.left[0]))} piece."
    told = "Press a piece to feel how it is held."
    return Doing(call, line, acts, told if solitaire else f"{told} Then take it or pass." if leave in acts else told)


def _trip(table: Table) -> str:
    state = table.play.state
    if state.table.solitaire:
        return "If the bar moves a mark or more, it is a trip. The green band is safe."
    return f"If the bar moves a mark or more, the piece is lost: −{state.table.penalty}. The green band is safe."


def _over(table: Table) -> Doing:
    play = table.play
    waiting = play.waiting
    names = [play.seats.names[seat] for seat in waiting.winners] if isinstance(waiting, Over) else []
    call = " and ".join(names) + (" win!" if names[1:] else " wins!") if names else "The bar wins!"
    show = Act("standings", "Standings", table.standings, "primary", hint="Shows who has how much.")
    seat = waiting.winners[0] if isinstance(waiting, Over) and waiting.winners else play.shown.turn
    return Doing(call, "The game is over.", (show,), "Look at the arches, if you like.", seat)
