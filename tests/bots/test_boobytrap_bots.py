"""The computer players of Booby-Trap: each decision with its reason, the same again in the same position."""

from game.bots.boobytrap import LEVELS, BoobyTrapBot
from game.catalog import CATALOG
from game.core.setup import Seat
from game.physics.boobytrap.tray import PullRun, mixed
from game.rules.boobytrap import BOOBYTRAP
from game.rules.boobytrap.moves import Felt, Mixed, Pass, Pulled, Take, Touch
from game.rules.boobytrap.pieces import size_of

SEED = 8


def begun(seats: int = 2, seed: int = SEED, **options):
    state = BOOBYTRAP.start(BOOBYTRAP.setup([Seat(name) for name in BOOBYTRAP.seat_names[:seats]], options))
    return after(state, Mixed(seed))


def after(state, *acts):
    for act in acts:
        state = BOOBYTRAP.apply(state, act).state
    return state


def choice(level: int, state):
    found = BoobyTrapBot(level).choose(state, state.seat, BOOBYTRAP.legal(state))
    assert found.move in BOOBYTRAP.legal(state)
    assert BoobyTrapBot(level).choose(state, state.seat, BOOBYTRAP.legal(state)) == found
    return found


def pulled(number: int) -> PullRun:
    run = PullRun(mixed(SEED), number)
    while not run.done:
        run.step()
    return run


def drained(pondering):
    """How many slices, and what came of it."""
    slices = 0
    while True:
        try:
            next(pondering)
        except StopIteration as end:
            return slices, end.value
        slices += 1


def test_every_level_has_steadier_hands():
    strays = [BoobyTrapBot(level).steadiness.mm for level in sorted(LEVELS)]
    assert strays == sorted(strays, reverse=True)
    assert tuple(LEVELS) == CATALOG["boobytrap"].levels


def test_the_careless_one_takes_whatever_it_touched():
    state = after(begun(), Touch(60), Felt(100))
    assert (choice(1, state).move, choice(1, state).reason) == (Take(), "never_doubts")
    assert choice(1, begun()).reason == "any_piece"


def test_the_careless_one_does_not_always_begin_with_the_same_piece():
    assert len({choice(1, begun(seed=seed)).move for seed in range(1, 12)}) > 5


def test_the_careful_one_passes_when_it_feels_tension_and_takes_when_not():
    tight, snug, loose = (after(begun(), Touch(60), Felt(grip)) for grip in (60, 3, 1))
    assert (choice(2, tight).move, choice(2, tight).reason) == (Pass(), "too_tight")
    assert (choice(2, snug).move, choice(2, snug).reason) == (Take(), "holds_little")
    assert (choice(2, loose).move, choice(2, loose).reason) == (Take(), "feels_loose")


def test_the_careful_one_goes_back_to_what_felt_loose():
    state = after(begun(), Touch(60), Felt(1), Pass())
    assert (choice(2, state).move, choice(2, state).reason) == (Touch(60), "felt_loose")


def test_who_must_take_takes():
    state = after(begun(variant="no_pass"), Touch(60), Felt(90))
    for level in LEVELS:
        assert (choice(level, state).move, choice(level, state).reason) == (Take(), "only_move")


def test_the_careful_one_feels_several_pieces_in_solitaire_and_takes_the_loosest():
    state, felt = begun(1), {}
    for grip in (40, 30, 20, 35, 25, 45):
        move = choice(2, state).move
        assert isinstance(move, Touch) and move.number not in felt
        felt[move.number] = grip
        state = after(state, move, Felt(grip))
    best = choice(2, state)
    assert (felt[best.move.number], best.reason) == (20, "loosest_felt")
    assert choice(2, after(state, best.move, Felt(20))).move == Take()


def test_the_planner_takes_a_large_piece_that_does_not_trip_the_bar():
    found = choice(3, begun())
    assert (size_of(found.move.number), found.reason) == ("L", "worth_most")
    assert pulled(found.move.number).report().travel_mm < MARKING_MM
    state = after(begun(), found.move, Felt(9))
    assert (choice(3, state).move, choice(3, state).reason) == (Take(), "as_planned")


def test_the_planner_leaves_what_would_trip_the_bar():
    state = begun()
    tray = mixed(SEED)
    tightest = sorted(tray.left, key=tray.grip, reverse=True)
    worst = next(number for number in tightest if pulled(number).report().travel_mm > MARKING_MM)
    state = after(state, Touch(worst), Felt(50))
    assert (choice(3, state).move, choice(3, state).reason) == (Pass(), "too_tight")


def test_in_order_of_size_the_planner_thinks_of_what_is_open():
    assert size_of(choice(3, begun(variant="size_order")).move.number) == "S"


def test_a_plan_can_be_made_in_slices_and_is_the_same():
    state = begun(1)
    slices, found = drained(BoobyTrapBot(3).ponder(state, "p1", BOOBYTRAP.legal(state)))
    assert slices >= 4
    assert found == choice(3, state)


def test_a_try_shows_what_the_pull_then_does():
    state, foresight = begun(), Foresight()
    for number in (1, 30, 60):
        _, outlook = drained(foresight.try_out(state, number))
        assert outlook.travel_mm == pulled(number).report().travel_mm


def test_where_there_is_no_tray_everybody_still_plays():
    """Made-up matches are mixed from seed 0."""
    for level in LEVELS:
        state = after(begun(seed=0), Touch(5), Felt(90), Pass())
        assert isinstance(choice(level, state).move, Touch)
        state = after(state, Touch(9), Felt(5))
        assert choice(level, state).move == Take()
        assert choice(level, after(state, Take(), Pulled(0.1))).move
