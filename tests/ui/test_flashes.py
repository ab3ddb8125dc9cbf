"""Nothing flashes more than three times a second, and what does is noticed."""

import pytest

from tests import flashes
from tests.flashes import CELLS, FRAMES_A_SECOND, MOST_CELLS, MOST_FLASHES, worst

WHOLE = CELLS[0] * CELLS[1]


def flashing(times_a_second, squares, dark=0.1, light=0.6, red=0.0):
    """Two seconds in which so many squares, from the upper left corner, go dark and light."""
    each = FRAMES_A_SECOND / times_a_second
    block = [y * CELLS[0] + x for y in range(8) for x in range(11)][:squares]
    for number in range(2 * FRAMES_A_SECOND):
        on = number % each < each / 2
        frame = [(0.2, 0.0)] * WHOLE
        for at in block:
            frame[at] = (light if on else dark, red if on else 0.0)
        yield frame


@pytest.mark.parametrize(
    ("found", "times"),
    [
        ({"times_a_second": 5, "squares": MOST_CELLS + 1}, 5),
        ({"times_a_second": 15, "squares": 88}, 15),
        ({"times_a_second": 3, "squares": 88}, 3),
        ({"times_a_second": 5, "squares": MOST_CELLS}, 0),
        ({"times_a_second": 5, "squares": 88, "light": 0.19}, 0),
        ({"times_a_second": 5, "squares": 88, "dark": 0.85, "light": 1.0}, 0),
        ({"times_a_second": 5, "squares": 88, "dark": 0.2, "light": 0.25, "red": 0.9}, 5),
    ],
)
def test_flashes_are_counted_where_they_are_wide_and_strong_enough(found, times):
    assert worst(flashing(**found)) == pytest.approx(times, abs=0.5)


@pytest.mark.slow
@pytest.mark.parametrize("film", flashes.films())
def test_no_film_and_no_finale_flashes(tmp_path, film):
    assert worst(flashes.films()[film](flashes._fresh(tmp_path))) <= MOST_FLASHES
