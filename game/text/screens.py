"""What the screens of every game say, marked for translation; a constant is named after its words."""

from __future__ import annotations

from game.text.language import N_, N_context, N_plural

# actions
SKIPS_TO_THE_END_OF = N_("Skips to the end of this turn.")
ASKS_A_COMPUTER_PLAYER_WHAT = N_("Asks a computer player what it would do and why.")
# Translators: {level} is Easy, Medium or Hard, as computer players are called by how well they play.
ASKS_A_COMPUTER_PLAYER_OF = N_("Asks the {level} computer player what it would do and why.")
TAKES_BACK_YOUR_LAST_CHOICE = N_("Undoes your last choice, unless something has already happened because of it.")
PLAYERS_SPEED_SETTINGS_SAVE_AND = N_("Players, speed, settings, saving and leaving.")
WHO_WON_AND_HOW_EVERYONE = N_("Shows who won and how everyone did.")
IT_COULD_NOT_BE_SAVED = N_("Couldn’t save. Press to try again.")
# Translators: verb, a button: skips to the end of what is shown.
SKIP = N_("Skip")
HINT = N_context("button", "Hint")
# Translators: noun, a button and a title at the end of a match: who won and how everyone did.
STANDINGS = N_("Standings")
TRY_AGAIN = N_("Try again")
# Translators: verb, a button.
UNDO = N_("Undo")
RULES = N_context("button", "Rules")
THE_RULES_OF_THE_GAME = N_("The rules of the game.")
LOG = N_context("button", "Log")
EVERYTHING_THAT_HAPPENED_SO_FAR = N_("Everything that has happened so far.")
MENU = N_context("button", "Menu")
# Translators: after what a button does. {key}: what is printed on the key that presses it.
ITS_KEY = N_("Key: {key}.")

# aloud
# Translators: read aloud. {pips}: a number from 1 to 6.
THE_DIE_SHOWS = N_("The die shows {pips}.")
# Translators: read aloud, the name of a choice between a person, a computer and nobody. {seat}: the color of a seat.
WHO_PLAYS = N_("Who plays {seat}")
# Translators: read aloud, the name of a choice: how well the computer player plays. {name}: a player.
LEVEL_OF = N_("{name}’s level")
# Translators: read aloud, the name of a choice: Automatic, Guided or Freehand. {name}: a player.
HANDS_OF = N_("{name}’s hands")

# choice lists
# Translators: the fastest choice of a speed (adjective): the result is shown without the run.
INSTANT = N_("Instant")
# Translators: noun, a choice at a seat: a person plays here.
HUMAN = N_("Human")
# Translators: noun, a choice at a seat: the computer plays here.
COMPUTER = N_("Computer")

# covers
# Translators: the titles as they stand on the lids of the boxes, on one or two lines.
MOUSETRAP_LID = N_context("on the lid of a box", "Mouse\nTrap")
MOUSEMAZE_LID = N_context("on the lid of a box", "Mouse Trap\nCard Game")
MIGHTYMOUSE_LID = N_context("on the lid of a box", "Mighty Mouse")
BOOBYTRAP_LID = N_context("on the lid of a box", "Booby-Trap")
MOUSETRAP_MOTTO = N_context("on the lid of a box", "Build. Bait. Drop!")
BOOBYTRAP_MOTTO = N_context("on the lid of a box", "Steady, now…")
MOUSE_TRAP = N_("Mouse Trap")

# error screen
SOMETHING_WENT_WRONG_ON_THIS = N_("Something went wrong on this screen.")
A_SAVED_MATCH_IS_SAFE = N_("Saved matches are safe. Every move is stored, and they’re waiting on the shelf.")
# Translators: {report}: the path of a file.
A_REPORT_WAS_WRITTEN_TO = N_("A report was saved to {report}.")
A_REPORT_COULD_NOT_BE = N_("The report couldn’t be saved.")
# Translators: title of a screen that says that something went wrong in the program.
SORRY = N_("Sorry!")
TO_THE_SHELF = N_("To the shelf")
SAVE_AND_LEAVE = N_("Save and leave")
# Translators: verb, a button: leave the match without saving.
LEAVE = N_("Leave")
# Translators: verb, a button: close the program.
QUIT = N_("Quit")

