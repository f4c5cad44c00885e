"""The list of matches that cannot be opened, as assistive technology finds it."""

from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.stored import match, put
from tests.page.table import reload


def test_axe_finds_nothing_in_the_list_of_damaged_matches(visit):
    page = visit(engine=False)
    damaged = (match("a", {"game": "bridge"}), match("b", log=["deal", 3]), {"what": "is this?"})
    put(page, dict(zip("abc", damaged, strict=True)))
    reload(page)
    listed = page.get_by_role("region", name="Can’t be opened").get_by_role("listitem")
    expect(listed).to_have_count(3)
    axe(page)
