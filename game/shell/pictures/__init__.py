"""Boards and machines as pictures: where everything on them lies, and how it is drawn; no screens, no matches."""
