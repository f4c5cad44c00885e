"""Plural categories of whole numbers, by rules in the syntax of CLDR.

CLDR gives each language a rule for each of its categories but "other":
https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules.

>>> polish = {"one": "i = 1 and v = 0", "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"}
>>> [category(polish, number) for number in (1, 2, 12, 22, 5)]
['one', 'few', 'other', 'few', 'other']
"""

import re
from collections.abc import Mapping

OTHER = "other"
RELATION = re.compile(r"([nivwftce]) *(?:% *(\d+))? *(!?=) *([\d., ]+)")


def category(rules: Mapping[str, str], number: int) -> str:
    """Return the category of a whole number: "one", "few", …, "other"."""
    return next((name for name, rule in rules.items() if is_in(rule, number)), OTHER)


def is_in(rule: str, number: int) -> bool:
    """True if a number fulfils a rule, such as "i = 0,1"; ValueError if it cannot be read.

    >>> [is_in("i = 0,1 or i % 100 = 11..19", number) for number in (0, 2, 112)]
    [True, False, True]
    """
    return any(
        all(_holds(relation.strip(), number) for relation in both.split(" and "))
        for both in rule.split(" or ")
    )


def _holds(relation: str, number: int) -> bool:
    found = RELATION.fullmatch(relation)
    if not found:
        raise ValueError(f"no plural rule: {relation!r}")
    operand, modulus, sign, ranges = found.groups()
    value = abs(number) if operand in "ni" else 0  # the others are about decimals and exponents
    if modulus:
        value %= int(modulus)
    return any(_within(value, each.strip()) for each in ranges.split(",")) == (sign == "=")


def _within(value: int, numbers: str) -> bool:
    """True if a value is this number, or in a range such as 2..4."""
    first, _, last = numbers.partition("..")
    return int(first) <= value <= int(last or first)
