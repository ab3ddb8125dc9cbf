"""What the parts of the box are called."""

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


def kind_name(kind: str) -> str:
    """What a kind of part is called."""
    return _(KINDS[kind])
