"""Mighty Mouse's board, drawn."""
