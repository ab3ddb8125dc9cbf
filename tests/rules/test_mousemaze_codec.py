"""The card game's acts as texts: there and back, and nothing that is not written exactly so."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.acts import BadText
from game.games.mousemaze.rules import MOUSEMAZE
from game.games.mousemaze.rules.moves import (
    Draw,
    Drawn,
    End,
    Face,
    Flip,
    Go,
    Laid,
    Place,
    TurnCard,
    card_text,
    read_card,
)

PLAIN = " ".join(f"M{number:02}a0" for number in range(1, 17))
TEXTS = {
    "face N": Face(0),
    "place 2,0": Place(8),
    "draw": Draw(),
    "go W": Go(3),
    "flip 3,3": Flip(15),
    "turn 0,1 3": TurnCard(1, 3),
    "end": End(),
    "= forward 2": Drawn("forward 2"),
    "= left or right 1": Drawn("left or right 1"),
    f"= laid {PLAIN}": Laid(tuple(range(0, 128, 8))),
    f"= laid {PLAIN.replace('M05a0', 'M05b3')}": Laid((0, 8, 16, 24, 39, *range(40, 128, 8))),
}


@pytest.mark.parametrize("text", TEXTS)
def test_there_and_back(text: str):
    assert MOUSEMAZE.decode(text) == TEXTS[text]
    assert MOUSEMAZE.encode(TEXTS[text]) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "draw ", " draw", "Draw", "draw\n", "face", "face n", "face X", "face  N", "go", "go 1"),
        *("place", "place 4,0", "place 0,4", "place 00,0", "place 0, 0", "place 8", "place -1,0", "flip", "flip 9,9"),
        *(
            "turn 0,1",
            "turn 0,1 0",
            "turn 0,1 4",
            "turn 0,1 \u0661",
            "end now",
            "= forward 4",
            "=forward 1",
            "forward 1",
        ),
        *("= laid", f"= laid {PLAIN} M01a0", f"= laid {PLAIN[:-6]}", f"= laid {PLAIN.replace('a0', 'c0')}"),
        *(f"= laid {PLAIN.replace('M01', 'M00')}", f"= laid {PLAIN.replace('M16', 'M17')}", f"= laid  {PLAIN}"),
        *(f"= laid {PLAIN.replace('a0', 'a4')}", f"= laid {PLAIN}\n", "draw " * 1000, "\x00", "[" * 10_000),
    ],
)
def test_nothing_else_is_read(text: str):
    with pytest.raises(BadText):
        MOUSEMAZE.decode(text)


@pytest.mark.parametrize(
    "act",
    [
        Face(4),
        Face(-1),
        Place(16),
        Flip(-1),
        TurnCard(0, 0),
        Drawn("forward 4"),
        Laid(()),
        Laid((128, *range(8, 128, 8))),
    ],
)
def test_what_cannot_be_written_is_refused(act):
    with pytest.raises(BadText):
        MOUSEMAZE.encode(act)


@given(st.text(max_size=40))
def test_any_text_is_an_act_or_refused(text: str):
    try:
        act = MOUSEMAZE.decode(text)
    except BadText:
        return
    assert MOUSEMAZE.encode(act) == text


def test_every_card_as_it_lies_has_one_text():
    texts = [card_text(code) for code in range(128)]
    assert len(set(texts)) == 128
    assert [read_card(text) for text in texts] == list(range(128))
    assert card_text(8 * 12 + 4 + 3) == "M13b3"
