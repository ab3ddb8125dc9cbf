"""The wall of challenges: what stands stays, what is given is counted, medals are kept, hints come one by one."""

import json
from dataclasses import replace

import pytest

from game.app.dropped_file import open_file
from game.machine.stage import ENGINE
from game.ui.input.bindings import Verb
from game.workshop.parts.challenge import PointedOut, challenges, sample
from game.workshop.parts.files import write_machine
from game.workshop.parts.machine import Placed, fastenings
from game.workshop.shelf import Best, ChallengeProgress
from game.workshop.text.bench import part_name
from game.workshop.text.challenges import NAMES
from game.workshop.text.kinds import kind_name
from tests.screens.tables import assert_fits
from tests.views import workshop as views

pytestmark = pytest.mark.usefixtures("blank_pictures")


@pytest.fixture
def task(another):
    player = another()
    player.program.go_to("task", challenge=challenges()[0])
    player.see()
    return player


@pytest.mark.parametrize("challenge", [each for each in challenges() if each.ties], ids=lambda each: each.id)
def test_what_is_tied_in_a_solution_can_be_tied_at_its_bench(another, challenge):
    player = another()
    player.program.go_to("task", challenge=challenge)
    scene, (tie,) = player.scene, challenge.ties
    for part in challenge.given:
        assert scene.editing.try_to(lambda now, part=part: now.add(part))
    scene.edited()
    player.see()
    scene.editing.choose(tie.a.part)
    player.see()
    player.click(f"kind_{tie.kind}")
    if len(places := fastenings(scene.editing.one, tie.kind)) > 1:
        scene.find("tie_at").put(places.index(tie.a.at))
        player.see()
    player.click(f"to_{tie.b.part}.{tie.b.at}")
    player.see()
    assert scene.left_of(tie.kind) == 0 and not scene.find(f"kind_{tie.kind}").enabled
    scene.run()
    scene.showing.skip()
    assert scene.showing.caught


def test_hints_are_drawn_ever_more_plainly_and_told_to_ears(another):
    player = another()
    challenge = next(each for each in challenges() if each.id == "jack_pulls")
    player.program.go_to("task", challenge=challenge)
    scene, (jack, plank) = player.scene, challenge.given
    player.see()
    assert scene.pointed == PointedOut()
    drawn = []
    for _ in range(3):
        player.click("hint")
        player.see()
        drawn.append(scene.pointed)
    assert drawn[0].marked == (jack,) and not drawn[0].shown
    assert drawn[1].marked == (plank,) and drawn[1].shown == (jack,)
    assert drawn[2].shown == (jack, plank) and drawn[2].ties == challenge.ties
    said = [each.text for each in player.program.announcements.recent]
    assert any("Jack-in-the-box belongs here: 56 cm across, 22 cm up" in text for text in said)
    scene.editing.try_to(lambda now: now.add(replace(plank, x=plank.x + 0.5)))
    scene.edited()
    player.see()
    assert scene.pointed.shown == (jack,), "what stands about there is shown no more"
    scene.run()
    assert scene.pointed == PointedOut()


def test_a_solution_wins_medals_that_are_kept_and_shown(task):
    scene, challenge = task.scene, challenges()[0]
    for part in challenge.given:
        assert scene.editing.try_to(lambda now, part=part: now.add(part))
    scene.edited()
    assert set(map(scene.left_of, scene.kinds())) == {0}
    scene.run()
    scene.showing.skip()
    task.step(0.02)
    assert scene.progress.of(challenge).fewest == len(challenge.given)
    assert (
        scene.told == "Caught! New medals: caught, thrifty. One more medal if 80 of 100 careful copies catch the mouse."
    )
    assert scene.celebration.going_on and scene.celebration.text == "New medals: caught, thrifty."
    scene.showing.skip()
    task.see()
    scene.stop()
    scene._reached(12)
    assert not scene.celebration.going_on
    assert not scene.told, "a count that wins nothing tells nothing to whoever builds again"
    scene.find("next_challenge").confirm()
    assert task.scene.challenge == challenges()[1]
    task.program.go_to("wall")
    task.see()
    assert task.scene.find(challenge.id).won == (True, False, True)
    again = ChallengeProgress(task.program.places.challenges)
    assert again.begun(challenge) == scene.editing.machine
    assert again.reached(challenge, challenge.solution, 90) and not again.reached(challenge, challenge.solution, 85)


