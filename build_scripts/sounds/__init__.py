"""Makes the sounds and the music of the game from tones and noise, and measures how loud they are.

A struck thing rings with a few decaying tones (modes) after a burst of noise; what rolls, flies or splashes is noise
through filters that move. Everything ends softly, nothing is brighter than a toy.
"""
