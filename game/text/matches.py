"""What the page of all matches, the family book, the theatre and an evening say, marked for translation."""

from __future__ import annotations

from game.text.language import N_, N_context, N_plural

MATCHES = N_("Matches")
PLAY_ON = N_("Continue")
AGAIN = N_("Rematch")
WATCH = N_("Watch")
RENAME = N_("Rename")
DUPLICATE = N_("Copy")
EXPORT = N_("Export")
THROW_AWAY = N_("Delete")
UNDO = N_("Undo")
GOES_ON_WITH_THE_MATCH = N_("Continues this match.")
A_NEW_MATCH_WITH_THE_SAME = N_("A new match with the same rules and players.")
SHOWS_THE_MATCH_AGAIN = N_("Replays the match from the first turn.")
GIVES_THE_MATCH_A_NAME = N_("Gives the match its own name.")
MAKES_A_COPY_THAT = N_("Makes a copy so you can play it differently.")
# Translators: the name of a copy of a match.
COPY_OF = N_("{name} (copy)")
WRITES_THE_MATCH_INTO = N_("Saves the match as a file in your Documents folder, to keep or share.")
MOVES_THE_MATCH_AWAY = N_("Deletes the match. You can undo this for ten seconds.")
EXPORTED = N_("Exported")
THE_MATCH_IS_IN = N_(
    "The match is saved as {path}. Anyone who drops this file on the game window can continue from there."
)
A_MATCH_WAS_SAVED_ELSEWHERE = N_("A match was saved elsewhere")
ITS_FOLDER_COULD_NOT_BE_WRITTEN = N_(
    "Last time, its own folder couldn’t be written to, so it was saved as {path}. Put it back on the shelf?"
)
ONTO_THE_SHELF = N_("Put it back")
NOT_NOW = N_("Not now")
THAT_DID_NOT_WORK = N_("That didn’t work")
THIS_FILE_IS_NOT_OPENED = N_("This file can’t be opened")
THE_FILE_STAYS = N_("{trouble} The file stays where it is.")
THE_FILE_CANNOT_BE_READ = N_("{name} can’t be read.")
FIRST_LEAVE_THE_TABLE = N_("Go back to the shelf first, then drop the file again.")
NO_MATCH_YET = N_("No matches yet")
TAKE_A_BOX_FROM_THE_SHELF = N_("Take a box from the shelf. Every match you start is kept here.")
FINISHED = N_("finished")
TO_PLAY = N_("{name}’s turn.")
LEADS_COUNT = N_plural("{names} leads.", "{names} lead.")
WON_COUNT = N_plural("{names} won.", "{names} won.")
NOBODY_WON = N_("Nobody won.")
BEING_READ = N_("Loading…")
SAVED_BY_A_NEWER_VERSION = N_("Saved by a newer version of the game.")
NOT_A_GAME_OF_THIS = N_("This version doesn’t have this game.")
THE_FILE_IS_DAMAGED = N_("The file is damaged.")
THROWN_AWAY = N_("Deleted. Press to undo.")
MATCH_CARD = N_("{title}, {when}. {names}. {line}")
BY_A_COMPUTER = N_("{name} (computer)")
A_MATCH = N_("A match")
NAME_OF_THE_MATCH = N_("Name this match")
SAVE = N_("Save")
CANCEL = N_("Cancel")

# family book
FAMILY_BOOK = N_("Scores & records")
WHO_WON_WHAT_AND_HOW = N_("Wins, records and whether the die is fair.")
EVERYBODY = N_("All")
COMPUTERS = N_("Computers")
ALL_TIME = N_("All time")
THIRTY_DAYS = N_("30 days")
SEVEN_DAYS = N_("7 days")
WHO_WINS = N_("Wins")
THE_TRAP_CLOSES = N_("Catch rate")
IS_THE_DIE_FAIR = N_("Is the die fair?")
RECORDS = N_("Records")
THE_FIRST_MATCH_WILL_BE = N_("Your first match will show up here.")
NOBODY_PLAYED = N_("Nobody played during this time.")
STILL_TO_READ_COUNT = N_plural("Still loading {number} match.", "Still loading {number} matches.")
ALL = N_("all")
PLAYED = N_("played")
WON_OF = N_("{game}: {won} of {played}")
NAME_AND_NUMBERS = N_("{name}. {numbers}.")
CAUGHT_OF = N_("{caught} of {runs}")
THE_TRUE_RATE_LIES = N_("We’re 95% sure the real rate is between {low}% and {high}%.")
WHISKERS_WHERE_THE_TRUE = N_("Thin lines show where the real rate probably is.")
ROLL_COUNT = N_plural("{number} roll", "{number} rolls")
FACE_FELL_COUNT = N_plural("{face} came up {number} time", "{face} came up {number} times")
EVERY_FACE_LIES_IN_IT = N_("The band shows what a fair die does: {low} to {high} of each number. All are inside.")
ONE_FACE_STRAYS = N_("The band shows what a fair die does: {low} to {high} of each number. One is just outside.")
FACES_STRAY = N_("The band shows what a fair die does: {low} to {high} of each number. Several are outside.")
TOO_FEW_ROLLS_TO_TELL = N_("Not enough rolls to tell.")
PIECES_IN_ONE_TRAP_COUNT = N_plural(
    "{number} piece of cheese with one catch", "{number} pieces of cheese with one catch"
)
POINTS_IN_BOOBY_TRAP_COUNT = N_plural("{number} point in Booby-Trap", "{number} points in Booby-Trap")
PIECES_IN_A_ROW_COUNT = N_plural("{number} piece without a trip", "{number} pieces in a row without a trip")
WEDGES_IN_ONE_TURN_COUNT = N_plural("{number} wedge made safe in one turn", "{number} wedges made safe in one turn")
THE_SHORTEST_MOUSE_TRAP_COUNT = N_plural("Mouse Trap won in {number} turn", "Mouse Trap won in {number} turns")
THE_FASTEST_RESCUE_COUNT = N_plural("Home in {number} roll", "Home in {number} rolls")
SOLITAIRES = N_("Solitaire: {won} of {played} cleared")
DELETE_FROM_THE_BOOK = N_("Delete these results")
DELETE_THIS_PERSON = N_("Delete {name}’s results?")
THE_BOOK_FORGETS = N_("This deletes everything {name} did so far. Saved matches stay on the shelf.")
DELETE = N_("Delete")


