"""Every reader of what comes from elsewhere, fuzzed."""
