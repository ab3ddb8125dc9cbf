"""What draws: the canvas, layers, shapes, letters, sprites, colours."""
