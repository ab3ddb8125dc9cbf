"""Nobody plays unsaved without knowing: it is told before the table, and at the next act when a file is lost."""

import errno
import shutil
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.app import Program
from game.catalog import CATALOG
from game.core.setup import Seat
from game.core.slices import finish
from game.host import files, places
from game.session.match_files import rescued as find_rescued
from game.session.saves import read
from game.shell.matches import match_list as saved_matches
from game.shell.matches import open_match
from game.shell.play.match_screen import MatchScreen
from game.ui.input.bindings import Verb
from tests.patience import as_long_as

pytestmark = pytest.mark.usefixtures("blank_pictures")

TOO_FULL = "No space left on device"


@contextmanager
def full_disk():
    def fails(*arguments):
        raise OSError(errno.ENOSPC, TOO_FULL)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(files.os, "write", fails)
        yield


def begin(program: Program, game: str = "mousetrap") -> open_match.OpenMatch:
    row = CATALOG[game]
    setup = row.game.setup([Seat(seat) for seat in row.game.seat_names[:2]])
    opened = open_match.begin(program.places, row, setup, {}, open_match.Luck(seed=1))
    program.go_to(opened.route, opened=opened)
    return opened


def hint(player) -> str:
    player.scene.open_menu()
    player.see()
    found = player.scene.over.find("shelf").hint
    player.scene.close()
    return found


def file_of(player) -> Path:
    return player.scene.opened.runner.save.path


@pytest.fixture
def table(player):
    """A table of Mouse Trap at which two people sit, its file there."""
    begin(player.program)
    player.see()
    yield player
    for scene in player.program.scenes:
        if isinstance(getattr(scene, "opened", None), open_match.OpenMatch):
            open_match.leave(scene.opened)


def test_a_full_disk_is_told_before_the_table_and_the_menu_tells_the_truth(player):
    player.program.go_to("setup", game="mousetrap")
    player.see()
    with full_disk():
        player.click("start")
    assert player.name == "Unsaved" and "the disk is full" in player.scene.text
    player.press(Verb.CONFIRM)
    player.see()
    assert isinstance(player.scene, MatchScreen) and player.scene.opened.runner.save is None
    assert "Not saved" in hint(player)
    assert finish(saved_matches.finding(player.program.places)) is None


@pytest.mark.parametrize("file", ["matches", "."])
def test_a_file_in_place_of_a_folder_is_told_too(tmp_path, another, file):
    stuck = another(folder=tmp_path / "data")
    (tmp_path / "data" / file).parent.mkdir(exist_ok=True)
    (tmp_path / "data" / file).write_text("") if file != "." else (tmp_path / "data").write_text("")
    stuck.program.go_to("title")
    stuck.see()
    begin(stuck.program)
    stuck.see()
    assert stuck.name == "Unsaved" and "this is a file, not a folder" in stuck.scene.text


def test_one_may_go_back_from_it_to_the_set_up(player):
    with full_disk():
        begin(player.program)
    player.see()
    player.press(Verb.BACK)
    assert player.name == "MatchSetup"
    player.press(Verb.BACK)
    assert player.name == "Title" and player.program.running


def test_another_match_that_cannot_be_saved_is_told_as_well(table):
    table.scene.standings()
    table.see()
    with full_disk():
        table.scene.over.again()
    assert table.name == "Unsaved"


def test_a_match_with_a_file_says_that_it_is_saved(table):
    assert "saved and waiting" in hint(table)


