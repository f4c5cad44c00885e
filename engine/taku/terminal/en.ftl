# What the terminal says of itself, in English. Its lines have 80 columns.

### `taku play`

# In the left column stands what a player types: leave quit, keep, moves, undo, save, --resume, the
# cards and dice as they are. The right column begins below the other lines'.
terminal-help =
    QS, or QS KS 2C   play or choose these cards
    keep 6 6          any move in notation; `moves` lists them
    ?                 a hint, with its reason
    undo              take back your last move
    save FILE         save the match; `taku play --resume FILE` goes on
    quit              leave
# Two people share the keyboard: the screen is empty until the player with this name is alone.
terminal-curtain = { $player }: press Enter when only you can see the screen.
# $file is a path.
terminal-saved = Saved in { $file }
# Answer to `save` without the name of a file.
terminal-save-where = Name the file: save FILE
# After a list of moves that was cut short; $count is 1 or more.
terminal-more = { $count } more: `moves all` lists them

### `taku review` and `taku problems`

# After the name of a match. Seats are counted from 0.
terminal-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} of seat { $seat }
terminal-nothing-lost = No decision clearly gave anything away.
# Moves in notation: the one that was played, and the best.
terminal-better = { $move }, better { $best }
# These follow a loss: “−2.50 points of the round”.
terminal-unit-round = points of the round
terminal-unit-match = points at the end
terminal-unit-chance = chance to win
# In the place of the name of a rule set.
terminal-other-rules = other rules
# A match with its number of decisions, or a move with the reason for it.
terminal-told = { $what }: { $words }
# A poor move, with what it loses.
terminal-not = not { $move }: { $loss }
