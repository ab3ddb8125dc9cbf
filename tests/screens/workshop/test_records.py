"""Records of challenges on their page, machines that are sent to be beaten, and machines that ring and are back."""

from dataclasses import replace

import pygame
import pytest

from game.app.program import assets_folder
from game.core.slices import finish
from game.session.match import NotSaved
from game.ui.input.bindings import Verb
from game.workshop.bench import hundred, sharing, task_bench
from game.workshop.bench.bare_bench import TRIED
from game.workshop.hall import hall as hall_module
from game.workshop.parts.challenge import challenge_of, challenges, sample
from game.workshop.parts.claim import Claim, Sent, pasted_in
from game.workshop.parts.files import Stored
from game.workshop.pictures.curves import MOST_BARS, CurvePicture, bars
from game.workshop.pictures.photographs import machine_film
from game.workshop.proofs.scoring import RUNS, Score, filling
from game.workshop.shelf import ChallengeProgress
from tests.screens.tables import assert_fits
from tests.views import workshop as views

pytestmark = pytest.mark.usefixtures("blank_pictures")
SLOPE = sample("first_slope").machine


def counted(scene, captured):
    """As if all hands of the bench's machine were counted."""
    scene.counting.end()
    scene.counting.score = Score(runs=RUNS, captured=captured, exact=True)


def built(player, challenge):
    """The stored solution stands, has run and caught."""
    scene = player.scene
    for part in challenge.given:
        assert scene.editing.try_to(lambda now, part=part: now.add(part))
    scene.edited()
    scene.run()
    scene.showing.skip()
    player.step(0.02)
    return scene


def test_bars_reach_from_the_lowest_to_the_highest_value_and_hold_the_pins():
    assert bars({3: 2, 5: 1}, (4, 0)) == (3, 1, (2, 0, 1))
    assert bars({3: 2}, (1, 6)) == (1, 1, (0, 0, 2, 0, 0, 0)) and bars({}, (0, 0)) == (0, 1, (0,))
    low, each, found = bars({0: 1, 100: 4}, (0, 0))
    assert (low, each) == (0, 3) and len(found) <= MOST_BARS and sum(found) == 5


def test_the_wall_leads_to_the_records_and_they_tell_best_names_and_what_is_left(another):
    player = another()
    views.wall(player.program)
    player.see()
    assert "1 part" in player.scene.find("first_slope").medals or player.scene.chosen == "first_slope"
    player.click("records")
    player.see()
    assert player.name == "Records" and player.scene.find("build") is not None
    views.records(player.program)
    player.see()
    scene = player.scene
    told = [scene.find(f"best_{kind}").text for kind in range(3)]
    assert told == ["3 parts, Anna", "2.3 s, Ben", "92 of 100, Anna"]
    assert "To beat: " in scene.find("told_2").text or "better" in scene.find("told_2").text
    curve = scene.find("curve_2")
    assert isinstance(curve, CurvePicture) and (curve.best, curve.yours) == (92, 71)
    assert any("Records: Zigzag." in each.text for each in player.program.announcements.recent)
    player.click("build")
    assert player.name == "TaskBench"


@pytest.mark.parametrize("view", ["records", "to_beat", "beating", "ready_again", "mended"])
@pytest.mark.parametrize(("size", "scale"), [((800, 600), 100), ((1280, 720), 150), ((1920, 1080), 200)])
def test_they_fit(another, view, size, scale):
    player = another(size=size)
    player.program.settings = replace(player.program.settings, text_scale=scale)
    views.VIEWS[view](player.program)
    player.see()
    assert_fits(player, view)


def test_papers_on_the_wall_show_the_best_values_below_their_medals(another):
    player = another()
    first, second = challenges()[:2]
    progress = ChallengeProgress(player.program.places.challenges)
    progress.reached(first, first.solution, 97, 1824, "Anna")
    progress.reached(second, second.solution)
    player.program.go_to("wall")
    player.see()
    values = [player.scene.find(each.id).values for each in challenges()[:3]]
    assert values == [("1.9 s", "97", "1"), ("", "", "2"), ()]


