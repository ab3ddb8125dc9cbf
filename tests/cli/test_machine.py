import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import challenges as cli
from game.cli import main
from game.core.slices import finish
from game.workshop.parts.challenge import SAMPLES as FOLDER
from game.workshop.parts.challenge import sample
from game.workshop.parts.claim import Claim, Sent
from game.workshop.parts.line import encode
from game.workshop.parts.machine import Machine, Placed
from game.workshop.proofs.proofs import Proof
from game.workshop.proofs.scoring import Score, filling


def test_a_file_and_its_line_are_the_same_machine(capsys: pytest.CaptureFixture[str]):
    found = []
    for given in (str(FOLDER / "first_slope.toml"), encode(sample("first_slope").machine)):
        assert main(["machine", "check", given, "--runs", "3", "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]
    assert found[0]["caught"] and found[0]["captured"] == 3 and len(found[0]["digest"]) == 64


def test_trap_runs_a_machine_of_ones_own_under_the_same_hands(capsys: pytest.CaptureFixture[str]):
    file = str(FOLDER / "first_slope.toml")
    assert main(["machine", "check", file, "--runs", "2", "--json"]) == 0
    alone = capsys.readouterr().out
    assert main(["trap", "--machine", file, "--runs", "2", "--json"]) == 0
    assert capsys.readouterr().out == alone
    assert main(["trap", "--machine", file, "--runs", "2", "--placement-mm", "3", "--json"]) == 0
    assert capsys.readouterr().out != alone
    assert main(["trap", "--machine", file, "--without", "diver"]) == 2


def test_a_picture_is_checked_and_what_was_claimed_with_it_confirmed(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("game.workshop.proofs.scoring.RUNS", 3)
    line, score, picture = encode(sample("first_slope").machine), Score(), tmp_path / "copies.png"
    assert main(["machine", "check", line, "--runs", "2", "--picture", str(picture)]) == 0
    capsys.readouterr()
    assert main(["machine", "check", str(picture), "--runs", "2", "--json"]) == 0
    assert "confirmed" not in json.loads(capsys.readouterr().out)
    finish(filling(score, sample("first_slope").machine, runs=3))
    claims = (score.claim, Claim(2, "00000000"))
    for claim, told in zip(
        claims, ("Confirmed here: 3 of 3.", "Its builder counted 2 of 3. Counted here: 3."), strict=True
    ):
        assert main(["machine", "check", Sent(sample("first_slope").machine, "", claim).line(), "--runs", "3"]) == 0
        assert told in capsys.readouterr().out
    picture.write_bytes(picture.read_bytes().replace(b"TW1-", b"TW8-"))
    assert main(["machine", "check", str(picture)]) == 2
    assert "carries no machine" in capsys.readouterr().err


def test_a_machine_that_does_not_catch_is_told(capsys: pytest.CaptureFixture[str]):
    line = encode(sample("first_slope").machine.without({"plank_20-1"}))
    assert main(["machine", "check", line, "--runs", "2"]) == 1
    assert "0 of 2 careful copies" in capsys.readouterr().out


@pytest.mark.parametrize("given", ["TW1-broken", "no/such/file.toml", encode(Machine((Placed("steel", 10, 0),)))])
def test_what_cannot_be_tried_gets_one_line(given: str, capsys: pytest.CaptureFixture[str]):
    assert main(["machine", "check", given]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_hostile_file_gets_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "deep.toml"
    file.write_text("a = " + "[" * 10_000)
    assert main(["machine", "check", str(file)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_challenges_are_listed(capsys: pytest.CaptureFixture[str]):
    assert main(["challenges", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed["challenges"] == len(listed["listed"]) > 4
    assert main(["challenges", "--only", "nothing"]) == 2


def test_each_proof_tells_how_far_the_check_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr(cli, "_prove", lambda place: Proof(f"c{place}", 99, 0, {}, 0, 0, (20, 20), False, ()))
    assert main(["challenges", "--check", "--workers", "1", "--only", "pop", "--only", "hurdles"]) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")]
    assert told == ["1/2 c1: proven", "2/2 c2: proven", "2 of 2 proven"]


@pytest.mark.slow
def test_the_same_machine_has_the_same_digest_in_other_processes_with_other_hash_seeds():
    found = set()
    for hash_seed in ("1", "77"):
        command = [
            sys.executable,
            "-m",
            "game",
            "machine",
            "check",
            str(FOLDER / "catapult.toml"),
            "--runs",
            "3",
            "--json",
        ]
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=120)
        found.add(json.loads(told.stdout)["digest"])
    assert len(found) == 1


def test_all_copies_are_drawn_and_counted_as_without(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    line, picture = encode(sample("knock_on").machine), tmp_path / "copies.png"
    assert main(["machine", "check", line, "--runs", "3"]) == 0
    plain = capsys.readouterr().out
    assert main(["machine", "check", line, "--runs", "3", "--picture", str(picture)]) == 0
    assert capsys.readouterr().out == plain
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert main(["machine", "check", line, "--picture", str(tmp_path / "none" / "copies.png")]) == 2