def test_the_medal_that_comes_later_is_celebrated_too(task):
    scene, challenge = task.scene, challenges()[0]
    for part in challenge.given:
        scene.editing.try_to(lambda now, part=part: now.add(part))
    scene.edited()
    scene.caught()
    scene.celebration.end()
    scene._reached(85)
    assert scene.celebration.going_on and scene.celebration.text == "New medal: steady."
    task.see()


@pytest.mark.parametrize(("row", "kindly"), [({}, True), ({"engine": ENGINE}, False)])
def test_a_machine_of_an_earlier_version_that_misses_now_is_told_kindly(another, row: dict, kindly: bool):
    player, challenge = another(), challenges()[0]
    progress = ChallengeProgress(player.program.places.challenges)
    progress.keep(challenge, challenge.fixed)
    (progress.folder / "progress.json").write_text(json.dumps({challenge.id: {"hands": 90, "fewest": 1, **row}}))
    player.program.go_to("task", challenge=challenge)
    player.see()
    scene = player.scene
    scene.run()
    scene.showing.skip()
    player.step(0.02)
    assert scene.ended and ("Your medals stay" in scene.told) is kindly
    assert scene.progress.of(challenge).medals(challenge) == (True, True, True)


def test_a_catch_that_cannot_be_kept_says_so(task, monkeypatch):
    def full(path, data):
        raise OSError(28, "No space left on device")

    scene = task.scene
    for part in scene.challenge.given:
        scene.editing.try_to(lambda now, part=part: now.add(part))
    scene.edited()
    scene.run()
    scene.showing.skip()
    monkeypatch.setattr("game.workshop.shelf.replace_whole", full)
    task.step(0.02)
    assert scene.told.startswith("Caught! New medals:") and scene.told.endswith("the disk is full.") and scene.alarmed


def test_what_stands_stays_and_no_more_is_had_than_is_given(task):
    editing = task.scene.editing
    before = editing.machine
    editing.choose(before.parts[0].id)
    editing.next()
    assert editing.chosen == () and not editing.try_to(lambda now: now.move([before.parts[0].id], (1.0, 0.0)))
    assert not editing.try_to(lambda now: now.add(Placed("weight", 40.0, 0.0)))
    assert editing.machine == before and editing.refusal is not None


def test_the_wall_tells_of_a_challenge_before_it_is_built(another):
    player = another()
    views.wall(player.program)
    player.see()
    scene, listed = player.scene, challenges()
    assert scene.focused == scene.chosen == listed[3].id, "the first that was never caught"
    player.click(listed[2].id)
    assert player.scene is scene and scene.find("challenge_name").text == NAMES[listed[2].id]
    told = [scene.find(f"state_of_{number}") for number in range(3)]
    assert [label.text for label in told] == ["won", "best: 40", "won"]
    assert "80 of 100" in scene.find("how_of_1").text and str(listed[2].needed) in scene.find("how_of_2").text
    scene.focus(listed[4].id)
    player.see()
    player.press(Verb.CONFIRM)
    assert player.scene.challenge == listed[4]


def test_the_wall_opens_where_the_next_challenge_hangs(another):
    player = another()
    progress = ChallengeProgress(player.program.places.challenges)
    for challenge in challenges()[:20]:
        progress.reached(challenge, challenge.solution)
    player.program.go_to("wall")
    player.see()
    paper = player.scene.find(challenges()[20].id)
    assert paper.name == player.scene.chosen and paper.visible.height > 0.9 * paper.rect.height


def test_what_is_asked_is_said_in_the_language_that_is_spoken_by_now(task, monkeypatch):
    monkeypatch.setattr("game.workshop.text.challenges._", str.upper)
    task.scene.stale()
    task.see()
    assert task.scene.find("hand").text.isupper() and task.scene.find("hand").note.isupper()


