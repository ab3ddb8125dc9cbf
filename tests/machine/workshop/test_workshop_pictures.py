"""A picture carries a machine as a pasted line does: by one reader, and whatever else is in the file."""

import io

import pygame
import pytest

from game.core.slices import finish
from game.machine import MachineError
from game.shell.pictures.film import Gif, palette
from game.workshop.parts.challenge import sample
from game.workshop.parts.claim import MOST_BYTES, Claim, Sent, enclosed, is_picture, named_in, sent_by_picture, sent_in
from game.workshop.parts.line import decode, encode, line_in
from game.workshop.parts.machine import Machine, Placed
from game.workshop.pictures.marks import part_at
from game.workshop.shelf import opened

MACHINE = sample("catapult").machine
CLAIM = Claim(81, "1a2b3c4d")
SENT = Sent(MACHINE, "Greta’s Wurfmaschine 2", CLAIM)


def gif():
    surface = pygame.Surface((40, 30))
    film = Gif((40, 30), finish(palette([surface])), 0.1)
    film.add(surface)
    return film.done()


def png():
    content = io.BytesIO()
    pygame.image.save(pygame.Surface((40, 30)), content, "a.png")
    return content.getvalue()


PICTURES = pytest.mark.parametrize("bare", [gif(), png()], ids=["film", "picture"])


def why(content):
    with pytest.raises(MachineError) as refused:
        sent_by_picture(content)
    return refused.value.why


@PICTURES
def test_a_picture_carries_the_machine_its_name_and_what_is_claimed_of_it(bare, tmp_path):
    content = enclosed(bare, SENT)
    assert is_picture(content) and sent_by_picture(content) == SENT
    path = tmp_path / "whatever.jpg"
    path.write_bytes(content)
    assert opened(path) == SENT
    shown = pygame.image.load(io.BytesIO(content), "a.gif" if bare[:3] == b"GIF" else "a.png")
    assert shown.get_size() == (40, 30)


@PICTURES
def test_a_picture_that_was_stripped_says_so(bare):
    assert why(bare) == "bare picture"
    assert why(enclosed(bare, SENT).replace(b"TW1-", b"TW9-")) == "bare picture"


@pytest.mark.parametrize(
    "front",
    [b"\xff\xd8\xff\xe0\0\x10JFIF\0", b"RIFF\x24\0\0\0WEBPVP8 ", b"\0\0\0\x18ftypmp42", b"\x1aE\xdf\xa3\x01\0"],
    ids=["jpeg", "webp", "mp4", "webm"],
)
def test_what_other_programs_make_of_a_picture_is_a_stripped_one(front, tmp_path):
    path = tmp_path / "machine.jpg"
    path.write_bytes(front.ljust(MOST_BYTES + 1, b"\0"))
    assert is_picture(front)
    with pytest.raises(MachineError) as refused:
        opened(path)
    assert refused.value.why == "bare picture"


@PICTURES
def test_a_picture_cut_anywhere_gives_the_machine_or_a_refusal(bare):
    content = enclosed(bare, SENT)
    for length in range(6, len(content)):
        try:
            assert sent_by_picture(content[:length]) == SENT
        except MachineError:
            assert length < len(content) - 1


@PICTURES
def test_no_byte_of_the_machine_can_change_unnoticed(bare):
    content = enclosed(bare, Sent(MACHINE))
    start = content.index(b"TW1-")
    for at in range(start, start + len(encode(MACHINE))):
        damaged = content[:at] + bytes((content[at] ^ 1,)) + content[at + 1 :]
        try:
            assert sent_by_picture(damaged).machine == MACHINE  # a block's own length
        except MachineError as error:
            assert error.why in ("bare picture", "damaged line", "no line")


@PICTURES
def test_a_huge_picture_is_not_looked_into(bare):
    assert why(enclosed(bare, SENT).ljust(MOST_BYTES + 1, b"\0")) == "long file"


def test_a_comment_of_others_comes_before_ours_and_endless_blocks_end():
    film = enclosed(gif(), SENT)
    start = film.index(b"\x21\xfe")
    assert sent_by_picture(film[:start] + b"\x21\xfe\x05hello\x00" + film[start:]) == SENT
    assert why(film[:start] + b"\x21\xfe" + b"\x01a" * 500_000) == "bare picture"
    assert why(b"\x89PNG\r\n\x1a\n" + b"\xff" * 100) == "bare picture"


def test_only_films_and_pictures_are_given_a_machine():
    with pytest.raises(ValueError, match="neither"):
        enclosed(b"RIFF....WEBP", SENT)


def test_an_older_version_reads_the_line_and_leaves_the_claim():
    told = SENT.line()
    assert told.startswith(encode(MACHINE)) and decode(line_in(f"Look: {told}!")) == MACHINE
    assert sent_in(f"Look: {told}, it is mine") == Sent(MACHINE, "", CLAIM)
    assert sent_in(encode(MACHINE)) == Sent(MACHINE)


def test_a_claim_that_is_damaged_or_of_another_machine_is_none():
    told = SENT.line()
    other = Sent(sample("first_slope").machine).line()
    for damaged in (
        told.replace(".81.", ".99."),
        told[:-1],
        told[:-1] + "x",
        other + told.removeprefix(encode(MACHINE)),
    ):
        assert sent_in(damaged).claim is None
    assert (
        Sent(MACHINE, "", Claim(100, "00000000")).line()
        in named_in(Sent(MACHINE, "", Claim(100, "00000000")).text()).line()
    )


def test_a_name_that_no_machine_may_have_is_left_out():
    for name in ("x" * 61, "a\nb", "a\x07"):
        assert named_in(Sent(MACHINE, name).text()) == Sent(MACHINE)


@pytest.mark.parametrize(("kind", "at"), [("cuckoo_clock", (40, 20)), ("pail", (40, 21.2)), ("drop_cage", (40, 9))])
def test_what_is_drawn_full_is_grasped_in_its_middle_and_what_lies_there_before_it(kind: str, at: tuple[float, float]):
    part = Placed(kind, 40, 20, id="part")
    assert part_at(Machine((part,)), at) == "part"
    assert part_at(Machine((part, Placed("peg", *at, id="peg"))), at) == "peg"
    assert part_at(Machine((part,)), (at[0] + 12, at[1])) is None
