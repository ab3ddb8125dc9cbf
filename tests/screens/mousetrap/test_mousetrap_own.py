"""A match with a machine of one's own: its table fits, is played by keys, mouse and hand, is saved, and replays."""

import math
import os
import re
from dataclasses import replace
from io import BytesIO
from random import Random

import pygame
import pytest

from game.app.program import assets_folder
from game.catalog import CATALOG
from game.core.acts import Ask, Over
from game.core.players import Answered
from game.core.setup import Seat
from game.core.slices import finish
from game.games.mousetrap.nature.cranking import begun_hand, noted_hand
from game.games.mousetrap.nature.own import PendingOwnRun, attempt
from game.games.mousetrap.pictures.kit import CLASSIC
from game.games.mousetrap.pictures.scenery import under_cage
from game.games.mousetrap.rules.events import OwnTrapRested, StepBuilt
from game.games.mousetrap.rules.moves import Placed, Roll, TrapRan, TurnCrank
from game.games.mousetrap.rules.plan import BuildPlan
from game.games.mousetrap.table.actions import prompt
from game.games.mousetrap.table.cranking.own_crank import watch
from game.games.mousetrap.table.machine.machine_screen import INSTANT
from game.games.mousetrap.table.match_screen import tips
from game.machine.hand import steady
from game.session.replay import replaying
from game.session.saves import annotate, reading
from game.shell.desk import DESKS
from game.shell.matches import open_match
from game.shell.matches.cards import text_of
from game.shell.matches.match_list import finding
from game.shell.matches.waiting_note import noted
from game.shell.pictures.shelf_cards import Tile
from game.shell.play.log import News
from game.ui.input.bindings import Device, Phase, Pointed, Pressed, Tilted, Verb
from game.workshop.parts.claim import sent_by_picture
from game.workshop.parts.line import decode, encode
from game.workshop.parts.machine import Machine
from game.workshop.parts.machine import Placed as PlacedPart
from game.workshop.parts.outlines import poses_as_set
from game.workshop.pictures.marks import small_hands
from game.workshop.pictures.own_kit import OwnKit
from game.workshop.pictures.photographs import attempt_film, attempt_pictures
from game.workshop.proofs.in_match import OwnTrapRun, as_option
from tests.patience import as_long_as
from tests.screens.tables import assert_fits, monkey, rest
from tests.views.matches import read_to_the_end
from tests.views.mousetrap_own import CALLED, MARBLES, SIX, VIEWS, at_crank, option, own
from tests.views.mousetrap_table import at, by_hand, may_crank, opened, turn_of

pytestmark = pytest.mark.usefixtures("blank_pictures")

ROW = CATALOG["mousetrap"]
EVENTS = int(os.environ.get("MONKEY_EVENTS", "300"))
SIZES = [((800, 600), 100), ((1280, 720), 100), ((1920, 1080), 150)]


def frames(player, number):
    for _ in range(number):
        player.pass_time(1 / 60)


def to_the_end(player, crank):
    """Let the run that is shown come to its end."""
    for _ in as_long_as(lambda: crank.act != "over"):
        player.pass_time(0.1)
    player.see()


# ---- it fits


@pytest.mark.slow
@pytest.mark.parametrize(("size", "scale"), SIZES, ids=str)
def test_every_view_fits(table, size, scale):
    player = table("table", size=size, text_scale=scale)
    for name, view in VIEWS.items():
        view(player.program)
        assert_fits(player, name)


def test_every_step_explains_itself(table):
    scene = table("table").scene
    hints = [widget.hint for widget in scene.widgets if widget.name.startswith("part_") and widget.hint]
    assert len(hints) == 6 and any("Steel marble" in hint for hint in hints)
    assert scene.find("beads").whole == 6 and scene.find("gauge") is not None


# ---- it is played


def match_of(player, seats, name, seed=4, **options):
    """The table of a new match in a file."""
    places = player.program.places
    places.matches.mkdir(parents=True, exist_ok=True)
    setup = ROW.game.setup(seats, {"machine": option(name), **options})
    begun = open_match.begin(places, ROW, setup, {}, open_match.Luck(frozenset(), seed))
    player.program.go_to(begun.route, opened=begun)
    player.see()
    return begun


