"""The computer players of Booby-Trap: they judge by what they see and feel, and say what they believe."""

import re
from dataclasses import replace
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import pytest

from game.catalog import CATALOG
from game.core.setup import Seat
from game.games.boobytrap import bots
from game.games.boobytrap.bots import (
    FELT,
    LATEST,
    LEVELS,
    MARKING_MM,
    BoobyTrapBot,
    Sight,
    imagined_grips,
    imagined_travel,
)
from game.games.boobytrap.nature import BoobyTrapNature, picture, tray_of
from game.games.boobytrap.rules import BOOBYTRAP
from game.games.boobytrap.rules.moves import AskArches, Felt, Mixed, Pass, Pulled, Take, Touch
from game.games.boobytrap.rules.pieces import size_of
from game.games.boobytrap.rules.seen import FEELS, feel_word
from game.games.boobytrap.rules.state import Pull
from game.games.boobytrap.text.log import REASONS
from game.games.boobytrap.tray import settled as warm_pool
from game.games.boobytrap.tray.history import keep, mixed
from game.games.boobytrap.tray.packing import MARK
from game.games.boobytrap.tray.settled import GRADES, Tray

SEED, NATURE = 11, BoobyTrapNature(1, {})
SEEDS = (SEED, 9, 10, 11)
"""A mixing takes longer than anything else here."""


def begun(seats: int = 2, seed: int = SEED, **options):
    state = BOOBYTRAP.start(BOOBYTRAP.setup([Seat(name) for name in BOOBYTRAP.seat_names[:seats]], options))
    return after(state, Mixed(seed))


def after(state, *acts):
    for act in acts:
        state = BOOBYTRAP.apply(state, act).state
    return state


def sight(state, seat: str = ""):
    seat = seat or state.seat
    return NATURE.show(state, BOOBYTRAP.observe(state, seat))


@cache
def choice(level: int, state):
    """Kept, for a thought takes up to a second, and a choice depends on nothing else."""
    seen, legal = sight(state), BOOBYTRAP.legal(state)
    found = BoobyTrapBot(level).choose(seen, state.seat, legal)
    assert found.move in legal
    return found


def drained(pondering):
    """How many slices, and what came of it."""
    slices = 0
    while True:
        try:
            next(pondering)
        except StopIteration as end:
            return slices, end.value
        slices += 1


def test_every_level_has_steadier_hands_and_a_sharper_eye():
    levels = [LEVELS[level] for level in sorted(LEVELS)]
    for low, high in pairwise(levels):
        assert high.steadiness.mm < low.steadiness.mm
        assert high.blur_mm < low.blur_mm
    assert tuple(LEVELS) == CATALOG["boobytrap"].levels


def test_the_words_of_a_grip_are_those_that_the_tray_has():
    assert [(round(100 * most), word) for most, word in GRADES] == list(FEELS)
    assert set(FELT) == {word for _, word in FEELS}
    assert MARKING_MM == MARK


# ---- what a seat sees (BT-25)


def same_picture(state):
    """Positions with another hidden truth and the same picture: the seed, the lifts, how it felt to the others."""
    mine = [state.turn in by for by in state.by]
    pairs = tuple(zip(state.felt, mine, strict=True))
    rivals = tuple((number, grip if own else 100 - grip) for (number, grip), own in pairs)
    exact = tuple(
        (number, next(most for most, _ in FEELS if grip <= most) if own else grip) for (number, grip), own in pairs
    )
    yield state._replace(seed=state.seed + 1)
    yield state._replace(pulls=tuple(pull._replace(lift="1:2") for pull in state.pulls))
    yield state._replace(felt=rivals)
    yield state._replace(felt=exact)
    yield state._replace(seed=1, pulls=(Pull(1, "steady", ()),), felt=rivals)


BEGIN = begun()
POSITIONS = {
    "first": BEGIN,
    "touched": after(BEGIN, Touch(60), Felt(5), Pass(), Touch(61), Felt(31)),
    "known": after(BEGIN, Touch(60), Felt(5), Pass(), Touch(61), Felt(50), Pass()),
}


