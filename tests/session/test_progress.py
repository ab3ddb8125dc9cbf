"""What is kept of the challenges and of the daily fault."""

import json
import os
from dataclasses import replace
from datetime import date, timedelta

import pytest

from game.workshop.parts.challenge import challenges
from game.workshop.shelf import Best, ChallengeProgress, MendDays, MendProgress


@pytest.mark.parametrize(
    ("hands", "more", "medals"),
    [
        (0, None, (False, False, False)),
        (100, None, (False, True, False)),
        (79, 1, (True, False, False)),
        (80, 0, (True, True, True)),
        (0, -1, (True, False, True)),
    ],
)
def test_medals_are_for_catching_steadily_and_with_as_few_parts_as_needed(hands: int, more: int | None, medals: tuple):
    asked = next(each for each in challenges() if each.needed > 1)
    fewest = 0 if more is None else asked.needed + more
    assert Best(hands, fewest).medals(asked) == medals


def test_the_best_of_each_challenge_is_kept_and_the_next_is_the_first_that_was_never_caught(tmp_path):
    first, second, *_, last = challenges()
    progress = ChallengeProgress(tmp_path)
    assert progress.following() == first and progress.following(first) == second
    assert progress.reached(first, first.solution, hands=85)
    assert not progress.reached(first, first.solution, hands=90), "better, and no other medal"
    assert not progress.reached(first, first.solution)
    progress.reached(last, last.solution)
    again = ChallengeProgress(tmp_path)
    assert again.of(first) == Best(90, len(first.own(first.solution))) and again.of(second) == Best()
    assert again.following() == again.following(last) == again.following(first) == second


def test_two_windows_keep_what_both_have_reached(tmp_path):
    first, second = challenges()[:2]
    one, other = ChallengeProgress(tmp_path), ChallengeProgress(tmp_path)
    one.reached(first, first.solution, hands=85)
    assert other.reached(second, second.solution) and not other.reached(first, first.solution, hands=12)
    again = ChallengeProgress(tmp_path)
    assert again.of(first).hands == 85 and again.of(second).fewest


def test_what_is_whole_in_a_damaged_file_goes_on(tmp_path):
    rows = {"a": {"hands": "x", "fewest": 1}, "b": {"hands": 85, "fewest": 3}, "c": {"fewest": 2}, "d": 7}
    (tmp_path / "progress.json").write_text(json.dumps(rows))
    for _ in range(2):
        assert ChallengeProgress(tmp_path).best == {"b": Best(85, 3)}
    aside = [file for file in tmp_path.iterdir() if file.name != "progress.json"]
    assert [json.loads(file.read_text()) for file in aside] == [rows]


@pytest.mark.parametrize("text", ["no machine", "version = 99\n"])
def test_what_was_built_and_cannot_be_read_is_set_aside_not_lost(tmp_path, text):
    first = challenges()[0]
    file = tmp_path / f"{first.id}.toml"
    file.write_text(text)
    progress = ChallengeProgress(tmp_path)
    assert progress.begun(first) == first.fixed
    progress.keep(first, first.solution)
    assert progress.begun(first) == first.solution
    assert file.with_name(f"{file.name}.damaged").read_text() == text


def test_what_is_mended_is_kept_for_its_day(tmp_path):
    machine, day = challenges()[0].solution, date(2026, 3, 1)
    assert MendProgress(tmp_path, day).begun() is None
    MendProgress(tmp_path, day).keep(machine)
    assert MendProgress(tmp_path, day).begun() == machine
    assert MendProgress(tmp_path, date(2026, 3, 2)).begun() is None


def test_each_record_is_kept_with_the_name_of_who_holds_it(tmp_path):
    first = challenges()[0]
    progress = ChallengeProgress(tmp_path)
    progress.reached(first, first.solution, 90, 2000, "Anna")
    before = progress.of(first)
    progress.reached(first, first.solution, 80, 1900, "Ben")
    again = ChallengeProgress(tmp_path).of(first)
    assert (again.hands, again.steps, again.names) == (90, 1900, ("Anna", "Ben", "Anna"))
    assert again.last == (1, 1900, 80)
    progress.reached(first, first.solution, 85)
    assert progress.of(first).last == (1, 1900, 85), "hands are counted later"
    assert again.better(before) == (False, True, False) and before.better(again) == (False, False, False)
    assert Best(5, 1).better(Best()) == (False, False, False), "a first value breaks no record"


