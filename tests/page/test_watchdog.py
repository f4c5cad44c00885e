"""Python that dies without a word, or never comes: it is said, and another begins."""

import os
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.page.conftest import ready
from tests.page.table import BEGUN, WORKERS, Table, notice

DEAF = """
    window.deaf = false;   // is what is asked lost on the way?
    globalThis.Worker = class extends Worker {
      postMessage(request) {
        if (!deaf) super.postMessage(request);
      }
    };
"""
TICKING = """
    window.tickers = new Set();
    window.setInterval = tick => (tickers.add(tick), 0);
    window.tick = count => {
      for (let n = 0; n < count; n++) for (const each of tickers) each();
    };
"""  # time passes when the test says so
HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
LONG = 600  # seconds in which everything has happened that will


def log(page):
    return page.evaluate("() => taku.match.log")


def play_on(table):
    """Make any legal move, and wait for the next decision."""
    table.decide(lambda: (table.touch(table.playable.first), table.primary.click()))


def tick(page, seconds):
    page.evaluate("seconds => tick(seconds)", seconds)


def is_laid_again(page):
    expect(notice(page)).to_contain_text("continues where it was")
    page.wait_for_function(BEGUN, arg=2)


def sits_before_a_deaf_engine(sit):
    """A match whose last move the engine has not received."""
    table = sit(
        "hearts", options={"passing": False}, page={"init_script": WORKERS + DEAF + TICKING}
    )
    table.page.evaluate("() => borrowed.hasAnswered()")
    table.page.evaluate("() => { deaf = true; }")
    table.touch(table.playable.first)
    table.primary.click()
    return table


# While it plays


def test_an_engine_that_dies_without_a_word_is_followed_by_another(first_visit):
    page = first_visit(init_script=WORKERS)
    table = Table(page)
    table.sit("hearts", seats=("human", "easy", "easy", "easy"), options={"passing": False})
    before = log(page)
    page.evaluate("() => workers.at(-1).terminate()")
    is_laid_again(page)
    table.my_turn()
    assert log(page)[: len(before)] == before
    play_on(table)
    assert len(log(page)) > len(before)


def test_a_request_that_is_never_answered_is_followed_by_another_engine(sit):
    table = sits_before_a_deaf_engine(sit)
    page = table.page
    before = log(page)
    tick(page, 30)  # as long as a bot may think on a slow phone
    expect(notice(page)).to_have_count(0)
    assert page.evaluate("() => workers.length") == 1
    page.evaluate("() => { deaf = false; tick(60); }")
    is_laid_again(page)
    assert page.evaluate("() => workers.length") == 2
    table.my_turn()
    assert log(page)[: len(before)] == before


def test_a_bot_that_is_only_slow_is_not_taken_for_dead(sit):
    table = sits_before_a_deaf_engine(sit)
    page = table.page
    for _ in range(5):
        tick(page, 30)
        page.evaluate("""() => workers.at(-1).dispatchEvent(
          new MessageEvent('message', {
            data: '{"type":"tablebase-missing","name":"yahtzee/yahtzee"}',
          }))""")
    assert page.evaluate("() => workers.length") == 1


def test_time_counts_only_while_the_page_is_seen(sit):
    table = sits_before_a_deaf_engine(sit)
    page = table.page
    tick(page, 30)
    page.evaluate(HIDE, arg=True)
    tick(page, LONG)
    page.evaluate(HIDE, arg=False)
    tick(page, 30)  # who wakes has all the time once more
    assert page.evaluate("() => workers.length") == 1
    tick(page, 60)
    assert page.evaluate("() => workers.length") == 2


def test_an_engine_that_has_answered_everything_may_be_silent(sit):
    table = sit(
        "hearts", options={"passing": False}, page={"init_script": WORKERS + DEAF + TICKING}
    )
    page = table.page
    play_on(table)
    page.evaluate("() => borrowed.hasAnswered()")
    tick(page, LONG)
    assert page.evaluate("() => workers.length") == 1


# In About