def with_other_grips(state):
    """The same picture of another tray: every piece is moved to where the picture has it, which changes the forces."""
    tray = tray_of(state)
    shown = picture(tray)
    angles = {number: angle for number, (_, _, angle) in tray.packing.discs}
    discs = tuple((number, (x, y, angles[number])) for number, x, y in shown.places)
    other, hidden = Tray(replace(tray.packing, discs=discs)), state._replace(seed=state.seed + 1)
    assert picture(other) == shown
    assert {number: other.grip(number) for number in other.left} != {number: tray.grip(number) for number in tray.left}
    keep(hidden.seed, hidden.pulls, other)
    return hidden


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_does_not_change_when_what_is_hidden_does(level: int, name: str):
    state = POSITIONS[name]
    shown = sight(state)
    for other in same_picture(state):
        assert BOOBYTRAP.observe(other, state.seat)._replace(picture=shown.picture) == shown
    assert choice(level, with_other_grips(state)) == choice(level, state)


def test_a_seat_sees_what_others_touched_and_left_but_nothing_of_how_it_felt_nor_of_the_history():
    state = after(begun(), Touch(60), Felt(5), Pass(), Touch(61), Felt(50))
    one, two = (BOOBYTRAP.observe(state, seat) for seat in ("p1", "p2"))
    assert (one.felt, one.left_by_others) == (((60, "snug"),), ())
    assert (two.felt, two.left_by_others) == (((61, "locked"),), (60,))
    state = after(state, Pass(), Touch(61), Felt(50), Pass(), Touch(1), Felt(1))
    one, two = (BOOBYTRAP.observe(state, seat) for seat in ("p1", "p2"))
    assert one.felt == ((60, "snug"), (61, "locked")), "what both felt both know"
    assert two.felt == ((61, "locked"), (1, "loose"))
    assert (one.left_by_others, two.left_by_others) == ((61,), (60, 61))
    state = after(state, Take(), Pulled(0.0))
    assert BOOBYTRAP.observe(state, "p1").left_by_others == (), "a pick changes how all are held"
    shown = {BOOBYTRAP.observe(other, "p2") for other in (state, state._replace(seed=99), state._replace(pulls=()))}
    assert len(shown) == 1


def test_a_picture_is_to_half_a_millimetre():
    tray = mixed(SEED)
    shown = picture(tray)
    for (number, x, y), (same, (real_x, real_y, _)) in zip(shown.places, tray.packing.discs, strict=True):
        assert number == same
        assert (2 * x).is_integer() and (2 * y).is_integer()
        assert abs(x - real_x) <= 0.25 and abs(y - real_y) <= 0.25


def test_another_picture_is_judged_otherwise():
    """The test above could not fail if nobody looked at the picture."""
    found = {choice(2, begun(seed=seed)).move for seed in SEEDS}
    assert len(found) > 1


# ---- how they judge


def test_a_copy_of_the_tray_is_seen_the_same_way_again_and_by_others_otherwise():
    shown = picture(mixed(SEED))
    first, again, other = (Sight(shown, seat, 1.0) for seat in ("p1", "p1", "p2"))
    grips = [drained(one.grips())[1] for one in (first, again, other)]
    assert grips[0] == grips[1] != grips[2]


def test_who_sees_well_knows_which_pull_trips():
    """Of all pulls, those that trip come in further on the copy: a share of 0.5 would be guessing."""
    tray = mixed(SEED)
    sharp = Sight(picture(tray), "p1", 0.0)
    tight = sorted(tray.left, key=tray.grip)
    loose, held = tight[:4], tight[-4:]
    travels = [drained(sharp.travel(number))[1] for number in (*loose, *held)]
    assert max(travels[:4]) < MARK
    assert max(travels[4:]) > max(travels[:4])


def test_a_tray_that_is_imagined_feels_about_like_the_real_one():
    tray = mixed(SEED)
    _, grips = drained(imagined_grips(tray.packing))
    assert max(abs(grips[number] - tray.grip(number)) for number in tray.left) < 0.1
    assert {feel_word(round(100 * grips[number])) for number in tray.left} == set(FELT)


def test_what_is_imagined_never_lies_ready_for_what_really_happens():
    """A pull would then go on in coarse steps."""
    packing = mixed(SEED).packing
    ready = dict(warm_pool._ready)
    for thought in (imagined_grips(packing), imagined_travel(packing, 1)):
        drained(thought)
    assert warm_pool._ready == ready


