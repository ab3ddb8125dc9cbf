import json
from pathlib import Path

import pytest

from game.catalog import CATALOG
from game.core.acts import Ask, Over
from game.core.setup import Seat
from game.core.slices import finish
from game.host.settings import Settings
from game.session.match_runner import play_on
from game.shell import routes
from game.shell.matches import match_list as saved_matches
from game.shell.matches import open_match
from game.shell.pages import ErrorScreen
from game.shell.play.seats import Seats
from game.ui.input.bindings import Device, Phase, Pointed, Pressed, Verb
from game.ui.widgets.focus import regions
from game.ui.widgets.layout import knob

pytestmark = pytest.mark.usefixtures("blank_pictures")


@pytest.fixture
def taken(monkeypatch):
    """What the table of a begun match was given, in place of the table."""
    given = {}

    class Table:
        def __init__(self, shell, **what):
            given.update(what)

        def handle(self, what):
            pass

        def update(self, dt):
            return False

        def draw(self, canvas):
            pass

        def prepare(self, canvas):
            return False

    monkeypatch.setattr(routes, "make", _or(routes.make, "table:mousetrap", Table))
    return given


def _or(make, route, scene):
    return lambda shell, wanted, **given: scene(shell, **given) if wanted == route else make(shell, wanted, **given)


def test_a_first_match_begins_after_two_choices(player, taken):
    player.scene.stale()
    player.see()
    player.press(Verb.CONFIRM)
    assert player.name == "MatchSetup"
    player.press(Verb.CONFIRM)
    opened = taken["opened"]
    assert [seat.player for seat in opened.runner.match.setup.seats] == ["human", "bot:2"]
    assert opened.runner.save is not None
    opened.runner.save.close()


def test_the_last_set_up_is_remembered_and_the_match_waits(player, taken, another):
    player.scene.stale()
    player.see()
    player.click("mousetrap")
    player.click("who_green")
    player.scene.reveal(player.scene.find("start_built_12"))  # it lies below what is seen at first
    player.see()
    player.click("start_built_12")
    player.scene.reveal(player.scene.find("name_red"))
    player.see()
    player.click("name_red")
    player.type("!")
    player.click("start")
    opened = taken["opened"]
    opened.runner.save.close()
    assert opened.names["red"] == "Rosa!"

    found = finish(saved_matches.finding(player.program.places))
    assert found.game == "mousetrap"
    assert found.sitters[0].name == "Rosa!"
    again = finish(open_match.resuming(opened.runner.save.path))
    assert again.names == opened.names
    again.runner.save.close()

    later = another()
    later.program.go_to("setup", game="mousetrap")
    later.see()
    assert later.scene.seating.seats["red"].name == "Rosa!"
    assert later.scene.seating.options["start_built"] == "12"


def test_a_match_that_was_left_waits_and_one_that_is_over_does_not(player):
    places, row = player.program.places, CATALOG["mousetrap"]
    setup = row.game.setup([Seat("red", "bot:2"), Seat("blue", "bot:2")], {"start_built": 24})
    opened = open_match.begin(places, row, setup, {"red": "Rosa"}, open_match.Luck())
    open_match.leave(opened)
    again = finish(open_match.resuming(Path(finish(saved_matches.finding(places)).path)))
    for _ in play_on(again.runner):
        pass
    assert isinstance(again.runner.match.waiting, Over)
    open_match.leave(again)
    assert finish(saved_matches.finding(places)) is None


def test_a_damaged_match_does_not_wait(player):
    folder = player.program.places.matches
    folder.mkdir(parents=True)
    (folder / "bad.match").write_bytes(b"trapworks 1 mousetrap\x00\xff")
    (folder / "worse.match").write_bytes(b"")
    assert finish(saved_matches.finding(player.program.places)) is None


def test_settings_are_tried_at_once_and_kept(player, another):
    player.press(Verb.SETTINGS)
    assert player.name == "Preferences"
    player.press(Verb.LEFT)
    player.click("muted")
    assert player.program.sound.muted
    assert another().program.settings.volume == 75
    assert another().program.settings.muted


@pytest.mark.parametrize(("name", "volumes"), [("music", (75, 100)), ("effects", (80, 95)), ("volume", (80, 100))])
def test_each_volume_has_a_slider_of_its_own(player, another, name, volumes):
    player.press(Verb.SETTINGS)
    player.see()
    player.scene.focus(name)
    player.press(Verb.LEFT)
    kept = another().program.settings
    assert (kept.music, kept.effects, kept.volume) == (*volumes, 75 if name == "volume" else 80)


