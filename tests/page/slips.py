"""Slips as the page writes them: letters to be read out, the last two checking the others."""

import json

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


WORDED = {"title", "say", "ask", "right", "hint", "other", "caption", "example", "id"}
TEXTS = ("advise", "wrong", "answers")


def in_order(value):
    """Lists in place of dictionaries, whose names are sorted."""
    if isinstance(value, dict):
        return [[name, in_order(part)] for name, part in sorted(value.items())]
    return [in_order(part) for part in value] if isinstance(value, list) else value


def print_of(lesson):
    """The number that tells this lesson from others: better words do not change it."""
    steps = [
        [
            {name: part for name, part in step.items() if name not in WORDED | {*TEXTS}},
            *(list(step.get(name) or {}) for name in TEXTS),
        ]
        for step in lesson["step"]
    ]
    told = [lesson["game"], lesson.get("options") or {}, lesson.get("seats") or 0, steps]
    text = json.dumps(in_order(told), ensure_ascii=False, separators=(",", ":"))
    return hashed(text) & 0xFFFFF


def printed(letters):
    """Of which lesson a slip is."""
    bits = "".join(f"{LETTERS.index(letter):05b}" for letter in letters)
    return int(bits[2:22], 2)
