"""The hall: what is thrown away can be brought back for a while, by mouse and by keys; what is given away is whole."""

import io
import os
import re

import pygame
import pytest

from game.app.dropped_file import open_file
from game.core.slices import finish
from game.session.match import NotSaved
from game.shell.pages import Working
from game.shell.pictures.film import FilmPreview
from game.ui.input.bindings import Verb
from game.workshop.bench import bare_bench, sharing
from game.workshop.hall import hall as hall_module
from game.workshop.parts.challenge import NAMES, challenges, sample
from game.workshop.parts.claim import Claim, Sent, enclosed, sent_by_picture, sent_in
from game.workshop.parts.files import Stored, read_machine
from game.workshop.parts.outlines import bounds_of
from game.workshop.parts.run import WorkshopRun, to_end
from game.workshop.pictures.bench_stage import BenchStage
from game.workshop.pictures.photographs import SIZE, machine_film
from game.workshop.proofs.scoring import RUNS, Score
from game.workshop.shelf import ChallengeProgress, MachineShelf
from game.workshop.text import bench as bench_words
from game.workshop.text.challenges import challenge_name
from tests.screens.tables import assert_fits
from tests.views import workshop as views

pytestmark = pytest.mark.usefixtures("blank_pictures")


@pytest.fixture
def hall(another):
    player = another()
    views.hall(player.program)
    player.see()
    return player


def shelved(player):
    return [each.stored.name for each in MachineShelf(player.program.places.machines).machines()]


def test_what_is_thrown_away_is_brought_back_by_undo_or_by_its_card(hall):
    names = shelved(hall)
    for bring_back in ("own_0_bin", "own_0"):
        hall.click("own_0_bin")
        assert shelved(hall) == names[1:] and hall.scene.find("own_0").thrown
        hall.click(bring_back)
        assert shelved(hall) == names and hall.name == "Hall"


def test_delete_throws_away_the_machine_in_focus_and_ten_seconds_later_it_is_lost(hall):
    names = shelved(hall)
    hall.scene.focus("own_1")
    hall.key("delete")
    for _ in range(11):
        hall.step(1.0)
    hall.see()
    assert shelved(hall) == names[:1] and hall.scene.find("own_1") is None
    assert [path.suffix for path in hall.program.places.machines.iterdir()] == [".toml"]


def test_the_machine_saved_last_comes_first_though_the_clock_has_gone_back(hall):
    names = [each.stored.name for each in hall.scene.own]
    for days in (1, 2):
        hall.click("own_1")
        editing = hall.scene.editing
        editing.save()
        os.utime(editing.path, (editing.path.stat().st_mtime - days * 86_400,) * 2)
        hall.press(Verb.BACK)
        hall.see()
        names.reverse()
        assert [each.stored.name for each in hall.scene.own] == names


def test_examples_cannot_be_thrown_away(hall):
    hall.scene.focus("sample_catapult")
    hall.key("delete")
    assert len(shelved(hall)) == 2 and hall.scene.find("sample_catapult_bin") is None


def test_a_machine_is_given_away_as_a_line_or_as_a_file(another, monkeypatch):
    copied = []
    monkeypatch.setattr(bare_bench, "copy_text", copied.append)
    player = another()
    exported = player.program.places.data / "documents"
    monkeypatch.setattr("game.host.places.Places.exported", exported)
    views.share(player.program)
    player.see()
    player.click("way_0")
    assert player.name == "Bench" and copied[0].startswith("TW1-")
    player.click("share")
    player.click("way_1")
    (path,) = exported.iterdir()
    assert str(path) in player.scene.text and read_machine(path.read_bytes()).machine == sample("catapult").machine


def test_a_line_carries_the_name_and_what_is_opened_from_it_stays_on_the_shelf(another, tmp_path, monkeypatch):
    copied = []
    monkeypatch.setattr(bare_bench, "copy_text", copied.append)
    monkeypatch.setattr(hall_module, "pasted_text", lambda: copied[0])
    player = another()
    scene = views.bench(player.program, "catapult")
    scene.copy_line()
    other = another(tmp_path / "elsewhere")
    views.first_look(other.program)
    other.see()
    for _twice in range(2):
        other.click("paste")
        other.see()
        assert other.name == "Bench" and other.scene.editing.name == "Catapult"
        other.press(Verb.BACK)
        other.see()
        assert [(each.stored.name, each.stored.machine) for each in other.scene.own] == [
            ("Catapult", sample("catapult").machine)
        ], "once, though nothing in it was changed"
    scene.editing.name = bench_words.UNTITLED
    scene.copy_line()
    assert "\n" not in copied[1]


