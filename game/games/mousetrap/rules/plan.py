"""Which trap a match builds: the classic one of the sheet, or a machine of one's own (MT-49 to MT-54)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from urllib.parse import quote, unquote

from game.core.acts import BadSetup
from game.core.setup import Option, Value, clean

CLASSIC = "classic"
OWN_LINKS = ("started", *(f"step_{number}" for number in range(1, 25)))
"""What is said of a run of one's own machine: that all moved, or the first step that did not do its work."""

LONGEST_NAME = 60
"""Characters of the name of a machine, as in its file."""

_OWN = re.compile(
    r"((?:[1-9]\d?\*?,){2,23}[1-9]\d?\*?)/(TW1-[A-Za-z0-9_-]{4,700})(?:/([A-Za-z0-9_.~%-]{1,720}))?", re.ASCII
)


@dataclass(frozen=True, slots=True)
class BuildPlan:
    """In how many steps the trap of a match is built, and which of them a reset sets anew.

    groups: how many parts of the machine each step sets down, in the order of its drawing (MT-50). line: the machine
    itself, which the rules never read. Both are empty for the classic trap. name: what people call the machine, ""
    where nobody said; it makes no difference to a position.
    """

    steps: int
    loose: tuple[int, ...]
    groups: tuple[int, ...] = ()
    line: str = ""
    name: str = field(default="", compare=False)

    @property
    def own(self) -> bool:
        """Whether it is a machine of one's own."""
        return bool(self.line)

    @property
    def text(self) -> str:
        """The plan of one's own machine as one word, such as `1,2,1*/TW1-...`; a star marks what is loose."""
        steps = (f"{size}{'*' * (step in self.loose)}" for step, size in enumerate(self.groups, start=1))
        return f"{','.join(steps)}/{self.line}"

    @property
    def option(self) -> str:
        """The same with the name behind it, as the value of a match's option."""
        return f"{self.text}/{_written(self.name)}" if self.name else self.text

    @staticmethod
    def read(text: str) -> BuildPlan | None:
        """What `text` or `option` wrote; None for anything else."""
        found = _OWN.fullmatch(text)
        name = _name_in(found[3] or "") if found is not None else None
        if found is None or name is None:
            return None
        words = found[1].split(",")
        loose = tuple(step for step, word in enumerate(words, start=1) if word.endswith("*"))
        return BuildPlan(len(words), loose, tuple(int(word.rstrip("*")) for word in words), found[2], name)

    def at_fault(self, last_link: str) -> int:
        """The step of one's own machine that did not do its work, 0 where none is named."""
        known = last_link in OWN_LINKS and last_link != OWN_LINKS[0]
        step = OWN_LINKS.index(last_link) if known else 0
        return step if step <= self.steps else 0


def fitting_name(name: str) -> str:
    """A name as a match can carry it: without what cannot be seen, and not too long."""
    return clean(name).strip()[:LONGEST_NAME].strip()


def _written(name: str) -> str:
    return quote(name, safe="")


def _name_in(text: str) -> str | None:
    """What `_written` wrote; None for anything else."""
    name = unquote(text, errors="replace")
    return name if fitting_name(name) == name and _written(name) == text else None


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

    def named(self, value: Value) -> str:
        """What the machine is called."""
        plan = BuildPlan.read(str(value))
        return plan.name if plan is not None else ""

    def refusing(self, given: object) -> BadSetup:
        """What is said of anything else."""
        return BadSetup("{name} must be classic or a machine that fits, not {given}", name=self.name,
                        given=repr(str(given)[:40]))  # fmt: skip
