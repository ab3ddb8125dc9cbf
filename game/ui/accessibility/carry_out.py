"""What a screen reader asks for, done on a screen as a key would do it."""

from __future__ import annotations

from game.ui.input_events import Verb
from game.ui.screen import Screen
from game.ui.spoken import ReaderAct, Wanted

_STEPS = {ReaderAct.MORE: Verb.RIGHT, ReaderAct.LESS: Verb.LEFT}


def carry_out(screen: Screen, wanted: Wanted) -> None:
    """Do it, if the widget is still there and can be used."""
    widget = screen.find(wanted.name)
    if widget is None or not widget.enabled or not widget.focusable:
        return
    screen.focus(widget.name)
    screen.reveal(widget)
    if wanted.act is ReaderAct.PRESS:
        screen.command(Verb.CONFIRM, widget)
    elif wanted.act is ReaderAct.SET:
        widget.put(wanted.value)
        screen.stale()
    elif wanted.act in _STEPS:
        widget.steer(_STEPS[wanted.act])
        screen.stale()
