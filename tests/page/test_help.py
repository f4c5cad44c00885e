"""Help and the statement on accessibility: contrast, roles and names in each theme."""

from playwright.sync_api import expect

from tests.page.conftest import axe


def test_help_and_accessibility_satisfy_axe(visit):
    page = visit("#/help", engine=False)
    expect(page.locator(".help-page section").first).to_be_visible()
    axe(page)
    page.evaluate("() => { location.hash = '#/accessibility' }")
    expect(page.get_by_text("level AA")).to_be_visible()
    axe(page)