@pytest.mark.parametrize("harm", [Path.unlink, lambda path: path.write_bytes(b"rubbish")])
def test_a_lost_file_is_told_and_the_match_goes_on_in_a_new_one(table, harm):
    scene, old = table.scene, file_of(table)
    scene.play.play(scene.opened.runner.match.legal[0])
    for _ in range(200):
        table.see()
    before = len(scene.opened.runner.match.played)
    harm(old)
    scene.play.play(scene.opened.runner.match.legal[0])
    table.see()
    assert table.name == "Notice" and "new file" in table.scene.text
    assert len(scene.opened.runner.match.played) == before
    table.press(Verb.CONFIRM)
    assert isinstance(table.scene, MatchScreen)
    assert file_of(table) != old and file_of(table).parent == old.parent
    assert len(scene.opened.runner.match.played) > before, "what was refused is played after all"
    texts = [line for entry in read(file_of(table)).entries for line in entry.lines if not line.startswith("~")]
    assert texts == [played.text for played in scene.opened.runner.match.played]
    assert not scene.play.halted and "saved and waiting" in hint(table)


def test_where_no_new_file_can_be_made_one_may_try_again_or_play_on_unsaved(table):
    scene = table.scene
    file_of(table).unlink()
    scene.play.play(scene.opened.runner.match.legal[0])
    table.see()
    with full_disk():
        table.press(Verb.CONFIRM)
        table.see()
        assert table.name == "Notice" and "the disk is full" in table.scene.text
        table.press(Verb.CONFIRM)
        table.see()
        assert table.name == "Notice" and scene.opened.runner.match.played == []
        table.click("way_1")
    assert isinstance(table.scene, MatchScreen) and scene.opened.runner.match.played
    assert "Not saved" in hint(table)


def test_back_leaves_the_table_as_it_was(table):
    scene, state = table.scene, table.scene.opened.runner.match.state
    with full_disk():
        scene.play.play(scene.opened.runner.match.legal[0])
        table.see()
        table.press(Verb.BACK)
    assert isinstance(table.scene, MatchScreen) and scene.opened.runner.match.state == state and scene.play.halted
    scene.play.play(scene.opened.runner.match.legal[0])
    assert scene.opened.runner.match.state != state


def test_an_undo_that_cannot_be_saved_is_tried_again(table):
    row = CATALOG["mousetrap"]
    setup = row.game.setup([Seat("red"), Seat("blue")], {"start_built": 24, "mice_ahead": False})
    opened = open_match.begin(table.program.places, row, setup, {}, open_match.Luck(seed=1))
    table.program.go_to(opened.route, opened=opened)
    play = table.scene.play
    for _ in as_long_as(lambda: not play.can_undo):
        if play.free:
            play.play(opened.runner.match.legal[-1])
        play.skip()
        table.pass_time()
    state = opened.runner.match.played[-1].before
    opened.runner.save.path.unlink()
    play.undo()
    table.see()
    assert table.name == "Notice" and opened.runner.match.state != state
    table.press(Verb.CONFIRM)
    assert opened.runner.match.state == state


@pytest.mark.parametrize("game", ["mousemaze", "boobytrap"])
def test_what_fails_while_a_table_is_opened_is_told_too(player, game):
    row = CATALOG[game]
    setup = row.game.setup([Seat(seat) for seat in row.game.seat_names[:2]])
    opened = open_match.begin(player.program.places, row, setup, {}, open_match.Luck(seed=1))
    with full_disk():
        player.program.go_to(opened.route, opened=opened)
        player.see()
    assert player.name == "Notice" and not opened.runner.match.played
    player.press(Verb.CONFIRM)
    assert isinstance(player.scene, MatchScreen) and opened.runner.match.played
    open_match.leave(opened)


def test_a_file_that_is_lost_when_the_match_is_left_is_made_anew(table):
    scene, old = table.scene, file_of(table)
    scene.play.play(scene.opened.runner.match.legal[0])
    old.unlink()
    scene.leave()
    found = finish(saved_matches.finding(table.program.places))
    assert found is not None and found.path != str(old)
    again = finish(open_match.resuming(Path(found.path)))
    assert again.runner.match.state == scene.opened.runner.match.state
    again.runner.save.close()


