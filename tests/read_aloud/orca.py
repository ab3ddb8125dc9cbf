"""The real screen reader of Linux, Orca, with a voice that is silent and writes down what is said."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NamedTuple

NEEDED = ("orca", "speech-dispatcher", "dbus-run-session", "Xvfb", "openbox", "xdotool", "xprop")
_PATIENCE_S = 60.0
_ORCA = shutil.which("orca") or "orca"
_VOICE = Path(__file__).with_name("silent_voice.py")
_SETTINGS = """\
LogLevel 1
DefaultModule silent
DefaultLanguage en
AddModule "silent" "{module}" ""
"""


def missing() -> str:
    """What a session with Orca lacks here, empty if nothing."""
    lacking = [tool for tool in NEEDED if shutil.which(tool) is None]
    bus = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi-bus-launcher")
    if not any(Path(place).exists() for place in bus):
        lacking.append("at-spi2-core")
    return "" if not lacking and sys.platform == "linux" else ", ".join(lacking) or "Linux"


class Utterance(NamedTuple):
    """Something that was said: what, from when to when (s, of the monotonic clock), and whether it was cut off."""

    text: str
    begun: float
    ended: float | None
    cut: bool


class Orca:
    """A running Orca, and all that it has said so far."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.record, self.environment = folder / "spoken.jsonl", environment

    def said(self, since: float = 0.0) -> list[Utterance]:
        """What was begun to be said since a time, s, in order."""
        found: list[Utterance] = []
        for line in self.record.read_text(encoding="utf-8").splitlines() if self.record.exists() else ():
            note = json.loads(line)
            if note["what"] == "begin":
                found.append(Utterance(note["text"], note["when"], None, False))
            else:
                at = next((n for n in reversed(range(len(found))) if found[n].text == note["text"]), None)
                if at is not None:
                    found[at] = found[at]._replace(ended=note["when"], cut=note["what"] == "cut")
        return [one for one in found if one.begun >= since]

    def wait_for(self, words: str, since: float = 0.0, patience: float = _PATIENCE_S) -> Utterance | None:
        """The first thing said since a time that has these words in it; None if nobody says them."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            for one in self.said(since):
                if words in one.text:
                    return one
            time.sleep(0.05)
        return None


@contextmanager
def listening(folder: Path, display: str, signs_a_s: float = 45.0, debug: bool = False) -> Iterator[Orca]:
    """Orca at a display, within a session bus. Raises TimeoutError if it does not speak.

    signs_a_s: how fast the voice is. debug: whether Orca writes down all that it does, in ``orca.log``; that is slow.
    """
    environment = _settled(folder, display) | {"TRAPWORKS_SIGNS_A_S": str(signs_a_s)}
    orca = Orca(folder, environment)
    log = (folder / "processes.log").open("wb")
    dispatcher = _dispatcher(folder, environment, log)
    words = [_ORCA, "-u", str(folder / "prefs"), *(["--debug-file", str(folder / "orca.log")] if debug else [])]
    reader = subprocess.Popen(words, env=environment, stdout=log, stderr=log)
    try:
        if orca.wait_for("Screen reader on") is None:
            raise TimeoutError(f"Orca says nothing: {(folder / 'processes.log').read_text()[-2000:]}")
        yield orca
    finally:
        for process in (reader, dispatcher):
            process.kill()
            process.wait(20)
        log.close()


def _settled(folder: Path, display: str) -> dict[str, str]:
    """The environment of a home in which nothing has been set up, but the voice."""
    for name in ("bin", "run", "prefs", "speech"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    (folder / "run").chmod(0o700)
    # Orca ends where another one of the same account runs, whatever its display.
    _program(folder / "bin" / "pgrep", "exit 1")
    _program(folder / "bin" / "sd_silent", f'exec /usr/bin/python3 "{_VOICE}"')
    (folder / "speech" / "speechd.conf").write_text(_SETTINGS.format(module=folder / "bin" / "sd_silent"))
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "WAYLAND", "PYTHON"))}
    return kept | {
        "HOME": str(folder),
        "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
        "DISPLAY": display,
        "LANG": "C.UTF-8",
        "XDG_RUNTIME_DIR": str(folder / "run"),
        "SPEECHD_ADDRESS": f"unix_socket:{folder / 'speech' / 'socket'}",
        "TRAPWORKS_SPOKEN": str(folder / "spoken.jsonl"),
        "GSETTINGS_BACKEND": "memory",
    }


def _program(path: Path, line: str) -> None:
    path.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
    path.chmod(0o755)


def _dispatcher(folder: Path, environment: dict[str, str], log: IO[bytes]) -> subprocess.Popen[bytes]:
    """Speech-dispatcher with the silent voice; ready when its socket is there."""
    speech = folder / "speech"
    words = ["speech-dispatcher", "-s", "-t", "0", "-c", "unix_socket", "-S", str(speech / "socket")]
    words += ["-C", str(speech), "-L", str(speech), "-P", str(speech / "pid")]
    started = subprocess.Popen(words, env=environment, stdout=log, stderr=log)
    until = time.monotonic() + _PATIENCE_S
    while not (speech / "socket").exists() and time.monotonic() < until:
        time.sleep(0.05)
    return started
