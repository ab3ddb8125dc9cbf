"""The Mouse Trap machine: 24 parts, from the crank to the cage, by contact alone."""
