"""The log: every change of it is seen, and what is cut short is an earlier point of the same match."""

import random
import time

import pytest

from game.catalog import GAMES
from game.core.slices import finish
from game.session.match import DamagedMatch, NewerMatch
from game.session.record import LONGEST_FILE, NOTE, head, parsing, sealed
from game.session.replay import replay
from tests.session.matches import play, table

GAME = GAMES["mousetrap"]


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("log") / "a.match"
    at = table(path, options={"start_built": 20})
    play(at, 12)
    assert at.save
    at.save.append([NOTE + "a note on the way"], at.match.digest())
    at.save.close()
    return path.read_bytes()


def positions(log: bytes) -> list[str]:
    """The positions after each entry: the honest earlier points of a match."""
    whole = replay(GAME, finish(parsing(log)))
    return [GAME.position(played.before) for played in whole.played] + [GAME.position(whole.state)]


def read(data: bytes) -> str | None:
    """The position that a log leads to, None if it is refused with the one error."""
    try:
        return GAME.position(replay(GAME, finish(parsing(data))).state)
    except DamagedMatch as error:
        assert "\n" not in str(error)
        return None


def test_every_single_bit_flip_is_seen_or_harmless(log: bytes):
    whole = read(log)
    for byte in range(len(log)):
        for bit in range(8):
            flipped = bytearray(log)
            flipped[byte] ^= 1 << bit
            assert read(bytes(flipped)) is None, (byte, bit)
    assert whole is not None


def test_every_truncation_is_an_earlier_point_or_refused(log: bytes):
    honest = set(positions(log))
    found = [read(log[:length]) for length in range(len(log))]
    assert {position for position in found if position} <= honest
    first_seal = log.index(b"\n", log.index(b"\n# ") + 1) + 1
    assert all(position is None for position in found[:first_seal])
    assert all(position is not None for position in found[first_seal:])


def test_random_edits_are_seen_or_harmless(log: bytes):
    honest, rng = set(positions(log)), random.Random(4)
    lines = log.splitlines(keepends=True)
    for _ in range(1000):
        edited = list(lines)
        first, second = rng.randrange(len(lines)), rng.randrange(len(lines))
        match rng.randrange(4):
            case 0:
                del edited[first]
            case 1:
                edited[first], edited[second] = edited[second], edited[first]
            case 2:
                edited.insert(first, edited[second])
            case 3:
                edited[first] = bytes(rng.randrange(256) for _ in range(rng.randrange(40)))
        assert read(b"".join(edited)) in honest | {None}


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"\n", b"trapworks", b"trapworks 1\n", b"\x80\x04\x95\x00\x00", b"NaN", b"{}", b"PK\x03\x04"),
        *(b"trapworks 1 mousetrap seats=red:human,blue:human\n", b"trapworks " + b"9" * 100_000 + b"\n"),
        *(
            b"trapworks " + b"\x00" * LONGEST_FILE,
            b"trapworks 1\n" + b"roll\n" * 500_000,
            b"trapworks " + b"[" * 4_000_000,
            b"trapworks \n" + b"\n" * LONGEST_FILE,
            b"trapworks \n" + (b"a" * 4000 + b"\n") * 1048,
        ),
    ],
)
def test_hostile_files_are_refused_quickly(data: bytes):
    began = time.process_time()
    with pytest.raises(DamagedMatch):
        replay(GAME, finish(parsing(data)))
    assert time.process_time() - began < 0.1


@pytest.mark.parametrize(
    "text",
    [
        *("trapworks 1 mousetrap seats=foo", "trapworks 1 mousetrap seats=red:human,foo,blue:human"),
        *("trapworks 1 mousetrap seats=red:human,blue:human,", "trapworks 1 mousetrap profile=hasbro"),
        *("trapworks 1 mousetrap seats=red:human", "trapworks 1 mousetrap seats=red:human,red:human"),
        *("trapworks 1 mousetrap seats=../../x:human,blue:human", "trapworks 1 chess seats=red:human,blue:human"),
        *("trapworks 1 mousetrap profile=nan seats=red:human,blue:human", "trapworks 1 mousetrap x=1 seats=red:human"),
        *("trapworks 0x1 mousetrap seats=red:human,blue:human", "trapworks 1 mousetrap seats=red:human,blue:bot:0"),
    ],
)
def test_a_sealed_head_that_means_nothing_is_refused(text: str):
    with pytest.raises(DamagedMatch):
        replay(GAME, finish(parsing(sealed("", (text,), "000000")[0])), check=False)