def test_hints_come_one_after_the_other(task):
    told = []
    for _ in range(4):
        task.scene.tell()
        told.append(task.scene.told)
    assert len(set(told)) == 3 and told[3] == told[0]


@pytest.mark.parametrize(
    "text", ["{]", "[" * 5000, '{"a": {"hands": 1e999, "fewest": 1}}'], ids=["torn", "deep", "endless"]
)
def test_damaged_progress_is_set_aside(tmp_path, text):
    (tmp_path / "progress.json").write_text(text)
    progress = ChallengeProgress(tmp_path)
    assert progress.of(challenges()[0]) == Best() and (tmp_path / "progress.json.damaged").is_file()


def test_damaged_progress_that_cannot_be_set_aside_stays_where_it_is(tmp_path, monkeypatch):
    def refused(path):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("game.workshop.shelf.set_aside", refused)
    (tmp_path / "progress.json").write_text("{]")
    assert ChallengeProgress(tmp_path).of(challenges()[0]) == Best()


def test_a_dropped_file_is_laid_on_the_bench_or_told(another, tmp_path):
    player = another()
    player.program.go_to("hall")
    for text, kind in ((write_machine(sample("catapult")), "Bench"), ("x", "Notice")):
        path = tmp_path / "a.toml"
        path.write_text(text)
        open_file(player.program, player.scene, path)
        assert type(player.scene).__name__ == kind
        player.see()


@pytest.mark.parametrize("scene", ["title", "hall", "which_trap"])
def test_a_picture_that_was_sent_on_as_another_kind_says_what_to_ask_for(another, tmp_path, scene):
    player = another()
    player.program.go_to(scene)
    path = tmp_path / "waterfall.jpg"
    path.write_bytes(b"\xff\xd8\xff\xe0\0\x10JFIF\0")
    open_file(player.program, player.scene, path)
    assert player.name == "Notice" and "carries no machine" in player.scene.text
    assert player.scene.heading == "This file can’t be opened"
    player.see()


@pytest.mark.parametrize("view", ["wall", "task"])
@pytest.mark.parametrize(("size", "scale"), [((800, 600), 200), ((1280, 720), 100)])
def test_it_fits(another, view, size, scale):
    player = another(size=size)
    player.program.settings = replace(player.program.settings, text_scale=scale)
    views.VIEWS[view](player.program)
    assert_fits(player, view)


def test_ones_own_parts_count_from_one_and_no_two_parts_share_a_name(tmp_path):
    progress = ChallengeProgress(tmp_path)
    for challenge in challenges():
        progress.keep(challenge, challenge.solution)
        machine = progress.begun(challenge)  # as it is read again from its file
        own, kinds = challenge.own(machine), {part.kind for part in challenge.fixed.parts}
        names = [part_name(part.id, machine) for part in machine.parts]
        assert len(set(names)) == len(names)
        for kind in {part.kind for part in own}:
            called = [part_name(part.id, machine) for part in own if part.kind == kind]
            alone = len(called) == 1 and kind not in kinds
            numbered = [f"{kind_name(kind)} {number}" for number in range(1, len(called) + 1)]
            assert called == ([kind_name(kind)] if alone else numbered)


def test_the_first_own_domino_is_domino_1_where_others_stand(another):
    challenge = next(each for each in challenges() if each.id == "missing")
    player = another()
    player.program.open("task", challenge=challenge)
    player.see()
    editing = player.scene.editing
    assert editing.place("domino", (5.0, 30.0)) and editing.one
    first = editing.one.id
    assert part_name(first, editing.machine) == "Domino 1"
    assert editing.place("domino", (8.0, 30.0)) and part_name(editing.one.id, editing.machine) == "Domino 2"
    editing.choose(first)
    assert editing.remove() and part_name(editing.machine.parts[-1].id, editing.machine) == "Domino 1"
    assert part_name("domino-1", editing.machine) == "Domino A"
