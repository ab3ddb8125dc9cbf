"""What of a match is worth remembering, and who begins the next one."""

from game.catalog import GAMES
from game.core.setup import Seat, turned
from game.core.tally import Moment
from game.games.boobytrap.rules import rules as tray
from game.games.boobytrap.rules.events import BarTripped, PieceKept, PiecesThrown
from game.games.mightymouse.rules import rules as race
from game.games.mightymouse.rules.events import Backed, Freed, Held
from game.games.mousemaze.rules import rules as maze
from game.games.mousemaze.rules.moves import Banked, Trapped
from game.games.mousetrap.rules import rules as trap
from game.games.mousetrap.rules.events import Captured, Escaped, LostCheese


def test_captures_in_a_row_and_the_greatest_haul():
    acts = [
        (Captured("red", "blue", 4),),
        (Escaped("green"),),
        (),
        (Captured("red", "green", 9), Captured("red", "yellow", 2)),
    ]
    assert list(trap.moments(acts)) == [Moment(0, "captures", "red", 2), Moment(3, "haul", "red", 11)]


def test_escapes_in_a_row_until_the_mouse_is_caught_and_the_most_cheese_lost():
    acts = [
        (Escaped("blue"),),
        (LostCheese("red", 2),),
        (Escaped("blue"),),
        (Captured("red", "blue", 0),),
        (Escaped("blue"), LostCheese("blue", 3)),
    ]
    assert list(trap.moments(acts)) == [Moment(0, "escapes", "blue", 2), Moment(4, "lost", "blue", 3)]
    assert not list(trap.moments(acts[1:2] + acts[3:4]))


def test_the_riskiest_pull_is_one_that_held():
    acts = [(PieceKept("red", 3, 10, 0.11),), (PieceKept("blue", 4, 10, 0.2),), (BarTripped("red", 5, 10, 0.4, 1),)]
    assert list(tray.moments(acts)) == [Moment(1, "riskiest", "blue", 0.2)]


def test_pieces_in_a_row_until_the_bar_trips_and_the_most_that_jumped_out():
    kept, tripped = (PieceKept("red", 3, 5, 0.0),), (BarTripped("red", 5, 20, 0.4, 1),)
    acts = [
        kept,
        kept,
        tripped,
        kept,
        kept,
        kept,
        (*tripped, PiecesThrown("red", (1, 2))),
        (PiecesThrown("red", (4,)),),
    ]
    assert list(tray.moments(acts)) == [Moment(3, "row", "red", 3), Moment(6, "thrown", "red", 2)]


def test_the_farthest_way_back_the_most_freed_at_once_and_who_was_held_most():
    acts = [
        (Backed("red", (9, 8, 7)), Held("red", 7)),
        (Backed("blue", (9, 8, 7, 6)), Held("red", 16)),
        (Held("blue", 7), Freed("green", 24, 23, False), Freed("red", 16, 15, False)),
    ]
    assert list(race.moments(acts)) == [
        Moment(1, "back", "blue", 3),
        Moment(2, "freed", "green", 2),
        Moment(1, "held", "red", 2),
    ]
    assert not list(race.moments([(Backed("red", (9, 8, 7)), Held("red", 7))]))


def test_wedges_brought_home_break_a_row_of_traps():
    acts = [
        (Trapped("red", 3, 0),),
        (Banked("red", 2, 2, "chosen"),),
        (Trapped("red", 3, 4),),
        (Trapped("red", -1, 0),),
    ]
    kinds = [(moment.kind, moment.act, moment.number) for moment in maze.moments(acts)]
    assert kinds == [("safe", 1, 2), ("lost", 2, 4), ("turns", 2, 2)]


def test_who_begins_goes_round_the_table_unless_chance_decides_it():
    def begins(game, *seats, **options):
        setup = GAMES[game].setup([Seat(seat) for seat in seats], options)
        return turned(setup).options["begins"]

    assert begins("mousetrap", "red", "blue", "green") == "blue"
    assert begins("mousetrap", "red", "blue", "green", begins="green") == "red"
    assert begins("mousemaze", "p1", "p2", begins="lot") == "lot"
    assert begins("mightymouse", "red", "blue") == "highest"
