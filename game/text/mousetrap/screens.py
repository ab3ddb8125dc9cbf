"""What the screens of Mouse Trap say, marked for translation; a constant is named after its words."""

from __future__ import annotations

from game.text.language import N_, N_context

# actions
ALL_24_PARTS_HOW_EACH = N_("All 24 parts, how each stands, and the check list before cranking.")
LURE_A_MOUSE_TO_THE = N_("Lure a mouse to the wheel?")
STEADY_HANDS_RESET_THE_WORST = N_("Steady hands reset the worst parts until the machine stands.")
THE_PART_STAYS_AS_IT = N_("The part stays as it stood.")
DRAG_PART_THE_TO_ITS = N_("Drag part {number}, the {part}, to its place.")
# Translators: with the wheel of the computer mouse, not the Cheese Wheel.
SCROLL_TO_TURN_IT = N_("Scroll to turn it.")
PLACE_PART_THE = N_("Place part {number}, the {part}.")
STEADY_HANDS_SET_IT_DOWN = N_("Steady hands set it down. You can still move it then.")
TAKES_IT_IN_YOUR_HAND = N_("Takes it in your hand, near its place.")
# Translators: a button: the plan of the machine, with all its parts.
PLAN = N_context("button", "Plan")
CHECK_LIST = N_("Check list")
ROLLS_FOR_YOUR_MOUSE_WHICH = N_("Rolls for your mouse, which then walks and does what its space says.")
HOW_THE_PARTS_STAND_THEY = N_("How the parts stand. They can be reset once you have chosen to turn the crank.")
TAKE_CHEESE_FROM_WHOM = N_("Take {number} cheese from whom?")
A_MOUSE_SITS_UNDER_THE = N_("A mouse sits under the cage!")
LURE_OTHERS_FIRST = N_("You may lure others there first.")
SHOWS_HOW_EACH_PART_STANDS = N_("Shows how each part stands, and resets parts, each once.")
TAKES_YOU_TO_THE_MACHINE = N_("Takes you to the machine. The trap runs once you turn its crank.")
IT_DOES_NOT_START_A = N_("It does not start: a part falls. Reset parts by hand.")
STEADY_HANDS = N_("Steady hands")
IT_DOES_NOT_START_A_PART = N_("It does not start: a part falls. Reset parts.")
GIVE_IT_UP = N_("Give it up")
THE_MICE_RUN_FREE_AND = N_("The mice run free, and the turn ends.")
PLACE_IT_FOR_ME = N_("Place it for me")
PICK_IT_UP = N_("Pick it up")
LET_GO = N_("Let go")
LETS_IT_FALL = N_("Lets it fall where it is.")
ARROWS_MOVE_IT = N_("Arrows move it, {left} and {right} turn it, {go} lets go.")
THE_STICK_MOVES_IT = N_("The stick moves it, {left} and {right} turn it, {go} lets go.")
PAY_ONE_CHEESE_AND_ROLL = N_("Pay one cheese and roll for {name}'s mouse, now {on_space}. You have {cheese}.")
CHECK_THE_TRAP_OR_TURN = N_("Turn the crank, or check the trap.")
IT_STILL_DOES_NOT_START = N_("It still does not start.")
DRAG_IT_AGAIN_TO_MOVE = N_("Drag it again to move it.")
LEFT_AND_RIGHT_MOVE_IT = N_("Left and right move it, {left} and {right} turn it.")
LEAVE_IT_HERE = N_("Leave it here")
# Translators: after "It stands 2.4 mm too far right."
SO_IT_MAY_MISS = N_("That far off, the trap may miss.")
TURN_THE_CRANK = N_("Turn the crank")
SETS_THE_TRAP_OFF_IT = N_("Sets the trap off. It can fail.")
LURE_NEEDS = N_("Lure {name}, 1\u00a0cheese, needs\u00a0a\u00a0{pips}")
LURE_TOO_FAR = N_("Lure {name}, 1\u00a0cheese, {steps}\u00a0away")
END_THE_TURN = N_("End the turn")
ENDS_YOUR_TURN_WITHOUT_CRANKING = N_("Ends your turn without cranking.")
TAKE_NOTHING = N_("Take nothing")
YOUR_RIVALS_KEEP_THEIR_CHEESE = N_("Your rivals keep their cheese.")
LEAVE_IT_AS_IT_WAS = N_("Leave it as it was")
FROM = N_("{pieces} from {name}")
HOLDS = N_("{name} holds {pieces}")
HOLDS_LINE = N_("{line}.")
ROLL_THE_DIE = N_("Roll the die")

