"""A caught mouse has a moment of its own: dark, the cage, what the mouse makes of it, and its wedges in pieces."""

import pytest

from game.games.mousemaze.pictures.caught import Dust, MouseTold, WedgeBreak
from game.games.mousemaze.pictures.flights import _STAMP, FOOT, CageDrop, WordStamp
from game.games.mousemaze.rules.moves import Draw, End, Trapped
from game.games.mousemaze.rules.state import CELLS, DRAW_OR_END, SAFE
from tests.patience import as_long_as
from tests.views import all_views
from tests.views.mousemaze import _seen, at, drawing, due

FRAME = 1 / 60


def trapping(kind):
    """The table while a mouse is being trapped, from the first flight of a kind on."""
    seen = drawing(lambda table: any(isinstance(each, kind) for each in table.play.animation.flights), Trapped)
    return at(2, due(DRAW_OR_END, risk=2), seen)


def followed(player):
    """What is on its way in each frame until it is over: the kinds of flights, and how dark it is."""
    scene = player.scene
    for _ in as_long_as(lambda: scene.play.animation.moment):
        yield list(scene.play.animation.flights), scene.spot.level
        player.pass_time(FRAME)


def first(seen, kind):
    """The frame in which a kind of flight is first seen."""
    return next(number for number, (flights, _) in enumerate(seen) if any(isinstance(each, kind) for each in flights))


def test_a_breath_in_the_dark_the_cage_the_mouse_alone_and_then_the_word(table):
    player = table(trapping(MouseTold), stage_light="full")
    seen = [*followed(player)]
    cage, dust, word = first(seen, CageDrop), first(seen, Dust), first(seen, WordStamp)
    assert 0.4 < cage * FRAME < 0.8 and seen[cage][1] > 0.4, "dark before the cage falls"
    assert cage < dust < word and (word - dust) * FRAME > 0.4, "a beat in which only the mouse moves"
    does = [each.does for flights, _ in seen for each in flights if isinstance(each, MouseTold)]
    assert list(dict.fromkeys(does)) == ["looks", "sees", "jumps", "cowers"]
    assert all(any(isinstance(each, MouseTold) for each in flights) for flights, _ in seen[:word] if flights)


def test_as_many_wedges_break_as_are_lost_and_the_pile_has_them_again(table):
    player = table(trapping(WedgeBreak))
    play = player.scene.play
    lost = next(event.lost for event in play.table.match.played[-1].events if isinstance(event, Trapped))
    assert sum(isinstance(each, WedgeBreak) for each in play.animation.flights) == lost >= 2
    for _ in as_long_as(lambda: not play.free):
        player.pass_time(FRAME)
    assert play.shown.risk == 0 and play.shown.pile == play.as_it_is().pile


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (900, 1400)])
def test_the_word_lies_beside_the_row_of_the_mouse(table, size):
    player = table(trapping(WordStamp), size=size)
    scene, canvas = player.scene, player.see()
    high = canvas.letters.line(_STAMP) + 26
    for cell in range(CELLS):
        middle = scene.laid.clear_of(cell)
        assert abs(middle - scene.laid.centre(cell)[1]) - high / 2 > scene.laid.card * FOOT
        assert scene.laid.felt.y < middle < scene.laid.felt.bottom


def test_less_motion_sees_mouse_cage_and_broken_wedges_stand_beside_the_word(table):
    player = table(trapping(WordStamp), reduced_motion=True)
    flights = player.scene.play.animation.flights
    assert {MouseTold, CageDrop, WedgeBreak, WordStamp} <= {type(each) for each in flights}
    assert set(flights.values()) == {0.5} and not player.scene.spot.lit


def test_at_once_stays_at_once(table):
    player = table(at(2, due(DRAW_OR_END, risk=2)), speed="instant")
    play = player.scene.play
    for _ in as_long_as(lambda: not any(isinstance(e, Trapped) for e in play.table.match.played[-1].events), 200):
        moves = play.state.moves
        player.scene.choose(Draw() if Draw() in moves else moves[0])
        player.pass_time(FRAME)
        assert not play.animation.moment and not play.animation.flights


def test_a_mouse_that_brings_wedges_out_is_glad(table):
    player = table(all_views()["mousemaze/banked"])
    assert isinstance(player.scene.play.table.match.played[-1].act, End)
    assert _seen(player.program, lambda scene: scene.play.animation.moment == "saved")
    player.pass_time(FRAME)
    assert [each.does for each in player.scene.play.animation.flights if isinstance(each, MouseTold)] == ["cheers"]


def test_the_banner_of_a_turn_leaves_the_safe_card_in_sight(table):
    scene = table(at(2, due(DRAW_OR_END, risk=2))).scene
    match, maze = scene.play.table.match, scene.state.maze
    for cell in range(CELLS):
        homes = tuple(cell if number == SAFE else home for number, home in enumerate(maze.homes))
        match.state = match.state._replace(maze=maze._replace(homes=homes))
        over = scene.called_over
        middle = over.y + 0.64 * over.height
        assert abs(middle - scene.laid.centre(cell)[1]) > scene.laid.card / 2, cell
