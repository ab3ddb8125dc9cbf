"""Views of the Workshop in which machines are built: empty, in hand, stuck, running, caught, counted."""

from __future__ import annotations

from datetime import date, timedelta
from functools import partial
from io import BytesIO

import pygame

from game.app import Program
from game.app.program import assets_folder
from game.core.slices import Slices, finish
from game.shell.pages import Notice
from game.workshop.bench import tie_acts
from game.workshop.bench.bench import Bench
from game.workshop.bench.duel import offer_to_beat
from game.workshop.bench.film_strip import seek, toggle
from game.workshop.bench.hundred import open_hundred
from game.workshop.bench.mend_bench import MendBench
from game.workshop.bench.sharing import offer
from game.workshop.bench.task_bench import TaskBench
from game.workshop.bench.what_if import begin
from game.workshop.hall.hall import Hall
from game.workshop.parts.challenge import challenges, sample
from game.workshop.parts.claim import Claim, Sent
from game.workshop.parts.files import Stored
from game.workshop.parts.machine import End, Machine, Placed, Tie
from game.workshop.pictures.photographs import machine_picture
from game.workshop.proofs.mending import Fault
from game.workshop.proofs.scoring import Hands, filling
from game.workshop.shelf import ChallengeProgress, MachineShelf, MendDays
from tests.patience import as_long_as
from tests.views import View

_FRAME = 1 / 60


def bench(program: Program, name: str = "") -> Bench:
    """The bench with a sample on it, or empty."""
    program.go_to("bench", given=sample(name) if name else None)
    scene = program.scenes[-1]
    assert isinstance(scene, Bench)
    return scene


def helped(program: Program) -> None:
    """The help of the bench."""
    bench(program).on_help()


def empty(program: Program) -> None:
    """Nothing built yet."""
    bench(program)


def in_hand(program: Program) -> None:
    """A plank in hand, some runs counted."""
    scene = bench(program, "catapult")
    finish(filling(scene.counting.score, scene.editing.machine, runs=8))
    scene.editing.choose("plank_20-1")
    scene.focus("hand")


def counted(program: Program) -> None:
    """A hundred hands are counted; where the misses ended."""
    scene = bench(program, "catapult")
    score = scene.counting.score
    score.runs, score.captured, score.exact = 100, 82, True
    score.stopped_at.update({"catapult-1": 11, "hammer-1": 7})
    score.missed.extend((seed, "hammer-1", (38.0 + seed * 0.3, 0.8 + seed % 3)) for seed in range(7))
    score.missed.extend((seed, "catapult-1", (88.0 + seed % 4 * 0.8, 4.0 + seed * 0.4)) for seed in range(11))


def stuck(program: Program) -> None:
    """Two parts stand in each other."""
    scene = bench(program, "knock_on")
    scene.editing.place("gear_16", (60.0, 8.0))
    scene.editing.shift((2.0, -2.0))
    scene.edited()


def running(program: Program) -> None:
    """In the middle of a run."""
    scene = bench(program, "catapult")
    scene.run()
    for _ in range(150):
        program.advance(_FRAME)


def hopeless(program: Program) -> None:
    """A run in which nothing more will happen: nothing stands where the crank could turn it."""
    program.go_to("bench", given=Stored("Far turn", next(c.fixed for c in challenges() if c.id == "far_turn")))
    scene = program.scenes[-1]
    assert isinstance(scene, Bench)
    scene.run()
    for _ in as_long_as(lambda: not scene.hopeless):
        program.advance(_FRAME)


def popped(program: Program) -> None:
    """A balloon that a fan blew to a hedgehog has just burst."""
    program.go_to("bench", given=Stored("Air mail", next(c.solution for c in challenges() if c.id == "air_mail")))
    scene = program.scenes[-1]
    assert isinstance(scene, Bench)
    scene.run()
    assert scene.showing is not None
    while not scene.showing.run.acts:
        program.advance(_FRAME)
        program.paint(pygame.Surface((800, 600)))
    toggle(scene)


def missed(program: Program) -> None:
    """A run missed; the way of its marble, and of that in the best run."""
    scene = bench(program, "first_slope")
    scene.editing.choose("plank_20-1")
    scene.editing.turn(-8)
    scene.editing.shift((0.0, -0.5))
    scene.edited()
    finish(filling(scene.counting.score, scene.editing.machine, runs=8))
    scene.run()
    for _ in range(220):
        program.advance(_FRAME)


