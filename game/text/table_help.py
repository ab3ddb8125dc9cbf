"""What the page says that makes the game easier to see, to hear and to play."""

from __future__ import annotations

from game.text.language import N_

HELP_AT_THE_TABLE = N_("Help at the table")
WHAT_MAKES_IT_EASIER = N_("What makes it easier to see, to hear and to play.")
IN_ONE_PRESS = N_("In one press")
AS_AT_FIRST = N_("As at first")
AS_AT_FIRST_NOTE = N_("None of the following.")
BIG_AND_CALM = N_("Big and calm")
BIG_AND_CALM_NOTE = N_("Large text and pointer, high contrast, outlines, half speed, little motion.")
BY_EAR = N_("By ear")
BY_EAR_NOTE = N_("Every sound loud, the music low, the same in both ears, little motion.")
ONE_BUTTON = N_("One button")
ONE_BUTTON_NOTE = N_("Everything lights up in turn; the space bar presses what is lit.")
PRESSING = N_("Pressing")
ONE_SWITCH = N_("One switch")
ONE_SWITCH_NOTE = N_("What can be pressed lights up in turn. {key} presses it.")
PACE = N_("Pace of the light")
PACE_NOTE = N_("How long each thing is lit.")
COOL_DOWN = N_("Rest after a press")
COOL_DOWN_NOTE = N_("So long after a press no other one counts.")
GUARD = N_("Guard against double presses")
GUARD_NOTE = N_("So long after a press the same key or button does nothing.")
SEEING_AND_HEARING = N_("Seeing and hearing")
LARGE_POINTER = N_("Large pointer")
LARGE_POINTER_NOTE = N_("The arrow of the mouse, more than three times as large.")
OUTLINES = N_("Outlines")
OUTLINES_NOTE = N_("A thick line round whatever moves on a board.")
MONO = N_("Mono")
MONO_NOTE = N_("Both ears hear the same.")
