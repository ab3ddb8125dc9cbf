"""Every game tells in one line what it is about, and how long it takes by as many figures as were measured."""

import pytest

from build_scripts.measure.minutes import CHOOSING, TELLING, offered
from game.catalog import CATALOG
from game.core.setup import Seat
from game.games.mousetrap.rules.plan import BuildPlan
from game.shell.desk import DESKS
from game.shell.reader import Book
from game.text.aims import aim, on_the_box
from game.workshop.proofs.in_match import lacks_at_a_look, machine_of


@pytest.mark.parametrize("game", CATALOG)
def test_every_game_has_an_aim_and_a_time(game):
    rules = CATALOG[game].game
    told = aim(game, rules.setup([Seat(name) for name in rules.seat_names[:2]]))
    assert told.endswith(".") and len(told) < 90
    minutes = DESKS[game].minutes
    for measured in (minutes.usual, *minutes.otherwise.values()):
        assert all(2 <= players <= len(rules.seat_names) and 1 <= each <= 90 for players, each in measured.items())
    assert on_the_box(minutes).endswith(" min")


def test_alone_one_plays_for_something_else():
    rules = CATALOG["boobytrap"].game
    alone, together = (rules.setup([Seat(name) for name in rules.seat_names[:count]]) for count in (1, 2))
    assert aim("boobytrap", alone) != aim("boobytrap", together)


def test_a_number_of_players_that_was_not_measured_takes_the_nearest_ones_time():
    minutes = DESKS["boobytrap"].minutes
    assert minutes.of(9, {}) == minutes.of(10, {}) != minutes.of(2, {})


@pytest.mark.parametrize("game", CATALOG)
def test_options_by_which_a_match_is_shorter_are_options_of_the_game(game):
    rules = CATALOG[game].game
    known = {option.name: option for option in rules.options}
    for name, value in (each.split("=") for chosen in DESKS[game].minutes.otherwise for each in chosen):
        assert known[name].text(known[name].parse(value)) == value != known[name].text(known[name].default)


def test_what_shortens_a_match_counts():
    minutes = DESKS["mousetrap"].minutes
    built = [minutes.of(2, {"profile": "hasbro", "start_built": parts}) for parts in (0, 6, 12, 18)]
    assert built == sorted(built, reverse=True) and built[0] >= 1.5 * built[-1]
    both = minutes.of(2, {"two_cranks": True, "start_built": 18})
    assert both < built[-1] and both < minutes.of(2, {"two_cranks": True}) < built[0]
    goals = [DESKS["mousemaze"].minutes.of(4, {"goal": wedges}) for wedges in (5, 8, 12)]
    assert goals == sorted(set(goals))


@pytest.mark.parametrize("parts", [3, 6, 12, 24])
def test_two_cranks_shorten_a_match_with_one_s_own_trap_too(parts):
    minutes, machine = DESKS["mousetrap"].minutes, f"{'1,' * (parts - 1)}1/TW1-AAAA"
    for players in (2, 3, 4):
        one, two = (minutes.of(players, {"machine": machine, "two_cranks": two}) for two in (False, True))
        assert 0.7 * one <= two <= one and (two < one or players == 2)


@pytest.mark.parametrize("game", CATALOG)
def test_box_set_up_and_rule_book_say_the_same(game):
    rules, minutes = CATALOG[game].game, DESKS[game].minutes
    least, most = minutes.range
    for players in minutes.usual:
        setup = rules.setup([Seat(name) for name in rules.seat_names[:players]])
        book = Book(game, setup, {})
        assert book.takes() in book.chapters()[0].paragraphs
        assert least <= minutes.of(players, setup.options) <= most


def test_every_number_of_parts_for_which_a_time_is_told_is_measured_with_one_crank_and_with_two():
    minutes, own = DESKS["mousetrap"].minutes, {}
    for chosen in (dict(each.split("=") for each in chosen) for chosen in offered("mousetrap")):
        if "machine" in chosen:
            own.setdefault(BuildPlan.read(chosen["machine"]).steps, set()).add(chosen["two_cranks"])
            assert lacks_at_a_look(machine_of(chosen["machine"])) == "" and "start_built" not in chosen
    assert own == {parts: {"yes", "no"} for parts in minutes.by_parts}


def test_what_is_timed_are_acts_of_the_games():
    assert set(TELLING) == set(CATALOG)
    assert all(seconds > 0 for seconds in CHOOSING.values())
