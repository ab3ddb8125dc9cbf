"""How a touched piece feels is for whoever touched it; others see which it was, and whether it is taken (BT-28)."""

import re

import pytest

from game.core.acts import Over
from game.games.boobytrap.rules.moves import Pass, Touch
from game.shell.matches.watched_match import again
from game.text.sounds import group_name
from game.ui.accessibility.outline import outline
from tests.patience import as_long_as
from tests.screens.boobytrap.trays import people, rest
from tests.views import boobytrap as views

pytestmark = pytest.mark.usefixtures("blank_pictures")

FEEL = re.compile(r"\b(loose|snug|snugly|tight|tightly|locked)\b(?! than| no more)")


def at_table(table, **given):
    player = table(people(**given))
    rest(player)
    return player, player.scene


def heard(player):
    return [one.text for one in player.program.announcements.since(0)]


def log(play):
    return [line.text for line in play.readable(play.log)]


def on_pieces(player):
    """What a screen reader finds on the pieces, and the tag on the string."""
    told = [entry.spoken.name for entry in outline(player.scene, group_name).all() if entry.key.startswith("piece_")]
    tag = player.scene.tag()
    return [*told, tag.word if tag else ""]


def touch(player, word):
    """A person touches a piece that is held so."""
    piece = views.of_grade(word)(player.scene.play.state)
    player.scene.play.play(Touch(piece))
    rest(player)
    return piece


def test_a_computer_players_touch_is_seen_and_its_feel_is_not(table):
    player, scene = at_table(table)
    play, before = scene.play, len(heard(player))
    piece = views.of_grade("locked")(play.state)
    play.seats.give("p2", computer=True)
    play.play(Pass())
    play.thinking.go_on = lambda: None  # it acts below
    sounds = []
    play.animation.play_sound = lambda name, *given: sounds.append(name)
    play.carry(lambda: play.table.play(Touch(piece)))
    seen = []
    for _ in as_long_as(lambda: play.motion.busy):
        player.pass_time(0.05)
        player.see()
        seen += on_pieces(player)
        assert scene.shown_touched() in (0, piece) and scene.toy.running is None
    assert scene.shown_touched() == piece, "the ring shows which"
    play.carry(lambda: play.table.play(Pass()))
    rest(player)
    said = [*heard(player)[before:], *log(play), *seen, *on_pieces(player)]
    assert any("Ben touches " in text and f" piece {piece}." in text for text in said)
    assert any(text.startswith("Ben leaves ") and f"piece {piece} and passes" in text for text in said)
    assert [text for text in said if FEEL.search(text)] == []
    assert "wood_creak" not in sounds


def test_at_one_screen_only_who_touched_it_is_told_how_it_felt(table):
    player, scene = at_table(table)
    play = scene.play
    touch(player, "locked")
    assert scene.tag().word == "locked" and "It’s locked." in log(play)
    assert "It’s locked." in heard(player)
    assert any(FEEL.search(text) for text in on_pieces(player))
    play.play(Pass())
    rest(player)
    assert play.person == "p2"
    assert [text for text in (*log(play), *on_pieces(player)) if FEEL.search(text)] == []
    assert any(text.startswith("Rosa leaves ") for text in log(play))
    for _ in range(3):
        play.play(Pass())
        rest(player)
    assert play.person == "p1" and "It’s locked." in log(play), "in a later turn of the same person"
    assert any(FEEL.search(text) for text in on_pieces(player))


def test_one_person_among_computers_goes_on_knowing_what_was_felt(table):
    player, scene = at_table(table)
    play = scene.play
    for seat in ("p2", "p3", "p4"):
        play.seats.give(seat, computer=True)
    touch(player, "locked")
    play.play(Pass())
    assert play.looking == "p1" and play.waiting.seat == "p2"
    assert "It’s locked." in log(play)
    assert not any(play.feels(seat) for seat in ("p2", "p3", "p4"))


def test_after_the_end_and_alone_nothing_is_kept_back(table):
    player, scene = at_table(table)
    play = scene.play
    touch(player, "tight")
    play.play(Pass())
    rest(player)
    assert not play.feels("p1")
    play.table.match.state = play.state._replace(waiting=Over(("p1",)))
    assert all(play.feels(seat) for seat in play.seats.names) and "It’s tight." in log(play)
    alone = table(views.at(1, 0, seats=1, people=1)).scene.play
    assert alone.open_to_all


def test_a_theatre_of_a_match_that_goes_on_keeps_what_was_felt(table):
    player, scene = at_table(table)
    touch(player, "tight")
    scene.play.play(Pass())
    rest(player)
    player.program.open("watch", opened=again(scene.play.opened), back="")
    player.see()
    play = player.scene.stage.table.play
    assert not play.open_to_all
    lines = [line for act in player.scene.runner.recorded.acts for line in play.lines(act)]
    assert any(FEEL.search(line.text) for line in lines)
    assert not any(FEEL.search(line.text) for line in play.readable(lines))
