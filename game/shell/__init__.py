"""The screens: one file each, and a folder for what only one game shows."""
