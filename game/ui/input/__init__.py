"""Keys, pads, pointers and one switch: from the devices to inputs, and presses that were not meant."""
