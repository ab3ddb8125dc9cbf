"""What is painted anew only where something changed is what it would be painted as a whole: still layer and window."""

from random import Random

import pygame
import pytest

from game.catalog import CATALOG
from game.core.setup import Seat
from game.shell.matches import open_match
from game.ui.input.bindings import Phase, Pointed, Pressed, Verb
from tests.patience import as_long_as

FRAMES, SEATS = 150, 3
pytestmark = pytest.mark.usefixtures("every_frame")
WAYS = (Verb.NEXT, Verb.LEFT, Verb.RIGHT, Verb.UP, Verb.DOWN)


def begun(player, game, seed):
    row = CATALOG[game]
    setup = row.game.setup([Seat(name) for name in row.game.seat_names[:SEATS]])
    names = dict(zip(setup.names, ("Rosa", "Ben", "Greta"), strict=True))
    opened = open_match.begin(player.program.places, row, setup, names, open_match.Luck(seed=seed))
    player.program.go_to(f"table:{game}", opened=opened)
    return player.scene


def stir(table, rng):
    """Play at random, point somewhere, go on by key, be impatient."""
    if table.play.free and rng.random() < 0.5:
        table.play.play(rng.choice(table.play.table.match.legal))
    if rng.random() < 0.2:
        table.handle(Pointed(Phase.MOVE, (rng.uniform(0, 960), rng.uniform(0, 720))))
    if rng.random() < 0.1:
        table.handle(Pressed(rng.choice(WAYS)))
    if rng.random() < 0.05:
        table.play.skip()


def as_a_whole(table, canvas, size):
    surface = pygame.Surface(size)
    table.paint(canvas.onto(surface).within(surface.get_rect()))
    return surface


def seen_of(surface):
    return pygame.image.tobytes(surface, "RGB")


def drawn_anew(table, canvas, size):
    surface = pygame.Surface(size)
    table.draw(canvas.onto(surface))
    return surface


@pytest.mark.slow
@pytest.mark.parametrize("game", list(CATALOG))
def test_what_was_painted_by_parts_is_whole(another, game):
    player, rng, seen = another(size=(800, 600)), Random(3), set()
    table = begun(player, game, seed=4)
    for _ in range(FRAMES):
        stir(table, rng)
        player.step(1 / 20)
        for _ in as_long_as(lambda: table.dirty, most=3):  # what takes long follows in the next frames
            player.step(0.0)
        assert player.scene is table and table.over is None
        canvas = player.canvas
        painted = table.still(canvas)
        pixels = seen_of(painted)
        if pixels not in seen:
            seen.add(pixels)
            assert pixels == seen_of(as_a_whole(table, canvas, painted.get_size()))
            assert seen_of(player.surface) == seen_of(drawn_anew(table, canvas, painted.get_size()))
    assert len(seen) > FRAMES / 10
