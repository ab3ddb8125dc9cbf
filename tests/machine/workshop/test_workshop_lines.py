"""A line that was ever shared builds the same machine for ever."""

import tomllib
from pathlib import Path

import pytest

from game.machine import MachineError
from game.workshop.parts import line
from game.workshop.parts.box import BY_ID
from game.workshop.parts.files import Stored, read_machine, write_machine
from game.workshop.parts.line import SHARED, decode, encode, numbered
from game.workshop.parts.machine import KINDS, Machine, Placed, fastenings

GOLDEN = tomllib.loads((Path(__file__).parent / "share_lines.toml").read_text(encoding="utf-8"))["golden"]
MACHINES = {each["name"]: read_machine(each["machine"].encode()).machine for each in GOLDEN}


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda each: each["name"])
def test_a_golden_line_builds_its_machine(golden):
    machine = MACHINES[golden["name"]]
    assert decode(golden["line"]) == machine
    assert encode(machine) == golden["line"]


def golden_with(kinds):
    """A machine of these kinds as share_lines.toml has it, ready to be added; ties are still to be made."""
    machine = Machine(tuple(Placed(kind, 10 + 10 * number, 20) for number, kind in enumerate(kinds)))
    name = "_".join(kinds)
    whole = write_machine(Stored(name, machine))
    return f"[[golden]]\nname = '{name}'\nline = '{encode(machine)}'\nmachine = '''\n{whole}'''"


def test_what_is_to_be_added_for_a_new_kind_is_a_golden_line():
    found = tomllib.loads(golden_with(["bell", "fan"]))["golden"][0]
    assert encode(read_machine(found["machine"].encode()).machine) == found["line"]


def test_every_kind_is_in_a_golden_line():
    """The last step of adding one: game/workshop/README.md."""
    there = {part.kind for machine in MACHINES.values() for part in machine.parts}
    assert not BY_ID.keys() - there, f"add to share_lines.toml:\n{golden_with(sorted(BY_ID.keys() - there))}"


def test_whatever_a_tie_is_made_fast_to_is_in_a_golden_line():
    ends = {
        (machine.part(end.part).kind, end.at)
        for machine in MACHINES.values()
        for tie in machine.ties
        for end in (tie.a, tie.b)
    }
    there = {(kind, at) for kind in BY_ID for tie in KINDS for at in fastenings(Placed(kind, 40, 20), tie)}
    assert ends == there
    assert {tie.kind for machine in MACHINES.values() for tie in machine.ties} == set(KINDS)


def test_every_kind_of_the_box_has_a_number_in_share_lines():
    assert set(SHARED) == BY_ID.keys(), "a new kind comes at the end of SHARED in line.py"


def test_no_more_can_be_made_fast_to_a_kind_than_a_line_counts():
    assert max(len(fastenings(Placed(kind, 40, 20), tie)) for kind in BY_ID for tie in KINDS) <= 8


def test_more_kinds_than_a_line_can_number_are_refused():
    assert numbered([f"kind_{number}" for number in range(64)])["kind_63"] == 63
    with pytest.raises(ValueError, match="64 at most"):
        numbered([f"kind_{number}" for number in range(65)])
    with pytest.raises(ValueError, match="two numbers"):
        numbered(["peg", "bell", "peg"])


def test_a_line_with_a_kind_of_a_later_box_says_so(monkeypatch):
    golden = encode(Machine((Placed(SHARED[-1], 40, 20),)))
    monkeypatch.setattr(line, "SHARED", SHARED[:-1])
    with pytest.raises(MachineError) as refused:
        decode(golden)
    assert refused.value.why == "newer line"


def test_a_line_tells_every_part_that_hands_hold():
    parts = tuple(Placed("steel", 30.0 + 5 * number, 20, held=number != 1) for number in range(4))
    machine = Machine(parts)
    assert decode(encode(machine)).parts == machine.parts
    one, two = (encode(machine.hold([name], held=False)) for name in ("steel-1", "steel-2"))
    assert len(encode(machine.hold(["steel-1", "steel-3"], held=False))) < len(one) < len(two)