def test_a_match_is_played_to_its_end_by_two_keys(another):
    """From the first roll to the last cage; the file replays."""
    player = another()
    player.program.settings = replace(player.program.settings, speed="instant", run_speed="4")
    begun = match_of(player, [Seat("red"), Seat("blue")], "first_slope", seed=14, start_built=1)
    match = begun.runner.match
    player.program.inputs.device = Device.KEYBOARD
    for _ in as_long_as(lambda: not isinstance(match.waiting, Over), 6000):
        if player.name == "OwnCrank" and player.scene.act == "running":
            player.program.give(Pressed(Verb.BACK))
            to_the_end(player, player.scene)
        if player.name == "TrapComplete":
            player.program.give(Pressed(Verb.BACK))
        key = "space" if player.scene.find("primary") or player.name == "OwnCrank" else "1"
        player.program.give(Pressed(Verb.OTHER, key))
        player.pass_time(0.5)
        player.see()
    assert sum(isinstance(event, StepBuilt) for played in match.played for event in played.events) == 2
    table = player.program.scenes[0]
    for _ in as_long_as(lambda: player.scene is not table, 5):
        player.scene.on_back()
        player.see()
    for _ in as_long_as(lambda: table.over is None):
        player.pass_time(0.1)
    player.see()
    assert player.scene is table, "the sheet of the result is seen"
    path = begun.runner.save.path
    begun.runner.save.close()
    assert finish(replaying(ROW.game, finish(reading(path)))).digest() == match.digest()


def test_a_match_goes_on_where_it_was_left(another):
    player = another()
    begun = match_of(player, [Seat("red"), Seat("blue")], SIX)
    for _ in as_long_as(lambda: not begun.runner.match.state.parts):
        player.scene.play.play(Roll())
        player.scene.play.skip()
        frames(player, 3)
    digest, path = begun.runner.match.digest(), begun.runner.save.path
    begun.runner.save.close()
    player.program.go_to("table:mousetrap", opened=finish(open_match.resuming(path)))
    player.see()
    assert player.scene.play.table.match.digest() == digest
    assert player.scene.play.kit.plan.steps == 6


# ---- the crank


@pytest.mark.slow
def test_a_crank_turned_by_dragging_is_on_record_as_it_was_turned(table):
    player = table(at(1, may_crank, **own(SIX)))
    scene = player.scene
    before = len(scene.play.table.match.played)
    crank = at_crank(scene)
    player.see()
    axle, (x, y) = crank._axle, crank.view.to_screen(crank._axle)
    player.program.give(Pointed(Phase.DOWN, (x, y - 20), 1))
    for step in range(90):
        angle = step * 0.08 - math.pi / 2
        player.program.give(Pointed(Phase.MOVE, (x + 20 * math.cos(angle), y + 20 * math.sin(angle)), 1))
        player.pass_time(1 / 60)
    assert axle is not None and crank.act == "running" and begun_hand(scene.play.table.match.notes) is not None
    player.program.give(Pointed(Phase.UP, (x, y - 20), 1))
    to_the_end(player, crank)
    played = next(each for each in scene.play.table.match.played[before:] if isinstance(each.act, TrapRan))
    hand = noted_hand(played.notes)
    assert len(hand.changes) > 3
    again = PendingOwnRun(attempt(played.before, hand), recorded=Answered(played.act, played.notes))
    for _ in as_long_as(lambda: not again.run.done, 30_000):
        again.run.step()
    assert not again.differs and again.run.note == played.notes[0]


def test_a_hand_that_rests_is_waited_for_and_skip_turns_on_evenly(table):
    player = table(at(1, may_crank, **own(SIX)))
    scene = player.scene
    crank = at_crank(scene)
    player.see()
    for _ in as_long_as(lambda: crank.showing.run.settling or crank.stage.unfinished):
        player.pass_time(1 / 60)
    x, y = crank.view.to_screen(crank._axle)
    player.program.give(Pointed(Phase.DOWN, (x, y - 20), 1))
    player.pass_time(1 / 60)
    assert begun_hand(scene.play.table.match.notes) is None, "a touch is no try"
    for step in range(7):
        angle = step * 0.08 - math.pi / 2
        player.program.give(Pointed(Phase.MOVE, (x + 20 * math.cos(angle), y + 20 * math.sin(angle)), 1))
        player.pass_time(1 / 60)
    player.program.give(Pointed(Phase.UP, (x, y - 20), 1))
    frames(player, 600)
    assert crank.act == "running" and not crank.showing.over
    assert begun_hand(scene.play.table.match.notes).changes[-2][1] > 0, "left now, it is turned on evenly"
    turned = len(crank.showing.run.hand.changes)
    crank.skip()
    assert not crank.showing.over, "it is worked out in slices, as a long run takes longer than a frame"
    to_the_end(player, crank)
    assert len(crank.showing.run.hand.changes) > turned


