"""What `build_scripts/package.py` is made of; standard library only, but for the icons."""