def filmed(program: Program) -> None:
    """A run that is over, looked at again in its middle."""
    scene = bench(program, "knock_on")
    scene.run()
    assert scene.showing is not None
    scene.showing.skip()
    program.advance(_FRAME)
    scene.celebration.end()
    seek(scene, scene.showing.film.end * 0.4)


def film_seen(program: Program) -> None:
    """A film that was just made is shown before it is saved."""
    sent = Sent(sample("first_slope").machine, "First slope")
    picture = pygame.image.load(BytesIO(machine_picture(assets_folder(), sent)), "film.png")
    bench(program, "first_slope")
    program.open("filming", film=made(), name="film", pictures=[pygame.transform.smoothscale(picture, (324, 182))])
    program.advance(_FRAME)


def made() -> Slices[bytes]:
    """A film that is there at once."""
    yield 1.0
    return b"GIF89a"


def what_if(program: Program) -> None:
    """A run with a part elsewhere from its middle on, beside the run as it was."""
    filmed(program)
    scene = program.scenes[-1]
    assert isinstance(scene, Bench)
    begin(scene, "domino-2")
    scene.try_elsewhere(lambda now: now.move(["domino-2"], (1.0, 0.0)))
    assert scene.what_if is not None
    while scene.what_if.go_on(1.0):
        pass
    scene.what_if.film.seek(scene.what_if.film.end * 0.6)


def hundred(program: Program) -> None:
    """All copies at once, at their end; set down so badly that some are lost."""
    scene = bench(program, "knock_on")
    finish(filling(scene.counting.score, scene.editing.machine, runs=30, hands=Hands(mm=7.0, deg=5.0)))
    scene.ended = scene.watched = True
    open_hundred(scene)
    assert scene.hundred is not None
    scene.hundred.row, scene.hundred.playing = float(scene.hundred.rows), False


def caught(program: Program) -> None:
    """The mouse is in the cage."""
    scene = bench(program, "first_slope")
    scene.run()
    assert scene.showing is not None
    scene.showing.skip()
    program.advance(_FRAME)
    program.advance(_FRAME)


def _added(part: Placed, machine: Machine) -> Machine:
    return machine.add(part)


def medals(program: Program) -> None:
    """Two medals are new."""
    challenge = challenges()[0]
    program.open("task", challenge=challenge)
    scene = program.scenes[-1]
    assert isinstance(scene, TaskBench)
    for part in challenge.given:
        scene.editing.try_to(partial(_added, part))
    scene.edited()
    scene.run()
    assert scene.showing is not None
    scene.showing.skip()
    for _frame in range(20):
        program.advance(0.03)


def tied(program: Program) -> None:
    """A belt and a rope, and what they can hold, in the middle of a run."""
    parts = (
        Placed("crank", 70, 30),
        Placed("pulley", 55, 30, 120),
        Placed("pail", 30, 15),
        Placed("pail", 42, 0),
        Placed("steel", 30, 20, held=True),
        Placed("cart", 10, 0),
        Placed("paddle_wheel", 80, 20, 15),
        Placed("ratchet", 20, 30),
        Placed("bell", 60, 15),
    )
    rope = Tie("rope", End("pail-1", "handle"), End("pail-2", "handle"), ((30.0, 35.0), (42.0, 35.0)))
    belt = Tie("belt", End("crank-1", "gear"), End("pulley-1", "wheel"))
    program.go_to("bench", given=Stored("Up and down", Machine(parts, (rope, belt))))
    scene = program.scenes[-1]
    assert isinstance(scene, Bench)
    scene.run()
    for _ in range(60):
        program.advance(_FRAME)


def sprung(program: Program) -> None:
    """A jack-in-the-box that waits, and one that a marble has just set off."""
    parts = (
        Placed("jack_in_the_box", 30, 0),
        Placed("jack_in_the_box", 60, 8),
        Placed("steel", 67.3, 13.5),
        Placed("plank_12", 49, 12.5, -18),
        Placed("steel", 44, 15.1, held=True),
        Placed("drop_cage", 10, 0),
    )
    program.go_to("bench", given=Stored("Jacks", Machine(parts)))
    scene = program.scenes[-1]
    assert isinstance(scene, Bench)
    scene.run()
    for _ in range(50):
        program.advance(_FRAME)


