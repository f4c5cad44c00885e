"""Bots that serve any game."""
