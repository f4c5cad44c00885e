"""Every badge, zone and button that the engine declares is seen at the table, whichever game it is.

The page's engine says what a test has written: frames of no game, in which what has a role is
called after it, in words that are added to those of the game on the table.
"""

import json
import re
from dataclasses import replace
from typing import get_args

import pytest
from playwright.sync_api import expect

from taku.game import Event
from taku.messages.message import message_type
from taku.messages.parts import Head, LogPart
from taku.messages.replies import Frame
from taku.messages.status import Progress
from taku.records import plain
from taku.roles import BadgeRole, ButtonRole, Tone, ZoneKind, ZoneRole
from taku.service.protocol import write
from taku.view import HIDDEN, Ask, Badge, Button, Sentence, View, Zone
from tests.page.table import PHONE, is_still, resize, windows

GAME = "hearts"  # the words of its cards are spoken; it is told nothing of its own
SEATS = ("human", "easy", "easy", "easy")
YOU, OTHER, THIRD = 0, 1, 2
WIDE = (1440, 900)
SIZES = (PHONE, WIDE)

ENGINE = """{
    window.Worker = class extends EventTarget {
      constructor() {
        super();
        window.engine ??= this;
        queueMicrotask(() => this.say(READY));
      }

      say(data) {
        this.onmessage?.(new MessageEvent('message', { data }));
      }

      postMessage(text) {
        if (JSON.parse(text).type === 'load') this.say(FIRST);
      }

      terminate() {}
    };
}"""
MORE_WORDS = """{
    const fetchText = window.fetch;
    window.fetch = async (...what) => {
      const answer = await fetchText(...what);
      const isGame = String(what[0]).endsWith('words/GAME.en.ftl');
      return isGame ? new Response(`${await answer.text()}\\n${WORDS}`) : answer;
    };
}"""


def of(role):
    """What something with this role is called."""
    return f"of-{role or 'none'}"


def words():
    """What is said of everything here."""
    told = {
        "caption-roles": "The roles",
        "ask-roles": "Choose",
        "event-end": "That is all.",
        "badge-to-beat-what": "what lies",
        "badge-to-beat": "what lies there",
        **{f"zone-{role}": f"Zone {role}" for role in get_args(ZoneRole)},
        **{f"badge-{of(role)}": f"Badge {role}" for role in get_args(BadgeRole)},
        **{f"badge-{of(role)}-what": f"What badge {role}" for role in get_args(BadgeRole)},
        **{f"button-{of(role)}": f"Button {role}" for role in get_args(ButtonRole)},
        **{f"ask-{of(role)}": f"Ask {role}" for role in get_args(ButtonRole)},
    }
    return "\n".join(f"{id} = {text}" for id, text in told.items())


# Zones of the table

HAND = Zone("hand", "hand", YOU, ("2C", "9D"))
PILE = Zone("pile", "centre", items=("5C",), seats=(OTHER,))
DICE = Zone("dice", "centre", items=tuple("12345"))
VIEW = View(
    seat=YOU, to_act=OTHER, round=1, caption=Sentence("roles"), points=(0,) * 4, scores=(),
    zones=(HAND, PILE),
)  # fmt: skip
ASK = Ask("roles", least=1, most=1, items=("2C",))
HEAD = Head(format=1, game=GAME, options={}, seed="s", seats=SEATS)
ASKING = replace(VIEW, to_act=YOU, ask=ASK)


def frame(view, *events, **more):
    return write(Frame(view, events, undo=False, **more))


def with_zones(*zones):
    return replace(VIEW, zones=zones)


def script():
    ready = json.dumps({"type": message_type("Progress"), **plain(Progress("ready", 1, 1))})
    first = frame(ASKING, begins=True, match=HEAD, log=LogPart(0, ()))
    engine = ENGINE.replace("READY", json.dumps(ready)).replace("FIRST", json.dumps(first))
    return engine + MORE_WORDS.replace("GAME", GAME).replace("WORDS", json.dumps(words()))


@pytest.fixture
def table(sit):
    """A table on which anything can be laid."""
    told = {"verbosity": "full"}
    return sit(GAME, settings=told, viewport=WIDE, page={"init_script": script()})


def lay(table, view):
    """Lay this, and wait until it is drawn and told."""
    table.falls_silent()
    table.page.evaluate("() => { said.length = 0 }")
    table.page.evaluate("text => engine.say(text)", frame(view, Event("note", "end")))
    table.hears("That is all.")
    is_still(table.page)


# Badges

NOT_DRAWN = {"told"}
AT_A_TOUCH = {"out", "team"}  # in the sheet of the seat: a hollow face and a partner tell them
ARGS = {
    "order": {"ranks": "3 4 5 6", "beat": "5"},
    "to-beat": {"player": OTHER},
    "direction": {"direction": "counterclockwise"},
}


def badge_of(role, seat=None):
    return Badge(role, of(role), seat, ARGS.get(role, {}))


PLAYED_ON = [kind for kind in get_args(ZoneKind) if kind != "hand"]


def centre_of(kind):
    return Zone(kind, "centre", items=("5",) if kind == "dice" else ("5C",), seats=(OTHER,))


def test_every_badge_is_seen(table):
    badges = tuple(map(badge_of, get_args(BadgeRole)))
    for kind in PLAYED_ON:
        lay(table, replace(with_zones(HAND, centre_of(kind)), badges=badges))
        for size in SIZES:
            resize(table.page, *size)
            drawn = {role for role in get_args(BadgeRole) if is_drawn(table, role)}
            assert drawn == {*get_args(BadgeRole)} - NOT_DRAWN, kind
        every_badge_of_a_seat_is_seen(table, kind)
    every_tone_looks_like_none_of_the_others(table)


