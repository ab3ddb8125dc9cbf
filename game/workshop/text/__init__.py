"""The words of the Workshop, where machines of one's own are built."""
