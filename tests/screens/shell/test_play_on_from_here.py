"""A match that goes on from a moment of another: a file of its own, with fresh luck, that counts nowhere."""

from contextlib import closing

import pytest

from game.catalog import CATALOG, GAMES
from game.core.acts import Over
from game.core.slices import finish
from game.host.settings import Settings
from game.nature import chance
from game.session.family_book import FamilyBook
from game.session.match_runner import play_on
from game.session.notes import BranchNote, read_branch
from game.session.replay import replay
from game.session.saves import read
from game.shell.matches import open_match
from game.shell.matches.match_list import index_of
from game.shell.theatre.story import StoryPage
from game.shell.theatre.watched_match import branched, recording, whole_of
from game.ui.input.bindings import Pressed, Verb
from tests.patience import as_long_as
from tests.session.matches import read_index
from tests.views.matches import read_to_the_end
from tests.views.theatre import GOLDEN, MATCHES, story

pytestmark = pytest.mark.usefixtures("blank_pictures")
RACE = "mightymouse-race-3"
EACH = [MATCHES[game] for game in CATALOG]


@pytest.fixture
def player(another):
    return another(settings=Settings(speed="instant", muted=True))


def put(player, match):
    """A file of a golden match among the player's own."""
    folder = player.program.places.matches
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{match}.match"
    path.write_bytes((GOLDEN / f"{match}.match").read_bytes())
    return path


def replayed(path):
    """The match in a file, every position checked against its seal."""
    log = read(path)
    return replay(GAMES[log.game_id], log)


