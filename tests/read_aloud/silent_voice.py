"""A voice of speech-dispatcher's that is silent, takes its time as a real one does, and writes down what it says.

Speech-dispatcher starts it as a module and talks to it by the lines of its module protocol. It stands alone, as it is
run by the system's own Python. Each line of the record is JSON: when (s, of the system's monotonic clock), what
(``begin``, ``end`` or ``cut``), and the text.
"""

from __future__ import annotations

import html
import json
import os
import re
import sys
import threading
import time
from pathlib import Path

_SIGNS_A_S = float(os.environ.get("TRAPWORKS_SIGNS_A_S", "45"))
"""45 is about what those hear who use a screen reader all day: some 450 words a minute."""
_MARKUP = re.compile(r"<[^>]*>")
_ANSWERS = {
    "INIT": ["299-It is silent.", "299 OK LOADED SUCCESSFULLY"],
    "LIST VOICES": ["200-silent\ten\tnone", "200 OK VOICE LIST SENT"],
    "PAUSE": [],
}
_TAKEN = {
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET"),
    "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
}
_SPOKEN = ("SPEAK", "CHAR", "KEY", "SOUND_ICON")


class Voice:
    """Says one thing at a time, unless it is told to stop."""

    def __init__(self, record: Path) -> None:
        self._record, self._lock = record.open("a", encoding="utf-8", buffering=1), threading.Lock()
        self._stop = threading.Event()

    def answer(self, *lines: str) -> None:
        """Say something to speech-dispatcher."""
        with self._lock:
            sys.stdout.write("".join(f"{line}\n" for line in lines))
            sys.stdout.flush()

    def speak(self, text: str) -> None:
        """Begin to say something."""
        self._stop = threading.Event()
        threading.Thread(target=self._say, args=(text, self._stop), daemon=True).start()

    def stop(self) -> None:
        """Be silent at once."""
        self._stop.set()

    def _say(self, text: str, stop: threading.Event) -> None:
        self._note("begin", text)
        self.answer("701 BEGIN")
        cut = stop.wait(len(text) / _SIGNS_A_S)
        self._note("cut" if cut else "end", text)
        self.answer("703 STOP" if cut else "702 END")

    def _note(self, what: str, text: str) -> None:
        self._record.write(json.dumps({"when": time.monotonic(), "what": what, "text": text}) + "\n")


def _block() -> str:
    """The lines up to the one that is a dot."""
    lines = []
    while (line := sys.stdin.readline()) and line != ".\n":
        lines.append(line[1:] if line.startswith(".") else line)
    return "".join(lines)


def main() -> None:
    """Do what speech-dispatcher says until it says to quit."""
    voice = Voice(Path(os.environ["TRAPWORKS_SPOKEN"]))
    for line in iter(sys.stdin.readline, ""):
        order = line.strip()
        if order in _ANSWERS:
            voice.answer(*_ANSWERS[order])
        elif order in _TAKEN:
            voice.answer(_TAKEN[order][0])
            _block()
            voice.answer(_TAKEN[order][1])
        elif order in _SPOKEN:
            voice.answer("202 OK RECEIVING MESSAGE")
            text = html.unescape(_MARKUP.sub("", _block())).strip()
            voice.answer("200 OK SPEAKING")
            voice.speak(text)
        elif order == "STOP":
            voice.stop()
        elif order == "QUIT":
            voice.answer("210 OK QUIT")
            return
        else:
            voice.answer("300 ERR UNKNOWN COMMAND")


if __name__ == "__main__":
    main()
