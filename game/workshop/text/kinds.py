"""What the parts of the box are called, and what each is good for."""

from __future__ import annotations

from game.text.language import N_, _

KINDS = {
    "plank_6": N_("Short plank"),
    "plank_12": N_("Plank"),
    "plank_20": N_("Long plank"),
    "chute": N_("Chute"),
    "funnel": N_("Funnel"),
    "perch": N_("Perch"),
    "peg": N_("Peg"),
    "bumper": N_("Bumper"),
    "steel": N_("Steel marble"),
    "glass": N_("Glass marble"),
    "wood": N_("Wooden ball"),
    "domino": N_("Domino"),
    "weight": N_("Weight"),
    "seesaw": N_("Seesaw"),
    "hammer": N_("Hammer"),
    "pendulum": N_("Pendulum"),
    "gear_8": N_("Small gear"),
    "gear_12": N_("Gear"),
    "gear_16": N_("Large gear"),
    "arm_gear": N_("Gear with an arm"),
    "crank": N_("Crank"),
    "catapult": N_("Catapult"),
    "trapdoor": N_("Trapdoor"),
    "drop_cage": N_("Drop cage"),
    "pegged_gear": N_("Gear with pegs"),
    "stop_sign": N_("Stop sign"),
    "shoe": N_("Shoe on its lamppost"),
    "stairs": N_("Rickety stairs"),
    "bucket": N_("Bucket"),
    "gutter": N_("Rain gutter"),
    "helping_hand": N_("Helping hand"),
    "thing": N_("Thing-a-ma-jig"),
    "bathtub": N_("Bathtub"),
    "diving_board": N_("Diving board"),
    "diver": N_("Diver"),
    "rocking_cage": N_("Washtub and cage"),
    "trap_marble": N_("Metal marble"),
    "cart": N_("Cart"),
    "pail": N_("Pail"),
    "paddle_wheel": N_("Paddle wheel"),
    "pulley": N_("Pulley"),
    "bell": N_("Bell"),
    "ratchet": N_("Ratchet"),
}

_PLANK = N_("Fixed to the wall: things roll down it, or stand on it.")
_GEAR = N_("Turns the gears that it touches the other way round.")
# Translators: what a part of the box is good for, in a sentence.
_GOOD_FOR = {
    "plank_6": _PLANK,
    "plank_12": _PLANK,
    "plank_20": _PLANK,
    "chute": N_("Turns a fall into a roll sideways."),
    "funnel": N_("Gathers what falls and lets it out in one place."),
    "perch": N_("Holds a marble until something knocks it off."),
    "peg": N_("Fixed to the wall: what hits it glances off."),
    "bumper": N_("Throws back what hits it."),
    "steel": N_("The heaviest ball: it works a pedal from almost no height."),
    "glass": N_("Rolls like steel, and weighs a third of it."),
    "wood": N_("Large and light: it flies far, and sets off little."),
    "domino": N_("Falls over at a push, and strikes the next one."),
    "weight": N_("Falls hard, and slides down what is steep."),
    "seesaw": N_("What lands on one end throws up what lies on the other."),
    "hammer": N_("Leans on its stop: a push topples it, and its head strikes hard."),
    "pendulum": N_("Swings down when a hand lets it go, and strikes."),
    "gear_8": _GEAR,
    "gear_12": _GEAR,
    "gear_16": _GEAR,
    "arm_gear": N_("A gear whose arm sweeps away what stands before it."),
    "crank": N_("Turns by itself when you run, and the gears that it touches with it."),
    "catapult": N_("Throws what lies on its arm when its strut is struck."),
    "trapdoor": N_("Holds what lies on it until its strut is knocked away."),
    "drop_cage": N_("The goal: strike its pedal, and the cage falls over the mouse."),
    "pegged_gear": N_("Its pegs push away the rod of the stop sign, again and again."),
    "stop_sign": N_("Pushed at its rod, it swings and strikes."),
    "shoe": N_("Kicks forward when it is struck from behind."),
    "stairs": N_("Leads a marble down to and fro."),
    "bucket": N_("Holds a marble, and tips it out when it is kicked."),
    "gutter": N_("Leads a marble gently down to the right."),
    "helping_hand": N_("Shakes when its rod is struck, so that what lies on it rolls off."),
    "thing": N_("Catches what rolls off the helping hand, and drops it further right."),
    "bathtub": N_("Lets a marble out at its drain."),
    "diving_board": N_("What lands on its high end throws up what stands on the other."),
    "diver": N_("Stands on the diving board, and jumps."),
    "rocking_cage": N_("The goal of the classic machine: what lands in the tub shakes the cage down."),
    "trap_marble": N_("The small marble of the classic machine."),
    "cart": N_("Rolls on two axles, and can carry a marble."),
    "pail": N_("Hangs on a rope, and holds what falls into it."),
    "paddle_wheel": N_("Turns when something heavy falls on its paddles."),
    "pulley": N_("A wheel with an arm, turned by a belt."),
    "bell": N_("Rings when it is struck."),
    "ratchet": N_("Turns one way only."),
}


def kind_name(kind: str) -> str:
    """What a kind of part is called."""
    return _(KINDS[kind])


def good_for(kind: str) -> str:
    """What a kind of part does in a machine."""
    return _(_GOOD_FOR[kind])
