"""The row of keys below the stage: what they do with what is in hand, or while nothing is."""

from __future__ import annotations

from game.scenes.workshop.bare_bench import BareBench
from game.text.language import _
from game.text.workshop import parts_list, tying
from game.text.workshop import screens as words
from game.ui.input_events import Device

_TOOLS = (("mirror", "f", words.MIRROR_LOWER), ("copy", "c", words.COPY_LOWER), ("tie", "t", tying.TIE_LOWER),
          ("grab", "h", words.HOLD_LOWER), ("box_back", "delete", words.BACK_INTO_THE_BOX))  # fmt: skip


def hints(bench: BareBench) -> list[tuple[str, str]]:
    """Keys with what they do, what matters most first."""
    if bench.tying is not None or bench.showing is not None:
        return []
    if bench.shell.device is Device.PAD:
        return _by_pad(bench)
    box = [("b", _(words.PARTS_BOX_LOWER))] if bench.kinds() else []
    if not bench.editing.chosen:
        parts = [("n", _(words.NEXT)), ("l", _(parts_list.LIST_LOWER))] if bench.editing.machine.parts else []
        return [*box, *parts]
    first = [("left up right down", _(words.MOVE)), ("q e", _(words.TURN))]
    tools = [(key, _(word)) for name, key, word in _TOOLS if name in bench.tools]
    return [*first, *box, ("n", _(words.NEXT)), *tools]


def _by_pad(bench: BareBench) -> list[tuple[str, str]]:
    if not bench.editing.chosen:
        return [("pad_a", _(words.NEXT)), ("pad_x", _(words.RUN_LOWER))] if bench.editing.machine.parts else []
    return [("pad_left pad_up pad_right pad_down", _(words.MOVE)), ("pad_lt pad_rt", _(words.TURN)),
            ("pad_a", _(words.TOOLS_LOWER)), ("pad_b", _(words.DOWN_LOWER)), ("pad_x", _(words.RUN_LOWER))]  # fmt: skip
