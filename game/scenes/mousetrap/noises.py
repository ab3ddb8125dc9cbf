"""What a run sounds like: each link, each blow by how much it changed a velocity, each tooth of the gears."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.physics.mousetrap.report import LINKS
from game.physics.specs import Pose
from game.ui.sound import Sound

LINK_SOUNDS = {
    "sign_released": "band_twang",
    "shoe_struck": "kick",
    "bucket_tipped": "bucket_clank",
    "marble1_on_stairs": "steel_drop",
    "rod_struck": "plastic_click_2",
    "rod_released": "plastic_click",
    "marble2_through_tub": "steel_drop",
    "board_struck": "board_thud",
    "diver_airborne": "whoosh",
    "diver_in_washtub": "splash",
    "cage_left_post": "cage_slide",
    "cage_down": "cage_slam",
}
# Which bodies are heard when they are knocked, and the change of velocity, cm/s, that is as loud as can be.
_KNOCKS = {
    "marble_1": ("steel_tap", 160.0),
    "marble_2": ("steel_tap", 160.0),
    "diver": ("plastic_click_3", 220.0),
    "cage": ("cage_rattle", 120.0),
    "bucket": ("plastic_click", 120.0),
    "rod": ("wood_knock", 120.0),
}
_FAINTEST = 0.12
_PAUSE = 0.07
_TOOTH = math.tau / 12
_WIDTH = 90.0


class Noises:
    """Listens to the poses of one frame after the other; it reads the world and never touches it."""

    def __init__(self, sound: Sound) -> None:
        self.sound = sound
        self.reset()

    def reset(self) -> None:
        """Forget what was heard, as after a jump in time."""
        self._poses: Mapping[str, Pose] = {}
        self._speeds: dict[str, tuple[float, float]] = {}
        self._silent = dict.fromkeys(_KNOCKS, 0.0)
        self._links = -1

    def hear(self, poses: Mapping[str, Pose], seconds: float, links: int) -> None:
        """Sound what happened since the last frame, `seconds` of the machine's time ago."""
        if self._poses and seconds > 0:
            self._knocks(poses, seconds)
            self._teeth(poses)
        if 0 <= self._links < links:
            for link in LINKS[self._links : links]:
                if link in LINK_SOUNDS:
                    self.sound.play(LINK_SOUNDS[link], pan=_pan(link))
        self._poses, self._links = poses, links

    def _knocks(self, poses: Mapping[str, Pose], seconds: float) -> None:
        for name, (sound, full) in _KNOCKS.items():
            if name not in poses or name not in self._poses:
                continue
            now, before = poses[name], self._poses[name]
            speed = (now[0] - before[0]) / seconds, (now[1] - before[1]) / seconds
            old = self._speeds.get(name)
            self._speeds[name] = speed
            self._silent[name] -= seconds
            if old is None:
                continue
            change = math.hypot(speed[0] - old[0], speed[1] - old[1] + 981.0 * seconds)
            if change > full * _FAINTEST and self._silent[name] <= 0:
                self._silent[name] = _PAUSE
                self.sound.hit(sound, change, full, pan=now[0] / _WIDTH * 2 - 1)

    def _teeth(self, poses: Mapping[str, Pose]) -> None:
        now, before = poses.get("gear_3"), self._poses.get("gear_3")
        if now and before and now[2] // _TOOTH != before[2] // _TOOTH:
            self.sound.play("gear_tick", 0.35, pan=-0.6)


def _pan(link: str) -> float:
    """The chain runs from left to right."""
    return LINKS.index(link) / (len(LINKS) - 1) * 1.4 - 0.7
