"""The rules sheet: its sentences are in the words, its examples are played here."""

from taku.game import Rule

RULEBOOK: tuple[Rule, ...] = ()
