"""What is read at the table of Mouse Trap: the cards, the spaces and what they do, the parts, tips."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.mousetrap.rules.state import CRANK, SECOND_CRANK, SPACES, WHEEL, Kind, RuleOptions, Space, State
from game.games.mousetrap.trap.report import LINKS
from game.text.coach import WELCOME, Tip
from game.text.language import N_, N_context, N_plural, _, capital, listed, ngettext, row, sentences
from game.text.queries import SeatAnswers, has
from game.text.seats import seat_name

# actions
ALL_PARTS_HOW_EACH = N_("All parts, how each is placed, and the checklist.")
ALL_24_PARTS_HOW_EACH = N_("All 24 parts, how each is placed, and the checklist before you crank.")
LURE_A_MOUSE_TO_THE = N_("Lure a mouse to the wheel?")
STEADY_HANDS_RESET_THE_WORST = N_("Resets the worst parts for you until the machine holds up.")
THE_PART_STAYS_AS_IT = N_("The part stays as it was.")
# Translators: {number}: 1 to 24; {part}: a part without an article.
DRAG_PART_THE_TO_ITS = N_("Drag part {number}, the {part}, into place.")
# Translators: of a machine of one's own. {number}: a number; {part}: one or several parts, such as "Steel marble 2".
DRAG_OWN_PART, PLACE_OWN_PART = N_("Drag part {number} into place: {part}."), N_("Place part {number}: {part}.")
# Translators: with the wheel of the computer mouse, not the Cheese Wheel.
SCROLL_TO_TURN_IT = N_("Scroll to rotate it.")
# Translators: {number}: 1 to 24; {part}: a part without an article.
PLACE_PART_THE = N_("Place part {number}, the {part}.")
STEADY_HANDS_SET_IT_DOWN = N_("Places it for you.")
TAKES_IT_IN_YOUR_HAND = N_("Picks it up near its place.")
# Translators: a button: the plan of the machine, with all its parts.
PLAN = N_context("button", "Plan")
# Translators: a button (noun): the list of what to check before cranking.
CHECK_LIST = N_("Checklist")
ROLLS_FOR_YOUR_MOUSE_WHICH = N_("Rolls the die. Your mouse moves and does what the space says.")
HOW_THE_PARTS_STAND_THEY = N_("Shows how the parts are placed. You can straighten crooked ones.")
# Translators: {number}: pieces of cheese, 1 to 3; the answers are buttons.
TAKE_CHEESE_FROM_WHOM = N_plural(
    "Take a piece of cheese from which player?", "Take {number} pieces of cheese from which player?"
)
A_MOUSE_SITS_UNDER_THE = N_("There’s a mouse under the cage!")
LURE_OTHERS_FIRST = N_("You may lure others there first.")
SHOWS_HOW_EACH_PART_STANDS = N_("Shows how each part is placed. You can place each one again once.")
TAKES_YOU_TO_THE_MACHINE = N_("Takes you to the machine. Turn the crank to run the trap.")
TAKES_YOU_TO_LET_GO = N_("Takes you to the machine. Let go to run the trap.")
IT_DOES_NOT_START_A = N_("A part falls over, so the trap won’t start. Reset parts by hand.")
STEADY_HANDS = N_("Fix it for me")
IT_DOES_NOT_START_A_PART = N_("A part falls over, so the trap won’t start. Reset some parts.")
GIVE_IT_UP = N_("Give up")
THE_MICE_RUN_FREE_AND = N_("The mice go free, and your turn ends.")
PLACE_IT_FOR_ME = N_("Place it for me")
PICK_IT_UP = N_("Pick it up")
LET_GO = N_("Let go")
LETS_IT_FALL = N_("Drops it right there.")
# Translators: {left}, {right}: names of keys or gamepad buttons; {go}: the key that lets go of the part. "Arrows": the
# arrow keys.
ARROWS_MOVE_IT = N_("Arrows move it, {left} and {right} rotate it, {go} lets go.")
# Translators: {left}, {right}: names of keys or gamepad buttons; {go}: the button that lets go of the part.
THE_STICK_MOVES_IT = N_("The stick moves it, {left} and {right} rotate it, {go} lets go.")
# Translators: tooltip of a button that lures a mouse. {name}: the player whose mouse it is; {on_space}: "on Safe", "on
# space 10 (ahead 4 spaces)" and the like; {cheese}: how many pieces of cheese one has, 1 or more.
PAY_ONE_CHEESE_AND_ROLL = N_("Pay one piece of cheese and roll for {name}’s mouse, now {on_space}. You have {cheese}.")
CHECK_THE_TRAP_OR_TURN = N_("Turn the crank, or check the trap.")
CHECK_OR_SET_IT_OFF = N_("Set off the trap, or check it.")
IT_STILL_DOES_NOT_START = N_("It still won’t start.")
DRAG_IT_AGAIN_TO_MOVE = N_("Drag it again to move it.")
# Translators: {left}, {right}: names of keys or gamepad buttons.
LEFT_AND_RIGHT_MOVE_IT = N_("Left and right move it, {left} and {right} rotate it.")
# Translators: a button: a part that stands too far off stays there.
LEAVE_IT_HERE = N_("Leave it here")
# Translators: a button: a part that stands well stays there.
DONE = N_("Done")
# Translators: of a part that was dropped far from its place.
IT_FELL_DRAG_IT = N_("It fell! Drag it from the floor into place.")
# Translators: of a part that was dropped far from its place; a button below it is called "Pick it up".
IT_FELL_PICK_IT_UP = N_("It fell! Pick it up again.")
# Translators: of a part that was just set down. {how}: "0.3 mm to the right, leaning 0.2° right" and the like.
CLOSE_ENOUGH = N_("Close enough: {how}.")
# Translators: of a part that was just set down. {how}: "3 mm to the right, leaning 0.2° right" and the like.
TOO_FAR = N_("Too far: {how}. The trap may miss.")
# Translators: after "Too far: 3 mm to the right. The trap may miss."; each part can be set anew once before that.
MENDED_LATER = N_("It can be straightened before anyone cranks.")
# Translators: the same of a trap that has no crank.
MENDED_BEFORE_IT_IS_SET_OFF = N_("It can be straightened before anyone sets off the trap.")
TURN_THE_CRANK = N_("Turn the crank")
# Translators: a button: the same of a trap that has no crank. Hands let go of what they hold, and it starts.
SET_IT_OFF = N_("Set off the trap")
SETS_THE_TRAP_OFF_IT = N_("Sets off the trap. It can fail.")
# Translators: a button. {name}: the player whose mouse is lured; it costs 1 piece of cheese; {pips}: 1 to 6, what the
# die must show.
LURE_NEEDS = N_("Lure {name}: 1 cheese, needs a {pips}")
# Translators: a button. {name}: the player whose mouse is lured; it costs 1 piece of cheese; {steps}: 7 or more spaces
# to the Cheese Wheel, too far for one roll.
LURE_TOO_FAR = N_("Lure {name}: 1 cheese, {steps} away")
END_THE_TURN = N_("End the turn")
ENDS_YOUR_TURN_WITHOUT_CRANKING = N_("Ends your turn without cranking.")
ENDS_YOUR_TURN_WITHOUT_IT = N_("Ends your turn without setting off the trap.")
TAKE_NOTHING = N_("Take nothing")
YOUR_RIVALS_KEEP_THEIR_CHEESE = N_("Your opponents keep their cheese.")
LEAVE_IT_AS_IT_WAS = N_("Leave it as it was")
# Translators: a button, perhaps joined by a comma with another: take so many pieces of cheese from that player.
# {pieces}: a number; {name}: a player.
FROM = N_("{pieces} from {name}")
# Translators: tooltip, perhaps joined by a comma with another. {name}: a player; {pieces}: a number of pieces of
# cheese.
HOLDS = N_("{name} has {pieces}")
# Translators: {line}: a sentence without its full stop; only the stop is added.
HOLDS_LINE = N_("{line}.")
# Translators: what is asked after a trap of one's own has missed several times. {number}: 3 to 5.
MISSED_IN_A_ROW = N_plural("The trap missed {number} time in a row.", "The trap missed {number} times in a row.")
# Translators: follows "The trap missed 3 times in a row." {parts}: such as "4 (Plank) and 7 (Bell)".
STRAIGHTEN_THESE = N_plural("Straighten part {parts}?", "Straighten parts {parts}?")
STRAIGHTENED_AS_DRAWN = N_("Placed exactly where it belongs.")
LEFT_CROOKED = N_("You place it again, as after any miss.")
ROLL_THE_DIE = N_("Roll the die")
# Translators: a button (verb): everybody goes on rolling, quickly and without being asked.
ROLL_ON = N_("Keep rolling")
ROLL_ON_HINT = N_("Everyone rolls quickly until someone has a choice or the trap runs.")
# Translators: a button (verb): ends the quick rolling.
ROLL_NO_FURTHER = N_("Slow down")
ROLL_NO_FURTHER_HINT = N_("Goes back to the usual pace from the next roll on.")

# check list
# Translators: a button (verb): places one part of the machine once more, from its card.
PLACE_AGAIN = N_("Place again")
STRAIGHTEN = N_context("button", "Straighten")
# Translators: in the check list, before the crank is turned.
THEN_THE_CRANK = N_("Once you straighten a part, you must turn the crank.")
THEN_SET_IT_OFF = N_("Once you straighten a part, you must set off the trap.")
# Translators: tooltip. {number}: 1 to 24.
STEADY_HANDS_RESET_PART = N_("Places part {number} again for you. You can do this once before you crank.")
# Translators: tooltip. {number}: 1 to 24.
YOU_RESET_PART_WITH = N_("You place part {number} again by hand. You can do this once before you crank.")
# Translators: the same two of a trap that has no crank. {number}: 1 to 24.
STEADY_HANDS_BEFORE_IT_IS_SET_OFF = N_(
    "Places part {number} again for you. You can do this once before you set off the trap."
)
# Translators: tooltip. {number}: 1 to 24.
YOU_BEFORE_IT_IS_SET_OFF = N_(
    "You place part {number} again by hand. You can do this once before you set off the trap."
)
THE_SHOE_LEANS_ON_THE = N_("The shoe leans against the stop sign.")
THE_MARBLE_LIES_IN_THE = N_("The marble is in the bucket.")
THE_HELPING_HANDS_HOOK_RESTS = N_("The helping hand’s hook rests in its groove.")
THE_SECOND_MARBLE_SITS_ON = N_("The second marble sits on the smaller hole.")
THE_DIVER_STANDS_WITH_HIS = N_("The diver has his back to the washtub.")
THE_CAGE_IS_BALANCED_ON = N_("The cage is balanced on top of its post.")
# Translators: {number}: 1 to 24.
PART_IS_NOT_BUILT_YET = N_("Part {number} isn’t built yet.")
PERFECTLY_PLACED = N_("perfectly placed")
# Translators: how far off a part is; {mm}, {deg}: decimal numbers.
MM_TO_THE_RIGHT_DEGREES = N_("{mm} mm to the right, {deg}°")
# Translators: how far off a part is; {mm}, {deg}: decimal numbers.
MM_TO_THE_LEFT_DEGREES = N_("{mm} mm to the left, {deg}°")
PLAN_AND_CHECK_LIST = N_("Plan and checklist")
# Translators: verb, a button: closes what is shown.
CLOSE = N_("Close")
BEFORE_CRANKING = N_("Check before you crank")
BEFORE_SETTING_OFF = N_("Check before you set it off")
# Translators: below that heading: what the marks before six sentences mean, such as "The marble lies in the bucket."
WHAT_MARKS_MEAN = N_("Check mark: within 1 mm and 1°. Red: farther off, so the trap may miss.")
ALL_PARTS = N_("All parts")
# Translators: heading of a list, below the parts that need attention.
OTHER_PARTS = N_("Other parts")
# Translators: first line of the check list. {number}: how many parts stand so far off that the trap may miss.
NEED_ATTENTION = N_plural("{number} part needs attention", "{number} parts need attention")
# Translators: first line of the check list, in place of "3 parts need attention".
NONE_NEEDS_ATTENTION = N_("No part needs attention")

# crank
HOW_FAST_YOU_WATCH_THE = N_("The playback speed. The machine runs the same at any speed.")
SPEED_OF_THE_RUN = N_("Speed of the run")
TURNS_IT_EVENLY_AND_SLOWLY = N_("Turns it slowly and evenly. Right speeds it up, left slows it down.")

# machine screen
# Translators: the fastest choice of a speed (adjective): the result is shown without the run.
INSTANT = N_("Instant")

# open crank
THE_CRANK_WAS_TURNED_JUST = N_("The crank turned as before, but the run ended differently. The recorded result counts.")
ONLY_ONE_TRY = N_("Only one try")

# parts strip
# Translators: {standing}: number of parts built so far; {whole}: 24.
OF_PARTS_STAND = N_("{standing} of {whole} parts built")

# placing
YOU_ARE_PLACING_IT = N_("You’re placing it.")
IT_IS_PERFECTLY_PLACED = N_("Perfectly placed.")

# result
RESULT_HEADS = (
    # Translators: heading of a column with numbers: how many mice a player caught.
    N_("Caught"),
    # Translators: heading of a column with numbers: how many runs of the trap missed.
    N_("Missed"),
    # Translators: noun, heading of a column with numbers of pieces; also a chapter of the rule book.
    N_("Cheese"),
)
CHEESE_OVER_THE_MATCH = N_("Cheese during the match")
WATCH_THE_LAST_RUN = N_("Watch the last run")
THE_MACHINE_RUNS_ONCE_MORE = N_("Shows the last run again. It doesn’t count.")

# sidebar
# Translators: {name}: a player; {colour}: the color of the player's mouse; {cheese}: number of pieces of cheese.
IS_A_PERSON_AND_HOLDS = N_("{name} ({colour}) is a person. Cheese: {cheese}.")
# Translators: {name}: a player; {colour}: the color of the player's mouse.
IS_A_PERSON_AND_WAS = N_("{name} ({colour}) is a person and was caught.")
# Translators: {name}: a player; {colour}: the color of the player's mouse; {cheese}: number of pieces of cheese.
IS_A_COMPUTER_PLAYER_AND = N_("{name} ({colour}) is a computer player. Cheese: {cheese}.")
# Translators: {name}: a player; {colour}: the color of the player's mouse.
IS_A_COMPUTER_PLAYER_AND_WAS = N_("{name} ({colour}) is a computer player and was caught.")
# Translators: {name}: a player’s name.
WINS = N_("{name} wins!")
# Translators: {name}: a player’s name.
YOUR_TURN = N_("{name}, your turn")
# Translators: headline while somebody else plays. {name}: a player’s name.
PLAYS = N_("{name}’s turn")
# Translators: noun, a chapter of the rule book and a heading.
CHEESE = N_("Cheese")
# Translators: beside the heading "Cheese". {number}: all pieces of cheese in the game (52).
IN_ALL = N_("{number} in all")
# Translators: how many spaces a mouse is from the Cheese Wheel and from Turn Crank, as short as can be. {wheel},
# {crank}: numbers.
WHEEL_AND_CRANK = N_("{wheel} to wheel · {crank} to crank")
# Translators: {wheel}, {crank}: numbers, 1 is possible.
STEPS_TO_WHEEL_AND_CRANK = N_("Spaces to wheel: {wheel}; to crank: {crank}.")
# Translators: the same two of a trap that has no crank: how far it is to where one may set it off.
WHEEL_AND_SET_OFF = N_("{wheel} to wheel · {crank} to set off")
# Translators: {wheel}, {crank}: numbers, 1 is possible.
STEPS_TO_WHEEL_AND_SET_OFF = N_("Spaces to wheel: {wheel}; to set off the trap: {crank}.")
LAND_ON_TURN_CRANK_WITH = N_("Land on Turn Crank while an opponent is on the Cheese Wheel.")

# sidebar widgets
ON_THE_PILE = N_("In the pile")
NEXT_PART = N_("Next part")
THE_TRAP_IS_COMPLETE = N_("The trap is complete")

# verdict
THE_LAST_LINKS_ONCE_MORE = N_("Replays the last links more slowly. Press any link to start there.")
THE_SAME_MACHINE_WITH_THAT = N_("Shows the same machine with that fixed.")
GO_ON = N_context("button, after a run", "Continue")
WATCH_AGAIN = N_("Watch again")
SHOW_ME = N_("Show me")

# workshop
OR_DRAG_THE_CRANK_ROUND = N_("Or drag the crank around. Right speeds it up, left slows it down.")
SETS_THE_MACHINE_UP_AGAIN = N_("Resets the machine. Press again to put every part exactly in place.")
# Translators: of a part in the Workshop. {key}: the name of a key; the others are the arrow keys.
LEFT_AND_RIGHT_SHIFT_IT = N_("Left/right shift it, up/down tilt it, {key} takes it out or puts it back.")
BACK = N_context("button, to the screen before", "Back")
# Translators: noun: the room in which machines of one’s own are built, on buttons and as a title.
WORKSHOP = N_("Workshop")

# workshop cards
HALF_A_MILLIMETRE_TO_THE = N_("Half a millimeter to the left.")
HALF_A_MILLIMETRE_TO_THE_RIGHT = N_("Half a millimeter to the right.")
LEANS_TO_THE_RIGHT = N_("Tilts it half a degree to the right.")
LEANS_TO_THE_LEFT = N_("Tilts it half a degree to the left.")
WHAT_STANDS_ON_IT_GOES = N_("Any parts resting on it come out, too.")
WITH_ALL_THAT_IT_STANDS = N_("Also puts back what it rests on.")

# board print
# Translators: painted on the spaces of the board in capitals, on up to three short lines; the lines may be fewer.
# {number}: “×2”, as two parts are built there.
BUILD = N_context("printed on the board", "BUILD {number}")
PRINT_BUILD = N_context("printed on the board", "BUILD")
# Translators: painted on a space of the board in capitals, on up to three short lines; the lines may be fewer. Back so
# many spaces.
PRINT_BACK = N_context("printed on the board", "BACK\n{number}")
# Translators: painted on a space of the board in capitals, on up to three short lines; the lines may be fewer. Ahead so
# many spaces.
AHEAD = N_context("printed on the board", "AHEAD\n{number}")
PRINT_START = N_context("printed on the board", "START")
DOG_BONE = N_context("printed on the board", "DOG\nBONE")
PRINT_SAFE = N_context("printed on the board", "SAFE")
TURN_CRANK = N_context("printed on the board", "TURN\nCRANK")
# Translators: painted on a space of the board in capitals, on up to three short lines; the lines may be fewer.
# {number}: pieces of cheese.
TAKE = N_context("printed on the board", "TAKE\n{number}")
# Translators: painted on a space of the board in capitals, on up to three short lines; the lines may be fewer.
# {number}: pieces of cheese.
LOSE = N_context("printed on the board", "LOSE\n{number}")
AHEAD_TO_WHEEL = N_context("printed on the board", "AHEAD TO\nCHEESE\nWHEEL")
CHEESE_WHEEL = N_context("printed on the board", "CHEESE\nWHEEL")
# Translators: painted on a space of the board: take {number} pieces of cheese from the opponent who has the most.
FROM_RIVAL = N_context("printed on the board", "TAKE {number}\nfrom player\nwith most")
# Translators: painted on a space of the board: the mouse was asleep and loses {number} pieces of cheese.
CAUGHT_NAPPING = N_context("printed on the board", "CAUGHT\nNAPPING\nlose {number}")
BACK_TO_START = N_context("printed on the board", "BACK TO\nSTART")
BACK_TO_BONE = N_context("printed on the board", "BACK TO\nBONE")

# chain
# Translators: {reached}: links of the chain that have been reached; {whole}: 17.
THE_CHAIN_OF_LINKS = N_("The chain: {reached} of {whole} links")

# spaces
# Translators: a space of the board when it is pointed at: its number, and what it is.
NUMBERED_SPACE = N_("Space {number}: {space}.")
# Translators: a part of the machine when it is pointed at. {number}: 1 to 24; {part}: a part without an article.
NUMBERED_PART = N_("Part {number}: the {part}.")
# Translators: a part of a machine of one's own when it is pointed at. {number}: a number; {part}: one or several parts.
NUMBERED_OWN_PART = N_("Part {number}: {part}.")
# Translators: of a part. {how}: "perfectly placed", "0.8 mm off", "2.4 mm to the right, leaning 2° left" and the like.
IT_STANDS = N_("It’s {how}.")
IT_IS_NOT_BUILT_YET = N_("It isn’t built yet.")
# Translators: {names}: names of players.
HERE = N_("Here: {names}.")

# strip
# Translators: {what}: a sentence that begins with a small letter, such as "the bucket didn't tip over."
MISSED = N_("Missed: {what}")
THE_CAGE_IS_DOWN_AND = N_("The cage is down, and the mouse is caught.")
THE_MACHINE_DOES_NOT_STAND = N_("The machine isn’t stable. Something moved before the crank was touched.")
THE_MACHINE_AS_IT_WAS = N_("The machine as it was built.")


# The spaces, the parts and the links of the Mouse Trap, named and explained.

# Translators: the parts without an article, as in the list of parts: "4  Crank". They also stand in sentences such as
# "Red builds part 4, the crank."; write those so that the bare name fits for every part: "Rot baut Teil 4: Kurbel."
PART_NAMES = (
    N_("base under the gears"),
    N_("gear support"),
    N_("upright gear"),
    # Translators: the name of a part of the trap, without an article, as in the list of parts: "4  Crank". It is also
    # put into sentences such as "Red builds part 4, the crank."; write those so that the bare name fits for every part.
    N_("crank"),
    N_("flat gear"),
    N_("stop sign"),
    # Translators: the name of a part of the trap, without an article, as in the list of parts: "4  Crank". It is also
    # put into sentences such as "Red builds part 4, the crank."; write those so that the bare name fits for every part.
    N_("lamppost"),
    # Translators: the name of a part of the trap, without an article, as in the list of parts: "4  Crank". It is also
    # put into sentences such as "Red builds part 4, the crank."; write those so that the bare name fits for every part.
    # It hangs from the lamppost.
    N_("shoe"),
    N_("rickety stairs"),
    # Translators: the name of a part of the trap, without an article, as in the list of parts: "4  Crank". It is also
    # put into sentences such as "Red builds part 4, the crank."; write those so that the bare name fits for every part.
    N_("bucket"),
    N_("marble in the bucket"),
    N_("base under the plumbing"),
    N_("rain gutter"),
    # Translators: the name of a part of the trap, without an article, as in the list of parts: "4  Crank". It is also
    # put into sentences such as "Red builds part 4, the crank."; write those so that the bare name fits for every part.
    # Water pipes that hold the bathtub.
    N_("plumbing"),
    N_("helping hand"),
    # Translators: the name of a part of the trap, without an article, as in the list of parts: "4  Crank". It is also
    # put into sentences such as "Red builds part 4, the crank."; write those so that the bare name fits for every part.
    # A piece on top of the plumbing whose smaller hole holds a marble.
    N_("thing-a-ma-jig"),
    # Translators: the name of a part of the trap, without an article, as in the list of parts: "4  Crank". It is also
    # put into sentences such as "Red builds part 4, the crank."; write those so that the bare name fits for every part.
    # The tub on the plumbing, with a plug hole; not the washtub.
    N_("bathtub"),
    N_("marble on the thing-a-ma-jig"),
    N_("diving board"),
    # Translators: the name of a part of the trap, without an article, as in the list of parts: "4  Crank". It is also
    # put into sentences such as "Red builds part 4, the crank."; write those so that the bare name fits for every part.
    # A figure of a man.
    N_("diver"),
    N_("base under the cage"),
    # Translators: the name of a part of the trap, without an article, as in the list of parts: "4  Crank". It is also
    # put into sentences such as "Red builds part 4, the crank."; write those so that the bare name fits for every part.
    # The tub into which the diver jumps; not the bathtub.
    N_("washtub"),
    N_("cage post"),
    # Translators: the name of a part of the trap, without an article, as in the list of parts: "4  Crank". It is also
    # put into sentences such as "Red builds part 4, the crank."; write those so that the bare name fits for every part.
    N_("cage"),
)

PART_DUTIES = (
    N_("It holds the gears, the stop sign and the lamppost."),
    N_("It holds the axle of the upright gear."),
    N_("The crank drives it, and it drives the flat gear."),
    N_("Turn it slowly and clockwise."),
    N_("Its peg pulls back the stop sign."),
    N_("A rubber band snaps it back against the shoe."),
    N_("The shoe hangs from it."),
    N_("It swings under the lamp and kicks the bucket."),
    N_("The marble from the bucket rolls down them."),
    N_("It tips over and drops its marble."),
    N_("It rolls down the stairs and along the gutter."),
    N_("It holds the plumbing and the diving board."),
    N_("It guides the marble to the foot of the helping hand."),
    N_("Its hands hold the rod of the helping hand."),
    N_("The marble unhooks it, and the jolt knocks the other marble off its seat."),
    N_("The second marble rests on its smaller hole."),
    N_("The second marble drops through its drain hole."),
    N_("It falls through the bathtub onto the diving board."),
    N_("A seesaw: the marble hits one end, and the diver stands on the other."),
    N_("He flies backward into the washtub."),
    N_("It holds the washtub and the cage post."),
    N_("The diver lands in it and shakes the cage off its post."),
    N_("The cage balances on top of it and rattles down its notches."),
    N_("It drops over the Cheese Wheel and any mouse on it."),
)


def too_early(last_link: str) -> str:
    """Why a cage that came down early caught nobody (MT-35), the chain having reached this link."""
    if last_link in LINKS and LINKS.index(last_link) >= LINKS.index("diver_airborne"):
        return _("The cage fell before the diver landed in the washtub. A mouse inside doesn’t count.")
    return _("The cage shook loose before the diver jumped. A mouse inside doesn’t count.")


def to_space(index: int, two_cranks: bool = False) -> str:
    """Where a mouse goes, in a few words, with the number of the space."""
    space = SPACES[index]
    if two_cranks and index == SECOND_CRANK:
        return _("to the second crank")
    if space.kind in _TO:
        return _(_TO[space.kind])
    # Translators: {what} is what is printed there: "to space 10 (ahead 4 spaces)".
    return _("to space {index} ({what})", index=index, what=space_words(index))


def on_space(index: int, two_cranks: bool = False) -> str:
    """Where a mouse is, in a few words, with the number of the space."""
    space = SPACES[index]
    if two_cranks and index == SECOND_CRANK:
        return _("on the second crank")
    if space.kind in _ON:
        return _(_ON[space.kind])
    # Translators: where a mouse is, as in "Ben's mouse is on Safe." {index}: number of the space; {what}: what is
    # printed there: "on space 10 (ahead 4 spaces)".
    return _("on space {index} ({what})", index=index, what=space_words(index))


def space_words(index: int, two_cranks: bool = False) -> str:
    """What is printed on a space."""
    space = SPACES[index]
    if two_cranks and index == SECOND_CRANK:
        return _("the second crank")
    if space.kind in _PLAIN:
        return _(_PLAIN[space.kind])
    if space.kind is Kind.BUILD:
        numbers = "-".join(map(str, space.players))
        # Translators: what a space is for, as in "to space 9 (Build, 2-3 players)": in a match of so many players a
        # part is built there. {numbers}: 2, 2-3 or 2-3-4, as printed on the space.
        text = N_("Build, {numbers} players")
        # Translators: the same of a space where two parts are built. {numbers}: 2-3-4.
        text = text if space.amount == 1 else N_("Build two, {numbers} players")
        return _(text, numbers=numbers)
    return _go_words(index, space.to) if space.kind is Kind.GO else _cheese_words(space)


def _go_words(index: int, to: int) -> str:
    if SPACES[to].kind in _TO:
        # Translators: {to_space} is "to Start", "to the Dog Bone" and the like.
        # Translators: what is printed on a space, in a few words, as in "to space 2 (take 2)". {to_space} is "to the
        # Cheese Wheel" and the like.
        text = N_("back {to_space}") if to < index else N_("ahead {to_space}")
        return _(text, to_space=_(_TO[SPACES[to].kind]))
    if to < index:
        # Translators: what is printed on a space, in a few words, as in "to space 2 (take 2)". {number}: spaces.
        return ngettext("back {number} space", "back {number} spaces", index - to)
    # Translators: what is printed on a space, in a few words, as in "to space 2 (take 2)". {number}: spaces.
    return ngettext("ahead {number} space", "ahead {number} spaces", to - index)


def _cheese_words(space: Space) -> str:
    if space.kind is Kind.TAKE_FROM_MOST:
        return _("take 3 from player with most")
    if space.kind is Kind.TAKE:
        return ngettext("take 1", "take {number}", space.amount)
    # Translators: what is printed on a space, in a few words, as in "to space 2 (take 2)". {number}: pieces of
    # cheese, 3.
    napping = N_("caught napping, lose {number}")
    # Translators: what is printed on a space, in a few words, as in "to space 2 (take 2)". {number}: pieces of
    # cheese, 2.
    return _(napping if space.slice == 6 else N_("lose {number}"), number=space.amount)


_PLAIN = {
    # Translators: noun: the space where the race begins.
    Kind.START: N_("Start"),
    Kind.DOG_BONE: N_("the Dog Bone"),
    # Translators: the name of a space where a mouse is safe.
    Kind.SAFE: N_context("space", "Safe"),
    Kind.CRANK: N_("the crank"),
    Kind.WHEEL: N_("the Cheese Wheel"),
}

# Translators: where a mouse goes: "Red rolls a 3 and goes to the Dog Bone.", "Red is sent back to Start."
_TO = {
    Kind.START: N_("to Start"),
    Kind.DOG_BONE: N_("to the Dog Bone"),
    Kind.SAFE: N_("to Safe"),
    Kind.CRANK: N_("to the crank"),
    Kind.WHEEL: N_("to the Cheese Wheel"),
}

# Translators: where a mouse is: "Red's mouse, now on the Dog Bone".
_ON = {
    Kind.START: N_("on Start"),
    Kind.DOG_BONE: N_("on the Dog Bone"),
    Kind.SAFE: N_("on Safe"),
    Kind.CRANK: N_("on the crank"),
    Kind.WHEEL: N_("on the Cheese Wheel"),
}


def explain_part(number: int) -> str:
    """What a part of the trap does, for whoever points at it."""
    return _(PART_DUTIES[number - 1])


# What landing on a space of the Mouse Trap does in this match and at this moment, for whoever points at it.

_NOT_FOR = {
    2: N_("Not a build space with two players."),
    3: N_("Not a build space with three players."),
    4: N_("Not a build space with four players."),
}
_PAIR = 2


def explain_space(index: int, table: RuleOptions, built: int) -> str:
    """What it does with so many of the 24 parts standing; by the rules and the number of players of the table."""
    space = SPACES[index]
    if index == CRANK or (index == SECOND_CRANK and table.two_cranks):
        told = _crank(table, built)
    elif space.kind is Kind.BUILD:
        told = _build(space, table, built)
    elif space.kind in (Kind.TAKE, Kind.WHEEL):
        told = _take(space, table)
    else:
        told = _other(space, table)
    if index == WHEEL:
        above = N_("But the cage hangs right above.")
        will = N_("The finished trap’s cage hangs right above.")
        told = sentences(told, _(above if built == table.plan.steps else will))
    return sentences(told, _("All mice begin here.") if index == table.start else "")


def _build(space: Space, table: RuleOptions, built: int) -> str:
    if built == table.plan.steps:  # MT-11
        return (
            _("All parts are built, so nothing happens here.")
            if table.plan.own
            else _("All 24 parts are built, so nothing happens here.")
        )
    return sentences(_builds(space, table, built), _("The numbers say how many players it counts for."))


def _builds(space: Space, table: RuleOptions, built: int) -> str:
    players = len(table.seats)
    if players not in space.players:
        return _(_NOT_FOR[players])
    if built == table.plan.steps - 1:  # MT-12
        return _("Build the last part and take a piece of cheese from the pile.")
    if space.amount > 1:
        return _("Build the next two parts. For each, take a piece of cheese from the pile.")
    return _("Build the next part and take a piece of cheese from the pile.")


def _take(space: Space, table: RuleOptions) -> str:
    one, many = N_plural("Take a piece of cheese from the pile.", "Take {number} pieces of cheese from the pile.")
    return sentences(ngettext(one, many, space.amount), _rest(table))


def _rest(table: RuleOptions) -> str:
    """Who gives what the pile does not hold (MT-14, MT-15)."""
    pair = len(table.seats) == _PAIR
    if table.profile.pick_giver:
        yours, any_one = (
            N_("If the pile runs short, you may take the rest from your opponent."),
            N_("If the pile runs short, you may take the rest from any one opponent."),
        )
        return _(yours if pair else any_one)
    yours, richest = (
        N_("If the pile runs short, your opponent pays."),
        N_("If the pile runs short, the richest opponent pays."),
    )
    return _(yours if pair else richest)


def _from_most(table: RuleOptions) -> str:
    if len(table.seats) == _PAIR:
        return _("Take three pieces of cheese from your opponent, or all your opponent has.")
    richest = _("Take three pieces of cheese from the opponent with the most, or all they have.")
    divide = N_("If opponents tie, take them from one with enough, or from several.")  # MT-43
    choose = N_("If opponents tie for the most, choose one of them.")  # MT-16
    return sentences(richest, _(divide if table.profile.divide else choose))


def _crank(table: RuleOptions, built: int) -> str:
    if built < table.plan.steps:  # MT-21, MT-47
        return _("Nothing happens here until the trap is complete.")
    may, pair, own = table.profile.decline_crank, len(table.seats) == _PAIR, table.plan.own  # MT-23, MT-25
    one = N_("Pay cheese to lure your opponent to the Cheese Wheel.")
    lure = one if pair else N_("Pay cheese to lure opponents to the Cheese Wheel.")
    then = (_OF_TWO if pair else _OF_MORE)[own][not may]
    return sentences(_(lure), _(then))


_OF_TWO = (
    (
        N_("When your opponent is there, you may turn the crank."),
        N_("When your opponent is there, you must turn the crank."),
    ),
    (
        N_("When your opponent is there, you may set off the trap."),
        N_("When your opponent is there, you must set off the trap."),
    ),
)
_OF_MORE = (
    (
        N_("Once one is there, you can’t lure others, and you may turn the crank."),
        N_("Once one is there, you may lure others, too. Then you must turn the crank."),
    ),
    (
        N_("Once one is there, you can’t lure others, and you may set off the trap."),
        N_("Once one is there, you may lure others, too. Then you must set off the trap."),
    ),
)
"""What follows there of the classic trap and of one's own, where the crank may be declined and where not."""


