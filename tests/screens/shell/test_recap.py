"""Where many turns have passed since a person's own, what came of each is told in a line."""

import pytest

from game.catalog import CATALOG
from game.core.setup import Seat
from game.host.settings import Settings
from game.shell.matches import open_match
from game.shell.play.log import Line, news, since
from game.shell.play.play import MatchPlay

pytestmark = pytest.mark.usefixtures("blank_pictures")

LONG = [Line("red", "own"), *(Line(seat, f"{seat} {n}") for seat in ("blue", "green", "coal") for n in (1, 2))]


def test_the_end_of_each_turn_since_ones_own_is_news():
    told = news(LONG, "red")
    assert told.head and [line.text for line in told.lines] == ["blue 2", "green 2", "coal 2"]
    assert since(LONG, "red") == 1


@pytest.mark.parametrize(("lines", "person"), [(LONG, ""), (LONG, "green"), (LONG[:5], "red"), ([], "red")])
def test_few_turns_need_no_recap(lines, person):
    assert news(lines, person) == (lines, "")


@pytest.mark.parametrize(
    ("game", "seats"),
    [("mousemaze", 5), pytest.param("boobytrap", 10, marks=pytest.mark.slow), ("mightymouse", 4), ("mousetrap", 4)],
)
@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
def test_whoever_comes_back_to_the_table_reads_what_was_done_meanwhile(another, game, seats, size):
    player, row = another(size=size, settings=Settings(speed="instant", muted=True)), CATALOG[game]
    names = row.game.seat_names[:seats]
    setup = row.game.setup([Seat(name, "bot:1" if n else "human") for n, name in enumerate(names)])
    opened = open_match.begin(player.program.places, row, setup, {}, open_match.Luck(seed=6))
    player.program.go_to(f"table:{game}", opened=opened)
    play = player.scene.play
    assert isinstance(play, MatchPlay)
    for _ in range(400):
        player.step(0.05)
        if play.news.head:
            break
        if play.person and not play.hasty:
            play.play(play.table.match.legal[-1])
    player.see()
    assert play.news.head and len({line.seat for line in play.news.lines}) >= 3
    card = player.scene.find("log")
    assert card is None or card.head == play.news.head
    assert player.canvas.misfits == []
    player.scene.open_log()
    player.see()
    sheet = player.scene.over
    heading = sheet.find("since")
    assert heading.visible.height > 0
    assert sheet.find(f"line_{sheet.since}").rect.top >= heading.rect.bottom
    player.scene.leave()
