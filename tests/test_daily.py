"""The deal of the day is the same on every machine: recorded on CPython, and made again here.

web/model/daily.ts tells the seed and who sits there; tests/node/page/daily.test.ts holds it to this
record.
"""

import json

import pytest

from recorded import DATE, RECORD, begun, key_of, offers
from sitting import SHIPPED
from taku import Match

DAYS = json.loads(RECORD.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("name", "preset"),
    [offer for offer in offers() if offer[0] in SHIPPED or key_of(*offer) in DAYS],
)
def test_the_daily_deal_is_that_of_the_record(name: str, preset: str) -> None:
    assert begun(name, preset) == DAYS[key_of(name, preset)]


def test_another_day_and_another_game_are_dealt_otherwise() -> None:
    def first(key: str, date: str) -> str:
        return Match("yahtzee", seed=f"daily/{key}/{date}").log[0]

    days = [first("yahtzee", f"2026-11-{day}") for day in range(10, 30)]
    assert len(set(days)) > 10
    assert first("yahtzee", DATE) != first("yahtzee/yams", DATE)
