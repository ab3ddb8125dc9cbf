"""The stage, the crank and the Workshop: what is seen is what collides, at every speed the same, nothing gets stuck."""

import math
import os
import random
from dataclasses import replace
from itertools import combinations

import pygame
import pytest
from pygame import FRect

from build_scripts.views import all_views
from build_scripts.views.mousetrap_stage import TRUE, WRONG, opened
from game.app.program import assets_folder
from game.nature.trials import wilson
from game.physics.hand import steady
from game.physics.mousetrap.inputs import MAX_MM, Placement, TrapInputs
from game.physics.mousetrap.outlines import frames, pieces, poses_as_set
from game.physics.mousetrap.parts import BY_NUMBER
from game.physics.mousetrap.run import TrapRun
from game.scenes.mousetrap import turning
from game.scenes.mousetrap.attempt import Attempt
from game.scenes.mousetrap.chain import Chain
from game.scenes.mousetrap.grip import part_at, part_centre, placement_from, polygon
from game.scenes.mousetrap.layers import anchor_of, layers
from game.scenes.mousetrap.reel import EVERY
from game.scenes.mousetrap.stage import WHEEL_CM, Stage, View, fitting
from game.scenes.mousetrap.trials import Trials
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import Lettering
from game.ui.sprites import Sprites
from game.ui.store import Store
from game.ui.theme import THEMES
from game.ui.verbs import Device, Phase, Pointed, Pressed, Released, Scrolled, Tilted, Typed, Verb

MILLIMETRE = 0.1
VIEWS = [f"mousetrap_stage/{name}" for name in ("crank", "missed", "taken_apart")]
EVENTS = int(os.environ.get("MONKEY_EVENTS", "600"))
# 10,000 have been tried by hand; so many are enough to notice a change.


def canvas_of(size=(1280, 720)):
    store, assets = Store(), assets_folder()
    letters = Lettering(assets / "fonts", store)
    letters.fit(min(size[0] / 960, size[1] / 720), 1.0, "atkinson")
    return Canvas(pygame.Surface(size), THEMES["toyshop"], letters, Sprites(assets, store))


def offsets(seed):
    dice = random.Random(seed)
    return {number: Placement(dice.uniform(-3, 3), dice.uniform(-3, 3)) for number in TRUE}


@pytest.mark.parametrize("seed", range(3))
def test_every_picture_is_where_its_outlines_are(seed):
    """A picture's anchor is carried to the same place as the outlines of its part, as set and when bodies moved."""
    placements, dice = offsets(seed), random.Random(seed)
    where = frames(placements)
    start = poses_as_set(placements)
    moved = {
        name: (x + dice.uniform(-5, 5), y + dice.uniform(-5, 5), a + dice.uniform(-3, 3))
        for name, (x, y, a) in start.items()
    }
    found = layers(placements, canvas_of().sprites)
    assert {layer.number for layer in found} == set(TRUE)
    for layer in found:
        nominal = anchor_of(BY_NUMBER[layer.number])
        for poses in (start, moved):
            x, y, angle = layer.pose(poses[layer.body])
            expected = carried(where[layer.number].point(nominal), start[layer.body], poses[layer.body])
            assert math.dist((x, y), expected) < MILLIMETRE / 10
            turned = where[layer.number].angle + poses[layer.body][2] - start[layer.body][2]
            assert layer.rolls or abs(math.remainder(angle - turned, math.tau)) < 1e-9


def carried(point, start, now):
    dx, dy = point[0] - start[0], point[1] - start[1]
    turn = now[2] - start[2]
    c, s = math.cos(turn), math.sin(turn)
    return now[0] + c * dx - s * dy, now[1] + s * dx + c * dy


