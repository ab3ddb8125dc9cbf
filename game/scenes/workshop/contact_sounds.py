"""What a machine of one's own sounds like: every blow by how much it changed a velocity, by what was hit, and gears."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.physics.specs import Material, Pose
from game.physics.workshop.machine import STAGE, Machine, Placed
from game.ui.announcements import Source
from game.ui.sound import Sound

_GRAVITY = 981.0  # cm/s2
_BORNE = 2.0
"""In weights of a body: what bears it up while it lies, slides or rolls is below 2, more is a knock."""
_FULL, _FAINTEST, _PAUSE = 160.0, 0.14, 0.09
"""The change of velocity, cm/s, that is as loud as can be; the share below which nothing is heard; s of silence."""
_MOST = 6
"""Sounds begun in one frame."""
_SOUNDS = {
    "steel": "steel_tap",
    "glass": "plastic_click_3",
    "wood": "wood_knock",
    "domino": "plastic_click",
    "weight": "board_thud",
    "seesaw": "wood_creak",
    "hammer": "wood_knock",
    "pendulum": "wood_knock",
    "catapult": "snap",
    "trapdoor": "board_thud",
    "drop_cage": "cage_rattle",
    "cart": "wood_knock",
    "pail": "cage_rattle",
    "bell": "chime",
}


class Contacts:
    """Listens to the poses of one frame after the other; it reads the world and never touches it."""

    def __init__(self, machine: Machine, sound: Sound) -> None:
        self.sound = sound
        self._heard = {f"{part.id}.{body.name}": _sound(part) for part in machine.parts for body in part.spec.bodies}
        gears = [part for part in machine.parts if part.spec.reach]
        self._gears = {f"{part.id}.{body}": radius for part in gears for body, radius in part.spec.wheels}
        self._poses: Mapping[str, Pose] = {}
        self._speeds: dict[str, tuple[float, float]] = {}
        self._silent: dict[str, float] = {}
        self._seconds = 0.0

    def hear(self, poses: Mapping[str, Pose], seconds: float) -> None:
        """Sound what happened since the last frame, `seconds` of the machine's time ago."""
        if self._poses and seconds > 0:
            self.sound.duck()
            self._knocks(poses, seconds)
            self._teeth(poses)
            self._seconds = seconds
        self._poses = dict(poses)

    def _knocks(self, poses: Mapping[str, Pose], seconds: float) -> None:
        fallen = _GRAVITY * (seconds + self._seconds) / 2
        begun = 0
        for name, sound in self._heard.items():
            now, before = poses[name], self._poses[name]
            speed = (now[0] - before[0]) / seconds, (now[1] - before[1]) / seconds
            old, self._speeds[name] = self._speeds.get(name), speed
            silent = self._silent.get(name, 0.0) - seconds
            self._silent[name] = silent
            if old is None or not sound:
                continue
            change = math.hypot(speed[0] - old[0], speed[1] - old[1] + fallen) - _BORNE * fallen
            if change > _FULL * _FAINTEST and silent <= 0 and begun < _MOST:
                begun += 1
                self._silent[name] = _PAUSE
                self.sound.hit(sound, change, _FULL, pan=_place(now))

    def _teeth(self, poses: Mapping[str, Pose]) -> None:
        """One gear at a time ticks, the one that turns fastest."""
        turned = {name: abs(poses[name][2] - self._poses[name][2]) * reach for name, reach in self._gears.items()}
        fastest = max(turned, key=lambda name: turned[name], default="")
        if fastest:
            tooth = math.tau / 12
            if poses[fastest][2] // tooth != self._poses[fastest][2] // tooth:
                self.sound.play("gear_tick", 0.35, pan=_place(poses[fastest]))


def _sound(part: Placed) -> str:
    if part.spec.reach:
        return ""
    return _SOUNDS.get(part.kind, "wood_knock" if part.spec.material is Material.WOOD else "plastic_click")


def _place(pose: Pose) -> Source:
    """Where a body is heard."""
    left, right, _ = STAGE
    return Source(min(1.0, max(-1.0, (pose[0] - left) / (right - left) * 2 - 1)), at=pose[:2])
