"""Sentences are spoken in the language that was chosen, where there is one."""

import struct
from pathlib import Path

import pytest

from game.words.language import DOMAIN, use_language
from game.words.seats import seat_name


def catalogue(texts: dict[str, str]) -> bytes:
    """A gettext catalogue: magic, counts and tables of lengths and places, then the texts."""
    head, pairs = 28, sorted(texts.items())
    tables, body, start = [], b"", head + 16 * len(pairs)
    for column in (0, 1):
        for pair in pairs:
            text = pair[column].encode()
            tables.append(struct.pack("<2I", len(text), start + len(body)))
            body += text + b"\0"
    words = (0x950412DE, 0, len(pairs), head, head + 8 * len(pairs), 0, head)
    return struct.pack("<7I", *words) + b"".join(tables) + body


@pytest.fixture
def german(tmp_path: Path):
    place = tmp_path / "de" / "LC_MESSAGES"
    place.mkdir(parents=True)
    texts = {"": "Content-Type: text/plain; charset=UTF-8\n", "Red": "Rot"}
    (place / f"{DOMAIN}.mo").write_bytes(catalogue(texts))
    yield tmp_path
    use_language("en")


def test_a_sentence_is_spoken_in_the_chosen_language_and_in_english_where_it_lacks(german: Path):
    use_language("de", folder=german)
    assert (seat_name("red"), seat_name("blue")) == ("Rot", "Blue")


def test_an_unknown_language_falls_back_to_english(german: Path):
    use_language("de", folder=german)
    use_language("xx", folder=german)
    assert seat_name("red") == "Red"