def _other(space: Space, table: RuleOptions) -> str:
    if space.kind is Kind.GO:  # MT-05
        follow = N_("Your mouse goes there right away. Then do what that space says.")
        ignore = N_("Your mouse goes there, and that space does nothing.")
        return _(follow if table.profile.follow else ignore)
    if space.kind is Kind.TAKE_FROM_MOST:
        return _from_most(table)
    return _(_SPACE_EFFECTS_PLAIN[space.kind])


_SPACE_EFFECTS_PLAIN = {
    Kind.START: N_("Nothing happens here."),
    Kind.LOSE: N_("Return cheese to the pile, if you have any."),
    Kind.DOG_BONE: N_("Nothing happens here."),
    Kind.SAFE: N_("The first space of the Loop. A mouse here can’t be lured."),
}


# The board, the seats and the machine of the Mouse Trap for those who hear them.


def space(index: int, two_cranks: bool, here: Sequence[str]) -> str:
    """A space with what is printed on it, and who stands there."""
    words = space_words(index, two_cranks)
    # Translators: {number}: number of the space.
    told = capital(words) if SPACES[index].kind is Kind.START else row((_("Space {number}", number=index), words))
    # Translators: {names}: names of players.
    stands = ngettext("{names} is here", "{names} are here", len(here), names=listed(here))
    return row((told, stands)) if here else told


