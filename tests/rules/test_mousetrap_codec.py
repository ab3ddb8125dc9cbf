"""Acts as texts: there and back, and nothing that is not written exactly so."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.acts import BadText
from game.games.mousetrap.rules import MOUSETRAP
from game.games.mousetrap.rules.moves import (
    LeaveCrooked,
    Lure,
    Placed,
    Roll,
    Rolled,
    SetAnew,
    Stop,
    Straighten,
    Take,
    TrapRan,
    TurnCrank,
)

TEXTS = {
    "roll": Roll(),
    "crank": TurnCrank(),
    "stop": Stop(),
    "take nothing": Take(()),
    "take blue=2 green=1": Take((("blue", 2), ("green", 1))),
    "lure yellow": Lure("yellow"),
    "straighten 2 1 24": Straighten((2, 1, 24)),
    "leave crooked": LeaveCrooked(),
    "= 6": Rolled(6),
    "= placed 0.37 -0.12 3": Placed(0.37, -0.12, 3.0),
    "= placed 0 0 0": Placed(),
    "= anew 16 0.3 -0.1 2": SetAnew(16, 0.3, -0.1, 2.0),
    "= anew 1 0 0 0": SetAnew(1),
    "= captured cage_down": TrapRan(True, "cage_down"),
    "= missed nothing": TrapRan(False, "nothing"),
    "= misfired marble1_on_stairs": TrapRan(False, "marble1_on_stairs", misfired=True),
}


@pytest.mark.parametrize("text", TEXTS)
def test_there_and_back(text: str):
    assert MOUSETRAP.decode(text) == TEXTS[text]
    assert MOUSETRAP.encode(TEXTS[text]) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "roll ", " roll", "Roll", "roll\n", "rolls", "= 0", "= 7", "= 04", "=4", "=  4", "= \u0664", "4"),
        *("take", "take ", "take red", "take red=0", "take red=10", "take red=1  blue=1", "take pink=1", "lure pink"),
        *(
            "red=1",
            "Take red=1",
            "lure red=1",
            "take red=1 x",
            "take x red=1",
            "take red=1 take",
            "take " + "red=1 " * 20,
        ),
        *("straighten", "straighten ", "straighten 0", "straighten 25", "straighten 02", "straighten 1  2", "leave"),
        *("= placed 0 0", "= placed 0 0 0 0", "= placed -0 0 0", "= placed 0.50 0 0", "= placed nan 0 0"),
        *("= placed 1e1 0 0", "= placed .5 0 0", "= placed 1234 0 0", "= placed 0.1234567 0 0", "= placed 00 0 0"),
        *("= anew 0 0 0 0", "= anew 25 0 0 0", "= anew 016 0 0 0", "= anew 16 0 0", "= anew 16 -0 0 0", "= anew"),
        *("= captured", "= captured ", "= captured Cage", "= caught cage_down", "= missed a/b", "= missed " + "x" * 99),
        *("crank " * 1000, "\x00", "\x80\x04\x95", "[" * 10_000),
    ],
)
def test_nothing_else_is_read(text: str):
    with pytest.raises(BadText):
        MOUSETRAP.decode(text)


@pytest.mark.parametrize(
    "act",
    [
        *(
            Placed(float("nan")),
            Placed(float("inf")),
            Placed(float("-inf")),
            Placed(1e-9),
            Placed(-1e-9),
            Placed(-0.0),
            Rolled(7),
            Rolled(0),
        ),
        *(SetAnew(0), SetAnew(25), SetAnew(True), SetAnew(16, float("nan")), SetAnew(16, -0.0)),
        *(TrapRan(True, ""), TrapRan(True, "two words"), TrapRan(True, "a\nb")),
    ],
)
def test_what_cannot_be_written_is_refused(act):
    with pytest.raises(BadText):
        MOUSETRAP.decode(MOUSETRAP.encode(act))


@given(st.text(max_size=40))
def test_any_text_is_an_act_or_refused(text: str):
    try:
        act = MOUSETRAP.decode(text)
    except BadText:
        return
    assert MOUSETRAP.encode(act) == text


@given(*[st.decimals(-3, 3, places=3).map(float)] * 3)
def test_any_placement_goes_there_and_back(mm: float, deg: float, grip: float):
    placed = Placed(mm + 0.0, deg + 0.0, grip + 0.0)
    assert MOUSETRAP.decode(MOUSETRAP.encode(placed)) == placed
