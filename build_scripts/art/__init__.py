"""Makes the pictures of the game from outlines: masks, one light, materials, then sprites with a manifest."""
