"""Questions are answered by one key at every table: in short sentences, aloud and as captions."""

import pytest

from game.catalog import CATALOG
from game.core.slices import finish
from game.session.record import parsing
from game.session.replay import replay
from game.text import answers
from game.ui.input.bindings import LIST_KEY, QUERY_KEYS, Query
from tests.harness.test_golden import LOGS
from tests.views import all_views

LONGEST = 15
TABLES = ("mousetrap_table/menu", "mousemaze/menu", "mightymouse/menu", "boobytrap/menu")
"""The table of each game, its menu laid over it."""


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_each_position_answers_in_short_sentences(path):
    log = finish(parsing(path.read_bytes()))
    match = replay(CATALOG[log.game_id].game, log)
    names = {seat: seat.capitalize() for seat in match.setup.names}
    for played in match.played[::9]:
        for seat, name in names.items():
            told = answers(log.game_id, played.before, seat, names)
            assert 1 <= len(told.where) <= 3 and told.mine and bool(told.others) >= (len(names) > 1)
            long = [each for part in told for each in part if len(each.split()) > LONGEST]
            assert not long
            assert name in told.mine[0]


def test_how_a_piece_feels_is_told_to_nobody_but_the_hand_on_it():
    felt = 0
    for path in LOGS:
        log = finish(parsing(path.read_bytes()))
        if log.game_id != "boobytrap":
            continue
        match = replay(CATALOG[log.game_id].game, log)
        names = {seat: seat.capitalize() for seat in match.setup.names}
        for state in (played.before for played in match.played):
            told = {seat: answers(log.game_id, state, seat, names).where for seat in names}
            others = {where for seat, where in told.items() if seat != state.seat}
            assert len(others) <= 1
            felt += any(told[state.seat] != where for where in others)
            assert state.touched or others <= {told[state.seat]}
    assert felt


@pytest.mark.parametrize("view", TABLES)
def test_every_key_is_answered_and_shown_at_a_table(table, view):
    player = table(all_views()[view])
    player.scene.close()
    player.see()
    said = player.program.announcements
    for key in ("i", "v", "x", "d"):
        before = said.count
        player.key(key)
        told = said.since(before)
        assert told and all(one.asked for one in told)
        player.program.advance(0.01)
        assert {one.text for one in told[-3:]} <= {line.words for line in player.program.telling.captions.lines}


def test_the_machine_says_how_it_stands_and_how_it_is_turned(table):
    crank = table(all_views()["mousetrap_stage/crank"]).scene
    assert crank.answers(Query.WHERE) == ("Rosa cranks", "On the wheel: Ben", "The chain: 0 of 17 links")
    assert "crank" in " ".join(crank.answers(Query.DUE))
    done = table(all_views()["mousetrap_stage/missed"]).scene
    assert done.answers(Query.WHERE)[1:] == ("The chain: 7 of 17 links", "The marble drops onto the rickety stairs.")
    assert done.answers(Query.DUE)[0] == "Missed!"


def test_a_replay_and_a_rule_book_say_where_one_is(table):
    theatre = table(all_views()["theatre/mousetrap"]).scene
    assert theatre.answers(Query.WHERE)[0] == "Turn 84 of 129"
    assert len(theatre.answers(Query.OTHERS)) >= 3
    book = table(all_views()["rule_books/chain"]).scene
    book.turn_to(3)
    assert book.answers(Query.WHERE) == ("Mouse Trap", book.chapters()[3].title)


def test_all_questions_are_listed_by_one_key_with_their_answers(table):
    player = table(all_views()["mightymouse/first"])
    asked = player.scene
    player.key(LIST_KEY)
    player.see()
    for query in QUERY_KEYS.values():
        note = player.scene.find(f"ask_{query.value}").spoken().note
        assert all(each in note for each in asked.answers(query)) and note
    before = player.program.announcements.count
    player.scene.find("ask_mine").confirm()
    told = [one.text for one in player.program.announcements.since(before)]
    assert told == list(asked.answers(Query.MINE))


@pytest.mark.parametrize(
    "view",
    (
        "mousetrap_table/early",
        "mousetrap_table/crank",
        "mousetrap_stage/crank",
        "mousemaze/draw",
        "mousemaze/arrows",
        "mightymouse/tie",
        "mightymouse/mid",
        "boobytrap/start",
        "boobytrap/middle",
    ),
)
def test_each_answer_in_the_list_ends_before_the_next_begins(table, view):
    player = table(all_views()[view])
    asked = player.scene
    player.key(LIST_KEY)
    player.see()
    before = []
    for query in QUERY_KEYS.values():
        note = player.scene.find(f"ask_{query.value}").spoken().note
        before += [note[: note.index(each)].rstrip() for each in asked.answers(query)[1:]]
    assert before and all(told[-1] in ".!?…" for told in before)
