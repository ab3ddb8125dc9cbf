"""Machines of a few parts, each to show one part's job."""

from __future__ import annotations

import math

import pymunk

from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.run import WorkshopRun

SECOND = 960


def rig(*parts: Placed) -> WorkshopRun:
    """These parts, settled; a part that falls meanwhile is a mistake of the rig."""
    run = WorkshopRun(Machine(parts)).settle()
    assert not run.fallen, run.fallen
    return run


def body(run: WorkshopRun, name: str) -> pymunk.Body:
    return run.built.bodies[name]


def wait(run: WorkshopRun, seconds: float) -> None:
    """Let time pass, whatever the run makes of it."""
    run.built.let_go()
    run.built.stage.step(round(seconds * SECOND))


def throw(run: WorkshopRun, name: str, velocity: tuple[float, float]) -> None:
    """Let go of what is held, with this speed."""
    run.built.let_go()
    body(run, name).velocity = velocity


def degrees(run: WorkshopRun, name: str) -> float:
    return math.degrees(body(run, name).angle)
