"""Friends, each on their own device: what crosses, who may do what, and that nothing is lost."""

import json

import pytest
from playwright.sync_api import expect

from taku import Match, fair
from taku.match import HUMAN
from tests.page.friends import friends
from tests.page.table import WORKERS, Table, has_begun, preferences
from tests.page.test_preferences import EARS
from tests.page.test_recovery import KILL
from tests.page.test_several import match_at, names_in, secrets

QUICK = preferences(speed="none")
WHOLE = """async () => {
    opens('president', { length: 'short' }, 4);
    window.guests = await Promise.all([
      sits(host, 'a', ['Ann']), sits(host, 'b', ['Otto']), sits(host, 'c', [])]);
    const match = await host.start('easy');
    toTable(host.table, player('president', message => taku.request(message)));
    return host.id;
}"""
OVER = """() => host.match.over &&
    guests.every(({ opened }) => opened.length === host.match.log.length)"""
CROSSED = "() => guests.map(({ here, far, opened }) => ({ here, opened, sent: far.sent }))"


def test_a_whole_match_and_nothing_hidden_crosses_to_a_guest(visit):
    page = friends(visit(init_script=QUICK))
    page.evaluate(WHOLE)
    page.wait_for_function(OVER)
    head, log = page.evaluate("() => [host.match.head, host.match.log]")
    assert head["seats"] == [HUMAN] * 3 + ["easy"]
    whole = Match.load({**head, "log": log})
    assert whole.over
    assert all(fair.drawn(whole).values())
    guests = page.evaluate(CROSSED)
    numbers = page.evaluate("() => guests.map(({ number }) => number)")
    assert fair.shares(head["seed"])[1:] == tuple(numbers[:2])
    assert [guest["here"] for guest in guests] == [[1], [2], []]
    assert page.evaluate(
        "() => guests.every(({ far }) => far.sent.every(([s]) => own.fromHost(s)))"
    )
    hidden = hidden_at(head, log)
    assert any(unknown.get(1) for _, unknown in hidden)
    for guest in guests:
        assert guest["opened"] == log
        nothing_hidden(head, hidden, guest)


def hidden_at(head, log):
    """After so many entries: the round, what each seat may not know, and what no onlooker may."""
    match = match_at(head, [])
    found = [(0, {})]
    for entry, text in enumerate(log, start=1):
        match.enter(text, entry)
        unknown = {seat: secrets(match, seat) for seat in range(len(match.seats))}
        found.append((match.state.round, unknown | {None: set().union(*unknown.values())}))
    return found


def nothing_hidden(head, hidden, guest):
    """Search all that was sent for the seed, and for every card that was hidden by then."""
    here = guest["here"][0] if guest["here"] else None
    for text, entries in guest["sent"]:
        letter = json.loads(text)
        reply = letter.get("reply", {})
        opened = reply.get("type") == "opened"
        over = opened and reply["seed"] is not None
        assert over or not any(number in text for number in fair.shares(head["seed"]))
        round_, cards = hidden[entries]
        begun = reply.get("view", {}).get("round", round_) == round_
        if begun and not opened:  # what is opened is of rounds that are over
            assert not names_in(letter) & cards.get(here, set()), text[:300]


# Pages


def hand(page):
    return page.evaluate(
        "() => [...document.querySelectorAll('.hand [data-card]')].map(card => card.dataset.card)"
    )


@pytest.fixture
def three(visit):
    """Kai's page, where the match is played, Ann's and Otto's, who have no Python; and a bot."""
    kai = friends(visit(init_script=QUICK))
    ann, otto = (friends(visit(init_script=QUICK, engine=False)) for _ in range(2))
    kai.evaluate("() => { opens('hearts', {}, 4); waitsAtTheDoor() }")
    for page, letter, name in ((ann, "a", "Ann"), (otto, "b", "Otto")):
        page.evaluate("([letter, name]) => joins(letter, [name])", [letter, name])
        kai.wait_for_function("name => host.places.some(place => place.name === name)", arg=name)
    kai.evaluate("async () => { await host.start('easy'); toTable(host.table) }")
    for page in (kai, ann, otto):
        expect(page.locator(".hand [data-card]")).to_have_count(13)
    return kai, ann, otto


