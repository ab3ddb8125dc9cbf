"""What the settings, the keys and the page of table help say, marked for translation."""

from __future__ import annotations

from game.text import queries
from game.text.language import N_, N_context, _, decimal, percent

# Translators: noun, heading and name of a setting.
LANGUAGE = N_("Language")
LANGUAGE_HINT = N_("Changes right away. Matches continue in the new language.")
# Translators: the language follows the settings of the computer.
AS_THE_SYSTEM = N_("System")
NO_SOUND_DEVICE_WAS_FOUND = N_("No sound device was found. Connect one and restart the game.")
# Translators: a choice of who answers when a hint is asked for: nobody, so hints are off.
NOBODY = N_("Nobody")
# Translators: noun, heading of settings.
SOUND = N_("Sound")
# Translators: noun, heading of settings: the size and look of text.
READING = N_("Reading")
# Translators: noun, heading of settings: how fast and how much things move.
MOTION = N_("Motion")
# Translators: heading of settings: hints and the like.
HELP = N_("Help")
# Translators: noun, heading of settings: the program’s window.
WINDOW = N_("Window")
CHANGE = N_context("what a key does", "change")
# Translators: in the settings: opens the first turn of the crank, with a hand that shows how.
FIRST_TURN = N_("Crank lesson")
FIRST_TURN_HINT = N_("The whole trap, and a hand that shows you how to crank.")
TEST_CRANKS = N_("Test runs")
TRY_THE_UNFINISHED_TRAP = N_("Lets players try the unfinished trap after building. Computers do it, too.")
# Translators: names of typefaces; they stay as they are.
ATKINSON = N_("Atkinson")
# Translators: name of a typeface; it stays as it is.
OPENDYSLEXIC = N_("OpenDyslexic")
TOY_SHOP = N_("Toy shop")
HIGH_CONTRAST = N_("High contrast")

MASTER_VOLUME = N_("Master volume")
HOW_LOUD_EVERYTHING_IS = N_("How loud everything is.")
# Translators: noun, a setting: how loud the music is.
MUSIC = N_("Music")
THE_QUIET_WORKSHOP_IN_THE = N_("Quiet workshop music in the background.")
# Translators: noun, a setting: how loud sound effects are.
EFFECTS = N_("Effects")
CLICKS_ROLLS_SPLASHES_AND_KNOCKS = N_("Clicks, rolls, splashes and knocks.")
# Translators: verb, a setting: no sound at all.
MUTE = N_("Mute")
EVERYTHING_YOU_HEAR_CAN_BE = N_("Everything you hear is also shown on the screen.")
# Translators: noun, a setting: events and sounds as words on the screen.
CAPTIONS = N_("Captions")
WHAT_HAPPENS_AND_WHAT_SOUNDS = N_("Puts events and sounds into words on the screen.")
CAPTIONS_OFF = N_context("captions", "Off")
# Translators: noun, a setting and a key: shows a part of the window enlarged.
MAGNIFIER = N_("Magnifier")
LEARN_THE_SOUNDS = N_("Learn the sounds")
HEAR_EVERY_SOUND = N_("Hear every sound, and what it means.")
PRESS_A_SOUND = N_("Press a sound to hear it.")
OTHER_SOUNDS = N_("Other sounds")
# Translators: noun, a choice of captions: only what happens is put into words.
WHAT_HAPPENS = N_("Events")
SOUNDS_TOO = N_("Events and sounds")
TEXT_SIZE = N_("Text size")
FROM_NORMAL_TO_TWICE_AS = N_("From normal to twice as large.")
# Translators: noun, a setting: which typeface texts have.
TYPEFACE = N_("Font")
OPENDYSLEXIC_HAS_HEAVIER_BOTTOMS_SO = N_("OpenDyslexic letters are heavier at the base, so they’re harder to mix up.")
# Translators: noun, a setting: the colors of the whole program.
COLOURS = N_("Colors")
HIGH_CONTRAST_BLACK_ON_WHITE = N_("High contrast: black on white, no paper texture.")
SPEED_OF_PLAY = N_("Game speed")
HOW_FAST_MICE_HOP_AND = N_("How fast mice hop and computers play. The results stay the same.")
REDUCED_MOTION = N_("Reduced motion")
NO_CAMERA_OR_PIECE_ANIMATION = N_("No camera or piece animation.")
STAGE_LIGHT = N_("Stage light")
STAGE_LIGHT_HINT = N_("How dark it gets around a running machine.")
# Translators: how strong the light on the stage is.
LIGHT_FULL = N_context("stage light", "Full")
LIGHT_SOFT = N_context("stage light", "Soft")
LIGHT_OFF = N_context("stage light", "Off")
# Translators: noun, a setting: which computer player answers when a hint is asked for.
HINTS = N_("Hints")
WHICH_COMPUTER_PLAYER_ANSWERS_WHEN = N_("Which computer player answers when you ask for a hint. Hard plays best.")
LOOK_BEFORE_YOU_ROLL = N_("Look before you roll")
SMALL_DICE_SHOW_WHERE = N_("Small dice on the board show where each number would take you.")
# Translators: small dice are shown at the first match of each game, at every match, or never.
FIRST_MATCH = N_context("when something is shown", "First match")
ALWAYS = N_context("when something is shown", "Always")
NEVER = N_context("when something is shown", "Never")
FULL_SCREEN = N_("Full screen")
# Translators: {key}: a key, F11 if it was not changed.
F11_OR_ALT_ENTER_DOES = N_("You can also press {key} or Alt+Enter.")
# Translators: after a number, as in 1.2 s: seconds.
SECONDS = N_("s")
# Translators: the unit of a slider, as a screen reader says it after the slider's name.
IN_SECONDS = N_("seconds")


