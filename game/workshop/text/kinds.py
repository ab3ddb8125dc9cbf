"""What the parts of the box are called, and what each is good for."""

from __future__ import annotations

from game.text.language import N_, _

KINDS = {
    "plank_6": N_("Short plank"),
    # Translators: noun, a part in the Workshop’s box: a straight board fixed to the wall.
    "plank_12": N_("Plank"),
    "plank_20": N_("Long plank"),
    # Translators: noun, a part in the Workshop’s box: turns a falling marble into one that rolls sideways.
    "chute": N_("Chute"),
    # Translators: noun, a part in the Workshop’s box: collects what falls.
    "funnel": N_("Funnel"),
    # Translators: noun, a part in the Workshop’s box: a small seat that holds a marble until it is knocked off.
    "perch": N_("Perch"),
    # Translators: noun, a part in the Workshop’s box: a pin fixed to the wall.
    "peg": N_("Peg"),
    # Translators: noun, a part in the Workshop’s box: bounces back what hits it.
    "bumper": N_("Bumper"),
    "steel": N_("Steel marble"),
    "glass": N_("Glass marble"),
    "wood": N_("Wooden ball"),
    # Translators: noun, a part in the Workshop’s box: a tile that topples.
    "domino": N_("Domino"),
    # Translators: noun, a part in the Workshop’s box: a heavy block that falls.
    "weight": N_("Weight"),
    # Translators: noun, a part in the Workshop’s box: a board that tips.
    "seesaw": N_("Seesaw"),
    # Translators: noun, a part in the Workshop’s box: a tool that topples and hits.
    "hammer": N_("Hammer"),
    # Translators: noun, a part in the Workshop’s box: a swinging ball.
    "pendulum": N_("Pendulum"),
    "gear_8": N_("Small gear"),
    # Translators: noun, a part in the Workshop’s box: a toothed wheel.
    "gear_12": N_("Gear"),
    "gear_16": N_("Large gear"),
    "arm_gear": N_("Gear with an arm"),
    # Translators: noun, a part in the Workshop’s box: a handle that turns gears.
    "crank": N_("Crank"),
    # Translators: noun, a part in the Workshop’s box: throws a marble.
    "catapult": N_("Catapult"),
    # Translators: noun, a part in the Workshop’s box: a door that drops what is on it.
    "trapdoor": N_("Trapdoor"),
    "drop_cage": N_("Drop cage"),
    # Translators: noun, a part in the Workshop’s box: the toy, a clown on a spring that jumps out of its box.
    "jack_in_the_box": N_("Jack-in-the-box"),
    "pegged_gear": N_("Gear with pegs"),
    "stop_sign": N_("Stop sign"),
    "shoe": N_("Shoe on its lamppost"),
    "stairs": N_("Rickety stairs"),
    # Translators: noun, a part in the Workshop’s box: of Mouse Trap: tips out a marble when kicked.
    "bucket": N_("Bucket"),
    "gutter": N_("Rain gutter"),
    "helping_hand": N_("Helping hand"),
    # Translators: noun, a part in the Workshop’s box: of Mouse Trap: catches the second marble and drops it farther
    # right.
    "thing": N_("Thing-a-ma-jig"),
    # Translators: noun, a part in the Workshop’s box: of Mouse Trap: lets a marble out through its drain.
    "bathtub": N_("Bathtub"),
    "diving_board": N_("Diving board"),
    # Translators: noun, a part in the Workshop’s box: of Mouse Trap: the figure that jumps.
    "diver": N_("Diver"),
    "rocking_cage": N_("Washtub and cage"),
    "trap_marble": N_("Metal marble"),
    # Translators: noun, a part in the Workshop’s box: rolls on wheels and carries a marble.
    "cart": N_("Cart"),
    # Translators: noun, a part in the Workshop’s box: hangs on a rope.
    "pail": N_("Pail"),
    "paddle_wheel": N_("Paddle wheel"),
    # Translators: noun, a part in the Workshop’s box: a wheel turned by a belt, with an arm.
    "pulley": N_("Pulley"),
    # Translators: noun, a part in the Workshop’s box: rings when hit.
    "bell": N_("Bell"),
    # Translators: noun, a part in the Workshop’s box: a wheel that turns only one way.
    "ratchet": N_("Ratchet"),
    # Translators: noun, a part in the Workshop’s box: floats up, and pops when something sharp touches it.
    "balloon": N_("Balloon"),
    # Translators: noun, a part in the Workshop’s box: a rolled-up animal whose spines pop balloons.
    "hedgehog": N_("Hedgehog"),
    # Translators: noun, a part in the Workshop’s box: blows air when it is turned.
    "fan": N_("Fan"),
    # Translators: noun, a part in the Workshop’s box: throws up a slice of toast when its lever is pressed.
    "toaster": N_("Toaster"),
    # Translators: noun, a part in the Workshop’s box: a clock whose wooden cuckoo shoots out after a time.
    "cuckoo_clock": N_("Cuckoo clock"),
    # Translators: noun, a part in the Workshop’s box: a cat that sleeps on a seesaw and stretches when it is woken.
    "seesaw_cat": N_("Seesaw cat"),
}