def choose(page, count):
    """Take the first cards of the hand into the slots."""
    table = Table(page)
    chosen = table.slots.count()
    for number in range(count):
        table.hand.first.click()
        expect(table.slots).to_have_count(chosen + number + 1)


def test_everybody_passes_at_once_and_nothing_chosen_goes_back_meanwhile(three):
    kai, ann, otto = three
    choose(ann, 2)
    choose(otto, 3)
    Table(otto).primary.click()
    expect(ann.locator(".seat", has_text="has chosen")).to_have_count(2)
    expect(Table(ann).slots).to_have_count(2)
    expect(Table(otto).hand).to_have_count(10)
    lies = kai.evaluate("() => host.match.friends.host.chosen.map(Boolean)")
    assert lies == [False, False, True, True]
    host_reloads(kai, ann, otto, meanwhile=lambda: choose(ann, 1))  # which no other device hears of
    expect(Table(otto).hand).to_have_count(10)
    expect(Table(ann).slots).to_have_count(3)
    choose(kai, 3)
    for page in (kai, ann):
        Table(page).primary.click()
    for page in three:
        expect(Table(page).hand).not_to_have_count(10)
    assert (
        kai.evaluate("() => host.match.log.filter(entry => entry.startsWith('pass')).length") == 4
    )


def host_reloads(kai, *guests, meanwhile=lambda: None):
    """The page is left and comes back: it opens the room again, and the guests come to it."""
    match = kai.evaluate("() => host.id")
    kai.reload()
    has_begun(kai)
    for guest in guests:
        guest.wait_for_function("() => !guest.reached && guest.state === 'stopped'")
    meanwhile()
    friends(kai)
    kai.evaluate(
        """id => {
        const known = taku.matches.known(id);
        host = own.Host.again(taku, BUILD, known, told, () => identity('host'));
        waitsAtTheDoor();
        toTable(host.table);
    }""",
        match,
    )
    for guest in guests:
        guest.evaluate("async () => guest.reach(await comes())")


def test_a_card_sent_as_the_host_reloads_is_played_once(visit):
    kai = friends(visit(init_script=QUICK))
    ann = friends(visit(init_script=QUICK, engine=False))
    kai.evaluate("() => { opens('hearts', { passing: false }, 4); waitsAtTheDoor() }")
    ann.evaluate("() => joins('a', ['Ann'])")
    kai.wait_for_function("() => host.places[1].name === 'Ann'")
    kai.evaluate("""async () => {
        await host.start('easy');
        toTable(host.table, player('hearts', message => taku.request(message)));
    }""")
    while True:
        Table(ann).my_turn()
        card = Table(ann).playable.first.get_attribute("data-card")
        if Table(ann).trick.count():
            break
        ann.evaluate("move => taku.request({ type: 'play', move })", card)
        expect(Table(ann).card(card)).to_have_count(0)
    ann.evaluate("move => taku.request({ type: 'play', move })", card)
    host_reloads(kai, ann)
    ann.wait_for_function("() => guest.state === 'ready'")
    played = kai.evaluate("() => host.match.log").count(card)
    assert played in (0, 1)
    expect(Table(ann).card(card)).to_have_count(1 - played)


def test_a_guest_who_is_gone_finds_the_seat_again_and_never_plays_alone(three, visit):
    kai, ann, otto = three
    for page in three:
        choose(page, 3)
        if page is ann:  # what cannot be done is told without any Python here
            Table(page).hand.first.click()
            expect(Table(page).callout).to_be_visible()
        Table(page).primary.click()
    kai.wait_for_function("() => host.match.log.filter(entry => /^pass/.test(entry)).length === 4")
    expect(Table(otto).hand).to_have_count(13)
    before = hand(otto)
    otto.close()
    ann.wait_for_function("() => guest.room.places[2].away")
    kai.evaluate("() => host.playFor(2, 'easy')")
    ann.wait_for_function("() => guest.room.places[2].bot === 'easy'")
    otto = friends(visit(init_script=QUICK, engine=False))
    otto.evaluate("() => joins('b', [])")
    expect(otto.locator(".hand [data-card]").first).to_be_visible()
    assert set(hand(otto)) <= set(before)
    ann.wait_for_function("() => !guest.room.places[2].away && !guest.room.places[2].bot")
    assert kai.evaluate("() => key('b').then(one => host.room.seats.keys[2] === one)")

    match = ann.evaluate("() => guest.id")
    ann.close()
    alone = visit(f"#/play/{match}", engine=False)
    expect(alone.get_by_role("complementary", name="Notice")).to_contain_text("with friends")
    expect(alone.get_by_role("button", name="Play Hearts")).to_be_visible()


