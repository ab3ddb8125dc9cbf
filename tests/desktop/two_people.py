"""Two people at Mouse Trap whose match is taken away from them: how they play, and what a file has of it."""

from game.session.record import NOTE
from game.session.saves import read

_SEATS = {
    "red": {"name": "Rosa", "who": "human"},
    "blue": {"name": "Ben", "who": "human"},
    "green": {"name": "Greta", "who": "empty"},
    "yellow": {"name": "Yann", "who": "empty"},
}
_OPTIONS = {"profile": "hasbro", "start_built": "0", "hands": "steady"}
_WANTED = {"Title": ("mousetrap",), "MatchSetup": ("start",), "MousetrapScreen": ("primary", "choice_0")}


def sit_two(sit_down, quick, **more):
    """Two people before the window, given two fixtures; more: what is to be so in the program's environment."""
    return sit_down(quick("mousetrap", _SEATS, _OPTIONS), 4, **more)


def play_some(person, acts=5):
    """Play so many acts, until nothing moves."""
    play(person, lambda seen: seen["acts"] >= acts and not seen["busy"])


def play(person, reached):
    """Go on by mouse until what is seen is what is to be reached."""
    person.go_on(_WANTED, reached)


def acts(path):
    """What was played by the file of a match."""
    lines = (line for entry in read(path).entries for line in entry.lines)
    return [line for line in lines if not line.startswith(NOTE)]
