"""Why computer players act is shown and kept, and a person may ask what one would do."""

from types import SimpleNamespace

import pytest

from game.catalog import CATALOG
from game.core.players import Choice
from game.core.setup import Seat
from game.core.slices import finish
from game.games.boobytrap.text import log as boobytrap
from game.games.mightymouse.text import log as mightymouse
from game.games.mousemaze.text import log as mousemaze
from game.games.mousetrap.text import log as mousetrap
from game.session.match import Match
from game.session.match_runner import MatchRunner
from game.session.notes import noted_reason
from game.session.playback import Playback
from game.shell.matches import open_match
from game.shell.play.advice import Hints
from game.shell.play.log import told
from game.text import tell
from tests.patience import as_long_as
from tests.screens.play.test_every_table import LATE, WAITING
from tests.screens.tables import rest

pytestmark = pytest.mark.usefixtures("blank_pictures")

REASONS = {"boobytrap": boobytrap, "mightymouse": mightymouse, "mousemaze": mousemaze, "mousetrap": mousetrap}


def think(player, most=3000):
    for _ in range(most):
        player.program.advance(0.02)
        if player.scene.play.hints.move is not None:
            return player.see()
    raise AssertionError("no advice")


@pytest.mark.parametrize("game", WAITING)
def test_a_person_is_advised_in_a_sentence_and_shown_where(table, game):
    player = table(WAITING[game])
    rest(player)
    scene, hints = player.scene, player.scene.play.hints
    player.key("h")
    think(player)
    assert hints.move in scene.play.table.match.legal
    if len(scene.play.table.match.legal) > 1:
        assert " would " in hints.text and hints.text.endswith(".")
        assert scene.play.log[-1].text == hints.text
    else:
        assert hints.text == "Roll the die." == player.program.announcements.recent[-1].text
        assert all(line.text != hints.text for line in scene.play.log)
    assert scene.focused == scene.button_of(hints.move)
    marks, _ways = scene.advised_at(hints.move)
    assert marks and all(scene.stage.contains(mark.place.inflate(-8, -8)) for mark in marks if game != "mousetrap")
    scene.play.aloud.say("p2", "An old reason.")
    scene.play.play(hints.move)
    assert (hints.move, hints.text) == (None, "")
    assert not scene.play.aloud.of("p2"), "whoever thinks next has not given a reason yet"


def test_a_hint_can_be_asked_for_by_mouse(table):
    player = table(WAITING["mousetrap"])
    rest(player)
    player.click("hint")
    think(player)
    assert any(getattr(widget, "text", "") == player.scene.play.hints.text for widget in player.scene.widgets)


@pytest.mark.parametrize("game", WAITING)
def test_where_nobody_gives_hints_there_is_no_button(table, game):
    player = table(WAITING[game], hints="off")
    rest(player)
    player.key("h")
    assert player.scene.find("hint") is None and not player.scene.play.hints.text


def test_the_chosen_level_is_asked_and_told_what_the_seat_may_see():
    row, asked = CATALOG["boobytrap"], []

    class Adviser:
        def __init__(self, level):
            self.level = level

        def choose(self, seen, seat, legal):
            asked.append((self.level, seen, seat))
            return Choice(legal[0], "any_piece")

    match = Match(row.game, row.game.setup([Seat("p1"), Seat("p2")]))
    match.play_text("= mixed 0")
    played = MatchRunner(match, row.nature_of(1, {}), {})
    adviser = SimpleNamespace(game=row.game, levels=row.levels, bot=Adviser)
    hints = Hints(
        SimpleNamespace(
            shell=SimpleNamespace(settings=SimpleNamespace(hints="1")),
            opened=SimpleNamespace(row=adviser, levels=row.levels, runner=played),
            seats=SimpleNamespace(names={"p1": "Rosa"}),
            log=[],
            changed=lambda: None,
            free=True,
        )
    )
    hints.ask()
    for _ in as_long_as(lambda: hints.go_on() is None):
        pass
    assert asked == [(1, played.seen("p1"), "p1")]
    assert hints.text.startswith("The Easy computer player would touch small piece 1: ")


@pytest.mark.parametrize("game", ["boobytrap", "mousemaze", "mousetrap"])
def test_the_reason_of_a_computer_player_is_shown_and_noted(table, game):
    player = table(LATE[game])
    play, shown = player.scene.play, ""
    for _ in range(4000):
        player.program.advance(0.02)
        if play.why:
            player.see()
            texts = [str(getattr(one, name, "")) for one in player.scene.widgets for name in ("text", "line")]
            shown = play.why if any(play.why in text for text in texts) else shown
        if shown or player.scene.ended:
            break
    assert shown[0].isupper() and shown.endswith(".")
    rest(player, 40)
    noted = [noted_reason(played.notes) for played in play.table.match.played]
    assert set(filter(None, noted)) <= set(REASONS[game].REASONS)
    assert any(f"({shown})" in line.text for line in play._lines())


def test_reasons_are_told_again_when_the_match_is_opened_or_watched(player):
    row = CATALOG["mousemaze"]
    player.program.places.matches.mkdir(parents=True, exist_ok=True)
    setup = row.game.setup([Seat("p1", "bot:1"), Seat("p2", "bot:2")])
    opened = open_match.begin(player.program.places, row, setup, {}, open_match.Luck(seed=1))
    player.program.go_to("table:mousemaze", opened=opened)
    play = player.scene.play
    for _ in as_long_as(lambda: len([line for line in play.log if "(" in line.text]) < 3):
        player.program.advance(0.05)
    play.skip()
    texts = [line.text for line in play._lines()]
    played = list(opened.runner.match.played)
    open_match.leave(opened)
    again = finish(open_match.resuming(opened.runner.save.path))
    player.program.go_to("table:mousemaze", opened=again)
    assert [line.text for line in player.scene.play.log][: len(texts)] == texts
    watched = Playback(Match(row.game, setup), row.nature_of(1, {}), played)
    watched.begin()
    assert watched.choose().reason == noted_reason(played[len(watched.match.played)].notes)


def test_a_reason_of_another_version_is_passed_by():
    row = CATALOG["mousemaze"]
    match = Match(row.game, row.game.setup([Seat("p1"), Seat("p2")]))
    played = MatchRunner(match, row.nature_of(1, {}), {})
    played.begin()
    one = played.play(match.legal[0], ("why from_the_future",))[0]
    assert [line.text for line in told("mousemaze", one, {})] == tell("mousemaze", one.events)
