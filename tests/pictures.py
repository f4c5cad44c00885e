"""The pictures of the README, taken anew from the built site.

    python build.py build && PYTHONPATH=engine .venv/bin/python -m tests.pictures

They go into .github/pictures, as small as Chromium can make them.
"""

import base64
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

import build
from taku.match import Match
from tests.page.conftest import Site, has_settled, launch_options, ready
from tests.page.positions import ALL, FOLLOW, SIX
from tests.page.table import Table, preferences

FOLDER = build.ROOT / ".github/pictures"
PHONE, DESKTOP = (390, 760), (1280, 800)
SMALLER = """async ([png, quality]) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + png;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""
QUALITY = 0.8


def played(match: Match, until: Callable[[Match], bool]) -> list[str]:
    """The log of a match that its weakest bots have played until then."""
    bot = next(iter(match.game.bots.values()))
    while not until(match):
        best = bot.weigh(match.seen(match.to_act), match.random("/picture"))[0].move
        match.apply(best)
    return match.log


def must_follow(match: Match) -> bool:
    """Is it seat 0's turn in Hearts, late in a trick, with a choice and cards held back?"""
    ask = match.view(0).ask if match.to_act == 0 else None
    trick = next(zone for zone in match.view(0).zones if zone.kind == "trick")
    return bool(ask and len(trick.items) == 3 and 2 < len(ask.items) < 5 and match.state.round == 2)


def why_not(table: Table) -> None:
    table.dimmed.nth(1).click(position={"x": 8, "y": 10}, force=True)


def pair(table: Table) -> None:
    for name in ("5S", "5H"):
        table.touch(name)


def coach(table: Table) -> None:
    table.page.get_by_role("button", name="Hint").click()
    table.page.get_by_role("button", name="Show the move").click()
    expect(table.page.locator("[data-box] .cost").first).to_be_visible()


def nothing(table: Table) -> None:
    """As it lies."""


def pictures() -> Iterator[tuple[str, dict[str, Any], Callable[[Table], None], dict[str, Any]]]:
    """Of each picture: its name, the match, what is touched, and how it is looked at."""
    hearts = played(Match("hearts", seats=4, seed="picture"), must_follow)
    dice = played(
        Match("yahtzee", seats=3, seed="picture"),
        lambda match: match.to_act == 0 and match.state.round == 9 and match.log[-1][0] == "r",
    )
    bots = ("easy",) * 7
    yield "hearts", {"game": "hearts", "seats": ("human", *bots[:3]), "log": hearts}, why_not, {}
    president = {"game": "president", "seats": ("human", *bots[:5]), "log": SIX, "options": ALL}
    yield "president", president, pair, {"locale": "ja-JP"}
    haggis = {"game": "haggis", "seats": ("human", *bots[:2]), "log": FOLLOW}
    yield "haggis", haggis, nothing, {"color_scheme": "dark"}
    yield "yahtzee", {"game": "yahtzee", "seats": ("human", *bots[:2]), "log": dice}, coach, {}
    yield "table", haggis, nothing, {"viewport": DESKTOP}


def take(
    browser: Browser, site: Site, match: dict[str, Any], act: Callable[[Table], None], look: Any
) -> bytes:
    width, height = look.get("viewport", PHONE)
    scale = 1 if width > PHONE[0] else 1.25
    context = browser.new_context(
        **{"locale": "en-GB", **look, "viewport": {"width": width, "height": height}},
        device_scale_factor=scale,
    )
    page = context.new_page()
    page.add_init_script(preferences(speed="none"))
    page.goto(site.url)
    ready(page)
    act(Table(page).sit(**match))
    has_settled(page)
    small = smaller(context.new_page(), page.screenshot())
    context.close()
    return small


def smaller(page: Page, png: bytes) -> bytes:
    """The same picture as WebP, drawn by an empty page."""
    return base64.b64decode(page.evaluate(SMALLER, [base64.b64encode(png).decode(), QUALITY]))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    site = Site(str(build.DIST))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for name, match, act, look in pictures():
            picture = Path(FOLDER, f"{name}.webp")
            picture.write_bytes(take(browser, site, match, act, look))
            print(f"{picture.name:<16} {picture.stat().st_size / 1000:5.0f} KB")
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