@pytest.mark.parametrize("bodies", ["as set", "turned"])
def test_what_collides_is_what_is_drawn(bodies):
    """Inside every outline that collides something is painted, a millimetre from its edge on."""
    canvas = canvas_of()
    for number in (1, 3, 5, 6, 8, 19, 20, 24, 18):
        placements = {n: p for n, p in offsets(number).items() if n in needed(number)}
        poses = poses_as_set(placements)
        if bodies == "turned":
            poses = {
                n: (x, y, a - (0.4 if n in ("sign", "shoe", "diver", "board_19") else 0.0))
                for n, (x, y, a) in poses.items()
            }
        own = [piece for piece in pieces(placements) if piece.number == number and piece.solid]
        view = View(FRect(0, 0, 1280, 720), poses[own[0].body][:2] if number != 1 else (9.0, 10.0), 26.0)
        canvas.surface.fill((255, 0, 255))
        stage = Stage(placements)
        drawn = [layer for layer in stage.layers(canvas) if layer.number == number]
        canvas.surface.blits([item.blit for item in stage.layered(canvas, view, drawn, poses, {}) if item])
        for piece in own:
            for point in rim(piece.outline, MILLIMETRE):
                place = view.to_screen(carried(point, (0.0, 0.0, 0.0), poses[piece.body]))
                at = round(place[0]), round(place[1])
                if canvas.surface.get_rect().collidepoint(at):
                    assert canvas.surface.get_at(at)[:3] != (255, 0, 255), (number, point)


def needed(number):
    found = {number}
    for support in BY_NUMBER[number].stands_on:
        found |= needed(support)
    return found


def rim(outline, inside):
    """The corners of an outline, drawn in towards its middle."""
    points = polygon(outline)
    middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    for x, y in points:
        far = math.dist((x, y), middle)
        share = max(0.0, 1 - 1.5 * inside / far)
        yield middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share


@pytest.mark.parametrize("placements", [TRUE, WRONG], ids=["true", "wrong"])
def test_the_same_run_at_every_speed_on_screen_and_headless(another, placements):
    headless = TrapRun(TrapInputs(placements, steady(1.0)))
    while not headless.done:
        headless.step()
    for speed in ("0.25", "4", "0") if placements is TRUE else ("1", "4"):
        player = another(size=(960, 720))
        scene = opened(player.program, steady(1.0), placements)
        scene.choose_speed(speed)
        for _ in range(20_000):
            if scene.act == "over":
                break
            player.program.advance(1 / 60)
        player.see()
        assert scene.attempt.report == headless.report()


def test_a_live_hand_is_recorded_and_gives_the_same_run_again(another):
    player = another(size=(960, 720))
    scene = opened(player.program)
    player.see()
    axle = scene.lens.axle
    told = []
    scene.on_ran = lambda report, hand: told.append((report, hand))
    player.program.give(Pointed(Phase.DOWN, (axle[0], axle[1] - 60)))
    assert scene.hold.held
    for number in range(400):
        angle = number * 0.09 - math.pi / 2
        player.program.give(Pointed(Phase.MOVE, (axle[0] + 60 * math.cos(angle), axle[1] + 60 * math.sin(angle))))
        player.program.advance(1 / 60)
    while scene.act != "over":
        player.program.advance(1 / 20)
    ((report, hand),) = told
    again = TrapRun(TrapInputs(TRUE, hand))
    while not again.done:
        again.step()
    assert again.report() == report
    assert report.captured
    turned = sum(1 for _, rps in hand.changes if rps)
    assert turned > 5


def test_a_resting_hand_is_not_hurried_and_a_skip_turns_steadily(another):
    player = another(size=(960, 720))
    scene = opened(player.program)
    player.see()
    scene.turn_faster(0.25)
    for _ in range(12):
        player.program.advance(1 / 60)
    scene.attempt.turn(0.0)
    for _ in range(600):
        player.program.advance(1 / 60)
    assert scene.act == "running"
    player.press(Verb.BACK)
    assert scene.act == "over"
    assert scene.attempt.report.captured
    player.press(Verb.CONFIRM)
    assert player.name == "Title"


