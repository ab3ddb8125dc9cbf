"""The music of a match: it grows with what is at stake, holds its breath where that is decided, and answers."""

import pytest

from game.games.mightymouse.rules.state import FINISH
from game.ui.sound import GLAD, SORRY
from tests.views import boobytrap, mightymouse, mousemaze

pytestmark = pytest.mark.usefixtures("blank_pictures")


def stored(scene):
    """How many layers there are for the game of a table."""
    return len(list(scene.shell.sound.folder.glob(f"{scene.opened.row.game.id}_[0-9].ogg")))


@pytest.fixture
def race(table):
    return table(mightymouse.VIEWS["mid"]).scene


def test_the_race_has_a_layer_for_every_quarter_of_the_way_of_whoever_leads(race):
    first, *others = race.play.shown.at
    race.play.shown.at = dict.fromkeys(others, 3) | {first: 0}
    assert race.layers() == 0
    heard = []
    for space in range(FINISH + 1):
        race.play.shown.at[first] = space
        heard.append(race.layers())
    assert heard == sorted(heard) and heard[15:17] == [0, 1] and heard[-1] == stored(race)


def test_the_card_game_by_the_wedges_won_and_those_at_risk(table):
    scene = table(mousemaze.VIEWS["flip"]).scene
    shown, goal = scene.play.shown, scene.state.table.goal
    first = next(iter(shown.safe))
    shown.safe, shown.risk = dict.fromkeys(shown.safe, 0), 0
    assert scene.layers() == 0
    shown.risk = 4
    assert scene.layers() == 1
    shown.safe[first] = goal
    assert scene.layers() == stored(scene)


def test_booby_trap_by_the_pieces_that_are_gone(table):
    scene = table(boobytrap.at(1, 8, people=4)).scene
    numbers, heard = len(scene.play.state.table.numbers), []
    for left in range(numbers, -1, -1):
        scene.play.animation.shown = scene.play.shown.but(left=left)
        heard.append(scene.layers())
    assert heard == sorted(heard) and (heard[0], heard[-1]) == (0, stored(scene))


def test_music_is_silent_until_it_answers(race, monkeypatch):
    lows, answers = [], []
    monkeypatch.setattr(race.shell.sound, "duck", lambda seconds=0.5, low=0.25: lows.append(low))
    monkeypatch.setattr(race.shell.sound, "answer", lambda names, volume: answers.append(names))
    race.play.animation.flying = True
    for _frame in range(3):
        race._accompany()
    assert lows == [0.0] * 3 and not answers
    race.play.animation.flying = False
    for _frame in range(3):
        race._accompany()
    assert len(lows) == 3 and answers == [GLAD] and GLAD != SORRY
