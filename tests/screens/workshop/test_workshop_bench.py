"""The Workshop: from an empty stage to a machine that catches, by mouse and by keys; nothing is lost; it fits."""

from dataclasses import replace

import pygame
import pytest

from game.core.slices import finish
from game.ui.input.bindings import PAD_VERBS, Device, Phase, Pointed, Pressed, Scrolled, Verb
from game.workshop.bench.showing import Contacts
from game.workshop.parts.box import BY_ID
from game.workshop.parts.challenge import challenges, sample
from game.workshop.parts.files import Stored
from game.workshop.parts.fitting import gear_pairs
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.run import End, WorkshopRun
from game.workshop.pictures.marks import knob_at, ways_of_cranks
from game.workshop.proofs.scoring import filling
from game.workshop.shelf import MachineShelf
from game.workshop.text.bench import stands
from tests.patience import as_long_as
from tests.screens.tables import SIZES, assert_fits
from tests.views import workshop as views

pytestmark = pytest.mark.usefixtures("blank_pictures")


@pytest.fixture
def bench(another):
    player = another()
    player.program.go_to("bench")
    player.see()
    return player


def kept(player):
    return [each.stored for each in MachineShelf(player.program.places.machines).machines()]


def drag(player, start, end):
    for phase, at in ((Phase.DOWN, start), (Phase.MOVE, ((start[0] + end[0]) / 2, end[1])), (Phase.MOVE, end)):
        player.program.give(Pointed(phase, at))
        player.see()
    player.program.give(Pointed(Phase.UP, end))
    player.see()


def test_a_machine_is_built_by_dragging_and_catches(bench):
    scene, view = bench.scene, bench.scene.view
    wanted = sample("first_slope").machine
    for part in wanted.parts:
        box = bench.scene.find(f"kind_{part.kind}")
        scene.offsets["kinds"] = max(0.0, box.rect.y - box.region.view.y - 20)
        scene.stale()
        bench.see()
        drag(bench, bench.scene.find(f"kind_{part.kind}").visible.center, view.to_screen((part.x, part.y + 1.0)))
        turned = replace(part, id=scene.editing.chosen[0])
        scene.editing.try_to(lambda now, turned=turned: now.set(turned))
    assert [part.kind for part in scene.editing.machine.parts] == [part.kind for part in wanted.parts]
    assert kept(bench)[0].machine == scene.editing.machine
    bench.key("space")
    scene.showing.skip()
    bench.step(0.02)
    assert scene.showing.report.end is End.CAUGHT
    assert scene.celebration.going_on


def test_keys_alone_take_move_turn_mirror_copy_and_put_back(bench):
    scene = bench.scene
    scene.focus("kind_plank_12")
    bench.press(Verb.CONFIRM)
    (part,) = scene.editing.machine.parts
    assert scene.focused == "hand"
    bench.press(Verb.RIGHT, Verb.UP)
    bench.key("q")
    moved = scene.editing.machine.part(part.id)
    assert (moved.x, moved.y, moved.deg) == (part.x + 0.5, part.y + 0.5, 5)
    bench.key("f")
    bench.key("c")
    assert len(scene.editing.machine.parts) == 2 and scene.editing.one.mirrored
    bench.key("delete")
    assert len(scene.editing.machine.parts) == 1
    for _ in range(9):
        bench.press(Verb.UNDO)
    assert scene.editing.machine == Machine()
    for _ in range(9):
        scene.do("redo")
    assert scene.editing.machine.parts[0].deg == -5


def test_an_empty_bench_says_why_there_is_nothing_to_run(bench):
    button = bench.scene.find("run")
    bench.click("run")
    assert bench.scene.showing is None and bench.scene.alarmed
    assert bench.scene.told == button.hint and "box" in button.hint


def test_what_is_stuck_is_told_and_is_not_run(another):
    player = another()
    views.stuck(player.program)
    scene = player.scene
    scene.editing.choose("gear_16-1")
    assert scene.editing.try_to(lambda now: now.set(Placed("domino", 36.0, 0.0, id="gear_16-1")))
    scene.editing.place("domino", (36.0, 0.0))
    scene.editing.try_to(lambda now: now.set(Placed("domino", 36.2, 0.0, id=scene.editing.chosen[0])))
    scene.edited()
    assert "overlap" in scene.told
    scene.run()
    assert scene.showing is None and len(scene.editing.chosen) == 2


