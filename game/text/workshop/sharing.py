"""What is said of giving a machine away, marked for translation."""

from __future__ import annotations

from game.text.language import N_

SHARE = N_("Share this machine")
WHAT_SHARING_IS = N_("Whoever opens the line or the file in the Workshop sees the same run. A film shows it to all.")
LINE = N_("Copy as a line of text")
FILE = N_("Save as a file")
FILM = N_("Make a film of its run")
SHARES = N_("Gives the machine away: as a line of text, as a file, as a film.")
SAVED = N_("Saved as a file")
FILE_IS_IN = N_("The machine is in {path}. Dropped on the window, it is opened.")