def test_a_pressed_button_is_heard(player, monkeypatch):
    heard = []
    monkeypatch.setattr(player.program.sound, "play", lambda name, *given: heard.append(name))
    player.press(Verb.SETTINGS)
    player.see()
    player.click("reduced_motion")
    player.scene.focus("muted")
    player.press(Verb.CONFIRM)
    assert heard.count("button") == 2


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"volume": 1e999, "place": [1], "theme": 3}', '{"setups": []}', "[" * 9999]
)
def test_damaged_settings_are_defaults(tmp_path, another, text):
    (tmp_path / "settings.json").write_text(text)
    assert another().program.settings == Settings()


@pytest.mark.parametrize(
    "kept", [3, {"seats": 5}, {"seats": {"red": 1}, "options": [1]}, {"options": {"profile": "x", "hands": 3}}]
)
def test_a_damaged_set_up_is_the_first_one(another, kept):
    later = another(settings=Settings(setups={"mousetrap": kept}))
    later.program.go_to("setup", game="mousetrap")
    later.see()
    assert later.scene.seating.seats["red"].name == "Rosa"
    assert later.scene.seating.options["profile"] == "hasbro"


def test_settings_say_why_nothing_is_heard(another, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "none of these")
    for asked in (False, True):
        player = another()
        assert not asked or not player.program.sound.start()
        player.program.go_to("settings")
        assert player.see().misfits == []
        told = player.scene.find("silent")
        assert (told is not None and "No sound device" in told.text) == asked


def test_start_waits_until_two_sit_at_the_table(player):
    player.program.go_to("setup", game="mousetrap")
    player.see()
    player.scene._change("blue", who="empty")
    player.see()
    assert not player.scene.find("start").enabled
    assert "two" in player.scene.find("told").text.lower() or "2" in player.scene.find("told").text


def test_letters_typed_into_a_name_do_not_act(player):
    player.program.go_to("setup", game="mousetrap")
    player.see()
    player.scene.focus("name_red")
    player.program.give(Pressed(Verb.CONFIRM, "space"))
    player.type("R x")
    player.press(Verb.ERASE)
    assert player.scene.seating.seats["red"].name == "R "
    assert player.name == "MatchSetup"


def test_every_screen_is_left_by_back(player):
    for route in ("settings", "rules", "credits", "setup"):
        player.program.open(route)
        player.see()
        player.press(Verb.BACK)
        assert player.name == "Title"


def test_quitting_takes_two_presses_of_escape(player):
    player.press(Verb.BACK)
    assert player.program.running
    player.press(Verb.BACK)
    assert not player.program.running


def test_tab_reaches_everything_and_comes_round(player):
    for route in ("title", "setup", "settings", "rules", "trouble"):
        player.program.go_to(route)
        player.see()
        stops = {widget.name for widget in player.scene.widgets if widget.focusable and widget.enabled}
        seen = set()
        for _ in range(len(stops)):
            player.press(Verb.NEXT)
            seen.add(player.scene.focused)
        assert seen == stops


def test_an_error_in_a_scene_is_reported_and_told(player, tmp_path):
    def fail(dt):
        raise ZeroDivisionError("the marble fell off the table")

    player.scene.tick = fail
    player.see()
    assert player.name == "ErrorScreen"
    (report,) = (tmp_path / "reports").glob("crash-*.txt")
    assert "the marble fell off the table" in report.read_text()
    assert "Saved matches are safe" in player.scene.text
    player.press(Verb.CONFIRM)
    assert player.name == "Title"


def test_an_error_in_the_workshop_tells_of_machines(player):
    player.program.go_to("wall")
    player.scene.tick = lambda dt: 1 // 0
    player.see()
    assert "machines are safe" in player.scene.text and "match" not in player.scene.text


@pytest.mark.parametrize("fails", ["draw", "handle", "compose", "update"])
def test_an_error_message_that_cannot_be_shown_ends_the_program_with_one_line(
    player, tmp_path, monkeypatch, capsys, fails
):
    def fail(*given):
        raise ZeroDivisionError("no letters are left")

    player.scene.tick = fail
    monkeypatch.setattr(ErrorScreen, fails, fail)
    for _ in range(9):
        player.step()
        player.program.give(Pressed(Verb.OTHER, "x"))
    assert not player.program.running and player.program.exit_code == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("trapworks: ") and "no letters are left" in line
    assert len(list((tmp_path / "reports").iterdir())) == 1


def test_a_data_folder_that_cannot_be_written_is_no_end(tmp_path, another):
    (tmp_path / "file").write_text("")
    stuck = another(folder=tmp_path / "file" / "deeper")
    stuck.program.go_to("settings")
    stuck.see()
    stuck.press(Verb.LEFT)
    stuck.scene.tick = lambda dt: 1 / 0
    stuck.see()
    stuck.see()
    assert stuck.name == "ErrorScreen"
    assert "couldn’t be saved" in stuck.scene.text


