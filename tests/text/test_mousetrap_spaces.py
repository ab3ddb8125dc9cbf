"""Pointing at a space tells what landing on it would do: every kind of space, in every phase, against the rules."""

import re
from itertools import product

import pytest

from game.core.setup import Seat
from game.games.mousetrap.rules import MOUSETRAP
from game.games.mousetrap.rules.events import NothingHappened, PileRanOut, Sent, TookFrom, TookFromPile
from game.games.mousetrap.rules.moves import Lure, Roll, Rolled, Stop, Take, TurnCrank
from game.games.mousetrap.rules.state import CHEESE, EXACT, LOOP, SECOND_CRANK, SPACES, WHEEL, Kind, RuleOptions
from game.games.mousetrap.text.table import explain_space

PHASES = (0, 12, 22, 23, 24)
TABLES = [
    MOUSETRAP.setup([Seat(name) for name in MOUSETRAP.seat_names[:players]], {"profile": profile, "two_cranks": cranks})
    for players, profile, cranks in product((2, 3, 4), ("hasbro", "original"), (False, True))
]


def landed(setup, index, built, hands=None, on_wheel=False):
    """The position after red's mouse has landed on a space by a roll, and what happened."""
    state, players = MOUSETRAP.start(setup), len(setup.seats)
    hands = hands or (4,) * players
    others = (WHEEL if on_wheel else 20, *(20,) * (players - 2))
    start = index - 1 if index else WHEEL - LOOP - 5  # to Start one is only ever sent back
    state = state._replace(parts=(EXACT,) * built, hands=hands, pile=CHEESE - sum(hands), mice=(start, *others))
    state = MOUSETRAP.apply(state, Roll()).state
    return MOUSETRAP.apply(state, Rolled(1))


def asked(step):
    """The moves that are open to red where red is asked at once, not those of the next turn."""
    return MOUSETRAP.legal(step.state) if step.state.turn == 0 and Roll() not in MOUSETRAP.legal(step.state) else ()


def happened(step, kind):
    return [event for event in step.events if isinstance(event, kind)]


@pytest.mark.parametrize("built", PHASES)
@pytest.mark.parametrize(
    "setup", TABLES, ids=lambda setup: f"{len(setup.seats)}-{'-'.join(map(str, setup.options.values()))}"
)
def test_what_is_told_of_a_space_is_what_landing_on_it_does(setup, built):
    table = RuleOptions.of(setup)
    for index in range(1, len(SPACES)):
        told, step = explain_space(index, table, built), landed(setup, index, built)
        where = (index, told)
        sent, nothing = happened(step, Sent), [event.why for event in happened(step, NothingHappened)]
        assert ("goes there" in told) == bool(sent), where
        assert ("that space does nothing" in told) == (bool(sent) and not sent[0].followed), where
        assert ("Then do what that space says" in told) == (bool(sent) and sent[0].followed), where
        if sent:
            continue
        queue = step.state.queue
        assert ("the next two parts" in told) == (len(queue) == 2), where
        assert ("the last part" in told) == (queue == (24,)), where
        assert ("the next part" in told) == (len(queue) == 1 and queue != (24,)), where
        quiet = "othing happens here" in told or "Not a build space" in told
        assert quiet == (bool(nothing) and nothing != ["safe"]), (where, nothing)
        assert ("All 24 parts are built" in told) == (nothing == ["complete"]), where
        assert ("Not a build space" in told) == (nothing == ["players"]), where
        assert ("until the trap is complete" in told) == (nothing == ["incomplete"]), where
        paid = sum(event.pieces for event in happened(step, TookFromPile)) if not queue else 0
        pieces = {0: "", 1: "Take a piece of cheese from the pile."}.get(
            paid, f"Take {paid} pieces of cheese from the pile."
        )
        assert (pieces in told) if paid else not re.match("Take .* from the pile", told), where


