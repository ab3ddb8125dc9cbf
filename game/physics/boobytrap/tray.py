"""The tray as others use it: see, feel, mix, probe and pull; everything steps, and stops by itself."""

from game.physics.boobytrap.hand_lift import HandLift
from game.physics.boobytrap.history import mixed, tray_after
from game.physics.boobytrap.lift import STEADY, AnyLift, Lift, decode_lift, wobbly
from game.physics.boobytrap.mixing import MixRun
from game.physics.boobytrap.noise import Knock
from game.physics.boobytrap.packing import DEPTH, MARK, WIDTH, Packing
from game.physics.boobytrap.pieces import PIECES, Piece
from game.physics.boobytrap.probing import ProbeReport, ProbeRun
from game.physics.boobytrap.pulling import PullReport, PullRun
from game.physics.boobytrap.settled import Force, Tray, TrayFrame, grade

__all__ = [
    "DEPTH",
    "MARK",
    "PIECES",
    "STEADY",
    "WIDTH",
    "AnyLift",
    "Force",
    "HandLift",
    "Knock",
    "Lift",
    "MixRun",
    "Packing",
    "Piece",
    "ProbeReport",
    "ProbeRun",
    "PullReport",
    "PullRun",
    "Tray",
    "TrayFrame",
    "decode_lift",
    "grade",
    "mixed",
    "tray_after",
    "wobbly",
]