# hands
# Translators: what each kind of hands does in Mouse Trap, below its picture.
STEADY_PLACES = N_("Parts place themselves.")
HELPED_PLACES = N_("You place the parts. Near their outline, they click into place.")
OWN_PLACES = N_("You place the parts. Crooked parts stay crooked.")
# Translators: what each kind of hands does in Booby-Trap, below its picture.
STEADY_LIFTS = N_("Pieces come straight up, no matter how you pull.")
OWN_LIFTS = N_("You pull the pieces out while everything in the tray moves.")
# Translators: adjective, a choice of hands: parts place themselves, and pieces come straight up.
STEADY = N_("Automatic")
# Translators: hands of one's own, with help: between Automatic and Freehand.
WITH_HELP = N_context("hands", "Guided")
# Translators: adjective, a choice of hands: you place parts and pull pieces yourself, without help.
OWN_HANDS = N_("Freehand")
# Translators: {hands}: Automatic, Guided or Freehand; {meaning}: what this kind of hands does, in a sentence or two.
HANDS_MEAN = N_("{hands}: {meaning}")

# hints
# Translators: headline while a computer player looks for its move.
THINKING = N_("Thinking…")

# loading
ONE_MOMENT = N_("One moment")
THIS_IS_A_LONG_MATCH = N_("This is a long match, so it may take a while to open.")
# Translators: verb, a button.
CANCEL = N_("Cancel")
THIS_MATCH_CANNOT_GO_ON = N_("This match can’t continue")

# log
# Translators: a line of the log. {told}: a sentence that tells what a computer player did; {why}: its reason, a
# sentence as well.
TOLD_WHY = N_("{told} ({why})")
COPIES_THE_WHOLE_LOG = N_("Copies the whole log.")
# Translators: said for a moment after Copy was pressed.
COPIED = N_("Copied")
COPY = N_context("button", "Copy")
SINCE_YOUR_TURN = N_("Since your turn")
# Translators: heading over the last lines of the log, which can be pressed. {head}: “Since your turn”; {number}: how
# many lines there are.
PRESS_FOR_ALL = N_("{head}: show all {number}")
NOTHING_HAS_HAPPENED_YET = N_("Nothing has happened yet.")
# Translators: verb, a button: closes what is shown.
CLOSE = N_("Close")
WHAT_HAPPENED = N_("What happened")

# match play
THAT_MOVE_DID_NOT_COUNT = N_("That move didn’t count")

# match screen
# Translators: {name}: a player’s name.
YOUR_TURN = N_("{name}, your turn")

# menu
THE_MATCH_IS_SAVED_AND = N_("Your match is saved and waiting on the shelf.")
NOT_SAVED_THE_MATCH_IS = N_("Not saved. If you leave, this match is lost.")
# Translators: in the menu of a match, before the speeds: what is chosen holds for all matches.
SPEED_IN_EVERY_MATCH = N_("Speed for every match")
# Translators: adjective, title of the menu of a match.
PAUSED = N_("Paused")
# Translators: noun, a button and the title of a screen.
SETTINGS = N_("Settings")

# notice
# Translators: a button that closes a notice.
OK = N_("OK")

# page
# Translators: what a key or a button of a pad does, in a word or two, small under the screen, beside its sign.
# Translators: to the screen before.
BACK = N_context("button", "Back")
BACK_LOWER = N_context("what a key does", "back")

# reader
# Translators: noun, a button and the title of a page: who made the game and what it is made of.
CREDITS = N_("Credits")
READ_ON = N_context("what a key does", "read on")
SECTION = N_context("what two keys go through", "section")
PARAGRAPH = N_context("what two keys go through", "paragraph")

# result
# Translators: headline. {names}: names of the winners.
WINS_COUNT = N_plural("{names} wins!", "{names} win!")
NOBODY_WINS = N_("Nobody wins!")
# Translators: told to those who do not see the end of a match. {names}: names of the winners.
CONFETTI_FALLS_ON = N_("Confetti rains down on {names}.")
PLAY_AGAIN = N_("Play again")

