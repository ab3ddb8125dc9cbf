"""What a frame costs to draw where most moves: at the crank while the trap runs, and at the table of every game."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Any

from build_scripts.bench.bars import Bar, percentile
from build_scripts.bench.window import child
from game.host.places import Places
from game.text.language import N_
from game.text.said import Said

SIZES = (((1280, 720), 50, 120), ((1920, 1080), 25, 60))
"""Windows, and so many blits of one that 99 frames of 100 and the slowest may take: a frame of 144 Hz and one of 60 Hz
on a computer with two cores and without a graphics card."""
SMOOTH = ((1280, 720), (1920, 1080))
"""Windows in which what is looked at again is to move at 60 Hz."""
LARGE = ((2560, 1440), (3840, 2160))
REFRESH_MS = 1000 / 60
SOUGHT_MS = 50
"""As long as it may take at most until any moment of a run is seen."""
_EVEN, _LIT = 1.0, 1.5
"""By how much a frame may take longer than a plain scene: in even light, and on a stage with full light."""


def _frame(what: str, median_most: float = _EVEN) -> list[Bar]:
    bars = [bar for size, *most in SIZES for bar in _against(what, size, most, median_most)]
    return [*bars, *(_large(what, size) for size in LARGE)]


def _against(what: str, size: tuple[int, int], most: list[int], median_most: float) -> Iterator[Bar]:
    """The median beside a reference scene, and the slow frames beside a blit, all from one run."""
    found = _drawn(what, size)
    frames, name = found["frames"], _name(what, size)
    middle, reference, blit = median(frames), median(found["references"]), median(found["blits"])
    # Translators: {plain}, {ours}: milliseconds per frame of an empty screen and of this one; {frames}: how many
    # frames; {opened}: milliseconds until it was open. Keep what stands behind the colon inside the blanks.
    told = Said("a plain scene {plain:.2f} ms, this one {ours:.2f} ms; {frames} frames, opened in {opened:.0f} ms",
                plain=reference, ours=middle, frames=len(frames), opened=found["opening"][0])  # fmt: skip
    yield Bar(name, middle / reference, "x", median_most, told)
    for which, slow, limit in (("p99", percentile(frames, 0.99), most[0]), ("slowest", max(frames), most[1])):
        # Translators: {blit}: milliseconds to copy the window once (a blit); {slow}: milliseconds of this frame.
        told = Said("a blit of the window {blit:.2f} ms, this frame {slow:.2f} ms", blit=blit, slow=slow)
        # Translators: noun, a unit in a table of the benchmark: how many copies of the whole window take as long as
        # this frame.
        yield Bar(f"{name}.{which}", slow / blit, N_("blits"), limit, told)


def _large(what: str, size: tuple[int, int]) -> Bar:
    """The median in a window larger than most."""
    found = _drawn(what, size)
    # Translators: {plain}: milliseconds per frame of an empty screen; {slow}: of the slowest frame; {opened}:
    # milliseconds until it was open.
    told = Said("a plain scene {plain:.2f} ms; slowest {slow:.1f} ms, opened in {opened:.0f} ms",
                plain=median(found["references"]), slow=max(found["frames"]), opened=found["opening"][0])  # fmt: skip
    return Bar(_name(what, size), median(found["frames"]), "ms", round(REFRESH_MS, 1), told)


def _drawn(what: str, size: tuple[int, int]) -> Any:
    return child("drawn", what, *map(str, size))


def _name(what: str, size: tuple[int, int]) -> str:
    return f"frame.{what}.{size[0]}x{size[1]}"


def crank(_: Places) -> list[Bar]:
    """A run of the trap, from the crank to its end."""
    return _frame("crank", _LIT)


def backwards(_: Places) -> list[Bar]:
    """The film of a run in the Workshop, played backwards."""
    return [_large("backwards", size) for size in SMOOTH]


def lit_bench(_: Places) -> list[Bar]:
    """A run in the Workshop, in its light."""
    return _frame("lit_bench", _LIT)


def lit_race(_: Places) -> list[Bar]:
    """The race while Mighty Mouse flies in his own light."""
    return _frame("lit_race", _LIT)


def lit_maze(_: Places) -> list[Bar]:
    """The card game while all look at the mouse."""
    return _frame("lit_maze", _LIT)


def hundred(_: Places) -> list[Bar]:
    """All copies of a machine at once."""
    return [_large("hundred", size) for size in SMOOTH]


def trap_backwards(_: Places) -> list[Bar]:
    """The film of a run of the trap, played backwards."""
    return [_large("trap_backwards", size) for size in SMOOTH]


def trap_hundred(_: Places) -> list[Bar]:
    """The trap in a hundred hands."""
    return [_large("trap_hundred", size) for size in SMOOTH]


def what_if(_: Places) -> list[Bar]:
    """A run of the trap beside the one before, with seven more kept."""
    return [_large("what_if", size) for size in SMOOTH]


def seek(_: Places) -> list[Bar]:
    """Any moment of a run, from asking for it until it is drawn: the slowest of all that are asked for."""
    return [_sought(size) for size in SMOOTH]


def _sought(size: tuple[int, int]) -> Bar:
    frames = _drawn("seek", size)["frames"]
    told = Said("{frames} moments, half of them in {middle:.1f} ms", frames=len(frames), middle=median(frames))
    return Bar(_name("seek", size), max(frames), "ms", SOUGHT_MS, told)


def mousetrap(_: Places) -> list[Bar]:
    """The board of Mouse Trap."""
    return _frame("mousetrap")


def own_table(_: Places) -> list[Bar]:
    """A table of Mouse Trap with a machine of one's own."""
    return _frame("own_table")


def mousemaze(_: Places) -> list[Bar]:
    """The cards of the card game."""
    return _frame("mousemaze")


def mightymouse(_: Places) -> list[Bar]:
    """The race of Mighty Mouse."""
    return _frame("mightymouse")


def mixing(_: Places) -> list[Bar]:
    """The tray of Booby-Trap while it is mixed."""
    return _frame("mixing")


def pull(_: Places) -> list[Bar]:
    """The same tray while pieces are pulled out, and as it trips, with its light."""
    return _frame("pull", _LIT)
