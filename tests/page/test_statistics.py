"""What has been played: records of finished matches, and what they add up to."""

import re

from playwright.sync_api import expect

from taku import Match
from tests.page.conftest import axe, violations
from tests.page.stored import REVIEWED, put
from tests.page.table import preferences, reload, until, windows

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
HEARTS = ("human", "easy", "easy", "easy")
PERSISTENCE = """
    window.asked = 0;
    const storage = {
      persisted: async () => false,
      persist: async () => { asked += 1; return true; },
    };
    Object.defineProperty(navigator, 'storage', { value: storage });
"""


def nearly_over(game, seats, options=None):
    """The log of a match up to the last decision of the person at seat 0, and that decision."""
    match = Match(game, options, seed="s", seats=seats)
    while not match.over:
        match.play(match.moves()[0])
    entry = match.last_decision(0)
    return match.log[:entry], match.log[entry], match


def decide(page, move):
    page.evaluate("move => taku.request({ type: 'play', move })", move)


def until_finished(page, count):
    """Wait until so many finished matches are kept."""
    found = "async count => (await taku.matches.finished()).length === count"
    until(page, found, count)


def finished(page):
    return page.evaluate("() => taku.matches.finished()")


def record(at=0, *, place=1, points=20, seats=HEARTS, **more):
    """A match of Hearts as the page keeps it once it is over."""
    result = {
        "seat": 0, "sides": len(seats), "places": [place] + [2] * (len(seats) - 1),
        "points": [points] + [30] * (len(seats) - 1), "rounds": 5, "boxes": {},
    }  # fmt: skip
    head = {"format": 1, "game": "hearts", "options": {}, "seed": "s", "seats": list(seats)}
    return {
        "id": f"r{at}", "head": head, "log": [], "names": [""] * len(seats), "when": 1e12 + at,
        "glance": None, "over": True, "tally": {"time": 60000, "hints": 0, "undone": 0},
        "result": result, **more,
    }  # fmt: skip


def keep(page, *records):
    page.evaluate("async records => { await taku.matches.keep(...records) }", records)


def show(page, screen="#/statistics/hearts"):
    page.goto(re.sub("#.*", "", page.url) + screen)
    page.locator(".statistics .help").first.wait_for()


def figure(page, word):
    return page.locator(".figures > div", has=page.get_by_text(word, exact=True)).locator("dd")


def test_a_match_played_to_its_end_is_kept_with_its_result_and_found_again(sit):
    game, seats, options = "hearts", HEARTS, {"passing": False, "target": 50}
    log, last, match = nearly_over(game, seats, options)
    table = sit(game, seats=list(seats), options=options, log=log)
    decide(table.page, last)
    table.page.wait_for_function("() => window.taku?.match?.result")
    until_finished(table.page, 1)
    (kept,) = finished(table.page)
    assert kept["result"]["points"] == match.points
    assert kept["result"]["places"] == match.places
    assert "log" not in kept
    assert table.page.evaluate("() => taku.matches.list()") == []
    again = table.page.evaluate("async () => (await taku.matches.open('m')).log")
    assert again == match.log
    table.sheet.get_by_role("link", name="Statistics").click()
    expect(figure(table.page, "Matches")).to_have_text("1")
    expect(figure(table.page, "Best")).to_have_text(str(match.points[0]))


def test_hints_and_undone_moves_are_counted_and_the_end_can_be_undone(sit):
    log, last, _ = nearly_over("yahtzee", ("human",))
    table = sit("yahtzee", seats=["human"], log=log, page={"init_script": PERSISTENCE})
    table.page.evaluate("() => taku.request({ type: 'hint' })")
    table.page.wait_for_function("() => window.taku?.match?.tally.hints === 1")
    decide(table.page, last)
    table.page.wait_for_function("() => asked === 1")
    table.page.evaluate("() => taku.request({ type: 'undo' })")
    until_finished(table.page, 0)
    table.page.wait_for_function("() => window.taku?.matches.list().length === 1")
    decide(table.page, last)
    until_finished(table.page, 1)
    (kept,) = finished(table.page)
    assert {"hints": 1, "undone": 1}.items() <= kept["tally"].items()
    table.page.goto(re.sub("#.*", "#/matches/yahtzee", table.page.url))
    expect(table.page.get_by_text("1 hint", exact=True)).to_be_visible()
    expect(table.page.get_by_text("1 move undone")).to_be_visible()


