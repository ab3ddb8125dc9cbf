"""What one's own trap promises at the table, why a run of it missed, and how a hundred hands fare."""

import pytest

from game.core.setup import Seat
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.rules.plan import BuildPlan
from game.workshop.bench.own_verdict import OwnReason
from game.workshop.proofs.in_many_hands import OwnProspect, flown
from tests.patience import as_long_as
from tests.screens.mousetrap.test_mousetrap_own import frames, match_of, to_the_end
from tests.views import mousetrap_own
from tests.views.mousetrap_own import SIX, option

pytestmark = pytest.mark.usefixtures("blank_pictures")

VIEWS = mousetrap_own.VIEWS


def test_the_gauge_counts_the_steps_that_work_and_then_the_catches(table):
    player = table("promised")
    gauge = player.scene.find("gauge")
    assert gauge.links == 10 and gauge.works == 0 and gauge.text == "Chain: 0 of 10 links work"
    player = table("chance")
    player.see()
    gauge, now = player.scene.find("gauge"), player.scene.prospects.now
    assert now.whole and now.over and gauge.chance == now.chance and gauge.text.startswith("Catch rate: ")
    assert f"in {now.hits} of {now.runs} secret test runs" in gauge.hint


def test_the_chain_grows_with_the_steps_that_move():
    """What could work is told by the exact machine of the same steps."""
    plan = BuildPlan.read(option(SIX))
    works = []
    for standing in range(plan.steps + 1):
        now = OwnProspect(plan, (Placed(),) * standing, 3)
        now.work(60.0)
        assert (now.over and now.works == now.possible) or now.whole
        works.append(now.works)
    assert works == sorted(works) and works[0] == 0 and works[-1] == now.links == 4
    off = (*((Placed(),) * 2), Placed(3.0, 3.0, 15.0), *((Placed(),) * 2))
    crooked = OwnProspect(plan, off, 3)
    crooked.work(60.0)
    assert crooked.works < crooked.possible


def test_why_it_missed_is_found_and_what_would_have_caught_is_shown(table):
    player = table("crank_missed")
    crank = player.scene
    why = player.scene.find("why").text
    assert why.startswith("Where it failed: Gear with an arm.") and "With that fixed" in why
    player.click("better")
    shown = player.scene
    assert player.name == "OwnCorrected" and shown.test and not shown.own.live
    to_the_end(player, shown)
    assert shown.own.caught
    shown.on_back()
    assert player.scene is crank


def test_why_it_missed_is_looked_for_as_long_as_the_end_is_seen(table):
    player = table("crank_missed")
    crank = player.scene
    crank.reason = OwnReason(crank.own, 2, 2)
    assert crank.reason.looking
    for _ in as_long_as(lambda: crank.reason.looking):
        player.pass_time(1 / 60)
    player.see()
    assert crank.find("why").text.count(".") >= 2


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
    for _ in as_long_as(lambda: not moment.chosen):
        player.pass_time(1 / 60)
    player.see()
    assert moment.bulbs_on == 4 and moment.find("who").text.endswith("placed part 6: Long plank.")
    moment.test()
    assert player.name == "OwnCrank" and player.scene.test
    player.scene.on_back()
    assert player.scene is table and begun.runner.match.digest() == digest
