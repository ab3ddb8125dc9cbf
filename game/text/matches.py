"""What the page of all matches, the family book, the theatre and an evening say, marked for translation."""

from __future__ import annotations

from game.text.language import N_, N_context, N_plural

# Translators: noun, title of the screen with all saved matches, and the button that leads there.
MATCHES = N_("Matches")
# Translators: verb, a button: continue the match that was saved last.
PLAY_ON = N_("Continue")
# Translators: noun, a button below a finished match: play a new one with the same rules and players.
AGAIN = N_("Rematch")
# Translators: verb, a button below a saved match: show it from the first turn.
WATCH = N_("Watch")
# Translators: verb, a button below a saved match.
RENAME = N_("Rename")
# Translators: verb, a button below a saved match: make a second one like it.
DUPLICATE = N_("Copy")
# Translators: verb, a button below a saved match: save it as a file elsewhere.
EXPORT = N_("Export")
# Translators: verb, a button: delete a person’s results.
THROW_AWAY = N_("Delete")
# Translators: verb, a button.
UNDO = N_("Undo")
# Translators: {title}: a game; {line}: the name that its players gave to the machine of a match.
TITLE_AND_NAME = N_("{title} ({line})")
GOES_ON_WITH_THE_MATCH = N_("Continues this match.")
A_NEW_MATCH_WITH_THE_SAME = N_("A new match with the same rules and players.")
SHOWS_THE_MATCH_AGAIN = N_("Replays the match from the first turn.")
GIVES_THE_MATCH_A_NAME = N_("Gives the match its own name.")
MAKES_A_COPY_THAT = N_("Makes a copy so you can play it differently.")
# Translators: the name of a copy of a match.
COPY_OF = N_("{name} (copy)")
WRITES_THE_MATCH_INTO = N_("Saves the match as a file in your Documents folder, to keep or share.")
MOVES_THE_MATCH_AWAY = N_("Deletes the match. You can undo this for ten seconds.")
# Translators: verb form, a title: the match has been saved as a file.
EXPORTED = N_("Exported")
THE_MATCH_IS_IN = N_(
    # Translators: {path}: the path of a file.
    "The match is saved as {path}. Anyone who drops this file on the game window can continue from there."
)
A_MATCH_WAS_SAVED_ELSEWHERE = N_("A match was saved elsewhere")
ITS_FOLDER_COULD_NOT_BE_WRITTEN = N_(
    # Translators: {path}: the path of a file. The shelf is the page of saved matches.
    "Last time, its folder couldn’t be used, so it was saved as {path}. Put it back on the shelf?"
)
ONTO_THE_SHELF = N_("Put it back")
NOT_NOW = N_("Not now")
THAT_DID_NOT_WORK = N_("That didn’t work")
THIS_FILE_IS_NOT_OPENED = N_("This file can’t be opened")
# Translators: {trouble}: a sentence that says what is wrong.
THE_FILE_STAYS = N_("{trouble} The file stays where it is.")
# Translators: {name}: the name of a file.
THE_FILE_CANNOT_BE_READ = N_("{name} can’t be read.")
FIRST_LEAVE_THE_TABLE = N_("Go back to the shelf first, then drop the file again.")
NO_MATCH_YET = N_("No matches yet")
TAKE_A_BOX_FROM_THE_SHELF = N_("Take a box from the shelf. Every match you start is kept here.")
# Translators: a choice which saved matches are listed: all of them.
EVERY_MATCH = N_("All")
# Translators: a choice which saved matches are listed: those that are not over.
WAITING = N_("Unfinished")
# Translators: a choice which saved matches are listed: those that are over.
OVER = N_("Finished")
# Translators: a choice of which game the saved matches are listed: of any.
EVERY_GAME = N_context("of any game", "All")
WHICH_MATCHES = N_("Which matches")
WHICH_GAME = N_("Which game")
NO_SUCH_MATCH = N_("No matches like that.")
# Translators: verb form, on the card of a saved match: it is over.
FINISHED = N_("finished")
# Translators: on the card of a saved match: who is to play. {name}: a player’s name or color.
TO_PLAY = N_("{name}’s turn.")
# Translators: who is ahead in a saved match. {names}: one or several players’ names; the plural form goes by how many
# they are.
LEADS_COUNT = N_plural("{names} leads.", "{names} lead.")
# Translators: who won a match. {names}: one or several players’ names; the plural form goes by how many they are.
WON_COUNT = N_plural("{names} won.", "{names} won.")
NOBODY_WON = N_("Nobody won.")
# Translators: on the card of a saved match that began at a moment of another one. {name}: the name of that other match;
# {when}: when that was played; {number}: the number of the move from which it was played on.
FROM_A_MOVE_OF = N_("From move {number} of {name}, {when}.")
# Translators: {number}: the number of the move from which a match was played on that is not there any more.
FROM_A_MOVE_OF_ANOTHER = N_("From move {number} of another match.")
# Translators: on the card of a saved match whose file is still being read.
BEING_READ = N_("Loading…")
SAVED_BY_A_NEWER_VERSION = N_("Saved by a newer version of the game.")
NOT_A_GAME_OF_THIS = N_("This version doesn’t have this game.")
THE_FILE_IS_DAMAGED = N_("The file is damaged.")
THROWN_AWAY = N_("Deleted. Press to undo.")
# Translators: the card of a saved match, read aloud. {title}: its name; {when}: when it was saved; {names}: the
# players; {line}: one or two sentences on how it stands.
MATCH_CARD = N_("{title}, {when}. {names}. {line}")
# Translators: {name}: a player’s name or color; a computer plays it.
BY_A_COMPUTER = N_("{name} (computer)")
A_MATCH = N_("A match")
NAME_OF_THE_MATCH = N_("Name this match")
# Translators: verb, a button.
SAVE = N_("Save")
# Translators: verb, a button.
CANCEL = N_("Cancel")