def pile(pieces: int) -> str:
    """What lies on the pile."""
    # Translators: told by screen readers. {number}: pieces of cheese.
    return ngettext("{number} piece of cheese in the pile", "{number} pieces of cheese in the pile", pieces)


def result(place: str, heads: Sequence[str], numbers: Sequence[int]) -> str:
    """A row of the standings: who, and each number with its head."""
    # Translators: told by screen readers: one number of the standings with its heading, as in "Caught 3". {what}:
    # "Caught", "Missed" or "Cheese"; {number}: a number.
    counts = [_("{what} {number}", what=_(head), number=number) for head, number in zip(heads, numbers, strict=True)]
    # Translators: standings for screen readers. {name}: a player’s name (or a part); {where}: what the player has, or
    # where it is.
    return _("{name}: {where}", name=place, where=row(counts))


# Tips for a first match of the Mouse Trap, in the order in which they usually matter.

TIPS = (
    WELCOME,
    Tip(
        "look",
        N_("Look before you roll"),
        N_("Small dice show where each roll leads. Red dots pay off. Pale dice do nothing."),
    ),
    Tip(
        "build",
        N_("Place the part"),
        N_("Bring it to its dashed outline and let go. The straighter it is, the better."),
    ),
    Tip(
        "part",
        N_("The machine grows"),
        N_("A Build space adds the next of 24 parts. Its numbers, such as 2-3-4, say how many players it counts for."),
    ),
    Tip(
        "cheese",
        N_("Your cheese"),
        N_("Save some! Later, each piece pays for one try to lure an opponent."),
    ),
    Tip(
        "loop",
        N_("Round and round"),
        N_("Mice stay in this Loop. On the Cheese Wheel, they can be trapped."),
    ),
    Tip(
        "lure",
        N_("Lure a mouse"),
        N_("Pay one piece and roll. The exact number brings the mouse under the cage."),
    ),
    Tip(
        "crank",
        N_("Set off the trap"),
        N_("There’s a mouse under the cage. Look at the checklist, then turn the crank slowly."),
    ),
    Tip(
        "set_off",
        N_("Set off the trap"),
        N_("There’s a mouse under the cage. Look at the checklist, then let go."),
    ),
)