@pytest.mark.parametrize("setup", TABLES[::2], ids=lambda setup: f"{len(setup.seats)}-{setup.options['profile']}")
def test_who_gives_what_the_pile_lacks_is_told_as_it_is(setup):
    table, players = RuleOptions.of(setup), len(setup.seats)
    hands = (0, CHEESE - 10 * (players - 2), *(10,) * (players - 2))
    for index in (2, 7, WHEEL):
        told, step = explain_space(index, table, 24), landed(setup, index, 24, hands)
        assert happened(step, PileRanOut)
        may = Take(()) in asked(step)
        assert ("you may take the rest from" in told) == may, told
        assert (" pays." in told) == bool(happened(step, TookFrom)) == (not may), told
        assert ("any one opponent" in told) == (len(asked(step)) > 2), told


@pytest.mark.parametrize("setup", TABLES[::2], ids=lambda setup: f"{len(setup.seats)}-{setup.options['profile']}")
@pytest.mark.parametrize("each", [1, 2, 4])
def test_rivals_who_tie_give_as_it_is_told(setup, each):
    """MT-16, MT-43: three in all, or what they hold together; from one alone only if that one has so many."""
    table, players = RuleOptions.of(setup), len(setup.seats)
    told = explain_space(37, table, 12)
    step = landed(setup, 37, 12, (0, *(each,) * (players - 1)))
    takes = [dict(move.gifts) for move in asked(step)] or [
        {event.giver: event.pieces for event in happened(step, TookFrom)}
    ]
    if players == 2:
        assert "from your opponent, or all your opponent has" in told and takes == [{"blue": min(3, each)}]
    elif "choose one of them" in told:
        assert (
            all(len(take) == 1 and sum(take.values()) == min(3, each) for take in takes) and len(takes) == players - 1
        )
    else:
        assert "from one with enough, or from several" in told
        assert {sum(take.values()) for take in takes} == {min(3, each * (players - 1))}
        assert any(len(take) == 1 for take in takes) == (each >= 3)


@pytest.mark.parametrize(
    "setup", TABLES, ids=lambda setup: f"{len(setup.seats)}-{'-'.join(map(str, setup.options.values()))}"
)
def test_the_crank_says_what_may_and_must_be_done(setup):
    table = RuleOptions.of(setup)
    for index in (46, *((48,) if table.two_cranks else ())):
        told = explain_space(index, table, 24)
        free, caught = (asked(landed(setup, index, 24, on_wheel=wheel)) for wheel in (False, True))
        assert " lure " in told and any(isinstance(move, Lure) for move in free)
        assert ("must turn" in told) == (Stop() not in caught), told
        assert TurnCrank() in caught
        if len(setup.seats) > 2:
            assert ("may lure others, too" in told) == any(isinstance(move, Lure) for move in caught), told


@pytest.mark.parametrize("start_built", [0, 12, 24])
def test_where_the_mice_begin_is_told_there_alone(start_built):
    for ahead in (False, True):
        table = RuleOptions.of(
            MOUSETRAP.setup([Seat("red"), Seat("blue")], {"start_built": start_built, "mice_ahead": ahead})
        )
        told = [
            index for index in range(len(SPACES)) if "All mice begin here." in explain_space(index, table, start_built)
        ]
        assert told == [table.start]
        assert "Nothing happens here." in explain_space(0, table, start_built)


def test_nothing_is_said_of_a_cage_that_does_not_hang_yet():
    table = RuleOptions.of(TABLES[0])
    assert "the cage hangs right above" in explain_space(WHEEL, table, 24)
    assert "The finished trap’s cage hangs right above" in explain_space(WHEEL, table, 23)


def test_to_start_one_is_only_sent_and_nothing_happens_there():
    for setup in TABLES:
        step = landed(setup, 13, 12)
        assert step.state.mice[0] == 0
        assert [event.why for event in happened(step, NothingHappened)] in (["start"], [])
        assert step.state.hands[0] == 4 and not step.state.queue


@pytest.mark.parametrize("built", (0, 23, 24))
def test_the_numbers_of_a_build_space_are_explained_while_anything_is_to_be_built(built):
    for setup in TABLES:
        for index, space in enumerate(SPACES):
            told = "how many players it counts for" in explain_space(index, RuleOptions.of(setup), built)
            crank = index == SECOND_CRANK and setup.options["two_cranks"]
            assert told == (space.kind is Kind.BUILD and built < 24 and not crank)
