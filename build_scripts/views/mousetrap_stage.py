"""Views of the crank and of the Workshop: each stage of a run, a capture, a miss."""

from __future__ import annotations

from build_scripts.views import View
from game.app import Program
from game.physics.hand import Hand, steady
from game.physics.mousetrap.inputs import Placement, TrapInputs
from game.physics.mousetrap.report import LINKS
from game.scenes.mousetrap.crank import Crank, Cranking
from game.ui.verbs import Device

TRUE = {number: Placement() for number in range(1, 25)}
# The tub stands too far from the diver's landing place, or the marble misses its gutter.
WRONG = TRUE | {13: Placement(mm=3.0, deg=3.0), 22: Placement(mm=-3.0, deg=3.0), 20: Placement(mm=3.0, deg=-3.0)}
WHO = Cranking("red", "Rosa", ("blue",), "Ben")
_FRAME = 1 / 60
_MOST = 4000


def opened(program: Program, hand: Hand | None = None, placements: dict[int, Placement] = TRUE) -> Crank:
    """The crank, opened over the title."""
    program.go_to("title")
    program.open("mousetrap_crank", inputs=TrapInputs(placements, hand or Hand(())), who=WHO, live=hand is None)
    scene = program.scenes[-1]
    assert isinstance(scene, Crank)
    return scene


def ready(program: Program) -> None:
    """Before the first turn."""
    opened(program)


def ready_by_keys(program: Program) -> None:
    """Before the first turn, by keys."""
    opened(program)
    program.inputs.device = Device.KEYBOARD


def turning(program: Program) -> None:
    """The crank in hand, the sign drawn back."""
    scene = opened(program)
    scene.turn_faster(0.5)
    for _ in range(50):
        program.advance(_FRAME)


def at(link: str, frames: int = 3) -> View:
    """Some frames after a link was reached."""

    def arranged(program: Program) -> None:
        scene = opened(program, steady(1.0))
        for _ in range(_MOST):
            program.advance(_FRAME)
            if scene.act == "over" or scene.attempt.reached() > LINKS.index(link):
                break
        for _ in range(frames):
            program.advance(_FRAME)

    return arranged


def captured(program: Program) -> None:
    """The trap has closed."""
    _ended(program, opened(program, steady(1.0)))


def missed(program: Program) -> None:
    """The chain broke."""
    _ended(program, opened(program, steady(0.6), WRONG))


def _ended(program: Program, scene: Crank) -> None:
    while scene.act != "over":
        program.advance(_FRAME * 4)
    for _ in range(90):
        program.advance(_FRAME)


VIEWS: dict[str, View] = {
    "crank": ready,
    "crank_keys": ready_by_keys,
    "turning": turning,
    "kick": at("shoe_struck", 12),
    "stairs": at("marble1_on_stairs", 20),
    "gutter": at("marble1_in_gutter", 12),
    "rod": at("rod_struck", 8),
    "strike": at("marble2_through_tub", 8),
    "diver": at("diver_airborne", 20),
    "cage": at("cage_left_post", 8),
    "captured": captured,
    "missed": missed,
}
