"""Statistics on each size of screen and in each theme."""

from tests.page.conftest import WCAG, axe, violations
from tests.page.records import keep, record, review, show
from tests.page.stored import put
from tests.page.table import windows

POOR = (("leading-spades", 12, 6), ("discarding", 15, 0), ("moon", 2, 2))


def test_axe_finds_nothing_and_nothing_is_wider_than_the_screen(visit):
    page = visit(engine=False)
    seats = ("human", "strong", "strong", "strong")
    keep(page, *(record(at, place=1 + at % 4) for at in range(9)), record(9, seats=seats))
    put(page, {id: review(id, *POOR) for id in ("r0", "r1", "r2")}, "review:")
    show(page)
    axe(page)
    is_as_wide_as_the_screen(page)
    show(page, "#/statistics")
    assert violations(page, WCAG) == []
    is_as_wide_as_the_screen(page)


def is_as_wide_as_the_screen(page):
    for width, _ in windows(page):
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