def test_nothing_is_drawn_while_nothing_changes(player):
    for route in ("title", "setup", "settings", "rules"):
        player.program.go_to(route)
        player.see()
        player.see()
        assert [player.draws() for _ in range(5)].count(True) <= 1


def test_settings_file_is_plain_json(player, tmp_path):
    player.press(Verb.SETTINGS, Verb.LEFT)
    assert json.loads((tmp_path / "settings.json").read_text())["volume"] == 75


def test_the_match_that_waits_tells_who_is_to_play_and_how_it_stands(another):
    player = another()
    row = CATALOG["mousetrap"]
    setup = row.game.setup([Seat("red"), Seat("blue", "bot:2")], {"start_built": 12})
    opened = open_match.begin(player.program.places, row, setup, {"red": "Rosa", "blue": "Ben"}, open_match.Luck())
    opened.runner.begin()
    Seats(opened).give("blue", computer=False)
    open_match.leave(opened)
    player.program.go_to("title")
    player.see()
    player.see()
    assert player.scene.waiting.line == "Rosa’s turn. Built: 12 of 24 parts."
    assert [sitter.computer for sitter in player.scene.waiting.sitters] == [False, False]


def test_a_seat_of_a_level_of_old_is_given_to_a_person_and_back(player):
    """Earlier versions knew three levels of Mighty Mouse: the table broke down."""
    row = CATALOG["mightymouse"]
    setup = row.game.setup([Seat("red"), Seat("blue", "bot:3")])
    opened = open_match.begin(player.program.places, row, setup, {}, open_match.Luck(seed=3))
    seats = Seats(opened)
    for computer in (False, True):
        seats.give("blue", computer=computer)
        assert ("blue" in opened.runner.bots) is computer
    open_match.leave(opened)


def test_a_seat_that_changes_hands_gets_the_hands_of_who_holds_it(player):
    row = CATALOG["mousetrap"]
    setup = row.game.setup([Seat("red"), Seat("blue", "bot:1")])
    opened = open_match.begin(player.program.places, row, setup, {}, open_match.Luck(seed=3))
    seats, ask = Seats(opened), Ask("place", "blue", 1)

    def off() -> float:
        nature = opened.runner.nature
        return max(abs(nature.answer(opened.runner.match.state, ask, n).answer.mm) for n in range(40))

    shaky = off()
    seats.give("blue", computer=False)
    steady = off()
    seats.give("blue", computer=True)
    assert steady < shaky == off()
    open_match.leave(opened)


def test_a_name_is_replaced_by_the_first_key_and_left_by_enter_or_esc(player):
    player.program.open("setup", game="mousetrap")
    player.see()
    scene = player.scene
    player.program.inputs.device = Device.KEYBOARD
    scene.focus("name_red")
    player.type("Q")
    player.type("o")
    assert scene.seating.seats["red"].name == "Qo"
    player.press(Verb.BACK)
    assert player.name == "MatchSetup" and scene.seating.seats["red"].name == "Qo" and scene.focused == "name_red"
    player.type("Z")
    assert scene.seating.seats["red"].name == "Z"
    player.press(Verb.ALL)
    player.type("Zoe")
    assert scene.seating.seats["red"].name == "Zoe"
    player.press(Verb.ALL, Verb.ERASE)
    assert scene.seating.seats["red"].name == ""
    player.program.give(Pressed(Verb.CONFIRM, "return"))
    player.see()
    assert player.name == "MatchSetup" and scene.focused != "name_red"
    player.press(Verb.BACK)
    assert player.name == "Title"


def test_backspace_takes_the_whole_name_if_it_is_chosen_and_one_sign_if_it_was_pointed_at(player):
    player.program.go_to("setup", game="mousetrap")
    player.see()
    player.click("name_red")
    player.press(Verb.ERASE)
    assert player.scene.seating.seats["red"].name == "Ros"
    player.scene.focus("name_blue")
    player.press(Verb.ERASE)
    assert player.scene.seating.seats["blue"].name == ""


def test_nobody_leaves_a_slider_by_going_on_at_its_end(player):
    player.press(Verb.SETTINGS)
    for way in (Verb.LEFT, Verb.RIGHT):
        player.press(*[way] * 25)
        assert player.scene.focused == "volume"
    player.press(Verb.DOWN)
    assert player.scene.focused != "volume"


def test_a_page_is_scrolled_by_dragging_its_bar(player):
    player.program.go_to("rules")
    player.see()
    scene = player.scene
    region = next(region for region in regions(scene.widgets) if region.name == "page")
    grip = knob(region).center
    for phase, down in ((Phase.DOWN, 0), (Phase.MOVE, 2000), (Phase.UP, 2000)):
        player.program.give(Pointed(phase, (grip[0], grip[1] + down)))
    player.see()
    assert region.offset == region.reach > 0