def test_figures_follow_what_is_chosen_and_absurd_ones_hide_no_others(visit):
    page = visit("#/statistics", engine=False)
    expect(page.get_by_role("heading", name="No finished matches yet")).to_be_visible()
    expect(page.get_by_role("button", name="Play Hearts")).to_be_visible()
    strong = ("human", "strong", "strong", "strong")
    keep(
        page,
        record(1, points=10),
        record(2, points=20),
        record(3, points=60, place=3, seats=strong),
        record(4, points=14, seats=strong),
    )
    show(page)
    expect(figure(page, "Matches")).to_have_text("4")
    expect(figure(page, "First places")).to_have_text("3 75%")
    expect(figure(page, "Average place")).to_have_text("1.5")
    expect(figure(page, "Average points")).to_have_text("26")
    expect(figure(page, "Best")).to_have_text("10")
    expect(figure(page, "Current winning streak")).to_have_text("1")
    expect(figure(page, "Longest winning streak")).to_have_text("2")
    page.get_by_role("radio", name="Strong").check()
    expect(figure(page, "Matches")).to_have_text("2")
    expect(figure(page, "Average points")).to_have_text("37")

    odd = [record(5), record(6)]
    for one, sides in zip(odd, (300_000_000, 5_000_000_000), strict=True):
        one["result"]["sides"] = sides
    keep(page, *odd)
    page.get_by_role("link", name="Back").click()
    show(page)
    expect(figure(page, "Matches")).to_have_text("4")
    page.evaluate("() => { location.hash = '#/' }")
    damaged = page.get_by_role("region", name="Can’t be opened").get_by_text("result.sides")
    expect(damaged).to_have_count(2)


def test_matches_with_friends_are_told_apart_from_those_with_bots(visit):
    page = visit(engine=False)
    friends = {"here": [1], "commitments": []}
    seats = ("human", "human", "human", "easy")
    keep(page, record(1, points=10), record(2, points=30), record(3, seats=("human",) * 4))
    keep(page, record(4, points=50, seats=seats, friends=friends))
    show(page, "#/matches/hearts")
    expect(page.locator(".played li").first).to_contain_text("With friends")
    page.get_by_role("radio", name="With friends").check()
    expect(page.locator(".played li")).to_have_count(1)
    page.get_by_role("radio", name="Easy").check()
    expect(page.locator(".played li")).to_have_count(2)
    show(page)
    page.get_by_role("radio", name="With friends").check()
    expect(figure(page, "Matches")).to_have_text("1")
    expect(figure(page, "Average points")).to_have_text("50")
    expect(page.get_by_role("row", name="With friends 1 100% 50")).to_be_visible()


def test_own_house_rules_go_by_their_name(visit):
    own = [{"name": "Sunday", "options": {"target": 50}}]
    page = visit(engine=False, init_script=preferences(rules={"hearts": own}))
    head = record()["head"]
    mixed = [{**head, "options": options} for options in ({"target": 50}, {"target": 75})]
    keep(page, record(0), *(record(at, points=at, head=one) for at, one in enumerate(mixed, 1)))
    show(page, "#/matches/hearts")
    expect(page.locator(".played li").nth(1)).to_contain_text("Sunday")
    show(page)
    expect(page.get_by_role("radio", name="Your own mix")).to_be_visible()
    page.get_by_role("radio", name="Sunday").check()
    expect(figure(page, "Average points")).to_have_text("1")


def test_more_than_a_thousand_matches_are_shown_and_charted_as_a_table(visit):
    page = visit(engine=False)
    keep(page, *(record(at, points=at % 50, place=1 + at % 4) for at in range(1225)))
    show(page)
    expect(figure(page, "Matches")).to_have_text("1,225")
    table = page.get_by_role("table", name="20 latest results")
    expect(table.get_by_role("row")).to_have_count(21)
    expect(table.get_by_role("row").last).to_contain_text("1st24")
    expect(page.locator(".result-chart .star")).to_have_count(6)  # one of them in the legend
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".played li")).to_have_count(10)
    page.get_by_role("button", name="Show 50 more").click()
    expect(page.locator(".played li")).to_have_count(60)


# Skill, apart from luck


def decisions(*kinds):
    """So many decisions of each kind, of which so many were clear mistakes that cost 5 points."""
    told = [
        {"kind": kind, "clear": at < clear, "loss": 5.0 if at < clear else 0.2, "error": 0.1}
        for kind, number, clear in kinds
        for at in range(number)
    ]
    return [{**REVIEWED, **one, "entry": entry} for entry, one in enumerate(told, start=1)]