def test_a_stick_turns_the_crank(table):
    player = table(at(1, may_crank, **own(SIX)))
    crank = at_crank(player.scene)
    player.see()
    player.program.give(Tilted("left", 1.0, 0.0))
    for step in range(30):
        player.program.give(Tilted("left", math.cos(step * 0.1), math.sin(step * 0.1)))
        player.pass_time(1 / 60)
    assert crank.act == "running" and crank.showing.run.hand.changes[-1][1] > 0


def test_what_is_held_is_let_go_by_one_press_and_missed_or_caught(table):
    player = table(at(1, may_crank, **own(MARBLES)))
    scene = player.scene
    before = len(scene.play.table.match.played)
    crank = at_crank(scene)
    player.see()
    assert crank.find("turn").text == "Let go" and not crank.own.live
    frames(player, 30)
    assert crank.showing.run.steps == 0
    player.key("space")
    to_the_end(player, crank)
    rested = [event for played in scene.play.table.match.played[before:] for event in played.events
              if isinstance(event, OwnTrapRested)]  # fmt: skip
    assert len(rested) == 1 and rested[0].captured == crank.own.caught


def test_a_trap_without_a_crank_is_let_go_in_words_and_by_hands(table):
    cranked, held = table(at(1, may_crank, **own(SIX))), table(at(1, may_crank, **own(MARBLES)))
    told = [[getattr(each, "text", "") for each in player.scene.widgets] for player in (cranked, held)]
    assert "Turn the crank" in told[0] and "Turn the crank" not in told[1] and "Set off the trap" in told[1]
    assert {tip.name for tip in tips(cranked.scene)} - {tip.name for tip in tips(held.scene)} == {"crank"}
    crank = at_crank(held.scene)
    held.see()
    assert crank.who.told[0].endswith("sets off the trap") and crank.who.wheel
    hands = len(list(small_hands(held.see(), crank.view, crank.machine)))
    before = len(crank.beneath(held.see()))
    assert hands == sum(part.held for part in crank.machine.parts) > 0
    crank.act = "running"
    assert len(crank.beneath(held.see())) == before - hands, "once it runs nothing is held"


@pytest.mark.parametrize(("machine", "cranked"), [(SIX, True), (MARBLES, False)])
def test_log_panel_and_hints_speak_of_a_crank_only_where_there_is_one(table, machine, cranked):
    """Of what a hand lets go the button says "Set off the trap", and so does all that is told of it."""
    player = table(at(1, may_crank, **own(machine)))
    scene = player.scene
    row = scene.find("seat_red")
    assert row.note.endswith("to crank" if cranked else "to set off")
    assert ("to crank" if cranked else "to set off the trap") in row.hint
    hints = [each.hint for each in scene.widgets if each.hint]
    assert any("set off the trap" in hint for hint in hints)
    told = re.compile("turn the crank|you crank|cranking|to crank")
    assert not any(told.search(hint) for hint in hints if not cranked)
    scene.open_plan()
    player.see()
    head = scene.over.find("checks_head").text
    assert head == ("Check before you crank" if cranked else "Check before you set it off")
    scene.close()
    before = len(scene.play.log)
    scene.play.play(TurnCrank())
    scene.play.skip()
    assert scene.play.log[before].text.startswith("Rosa sets off the trap. ")
    player.see()
    scene.open_plan()
    player.see()
    anew = scene.over.find("anew_2").hint
    assert anew.endswith("once before you crank." if cranked else "once before you set off the trap.")


def test_a_part_of_one_s_own_trap_that_is_placed_for_somebody_stands_exactly(table):
    player = table("placing")
    player.scene.play.place_part()
    assert player.scene.play.holding.placed == Placed()


def test_somebody_sits_under_the_cage_of_a_group_test_and_of_the_table(table):
    player = table("group_test")
    crank = player.scene
    assert crank.own.caught and crank.showing.caged and not crank.who.wheel
    assert crank.who.told[0] == "All together now!"
    texts = [getattr(each, "text", "") for each in crank.widgets]
    assert "Caught!" in texts and "The mouse is in the cage." in texts
    drawn = len(crank.beneath(player.see()))
    crank.going = crank.going._replace(again=None)
    assert len(crank.beneath(player.see())) < drawn, "in earnest only those who are on the wheel"
    board = table("may_let_go").scene
    assert under_cage(board.play.shown, board.play.kit) and not under_cage(board.play.shown, CLASSIC)


