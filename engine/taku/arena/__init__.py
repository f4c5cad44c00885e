"""An arena: entrants play each deal in every seat, so that luck cancels.

`python -m taku.arena` runs it. Bridge clubs compare pairs by duplicate deals. The Annual Computer
Poker Competition rotates every player through every seat ("duplicate matches"). For the reasons
see Zinkevich, Bowling et al., "Optimal Unbiased Estimators for Evaluating Agent Performance",
AAAI 2006.
"""

from taku.arena.entrants import Entrant
from taku.arena.figures import Figure, figures
from taku.arena.play import Row, play
from taku.arena.trial import Trial

__all__ = ["Entrant", "Figure", "Row", "Trial", "figures", "play"]
