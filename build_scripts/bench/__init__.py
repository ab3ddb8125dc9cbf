"""The speed bars: `python -m game bench` in a checkout measures each beside its limit and its peers."""
