"""What is sealed but was never played: the seal is no key, so what stands behind it is read strictly."""

import struct
from base64 import b64encode

import pytest

from game.catalog import CATALOG, GAMES
from game.core.acts import BadText
from game.core.setup import Seat
from game.core.slices import finish
from game.games.boobytrap.nature import recall
from game.games.boobytrap.tray.history import KEPT, find
from game.games.boobytrap.tray.packing import decode_packing
from game.machine import MachineError
from game.machine.lift import MOST_TICKS, POINTS, STRAY, decode_lift
from game.session.match import DamagedMatch, Match
from game.session.record import NOTE, head, parsing, read_setup, sealed
from game.session.replay import replay
from game.session.saves import Save
from tests.soak.damaged import GOLDEN, run, tallied

GAME = GAMES["boobytrap"]
SETUP = GAME.setup([Seat("p1"), Seat("p2", "bot:2")])
ON_END = b64encode(struct.pack("<3d", 0.0, 100.0, 1.57079))
IN_EACH_OTHER = b64encode(struct.pack("<3dB3dB3d", 0.0, 100.0, 0.0, 1, 0.0, 50.0, 0.0, 2, 5.0, 50.0, 0.0))


def noted(*notes: str, first: str = head(GAME, SETUP)) -> bytes:
    """A sealed match that has not begun, with these notes."""
    return sealed("", (first, *(NOTE + note for note in notes)), Match(GAME, SETUP).digest())[0]


@pytest.mark.parametrize(
    "note",
    [
        *("seed --5", "seed " + "7" * 5000, "seed 1e9", "seed nan", "seed ", "seed  5", "hands steel", "over now"),
        *("players p1=computer,p9=human", "players p1=robot", "players p1", "lift zzz", "lift 99:99", "lift 1.5:0"),
        *("lift " + ",".join(["1:1"] * 17), "trap hand=0:1e300", "trap hand=0:nan", "trap hand=-5:0.7", "trap hand=0"),
        *(
            "trap hand=5:0.7,4:0.5",
            "trap hand=28801:0.5",
            "trap hand= steps=-1",
            "trap steps=1e9",
            "trap digest=../...",
        ),
        *(
            "crank kept=-1 hand=",
            "crank kept=2 hand=0:nan",
            "pull lift=zzz",
            "pull lift=steady steps=9999999",
        ),
        *("names [1]", "names {", "names " + "[" * 3000, 'names {"p1":5}', 'names {"../x":"a"}'),
        *('names {"p1":"' + "a" * 20_000 + '"}',),
    ],
)
def test_a_known_note_that_means_nothing_is_refused(note: str, tmp_path):
    with pytest.raises(DamagedMatch, match="note"):
        replay(GAME, finish(parsing(noted(note))))
    (tmp_path / "a.match").write_bytes(noted(note))
    with pytest.raises(DamagedMatch, match="kept as"):
        Save.resume(tmp_path / "a.match", GAMES)


@pytest.mark.parametrize(
    "note",
    [
        *("seed -5", "seed 0", "hands own", "hands steady", "hands own p1", "why best_arrow", "over ", "lift steady"),
        "players p1=computer,p2=human",
        *("lift 60:-60", "trap hand= steps=5 digest=8886c0f7 build=0.3.1", "trap hand=0:0.175,3360:0.0", "trap"),
        "crank kept=2 hand=5:0.7",
        *("pull lift=1:2,0:0 steps=700 digest=8886c0f7 build=1.2.0rc1", 'names {"p1":"Zo\\u00eb","p2":""}', "names {}"),
        *("anything at all", "seeds --5", "trap later=--5", "zzz hand=nan"),
    ],
)
def test_what_is_noted_and_what_is_not_known_is_read(note: str):
    assert finish(parsing(noted(note))).entries[0].lines == (NOTE + note,)
    assert replay(GAME, finish(parsing(noted(note)))).setup == SETUP


