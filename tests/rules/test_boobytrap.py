"""Booby-Trap's texts, invariants and limits; what positions can show is in the rule cases."""

import pytest

from game.core.acts import Ask, BadText, BrokenInvariant, IllegalAct, Over, Turn
from game.core.setup import Seat
from game.games.boobytrap.rules import BOOBYTRAP
from game.games.boobytrap.rules.events import Passed, SizeBegan, TurnBegan
from game.games.boobytrap.rules.moves import AskArches, Felt, Mixed, Pass, Pulled, Take, Touch
from game.games.boobytrap.rules.pieces import NUMBERS, SIZES, numbers_of, size_of
from game.games.boobytrap.rules.rules import MOST_SEED, first_seed
from game.games.boobytrap.rules.state import Pull, State
from game.games.boobytrap.tray.packing import PIECES
from game.session.match import Match


def begun(seats: int = 2, **options):
    state = BOOBYTRAP.start(BOOBYTRAP.setup([Seat(name) for name in BOOBYTRAP.seat_names[:seats]], options))
    return after(state, Mixed(7))


def after(state, *acts):
    for act in acts:
        state = BOOBYTRAP.apply(state, act).state
        BOOBYTRAP.check(state)
    return state


def test_the_pieces_are_those_of_the_tray():
    assert tuple(piece.number for piece in PIECES) == NUMBERS
    assert [piece.size for piece in PIECES] == [size_of(number) for number in NUMBERS]
    assert [len(numbers_of(size)) for size in SIZES] == [21, 21, 21]


def test_a_match_begins_with_mixing():
    state = BOOBYTRAP.start(BOOBYTRAP.setup([Seat("p2"), Seat("p5")]))
    assert BOOBYTRAP.waiting(state) == Ask("mix", "p2")
    assert BOOBYTRAP.waiting(after(state, Mixed(3))) == Turn("p2")


def test_the_state_keeps_what_the_tray_is_rebuilt_from():
    state = after(begun(), Touch(5), Felt(3), Take(), Pulled(0.1, (9, 60), "1:2,-3:4"), Pass())
    assert (state.seed, state.pulls) == (7, (Pull(5, "1:2,-3:4", (9, 60)),))
    assert (state.hands, state.discard) == (((5,), ()), (9, 60))
    assert state.scores == (5, 0)


def test_what_was_felt_is_remembered_until_a_piece_is_taken():
    state = after(begun(), Touch(5), Felt(3), Pass(), Touch(6), Felt(70), Pass(), Touch(5), Felt(4))
    assert state.felt == ((6, 70), (5, 4))
    assert after(state, Take(), Pulled(0.0)).felt == ()


def test_feeling_is_no_play():
    """BT-11: whatever is felt, nothing is counted before the pull."""
    state = after(begun(), Touch(5), Felt(100))
    assert (state.scores, state.trips, state.left) == ((0, 0), (0, 0), NUMBERS)


def test_no_answer_but_the_asked_one():
    state = begun()
    asking = {"feel": after(state, Touch(5)), "pull": after(state, Touch(5), Felt(3), Take())}
    for kind, position in asking.items():
        assert BOOBYTRAP.waiting(position) == Ask(kind, "p1", 5)
        for act in (Mixed(1), Pass(), Touch(6), Take(), Pulled(0.1) if kind == "feel" else Felt(3)):
            with pytest.raises(IllegalAct):
                BOOBYTRAP.apply(position, act)


@pytest.mark.parametrize("number", [True, 1.0, "1"])
def test_a_touch_names_a_piece_by_its_number(number):
    with pytest.raises(IllegalAct):
        BOOBYTRAP.apply(begun(), Touch(number))


