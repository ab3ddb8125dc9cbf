"""Two minutes of practice: the crank of the whole machine, and how a piece feels."""

from dataclasses import replace

import pytest

from game.catalog import CATALOG
from game.games.boobytrap.tray.settled import grade
from game.games.mousetrap.text.machine import came_of
from game.games.mousetrap.trap.report import LINKS, TrapReport
from game.games.mousetrap.trap.watched import CALM_CM, SHAKY_CM
from game.shell.desk import DESKS
from game.ui.input.bindings import Verb
from tests.patience import as_long_as
from tests.views import boobytrap, mousetrap_table

pytestmark = pytest.mark.usefixtures("blank_pictures")

CAUGHT = TrapReport(tuple((link, 100) for link in LINKS), True, False, False, 2000, "0" * 8)
MISSED = replace(CAUGHT, captured=False, links=CAUGHT.links[:6])


@pytest.mark.parametrize(
    ("report", "shaken", "word"),
    [
        (CAUGHT, CALM_CM, "steady"),
        (CAUGHT, SHAKY_CM, "luck"),
        (MISSED, CALM_CM, "just misses"),
        (MISSED, SHAKY_CM, "shook the board"),
    ],
)
def test_a_try_is_told_with_how_the_hand_was(report, shaken, word):
    assert word in came_of(report, shaken)


@pytest.mark.slow
def test_how_a_piece_is_held_is_hidden_until_it_was_guessed(table):
    player = table(boobytrap.VIEWS["practice"])
    scene = player.scene
    assert scene.guesses == 1 and scene.tag() is None and scene.find("guess_snug") is not None
    before, held = scene.right, grade(scene.toy.tray.grip(scene.touched))
    player.key(scene.find(f"guess_{held}").shortcut)
    assert (scene.guesses, scene.right) == (2, before + 1) and scene.tag() is not None
    assert scene.find("guess_snug") is None and scene.find("take").enabled
    assert player.program.announcements.recent[-1].text.startswith("Right")
    scene.on_back()
    assert len(player.program.scenes) == 1, "what was there before is there again"


@pytest.mark.slow
def test_the_crank_can_be_tried_again_and_again(player):
    player.program.open("practise_crank")
    scene = player.scene
    for tries in (1, 2):
        scene.turn_steadily()
        for _ in as_long_as(lambda: scene.act != "over"):
            player.program.advance(0.05)
        player.see()
        assert scene.tries == tries and "tr" in scene.find("why").text
        scene.again()
        assert scene.act == "ready" and scene.watched.run.live
    scene.on_back()
    assert player.name == "Title"


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize("game", CATALOG)
def test_what_can_be_practised_is_offered_in_the_set_up(player, game):
    player.program.go_to("setup", game=game)
    player.see()
    assert (player.scene.find("practise") is not None) == bool(DESKS[game].practice)


def test_the_crank_is_practised_from_the_menu_and_the_match_waits(table):
    player = table(mousetrap_table.VIEWS["menu"])
    player.see()
    menu = player.scene.over
    played = len(player.scene.play.table.match.played)
    menu.find("practise").confirm()
    assert player.name == "Practice"
    player.press(Verb.BACK)
    assert player.scene.over is menu and len(player.scene.play.table.match.played) == played