def in_percent(value: int) -> str:
    """So many of a hundred."""
    return percent(value / 100)


def tenths(value: int) -> str:
    """So many tenths of a second, in seconds."""
    return f"{decimal(value / 10, 1)} {_(SECONDS)}"


# What keys and buttons are for, and what is said while others are chosen.

# Translators: noun, heading of settings: keys and buttons.
CONTROLS = N_("Controls")
KEYS_AND_BUTTONS = N_("Keys and buttons")
WHICH_KEY_DOES_WHAT = N_("What each key and button does.")
RESET_ALL = N_("Reset all")
EVERY_KEY_AS_IT_WAS = N_("Restores the original keys and buttons.")
CHOOSE_ONE = N_("Choose a key or button to change it.")
# Translators: {act}: what the key will do, such as “Undo”.
PRESS_A_KEY = N_("Press the key for: {act}. Press Esc to cancel.")
# Translators: {act}: what the button will do, such as “Undo”.
PRESS_A_BUTTON = N_("Press the gamepad button for: {act}. Press Esc to cancel.")
# Translators: {key}: what is printed on a key or button.
NOT_THAT_ONE = N_("{key} can’t be used here. Try another one.")
# Translators: {key}: what is printed on a key or button; {other}: what it does now.
TAKEN = N_("{key} is already used for: {other}. Press it again to swap the two.")
# Translators: {act}: what the key does, such as “Undo”; {act}: what the button does, such as “Undo”.
KEY_OF, BUTTON_OF = N_("Key for: {act}"), N_("Gamepad button for: {act}")
ACT_NAMES = {
    # Translators: in the list of what keys and buttons do: verb, take what is lit.
    "confirm": N_("Choose"),
    "main": N_("The big button"),
    # Translators: in the list of what keys and buttons do: to the screen before.
    "back": N_("Back"),
    # Translators: in the list of what keys and buttons do: to the next thing on the screen.
    "next": N_("Next"),
    # Translators: in the list of what keys and buttons do: to the thing before on the screen.
    "previous": N_("Previous"),
    # Translators: in the list of what keys and buttons do: move left.
    "left": N_("Left"),
    # Translators: in the list of what keys and buttons do: move right.
    "right": N_("Right"),
    # Translators: in the list of what keys and buttons do: move up.
    "up": N_("Up"),
    # Translators: in the list of what keys and buttons do: move down.
    "down": N_("Down"),
    # Translators: verb, a button.
    "undo": N_("Undo"),
    "help": N_("Rules, on every screen"),
    # Translators: noun, a button and the title of a screen.
    "settings": N_("Settings"),
    "fullscreen": N_("Full screen"),
    "magnify": MAGNIFIER,
    "menu": N_("Menu / Mix"),
    "rules": N_("Rules / Set up again"),
    # Translators: in the list of what keys and buttons do: everything that has happened in the match.
    "log": N_("Log"),
    # Translators: in the list of what keys and buttons do: asks a computer player, or in the Workshop the challenge,
    # for help. Also a button.
    "hint": N_("Hint"),
    "tip": N_("Got it"),
    # Translators: noun, a button: shows the chances of the next card.
    "odds": N_("Odds"),
    # Translators: noun, title of a tip and a setting: lines of force from piece to piece.
    "arches": N_("Arches"),
    "take": N_("Take it / Try the crank"),
    # Translators: in the list of what keys and buttons do: verb, leave the turn to the next player.
    "pass": N_("Pass"),
    "questions": queries.QUESTIONS,
    **queries.NAMES,
    "turn_left": N_("Rotate the part left"),
    "turn_right": N_("Rotate the part right"),
    "part_before": N_("Previous section / Previous mark"),
    "part_after": N_("Next section / Next mark"),
    "paragraph_before": N_("Previous paragraph"),
    "paragraph_after": N_("Next paragraph"),
    # Translators: in the list of what keys and buttons do: {number}: 1 to 9, which of the choices that are offered.
    **{f"choice_{number}": N_("Choice {number}") for number in range(1, 10)},
}
WRITE_A_NAME = N_("Enter a name")
CAPITALS, BLANK, ERASE, CLEAR, DONE = (
    # Translators: a key of the keyboard on the screen: noun, capital letters.
    N_("Capitals"),
    N_context("on-screen keyboard", "Space"),
    # Translators: a key of the keyboard on the screen: verb, delete the last letter.
    N_("Erase"),
    # Translators: a key of the keyboard on the screen: verb, delete the whole name.
    N_("Clear"),
    # Translators: a button: ends what one is doing.
    N_("Done"),
)
SIGNS = (
    # Translators: printed on a key of the keyboard, as short as can be: the key Escape.
    N_("Esc"),
    # Translators: printed on a key of the keyboard, as short as can be: the key that ends a line.
    N_("Enter"),
    # Translators: printed on a key of the keyboard, as short as can be: the long key.
    N_("Space"),
    # Translators: printed on a key of the keyboard, as short as can be: the key beside Q.
    N_("Tab"),
    # Translators: printed on a key of the keyboard, as short as can be: the key Page Up.
    N_("PgUp"),
    # Translators: printed on a key of the keyboard, as short as can be: the key Page Down.
    N_("PgDn"),
    # Translators: printed on a key of the keyboard, as short as can be: the key Insert.
    N_("Ins"),
    # Translators: printed on a key of the keyboard, as short as can be: the key Delete.
    N_("Del"),
    # Translators: printed on a key of the keyboard, as short as can be: the key that goes to the beginning of a line.
    N_("Home"),
    # Translators: printed on a key of the keyboard, as short as can be: the key that goes to the end of a line.
    N_("End"),
    # Translators: printed on a key of the keyboard, as short as can be: the key beside Print.
    N_("Pause"),
    # Translators: a button of a gamepad, as its maker calls it in your language: Xbox, right of the middle; also a key.
    N_("Menu"),
    # Translators: a button of a gamepad, as its maker calls it in your language: Xbox, left of the middle.
    N_("View"),
    # Translators: a button of a gamepad, as its maker calls it in your language: PlayStation 4, left of the middle.
    N_("Share"),
    # Translators: a button of a gamepad, as its maker calls it in your language: PlayStation 5, left of the middle.
    N_("Create"),
    # Translators: a button of a gamepad, as its maker calls it in your language: PlayStation, right of the middle.
    N_("Options"),
    # Translators: a button of a gamepad, as its maker calls it in your language: PlayStation, a sign.
    N_("Cross"),
    # Translators: a button of a gamepad, as its maker calls it in your language: PlayStation, a sign.
    N_("Circle"),
    # Translators: a button of a gamepad, as its maker calls it in your language: PlayStation, a sign.
    N_("Square"),
    # Translators: a button of a gamepad, as its maker calls it in your language: PlayStation, a sign.
    N_("Triangle"),
)
"""What is printed on keys and on the buttons of pads."""


