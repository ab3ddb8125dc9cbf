"""What the replay theatre says, marked for translation; a constant is named after its words."""

from __future__ import annotations

from game.text.language import N_, N_context, N_plural

REPLAY = N_("Replay")
HERE_THE_MACHINE_DID_SOMETHING = N_("Here the machine did something else")
PLAY = N_context("let it go on", "Play")
PAUSE = N_context("a replay", "Pause")
FROM_THE_START = N_context("from the start", "Again")
WHERE_IN_THE_MATCH = N_("Where in the match you look")
MARK_BEFORE = N_("Goes back to the last event that is marked below.")
MARK_AFTER = N_("Goes on to the next event that is marked below, and shows it.")
STEP_BACK = N_("Goes back by one act.")
STEP_ON = N_("Plays one act, then waits.")
HOW_FAST_THE_REPLAY_GOES = N_("How fast the replay goes.")
TURN_NUMBER_OF = N_("Turn {turn} of {whole}")
PLAY_ON = N_("Play on")
THE_RECORD_ENDS_HERE = N_("The record ends here. From now on you can play, but nothing will be saved.")
AFTER_TURNS = N_plural("After {number} turn.", "After {number} turns.")
BREAKS_OFF_COUNT = N_plural("It breaks off after {number} turn.", "It breaks off after {number} turns.")
GAME_AND_END = N_("{game}. {end}")
WATCH_IT_AGAIN = N_("Watch it again")
THE_WHOLE_MATCH_ON_A_STAGE = N_("The whole match on a little stage, from the first turn on.")
SHOWS_THIS_MOMENT_AGAIN = N_("Shows this moment again on the little stage.")
