"""One switch alone: what can be pressed is lit in turn, and Space presses what is lit."""

from dataclasses import replace
from random import Random

import pytest

from game.core.acts import Over
from game.games.mightymouse.rules.moves import PLAY_SAVED
from game.host.settings import Settings
from game.ui.input.bindings import Device, Pressed, Verb
from game.ui.widgets.focus import regions
from game.ui.widgets.scanning import Scanner, grouped, stops
from game.ui.widgets.screen import Screen
from tests.patience import as_long_as
from tests.views import all_views

pytestmark = pytest.mark.usefixtures("blank_pictures")

ONE = Settings(one_switch=True, scan_pace=10, cool_down=0, speed="instant", reduced_motion=True)
ACTS = ("primary", "take", "turn", "choice_", "piece_", "cell_")


@pytest.fixture
def switched(another):
    """The title, with one switch."""
    player = another(settings=ONE)
    player.program.go_to("title")
    player.see()
    player.see()
    return player


def top(player):
    return getattr(player.scene, "over", None) or player.scene


def space(player):
    player.program.give(Pressed(Verb.CONFIRM, "space", physical="space", writes=True))
    player.see()


def until(player, name, rounds=80):
    """Wait until a group with this is lit, open it, and press it when it is lit alone."""
    for _ in range(rounds):
        lit = player.program.scanner.lit
        if name in lit:
            space(player)
            if len(lit) == 1:
                return
        else:
            player.step(1.0)
    raise AssertionError((name, player.name, player.program.scanner.lit))


def test_from_the_shelf_to_a_match_and_its_first_roll_by_space_alone(switched):
    until(switched, "mightymouse")
    assert switched.name == "MatchSetup"
    until(switched, "start")
    scene = switched.scene
    until(switched, "primary")
    switched.step(0.1)
    assert scene.play.table.match.played
    scene.leave()


def test_a_saved_number_is_played_by_space_alone(another):
    """MM-26"""
    player = another(settings=ONE)
    all_views()["mightymouse/saved"](player.program)
    for _ in range(3):
        player.see()
    match = player.scene.play.table.match
    until(player, "saved")
    player.step(0.1)
    assert match.played[-1].act == PLAY_SAVED


def test_what_only_explains_itself_is_passed_over_and_one_group_is_ringed_at_a_time(another):
    player = another(settings=ONE)
    all_views()["mousetrap_table/early"](player.program)
    for _ in range(3):
        player.see()
    scene = player.scene
    names = stops(scene)
    assert "primary" in names and not any(name.startswith("space_") for name in names)
    player.step(1.0)
    ringed = {widget.name for widget in scene.widgets if scene.mood(widget).focus}
    assert ringed == set(player.program.scanner.lit)


def test_the_light_waits_as_long_as_it_is_told(switched):
    first = switched.program.scanner.lit
    switched.step(0.5)
    assert switched.program.scanner.lit == first
    switched.step(0.6)
    assert switched.program.scanner.lit != first


def test_no_press_counts_until_the_switch_has_cooled_down(switched):
    program = switched.program
    program.settings = replace(ONE, cool_down=10)
    program.open("setup", game="mousetrap")
    switched.see()
    switched.see()
    for _ in as_long_as(lambda: len(program.scanner.lit) < 2):
        switched.step(1.0)
    opened = program.scanner.lit
    space(switched)
    lit = program.scanner.lit
    assert lit == opened[:1]
    space(switched)
    assert program.scanner.lit == lit
    for _ in range(60):
        switched.step(0.02)
    space(switched)
    assert program.scanner.lit != lit


def test_a_slider_goes_round_a_field_opens_letters_and_a_page_scrolls(switched):
    program = switched.program
    program.open("settings")
    switched.see()
    before = program.settings.volume
    until(switched, "volume")
    assert program.settings.volume == before + 10
    program.go_to("setup", game="mousetrap")
    switched.see()
    until(switched, "name_red")
    assert switched.name == "Letters"
    program.go_to("rules")
    switched.see()
    page = next(region for region in regions(switched.scene.widgets) if region.reach > 1)
    until(switched, "scroll:page")
    assert page.offset > 0


@pytest.mark.parametrize("number", [0, 1, 8, 9, 63, 75])
def test_groups_hold_everything_once_and_are_few(number):
    names = [f"piece_{count}" for count in range(number)]
    groups = grouped(names)
    assert [name for group in groups for name in group] == names
    assert len(groups) + max(map(len, groups), default=0) <= max(9, 2 * number**0.5 + 2)


def played(player, game, options, dice, most):
    """Play a match by Space alone: in each lit group that holds an act it opens the group and presses one of them."""
    player.program.settings = replace(ONE, setups={game: {"seats": SEATS, "options": options}})
    player.program.go_to("setup", game=game)
    player.see()
    until(player, "start")
    match, goal = player.scene.play.table.match, ""
    player._show = lambda: isinstance(top(player), Screen) and top(player)._fit(player.canvas)
    for _ in range(most):
        if isinstance(match.waiting, Over):
            return match
        screen, lit = top(player), player.program.scanner.lit
        assert isinstance(screen, Screen)
        acts = [widget.name for widget in screen.widgets if widget.focusable and widget.enabled]
        wanted = [name for name in acts if name.startswith(ACTS)] or acts
        goal = goal if goal in wanted else dice.choice(wanted) if wanted else ""
        if goal and goal in lit:
            space(player)
            goal = "" if len(lit) == 1 else goal
        else:
            player.step(1.0)
    raise AssertionError((player.name, len(match.played)))


SEATS = {
    "red": {"name": "Rosa", "who": "human"},
    "blue": {"name": "Ben", "who": "human"},
    "p1": {"name": "Rosa", "who": "human"},
    "p2": {"name": "Ben", "who": "human"},
}
OPTIONS = {"mousetrap": {"start_built": "22", "hands": "steady"}, "mousemaze": {}, "mightymouse": {}, "boobytrap": {}}


@pytest.mark.slow
@pytest.mark.parametrize("game", OPTIONS)
def test_a_whole_match_by_space_alone(another, game):
    player = another(size=(960, 720), settings=ONE)
    match = played(player, game, OPTIONS[game], Random(5), 60_000)
    assert isinstance(match.waiting, Over)
    assert player.program.inputs.device is not Device.PAD


def test_the_light_stays_until_what_it_lit_can_have_been_spoken(switched):
    screen, scanner = switched.program.screen, Scanner()
    silent, spoken = [], []
    for aloud, moves in ((False, silent), (True, spoken)):
        scanner.stop()
        for tenth in range(300):
            if scanner.update(0.1, screen, ONE, aloud):
                moves.append(tenth)
    assert len(silent) > 2 * len(spoken) > 2
