"""The end of a run tells the truth once, shows its place, and the caught are inside the cage."""

import pytest

from game.games.mousetrap.pictures import camera, mice
from game.games.mousetrap.rules.state import WHEEL
from game.games.mousetrap.table.building.placing import Holding
from game.games.mousetrap.trap.cage import CAGE_HEIGHT, CAGE_WIDTH
from game.games.mousetrap.trap.report import LINKS, TrapReport
from game.machine.hand import steady
from tests.patience import as_long_as
from tests.views.mousetrap_stage import TRUE, opened
from tests.views.mousetrap_table import VIEWS

pytestmark = pytest.mark.usefixtures("blank_pictures", "every_frame")

SIZES = ((800, 600), (1280, 720), (1920, 1080))


def ended(another, hand, placements=TRUE, size=(1280, 720)):
    player = another(size=size)
    scene = opened(player.program, hand, placements)
    scene.skip()
    player.see()
    return player, scene


def seen_long(player, scene):
    for _ in range(90):
        scene.left = 1.0
        player.step(1 / 30)
    player.see()


def test_a_misfire_shows_the_cage_at_once_and_rings_it(another):
    player = another(size=(800, 600))
    scene = opened(player.program, steady(5.0))
    player.see()
    for _ in as_long_as(lambda: not scene.watched.report.misfired):
        player.step(1 / 60)
    for _ in range(60):
        player.step(1 / 60)
    assert scene.act == "running"
    x = scene.view.to_screen(scene.poses["cage"][:2])[0]
    assert scene.view.rect.left < x < scene.view.rect.right
    scene.skip()
    report = scene.watched.report
    assert scene.finale.spot(report, scene.poses) == pytest.approx(scene.poses["cage"][:2])
    player.see()
    assert scene.find("said").text == "Too early!"
    assert scene.end_line() not in scene.find("why").text


def test_a_missing_part_is_named_and_ringed_and_no_other_cause_is_looked_for(another):
    _, scene = ended(another, steady(0.7), {number: at for number, at in TRUE.items() if number != 15})
    assert scene.watched.report.stopped_at == "rod_struck"
    assert scene.find("why").text == "The chain stops here without the helping hand."
    assert scene.finale.blamed == 15 and not scene.reason.looking and scene.find("better") is None
    assert scene.end_line() == "Stopped at link 9"


@pytest.mark.parametrize("size", SIZES)
def test_no_card_covers_the_place_where_any_link_failed(another, monkeypatch, size):
    player, scene = ended(another, steady(0.7), TRUE, size)
    scene.reason = None
    for number in range(LINKS.index("rod_struck"), len(LINKS)):
        report = TrapReport(tuple((link, 1) for link in LINKS[:number]), False, False, False, 2, "")
        poses = scene.watched.recording.at(0)
        monkeypatch.setattr(type(scene.watched), "report", property(lambda _, report=report: report))
        monkeypatch.setattr(type(scene), "poses", property(lambda _, poses=poses: poses))
        scene.stale()
        seen_long(player, scene)
        at = scene.view.to_screen(camera.spot(report, poses))
        cards = [scene.find(name).rect for name in ("verdict", "who", "speeds", "strip")]
        assert not any(card.inflate(40, 40).collidepoint(at) for card in cards), LINKS[number]


@pytest.mark.usefixtures("real_pictures")
@pytest.mark.parametrize("seats", [("blue",), ("red", "blue", "green")])
def test_caught_mice_are_inside_the_cage(another, seats):
    player, scene = ended(another, steady(1.0), size=(1920, 1080))
    seen_long(player, scene)
    canvas, view = player.see(), scene.view
    (x, y, _), (_, _, _) = scene.poses["cage"], scene.poses["mouse"]
    left, top = view.to_screen((x - CAGE_WIDTH / 2, y + CAGE_HEIGHT / 2))
    right, foot = view.to_screen((x + CAGE_WIDTH / 2, 0.0))
    sitting = mice.Sitting(scene.poses["mouse"], (x, y), "stand", 1.0)
    for item in mice.items(canvas, view, seats, sitting):
        inner = item.picture.get_bounding_rect().move(item.at)
        assert left * canvas.scale <= inner.left and inner.right <= right * canvas.scale
        assert top * canvas.scale <= inner.top and inner.bottom <= foot * canvas.scale + 2
    assert scene.finale.drawn_back == 1.0


def test_the_caught_squeak(another, monkeypatch):
    player = another()
    scene, heard = opened(player.program, steady(1.0)), []
    monkeypatch.setattr(player.program.sound, "play", lambda name, *_, **__: heard.append(name))
    scene.skip()
    assert scene.watched.report.captured and "mouse_squeak" in heard


def test_a_caught_mouse_is_carried_off_and_its_line_stays_two_seconds_in_a_hurried_turn(table):
    player = table("crank", size=(800, 600))
    play = player.scene.play
    play.animation.planned = 0.0
    play.shown.mice["blue"] = WHEEL
    play.animation.carry_off("blue")
    assert play.animation.planned == 0.0
    passed = 0.0
    for _ in as_long_as(lambda: play.motion.busy):
        if passed == pytest.approx(0.5):
            (flight,) = play.animation.flights
            assert flight.seat == "blue" and "blue" in play.shown.captured
        play.motion.update(0.05)
        passed += 0.05
    assert passed == pytest.approx(2.0, abs=0.11)


def test_a_part_in_the_hand_does_not_stand(table):
    assert table("anew_by_hand", size=(800, 600)).scene.find("beads").off == 8
    player = table("to_the_crank", size=(800, 600))
    assert player.scene.find("beads").off == 0
    play = player.scene.play
    play.holding = Holding(11, play.state.parts)  # as after a run, when what came loose is set down again
    player.scene.stale()
    player.see()
    assert player.scene.find("beads").off == 11


def test_the_sheet_tells_captures_misses_and_cheese_and_shows_the_last_run(table):
    player = table("over", size=(800, 600))
    sheet, match = player.scene.over, player.scene.play.table.match
    played = len(match.played)
    story, state = sheet.story, match.state
    assert sum(story.caught.values()) == sum(state.captured) == len(state.table.seats) - 1
    for seat, out, pieces in zip(state.table.seats, state.captured, state.hands, strict=True):
        assert len(story.cheese[seat]) <= played + 1 and story.cheese[seat][-1] == (0 if out else pieces)
    sheet.find("watch").confirm()
    player.see()
    assert player.name == "RunFilm" and player.scene.watched.begun
    player.scene.skip()
    assert len(match.played) == played


assert {"crank", "over", "anew_by_hand", "to_the_crank"} <= VIEWS.keys()
