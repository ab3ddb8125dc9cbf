"""The mouse trap rebuilt of free kinds is the mouse trap."""

from game.games.mousetrap.trap.machine import PARTS
from game.workshop.parts.box import BY_ID
from game.workshop.parts.challenge import sample
from game.workshop.parts.classic import KINDS
from game.workshop.parts.run import WorkshopRun, to_end

MOUSE_TRAP = sample("mouse_trap").machine


def test_the_rebuilt_mouse_trap_catches_and_each_kind_takes_part():
    report = to_end(WorkshopRun(MOUSE_TRAP))
    assert report.caught
    moving = {part.id for part in MOUSE_TRAP.parts if part.spec.bodies}
    assert {name for name, _ in report.woken} == moving


def test_nothing_of_the_mouse_trap_is_missing():
    bodies = {body.name for kind in (*KINDS, BY_ID["crank"]) for body in kind.bodies}
    assert bodies >= {body.name for part in PARTS for body in part.bodies} - {"gear_3", "marble_1", "marble_2"}
    assert {part.kind for part in MOUSE_TRAP.parts} == {*(kind.id for kind in KINDS), "crank"}


def test_its_mirror_image_catches_too_as_its_crank_turns_the_other_way():
    assert to_end(WorkshopRun(MOUSE_TRAP.mirror([part.id for part in MOUSE_TRAP.parts]))).caught
