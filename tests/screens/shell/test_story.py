"""The page that tells how a match came about: its first curve comes soon, moments are stepped through and watched."""

import re
from dataclasses import replace

import pytest

from game.core.slices import finish
from game.games.boobytrap.rules.moves import Felt
from game.games.mousetrap.rules.moves import TrapRan
from game.host.settings import Settings
from game.session.match import Match
from game.shell.matches.watched_match import recording, whole_of
from game.shell.theatre.story import StoryPage, StoryWork
from game.shell.theatre.theatre import Theatre
from game.story.story import Jump, MovedBy, StoryTeller
from game.text.story import title_of, what_happened, who_won
from game.ui.input.bindings import Verb
from game.ui.widgets.spoken import Role
from tests.patience import as_long_as
from tests.views.theatre import GOLDEN, story

pytestmark = pytest.mark.usefixtures("blank_pictures")
RACE, CARDS = "mightymouse-race-3", "mousemaze-short-2"


@pytest.fixture
def page(another):
    player = another(settings=Settings(muted=True))
    story(CARDS)(player.program)
    player.see()
    return player


def test_a_first_curve_comes_while_the_window_goes_on(another):
    player = another(settings=Settings(muted=True))
    player.program.go_to("story", opened=finish(recording(GOLDEN / f"{RACE}.match")))
    player.see()
    assert isinstance(player.scene, StoryPage) and player.scene.story is None
    assert re.fullmatch(r"\d+%", player.scene.find("counting").spoken().value), "as texts write it, with no blank"
    frames = 0
    for _ in as_long_as(lambda: player.scene.story is None):
        player.program.step(0.02, lambda: None)
        frames += 1
    player.see()
    assert frames > 5 and player.scene.find("curve") is not None
    assert not player.scene.teller.over


def test_until_all_is_counted_only_the_curve_is_told(another):
    player = another(settings=Settings(muted=True))
    player.program.go_to("story", opened=finish(recording(GOLDEN / f"{RACE}.match")))
    page = player.scene
    page.teller.budget = 4000
    for _ in as_long_as(lambda: page.story is None):
        player.step(0.02)
    heard = len(player.program.announcements.recent)
    counted, looks = page.teller.share, 0
    for _ in as_long_as(lambda: not page.teller.over):
        player.step(0.7)
        player.see()
        if page.teller.over:
            break
        looks += 1
        assert {"curve", "counting"} <= {one.name for one in page.widgets}
        unsure = ("won", "moment_", "steady", "weights", "watch", "try_again", "sums_")
        assert not [one.name for one in page.widgets if one.name.startswith(unsure)]
        curve = page.find("curve")
        assert not curve.sure and curve.spoken().value == page.find("told").text == page.told()
        page.seek(3)
        assert page.at == 0 and len(player.program.announcements.recent) == heard
        assert counted <= page.find("counting").share <= page.teller.share < 1
        counted = page.find("counting").share
    player.step(0.7)
    player.see()
    assert looks and page.find("counting") is None and page.find("won").text == page._won()
    assert page._won() in player.program.announcements.recent[-1].text


def test_arrows_step_through_what_moved_the_match_and_it_is_told(page):
    curve = page.scene.find("curve")
    assert curve.spoken().role is Role.SLIDER and curve.spoken().value
    seen = []
    for _step in range(3):
        page.press(Verb.RIGHT)
        page.see()
        seen.append(page.scene.at)
        assert page.program.announcements.recent[-1].text.endswith(page.scene.told())
    first = seen.index(min(seen))
    assert [*seen[first:], *seen[:first]] == sorted(set(seen)), "in order, and round after the last"
    assert "%" in page.scene.find("told").text


def test_a_moment_leads_to_the_theatre_at_its_place_and_back(page):
    moment = page.scene.moments[0]
    page.scene.watch()
    page.see()
    assert isinstance(page.scene, Theatre)
    assert page.scene.count <= moment.act + 1
    page.scene.playing = False
    page.press(Verb.BACK)
    page.see()
    assert isinstance(page.scene, StoryPage) and page.scene.at == moment.act + 1


def test_every_seat_is_told_with_what_luck_did(page):
    for seat in page.scene.story.seats:
        row = page.scene.find(f"sums_{seat}")
        assert page.scene.names[seat] in row.spoken().name and "%" in row.spoken().name


def test_from_the_shelf_one_comes_back_to_it_and_then_to_the_title(another):
    player = another(settings=Settings(muted=True))
    player.program.go_to("story", opened=finish(recording(GOLDEN / f"{RACE}.match")), back="matches")
    player.see()
    for name in ("Matches", "Title"):
        player.press(Verb.BACK)
        player.see()
        assert player.name == name and player.program.running