# check list
RESET = N_("Reset")
STEADY_HANDS_RESET_PART = N_("Steady hands set part {number} down once more, once before you crank.")
YOU_RESET_PART_WITH = N_("You set part {number} down once more with your own hand, once before you crank.")
THE_SHOE_LEANS_ON_THE = N_("The shoe leans on the stop sign.")
THE_MARBLE_LIES_IN_THE = N_("The marble lies in the bucket.")
THE_HELPING_HANDS_HOOK_RESTS = N_("The helping hand's hook rests in its groove.")
THE_SECOND_MARBLE_SITS_ON = N_("The second marble sits on the smaller hole.")
THE_DIVER_STANDS_WITH_HIS = N_("The diver stands with his back to the washtub.")
THE_CAGE_IS_BALANCED_ON = N_("The cage is balanced on top of its post.")
PART_IS_NOT_BUILT_YET = N_("Part {number} is not built yet.")
PERFECTLY_PLACED = N_("perfectly placed")
MM_TO_THE_RIGHT_DEGREES = N_("{mm} mm to the right, {deg} degrees")
MM_TO_THE_LEFT_DEGREES = N_("{mm} mm to the left, {deg} degrees")
PLAN_AND_CHECK_LIST = N_("Plan and check list")
CLOSE = N_("Close")
BEFORE_CRANKING = N_("Before cranking, this should be so")
# Translators: below that heading: what the marks before six sentences mean, such as "The marble lies in the bucket."
WHAT_MARKS_MEAN = N_("A tick: within 1 mm and 1 degree of its place. Red: further off, so the trap may miss.")
ALL_PARTS = N_("All parts")

# crank
HOW_FAST_YOU_WATCH_THE = N_("How fast you watch. The machine does the same at every speed.")
SPEED_OF_THE_RUN = N_("Speed of the run")
TURNS_IT_EVENLY_AND_SLOWLY = N_("Turns it evenly and slowly. Right and left turn it faster and slower.")

# machine screen
INSTANT = N_("Instant")

# open crank
THE_CRANK_WAS_TURNED_JUST = N_(
    "The crank was turned just as it was then, but on this computer the run ended differently. What was recorded "
    "counts."
)
ONLY_ONE_TRY = N_("Only one try")

# parts strip
OF_PARTS_STAND = N_("{standing} of {whole} parts stand")

# placing
YOU_ARE_PLACING_IT = N_("You are placing it.")
IT_IS_PERFECTLY_PLACED = N_("It is perfectly placed.")

# result
# Translators: headings of columns with numbers: mice caught, attempts missed, pieces of cheese.
RESULT_HEADS = (N_("Caught"), N_("Missed"), N_("Cheese"))
CHEESE_OVER_THE_MATCH = N_("Cheese over the match")
WATCH_THE_LAST_RUN = N_("Watch the last run")
THE_MACHINE_RUNS_ONCE_MORE = N_("The machine runs once more as it ran then; nothing of it counts.")

# sidebar
IS_A_PERSON_AND_HOLDS = N_("{name} ({colour}) is a person and holds {cheese} cheese.")
IS_A_PERSON_AND_WAS = N_("{name} ({colour}) is a person and was caught.")
IS_A_COMPUTER_PLAYER_AND = N_("{name} ({colour}) is a computer player and holds {cheese} cheese.")
IS_A_COMPUTER_PLAYER_AND_WAS = N_("{name} ({colour}) is a computer player and was caught.")
WINS = N_("{name} wins!")
YOUR_TURN = N_("{name}, your turn")
PLAYS = N_("{name} plays")
CHEESE = N_("Cheese")
IN_ALL = N_("{number} in all")
WHEEL_AND_CRANK = N_("wheel {wheel} · crank {crank}")
STEPS_TO_WHEEL_AND_CRANK = N_("{wheel} steps to the Cheese Wheel, {crank} to the crank.")
LAND_ON_TURN_CRANK_WITH = N_("Land on Turn Crank with a rival on the Cheese Wheel.")

