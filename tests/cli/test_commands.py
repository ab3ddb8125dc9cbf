"""The commands as a person calls them."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game import __version__
from game.catalog import CATALOG
from game.cli import playout
from tests.cli.calls import run

GOLDEN = Path(__file__).parents[1] / "harness" / "golden" / "mousetrap-house-2.match"


def test_version(capfd):
    assert run(capfd, "--version") == (0, f"trapworks {__version__}\n", "")


def test_help_shows_examples(capfd):
    for command in ((), ("playout",), ("replay",), ("doctor",)):
        code, out, _ = run(capfd, *command, "--help")
        assert code == 0
        assert "examples:" in out


def test_playout_tells_a_match_and_every_link_of_the_trap(capfd):
    code, out, err = run(capfd, "playout", "mousetrap", "--seats", "2", "--seed", "1", "--option", "start_built=12")
    assert (code, err) == (0, "")
    text = " ".join(out.split())
    assert "turns the crank" in text and "The flat gear turns with it." in text
    assert text.endswith("has the last free mouse and wins!")


@pytest.mark.parametrize(("most", "seats"), [(2, "2"), (10, "4")])
def test_playout_seats_four_or_as_many_as_can_play(most, seats):
    row = CATALOG["mightymouse"]
    assert playout.usual_seats(replace(row, game=row.game._replace(most=most))) == seats


@pytest.mark.slow
def test_playout_json_is_one_object_and_the_same_again(capfd):
    command = ("playout", "mousetrap", "--seats", "red:bot:1,blue:bot:3", "--matches", "3", "--seed", "5", "--json")
    code, out, err = run(capfd, *command)
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert (found["game"], found["matches"], sum(found["wins"].values())) == ("mousetrap", 3, 3)
    assert found["cranks"] >= found["captures"] >= 3
    assert run(capfd, *command)[1] == out


def test_a_logged_match_can_be_replayed_checked_and_told(capfd, tmp_path: Path):
    log = str(tmp_path / "a.match")
    assert run(capfd, "playout", "mousetrap", "--seats", "2", "--seed", "2", "--log", log)[0] == 0
    code, out, _ = run(capfd, "replay", log, "--check")
    assert code == 0 and "digests agree" in out
    code, told, _ = run(capfd, "replay", log, "--headless")
    assert code == 0 and "wins!" in told
    code, out, _ = run(capfd, "replay", log, "--json", "--check")
    assert json.loads(out)["checked"] is True


def test_a_log_that_is_there_is_not_overwritten(capfd, tmp_path: Path):
    log = tmp_path / "a.match"
    log.write_bytes(GOLDEN.read_bytes())
    code, out, err = run(capfd, "playout", "mousetrap", "--log", str(log))
    assert (code, out) == (2, "") and "--resume" in err
    assert log.read_bytes() == GOLDEN.read_bytes()


def test_a_damaged_log_is_one_line_and_code_1(capfd, tmp_path: Path):
    log = tmp_path / "a.match"
    log.write_bytes(GOLDEN.read_bytes().replace(b"= 4", b"= 5", 1))
    code, out, err = run(capfd, "replay", str(log), "--check")
    assert (code, out, err.count("\n")) == (1, "", 1) and "damaged" in err
    code, out, err = run(capfd, "playout", "mousetrap", "--log", str(log), "--resume")
    assert (code, out, err.count("\n")) == (1, "", 1) and "kept as" in err
    assert (tmp_path / "a.match.damaged").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ("dance",),
        ("playout",),
        ("playout", "chess"),
        ("playout", "mousetrap", "--seats", "5"),
        ("playout", "mousetrap", "--seats", "0"),
        ("playout", "mousetrap", "--seats", "9" * 5000),
        ("playout", "mousetrap", "--seats", "red,red"),
        ("playout", "mousetrap", "--seats", "red:bot:9,blue"),
        ("playout", "mousetrap", "--seats", "red:human,blue"),
        ("playout", "mousetrap", "--option", "profile"),
        ("playout", "mousetrap", "--option", "profile=none"),
        ("playout", "mousetrap", "--option", "colour=red"),
        ("playout", "mousetrap", "--matches", "0"),
        ("playout", "mousetrap", "--matches", "2", "--log", "x"),
        ("playout", "mousetrap", "--seed", "one"),
        ("playout", "mousetrap", "--resume"),
        ("playout", "mousetrap", "--log", str(GOLDEN / "x")),
        ("replay", "/no/such/file", "--check"),
        ("replay", "/", "--check"),
        ("replay",),
    ],
)
def test_wrong_usage_is_one_line_and_code_2(capfd, arguments: tuple[str, ...]):
    code, out, err = run(capfd, *arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_without_a_command_and_a_display_the_line_names_playout(capfd, monkeypatch):
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    code, out, err = run(capfd)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "playout" in err


def test_a_replay_without_a_display_names_headless(capfd, monkeypatch):
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    code, out, err = run(capfd, "replay", str(GOLDEN))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "--headless" in err


def test_doctor(capfd, tmp_path: Path):
    code, out, _ = run(capfd, "doctor", "--json", "--data-dir", str(tmp_path / "new"))
    found = json.loads(out)
    assert code == 0
    assert found["versions"]["trapworks"] == __version__
    assert found["data_dir_writable"] is True
    assert not (tmp_path / "new").exists()


def test_doctor_says_when_nothing_can_be_kept(capfd, tmp_path: Path):
    (tmp_path / "file").write_text("in the way")
    code, _, err = run(capfd, "doctor", "--data-dir", str(tmp_path / "file"))
    assert code == 2 and "--data-dir" in err


def test_a_reader_who_leaves_is_no_error():
    command = f'"{sys.executable}" -m game playout mousetrap --seed 1 | head -1'
    if os.name == "nt":
        pytest.skip("no head here")
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


def test_common_options_may_stand_before_the_command(capfd, tmp_path: Path):
    code, out, _ = run(capfd, "--data-dir", str(tmp_path / "new"), "doctor", "--json")
    assert code == 0 and json.loads(out)["data_dir"].startswith(str(tmp_path / "new"))
    code, out, _ = run(capfd, "--data-dir", "a", "doctor", "--json", "--data-dir", str(tmp_path / "late"))
    assert json.loads(out)["data_dir"].startswith(str(tmp_path / "late"))


def test_playout_tells_what_a_level_would_do_at_each_turn(capfd):
    command = ("playout", "mousemaze", "--seats", "2", "--seed", "3")
    plain = json.loads(run(capfd, *command, "--json")[1])
    found = json.loads(run(capfd, *command, "--hints", "--hint-level", "1", "--json")[1])
    assert found["digest"] == plain["digest"] and "hints" not in plain
    assert {hint["level"] for hint in found["hints"]} == {1}
    assert {"acts", "seat", "level", "move", "reason", "sentence"} == set(found["hints"][0])
    assert [hint["acts"] for hint in found["hints"]] == sorted({hint["acts"] for hint in found["hints"]})
    code, out, _ = run(capfd, *command, "--hints")
    assert code == 0 and "Hard would draw a card: " in out
    assert run(capfd, *command, "--hints", "--hint-level", "9")[0] == 2
    assert run(capfd, *command, "--hint-level", "1")[0] == 2


def test_replay_counts_the_dice_of_a_match(capfd):
    code, out, _ = run(capfd, "replay", str(GOLDEN), "--dice", "--json")
    found, lines = json.loads(out), GOLDEN.read_text().splitlines()
    assert code == 0
    assert found["faces"] == [lines.count(f"= {pips}") for pips in range(1, 7)]
    assert found["rolls"] == sum(found["faces"])
    seats = [seat["faces"] for seat in found["seats"].values()]
    assert [sum(column) for column in zip(*seats, strict=True)] == found["faces"]
    code, out, _ = run(capfd, "replay", str(GOLDEN), "--dice")
    assert code == 0
    assert "{} to {} each".format(*found["band"]) in out