def test_a_pass_may_be_taken_back_but_not_what_the_tray_answered():
    match = Match(BOOBYTRAP, BOOBYTRAP.setup([Seat("p1"), Seat("p2")]))
    match.play_text("= mixed 7")
    assert not match.can_undo("p1")
    match.play_text("pass")
    assert match.can_undo("p1") and not match.can_undo("p2")
    match.undo()
    assert match.state == begun()
    for text in ("touch 5", "= felt 3", "take", "= pulled 0.1 steady"):
        match.play_text(text)
        assert not match.can_undo("p1")


@pytest.mark.parametrize("thrown", [(5,), (6, 6), (7, 6), (0,), (64,), (True,), (6.0,)])
def test_only_other_pieces_of_the_tray_can_be_thrown(thrown):
    with pytest.raises(IllegalAct):
        BOOBYTRAP.apply(after(begun(), Touch(5), Felt(3), Take()), Pulled(0.1, thrown))


def test_the_fourth_trip_ends_solitaire_and_the_position_says_so():
    """BT-19"""
    state = begun(1)
    for number in (1, 2, 3, 4):
        assert isinstance(BOOBYTRAP.waiting(state), Turn)
        state = after(state, Touch(number), Felt(3), Take(), Pulled(0.25))
    assert BOOBYTRAP.waiting(state) == Over(())
    assert (state.trips, state.scores) == ((4,), (0,))


@pytest.mark.parametrize(
    "act",
    [
        *(Touch(1), Touch(63), Take(), Pass(), Mixed(0), Mixed(2**32 - 1), Felt(0), Felt(100)),
        *(Pulled(0.0), Pulled(0.249999, (1, 63)), Pulled(12.0, (), "60:-60,0:0"), Pulled(1e-6, (4,), "steady")),
    ],
)
def test_every_act_has_one_text(act):
    assert BOOBYTRAP.decode(BOOBYTRAP.encode(act)) == act


@pytest.mark.parametrize(
    "text",
    [
        *("touch 0", "touch 64", "touch 01", "touch", "take 1", "pass ", "felt 3", "= felt 101", "= felt -1"),
        *("= mixed -1", "= mixed 01", "= mixed", "= mixed 99999999999", "= pulled 0.1", "= pulled 0.10 steady"),
        *("= pulled .1 steady", "= pulled 0.1 steady 0", "= pulled 0.1 steady 4,5", "= pulled 0.1 st/eady"),
        *("= pulled 0.1  steady", "= pulled 0.1 steady ", "= pulled nan steady", "= pulled 1e3 steady", "Take", ""),
    ],
)
def test_other_texts_are_no_acts(text):
    with pytest.raises(BadText):
        BOOBYTRAP.decode(text)


@pytest.mark.parametrize(
    "act", [Touch(64), Felt(101), Mixed(-1), Mixed(True), Pulled(-0.1), Pulled(1 / 3), Pulled(0.1, (), "a b")]
)
def test_what_is_no_act_has_no_text(act):
    with pytest.raises(BadText):
        BOOBYTRAP.encode(act)


@pytest.mark.parametrize(
    "change",
    [
        *({"left": NUMBERS[1:]}, {"left": NUMBERS[::-1]}, {"hands": ((5,), ())}, {"discard": (5,)}),
        *({"scores": (5, 0)}, {"trips": (1, 0)}, {"passes": 5}, {"passes": -1}, {"touched": 64}, {"felt": ((64, 1),)}),
        *({"pulls": (Pull(5, "steady", ()),)}, {"waiting": Turn("p2")}, {"waiting": Over(("p1",))}),
        *({"waiting": Ask("feel", "p1", 5)}, {"waiting": Ask("mix", "p1", 5)}, {"waiting": Ask("pull", "p1", 0)}),
        *({"waiting": Ask("feel", "p1", 5), "touched": 6}, {"waiting": Ask("mix", "p1", 5), "touched": 5}),
        *({"waiting": Ask("die", "p1", 0)}, {"by": (0,)}, {"arches": True}),
    ],
)
def test_a_position_that_cannot_be_breaks_an_invariant(change):
    state = begun()
    BOOBYTRAP.check(state)
    with pytest.raises(BrokenInvariant):
        BOOBYTRAP.check(state._replace(**change))


