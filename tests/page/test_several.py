"""Several people at one device: the page never contains what another player holds."""

import re
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

import pytest
from playwright.sync_api import expect

from taku import Match
from taku.records import plain
from tests.hidden import held, names_in, secrets
from tests.page.conftest import has_settled
from tests.page.table import BEGUN, KILL, WORKERS, is_still, reload

WRITTEN = """() => {
    const parts = [document.title];
    for (const element of document.querySelectorAll('html, html *')) {
      if (element.closest('.sprite, meta[http-equiv]')) continue;   // drawings, and hashes
      for (const { name, value } of element.attributes) if (name !== 'd') parts.push(value);
      for (const { nodeType, data } of element.childNodes)
        if (nodeType === Node.TEXT_NODE) parts.push(data);
    }
    return parts.join('\\n');
}"""
NEXT = ".curtain, .sheet-round[open], .foot[data-acts]"


@dataclass
class Sitting:
    """A game, who sits there, a deal whose round is soon over, and how many turns are taken."""

    game: str
    seats: tuple[str, ...]
    log: tuple[str, ...]
    turns: int = 14


SITTINGS = [
    Sitting(
        "hearts",
        ("human", "human", "easy", "human"),
        ("deal 2C 3D 4S QH | 5C AH 6S QS | 8C TD 7S 9H | JC KD 5S 3H",),
    ),
    Sitting(
        "president",
        ("human", "easy", "human", "human"),
        ("deal 3D 4S 4H | 5S 6C 6D | 7S 8H TD | 9C JD KS",),
    ),
    Sitting(
        "haggis",
        ("human", "human", "easy"),
        (
            "dealer 1",
            "deal 2R 5O 5G J0 Q0 K0 | 3Y 6R 6B J1 Q1 K1 | 4G 7O 8Y J2 Q2 K2 | 9R TB",
        ),
        turns=8,
    ),
]
each = pytest.mark.parametrize("sitting", SITTINGS, ids=lambda sitting: sitting.game)


@pytest.fixture
def together(sit):
    """Sits down with several people, who are told all that can be told."""

    def together(sitting, script=WORKERS):
        names = tuple("ABCDE"[: len(sitting.seats)])
        return sit(
            sitting.game,
            seats=sitting.seats,
            log=list(sitting.log),
            names=names,
            settings={"verbosity": "full"},
            page={"init_script": script},
        )

    return together


def on_table(page):
    """The match as the page has it, where chance has not acted since."""
    save = page.evaluate("() => ({ head: taku.match.head, log: taku.match.log })")
    return match_at(save["head"], save["log"])


def match_at(head, log):
    options, seed, seats = head["options"], head["seed"], head["seats"]
    return Match(head["game"], options, seed=seed, seats=seats, log=log, draws=False)


def known_before(match, seat):
    """What the seat held, and what everybody saw, in the rounds before.

    It may still be told, and be in another's hand again.
    """
    deals = [at for at, entry in enumerate(match.log) if entry.startswith("deal ")]
    positions = [match_at(match.save(), match.log[:at]) for at in range(deals[0], deals[-1] + 1)]
    ended = [dict(event.args) for at in deals[1:] for event in positions[at - deals[0]].story]
    return names_in(ended).union(*(names_in(plain(position.view(seat))) for position in positions))


def found(page, names):
    """Which of these cards the document names: by their notation, or in words."""
    written = page.evaluate(WRITTEN)
    words = page.evaluate("names => names.map(taku.cardName)", sorted(names))
    spoken = dict(zip(sorted(names), words, strict=True))
    return {
        name for name in names if says(written, name) or says(written, spoken[name], re.IGNORECASE)
    }


def says(written, words, flags=0):
    """In notation 7S is a card; 7s are several."""
    return re.search(rf"(?<![\w.]){re.escape(words)}(?![\w.])", written, flags)


@contextmanager
def what_happened(table):
    """The whole match in words, as long as this lasts."""
    told = "answers.filter(({ type }) => type === 'story-told').length"
    before = table.page.evaluate(f"() => {told}")
    table.page.get_by_role("button", name="More", exact=True).click()
    table.sheet.get_by_role("button", name="What happened").click()
    table.page.wait_for_function(f"before => {told} > before", arg=before)
    expect(table.sheet).to_contain_text(re.compile("[a-z]"))
    yield
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)


def curtain(page):
    return page.locator(".curtain")


