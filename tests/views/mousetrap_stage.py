"""Views of the crank and of the Workshop: each stage of a run, a capture, a miss."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from game.app import Program
from game.games.mousetrap.nature.hundred import HundredHands
from game.games.mousetrap.table.cranking.corrected import Corrected
from game.games.mousetrap.table.cranking.crank import Crank
from game.games.mousetrap.table.cranking.hundred import HundredScreen
from game.games.mousetrap.table.cranking.practice import Practice
from game.games.mousetrap.table.cranking.what_if import TrapWhatIfScreen
from game.games.mousetrap.table.machine.crank_cards import Corrector, Operator
from game.games.mousetrap.table.machine.toy import TrapToy
from game.games.mousetrap.table.machine.workshop import Workshop
from game.games.mousetrap.text import machine as ends
from game.games.mousetrap.trap.machine import Placement, TrapInputs
from game.games.mousetrap.trap.report import LINKS
from game.games.mousetrap.trap.run import TrapRun
from game.machine.hand import Hand, steady
from game.ui.input.bindings import Device
from tests.views import View

TRUE = {number: Placement() for number in range(1, 25)}
# Base B leans, so that the gutter is not where the marble drops.
WRONG = TRUE | {12: Placement(deg=-3.0)}
WHO = Operator("red", "Rosa", ("blue",), "Ben")
_FRAME = 1 / 60
_MOST = 4000


def opened(program: Program, hand: Hand | None = None, placements: dict[int, Placement] = TRUE) -> Crank:
    """The crank, opened over the title."""
    program.go_to("title")
    run = TrapRun(TrapInputs(placements, hand or Hand(())), live=hand is None)
    program.open("mousetrap_crank", run=run, who=WHO)
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


def shaky(program: Program) -> None:
    """The crank turned much too fast."""
    scene = opened(program)
    scene.turn_faster(3.0)
    for _ in range(4):
        program.advance(_FRAME)


def backwards(program: Program) -> None:
    """The crank turned the wrong way."""
    scene = opened(program)
    scene.turn_faster(-0.5)
    for _ in range(30):
        program.advance(_FRAME)


def watched(program: Program) -> None:
    """Somebody else turns."""
    opened(program, steady(1.5))
    for _ in range(20):
        program.advance(_FRAME)


def at(link: str, frames: int = 3) -> View:
    """Some frames after a link was reached."""

    def arranged(program: Program) -> None:
        scene = opened(program, steady(1.0))
        for _ in range(_MOST):
            program.advance(_FRAME)
            if scene.act == "over" or scene.watched.reached() > LINKS.index(link):
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


def misfired(program: Program) -> None:
    """The hand shook the cage off its post."""
    _ended(program, opened(program, steady(5.0)))


def corrected(link: str) -> View:
    """Beside a miss the run that would have caught, some frames after it reached a link; at its end for none."""

    def arranged(program: Program) -> None:
        missed = opened(program, steady(0.6), WRONG)
        _ended(program, missed)
        run, fixed = TrapRun(TrapInputs(TRUE, steady(0.6))), ends.fixed((12,), calm=False)
        who = Corrector("red", "Rosa", ("blue",), fixed=fixed)
        program.open("mousetrap_corrected", run=run, who=who, missed=missed.watched, stage=missed.stage)
        scene = program.scenes[-1]
        assert isinstance(scene, Corrected)
        while scene.act != "over" and (not link or scene.watched.reached() <= LINKS.index(link)):
            program.advance(_FRAME)
        for _ in range(30 if link else 90):
            program.advance(_FRAME)

    return arranged


def no_hand(program: Program) -> None:
    """A part that the chain needs is missing."""
    _ended(program, opened(program, steady(0.7), {n: at for n, at in TRUE.items() if n != 15}))


def _ended(program: Program, scene: Crank) -> None:
    while scene.act != "over":
        program.advance(_FRAME * 4)
    for _ in range(90):
        program.advance(_FRAME)


def workshop(program: Program) -> None:
    """The Workshop, some runs counted."""
    program.go_to("workshop:mousetrap")
    scene = program.scenes[-1]
    assert isinstance(scene, Workshop)
    scene.choose(17)
    scene.catch_rate.runs, scene.catch_rate.hits = 64, 61


def taken_apart(program: Program) -> None:
    """The Workshop, a part shifted and two taken out."""
    program.go_to("workshop:mousetrap")
    scene = program.scenes[-1]
    assert isinstance(scene, Workshop)
    for number in (23, 9):
        scene.choose(number)
        scene.toggle()
    scene.choose(8)
    scene.nudge(1.5, -1.0)
    scene.focus("part")


def practised(program: Program) -> None:
    """The crank was turned once for practice, too fast."""
    program.go_to("title")
    program.open("practise_crank")
    scene = program.scenes[-1]
    assert isinstance(scene, Practice)
    scene.turn_steadily()
    _ended(program, scene)


def what_if(program: Program) -> None:
    """The crank was turned for practice; in the middle of that run the helping hand is set elsewhere."""
    practised(program)
    scene = program.scenes[-1]
    assert isinstance(scene, Practice)
    scene.seek(dict(scene.watched.run.links)["marble1_in_gutter"])
    scene.what_if(15)
    looked = program.scenes[-1]
    assert isinstance(looked, TrapWhatIfScreen)
    for _ in range(4):
        looked.nudge(0.5, 0.0)
    while looked.what_if.go_on(1.0):
        pass
    program.advance(_FRAME)
    looked.film.seek(looked.what_if.branch.end * 0.8)


@cache
def _hands() -> HundredHands:
    """A machine whose rod stands off, in six hands."""
    hands = HundredHands({**TRUE, 15: Placement(mm=1.6)}, 6)
    hands.finish()
    return hands


def hundred(program: Program) -> None:
    """The machine in six hands, at their end."""
    missed(program)
    program.open("mousetrap_hundred", placements=_hands().placements, hands=_hands())
    scene = program.scenes[-1]
    assert isinstance(scene, HundredScreen)
    while not scene.ended:
        program.advance(_FRAME * 4)


def toy(link: str = "", then: float = 0.0) -> View:
    """The whole trap as a toy: before it is turned, or so many seconds after its chain has come to a link."""

    def arranged(program: Program) -> None:
        program.go_to("title")
        program.open("toy")
        scene = program.scenes[-1]
        assert isinstance(scene, TrapToy)
        for _ in range(120):
            program.advance(_FRAME)
        if link:
            scene.turn_steadily()
            while scene.act != "over" and scene.watched.reached() <= LINKS.index(link):
                program.advance(_FRAME)
        for _ in range(round(then / _FRAME)):
            program.advance(_FRAME)

    return arranged


def first_turn(program: Program) -> None:
    """The first turn: the machine before the shelf, and the hand that shows how."""
    program.go_to("title")
    program.open("first_turn")
    for _ in range(90):
        program.advance(_FRAME)


def toy_taken_apart(program: Program) -> None:
    """The toy, its marbles' ways in the box and a part in the air."""
    toy()(program)
    scene = program.scenes[-1]
    assert isinstance(scene, TrapToy)
    scene.take_off(10)
    for _ in range(20):
        program.advance(_FRAME)


