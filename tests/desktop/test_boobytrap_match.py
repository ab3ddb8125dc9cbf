"""Booby-Trap in a real window: begun, played by mouse, left and continued, played by keys; solitaire to its end."""

import time

import pytest

pytestmark = pytest.mark.slow

SEED = 3
SITTERS = {
    "p1": {"name": "Rosa", "who": "human"},
    "p2": {"name": "Ben", "who": "bot", "level": "2"},
}
OPTIONS = {"variant": "regular", "values": "5/10/20", "hands": "own"}
GROUND = {"p1": SITTERS["p1"]}


def seats(taken):
    empty = {f"p{number}": {"name": f"P{number}", "who": "empty"} for number in range(1, 11)}
    return empty | taken


@pytest.fixture
def person(sit_down, quick):
    return sit_down(quick("boobytrap", seats(SITTERS), OPTIONS), SEED)


def at_the(person, scene, *stops, acts=0):
    """What is seen once the scene is there, is not busy, has these things to press, and so much has been played."""

    def seen():
        now = person.look()
        there = now.get("scene") == scene and not now["busy"] and now["acts"] >= acts
        return now if there and all(stop in now["stops"] for stop in stops) else None

    return person.until(seen)


def my_turn(person, acts=0):
    """A piece may be touched."""
    seen = at_the(person, "BoobytrapScreen", "pass", acts=acts)
    while not pieces(seen):
        seen = at_the(person, "BoobytrapScreen", "pass", acts=acts)
    return seen


def another_piece(person, before):
    """The focus is on a piece, and not where it was before."""

    def seen():
        now = person.look()
        return now if now["focused"].startswith("piece_") and now["focused"] != before["focused"] else None

    return person.until(seen)


def pieces(seen):
    return sorted(stop for stop in seen["stops"] if stop.startswith("piece_"))


def lines(person):
    (log,) = (person.folder / "matches").glob("*.match")
    return [line for line in log.read_text().splitlines() if not line.startswith(("#", "~"))]


def drawn(person, at, acts):
    """The piece under the pointer is drawn up by hand, not quite straight, until it is out."""
    x, y = at
    person.do("mousemove", "--window", person.window, str(x), str(y), "mousedown", "1")
    for step in range(1, 15):
        across = x + (9 if step == 5 else 0)
        person.do("mousemove", "--window", person.window, str(across), str(y - 8 * step))
    person.until(lambda: person.look()["acts"] >= acts)
    person.do("mouseup", "1")


def test_begun_by_mouse_left_continued_and_played_by_keys(person):
    person.by_mouse(at_the(person, "Title", "boobytrap"), "boobytrap")
    person.by_mouse(at_the(person, "MatchSetup", "start"), "start")
    seen = my_turn(person)
    for _ in range(2):
        name = pieces(seen)[20]
        place = seen["stops"][name]
        person.by_mouse(seen, name)
        seen = at_the(person, "BoobytrapScreen", "take", acts=seen["acts"] + 2)
        person.by_mouse(seen, "take")
        drawn(person, place, seen["acts"] + 2)
        seen = my_turn(person, seen["acts"] + 2)
    person.by_mouse(seen, "pass")
    my_turn(person, seen["acts"] + 1)
    assert "pass" in lines(person) and sum(line.startswith("= pulled") for line in lines(person)) >= 2

    person.key("Escape")
    person.by_mouse(at_the(person, "Menu", "shelf"), "shelf")
    title = at_the(person, "Title", "continue")
    before = lines(person)
    person.by_mouse(title, "continue")

    begun = my_turn(person)
    for key in ("Right", "Down", "Left"):
        person.key(key)
        seen = begun = another_piece(person, begun)
    person.key("Return")
    person.until(lambda: person.look()["focused"] == "take")
    time.sleep(1.2)  # a default button takes no key in its first second
    person.key("Return")
    person.do("keydown", "Up")
    person.until(lambda: person.look()["acts"] >= begun["acts"] + 4)
    person.do("keyup", "Up")
    my_turn(person, begun["acts"] + 4)
    added = lines(person)[len(before) :]
    assert added[0] == f"touch {seen['focused'].removeprefix('piece_')}"
    assert added[2] == "take" and added[3].startswith("= pulled")


def test_a_piece_is_drawn_up_by_the_hand(person):
    person.by_mouse(at_the(person, "Title", "boobytrap"), "boobytrap")
    person.by_mouse(at_the(person, "MatchSetup", "start"), "start")
    seen = my_turn(person)
    name = pieces(seen)[30]
    x, y = seen["stops"][name]
    person.by_mouse(seen, name)
    at_the(person, "BoobytrapScreen", "take")
    drawn(person, (x, y), seen["acts"] + 4)
    my_turn(person, seen["acts"] + 4)
    (pulled,) = [line for line in lines(person) if line.startswith("= pulled")][:1]
    assert pulled.split()[3].startswith("hand,")


def test_solitaire_is_played_to_its_end_by_mouse(sit_down, quick):
    person = sit_down(quick("boobytrap", seats(GROUND), OPTIONS | {"hands": "steady"}), SEED)
    wanted = {
        "Title": ("boobytrap",),
        "MatchSetup": ("start",),
        "BoobytrapScreen": ("take", *(f"piece_{number}" for number in range(63, 0, -1))),
        "BoobytrapResult": ("shelf",),
        # Where a press came late, on a busy machine, the person goes back.
        "LogSheet": ("close",),
        "Menu": ("on",),
        "Reader": ("back",),
    }
    assert person.play(person.by_mouse, wanted) > 10
    assert lines(person)[-1].startswith("= pulled")
