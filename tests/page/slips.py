"""Slips as the page writes them: letters to be read out, the last two checking the others."""

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def hashed(text):
    total = 0x811C9DC5
    for byte in text.encode():
        total = (total ^ byte) * 0x01000193 & 0xFFFFFFFF
    return total ^ total >> 15


def written(print_, steps, *, mark=0, time=60):
    """Of each step: at which try it was right, 0 for never, and the place of a wrong answer."""
    fields = [(0, 2), (print_, 20), (mark, 10), (round(time / 5), 10), (len(steps), 6)]
    for tries, wrong in steps:
        fields += [(max(tries, 1), 3), (int(tries > 0), 1), (int(wrong > 0), 1)]
        fields += [(wrong, 7)] if wrong else []
    bits = "".join(f"{value:0{count}b}" for value, count in fields)
    bits += "0" * (-len(bits) % 5)
    letters = "".join(LETTERS[int(bits[at : at + 5], 2)] for at in range(0, len(bits), 5))
    check = hashed(letters)
    return letters + LETTERS[check & 31] + LETTERS[check >> 5 & 31]


def printed(letters):
    """Of which lesson a slip is."""
    bits = "".join(f"{LETTERS.index(letter):05b}" for letter in letters)
    return int(bits[2:22], 2)
