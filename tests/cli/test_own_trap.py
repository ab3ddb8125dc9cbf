import json
from pathlib import Path

import pytest

from game.catalog import CATALOG
from game.cli import main
from game.core.setup import Seat
from game.core.slices import finish
from game.session.match import Match, NoTableForIt
from game.session.saves import Save
from game.shell.matches.open_match import resuming
from game.shell.matches.watched_match import recording
from game.text.error_messages import trouble
from game.workshop.parts.challenge import SAMPLES, challenges
from game.workshop.parts.line import encode
from game.workshop.parts.machine import Machine, Placed


def line(name: str) -> str:
    return next(encode(each.solution) for each in challenges() if each.id == name)


@pytest.mark.slow
@pytest.mark.parametrize(
    "machine",
    [
        str(SAMPLES / "first_slope.toml"),
        pytest.param(line("kick"), marks=pytest.mark.slow),
        pytest.param(line("tap"), marks=pytest.mark.slow),
    ],
)
def test_a_match_with_a_machine_of_ones_own_ends_and_replays(machine: str, tmp_path: Path, capsys):
    log = tmp_path / "own.match"
    call = ["playout", "mousetrap", "--seats", "2", "--seed", "3", "--option", f"machine={machine}"]
    assert main([*call, "--log", str(log), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["captures"] >= 1 and found["events"]["StepBuilt"] >= 3 and found["events"]["Won"] == 1
    assert main([*call, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["digest"] == found["digest"]
    assert b"/TW1-" in log.read_bytes()
    assert main(["replay", str(log), "--check"]) == 0
    assert main(["replay", str(log), "--headless"]) == 0
    assert "builds part 1 of" in " ".join(capsys.readouterr().out.split())


def test_a_machine_that_does_not_fit_is_told_what_it_lacks(tmp_path: Path, capsys):
    text = (SAMPLES / "first_slope.toml").read_text(encoding="utf-8").replace("held = true\n", "")
    (tmp_path / "still.toml").write_text(text, encoding="utf-8")
    assert main(["playout", "mousetrap", "--option", f"machine={tmp_path / 'still.toml'}"]) == 2
    assert "Nothing starts it" in capsys.readouterr().err
    assert main(["playout", "mousetrap", "--option", "machine=classic", "--seats", "2", "--seed", "1", "--json"]) == 0


@pytest.mark.slow
def test_the_window_opens_and_watches_such_a_match(tmp_path: Path, capsys):
    log, option = tmp_path / "own.match", f"machine={line('kick')}"
    assert main(["playout", "mousetrap", "--seats", "2", "--seed", "3", "--option", option, "--log", str(log)]) == 0
    watched = finish(recording(log))
    assert watched.runner.match.state.table.plan.own
    opened = finish(resuming(log))
    assert opened.runner.match.state.table.plan.steps == 6
    opened.runner.save.close()


def test_the_window_has_no_table_for_what_is_no_machine(tmp_path: Path):
    row, log = CATALOG["mousetrap"], tmp_path / "own.match"
    setup = row.game.setup([Seat("red", "bot:2"), Seat("blue", "bot:2")], {"machine": "1,1,1/TW1-AAAA"})
    Save.create(log, Match(row.game, setup), ["seed 1"]).close()
    before = log.read_bytes()
    for opening in (resuming, recording):
        with pytest.raises(NoTableForIt) as caught:
            finish(opening(log))
        assert "can’t be built" in trouble(caught.value)
    assert log.read_bytes() == before


def test_a_log_that_carries_no_machine_is_refused_in_a_sentence(tmp_path: Path, capsys):
    row, log = CATALOG["mousetrap"], tmp_path / "own.match"
    for machine in ("1,1,1/TW1-AAAA", f"1,1,1,1,1/{line('tap')}"):
        setup = row.game.setup([Seat("red", "bot:2"), Seat("blue", "bot:2")], {"machine": machine})
        Save.create(log, Match(row.game, setup), ["seed 1"]).close()
        assert main(["playout", "mousetrap", "--log", str(log), "--resume", "--json"]) == 2
        assert "isn’t a whole machine" in capsys.readouterr().err
        log.unlink()


def test_a_log_whose_machine_could_never_catch_is_refused_in_a_sentence(tmp_path: Path, capsys):
    row, log = CATALOG["mousetrap"], tmp_path / "own.match"
    pegs = encode(Machine().add(*(Placed("peg", float(x), 5.0) for x in (10, 20, 30))))
    setup = row.game.setup([Seat("red", "bot:2"), Seat("blue", "bot:2")], {"machine": f"1,1,1/{pegs}"})
    Save.create(log, Match(row.game, setup), ["seed 1"]).close()
    assert main(["playout", "mousetrap", "--log", str(log), "--resume", "--json"]) == 2
    assert "Nothing starts it" in capsys.readouterr().err


def test_a_game_without_the_option_opens_no_file(capsys):
    assert main(["playout", "boobytrap", "--option", "machine=nowhere.toml"]) == 2
    assert "nowhere.toml" not in capsys.readouterr().err.replace("machine=nowhere.toml", "")
