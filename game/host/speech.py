"""A voice of the system's that speaks without a screen reader, by the library prismatoid where it is installed.

It speaks on a thread of its own, so that no frame waits for it, and is never a reason to fail.
"""

from __future__ import annotations

import importlib.util
import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

_log = logging.getLogger(__name__)
_VOICES = ("ONE_CORE", "SAPI", "AV_SPEECH", "SPEECH_DISPATCHER", "SPIEL")
"""Backends of the library that speak by themselves; the others are screen readers, which hear of everything anyway."""
_MOST = 8
"""So many sentences may wait; what is older was overtaken by the game."""
_LOOKS_S = 0.05
_SIGNS_A_S = 15.0
"""How fast voices speak, about."""
NO_LIBRARY, NO_VOICE = "no library", "no voice"


class Voice(Protocol):
    """Whatever speaks."""

    def speak(self, text: str) -> None:
        """Begin to speak, after what is being spoken."""

    def stop(self) -> None:
        """Be silent at once."""

    @property
    def speaking(self) -> bool:
        """Whether something is still to be heard."""


class SystemVoice:
    """The system's own. Raises ImportError without the library, LookupError without a voice."""

    def __init__(self) -> None:
        import prism  # noqa: PLC0415 - an optional library, and ten milliseconds

        self._context = prism.Context()
        self._backend: Any = next(filter(None, map(self._made, _VOICES)), None)
        if self._backend is None:
            raise LookupError("no backend of prismatoid speaks here")
        self._tells = self._backend.features.supports_is_speaking
        self._until = 0.0

    def _made(self, name: str) -> Any:
        import prism  # noqa: PLC0415

        try:
            return self._context.create(prism.BackendId[name])
        except (ValueError, prism.PrismError):
            return None

    def speak(self, text: str) -> None:
        """Begin to speak, after what is being spoken."""
        self._backend.speak(text, False)
        self._until = time.monotonic() + len(text) / _SIGNS_A_S

    def stop(self) -> None:
        """Be silent at once."""
        self._backend.stop()

    @property
    def speaking(self) -> bool:
        """Whether something is still to be heard, about so long as it takes where the voice does not tell."""
        return bool(self._backend.speaking) if self._tells else time.monotonic() < self._until


def has_library() -> bool:
    """Whether the library is installed."""
    return importlib.util.find_spec("prism") is not None


class Speech:
    """Speaks sentence by sentence while it is on. trouble: empty, or why nothing is heard."""

    def __init__(self, find: Callable[[], Voice] = SystemVoice, has_library: Callable[[], bool] = has_library) -> None:
        self._find = find
        self._waiting: deque[str] = deque(maxlen=_MOST)
        self._thread: threading.Thread | None = None
        self._on = threading.Event()
        self.trouble = "" if has_library() else NO_LIBRARY

    @property
    def on(self) -> bool:
        """Whether it speaks."""
        return self._on.is_set()

    def turn(self, on: bool) -> None:
        """Begin to speak from now on, or be silent."""
        if on and not self._on.is_set() and self.trouble != NO_LIBRARY:
            self._waiting.clear()
            self._on = threading.Event()
            self._on.set()
            self._thread = threading.Thread(target=self._run, args=(self._on,), name="speech", daemon=True)
            self._thread.start()
        elif not on:
            self._on.clear()

    def say(self, text: str) -> None:
        """Speak a sentence when those before are spoken; what waits too long is left out."""
        if self._on.is_set():
            self._waiting.append(text)

    def close(self) -> None:
        """Be silent, and wait a moment for the thread."""
        self.turn(False)
        if self._thread is not None:
            self._thread.join(timeout=1.0)

    def _run(self, on: threading.Event) -> None:
        try:
            voice = self._find()
            self.trouble = ""
            while on.is_set():
                if self._waiting and not voice.speaking:
                    voice.speak(self._waiting.popleft())
                time.sleep(_LOOKS_S)
            voice.stop()
        except Exception as error:  # whatever a voice raises, the game goes on without
            self.trouble = NO_LIBRARY if isinstance(error, ImportError) else NO_VOICE
            _log.info("nothing is spoken: %r", error)
            on.clear()
