"""A way of our own to Linux's accessibility bus, for what AccessKit does not do there.

Orca 44 and older hear no announcement, so somebody has to ask who listens to what. They learn of keys only from the
program that has them: without, they speak on whatever is pressed. And what they ask in the first millisecond of
AccessKit's connection is dropped by its library (zbus 5.5 begins to listen for calls in a task that is started after
the program is already announced), for which they wait fifteen seconds in silence.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from jeepney.io.blocking import DBusConnection

_log = logging.getLogger(__name__)
_PATIENCE_S, _KEY_S = 1.0, 0.05
_LOOKS_S = 5.0
"""So old may be what is known of who listens, before it is asked again."""
_RESCUE_S, _DROPPED_S = 4.0, 0.2
"""So long after AccessKit connects calls are watched; and after this without an answer one counts as dropped."""
_CALL, _ANSWERS, _SILENT = 1, (2, 3), 0x1
_DESTINATION, _SENDER, _MEMBER, _ANSWERED = 6, 7, 3, 5
_KNOWN: dict[str, tuple[Any, ...]] = {"GetRole": ("u", (75,)), "Set": ()}
"""What is true of every program: it has the role of one, and it takes the number that the registry gives it."""
_SERIAL = 0x7F000000
"""Far from what a library counts its messages by from 1."""
_DAEMON, _BUS = "org.freedesktop.DBus", "/org/a11y/bus"
_REGISTRY, _PATH = "org.a11y.atspi.Registry", "/org/a11y/atspi/registry"
_CONTROLLER = "org.a11y.atspi.DeviceEventController"
_NAMES, _ANNOUNCED = "object:propertychange", "object:announcement"


class Key(NamedTuple):
    """A key as X11 knows it: its sign's and its own number, what is held, and its name or the letter that it types."""

    sign: int
    code: int
    held: int
    name: str
    pressed: bool = True


def needs_names(listeners: Iterable[tuple[str, str]]) -> bool:
    """Whether somebody among these (who, to what) hears when a name changes, but no announcement."""
    heard: dict[str, set[str]] = {}
    for who, event in listeners:
        heard.setdefault(who, set()).add(event.lower().replace("-", "").rstrip(":"))
    return any(
        any(one.startswith(_NAMES) for one in events) and not any(one.startswith(_ANNOUNCED) for one in events)
        for events in heard.values()
    )


class Connection:
    """Raises OSError and what the library raises where there is no such bus, or nobody has asked for it."""

    def __init__(self) -> None:
        self.address = _address()
        self._bus = _opened(self.address)
        self._keys = _opened(self.address)
        self._asked = -_LOOKS_S
        self._asking = threading.Lock()
        self.needs_names = False
        self.look()

    def look(self) -> None:
        """Ask who listens to what, if that is some seconds ago; the answer comes by itself."""
        if time.monotonic() - self._asked > _LOOKS_S and self._asking.acquire(blocking=False):
            self._asked = time.monotonic()
            threading.Thread(target=self._look, name="at-spi", daemon=True).start()

    def _look(self) -> None:
        try:
            (listeners,) = _answer(self._bus, _REGISTRY, _PATH, _REGISTRY, "GetRegisteredEvents")
            self.needs_names = needs_names(listeners)
        except Exception as error:  # whatever the bus answers, the game goes on
            _log.info("who listens is unknown: %r", error)
        finally:
            self._asking.release()

    def press(self, key: Key) -> bool:
        """Tell that a key was pressed or let go; whether it was a screen reader's own.

        Orca up to 44 is waited for, as GTK does: a key that came to it after the focus would silence that.
        """
        from jeepney import DBusAddress, new_method_call  # noqa: PLC0415

        event = (int(not key.pressed), key.sign, key.code, key.held, int(time.monotonic() * 1000) & 0x7FFFFFFF)
        where = DBusAddress(f"{_PATH}/deviceeventcontroller", _REGISTRY, _CONTROLLER)
        method = "NotifyListenersSync" if self.needs_names else "NotifyListenersAsync"
        call = new_method_call(where, method, "(uinnisb)", ((*event, key.name, len(key.name) == 1),))
        with suppress(OSError):
            if self.needs_names:
                answer = self._keys.send_and_get_reply(call, timeout=_KEY_S).body
                return bool(answer and answer[0] is True)
            call.header.flags |= _SILENT
            self._keys.send_message(call)
        return False

    def rescue(self) -> None:
        """Watch AccessKit's first seconds on the bus; to be called right before it connects."""
        try:
            watched = _opened(self.address)
            watch: tuple[Any, ...] = f"{_DAEMON}.Monitoring", "BecomeMonitor", "asu", ([], 0)
            _answer(watched, _DAEMON, "/org/freedesktop/DBus", *watch)
        except Exception as error:  # a bus need not let itself be watched
            _log.info("the accessibility bus is not watched: %r", error)
            return
        rescue = Rescue(self.address, _sockets)
        threading.Thread(target=rescue.run, args=(watched,), name="at-spi rescue", daemon=True).start()