TWO = """async () => {
    opens('yahtzee', {}, 2);
    window.ann = await sits(host, 'a', ['Ann'], false);
    window.begun = () => ann.seen.filter(({ reply }) => reply?.begins).length;
    await host.start('easy');
    toTable(host.table);
}"""


def test_it_is_heard_and_stands_in_the_title_that_it_is_ones_turn_again(visit):
    kai = friends(visit(init_script=QUICK))
    ann = friends(visit(engine=False, init_script=QUICK + EARS))
    ann.evaluate("() => taku.set('sounds', true)")
    kai.evaluate("() => { opens('yahtzee', {}, 2); waitsAtTheDoor() }")
    ann.evaluate("""() => {
        const company = { places: [], here: [1], watchers: [], signs: [], hosts: false };
        const { reach } = taku;
        taku.reach = end => reach(end, { ...company, apart: false, fair: null, link: '' });
        return joins('a', ['Ann']);
    }""")
    kai.wait_for_function("() => host.places[1].name === 'Ann'")
    kai.evaluate("async () => { await host.start('easy'); toTable(host.table) }")
    expect(ann).to_have_title("Kai’s turn – Yahtzee · Taku")
    ann.mouse.click(195, 300)  # until then no browser lets anything be heard
    before = ann.evaluate("() => rung")
    kai.evaluate("() => taku.request({ type: 'play', move: 'fill ones' })")
    expect(ann).to_have_title("Your turn – Yahtzee · Taku")
    ann.wait_for_function("before => rung > before", arg=before)


def test_an_engine_that_dies_is_followed_by_another_and_the_guests_go_on(visit):
    page = friends(visit(init_script=QUICK + WORKERS))
    page.evaluate(TWO)
    page.wait_for_function("() => begun() === 2 && taku.engineState === 'ready'")
    page.evaluate(KILL)
    page.wait_for_function("() => begun() === 3")
    page.evaluate("() => taku.request({ type: 'play', move: 'fill ones' })")
    page.wait_for_function("() => host.match.log.length === 3")
    page.evaluate("() => ann.ask({ type: 'play', move: 'fill ones' })")
    page.wait_for_function("() => host.match.log.length === 5")


def test_guests_wait_while_the_host_is_on_another_screen(visit):
    page = friends(visit(init_script=QUICK))
    page.evaluate(TWO)
    page.wait_for_function("() => begun() === 2 && taku.engineState === 'ready'")
    page.evaluate("() => taku.go('#/learn/hearts/tricks')")
    page.wait_for_function("() => ann.seen.at(-1).type === 'away'")
    page.locator(".hand [data-card]").first.wait_for()
    page.evaluate("() => ann.ask({ type: 'play', move: 'fill ones' })")
    page.evaluate("() => taku.go(`#/play/${host.id}`)")
    page.wait_for_function("() => ann.seen.some(({ type }) => type === 'back') && begun() === 3")
    page.wait_for_function("() => taku.engineState === 'ready'")
    assert page.evaluate("() => host.match.log.length") == 1
    page.evaluate("() => taku.request({ type: 'play', move: 'fill ones' })")
    page.wait_for_function("() => host.match.log.length === 3")


def test_what_was_open_is_seen_again_though_the_host_never_comes_back(visit):
    kai, ann = (friends(visit(init_script=QUICK)) for _ in range(2))
    kai.evaluate("() => { opens('yahtzee', {}, 2); waitsAtTheDoor() }")
    ann.evaluate("() => joins('a', ['Ann'])")
    kai.wait_for_function("() => host.places[1].name === 'Ann'")
    kai.evaluate("async () => { await host.start('easy'); toTable(host.table) }")
    for page in (kai, ann):
        Table(page).my_turn()
        page.evaluate("() => taku.request({ type: 'play', move: 'fill ones' })")
    ann.wait_for_function("() => taku.match.log.length === 5")
    ann.evaluate("""() => {
        const { places, here } = guest.room;
        const nobody = { watchers: [], signs: [], hosts: false, fair: null, link: '' };
        taku.reach(guest, { places, here, ...nobody, apart: true });
    }""")
    kai.close()
    ann.wait_for_function("() => !guest.reached")
    ann.evaluate("() => taku.redraw()")
    ann.locator(".away-panel").get_by_role("link", name="Replay").click()
    expect(ann.get_by_role("slider")).to_have_attribute("aria-valuetext", "Move 5 of 5")


