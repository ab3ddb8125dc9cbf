"""What can be done with what is chosen, as buttons in a row."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from pygame import FRect

from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import ACT
from game.ui.screen import Screen

_GAP, _ICON, _SPARE = 10.0, 58.0, 24.0
_WORDED = 2
"""So many buttons keep their words where there is too little room for all."""


class RowAct(NamedTuple):
    """One of them: its name, its word, its icon, what it does in a sentence, its key, and what does it."""

    name: str
    text: str
    icon: str
    hint: str
    key: str
    do: Callable[[], None]


def act_row(screen: Screen, canvas: Canvas, foot: FRect, acts: Sequence[RowAct], able: Collection[str]) -> None:
    """Add the buttons from the left; those that are not able are pale."""
    widths = [Button.width(canvas, act.text, act.icon) for act in acts]
    gaps = _GAP * (len(acts) - 1)
    narrow = sum(widths) + gaps > foot.width
    if narrow:
        worded = max(1, min(_WORDED, int((foot.width - _ICON * (len(acts) - 1) - gaps) / max(widths))))
        widths = [wide if number < worded else _ICON for number, wide in enumerate(widths)]
    spare = 0.0 if narrow else min(_SPARE, (foot.width - gaps - sum(widths)) / len(acts))
    left = foot.x
    for number, (act, width) in enumerate(zip(acts, widths, strict=True)):
        place = FRect(left, foot.y, width + spare, foot.height)
        text = "" if width == _ICON else act.text
        style = canvas.letters.fitting(text, ACT, place.width - 60) if text else ACT
        kind = "plain" if number else "primary"
        hint = f"{act.text}. {act.hint}"
        button = Button(act.name, place, text=text, icon=act.icon, style=style, kind=kind, hint=hint, on_press=act.do)
        button.shortcut, button.enabled = act.key, act.name in able
        screen.add(button)
        left = place.right + _GAP