def test_a_sealed_head_that_means_something_is_none_of_those():
    text = "trapworks 1 mousetrap profile=hasbro seats=red:human,blue:human"
    assert replay(GAME, finish(parsing(sealed("", (text,), "000000")[0])), check=False).setup.names == ("red", "blue")


@pytest.mark.parametrize("act", ["crank", "= 4", "lure blue", "nonsense", "<", "= placed 1 1 1", "a" * 3000])
def test_a_sealed_act_that_is_illegal_is_refused(act: str):
    setup = GAME.setup(table().match.setup.seats)
    first, seal = sealed("", (head(GAME, setup),), table().match.digest())
    with pytest.raises(DamagedMatch):
        replay(GAME, finish(parsing(first + sealed(seal, (act,), "000000")[0])), check=False)


def test_another_position_than_the_recorded_one_is_seen():
    match = table().match
    first, seal = sealed("", (head(GAME, match.setup),), match.digest())
    log = finish(parsing(first + sealed(seal, ("roll",), "000000")[0]))
    with pytest.raises(DamagedMatch, match="another position"):
        replay(GAME, log)
    assert replay(GAME, log, check=False).played[0].text == "roll"


def test_a_newer_format_is_named_and_not_called_damaged():
    text = head(GAME, table().match.setup).replace("trapworks 1", "trapworks 2")
    with pytest.raises(NewerMatch, match="newer version"):
        finish(parsing(sealed("", (text,), "000000")[0]))


@pytest.mark.parametrize("line", [b"+ what a later format may write\n", b"## a longer seal\n"])
def test_a_newer_format_may_look_otherwise(log: bytes, line: bytes):
    newer = log.replace(b"trapworks 1", b"trapworks 12", 1) + line
    with pytest.raises(NewerMatch, match="newer version"):
        finish(parsing(newer))


def test_a_version_that_was_another_one_is_damage(log: bytes):
    with pytest.raises(DamagedMatch):
        finish(parsing(log.replace(b"trapworks 1", b"trapworks 3", 1)))


@pytest.mark.parametrize("torn", [b"", b"ro", b"roll\n", b"roll\n= 4\n# 8c1f"])
@pytest.mark.parametrize("zeros", [1, 5000])
def test_zeros_that_a_crash_left_at_the_end_are_a_torn_end(log: bytes, torn: bytes, zeros: int):
    assert replay(GAME, finish(parsing(log + torn + b"\0" * zeros))).state == replay(GAME, finish(parsing(log))).state


def test_zeros_in_the_middle_are_damage(log: bytes):
    middle = log.index(b"\n", len(log) // 2)
    with pytest.raises(DamagedMatch):
        finish(parsing(log[:middle] + b"\0" * 8 + log[middle + 8 :]))


def test_options_left_out_have_their_values_from_before_there_was_a_choice():
    match = table(options={"mice_ahead": False, "straighten": "always"}).match
    old = "trapworks 1 mousetrap profile=hasbro seats=red:bot:2,blue:bot:2"
    assert replay(GAME, finish(parsing(sealed("", (old,), match.digest())[0]))).setup == match.setup


@pytest.mark.parametrize("line", ["~ größe", "~ two\nlines", "", "# 8c1f02", "~ x # 8c1f02 0c91b6d2a4f83e57", "Roll"])
def test_what_could_not_be_read_again_is_not_written(line: str):
    with pytest.raises(ValueError, match="not a line"):
        sealed("", (line,), "000000")


def test_a_note_may_hold_any_ascii():
    note = NOTE + "names " + "".join(map(chr, range(32, 127)))
    match = table().match
    log = sealed("", (head(GAME, match.setup), note), match.digest())[0]
    assert finish(parsing(log)).note("names") == note.removeprefix(NOTE + "names ")


def test_notes_are_kept_and_change_nothing(log: bytes):
    assert finish(parsing(log)).note("seed") == "1"
    assert finish(parsing(log)).note("nothing") is None