def test_a_match_in_which_nothing_was_done_has_a_curve_too(another):
    opened = finish(recording(GOLDEN / f"{RACE}.match"))
    match = Match(opened.runner.match.game, opened.runner.match.setup)
    teller = StoryTeller(match, playouts=100)
    finish(teller.telling())
    assert teller.story().acts == 0


class _Gone:
    """Processes that take work and are lost with it."""

    ready, free, closed = True, 2, False

    def __init__(self):
        self.given = []

    def start(self):
        pass

    def taken(self):
        return ()

    def give(self, name, act, *given):
        self.given.append(name)
        self.free -= 1
        self.ready = self.free > 0

    def has(self, name):
        return self.ready and name in self.given

    def close(self):
        self.closed = True


def test_what_is_lost_with_the_processes_is_counted_here_and_they_are_let_go():
    match = whole_of(finish(recording(GOLDEN / f"{RACE}.match")))
    teller, workers = StoryTeller(match, playouts=1), _Gone()
    work = StoryWork(teller, workers)
    for _ in as_long_as(lambda: not teller.ready):
        work.go_on(0.05)
    assert teller.runs
    for _ in as_long_as(lambda: not teller.over):
        work.go_on(1.0)
    work.go_on(0.0)
    assert len(workers.given) == 2 and workers.closed


def test_of_a_crank_is_told_what_came_of_it_and_not_the_whole_chain():
    match = whole_of(finish(recording(GOLDEN / "mousetrap-house-2.match")))
    told = [what_happened(match, at, {}) for at, one in enumerate(match.played) if isinstance(one.act, TrapRan)]
    assert any("failed" in each for each in told)
    assert all(each.count(". ") < 5 and not each.startswith("The crank") for each in told)


def test_who_won_is_told_first_with_what_helped_most(page):
    story, match = page.scene.story, page.scene.match
    winner = match.waiting.winners[0]
    told = who_won(story, match, page.scene.names)
    assert told.startswith(page.scene.names[winner]) and page.scene.find("won").text == told
    number = story.seats.index(winner)
    assert max(story.sums, key=lambda cause: story.sums[cause][number]) is MovedBy.LUCK and "luck" in told
    assert who_won(story, Match(match.game, match.setup), page.scene.names) == ""


def test_who_won_names_what_moved_the_match_most_as_the_bar_of_shares_does(page):
    story, match = page.scene.story, page.scene.match
    winner = match.waiting.winners[0]
    number, seats = story.seats.index(winner), len(story.seats)

    def told(*moves):
        """Jumps by cause, of which the winner gets so much and the next seat loses it."""
        jumps = []
        for cause, gain in moves:
            changed = [0.0] * seats
            changed[number], changed[(number + 1) % seats] = gain, -gain
            jumps.append(Jump(len(jumps), winner, cause, tuple(changed), 0.0))
        return who_won(replace(story, jumps=tuple(jumps)), match, page.scene.names)

    choices = (MovedBy.CHOICE, 0.5), (MovedBy.CHOICE, -0.4)
    assert told(*choices) == f"{page.scene.names[winner]} wins, mostly through good choices."
    torn = told(*choices, (MovedBy.HANDS, 0.4))
    assert torn == f"{page.scene.names[winner]} wins! Choices mattered most."
    assert "steady hands" in told((MovedBy.CHOICE, 0.1), (MovedBy.HANDS, 0.4))


def test_a_choice_that_cost_much_is_not_called_bold_whatever_was_chosen(page):
    story = page.scene.story
    seat, others = story.seats[0], (0.0,) * (len(story.seats) - 2)
    jump = Jump(0, seat, MovedBy.CHOICE, (-0.3, 0.3, *others), 0.0)
    assert title_of(story, jump, page.scene.match, page.scene.names) == f"A costly choice by {page.scene.names[seat]}"


def test_a_roll_names_its_number_and_what_is_found_by_a_choice_is_told_with_it(another):
    player = another(settings=Settings(muted=True))
    story(RACE)(player.program)
    page, rolled = player.scene, 0
    for jump in page.story.jumps:
        faces = [each.what[-1] for each in page.match.game.tally(page.match.played[jump.act].events)
                 if each.what.startswith("face_")]  # fmt: skip
        if len(faces) == 1 and jump.cause is MovedBy.LUCK:
            rolled += 1
            assert f"ucky {faces[0]} for " in title_of(page.story, jump, page.match, page.names)
    assert rolled
    match = whole_of(finish(recording(GOLDEN / "boobytrap-no-pass-2.match")))
    found = [what_happened(match, at, {}) for at, one in enumerate(match.played) if isinstance(one.act, Felt)]
    assert found and all(" touches " in each for each in found)