def test_what_would_fall_before_the_run_is_held_by_hands_until_then(bench):
    scene = bench.scene
    plank = Placed("plank_20", 40.0, 20.0, -10)
    scene.editing.try_to(lambda now: now.add(plank, Placed("steel", 36.0, 22.6), Placed("glass", 60.0, 20.0)))
    scene.run()
    bench.step(0.02)
    assert [part.held for part in scene.editing.machine.parts] == [False, True, True]
    assert "2 parts are held" in scene.told and not scene.showing.over
    bench.step(0.5)
    assert scene.showing.run.woken.keys() == {"steel-1", "glass-1"}, "both were let go"
    scene.editing.undo()
    assert not any(part.held for part in scene.editing.machine.parts)


def test_where_no_hand_is_given_what_falls_is_named(another):
    player = another()
    challenge = next(each for each in challenges() if any(part.spec.loose for part in each.given))
    player.program.open("task", challenge=challenge)
    player.see()
    kind = next(part.kind for part in challenge.given if part.spec.loose)
    scene = player.scene
    scene.editing.try_to(lambda now: now.add(Placed(kind, 88.0, 40.0)))
    scene.run()
    player.step(0.02)
    assert scene.showing.report.end is End.FELL and scene.editing.chosen
    assert scene.told.endswith("won’t stay up without help. Put something under it.")


def test_a_hand_is_named_for_a_pendulum_that_is_to_swing(bench):
    """Nothing under it would let it swing; a hand does, which lets go."""
    scene = bench.scene
    scene.editing.try_to(lambda now: now.add(Placed("pendulum", 40.0, 24.5, 70)))
    scene.run()
    bench.step(0.02)
    assert scene.showing.report.end is End.FELL
    assert scene.told == "Pendulum won’t stay up without help. Put something under it, or let a hand hold it."


def test_a_gear_is_drawn_into_mesh_while_it_is_dragged_and_tells_so(bench):
    scene, view = bench.scene, bench.scene.view
    scene.editing.try_to(lambda now: now.add(Placed("gear_12", 40.0, 20.0), Placed("gear_8", 60.0, 20.0)))
    scene.edited()
    bench.see()
    drag(bench, view.to_screen((60.0, 20.0)), view.to_screen((45.3, 20.5)))
    (pair,) = gear_pairs(scene.editing.machine)
    assert not pair.jams and "mesh" in scene.told
    scene.editing.shift((-1.0, 0.0))
    scene.edited()
    (pair,) = gear_pairs(scene.editing.machine)
    assert pair.jams and "jam" in scene.told


def test_the_way_of_the_marble_stays_when_one_builds_on(bench):
    scene = views.bench(bench.program, "first_slope")
    bench.see()
    scene.run()
    for _ in range(20):
        bench.step(0.1)
    scene.stop()
    assert scene.last_trail.dots


def test_a_change_begins_the_count_anew_and_it_goes_on_while_nothing_runs(another, monkeypatch):
    player = another()
    scene = views.bench(player.program, "first_slope")
    player.see()
    monkeypatch.setattr("game.workshop.bench.bench._SLICE", 0.05)
    for _ in range(9):
        player.step(0.2)
    assert scene.counting.score.runs == 0, "the score would tell how the first run ends"
    player.key("space")
    scene.showing.skip()
    for _ in as_long_as(lambda: not scene.counting.score.runs):
        player.step(0.2)
    scene.editing.choose("plank_20-1")
    scene.step(Verb.UP)
    assert scene.counting.score.runs == 0


def test_every_part_of_the_box_is_heard(another):
    sound = another().program.sound
    for kind in BY_ID.values():
        contacts = Contacts(Machine((Placed(kind.id, 50.0, 20.0, id="one"),)), sound)
        for turned in (0.0, 0.3, 0.9):
            contacts.hear({f"one.{body.name}": (50.0, 20.0, turned) for body in kind.bodies}, 1 / 60)


def test_a_cage_alone_is_counted_and_nothing_is_blamed(bench):
    scene = bench.scene
    scene.take("drop_cage")
    finish(filling(scene.counting.score, scene.editing.machine, runs=1))
    scene.stale()
    bench.see()
    assert scene.counting.score.weakest is None
    assert scene.find("weakest").text == "So far, nothing moves that could trip the cage."