def test_a_machine_that_could_not_be_kept_says_so(another, monkeypatch):
    def full(*_given):
        raise NotSaved("a.toml cannot be written: the disk is full")

    monkeypatch.setattr(MachineShelf, "add", full)
    player = another()
    sent = Sent(sample("catapult").machine, "Catapult")
    player.program.go_to("bench", given=Stored(sent.name, sent.machine), sent=sent)
    assert "disk is full" in player.scene.told


def test_a_run_becomes_a_film_that_can_be_given_up(another):
    player = another()
    views.bench(player.program, "catapult")
    player.see()
    player.click("share")
    player.click("way_2")
    player.step()
    assert player.name == "Filming" and player.scene.work.share >= 0
    player.press(Verb.BACK)
    assert player.name == "Bench" and not player.program.places.pictures.exists()


def test_a_picture_of_a_machine_is_dropped_elsewhere_and_lies_on_the_bench(another):
    player = another()
    views.bench(player.program, "catapult")
    player.see()
    player.click("share")
    player.click("way_3")
    (path,) = player.program.places.pictures.iterdir()
    assert str(path) in player.scene.text
    other = another()
    views.hall(other.program)
    for content, name in ((path.read_bytes(), "Bench"), (path.read_bytes().replace(b"TW1-", b"TW8-"), "Notice")):
        path.write_bytes(content)
        open_file(other.program, other.scene, path)
        assert other.name == name
        other.see()
        if name == "Bench":
            assert other.scene.editing.machine == sample("catapult").machine and other.scene.editing.name == "Catapult"
            other.press(Verb.BACK)
    assert "carries no machine" in other.scene.text


@pytest.mark.parametrize("right", [True, False])
def test_the_score_that_was_sent_is_confirmed_here_or_not(another, right):
    player = another()
    views.hall(player.program)
    machine = sample("first_slope").machine
    score = Score(runs=RUNS, captured=81, exact=True)
    claim = score.claim if right else Claim(80, "00000000")
    path = player.program.places.pictures / "a.png"
    path.parent.mkdir(parents=True)
    content = io.BytesIO()
    pygame.image.save(pygame.Surface((40, 30)), content, "a.png")
    path.write_bytes(enclosed(content.getvalue(), Sent(machine, "Sent", claim)))
    open_file(player.program, player.scene, path)
    player.see()
    assert f"Sent: {claim.captured} of 100 copies with 3 parts. Beat it!" in player.scene.text
    player.click("way_1")
    player.see()
    assert f"Its builder counted {claim.captured} of 100" in player.scene.told
    player.scene.told, player.scene.watched, player.scene.counting.score = "", True, score
    player.scene.stale()
    player.see()
    wanted = "Confirmed here: 81 of 100." if right else "Its builder counted 80 of 100. Counted here: 81."
    assert player.scene.find("weakest").text == wanted


def test_a_line_tells_its_score_once_all_hands_are_counted(another):
    player = another()
    views.bench(player.program, "catapult")
    assert player.scene.sending().claim is None
    player.scene.counting.score = Score(runs=RUNS, captured=81)
    assert sent_in(player.scene.sending().line()).claim.captured == 81


@pytest.mark.slow
def test_a_run_is_a_film_of_a_megabyte_at_most():
    from game.app.program import assets_folder  # noqa: PLC0415

    ends = []
    content = finish(
        machine_film(assets_folder(), Sent(sample("catapult").machine), lambda report: ends.append(report) or "")
    )
    assert content[:6] == b"GIF89a" and len(content) <= 1_000_000 and ends[-1].caught
    assert sent_by_picture(content).machine == sample("catapult").machine


@pytest.mark.parametrize("view", ["thrown", "share"])
def test_it_fits(another, view):
    player = another(size=(800, 600))
    views.VIEWS[view](player.program)
    assert_fits(player, view)


