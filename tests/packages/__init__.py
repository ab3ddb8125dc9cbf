"""Whether the packages work: each is tried as a person would, on this system and on others."""