@pytest.mark.parametrize("machine", [SIX, MARBLES])
def test_a_run_that_is_shown_at_once_comes_to_its_end(table, machine):
    player = table(at(1, may_crank, **own(machine)))
    scene = player.scene
    crank = at_crank(scene)
    player.see()
    crank.choose_speed(INSTANT)
    player.key("space")
    to_the_end(player, crank)
    crank.on_back()
    rest(player)
    assert player.scene is scene and not scene.play.trap_waits, "the match goes on"


def test_leaving_the_crank_before_it_is_set_going_leaves_the_match_waiting(table):
    player = table(at(1, may_crank, **own(SIX)))
    scene = player.scene
    at_crank(scene)
    player.see()
    player.scene.on_back()
    player.see()
    assert player.scene is scene and scene.play.trap_waits and begun_hand(scene.play.table.match.notes) is None
    assert scene.find("primary") is not None


def test_a_machine_that_stands_exactly_is_turned_as_in_the_workshop(table):
    """MT-54."""
    player = table(at(1, may_crank, start_built=6, **own(SIX)))
    crank = at_crank(player.scene)
    player.see()
    assert not crank.own.live and not crank.steering and crank.act == "ready"
    player.key("space")
    to_the_end(player, crank)
    assert crank.own.caught


@pytest.mark.parametrize(("key", "stands"), [("1", True), ("2", False)])
def test_whoever_misses_three_times_in_a_row_may_have_a_part_straightened(table, key, stands):
    """MT-55."""
    player = table("straighten")
    scene = player.scene
    told = "The trap missed 3 times in a row. Straighten part 3 (Gear with an arm)?"
    assert prompt(scene.play.state, scene.play.kit.name) == told
    assert scene.find("choice_0").hint.startswith("Part 3: Gear with an arm.")
    player.key(key)
    scene.play.skip()
    assert (scene.play.state.parts[2] == Placed()) == stands
    assert ("Rosa straightens nothing." in " ".join(line.text for line in scene.play.log)) != stands


def test_a_test_run_counts_for_nothing(table):
    player = table("test_crank")
    crank, scene = player.scene, player.program.scenes[0]
    digest = scene.play.table.match.digest()
    for _ in range(2):
        frames(player, 5)
        crank.set_going()
        crank.skip()
        to_the_end(player, crank)
        crank.once_more()
    crank.on_back()
    assert player.scene is scene and scene.play.table.match.digest() == digest
    assert begun_hand(scene.play.table.match.notes) is None


def test_a_run_on_record_is_watched_again(table):
    player = table(at(1, may_crank, **own(SIX)))
    scene = player.scene
    crank = at_crank(scene)
    crank.set_going()
    crank.skip()
    to_the_end(player, crank)
    crank.on_back()
    rest(player)
    played = next(each for each in scene.play.table.match.played if isinstance(each.act, TrapRan))
    count = len(scene.play.table.match.played)
    watch(scene.opened, player.program, played)
    to_the_end(player, player.scene)
    assert player.name == "OwnCrank" and player.scene.own.caught == played.act.captured
    assert len(scene.play.table.match.played) == count


@pytest.mark.slow
def test_a_crank_that_was_turned_as_the_match_was_left_is_not_tried_again(another):
    player = another()
    begun = match_of(player, [Seat("red"), Seat("blue")], SIX, start_built=5)
    match = begun.runner.match
    for _ in as_long_as(lambda: TurnCrank() not in match.legal, 4000):
        if player.name == "TrapComplete":
            player.scene.on_back()
        play = player.program.scenes[0].play
        moves = play.state.moves
        if moves:
            play.play(next((move for move in moves if move == TurnCrank()), moves[0]))
        play.skip()
        frames(player, 2)
    player.scene.play.play(TurnCrank())
    rest(player)
    player.scene.crank()
    crank = player.scene
    crank.set_going()
    frames(player, 40)
    noted = begun_hand(match.notes)
    assert noted is not None and isinstance(match.waiting, Ask)
    begun.runner.save.close()
    player.program.go_to("table:mousetrap", opened=finish(open_match.resuming(begun.runner.save.path)))
    rest(player)
    play = player.scene.play if player.name == "MousetrapScreen" else player.program.scenes[0].play
    assert not play.operating
    for _ in as_long_as(lambda: isinstance(play.waiting, Ask) and play.waiting.kind == "trap"):
        if player.name == "Notice":
            player.scene.on_back()
        player.pass_time(0.1)
    assert next(each for each in reversed(play.table.match.played) if isinstance(each.act, TrapRan))