# Who may come, and what they may send


STRANGE = [
    *("", "x", "null", "7", "[]", "{}", '"sit"', "[" * 7_000, '{"type":' * 900, "\ud800", "\0"),
    *('{"type": "__proto__"}', '{"type": "constructor"}', '{"type": ["sit"]}', '{"type": "load"}'),
    '{"type": "sit", "build": 1, "names": [], "key": "", "commitment": ""}',
    '{"type": "ask", "seat": 0, "request": {"type": "play", "move": "fill ones"}}',
    '{"type": "ask", "seat": null, "request": {"type": "begin"}}',
    '{"type": "ask", "seat": 1, "request": {"type": "save"}}',
    '{"type": "ask", "seat": 1, "request": {"type": "host"}}',
    '{"type": "ask", "seat": 1, "request": {"type": "explain-choice", "items": [[]]}}',
    '{"type": "ask", "seat": 1, "request": {"type": "story", "seat": 0}}',
    '{"type": "ask", "seat": 1.5, "request": {"type": "begin"}}',
    '{"type": "number", "number": "x", "commitment": "x"}',
    '{"type": "sign", "sign": 6}',
    json.dumps({"type": "ask", "seat": 1, "request": {"type": "play", "move": "x" * 7_000}}),
]
FLOODED = """async strange => {
    opens('yahtzee', {}, 3);
    window.ann = await sits(host, 'a', ['Ann'], false);
    window.otto = await sits(host, 'b', ['Otto'], false);
    await host.start('easy');
    toTable(host.table);
    const [stranger, far] = way();
    host.welcome(far);
    window.strangers = [stranger];
    const shapes = [{}, null, 7, new ArrayBuffer(9), Symbol('x'), () => {}];
    for (const text of [...strange, 'x'.repeat(10_000_000)]) window.otto.near.send(text);
    for (const shape of shapes) far.onmessage(shape);
    for (const end of [stranger, window.otto.near])
      for (let count = 0; count < 10_000; count += 1) {
        try {
          end.send(strange[count % strange.length]);
        } catch {
          break;   // nobody listens any more
        }
      }
}"""


def test_a_flooding_guest_is_shown_out_and_the_table_goes_on(visit):
    page = friends(visit(init_script=QUICK))
    page.evaluate(FLOODED, STRANGE)
    page.wait_for_function("() => !otto.near.open && !strangers[0].open")
    page.wait_for_function("() => host.places[2].away && host.devices.length === 1")
    page.wait_for_function("() => host.match.log.length === 1 && !host.places[1].away")
    page.evaluate("() => taku.request({ type: 'play', move: 'fill ones' })")
    page.wait_for_function("() => host.match.log.length === 3")
    page.evaluate("() => ann.ask({ type: 'play', move: 'fill ones' })")
    page.wait_for_function("() => host.match.log.length === 5")
    seen = page.evaluate("() => ann.seen.map(({ type }) => type)")
    assert "no" not in seen


def test_what_is_asked_at_a_wrong_seat_reaches_no_engine(visit):
    page = friends(visit(init_script=QUICK))
    page.evaluate(TWO)
    page.evaluate("""() => {
        for (const seat of [0, null, 5])
          ann.send({ type: 'ask', seat, request: { type: 'play', move: 'fill ones' } });
        ann.ask({ type: 'undo', seat: 0, log: [] });
    }""")
    page.wait_for_function("() => ann.seen.some(({ reply }) => reply?.type === 'refused')")
    refused = page.evaluate("() => ann.seen.filter(({ reply }) => reply?.type === 'refused')")
    assert [letter["reply"]["request"] for letter in refused] == ["undo"]
    assert page.evaluate("() => host.match.log.length") == 1