# family book
FAMILY_BOOK = N_("Scores & records")
WHO_WON_WHAT_AND_HOW = N_("Wins, records and whether the die is fair.")
# Translators: everybody; in the list of people whose results are shown.
EVERYBODY = N_context("players", "All")
# Translators: noun; in the list of people whose results are shown: all computer players together.
COMPUTERS = N_("Computers")
ALL_TIME = N_("All time")
THIRTY_DAYS = N_("30 days")
SEVEN_DAYS = N_("7 days")
# Translators: noun, heading of a table: how often each person won each game.
WHO_WINS = N_("Wins")
THE_TRAP_CLOSES = N_("Catch rate")
IS_THE_DIE_FAIR = N_("Is the die fair?")
# Translators: noun, heading: the best that anybody did.
RECORDS = N_("Records")
THE_FIRST_MATCH_WILL_BE = N_("Your first match will show up here.")
NOBODY_PLAYED = N_("Nobody played during this time.")
# Translators: {number}: how many saved matches are not read yet.
STILL_TO_READ_COUNT = N_plural("Still loading {number} match.", "Still loading {number} matches.")
# Translators: heading of a column or row of a small table: all games, or all players, together.
ALL = N_("all")
# Translators: verb form, the head of a row of numbers: how many matches were played of each game.
PLAYED = N_("played")
# Translators: read aloud. {game}: the name of a game; {won}, {played}: how many matches a person won and played.
WON_OF = N_("{game}: {won} of {played}")
# Translators: read aloud. {name}: a person’s name or the head of a row; {numbers}: what they did.
NAME_AND_NUMBERS = N_("{name}. {numbers}.")
# Translators: {caught}: how many runs of the trap caught a mouse; {runs}: how many there were.
CAUGHT_OF = N_("{caught} of {runs}")
# Translators: read aloud. {low}, {high}: numbers.
THE_TRUE_RATE_LIES = N_("We’re 95% sure the real rate is between {low}% and {high}%.")
WHISKERS_WHERE_THE_TRUE = N_("Thin lines show the likely range.")
# Translators: {number}: how often the die was rolled.
ROLL_COUNT = N_plural("{number} roll", "{number} rolls")
# Translators: {face}: a number of the die; {number}: how often it was rolled.
FACE_FELL_COUNT = N_plural("{face} came up {number} time", "{face} came up {number} times")
# Translators: below a chart of the die’s numbers. {low}, {high}: how often each should come up.
EVERY_FACE_LIES_IN_IT = N_("The band shows what a fair die does: {low} to {high} of each number. All are inside.")
# Translators: below a chart of the die’s numbers. {low}, {high}: how often each should come up.
ONE_FACE_STRAYS = N_("The band shows what a fair die does: {low} to {high} of each number. One is just outside.")
# Translators: below a chart of the die’s numbers. {low}, {high}: how often each should come up.
FACES_STRAY = N_("The band shows what a fair die does: {low} to {high} of each number. Several are outside.")
TOO_FEW_ROLLS_TO_TELL = N_("Not enough rolls to tell.")
PIECES_IN_ONE_TRAP_COUNT = N_plural(
    # Translators: a record: {number}: the most cheese that one run of the trap brought.
    "{number} piece of cheese with one catch",
    "{number} pieces of cheese with one catch",
)
# Translators: a record: {number}: the most points in a match of Booby-Trap.
POINTS_IN_BOOBY_TRAP_COUNT = N_plural("{number} point in Booby-Trap", "{number} points in Booby-Trap")
# Translators: a record in Booby-Trap: {number}: how many pieces somebody took one after the other while the bar did not
# move.
PIECES_IN_A_ROW_COUNT = N_plural("{number} piece without a trip", "{number} pieces in a row without a trip")
# Translators: a record in the card game: {number}: how many wedges of cheese were made safe in one turn.
WEDGES_IN_ONE_TURN_COUNT = N_plural("{number} wedge made safe in one turn", "{number} wedges made safe in one turn")
# Translators: a record: {number}: the fewest turns.
THE_SHORTEST_MOUSE_TRAP_COUNT = N_plural("Mouse Trap won in {number} turn", "Mouse Trap won in {number} turns")
# Translators: a record in Mighty Mouse: {number}: the fewest rolls to reach the finish.
THE_FASTEST_RESCUE_COUNT = N_plural("Home in {number} roll", "Home in {number} rolls")
# Translators: {won}, {played}: how many solitaires of Booby-Trap were cleared and played.
SOLITAIRES = N_("Solitaire: {won} of {played} cleared")
DELETE_FROM_THE_BOOK = N_("Delete these results")
# Translators: heading of a question. {name}: a person’s name.
DELETE_THIS_PERSON = N_("Delete {name}’s results?")
# Translators: {name}: a person’s name.
THE_BOOK_FORGETS = N_("This deletes everything {name} did so far. Saved matches stay on the shelf.")
# Translators: verb, a button: delete a person’s results.
DELETE = N_("Delete")


