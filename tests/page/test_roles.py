"""Every role that the engine declares is drawn, logged, sounded and spoken, whichever game uses it.

The page's engine is one that says what a test has written: frames of no game, in which whatever
has a role is called after it, in words that are added to those of the game on the table.
"""

import json
import re
from dataclasses import replace
from typing import get_args

import pytest
from playwright.sync_api import expect

from taku.game import OVER, Event
from taku.messages.message import wire_name
from taku.messages.parts import Head, LogPart
from taku.messages.replies import Frame
from taku.messages.status import Progress
from taku.records import plain
from taku.roles import BadgeRole, ButtonRole, EventRole, Tone, ZoneKind, ZoneRole
from taku.service.protocol import write
from taku.view import HIDDEN, Ask, Badge, Button, Score, Sentence, View, Zone
from tests.page.table import PHONE, is_still, resize

GAME = "hearts"  # the words of its cards are spoken; it is told nothing of its own
SEATS = ("human", "easy", "easy", "easy")
YOU, OTHER, THIRD = 0, 1, 2
IN_JAPANESE = "（日本語）"
WIDE = (1440, 900)

ENGINE = """
    window.asked = [];
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
        const request = JSON.parse(text);
        asked.push(request);
        if (request.type === 'load') this.say(FIRST);
      }

      terminate() {}
    };
"""
MORE_WORDS = """
    const fetchText = window.fetch;
    window.fetch = async (...what) => {
      const answer = await fetchText(...what);
      const [, language] = String(what[0]).match(/words\\/GAME\\.(\\w+)\\.ftl/) ?? [];
      return language ? new Response(`${await answer.text()}\\n${WORDS[language]}`) : answer;
    };
"""
WITNESS = """
    window.rung = [];   // what was to sound, note by note
    for (const source of [AudioBufferSourceNode, OscillatorNode]) {
      const { start } = source.prototype;
      source.prototype.start = function (...when) {
        rung.push(source.name);
        return start.apply(this, when);
      };
    }
    AudioContext.prototype.resume = async () => {};   // no device need be there to hear it
    window.passing = [];   // what was seen for a moment
    new MutationObserver(changes => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          for (const part of [node, ...(node.querySelectorAll?.('*') ?? [])])
            if (part.matches?.('.called b, .tag')) passing.push(part.textContent.trim());
    }).observe(document, { childList: true, subtree: true });
"""


def of(role):
    """What something with this role is called."""
    return f"of-{role or 'none'}"


def words():
    """What is said of everything here, in both languages."""
    told = {
        "caption-roles": "The roles",
        "ask-roles": "Choose",
        "event-end": "That is all.",
        "badge-passed": "has passed",
        "badge-to-beat-what": "what lies",
        "badge-to-beat": "what lies there",
        **{f"zone-{role}": f"Zone {role}" for role in get_args(ZoneRole)},
        **{f"event-{of(role)}": f"Event {role}." for role in get_args(EventRole)},
        **{f"called-{of(role)}": f"Called {role}" for role in get_args(EventRole)},
        **{f"badge-{of(role)}": f"Badge {role}" for role in get_args(BadgeRole)},
        **{f"badge-{of(role)}-what": f"What badge {role}" for role in get_args(BadgeRole)},
        **{f"button-{of(role)}": f"Button {role}" for role in get_args(ButtonRole)},
        **{f"ask-{of(role)}": f"Ask {role}" for role in get_args(ButtonRole)},
    }
    return {
        language: "\n".join(f"{id} = {text}{mark}" for id, text in told.items())
        for language, mark in (("en", ""), ("ja", IN_JAPANESE))
    }


# What lies on the table

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
    ready = Progress("ready", 1, 1)
    told = {
        "READY": json.dumps({"type": wire_name("Progress"), **plain(ready)}),
        "FIRST": frame(ASKING, begins=True, match=HEAD, log=LogPart(0, ())),
    }
    engine = ENGINE
    for name, text in told.items():
        engine = engine.replace(name, json.dumps(text))
    more = MORE_WORDS.replace("GAME", GAME).replace("WORDS", json.dumps(words()))
    return f"{{{engine}}} {{{more}}} {{{WITNESS}}}"