def test_beside_a_miss_is_the_way_of_the_ball_in_the_best_run(another):
    player = another()
    views.missed(player.program)
    showing = player.scene.showing
    assert showing.report.end is End.REST and player.scene.counting.score.best is not None
    assert min(x for x, _ in showing.best.dots) < min([x for x, _ in showing.trail.dots], default=70.0) - 10.0


@pytest.mark.parametrize("view", ["hall", "in_hand", "caught"])
@pytest.mark.parametrize(("size", "scale"), SIZES[1:3])
def test_it_fits(another, view, size, scale):
    player = another(size=size)
    player.program.settings = replace(player.program.settings, text_scale=scale)
    views.VIEWS[view](player.program)
    assert_fits(player, view)


def test_outlines_reach_the_parts_on_the_bench(another):
    player = another()
    scene, size = views.bench(player.program, "first_slope"), []
    for outlined in (False, True, False):
        player.program.adopt(replace(player.program.settings, outlines=outlined))
        player.see()
        cut = scene.stage.figures.resting(scene.stage._drawn[0].figure, 0.0, 9.0)
        size.append(pygame.mask.from_surface(cut.picture).count())
    assert size[0] == size[2] < size[1]


def test_a_pad_alone_takes_moves_mirrors_copies_and_puts_back(bench):
    scene = bench.scene

    def pad(*buttons):
        for button in buttons:
            bench.program.inputs.device = Device.PAD
            bench.program.give(Pressed(PAD_VERBS.get(button, Verb.OTHER), button))
            bench.see()

    scene.focus("kind_plank_12")
    pad("pad_a", "pad_right", "pad_lt")
    (part,) = scene.editing.machine.parts
    assert (part.x, part.deg) == (44.5, 5) and scene.focused == "hand"
    pad("pad_a", "pad_right", "pad_right", "pad_a")
    assert scene.focused == "mirror" and scene.editing.one.mirrored
    pad("pad_right", "pad_a", "pad_b", "pad_rs")
    assert scene.focused == "hand" and len(scene.editing.chosen) == 2
    pad("pad_down")
    assert {part.y for part in scene.editing.machine.parts} == {15.5}
    pad("pad_a", *["pad_right"] * 4, "pad_a")
    assert scene.editing.machine == Machine()
    pad("pad_back")
    assert len(scene.editing.machine.parts) == 2


def test_keys_take_several_at_once(another):
    player = another()
    scene = views.bench(player.program, "knock_on")
    player.see()
    scene.focus("hand")
    for number in (1, 2, 3):
        player.key("g")
        assert len(scene.editing.chosen) == number
    before = {part.id: part.x for part in scene.editing.machine.parts}
    player.press(Verb.RIGHT)
    moved = {part.id for part in scene.editing.machine.parts if part.x != before[part.id]}
    assert moved == set(scene.editing.chosen)


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_the_first_challenge_is_solved_by_keys_alone_and_by_pad_alone(another, device):
    player = another()
    pad = device is Device.PAD
    keys = {Verb.CONFIRM: "return", Verb.LEFT: "left", Verb.RIGHT: "right", Verb.UP: "up", Verb.DOWN: "down"}
    buttons = {verb: button for button, verb in PAD_VERBS.items()}

    def press(*verbs):
        for verb in verbs:
            player.program.inputs.device = device
            player.program.give(Pressed(verb, buttons[verb] if pad else keys[verb]))

    player.program.go_to("task", challenge=challenges()[0])
    player.see()
    scene, (wanted,) = player.scene, player.scene.challenge.given
    for _ in as_long_as(lambda: not scene.focused.startswith("kind")):
        press(Verb.LEFT)
    press(Verb.CONFIRM)
    player.see()
    part = scene.editing.one
    for _ in range(round(abs(wanted.x - part.x) / 0.5)):
        press(Verb.RIGHT if wanted.x > part.x else Verb.LEFT)
    for _ in range(round(abs(wanted.y - part.y) / 0.5)):
        press(Verb.UP if wanted.y > part.y else Verb.DOWN)
    for key in ("pad_lt", "pad_lt", "pad_x") if pad else ("q", "q", "space"):
        player.key(key)
    scene.showing.skip()
    player.step(0.02)
    assert scene.showing.caught and scene.progress.of(scene.challenge).fewest == 1


