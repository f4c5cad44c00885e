"""Hostile addresses and names: however long, nothing is wider than the screen."""

from playwright.sync_api import expect

from tests.page.conftest import has_settled
from tests.page.stored import match, put
from tests.page.table import Table, preferences

PAYLOAD = '<img src=x onerror="window.broken=1"><script>window.broken=1</script>'
LONG = ("A" * 100_000, "\u202e\u200b\u2069evil", PAYLOAD)


def test_hostile_addresses_and_names_stay_within_the_screen(visit):
    names = ("", PAYLOAD, "\u202e" + "W" * 200, "\ue000QS x\ue000\0")
    page = visit(viewport=(360, 640), init_script=preferences(speed="none"))
    put(page, {"m": match("m", names=names)})
    for text in LONG:
        page.evaluate("hash => { location.hash = hash }", f"#/rules/{text}")
        has_settled(page)
        wide = "({ scrollWidth, clientWidth }) => scrollWidth - clientWidth"
        assert page.locator("html").evaluate(wide) <= 0
    page.evaluate("() => { location.hash = '#/' }")
    expect(page.get_by_role("button", name="Play Hearts")).to_be_visible()
    page.evaluate("() => { location.hash = '#/play/m' }")
    table = Table(page)
    table.my_turn()
    table.has_room()
    assert page.evaluate("() => window.broken") is None
    wide = "all => all.map(one => one.getBoundingClientRect()).every(box => box.width < 360)"
    assert page.locator(".name").evaluate_all(wide)
