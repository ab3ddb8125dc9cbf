"""What the bench tells aloud: what became of a run or an edit, and of a part in hand where it is and what it touches.

It can be read on the screen anyway, so that captions leave it out.
"""

from __future__ import annotations

from game.workshop.bench.bare_bench import BareBench
from game.workshop.parts.fitting import neighbours
from game.workshop.text import parts_list as words


class BenchAloud:
    """Looks at a bench in every tick, and says what is new."""

    def __init__(self, bench: BareBench) -> None:
        self.bench = bench
        self._told = ""
        self._hand: tuple[object, object] = (None, bench.editing.machine)

    def listen(self) -> None:
        """Say what has changed since the last look."""
        bench, say = self.bench, self.bench.shell.announcements.say
        one, machine = bench.editing.one, bench.editing.machine
        if bench.told != self._told:
            self._told = bench.told
            say(bench.told, seen=True)
        if (one, machine) != self._hand:
            self._hand = one, machine
            if one is not None:
                say(words.in_hand(one.id, neighbours(machine)[one.id], machine), seen=True)
