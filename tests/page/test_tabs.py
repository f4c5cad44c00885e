"""Two tabs of a real browser hear what the other stores."""

from playwright.sync_api import expect

from tests.page.records import figure, keep, record


def test_tabs_hear_what_the_other_stores(visit):
    page, other = visit("#/statistics/hearts", engine=False), visit(engine=False)
    expect(page.get_by_text("No finished matches yet")).to_be_visible()
    keep(other, record(1))
    expect(figure(page, "Matches")).to_have_text("1")
    other.evaluate("() => taku.set('theme', 'contrast')")
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    page.evaluate("() => taku.set('deckColours', 'four')")
    expect(other.locator("html")).to_have_attribute("data-deck", "four")
    stored = "() => JSON.parse(localStorage['taku.settings'])"
    assert other.evaluate(stored) == {"theme": "contrast", "deckColours": "four"}
