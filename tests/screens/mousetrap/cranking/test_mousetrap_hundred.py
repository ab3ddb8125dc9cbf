"""The trap in a hundred hands, seen from the card of a verdict: made in slices, one by one or all, kept as files."""

from collections import Counter
from dataclasses import replace

import pytest

from game.core.slices import finish
from game.games.mousetrap.nature.hundred import HundredHands, flown_by
from game.games.mousetrap.pictures.flights import flights_film
from game.games.mousetrap.table.cranking.hundred import SLIDER, HundredScreen, machine_at_rest
from game.games.mousetrap.table.cranking.what_if import TrapWhatIfScreen
from game.games.mousetrap.text import hundred as words
from game.ui.input.bindings import Query, Verb
from tests.patience import as_long_as
from tests.views import mousetrap_stage as views

pytestmark = pytest.mark.usefixtures("blank_pictures")


@pytest.fixture
def seen(another):
    player = another()
    views.hundred(player.program)
    player.see()
    return player


def test_a_run_is_the_same_wherever_it_is_made_and_small():
    placements = views.TRUE
    here = HundredHands(placements, 2)
    here.finish()
    assert here.over and here.found == [flown_by(placements, number) for number in (1, 2)]
    assert here.bytes < 2 * 60_000, "a hundred of them take less than 6 MB"
    assert here.caught + sum(here.stopped_at.values()) == 2


@pytest.mark.slow
def test_the_verdict_opens_it_and_what_was_made_is_kept(another):
    player = another()
    views.missed(player.program)
    player.see()
    crank = player.scene
    player.click("hundred")
    scene = player.scene
    assert isinstance(scene, HundredScreen) and scene.hands.placements == crank.watched.run.inputs.placements
    for _ in as_long_as(lambda: not scene.hands.found):
        player.step(1 / 60)
    player.see()
    assert scene.shown == scene.hands.newest
    player.press(Verb.BACK)
    assert player.scene is crank
    player.key("h")
    assert player.scene.hands is scene.hands and player.scene.hands.found


@pytest.mark.slow
def test_all_fly_then_each_alone_and_the_weakest_part_is_looked_into(seen):
    scene = seen.scene
    lost = next(each for each in scene.hands.found if not each.caught)
    assert scene.find("callout_lost_0") is not None
    assert scene.answers(Query.WHERE) == (words.all_hands(scene.hands.caught, 6, scene.hands.stopped_at),)
    scene.find(SLIDER).put(lost.seed)
    seen.see()
    assert scene.shown == [lost] and "missed" in scene.answers(Query.WHERE)[0]
    seen.key(".")
    assert scene.hand == lost.seed % 6 + 1
    scene.choose(0)
    seen.see()
    seen.key("k")
    assert scene.playing and scene.row < 2
    for _ in as_long_as(lambda: scene.playing):
        seen.step(0.1)
    seen.see()
    seen.click("hundred_part")
    looked = seen.scene
    assert isinstance(looked, TrapWhatIfScreen) and looked.on_keep is None
    assert looked.number == scene.hands.stopped_at.most_common(1)[0][0]


@pytest.mark.slow
def test_picture_and_film_are_kept_among_the_pictures(seen):
    folder = seen.program.places.pictures
    seen.click("hundred_picture")
    for _ in as_long_as(lambda: not seen.scene.done):
        seen.step(0.02)
    (made,) = folder.glob("*.png")
    assert made.read_bytes().startswith(b"\x89PNG") and seen.scene.path == made
    scene = seen.program.scenes[-2]
    below = lambda canvas, place: machine_at_rest(scene.hands.placements, canvas, place)  # noqa: E731
    brief = replace(scene.hands.found[0], places=scene.hands.found[0].places[:64])
    content = finish(flights_film(scene.assets, [brief], "One hand.", below))
    assert content.startswith(b"GIF89a")


def test_it_is_told_how_many_caught_and_where_most_were_lost():
    assert words.all_hands(3, 3, Counter()) == "3 of 3 hands caught the mouse."
    assert words.all_hands(1, 4, Counter({10: 2, 24: 1})).endswith("Most misses: Bucket, 2.")
    assert (
        words.one_hand(5, False, "Bucket").endswith("here: Bucket.")
        and words.lost("Bucket", 2, 3) == "Bucket: 2 of 3 misses"
    )