# sidebar widgets
ON_THE_PILE = N_("On the pile")
NEXT_PART = N_("Next part")
THE_TRAP_IS_COMPLETE = N_("The trap is complete")

# verdict
THE_LAST_LINKS_ONCE_MORE = N_("The last links once more, slower. Press any link of the chain to begin there.")
THE_SAME_MACHINE_WITH_THAT = N_("The same machine with that put right.")
GO_ON = N_("Go on")
WATCH_AGAIN = N_("Watch again")
SHOW_ME = N_("Show me")

# workshop
OR_DRAG_THE_CRANK_ROUND = N_("Or drag the crank round with the mouse. Right and left turn it faster and slower.")
SETS_THE_MACHINE_UP_AGAIN = N_("Sets the machine up again. Press again to put every part where it belongs.")
LEFT_AND_RIGHT_SHIFT_IT = N_("Left and right shift it, up and down lean it, {key} takes it out or puts it back.")
BACK = N_context("button, to the screen before", "Back")
WORKSHOP = N_("Workshop")

# workshop cards
HALF_A_MILLIMETRE_TO_THE = N_("Half a millimetre to the left.")
HALF_A_MILLIMETRE_TO_THE_RIGHT = N_("Half a millimetre to the right.")
LEANS_TO_THE_RIGHT = N_("Leans to the right.")
LEANS_TO_THE_LEFT = N_("Leans to the left.")
WHAT_STANDS_ON_IT_GOES = N_("What stands on it goes too.")
WITH_ALL_THAT_IT_STANDS = N_("With all that it stands on.")

# board print
# Translators: painted on the spaces of the board in capitals, on up to three short lines; the lines may be fewer.
BUILD = N_context("printed on the board", "BUILD {number}")
PRINT_BUILD = N_context("printed on the board", "BUILD")
PRINT_BACK = N_context("printed on the board", "BACK\n{number}")
AHEAD = N_context("printed on the board", "AHEAD\n{number}")
PRINT_START = N_context("printed on the board", "START")
DOG_BONE = N_context("printed on the board", "DOG\nBONE")
PRINT_SAFE = N_context("printed on the board", "SAFE")
TURN_CRANK = N_context("printed on the board", "TURN\nCRANK")
TAKE = N_context("printed on the board", "TAKE\n{number}")
LOSE = N_context("printed on the board", "LOSE\n{number}")
AHEAD_TO_WHEEL = N_context("printed on the board", "AHEAD TO\nCHEESE\nWHEEL")
CHEESE_WHEEL = N_context("printed on the board", "CHEESE\nWHEEL")
FROM_RIVAL = N_context("printed on the board", "TAKE {number}\nfrom rival\nwith most")
CAUGHT_NAPPING = N_context("printed on the board", "CAUGHT\nNAPPING\nlose {number}")
BACK_TO_START = N_context("printed on the board", "BACK TO\nSTART")
BACK_TO_BONE = N_context("printed on the board", "BACK TO\nBONE")

# chain
THE_CHAIN_OF_LINKS = N_("The chain: {reached} of {whole} links")

# spaces
# Translators: a space of the board when it is pointed at: its number, and what it is.
NUMBERED_SPACE = N_("{number}: {space}.")
NUMBERED_PART = N_("{number}: the {part}.")
IT_STANDS = N_("It stands {how}.")
IT_IS_NOT_BUILT_YET = N_("It is not built yet.")
HERE = N_("Here: {names}.")

# strip
MISSED = N_("Missed: {what}")
THE_CAGE_IS_DOWN_AND = N_("The cage is down, and the mouse is caught.")
THE_MACHINE_DOES_NOT_STAND = N_("The machine does not stand: something moved before the crank was touched.")
THE_MACHINE_AS_IT_WAS = N_("The machine as it was built.")
