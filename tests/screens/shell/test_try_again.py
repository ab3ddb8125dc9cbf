"""Moments to try again: found by seat, decided once more at the table as it was, or done again by hand."""

import pygame
import pytest

from game.catalog import CATALOG
from game.core.acts import IllegalAct, Over
from game.core.setup import Seat
from game.core.slices import finish
from game.games.boobytrap.table.workshop import PullAgain
from game.games.mousetrap.nature.cranking import trap_inputs
from game.games.mousetrap.table.cranking.practice import Practice
from game.host.settings import Settings
from game.machine.hand import Hand
from game.machine.lift import STEADY
from game.session.match import Match
from game.session.match_runner import MatchRunner, play_on
from game.shell.desk import DESKS
from game.shell.matches.open_match import OpenMatch
from game.shell.play.match_screen import MatchScreen
from game.shell.theatre.decision import Asked, Decision, FuturesPage
from game.shell.theatre.story import StoryPage
from game.shell.theatre.try_again import TryAgainPage
from game.story.retries import ChoosingAgain, Futures, Likely, Retry, after, seats_to_try, usual
from game.story.story import StoryTeller
from game.ui.drawing.canvas import scale_of
from game.ui.input.bindings import Phase, Pointed, Pressed, Verb
from game.workshop.bench.own_crank import OwnCrank
from tests.patience import as_long_as
from tests.screens.access.test_one_switch import ONE, until
from tests.views.mousetrap_own import SIX, option
from tests.views.theatre import asked, by_hand, chosen_otherwise, decision, futures, moments_of, sought, try_again

pytestmark = pytest.mark.usefixtures("blank_pictures")
_THROWING = 55
"""A piece whose even pull throws others out of the tray of that match."""
SOME = {"mousetrap": {"start_built": 18}, "mousemaze": {"goal": 5}, "mightymouse": {"saved_number": True}}


@pytest.fixture
def player(another):
    return another(settings=Settings(speed="instant", muted=True))


def count(job, most=None):
    """Count what a job wants."""
    for done in as_long_as(lambda: not job.over):
        if done == most:
            return
        piece = next(iter(job.wanted))
        work, *given = job.call(piece)
        job.learn(piece, work(*given))