def test_left_before_the_first_turn_nothing_is_told(another):
    player = another()
    scene = opened(player.program)
    scene.on_ran = lambda report, hand: pytest.fail("told")
    player.see()
    player.press(Verb.BACK)
    assert player.name == "Title"


def test_any_link_can_be_watched_again(another):
    player = another()
    scene = opened(player.program, steady(1.0))
    scene.skip()
    player.see()
    digest = scene.attempt.report.digest
    player.click("link_12")
    assert scene.act == "again"
    assert scene.attempt.reached() <= 12
    for _ in range(3000):
        player.program.advance(1 / 60)
    assert scene.act == "over"
    assert scene.attempt.report.digest == digest


def test_the_reel_shows_what_the_run_had():
    attempt = Attempt(TRUE, steady(1.0))
    attempt.advance(1.0)
    attempt.advance(0.1)
    run = TrapRun(TrapInputs(TRUE, steady(1.0)))
    while run.steps < 240 * EVERY:
        run.step()
    shown = attempt.reel.at(240 * EVERY)
    assert all(shown[name] == pytest.approx(pose, abs=1e-4) for name, pose in run.frame().items())


def test_a_part_let_go_stands_where_it_was_let_go_within_its_limits():
    for number in TRUE:
        x, y = part_centre(number)
        assert placement_from(number, (x, y)) == Placement()
        assert placement_from(number, (x + 0.12, y)).mm == pytest.approx(1.2)
        assert placement_from(number, (x - 30, y)).mm == -MAX_MM
        assert part_at([number], max(polygon(BY_NUMBER[number].shapes[0].outline))) == number


def test_the_wheel_is_under_the_cage_and_the_view_shows_everything():
    view = fitting(FRect(89, 73, 1102, 570))
    assert WHEEL_CM[0] == pytest.approx(poses_as_set(TRUE)["cage"][0])
    for number in TRUE:
        assert view.rect.contains(FRect(view.to_screen(part_centre(number)), (1, 1)))
    assert view.to_cm(view.to_screen((12.0, 7.0))) == pytest.approx((12.0, 7.0), abs=1e-3)


def test_the_interval_is_wilsons():
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(95, 100)
    assert (round(low, 3), round(high, 3)) == (0.888, 0.978)


def test_the_count_goes_on_in_slices_and_ends():
    trials = Trials(TRUE, wanted=2)
    while not trials.over:
        trials.work(0.01)
    assert trials.runs == 2


def test_what_is_taken_out_takes_along_what_stands_on_it(another):
    player = another()
    player.program.go_to("workshop:mousetrap")
    scene = player.scene
    player.see()
    scene.choose(14)
    scene.toggle()
    assert not {14, 15, 16, 17, 18} & set(scene.bench.placements)
    player.see()
    scene.choose(18)
    player.see()
    player.click("take")
    assert len(scene.bench.placements) == 24
    scene.focus("part")
    player.press(Verb.RIGHT, Verb.UP)
    assert scene.bench.set[18] == Placement(mm=0.5, deg=0.5)
    player.key("r")
    assert scene.bench.true


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((800, 600), 100),
        ((800, 600), 200),
        ((1280, 720), 100),
        ((1280, 720), 200),
        ((1920, 1080), 150),
        ((900, 1400), 100),
    ],
)
def test_nothing_overlaps_or_is_cut_off(another, view, size, scale):
    player = another(size=size)
    player.program.settings = replace(player.program.settings, text_scale=scale)
    all_views()[view](player.program)
    canvas = player.see()
    scene = player.scene
    assert canvas.misfits == []
    area = canvas.area.inflate(1, 1)
    stops = [widget for widget in scene.widgets if widget.focusable and widget.name != "part"]
    for widget in scene.widgets:
        assert area.contains(widget.rect) or widget.name == "part", (widget.name, widget.rect)
    for one, other in combinations(stops, 2):
        assert not one.rect.inflate(-1, -1).colliderect(other.rect.inflate(-1, -1)), (one.name, other.name)
    for widget in stops:
        assert min(widget.rect.size) * canvas.scale >= 24, widget.name
        assert not isinstance(widget, Button) or min(widget.rect.size) >= 44, widget.name


