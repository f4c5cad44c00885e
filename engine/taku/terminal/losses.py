"""What a move loses, in words."""

from taku.words import Words

MARGIN = 2  # standard errors after ±, as on the page


def loss_in_words(words: Words, loss: float, error: float) -> str:
    """Return a loss with the margin of its standard error, as the language writes numbers.

    >>> loss_in_words(Words("hearts", "fr"), 2.5, 0.25)
    '−2,50 ± 0,50'
    """
    told = words.number(-loss, 2)
    return f"{told} ± {words.number(MARGIN * error, 2)}" if error else told