@pytest.fixture
def stage(sit):
    """A table on which anything can be laid."""

    def stage(viewport=WIDE, **settings):
        settings = {"verbosity": "full", **settings}
        return sit(GAME, settings=settings, viewport=viewport, page={"init_script": script()})

    return stage


def lay(table, view, *events):
    """Lay this, and wait until it is drawn and told; what was heard."""
    table.falls_silent()
    table.page.evaluate("() => { said.length = rung.length = passing.length = 0 }")
    table.page.evaluate("text => engine.say(text)", frame(view, *events, Event("note", "end")))
    table.hears("That is all.")
    is_still(table.page)
    return table.said()


def event_of(role):
    return Event(role, of(role), OTHER, {"cards": "5C"} if role == "play" else {})


# Events

UNTOLD = {"choose"}
OPENING = {"round", "over"}  # the score sheet
SOUNDING = {"roll", "play", "draw", "take", "fill", "over"}


def view_after(role):
    """The view of a frame in which this happens."""
    if role == "round":
        return replace(VIEW, scores=(Score((1, 2, 3, 4)),))
    if role == "over":
        return replace(VIEW, to_act=OVER, places=(1, 2, 3, 4))
    return VIEW


def put_away(table):
    """Close the score sheet that has opened by itself."""
    expect(table.page.locator(".sheet-round[open]")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)


def test_every_event_is_logged_spoken_and_sounded_by_its_role(stage):
    table = stage(speed="none", sounds=True)
    table.page.keyboard.press("h")  # a page that has not been touched is silent
    log = table.page.locator(".panel-log .log")
    sounds = {}
    for role in get_args(EventRole):
        heard = lay(table, view_after(role), event_of(role))
        sounds[role] = tuple(table.page.evaluate("() => rung"))
        told = role not in UNTOLD
        assert (f"Event {role}." in heard) == told, role
        assert (f"Event {role}." in log.text_content()) == told, role
        if role in OPENING:
            put_away(table)
        expect(table.sheet).to_have_count(0)
    assert {role for role, notes in sounds.items() if notes} == SOUNDING
    assert len({sounds[role] for role in SOUNDING}) == len(SOUNDING)
    table.page.evaluate("() => { taku.set('language', 'ja') }")
    expect(log).to_contain_text(f"Event note.{IN_JAPANESE}")
    table.page.evaluate("() => { taku.set('language', 'en') }")
    expect(log).not_to_contain_text(IN_JAPANESE)
    a_deal_begins_the_story_anew(table, log)


def a_deal_begins_the_story_anew(table, log):
    lay(table, VIEW, event_of("note"))
    expect(log).to_contain_text("Event note.")
    lay(table, VIEW, event_of("deal"))
    expect(log).to_contain_text("Event deal.")
    expect(log).not_to_contain_text("Event note.")


def test_only_a_call_is_called_out_over_the_table(stage):
    table = stage(speed="fast")
    events = [event_of(role) for role in get_args(EventRole) if role not in OPENING]
    for centre in (PILE, DICE):
        lay(table, with_zones(HAND, centre), *events)
        table.page.wait_for_function("() => passing.includes('Called call')")
        assert [said for said in passed_by(table) if "Called" in said] == ["Called call"]
        expect(table.page.locator(".called")).to_have_count(0)
    a_pass_stays_at_its_seat_until_the_trick_is_gone(table)


def a_pass_stays_at_its_seat_until_the_trick_is_gone(table):
    lay(table, VIEW)
    after = with_zones(HAND, replace(PILE, items=(), seats=()), replace(PILE, role="last"))
    lay(table, after, Event("pass", of("pass"), THIRD), event_of("take"))
    assert "has passed" in passed_by(table)
    expect(table.page.locator(".pile [data-card]")).to_have_count(0)
    expect(table.page.get_by_text("has passed")).to_have_count(0)


