"""An arena: entrants play the same deals in every seat, so that luck cancels.

`python -m taku.arena` runs it. Duplicate deals are how bridge clubs compare pairs; their use for
card programs, with every player in every seat, is that of the Annual Computer Poker Competition
("Duplicate matches": Zinkevich, Bowling et al., "Optimal Unbiased Estimators for Evaluating Agent
Performance", AAAI 2006, has why).
"""

from taku.arena.entrants import Entrant
from taku.arena.figures import Figure, figures
from taku.arena.play import Row, play
from taku.arena.trial import Trial

__all__ = ["Entrant", "Figure", "Row", "Trial", "figures", "play"]