def woken(program: Program) -> None:
    """A clock that waits and one that has struck, a cat that sleeps and one that has been woken."""
    parts = (
        Placed("cuckoo_clock", 22, 20, 120),
        Placed("cuckoo_clock", 35, 20, -80),
        Placed("seesaw_cat", 50, 10),
        Placed("seesaw_cat", 70, 10),
        Placed("steel", 64.0, 16, held=True),
        Placed("drop_cage", 8, 0),
    )
    program.go_to("bench", given=Stored("Sleepers", Machine(parts)))
    scene = program.scenes[-1]
    assert isinstance(scene, Bench)
    scene.run()
    for _ in range(25):
        program.advance(_FRAME)


def tying(program: Program) -> None:
    """A pail is to be tied by a rope over two pins; another rope is there already."""
    parts = (
        Placed("pail", 30, 15),
        Placed("pail", 42, 0),
        Placed("plank_12", 60, 20),
        Placed("weight", 60, 21.7),
        Placed("seesaw", 75, 12),
        Placed("drop_cage", 10, 0),
    )
    rope = Tie("rope", End("pail-1", "handle"), End("pail-2", "handle"), ((30.0, 35.0), (42.0, 35.0)))
    program.go_to("bench", given=Stored("Up and down", Machine(parts, (rope,))))
    scene = program.scenes[-1]
    assert isinstance(scene, Bench)
    scene.editing.choose("weight-1")
    tie_acts.begin(scene, "rope")


def hall(program: Program) -> None:
    """The hall with two machines of one's own."""
    shelf = MachineShelf(program.places.machines)
    for name in ("knock_on", "catapult"):
        shelf.add(Stored(f"My {name.replace('_', ' ')}", sample(name).machine))
    program.go_to("hall")
    scene = program.scenes[-1]
    assert isinstance(scene, Hall)
    for _frame in as_long_as(lambda: len(scene.own) < 2):
        program.advance(_FRAME)


def first_look(program: Program) -> None:
    """The hall as a newcomer meets it."""
    program.go_to("hall")


def thrown(program: Program) -> None:
    """One of them has just been thrown away."""
    hall(program)
    scene = program.scenes[-1]
    assert isinstance(scene, Hall)
    scene.throw(scene.own[0].path)


def share(program: Program) -> None:
    """What can be given away of a machine."""
    offer(bench(program, "catapult"))


def share_all(program: Program) -> None:
    """The same of one whose copies are counted and that others can be asked to beat: all ways there are."""
    program.go_to("bench", given=Stored("Waterfall", _sent().machine))
    scene = program.scenes[-1]
    assert isinstance(scene, Bench)
    counting = scene.counting
    finish(filling(counting.score, counting.machine, runs=1))
    counting.score.runs, counting.score.captured = 100, 92
    counting.end()
    scene.watched = True
    offer(scene)


def wall(program: Program) -> None:
    """The wall of challenges, some of them done."""
    progress = ChallengeProgress(program.places.challenges)
    for number, challenge in enumerate(challenges()[:3]):
        progress.keep(challenge, challenge.solution)
        progress.reached(challenge, challenge.solution, 95 if number < 2 else 40, 1824)
    program.go_to("wall")


def task(program: Program) -> None:
    """A challenge, its first hint asked for."""
    program.go_to("task", challenge=challenges()[1])
    scene = program.scenes[-1]
    assert isinstance(scene, TaskBench)
    scene.tell()


def shown_hint(program: Program) -> None:
    """The last hint of a challenge with a string, one of its parts placed: everything else is shown pale."""
    program.go_to("task", challenge=next(each for each in challenges() if each.id == "jack_opens"))
    scene = program.scenes[-1]
    assert isinstance(scene, TaskBench)
    scene.editing.place("plank_12", (10.7, 28.2))
    scene.editing.turn(-20)
    scene.edited()
    for _ in range(3):
        scene.tell()


def parts_list(program: Program) -> None:
    """The parts in words, one stuck in another."""
    scene = bench(program, "knock_on")
    scene.editing.try_to(lambda now: now.add(Placed("domino", 25.6, 12.2)))
    scene.editing.choose("domino-5")
    program.open("parts_list", bench=scene)