def review(id, *kinds, luck=(2.0, -5.0), error=0.3, **parts):
    """Of a match of two rounds."""
    judged = decisions(*kinds)
    shares = [
        {
            "round": number, "entries": [20 * number, 20 * number + 20], "unit": "round",
            "expected": 0.0, "result": 0.0, "luck": each, "play": -each, "error": error,
            "strong": None, "strong_error": 0.0,
        }
        for number, each in enumerate(luck)
    ]  # fmt: skip
    return {
        "id": id, "version": 1, "log": "0-0", "seat": 0, "seed": id, "least": 1.0,
        "entries": [one["entry"] for one in judged],
        "ends": [each["entries"][1] for each in shares],
        "judged": judged, "shares": shares, **parts,
    }  # fmt: skip


def with_reviews(visit, *reviews, matches=3):
    """The statistics of Hearts, of matches r0, r1 … that have been reviewed so."""
    page = visit(engine=False)
    keep(page, *(record(at) for at in range(matches)))
    put(page, {each["id"]: each for each in reviews}, "review:")
    show(page)
    return page


POOR = (("leading-spades", 12, 6), ("discarding", 15, 0), ("moon", 2, 2))


DAMAGED = ({"version": 0}, {"seat": 1}, {"least": 0}, {"judged": [{"entry": 1}]}, {"id": "other"})


def test_skill_is_told_apart_from_luck_and_of_no_damaged_review(visit):
    page = visit(engine=False)
    keep(page, *(record(at) for at in range(9)))
    damaged = (*DAMAGED, {"entries": [1]})
    kept = {f"r{at}": {**review(f"r{at}", *POOR), **one} for at, one in enumerate(damaged, 2)}
    good = {"r0": review("r0", *POOR), "r1": review("r1", ("discarding", 12, 2))}
    put(page, {**kept, **good, "r9": review("r9", *POOR)}, "review:")
    show(page)
    skill = page.locator(".skill")
    expect(skill).to_contain_text("2 of 9 matches reviewed.")
    latest = page.get_by_role("link", name="Review the match of")
    expect(latest).to_have_attribute("href", "#/review/r8")
    # 8 mistakes of 5 points in two rounds, and 2 in two
    expect(figure(page, "Your decisions")).to_contain_text("−12.5 points a round")
    expect(figure(page, "Your decisions")).to_contain_text("±0.3")
    expect(figure(page, "Luck")).to_contain_text("−1.5 points a round")
    assert skill.locator("tbody tr").all_inner_texts() == [
        "9 Sept 2001\t−20\t0.5\t−1.5",
        "9 Sept 2001\t−5\t0.3\t−1.5",
    ]
    expect(skill.locator("circle.own")).to_have_count(3)  # one of them in the legend


def test_the_best_and_the_worst_kind_are_named_where_there_is_enough(visit):
    page = with_reviews(visit, review("r0", *POOR))
    best, worst = page.locator("[data-end=best]"), page.locator("[data-end=worst]")
    expect(best).to_contain_text("Discarding from another suit")
    expect(best).to_contain_text("no clear mistake in 15 decisions")
    expect(worst).to_contain_text("Leading spades")
    expect(worst).to_contain_text("6 clear mistakes in 12 decisions")
    kinds = page.get_by_role("table", name="Strengths and weaknesses").locator("tbody tr")
    assert kinds.all_inner_texts() == [
        "Discarding from another suit\t15\t0\t0",
        "Leading spades\t12\t6\t2.5",
    ]  # and nothing of the moon, of which there were two

    put(page, {"r0": review("r0", ("discarding", 9, 3))}, "review:")
    reload(page)
    expect(page.get_by_text("Too few decisions have been reviewed")).to_be_visible()
    put(page, {"r0": review("r0", ("discarding", 10, 0), ("taking", 10, 0))}, "review:")
    reload(page)
    expect(page.get_by_text("No kind of decision stands out")).to_be_visible()
    expect(page.locator("[data-end]")).to_have_count(0)


def test_axe_finds_nothing_and_nothing_is_wider_than_the_screen(visit):
    page = visit(engine=False)
    seats = ("human", "strong", "strong", "strong")
    keep(page, *(record(at, place=1 + at % 4) for at in range(9)), record(9, seats=seats))
    put(page, {id: review(id, *POOR) for id in ("r0", "r1", "r2")}, "review:")
    show(page)
    axe(page)
    is_as_wide_as_the_screen(page)
    show(page, "#/statistics")
    assert violations(page, {"type": "tag", "values": TAGS}) == []
    is_as_wide_as_the_screen(page)


def is_as_wide_as_the_screen(page):
    for width, _ in windows(page):
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
