"""What if a part stood elsewhere: two runs on the stage, and their panel in the place of the parts box."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.table.cranking import what_if_panel
from game.games.mousetrap.table.cranking.what_if_panel import BranchActs, WhatIfPanel
from game.machine import MachineError
from game.machine.branches import Branch
from game.text import what_if as words
from game.text.language import _
from game.text.what_if import BranchWords, moved
from game.ui.drawing.canvas import Canvas
from game.workshop.bench.bare_bench import BareBench
from game.workshop.parts.machine import Machine
from game.workshop.proofs.branches import MachineBranch, MachineWhatIf
from game.workshop.text import bench as bench_words
from game.workshop.text.bench import ended, part_name


def _place(branch: MachineBranch) -> str:
    assert branch.parent is not None
    part, before = branch.place, branch.parent.after.part(branch.part)
    return moved(round(10 * (part.x - before.x)), round(10 * (part.y - before.y)), part.deg - before.deg)


WORDS = BranchWords(part_name, _place, lambda branch: ended(branch.report, branch.machine))


def ready(bench: BareBench) -> bool:
    """Whether there is a run in which a part can be moved."""
    showing = bench.showing
    return bench.branches and showing is not None and not showing.run.settling and not showing.run.refused


def begin(bench: BareBench, part: str = "") -> None:
    """Stop at the moment that is shown, with a part in hand: the one that moved last, unless one is named."""
    showing = bench.showing
    if showing is None or not ready(bench):
        return
    bench.celebration.end()
    woken = [name for name, moment in showing.woken if moment <= showing.film.now]
    if bench.what_if is None:
        bench.what_if = MachineWhatIf(bench.editing.machine, showing.film.now)
    found = next(
        (each for each in (part, *bench.editing.chosen, *reversed(woken)) if each and bench.editing.movable(each)), ""
    )
    if found:
        bench.editing.choose(found)
    else:
        bench.editing.next()
    bench.focus("hand")
    bench.told = _(words.HOW)
    bench.stale()


def close(bench: BareBench) -> None:
    """Back to the run."""
    bench.what_if, bench.told = None, ""
    bench.stale()


def move(bench: BareBench, edit: Callable[[Machine], Machine]) -> bool:
    """Set the part in hand elsewhere, and tell so; False where that cannot be."""
    what_if, one = bench.what_if, bench.editing.one
    if what_if is None or one is None:
        return False
    bench.editing.refusal = None
    if what_if.film.rate or what_if.film.live:  # one moment for the whole of a drag
        what_if.film.seek(what_if.now)
    try:
        moved = what_if.move(one.id, edit)
        if moved and one.spec.dial:  # it runs from the start, so a time is set there
            what_if.begin_at(0)
    except MachineError as error:
        bench.told = bench_words.refused(error)
        bench.stale()
        return False
    bench.told = WORDS.title(what_if.branch) if moved else _(words.FULL)
    bench.stale()
    return moved


def keep(bench: BareBench) -> None:
    """The machine takes the new places."""
    what_if = bench.what_if
    if what_if is None:
        return
    after = what_if.branch.after
    bench.stop()
    if bench.editing.try_to(lambda now: after):
        bench.shell.sound.play("part_placed")
    bench.edited()
    bench.told = bench.told or _(words.KEPT)


def tick(bench: BareBench, what_if: MachineWhatIf, seconds: float, slice_: float) -> bool:
    """Run on what is to be run, and play; tell of a parting as soon as it is found."""
    branch, before = what_if.branch, what_if.branch.over
    worked = what_if.go_on(slice_)
    live, moved = what_if.film.live, what_if.advance(seconds)
    if branch.over and not before and branch.parent is not None:
        bench.told = WORDS.news(branch)
    if (branch.over and not before) or (what_if.film.live and not live):
        bench.stale()
    return worked or moved


def point_out(bench: BareBench, what_if: MachineWhatIf, canvas: Canvas, view: MachineView) -> None:
    """A card where the two runs part."""
    found = what_if.branch.parting
    if found is not None:
        told = WORDS.parting(found, what_if.branch.machine)
        what_if_panel.point_out(bench, canvas, view, bench.room.inflate(-16, -12), (found, told))


def panel(bench: BareBench, what_if: MachineWhatIf) -> WhatIfPanel:
    """The card beside the stage."""
    acts = BranchActs(partial(close, bench), partial(keep, bench), partial(_throw_away, bench, what_if),
                      partial(_at, bench, what_if), partial(_choose, bench, what_if))  # fmt: skip
    return WhatIfPanel(bench, what_if, WORDS, acts)


def _at(bench: BareBench, what_if: MachineWhatIf, step: int) -> None:
    what_if.begin_at(step)
    bench.stale()


def _choose(bench: BareBench, what_if: MachineWhatIf, branch: Branch[Any]) -> None:
    assert isinstance(branch, MachineBranch)
    what_if.branch = branch
    if branch.part:
        bench.editing.choose(branch.part)
    bench.told = WORDS.fate(branch)
    bench.stale()


def _throw_away(bench: BareBench, what_if: MachineWhatIf) -> None:
    what_if.throw_away()
    bench.focus("hand")
    bench.stale()