@pytest.mark.parametrize(
    "seats",
    [
        "p1:bot:9,p2:human",
        "p1:bot:4,p2:human",
        "foo",
        "p1:human,p2:human,foo",
        "p1:human,p2:human,",
        "p1:human,p2:Human",
    ],
)
def test_seats_that_there_are_not_are_refused(seats: str):
    with pytest.raises(DamagedMatch):
        replay(GAME, finish(parsing(noted(first=f"trapworks 1 boobytrap seats={seats}"))))


def test_a_head_that_says_something_twice_is_refused():
    twice = "trapworks 1 boobytrap seats=p1:human,p2:human seats=p1:bot:1,p2:human"
    with pytest.raises(DamagedMatch, match="twice"):
        read_setup(GAME, twice)


@pytest.mark.parametrize("row", CATALOG.values(), ids=CATALOG)
def test_every_level_that_can_be_read_can_be_seated(row):
    one, other, *_ = row.game.seat_names
    for level in "123456789":
        text = f"trapworks 1 {row.game.id} seats={one}:bot:{level},{other}:human"
        if int(level) in row.levels:
            assert row.bots(read_setup(row.game, text))
        else:
            with pytest.raises(DamagedMatch):
                read_setup(row.game, text)


@pytest.mark.parametrize(
    "word",
    [
        *("steady", "0:0", "60:-60", "-1:9", ",".join(["-60:60"] * POINTS), "zzz", "99:99", "61:0", "0:-61", "-0:0"),
        *(
            ",".join(["1:1"] * (POINTS + 1)),
            "01:1",
            "1:1,",
            "1",
            "1:1:1",
            "1.0:1",
            "steady,1:1",
            "+1:1",
            "_",
            f"{STRAY}:0",
        ),
        *("hand", "hand,1:0:0", "hand,30:180:-60,1:9:60", ",".join(["hand", *["1:1:1"] * MOST_TICKS])),
        *(",".join(["hand", *["1:1:1"] * (MOST_TICKS + 1)]), "hand,", "hand,0:1:1", "hand,31:1:1", "hand,1:181:0"),
        *("hand,1:1:61", "hand,1:-1:0", "hand,1:1", "hand,01:1:1", "hand,1:1:-0", "hand,1:1:1:1", "Hand", "hand:1:1:1"),
    ],
)
def test_a_recorded_lift_is_one_that_the_tray_takes(word: str):
    text = f"= pulled 0.1 {word}"
    try:
        decode_lift(word)
    except MachineError:
        with pytest.raises(BadText):
            GAME.decode(text)
    else:
        assert GAME.encode(GAME.decode(text)) == text


@pytest.mark.parametrize("tray", [b"AAAA", b64encode(b"\xff" * 24), b"zzz", ON_END, IN_EACH_OTHER])
def test_a_noted_tray_that_never_lay_so_is_passed_by(tray: bytes):
    note = f"tray {tray.decode()}"
    match = replay(GAME, finish(parsing(noted(note))))
    with pytest.raises(MachineError):
        decode_packing(tray.decode())
    KEPT.clear()
    recall(match.state, [note])
    assert find(match.state.seed, match.state.pulls) is None


# A small slice of `tests/soak/damaged.py`: of what an enemy seals, nothing is read that cannot be opened.


def test_edits_that_are_sealed_again_are_refused_or_legal_matches():
    files = tuple(sorted(GOLDEN.glob("*.match"))[::4])
    found = sum((run("resealed", files, seed)[0] for seed in range(len(files))), start=run("edits", files, 1)[0])
    assert set(found) == {"refused", "earlier or same", "another legal match"}
    assert found["refused"] > found["earlier or same"] > 5


def test_another_match_would_be_found():
    one, other = (file.read_bytes() for file in sorted(GOLDEN.glob("mouse*.match"))[:2])
    assert tallied(iter([(one, other)]), may_differ=False)[0] == {"ANOTHER MATCH": 1}


def test_a_note_behind_the_seal_is_reached():
    log = finish(parsing(sorted(GOLDEN.glob("*.match"))[0].read_bytes()))
    first = sealed("", (log.head, NOTE + "seed --5"), log.entries[0].digest)[0]
    assert tallied(iter([(first, first)]), may_differ=True)[0] == {"refused": 1}
