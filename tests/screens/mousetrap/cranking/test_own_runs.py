"""What one's own trap promises at the table, why a run of it missed, and how a hundred hands fare."""

import pytest

from game.catalog import CATALOG
from game.core.setup import Seat
from game.core.slices import finish
from game.games.mousetrap.bots import LEVELS
from game.games.mousetrap.nature.chances import own_catches
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.rules.plan import BuildPlan
from game.games.mousetrap.table.cranking.complete import Completed
from game.session.match import Match
from game.session.match_runner import MatchRunner, play_on
from game.story.playouts import Origin, counted
from game.story.story import can_be_told
from game.workshop.bench.own_verdict import OwnReason
from game.workshop.parts.machine import Machine
from game.workshop.parts.machine import Placed as Part
from game.workshop.parts.outlines import edge_of
from game.workshop.pictures.own_kit import OwnKit
from game.workshop.proofs.in_many_hands import OwnProspect, flown
from game.workshop.proofs.in_match import as_option, ordering
from tests.patience import as_long_as
from tests.screens.mousetrap.test_mousetrap_own import frames, match_of, to_the_end
from tests.views import mousetrap_own
from tests.views.mousetrap_own import SIX, TWELVE, option
from tests.views.mousetrap_table import NAMES

pytestmark = pytest.mark.usefixtures("blank_pictures")

VIEWS = mousetrap_own.VIEWS


@pytest.mark.slow
def test_the_gauge_counts_the_steps_that_work_and_then_the_catches(table):
    player = table("promised")
    gauge = player.scene.find("gauge")
    assert gauge.links == 10 and gauge.works == 0 and gauge.text == "Chain: 0 of 10 links work"
    player = table("chance")
    player.see()
    gauge, now = player.scene.find("gauge"), player.scene.prospects.now
    assert now.whole and now.over and gauge.chance == now.chance and gauge.text.startswith("Catch rate: ")
    assert f"in {now.hits} of {now.runs} secret test runs" in gauge.hint


@pytest.mark.slow
def test_the_chain_grows_with_the_steps_that_move():
    """What could work is told by the exact machine of the same steps."""
    plan = BuildPlan.read(option(SIX))
    works = []
    for standing in range(plan.steps + 1):
        now = OwnProspect(plan, (Placed(),) * standing, 3)
        assert now.works is None, "nothing is told before it is known of how many steps the chain is"
        now.work(60.0)
        assert now.links == 4
        assert (now.over and now.works == now.possible) or now.whole
        works.append(now.works)
    assert works == sorted(works) and works[0] == 0 and works[-1] == now.links == 4
    off = (*((Placed(),) * 2), Placed(3.0, 3.0, 15.0), *((Placed(),) * 2))
    crooked = OwnProspect(plan, off, 3)
    crooked.work(60.0)
    assert crooked.works < crooked.possible


@pytest.mark.slow
def test_why_it_missed_is_found_and_what_would_have_caught_is_shown(table):
    player = table("crank_missed")
    crank = player.scene
    why = player.scene.find("why").text
    assert why.startswith("Gear with an arm: ") and why.count("Gear with an arm") == 1 and "With that fixed" in why
    player.click("better")
    shown = player.scene
    assert player.name == "OwnCorrected" and shown.test and not shown.own.live
    to_the_end(player, shown)
    assert shown.own.caught
    shown.on_back()
    assert player.scene is crank


@pytest.mark.slow
def test_why_it_missed_is_looked_for_as_long_as_the_end_is_seen(table):
    player = table("crank_missed")
    crank = player.scene
    crank.reason = OwnReason(crank.own, 2, 2)
    assert crank.reason.looking
    for _ in as_long_as(lambda: crank.reason.looking):
        player.pass_time(1 / 60)
    player.see()
    assert crank.find("why").text.count(".") >= 2


@pytest.mark.slow
def test_a_hundred_hands_are_seen_from_the_verdict(table):
    player = table("crank_missed")
    player.key("h")
    screen = player.scene
    assert player.name == "OwnHundredScreen" and screen.find("hundred_part") is None
    for _ in as_long_as(lambda: len(screen.hands.found) < 2):
        player.pass_time(1 / 60)
    flight = screen.hands.found[0]
    again = flown(screen.hands.inputs(flight.seed), flight.seed)
    assert again == flight and (again.caught or screen.name(screen.hands.part_of(again)))
    screen.on_back()
    assert player.name == "OwnCrank" and player.scene.hands is screen.hands


