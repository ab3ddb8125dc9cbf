"""Finds machines that solve the challenges, for the curves on the wall: python -m build_scripts.search_records

Goes round all challenges (or these ids) for --minutes, and goes on where it was broken off: what was found lies in
build/found, a file each, and comes out the same however often it is broken off. --write makes curves of it, in
game/workshop/proofs/found.toml, which tells of how many machines of each challenge they are made; the curves of a
challenge that was not searched here stay as they are.

A try takes a machine that was found, the stored solution first, and moves, turns, mirrors, removes or brings back some
of what was given. It counts when it is built of what is given, can be started, and catches: one exact run tells parts
and seconds. Hands are dear. With --hands they are counted, up to the end of --minutes, for every tenth machine that was
found: ten, ten more where all of those caught, and all hundred for the first of which all twenty did.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.host.files import replace_whole
from game.machine import MachineError
from game.machine.hand import STEPS_PER_SECOND
from game.nature.chance import stream
from game.workshop.parts.challenge import Challenge, challenges
from game.workshop.parts.files import Stored, read_machine, write_machine
from game.workshop.parts.fitting import overlaps, snapped
from game.workshop.parts.line import encode
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.run import WorkshopRun
from game.workshop.proofs.proofs import engine_of, tried
from game.workshop.proofs.scoring import CAREFUL, RUNS

FOLDER = Path("build/found")
RULES = 2
"""Which rules of the search made a file: what others found is not gone on with."""
FILE = Path(__file__).parents[1] / "game/workshop/proofs/found.toml"
SEED = 1
STAGES = (10, 20, RUNS)
"""So many hands are counted first, so many where all of those caught, and all of the first of which all those did."""
EVERY = 10
"""Hands are counted for every so manieth machine that was found."""
WISHED = 2000
"""Machines of a challenge after which its search is over."""
AT_ONCE = 40
"""Tries of a challenge before the next one's turn."""
REACHES = (0.2, 0.6, 2.0, 6.0)
"""cm by which parts are moved at the most, one of them drawn for each try."""
OFTEN = (10, 7, 2, 1)
"""How often each is drawn: of 84 solutions moved by each of them 82, 51, 18 and 2 still caught."""
TURNS = (1, 3, 8, 20)
"""Degrees, in the same way."""
SETTLES = 1.0
"""cm that something loose comes down by at the most when it is moved."""
_HEAD = """\
# Written by python -m build_scripts.search_records --write: machines that a search found, seed {seed}.
# tried: machines that were tried. found: different ones of them that catch. parts, seconds (in tenths), hands (of a
# hundred): {{value = how many of them}}; hands are counted for every {every}th that was found.
# rests_on: {{careful hands that were counted = for how many machines}}.
# steadiest: hands of the machine of which all hundred were counted, if any.
# fewest, fastest: the best machines as lines that the Workshop takes.
"""


