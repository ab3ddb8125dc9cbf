"""Words that every floor uses: games, seats, acts, events, and the one-line codec's errors."""
