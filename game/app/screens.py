"""The screens of the Workshop, and of what is dropped on the window: from floors above the shell, which opens them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.shell.desk import Maker
    from game.ui.shell import Scene, Shell


def _taking_in(shell: Shell, **given: Any) -> Scene:
    from game.app.dropped_file import TakingIn  # noqa: PLC0415 - when it is opened

    return TakingIn(shell, **given)


def _hall(shell: Shell, **given: Any) -> Scene:
    from game.workshop.hall.hall import Hall  # noqa: PLC0415 - when it is opened

    return Hall(shell, **given)


def _wall(shell: Shell, **given: Any) -> Scene:
    from game.workshop.hall.wall import Wall  # noqa: PLC0415 - when it is opened

    return Wall(shell, **given)


def _task(shell: Shell, **given: Any) -> Scene:
    from game.workshop.bench.task_bench import TaskBench  # noqa: PLC0415 - when it is opened

    return TaskBench(shell, **given)


def _bench(shell: Shell, **given: Any) -> Scene:
    from game.workshop.bench.bench import Bench  # noqa: PLC0415 - when it is opened

    return Bench(shell, **given)


def _mend(shell: Shell, **given: Any) -> Scene:
    from game.workshop.hall.wall import Mend  # noqa: PLC0415 - when it is opened

    return Mend(shell, **given)


def _mend_bench(shell: Shell, **given: Any) -> Scene:
    from game.workshop.bench.mend_bench import MendBench  # noqa: PLC0415 - when it is opened

    return MendBench(shell, **given)


def _parts_list(shell: Shell, **given: Any) -> Scene:
    from game.workshop.bench.parts_list import PartsList  # noqa: PLC0415 - when it is opened

    return PartsList(shell, **given)


SCREENS: Mapping[str, Maker] = {
    "taking_in": _taking_in,
    "hall": _hall,
    "wall": _wall,
    "task": _task,
    "bench": _bench,
    "mend": _mend,
    "mend_bench": _mend_bench,
    "parts_list": _parts_list,
}
"""By their routes, see `game.shell.routes`."""
