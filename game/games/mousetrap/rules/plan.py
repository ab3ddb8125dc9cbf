"""Which trap a match builds: the classic one of the sheet, or a machine of one's own (MT-49 to MT-54)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from game.core.acts import BadSetup
from game.core.setup import Option, Value

CLASSIC = "classic"
OWN_LINKS = ("started", *(f"step_{number}" for number in range(1, 25)))
"""What is said of a run of one's own machine: that all moved, or the first step that did not do its work."""

_OWN = re.compile(r"((?:[1-9]\d?\*?,){2,23}[1-9]\d?\*?)/(TW1-[A-Za-z0-9_-]{4,700})", re.ASCII)


@dataclass(frozen=True, slots=True)
class BuildPlan:
    """In how many steps the trap of a match is built, and which of them a reset sets anew.

    groups: how many parts of the machine each step sets down, in the order of its drawing (MT-50). line: the machine
    itself, which the rules never read. Both are empty for the classic trap.
    """

    steps: int
    loose: tuple[int, ...]
    groups: tuple[int, ...] = ()
    line: str = ""

    @property
    def own(self) -> bool:
        """Whether it is a machine of one's own."""
        return bool(self.line)

    @property
    def text(self) -> str:
        """The plan of one's own machine as one word, such as `1,2,1*/TW1-...`; a star marks what is loose."""
        steps = (f"{size}{'*' * (step in self.loose)}" for step, size in enumerate(self.groups, start=1))
        return f"{','.join(steps)}/{self.line}"

    @staticmethod
    def read(text: str) -> BuildPlan | None:
        """What `text` wrote; None for anything else."""
        found = _OWN.fullmatch(text)
        if found is None:
            return None
        words = found[1].split(",")
        loose = tuple(step for step, word in enumerate(words, start=1) if word.endswith("*"))
        return BuildPlan(len(words), loose, tuple(int(word.rstrip("*")) for word in words), found[2])

    def at_fault(self, last_link: str) -> int:
        """The step of one's own machine that did not do its work, 0 where none is named."""
        known = last_link in OWN_LINKS and last_link != OWN_LINKS[0]
        step = OWN_LINKS.index(last_link) if known else 0
        return step if step <= self.steps else 0


class TrapOption(Option):
    """An option whose value is `classic`, or one's own machine with the plan by which it is built."""

    __slots__ = ()

    def parse(self, text: str) -> Value:
        """The text itself; raises BadSetup for what is neither."""
        return self.check(text)

    def check(self, value: Value) -> Value:
        """The value itself if it may be given; raises BadSetup otherwise."""
        if value == CLASSIC or (isinstance(value, str) and BuildPlan.read(value)):
            return value
        raise self.refusing(value)

    def refusing(self, given: object) -> BadSetup:
        """What is said of anything else."""
        return BadSetup("{name} must be classic or a machine that fits, not {given}", name=self.name,
                        given=repr(str(given)[:40]))  # fmt: skip
