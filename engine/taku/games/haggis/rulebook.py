"""The rules sheet of haggis."""

from taku.game import Rule

RULEBOOK = (Rule("aim", "aim"),)