def passed_by(table):
    return table.page.evaluate("() => passing")


# Badges

NOT_DRAWN = {"told"}
AT_A_TOUCH = {"out", "team"}  # in the sheet of the seat: a hollow face and a partner tell them
ARGS = {
    "order": {"ranks": "3 4 5 6", "beat": "5"},
    "to-beat": {"player": OTHER},
    "direction": {"direction": "counterclockwise"},
}


def badge_of(role, seat=None, tone=""):
    return Badge(role, of(role), seat, ARGS.get(role, {}), tone=tone)


PLAYED_ON = [kind for kind in get_args(ZoneKind) if kind != "hand"]


def centre_of(kind):
    return Zone(kind, "centre", items=("5",) if kind == "dice" else ("5C",), seats=(OTHER,))


def test_every_badge_of_the_table_is_drawn_and_told_on_request(stage):
    table = stage(speed="none")
    badges = tuple(map(badge_of, get_args(BadgeRole)))
    for kind in PLAYED_ON:
        lay(table, replace(with_zones(HAND, centre_of(kind)), badges=badges))
        for size in (PHONE, WIDE):
            resize(table.page, *size)
            drawn = {role for role in get_args(BadgeRole) if is_drawn(table, role)}
            assert drawn == {*get_args(BadgeRole)} - NOT_DRAWN, kind
        tells(table)
    every_badge_of_a_seat_is_drawn_there_and_told_on_request(table)
    what_badges_add_to_the_table_is_seen(table)
    every_tone_looks_like_none_of_the_others(table)


def every_badge_of_a_seat_is_drawn_there_and_told_on_request(table):
    for kind in PLAYED_ON:
        for seat, place in ((YOU, ".foot"), (OTHER, ".seat")):
            badges = tuple(badge_of(role, seat) for role in get_args(BadgeRole))
            lay(table, replace(with_zones(HAND, centre_of(kind)), badges=badges))
            has_badges(table.page.locator(".talk" if kind == "dice" else place).first)
            tells(table)
            if kind != "dice":
                table.page.locator(f"{place} .sitter").first.click()
                for role in AT_A_TOUCH:
                    expect(table.sheet.get_by_text(f"Badge {role}", exact=True)).to_be_visible()
                table.page.keyboard.press("Escape")


def has_badges(place):
    """Assert that all badges of a seat are to be seen here."""
    for role in get_args(BadgeRole):
        badge = place.locator(".tag, .badge").filter(has_text=re.compile(rf"Badge {role}$"))
        expect(badge).to_have_count(int(role not in NOT_DRAWN))
        assert role in NOT_DRAWN | AT_A_TOUCH or badge.is_visible(), role


def is_drawn(table, role):
    """Is there anything to be seen of this badge?"""
    scene = table.page.locator(".table")
    drawn = scene.get_by_text(f"Badge {role}", exact=True)
    drawn = drawn.or_(scene.get_by_text(f"What badge {role}", exact=True))
    drawn = drawn.or_(scene.get_by_role("img", name=f"Badge {role}", exact=True))
    return drawn.count() == 1 and drawn.is_visible()


def tells(table):
    """Assert that the table is told with all its badges."""
    table.answers("t", "Badge")
    for role in get_args(BadgeRole):
        assert f"Badge {role}" in table.said(), role


def what_badges_add_to_the_table_is_seen(table):
    badges = (badge_of("order"), badge_of("direction"), badge_of("out", OTHER))
    lay(table, replace(VIEW, badges=(*badges, badge_of("lost", THIRD))))
    expect(table.ranks).to_have_text(["3", "4", "5", "6"])
    expect(table.page.locator(".strength .beat")).to_have_text("5")
    expect(table.page.locator(".chevron[data-back]")).to_have_count(len(SEATS) - 1)
    expect(table.page.locator(".seat[data-out]")).to_have_count(2)


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