# What the replay theatre says, marked for translation; a constant is named after its words.

# Translators: noun, title of the screen on which a match is watched again.
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
# Translators: {turn}: which turn is shown; {whole}: how many there are.
TURN_NUMBER_OF = N_("Turn {turn} of {whole}")
# Translators: verb, a button below a moment of a match that is watched: begin a new match from this moment on.
PLAY_ON_FROM_HERE = N_("Play on from here")
BEGINS_A_MATCH_OF_ITS_OWN = N_("Starts a new match from this moment. The first one stays as it was.")
A_MATCH_OF_ITS_OWN = N_(
    # Translators: Scores & records is the page with everybody’s wins.
    "This starts a new match, with fresh luck. The first one stays as it was. This one won’t count in Scores & records."
)
# Translators: after “Ben wins!”: {number}: how many turns the match had.
AFTER_TURNS = N_plural("After {number} turn.", "After {number} turns.")
# Translators: title of a replay: the match was not finished. {number}: how many turns it has.
BREAKS_OFF_COUNT = N_plural("It stops after {number} turn.", "It stops after {number} turns.")
# Translators: title of a replay. {game}: the name of a game; {end}: one or two sentences on how the match ended.
GAME_AND_END = N_("{game}. {end}")
WATCH_IT_AGAIN = N_("Watch replay")
THE_WHOLE_MATCH_ON_A_STAGE = N_("Replays the whole match on a little stage, from the first turn.")
SHOWS_THIS_MOMENT_AGAIN = N_("Replays this moment on the little stage.")