def test_many_machines_that_were_sent_leave_room_for_the_medals(tmp_path):
    first = challenges()[0]
    progress = ChallengeProgress(tmp_path)
    progress.reached(first, first.solution, 90, 2000, "Anna")
    progress.best |= {f"sent-{number:012x}": Best(90, 4, steps=2000, names=("Ä" * 24,) * 3) for number in range(800)}
    oldest = replace(first, id=f"sent-{0:012x}")
    progress.reached(oldest, oldest.solution, 95, 1000, "Ben")
    again = ChallengeProgress(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["progress.json"]
    assert again.of(first).hands == 90
    sent = [name for name in again.best if name.startswith("sent-")]
    assert len(sent) < 100 and sent[-2:] == [f"sent-{799:012x}", oldest.id], "those that caught last are kept"


def test_what_was_built_against_machines_that_were_sent_is_gathered_and_never_lost(tmp_path):
    first = challenges()[0]
    progress = ChallengeProgress(tmp_path)
    sent = [replace(first, id=f"sent-{number:012x}") for number in range(63)]
    for number, each in enumerate(sent):
        progress.keep(each, each.solution)
        os.utime(tmp_path / f"{each.id}.toml", ns=(number, number))
    progress.keep(first, first.solution)
    assert len([*tmp_path.glob("*.toml")]) == 61 and len([*tmp_path.glob("earlier/*.toml")]) == 3
    assert all(progress.begun(each) == each.solution for each in (first, *sent))
    progress.keep(sent[0], sent[0].solution)
    assert (tmp_path / f"{sent[0].id}.toml").exists() and progress.begun(sent[0]) == sent[0].solution
    assert len([*tmp_path.glob("earlier/*.toml")]) == 3, "it is where it was, and the next one is gathered"


def test_what_was_just_built_is_kept_though_all_else_seems_to_be_newer(tmp_path):
    first = challenges()[0]
    progress = ChallengeProgress(tmp_path)
    *others, last = [replace(first, id=f"sent-{number:012x}") for number in range(61)]
    for each in others:
        progress.keep(each, each.solution)
        os.utime(tmp_path / f"{each.id}.toml", (2**32, 2**32))
    progress.keep(last, last.solution)
    assert progress.begun(last) == last.solution


def test_a_machine_that_was_sent_and_of_which_nothing_is_built_leaves_no_file(tmp_path):
    sent = replace(challenges()[0], id="sent-0123456789ab")
    progress = ChallengeProgress(tmp_path)
    progress.keep(sent, sent.solution)
    progress.keep(sent, sent.fixed)
    assert not [*tmp_path.iterdir()] and progress.begun(sent) == sent.fixed


def test_progress_from_before_there_were_records_is_read(tmp_path):
    first = challenges()[0]
    (tmp_path / "progress.json").write_text(json.dumps({first.id: {"hands": 85, "fewest": 1, "engine": 2}}))
    best = ChallengeProgress(tmp_path).of(first)
    assert (best.values, best.names, best.last) == ((1, 0, 85), ("", "", ""), (0, 0, 0))


def test_days_on_which_it_was_mended_make_a_row_and_a_streak(tmp_path):
    today = date(2026, 3, 2)
    days = MendDays(tmp_path)
    assert days.streak(today) == 0 and days.row(today, 3) == (False, False, False)
    for back, touches in ((4, 1), (2, 3), (1, 2)):
        days.note(today - timedelta(back), touches)
    assert days.streak(today) == 2, "this day may still be added"
    days.note(today, 4)
    days.note(today, 2)
    again = MendDays(tmp_path)
    assert again.touches[today] == 2 and again.streak(today) == 3
    assert again.row(today, 5) == (True, False, True, True, True)


def test_damaged_days_are_set_aside(tmp_path):
    (tmp_path / "mend-days.json").write_text('{"yesterday": 1}')
    assert not MendDays(tmp_path).touches
    assert (tmp_path / "mend-days.json.damaged").is_file()