_DAY = date(2026, 11, 22)


def _mending(program: Program) -> MendBench:
    """The mouse trap with a fault of two parts, one of which is in hand."""
    sound = sample("mouse_trap").machine
    fault = Fault(sound.move(["diver-1"], (0.8, 0.0)).move(["gutter-1"], (0.6, 0.0)), ("diver-1", "gutter-1"))
    program.go_to("mend_bench", day=_DAY, fault=fault)
    scene = program.scenes[-1]
    assert isinstance(scene, MendBench)
    scene.editing.choose("gutter-1")
    scene.focus("hand")
    return scene


def mend(program: Program) -> None:
    """Something in the mouse trap is out of its place."""
    _mending(program)


def mend_hint(program: Program) -> None:
    """The second hint, which frames a part, after a part was touched."""
    scene = _mending(program)
    scene.editing.shift((-0.5, 0.0))
    scene.edited()
    scene.tell()
    scene.tell()


def mended(program: Program) -> None:
    """The result of the day, with a row of days before it."""
    days = MendDays(program.places.challenges)
    for back in (1, 2, 4, 5, 6, 9):
        days.note(_DAY - timedelta(back), 2)
    scene = _mending(program)
    scene.editing.try_to(lambda now: now.move(["gutter-1"], (-0.6, 0.0)).move(["diver-1"], (-0.8, 0.0)))
    scene.tell_result()


def mend_wait(program: Program) -> None:
    """The fault of the day is being looked for."""
    program.go_to("hall")
    program.open("mend", day=_DAY)


def records(program: Program) -> None:
    """The records of a challenge: two machines caught in it, the second with fewer hands and sooner."""
    challenge = next(each for each in challenges() if each.id == "zigzag")
    progress = ChallengeProgress(program.places.challenges)
    progress.reached(challenge, challenge.solution, 92, 2350, "Anna")
    progress.reached(challenge, challenge.solution, 71, 2210, "Ben")
    program.go_to("records", challenge=challenge)


def ready_again(program: Program) -> None:
    """A challenge of a machine that winds itself up, solved: the bell has rung, and all is back."""
    challenge = next(each for each in challenges() if each.id == "back_to_start")
    program.go_to("task", challenge=challenge)
    scene = program.scenes[-1]
    assert isinstance(scene, TaskBench)
    scene.editing.try_to(lambda now: now.add(*challenge.given))
    scene.edited()
    scene.run()
    assert scene.showing is not None
    scene.showing.skip()


def _sent() -> Sent:
    """A machine that was sent with its score."""
    machine = next(each.solution for each in challenges() if each.id == "zigzag")
    return Sent(machine, "Waterfall", Claim(99, "0123abcd"))


def to_beat(program: Program) -> None:
    """A machine was sent with its score: beat it, or just open it."""
    program.go_to("hall")
    sent = _sent()
    assert offer_to_beat(program, sent, Stored(sent.name, sent.machine))


def beating(program: Program) -> None:
    """The bench on which a machine that was sent is to be beaten."""
    to_beat(program)
    notice = program.scenes[-1]
    assert isinstance(notice, Notice)
    notice.ways()[0][2]()


VIEWS: dict[str, View] = {
    "first_look": first_look,
    "hall": hall,
    "thrown": thrown,
    "share": share,
    "share_all": share_all,
    "records": records,
    "ready_again": ready_again,
    "to_beat": to_beat,
    "beating": beating,
    "wall": wall,
    "task": task,
    "shown_hint": shown_hint,
    "parts_list": parts_list,
    "mend": mend,
    "mend_hint": mend_hint,
    "mended": mended,
    "mend_wait": mend_wait,
    "empty": empty,
    "helped": helped,
    "in_hand": in_hand,
    "counted": counted,
    "stuck": stuck,
    "running": running,
    "hopeless": hopeless,
    "popped": popped,
    "tied": tied,
    "sprung": sprung,
    "woken": woken,
    "tying": tying,
    "missed": missed,
    "caught": caught,
    "medals": medals,
    "filmed": filmed,
    "film_seen": film_seen,
    "hundred": hundred,
    "what_if": what_if,
}
