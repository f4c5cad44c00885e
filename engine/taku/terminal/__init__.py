"""Taku in a terminal: play, review, serve the page, begin a game."""
