"""AT-SPI as another process sees it: the tree of the program, what is announced, and what can be pressed."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from jeepney import DBusAddress, MatchRule, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, Proxy, open_dbus_connection

from game.text.sounds import unavailable

_ACCESSIBLE, _ACTION, _COMPONENT = (f"org.a11y.atspi.{name}" for name in ("Accessible", "Action", "Component"))
_PROPERTIES = "org.freedesktop.DBus.Properties"
_REGISTRY = "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"
_EVENTS = "org.a11y.atspi.Event.Object"
_PATIENCE_S = 10.0
ROLES = {7: "check", 43: "button", 44: "radio", 51: "slider", 61: "entry", 79: "entry"}
"""The roles that can have the focus, by their numbers."""
_FOCUSED, _ENABLED = 12, 8
_REPLY_SERIAL = 5
_WHAT_IT_IS = ((_PROPERTIES, "GetAll", "s", (_ACCESSIBLE,)), (_ACCESSIBLE, "GetRole"), (_ACCESSIBLE, "GetState"))


@dataclass(frozen=True)
class Thing:
    """Something on the screen as it is told: its place on the bus, role, name, description and states."""

    path: str
    role: str
    name: str
    note: str
    states: int

    @property
    def enabled(self) -> bool:
        """Whether it can be used, by its state and by what is told of it."""
        return bool(self.states >> _ENABLED & 1) and not self.note.startswith(unavailable())

    @property
    def focused(self) -> bool:
        """Whether it has the focus."""
        return bool(self.states >> _FOCUSED & 1)


def ask_for_accessibility() -> str:
    """Tell the session that somebody listens; the address of the bus for that."""
    with open_dbus_connection("SESSION") as session:
        launcher = DBusAddress("/org/a11y/bus", "org.a11y.Bus", _PROPERTIES)
        enable = new_method_call(launcher, "Set", "ssv", ("org.a11y.Status", "IsEnabled", ("b", True)))
        session.send_and_get_reply(enable, timeout=_PATIENCE_S)
        where = new_method_call(DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus"), "GetAddress")
        return str(session.send_and_get_reply(where, timeout=_PATIENCE_S).body[0])


class Listener:
    """Reads the program that is on the bus, and hears what it announces."""

    def __init__(self, address: str) -> None:
        self._bus: DBusConnection = open_dbus_connection(address)
        self._name = ""
        self._heard: deque[str] = deque()
        self._answers: dict[int, Any] = {}
        self.spoken = 0
        rule = MatchRule(type="signal", interface=_EVENTS, member="Announcement")
        Proxy(message_bus, self._bus).AddMatch(rule)
        register = DBusAddress("/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "org.a11y.atspi.Registry")
        self._bus.send_and_get_reply(new_method_call(register, "RegisterEvent", "s", ("object:announcement",)))

    def close(self) -> None:
        """Leave the bus."""
        self._bus.close()

    def find_program(self, process: int) -> None:
        """Wait for the program of this number; raises TimeoutError if it does not come."""
        until = time.monotonic() + _PATIENCE_S
        while time.monotonic() < until:
            for name, _ in self._call(_REGISTRY, _ACCESSIBLE, "GetChildren")[0]:
                if self._process(name) == process:
                    self._name = name
                    return
            time.sleep(0.1)
        raise TimeoutError("the program is not on the bus")

    def _process(self, name: str) -> int:
        try:
            asked = "GetConnectionUnixProcessID", "s", (name,)
            return int(self._call(("org.freedesktop.DBus", "/org/freedesktop/DBus"), "org.freedesktop.DBus", *asked)[0])
        except LookupError:
            return 0

    def things(self, passed: Sequence[str] = ()) -> list[Thing]:
        """All that is on the screen, in order, but what is in groups of these names; read again where it changes."""
        until = time.monotonic() + _PATIENCE_S
        while True:
            try:
                return list(self._within(_REGISTRY[1], passed))
            except LookupError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def _within(self, path: str, passed: Sequence[str]) -> Iterator[Thing]:
        children = [child for _, child in self._call((self._name, path), _ACCESSIBLE, "GetChildren")[0]]
        # All asked before the first is heard: a whole screen takes a third of the time.
        asked = [(child, *(self._asked((self._name, child), *what) for what in _WHAT_IT_IS)) for child in children]
        told = [(child, *(self._answer(serial)[0] for serial in serials)) for child, *serials in asked]
        for child, found, role, (low, high) in told:
            yield Thing(child, ROLES.get(role, ""), found["Name"][1], found["Description"][1], low | high << 32)
            if found["Name"][1] not in passed:
                yield from self._within(child, passed)

    def press(self, thing: Thing) -> None:
        """Do what the thing is for, unless it has gone meanwhile."""
        with suppress(LookupError):
            self._call((self._name, thing.path), _ACTION, "DoAction", "i", (0,))

    def announced(self, patience: float = 0.0) -> list[str]:
        """What has been announced since the last time, waiting so long for something, s."""
        until = time.monotonic() + patience
        while True:
            try:
                message = self._bus.receive(timeout=max(0.0, until - time.monotonic()) if not self._heard else 0.0)
            except TimeoutError:
                break
            self._hear(message)
        found = list(self._heard)
        self._heard.clear()
        self.spoken += len(found)
        return found

    def _hear(self, message: Any) -> None:
        if message.header.message_type.name == "signal" and message.body and len(message.body) > 3:
            self._heard.append(str(message.body[3][1]))

    def _call(self, at: tuple[str, str], interface: str, method: str, signature: str = "", body: Any = ()) -> Any:
        return self._answer(self._asked(at, interface, method, signature, body))

    def _asked(self, at: tuple[str, str], interface: str, method: str, signature: str = "", body: Any = ()) -> int:
        """Ask; the number to know the answer by."""
        call = new_method_call(DBusAddress(at[1], at[0], interface), method, signature or None, body)
        serial: int = next(self._bus.outgoing_serial)
        self._bus.send_message(call, serial=serial)
        return serial

    def _answer(self, serial: int) -> Any:
        """Wait for an answer; raises LookupError if what was asked has gone."""
        until = time.monotonic() + _PATIENCE_S
        while serial not in self._answers:
            message = self._bus.receive(timeout=max(0.0, until - time.monotonic()))
            if (answered := message.header.fields.get(_REPLY_SERIAL)) is not None:
                self._answers[answered] = message
            else:
                self._hear(message)
        message = self._answers.pop(serial)
        if message.header.message_type.name == "error":
            raise LookupError(f"no answer: {message.body}")
        return message.body