def test_a_pull_is_imagined_no_further_than_it_is_decided():
    """Most of a thought once went into watching what could change no more."""
    tray = mixed(SEED)
    by_grip = sorted(tray.left, key=tray.grip)
    for number in (by_grip[0], *by_grip[-3:]):
        slices, travel = drained(imagined_travel(tray.packing, number))
        assert slices <= LATEST / 3
        assert travel < 2 * MARK


def test_the_careful_ones_pass_when_they_feel_tension_and_take_when_not():
    tight, snug, loose = (after(begun(), Touch(60), Felt(grip)) for grip in (60, 3, 1))
    assert (choice(2, tight).move, choice(2, tight).reason) == (Pass(), "too_tight")
    assert (choice(2, snug).move, choice(2, snug).reason) == (Take(), "holds_little")
    assert (choice(2, loose).move, choice(2, loose).reason) == (Take(), "feels_loose")


def test_who_must_take_takes():
    state = after(begun(variant="no_pass"), Touch(60), Felt(90))
    for level in LEVELS:
        assert (choice(level, state).move, choice(level, state).reason) == (Take(), "only_move")


def test_nobody_asks_for_the_arches():
    for state in (begun(arches="asks"), after(begun(arches="asks", variant="no_pass"), Touch(60), Felt(90))):
        for level in LEVELS:
            assert choice(level, state).move != AskArches()


def test_it_looks_loose_is_said_only_of_what_looks_loose():
    told = []
    for level, piece in product((2, 3), (62, 40, 20)):
        state = after(BEGIN, Touch(piece), Felt(90), Pass())
        found = choice(level, state)
        told.append(found.reason)
        if found.reason == "looks_loose":
            shown = Sight(sight(state).picture, state.seat, LEVELS[level].blur_mm)
            _, grips = drained(shown.grips())
            assert feel_word(round(100 * grips[found.move.number])) == "loose"
    assert "looks_loose" in told


def test_alone_several_pieces_are_felt_and_the_loosest_is_taken():
    state, felt = begun(1), {}
    for grip in (40, 30, 20, 35, 25, 45):
        move = choice(2, state).move
        assert isinstance(move, Touch) and move.number not in felt
        felt[move.number] = grip
        state = after(state, move, Felt(grip))
    best = choice(2, state)
    assert (felt[best.move.number], best.reason) == (20, "loosest_felt")
    assert choice(2, after(state, best.move, Felt(20))).move == Take()


def test_alone_the_loosest_is_taken_in_the_end_whichever_was_touched_last():
    """Sharp once touched the same few pieces in turn, for ever."""
    state, held = begun(1), iter((30, 5, 21, 6, 40, 7, 25, 8, 33, 9, 22, 10))
    felt: dict[int, int] = {}
    for _ in range(20):
        move = choice(3, state).move
        if move == Take():
            return
        felt.setdefault(move.number, next(held, 50))
        state = after(state, move, Felt(felt[move.number]))
    raise AssertionError("it touches for ever")


def test_in_order_of_size_what_is_open_is_thought_of():
    for level in LEVELS:
        assert size_of(choice(level, begun(variant="size_order")).move.number) == "S"


def test_thoughts_come_in_slices_and_are_the_same():
    state = begun()
    bot = BoobyTrapBot(3)
    slices, found = drained(bot.ponder(sight(state), "p1", BOOBYTRAP.legal(state)))
    assert slices >= 6
    assert found == choice(3, state)


def test_where_there_is_no_tray_everybody_still_plays():
    """Made-up matches are mixed from seed 0, and show no picture."""
    for level in LEVELS:
        state = after(begun(seed=0), Touch(5), Felt(90), Pass())
        assert isinstance(choice(level, state).move, Touch)
        state = after(state, Touch(9), Felt(1))
        assert choice(level, state).move == Take()
        assert choice(level, after(state, Take(), Pulled(0.1))).move


def test_every_reason_has_its_words():
    source = Path(bots.__file__).read_text(encoding="utf-8")
    assert set(re.findall(r'"([a-z]+(?:_[a-z]+)+)"', source)) == set(REASONS)