def test_a_newcomer_is_led_to_the_first_challenge_and_later_to_the_next(another):
    player = another()
    views.first_look(player.program)
    player.see()
    assert player.scene.focused == "start" and player.scene.find("start_name").text == "First slope"
    assert player.scene.find("paste") is not None and player.scene.find("own_0") is None
    player.press(Verb.CONFIRM)
    assert player.scene.challenge == challenges()[0]
    first = challenges()[0]
    ChallengeProgress(player.program.places.challenges).reached(first, first.solution)
    player.press(Verb.BACK)
    player.see()
    assert player.scene.find("start_name").text == "Pop goes the balloon"


def test_the_hall_stays_scrolled_when_something_in_it_changes(another):
    player = another(size=(800, 600))
    views.hall(player.program)
    player.see()
    scene = player.scene
    scene.scroll_to(scene.find("sample_catapult").region, 200.0)
    scene.stale()
    player.see()
    assert scene.find("sample_catapult").region.offset == 200.0


def test_a_hall_of_many_machines_is_read_and_shown_piece_by_piece(another, monkeypatch):
    monkeypatch.setattr(hall_module, "_PATIENCE", -1.0)
    monkeypatch.setattr(hall_module, "_SHOWN_EVERY", 0.0)
    player = another()
    shelf, stored = MachineShelf(player.program.places.machines), sample("first_slope")
    for number in range(60):
        shelf.add(Stored(f"Slope {number}", stored.machine))
    monkeypatch.setattr(Working, "go_on", lambda work, seconds=0: next_slice(work))
    player.program.open("hall")
    lengths, shares = [], []
    for _ in range(400):
        player.step()
        lengths.append(len(player.scene.own))
        bar = player.scene.find("reading")
        shares.append(bar.share if bar else 1.0)
    assert lengths == sorted(lengths) and lengths[-1] == 60 and len(set(lengths)) > 30
    assert 0 < shares[30] < 1 and shares[-1] == 1.0
    assert len([widget for widget in player.scene.widgets if type(widget).__name__ == "MachineCard"]) < 30
    reached = set()
    for _ in range(40):
        player.press(Verb.DOWN)
        reached.add(player.scene.focused)
    assert len([name for name in reached if name.startswith("own_")]) > 10, "every row can be reached"
    assert not player.scene.focused.startswith("own_"), "and what lies below them"


def next_slice(work):
    """Go on by one slice."""
    if not work.over:
        try:
            work.share = next(work._work)
        except StopIteration as done:
            work.result, work.over = done.value, True
    return work.over


def test_what_is_thrown_away_while_the_shelf_is_read_can_be_brought_back(hall, monkeypatch):
    monkeypatch.setattr(hall_module, "_PATIENCE", -1.0)
    names = shelved(hall)
    hall.scene._look()
    hall.click("own_0_bin")
    for _ in range(20):
        hall.step(0.01)
    assert hall.scene._work is None and hall.scene.find("own_0").thrown
    hall.click("own_0")
    assert shelved(hall) == names and len(hall.scene.own) == len(names)


@pytest.mark.parametrize("view", ["hall", "wall"])
def test_f1_opens_the_help_of_the_workshop_and_leads_back(another, view):
    player = another(size=(800, 600))
    views.VIEWS[view](player.program)
    player.see()
    scene = player.scene
    player.press_f1()
    assert player.name == "Notice" and player.scene.heading == "Workshop"
    assert "out of the box" in player.scene.text and "Press Run" in player.scene.text
    assert_fits(player, "help")
    player.press(Verb.BACK)
    assert player.scene is scene


def test_a_film_is_called_after_its_machine_and_can_be_shown_in_its_folder(another, monkeypatch):
    player = another()
    views.bench(player.program, "first_slope")
    player.see()
    bench = player.scene
    bench.editing.name, bench.counting.score = "Größte Falle: / Nr. 2", Score(runs=RUNS, captured=81)
    made = []

    def film(assets, sent, title, strip, **given):
        made.append((title, strip, given["dark"]))
        yield 0.0
        return b"GIF89a"

    monkeypatch.setattr(sharing, "machine_film", film)
    sharing.film(bench)
    player.see()
    player.click("way_0")
    assert re.fullmatch(r"gr-te-falle-nr-2-[-0-9]+\.gif", player.scene.path.name)
    assert any(word == "Show in folder" for word, _kind, _act in player.scene.ways())
    title, strip, dark = made[0]
    assert dark == 1.0, "as the setting of the stage's light has it"
    assert strip == "Größte Falle: / Nr. 2 · The mouse was caught in 81 of 100 copies."
    run = to_end(WorkshopRun(bench.editing.machine).settle())
    assert title(run) == "Größte Falle: / Nr. 2 · Caught! The mouse is in the cage."