def test_a_match_is_over_when_few_pieces_are_left_or_the_fourth_trip_is_made():
    few, lost = over(2, 61, trips=0), over(1, 4, trips=4)
    for ended in (few, lost):
        BOOBYTRAP.check(ended)
        for change in ({"waiting": Turn("p1")}, {"touched": 63}):
            with pytest.raises(BrokenInvariant):
                BOOBYTRAP.check(ended._replace(**change))
    goes_on = over(1, 3, trips=3)
    with pytest.raises(BrokenInvariant):
        BOOBYTRAP.check(goes_on)
    BOOBYTRAP.check(goes_on._replace(waiting=Turn("p1")))


def over(seats: int, gone: int, trips: int) -> State:
    """So many pieces are discarded, after so many trips."""
    pulls = tuple(Pull(number, "steady", ()) for number in NUMBERS[:gone])
    change = {"left": NUMBERS[gone:], "discard": NUMBERS[:gone], "pulls": pulls, "waiting": Over(("p1",))}
    return begun(seats)._replace(**change, trips=(trips, *(0,) * (seats - 1)))


# ---- what everybody is told


def test_every_pass_is_counted_until_somebody_has_to_pick():
    """BT-12"""
    state, told = begun(), []
    for _ in range(4):
        step = BOOBYTRAP.apply(state, Pass())
        state = step.state
        told += step.events
    passes = [event.in_a_row for event in told if isinstance(event, Passed)]
    begins = [(event.seat, event.must_pick) for event in told if isinstance(event, TurnBegan)]
    assert passes == [1, 2, 3, 4]
    assert begins == [("p2", False), ("p1", False), ("p2", False), ("p1", True)]


def test_nobody_has_to_pick_after_passes_where_nobody_may_pass():
    """BT-22"""
    step = BOOBYTRAP.apply(after(begun(variant="no_pass"), Touch(5), Felt(3), Take()), Pulled(0.1))
    assert step.events[-1] == TurnBegan("p2", False)


@pytest.mark.parametrize(
    ("variant", "left", "told"),
    [
        *(("regular", (1, 22, 43, 44), []), ("size_order", (1, 2, 22, 43), [])),
        *(("size_order", (1, 22, 43, 44), [SizeBegan("M")]), ("size_order", (1, 43, 44, 45), [SizeBegan("L")])),
    ],
)
def test_the_next_size_is_told_once_where_pieces_go_by_size(variant: str, left: tuple, told: list):
    """BT-21"""
    state = begun(variant=variant)._replace(left=left, waiting=Ask("pull", "p1", 1), touched=1)
    events = BOOBYTRAP.apply(state, Pulled(0.1)).events
    assert [event for event in events if isinstance(event, SizeBegan)] == told


def test_the_trays_of_both_sets_have_seeds_of_their_own():
    fewer = BOOBYTRAP.start(BOOBYTRAP.setup([Seat("p1"), Seat("p2")], {"each": 20}))
    more = BOOBYTRAP.start(BOOBYTRAP.setup([Seat("p1"), Seat("p2")]))
    assert first_seed(more) == 0 and first_seed(fewer) > MOST_SEED
    for state, wrong in ((more, first_seed(fewer) + 7), (fewer, 7)):
        assert BOOBYTRAP.apply(state, Mixed(first_seed(state) + 7))
        with pytest.raises(IllegalAct):
            BOOBYTRAP.apply(state, Mixed(wrong))


def test_the_digests_of_matches_with_arches_stay():
    """BT-26: what was asked stands at the end of the position, and nowhere in a match without arches."""
    assert BOOBYTRAP.position(begun(arches="asks")).endswith(" arches=0")
    assert BOOBYTRAP.position(after(begun(arches="asks"), AskArches())).endswith(" arches=1")
    assert "arches" not in BOOBYTRAP.position(begun())