def test_how_python_is_stands_in_about_and_it_can_be_restarted_there(sit):
    table = sits_before_a_deaf_engine(sit)
    page = table.page
    before = log(page)
    state = page.locator(".about").get_by_role("status")
    restart = page.get_by_role("button", name="Restart")
    page.evaluate("() => { location.hash = '#/about'; }")
    expect(state).to_have_text("Python: busy")
    page.evaluate(
        """() => workers.at(-1).onmessage(
      { data: '{"type":"unavailable","message":"no room"}' })"""
    )
    expect(state).to_have_text("Python: stopped")
    page.evaluate("() => { deaf = false; }")
    restart.click()
    expect(state).to_have_text("Python: ready")
    page.evaluate("() => { location.hash = '#/'; }")
    page.get_by_role("button", name="Resume").click()
    table.my_turn()
    assert log(page)[: len(before)] == before


# While it starts


def test_a_start_that_stands_still_is_said_and_may_yet_go_on(visit):
    page = visit(init_script=WORKERS + TICKING, engine=False)
    tick(page, 20)
    expect(notice(page)).to_have_count(0)
    tick(page, LONG)
    expect(notice(page)).to_contain_text("taking a long time")
    expect(notice(page).get_by_role("button", name="Try again")).to_be_visible()
    page.evaluate("""() => workers[0].onmessage({ data: JSON.stringify(
      { type: 'progress', phase: 'loading', loaded: 1, total: 2 }) })""")
    expect(notice(page)).to_have_count(0)


SAYS = """
    window.begun = 0;
    globalThis.Worker = class extends Worker {
      constructor() {
        super();
        begun += 1;
        const data = JSON.stringify(SAID);
        queueMicrotask(() => this.onmessage({ type: 'message', data }));   // to start.js
      }
    };
"""


def test_an_engine_that_was_ready_before_the_page_may_be_silent(visit):
    said = '{ type: "progress", phase: "ready", loaded: 1, total: 1 }'
    page = visit("#/about", init_script=SAYS.replace("SAID", said) + TICKING, engine=False)
    state = page.locator(".about").get_by_role("status")
    expect(state).to_have_text("Python: ready")
    tick(page, LONG)
    assert page.evaluate("() => begun") == 1
    expect(state).to_have_text("Python: ready")
    expect(notice(page)).to_have_count(0)


def test_an_engine_that_could_not_start_before_the_page_is_told_so(visit):
    said = '{ type: "unavailable", message: "no room" }'
    page = visit("#/about", init_script=SAYS.replace("SAID", said), engine=False)
    expect(notice(page)).to_contain_text("couldn’t be loaded")
    expect(page.locator(".about").get_by_role("status")).to_have_text("Python: stopped")


SPOILT = {
    "a portal's page": lambda content: b"<!doctype html><title>Welcome</title>",
    "a few wrong bytes": lambda content: (
        content[: len(content) // 2] + b"\xff" * 64 + content[len(content) // 2 + 64 :]
    ),
}


@contextmanager
def spoilt(file, how):
    """While this lasts a part of the site comes wrong, in a way that browsers keep."""
    content, times = file.read_bytes(), file.stat()
    file.write_bytes(SPOILT[how](content))
    os.utime(file, (0, 0))  # what has not been changed for years is not asked for again soon
    try:
        yield
    finally:
        file.write_bytes(content)
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


@pytest.mark.parametrize(
    ("part", "how"),
    [
        ("pyodide.asm.wasm", "a few wrong bytes"),
        ("pyodide.asm.mjs", "a portal's page"),
    ],
)
def test_a_part_of_python_that_came_wrong_is_said_and_fetched_anew(
    first_visit, site, dist, part, how
):
    page = first_visit("icons/icon.svg", forgive=["favicon.ico"])
    again = page.get_by_role("button", name="Try again")
    (file,) = dist.glob(f"py-*/{part}")
    with spoilt(file, how):
        page.goto(site.url)
        expect(again).to_be_visible()
    again.click()
    ready(page)
    expect(notice(page)).to_have_count(0)
