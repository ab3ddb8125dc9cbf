"""What a run sounds like: each link, each blow by how much it changed a velocity, each tooth, the rolling marble."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.physics.mousetrap.report import LINKS
from game.physics.mousetrap.tower import MARBLE_RADIUS
from game.physics.specs import Pose
from game.pictures.mousetrap.camera import link_spot
from game.scenes.mousetrap.rolling import rolling
from game.ui.announcements import Source
from game.ui.sound import Sound

LINK_SOUNDS = {
    "gear5_turned": ("wood_creak",),
    "sign_released": ("band_twang",),
    "shoe_struck": ("snap", "kick"),
    "bucket_tipped": ("bucket_clank",),
    "marble1_on_stairs": ("steel_drop",),
    "rod_struck": ("plastic_click_2",),
    "rod_released": ("plastic_click",),
    "marble2_through_tub": ("steel_drop",),
    "board_struck": ("board_thud",),
    "diver_airborne": ("whoosh",),
    "diver_in_washtub": ("splash",),
    "cage_left_post": ("cage_slide",),
    "cage_down": ("cage_slam",),
}
_TONE = 0.45
"""How loud the tone of a link is under its own sound, 0 to 1."""
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
_GRAVITY = 981.0  # cm/s2
_BORNE, _TOUCHING = 2.0, 0.3
"""In weights of a body: what bears it up while it lies, slides or rolls is below 2, more is a knock; below 0.3 nothing
touches it. From a careful run: marbles that roll 0.5 to 1.5, marbles that fall 0.00 to 0.02."""
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
        self._seconds = 0.0

    def hear(self, poses: Mapping[str, Pose], seconds: float, links: int) -> None:
        """Sound what happened since the last frame, `seconds` of the machine's time ago."""
        self.sound.duck()
        if self._poses and seconds > 0:
            self._contacts(poses, seconds)
            self._teeth(poses)
        for link in range(self._links if self._links >= 0 else links, links):
            self._link(link, poses)
        self._poses, self._links, self._seconds = poses, links, seconds

    def _link(self, link: int, poses: Mapping[str, Pose]) -> None:
        """What the link with this index sounds like, and its tone: each one higher than the one before."""
        own = LINK_SOUNDS.get(LINKS[link], ())
        source = Source(_pan(link), at=link_spot(link, poses))
        self.sound.play(f"link_{link + 1}", _TONE, pan=source._replace(loud=1.0 if own else _TONE))
        for name in own:
            self.sound.play(name, pan=source)

    def _contacts(self, poses: Mapping[str, Pose], seconds: float) -> None:
        """Knocks, and the marble that rolls fastest."""
        rolls = {0.0: Source()}
        # From the middle of the last frame to the middle of this one, which the two speeds belong to.
        fallen = _GRAVITY * (seconds + self._seconds) / 2
        for name in _KNOCKS.keys() & poses.keys() & self._poses.keys():
            now, before = poses[name], self._poses[name]
            speed = (now[0] - before[0]) / seconds, (now[1] - before[1]) / seconds
            old = self._speeds.get(name)
            self._speeds[name] = speed
            if old is None:
                continue
            # What others did to it meanwhile, as a change of its velocity.
            pushed = math.hypot(speed[0] - old[0], speed[1] - old[1] + fallen)
            self._silent[name] -= seconds
            self._knock(name, pushed - _BORNE * fallen, now)
            if name.startswith("marble") and _TOUCHING * fallen < pushed < _BORNE * fallen:
                spin = abs(now[2] - before[2]) / seconds
                rolls[min(math.hypot(*speed), spin * MARBLE_RADIUS)] = _source(now)
        fastest = max(rolls)
        self.sound.sustain(rolling(fastest), rolls[fastest])

    def _knock(self, name: str, change: float, pose: Pose) -> None:
        sound, full = _KNOCKS[name]
        if change > full * _FAINTEST and self._silent[name] <= 0:
            self._silent[name] = _PAUSE
            self.sound.hit(sound, change, full, pan=_source(pose))

    def _teeth(self, poses: Mapping[str, Pose]) -> None:
        now, before = poses.get("gear_3"), self._poses.get("gear_3")
        if now and before and now[2] // _TOOTH != before[2] // _TOOTH:
            self.sound.play("gear_tick", 0.35, pan=-0.6)


def _source(pose: Pose) -> Source:
    """Where a body is heard."""
    return Source(pose[0] / _WIDTH * 2 - 1, at=pose[:2])


def _pan(link: int) -> float:
    """The chain runs from left to right."""
    return link / (len(LINKS) - 1) * 1.4 - 0.7