# ---- hands


def test_a_part_stands_as_far_off_as_it_is_let_go(table):
    player = table(at(2, turn_of("red", 3), by_hand, steady=False, **own(MARBLES)))
    scene = player.scene
    holding = scene.play.holding
    foot = holding.kit.foot(holding.part)
    player.program.inputs.device = Device.MOUSE
    player.see()
    start = scene.find("part").picture_place.center
    player.program.give(Pointed(Phase.DOWN, start, 1))
    assert holding.held
    grip, view = holding.grip, scene.laid.view
    to = view.to_screen((grip[0] + 0.4, grip[1] + 3.0))
    player.program.give(Pointed(Phase.MOVE, to, 1))
    holding.nudge(-2.0, -30.0)
    player.scene.play.let_part_go()
    for _ in as_long_as(lambda: holding.falling is not None):
        player.pass_time(0.05)
    assert holding.placed is not None and abs(holding.placed.mm) <= 3.0 and foot is not None
    scene.play.leave_part()
    assert scene.play.state.parts[holding.part - 1] == holding.placed


@pytest.mark.parametrize("name", [SIX, MARBLES, "clockwork"])
def test_the_table_shows_a_step_where_the_machine_has_it(name):
    """However far off it was set down."""
    kit = OwnKit(BuildPlan.read(option(name)))
    machine = decode(kit.plan.line)
    for number, part in enumerate(machine.parts, 1):
        placed = Placed(1.5, -1.0, 0.0)
        run = OwnTrapRun(kit.plan.line, kit.plan.groups, [(0.0, 0.0, 0.0)] * (number - 1) + [(1.5, -1.0, 0.0)], None)
        home = kit.home(number, placed, ())
        for body in part.spec.bodies[:1]:
            x, y, angle = run.run.stage.poses()[f"{part.id}.{body.name}"]
            spot = poses_as_set(Machine((part,)))[f"{part.id}.{body.name}"]
            assert home.point(spot[:2]) == pytest.approx((x, y), abs=1e-6)
            assert spot[2] + home.angle == pytest.approx(angle, abs=1e-6)


# ---- nothing sticks


def test_a_monkey_breaks_nothing(table):
    def fresh(program):
        seat = opened(3, turn_of("red", 3), seats=2, people=2, steady=False, **own(SIX))
        program.go_to("table:mousetrap", opened=seat)

    player, acts = table(fresh, size=(800, 600), speed="instant"), 0
    for _ in monkey(player, fresh, EVENTS, ("space", "1", "2", "u", "p", "t", "pad_x", "")):
        acts = max(acts, len(player.program.scenes[0].play.table.match.played))
    assert acts > 0


# ---- large machines, machines that fall, pictures and films