def captioned(program: Program) -> None:
    """The diver lands, with what sounds as words and ripples."""
    program.adopt(replace(program.settings, captions="all"))
    at("diver_in_washtub", 14)(program)


VIEWS: dict[str, View] = {
    "crank": ready,
    "first_turn": first_turn,
    "toy": toy(),
    "toy_running": toy("marble1_in_gutter"),
    "toy_caught": toy("cage_down", 2.0),
    "toy_taken_apart": toy_taken_apart,
    "crank_keys": ready_by_keys,
    "turning": turning,
    "shaky": shaky,
    "backwards": backwards,
    "watched": watched,
    "kick": at("shoe_struck", 12),
    "stairs": at("marble1_on_stairs", 20),
    "gutter": at("marble1_in_gutter", 12),
    "rod": at("rod_struck", 8),
    "strike": at("marble2_through_tub", 8),
    "diver": at("diver_airborne", 20),
    "captioned": captioned,
    "cage": at("cage_left_post", 8),
    "captured": captured,
    "missed": missed,
    "misfired": misfired,
    "no_hand": no_hand,
    "corrected": corrected("marble1_in_gutter"),
    "corrected_end": corrected(""),
    "practised": practised,
    "what_if": what_if,
    "hundred": hundred,
    "workshop": workshop,
    "taken_apart": taken_apart,
}
