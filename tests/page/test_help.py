"""Help: what the page can do, in short sections that can be searched."""

from playwright.sync_api import expect

from tests.page.conftest import axe


def test_help_is_found_searched_and_leads_to_each_screen(visit):
    page = visit()
    page.get_by_role("link", name="Help").click()
    sections = page.locator(".help-page section")
    expect(sections).to_have_count(26)
    addresses = page.locator(".help-page section a").evaluate_all(
        "links => links.map(link => link.getAttribute('href'))"
    )
    axe(page)
    page.get_by_role("searchbox").fill("qr code")
    expect(sections).to_have_count(2)
    expect(page.get_by_role("status").filter(has_text="2 sections")).to_be_visible()
    page.get_by_role("searchbox").fill("zebra")
    expect(page.get_by_role("status").filter(has_text="Nothing found")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sections).to_have_count(26)
    page.evaluate("() => taku.set('language', 'ja')")
    page.get_by_role("searchbox").fill("ﾎﾞｯﾄ")
    expect(sections.filter(has_text="ボット工房")).to_have_count(1)
    page.evaluate("() => taku.set('language', 'en')")
    for address in sorted(set(addresses)):
        page.evaluate("address => { location.hash = address }", address)
        page.wait_for_function("address => location.hash.startsWith(address)", arg=address)
        expect(page.locator("h1").first).to_be_visible()
        expect(page.locator(".notice")).to_have_count(0)
        if address == "#/accessibility":
            expect(page.get_by_text("level AA")).to_be_visible()
            axe(page)
