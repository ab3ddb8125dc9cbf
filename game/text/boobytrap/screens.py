"""What the screens of Booby-Trap say, marked for translation; a constant is named after its words."""

from __future__ import annotations

from game.text.language import N_, N_context, N_plural

# actions
PRESS_A_PIECE_TO_FEEL = N_("Press a piece to feel how it is held.")
LEAVES_THE_TURN_TO_THE = N_("Leaves the turn to the next player.")
TOUCH_A_PIECE = N_("Touch a piece.")
IF_THE_BAR_MOVES_A = N_("If the bar moves a mark or more, the piece is lost: −{points}. The green band is safe.")
THE_BAR_IS_DRAWN_BACK = N_("The bar is drawn back, then let go.")
THE_PIECES_ARE_BEING_MIXED = N_("The pieces are being mixed.")
PLAYS = N_("{seat} plays")
# Translators: what a key or a button of a pad does, in a word or two, small under the screen.
MENU = N_context("what a key does", "menu")
THE_TRAY_IS_LAID_AS = N_("The tray is laid out as you left it.")
LIFTING_A_PIECE = {
    "S": N_("Lifting a small piece …"),
    "M": N_("Lifting a medium piece …"),
    "L": N_("Lifting a large piece …"),
}
TOUCHING_A_PIECE = {
    "S": N_("Touching a small piece."),
    "M": N_("Touching a medium piece."),
    "L": N_("Touching a large piece."),
}
THINKING = N_("Thinking …")
LIFTS_THE_PIECE_STRAIGHT_UP = N_("Lifts the piece straight up and steadily.")
TOUCH_A_PIECE_FIRST = N_("Touch a piece first.")
TAKE_IT = N_("Take it")
# Translators: a button, for whoever plays with own hands: lays the hand on the piece, which is then drawn up.
TAKE_HOLD = N_("Take hold")
TOUCH_A_SIZE_PIECE = {
    "S": N_("Touch a small piece."),
    "M": N_("Touch a medium piece."),
    "L": N_("Touch a large piece."),
}
EVERYONE_PASSED_TWICE_PICK_A = N_("Everyone passed twice: pick a piece.")
IF_THE_BAR_MOVES_A_MARK = N_("If the bar moves a mark or more, it is a trip. The green band is safe.")
THE_GAME_IS_OVER = N_("The game is over.")
WAIT = N_("{seat}, wait")
THAT_MOVE_DID_NOT_COUNT = N_("That move did not count.")
BEGINS = N_("{seat} begins")
PIECE = N_context("what a key does", "piece")
TOUCH = N_context("what a key does", "touch")
THEN_TAKE_IT_OR_PASS = N_("Then take it or pass.")
# Translators: a button: to leave the turn to the next player.
PASS = N_context("button", "Pass")
LOOK_AT_THE_ARCHES_IF = N_("Look at the arches, if you like.")
MOVE = N_context("what a key does", "move")
CHOOSE = N_context("what a key does", "choose")
TO_TAKE_IT_PRESS_THE = N_("To take it, press the piece and draw it up, slowly and straight.")
DRAW_IT_SLOWLY = N_("Your hand is on it. Draw it up, slowly and straight.")
SLOWLY_AND_STRAIGHT_WHAT_IS = N_(
    "Slowly and straight! What is held fast creaks before it gives. The green band is safe."
)
LAYS_YOUR_HAND_ON_IT = N_("Lays your hand on the piece. Then draw it up.")
LET_IT_COME = N_("Let it come")
YOUR_HAND_GOES_UP_BY = N_("Your hand goes up by itself, evenly.")
DRAW = N_context("what a key does", "draw")
KEEP_STRAIGHT = N_("keep straight")
LET_GO = N_context("what a key does", "let go")

# hand rows
# Translators: one letter that stands for a size: small, medium, large.
SIZE_LETTERS = {
    "S": N_context("letter of a size", "S"),
    "M": N_context("letter of a size", "M"),
    "L": N_context("letter of a size", "L"),
}
TAKEN = N_("Taken")
TRIPS = N_("Trips")
SCORE = N_("Score")

# result
SHOWS_WHAT_IS_LEFT_IN = N_("Shows what is left in the tray, and its arches.")
YOU_CLEARED_THE_TRAY = N_("You cleared the tray!")
ONE_TRIP_TOO_MANY = N_("One trip too many")
THE_TRAY = N_("The tray")

# score
PIECE_LEFT_COUNT = N_plural("{number} piece left", "{number} pieces left")
DISCARDED_ENDS_WITH = N_("{number} discarded; ends with {ends} left")
PASSES_OF = N_("Passes: {passes} of {most}")
ONCE_EVERYBODY_HAS_PASSED_TWICE = N_("Once everybody has passed twice, the next one must pick.")
TRIPS_OF = N_("Trips: {trips} of {most}")
A_FOURTH_TRIP_LOSES = N_("A fourth trip loses.")
NO_PASSING = N_("No passing")

# sidebar
# Translators: the space bar of the keyboard.
SPACE = N_context("key", "Space")
LINES_FROM_PIECE_TO_PIECE = N_(
    "Lines from piece to piece, as thick as the force they carry. Everybody hears that you ask."
)
WHERE_THE_FORCE_RUNS = N_("where the force runs")
SHOW_THE_ARCHES = N_("Show the arches")

# sidebar widgets
ON = N_("On")
OFF = N_("Off")

# tag and legend
LAYING_THE_TRAY_AGAIN_OF = N_("Laying the tray again: {done} of {whole}")
THE_WHOLE = N_("the whole")
# Translators: these three stand in a legend: how much of the spring's force a line carries.
HALF = N_context("share of the force", "half")
A_LITTLE = N_("a little")
LIT_PIECES_WITH_NO_LINE = N_("Lit pieces with no line are loose.")
SPRING_FORCE = N_("Spring force")

# workshop
MIX_THE_PIECES_TOUCH_ONE = N_("Mix the pieces, touch one, take it.")
THE_LINES_SHOW_WHICH_PIECES = N_("The lines show which pieces hold the bar: take one that has none, and nothing moves.")
YOU_CAN_PUT_BACK_WHATEVER = N_("You can put back whatever you took.")
THE_WORKSHOP = N_("The Workshop")
PUT_BACK = N_("Put back")
LIFTS_THE_TOUCHED_PIECE_OR = N_("Lifts the touched piece. Or press it and draw it up.")
TO_THE_SHELF = N_("To the shelf")
MIX = N_context("button", "Mix")
PUTS_ALL_PIECES_BACK_AND = N_("Puts all pieces back and mixes them again.")
THE_TRAY_AS_IT_WAS = N_("Puts the tray back as it was.")
LINES_FROM_PIECE_TO_PIECE_AS = N_("Lines from piece to piece, as thick as the force they carry.")
# Translators: the name of whoever plays with the tray in the Workshop, where other names stand else.
YOU = N_context("player", "You")
SKIP = N_("Skip")
SKIPS_TO_THE_END = N_("Skips to the end.")
