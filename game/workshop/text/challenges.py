"""What the challenges are called, what they ask, and three hints for each, the last of which nearly tells."""

from __future__ import annotations

from game.text.language import N_, _

CHAPTERS = {
    "rolling": N_("Rolling"),
    "toppling": N_("Toppling"),
    "turning": N_("Turning"),
    "latched": N_("Latched"),
    "grand": N_("Grand machines"),
}
NAMES = {
    "first_slope": N_("First slope"),
    "over_the_fence": N_("Over the fence"),
    "round_the_corner": N_("Round the corner"),
    "knock_on": N_("Knock-on"),
    "steps": N_("Steps"),
    "tap": N_("Tap"),
    "swing": N_("Swing"),
    "clockwork": N_("Clockwork"),
    "fire": N_("Fire!"),
    "too_light": N_("Too light"),
    "throw": N_("Throw"),
    "kick": N_("Kick"),
    "wind_up": N_("Hammer blow"),
    "new_ending": N_("New ending"),
    "first_turn": N_("First turn"),
    "the_gap": N_("The gap"),
    "missing": N_("Missing dominoes"),
    "far_turn": N_("Far turn"),
    "backboard": N_("Backboard"),
    "zigzag": N_("Zigzag"),
    "long_way": N_("The long way"),
    "tug": N_("Tug"),
    "masterpiece": N_("Masterpiece"),
    "hurdles": N_("Hurdles"),
    "hook": N_("Left hook"),
    "arm_shot": N_("At arm's length"),
    "under_the_door": N_("Under the door"),
    "chain_reaction": N_("Chain reaction"),
    "landslide": N_("Landslide"),
    "looking_glass": N_("Looking glass"),
}
TASKS = {
    "first_slope": N_("The marble is let go high above the floor. Lead it to the pedal."),
    "over_the_fence": N_("A fence stands between the marble and the pedal."),
    "round_the_corner": N_("The marble falls straight down a shaft, far from the cage."),
    "knock_on": N_("The pendulum swings, but the pedal is out of its reach."),
    "steps": N_("Two shelves, one below the other. The push must get down to the floor."),
    "tap": N_("The marble comes slowly. Something heavier should come down on the pedal."),
    "swing": N_("The pendulum strikes hard, but it stays where it hangs."),
    "clockwork": N_("The catapult is loaded. Let the crank set it off."),
    "fire": N_("A marble is on its way to the left, the cage is on the other side."),
    "too_light": N_("The wooden ball is too light for the pedal. Let it pass its push on to something heavier."),
    "throw": N_("The weight comes down hard. Let it throw the marble up onto the slope."),
    "kick": N_("The arm of a gear can kick. The cage is far below to the left."),
    "wind_up": N_("Let the crank bring down the hammer."),
    "new_ending": N_("The mouse trap begins as always, but another cage waits at the other end."),
    "first_turn": N_("The crank turns, but nothing touches the pedal yet."),
    "the_gap": N_("Crank and arm are too far apart. Close the gap with the two gears."),
    "missing": N_("Three dominoes are missing in the row, and so the push ends halfway."),
    "far_turn": N_("The belt carries the turn across the stage. Make something of it there."),
    "backboard": N_("The catapult is loaded, but its marble flies too far."),
    "zigzag": N_("The marble has to come down between the walls, to and fro, and past the corner on the right."),
    "long_way": N_("From the crank at the top right to the cage at the bottom left."),
    "tug": N_("A rope leads from the weight to the prop of the cage. Let the weight fall."),
    "masterpiece": N_("Only the cage stands. The box holds twelve parts, and you need them all."),
    "hurdles": N_("Two fences stand between the marble and the pedal, a high one and a low one."),
    "hook": N_("The pendulum hangs alone in the middle. The cage is far away on the right."),
    "arm_shot": N_("The crank turns low down. The cage is far away on the left."),
    "under_the_door": N_("The pendulum cannot reach the pedal below it. Something heavy should come down there."),
    "chain_reaction": N_("From the crank on the left to the cage: push, topple, strike."),
    "landslide": N_(
        "A weight lies on a trapdoor above the pedal. The crank that should open it is far up on the right."
    ),
    "looking_glass": N_("The mouse trap stands there as in a mirror, and three of its parts are missing."),
}
HINTS = {
    "first_slope": (
        N_("A marble rolls wherever it is steep enough."),
        N_("Put the high end of the plank under the marble."),
        N_("A slope of eight degrees, whose low end is a hand's breadth above the pedal, is enough."),
    ),
    "over_the_fence": (
        N_("One plank alone cannot reach over the fence."),
        N_("Let the first plank end above the fence, and the second begin below its end."),
        N_("Both slope down by ten degrees, one behind the other, and pass just above the fence."),
    ),
    "round_the_corner": (
        N_("A fall can be turned sideways."),
        N_("Put the chute below the shaft, so that its upper end takes the marble in."),
        N_("Mirror the chute, and let the plank take the marble over where it leaves the chute."),
    ),
    "knock_on": (
        N_("What falls over can knock over what stands next to it."),
        N_("Put the plank level where the bob swings to, and the dominoes on it in a row."),
        N_("The last domino should stand near the end of the plank and fall off onto the pedal."),
    ),
    "steps": (
        N_("A domino may fall down a level."),
        N_("The last domino of a shelf must stand at its edge."),
        N_("Three on each shelf; the first of the lower ones stands where the upper one comes down."),
    ),
    "tap": (
        N_("The hammer is heavy and needs only a tap."),
        N_("Mirror the hammer: it falls to the left, onto the end of the pedal."),
        N_("Five degrees of slope lead to the hammer's head; its axle is seven centimetres from the pedal's end."),
    ),
    "swing": (
        N_("What is struck flies on."),
        N_("Put the marble on the perch, where the bob meets it at its lowest."),
        N_("Below, the plank leads on what has been struck: ten degrees down to the right."),
    ),
    "clockwork": (
        N_("One gear more, and the arm turns the other way."),
        N_("The large gear between crank and arm, and the shelf with the dominoes below the catapult."),
        N_("The last domino must fall against the strut below the tail of the catapult."),
    ),
    "fire": (
        N_("A catapult waits for a knock on its strut."),
        N_("Let the marble that comes strike the strut, below the tail of the catapult."),
        N_("The cup carries the other marble; it flies to the slope and rolls on to the pedal."),
    ),
    "too_light": (
        N_("A domino weighs three times as much as the wooden ball."),
        N_("Put the plank level and low, as a shelf on which the ball rolls to the domino."),
        N_("The domino stands on the shelf's far end and falls off it onto the pedal."),
    ),
    "throw": (
        N_("A seesaw throws what lies on one end when something falls on the other."),
        N_("The raised end of the seesaw belongs under the weight, the marble on the low end."),
        N_("Mirror the seesaw and put it right of the weight: the marble then flies back over it to the left."),
    ),
    "kick": (
        N_("A marble on a perch waits until something strikes it."),
        N_("Put the perch above the gear with the arm, where the arm comes past at its highest."),
        N_("The gear to the left of the crank; the plank catches the marble below and leads it to the pedal."),
    ),
    "wind_up": (
        N_("The hammer falls when something pushes its head."),
        N_("Mirror the hammer, and let the arm of the gear push its head from the right."),
        N_("Gear and crank side by side; the hammer's axle is five centimetres left of the gear's middle, and lower."),
    ),
    "new_ending": (
        N_("After the stairs the marble needs a way that goes on and on."),
        N_("The gutter below the stairs, then the long plank, then the other one."),
        N_("The planks hardly slope; each begins just below the end of what comes before it."),
    ),
    "first_turn": (
        N_("A gear next to the crank turns the other way."),
        N_("Its arm can push over a domino that stands on the plank beside it."),
        N_("The gear goes left of the crank, its arm up; the dominoes stand in a row, the last one above the pedal."),
    ),
    "the_gap": (
        N_("Gears turn each other where their teeth meet."),
        N_("A large gear and a small one fill the gap exactly."),
        N_("Put both on the line between crank and arm; which of them comes first does not matter."),
    ),
    "missing": (
        N_("A domino reaches as far as it is tall, and no farther."),
        N_("One domino belongs into each of the three wide gaps."),
        N_("Put each in the middle of its gap, so that both neighbours are three centimetres away."),
    ),
    "far_turn": (
        N_("Both wheels of a belt turn the same way."),
        N_("The gear with the arm belongs to the left of the far gear, the perch with the marble above it."),
        N_("The arm kicks the marble to the left; a plank with a slope of twelve degrees leads it down to the pedal."),
    ),
    "backboard": (
        N_("A plank can set off the catapult, and a plank can stop a flight."),
        N_("The short plank leads the first marble to the strut; the other one stands upright above the pedal."),
        N_("The upright plank stands just left of the pedal, and its lower end is level with the top of the cage."),
    ),
    "zigzag": (
        N_("Each plank leads the marble to the wall that turns it round."),
        N_("Right, left, right: the second plank passes just above that corner."),
        N_("The two upper planks slope by ten degrees, the last one by fifteen, and it ends well before the cage."),
    ),
    "long_way": (
        N_("A kick, a slope, a turn, a shot, another slope."),
        N_("The arm kicks the marble off the perch; a plank leads it to the chute, and that to the catapult's strut."),
        N_("The chute stands low and to the left of the catapult; the second plank catches what the catapult throws."),
    ),
    "tug": (
        N_("The weight falls when the strut under its door is struck."),
        N_("The plank leads the marble to the chute, and the chute shoots it under the door."),
        N_("The chute ends just left of the door's hinge; the plank slopes by twenty degrees and ends above it."),
    ),
    "masterpiece": (
        N_("Crank, two gears and an arm, four dominoes, a catapult, a slope: in this order."),
        N_("With two gears between crank and arm, the arm comes over the top and pushes the dominoes to the left."),
        N_("Mirror the catapult: the last domino falls against its strut, and it throws right, onto the slope."),
    ),
    "hurdles": (
        N_("Each plank leads a little further, and each fence lies below the next plank."),
        N_("The second plank ends above the high fence, and the third above the low one."),
        N_("All three slope by ten degrees; each begins just below the end of the one before it."),
    ),
    "hook": (
        N_("A catapult throws as soon as the strut under its tail is struck."),
        N_("Mirror the catapult, and let the pendulum strike its strut from the right."),
        N_("The strut stands just left of where the pendulum hangs; the plank catches the marble right of it."),
    ),
    "arm_shot": (
        N_("An arm can strike the strut of a catapult."),
        N_("The gear with the arm goes right of the crank, and the catapult's tail above its arm."),
        N_("The arm comes over the top and pushes the strut to the right; a long plank leads down to the pedal."),
    ),
    "under_the_door": (
        N_("What lies on a trapdoor falls when its strut is knocked away."),
        N_("Let the pendulum swing under the door and strike the strut."),
        N_("The door hangs just above the pendulum's lowest swing; the weight stands above the pedal's end."),
    ),
    "chain_reaction": (
        N_("The gear with the arm pushes dominoes, and the last of them topples the hammer."),
        N_("Mirror the gear with the arm; the plank with three dominoes lies to the right of it."),
        N_("The dominoes stand four centimetres apart, and the hammer's head is within reach of the last one."),
    ),
    "landslide": (
        N_("Kick a marble, let it roll, and shoot it under the door."),
        N_("The arm kicks the marble off the perch; the plank leads it into the chute, which is mirrored."),
        N_("The chute ends just right of the door's hinge; the perch lies far above the plank's high end."),
    ),
    "looking_glass": (
        N_("Look at the mouse trap among the examples: what is missing between the parts that stand?"),
        N_("All three are mirrored: the gutter takes over from the stairs, the other two follow the hand."),
        N_("The gutter stands next to the stairs, the thing under the marble, the board beside the diver."),
    ),
}


def challenge_name(name: str) -> str:
    """What a challenge is called."""
    return _(NAMES[name])


def task(name: str) -> str:
    """What it asks."""
    return _(TASKS[name])


def hints(name: str) -> tuple[str, ...]:
    """Its hints, one after the other."""
    return tuple(_(hint) for hint in HINTS[name])