class Rescue:
    """Answers what AccessKit was asked before it listened, in its name, so that nobody waits for that.

    sockets: gives the numbers of the sockets at a bus; those of now are not AccessKit's.
    """

    def __init__(self, address: str, sockets: Callable[[str], set[int]]) -> None:
        self.address, self._sockets, self._known = address, sockets, sockets(address)
        self.unanswered: dict[tuple[str, int], tuple[float, Any]] = {}
        self.name = ""

    def run(self, watched: DBusConnection) -> None:
        """Watch until the first seconds are over."""
        until = time.monotonic() + _RESCUE_S
        try:
            while (now := time.monotonic()) < until:
                with suppress(TimeoutError):
                    self.see(watched.receive(timeout=_DROPPED_S / 4), now)
                for message in self.dropped(time.monotonic()):
                    self._answer(message)
        except Exception as error:  # the bus has gone
            _log.info("the accessibility bus is watched no more: %r", error)
        finally:
            watched.close()

    def see(self, message: Any, now: float) -> None:
        """A message on the bus: that AccessKit announces itself, that it is asked something, or answers."""
        header, fields = message.header, message.header.fields
        kind = int(header.message_type.value)
        if kind == _CALL and fields.get(_MEMBER) == "Embed" and self._is_ours(message):
            self.name = fields[_SENDER]
        elif kind == _CALL and fields.get(_DESTINATION) == self.name and self.name and not header.flags & _SILENT:
            self.unanswered[fields[_SENDER], header.serial] = now, message
        elif kind in _ANSWERS and fields.get(_SENDER) == self.name:
            self.unanswered.pop((fields.get(_DESTINATION, ""), fields[_ANSWERED]), None)

    def dropped(self, now: float) -> list[Any]:
        """What has waited too long for an answer; each once."""
        found = [key for key, (since, _) in self.unanswered.items() if now - since > _DROPPED_S]
        return [self.unanswered.pop(key)[1] for key in found]

    def _is_ours(self, message: Any) -> bool:
        asked = "GetConnectionUnixProcessID", "s", (message.header.fields[_SENDER],)
        with closing(_opened(self.address)) as bus:
            return bool(_answer(bus, _DAEMON, "/org/freedesktop/DBus", _DAEMON, *asked)[0] == os.getpid())

    def _answer(self, message: Any) -> None:
        """Answer in AccessKit's name, on its own socket: that it is a program, or that there is no answer."""
        import socket  # noqa: PLC0415 - not before the first frame

        from jeepney import new_error, new_method_return  # noqa: PLC0415

        if (asked := message.header.fields.get(_MEMBER)) in _KNOWN:
            answer = new_method_return(message, *_KNOWN[asked])
        else:
            answer = new_error(message, "org.freedesktop.DBus.Error.NoReply", "s", ("asked too early",))
        data = answer.serialise(serial=_SERIAL + message.header.serial % 0xFFFFFF)
        for number in self._sockets(self.address) - self._known:
            with suppress(OSError), socket.socket(fileno=os.dup(number)) as theirs:
                theirs.send(data, socket.MSG_DONTWAIT)
                _log.info("answered what was asked too early: %s", asked)


def _address() -> str:
    """Where the accessibility bus is. Raises OSError if nobody has asked for it."""
    if given := os.environ.get("AT_SPI_BUS_ADDRESS"):
        return given
    with closing(_opened("SESSION")) as session:
        asked = f"{_DAEMON}.Properties", "Get", "ss", ("org.a11y.Status", "IsEnabled")
        ((_, enabled),) = _answer(session, "org.a11y.Bus", _BUS, *asked)
        if not enabled:
            raise OSError("no screen reader runs")
        return str(_answer(session, "org.a11y.Bus", _BUS, "org.a11y.Bus", "GetAddress")[0])


def _opened(address: str) -> DBusConnection:
    from jeepney.io.blocking import open_dbus_connection  # noqa: PLC0415 - some ms that are spared elsewhere

    return open_dbus_connection(address)


def _answer(bus: DBusConnection, name: str, path: str, interface: str, *asked: Any) -> Any:
    """What a call is answered: of a method, with a signature and values. Raises LookupError for an error."""
    from jeepney import DBusAddress, new_method_call  # noqa: PLC0415

    call = new_method_call(DBusAddress(path, name, interface), *asked)
    answer = bus.send_and_get_reply(call, timeout=_PATIENCE_S)
    if answer.header.message_type.name == "error":
        raise LookupError(f"{asked[0]}: {answer.body}")
    return answer.body


def _sockets(address: str) -> set[int]:
    """The numbers of this program's sockets that are connected to a bus."""
    import socket  # noqa: PLC0415 - not before the first frame

    places = {part.partition("=")[2] for one in address.split(";") for part in one.partition(":")[2].split(",")}
    found = set()
    for number in (int(entry.name) for entry in Path("/proc/self/fd").iterdir()):
        with suppress(OSError), socket.socket(fileno=os.dup(number)) as one:
            peer = one.getpeername() if one.family == socket.AF_UNIX else ""
            if (peer.decode().lstrip("\0") if isinstance(peer, bytes) else peer) in places and peer:
                found.add(number)
    return found
