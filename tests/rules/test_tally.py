"""What is counted of a match, who is ahead, and who fared how, game by game."""

import pytest

from game.core.setup import Seat
from game.core.tally import Count
from game.games.boobytrap.rules import events as tray
from game.games.mightymouse.rules import events as race
from game.games.mousemaze.rules import moves as maze
from game.games.mousetrap.rules import events as trap
from game.games.mousetrap.rules.moves import Placed
from tests.cases.reader import VOCABULARIES


def counted(game: str, *events):
    return list(VOCABULARIES[game].game.tally(events))


def at(game: str, seats: int, **keys):
    words = VOCABULARIES[game]
    return words.position(words.game.setup([Seat(name) for name in words.game.seat_names[:seats]]), keys)


def leaders(game: str, state):
    return VOCABULARIES[game].game.leaders(state)


def ranks(game: str, state, *acts):
    return VOCABULARIES[game].game.ranks(state, acts)


def test_of_the_mouse_trap_dice_turns_runs_and_what_one_run_caught():
    own, lured = (trap.Moved(mouse, (1, 7), False) for mouse in ("red", "blue"))
    assert counted("mousetrap", trap.Threw("red", 6), own, trap.TurnBegan("blue")) == [
        *(Count("red", "face_6"), Count("red", "turns"))
    ]
    assert counted("mousetrap", trap.Threw("red", 6), lured) == [Count("red", "face_6")], "no turn is begun by luring"
    assert counted("mousetrap", trap.CrankTurned("red", ("blue",))) == [Count("red", "runs")]
    set_down = Placed(-1.5, 2.0, 0.0)
    for built in (trap.Built("red", 3, set_down), trap.StepBuilt("red", 3, 6, set_down)):
        assert counted("mousetrap", built) == [
            *(Count("red", "placed"), Count("red", "astray", 150), Count("red", "astray_squared", 22500))
        ]
    assert counted("mousetrap", trap.Captured("red", "blue", 4), trap.Captured("red", "green", 3)) == [
        *(Count("red", "caught"), Count("red", "caught")),
        *(Count("red", "closed"), Count("red", "haul", 7)),
    ]


def test_ahead_in_the_mouse_trap_is_who_has_most_cheese_and_better_who_was_caught_later():
    state = at("mousetrap", 4, built=24, cheese={"red": 2, "blue": 3}, captured=["yellow"])
    assert leaders("mousetrap", state) == ("blue",)
    # Without cheese one is ahead of those who are out.
    assert leaders("mousetrap", at("mousetrap", 3, built=24, captured=["blue"])) == ("red", "green")
    caught = [(), (trap.Captured("red", "green", 0),), (trap.Escaped("blue"),), (trap.Captured("red", "blue", 0),)]
    assert ranks("mousetrap", at("mousetrap", 3), *caught) == {"red": 4, "green": 1, "blue": 3}


def test_of_the_card_game_turns_and_wedges_brought_home():
    assert counted("mousemaze", maze.TurnBegan("p1"), maze.Banked("p1", 3, 5, "chosen")) == [
        Count("p1", "turns"),
        Count("p1", "wedges", 3),
    ]
    state = at("mousemaze", 3, safe={"p1": 2, "p3": 4})
    assert leaders("mousemaze", state) == ("p3",)
    assert ranks("mousemaze", state) == {"p1": 2, "p2": 0, "p3": 4}


def test_of_the_race_dice_and_turns():
    assert counted("mightymouse", race.ThrewForFirst("red", 2), race.Threw("blue", 5), race.TurnBegan("red")) == [
        *(Count("red", "face_2"), Count("blue", "face_5"), Count("blue", "turns"))
    ]
    state = at("mightymouse", 3, at={"red": 9, "green": 4})
    assert leaders("mightymouse", state) == ("red",)
    assert ranks("mightymouse", state) == {"red": 9, "blue": 0, "green": 4}


def test_of_the_tray_points_trips_and_pieces_in_a_row():
    events = (tray.TurnBegan("p1", False), tray.PieceKept("p1", 3, 5, 0.1), tray.BarTripped("p2", 9, 20, 0.3, 1))
    assert counted("boobytrap", *events) == [
        *(Count("p1", "turns"), Count("p1", "points", 5), Count("p1", "series"), Count("p1", "pulled")),
        *(Count("p2", "points", -20), Count("p2", "series", 0), Count("p2", "trips")),
        *(Count("p2", "pulled"), Count("p2", "slipped")),
    ]
    state = at("boobytrap", 2)._replace(scores=(5, -20))
    assert leaders("boobytrap", state) == ("p1",)
    assert leaders("boobytrap", at("boobytrap", 1)) == (), "nobody is ahead in solitaire"
    assert ranks("boobytrap", state) == {"p1": 5, "p2": -20}


@pytest.mark.parametrize(
    ("game", "keys", "acts", "seat"),
    [
        ("mousetrap", {"mice": {"red": 20}}, ("roll", "= 1"), "blue"),
        ("mousemaze", {"stage": "draw_or_end"}, ("end",), "p2"),
        ("mousemaze", {"stage": "draw"}, ("draw", "= trapped"), "p2"),
        ("mightymouse", {"at": {"red": 8}}, ("roll", "= 1"), "blue"),
        ("boobytrap", {}, ("pass",), "p2"),
    ],
)
def test_it_is_told_whose_turn_begins(game: str, keys: dict, acts: tuple[str, ...], seat: str):
    rules, state, events = VOCABULARIES[game].game, at(game, 2, **keys), ()
    for act in acts:
        state, events = rules.apply(state, rules.decode(act))
    assert (type(events[-1]).__name__, events[-1].seat) == ("TurnBegan", seat)
