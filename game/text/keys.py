"""What keys and buttons are for, and what is said while others are chosen."""

from __future__ import annotations

from game.text.language import N_

CONTROLS = N_("Controls")
KEYS_AND_BUTTONS = N_("Keys and buttons")
WHICH_KEY_DOES_WHAT = N_("Which key and which button does what.")
KEY, BUTTON = N_("Key"), N_("Pad")
RESET_ALL = N_("Reset all")
EVERY_KEY_AS_IT_WAS = N_("Every key and button as it was at first.")
CHOOSE_ONE = N_("Choose a key or a button to put another in its place.")
PRESS_A_KEY = N_("Press the key for: {act}. Esc leaves it as it is.")
PRESS_A_BUTTON = N_("Press the pad's button for: {act}. Esc leaves it as it is.")
NOT_THAT_ONE = N_("{key} cannot be used here. Try another one.")
TAKEN = N_("{key} is already for: {other}. Press it again to swap the two.")
KEY_OF, BUTTON_OF = N_("Key for: {act}"), N_("Pad button for: {act}")
ACT_NAMES = {
    "confirm": N_("Choose"),
    "main": N_("The big button"),
    "back": N_("Back"),
    "next": N_("Next"),
    "previous": N_("Previous"),
    "left": N_("Left"),
    "right": N_("Right"),
    "up": N_("Up"),
    "down": N_("Down"),
    "undo": N_("Undo"),
    "help": N_("Rules, on every screen"),
    "settings": N_("Settings"),
    "fullscreen": N_("Full screen"),
    "menu": N_("Menu; Mix"),
    "rules": N_("Rules; Set up again"),
    "log": N_("Log"),
    "hint": N_("Hint"),
    "tip": N_("Got it"),
    "odds": N_("Odds"),
    "arches": N_("Arches"),
    "take": N_("Take it; Try the crank"),
    "pass": N_("Pass"),
    "turn_left": N_("Turn the part left"),
    "turn_right": N_("Turn the part right"),
    **{f"choice_{number}": N_("Choice {number}") for number in range(1, 10)},
}
WRITE_A_NAME = N_("Write a name")
CAPITALS, BLANK, ERASE, CLEAR, DONE = N_("Capitals"), N_("Blank"), N_("Erase"), N_("Start over"), N_("Done")
# Translators: what is printed on keys and on the buttons of pads, as short as can be.
SIGNS = (
    N_("Esc"), N_("Enter"), N_("Space"), N_("Tab"), N_("PgUp"), N_("PgDn"), N_("Ins"), N_("Del"), N_("Home"), N_("End"),
    N_("Pause"), N_("Menu"), N_("View"), N_("Share"), N_("Create"), N_("Options"), N_("Cross"), N_("Circle"),
    N_("Square"), N_("Triangle"),
)  # fmt: skip
