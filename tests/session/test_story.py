"""How a match came about: the chances add up, the same seed tells the same, and causes lead from start to end."""

from __future__ import annotations

import dataclasses
from functools import cache
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.core.acts import Answer
from game.core.setup import Seat
from game.core.slices import finish
from game.games.boobytrap.rules.moves import Felt, Mixed, Pulled, Take
from game.session.match import Match
from game.session.replay import game_of, replay
from game.session.saves import read
from game.story import story
from game.story.playouts import Origin, counted, foresight_of
from game.story.story import MovedBy, StoryTeller, ToldMatch, can_be_told, smoothed

GOLDEN = Path(__file__).parents[1] / "harness" / "golden"
RACE, CARDS, TRAY = "mightymouse-race-3", "mousemaze-short-2", "boobytrap-no-pass-2"


@cache
def _match(name: str) -> Match:
    log = read(GOLDEN / f"{name}.match")
    return replay(game_of(log, GAMES), log, check=False)


@cache
def _story(name: str) -> ToldMatch:
    return finish(StoryTeller(_match(name), playouts=0).telling())


@pytest.mark.parametrize("name", [RACE, CARDS, TRAY])
def test_causes_lead_from_the_first_chances_to_the_end(name: str) -> None:
    """For each seat the start and all that luck and choices changed is the end."""
    story = _story(name)
    for number in range(len(story.seats)):
        moved = sum(each[number] for each in story.sums.values())
        assert story.points[0].chances[number] + moved == pytest.approx(story.points[-1].chances[number])


@pytest.mark.parametrize("name", [RACE, CARDS, TRAY])
def test_what_one_gains_others_lose(name: str) -> None:
    """Chances of all seats are 1 at every point, and the luck of all seats adds up to nothing, as does every cause."""
    story = _story(name)
    for point in story.points:
        assert sum(point.chances) == pytest.approx(1.0)
    for cause in MovedBy:
        assert sum(story.sums[cause]) == pytest.approx(0.0)


def test_luck_is_the_chance_after_an_answer_minus_the_mean_over_all() -> None:
    """Runs from a position go evenly through all answers: its chance is the mean of those after each of them."""
    match = _match(RACE)
    act = next(at for at in range(len(match.played) - 12, 0, -1) if isinstance(match.played[at].act, Answer))
    before, rules = match.played[act].before, match.game
    runs = range(240)
    whole = counted(Origin(rules.id, match.setup, before, 50, 0), runs)
    after = [
        (chance, counted(Origin(rules.id, match.setup, rules.apply(before, answer).state, 51, 0), runs))
        for answer, chance in rules.answers(before)
    ]
    for number, wins in enumerate(whole.wins):
        mean = sum(chance * count.wins[number] / count.runs for chance, count in after)
        assert wins / whole.runs == pytest.approx(mean, abs=0.08)


def test_the_same_seed_tells_the_same_in_whatever_order_it_is_counted() -> None:
    """Pieces of a round may come back in any order, as from processes."""
    match = _match(RACE)
    teller = StoryTeller(match, playouts=0)
    for piece in reversed(teller.wanted):
        teller.learn(piece, counted(*teller.given(piece)))
    assert teller.over
    assert teller.story().points == _story(RACE).points


def test_what_is_found_by_a_choice_belongs_to_it_and_a_pull_to_the_hands() -> None:
    """How a touched piece is held tells how well it was chosen, beside what the eye of that level finds."""
    match, story = _match(TRAY), _story(TRAY)
    causes = {MovedBy.CHOICE: (Felt, Take), MovedBy.HANDS: (Pulled,), MovedBy.LUCK: (Mixed,)}
    for jump in story.jumps:
        assert isinstance(match.played[jump.act].act, causes[jump.cause])
    assert {jump.cause for jump in story.jumps} == {*MovedBy}


def test_smoothing_keeps_what_is_known_and_great_jumps() -> None:
    """Noise is shared out, a jump greater than chance stays, an end that is known stays exactly."""
    rows = [(0.5, 0.5), (0.56, 0.44), (0.5, 0.5), (0.95, 0.05), (1.0, 0.0)]
    found, spread = smoothed(rows, [0.004] * 4 + [0.0])
    assert found[-1] == (1.0, 0.0)
    assert spread[-1] == 0.0
    assert found[1][0] < 0.55
    assert found[3][0] - found[2][0] > 0.3
    assert all(sum(row) == pytest.approx(1.0) for row in found)


def test_a_match_alone_is_not_told() -> None:
    assert can_be_told(_match(RACE))
    assert not can_be_told(_match("boobytrap-solitaire-1"))


@pytest.mark.parametrize(("machine", "told"), [("classic", True), ("1,1,1/TW1-AAAAAAAAAAAA", False)])
def test_a_match_whose_machine_cannot_be_read_is_not_told(machine: str, told: bool) -> None:
    rules = GAMES["mousetrap"]
    match = Match(rules, rules.setup([Seat("red", "bot:1"), Seat("blue", "bot:1")], {"machine": machine}))
    for _ in range(2):
        match.play(match.legal[0] if match.legal else rules.answers(match.state)[0][0])
    assert can_be_told(match) is told


def test_a_match_of_many_positions_has_its_first_curve_as_soon_as_a_short_one() -> None:
    """What is counted before there is a curve does not grow with the match."""
    match = _match("mousetrap-original-3")
    teller = StoryTeller(match)
    first = sum(len(runs) for _number, runs in teller.wanted)
    assert len(teller.spots) > 150
    assert first < 16 * len(teller.spots) / 1.5
    assert {number for number, _runs in teller.wanted} >= {0, len(teller.spots) // 2}


def test_with_so_many_acts_in_thought_a_curve_has_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """However few matches those were: a long match takes no longer, and its band is wider."""
    few = dataclasses.replace(foresight_of("mightymouse"), acts=30_000)
    monkeypatch.setattr(story, "foresight_of", lambda game: few)
    teller = StoryTeller(_match(RACE))
    told = finish(teller.telling())
    assert few.acts <= teller.acts < 1.5 * few.acts
    assert teller.runs < teller.budget / 4
    assert teller.share == 1.0
    assert len(told.points) == len(_story(RACE).points)


def test_the_first_curve_of_matches_with_long_ends_takes_few_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    few = dataclasses.replace(foresight_of("mightymouse"), acts=30_000)
    usual = sum(len(runs) for _number, runs in StoryTeller(_match(RACE)).wanted)
    monkeypatch.setattr(story, "foresight_of", lambda game: few)
    assert sum(len(runs) for _number, runs in StoryTeller(_match(RACE)).wanted) < usual / 2
