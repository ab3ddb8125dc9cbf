"""Our own way to the accessibility bus: who hears what, and the calls that AccessKit drops while it connects."""

import socket

import pytest

from game.host import atspi

pytest.importorskip("jeepney", reason="a library of Linux alone")
from jeepney import DBusAddress, MessageType, new_method_call, new_method_return

ORCA_43 = [(":1.0", "object:property-change:accessible-name"), (":1.0", "object:state-changed:focused")]
OURS, ORCA = ":1.23", ":1.0"


def test_only_who_hears_names_and_no_announcement_needs_names():
    assert atspi.needs_names(ORCA_43)
    assert not atspi.needs_names([*ORCA_43, (":1.0", "object:announcement")])
    assert not atspi.needs_names([(":1.7", "Object:Announcement:")])
    assert atspi.needs_names([*ORCA_43, (":1.7", "object:announcement:")])
    assert atspi.needs_names([(":1.0", "Object:PropertyChange:AccessibleName")])


def called(method, serial, sender=ORCA, to=OURS):
    message = new_method_call(DBusAddress("/org/a11y/atspi/accessible/root", to), method)
    message.header.serial = serial
    message.header.fields[atspi._SENDER] = sender
    return message


def rescue():
    one = atspi.Rescue("unix:path=/nowhere", lambda address: set())
    one.name = OURS
    return one


def test_what_is_not_answered_in_time_counts_as_dropped_once():
    watching = rescue()
    asked, other = called("GetRole", 1644), called("GetRole", 7, to=":1.9")
    watching.see(asked, 0.0)
    watching.see(other, 0.0)
    assert watching.dropped(0.1) == []
    assert watching.dropped(0.3) == [asked]
    assert watching.dropped(9.0) == []


def test_what_accesskit_answers_itself_is_left_to_it():
    watching = rescue()
    asked = called("GetChildren", 1645)
    watching.see(asked, 0.0)
    answer = new_method_return(asked, "u", (75,))
    answer.header.fields |= {atspi._SENDER: OURS, atspi._DESTINATION: ORCA}
    assert answer.header.message_type is MessageType.method_return
    watching.see(answer, 0.01)
    assert watching.dropped(9.0) == []


def test_the_answer_is_written_to_accesskits_socket_only(monkeypatch):
    written = []

    class Socket:
        def __init__(self, fileno):
            self.number = fileno

        def __enter__(self):
            return self

        def __exit__(self, *_):
            return False

        def send(self, data, flags):
            written.append((self.number, data, flags))

    monkeypatch.setattr(atspi.os, "dup", lambda number: number)
    monkeypatch.setattr(socket, "socket", Socket)
    sockets = iter(({3}, {3, 4}))
    watching = atspi.Rescue("unix:path=/nowhere", lambda address: next(sockets))
    watching._answer(called("GetRole", 1644))
    assert [number for number, _, _ in written] == [4]
    assert b"u" in written[0][1]
