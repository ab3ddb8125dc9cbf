"""What the settings say, marked for translation; a constant is named after its words."""

from __future__ import annotations

from game.text.language import N_, N_context, _, decimal

LANGUAGE = N_("Language")
LANGUAGE_HINT = N_("Changes at once. Matches go on in the new language.")
# Translators: the language follows the settings of the computer.
AS_THE_SYSTEM = N_("System")
NO_SOUND_DEVICE_WAS_FOUND = N_("No sound device was found, so there is no sound. Connect one and start the game again.")
NOBODY = N_("Nobody")
SOUND = N_("Sound")
READING = N_("Reading")
MOTION = N_("Motion")
# Translators: heading of settings: hints and the like.
HELP = N_("Help")
WINDOW = N_("Window")
CHANGE = N_context("what a key does", "change")
TEST_CRANKS = N_("Test cranks")
TRY_THE_UNFINISHED_TRAP = N_("Try the unfinished mouse trap after building. Computers do too.")
# Translators: names of typefaces; they stay as they are.
ATKINSON = N_("Atkinson")
OPENDYSLEXIC = N_("OpenDyslexic")
TOY_SHOP = N_("Toy shop")
HIGH_CONTRAST = N_("High contrast")

MASTER_VOLUME = N_("Master volume")
HOW_LOUD_EVERYTHING_IS = N_("How loud everything is.")
MUSIC = N_("Music")
THE_QUIET_WORKSHOP_IN_THE = N_("The quiet workshop in the background.")
EFFECTS = N_("Effects")
CLICKS_ROLLS_SPLASHES_AND_KNOCKS = N_("Clicks, rolls, splashes and knocks.")
MUTE = N_("Mute")
EVERYTHING_YOU_HEAR_CAN_BE = N_("Everything you hear can be seen as well.")
CAPTIONS = N_("Captions")
WHAT_HAPPENS_AND_WHAT_SOUNDS = N_("What happens and what sounds, as words on the screen.")
CAPTIONS_OFF = N_context("captions", "Off")
WHAT_HAPPENS = N_("Events")
SOUNDS_TOO = N_("Events and sounds")
TEXT_SIZE = N_("Text size")
FROM_NORMAL_TO_TWICE_AS = N_("From normal to twice as large.")
TYPEFACE = N_("Typeface")
OPENDYSLEXIC_HAS_HEAVIER_BOTTOMS_SO = N_("OpenDyslexic has heavier bottoms, so that letters are harder to mix up.")
COLOURS = N_("Colours")
HIGH_CONTRAST_BLACK_ON_WHITE = N_("High contrast: black on white, no paper grain.")
SPEED_OF_PLAY = N_("Speed of play")
HOW_FAST_MICE_HOP_AND = N_("How fast mice hop and computers play. The result is the same.")
REDUCED_MOTION = N_("Reduced motion")
NO_CAMERA_OR_PIECE_ANIMATION = N_("No camera or piece animation.")
HINTS = N_("Hints")
WHICH_COMPUTER_PLAYER_ANSWERS_WHEN = N_("Which computer player answers when you ask for a hint. Sharp plays best.")
LOOK_BEFORE_YOU_ROLL = N_("Look before you roll")
SMALL_DICE_SHOW_WHERE = N_("Small dice on the board show where each number would lead you.")
# Translators: small dice are shown at the first match of each game, at every match, or never.
FIRST_MATCH = N_context("when something is shown", "First match")
ALWAYS = N_context("when something is shown", "Always")
NEVER = N_context("when something is shown", "Never")
FULL_SCREEN = N_("Full screen")
F11_OR_ALT_ENTER_DOES = N_("{key} or Alt+Enter does the same.")
# Translators: after a number, as in 1.2 s: seconds.
SECONDS = N_("s")
# Translators: the unit of a slider, as a screen reader says it after the slider's name.
IN_SECONDS = N_("seconds")


def tenths(value: int) -> str:
    """So many tenths of a second, in seconds."""
    return f"{decimal(value / 10, 1)} {_(SECONDS)}"
