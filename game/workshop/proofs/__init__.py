"""What is left to chance in the Workshop: how far off careful hands set the parts down."""
