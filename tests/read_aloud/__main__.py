"""python -m tests.read_aloud: play a whole match of each game by AT-SPI alone, from another process.

It needs dbus-run-session, at-spi2-core and Xvfb. With --program another program than this checkout's is played. With
--option machine=FILE Mouse Trap is played with a machine of one's own, which is chosen by what is told, too.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from game.machine import MachineError
from game.workshop.parts.files import Stored, read_machine
from game.workshop.parts.line import encode
from game.workshop.proofs.in_match import fitting
from game.workshop.shelf import MachineShelf, TrialBook
from tests.drivers.desktop_driver import bare_screen, virtual_screen
from tests.read_aloud.bus import Listener, ask_for_accessibility
from tests.read_aloud.heard import Hearing
from tests.read_aloud.orca import listening, missing
from tests.read_aloud.player import CHOOSERS, Player

_FOUR = {f"p{number}": {"who": "bot" if number > 1 else "human", "level": "2"} for number in range(1, 5)}
_MICE = ("red", "blue", "green", "yellow")
_SETTINGS = {
    "speed": "instant",
    "run_speed": "4",
    "muted": True,
    "captions": "all",
    # The longest match: the fewest pieces, and three of four pulls are those of computer players.
    "setups": {"boobytrap": {"seats": _FOUR, "options": {"each": "20"}}},
}
_OWN_TRAP = {"mousetrap": {"seats": {mouse: {"who": "human"} for mouse in _MICE}}}
"""Four people, so that no more happens at once than a screen reader can say: it leaves out what comes too thick."""


class Played(NamedTuple):
    """What is listened to. machine: the trap of Mouse Trap, if it is one's own. match: one that is on the shelf."""

    program: Sequence[str]
    machine: Stored | None = None
    match: Path | None = None

    def lay_out(self, folder: Path) -> None:
        """Settings, and the machine on its shelf as somebody has it who came here before: its copies are counted."""
        own = self.machine
        settings = _SETTINGS if own is None else _SETTINGS | {"setups": _OWN_TRAP}
        (folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
        if self.match is not None:
            (folder / "matches").mkdir()
            shutil.copy(self.match, folder / "matches")
        if own is not None:
            MachineShelf(folder / "machines").add(own)
            TrialBook(folder / "machines").add(encode(own.machine), fitting(own.machine))


@contextmanager
def _listened(played: Played, address: str, display: str) -> Iterator[Player]:
    """The program on a screen that nobody looks at, and a player who listens to it."""
    listener = Listener(address)
    with tempfile.TemporaryDirectory() as folder:
        played.lay_out(Path(folder))
        environment = os.environ | {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        running = subprocess.Popen([*played.program, "--data-dir", folder], env=environment)
        try:
            listener.find_program(running.pid)
            yield Player(listener, played.machine.name if played.machine else "")
        finally:
            listener.close()
            running.terminate()
            running.wait(timeout=20)


ROUTES = ((), ("F2",), ("Escape", "F2"), ("Escape", "@Workshop"))
"""From the shelf: round it, to the settings, there once more, and to the Workshop."""


def _hear(games: Sequence[str], played: Played, starts: int) -> None:
    """Let Orca hear starts, screens and matches; ends with what it did not say."""
    if lacking := missing():
        sys.exit(f"read_aloud: Orca takes {lacking}")
    address = ask_for_accessibility()
    with (
        tempfile.TemporaryDirectory() as folder,
        virtual_screen() as display,
        listening(Path(folder), display, signs_a_s=2000) as orca,
    ):
        hearing = Hearing(orca, display, lambda: _listened(played, address, display))
        begun = time.monotonic()
        hearing.starts(starts)
        print(f"{starts} starts, {time.monotonic() - begun:.0f} s", flush=True)
        stops, begun = hearing.walk(*ROUTES), time.monotonic()
        print(f"{stops} controls had the focus", flush=True)
        if played.match is not None:
            print(f"{hearing.story()} places in how the match came about", flush=True)
        for game in games:
            begun = time.monotonic()
            print(f"{game}: {hearing.match(game)} ({time.monotonic() - begun:.0f} s)", flush=True)
    if hearing.silent:
        sys.exit("\n".join(["Orca did not say:", *hearing.silent]))


def _play(games: Sequence[str], played: Played) -> None:
    address = ask_for_accessibility()
    with bare_screen() as display:
        for game in games:
            begun = time.monotonic()
            with _listened(played, address, display) as player:
                player.begin(game)
                result = player.play(CHOOSERS[game][1])
                spent = time.monotonic() - begun
                heard = len(player.said)
            print(f"{game}: {result} ({player.presses} presses, {heard} sentences heard, {spent:.0f} s)", flush=True)


def _machine(option: str) -> Stored:
    name, _, file = option.partition("=")
    if name != "machine":
        raise argparse.ArgumentTypeError("it is machine=FILE")
    try:
        machine = read_machine(Path(file).read_bytes())
    except (OSError, MachineError) as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    if not machine.name:
        raise argparse.ArgumentTypeError("the machine has no name by which it can be chosen")
    return machine


def main() -> None:
    """Play what was asked for, within a session bus of its own."""
    parser = argparse.ArgumentParser(prog="python -m tests.read_aloud", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"some of {', '.join(CHOOSERS)}; all without")
    parser.add_argument("--program", type=Path, help="instead of this checkout")
    parser.add_argument("--option", type=_machine, metavar="machine=FILE", help="the trap of Mouse Trap")
    parser.add_argument("--within", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--orca", action="store_true", help="with Orca beside: starts, screens, and each event is said")
    parser.add_argument("--match", type=Path, help="with --orca: each place in how this match came about is said")
    parser.add_argument("--starts", type=int, default=20, help="so many, with --orca")
    given = parser.parse_args()
    if not given.within:
        session = shutil.which("dbus-run-session") or sys.exit("read_aloud: this takes dbus-run-session")
        again = [sys.executable, "-m", "tests.read_aloud", "--within", *sys.argv[1:]]
        sys.exit(subprocess.run([session, "--", *again], check=False).returncode)
    program = [str(given.program)] if given.program else [sys.executable, "-m", "game"]
    played, games = Played(program, given.option, given.match), given.games or tuple(CHOOSERS)
    if given.orca:
        _hear(games, played, given.starts)
    else:
        _play(games, played)


if __name__ == "__main__":
    main()
