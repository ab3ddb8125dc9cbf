"""Words that every floor uses; the standard library alone."""
