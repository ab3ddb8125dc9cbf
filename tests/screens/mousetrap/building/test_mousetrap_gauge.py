"""The gauge under the beads: how much of the chain works, then how often the trap catches, found out in spare time."""

import pytest

from game.games.mousetrap.pictures.spaces import die_place
from game.host.workers import Workers
from tests.patience import as_long_as
from tests.views.mousetrap_table import VIEWS, at, turn_of

pytestmark = pytest.mark.usefixtures("blank_pictures")


def known(player, enough=lambda prospects: prospects.now.over):
    """The gauge once so much has been found out."""
    prospects = player.scene.prospects
    for _ in as_long_as(lambda: not enough(prospects), 50_000):
        player.step(0.02)
    player.see()
    return player.scene.find("gauge")


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)], ids=str)
def test_the_dice_over_the_spaces_below_leave_it_to_be_read(table, size):
    player = table(VIEWS["early"], size=size)
    player.see()
    gauge, laid = player.scene.find("gauge").place, player.scene.laid
    dice = [die_place(cell) for cell in laid.cells if cell.side == "bottom"]
    assert dice and not any(die.colliderect(gauge) for die in dice)


def test_it_counts_the_links_that_work_and_the_match_stands_as_it_stood(table):
    player = table(VIEWS["middle"])
    digest = player.scene.play.table.match.digest()
    gauge = known(player)
    assert (gauge.works, gauge.possible, gauge.text) == (10, 10, "Chain: 10 of 17 links work")
    assert gauge.spoken().name == gauge.text and gauge.chance < 0
    assert player.scene.play.table.match.digest() == digest


def test_a_new_part_is_tested_and_meanwhile_the_lamps_stay_as_they_were(table):
    player = table(at(289, turn_of("red", 12), people=4))
    before = known(player)
    play = player.scene.play
    parts = len(play.shown.parts)
    texts, lamps = set(), set()

    def waits():
        now = player.scene.prospects.now
        return len(play.shown.parts) == parts or len(now.parts) < len(play.shown.parts) or not now.over

    for _ in as_long_as(waits, 50_000):
        if play.free and len(play.shown.parts) == parts:
            play.play(play.state.moves[0])
        player.step(0.05)
        if player.name == "MousetrapScreen" and player.scene.over is not None:
            player.scene.close()
        gauge = player.scene.find("gauge")
        texts.add(gauge.text)
        lamps.add((gauge.works, gauge.possible, gauge.begun))
    player.see()
    after = player.scene.find("gauge")
    assert after.works + after.begun > before.works + before.begun
    assert texts | {after.text} == {before.text, "Testing…", after.text}
    assert lamps <= {(each.works, each.possible, each.begun) for each in (before, after)}


def test_a_match_that_is_opened_lights_no_lamp_before_it_is_known(table):
    player = table(VIEWS["middle"])
    gauge = player.scene.find("gauge")
    assert (gauge.text, gauge.works, gauge.possible) == ("Testing…", 0, 0)
    told, works = set(), set()
    for _ in as_long_as(lambda: not player.scene.prospects.now.over, 50_000):
        player.step(0.02)
        gauge = player.scene.find("gauge")
        told.add(gauge.text)
        works.add(gauge.works)
    player.see()
    after = player.scene.find("gauge")
    assert (after.text, after.works, after.possible) == ("Chain: 10 of 17 links work", 10, 10)
    assert told <= {"Testing…", after.text} and works <= {0, 10}


@pytest.mark.slow
def test_of_the_whole_trap_it_tells_the_chance_once_all_runs_were_had(table):
    player = table(VIEWS["complete"])
    told = {player.scene.find("gauge").text}
    for _ in as_long_as(lambda: not player.scene.prospects.now.over, 50_000):
        player.step(0.02)
        told.add(player.scene.find("gauge").text)
    player.see()
    gauge = player.scene.find("gauge")
    assert 0 < gauge.chance < 1 and gauge.text == f"Catch rate: {round(100 * gauge.chance)}%"
    assert told <= {"Testing…", gauge.text}


class Beside(Workers):
    """Processes that do at once what they are given, until they are lost with all that they have."""

    ready = True

    def __init__(self):
        super().__init__()
        self.done, self.lose = [], 0

    @property
    def free(self):
        return len(self.done) < 2

    def has(self, name):
        return any(name == each for each, _found in self.done)

    def give(self, name, work, *given):
        self.done.append((name, work(*given)))

    def taken(self):
        found, self.done = self.done, []
        if self.lose:
            self.lose -= 1
            return []
        return found


@pytest.mark.slow
def test_processes_beside_the_window_count_too_and_what_is_lost_is_made_again(table):
    player = table(VIEWS["complete"])
    player.scene.prospects.work()  # a run was begun in this process before the others were ready
    player.program.workers = beside = Beside()
    beside.lose = 1
    assert 0 < known(player).chance < 1
    assert player.scene.prospects.now.runs == player.scene.prospects.now.due
    assert not player.scene.prospects.work(), "and then there is nothing more to be done"


def test_who_set_the_worst_part_is_told(table):
    player = table(VIEWS["middle"])
    play = player.scene.play
    play.shown.parts[7] = play.shown.parts[7].__class__(2.4, 0.0, 0.0)
    gauge = known(player, lambda prospects: prospects.now.over and prospects.now.parts == tuple(play.shown.parts))
    assert "The shoe ended up 2.4 mm too far right." in gauge.hint and " placed it." in gauge.hint