@pytest.mark.parametrize(
    "end", [lambda at: at.end(), lambda at: at.go_to("title"), lambda at: at._guard(lambda: 1 / 0)]
)
def test_at_the_notice_that_the_file_is_gone_every_way_out_saves_anew(table, end):
    scene, old = table.scene, file_of(table)
    scene.play.play(scene.opened.runner.match.legal[0])
    for _ in range(200):
        table.see()
    whole = old.read_bytes()
    old.unlink()
    scene.play.play(scene.opened.runner.match.legal[0])
    table.see()
    assert table.name == "Notice"
    end(table.program)
    (new,) = old.parent.glob("*.match")
    assert new != old and new.read_bytes() == whole
    table.program.end()
    assert list(old.parent.glob("*.match")) == [new], "a match that was left is not saved twice"
    finish(open_match.resuming(new)).runner.save.close()


def test_leaving_a_match_that_would_be_lost_asks_first(table):
    scene, old = table.scene, file_of(table)
    scene.play.play(scene.opened.runner.match.legal[0])
    old.unlink()
    with full_disk():
        scene.leave()
        table.see()
        assert table.name == "Notice" and "the disk is full" in table.scene.text
        table.press(Verb.BACK)
        table.see()
        assert table.scene is scene and not scene.opened.runner.save.closed
        scene.leave()
        table.see()
        table.press(Verb.CONFIRM)
        table.see()
        assert table.name == "Notice", "it is tried again, and told again"
    table.press(Verb.CONFIRM)
    table.see()
    assert table.name == "Title", table.scene.text
    (new,) = old.parent.glob("*.match")
    finish(open_match.resuming(new)).runner.save.close()


@pytest.fixture
def nowhere(table, monkeypatch):
    """A table whose file is gone, with a file in place of its folder; and folders that cannot be made either."""
    scene = table.scene
    scene.play.play(scene.opened.runner.match.legal[0])
    for _ in range(200):
        table.see()
    folder = file_of(table).parent
    shutil.rmtree(folder)
    folder.write_text("")
    other = table.program.places.data / "other"
    other.write_text("")
    monkeypatch.setattr(places.Places, "elsewhere", (other / "documents", other))
    return table


def ended(player, capsys):
    """What a program that ends by the cross, or by a signal, leaves on standard error, and its exit code."""
    capsys.readouterr()
    player.program.leave()
    player.program.end()
    return capsys.readouterr().err, player.program.exit_code


def test_a_match_that_can_be_written_nowhere_is_told_on_standard_error_and_by_the_exit_code(nowhere, capsys):
    told, code = ended(nowhere, capsys)
    (line,) = told.splitlines()
    assert line.startswith("trapworks: ") and "this is a file, not a folder" in line and "The match is lost" in line
    assert code == 1
    assert not list(nowhere.program.places.data.glob("reports/*"))


def test_a_match_is_written_wherever_it_can_be_before_it_is_lost(nowhere, capsys, monkeypatch, tmp_path):
    scene, far = nowhere.scene, tmp_path / "far" / "documents"
    monkeypatch.setattr(places.Places, "elsewhere", (*nowhere.program.places.elsewhere, far, tmp_path / "later"))
    told, code = ended(nowhere, capsys)
    (path,) = far.iterdir()
    assert str(path) in told and code == 0 and not (tmp_path / "later").exists()
    texts = [line for entry in read(path).entries for line in entry.lines if not line.startswith("~")]
    assert texts == [played.text for played in scene.opened.runner.match.played] != []
    assert not list(tmp_path.rglob("far*.order"))


def test_who_leaves_such_a_table_is_told_where_the_match_is(nowhere, monkeypatch, tmp_path):
    monkeypatch.setattr(places.Places, "elsewhere", (tmp_path / "far",))
    nowhere.scene.leave()
    nowhere.see()
    assert nowhere.name == "Notice"
    nowhere.click("way_1")
    (path,) = (tmp_path / "far").iterdir()
    assert nowhere.name == "Notice" and str(path) in nowhere.scene.text
    nowhere.press(Verb.CONFIRM)
    assert nowhere.name == "Title"