def test_pegs_are_set_down_with_what_they_are_drawn_after():
    """MT-50."""
    slope = decode(BuildPlan.read(option("first_slope")).line)
    pegs = [PlacedPart("peg", 60.0 + n % 6 * 3, 20.0 + n // 6 * 3) for n in range(30)]
    kit = OwnKit(BuildPlan.read(as_option(slope.add(*pegs))))
    assert kit.plan.steps == 3 and sum(kit.plan.groups) == 33
    assert kit.name(3).endswith("and 30 more")
    left, low, right, high = kit.bounds(3)
    assert right - left > 15.0 and high - low > 12.0


def test_a_machine_that_falls_before_the_start_can_be_straightened(another):
    """As with the classic, MT-41."""
    player = another()
    places = player.program.places
    places.matches.mkdir(parents=True)
    setup = ROW.game.setup([Seat("red"), Seat("blue")], {"machine": option("arm_shot"), "start_built": 3})
    begun = open_match.begin(places, ROW, setup, {}, open_match.Luck(seed=4))
    match, chance = begun.runner.match, ROW.chance(Random(3))
    for _ in as_long_as(lambda: TurnCrank() not in match.legal, 4000):
        waiting = match.waiting
        if isinstance(waiting, Ask) and waiting.kind == "place":
            match.play_text("= placed -3 3 0" if waiting.about == 4 else "= placed 0.1 0 0")
        else:
            match.play(chance.pick(match.state, waiting) if isinstance(waiting, Ask) else match.legal[0])
    match.play(TurnCrank())
    begun.runner.save.append_played(match.played, match.digest())
    begun.runner.save.close()
    player.program.go_to(begun.route, opened=finish(open_match.resuming(begun.runner.save.path)))
    rest(player)
    for _ in as_long_as(lambda: player.scene.play.pending is None):
        player.pass_time(0.05)
    play = player.scene.play
    assert play.refused and play.operating
    play.set_until_it_starts()
    for _ in as_long_as(lambda: play.pending is None or play.motion.busy):
        player.pass_time(0.05)
    assert not play.refused and play.state.anew == (4,)


def changed_at_last(film):
    """What share of its last picture is another than in the one before: above the line that is told, and in it."""
    file, grey = pytest.importorskip("PIL.Image").open(BytesIO(film)), []
    for number in (file.n_frames - 2, file.n_frames - 1):
        file.seek(number)
        grey.append(file.convert("L").tobytes())
    apart = [abs(one - other) > 40 for one, other in zip(*grey, strict=True)]
    line = round(file.height * 0.9) * file.width
    return sum(apart[:line]) / line, sum(apart[line:]) / (len(apart) - line)


@pytest.mark.slow
def test_a_run_is_shown_in_four_pictures_and_kept_as_a_film(table):
    player = table(at(1, may_crank, **own(SIX)))
    state = player.scene.play.state
    pictures = finish(attempt_pictures(attempt(state, noted_hand(())), ("blue",)))
    assert len(pictures.frames) == 4
    run = attempt(state, steady(0.7, 2.0))
    films = [finish(attempt_film(assets_folder(), run, ("blue",), "Rosa turns.", dark)) for dark in (0.0, 1.0)]
    assert {film[:4] for film in films} == {b"GIF8"}
    seen = [pygame.image.load(BytesIO(film), "run.gif").convert(32) for film in films]
    even, dusk = (sum(pygame.transform.average_color(picture)[:3]) for picture in seen)
    assert 0 < dusk < 0.9 * even, "the stage light is as it is set"
    above, told = changed_at_last(films[1])
    assert above < 0.01 < told, "what it is called gives way to what came of it, which hides nothing"
    found = sent_by_picture(films[0])
    assert (encode(found.machine), found.name) == (state.table.plan.line, CALLED), "the film is the machine, too"


# ---- what it is called


def test_the_table_tells_what_the_trap_is_called_before_anything_has_happened(table):
    player = table("begun")
    scene = player.scene
    assert scene.play.news == News((), "Mouse Trap (Greta’s No. 1)")
    said = [one.text for one in player.program.announcements.recent]
    assert sum("The trap: Greta’s No. 1. " in text for text in said) == 1
    scene.open_menu()
    player.see()
    assert "The trap: Greta’s No. 1." in player.scene.over.find("in_force").text


def test_the_winner_s_page_and_the_match_again_tell_what_the_trap_is_called(table):
    player = table("over")
    result = player.scene.over
    assert result.find("called").text == "Mouse Trap (Greta’s No. 1)"
    result.replay()
    player.see()
    assert player.scene.title().startswith("Mouse Trap (Greta’s No. 1). ")


@pytest.mark.slow
@pytest.mark.parametrize(("size", "scale"), [((800, 600), 200), ((1280, 720), 200), ((1920, 1080), 200)], ids=str)
@pytest.mark.parametrize("name", ["begun", "over", "waiting", "shelf"])
def test_what_tells_its_name_fits_in_large_text(table, name, size, scale):
    player = table("table", size=size, text_scale=scale)
    VIEWS[name](player.program)
    assert_fits(player, name)


def test_a_match_in_the_list_is_called_by_its_trap_until_it_gets_a_name(another):
    player = another()
    VIEWS["waiting"](player.program)
    player.see()
    (card,) = player.scene.cards
    assert text_of(card).title == "Mouse Trap (Greta’s No. 1)"
    for found in (finish(finding(player.program.places)), *noted(player.program.places.matches)):
        assert found.named == CALLED and "(Greta’s No. 1)" in Tile("continue", waiting=found).spoken().note
    annotate(player.scene.index.path(card.name), 'title "Sunday"')
    player.program.go_to("matches")
    read_to_the_end(player.program)
    assert text_of(player.scene.cards[0]).title == "Sunday"


def test_a_card_shows_the_machine_as_far_as_it_is_built(table):
    player = table("table")
    canvas = player.see()
    small = canvas.onto(pygame.Surface((300, 160)))
    for _ in DESKS["mousetrap"].portrait(small, player.scene.play.state, ()):
        pass
    assert len({tuple(small.surface.get_at((x, 60))) for x in range(0, 300, 3)}) > 3
