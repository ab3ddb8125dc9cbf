"""When the crank of the unfinished machine may be tried, and when computer players do."""

from game.core.players import Steadiness
from game.games.mousetrap.nature.cranking import OFTEN, bots_hand, may_test
from game.games.mousetrap.trap.report import reach
from game.machine.hand import Hand

HANDS = Steadiness()


def test_there_must_be_a_crank_and_something_still_to_build():
    assert [parts for parts in range(25) if may_test(parts)] == list(range(4, 24))


def test_a_computer_player_tries_now_and_then_what_reaches_further():
    further = [parts for parts in range(4, 24) if reach(range(1, parts + 1)) > reach(range(1, parts))]
    tries = {parts: sum(bots_hand(parts, f"{key}", HANDS) is not None for key in range(300)) for parts in range(25)}
    assert [parts for parts, number in tries.items() if number] == further
    assert all(abs(tries[parts] - 300 * OFTEN) < 40 for parts in further)


def test_the_same_match_gives_the_same_hand():
    hands = [bots_hand(6, f"{key}", HANDS) for key in range(20)]
    assert hands == [bots_hand(6, f"{key}", HANDS) for key in range(20)]
    assert len({hand for hand in hands if isinstance(hand, Hand)}) > 1
