"""Answers that are made of a number in thought: as often as they are likely, legal, and by whom is asked."""

from __future__ import annotations

from statistics import fmean

import pytest

from game.catalog import CATALOG
from game.core.players import Steadiness
from game.core.setup import Seat
from game.games.boobytrap.nature.chances import ThoughtPlayer, felt, pulled
from game.games.boobytrap.rules import BOOBYTRAP
from game.games.boobytrap.rules.moves import GRIPS, PASS, Mixed, Pass, Pulled, Take, Touch
from game.games.boobytrap.rules.rules import MOST_GRIP
from game.games.boobytrap.rules.seen import MARKING_IN
from game.games.boobytrap.rules.state import State
from game.games.mousetrap.nature.chances import catches, placed, ran
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.rules.state import PARTS
from game.story.playouts import levels_of

EVENLY = [(at + 0.5) / 400 for at in range(400)]


def _mixed() -> State:
    start = BOOBYTRAP.start(BOOBYTRAP.setup([Seat("p1"), Seat("p2")]))
    return BOOBYTRAP.apply(start, Mixed(0)).state


def _touched(number: int = 50, grip: int | None = None) -> State:
    state = _mixed()
    for act in (Touch(number), *((GRIPS[grip], Take()) if grip is not None else ())):
        state = BOOBYTRAP.apply(state, act).state
    return state


def _trips(state: State, level: int) -> float:
    return fmean(pulled(state, level, number).moved_in >= MARKING_IN for number in EVENLY)


def test_a_firmer_piece_trips_more_often_and_steadier_hands_trip_less() -> None:
    risks = [_trips(_touched(50, grip), 2) for grip in (0, 12, 31, 50)]
    assert risks == sorted(risks) and risks[0] < 0.05 and risks[-1] > 0.25
    assert _trips(_touched(50, 31), 3) < _trips(_touched(50, 31), 1)


def _picked(state: State, *pulls: Pulled) -> State:
    """What comes after these pulls of small pieces, with a large one touched that is held tightly."""
    for number, pull in enumerate(pulls, 1):
        for act in (Touch(number), GRIPS[0], Take(), pull):
            state = BOOBYTRAP.apply(state, act).state
    for act in (Touch(50), GRIPS[31], Take()):
        state = BOOBYTRAP.apply(state, act).state
    return state


def test_each_pick_loosens_the_tray_until_it_trips() -> None:
    full, calm, trip = _mixed(), Pulled(0.0), Pulled(MARKING_IN)
    rising = [_trips(_picked(full, *(calm,) * picks), 2) for picks in (0, 3, 6, 10)]
    assert rising == sorted(rising) and rising[-1] > 3 * rising[0]
    assert _trips(_picked(full, *(calm,) * 9, trip), 2) < rising[1]


def test_whoever_sees_better_touches_looser_pieces() -> None:
    mean = [fmean(felt(_touched(), level, number).grip for number in EVENLY) for level in (1, 2, 3)]
    assert mean == sorted(mean, reverse=True)


def test_a_piece_that_was_felt_feels_the_same_again() -> None:
    state = BOOBYTRAP.apply(_touched(), GRIPS[31]).state
    state = BOOBYTRAP.apply(BOOBYTRAP.apply(state, PASS).state, Touch(50)).state
    assert {felt(state, level, number) for level in (1, 2, 3) for number in EVENLY[::50]} == {GRIPS[31]}


def test_every_answer_in_thought_fits() -> None:
    for grip in range(MOST_GRIP + 1):
        state = _touched(50, grip)
        for number in EVENLY[::23]:
            BOOBYTRAP.check(BOOBYTRAP.apply(state, pulled(state, 2, number)).state)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_player_in_thought_chooses_what_may_be_done(level: int) -> None:
    """Also where everything was left by others: it passes, or takes what it must."""
    player, state = ThoughtPlayer(level), _touched(1, None)
    for number in (1, 2):
        state = BOOBYTRAP.apply(state, GRIPS[50]).state
        state = BOOBYTRAP.apply(state, PASS).state
        seen, legal = BOOBYTRAP.observe(state, state.seat), BOOBYTRAP.legal(state)
        assert player.choose(seen, state.seat, legal).move in legal
        left = seen._replace(left_by_others=seen.open_pieces[:42], open_pieces=seen.open_pieces[:42])
        assert isinstance(player.choose(left, state.seat, legal).move, Pass)
        assert isinstance(player.choose(left, state.seat, legal[:42]).move, Touch)
        state = BOOBYTRAP.apply(state, Touch(number + 1)).state


def test_a_trap_catches_as_often_as_its_rate() -> None:
    hands = Steadiness()
    state = CATALOG["mousetrap"].game.start(CATALOG["mousetrap"].game.setup([Seat("red"), Seat("blue")]))
    for parts in ((Placed(),) * len(PARTS), (Placed(2.0),) * len(PARTS)):
        at = state._replace(parts=parts)
        assert fmean(ran(at, hands, number).captured for number in EVENLY) == pytest.approx(
            catches(parts, hands), abs=0.01
        )
    assert catches((Placed(2.0),) * len(PARTS), hands) < catches((Placed(),) * len(PARTS), hands)
    assert catches((Placed(),), hands._replace(rps=2.2)) < catches((Placed(),), hands)


def test_hands_set_down_as_far_off_as_they_are_unsteady() -> None:
    hands = Steadiness(mm=2.0, deg=1.0, grip_pct=8.0)
    found = [placed(hands, number) for number in EVENLY]
    assert -2.0 <= min(each.mm for each in found) < -1.9 and 1.9 < max(each.mm for each in found) <= 2.0
    assert all(abs(each.deg) <= 1.0 and abs(each.grip_pct) <= 8.0 for each in found)
    assert abs(fmean(each.deg for each in found)) < 0.1 and abs(fmean(each.grip_pct for each in found)) < 0.8


def test_people_play_on_as_the_usual_level() -> None:
    setup = BOOBYTRAP.setup([Seat("p1"), Seat("p2", "bot:3")])
    assert levels_of("boobytrap", setup) == {"p1": CATALOG["boobytrap"].level, "p2": 3}
