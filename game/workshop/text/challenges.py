"""What the challenges are called, what they ask, and three hints for each, the last of which nearly tells."""

from __future__ import annotations

from game.text.language import N_, _

CHAPTERS = {
    # Translators: noun, a chapter of challenges: parts that roll.
    "rolling": N_("Rolling"),
    # Translators: noun, a chapter of challenges: parts that topple.
    "toppling": N_("Toppling"),
    # Translators: noun, a chapter of challenges: parts that turn.
    "turning": N_("Turning"),
    # Translators: adjective, a chapter of challenges: catapults and trapdoors that wait for a knock.
    "latched": N_("Latched"),
    "grand": N_("Grand machines"),
    # Translators: adjective, a chapter of challenges: machines that stand ready again when they have run.
    "winding": N_("Self-winding"),
}
NAMES = {
    "first_slope": N_("First slope"),
    "over_the_fence": N_("Over the fence"),
    "round_the_corner": N_("Around the corner"),
    "knock_on": N_("Domino effect"),
    # Translators: noun, name of a challenge: shelves like steps.
    "steps": N_("Steps"),
    # Translators: noun, name of a challenge: a light knock.
    "tap": N_("Tap"),
    # Translators: noun, name of a challenge: a pendulum swings.
    "swing": N_("Swing"),
    # Translators: noun, name of a challenge: gears work together.
    "clockwork": N_("Clockwork"),
    # Translators: name of a challenge: the command to shoot a catapult.
    "fire": N_("Fire!"),
    "too_light": N_("Too light"),
    # Translators: noun, name of a challenge: a seesaw throws a marble.
    "throw": N_("Throw"),
    # Translators: noun, name of a challenge: the arm of a gear kicks a marble.
    "kick": N_("Kick"),
    "wind_up": N_("Hammer blow"),
    "new_ending": N_("New ending"),
    "first_turn": N_("First turn"),
    "the_gap": N_("The gap"),
    "missing": N_("Missing dominoes"),
    "far_turn": N_("Belt drive"),
    # Translators: noun, name of a challenge: a plank stops a flying marble, as in basketball.
    "backboard": N_("Backboard"),
    # Translators: noun, name of a challenge.
    "zigzag": N_("Zigzag"),
    "long_way": N_("The long way"),
    # Translators: noun, name of a challenge: a rope pulls with a jerk.
    "tug": N_("Tug"),
    # Translators: noun, name of a challenge.
    "masterpiece": N_("Masterpiece"),
    # Translators: noun, name of a challenge: fences to get over.
    "hurdles": N_("Hurdles"),
    "hook": N_("Left hook"),
    "arm_shot": N_("At arm’s length"),
    "under_the_door": N_("Under the door"),
    "chain_reaction": N_("Chain reaction"),
    # Translators: noun, name of a challenge.
    "landslide": N_("Landslide"),
    "looking_glass": N_("Looking glass"),
    # Translators: noun, name of a challenge: a jack-in-the-box pops up and pulls a string.
    "jack_pulls": N_("Peekaboo"),
    "jack_opens": N_("Jack lends a hand"),
    # Translators: name of a challenge, in which a balloon bursts; as in "Pop Goes the Weasel".
    "pop": N_("Pop goes the balloon"),
    # Translators: noun, name of a challenge: a toaster flings up a slice of toast.
    "breakfast": N_("Breakfast"),
    # Translators: noun, name of a challenge: a fan blows a balloon along.
    "air_mail": N_("Air mail"),
    # Translators: noun, name of a challenge: the bird of a cuckoo clock pushes a marble.
    "cuckoo": N_("Cuckoo!"),
    # Translators: noun, name of a challenge: a cat sleeps on a seesaw until a marble wakes it.
    "catnap": N_("Catnap"),
    # Translators: name of a challenge, said to somebody who is to get up: a clock wakes a cat.
    "rise_and_shine": N_("Rise and shine"),
    # Translators: name of a challenge: at the end of the run everything is as it was at the start.
    "back_to_start": N_("Back to the start"),
    # Translators: noun, name of a challenge: the rope by which one rings a bell.
    "bell_rope": N_("Bell rope"),
}
TASKS = {
    "first_slope": N_("The marble is released high above the floor. Guide it to the pedal."),
    "over_the_fence": N_("There’s a fence between the marble and the pedal."),
    "round_the_corner": N_("The marble drops straight down a shaft, far from the cage."),
    "knock_on": N_("The pendulum swings, but it can’t reach the pedal."),
    "steps": N_("Two shelves, one below the other. The push has to get down to the floor."),
    "tap": N_("The marble rolls slowly. Something heavier should land on the pedal."),
    "swing": N_("The pendulum hits hard, but it stays where it hangs."),
    "clockwork": N_("The catapult is loaded. Let the crank set it off."),
    "fire": N_("A marble is rolling left, but the cage is on the other side."),
    "too_light": N_("The wooden ball is too light for the pedal. Let it push something heavier."),
    "throw": N_("The weight comes down hard. Let it throw the marble up onto the slope."),
    "kick": N_("A gear’s arm can kick. The cage is far below, to the left."),
    "wind_up": N_("Let the crank bring down the hammer."),
    "new_ending": N_("The mouse trap starts as always, but another cage waits at the other end."),
    "first_turn": N_("The crank turns, but nothing touches the pedal yet."),
    "the_gap": N_("The crank and the arm are too far apart. Close the gap with the two gears."),
    "missing": N_("Three dominoes are missing from the row, so the push stops halfway."),
    "far_turn": N_("The belt carries the motion across the stage. Put it to work there."),
    "backboard": N_("The catapult is loaded, but its marble flies too far."),
    "zigzag": N_("The marble has to zigzag down between the walls and past the corner on the right."),
    "long_way": N_("From the crank at the top right to the cage at the bottom left."),
    "tug": N_("A rope runs from the weight to the cage’s prop. Let the weight fall."),
    "masterpiece": N_("Only the cage is there. The box holds twelve parts, and you need them all."),
    "hurdles": N_("There are two fences between the marble and the pedal, one high and one low."),
    "hook": N_("The pendulum hangs alone in the middle. The cage is far away on the right."),
    "arm_shot": N_("The crank is low down. The cage is far away on the left."),
    "under_the_door": N_("The pendulum can’t reach the pedal below it. Something heavy should land there."),
    "chain_reaction": N_("From the crank on the left to the cage: push, topple, hit."),
    "landslide": N_("A weight sits on a trapdoor above the pedal. The crank to open it is far up on the right."),
    "looking_glass": N_("The mouse trap is here in mirror image, and three of its parts are missing."),
    "jack_pulls": N_("The marble is high up on the right. Let it wake Jack, and tie him to the cage’s prop."),
    "jack_opens": N_("A weight sits on the trapdoor, and the marble is far away on the left. Jack can help."),
    "pop": N_("A balloon holds a domino up above the pedal. Bring the hedgehog to the balloon."),
    "breakfast": N_(
        "A belt keeps the fan blowing. Let the marble pop the toast, and the wind carries it to the pedal."
    ),
    "air_mail": N_("A balloon holds a domino. Blow it toward something prickly. Toast does the rest."),
    "cuckoo": N_("The marble is asleep on its perch. Let the cuckoo throw it down, and get it over the fence."),
    "catnap": N_("A weight sits above the pedal, and nobody pushes it. Somebody would, if the marble woke them."),
    "rise_and_shine": N_("The clock wakes the marble, and the marble wakes the cat. Let the cat push something over."),
    "back_to_start": N_(
        "No mouse today. Ring the bell, and let the machine end exactly as it began, ready to go again."
    ),
    "bell_rope": N_("The bell hangs high above the crank. Ring it, and let everything end exactly as it began."),
}
HINTS = {
    "first_slope": (
        N_("A marble rolls wherever it’s steep enough."),
        N_("Put the high end of the plank under the marble."),
        N_("A slope of eight degrees is enough, with its low end a hand’s width above the pedal."),
    ),
    "over_the_fence": (
        N_("One plank alone can’t reach over the fence."),
        N_("Let the first plank end above the fence. Start the second one below that end."),
        N_("Both slope down ten degrees, one after the other, and pass just above the fence."),
    ),
    "round_the_corner": (
        N_("You can turn a fall sideways."),
        N_("Put the chute below the shaft, so that its upper end catches the marble."),
        N_("Mirror the chute. Let the plank take over where the marble leaves the chute."),
    ),
    "knock_on": (
        N_("Whatever falls over can knock over the next thing."),
        N_("Put the plank level where the pendulum swings to. Stand the dominoes on it in a row."),
        N_("The last domino should stand near the end of the plank and fall off onto the pedal."),
    ),
    "steps": (
        N_("A domino can fall to a lower level."),
        N_("The last domino on a shelf must stand at its edge."),
        N_("Put three on each shelf. The first lower one stands where the last upper one lands."),
    ),
    "tap": (
        N_("The hammer is heavy and needs only a tap."),
        N_("Mirror the hammer so it falls to the left, onto the end of the pedal."),
        N_(
            "A slope of five degrees leads to the hammer’s head. The hammer’s axle is seven centimeters "
            "from the end of the pedal."
        ),
    ),
    "swing": (
        N_("Whatever gets hit flies on."),
        N_("Put the marble on the perch, where the pendulum hits it at its lowest point."),
        N_("Below it, the plank leads the marble on: ten degrees down to the right."),
    ),
    "clockwork": (
        N_("One more gear, and the arm turns the other way."),
        N_("The large gear goes between the crank and the arm. The shelf with the dominoes goes below the catapult."),
        N_("The last domino must fall against the strut below the catapult’s tail."),
    ),
    "fire": (
        N_("A catapult waits for a knock on its strut."),
        N_("Let the incoming marble hit the strut below the catapult’s tail."),
        N_("The cup holds the other marble. It flies to the slope and rolls on to the pedal."),
    ),
    "too_light": (
        N_("A domino weighs three times as much as the wooden ball."),
        N_("Put the plank level and low, as a shelf. The ball rolls along it to the domino."),
        N_("The domino stands at the far end of the shelf and falls onto the pedal."),
    ),
    "throw": (
        N_("A seesaw throws what’s on one end when something lands on the other."),
        N_("The raised end of the seesaw goes under the weight, the marble on the low end."),
        N_("Mirror the seesaw and put it to the right of the weight. Then the marble flies back over it to the left."),
    ),
    "kick": (
        N_("A marble on a perch waits until something hits it."),
        N_("Put the perch above the gear with the arm, where the arm passes at its highest."),
        N_("The gear goes to the left of the crank. The plank catches the marble below and leads it to the pedal."),
    ),
    "wind_up": (
        N_("The hammer falls when something pushes its head."),
        N_("Mirror the hammer, and let the gear’s arm push its head from the right."),
        N_(
            "Put the gear and the crank side by side. The hammer’s axle is five centimeters left of the "
            "gear’s center, and lower."
        ),
    ),
    "new_ending": (
        N_("After the stairs, the marble needs a path that goes on and on."),
        N_("The gutter goes below the stairs, then the long plank, then the other one."),
        N_("The planks hardly slope. Each begins just below the end of the part before it."),
    ),
    "first_turn": (
        N_("A gear next to the crank turns the other way."),
        N_("Its arm can push over a domino standing on the plank beside it."),
        N_("The gear goes left of the crank, its arm up. The dominoes stand in a row, the last one above the pedal."),
    ),
    "the_gap": (
        N_("Gears turn each other where their teeth meet."),
        N_("A large gear and a small one fill the gap exactly."),
        N_("Put both on the line between the crank and the arm. Either one can come first."),
    ),
    "missing": (
        N_("A domino reaches as far as it is tall, and no farther."),
        N_("Each of the three wide gaps needs one domino."),
        N_("Put each in the middle of its gap, three centimeters from both neighbors."),
    ),
    "far_turn": (
        N_("Both wheels of a belt turn the same way."),
        N_("The gear with the arm goes to the left of the far gear. The perch with the marble goes above it."),
        N_("The arm kicks the marble to the left. A plank that slopes twelve degrees leads it down to the pedal."),
    ),
    "backboard": (
        N_("One plank can set off the catapult, and another can stop a flight."),
        N_("The short plank leads the first marble to the strut. The other plank stands upright above the pedal."),
        N_("The upright plank is just left of the pedal. Its lower end is level with the top of the cage."),
    ),
    "zigzag": (
        N_("Each plank leads the marble to the wall that turns it around."),
        N_("Right, left, right: the second plank passes just above that corner."),
        N_("The two upper planks slope ten degrees, the last one fifteen. It ends well before the cage."),
    ),
    "long_way": (
        N_("A kick, a slope, a turn, a shot, another slope."),
        N_(
            "The arm kicks the marble off the perch. A plank leads it to the chute, and the chute to the "
            "catapult’s strut."
        ),
        N_("The chute is low and to the left of the catapult. The second plank catches what the catapult throws."),
    ),
    "tug": (
        N_("The weight falls when the strut under its trapdoor is hit."),
        N_("The plank leads the marble to the chute, which shoots it under the trapdoor."),
        N_(
            "The chute ends just left of the trapdoor’s hinge. The plank slopes twenty degrees and ends "
            "above the chute."
        ),
    ),
    "masterpiece": (
        N_("Crank, two gears and an arm, four dominoes, a catapult, a slope: in that order."),
        N_(
            "Put two gears between the crank and the arm. Then the arm comes over the top and pushes the dominoes left."
        ),
        N_("Mirror the catapult. The last domino falls against its strut, and it throws right, onto the slope."),
    ),
    "hurdles": (
        N_("Each plank leads a little farther. Each fence is below the next plank."),
        N_("The second plank ends above the high fence, and the third above the low one."),
        N_("All three slope ten degrees. Each begins just below the end of the one before it."),
    ),
    "hook": (
        N_("A catapult throws as soon as the strut under its tail is hit."),
        N_("Mirror the catapult, and let the pendulum hit its strut from the right."),
        N_("The strut is just left of where the pendulum hangs. The plank catches the marble to the right of it."),
    ),
    "arm_shot": (
        N_("An arm can hit the strut of a catapult."),
        N_("The gear with the arm goes right of the crank, and the catapult’s tail above its arm."),
        N_("The arm comes over the top and pushes the strut to the right. A long plank leads down to the pedal."),
    ),
    "under_the_door": (
        N_("Whatever is on a trapdoor falls when its strut is knocked away."),
        N_("Let the pendulum swing under the trapdoor and hit the strut."),
        N_("The trapdoor hangs just above the pendulum’s lowest point. The weight is above the end of the pedal."),
    ),
    "chain_reaction": (
        N_("The gear with the arm pushes dominoes, and the last of them topples the hammer."),
        N_("Mirror the gear with the arm. The plank with three dominoes goes to the right of it."),
        N_("The dominoes stand four centimeters apart, and the last one reaches the hammer’s head."),
    ),
    "landslide": (
        N_("Kick a marble, let it roll, and shoot it under the trapdoor."),
        N_("The arm kicks the marble off the perch. The plank leads it into the chute, which is mirrored."),
        N_("The chute ends just right of the trapdoor’s hinge. The perch is far above the plank’s high end."),
    ),
    "looking_glass": (
        N_("Look at the mouse trap among the examples. What’s missing between the parts here?"),
        N_("All three are mirrored. The gutter takes over from the stairs, and the other two follow the helping hand."),
        N_(
            "The gutter goes next to the stairs, the thing-a-ma-jig under the marble, the diving board "
            "beside the diver."
        ),
    ),
    "jack_pulls": (
        N_("When Jack pops up, anything tied to his head goes with him."),
        N_("Mirror the jack-in-the-box and hang it high, to the right of the cage. Tie his head to the prop."),
        N_("The plank slopes twenty degrees down to the strut of the box, which hangs above the cage’s roof."),
    ),
    "jack_opens": (
        N_("When Jack pops up, a string on his head can pull away a strut."),
        N_("Hang the box high, to the left of the trapdoor. Tie Jack’s head to the strut under the door."),
        N_("The plank slopes twenty degrees from the marble down to the strut of the box."),
    ),
    "pop": (
        N_("The hedgehog rolls like a ball, and its spines pop the balloon."),
        N_("One long plank alone can’t reach. Let the first hand the hedgehog to the second."),
        N_("Both slope eight degrees. The second one ends a hand’s width left of the balloon, and a little above it."),
    ),
    "breakfast": (
        N_("Whatever falls on the lever of the toaster makes the toast fly up, right into the wind."),
        N_("Mirror the toaster so that its lever faces the marble. It goes on the floor."),
        N_(
            "The plank slopes ten degrees and stays below the fan. The lever is where the marble lands, "
            "six centimeters beyond the plank."
        ),
    ),
    "air_mail": (
        N_("The fan goes next to the crank, at the height of the balloon."),
        N_("The hedgehog sits on the perch. Where the balloon pops, the domino falls on the toaster’s lever."),
        N_("Mirror the toaster and lean it twenty degrees to the right, so that it throws the toast to the pedal."),
    ),
    "cuckoo": (
        N_("The cuckoo pushes what’s right in front of its door. Turn the clock, and it strikes sooner."),
        N_("Mirror the clock and hang it to the right of the perch, with the cuckoo as high as the marble."),
        N_("The beak waits less than two centimeters from the marble. The plank below slopes fifteen degrees."),
    ),
    "catnap": (
        N_("When the other end of its seesaw goes down, the cat stretches and pushes."),
        N_("The cat’s paws go right up to the weight. The marble has to land on the free end of the seesaw."),
        N_("The seesaw is one centimeter higher than the shelf. The plank slopes twelve degrees under the marble."),
    ),
    "rise_and_shine": (
        N_("Start at the end: the hammer falls on the pedal when the cat’s paws push it over."),
        N_("The cat sleeps just left of the hammer’s arm. Its seesaw’s free end is where the marble lands."),
        N_("The cuckoo is as high as the marble. The hammer’s foot is fifteen centimeters left of the mouse."),
    ),
    "back_to_start": (
        N_("The arm can lift a pendulum, let it fall, and lift it again on the next turn."),
        N_("The gear with the arm goes left of the crank, its arm down to the right. The pendulum leans on the arm."),
        N_("Hang the pendulum above the gear, rotated thirty degrees to the right, its bob against the arm’s tip."),
    ),
    "bell_rope": (
        N_("What is lifted and let fall again and again can also pull a string."),
        N_("Left of the crank, an arm lifts a pendulum that leans on it. Tie the pendulum’s bob to the bell."),
        N_("The arm points down to the right. The pendulum hangs above it, rotated twenty-nine degrees to the right."),
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
