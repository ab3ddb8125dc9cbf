"""Building by hand: parts are set down, checked, seen at work, and the gauge tells what they promise."""
