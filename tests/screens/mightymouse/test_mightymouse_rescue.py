"""A rescue is the brightest moment of the race: light at the circles, broken bars, those who were held are glad."""

import pygame
import pytest

from game.games.mightymouse.pictures.board import CENTRE, SPOTS
from game.games.mightymouse.pictures.motion import CirclesOpen, HeroFlight, PieceFlight
from game.games.mightymouse.pictures.sidebar import caption_of
from game.games.mightymouse.rules.events import Freed
from tests.patience import as_long_as
from tests.views.mightymouse import at, held

FRAME = 1 / 60


def rescue(table, **wished):
    """The table as a roll frees everybody; the dice are thrown until one does."""
    player = table(at(held, people=4), **wished)
    play = player.scene.play
    for _ in as_long_as(lambda: not _frees(play), 60):
        play.skip()
        play.play(play.state.moves[0])
    return player


def _frees(play):
    played = play.table.match.played[-1]
    return play.motion.busy and sum(isinstance(event, Freed) for event in played.events) > 0


def brightness(player):
    picture = pygame.Surface((1280, 720))
    player.program.paint(picture)
    return sum(pygame.transform.average_color(picture, player.scene.laid.rect)[:3])


def brightnesses(player, still):
    """How bright the board is in each frame, as long as something is still so."""
    for _ in as_long_as(still):
        yield brightness(player)
        player.pass_time(FRAME)


def flights(player, kind):
    return [each for each in player.scene.play.animation.flights if isinstance(each, kind)]


def until(player, kind):
    for _ in as_long_as(lambda: not flights(player, kind)):
        player.pass_time(FRAME)


def test_a_rescue_is_the_brightest_and_what_follows_is_light(table, real_pictures):
    player = rescue(table, stage_light="full")
    until(player, HeroFlight)
    dark = min(brightnesses(player, lambda: flights(player, HeroFlight)))
    until(player, CirclesOpen)
    seen = [*brightnesses(player, lambda: flights(player, CirclesOpen))]
    assert not player.scene.spot.lit, "light before the first one leaves"
    until(player, PieceFlight)
    player.pass_time(FRAME)
    assert max(seen) > brightness(player) > dark and flights(player, PieceFlight)[0].glad
    for _ in as_long_as(lambda: not player.scene.play.free):
        player.pass_time(FRAME)
        assert not player.scene.spot.lit, "it stays light as he flies home"


def test_everybody_who_is_held_is_glad_at_once(table):
    player = rescue(table)
    until(player, CirclesOpen)
    shown = player.scene.play.shown
    (burst,) = flights(player, CirclesOpen)
    assert {seat for seats in burst.held.values() for seat in seats} == shown.cheering
    assert all(not shown.on(hazard) for hazard in burst.held) and len(shown.cheering) > 0
    for _ in as_long_as(lambda: not player.scene.play.free):
        player.pass_time(FRAME)
    assert not shown.cheering


def test_less_motion_sees_the_circles_open_and_still(table):
    player = rescue(table, reduced_motion=True)
    until(player, CirclesOpen)
    assert player.scene.play.animation.flights[flights(player, CirclesOpen)[0]] == 0.5 and not player.scene.spot.lit


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (900, 1400)])
def test_the_banner_of_a_turn_leaves_what_came_of_the_roll_in_sight(table, size):
    player = rescue(table, size=size)
    scene, canvas = player.scene, player.see()
    for _ in as_long_as(lambda: not scene.play.free):
        player.pass_time(FRAME)
    over = scene.called_over
    told = caption_of(canvas, scene.laid, scene.play.shown.story, clear=True)
    assert scene.play.shown.story.title and over.bottom <= told.place.y
    assert over.bottom <= scene.laid.to_screen((CENTRE[0], SPOTS[0][1]))[1]