_PLANK = N_("Fixed to the wall. Things roll down it or stand on it.")
_GEAR = N_("Turns the gears it touches the other way.")
# Translators: what a part of the box is good for, in a sentence.
_GOOD_FOR = {
    "plank_6": _PLANK,
    "plank_12": _PLANK,
    "plank_20": _PLANK,
    "chute": N_("Turns a fall into a sideways roll."),
    "funnel": N_("Collects what falls and lets it out in one place."),
    "perch": N_("Holds a marble until something knocks it off."),
    "peg": N_("Fixed to the wall. Whatever hits it glances off."),
    "bumper": N_("Throws back whatever hits it."),
    "steel": N_("The heaviest ball. It works a pedal from almost no height."),
    "glass": N_("Rolls like steel but weighs a third as much."),
    "wood": N_("Large and light. It flies far but sets off little."),
    "domino": N_("Falls over when pushed and hits the next one."),
    "weight": N_("Falls hard and slides down steep slopes."),
    "seesaw": N_("Whatever lands on one end launches what’s on the other."),
    "hammer": N_("Leans on its stop. A push topples it, and its head hits hard."),
    "pendulum": N_("Swings down and hits when a hand lets go of it."),
    "gear_8": _GEAR,
    "gear_12": _GEAR,
    "gear_16": _GEAR,
    "arm_gear": N_("A gear whose arm sweeps away whatever is in front of it."),
    "crank": N_("Turns by itself during a run, along with the gears it touches."),
    "catapult": N_("Throws what’s on its arm when its strut is hit."),
    "trapdoor": N_("Holds what’s on it until its strut is knocked away."),
    "drop_cage": N_("The goal: hit its pedal, and the cage drops over the mouse."),
    "jack_in_the_box": N_("Knock its strut away, and Jack pops up and flings what’s on his lid."),
    "pegged_gear": N_("Its pegs push the stop sign’s rod away, again and again."),
    "stop_sign": N_("Swings and hits when its rod is pushed."),
    "shoe": N_("Kicks forward when it’s hit from behind."),
    "stairs": N_("Leads a marble down in a zigzag."),
    "bucket": N_("Holds a marble and tips it out when kicked."),
    "gutter": N_("Leads a marble gently down to the right."),
    "helping_hand": N_("Shakes when its rod is hit, so that what’s on it rolls off."),
    "thing": N_("Catches what rolls off the helping hand and drops it farther right."),
    "bathtub": N_("Lets a marble out through its drain."),
    "diving_board": N_("Whatever lands on its high end launches what’s on the other."),
    "diver": N_("Stands on the diving board and jumps."),
    "rocking_cage": N_("The goal of the classic machine: what lands in the washtub shakes the cage down."),
    "trap_marble": N_("The small marble of the classic machine."),
    "cart": N_("Rolls on two axles and can carry a marble."),
    "pail": N_("Hangs on a rope and holds what falls into it."),
    "paddle_wheel": N_("Turns when something heavy falls on its paddles."),
    "pulley": N_("A wheel with an arm, turned by a belt."),
    "bell": N_("Rings when it’s hit."),
    "ratchet": N_("Turns one way only."),
    "balloon": N_("Floats up unless a string holds it. Anything prickly pops it."),
    "hedgehog": N_("Rolls along like a ball. Its spines pop balloons."),
    "fan": N_("Turned by a gear or a belt, it blows light things away."),
    "toaster": N_("Press its lever, and a slice of toast flies up."),
    "cuckoo_clock": N_("Shoots its bird out when the hand reaches the door. Turn it to set it."),
    "seesaw_cat": N_("Sleeps until something lands on the free end. Then it stretches and pushes."),
}


def kind_name(kind: str) -> str:
    """What a kind of part is called."""
    return _(KINDS[kind])


def good_for(kind: str) -> str:
    """What a kind of part does in a machine."""
    return _(_GOOD_FOR[kind])
