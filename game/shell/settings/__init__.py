"""Settings, keys, letters."""
