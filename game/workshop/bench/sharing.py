"""What somebody can give away of a machine on the bench: a line of text, a file, a film of its run."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.session.match import NotSaved
from game.text import matches
from game.text import screens as labels
from game.text.error_messages import trouble
from game.text.language import _
from game.workshop.bench.bare_bench import BareBench
from game.workshop.parts.files import Stored
from game.workshop.pictures.photographs import machine_film
from game.workshop.shelf import MachineShelf
from game.workshop.text import bench as told
from game.workshop.text import bench as words


def offer(bench: BareBench) -> None:
    """Ask which of them it is to be."""
    bench.stop()
    shell = bench.shell
    ways = (
        (_(words.LINE), "primary", partial(_then, bench, bench.copy_line)),
        (_(words.FILE), "plain", partial(_then, bench, partial(save_file, bench))),
        (_(words.FILM), "plain", partial(_then, bench, partial(film, bench))),
        (_(labels.CANCEL), "plain", shell.close),
    )
    shell.open("notice", heading=_(words.SHARE), text=_(words.WHAT_SHARING_IS), offered=ways)


def save_file(bench: BareBench) -> None:
    """One file among the person's documents."""
    editing, shell = bench.editing, bench.shell
    try:
        path = MachineShelf(shell.places.exported).add(Stored(editing.name, editing.machine))
    except NotSaved as error:
        shell.open("notice", heading=_(matches.THAT_DID_NOT_WORK), text=trouble(error))
        return
    shell.open("exported", heading=_(words.SAVED), text=_(words.FILE_IS_IN, path=path), path=path)


def film(bench: BareBench) -> None:
    """A film of the run of the machine as it stands."""
    if bench.assets is None:
        return
    machine = bench.editing.machine
    made = machine_film(bench.assets, machine, partial(told.ended, machine=machine))
    bench.shell.open("filming", film=made, name="workshop")


def _then(bench: BareBench, act: Callable[[], None]) -> None:
    bench.shell.close()
    act()