def a_hand(table):
    lay(table, with_zones(HAND, Zone("hand", "hand", OTHER, ("KS", HIDDEN, HIDDEN))))
    assert table.names() == ["2C", "9D"]
    expect(table.page.locator(".seat").first.locator('.open [data-card="KS"]')).to_be_visible()
    expect(table.page.locator(".seat").first.locator(".backs .card")).to_have_count(2)
    expect(table.page.locator(".seat").first.get_by_role("img")).to_have_accessible_name(
        "Face up: king of spades"
    )
    expect(table.page.locator(".seat").first).to_contain_text("3 cards")
    table.answers("h", "2 of clubs, 9 of diamonds")


def a_centre(table):
    for kind in PLAYED_ON:
        KINDS[kind](table)


def a_trick(table):
    lay(table, with_zones(HAND, replace(PILE, kind="trick")))
    expect(table.page.locator('.trick [data-card="5C"]')).to_be_visible()
    table.answers("t", "5 of clubs")


def a_pile(table):
    lay(table, with_zones(HAND, PILE))
    expect(table.page.locator('.pile [data-card="5C"]')).to_be_visible()
    table.answers("t", "5 of clubs")


def a_stack(table):
    lay(table, with_zones(HAND, replace(PILE, kind="stack")))
    expect(table.page.locator('.stack [data-card="5C"]')).to_be_visible()
    table.answers("t", "5 of clubs")


def a_stock(table):
    """Beside a trick, too."""
    stock = Zone("stack", "stock", items=(HIDDEN,) * 20)
    for others in ((), (replace(PILE, kind="trick"),)):
        lay(table, with_zones(HAND, stock, *others))
        expect(table.page.locator(".stack")).to_have_text(re.compile("Zone stock 20"))
        table.answers("t", "Zone stock: 20")


def a_discard_pile(table):
    lay(table, with_zones(HAND, Zone("stack", "discard", items=("5C", "7D"), seats=(OTHER, YOU))))
    expect(table.page.locator('.stack [data-card="7D"]')).to_be_visible()
    table.answers("t", "Zone discard: 7 of diamonds")


def some_dice(table):
    lay(table, with_zones(DICE))
    expect(table.page.locator(".dice .die:visible")).to_have_count(5)
    table.answers("t", "1 2 3 4 5")


def a_last_trick(table):
    lay(table, with_zones(HAND, PILE, Zone("pile", "last", items=("7S",), seats=(THIRD,))))
    table.answers("l", "7 of spades")
    table.page.get_by_role("button", name="Zone last").click()
    expect(table.sheet.locator(".laid-out .card")).to_have_count(1)
    expect(table.sheet.locator(".laid-out")).to_contain_text("7 of spades")
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)


def taken_cards(table):
    for seat, place in ((YOU, ".foot"), (OTHER, ".seat")):
        lay(table, with_zones(HAND, PILE, Zone("hand", "taken", seat, ("QS",))))
        taken = table.page.locator(place).first.get_by_role("img", name="Zone taken")
        expect(taken).to_have_accessible_name("Zone taken: queen of spades")
        expect(taken.locator('[data-card="QS"]')).to_be_visible()


def chosen_cards(table):
    lay(table, with_zones(HAND, PILE, Zone("hand", "chosen", YOU, ("AH",))))
    expect(table.page.locator('.slots [data-card="AH"]')).to_be_visible()
    expect(table.page.get_by_role("region", name="Zone chosen")).to_contain_text("ace of hearts")


def given_cards(table):
    lay(table, with_zones(HAND, PILE, Zone("hand", "given", OTHER, ("4D",))), event_of("deal"))
    expect(table.page.locator(".panel-log .log")).to_contain_text("4 of diamonds")


def received_cards(table):
    lay(table, VIEW, event_of("deal"))
    heard = lay(table, with_zones(HAND, PILE, Zone("hand", "received", OTHER, ("9D",))))
    assert "9 of diamonds" in heard
    expect(table.page.locator(".panel-log .log")).to_contain_text("9 of diamonds")


