"""What of a match is worth remembering, and who begins the next one."""

from game.catalog import GAMES
from game.core.moments import Done, Moment, longest_row, most
from game.core.setup import Seat
from game.rules.beginning import turned
from game.rules.boobytrap import moments as tray
from game.rules.boobytrap.events import BarTripped, PieceKept
from game.rules.mousemaze import moments as maze
from game.rules.mousemaze.events import Banked, Trapped
from game.rules.mousetrap import moments as trap
from game.rules.mousetrap.events import Captured, Escaped


def test_the_first_of_those_that_came_to_most_is_told_if_it_is_enough():
    done = [Done(1, "red", 2), Done(4, "blue", 5), Done(9, "red", 5)]
    assert list(most("haul", done, 5)) == [Moment(4, "haul", "blue", 5)]
    assert not list(most("haul", done, 6)) and not list(most("haul", [], 0))


def test_a_row_is_broken_by_another_seat_and_by_nothing():
    done = [Done(1, "red"), Done(2, "red"), Done(3, "blue"), Done(4, "red"), Done(5, "red", 0), Done(6, "red")]
    assert list(longest_row("row", done, 2)) == [Moment(1, "row", "red", 2)]
    assert not list(longest_row("row", done, 3))


def test_captures_in_a_row_and_the_greatest_haul():
    acts = [
        (Captured("red", "blue", 4),),
        (Escaped("green"),),
        (),
        (Captured("red", "green", 9), Captured("red", "yellow", 2)),
    ]
    assert list(trap.moments(acts)) == [Moment(0, "captures", "red", 2), Moment(3, "haul", "red", 11)]


def test_the_riskiest_pull_is_one_that_held():
    acts = [(PieceKept("red", 3, 10, 0.11),), (PieceKept("blue", 4, 10, 0.2),), (BarTripped("red", 5, 10, 0.4, 1),)]
    assert list(tray.moments(acts)) == [Moment(1, "riskiest", "blue", 0.2)]


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
