"""The machine we run on: directories, files that are synced and locked."""
