"""What was proven of which challenge with which engine, so that only what has changed since is to be proven again.

`python -m build_scripts.prove_challenges` writes the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from game.nature.workshop.proving import Proof
from game.physics.workshop.challenge import Challenge
from game.physics.workshop.run import WorkshopRun, to_end

FILE = Path(__file__).with_name("proofs.toml")
_HEAD = "# Written by python -m build_scripts.prove_challenges: what was counted, of what and with which engine.\n"
_DIGITS = 16


@dataclass(frozen=True)
class Record:
    """What was counted of a challenge. content: of what; engine: with what. without: the most of any part left out."""

    content: str
    engine: str
    solved: int
    empty: int
    without: int
    still: int
    tries: int
    tolerance: tuple[int, int]


def content_of(challenge: Challenge) -> str:
    """A digest over everything that is proven of a challenge."""
    parts = challenge.fixed, challenge.given, challenge.ties, challenge.optional
    return sha256(repr(parts).encode()).hexdigest()[:_DIGITS]


def engine_of(challenge: Challenge) -> str:
    """A digest of the run of the stored solution: another one if the engine does anything else with it."""
    return to_end(WorkshopRun(challenge.solution)).digest[:_DIGITS]


def recorded(challenge: Challenge, proof: Proof) -> Record:
    """The record of a proof that has no failures."""
    without = max((n for name, n in proof.without.items() if name not in proof.optional), default=0)
    counts = proof.solved, proof.empty, without, proof.still, proof.tries, proof.tolerance
    return Record(content_of(challenge), engine_of(challenge), *counts)


@cache
def records() -> Mapping[str, Record]:
    """What is known, by the id of the challenge."""
    found = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {name: Record(**{**row, "tolerance": tuple(row["tolerance"])}) for name, row in found.items()}


def is_proven(challenge: Challenge) -> bool:
    """Whether this very challenge was proven with this very engine."""
    record = records().get(challenge.id)
    return (
        record is not None
        and record.content == content_of(challenge)
        and record.tolerance == challenge.tolerance
        and record.engine == engine_of(challenge)
    )


def written(found: Mapping[str, Record]) -> str:
    """The text of the file."""
    return _HEAD + "".join(f"\n[{name}]\n{_lines(record)}" for name, record in sorted(found.items()))


def _lines(record: Record) -> str:
    rows = {name: list(value) if isinstance(value, tuple) else value for name, value in vars(record).items()}
    return "".join(f'{name} = "{v}"\n' if isinstance(v, str) else f"{name} = {v}\n" for name, v in rows.items())