def choices(match, most=6):
    """The acts at which the person had more than one thing to do."""
    seat = match.setup.names[0]
    acts = [at for at, one in enumerate(match.played)
            if one.seat == seat and len(match.game.legal(one.before)) > 1]  # fmt: skip
    return [Retry(at, seat) for at in acts[:: max(1, len(acts) // most)]]


@pytest.mark.parametrize("game", SOME)
def test_a_choice_is_tried_without_anything_being_played(game):
    match = chosen_otherwise(game, **SOME[game])
    state, texts = match.state, [one.text for one in match.played]
    for retry in choices(match):
        tried = []
        runner = ChoosingAgain.at(match, retry.act, CATALOG[game].nature_of(0, {}), {})
        runner.tried = tried.append
        before = runner.match.state
        for move in runner.match.legal[:4]:
            assert runner.play(move) == () and runner.match.state is before
            assert tried[-1].move == move and tried[-1].start.state is not before
        runner.play(match.played[retry.act].act)
        assert tried[-1] == after(match, retry.act)
        assert not runner.match.can_undo(retry.seat)
        with pytest.raises(IllegalAct):
            runner.undo()
    assert match.state is state and [one.text for one in match.played] == texts


def test_the_chances_of_a_choice_do_not_depend_on_the_order_and_the_same_choice_gains_nothing():
    match = chosen_otherwise("mightymouse", saved_number=True)
    retry = choices(match)[-1]
    found = []
    for turn in (1, -1):
        job = Futures(match.game.id, match.setup, retry.seat, bunches=4)
        for start in (after(match, retry.act).start, usual(match, retry), after(match, retry.act).start):
            job.add(start)
        for piece in job.wanted[::turn]:
            work, *given = job.call(piece)
            job.learn(piece, work(*given))
        assert job.over and job.runs(0) == 128
        found.append([(job.chance(number), job.gain(number)) for number in range(3)])
        assert job.gain(2).chance == 0 and job.gain(2).low <= 0 <= job.gain(2).high
    assert found[0] == found[1]


@pytest.mark.slow
def test_the_dearest_choice_of_a_match_is_found_and_is_dear_by_other_numbers_too():
    """A random player of the card game ends a turn where drawing was worth a lot."""
    match = chosen_otherwise("mousemaze")
    story = moments_of(match)[1]
    assert seats_to_try(match, story, ())[0] == match.setup.names[0], "people first"
    found = sought("mousemaze", match.setup.names[0])
    first = found[0]
    assert len(found) <= 3 and first.cost > 0.05
    job = Futures(match.game.id, match.setup, first.seat)
    for start in (after(match, first.act).start, usual(match, first)):
        job.add(start)
    count(job)
    assert job.gain(1).low > 0 and job.share == 1


def test_between_computers_that_always_chose_so_nothing_is_to_be_tried():
    row = CATALOG["mightymouse"]
    setup = row.game.setup([Seat("red", "bot:2"), Seat("blue", "bot:2")], {})
    bots, match = row.bots(setup), Match(row.game, setup)
    table = MatchRunner(match, row.nature_of(3, bots), bots)
    table.begin()
    for _ in as_long_as(lambda: not isinstance(match.waiting, Over)):
        table.play(table.choose().move)
    teller = StoryTeller(match, playouts=0)
    finish(teller.telling())
    assert not seats_to_try(match, teller.story(), ())


def test_where_nothing_is_found_it_is_said_kindly(player):
    try_again("mousemaze", goal=5)(player.program)
    player.scene.take([])
    player.see()
    assert player.scene.find("told").text == "Well played, Rosa! There’s nothing here you need to try again."
    assert player.scene.find("again_0") is None


@pytest.mark.parametrize("size", [(800, 600), (1920, 1080), (800, 1200)])
def test_the_cards_fill_the_window_and_show_both_futures(another, size):
    player = another(size=size, settings=Settings(muted=True))
    try_again("mousemaze", goal=5)(player.program)
    player.see()
    page, area = player.scene, pygame.FRect(0, 0, *(each / scale_of(size) for each in size))
    cards = [page.find(f"card_{number}").place for number in range(len(page.moments))]
    whole = cards[0].unionall(cards[1:])
    assert whole.bottom > area.height * 0.94 and abs(whole.centerx - area.centerx) < 12
    for number, retry in enumerate(page.moments):
        was, might = (page.find(f"{name}_{number}") for name in ("was", "might"))
        assert was.chance == retry.was and might.chance == retry.might
        assert might.chance.chance - was.chance.chance == pytest.approx(retry.cost)
        assert "Chance of winning" in was.spoken().name


@pytest.mark.parametrize("how", ["mouse", "keys", "pad"])
def test_a_choice_is_made_again_by_every_hand_and_told(player, how):
    try_again("mousemaze", goal=5)(player.program)
    player.see()
    page = player.scene
    assert isinstance(page, TryAgainPage) and page.find("again_0").spoken().name.startswith("Choose again. Move")

    def press(name):
        screen = player.program.screen
        if how == "mouse":
            at = screen.find(name).visible.center
            for phase in (Phase.MOVE, Phase.DOWN, Phase.UP):
                player.program.give(Pointed(phase, at))
            player.see()
            return
        for _ in range(60):
            if screen.focused == name:
                break
            player.program.give(Pressed(Verb.NEXT, "pad_r" if how == "pad" else "tab"))
            player.see()
        assert screen.focused == name
        player.program.give(Pressed(Verb.CONFIRM, "pad_a" if how == "pad" else "return"))
        player.see()

    press("again_1")
    table = player.scene
    assert isinstance(table, MatchScreen) and table.aside and isinstance(table.over, Asked)
    press("choose")
    assert table.over is None and table.play.person == page.moments[1].seat
    decision = page.decisions[page.moments[1].act]
    decision.futures.bunches = 2
    press(next(widget.name for widget in table.widgets if widget.focusable and widget.enabled
               and widget.name.startswith(("primary", "draw", "go_", "end", "choice", "cell"))))  # fmt: skip
    assert isinstance(player.scene, FuturesPage)
    for _ in as_long_as(lambda: not player.scene.decision.futures.over):
        player.pass_time(0.1)
    player.pass_time(0.1)
    player.see()
    told = player.scene.find("verdict").text
    assert told == decision.verdict() and told != "Playing out both choices…"
    assert any(one.text == told for one in player.program.announcements.since(0))
    press("choose")
    assert player.scene is table
    player.press(Verb.BACK)
    press("moments")
    assert player.scene is page
    if len(decision.choices) > 1:
        assert page.find("tried_1").text.startswith("Your best try")


def test_both_futures_are_read_aloud_with_their_bands(player):
    futures(player.program)
    player.see()
    row = player.scene.find("choice_1").spoken().name
    assert "Instead: " in row and "likely" in row and row.count("%") == 3
    assert "In the match: " in player.scene.find("choice_0").spoken().name


def test_one_may_play_on_from_there(player):
    futures(player.program)
    player.see()
    act = player.scene.decision.retry.act
    player.click("play_on")
    player.click("start")
    assert player.scene.play.opened.branch and len(player.scene.play.table.match.played) == act


def test_the_rules_lie_over_such_a_table_and_its_menu_leads_back(player):
    decision(player.program)
    player.see()
    player.press(Verb.CONFIRM)
    table = player.scene
    player.key("r")
    assert player.name == "Reader"
    player.press(Verb.BACK)
    assert player.scene is table
    player.key("m")
    assert "Nothing here counts" in table.over.find("asked").text
    table.over.find("moments").confirm()
    player.see()
    assert isinstance(player.scene, TryAgainPage)


@pytest.mark.parametrize("game", [*SOME, "boobytrap"])
def test_the_table_of_every_game_takes_a_choice(player, game):
    match = chosen_otherwise(game, **SOME[game]) if game in SOME else asked("boobytrap-no-pass-2", "pull", 6)[0]
    opened = _opened(match)
    for retry in choices(match, 2)[: 2 if game in SOME else 1]:
        made = Decision(match, retry, dict.fromkeys(match.setup.names, "Rosa"))
        player.program.go_to("title")
        player.program.open("decision", opened=opened, decision=made)
        player.see()
        player.press(Verb.CONFIRM)
        table = player.scene
        for _ in as_long_as(lambda table=table: not table.play.free):
            player.pass_time(0.1)
        other = next(move for move in table.play.table.match.legal if move != match.played[retry.act].act)
        for _ in as_long_as(lambda table=table: table.play.hasty):
            player.pass_time(0.1)
        table.play.play(other)
        player.see()
        assert isinstance(player.scene, FuturesPage) and len(made.choices) == 2


def _opened(match):
    row = CATALOG[match.game.id]
    return OpenMatch(row, MatchRunner(match, row.nature_of(5, {}), {}), dict.fromkeys(match.setup.names, "Rosa"))


def test_the_crank_of_a_match_is_turned_again_with_its_parts_as_they_stood(player):
    by_hand("mousetrap-house-2", "trap", 0)(player.program)
    player.see()
    match, act = asked("mousetrap-house-2", "trap", 0)
    state = match.played[act].before
    assert isinstance(player.scene, Practice)
    assert player.scene.parts == trap_inputs(state, Hand(())).placements
    assert player.scene.watched.run.inputs.placements == player.scene.parts
    player.press(Verb.BACK)
    assert player.name == "Title"


def test_the_crank_of_a_trap_of_ones_own_is_turned_again_with_its_parts_as_they_stood(player):
    row, seats = CATALOG["mousetrap"], ("red", "blue")
    setup = row.game.setup([Seat(seat, "bot:1") for seat in seats], {"machine": option(SIX)})
    bots = row.bots(setup)
    match = Match(row.game, setup)
    going_on = play_on(MatchRunner(match, row.nature_of(3, bots), bots))
    for _ in as_long_as(lambda: getattr(match.waiting, "kind", "") != "trap"):
        next(going_on)
    player.program.go_to("title")
    DESKS["mousetrap"].by_hand["trap"].opens(player.program, match.state, match.played)
    player.see()
    crank, parts = player.scene, len(match.state.parts)
    assert isinstance(crank, OwnCrank) and crank.test and crank.by_hand
    assert len(crank.own.members) == parts > 0
    assert crank.who.wheel
    player.click("turn")
    assert crank.act == "running"
    player.press(Verb.BACK)
    assert player.name == "Title"


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_a_pull_of_a_match_is_done_again_as_often_as_one_likes(player, how):
    by_hand("boobytrap-no-pass-2", "pull", 6)(player.program)
    player.see()
    screen = player.scene
    assert isinstance(screen, PullAgain)
    number = screen.touched
    assert number and screen.tag() is not None
    for tries in (1, 2):
        player.click("take")
        assert screen.toy.lifting is not None
        if how == "mouse":
            screen.toy.lifting.grasp((0, 0))
            screen.toy.lifting.move((0, -40))
            screen.take_up(screen.toy.lifting)
        else:
            player.program.give(Pressed(Verb.UP, "up"))
            for _ in as_long_as(lambda: screen.live is None):
                player.pass_time(0.05)
        screen.let_come()
        for _ in as_long_as(lambda: screen.live is not None):
            player.pass_time(0.05)
        player.see()
        assert screen.tries == tries and number not in screen.toy.tray.left
        assert f"of {tries} pull" in screen.find("line").text
        player.pass_time(0.1)
        player.see()
        assert f"of {tries} pull" in screen.find("line").text, "stays"
        player.click("back")
        assert screen.touched == number and number in screen.toy.tray.left
    player.click("shelf")
    assert player.name == "Title"


def _pulling_again(player, number=6):
    by_hand("boobytrap-no-pass-2", "pull", number)(player.program)
    player.see()
    return player.scene


def _usable(screen):
    return {widget.name for widget in screen.widgets if widget.focusable and widget.enabled}


def test_a_pull_is_done_again_by_one_button_alone(another):
    screen = _pulling_again(player := another(settings=Settings(muted=True)))
    assert screen.focused == "take" and any(name.startswith("piece_") for name in _usable(screen))
    player.press(Verb.CONFIRM)
    assert screen.focused == "take" and screen.toy.lifting is not None and screen.live is None
    player.press(Verb.CONFIRM)
    assert screen.live is not None and screen.focused == "skip"
    assert not any(name.startswith("piece_") for name in _usable(screen))
    player.press(Verb.CONFIRM)
    assert screen.tries == 1 and screen.live is None


def test_a_hand_that_is_let_go_again_leaves_the_piece_as_it_was(player):
    screen = _pulling_again(player)
    before = screen.find("take").text, screen.find("line").text
    player.click("take")
    assert screen.find("take").text != before[0] and screen.find("line").text != before[1]
    at = screen.find(f"piece_{screen.touched}").visible.center
    for phase in (Phase.MOVE, Phase.DOWN, Phase.UP):
        player.program.give(Pointed(phase, at))
    player.pass_time(0.1)
    player.see()
    assert screen.toy.lifting is None
    assert (screen.find("take").text, screen.find("line").text) == before and screen.find("take").enabled


def test_what_is_thrown_flies_out_before_the_next_pull_and_lies_again_when_it_is_put_back(another):
    screen = _pulling_again(player := another(settings=Settings(muted=True)), 5)

    def trip():
        before, screen.touched = screen.toy.tray, _THROWING
        screen.stale()
        player.see()
        screen._run(screen.toy.pull_freely(_THROWING, STEADY, lambda run: screen._came_out(before, run)))
        for _ in as_long_as(lambda: screen.motion.busy):
            player.pass_time(1 / 60)
        return set(screen.toy.leaps.thrown)

    thrown = trip()
    assert thrown and not thrown & set(screen.toy.tray.left)
    screen.put_back()
    player.see()
    assert thrown <= set(screen.toy.tray.left) and not screen.toy.leaps.thrown and not screen.toy.flights
    assert trip() == thrown
    number = screen.toy.tray.left[0]
    screen.toy.pull_freely(number, STEADY, lambda run: None)
    assert thrown <= {flight.number for flight in screen.toy.flights}


@pytest.mark.parametrize("over", [True, False])
def test_nobody_feels_the_tray_of_a_match_that_goes_on(player, over):
    """BT-28: whoever pulls again may touch every piece."""
    match, act = asked("boobytrap-no-pass-2", "pull", 6)
    part = Match(match.game, match.setup)
    part.follow(match.played if over else match.played[: act + 2])
    assert isinstance(part.waiting, Over) == over
    opened, story = moments_of(part)
    page = TryAgainPage(player.program, opened, story)
    assert seats_to_try(part, story, ["pull"]), "there is something to be done by hand"
    assert ("pull" in page.by_hand) == over
    curve = StoryPage(player.program, opened)
    curve.story = story
    assert curve.to_try == bool(page.seats)


@pytest.mark.parametrize("told", [True, False])
def test_the_menu_of_a_match_leads_to_the_chances_for_whoever_asks(another, told):
    player = another(settings=Settings(speed="instant", muted=True, story=told))
    match = chosen_otherwise("mightymouse", saved_number=True)
    half = Match(match.game, match.setup)
    half.follow(match.played[:30])
    player.program.go_to("table:mightymouse", opened=_opened(half))
    player.see()
    player.scene.open_menu()
    player.see()
    assert (player.scene.over.find("story") is not None) == told
    if told:
        player.scene.over.find("story").confirm()
        player.see()
        assert isinstance(player.scene, StoryPage) and not player.scene.teller.ended
        for _ in as_long_as(lambda: player.scene.story is None):
            player.pass_time(0.05)
        assert player.scene.story.acts == len(half.played)
        player.press(Verb.BACK)
        assert player.program.scenes[-1].over is not None


def test_every_kind_that_is_done_by_hand_is_one_that_hands_answer():
    for game in CATALOG:
        foresight = CATALOG[game].foresight
        assert set(DESKS[game].by_hand) <= set(foresight.hands)


def test_a_choice_is_made_again_by_one_switch(another):
    player = another(settings=ONE)
    try_again("mousemaze", goal=5)(player.program)
    player.see()
    page = player.scene
    until(player, "again_0")
    until(player, "choose")
    table = player.scene
    assert table.aside and table.over is None
    page.decisions[page.moments[0].act].futures.bunches = 1
    until(player, next(widget.name for widget in table.widgets if widget.focusable and widget.enabled
                       and widget.name.startswith(("primary", "draw", "go_", "end", "choice", "cell"))))  # fmt: skip
    assert isinstance(player.scene, FuturesPage)


def test_what_had_the_most_to_gain_comes_first_whenever_it_was(player):
    try_again("mousemaze", goal=5)(player.program)
    page = player.scene
    chances = (0.50, 0.52), (0.30, 0.55), (0.40, 0.51)
    found = [Retry(act, page.seat, "", might - was, Likely(was, was, was), Likely(might, might, might))
             for act, (was, might) in zip((3, 20, 11), chances, strict=True)]  # fmt: skip
    page.take(found)
    player.see()
    assert [retry.act for retry in page.moments] == [20, 11, 3]
    told = [page.find(f"gain_{number}").text for number in range(3)]
    assert told == [f"Possible gain: +{gain}%." for gain in (25, 11, 2)]
