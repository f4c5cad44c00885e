"""Links: each kind is made and understood; of a stranger's the part that is wrong is named."""

import base64
import json
import re
import zlib
from itertools import product

from playwright.sync_api import expect

from taku import fair
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


SEATS = ["human", "easy", "normal", "strong"]
DEAL = ["hearts", {"target": 50}, SEATS, "s"]
UNKNOWN = {
    "a game": (["go", {}, SEATS, "s"], "doesn’t have this game"),
    "a house rule": (["hearts", {"colour": True}, SEATS, "s"], "house rules"),
    "a value": (["hearts", {"target": 51}, SEATS, "s"], "house rules"),
    "a name of every object": (["hearts", {"constructor": 1}, SEATS, "s"], "house rules"),
    "a level": (["hearts", {}, ["human", "easy", "easy", "perfect"], "s"], "players"),
    "a number of players": (["hearts", {}, ["human", "easy"], "s"], "players"),
}
HEADS = {"game": "hearts", "options": {"target": 50}, "seats": SEATS, "seed": "s"}


def test_what_this_version_does_not_know_leads_home_with_a_word(visit):
    page = visit(engine=False)
    for kind, (content, said) in product(["deal", "match"], UNKNOWN.values()):
        more = [[""] * len(content[2]), LOG] if kind == "match" else []
        link = f"#/{kind}/{packed([kind, *content, *more])}"
        page.evaluate("link => { location.hash = link }", link)
        notice = page.locator(".notice")
        expect(notice).to_contain_text("This link doesn’t work")
        expect(notice).to_contain_text(said)
        expect(page.locator(".masthead")).to_be_visible()
        notice.get_by_role("button").last.click()


def sent(table, name="Send"):
    """Open the sheet with the links."""
    table.page.get_by_role("button", name=name, exact=True).click()
    expect(table.page.locator("#send-link")).not_to_have_value("")
    return table.page.locator("#send-link")


def test_a_finished_match_is_sent_and_replayed_by_another_player(visit):
    match = played("hearts", HEARTS, options={"target": 50})
    table = Replay(visit(viewport=(1440, 900), init_script=preferences(speed="none")))
    table.keep(match, names=["Ken", "", "", ""]).see()
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    field = sent(table)
    link = field.input_value()
    expect(table.sheet).to_contain_text("too long for a QR code")
    axe(table.page)
    table.sheet.get_by_role("button", name="Copy the link").click()
    expect(table.sheet).to_contain_text("Copied")
    assert table.page.evaluate("() => navigator.clipboard.readText()") == link
    table.page.close()

    other = Replay(visit("#" + link.partition("#")[2], init_script=preferences(speed="none")))
    expect(other.where).to_be_visible()
    other.at(1, len(match.log))
    expect(other.rows.locator(".name")).to_have_text(["Ken", "Mia", "Otto", "Ines"])
    assert other.page.evaluate("() => taku.match.log") == match.log
    other.page.get_by_role("button", name="Hearts: House rules").click()
    checked = f"all {len(fair.drawn(match))} deals and rolls"
    expect(other.sheet.locator(".verdict")).to_contain_text(checked)
    other.page.get_by_role("button", name="Close").click()
    other.page.get_by_role("button", name="Play on").click()
    other.page.wait_for_url("**/#/play/*")
    other.my_turn()
    expect(other.page.locator(".foot .name")).not_to_have_text("Ken")
    assert other.page.evaluate("() => taku.match.practice")


def test_the_same_cards_are_sent_with_a_code_and_played(sit, visit):
    share = "navigator.share = async data => { window.shared = data };"
    table = sit("yahtzee", seats=["human", "easy"], page={"init_script": share})
    first = table.page.evaluate("() => taku.match.log[0]")
    table.page.get_by_role("button", name="More", exact=True).click()
    field = sent(table)
    expect(table.sheet.get_by_label("The whole match")).to_have_count(0)
    table.sheet.get_by_label("The same cards").check(force=True)
    expect(table.sheet).to_contain_text("Your match isn’t over")
    expect(table.sheet.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(field).to_have_value(re.compile("#/deal/"))
    link = field.input_value()
    table.sheet.get_by_role("button", name="Share").click()
    assert table.page.evaluate("() => shared") == {"title": "Taku 卓", "url": link}
    axe(table.page)
    table.page.close()
    other = Replay(visit("#" + link.partition("#")[2]))
    expect(other.page.locator(".sitters")).to_contain_text("Easy bot")
    axe(other.page)
    other.page.get_by_role("button", name="Play").click()
    other.my_turn()
    assert other.page.evaluate("() => taku.match.log[0]") == first
    assert other.page.evaluate("() => taku.match.head.seats") == ["human", "easy"]


def test_a_score_to_beat_goes_with_the_cards_as_the_senders_word(visit):
    match = played("hearts", HEARTS, options={"target": 50})
    table = Replay(visit(viewport=(1440, 900), init_script=preferences(speed="none")))
    result = {"seat": 0, "sides": 4, "places": [2, 1, 3, 4], "points": [18, 3, 60, 101],
              "rounds": 7, "boxes": {}}  # fmt: skip
    tally = {"time": 1, "hints": 2, "undone": 0}
    table.keep(match, names=["Kai", "", "", ""], result=result, tally=tally).see()
    field = sent(table)
    table.sheet.get_by_label("The same cards").check(force=True)
    expect(table.sheet).to_contain_text("score to beat: 2nd of 4, 18 points, 2 hints, by Kai.")
    expect(field).to_have_value(re.compile("#/deal/"))
    link = field.input_value()
    table.page.close()

    other = Replay(visit("#" + link.partition("#")[2]))
    to_beat = other.page.locator(".to-beat")
    expect(to_beat).to_contain_text("Kai’s score to beat: 2nd of 4, 18 points, 2 hints")
    expect(to_beat).to_contain_text("it hasn’t been checked")
    axe(other.page)
    other.page.get_by_role("button", name="Play").click()
    other.my_turn()
    rival = {"name": "Kai", "points": 18, "place": 2, "sides": 4, "hints": 2, "undone": 0}
    assert other.page.evaluate("() => taku.match.rival") == rival


def test_who_has_played_the_cards_of_a_link_sees_both_results(visit):
    page = visit(engine=False)
    own_match = {
        "id": "m", "log": ["deal"], "names": [""] * 4, "when": 1, "glance": None, "over": True,
        "head": {**HEADS, "format": 1}, "tally": {"time": 1, "hints": 0, "undone": 0},
        "result": {"seat": 0, "sides": 4, "places": [1, 2, 3, 4], "points": [5, 30, 40, 50],
                   "rounds": 3, "boxes": {}},
    }  # fmt: skip
    page.evaluate("match => taku.matches.keep(match)", own_match)
    link = packed(["deal", *DEAL, ["<b>Kai", 18, 2, 4, 0, 0]])
    page.evaluate("link => { location.hash = `#/deal/${link}` }", link)
    to_beat = page.locator(".to-beat")
    expect(to_beat).to_contain_text("<b>Kai’s score to beat: 2nd of 4, 18 points")
    expect(to_beat).to_contain_text("You’ve played these cards: 1st of 4, 5 points")


def test_people_around_one_device_are_not_offered_a_link_to_all_hands(sit):
    table = sit("hearts", seats=["human", "human", "easy", "easy"])
    table.page.locator(".curtain .primary").click()
    table.page.get_by_role("button", name="More", exact=True).click()
    sent(table)
    expect(table.sheet).to_contain_text("Your match isn’t over")
    expect(table.sheet.get_by_role("radio")).to_have_count(0)
