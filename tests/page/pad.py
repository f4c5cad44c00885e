"""A score pad as a page shows it."""

from playwright.sync_api import expect

from tests.page.table import Table


class Pad(Table):
    def begin_at(self, key, *names):
        page = self.page
        page.evaluate("key => { location.hash = `#/game/${key}` }", key)
        page.get_by_role("link", name="Score pad").click()
        for seat, name in enumerate(names, start=1):
            page.get_by_label(f"Name of player {seat}").fill(name)
        page.get_by_role("button", name="Start").click()
        expect(page.locator(".pad-faces button")).to_have_count(6)

    def enter(self, dice):
        for face in dice:
            self.page.locator(f'[data-face="{face}"]').click()

    def box(self, id):
        return self.page.locator(f'[data-box="{id}"]')

    def points_of(self, seat):
        return self.page.locator(".totals .total").nth(seat)
