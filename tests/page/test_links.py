"""Links from strangers: each leads to a position, or to a word on which part of it is wrong."""

import base64
import json
import zlib

import pytest

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


GOOD = [{}, 4, 2, LOG]
WRONG = {
    "a sign that no link has": ("1<b>", "text"),
    "no base 64": ("1A", "text"),
    "nothing": ("1", "text"),
    "a kind that is not known": ("2" + packed(GOOD)[1:], "text"),
    "too long": ("1" + "A" * 50_000, "size"),
    "a bomb": (packed(b"0" * 20_000_000), "size"),
    "cut off": (packed(GOOD)[:-8], "check"),
    "changed": (packed(GOOD)[:-9] + "AAAAAAAAA", "check"),
    "no JSON": (packed(b"[1"), "content"),
    "no text": (packed(b"\xff\xfe"), "content"),
    "no list": (packed({"log": []}), "content"),
    "a list too short": (packed([{}, 4, 2]), "content"),
    "rules that are a list": (packed([[], 4, 2, LOG]), "rules"),
    "rules within rules": (packed([{"a": {}}, 4, 2, LOG]), "rules"),
    "nobody": (packed([{}, 0, 2, LOG]), "players"),
    "too many": (packed([{}, 10, 2, LOG]), "players"),
    "a log that is no text": (packed([{}, 4, 2, [LOG]]), "moves"),
    "a log without end": (packed([{}, 4, 0, "2C\n" * 7000]), "moves"),
    "a place before the beginning": (packed([{}, 4, -1, LOG]), "place"),
    "a place after the end": (packed([{}, 4, 3, LOG]), "place"),
}
ASK = """async links => {
  const main = document.querySelector('script[src$="main.js"]').src;
  const { unpack } = await import(new URL('study-link.js', main));
  const ask = async link => {
    try {
      return await unpack(link);
    } catch (error) {
      return [error.constructor.name, error.part];
    }
  };
  return Promise.all(links.map(ask));
}"""


@pytest.fixture
def opened(visit):
    page = visit(engine=False)
    page.wait_for_function("() => window.taku")
    return lambda links: page.evaluate(ASK, links)


def test_what_is_wrong_with_a_link_is_named_by_its_part(opened):
    found = opened([link for link, _ in WRONG.values()])
    told = {name: part[1] for name, part in zip(WRONG, found, strict=True)}
    assert told == {name: part for name, (_, part) in WRONG.items()}
    assert {kind for kind, _ in found} == {"LinkError"}


def test_a_link_made_elsewhere_is_understood_squeezed_or_not(opened):
    for link in opened([packed(GOOD), packed(GOOD, deflated=False)]):
        assert link == {"options": {}, "players": 4, "log": LOG.split("\n"), "at": 2}
