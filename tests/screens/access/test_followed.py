"""What computer players do can be followed at every table: at normal speed, at half of it, cut, or skipped by seats."""

import pytest

from game.catalog import CATALOG
from game.core.acts import Ask
from game.core.setup import Seat
from game.shell.matches import open_match
from game.shell.play.animation import LEAST_ACT, RESULT
from game.ui.input.bindings import Pressed, Verb

pytestmark = pytest.mark.usefixtures("blank_pictures")

FRAME = 1 / 30


def begun(another, game, people=0, **wished):
    """A table of three, the last ones computer players."""
    player, row = another(), CATALOG[game]
    player.program.adopt(player.program.settings.__class__(muted=True, **wished))
    seats = [Seat(name, "human" if n < people else f"bot:{row.levels[0]}") for n, name in
             enumerate(row.game.seat_names[:3])]  # fmt: skip
    opened = open_match.begin(player.program.places, row, row.game.setup(seats), {}, open_match.Luck(seed=4))
    player.program.go_to(f"table:{game}", opened=opened)
    player.see()
    player.scene.play.motion.skip()
    return player


def acted(player):
    """The computer players' own decisions so far, without what a machine answers."""
    table = player.scene.play.table
    return [one.seat for one in table.match.played if one.seat in table.bots]


def until(player, done, most=3000):
    """Seconds until something is so, in a match that is told frame by frame."""
    for number in range(most):
        if done():
            return number * FRAME
        player.pass_time(FRAME)
    raise AssertionError("it never came to that")


def lengths(player, turns=3):
    """Seconds for which the turns of computer players are shown, and the holds with their reasons at their ends."""
    play, found, seat, held, holds = player.scene.play, [], player.scene.play.shown.turn, 0, []
    passed = 0.0
    for _ in range(6000):
        before = play.shown.turn
        player.pass_time(FRAME)
        passed += FRAME
        if play.shown.turn != before:
            found.append(passed)
            holds.append(held * FRAME)
            passed = 0.0
        spoken = play.why or play.aloud.seat != before  # a throw has no reason
        held = held + 1 if play.motion.busy and not play.animation.flights and spoken else 0
        if len(found) > turns:
            return found[1:], holds[1:]
    raise AssertionError(f"{seat} plays on")


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("game", CATALOG)
def test_each_act_of_a_computer_player_can_be_followed_and_its_result_read(another, game, reduced):
    turns, holds = lengths(begun(another, game, reduced_motion=reduced))
    assert min(turns) >= (RESULT if reduced else LEAST_ACT + RESULT) - FRAME
    assert min(holds) >= RESULT - 2 * FRAME


@pytest.mark.parametrize("game", ["mightymouse", "mousetrap"])
def test_at_half_speed_it_takes_twice_as_long(another, game):
    whole, half = (sum(lengths(begun(another, game, speed=speed))[0]) for speed in ("1", "0.5"))
    assert half == pytest.approx(2 * whole, rel=0.1)


@pytest.mark.parametrize("game", CATALOG)
def test_skip_passes_over_one_computer_player_only(another, game):
    player = begun(another, game)
    play = player.scene.play
    for _ in range(4):
        seat, count = play.shown.turn, len(acted(player))
        play.hurry()
        until(player, lambda seat=seat: play.shown.turn != seat, 200)
        assert set(acted(player)[count:]) <= {seat}
        following = play.shown.turn
        for _ in range(4):
            player.pass_time(FRAME)
        assert play.shown.turn == following
        until(player, lambda: play.motion.busy or isinstance(play.waiting, Ask))


@pytest.mark.parametrize("game", CATALOG)
def test_a_second_press_on_skip_does_not_act_for_the_person_who_is_next(another, game):
    player = begun(another, game, people=1)
    scene, play = player.scene, player.scene.play
    person = play.seats.people[0]
    until(player, lambda: play.person == person)
    for _ in range(40):
        if play.computers:
            break
        until(player, lambda: play.person == person and not play.hasty)
        play.play(play.table.match.legal[-1])
        until(player, lambda: not play.motion.busy)
    for _ in range(60):
        if play.person == person:
            break
        play._acted -= 1.0
        play.hurry()
        player.pass_time(FRAME)
    assert play.person == person
    count = len(play.table.match.played)
    for _ in range(3):
        player.program.give(Pressed(Verb.CONFIRM, "space"))
        player.pass_time(FRAME)
    assert scene is player.scene and len(play.table.match.played) == count
    for _ in range(20):
        player.pass_time(FRAME)
    assert play.person == person and not play.hasty
