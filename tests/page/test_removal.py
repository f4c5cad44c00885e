"""Whatever is removed can be put back for a while, by hand and by keyboard."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import NO_ENGINE, axe
from tests.page.stored import match, put, stored
from tests.page.table import notice, preferences, reload, windows

STANDS = 15_000  # milliseconds
LIVE = "body > [aria-live=polite]"
RULES = {"hearts": [{"name": "Sunday", "options": {"target": 75}}]}
HERE = {"hearts": {"options": {"target": 75}, "seats": ["human"] * 4, "names": [""] * 4}}


def undo(page):
    return notice(page).get_by_role("button", name="Undo")


def crosses(page):
    return page.get_by_role("button", name="Remove Hearts")


def listed(page):
    return page.evaluate("() => taku.matches.list().map(({ id }) => id)")


def with_matches(page, *names):
    """Keep these matches, the last of which home shows large, and go to see them."""
    for name in names:
        keep = "async match => { await taku.matches.keep(match); taku.redraw(); }"
        page.evaluate(keep, match(name))
    expect(crosses(page)).to_have_count(len(names) - 1)


@pytest.fixture
def home(visit):
    page = visit(engine=False)
    with_matches(page, "one", "two", "three", "last")
    return page


def test_a_match_that_is_removed_is_gone_at_once_and_can_be_put_back(home):
    before, order = stored(home), listed(home)
    crosses(home).first.click()
    expect(notice(home)).to_contain_text("Removed: Hearts, 14 Nov 2023")
    expect(undo(home)).to_be_in_viewport()
    expect(home.locator(LIVE)).to_contain_text("Removed: Hearts")
    expect(crosses(home)).to_have_count(2)
    assert "match:three" not in stored(home)
    undo(home).click()
    expect(crosses(home)).to_have_count(3)
    expect(notice(home)).to_have_count(0)
    expect(home.locator(LIVE)).to_contain_text("Restored")
    assert stored(home) == before
    assert listed(home) == order
    reload(home)
    expect(crosses(home)).to_have_count(3)
    assert listed(home) == order
    several_removed_in_a_row_come_back_together(home)
    by_keyboard_it_leads_to_the_notice_and_back(home)
    the_notice_has_room_on_every_screen(home)
    a_notice_that_is_put_away_puts_nothing_back_afterwards(home)


def several_removed_in_a_row_come_back_together(home):
    before = stored(home)
    crosses(home).first.click()
    expect(notice(home)).to_contain_text("Removed: Hearts")
    crosses(home).first.click()
    expect(notice(home)).to_contain_text("and others, 2 in all")
    assert set(stored(home)) == {"match:one", "match:last"}
    undo(home).click()
    expect(crosses(home)).to_have_count(3)
    assert stored(home) == before


def a_notice_that_is_put_away_puts_nothing_back_afterwards(home):
    crosses(home).first.click()
    notice(home).get_by_role("button", name="Dismiss").click()
    crosses(home).first.click()
    expect(notice(home)).not_to_contain_text("others")
    undo(home).click()
    expect(crosses(home)).to_have_count(2)
    assert set(stored(home)) == {"match:one", "match:two", "match:last"}


def by_keyboard_it_leads_to_the_notice_and_back(home):
    crosses(home).nth(1).focus()
    home.keyboard.press("Enter")
    expect(undo(home)).to_be_focused()
    axe(home)
    home.keyboard.press("Enter")
    expect(crosses(home)).to_have_count(3)
    expect(home.locator(":focus")).to_have_accessible_name("Remove Hearts, 14 Nov 2023, 22:13")


def test_the_undo_notice_stands_as_long_as_the_player_is_at_it(first_visit):
    page = first_visit(init_script=NO_ENGINE)
    page.clock.install()
    with_matches(page, "one", "two", "last")
    crosses(page).first.click()
    expect(undo(page)).to_be_visible()
    page.mouse.move(1, 500)
    page.clock.run_for(STANDS - 1000)
    expect(undo(page)).to_be_visible()
    page.clock.run_for(2000)
    expect(notice(page)).to_have_count(0)
    crosses(page).first.focus()
    page.keyboard.press("Enter")
    expect(undo(page)).to_be_focused()
    page.clock.run_for(3 * STANDS)
    expect(undo(page)).to_be_focused()
    undo(page).blur()
    page.clock.run_for(STANDS + 1000)
    expect(notice(page)).to_have_count(0)
    assert listed(page) == ["last"]


def test_what_another_tab_has_played_meanwhile_is_not_put_back_over(home, visit):
    other = visit(engine=False)
    crosses(home).first.click()
    expect(undo(home)).to_be_visible()
    keep = "async match => { await taku.matches.keep(match); }"
    other.evaluate(keep, match("three", log=["deal 2C"]))
    home.wait_for_function("() => taku.matches.known('three')")
    undo(home).click()
    expect(home.locator(LIVE)).to_contain_text("Restored")
    assert stored(home)["match:three"]["log"] == ["deal 2C"]


def test_a_match_that_cannot_be_opened_comes_back_as_it_was(visit):
    page = visit(engine=False)
    put(page, {"odd": {"what": ["is", "this"]}})
    reload(page)
    damaged = page.get_by_role("region", name="Can’t be opened")
    damaged.get_by_role("button", name="Delete for good").click()
    expect(damaged).to_have_count(0)
    assert stored(page) == {}
    undo(page).click()
    expect(damaged.get_by_role("listitem")).to_have_count(1)
    assert stored(page) == {"match:odd": {"what": ["is", "this"]}}


def own_house_rules_come_back_with_their_name(page):
    page.evaluate("() => { location.hash = '#/options/hearts' }")
    page.get_by_role("button", name="Delete").focus()
    page.keyboard.press("Enter")
    expect(notice(page)).to_contain_text("Removed: Sunday")
    expect(page.get_by_role("radio", name="Your own mix")).to_be_checked()
    expect(undo(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="Sunday")).to_be_checked()
    expect(page.get_by_role("button", name="Delete")).to_be_focused()
    assert page.evaluate("() => taku.settings.rules") == RULES


def test_what_cannot_be_removed_stays_and_is_told(home):
    home.evaluate("() => { window.remove = IDBObjectStore.prototype.delete; }")
    home.evaluate("() => { IDBObjectStore.prototype.delete = () => { throw new Error('no'); } }")
    crosses(home).first.click()
    expect(notice(home)).to_contain_text("won’t delete it")
    expect(crosses(home)).to_have_count(3)
    home.evaluate("() => { IDBObjectStore.prototype.delete = remove; }")
    notice(home).get_by_role("button", name="Dismiss").click()
    what_cannot_be_stored_any_more_is_put_back_for_this_visit(home)


def what_cannot_be_stored_any_more_is_put_back_for_this_visit(home):
    crosses(home).first.click()
    expect(undo(home)).to_be_visible()
    home.evaluate("() => { IDBObjectStore.prototype.put = () => { throw new Error('full'); } }")
    undo(home).click()
    expect(notice(home)).to_contain_text("doesn’t save anything here")
    expect(crosses(home)).to_have_count(3)


RACE = """async ([match, beside]) => {
    await taku.matches.keep(match).catch(() => {});
    IDBObjectStore.prototype.put = window.put ?? IDBObjectStore.prototype.put;
    const removing = taku.matches.drop(match.id);
    await Promise.all([removing, taku.matches.keep(beside ?? match)]);
    window.undo = await removing;
}"""  # what is removed is written once more before that is done: itself, or with another match
FULL = """() => {
    window.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => { throw new Error('full'); };
}"""  # as long as nothing is removed


def test_what_is_written_while_it_is_being_removed_does_not_come_back(visit):
    page = visit(engine=False, init_script=preferences(rules=RULES, last=HERE))
    page.evaluate(RACE, [match("m"), None])
    assert (listed(page), stored(page)) == ([], {})
    reload(page)
    assert listed(page) == []
    own_house_rules_come_back_with_their_name(page)


def test_a_removed_unwritten_match_does_not_come_back(visit):
    page = visit(engine=False)
    page.evaluate(FULL)
    page.evaluate(RACE, [match("m"), match("beside")])
    assert (listed(page), list(stored(page))) == (["beside"], ["match:beside"])
    page.evaluate("() => undo()")
    assert sorted(listed(page)) == ["beside", "m"]
    assert sorted(stored(page)) == ["match:beside", "match:m"]


def the_notice_has_room_on_every_screen(home):
    crosses(home).first.click()
    crosses(home).first.click()
    expect(notice(home)).to_contain_text("2 in all")
    home.evaluate("() => taku.set('language', 'ja')")
    expect(home.locator("html")).to_have_attribute("lang", "ja")
    for width, _ in windows(home):
        assert home.evaluate("() => document.documentElement.scrollWidth") <= width
    home.evaluate("() => taku.set('language', 'en')")
    expect(home.locator("html")).to_have_attribute("lang", "en")
    undo(home).click()
    expect(crosses(home)).to_have_count(3)