# What the page says that makes the game easier to see, to hear and to play.

# Translators: noun, title of a page of settings, and the button that leads there.
HELP_AT_THE_TABLE = N_("Accessibility")
WHAT_MAKES_IT_EASIER = N_("Makes the game easier to see, hear and play.")
# Translators: noun, heading over sets of settings that one press turns on.
IN_ONE_PRESS = N_("Presets")
# Translators: adjective, one of the presets: everything as it was at first.
AS_AT_FIRST = N_("Standard")
AS_AT_FIRST_NOTE = N_("No extra help.")
BIG_AND_CALM = N_("Big and calm")
BIG_AND_CALM_NOTE = N_("Large text and pointer, high contrast, outlines, half speed, reduced motion.")
BY_EAR = N_("By ear")
BY_EAR_NOTE = N_("Loud effects, quiet music, mono sound and a voice that says what happens.")
# Translators: the opposite of "By ear": for those who hear little.
BY_EYE = N_("By sight")
BY_EYE_NOTE = N_("Puts everything that happens, and every sound, into words on the screen.")
ONE_BUTTON = N_("One button")
ONE_BUTTON_NOTE = N_("Choices light up one by one. Space presses the lit one.")
# Translators: noun, heading of settings: how keys and buttons are pressed.
PRESSING = N_("Input")
ONE_SWITCH = N_("Single switch")
# Translators: {key}: a key.
ONE_SWITCH_NOTE = N_("Choices light up one by one. {key} presses the lit one.")
PACE = N_("Scanning speed")
PACE_NOTE = N_("How long each choice stays lit.")
COOL_DOWN = N_("Pause after a press")
COOL_DOWN_NOTE = N_("Ignores other presses for this long.")
GUARD = N_("Ignore repeated presses")
GUARD_NOTE = N_("Repeated presses of the same key or button are ignored for this long.")
SEEING_AND_HEARING = N_("Vision and hearing")
LARGE_POINTER = N_("Large pointer")
LARGE_POINTER_NOTE = N_("Makes the mouse pointer more than three times as large.")
MAGNIFIER_NOTE = N_("A lens that follows the pointer and the keys. {key} turns it on and off.")
# Translators: noun, a setting: how many times larger the magnifier shows things.
MAGNIFICATION = N_("Magnification")
MAGNIFICATION_NOTE = N_("How many times larger.")
# Translators: noun, a setting: a thick line around everything that moves.
OUTLINES = N_("Outlines")
OUTLINES_NOTE = N_("A thick line around everything that moves on a board.")
# Translators: a setting: the same sound in both ears, not stereo.
MONO = N_("Mono")
MONO_NOTE = N_("Plays the same sound in both ears.")
# Translators: noun, a setting: the program speaks.
SPEECH = N_("Voice")
SPEECH_NOTE = N_("Says what happens. Not needed with a screen reader.")
NO_SPEECH_LIBRARY = N_("No voice: the prismatoid library isn’t installed with the game.")
NO_VOICE = N_("No voice was found on this computer.")
