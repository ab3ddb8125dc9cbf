"""The keys of the bench: arrows move what is in hand, letters turn it and do all else, L lists the parts."""

from __future__ import annotations

import pygame

from game.scenes.workshop import tie_acts
from game.scenes.workshop.bare_bench import BareBench
from game.ui.input_events import Pressed, Verb

_ACTS = {
    "f": ("mirror", "mirror"), "c": ("copy", "copy"), "h": ("grab", "hold"),
    "delete": ("box_back", "remove"), "backspace": ("box_back", "remove"),
}  # fmt: skip
"""By key, the tool and what it does."""


def open_parts(bench: BareBench) -> None:
    """The parts as a list."""
    bench.shell.open("parts_list", bench=bench)


def _to_box(bench: BareBench) -> bool:
    """The focus goes to the box, where something was taken last; tell whether there is a box."""
    found = bench.find(f"kind_{bench.taken}") or next((w for w in bench.widgets if w.name.startswith("kind_")), None)
    if found is not None:
        bench.focus(found.name)
        bench.reveal(found)
    return found is not None


def press(bench: BareBench, pressed: Pressed) -> bool:
    """What a key does wherever the focus is; tell whether it was used."""
    control = bool(pygame.key.get_mods() & (pygame.KMOD_CTRL | pygame.KMOD_META))
    if control and (pressed.key == "y" or (pressed.verb is Verb.UNDO and bench.fine)):
        bench.do("redo")
    elif pressed.verb is Verb.UNDO:
        bench.do("undo")
    elif pressed.key in ("q", "pad_lt", "e", "pad_rt") and bench.editing.chosen:
        bench.turn(1 if pressed.key in ("q", "pad_lt") else -1)
    elif pressed.key == "l" and not control:
        open_parts(bench)
    elif pressed.key == "b" and not control:
        return _to_box(bench)
    elif pressed.key == "t" and "tie" in bench.tools and not control:
        tie_acts.begin(bench)
    elif pressed.key in _ACTS and _ACTS[pressed.key][0] in bench.tools and bench.editing.chosen and not control:
        bench.do(_ACTS[pressed.key][1])
    elif pressed.key in ("space", "pad_x") and not pressed.repeat:
        bench.run_or_stop()
    else:
        return _choose(bench, pressed, control)
    return True


def _choose(bench: BareBench, pressed: Pressed, control: bool) -> bool:
    """The keys that take parts in hand: the next one, G the next one too, Control-A all of them."""
    if pressed.key in ("n", "pad_r", "pad_l") and not control:
        bench.next(-1 if pressed.key == "pad_l" or bench.fine else 1)
        return True
    if pressed.verb is Verb.BACK and bench.focused in bench.tools:
        bench.focus("hand")
    elif pressed.key in ("g", "pad_rs") and not control:
        bench.editing.also()
        bench.focus("hand")
    elif pressed.verb is Verb.ALL:
        bench.editing.choose(*(part.id for part in bench.editing.machine.parts))
    else:
        return False
    bench.edited()
    return True
