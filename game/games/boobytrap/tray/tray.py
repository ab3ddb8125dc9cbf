"""The tray as others use it: see, feel, mix, probe and pull; everything steps, and stops by itself."""

from game.games.boobytrap.tray.history import mixed, tray_after
from game.games.boobytrap.tray.mixing import MixRun
from game.games.boobytrap.tray.motions import Knock
from game.games.boobytrap.tray.packing import DEPTH, MARK, PIECES, WIDTH, Packing, Piece
from game.games.boobytrap.tray.pulling import PullReport, PullRun
from game.games.boobytrap.tray.settled import Force, ProbeReport, ProbeRun, Tray, TrayFrame, grade
from game.machine.lift import STEADY, AnyLift, HandLift, Lift, decode_lift, wobbly

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
