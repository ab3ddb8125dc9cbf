"""Calls that nobody means: an exit code that is stated and no traceback, whatever is asked for and wherever it goes."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.calls import run

CODES = (0, 1, 2, 130)
ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "harness" / "golden" / "mightymouse-race-2.match"
HUGE, MINUS = "9" * 5000, "-" + "9" * 400
NUMBERS = (
    HUGE,
    MINUS,
    "9" * 19,
    "1e400",
    "-1e400",
    "nan",
    "",
    " ",
    "0x10",
    "1_000",
    "\u0661",
    "--5",
    "-0",
    "+7",
    "1.5",
)
TRAP = ("--runs", "--seed", "--rps", "--placement-mm", "--placement-deg", "--friction-pct", "--workers", "--without")
TRAY = ("--packs", "--seed", "--picks", "--every", "--stray-mm", "--creep-s", "--workers")
OPTIONS = {("trap",): TRAP, ("tray",): TRAY, ("playout", "mightymouse"): ("--seed", "--matches", "--seats", "--option")}
WITHOUT_WORK = {"trap": ("--runs", "0"), "tray": ("--packs", "0"), "playout": ("--matches", "0")}


@pytest.mark.parametrize("value", NUMBERS, ids=lambda value: repr(value[:9]))
@pytest.mark.parametrize(("command", "option"), [(call, option) for call, all_ in OPTIONS.items() for option in all_])
def test_no_number_brings_a_traceback(capfd, command: tuple[str, ...], option: str, value: str):
    # What the number itself does not forbid is forbidden by a second option, so that nothing is computed.
    first, number = WITHOUT_WORK[command[0]]
    other = () if option == first else (first, number)
    if option == first and value == "+7":
        return
    code, out, err = run(capfd, *command, *other, f"{option}={value}")
    assert (code, out, err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize(
    "arguments",
    [
        *(("",), ("--",), ("-x",), ("--json",), ("--data-dir",), ("--log-level", "loud"), ("trap", "more")),
        *(("replay", ""), ("replay", "."), ("replay", "/dev/null"), ("replay", "/dev/zero", "--check")),
        *(
            ("replay", "a" * 5000, "--json"),
            ("replay", str(GOLDEN / "x")),
            ("replay", str(GOLDEN), "--check", "--json"),
        ),
        *(("trap", "--runs=1", "--picture", where) for where in ("/", ".", "", "no/such/a.png", "a" * 5000)),
        *(("playout", "mightymouse", "--log", where) for where in ("/", "", "/dev/null/a", "a" * 5000, "/proc/x/y")),
        *(
            ("playout", "mightymouse", "--resume", "--log", where)
            for where in ("/", "/dev/null", "/no/such", "/dev/full")
        ),
        *(
            ("playout", "mightymouse", "--seats", seats)
            for seats in (",", ":", "red:bot:" + HUGE, "red:" * 400, "\udcff")
        ),
        *(("play", "mightymouse", "--seats", "red:bot:9"), ("bench", "--only", HUGE), ("bench", "--only", "")),
        *(("doctor", "--data-dir", where) for where in ("/dev/null", "\udcff/a", "a" * 5000)),
    ],
    ids=lambda arguments: " ".join(arguments)[:40],
)
def test_no_call_brings_a_traceback(capfd, monkeypatch, tmp_path: Path, arguments: tuple[str, ...]):
    monkeypatch.chdir(tmp_path)
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    code, out, _ = run(capfd, *arguments)
    assert code in CODES
    assert code == 0 or out == "" or "doctor" in arguments


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_a_picture_that_cannot_be_written_is_one_line(capfd):
    code, out, err = run(capfd, "trap", "--runs=1", "--without=1", "--without=12", "--picture=/dev/full", "--json")
    assert (code, out) == (2, "") and "/dev/full" in err


def called(line: str, **files: Path) -> subprocess.CompletedProcess[str]:
    """A call as a shell makes it; {game} is the program, other names in braces are files."""
    line = line.format(
        game=f"{shlex.quote(sys.executable)} -m game", **{n: shlex.quote(str(f)) for n, f in files.items()}
    )
    return subprocess.run(line, shell=True, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="a shell's redirections")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("{game} replay {file} --check >&-", 0),
        ("{game} replay {file} --headless --json >&- 2>&- <&-", 0),
        ("{game} replay /no/such --check 2>&-", 2),
        ("{game} playout mightymouse --seed 1 --log {log} >&- && {game} replay {log} --check", 0),
        ("{game} replay {file} --headless > /dev/full", 2),
        ("{game} trap --runs 0 2> /dev/full", 2),
        ("{game} --help > /dev/full", 0),
        ("({game} replay {file} --headless; echo $? >&2) | true", 0),
        ("PYTHONIOENCODING=ascii {game} replay {file} --headless", 0),
    ],
)
def test_closed_and_full_streams_are_borne(line: str, code: int, tmp_path: Path):
    done = called(line, file=GOLDEN, log=tmp_path / "a.match")
    assert done.returncode == code
    assert "Traceback" not in done.stderr and "ignored" not in done.stderr and "lost" not in done.stderr
    assert not (tmp_path / "a.match").exists() or (tmp_path / "a.match").read_bytes().startswith(b"trapworks 1")


# Ctrl-C comes, to this process and to those it has begun, as soon as the workers are begun or a second run is done.
STOPPED = """
import multiprocessing.pool, os, runpy, signal, sys
from game.cli import runs
signal.signal(signal.SIGINT, signal.default_int_handler)  # a test run in the background ignores it
moment = sys.argv.pop(1)
begin, timed = multiprocessing.pool.Pool.__init__, runs.timed

def begun(pool, *given, **more):
    begin(pool, *given, **more)
    if moment == "begun":
        os.killpg(0, signal.SIGINT)

def stopped(*given):
    for number, result in enumerate(timed(*given)):
        if moment == "run" and number == 1:
            os.killpg(0, signal.SIGINT)
        yield result

multiprocessing.pool.Pool.__init__, runs.timed = begun, stopped
runpy.run_module("game", run_name="__main__")
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="another signal there")
@pytest.mark.parametrize(("moment", "workers"), [("run", "1"), ("run", "2"), ("begun", "2")])
def test_ctrl_c_is_one_line_and_130(moment: str, workers: str):
    command = [sys.executable, "-c", STOPPED, moment, "trap", "--runs", "5000", "--workers", workers]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False, start_new_session=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "trapworks: stopped\n")


def test_scripts_of_another_project_in_the_folder_are_not_taken_for_ours(tmp_path):
    (tmp_path / "build_scripts").mkdir()
    (tmp_path / "build_scripts" / "__init__.py").touch()
    command = [sys.executable, "-m", "game", "--help"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0 and "doctor" in done.stdout and "bench" not in done.stdout, done.stderr