def test_keys_go_round_the_records(another):
    player = another()
    views.records(player.program)
    player.see()
    met = set()
    for _ in range(6):
        met.add(player.scene.focused)
        player.press(Verb.NEXT)
    assert {"back", "build", "builder"} <= met


def test_the_name_of_the_builder_is_kept_and_goes_with_the_next_record(another):
    player, first = another(), challenges()[0]
    player.program.go_to("records", challenge=first)
    player.see()
    player.scene.find("builder").on_text("Clara")
    assert player.program.settings.builder == "Clara"
    player.program.go_to("task", challenge=first)
    player.see()
    built(player, first)
    best = ChallengeProgress(player.program.places.challenges).of(first)
    assert best.names[0] == "Clara" and best.steps == player.scene.showing.run.steps


def test_a_better_machine_breaks_a_record_and_it_is_told(another):
    player, first = another(), challenges()[0]
    progress = ChallengeProgress(player.program.places.challenges)
    progress.reached(first, first.solution, 100, 5000, "Anna")
    player.program.go_to("task", challenge=first)
    player.see()
    scene = built(player, first)
    assert "New record: fastest." in scene.told
    assert scene.progress.of(first).names == ("Anna", "", "Anna")
    player.see()
    player.click("records")
    player.see()
    assert player.name == "Records" and player.scene.find("build") is None
    player.press(Verb.BACK)
    assert player.scene is scene


def test_a_machine_that_is_pasted_with_its_score_is_a_challenge_of_its_parts(another, monkeypatch):
    player, copied = another(), []
    sent = Sent(SLOPE, "Waterfall", Claim(99, "0123abcd"))
    monkeypatch.setattr(hall_module, "pasted_text", lambda: f"Look!\n{sent.text()}")
    monkeypatch.setattr(task_bench, "copy_text", copied.append)
    views.hall(player.program)
    player.see()
    player.click("paste")
    player.see()
    assert "Waterfall: 99 of 100 copies with 3 parts. Beat it!" in player.scene.text
    player.click("way_0")
    player.see()
    scene = player.scene
    assert player.name == "TaskBench" and scene.heading() == "Waterfall"
    assert scene.left_of("plank_20") == 1 and not scene.find("answer").enabled
    scene = built(player, scene.challenge)
    counted(scene, 100)
    scene.duel.target._work, scene.duel.target.score = None, Score(runs=RUNS, captured=98, exact=True)
    scene._reached(100)
    player.see()
    assert scene.told == "You beat it! Yours: 100 of 100 copies with 3 parts. To beat: 98 of 100 copies with 3 parts."
    player.click("answer")
    again = pasted_in(copied[0])
    assert again.machine == scene.editing.machine or again.claim is not None
    assert again.name == "Waterfall" and again.claim is not None and again.claim.captured == 100


def test_a_duel_tells_of_a_result_that_could_not_be_saved(another, monkeypatch):
    player = another()
    views.beating(player.program)
    player.see()
    scene = player.scene

    def full(*_given):
        raise NotSaved("progress.json cannot be written: the disk is full")

    monkeypatch.setattr(scene.progress, "reached", full)
    built(player, scene.challenge)
    counted(scene, 100)
    scene.duel.target._work, scene.duel.target.score = None, Score(runs=RUNS, captured=98, exact=True)
    scene._reached(100)
    assert scene.told.startswith("You beat it!") and scene.told.count("the disk is full") == 1


def test_what_was_said_counts_only_once_it_is_counted_here(another):
    player = another()
    views.beating(player.program)
    player.see()
    scene = player.scene
    assert scene.duel.theirs is None and "99 of 100" in scene.task
    scene.duel.target._work, scene.duel.target.score = None, Score(runs=RUNS, captured=40, exact=True)
    assert scene.duel.confirmed in (scene.task + " Its builder counted 99 of 100. Counted here: 40.",)
    assert scene.duel.theirs == (40, 10) and "Waterfall: 40 of 100" in scene.task


