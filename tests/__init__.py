"""The tests, and what tries the whole program: packages, real windows, screen readers, newcomers."""