@pytest.mark.parametrize(("view", "built"), [("empty", True), ("mend", False)])
def test_f1_opens_the_help_of_the_bench_and_leads_back(another, view, built):
    player = another(size=(800, 600))
    views.VIEWS[view](player.program)
    player.see()
    scene = player.scene
    player.press_f1()
    player.see()
    assert player.scene is scene and scene.helping and scene.focused == "help_done"
    told = " ".join(scene.find(f"help_{number}").text for number in range(len(scene.help_lines())))
    assert "Q and E" in told and ("out of the box" in told) == built == ("a hand" in told)
    assert scene.task in told and bool(scene.task) != built
    assert_fits(player, "help")
    assert scene.find("run") and scene.find("hand"), "the bench is still there"
    player.press(Verb.BACK)
    player.see()
    assert player.scene is scene and not scene.helping and not scene.find("help_done")
    for _ in range(2):
        player.press_f1()
        player.see()
    assert not scene.helping


def test_a_run_of_a_small_machine_is_shown_near_and_building_far(another):
    player = another()
    views.VIEWS["caught"](player.program)
    scene = player.scene
    player.see()
    near = scene.view.units_per_cm
    left, right = (scene.view.to_screen((x, 5.0))[0] for x in (40.0, 70.0))
    assert scene.near and right - left == pytest.approx(30 * near), "places are found there too"
    assert scene.view.to_screen((0.0, 0.0))[1] < scene.room.bottom
    scene.stop()
    player.see()
    assert not scene.near and near > 1.2 * scene.view.units_per_cm


def test_the_whole_stage_is_shown_as_soon_as_something_flies_off(another):
    player = another()
    player.program.go_to("bench", given=Stored("Up", Machine((Placed("balloon", 40, 10, held=True),))))
    scene = player.scene
    player.see()
    scene.run()
    player.see()
    assert scene.near
    for _ in as_long_as(lambda: scene.near):
        player.step(0.05)
    player.see()
    assert scene.showing.poses["balloon-1.balloon"][1] > 15 and not scene.ended
    assert scene.view.to_screen((0.0, 45.0))[1] > scene.room.top


def test_the_first_press_on_the_name_chooses_it_whole_and_the_next_one_writes_at_its_end(bench):
    for text, name in (("Good morning", "Good morning"), ("!", "Good morning!")):
        bench.click("name")
        bench.type(text)
        assert bench.scene.editing.name == name


def test_enter_after_the_name_leads_to_run_and_once_more_undoes_nothing(bench):
    bench.scene.editing.place("drop_cage", (60.0, 0.0))
    bench.scene.edited()
    bench.see()
    bench.click("name")
    bench.type("Good morning")
    bench.press(Verb.CONFIRM)
    bench.see()
    assert bench.scene.focused == "run" and bench.scene.editing.name == "Good morning"
    bench.press(Verb.CONFIRM)
    assert len(bench.scene.editing.machine.parts) == 1 and bench.scene.showing is not None


def test_what_comes_below_the_pointer_by_the_wheel_is_pointed_at(bench):
    """The tip of the part that was there went along with it, up to the edge of the box and beyond."""
    scene = bench.scene
    bench.program.inputs.device = Device.MOUSE
    at = scene.find("kind_glass").visible.center
    bench.program.give(Pointed(Phase.MOVE, at))
    assert scene.hovered == "kind_glass"
    for _notch in range(3):
        bench.program.give(Scrolled(-1.0, at))
        bench.see()
        under = scene.widget_at(at)
        assert scene.hovered == (under.name if under else "") != "kind_glass"


def test_tab_goes_from_part_to_part_and_from_the_last_to_its_tools(bench):
    scene = bench.scene
    for x in (60.0, 20.0, 40.0):
        scene.editing.place("plank_12", (x, 20.0))
    scene.editing.choose("plank_12-2")
    scene.edited()
    scene.focus("hand")
    bench.see()
    seen = []
    for verb in (Verb.NEXT, Verb.NEXT, Verb.PREVIOUS, Verb.NEXT):
        bench.press(verb)
        seen.append((scene.focused, scene.editing.chosen))
    assert seen == [("hand", (f"plank_12-{number}",)) for number in (3, 1, 3, 1)]
    bench.press(Verb.NEXT)
    assert scene.focused == "turn_left" and scene.editing.chosen == ("plank_12-1",)