# What the table answers to a seat that asks.


def answers(state: State, asker: str) -> SeatAnswers:
    """Where its mouse is and how far the trap is built; its cheese; the others, each with mouse and cheese."""
    table = state.table
    own = table.seats.index(asker)
    others = tuple(_seat(state, number) for number in range(len(table.seats)) if number != own)
    # Translators: {cheese}: how many pieces of cheese, such as “3 pieces of cheese”.
    pile_holds = _("In the pile: {cheese}.", cheese=_pieces(state.pile))
    at = has(seat_name(asker), _out() if state.captured[own] else on_space(state.mice[own], table.two_cranks))
    return SeatAnswers((at, *_trap(state)), (has(seat_name(asker), _pieces(state.hands[own])),), (*others, pile_holds))


def _out() -> str:
    # Translators: where a mouse is that has been captured: “Red: under the cage.”
    return _("under the cage")


def _pieces(cheese: int) -> str:
    # Translators: {number}: how many.
    return ngettext("{number} piece of cheese", "{number} pieces of cheese", cheese)


def _seat(state: State, number: int) -> str:
    at = on_space(state.mice[number], state.table.two_cranks)
    parts = (_out(),) if state.captured[number] else (at, _pieces(state.hands[number]))
    return has(seat_name(state.table.seats[number]), row(parts))


def _trap(state: State) -> tuple[str, ...]:
    """How far the trap is built, in a sentence or two."""
    built = len(state.parts)
    if state.complete:
        return (_("The trap is complete."),)
    if state.table.plan.own:
        # Translators: of a machine of one's own. {number}, {all}: how many parts are built, and how many it has.
        text = "{number} of {all} part is built.", "{number} of {all} parts are built."
        return (ngettext(*text, built, all=state.table.plan.steps),)
    standing = ngettext("{number} of 24 parts is built.", "{number} of 24 parts are built.", built)
    # Translators: {number}: number of the part; {part}: its name.
    due = _("Next comes part {number}, the {part}.", number=built + 1, part=_(PART_NAMES[built]))
    return standing, due