class Search:
    """The machines that were found for one challenge, kept in a file."""

    def __init__(self, challenge: Challenge, seed: int) -> None:
        self.challenge, self.seed = challenge, seed
        self.path = FOLDER / f"{challenge.id}.json"
        begun = {"rules": RULES, "seed": seed, "engine": engine_of(challenge)}
        self.told: dict[str, Any] = {**begun, "tried": 0, "found": []}
        if self.path.exists():
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            if all(kept.get(name) == value for name, value in begun.items()):
                self.told = kept
        self.lines = {encode(_read(each)) for each in self.found}
        self.slowest = max((each["steps"] for each in self.found), default=0)
        self.solved = tried(WorkshopRun(challenge.solution)).steps

    @property
    def tried(self) -> int:
        """How many machines were tried."""
        return int(self.told["tried"])

    @property
    def found(self) -> list[dict[str, Any]]:
        """machine, parts, steps, and hands where they were counted, of each that caught."""
        rows: list[dict[str, Any]] = self.told["found"]
        return rows

    def go_on(self, tries: int) -> None:
        """Make so many tries, and count the hands that are due; keep what came of it."""
        for number in range(self.tried, self.tried + tries):
            self._try(stream(self.seed, "found", self.challenge.id, number))
        self.told["tried"] += tries
        self._keep()

    def count_hands(self) -> bool:
        """Count the next hands that are due; tell whether there were any."""
        due = next((each for each in self.found[::EVERY] if self._stage(each)), None)
        if due is None:
            return False
        machine, before, stage = _read(due), due.get("counted", 0), self._stage(due)
        due["hands"] = due.get("hands", 0) + _hands(machine, range(before + 1, stage + 1))
        due["counted"] = stage
        self._keep()
        return True

    def _stage(self, each: Mapping[str, int]) -> int:
        """How many hands of a machine are to be counted next, 0 for no more."""
        counted = each.get("counted", 0)
        if each.get("hands", 0) < counted or counted == STAGES[-1]:
            return 0
        stage = next(stage for stage in STAGES if stage > counted)
        return 0 if stage == STAGES[-1] and any(one.get("counted") == stage for one in self.found) else stage

    def _try(self, rng: random.Random) -> None:
        """Run another machine than those that were found, if it may be built; keep it if it catches."""
        machine = _read(rng.choice(self.found)) if self.found else self.challenge.solution
        try:
            machine = self._changed(machine, rng)
            self.challenge.refuse_unfair(machine)
        except MachineError:
            return
        line = encode(machine)
        if line in self.lines or any(each.refused for each in overlaps(machine)):
            return
        run = WorkshopRun(machine).settle()
        run.steps_at_once(self._patience())
        report = run.report()
        if report.caught:
            self.lines.add(line)
            self.slowest = max(self.slowest, report.steps)
            stored = write_machine(Stored(self.challenge.id, machine))
            self.found.append({"machine": stored, "parts": len(self.challenge.own(machine)), "steps": report.steps})

    def _patience(self) -> int:
        """Steps after which a try is given up: a quarter more than the slowest that caught, at most two solutions."""
        return min(2 * self.solved, 5 * max(self.slowest, self.solved) // 4)

    def _keep(self) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        replace_whole(self.path, json.dumps(self.told).encode())

    def _changed(self, machine: Machine, rng: random.Random) -> Machine:
        """One thing more or less, or some of the parts elsewhere."""
        own = self.challenge.own(machine)
        there = {part.id for part in own}
        missing = [part for part in self.challenge.given if part.id not in there]
        if missing and rng.random() < 0.2:
            machine = replace(machine, parts=(*machine.parts, rng.choice(missing)))
        elif own and rng.random() < 0.05:
            return machine.without({rng.choice(own).id})
        there = {part.id for part in machine.parts}
        ties = [tie for tie in self.challenge.ties if {tie.a.part, tie.b.part} <= there and tie not in machine.ties]
        machine = replace(machine, ties=(*machine.ties, *ties))
        (size,) = rng.choices(range(len(REACHES)), OFTEN)
        chosen = rng.sample(own, min(len(own), rng.choice((1, 1, 2, len(own)))))
        if len(chosen) > 2:
            return machine.move({part.id for part in chosen}, _shift(rng, REACHES[size]))
        for part in chosen:
            machine = _moved(machine, machine.part(part.id), rng, size)
        return machine


def _moved(machine: Machine, part: Placed, rng: random.Random, size: int) -> Machine:
    """A part elsewhere, and turned as its kind may be."""
    x, y = _shift(rng, REACHES[size])
    deg = 0 if part.spec.loose else rng.randint(-TURNS[size], TURNS[size])
    mirrored = part.mirrored != (rng.random() < 0.03)
    there = replace(part, x=part.x + x, y=max(0.0, part.y + y), deg=part.deg + deg, mirrored=mirrored)
    return machine.set(snapped(machine, there, SETTLES))


def _shift(rng: random.Random, most: float) -> tuple[float, float]:
    return rng.uniform(-most, most), rng.uniform(-most, most)


def _hands(machine: Machine, seeds: Iterable[int]) -> int:
    """How many of these careful hands catch."""
    return sum(tried(WorkshopRun(machine, CAREFUL.nudges(machine, seed))).caught for seed in seeds)


def _read(row: dict[str, Any]) -> Machine:
    return read_machine(row["machine"].encode()).machine


def curves(search: Search) -> str:
    """What the file tells of one challenge."""
    found = search.found
    counted = [each for each in found if "hands" in each]
    best = {"fewest": _least(found, "parts"), "fastest": _least(found, "steps")}
    rows = {
        "engine": search.told["engine"],
        "tried": search.tried,
        "found": len(found),
        "parts": Counter(each["parts"] for each in found),
        "seconds": Counter(round(10 * each["steps"] / STEPS_PER_SECOND) for each in found),
        "hands": Counter(round(RUNS * each["hands"] / each["counted"]) for each in counted),
        "rests_on": Counter(each["counted"] for each in counted),
        "steadiest": max((each["hands"] for each in counted if each["counted"] == RUNS), default=0),
        **{name: encode(_read(each)) for name, each in best.items() if each},
    }
    return _table(search.challenge.id, rows)


def _least(found: Sequence[dict[str, Any]], what: str) -> dict[str, Any]:
    """The machine with the least of something, the faster of two; empty if there is none."""
    return min(found, key=lambda each: (each[what], each["steps"]), default={})


def _table(name: str, rows: Mapping[str, Any]) -> str:
    return f"\n[{name}]\n" + "".join(f"{each} = {_value(value)}\n" for each, value in rows.items())


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        counts = sorted((int(each), number) for each, number in value.items())
        return "{" + ", ".join(f"{each} = {number}" for each, number in counts) + "}"
    return json.dumps(value)


def write(searches: Iterable[Search], seed: int) -> None:
    """Write the curves of what was searched; those of all other challenges stay."""
    kept = tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    searched = {search.challenge.id: search for search in searches if search.tried > 0}
    names = [each.id for each in challenges() if each.id in searched or each.id in kept]
    told = (curves(searched[name]) if name in searched else _table(name, kept[name]) for name in names)
    text = _HEAD.format(seed=seed, every=EVERY) + "".join(told)
    replace_whole(FILE, text.encode())


def search(searches: Sequence[Search], end: float) -> None:
    """Go on with whoever is behind, so that each has as many wherever it is broken off."""
    while time.monotonic() < end and (left := [each for each in searches if len(each.found) < WISHED]):
        behind = min(left, key=lambda each: each.tried)
        behind.go_on(AT_ONCE)
        print(f"{behind.challenge.id:18} {behind.tried} tried, {len(behind.found)} found", flush=True)


def count(searches: Sequence[Search], end: float) -> None:
    """Count hands, a machine of each challenge in turn."""
    left = list(searches)
    while time.monotonic() < end and left:
        left = [each for each in left if time.monotonic() > end or each.count_hands()]


def main() -> int:
    """Search, tell and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ids", nargs="*", metavar="ID")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--hands", action="store_true", help="count hands instead of searching")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    if unknown := set(given.ids) - {each.id for each in challenges()}:
        parser.error(f"there is no challenge {', '.join(sorted(unknown))}")
    searches = [Search(each, given.seed) for each in challenges() if not given.ids or each.id in given.ids]
    (count if given.hands else search)(searches, time.monotonic() + 60 * given.minutes)
    if given.write:
        write(searches, given.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