def test_a_machine_without_a_score_lies_on_the_bench_at_once(another, monkeypatch):
    player = another()
    monkeypatch.setattr(hall_module, "pasted_text", Sent(SLOPE).line)
    views.hall(player.program)
    player.see()
    player.click("paste")
    assert player.name == "Bench"


def test_a_machine_can_be_sent_as_a_challenge_once_it_is_counted(another, monkeypatch):
    player, copied = another(), []
    monkeypatch.setattr(sharing, "copy_text", copied.append)
    views.bench(player.program, "first_slope")
    scene = player.scene
    counted(scene, 97)
    sharing.offer(scene)
    player.see()
    assert "Send it as a challenge" in [each.text for each in player.scene.widgets if each.name.startswith("way_")]
    way = next(each for each in player.scene.widgets if getattr(each, "text", "") == "Send it as a challenge")
    player.click(way.name)
    assert copied[0].startswith("First slope: 97 of 100 copies with 3 parts. Beat it!\n")
    sent = pasted_in(copied[0])
    assert (sent.name, sent.machine, sent.claim.captured) == ("First slope", replace(SLOPE, standing=frozenset()), 97)
    assert challenge_of(sent.machine).id == challenge_of(SLOPE).id


def test_copies_are_given_away_only_once_all_are_counted(another):
    player = another()
    for number, offered in ((TRIED, False), (RUNS, True)):
        views.share_all(player.program)
        player.press(Verb.BACK)
        scene = player.scene
        scene.counting.score.runs = number
        sharing.offer(scene)
        player.see()
        texts = [getattr(each, "text", "") for each in player.scene.widgets]
        assert ("Make a film of all copies" in texts) == offered


def test_what_rings_and_is_back_wins_medals_of_its_own(another):
    player = another()
    views.ready_again(player.program)
    player.step(0.02)
    scene = player.scene
    assert scene.told.startswith("Ready again! New medals: back again, thrifty.")
    assert scene.counting.aims and scene.progress.of(scene.challenge).fewest == 2


@pytest.mark.slow
def test_the_film_of_what_is_back_has_no_seam():
    pygame.font.init()
    machine = next(each.solution for each in challenges() if each.id == "bell_rope")
    seen: list[pygame.Surface] = []
    finish(machine_film(assets_folder(), Sent(machine, "Bell rope"), lambda report: "END", "Bell rope", seen=seen))
    ends = seen[0], seen[-1]
    first, last = map(pygame.transform.average_color, ends)
    assert max(abs(one - other) for one, other in zip(first, last, strict=True)) <= 1
    one, other = (pygame.transform.smoothscale(each.convert(24), (each.width // 2, each.height // 2)) for each in ends)
    pixels = [(x, y) for x in range(one.width) for y in range(one.height)]
    apart = max(abs(a - b) for at in pixels for a, b in zip(one.get_at(at), other.get_at(at), strict=True))
    assert apart <= 32, (
        "less than a pixel is off: at half the size, where an edge that moved by one differs by half of it"
    )


def test_a_machine_that_winds_itself_is_told_without_a_mouse(another):
    player = another()
    machine = next(each.solution for each in challenges() if each.id == "bell_rope")
    player.program.go_to("bench", given=Stored("Bell", machine))
    player.see()
    scene = player.scene
    for _ in filling(scene.counting.score, machine, runs=4):
        pass
    scene.counting.end()
    hundred.open_hundred(scene)
    player.see()
    told = [hundred.told(scene), *scene.help_lines(), scene.find("pips").hint]
    assert f"of {scene.counting.score.runs} copies worked." in told[0]
    for number in range(1, len(scene.counting.flights.found) + 1):
        scene.hundred.choose(number)
        told.append(hundred.told(scene))
        assert told[-1].startswith(f"Copy {number} ") and not told[-1].endswith(": .")
    assert not [line for line in told if "mouse" in line.replace("mouse wheel", "") or "cage" in line]
