"""What the tool that ties does on a bench: begin, choose, tie, untie, move the pins of a rope."""

from __future__ import annotations

from game.machine.specs import Point
from game.text.language import _
from game.ui.input.bindings import Verb
from game.workshop.bench.bare_bench import WAYS, BareBench
from game.workshop.bench.editing import COARSE, FINE
from game.workshop.bench.tying import FIRST_KIND, Tying
from game.workshop.parts.fitting import tie_kinds
from game.workshop.parts.machine import Tie
from game.workshop.text import bench as words


def begin(bench: BareBench, kind: str = "") -> None:
    """Tie what is in hand; while nothing is, the first part is asked for too. Once more puts the tool away."""
    bench.stop()
    if bench.tying is not None and kind in ("", bench.tying.kind):
        end(bench)
        return
    one, machine = bench.editing.one, bench.editing.machine
    kinds = tie_kinds(one) if one is not None else ()
    if one is not None and not kinds and not kind:
        bench.told = words.cannot(one.id, machine)
        bench.shell.sound.play("miss")
        bench.stale()
        return
    bench.tying = Tying(kind=kind or (FIRST_KIND if FIRST_KIND in bench.ties else bench.ties[0]))
    if one is not None and (not kind or kind in kinds):
        bench.tying.choose(one.id, machine)
    else:
        bench.editing.choose()
    _ready(bench)


def end(bench: BareBench) -> None:
    """Put the tool away."""
    bench.tying = None
    bench.focus("hand")
    bench.stale()


def start_at(bench: BareBench, part: str) -> None:
    """The first part is chosen, and in hand then."""
    if bench.tying is not None:
        bench.editing.choose(part)
        bench.tying.choose(part, bench.editing.machine)
        _ready(bench)


def _ready(bench: BareBench) -> None:
    assert bench.tying is not None
    rows = list(bench.tying.offers(bench.editing.machine))
    firsts = [] if bench.tying.part else [f"from_{part}" for part in bench.tying.starts(bench.editing.machine)]
    bench.focus((rows or firsts or ["tie_done"])[0])
    bench.told = ""
    bench.stale()


def tie(bench: BareBench, wanted: Tie) -> None:
    """Make it; the tool is put away then."""
    if bench.editing.tie(wanted):
        bench.shell.sound.play("part_placed")
        end(bench)
        bench.edited()
        bench.told = words.tied(wanted, bench.editing.machine)
    else:
        bench.edited()


def untie(bench: BareBench, place: int) -> None:
    """Take one away, by its place in the machine's list."""
    if bench.editing.untie(place):
        bench.shell.sound.play("part_placed")
        end(bench)
        bench.edited()
        bench.told = _(words.UNTIED)
    else:
        bench.edited()


def pull(bench: BareBench, place: int, pin: int, verb: Verb) -> bool:
    """Move a pin by an arrow; tell whether the key was used."""
    if verb not in WAYS:
        return False
    x, y = WAYS[verb]
    by = FINE if bench.fine else COARSE
    bench.editing.pull(place, pin, (x * by, y * by))
    bench.edited()
    return True


def click(bench: BareBench, spot: Point) -> None:
    """The pointer was pressed at a place of the stage: on a part, or beside all of them."""
    tying, machine = bench.tying, bench.editing.machine
    if tying is None or (part := tying.under(machine, spot)) is None:
        return
    if not tying.part:
        if part in tying.starts(machine):
            start_at(bench, part)
        else:
            _refuse(bench, part)
    elif part == tying.part:
        tying.point_at_own(machine, spot)
        bench.stale()
    elif (meant := tying.meant(machine, spot)) is None:
        _refuse(bench, part)
    elif meant in machine.ties:
        untie(bench, machine.ties.index(meant))
    else:
        tie(bench, meant)


def hover(bench: BareBench, spot: Point | None) -> None:
    """The pointer is there, or on no place of the stage: show what a press would tie or untie."""
    if bench.tying is not None:
        before = shown(bench)
        bench.tying.spot = spot
        if shown(bench) != before:
            bench.touch()


def shown(bench: BareBench) -> Tie | None:
    """What is being pointed at, by the pointer on the stage or by a row that is lit."""
    tying, machine = bench.tying, bench.editing.machine
    if tying is None:
        return None
    if tying.spot is not None and (meant := tying.meant(machine, tying.spot)) is not None:
        return meant
    rows = tying.offers(machine) | {f"tied_{place}": each for place, each in tying.tied(machine)}
    return next((rows[name] for name in (bench.hovered, bench.focused) if name in rows), None)


def _refuse(bench: BareBench, part: str) -> None:
    assert bench.tying is not None
    machine = bench.editing.machine
    fits = tie_kinds(machine.part(part))
    bench.told = words.cannot_by(part, bench.tying.kind, machine) if fits else words.cannot(part, machine)
    bench.shell.sound.play("miss")
    bench.stale()
