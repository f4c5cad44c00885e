"""Links: each kind is made and understood; of a stranger's the part that is wrong is named."""

import base64
import json
import re
import zlib

import pytest
from playwright.sync_api import expect

from taku import fair
from tests.page.conftest import axe, own
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


GOOD = ["position", {}, 4, 2, LOG]
SEATS = ["human", "easy", "normal", "strong"]
DEAL = ["hearts", {"target": 50}, SEATS, "s"]
MATCH = [*DEAL, ["", "", "Otto", ""], LOG]
WRONG = {
    "a sign that no link has": ("1<b>", "text"),
    "no base 64": ("1A", "text"),
    "nothing": ("1", "text"),
    "another version": ("2" + packed(GOOD)[1:], "version"),
    "a kind that is not known": (packed(["table", {}, 4, 2, LOG]), "content"),
    "a kind that is no text": (packed([{}, {}, 4, 2, LOG]), "content"),
    "a deal for a position": (packed(["deal", *DEAL]), "kind"),
    "too long": ("1" + "A" * 50_000, "size"),
    "a bomb": (packed(b"0" * 20_000_000), "size"),
    "cut off": (packed(GOOD)[:-8], "check"),
    "changed": (packed(GOOD)[:-9] + "AAAAAAAAA", "check"),
    "no JSON": (packed(b"[1"), "content"),
    "no text": (packed(b"\xff\xfe"), "content"),
    "no list": (packed({"log": []}), "content"),
    "a list too short": (packed(["position", {}, 4, 2]), "content"),
    "rules that are a list": (packed(["position", [], 4, 2, LOG]), "rules"),
    "rules within rules": (packed(["position", {"a": {}}, 4, 2, LOG]), "rules"),
    "nobody": (packed(["position", {}, 0, 2, LOG]), "players"),
    "too many": (packed(["position", {}, 10, 2, LOG]), "players"),
    "a log that is no text": (packed(["position", {}, 4, 2, [LOG]]), "moves"),
    "a log without end": (packed(["position", {}, 4, 0, "2C\n" * 7000]), "moves"),
    "a place before the beginning": (packed(["position", {}, 4, -1, LOG]), "place"),
    "a place after the end": (packed(["position", {}, 4, 3, LOG]), "place"),
}
WRONG_DEALS = {
    "a game that is no text": ([5, *DEAL[1:]], "game"),
    "a game without end": (["h" * 50, *DEAL[1:]], "game"),
    "rules that are no table": (["hearts", "target", SEATS, "s"], "rules"),
    "nobody at all": (["hearts", {}, [], "s"], "players"),
    "bots only": (["hearts", {}, ["easy"] * 4, "s"], "players"),
    "a seed that is a number": (["hearts", {}, SEATS, 5], "seed"),
    "a seed without end": (["hearts", {}, SEATS, "s" * 600], "seed"),
    "half a letter": (["hearts", {}, SEATS, "\ud800"], "seed"),
    "too short": (DEAL[:3], "content"),
    "too long": ([*DEAL, ["Kai", 18, 2, 4, 0, 0], 1], "content"),
    "a score that is a number": ([*DEAL, 18], "score"),
    "half a score": ([*DEAL, ["Kai", 18, 2, 4]], "score"),
    "a name for a score that is a number": ([*DEAL, [1, 18, 2, 4, 0, 0]], "score"),
    "a name without end": ([*DEAL, ["K" * 3000, 18, 2, 4, 0, 0]], "score"),
    "points that are text": ([*DEAL, ["Kai", "18", 2, 4, 0, 0]], "score"),
    "points without end": ([*DEAL, ["Kai", 1e9, 2, 4, 0, 0]], "score"),
    "half a point": ([*DEAL, ["Kai", 0.5, 2, 4, 0, 0]], "score"),
    "a place that nobody takes": ([*DEAL, ["Kai", 18, 0, 4, 0, 0]], "score"),
    "a place behind the last": ([*DEAL, ["Kai", 18, 5, 4, 0, 0]], "score"),
    "more sides than seats": ([*DEAL, ["Kai", 18, 2, 5, 0, 0]], "score"),
    "hints below nothing": ([*DEAL, ["Kai", 18, 2, 4, -1, 0]], "score"),
}
WRONG_MATCHES = {
    "a name too few": ([*DEAL, ["", ""], LOG], "names"),
    "a name that is a number": ([*DEAL, [1, "", "", ""], LOG], "names"),
    "no log": ([*DEAL, ["", "", "", ""], None], "moves"),
    "no seats": (["hearts", {}, None, "s", [], LOG], "players"),
}
UNKNOWN = {
    "a game": (["go", {}, SEATS, "s"], "no such game"),
    "a house rule": (["hearts", {"colour": True}, SEATS, "s"], "house rules"),
    "a value": (["hearts", {"target": 51}, SEATS, "s"], "house rules"),
    "a name of every object": (["hearts", {"constructor": 1}, SEATS, "s"], "house rules"),
    "a level": (["hearts", {}, ["human", "easy", "easy", "perfect"], "s"], "players"),
    "a number of players": (["hearts", {}, ["human", "easy"], "s"], "players"),
}
ASK = """async ([kind, links]) => {
  const ask = async link => {
    try {
      return await own.unpack(kind, link);
    } catch (error) {
      return [error.constructor.name, error.part];
    }
  };
  return Promise.all(links.map(ask));
}"""
AND_BACK = """async ([kind, shared]) => {
  return own.unpack(kind, await own.pack(kind, shared));
}"""
HEADS = {"game": "hearts", "options": {"target": 50}, "seats": SEATS, "seed": "s"}
RIVAL = {"name": "Kai", "points": -18, "place": 2, "sides": 4, "hints": 0, "undone": 1}
SHARED = {
    "position": {"options": {}, "players": 4, "log": LOG.split("\n"), "at": 2},
    "deal": HEADS,
    "match": {**HEADS, "names": ["", "", "Otto", ""], "log": LOG.split("\n")},
}