@pytest.mark.parametrize("which", ["crank", "workshop"])
def test_drawing_only_what_changed_shows_the_same(another, monkeypatch, which):
    # A picture that rests for some drawings is turned smoothly, and here there are twice as many.
    monkeypatch.setattr(turning, "_RESTS_AFTER", 10**9)
    monkeypatch.setattr(turning, "_SMOOTHLY", 0)
    player = another(size=(800, 600))
    program = player.program
    if which == "crank":
        opened(program)
    else:
        program.go_to("workshop:mousetrap")
    program.scenes[-1].turn_steadily()
    for number in range(40):
        for _ in range(9):
            player.see()
        if number == 20:
            program.give(Pressed(Verb.NEXT))
            player.see()
        partly = player.surface.copy()
        program.redraw()
        program.paint(player.surface)
        assert pygame.image.tobytes(partly, "RGB") == pygame.image.tobytes(player.surface, "RGB"), number


def anything(dice, area):
    at = dice.uniform(-20, area[0] + 20), dice.uniform(-20, area[1] + 20)
    kind = dice.randrange(13)
    if kind < 5:
        return Pressed(
            dice.choice([verb for verb in Verb if verb is not Verb.FULLSCREEN]),
            dice.choice(("space", "r", "", "pad_stick")),
        )
    if kind < 9:
        return Pointed(dice.choice(list(Phase)), at, dice.choice((1, 1, 1, 2)))
    tilt = Tilted("left", dice.uniform(-1, 1), dice.uniform(-1, 1))
    return (Scrolled(dice.uniform(-3, 3), at), Typed("x"), Released(Verb.CONFIRM), tilt)[kind - 9]


@pytest.mark.parametrize("which", ["crank", "workshop"])
def test_a_monkey_breaks_nothing(another, monkeypatch, which):
    player, dice = another(size=(800, 600)), random.Random(which)
    program = player.program

    def begin():
        if which == "crank":
            opened(program)
        else:
            program.go_to("workshop:mousetrap")

    monkeypatch.setattr(Trials, "work", lambda self, seconds: False)
    begin()
    kind = type(program.scenes[-1])
    for number in range(EVENTS):
        program.inputs.device = dice.choice(list(Device))
        program.give(anything(dice, (960, 720)))
        if number % 8 == 0:
            program.advance(1 / 60)
        if number % 200 == 0:
            player.see()
        if not program.scenes or type(program.scenes[-1]) is not kind:
            begin()
    player.see()
    scene = program.scenes[-1]
    assert not list((program.places.data / "reports").glob("crash-*"))
    for _ in range(40):
        if which == "crank" and type(program.scenes[-1]) is not kind:
            return
        program.give(Pressed(Verb.BACK))
        program.advance(0.05)
    assert which == "workshop" or type(program.scenes[-1]) is not kind, scene.act


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("frames_between", [0, 1, 3])
def test_the_chain_painted_ahead_is_the_chain_painted_at_once(size, frames_between):
    """However much of the next link was painted before it is reached, and if the run ends there or is seen again."""
    canvas = canvas_of(size)
    chain = Chain(canvas, canvas.area)
    for reached, bad in ((0, False), (1, False), (2, False), (9, False), (10, False), (10, True), (3, False)):
        shows, coming = (reached, f"told of {reached}", bad), (reached + 1, f"told of {reached + 1}", False)
        picture = chain.item(canvas, shows, coming).picture
        again = canvas_of(size)
        once = Chain(again, again.area).item(again, shows).picture
        assert pygame.image.tobytes(picture, "RGB") == pygame.image.tobytes(once, "RGB")
        for _ in range(frames_between):
            chain.item(canvas, shows, coming)