def test_b_leads_back_to_what_was_taken_last(bench):
    scene = bench.scene
    bench.key("b")
    assert scene.focused == "kind_drop_cage"
    scene.focus("kind_domino")
    bench.press(Verb.CONFIRM)
    bench.key("b")
    assert scene.focused == "kind_domino" and scene.editing.chosen == ("domino-1",)


def test_esc_puts_down_what_the_pointer_was_about_to_turn(bench):
    scene = bench.scene
    scene.editing.place("plank_12", (40.0, 20.0))
    scene.edited()
    bench.see()
    knob = knob_at(scene.editing.one, scene.view)
    bench.program.give(Pointed(Phase.DOWN, knob))
    bench.press(Verb.BACK)
    bench.program.give(Pointed(Phase.MOVE, (knob[0] + 40, knob[1] + 40)))
    bench.see()
    assert bench.scene is scene and scene.candidate is None and scene.editing.machine.parts[0].deg == 0


def test_what_is_dragged_can_be_turned_meanwhile(bench):
    scene = bench.scene
    scene.editing.place("plank_12", (40.0, 20.0))
    scene.edited()
    bench.see()
    x, y = scene.view.to_screen((40.0, 20.0))
    for phase, dx in ((Phase.DOWN, 0), (Phase.MOVE, 60)):
        bench.program.give(Pointed(phase, (x + dx, y)))
    moved = scene.candidate.parts[0].x
    bench.program.give(Scrolled(1.0, (x + 60, y)))
    bench.program.give(Pointed(Phase.UP, (x + 60, y)))
    part = scene.editing.machine.parts[0]
    assert part.x == moved > 41 and part.deg == 5


def test_mirror_turns_the_arrow_of_a_crank_round_and_says_which_way_it_turns(bench, monkeypatch):
    scene = bench.scene
    assert scene.editing.place("crank", (40.0, 20.0)) and scene.editing.one
    picture = pygame.Surface((8, 8), pygame.SRCALPHA)
    picture.fill((255, 0, 0), (0, 0, 4, 8))

    def shown():
        bench.see()
        machine, name = scene.editing.machine, scene.editing.one.id
        with monkeypatch.context() as patched:
            patched.setattr(bench.program.sprites, "get", lambda name, size: {"marks/clockwise": picture}[name])
            (arrow,) = ways_of_cranks(bench.program._canvas, scene.view, machine)
        run = WorkshopRun(machine).settle()
        before = run.frame()[f"{name}.crank"][2]
        run.steps_at_once(240)
        left = arrow.picture.get_at((1, 4))[:3] == (255, 0, 0)
        return left, run.frame()[f"{name}.crank"][2] < before, stands(name, machine)

    left, clockwise, told = shown()
    assert left and clockwise and told.endswith("turns clockwise")
    scene.do("mirror")
    left, clockwise, told = shown()
    assert not left and not clockwise and told.endswith("turns counterclockwise")


@pytest.mark.parametrize(("device", "way"), [(Device.MOUSE, "Stop"), (Device.KEYBOARD, "Space"), (Device.PAD, "X")])
def test_of_a_hopeless_run_it_is_told_and_said_how_to_stop_it_and_it_goes_on(another, device, way):
    player = another()
    player.program.inputs.device = device
    views.hopeless(player.program)
    player.see()
    scene = player.scene
    assert scene.told == f"Nothing more will happen. Press {way} to go back to building."
    assert scene.find("hand").spoken().note == scene.told and scene.alarmed
    assert [one.text for one in player.program.announcements.recent].count(scene.told) == 1
    assert scene.find("stop").kind == "primary" and scene.find("stop").cap and not scene.find("run").cap
    for _ in range(60):
        player.step(0.02)
    assert scene.hopeless and not scene.showing.over
    player.key("space")
    assert scene.showing is None and scene.told == "" and scene.find("stop").kind == "plain"
    scene.run()
    player.see()
    assert not scene.hopeless and scene.told == ""


def test_a_run_that_ends_by_itself_is_not_called_hopeless(bench):
    scene = views.bench(bench.program, "first_slope")
    scene.editing.choose("steel-1")
    scene.do("remove")
    bench.see()
    scene.run()
    for _ in as_long_as(lambda: not scene.ended):
        bench.step(0.05)
        assert not scene.hopeless
    assert scene.find("stop").kind == "plain"