def goes_on(table, choose):
    """What one person after another must do; it is done when the next step is asked for."""
    page = table.page
    while True:
        page.locator(NEXT).first.wait_for()
        if curtain(page).count():
            yield "curtain"
            page.get_by_role("button", name="I’m").click()
            expect(curtain(page)).to_have_count(0)
        elif table.sheet.count():
            yield "score"
            table.sheet.locator(".primary").click()
        else:
            yield "turn"
            match = on_table(page)
            before = len(match.log)
            move = choose(match)
            page.evaluate("move => taku.request({ type: 'play', move })", move)
            page.wait_for_function("n => window.taku?.match?.log.length > n", arg=before)
        is_still(page)


@each
def test_a_seated_player_sees_only_the_own_hand(together, sitting, seed):
    table = together(sitting)
    page = table.page
    random = Random(seed)
    seen = {"curtain": 0, "turn": 0, "score": 0}
    steps = goes_on(table, lambda match: random.choice(match.moves()))
    while seen["turn"] < sitting.turns:
        step = next(steps)
        seen[step] += 1
        match = on_table(page)
        if step == "curtain":
            assert page.locator(".card, .die").count() == 0
            assert found(page, set().union(*held(match))) == set()
        else:
            seat = page.evaluate("() => taku.viewer")
            hidden = secrets(match, seat) - known_before(match, seat)
            assert found(page, hidden) == set(), match.log
            assert found(page, held(match)[seat]) or step == "score"
            if step == "turn" and seen["turn"] % 3 == 0:
                with what_happened(table):
                    assert found(page, hidden) == set(), match.log
    assert seen["curtain"] > 4
    frames_tell_nobody_what_another_holds(page)


def frames_tell_nobody_what_another_holds(page):
    """Each fact of the engine is for one person: what that one sees, and what has happened."""
    facts = page.evaluate("() => answers")
    head, log, seat = None, [], None
    for fact in facts:
        if fact["type"] == "frame":
            head = fact["match"] or head
            log = [*log[: fact["log"]["start"]], *fact["log"]["entries"]]
            seat = fact["view"]["seat"]
        if head:
            told = {name: part for name, part in fact.items() if name not in ("log", "match")}
            match = match_at(head, log)
            hidden = secrets(match, seat)
            if fact["type"] == "story-told":
                hidden -= known_before(match, seat)
            assert not names_in(told) & hidden, fact
    assert seat is not None


def test_only_the_called_player_lifts_the_curtain(together):
    """Not a page loaded again, nor an engine that has died and begins anew."""
    table = together(SITTINGS[0])
    page = table.page
    expect(curtain(page)).to_be_visible()
    page.evaluate(KILL)
    expect(page.get_by_role("complementary", name="Notice")).to_contain_text("continues")
    page.wait_for_function(BEGUN, arg=2)
    for key in ("Escape", "t", "h", "p", "l"):
        page.keyboard.press(key)
    page.mouse.click(10, 300)
    has_settled(page)
    expect(curtain(page)).to_be_visible()
    assert found(page, set().union(*held(on_table(page)))) == set()
    reload(page)
    expect(curtain(page)).to_be_visible()
    page.get_by_role("button", name="I’m").click()
    expect(table.hand.first).to_be_visible()


LOCKS = """
    window.locks = [];
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async type => {
      const lock = new EventTarget();
      lock.release = async () => { lock.gone = true; };
      locks.push(lock);
      return lock;
    } } });
"""
AWAKE = "held => locks.filter(({ gone }) => !gone).length === held"


def test_chosen_cards_wait_behind_the_curtain_and_the_screen_stays_on(sit):
    names = ("Ann", "Bo", "", "")
    seats = ("human", "human", "easy", "easy")
    table = sit("hearts", seats=seats, names=names, page={"init_script": LOCKS})
    page = table.page
    slots = page.locator(".slots [data-card]")

    def takes_the_device():
        curtain(page).wait_for()
        assert page.locator(".card").count() == 0
        page.get_by_role("button", name="I’m").click()
        table.my_turn()

    takes_the_device()
    page.wait_for_function(AWAKE, arg=1)
    chosen = table.names()[:2]
    for name in chosen:
        table.touch(name)
    expect(slots).to_have_count(2)
    page.evaluate("() => { location.hash = '#/settings' }")
    page.locator(".settings").wait_for()
    page.wait_for_function(AWAKE, arg=0)
    page.go_back()
    takes_the_device()
    expect(slots).to_have_count(2)
    page.wait_for_function(AWAKE, arg=1)
    table.touch(table.names()[0])
    table.primary.click()
    takes_the_device()  # the other seat
    expect(slots).to_have_count(0)
