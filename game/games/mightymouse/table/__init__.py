"""Screens of Mighty Mouse alone."""