# rule options
WHO_BEGINS = N_("Who goes first?")
THE_RULES = N_("The rules")
HOUSE_OPTIONS = N_("House rules")
NOT_IN_THE_PRINTED_RULES = N_("not in the printed rules")
HOW_LONG = N_("How long?")
FINE_PRINT = N_("Fine print")
FOR_TWO_OR_MORE = N_("for two or more")
THE_PIECES = N_("The pieces")
THE_HIGHEST_ROLL_BEGINS = N_("The highest roll goes first.")
# Translators: what pieces of three sizes are worth. {most}: the highest of the three numbers.
OR_THREE_OF_YOUR_OWN = N_("Or choose three values, each at least as high as the last. A trip costs {most}.")
# Translators: sizes of pieces, over what each is worth.
SMALL = N_("Small")
# Translators: adjective: the middle one of three sizes of pieces, and of three levels of computer players.
MEDIUM = N_("Medium")
# Translators: adjective: a size of pieces, over what each is worth: Small, Medium, Large.
LARGE = N_("Large")

# saved match status
# Translators: on the card of a saved match: who is to play. {name}: a player’s name or color.
TO_PLAY = N_("{name}’s turn.")

# saved matches
# Translators: when a match was saved.
TODAY = N_("today {time}")
# Translators: when a match was saved. {time}: a time of day.
YESTERDAY = N_("yesterday {time}")
# Translators: when a match was saved. {number}: how many days ago.
DAY_AGO_COUNT = N_plural("{number} day ago", "{number} days ago")
A_WHILE_AGO = N_("a while ago")

# seat card
# Translators: hint of a field where a name is typed. {seat}: the color of a seat or the name so far.
THE_NAME_OF = N_("{seat}’s name.")
# Translators: a seat where nobody sits.
EMPTY = N_context("seat", "Empty")
# Translators: noun, heading of a choice: how well a computer player plays.
LEVEL = N_("Level")
PLAYS_AT_THIS_TABLE = N_("Plays at this table")
NOBODY_PLAYS_HERE = N_("Nobody plays here")

# seating
AT_LEAST_MUST_PLAY_COUNT = N_plural(
    # Translators: {number}: how many must play.
    "This game needs at least {number} player.",
    "This game needs at least {number} players.",
)

# setup
# Translators: the line below a set-up: "2 people, 1 computer. Ben goes first. 6 of 24 parts built."
COMES_TO = N_("{seats}.")
# Translators: {least}, {most}: how many can play this game.
SET_UP_LIKE_LAST_TIME = N_("Set up like last time · {least} to {most} players")
WHICH_TRAP = N_("Which trap?")
WHICH_TRAP_HINT = N_("Choose the classic trap, or a machine from the Workshop.")
WHO_IS_PLAYING = N_("Who’s playing?")
THE_RULES_WITH_THE_OPTIONS = N_("The rules with the options chosen here.")
JUST_TO_PLAY_WITH_OUTSIDE = N_("Just for fun, outside any match.")
# Translators: {name}: a player’s name or color.
BEGINS = N_("{name} goes first.")
# Translators: noun: the room in which machines of one’s own are built, on buttons and as a title.
WORKSHOP = N_("Workshop")
BEGINS_THE_MATCH = N_("Starts the match.")
SOLITAIRE_CLEAR_ALL_BUT_ONE = N_("Solitaire: clear all but one piece with at most three trips.")
START = N_context("button", "Start")
# Translators: in the line below a set-up. {number}: how many people play.
PERSON_COUNT = N_plural("{number} person", "{number} people")
# Translators: in the line below a set-up. {number}: how many computer players there are.
COMPUTER_COUNT = N_plural("{number} computer", "{number} computers")
OF_24_PARTS_STAND = N_("{built} of 24 parts built.")
A_DRAW_DECIDES_WHO_BEGINS = N_("A random draw decides who goes first.")
# Translators: in the line below a set-up: who plays freehand. {names}: one or several players.
OWN_HANDS_OF = N_("Freehand: {names}.")
# Translators: in the line below a set-up: who plays with guided hands. {names}: one or several players.
HELPED_HANDS_OF = N_("Guided: {names}.")
NEXT = N_context("what a key does", "next")
CHOOSE = N_context("what a key does", "choose")

