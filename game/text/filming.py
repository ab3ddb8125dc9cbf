"""What is said while a run is made into a film, marked for translation; a constant is named after its words."""

from __future__ import annotations

from game.text.language import N_, N_context

FILM = N_context("a button", "Film")
SAVE_THIS_RUN_AS_A_FILM = N_("Saves this run as a small film that any program shows.")
SAVE_AS_A_FILM = N_("Save this run as a film")
FOUR_PICTURES_OF_THE_RUN = N_("The run in four pictures.")
MAKING_A_FILM = N_("Making a film …")
THE_RUN_IS_DRAWN_PICTURE = N_("The run is drawn picture by picture.")
SAVED_AS_A_FILM = N_("Saved as a film")
IT_IS_HERE = N_("You find it here: {path}")
NO_FILM = N_("No film this time")
COULD_NOT_BE_WRITTEN = N_("{path} could not be written: {why}")
SHOW_IN_FOLDER = N_("Show in folder")
NO_FOLDER_SHOWN = N_("This system offers no program that shows folders. The file is here: {path}")