def every_badge_of_a_seat_is_seen(table, kind):
    for seat, place in ((YOU, ".foot"), (OTHER, ".seat")):
        badges = tuple(badge_of(role, seat) for role in get_args(BadgeRole))
        lay(table, replace(with_zones(HAND, centre_of(kind)), badges=badges))
        shown = table.page.locator(".talk" if kind == "dice" else place).first
        for role in {*get_args(BadgeRole)} - NOT_DRAWN - AT_A_TOUCH:
            badge = shown.locator(".tag, .badge").filter(has_text=re.compile(rf"Badge {role}$"))
            assert badge.is_visible(), (kind, role)


def is_drawn(table, role):
    """Is there anything to be seen of this badge?"""
    scene = table.page.locator(".table")
    drawn = scene.get_by_text(f"Badge {role}", exact=True)
    drawn = drawn.or_(scene.get_by_text(f"What badge {role}", exact=True))
    drawn = drawn.or_(scene.get_by_role("img", name=f"Badge {role}", exact=True))
    return drawn.count() == 1 and drawn.is_visible()


def every_tone_looks_like_none_of_the_others(table):
    tones = get_args(Tone)
    ids = {tone: of(role) for tone, role in zip(tones, get_args(BadgeRole), strict=False)}
    for seat, part in ((None, ".badge"), (OTHER, ".seat .tag")):
        badges = tuple(Badge("state", ids[tone], seat, tone=tone) for tone in tones)
        lay(table, replace(VIEW, badges=badges))
        looks = table.page.locator(part).evaluate_all(
            "parts => parts.map(part => getComputedStyle(part))"
            ".map(({ color, backgroundColor }) => `${color} ${backgroundColor}`)"
        )
        assert len(looks) == len(set(looks)) == len(tones)


# Zones

BUTTON = "role=button[name=/Zone {}/]"
SEEN = {  # selectors of each role's items
    "hand": (
        (HAND, Zone("hand", "hand", OTHER, ("KS", HIDDEN, HIDDEN))),
        ('.open [data-card="KS"]', ".backs .card >> nth=1"),
    ),
    "trick": ((HAND, replace(PILE, kind="trick")), ('.trick [data-card="5C"]',)),
    "pile": ((HAND, PILE), ('.pile [data-card="5C"]',)),
    "stack": ((HAND, replace(PILE, kind="stack")), ('.stack [data-card="5C"]',)),
    "dice": ((DICE,), (".dice .die >> nth=4",)),
    "last": (
        (HAND, PILE, Zone("pile", "last", items=("7S",), seats=(THIRD,))),
        (BUTTON.format("last"),),
    ),
    "own taken": (
        (HAND, PILE, Zone("hand", "taken", YOU, ("QS",))),
        ('.foot [data-card="QS"]',),
    ),
    "taken": ((HAND, PILE, Zone("hand", "taken", OTHER, ("QS",))), ('.seat [data-card="QS"]',)),
    "chosen": ((HAND, PILE, Zone("hand", "chosen", YOU, ("AH",))), ('.slots [data-card="AH"]',)),
    "stock": ((HAND, Zone("stack", "stock", items=(HIDDEN,) * 20)), (".stack",)),
    "discard": (
        (HAND, Zone("stack", "discard", items=("5C", "7D"), seats=(OTHER, YOU))),
        ('.stack [data-card="7D"]',),
    ),
    "pool": ((HAND, PILE, Zone("stack", "pool", items=(HIDDEN,) * 4)), (".stack",)),
    "kept": ((DICE, Zone("dice", "kept", items=("2", "4"))), (".dice [data-kept] >> nth=1",)),
    "combination": (
        (HAND, PILE, Zone("hand", "combination", YOU, ("2C", "9D"))),
        (BUTTON.format("combination"), ".hand .bomb-mark >> nth=1"),
    ),
}
UNSEEN = {"centre", "given", "received"}  # drawn by the zone's kind; the log tells them


def test_every_zone_is_seen(table):
    assert SEEN.keys() | UNSEEN == {*get_args(ZoneRole), *get_args(ZoneKind), "own taken"}
    for role, (zones, parts) in SEEN.items():
        lay(table, replace(ASKING, zones=zones))
        for part in parts:
            expect(table.page.locator(part).first, role).to_be_in_viewport(ratio=0.2)


# Buttons

PLACES = {
    "pass": ".foot .buttons",
    "draw": ".foot .buttons",
    "answer": ".foot .buttons",
    "claim": ".foot .buttons",
    "offer": ".aside",
}
BUTTONS = tuple(Button(role, f"move-{role}", of(role)) for role in get_args(ButtonRole))


def can_be_hit(table, place, role):
    """Assert that the button of this role stands there, and nothing lies over it."""
    button = table.page.locator(place).get_by_role("button", name=f"Button {role}", exact=True)
    button.click(trial=True)


def test_every_button_can_be_hit(table):
    lay(table, replace(ASKING, ask=replace(ASK, buttons=BUTTONS)))
    for _ in windows(table.page, SIZES):
        for role in get_args(ButtonRole):
            can_be_hit(table, PLACES[role], role)
    for ask in (Ask("roles", args={"left": 1, "rolls": 3}, most=5), Ask("roles")):
        lay(table, replace(with_zones(DICE), to_act=YOU, ask=replace(ask, buttons=BUTTONS)))
        for _ in windows(table.page, SIZES):
            table.has_room()
            for role in get_args(ButtonRole):
                can_be_hit(table, ".aside" if role == "offer" else ".roll", role)
    resize(table.page, *WIDE)
    lay(table, replace(ASKING, ask=Ask("roles", buttons=BUTTONS)))
    for role in get_args(ButtonRole):
        can_be_hit(table, ".aside" if role == "offer" else ".answers", role)