# shelf
# Translators: a box when it is pointed at: "Mouse Trap. Build the machine, 2–4 players."
BOX_TOLD = N_("{title}. {line}, {players}.")
# Translators: begins with the numbers and a space: a narrow box shows nothing but these.
TWO_TO_FOUR_PLAYERS = N_("2–4 players")
BUILD_THE_MACHINE = N_("Build the machine")
MOUSE_TRAP_CARD_GAME = N_("Mouse Trap Card Game")
# Translators: begins with the numbers and a space: a narrow box shows nothing but these.
TWO_TO_FIVE_PLAYERS = N_("2–5 players")
CARD_MAZE = N_("Card maze")
MIGHTY_MOUSE = N_("Mighty Mouse")
RACE_HOME = N_("Race home")
# Translators: the name of a game; also the name of a row in a report on its tray.
BOOBY_TRAP = N_("Booby-Trap")
# Translators: begins with the numbers and a space: a narrow box shows nothing but these.
ONE_TO_TEN_PLAYERS = N_("1–10 players")
SPRING_BOX = N_("Spring box")

# shelf widgets

# sidebar
PRESS_TO_READ_EVERYTHING_SO = N_("Press to read everything so far.")
HOW_FAST_PIECES_MOVE_AND = N_("How fast pieces move and computers play in every match.")

# title
GOES_ON_WITH_YOUR_SAVED = N_("Continues your saved match.")
TAKE_A_BOX_FROM_THE = N_("Take a box from the shelf, choose your players and play.")
BUILD_MACHINES_OF_YOUR_OWN = N_("Build your own machines or take ours apart.")
THE_TRAP = N_("The trap")
# Translators: a button on the shelf of the toy shop, with the picture of a crank.
TURN_IT = N_("Turn it!")
TURN_IT_HINT = N_("The trap, just for fun: crank it, take it apart, put it back together.")
# Translators: a button: turn the crank of a match once more, as practice.
CRANK_IT_AGAIN = N_("Crank it again")
CRANK_IT_AGAIN_HINT = N_("Shows the trap as it stood. Crank it as often as you like.")
# Translators: title of a practice, and the button that leads there: pull this piece of the match once more.
PULL_IT_AGAIN = N_("Pull it again")
PULL_IT_AGAIN_HINT = N_("Shows the tray as it was. Pull the piece as often as you like.")
# Translators: {name}: a player’s name or color.
BEGINS_THIS_TIME = N_("Same players, same rules. This time, {name} goes first.")
# Translators: read aloud: how much each player had in the end. {name}: a player; {number}: points, cheese or pieces.
NAME_AND_NUMBER = N_("{name} {number}")
THE_TRAY = N_("The tray")
LOOK_ALONG_THE_SHELF = N_context("what a key does", "browse the shelf")
OPEN_THE_BOX = N_context("what a key does", "open the box")
# Translators: verb, a button: continue the match that was saved last.
CONTINUE = N_("Continue")
LOOK_ALONG = N_context("what a key does", "browse")
# Translators: title of the first screen when the game is started for the first time.
WELCOME = N_("Welcome!")

# unsaved
PLAY_UNSAVED = N_("Play anyway")
YOU_CAN_STILL_PLAY_BUT = N_("You can still play, but this match won’t be saved when you leave.")
SAVE_A_NEW_COPY = N_("Save a new copy")
THIS_MATCH_CANNOT_BE_SAVED = N_("This match can’t be saved")
THE_MATCH_IS_LOST = N_("It couldn’t be saved anywhere else, either. The match is lost.")
NOTHING_IS_LOST_THE_WHOLE = N_("Nothing is lost. The whole match can be saved as a new file.")

