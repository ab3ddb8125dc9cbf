"""What the screens of Mighty Mouse say, marked for translation; a constant is named after its words."""

from __future__ import annotations

from game.text.language import N_, N_context

# actions
ROLLS_THE_DIE = N_("Rolls the die.")
# Translators: a piece in a list: "Red on 14, Blue on 13."
NAME_WHERE = N_("{name} {where}")
PLACES = N_("{places}.")
ROLL = N_("Roll")
ROLLED = N_("{name} rolled {pips}.")

# sidebar
WINS = N_("{name} wins!")
PLAYS = N_("{name} plays")
ROLLED_PIPS = N_("rolled {pips}")
NAME_WHERE_REST = N_("{name}: {where}. {rest}")
THE_STORY_SO_FAR = N_("The story so far")

# fields
MIGHTY_MOUSE_IS_ON_THE = N_("Mighty Mouse is on the way {to_hazard}: step {steps} of {length}.")
MIGHTY_MOUSE_WAITS_IN_THE = N_("Mighty Mouse waits in the centre until a player who is held rolls for him.")
HERE = N_("Here: {names}.")

# board print
# Translators: printed on the board in capitals: where the race begins and ends, and where Mighty Mouse lives.
PRINT_START = N_context("printed on the board", "START")
PRINT_FINISH = N_context("printed on the board", "FINISH")
PRINT_HOME = N_context("printed on the board", "HOME")
TO_THE_RESCUE = N_context("printed on the board", "TO THE\nRESCUE!")
