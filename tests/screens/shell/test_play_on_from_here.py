"""A match that goes on from a moment of another: a file of its own, with fresh luck, that counts nowhere."""

import os
from contextlib import closing
from dataclasses import replace
from itertools import permutations

import pytest

from game.catalog import CATALOG, GAMES
from game.core.acts import Answer, Ask, Over, Turn
from game.core.setup import Seat
from game.core.slices import finish
from game.host.settings import Settings
from game.nature import chance
from game.session.family_book import FamilyBook
from game.session.match_runner import play_on
from game.session.notes import BranchNote, read_branch, read_origin
from game.session.record import seats_in
from game.session.replay import replay
from game.session.saves import annotate, read
from game.session.shelf_index import Listed, together
from game.shell.desk import DESKS
from game.shell.matches import open_match
from game.shell.matches.cards import summary_of
from game.shell.matches.match_list import index_of
from game.shell.matches.watched_match import recording, source_in, whole_of
from game.shell.play.seats import Seats
from game.shell.theatre import branching
from game.shell.theatre.branching import BranchPage, branched, sitting
from game.shell.theatre.story import StoryPage
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
    acts = whole_of(parent).played
    for at in range(0, len(acts), max(1, len(acts) // 12)):
        branch = branched(player.program.places, parent, at)
        waiting = branch.runner.match.waiting
        assert not isinstance(waiting, Ask) or not branch.runner.match.played, "or all begins anew"
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
    assert "From move 31 of Mighty Mouse" in cards[name] and "From move" not in cards[path.name]
    path.unlink()
    assert "From move 31 of another match." in told()[name]


def listed(player):
    """The files on the shelf in their order, each with the one from which it goes on."""
    player.program.go_to("title")
    player.program.open("matches")
    read_to_the_end(player.program)
    player.see()
    page = player.scene
    return [(card.name, getattr(page.list.parent(card), "name", "")) for card in page.cards]


def branch_of(player, path, at):
    """A match that goes on from a moment of the one in a file; its file."""
    made = branched(player.program.places, finish(recording(path)), at)
    open_match.leave(made)
    return made.runner.save.path


def test_branches_lie_beside_their_parent_and_a_branch_of_a_branch_beside_that(player):
    parent, other = put(player, RACE), put(player, MATCHES["mousemaze"])
    first = branch_of(player, parent, 30)
    branch_of(player, other, 10)
    second, of_first = branch_of(player, parent, 50), branch_of(player, first, 40)
    shown = dict(listed(player))
    assert shown == {parent.name: "", first.name: parent.name, second.name: parent.name, of_first.name: first.name} | {
        name: above for name, above in shown.items() if name.startswith("mousemaze")
    }
    order = [name for name, _above in listed(player) if name.startswith("mightymouse")]
    assert order in ([parent.name, second.name, first.name, of_first.name],
                     [parent.name, first.name, of_first.name, second.name])  # fmt: skip
    straps = [widget for widget in player.scene.widgets if type(widget).__name__ == "Strap"]
    assert len(straps) == 4
    assert player.scene.chosen == of_first.name, "the one played last, though it does not stand first"


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_a_parent_that_got_another_file_is_known_by_what_is_in_it_and_one_that_is_gone_leaves_its_branch_alone(
    player, order
):
    parent = put(player, RACE)
    branch = branch_of(player, parent, 30)
    moved = parent.rename(parent.with_name("mightymouse-moved.match"))
    put(player, MATCHES["mightymouse"]).rename(parent)  # another match has its name by now
    for path, age in zip((branch, moved, parent), order, strict=True):  # they are read in this order
        os.utime(path, (1e9 - age, 1e9 - age))
    assert dict(listed(player))[branch.name] == moved.name
    moved.unlink()
    assert dict(listed(player)) == {branch.name: "", parent.name: ""}


def test_a_branch_saved_before_its_parent_was_noted_so_lies_beside_it_by_the_name_of_the_file(player, monkeypatch):
    parent = put(player, RACE)
    monkeypatch.setattr(branching, "source_in", lambda opened: source_in(opened)._replace(born=""))
    branch = branch_of(player, parent, 30)
    assert read(branch).note("origin") is None
    assert dict(listed(player))[branch.name] == parent.name
    annotate(parent, 'title "A race"')
    listed(player)
    shown = player.scene.list
    (card,) = [card for card in shown.cards if card.name == branch.name]
    assert summary_of(shown.parent(card))["title"] == "A race", "as it is called by now"


@pytest.mark.parametrize("text", ["", "0123", "0123456789ABCDEF", "0123456789abcdef0", "0123456789abcde\u0661"])
def test_what_tells_no_match_is_refused(text):
    with pytest.raises(ValueError, match="not written"):
        read_origin(text)


def test_files_that_name_each_other_are_listed_all_the_same():
    cards = [Listed(name, 1, at, 0, "mightymouse", False, "", "", above, "", None)
             for at, (name, above) in enumerate([("a", "b"), ("b", "a"), ("c", "c"), ("d", "a")])]  # fmt: skip
    assert sorted(one.card.name for one in together(cards)) == ["a", "b", "c", "d"]


@pytest.mark.parametrize("name", EACH)
def test_others_play_on_under_other_names_and_it_is_replayed(player, name):
    parent = finish(recording(put(player, name)))
    seats = sitting(parent)
    assert {sitter.who for sitter in seats.values()} == {"bot"}
    first = next(iter(seats))
    levels = parent.levels
    others = {seat: replace(sitter, level=str(max(levels))) for seat, sitter in seats.items()}
    others[first] = replace(seats[first], who="human", name="Anna", hands="own")
    branch = branched(player.program.places, parent, 30, others)
    assert set(branch.runner.bots) == {*seats} - {first} and branch.names[first] == "Anna"
    open_match.leave(branch)
    file = branch.runner.save.path
    setup = replayed(file).setup
    assert [seat.player for seat in setup.seats] == ["human", *[f"bot:{max(levels)}"] * (len(seats) - 1)]
    again = finish(open_match.resuming(file))
    assert again.names[first] == "Anna" and set(again.runner.bots) == {*seats} - {first}
    assert again.own == ({first} if "own" in DESKS[CATALOG[read(file).game_id].game.id].hands else set())
    open_match.leave(again)


def test_people_keep_their_pictures_or_get_another(player):
    path = put(player, RACE)
    first, second, _third = (seat.name for seat in seats_in(read(path).head))
    faces = f'{{"{first}": "star"}}'
    annotate(path, f'names {{"{first}": "Ben"}}', f"faces {faces}", f"players {first}=human,{second}=human")
    parent = finish(recording(path))
    kept = branched(player.program.places, parent, 30)
    open_match.leave(kept)
    assert kept.faces == {first: "star"} and read(kept.runner.save.path).note("faces") == faces
    player.program.go_to("branch", opened=parent, at=30)
    page = player.scene
    assert page.seats[first].face == "star" and page.seats[second].face == ""
    page.change(first, face="cheese")
    page.start()
    assert player.scene.opened.faces == {first: "cheese"}
    player.program.go_to("title")


def test_hands_that_were_changed_at_the_table_are_those_of_whoever_plays_on(player):
    row = CATALOG["boobytrap"]
    seats = row.game.seat_names[:2]
    setup = row.game.setup([Seat(seat) for seat in seats])
    luck = open_match.Luck(frozenset(seats[:1]))
    opened = open_match.begin(player.program.places, row, setup, {}, luck)
    Seats(opened).set_hands(seats[1], "own")
    assert source_in(opened).own == frozenset(seats)
    assert [each.hands for each in sitting(opened).values()] == ["own", "own"]
    open_match.leave(opened)


def test_whoever_sat_there_last_sits_there_and_may_be_another(player):
    path = put(player, RACE)
    player.program.go_to("watch", opened=finish(recording(path)), at=40)
    player.see()
    player.scene.playing = False
    player.see()
    player.click("play_on")
    page = player.scene
    assert isinstance(page, BranchPage)
    seat = next(iter(page.seats))
    player.program.scenes[-1].change(seat, who="human", name="Anna")
    player.see()
    assert page.find(f"who_{seat}").value == "human" and len(page.find(f"who_{seat}").picks) == 2
    player.click("start")
    opened = player.scene.play.opened
    assert opened.names[seat] == "Anna" and seat not in opened.runner.bots and len(opened.runner.bots) == 2


def test_from_the_page_of_the_curve_the_moment_is_decided_again(player):
    story(RACE)(player.program)
    player.see()
    assert isinstance(player.scene, StoryPage)
    act = player.scene.moments[0].act
    assert isinstance(player.scene.match.played[act].act, Answer), "a roll, before which somebody chose to roll"
    player.click("play_on")
    assert player.name == "BranchPage" and "Scores & records" in player.scene.find("told").text
    player.press(Verb.CONFIRM)
    assert player.name == "MightymouseScreen"
    opened = player.scene.play.opened
    log = read(opened.runner.save.path)
    assert opened.branch and read_branch(log.note("branch")) == BranchNote(f"{RACE}.match", act - 1)
    game = opened.runner.match.game
    begun = replay(game, log._replace(entries=log.entries[:act]))
    assert len(begun.played) == act - 1
    assert isinstance(game.waiting(begun.state), Turn), "where it began; its computers may have rolled since"


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
    assert player.name == "BranchPage"
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