@pytest.fixture
def opened(visit):
    page = visit(engine=False)
    own(page, "./model/link.ts")
    return lambda links, kind="position": page.evaluate(ASK, [kind, links])


def test_what_is_wrong_with_a_link_is_named_by_its_part(opened):
    found = opened([link for link, _ in WRONG.values()])
    told = {name: part[1] for name, part in zip(WRONG, found, strict=True)}
    assert told == {name: part for name, (_, part) in WRONG.items()}
    assert {kind for kind, _ in found} == {"LinkError"}
    for kind, wrong in (("deal", WRONG_DEALS), ("match", WRONG_MATCHES)):
        found = opened([packed([kind, *content]) for content, _ in wrong.values()], kind)
        told = {name: part[1] for name, part in zip(wrong, found, strict=True)}
        assert told == {name: part for name, (_, part) in wrong.items()}


def test_a_link_made_elsewhere_is_understood_squeezed_or_not(opened):
    for link in opened([packed(GOOD), packed(GOOD, deflated=False)]):
        assert link == SHARED["position"]
    assert opened([packed(["deal", *DEAL])], "deal") == [SHARED["deal"]]
    assert opened([packed(["match", *MATCH])], "match") == [SHARED["match"]]


@pytest.mark.parametrize(("kind", "shared"), [*SHARED.items(), ("deal", {**HEADS, "rival": RIVAL})])
def test_what_is_packed_is_unpacked_again(visit, kind, shared):
    page = visit(engine=False)
    own(page, "./model/link.ts")
    assert page.evaluate(AND_BACK, [kind, shared]) == shared


def test_names_in_a_link_are_one_short_line_and_no_more(opened):
    names = ["\u202eevil\u200b", "a\nb", "x" * 90, "<b>"]
    (match,) = opened([packed(["match", *DEAL, names, LOG])], "match")
    assert match["names"] == ["evil", "a b", "x" * 24, "<b>"]


@pytest.mark.parametrize("kind", ["deal", "match"])
def test_what_this_version_does_not_know_leads_home_with_a_word(visit, kind):
    page = visit(engine=False)
    for content, said in UNKNOWN.values():
        more = [[""] * len(content[2]), LOG] if kind == "match" else []
        link = f"#/{kind}/{packed([kind, *content, *more])}"
        page.evaluate("link => { location.hash = link }", link)
        notice = page.locator(".notice")
        expect(notice).to_contain_text("This link leads nowhere")
        expect(notice).to_contain_text(said)
        expect(page.locator(".masthead")).to_be_visible()
        notice.get_by_role("button").last.click()


def sent(table, name="Send"):
    """Open the sheet with the links."""
    table.page.get_by_role("button", name=name, exact=True).click()
    expect(table.page.locator("#send-link")).not_to_have_value("")
    return table.page.locator("#send-link")


def test_a_match_that_is_over_is_sent_and_seen_again_by_somebody_else(visit):
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
    checked = f"all {len(fair.drawn(match))} deals and throws"
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
    expect(table.sheet).to_contain_text("Your match is not over")
    expect(table.sheet.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(field).to_have_value(re.compile("#/deal/"))
    link = field.input_value()
    table.sheet.get_by_role("button", name="Pass it on").click()
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


def test_a_score_to_beat_goes_with_the_cards_and_is_told_as_the_senders_word(visit):
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
    expect(to_beat).to_contain_text("The score to beat, Kai says: 2nd of 4, 18 points, 2 hints")
    expect(to_beat).to_contain_text("nobody has checked it")
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
    expect(to_beat).to_contain_text("<b>Kai says: 2nd of 4, 18 points")
    expect(to_beat).to_contain_text("You have played these cards: 1st of 4, 5 points")


def test_people_around_one_device_are_not_offered_a_link_to_all_hands(sit):
    table = sit("hearts", seats=["human", "human", "easy", "easy"])
    table.page.locator(".curtain .primary").click()
    table.page.get_by_role("button", name="More", exact=True).click()
    sent(table)
    expect(table.sheet).to_contain_text("Your match is not over")
    expect(table.sheet.get_by_role("radio")).to_have_count(0)


def test_the_code_is_what_a_camera_reads(visit):
    """The modules are those of the standard: finders in three corners, and a quiet margin."""
    page = visit(engine=False)
    own(page, "./browser/qr.ts", "lit-html")
    path, box = page.evaluate("""() => {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      own.render(own.qrCode('https://example.org/#/deal/1abc', 'code'), svg);
      const box = svg.firstElementChild.getAttribute('viewBox');
      return [svg.querySelector('path').getAttribute('d'), box];
    }""")
    dark = {tuple(map(int, at)) for at in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    left, top, wide, high = map(int, box.split())
    assert (left, top, wide) == (0, 0, high)
    dark = {(x - 4, y - 4) for x, y in dark}
    size = wide - 8
    assert all(0 <= x < size and 0 <= y < size for x, y in dark)
    finder = {(x, y) for x in range(7) for y in range(7) if max(abs(x - 3), abs(y - 3)) != 2}
    for x0, y0 in ((0, 0), (size - 7, 0), (0, size - 7)):
        corner = {(x - x0, y - y0) for x, y in dark if 0 <= x - x0 < 7 and 0 <= y - y0 < 7}
        assert corner == finder
    assert page.evaluate("() => own.qrCode('x'.repeat(801), 'code')") is None
