"""What machines of one's own look like: drawn from the outlines that collide, in the project's materials."""
