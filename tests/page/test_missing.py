"""Words that cannot be fetched: that is said, and what waits for them goes on when they come."""

import pytest
from playwright.sync_api import expect

from tests.page.stored import match, put
from tests.page.table import has_begun, notice, preferences

LOST = """
    window.lost = sessionStorage.lost ?? '';   // the game whose words cannot be had
    const fetched = window.fetch;
    window.fetch = async (...asked) => {
      const { pathname } = new URL(asked[0].url ?? asked[0], location.href);
      if (window.answers && !pathname.includes('/app-')) return new Response(answers);
      const missing = lost && pathname.includes(`/words/${lost}.`);
      if (missing && window.answers) return new Response('', { status: 404 });
      if (missing) throw new TypeError('Failed to fetch');
      return fetched(...asked);
    };
"""
NEWER = "<script src='app-0123456789ab/main.js'></script>"
SCREENS = {"rules": "[role=tab]", "options": ".house-rules", "statistics": ".invitation"}
TABLES = {
    "play/hearts": ("hearts", ".hand [data-card]"),
    "study/president": ("president", ".line"),
    "learn/haggis/bombs": ("haggis", ".lesson .hand"),
    "practice/yahtzee": ("yahtzee", ".lesson .foot"),
}


def goes_to(page, address):
    page.evaluate("address => { location.hash = `#/${address}` }", address)


def loses(page, game):
    page.evaluate("game => { lost = sessionStorage.lost = game }", game)


def finds(page):
    loses(page, "")


def is_told(page):
    expect(notice(page)).to_contain_text("Part of the page couldn’t be loaded")


def comes_back(page):
    """The browser says that the connection is there again."""
    page.evaluate("() => { dispatchEvent(new Event('online')) }")


@pytest.fixture
def lonely(visit):
    return visit(engine=False, init_script=LOST)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_with_missing_words_says_so_and_heals_when_online(lonely, screen):
    loses(lonely, "haggis")
    goes_to(lonely, f"{screen}/haggis")
    is_told(lonely)
    finds(lonely)
    comes_back(lonely)
    lonely.locator(SCREENS[screen]).first.wait_for()
    expect(notice(lonely)).to_have_count(0)


def test_missing_words_are_fetched_as_often_as_they_are_asked_for(lonely):
    loses(lonely, "haggis")
    goes_to(lonely, "rules/haggis")
    is_told(lonely)  # what was asked for first has failed
    again = notice(lonely).get_by_role("button", name="Try again")
    lonely.evaluate("() => { window.tried = 0 }")
    lonely.evaluate("""() => {
        const { fetch } = window;
        window.fetch = (...asked) => {
          tried += +String(asked[0]).includes('/words/haggis.en');
          return fetch(...asked);
        };
    }""")
    for times in (1, 2):
        again.click()
        lonely.wait_for_function("times => tried === times", arg=times)
        is_told(lonely)
    finds(lonely)
    again.click()
    lonely.get_by_role("tab").first.wait_for()
    expect(notice(lonely)).to_have_count(0)


def test_a_table_whose_words_are_missing_is_laid_as_soon_as_they_are_there(visit):
    page = visit(init_script=LOST + preferences(speed="none"))
    put(page, {"hearts": match("hearts")})
    for count, (address, (game, sign)) in enumerate(TABLES.items()):
        loses(page, game)
        goes_to(page, address)
        is_told(page)
        expect(page.locator(".laying")).to_be_visible()
        finds(page)
        if count % 2:
            comes_back(page)
        else:
            notice(page).get_by_role("button", name="Try again").click()
        page.locator(sign).first.wait_for()
        expect(notice(page)).to_have_count(0)


def test_a_player_who_opens_another_game_meanwhile_stays_there(lonely):
    loses(lonely, "haggis")
    goes_to(lonely, "rules/haggis")
    is_told(lonely)
    goes_to(lonely, "rules/hearts")
    lonely.get_by_role("tab", name="Passing").wait_for()
    expect(notice(lonely)).to_have_count(0)
    finds(lonely)
    comes_back(lonely)
    goes_to(lonely, "rules/hearts/moon")
    expect(lonely.locator("#rule-moon")).to_be_in_viewport()


def test_a_table_whose_words_are_outdated_offers_the_newer_version(lonely):
    put(lonely, {"hearts": match("hearts")})
    lonely.evaluate("page => { answers = page }", NEWER)
    loses(lonely, "hearts")
    goes_to(lonely, "play/hearts")
    expect(notice(lonely)).to_contain_text("Taku has been updated")
    finds(lonely)
    with lonely.expect_event("domcontentloaded"):
        notice(lonely).get_by_role("button", name="Reload").click()
    has_begun(lonely)
    assert lonely.evaluate("async () => (await taku.matches.open('hearts')).id") == "hearts"
