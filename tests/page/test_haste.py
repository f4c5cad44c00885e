"""A player who is faster than the page: what a screen begins does not outlive the screen."""

from tests.page.conftest import has_settled
from tests.page.stored import match, put
from tests.page.table import Table, preferences, reload, until

ADDRESSES = (
    "",
    "learn",
    "learn/hearts/tricks",
    "learn/haggis/bombs",
    "options/president",
    "options/yahtzee/yams",
    "play/hearts",
    "play/haggis",
    "play/nobody",
    "practice/haggis",
    "practice/yahtzee",
    "replay/hearts",
    "rules/hearts",
    "rules/yahtzee",
    "statistics/president",
    "study/hearts",
    "study/president",
    "study/yahtzee",
)
TABLES = (
    "study/president",
    "play/hearts",
    "study/hearts",
    "learn/haggis/bombs",
    "play/haggis",
    "practice/yahtzee",
    "study/yahtzee",
    "learn/hearts/tricks",
)
FOLLOWS = """async addresses => {
    for (const address of addresses) {
      if (location.hash === `#/${address}`) continue;
      const followed = new Promise(done => addEventListener('hashchange', done, { once: true }));
      location.hash = `#/${address}`;
      await followed;
    }
}"""
RUNS = """async ([addresses, steps, most]) => {
    const any = count => Math.floor(Math.random() * count);
    const drawn = () => new Promise(requestAnimationFrame);
    for (let step = 0; step < steps; step++) {
      const followed = new Promise(done => addEventListener('hashchange', done, { once: true }));
      const others = addresses.filter(address => location.hash !== `#/${address}`);
      location.hash = `#/${others[any(others.length)]}`;
      await followed;
      for (let frames = any(most); frames > 0; frames--) await drawn();
    }
}"""
EASY = ("human", "easy", "easy", "easy")
HOLDS = """async names => {
    const { held, pending } = await navigator.locks.query();
    const all = [...held, ...pending].map(({ name }) => name);
    const ours = all.filter(name => name.startsWith('taku match '));
    return ours.join() === names.map(name => `taku match ${name}`).join();
}"""


def left_unfinished(page, games):
    """Have a match of each of these games, by its name, that has just begun."""
    heads = {
        game: {"game": game, "options": {}, "seats": EASY[: 2 if game == "haggis" else 4]}
        for game in games
    }
    put(page, {game: match(game, head) for game, head in heads.items()})
    reload(page)


def comes_to_hearts(page):
    page.evaluate("() => { location.hash = '#/play/hearts' }")
    page.locator(".foot[data-acts]").wait_for()
    has_settled(page)
    assert page.evaluate("() => [location.hash, taku.match.id]") == ["#/play/hearts", "hearts"]
    assert page.evaluate("() => taku.matches.damaged()") == []


def test_who_runs_through_all_screens_comes_to_where_he_goes(visit):
    page = visit(init_script=preferences(speed="fast"))
    left_unfinished(page, ("hearts", "haggis"))
    page.evaluate(RUNS, [ADDRESSES, 30, 12])
    comes_to_hearts(page)


def test_who_goes_from_table_to_table_at_once_comes_to_where_he_goes(visit):
    page = visit(init_script=preferences(speed="fast"))
    left_unfinished(page, ("hearts", "haggis"))
    for _ in range(2):
        page.evaluate(FOLLOWS, TABLES)
    comes_to_hearts(page)


def test_of_matches_opened_at_once_only_the_last_is_locked(visit):
    page = visit(engine=False)
    left_unfinished(page, ("hearts", "haggis", "president"))
    games = ["play/hearts", "play/president", "play/haggis"]
    for end in ("haggis", "hearts", "president"):
        page.evaluate(RUNS, [games, 20, 2])
        page.evaluate(FOLLOWS, [f"play/{end}"])
        page.wait_for_function("end => window.taku?.match?.id === end", arg=end)
        until(page, HOLDS, [end])
        page.evaluate(FOLLOWS, [""])
        until(page, HOLDS, [])


def test_a_match_that_opens_late_does_not_pull_the_player_back(visit):
    page = visit(engine=False)
    for addresses in (["rules/haggis"], ["play/nobody", "rules/hearts"]):
        page.evaluate(FOLLOWS, addresses)
        page.locator(".rules [role=tab]").first.wait_for()
    has_settled(page)
    assert page.evaluate("() => location.hash") == "#/rules/hearts"


UNANSWERED = """() => {   // a bot of one's own is sought without end: so long does its move take
    const later = window.setTimeout;
    window.setTimeout = (act, wait) => later(act, wait === 10_000 ? 1e9 : wait);
    IDBObjectStore.prototype.getAllKeys = () => ({});
    borrowed.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).type === 'wants-move') window.thinks = true;
    });
}"""
DEALT = "deal 2C 3C 4C 5C | 6C 7C 8C 9C | TC JC QC KC | AC 2D 3D 4D"


def test_a_bot_that_thinks_is_not_waited_for_where_its_table_has_been_left(visit):
    page = visit(init_script=preferences(speed="none"))
    rules = {"options": {"passing": False}}
    page.evaluate(
        "async all => { for (const match of all) await taku.matches.keep(match); }",
        [
            match("left", rules, log=[DEALT, "2C"], own={"1": "a"}),
            match("next", rules, log=[DEALT]),
        ],
    )
    page.evaluate(UNANSWERED)
    page.evaluate("() => { location.hash = '#/play/left'; }")
    page.wait_for_function("() => window.thinks")
    page.evaluate("() => { location.hash = '#/play/next'; }")
    Table(page).my_turn()
    Table(page).decide(lambda: page.evaluate("() => taku.request({ type: 'play', move: '2C' })"))
    assert page.evaluate("() => taku.matches.known('left').log") == [DEALT, "2C"]