def test_a_film_is_seen_before_it_is_saved_and_need_not_be(another):
    player = another()
    folder = player.program.places.pictures
    for way, files in (("way_1", 0), ("way_0", 1)):
        views.VIEWS["film_seen"](player.program)
        player.see()
        scene = player.scene
        assert scene.heading == "Your film" and scene.find("preview").number == 0 and not list(folder.glob("*.gif"))
        assert_fits(player, "preview")
        player.click(way)
        assert len(list(folder.glob("*.gif"))) == files
        assert (scene.heading == "Saved as a film") == bool(files)


def test_the_pictures_of_a_film_follow_each_other_and_the_last_one_is_held():
    pictures = [pygame.Surface((4, 4)) for _ in range(5)]
    shown = FilmPreview("preview", pictures=pictures)
    seen = []
    for tenths in range(2 * (5 + 20)):
        shown.now = tenths / 10 + 0.01
        seen.append(shown.number)
    assert seen[:25] == [0, 1, 2, 3, *[4] * 21] and seen[25:] == seen[:25]
    shown.still = True
    assert shown.number == 4


def mice_and_cages(poses):
    return [pose[:2] for name, pose in poses.items() if name.endswith((".cage", ".mouse"))]


def test_a_film_covers_nothing_and_ends_on_the_whole_machine_and_its_mouse(monkeypatch):
    from game.app.program import assets_folder  # noqa: PLC0415

    machine, drawn = sample("first_slope").machine, []

    def items(stage, canvas, view, shown, look):
        drawn.append((view, look, canvas.area))
        return []

    monkeypatch.setattr(BenchStage, "items", items)
    content = finish(machine_film(assets_folder(), Sent(machine), lambda report: "Ended", "Name · 81"))
    shown = pygame.image.load(io.BytesIO(content), "film.gif")
    assert shown.get_size() == SIZE and SIZE[0] * SIZE[1] > 1.55 * 512 * 288
    assert shown.get_at((SIZE[0] // 2, SIZE[1] - 2))[:3] != shown.get_at((SIZE[0] // 2, 2))[:3], "the strip is there"
    views_, looks, areas = zip(*drawn, strict=True)
    assert len({(view.units_per_cm, view.centre) for view in views_}) == 1, "it holds still, to its last picture"
    (view, area), poses = (views_[-1], areas[-1]), looks[-1].poses
    assert looks[-1].caught and not looks[0].caught
    foot = area.bottom - 62.0
    boxes = [bounds_of(part) for part in machine.parts]
    for corner in (*(box[:2] for box in boxes), *(box[2:] for box in boxes), *mice_and_cages(poses)):
        x, y = view.to_screen(corner)
        assert 0 <= x <= area.width and 0 <= y <= foot


def test_no_example_gives_away_the_challenge_above_it(another):
    player = another()
    progress = ChallengeProgress(player.program.places.challenges)
    hidden = []
    for challenge in challenges():
        player.program.go_to("hall")
        player.see()
        scene = player.scene
        assert scene.find("start_name").text == challenge_name(challenge.id)
        shown = [name for name in NAMES if scene.find(f"sample_{name}") is not None]
        assert not any(challenge.given_away(sample(name).machine) for name in shown)
        hidden += [(challenge.id, name) for name in NAMES if name not in shown]
        progress.reached(challenge, challenge.solution)
    assert sorted(hidden) == [("clockwork", "catapult"), ("first_slope", "first_slope"), ("knock_on", "knock_on")]
    player.program.go_to("hall")
    player.see()
    assert all(player.scene.find(f"sample_{name}") is not None for name in NAMES), "all are there in the end"