# What the replay theatre says, marked for translation; a constant is named after its words.

REPLAY = N_("Replay")
HERE_THE_MACHINE_DID_SOMETHING = N_("It came out differently this time")
PLAY = N_context("let it go on", "Play")
PAUSE = N_context("a replay", "Pause")
FROM_THE_START = N_context("from the start", "Replay")
WHERE_IN_THE_MATCH = N_("Position in the match")
MARK_BEFORE = N_("Goes back to the previous event marked below.")
MARK_AFTER = N_("Skips to the next event marked below and shows it.")
STEP_BACK = N_("Goes back one step.")
STEP_ON = N_("Plays one step, then pauses.")
HOW_FAST_THE_REPLAY_GOES = N_("How fast the replay plays.")
TURN_NUMBER_OF = N_("Turn {turn} of {whole}")
THE_RECORD_ENDS_HERE = N_("The recording ends here. You can keep playing, but nothing will be saved.")
AFTER_TURNS = N_plural("After {number} turn.", "After {number} turns.")
BREAKS_OFF_COUNT = N_plural("It stops after {number} turn.", "It stops after {number} turns.")
GAME_AND_END = N_("{game}. {end}")
WATCH_IT_AGAIN = N_("Watch replay")
THE_WHOLE_MATCH_ON_A_STAGE = N_("Replays the whole match on a little stage, from the first turn.")
SHOWS_THIS_MOMENT_AGAIN = N_("Replays this moment on the little stage.")


# What is said while a run is made into a film, marked for translation; a constant is named after its words.

FILM = N_context("a button", "Film")
SAVE_THIS_RUN_AS_A_FILM = N_("Saves this run as a short film that any program can play.")
SAVE_AS_A_FILM = N_("Save this run as a film")
FOUR_PICTURES_OF_THE_RUN = N_("The run in four pictures.")
MAKING_A_FILM = N_("Making the film…")
THE_RUN_IS_DRAWN_PICTURE = N_("Drawing the run frame by frame.")
SAVED_AS_A_FILM = N_("Saved as a film")
IT_IS_HERE = N_("You’ll find it here: {path}")
NO_FILM = N_("The film wasn’t saved")
COULD_NOT_BE_WRITTEN = N_("{path} couldn’t be saved: {why}")
SHOW_IN_FOLDER = N_("Show in folder")
NO_FOLDER_SHOWN = N_("This system can’t show folders. The file is here: {path}")


# What an evening of several games says, marked for translation.

EVENING = N_("Game night")
AN_EVENING_OF_SEVERAL_GAMES = N_("Play several games in a row and add up the points.")
MAKE_AN_EVENING_OF_IT = N_("Make it a game night")
TABLE_OF_THE_EVENING = N_("Game night standings")
BEGIN_AN_EVENING = N_("Start a game night")
END_THE_EVENING = N_("End game night")
ANOTHER_GAME = N_("Another game")
HOW_AN_EVENING_GOES = N_(
    "Play any games you like, one after another, and collect points. In each game, first place "
    "gets as many points as there are players. Second place gets one less, and so on. End game "
    "night whenever you like."
)
THE_EVENING_HAS_BEGUN = N_("Game night has begun. Take a box from the shelf. Every match you finish counts.")
THE_MATCHES_STAY = N_("Your matches stay on the shelf.")
THIS_EVENING_COUNT = N_plural("{number} match", "{number} matches")
POINTS_OVER_THE_EVENING = N_("Game night points")
GUEST_AND_POINTS_COUNT = N_plural("{name}: {number} point. {each}", "{name}: {number} points. {each}")
