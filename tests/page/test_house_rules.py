"""House rules of President in the page: the form to choose them, and what they ask at the table."""

from playwright.sync_api import expect

QUEEN = "deal QS 5D 9D | 5C 5H KD | 9H 6D | JC KC"
SEVEN = "deal 7S 3H 4D 9D | TC QD | 3C 6D | 9C JC"


def test_in_japanese_the_japanese_standard_is_offered_first(visit):
    page = visit("#/options/president", locale="ja-JP", engine=False)
    sets = page.locator("[name=preset]")
    expect(sets.first).to_be_checked()
    expect(page.get_by_role("radio", name="日本の標準")).to_be_checked()
    expect(page.get_by_role("switch", name="スペ3返し", exact=True)).to_be_checked()


def test_rare_rules_are_folded_away_and_can_be_found(visit):
    page = visit("#/options/president", engine=False)
    expect(page.get_by_role("radio", name="Moderate")).to_be_checked()
    more = page.get_by_text("More house rules (none on)")
    expect(page.get_by_text("7-give", exact=True)).not_to_be_visible()
    more.click()
    page.get_by_role("searchbox", name="Find a house rule").fill("7 give")
    expect(page.locator(".more-rules").get_by_role("radiogroup")).to_have_count(1)
    page.get_by_role("radio", name="always").check(force=True)
    expect(page.get_by_text("More house rules (1 on)")).to_be_visible()


def test_a_rule_that_needs_another_switches_it_on(visit):
    page = visit("#/options/president", engine=False)
    cut = page.get_by_role("switch", name="8-cut")
    expect(cut).not_to_be_checked()
    expect(page.get_by_text("Changing this also sets 8-cut: on")).to_be_visible()
    page.get_by_role("switch", name="No 8 as the last card").check(force=True)
    expect(cut).to_be_checked()


def test_a_queen_asks_for_a_rank(sit):
    table = sit("president", log=[QUEEN], options={"queen_bomber": True})
    page = table.page
    table.card("QS").click()
    page.get_by_role("button", name="Play Q").click()
    expect(page.get_by_role("heading", name="Name a rank")).to_be_visible()
    table.has_room_at()
    page.get_by_role("button", name="5", exact=True).click()
    page.get_by_role("button", name="Name 5").click()
    expect(table.card("9D")).to_be_visible()
    expect(table.card("5D")).to_have_count(0)


def test_a_seven_asks_for_a_card_to_give(sit):
    table = sit("president", log=[SEVEN], options={"seven_give": "up-to"})
    page = table.page
    table.card("7S").click()
    page.get_by_role("button", name="Play 7").click()
    expect(page.get_by_text("One card, if you like, to Mia", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Nothing")).to_be_visible()
    table.has_room_at()
    table.card("3H").click()
    page.get_by_role("button", name="Give 3").click()
    expect(table.card("3H")).to_have_count(0)