def kept_dice(table):
    lay(table, with_zones(DICE, Zone("dice", "kept", items=("2", "4"))))
    expect(table.page.locator(".dice [data-kept]")).to_have_count(2)
    expect(table.page.locator(".dice [data-kept]").first).to_contain_text("two, kept")
    table.answers("t", "Kept: 2 4")


def a_combination(table):
    pointed_out = Zone("hand", "combination", YOU, ("2C", "9D"))
    lay(table, replace(ASKING, zones=(HAND, PILE, pointed_out)))
    button = table.page.get_by_role("button", name="Zone combination")
    expect(button).to_be_visible()
    expect(button).to_contain_text("2 of clubs, 9 of diamonds")
    expect(table.page.locator(".hand .spark")).to_have_count(2)


KINDS = {"hand": a_hand, "trick": a_trick, "pile": a_pile, "stack": a_stack, "dice": some_dice}
ZONES = {
    "hand": a_hand,
    "centre": a_centre,
    "last": a_last_trick,
    "taken": taken_cards,
    "chosen": chosen_cards,
    "given": given_cards,
    "received": received_cards,
    "stock": a_stock,
    "discard": a_discard_pile,
    "kept": kept_dice,
    "combination": a_combination,
}


def test_every_zone_has_its_place_and_can_be_heard_whatever_its_kind(stage):
    table = stage(speed="none")
    for role in get_args(ZoneRole):
        ZONES[role](table)
    assert KINDS.keys() == {*get_args(ZoneKind)}


# Buttons

PLACES = {
    "pass": ".foot .buttons",
    "draw": ".foot .buttons",
    "answer": ".foot .buttons",
    "claim": ".foot .buttons",
    "offer": ".aside",
}


def buttons_of(*roles):
    return tuple(Button(role, f"move-{role}", of(role)) for role in roles)


def button(place, role):
    return place.get_by_role("button", name=f"Button {role}", exact=True)


def sent(table):
    """The moves that the page has asked for."""
    plays = "() => asked.filter(({ type }) => type === 'play').map(({ move }) => move)"
    return table.page.evaluate(plays)


def test_every_button_stands_in_its_place_and_makes_its_move(stage):
    table = stage(speed="none")
    everything = replace(ASKING, ask=replace(ASK, buttons=buttons_of(*get_args(ButtonRole))))
    for size in (WIDE, PHONE):
        resize(table.page, *size)
        for role in get_args(ButtonRole):
            lay(table, everything)
            button(table.page.locator(PLACES[role]), role).click()
            assert sent(table)[-1] == f"move-{role}"
    expect(table.page.get_by_role("group", name="Ask offer")).to_be_visible()
    beside_dice_every_button_stands_in_its_place_too(table)
    resize(table.page, *WIDE)
    a_question_without_cards_stands_in_the_middle(table)


def beside_dice_every_button_stands_in_its_place_too(table):
    for ask in (Ask("roles", args={"left": 1, "rolls": 3}, most=5), Ask("roles")):
        ask = replace(ask, buttons=buttons_of(*get_args(ButtonRole)))
        for role in get_args(ButtonRole):
            lay(table, replace(with_zones(DICE), to_act=YOU, ask=ask))
            button(table.page.locator(".aside" if role == "offer" else ".roll"), role).click()
            assert sent(table)[-1] == f"move-{role}"
        table.has_room_at((PHONE, WIDE))


def a_question_without_cards_stands_in_the_middle(table):
    ask = Ask("roles", buttons=buttons_of(*get_args(ButtonRole)))
    lay(table, replace(ASKING, ask=ask))
    expect(table.page.locator(".answers button")).to_have_text(
        ["Button pass", "Button draw", "Button answer", "Button claim"]
    )
    expect(button(table.page.locator(".aside"), "offer")).to_be_visible()
