"""What the book tells of many matches: luck that was told once, hands month by month, two people of one name."""

import json
from math import isclose, sqrt
from random import Random

import pytest

from game.catalog import CATALOG, GAMES
from game.core.acts import Move
from game.core.setup import Seat
from game.core.slices import finish
from game.host.places import Places
from game.machine.hand import Hand, jerky, steady
from game.session import evening
from game.session.family_book import FamilyBook, LuckPoint
from game.session.match import DamagedMatch, Match, Played
from game.session.match_runner import MatchRunner, play_on
from game.session.notes import StoryNote, read_faces, read_story
from game.session.replay import replaying
from game.session.saves import Save, annotate, read
from game.session.shelf_index import ShelfIndex, _cranked, _unrest, key_of
from game.story.story import MovedBy, StoryTeller, note_of
from game.text.long_run import luck_told
from tests.session.matches import read_index

SEATS = ("red", "blue")


@pytest.fixture
def index(tmp_path):
    places = Places(tmp_path)
    places.matches.mkdir()
    made = ShelfIndex(places, "en")
    yield made
    made.close()


def played(index, number, *notes, game="mightymouse"):
    """A whole match of two people in a file of its own; its path and the match."""
    row = CATALOG[game]
    match = Match(row.game, row.game.setup([Seat(seat, "human") for seat in row.game.seat_names[:2]]))
    path = index.folder / f"{number}.match"
    save = Save.create(
        path, match, (f"seed {number}", f"names {json.dumps(dict.fromkeys(match.setup.names, 'Anna'))}", *notes)
    )
    bots = row.bots(row.game.setup([Seat(seat, f"bot:{row.level}") for seat in match.setup.names]))
    for _ in play_on(MatchRunner(match, row.nature_of(number, bots), bots, save)):
        pass
    save.append_over(match.digest())
    save.close()
    return path, match


def story(match, *luck):
    none = (0.0,) * len(luck)
    return StoryNote(len(match.played), luck, none, none, (0.03,) * len(luck)).note


def test_the_luck_of_told_matches_adds_up_with_what_chance_allows(index):
    for number, luck in enumerate((0.5, -0.25, 0.125)):
        path, match = played(index, number)
        annotate(path, story(match, luck, -luck))
    read_index(index)
    points = FamilyBook(index).luck("anna")  # both of one name and no picture are one
    assert len(points) == 6 and isclose(points[-1].luck, 0.0)
    assert isclose(points[-1].band, sqrt(2 * (0.25 + 0.0625 + 0.015625)))
    assert isclose(points[-1].doubt, sqrt(6) * 0.03)
    assert FamilyBook(index).untold() == []


def test_pictures_tell_two_people_of_one_name_apart(index):
    path, match = played(index, 1, 'faces {"blue": "star"}')
    annotate(path, story(match, 0.4, -0.4))
    read_index(index)
    book = FamilyBook(index)
    assert set(book.people()) == {"anna", key_of("Anna", "star")}
    assert book.people()[key_of("Anna", "star")].face == "star"
    assert [point.luck for point in book.luck("anna")] == [0.4]
    assert [point.luck for point in book.luck(key_of("Anna", "star"))] == [-0.4]


def test_what_was_told_of_a_match_that_went_on_since_counts_no_more(index):
    path, match = played(index, 1)
    annotate(path, StoryNote(len(match.played) - 1, (0.4, -0.4), (0, 0), (0, 0), (0, 0)).note)
    read_index(index)
    assert FamilyBook(index).luck("anna") == [] and FamilyBook(index).untold() == ["1.match"]


def test_a_match_that_is_over_stays_so_when_something_is_noted(index):
    row = CATALOG["mightymouse"]
    bots = row.bots(row.game.setup([Seat(seat, "bot:1") for seat in SEATS]))
    match = Match(row.game, row.game.setup([Seat(seat, "bot:1") for seat in SEATS]))
    save = Save.create(index.folder / "open.match", match, ("seed 1",))
    runner = MatchRunner(match, row.nature_of(1, bots), bots, save)
    for _ in play_on(runner):
        pass
    if not save.over:
        save.append_over(match.digest())
    runner.note(story(match, 0.1, -0.1))
    save.close()
    log = read(save.path)
    assert log.over and log.note("story")
    finish(index.refreshing())
    assert index.listed("open.match").over


@pytest.mark.parametrize(
    "text",
    [
        "",
        "acts=3",
        "acts=3 luck=1,2 choice=1,2 hands=1,2 doubt=1",
        "acts=3 luck=1 choice=1 hands=1 doubt=1",
        "acts=3 luck=1,-- choice=1,2 hands=1,2 doubt=1,1",
        "acts=3 luck=1,999999 choice=1,2 hands=1,2 doubt=1,1",
        "acts=3 luck=1,2 choice=1,2 hands=1,2 doubt=1,-1",
    ],
)
def test_a_story_that_no_match_noted_is_refused(index, text):
    with pytest.raises(ValueError, match="a story"):
        read_story(text, SEATS)
    with pytest.raises(ValueError, match="a story"):
        read_story(f"{text}٣", SEATS)
    path, _match = played(index, 1)
    annotate(path, f"story {text}")
    with pytest.raises(DamagedMatch):
        finish(replaying(GAMES["mightymouse"], read(path), check=False))


