"""All copies of a machine of one's own as a picture and as a film."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pygame import FRect

from game.core.slices import Slices, finish
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.flights import Below, flights_film, flights_picture
from game.shell.pictures.film import without_window
from game.ui.drawing.canvas import Canvas
from game.ui.widgets.dirty import Item
from game.workshop.parts.claim import Sent
from game.workshop.parts.enclosed import enclosed
from game.workshop.parts.machine import Machine
from game.workshop.pictures.bench_stage import BenchStage, close
from game.workshop.proofs.flights import Flights


def _at_rest(machine: Machine) -> Below:
    def below(canvas: Canvas, place: FRect) -> tuple[MachineView, Sequence[Item | None]]:
        view = close(place, machine)
        return view, list(BenchStage().items(canvas, view, machine))

    return below


def copies_picture(assets: Path, flights: Flights, told: str, sent: Sent) -> Slices[bytes]:
    """The PNG file of all copies at their end, with the machine in it."""
    content = yield from flights_picture(assets, flights.found, told, _at_rest(flights.machine))
    return enclosed(content, sent)


def copies_film(assets: Path, flights: Flights, told: str, sent: Sent) -> Slices[bytes]:
    """The GIF file of all copies as they fly, with the machine in it."""
    content = yield from flights_film(assets, flights.found, told, _at_rest(flights.machine))
    return enclosed(content, sent)


def save_picture(path: Path, flights: Flights, told: str, assets: Path, sent: Sent) -> None:
    """Draw all copies at their end into a PNG file that carries the machine.

    Raises OSError if it cannot be written.
    """
    without_window()
    path.write_bytes(finish(copies_picture(assets, flights, told, sent)))
