"""What handles the program from outside: a mouse and keys at a real window, and a gamepad that is none."""