def test_pictures_that_only_a_later_version_has_are_none():
    assert read_faces('{"red": "star", "blue": "unicorn"}') == {"red": "star"}
    with pytest.raises(ValueError, match="names"):
        read_faces("[]")


def test_a_whole_story_is_kept_as_it_was_told(index):
    _path, match = played(index, 3)
    teller = StoryTeller(match, playouts=0)
    told = finish(teller.telling())
    note = note_of(teller)
    kept = read_story(note.note.removeprefix("story "), match.setup.names)
    assert kept.acts == len(match.played)
    assert all(abs(one - other) < 0.001 for one, other in zip(kept.luck, told.sums[MovedBy.LUCK], strict=True))
    assert all(0 < each < 1 for each in kept.doubt)
    start, end = told.points[0].chances, told.points[-1].chances
    for number in range(2):
        moved = kept.luck[number] + kept.choice[number] + kept.hands[number]
        assert abs(start[number] + moved - end[number]) < 0.003


@pytest.mark.parametrize("number", [1, 3, 4, 12])
def test_of_a_few_matches_it_is_not_told_whether_their_luck_is_usual(number):
    points = [LuckPoint(each, 0.1 * each, 0.9, 0.1) for each in range(number)]
    assert ("normal" in luck_told("Rosa", points)) == (number >= 4)


def test_a_steady_hand_is_calmer_than_a_jerky_one():
    calm, wild = _unrest(steady(1.0), 4000), _unrest(jerky(1.0, Random(3)), 4000)
    assert calm < 20 < wild
    assert _unrest(Hand(((0, 0.0), (960, 0.0))), 4000) is None and _unrest(Hand(((0, 0.8),)), 0) is None


def test_a_hand_that_still_turned_as_the_run_ended_counts_until_then():
    held = Hand(steady(0.8).changes[:-1])  # nobody let go of the crank
    assert _unrest(held, 3360) == _unrest(steady(0.8), 3360) < 15
    assert _unrest(Hand(((0, 0.8),)), 2400) == 0
    assert _unrest(Hand(((0, 1.0), (1200, 3.0))), 2400) == 50
    assert _unrest(Hand(((0, 1.0), (1200, 3.0))), 1200) == 0


def cranked(*notes):
    return {count.what: count.number for count in _cranked(Played(None, "red", Move(), "", (), notes))}


def test_a_hand_that_was_noted_is_counted_and_one_press_is_not():
    assert cranked("trap hand=0:1.0,1200:3.0 steps=2400 digest=0") == {
        "cranked": 1, "unrest": 50, "unrest_squared": 2500
    }  # fmt: skip
    assert not cranked("trap hand=0:one steps=2400") and not cranked("trap hand=0:1.0") and not cranked("tray 1")
    whole, late = steady(0.8), Hand(tuple((step + 500, rps) for step, rps in steady(0.7, 8.0).changes))
    for pressed in (whole, Hand(whole.changes[:-1]), late):
        assert not cranked(f"trap hand={pressed.encode()} steps=2400"), pressed
    turned_on = Hand((*whole.changes[:4], (1000, 1.2)))
    assert cranked(f"trap hand={turned_on.encode()} steps=2400")["cranked"] == 1


@pytest.mark.slow
def test_only_hands_of_ones_own_without_help_count_by_month(index):
    pulls = "hands own p1,p2", "helped nobody"
    path, _match = played(index, 1, *pulls, game="boobytrap")
    read_index(index)
    months = FamilyBook(index).months("anna")
    (count,) = months.values()
    book = FamilyBook(index)
    assert count["pulled"] == book.total("pulled", "anna") > 0
    assert count["slipped"] == book.total("trips", "anna")
    annotate(path, "hands steady")
    read_index(index)
    assert FamilyBook(index).months("anna") == {}


def test_who_sat_down_as_a_person_stays_one_while_the_computer_plays_for_them(index):
    name = evening.begin(index.folder)
    played(index, 1, f"evening {name}", 'faces {"blue": "star"}')
    path, _match = played(index, 2, f"evening {name}", 'faces {"blue": "star"}')
    annotate(path, "players red=computer,blue=human")
    read_index(index)
    found = evening.read_evening(index, name)
    assert list(found.guests) == ["anna", key_of("Anna", "star")] and len(found.rounds) == 2
    assert not any(guest.computer for guest in found.guests.values())
    assert all(len(each.points) == 2 for each in found.rounds)