@pytest.mark.slow
def test_the_run_is_kept_as_a_film_from_the_verdict(table):
    player = table("crank_missed")
    player.key("f")
    assert player.name == "Filming"


def test_the_last_part_lights_up_the_chain_and_it_can_be_tested(another):
    player = another()
    begun = match_of(player, [Seat("red"), Seat("blue")], SIX, start_built=5)
    table = player.scene
    for _ in as_long_as(lambda: player.name != "TrapComplete", 4000):
        if table.play.free and player.scene is table:
            table.play.play(table.play.state.moves[0])
        table.play.skip()
        frames(player, 2)
    moment, digest = player.scene, begun.runner.match.digest()
    player.see()
    assert moment.find("who").text.endswith("placed part 6: Long plank.")
    for _ in as_long_as(lambda: not moment.chosen):
        player.pass_time(1 / 60)
    player.see()
    assert moment.bulbs_on == 4 and moment.find("who") is moment.find("who_card") is None
    moment.test()
    assert player.name == "OwnCrank" and player.scene.test
    player.scene.on_back()
    assert player.scene is table and begun.runner.match.digest() == digest


SWING = (Part("drop_cage", 41.0, 0.0, id="cage"), Part("plank_20", 64.5, 13.0, 20, id="slope"),
         Part("plank_12", 80.0, 17.5, id="top"), Part("steel", 85.0, 18.4, id="ball"),
         Part("pendulum", 88.5, 24.5, 70, held=True, id="head"))  # fmt: skip
"""A machine whose high end is at the right, where the ribbon hangs over the game's own trap."""


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("line", [as_option(Machine(SWING)), option(SIX), option(TWELVE)], ids=["swing", SIX, TWELVE])
def test_the_ribbon_hides_nothing_of_a_trap_that_leaves_room(table, size, line):
    plan = BuildPlan.read(line)
    kit = OwnKit(plan)
    finish(ordering(plan.line))

    def complete(program):
        trap = Completed(kit, (Placed(),) * plan.steps, lambda: None)
        program.open("mousetrap_complete", trap=trap, names=NAMES, seat="green")
        program.scenes[-1].stand()

    player = table(complete, size=size)
    player.see()
    moment = player.scene
    ribbon = moment.find("ribbon").place
    corners = [moment.view.to_screen(corner) for number in range(1, plan.steps + 1)
               for outline in kit.outlines(number) for corner in edge_of(outline)]  # fmt: skip
    assert not [corner for corner in corners if ribbon.collidepoint(corner)]
    assert not ribbon.colliderect(moment.find("choices").place)


# ---- the curve


@pytest.mark.slow
def test_how_often_it_catches_in_thought_is_measured_and_told():
    plan = BuildPlan.read(option(SIX))
    hands = LEVELS[1].steadiness
    true, rough = ((Placed(mm, mm / 2, 5 * mm),) * plan.steps for mm in (0.2, 2.5))
    exact = (Placed(),) * plan.steps
    chances = [own_catches(plan, parts, hands) for parts in (exact, true, rough)]
    assert chances[0] == 1.0 and chances[0] > chances[1] > chances[2] > 0.0


def test_the_curve_of_such_a_match_is_told_and_is_the_same_again():
    row = CATALOG["mousetrap"]
    setup = row.game.setup([Seat("red", "bot:1"), Seat("blue", "bot:1")], {"machine": option(SIX), "start_built": 6})
    match = Match(row.game, setup)
    bots = row.bots(setup)
    for _act in zip(range(12), play_on(MatchRunner(match, row.nature_of(610003, bots), bots)), strict=False):
        pass
    assert can_be_told(match)
    start = Origin("mousetrap", setup, match.state, 12, 1)
    wins = counted(start, range(40))
    assert wins == counted(start, range(40)) and sum(wins.wins) == wins.runs == 40
