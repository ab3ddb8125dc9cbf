"""Look before you roll: what the rules say of each number is what the roll then does."""

from game.core.setup import Seat
from game.core.tally import Effect, Reach
from game.games.mightymouse.rules import MIGHTYMOUSE
from game.games.mightymouse.rules import rules as race
from game.games.mousetrap.rules import MOUSETRAP
from game.games.mousetrap.rules import rules as trap
from game.games.mousetrap.rules.state import CRANK, EXACT, SPACES, WHEEL, Kind
from tests.cases.mightymouse import position as race_position

FOUR = MOUSETRAP.setup([Seat(name) for name in MOUSETRAP.seat_names])
RACE = MIGHTYMOUSE.setup([Seat(name) for name in MIGHTYMOUSE.seat_names])


def mouse_at(space, **given):
    return MOUSETRAP.start(FOUR)._replace(mice=(space, 0, 0, 0), **given)


def race_at(**given):
    return race_position(RACE, given)


def test_from_start_the_spaces_say_what_is_worth_a_roll():
    effects = {reach.pips: reach.effect for reach in trap.reaches(mouse_at(3))}
    assert effects == {
        1: Effect.NOTHING,  # built by two players only
        2: Effect.MOVE,  # back to 3, which is not followed
        3: Effect.GAIN,
        4: Effect.GAIN,
        5: Effect.GAIN,
        6: Effect.NOTHING,
    }


def test_a_loss_is_one_only_for_who_holds_cheese():
    before = next(number for number, space in enumerate(SPACES) if space.kind is Kind.LOSE) - 1
    poor, rich = mouse_at(before), mouse_at(before, hands=(4, 0, 0, 0), pile=48)
    assert trap.reaches(poor)[0] == Reach(1, before + 1, Effect.NOTHING)
    assert trap.reaches(rich)[0] == Reach(1, before + 1, Effect.LOSS)


def test_to_choose_is_a_gain():
    """Once the trap is complete the crank lets one lure, with a mouse on the wheel one may turn it."""
    complete = {"parts": (EXACT,) * 24, "pile": 52}
    before = mouse_at(CRANK - 1, **complete)
    assert trap.reaches(before)[0] == Reach(1, CRANK, Effect.NOTHING), "without cheese"
    assert trap.reaches(before._replace(hands=(1, 0, 0, 0), pile=51))[0] == Reach(1, CRANK, Effect.GAIN)
    assert trap.reaches(before._replace(mice=(CRANK - 1, WHEEL, 0, 0)))[0] == Reach(1, CRANK, Effect.GAIN)


def test_nothing_is_told_unless_the_seat_is_to_roll():
    rolled = MOUSETRAP.apply(mouse_at(3), MOUSETRAP.start(FOUR).moves[0]).state
    assert trap.reaches(rolled) == ()
    assert race.reaches(MIGHTYMOUSE.start(RACE)) == (), "who begins is rolled for, and nobody moves"


def test_after_the_wheel_comes_safe():
    assert [reach.space for reach in trap.reaches(mouse_at(WHEEL))] == [44, 45, 46, 47, 48, 49]


def test_the_race_tells_of_circles_of_who_is_in_the_way_and_of_the_finish():
    found = race.reaches(race_at(at={"red": 61, "blue": 63, "green": 5, "yellow": 0}, turn="red"))
    assert found == (
        Reach(1, 62, Effect.MOVE),
        Reach(2, 59, Effect.LOSS),
        Reach(3, 64, Effect.GAIN),
        Reach(4, 57, Effect.LOSS),
        Reach(5, 56, Effect.LOSS),
        Reach(6, 55, Effect.LOSS),
    )
    held = race.reaches(race_at(at={"red": 5, "blue": 1, "green": 2, "yellow": 0}, turn="red"))
    assert (held[1], held[2]) == (Reach(2, 7, Effect.LOSS), Reach(3, 8, Effect.MOVE))
    stays = race.reaches(race_at(at={"red": 1, "blue": 4, "green": 2, "yellow": 0}, turn="red"))
    assert stays[2] == Reach(3, 1, Effect.NOTHING)


def test_who_is_held_moves_the_rescuer():
    found = race.reaches(race_at(at={"red": 7, "blue": 1, "green": 2, "yellow": 0}, turn="red"))
    assert found[0] == Reach(1, 1, Effect.MOVE, 7)
    assert found[5] == Reach(6, 6, Effect.GAIN, 7)


def test_a_saved_number_is_sure_to_lead_where_a_roll_of_it_would():
    """MM-29"""
    setup = MIGHTYMOUSE.setup([Seat(name) for name in MIGHTYMOUSE.seat_names], {"saved_number": True})
    at = {"red": 61, "blue": 63, "green": 5, "yellow": 0}
    for pips in range(1, 7):
        state = race_position(setup, {"at": at, "turn": "red", "saved": {"red": pips}})
        assert race.sure(state) == race.reaches(state)[pips - 1]
    assert race.sure(race_position(setup, {"at": at})) is None, "nothing is saved"
    assert race.sure(race_position(setup, {"at": {"red": 7}, "saved": {"red": 3}})) is None, "who is held must roll"
    assert race.sure(race_at(at=at)) is None