@pytest.mark.parametrize("name", EACH)
def test_a_branch_keeps_what_was_played_and_goes_on_to_its_own_end(player, name):
    path = put(player, name)
    before, parent = path.read_bytes(), finish(recording(path))
    acts = whole_of(parent).played
    branch = branched(player.program.places, parent, len(acts) // 2)
    kept = [one.text for one in branch.runner.match.played]
    assert kept == [one.text for one in acts[: len(kept)]] and len(acts) // 2 - 3 <= len(kept) <= len(acts) // 2
    branch.runner.bots.update(CATALOG[read(path).game_id].bots(branch.runner.match.setup))
    for number, _ in enumerate(play_on(branch.runner)):
        if number > 12:
            break
    open_match.leave(branch)
    file = branch.runner.save.path
    again = replayed(file)
    assert [(one.text, one.notes) for one in again.played] == [
        (one.text, one.notes) for one in branch.runner.match.played
    ]
    assert [one.notes for one in again.played[: len(kept)]] == [one.notes for one in acts[: len(kept)]]
    assert read_branch(read(file).note("branch")) == BranchNote(path.name, len(kept))
    assert path.read_bytes() == before
    resumed = finish(open_match.resuming(file))
    assert resumed.branch and len(resumed.runner.match.played) == len(again.played)
    open_match.leave(resumed)


@pytest.mark.parametrize("name", EACH)
def test_no_branch_begins_in_the_midst_of_a_run_that_was_decided(player, name):
    parent = finish(recording(put(player, name)))
    acts, nature = whole_of(parent).played, parent.row.nature_of(0, {})
    for at in range(0, len(acts), max(1, len(acts) // 12)):
        branch = branched(player.program.places, parent, at)
        waiting = branch.runner.match.waiting
        assert not hasattr(waiting, "kind") or nature.instant(waiting)
        open_match.leave(branch)


def test_luck_after_the_moment_is_another_each_time(player, monkeypatch):
    parent = finish(recording(put(player, RACE)))
    seeds, told = iter((1, 2)), []
    monkeypatch.setattr(open_match, "fresh_seed", lambda: next(seeds))
    for _ in range(2):
        branch = branched(player.program.places, parent, 20)
        for number, _played in enumerate(play_on(branch.runner)):
            if number > 60:
                break
        told.append([one.text for one in branch.runner.match.played])
        open_match.leave(branch)
        assert read(branch.runner.save.path).note("seed") == str(len(told))
    assert told[0][:20] == told[1][:20] and told[0] != told[1]
    assert chance.fresh_seed() != chance.fresh_seed()


def test_scores_count_the_parent_once_and_the_branch_never(player):
    parent = finish(recording(put(player, RACE)))
    places = player.program.places

    def counted():
        with closing(index_of(places)) as index:
            read_index(index)
            book = FamilyBook(index)
            return book.faces(), book.matches("mightymouse"), book.wins("mightymouse")

    before = counted()
    assert sum(before[0]) and before[1] == 1
    branch = branched(places, parent, 60)
    for _ in play_on(branch.runner):
        pass
    open_match.leave(branch)
    assert isinstance(replayed(branch.runner.save.path).waiting, Over)
    assert counted() == before
    again = finish(open_match.beginning_anew(places, branch.runner.save.path))
    assert not again.branch
    for _ in play_on(again.runner):
        pass
    open_match.leave(again)
    assert counted()[1] == 2, "a rematch of a branch is a match like any"


def test_the_list_marks_it_with_the_name_of_its_parent_as_long_as_that_is_there(player):
    path = put(player, RACE)
    branch = branched(player.program.places, finish(recording(path)), 30)
    open_match.leave(branch)
    name = branch.runner.save.path.name

    def told():
        player.program.go_to("title")
        player.program.open("matches")
        read_to_the_end(player.program)
        player.see()
        return {card.name: card.hint for card in player.scene.widgets if type(card).__name__ == "MatchCard"}

    cards = told()
    assert "From a moment in Mighty Mouse" in cards[name] and "From a moment" not in cards[path.name]
    path.unlink()
    assert "From a moment in another match." in told()[name]


def test_from_the_page_of_the_curve_the_moment_is_decided_again(player):
    story(RACE)(player.program)
    player.see()
    assert isinstance(player.scene, StoryPage)
    act = player.scene.moments[0].act
    player.click("play_on")
    assert player.name == "Notice" and "Scores & records" in player.scene.text
    player.press(Verb.CONFIRM)
    assert player.name == "MightymouseScreen"
    opened = player.scene.play.opened
    assert opened.branch and read_branch(read(opened.runner.save.path).note("branch")) == BranchNote(
        f"{RACE}.match", act
    )


@pytest.mark.parametrize("how", ["mouse", "keys", "letter", "pad"])
def test_from_the_theatre_by_every_hand(player, how):
    player.program.go_to("watch", opened=finish(recording(GOLDEN / f"{RACE}.match")), at=40)
    player.see()
    theatre = player.scene
    theatre.playing = False
    player.see()
    assert theatre.find("play_on").spoken().name == "Play on from here"
    if how == "mouse":
        player.click("play_on")
    elif how == "letter":
        player.key("n")
    else:
        for _ in range(30):
            if theatre.focused == "play_on":
                break
            player.program.give(Pressed(Verb.DOWN, "pad_hat") if how == "pad" else Pressed(Verb.NEXT))
            player.see()
        assert theatre.focused == "play_on"
        player.press(Verb.CONFIRM)
    assert player.name == "Notice"
    player.press(Verb.CONFIRM)
    assert player.scene.play.opened.branch


def test_after_its_end_nobody_plays_on(player):
    player.program.go_to("watch", opened=finish(recording(GOLDEN / f"{RACE}.match")))
    player.see()
    player.scene.playing = False
    player.scene.seek(player.scene.stops[-1])
    player.see()
    assert player.scene.find("play_on") is None
    player.key("n")
    assert player.name == "Theatre"


@pytest.mark.parametrize(
    "text", ["", "5", 'x "a"', "5 [1]", '5 "a', "5 " + "[" * 2000, '-1 "a"', '5 "' + "a" * 9000 + '"']
)
def test_a_note_that_no_branch_has_is_refused(text):
    with pytest.raises(ValueError, match=r"branch|Unterminated"):
        read_branch(text)


def test_a_branch_for_which_there_is_no_file_is_told_so(player, tmp_path):
    parent = finish(recording(GOLDEN / f"{RACE}.match"))
    player.program.places.matches.parent.mkdir(parents=True, exist_ok=True)
    player.program.places.matches.write_text("no folder")
    branch = branched(player.program.places, parent, 30)
    assert branch.unsaved and branch.route == "unsaved" and len(branch.runner.match.played) == 30


@pytest.mark.parametrize("name", EACH)
def test_the_table_goes_on_by_itself_from_the_middle_of_every_game(player, name):
    path = put(player, name)
    before = path.read_bytes()
    player.program.go_to("watch", opened=finish(recording(path)), at=read_acts(path) // 2)
    player.see()
    player.scene.playing = False
    player.see()
    player.click("play_on")
    player.press(Verb.CONFIRM)
    branch = player.scene.play.opened.runner
    count = len(branch.match.played)
    for _ in as_long_as(lambda: len(branch.match.played) < count + 4):
        player.pass_time(0.1)
    player.program.go_to("title")
    assert len(replayed(branch.save.path).played) == len(branch.match.played)
    assert path.read_bytes() == before


def read_acts(path):
    """How many acts a file has."""
    return len(replayed(path).played)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
def test_its_name_is_read_aloud_where_there_is_room_for_its_icon_alone(another, size):
    player = another(settings=Settings(muted=True), size=size)
    player.program.go_to("watch", opened=finish(recording(GOLDEN / f"{RACE}.match")), at=40)
    player.see()
    button = player.scene.find("play_on")
    assert bool(button.text) == (size[0] > 800) and min(button.place.size) >= 44
    assert button.spoken().name.startswith("Play on from here")
