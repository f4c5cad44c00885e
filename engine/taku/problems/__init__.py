"""Problems: decisions with a clear answer, from matches of bots.

>>> from taku.problems import position, problems
>>> right = 0
>>> for problem in problems("hearts")[:20]:  # how many does a bot solve?
...     match = position("hearts", problem)
...     bot = match.game.bot("normal")
...     move = bot.weigh(match.seen(problem.seat), match.random("/bot"))[0].move
...     right += match.game.write(match.state, move) in problem.good
>>> right < 20
True
"""

from taku.problems.problem import Problem
from taku.problems.problem_file import position, problems

__all__ = ["Problem", "position", "problems"]