# rule options
DRAW_LOTS = N_("Random draw")
CHANCE_DECIDES_WHO_BEGINS = N_("Chance decides who goes first.")
A_PLAYER_OF_YOUR_CHOICE = N_("A player of your choice")
PRESS_AGAIN_FOR_THE_NEXT = N_("Press again for the next player.")
THE_FIRST_SEAT = N_("The first seat")
THEN_PLAY_GOES_ROUND_THE = N_("Then play goes around the table.")
THE_YOUNGEST_PLAYER = N_("The youngest player")
# Translators: {name}: a player’s name or color.
IS_THE_YOUNGEST = N_("{name} is the youngest.")
# Translators: in the line below a set-up. {name}: a player’s name or color.
IS_THE_YOUNGEST_AND_BEGINS = N_("{name} is the youngest and goes first.")
WHOSE_BIRTHDAY_IS_NEXT = N_("The next birthday")
# Translators: {name}: a player’s name or color.
HAS_THE_NEXT_BIRTHDAY = N_("{name} has the next birthday.")
# Translators: in the line below a set-up. {name}: a player’s name or color.
HAS_THE_NEXT_BIRTHDAY_AND_BEGINS = N_("{name} has the next birthday and goes first.")
AS_THE_PRINTED_RULES_SAY = N_("As in the printed rules.")
AS_PRINTED_PRESS_AGAIN = N_("As in the printed rules. Press again for the next person.")
HASBRO_RULES = N_("Hasbro rules")
MOVED_ON_BY_A_SPACE = N_("Ignore the space you’re sent to. With an opponent on the wheel, you must crank.")
ORIGINAL_RULES = N_("Original rules")
MOVED_ON_BY_A_SPACE_FOLLOW = N_("Follow the space you’re sent to. With an opponent on the wheel, cranking is optional.")
TWO_CRANKS = N_("Two cranks")
THE_SIXTH_LOOP_SPACE_IS = N_("The space before the Cheese Wheel is a second Turn Crank. A shorter match.")
# Translators: a house option of Mighty Mouse: a number is kept for later, as an idiom says it.
A_NUMBER_UP_YOUR_SLEEVE = N_("A number up your sleeve")
SAVE_A_NUMBER_YOU_ROLLED = N_("Save a number you rolled. On a later turn, roll again or play it.")
SIX_PARTS_STAND = N_("Six parts built")
THE_MICE_START_A_QUARTER = N_("Mice start a quarter of the way along. Saves about one roll in ten.")
HALF_BUILT_TRAP = N_("Half-built trap")
TWELVE_PARTS_STAND_THE_MICE = N_("Twelve parts are built, and mice start halfway. Saves about a quarter of the rolls.")
SIX_PARTS_TO_GO = N_("Six parts to go")
EIGHTEEN_PARTS_STAND_THE_MICE = N_(
    "Eighteen parts are built, and mice start farther along. Saves about two rolls in five."
)
EIGHT_WEDGES = N_("Eight wedges")
AS_IN_THE_PRINTED_RULES = N_("As in the printed rules.")
FIVE_WEDGES = N_("Five wedges")
A_SHORT_GAME_TWO_GOOD = N_("A short match. Two good turns can be enough.")
TWELVE_WEDGES = N_("Twelve wedges")
A_LONG_GAME_BEST_FOR = N_("A long match, best for two or three.")
STOP_AT_THE_EDGE = N_("Stop at the edge")
IF_THE_EDGE_CUTS_A = N_("If the edge stops the mouse, that card does nothing. Its cheese still counts.")
REGULAR_GAME = N_("Regular game")
TOUCH_A_PIECE_THEN_TAKE = N_("Touch a piece, then take it or pass. All sizes from the start.")
BY_SIZE = N_("By size")
ALL_SMALL_PIECES_FIRST_THEN = N_("All the small pieces first, then the medium ones, then the large ones.")
NO_PASSING = N_("No passing")
THE_PIECE_YOU_TOUCH_IS = N_("The piece you touch is the piece you take.")
FIVE_TEN_AND_TWENTY = N_("5, 10 and 20")
SMALL_MEDIUM_AND_LARGE_A = N_("Small, medium and large. A trip costs 20 points.")
ONE_TWO_AND_THREE = N_("1, 2 and 3")
SMALL_MEDIUM_AND_LARGE_A_TRIP = N_("Small, medium and large. A trip costs 3 points.")
TWENTY_OF_EACH = N_("Twenty of each")
SIXTY_PIECES_IN_PLACE_OF = N_("Sixty pieces instead of our 63.")
ARCHES_ON_REQUEST = N_("Arches on request")
WHOEVER_ASKS_SEES_WHAT_CARRIES = N_("Any player can ask to see what holds the bar. The log says who asked.")
THE_HIGHEST_ROLL = N_("The highest roll")
EVERYONE_ROLLS_THE_HIGHEST_NUMBER = N_("Everyone rolls, and the highest number goes first.")
