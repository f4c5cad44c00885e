"""The test files that run again on another engine than the sources in CPython."""

# What can differ in Pyodide: the cut standard library, 32-bit ints, the depth of recursion, sums
# of floats and the order of imports.
PYODIDE = (
    "games/test_haggis_endgame.py",
    "games/test_president_endgame.py",
    "games/test_yahtzee_perfect.py",
    "test_cards.py",
    "test_daily.py",
    "test_every_game.py",
    "test_fair.py",
    "test_lab.py",
    "test_logs.py",
    "test_match.py",
    "test_opening.py",
    "test_protocol.py",
    "test_pyodide.py",
    "test_racing.py",
    "test_reviewing.py",
    "test_service.py",
    "test_tablebases.py",
)

# The laws, the logs and the rule books' examples, for the modules that mypyc compiles.
NATIVE = (
    "test_compiled.py",
    "test_cards.py",
    "test_every_game.py",
    "test_logs.py",
    "test_lab.py",
    "test_pickles.py",
    "games/test_hearts.py",
    "games/test_haggis.py",
    "games/test_haggis_combinations.py",
    "games/test_president.py",
)
