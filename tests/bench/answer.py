"""How long the page takes to answer a touch, in milliseconds on this machine.

    PYTHONPATH=engine .venv/bin/python -m tests.bench.answer [rounds]

From the touch until what answers it has been drawn: in Hearts the reason at a card that is held
back, and a card that is chosen; and until a card that is touched again is on its way to the
engine. In Haggis, leading with the widest hand of four, what can be made of the first card of it
and of each one after. The median, and the worst.
"""

import statistics
import sys
from typing import Any

from playwright.sync_api import Page, sync_playwright

import build
from taku.match import Match
from tests.page.conftest import Site, launch_options, ready
from tests.page.table import Table, preferences

ROUNDS = 5
DEALS = 60  # of which the widest lead is taken
TOUCH = """([name, sign]) => new Promise(done => {
    const card = document.querySelector(`.hand [data-card="${name}"]`);
    const start = performance.now();
    const look = () => document.querySelector(sign) && done(performance.now() - start);
    const all = { childList: true, subtree: true, attributes: true };
    new MutationObserver(look).observe(document, all);
    card.click();
    look();
})"""
POSTED = """
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) {
      window.posted = performance.now();
      return post.call(this, message);
    };
"""
AGAIN = """name => {
    const start = performance.now();
    document.querySelector(`.hand [data-card="${name}"]`).click();
    return window.posted - start;
}"""
ANSWERED = """name => new Promise(done => {
    const start = performance.now();
    const heard = ({ data }) =>
      JSON.parse(data).type === 'choice-explained' && done(performance.now() - start);
    workers.at(-1).addEventListener('message', heard);
    document.querySelector(`.hand [data-card="${name}"]`).click();
})"""
WORKERS = """
    window.workers = [];
    window.Worker = class extends Worker {
      constructor(...how) { super(...how); workers.push(this); }
    };
"""


def hearts(page: Page) -> dict[str, float]:
    """The second card of a trick, with cards held back."""
    log = ["deal 2C 3C 4D | 5C QS 6D | 7C 8H 9D | TC JH KD", "2C"]
    match = {"options": {"passing": False}, "log": log}
    Table(page).sit("hearts", seats=("easy", "human", "easy", "easy"), **match)
    why = page.evaluate(TOUCH, ["QS", ".callout"])
    page.keyboard.press("Escape")
    chosen = page.evaluate(TOUCH, ["5C", '.hand [data-card="5C"][aria-pressed="true"]'])
    return {"why not": why, "chosen": chosen, "on its way": page.evaluate(AGAIN, "5C")}


def haggis(page: Page) -> dict[str, float]:
    """The widest of many opening leads among four."""
    leads = (Match("haggis", seats=4, seed=seed) for seed in range(DEALS))
    match = max(leads, key=lambda match: len(match.state.moves()))
    seats = ["human" if seat == match.to_act else "easy" for seat in range(4)]
    table = Table(page).sit("haggis", seats=seats, log=match.log)
    names = table.names()
    times = [page.evaluate(ANSWERED, name) for name in names[:6]]
    return {"widest lead, first": times[0], "widest lead, others": statistics.median(times[1:])}


def visit(browser: Any, site: Site) -> dict[str, float]:
    found = {}
    for play in (hearts, haggis):
        context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
        page = context.new_page()
        page.add_init_script(preferences(speed="none") + WORKERS + POSTED)
        page.goto(site.url)
        ready(page)
        found |= play(page)
        context.close()
    return found


def main(rounds: int) -> None:
    site = Site(str(build.DIST))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        times = [visit(browser, site) for _ in range(rounds)]
        browser.close()
    site.stop()
    for name in times[0]:
        each = [time[name] for time in times]
        print(f"{name:24}{statistics.median(each):8.1f}{max(each):8.1f}")


main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
