"""Links as other programs write them, and what assistive technology finds where one is made."""

import base64
import json
import zlib

from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.table import preferences
from tests.page.test_replay import HEARTS, Replay, played

LOG = "deal 2C 3D | 9C 4D | TC AD | 8D KD\n2C"


def checksum(content):
    total = 0x811C9DC5
    for byte in content:
        total = (total ^ byte) * 0x01000193 & 0xFFFFFFFF
    return total.to_bytes(4, "big")


def packed(content, *, deflated=True):
    if not isinstance(content, bytes):
        content = json.dumps(content).encode()
    squeezed = zlib.compress(content, wbits=-15) if deflated else content
    text = base64.urlsafe_b64encode(checksum(content) + squeezed).decode().rstrip("=")
    return f"{int(deflated)}{text}"


def unpacked(link):
    """What a link that the page has made holds: its kind, and what it tells."""
    content = base64.urlsafe_b64decode(link[1:] + "=" * (-len(link[1:]) % 4))[4:]
    return json.loads(zlib.decompress(content, wbits=-15) if link[0] == "1" else content)


def test_axe_finds_nothing_where_links_are_made_and_opened(visit):
    match = played("hearts", HEARTS, options={"target": 50})
    result = {"seat": 0, "sides": 4, "places": [2, 1, 3, 4], "points": [18, 3, 60, 101],
              "rounds": 7, "boxes": {}}  # fmt: skip
    tally = {"time": 1, "hints": 2, "undone": 0}
    table = Replay(visit(viewport=(1440, 900), init_script=preferences(speed="none")))
    table.keep(match, names=["Kai", "", "", ""], result=result, tally=tally).see()
    page = table.page
    page.get_by_role("button", name="Send", exact=True).click()
    expect(table.sheet).to_contain_text("too long for a QR code")
    axe(page)
    table.sheet.get_by_label("The same cards").check(force=True)
    expect(table.sheet.get_by_role("img", name="QR code of the link")).to_be_visible()
    axe(page)
    link = page.locator("#send-link").input_value()
    page.evaluate("link => { location.hash = link }", link.partition("#")[2])
    expect(page.locator(".to-beat")).to_contain_text("Kai’s score to beat")
    axe(page)
