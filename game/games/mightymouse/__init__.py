"""Mighty Mouse, a race with a rescuer."""
