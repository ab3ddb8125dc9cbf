"""A machine of one's own as data: parts where they were placed, ties between them; immutable, with undo and redo."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace

from game.machine import is_number
from game.machine.specs import Point
from game.workshop.parts.box import kind_of
from game.workshop.parts.kind import Kind, dialled
from game.workshop.parts.refusals import Unbuildable, Why

KINDS = ("belt", "rope", "string")
"""In an order that only grows, as share lines count in it."""
MOST_OVER = 3


@dataclass(frozen=True)
class End:
    """An end of a tie: a part by its id, and on it an anchor, or for a belt the body of a wheel."""

    part: str
    at: str


@dataclass(frozen=True)
class Tie:
    """A belt, a rope over none to three points of the wall (cm, on the grid), or a string.

    Raises MachineError for another kind, and for points that a tie of its kind does not have.
    """

    kind: str
    a: End
    b: End
    over: tuple[Point, ...] = ()

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise Unbuildable("no such tie", {"name": self.kind})
        if self.a.part == self.b.part:
            raise Unbuildable("tied to itself", {"kind": self.kind})
        if len(self.over) > (MOST_OVER if self.kind == "rope" else 0):
            raise Unbuildable("points of a rope", {"most": MOST_OVER})
        for x, y in self.over:
            if not (is_number(x) and is_number(y) and -5.0 <= x <= 93.0 and 0.0 <= y <= 45.0):
                raise Unbuildable("rope off the stage")
        vars(self).update(over=tuple((round(float(x), 1), round(float(y), 1)) for x, y in self.over))

    def shifted(self, by: Point) -> Tie:
        """With the points of the wall moved."""
        return replace(self, over=tuple((x + by[0], y + by[1]) for x, y in self.over))

    def flipped(self, twice: float) -> Tie:
        """With the points of the wall mirrored; twice is where the mirror stands, doubled."""
        return replace(self, over=tuple((twice - x, y) for x, y in self.over))

    def renamed(self, names: Mapping[str, str]) -> Tie:
        """Between the parts of other names; by the names as they are here."""
        return replace(self, a=End(names[self.a.part], self.a.at), b=End(names[self.b.part], self.b.at))

    def pulled(self, pin: int, by: Point) -> Tie:
        """With one of the points of the wall moved."""
        x, y = self.over[pin]
        return replace(self, over=(*self.over[:pin], (x + by[0], y + by[1]), *self.over[pin + 1 :]))


# A machine of one's own as data: parts where they were placed. Immutable; every edit returns another machine.

STAGE = (-5.0, 93.0, 45.0)
"""cm: the left and the right end of the stage between its padded rims, and how high parts may be placed above 0."""
MOST_PARTS, MOST_GEARS, MOST_TIES, MOST_ROPES = 80, 24, 12, 4
MOST_CRANKS, MOST_HELD = 1, 8


@dataclass(frozen=True)
class Placed:
    """One part: its kind, where its origin is (cm, on a grid of 1 mm), degrees turned (whole), and its name.

    held: a hand holds it and lets it go when the run starts. An id is given when the part joins a machine.
    Raises MachineError for a kind that does not exist, for what is no number, and beyond the stage.
    """

    kind: str
    x: float
    y: float
    deg: int = 0
    mirrored: bool = False
    id: str = ""
    held: bool = False

    def __post_init__(self) -> None:
        spec = kind_of(self.kind)
        for value in (self.x, self.y, self.deg):
            if not is_number(value):
                raise Unbuildable("not a number", {"part": self.kind, "value": value})
        left, right, top = STAGE
        if not (left <= self.x <= right and 0.0 <= self.y <= top):
            raise Unbuildable("off the stage", {"part": self.kind, "left": left, "right": right, "top": top})
        if self.held and not spec.bodies:
            raise Unbuildable("cannot be held", {"part": self.kind})
        # On the grid, where files and share lines keep it. What stands on the floor stands upright.
        x, y = round(float(self.x), 1), 0.0 if spec.feet else round(float(self.y), 1)
        vars(self).update(x=x, y=y, deg=0 if spec.feet else (round(self.deg) + 180) % 360 - 180)

    @property
    def spec(self) -> Kind:
        """Its kind, mirrored if it is, and its dial as it is set."""
        kind = kind_of(self.kind, self.mirrored)
        return dialled(kind, self.deg) if kind.dial else kind

    @property
    def lean(self) -> int:
        """Degrees that it leans: what has a dial is set by being turned, and stays upright."""
        return 0 if kind_of(self.kind).dial else self.deg


@dataclass(frozen=True)
class Machine:
    """Parts in the order in which they were put down, which means nothing to a run.

    standing: ids of the parts that a challenge has put there; only what parts are called depends on it.
    Raises MachineError for two parts of one name, and for more parts, gears, cranks or held parts than are allowed.
    """

    parts: tuple[Placed, ...] = ()
    ties: tuple[Tie, ...] = ()
    standing: frozenset[str] = field(default=frozenset(), compare=False, repr=False)

    def __post_init__(self) -> None:
        counts: tuple[tuple[Why, int, int], ...] = (
            ("many parts", len(self.parts), MOST_PARTS),
            ("many gears", sum(part.spec.reach > 0 for part in self.parts), MOST_GEARS),
            ("many cranks", sum(bool(part.spec.hand) for part in self.parts), MOST_CRANKS),
            ("many held", sum(part.held for part in self.parts), MOST_HELD),
            ("many ties", len(self.ties), MOST_TIES),
            ("many ropes", sum(tie.kind == "rope" for tie in self.ties), MOST_ROPES),
        )
        for what, number, most in counts:
            if number > most:
                raise Unbuildable(what, {"most": most})
        vars(self).update(parts=tuple(_named(self.parts)))
        for tie in self.ties:
            for end in (tie.a, tie.b):
                if end.at not in fastenings(self.part(end.part), tie.kind):
                    raise Unbuildable(
                        "cannot be tied", {"kind": tie.kind, "part": self.part(end.part).kind, "at": end.at}
                    )

    def part(self, name: str) -> Placed:
        """A part by its id; raises MachineError for a name that none has."""
        for part in self.parts:
            if part.id == name:
                return part
        raise Unbuildable("no such part", {"name": name})

    def order(self) -> tuple[int, ...]:
        """The places of the parts in `parts`, by kind and by where they stand: however they came in, one order."""
        parts = self.parts
        return tuple(sorted(range(len(parts)), key=lambda place: _standing(parts[place])))

    def add(self, *parts: Placed) -> Machine:
        """With these parts too; each gets an id."""
        return replace(self, parts=(*self.parts, *(replace(part, id="") for part in parts)))

    def without(self, names: Collection[str]) -> Machine:
        """Without these parts, and without what was tied to them."""
        parts = tuple(part for part in self.parts if part.id not in names)
        ties = tuple(tie for tie in self.ties if not {tie.a.part, tie.b.part}.intersection(names))
        return replace(self, parts=parts, ties=ties)

    def set(self, part: Placed) -> Machine:
        """With the part of this id as it is here."""
        self.part(part.id)
        return replace(self, parts=tuple(part if old.id == part.id else old for old in self.parts))

    def move(self, names: Collection[str], by: Point) -> Machine:
        """These parts shifted, cm; raises MachineError if one would leave the stage."""
        ties = tuple(tie.shifted(by) if _within(tie, names) else tie for tie in self.ties)
        return replace(self._each(names, lambda part: replace(part, x=part.x + by[0], y=part.y + by[1])), ties=ties)

    def turn(self, names: Collection[str], deg: int) -> Machine:
        """These parts turned, each about its own origin."""
        return self._each(names, lambda part: replace(part, deg=part.deg + deg))

    def mirror(self, names: Collection[str]) -> Machine:
        """These parts mirrored together about the middle of where they are."""
        chosen = [part.x for part in self.parts if part.id in names]
        twice = min(chosen, default=0.0) + max(chosen, default=0.0)
        ties = tuple(tie.flipped(twice) if _within(tie, names) else tie for tie in self.ties)
        turned = self._each(
            names, lambda part: replace(part, x=twice - part.x, deg=-part.deg, mirrored=not part.mirrored)
        )
        return replace(turned, ties=ties)

    def copy(self, names: Collection[str], by: Point) -> Machine:
        """With a copy of these parts and of what ties them together beside them, nothing of which is held."""
        copied = [
            replace(part, x=part.x + by[0], y=part.y + by[1], held=False) for part in self.parts if part.id in names
        ]
        added = self.add(*copied)
        new = dict(zip((part.id for part in copied), (part.id for part in added.parts[len(self.parts) :]), strict=True))
        ties = (tie.shifted(by).renamed(new) for tie in self.ties if _within(tie, names))
        return replace(added, ties=(*added.ties, *ties))

    def tie(self, tie: Tie) -> Machine:
        """With this tie too."""
        return replace(self, ties=(*self.ties, tie))

    def untie(self, place: int) -> Machine:
        """Without the tie at this place in the list."""
        return replace(self, ties=self.ties[:place] + self.ties[place + 1 :])

    def retie(self, place: int, tie: Tie) -> Machine:
        """With another tie at this place in the list."""
        return replace(self, ties=(*self.ties[:place], tie, *self.ties[place + 1 :]))

    def hold(self, names: Collection[str], held: bool = True) -> Machine:
        """With a hand on each of these parts, or with none on them."""
        return self._each(names, lambda part: replace(part, held=held))

    def _each(self, names: Collection[str], change: Callable[[Placed], Placed]) -> Machine:
        return replace(self, parts=tuple(change(part) if part.id in names else part for part in self.parts))


def fastenings(part: Placed, kind: str) -> tuple[str, ...]:
    """Where a tie of a kind can be made fast to a part: its wheels for a belt, its anchors for anything else."""
    spec = part.spec
    return tuple(body for body, _ in spec.wheels) if kind == "belt" else tuple(anchor.name for anchor in spec.anchors)


def _standing(part: Placed) -> tuple[str, float, float, int, bool, str]:
    return part.kind, part.x, part.y, part.deg, part.mirrored, part.id


def _within(tie: Tie, names: Collection[str]) -> bool:
    return tie.a.part in names and tie.b.part in names


def _named(parts: tuple[Placed, ...]) -> Iterator[Placed]:
    """The parts, those without a name called after their kind and the first free number."""
    taken = {part.id for part in parts if part.id}
    if len(taken) < sum(bool(part.id) for part in parts):
        raise Unbuildable("same name")
    for part in parts:
        number = 1
        while not part.id and f"{part.kind}-{number}" in taken:
            number += 1
        name = part.id or f"{part.kind}-{number}"
        taken.add(name)
        yield replace(part, id=name)


# Undo and redo without end: the machines that were, and those that were taken back.


@dataclass(frozen=True)
class History:
    """The machine as it is now, with what came before it and what was undone after it; immutable as well."""

    now: Machine
    past: tuple[Machine, ...] = ()
    future: tuple[Machine, ...] = ()

    def did(self, machine: Machine) -> History:
        """After an edit that led to this machine; nothing happens if it changed nothing."""
        return self if machine == self.now else History(machine, (*self.past, self.now))

    def undo(self) -> History:
        """One edit back; itself where there is none."""
        if not self.past:
            return self
        return replace(self, now=self.past[-1], past=self.past[:-1], future=(self.now, *self.future))

    def redo(self) -> History:
        """One undone edit forward again; itself where there is none."""
        if not self.future:
            return self
        return replace(self, now=self.future[0], past=(*self.past, self.now), future=self.future[1:])