@pytest.fixture
def rescued(nowhere, monkeypatch, tmp_path):
    """A match that could only be written far away, and its path; its folder can be written again."""
    monkeypatch.setattr(places.Places, "elsewhere", (tmp_path / "far",))
    nowhere.program.end()
    nowhere.program.places.matches.unlink()
    (path,) = (tmp_path / "far").iterdir()
    return path


def started(player):
    """As the program is started the next time."""
    player.program.go_to("title")
    for _ in as_long_as(lambda: player.name != "Title"):  # what is told of the match that was left just now
        player.press(Verb.CONFIRM)
    player.program.look_for_rescued()
    player.see()


def test_at_the_next_start_it_comes_back_to_the_shelf_by_one_press(rescued, nowhere):
    content, before = rescued.read_bytes(), len(nowhere.program.scenes[0].opened.runner.match.played)
    started(nowhere)
    assert nowhere.name == "Notice" and str(rescued) in nowhere.scene.text
    nowhere.press(Verb.CONFIRM)
    assert nowhere.name == "Matches"
    (back,) = nowhere.program.places.matches.glob("*.match")
    assert back.read_bytes() == content and not rescued.exists()
    again = finish(open_match.resuming(back))
    assert len(again.runner.match.played) == before > 0
    again.runner.save.close()
    started(nowhere)
    assert nowhere.name == "Title", "it is offered once"


def test_who_does_not_want_it_now_is_asked_the_next_time(rescued, nowhere):
    started(nowhere)
    nowhere.press(Verb.BACK)
    assert nowhere.name == "Title" and rescued.exists()
    started(nowhere)
    assert nowhere.name == "Notice"


def test_it_is_not_offered_as_long_as_its_folder_takes_no_file(rescued, nowhere):
    nowhere.program.places.matches.rmdir() if nowhere.program.places.matches.is_dir() else None
    nowhere.program.places.matches.write_text("")
    started(nowhere)
    assert nowhere.name == "Title"


def test_what_cannot_be_read_stays_where_it_is_and_that_is_told(rescued, nowhere):
    rescued.write_bytes(b"rubbish")
    started(nowhere)
    nowhere.press(Verb.CONFIRM)
    assert nowhere.name == "Notice" and "stays where it is" in nowhere.scene.text
    assert rescued.read_bytes() == b"rubbish"


def test_of_several_the_newest_is_offered_and_no_link_and_nothing_else(tmp_path):
    names = ("trapworks-rescued-mousetrap-20261126-1.match", "trapworks-rescued-boobytrap-20261127-1.match")
    for name in (*names, "mousetrap-20261128-1.match", "trapworks-rescued-x.match.12.new"):
        (tmp_path / name).write_text("")
    (tmp_path / "trapworks-rescued-mousetrap-20270101-1.match").symlink_to(tmp_path / names[0])
    (tmp_path / "trapworks-rescued-mousetrap-20270102-1.match").mkdir()
    found = find_rescued((tmp_path / "missing", tmp_path, tmp_path))
    assert [path.name for path in found] == [names[1], names[0]]


def test_the_places_to_write_to_are_folders_of_the_person_and_the_last_is_for_what_is_brief(monkeypatch, tmp_path):
    monkeypatch.setattr(places.tempfile, "gettempdir", lambda: str(tmp_path))
    found = places.Places(tmp_path / "data").elsewhere
    assert found[1:] == (tmp_path / "data", Path.home(), tmp_path)
    monkeypatch.setattr(places.Path, "home", no_home)
    monkeypatch.setattr(places.tempfile, "gettempdir", no_home)
    assert places.Places(tmp_path / "data").elsewhere[1:] == (tmp_path / "data",)


def no_home():
    raise RuntimeError("no home")
