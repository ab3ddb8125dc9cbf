"""The crank of a match: it is turned, told, explained, tried again, and set against what would have been."""