# What is said while a run is made into a film, marked for translation; a constant is named after its words.

FILM = N_context("a button", "Film")
SAVE_THIS_RUN_AS_A_FILM = N_("Saves this run as a short film that any program can play.")
SAVE_AS_A_FILM = N_("Save this run as a film")
WATCH_THIS_RUN = N_("Watch this run")
TO_AND_FRO = N_("Shows the run as a film strip to drag or play backward. Key: W.")
FOUR_PICTURES_OF_THE_RUN = N_("The run in four pictures.")
MAKING_A_FILM = N_("Making the film…")
THE_RUN_IS_DRAWN_PICTURE = N_("Drawing the run frame by frame.")
# Translators: heading over a film that was just made and is shown before it is saved.
YOUR_FILM = N_("Your film")
KEEP_IT = N_("This is what it looks like. Save it?")
# Translators: a button: keeps the film that is shown.
SAVE_THE_FILM = N_("Save the film")
# Translators: a button: the film that is shown isn't saved.
THROW_THE_FILM_AWAY = N_("Don’t save")
# Translators: told by screen readers of a film that is being shown.
THE_FILM = N_("The film")
SAVED_AS_A_FILM = N_("Saved as a film")
# Translators: {path}: the path of a film.
IT_IS_HERE = N_("You’ll find it here: {path}")
NO_FILM = N_("The film wasn’t saved")
# Translators: {path}: the path of a file; {why}: the reason, without a full stop.
COULD_NOT_BE_WRITTEN = N_("{path} couldn’t be saved: {why}")
MAKING_A_PICTURE, SAVED_AS_A_PICTURE = N_("Making the picture…"), N_("Saved as a picture")
ALL_RUNS_ARE_DRAWN, NO_PICTURE = N_("Drawing all the runs."), N_("The picture wasn’t saved")
SHOW_IN_FOLDER = N_("Show in folder")
# Translators: {path}: the path of a file.
NO_FOLDER_SHOWN = N_("This system can’t show folders. The file is here: {path}")


# What an evening of several games says, marked for translation.

EVENING = N_("Game night")
AN_EVENING_OF_SEVERAL_GAMES = N_("Play several games in a row and add up the points.")
MAKE_AN_EVENING_OF_IT = N_("Make it a game night")
TABLE_OF_THE_EVENING = N_("Game night standings")
BEGIN_AN_EVENING = N_("Start a game night")
END_THE_EVENING = N_("End game night")
# Translators: a button of a game night in which nothing has been played yet: it leads to the shelf.
CHOOSE_A_GAME = N_("Choose a game")
ANOTHER_GAME = N_("Another game")
# Translators: on the button that leads to the game night, while one is going on; short.
EVENING_GOES_ON = N_("Game night is on")
HOW_AN_EVENING_GOES = N_(
    "Play any games you like, one after another, and collect points. In each game, first place "
    "gets as many points as there are players. Second place gets one less, and so on. End game "
    "night whenever you like."
)
THE_EVENING_HAS_BEGUN = N_("Game night has begun. Take a box from the shelf. Every match you finish counts.")
THE_EVENING_IS_OVER = N_("That was game night!")
# Translators: read aloud. {place}: a number, 1 for the best; {name}: a player.
PLACE_OF = N_("Place {place}: {name}")
# Translators: below a player’s name. {number}: how many points the player has.
POINT_COUNT = N_plural("{number} point", "{number} points")
EVERYBODY_OF_THIS_EVENING = N_("Everyone from game night is already seated.")
THE_MATCHES_STAY = N_("Your matches stay on the shelf.")
# Translators: read aloud, over a table: {number}: how many matches of this game night are over.
THIS_EVENING_COUNT = N_plural("{number} match", "{number} matches")
POINTS_OVER_THE_EVENING = N_("Game night points")
# Translators: read aloud. {name}: a player; {number}: how many points altogether; {each}: a list such as “Mouse Trap 3
# and Booby-Trap 1”.
GUEST_AND_POINTS_COUNT = N_plural("{name}: {number} point. {each}", "{name}: {number} points. {each}")
