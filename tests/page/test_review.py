"""What mattered: a review after a match, from the verdict to one's own move once more."""

import json
import re
from functools import cache
from pathlib import Path

from playwright.sync_api import expect

from taku import Match
from taku.review import VERSION, luck, review
from taku.wire.records import plain
from tests.page.conftest import axe
from tests.page.stored import STORE, stored
from tests.page.table import EAR, preferences, until, windows
from tests.page.test_data import arrived, bring, wrong

PUT = f"""async all => {{ {STORE}
    for (const [key, value] of Object.entries(all)) store.put(value, key);
    await new Promise(done => {{ store.transaction.oncomplete = done; }}); }}"""
WORKERS = """
    window.begun = [];
    const Begun = window.Worker;
    window.Worker = class extends Begun {
      constructor(...how) { super(...how); begun.push(this); this.lives = true; }
      terminate() { this.lives = false; super.terminate(); }
    };
"""
ONLY_ONE = """
    let allowed = 1;
    const Only = window.Worker;
    window.Worker = class extends Only {
      constructor(...how) {
        if (allowed-- < 1) throw new Error('no second worker');
        super(...how);
      }
    };
"""
# The queen of spades is thrown where a small spade would do: no review is needed for that.
TINY = ["deal 2C 3S QS | 9H 3C 4S | 2H 9C 6S | KD 7C JS", "2C", "3C", "9C", "7C", "6S", "JS"]
TINY += ["QS", "4S", "3S", "9H", "2H", "KD"]
POOR = 7  # the entry
RULES = {"passing": False}


def sentence(id, **args):
    return {"id": id, "seat": None, "args": args}


def tried(move, mean, error=0.4):
    return {
        "move": move, "say": sentence("play", cards=move), "mean": mean, "error": error,
        "worlds": 96,
    }  # fmt: skip


def judged(entry, move, best, loss, *, clear=True, round=1, error=0.4, **more):
    """A decision as the engine reviews it; `best` is worth as much more as is lost."""
    weighed = [tried(best, 1.5 + loss)] if best != move else []
    return {
        "entry": entry, "round": round, "kind": "taking", "move": move, "best": best,
        "loss": loss, "error": error, "clear": clear, "plain": False, "unit": "round",
        "least": 1.0, "better": 0.8, "good": [best] if clear else [],
        "weighed": [*weighed, tried(move, 1.5, 0)], "expected": [4.0, 5.0, 6.0, 7.0],
        "why": sentence("below-queen"), "reason": sentence("tried"), **more,
    }  # fmt: skip


def share(luck_=-1.0, error=2.0, **more):
    return {
        "round": 1, "entries": [0, len(TINY)], "unit": "round", "expected": 0.0, "result": -14.0,
        "luck": luck_, "play": -14.0 - luck_, "error": error, "strong": None,
        "strong_error": 0.0, **more,
    }  # fmt: skip


DECISIONS = [judged(POOR, "QS", "3S", 13.9)]


def mark(log):
    """By what the page knows a log again."""
    value = 0x811C9DC5
    for sign in "\n".join(log):
        value = (value ^ ord(sign)) * 0x01000193 % 2**32
    digits = ""
    while value:
        value, digit = divmod(value, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return f"{len(log)}-{digits}"


def match(id="m", log=TINY, game="hearts", options=RULES, seats=4, points=(14, 0, 0, 0), **more):
    head = {
        "format": 1, "game": game, "options": options or {},
        "seed": "s", "seats": ["human", *["easy"] * (seats - 1)],
    }  # fmt: skip
    result = {
        "seat": 0, "sides": seats, "places": [4, 1, 1, 1][:seats] if seats > 1 else [1],
        "points": list(points), "rounds": 1, "boxes": {},
    }  # fmt: skip
    return {
        "id": id, "head": head, "log": list(log), "names": [""] * seats, "when": 1.7e12,
        "glance": None, "over": True, "tally": {"time": 60000, "hints": 0, "undone": 0},
        "result": result, **more,
    }  # fmt: skip


def kept(of, decisions=DECISIONS, shares=None, **more):
    """A review as the page keeps it."""
    shares = [share()] if shares is None else shares
    return {
        "id": of["id"], "version": VERSION, "log": mark(of["log"]), "seat": 0, "seed": of["id"],
        "least": 1.0, "entries": [one["entry"] for one in decisions],
        "ends": [one["entries"][1] for one in shares], "judged": list(decisions),
        "shares": shares, **more,
    }  # fmt: skip


def look_back(visit, of=None, known=None, path="", wait=True, **how):
    """Your games at a match that is kept, with what is known of it."""
    how.setdefault("engine", False)
    init = preferences(speed="none") + EAR + how.pop("init_script", "")
    page = visit(init_script=init, **how)
    return look_back_again(page, of, known, path, wait)


def look_back_again(page, of=None, known=None, path="", wait=True):
    """Leave the review that is shown, if one is, for that of a match which is kept now."""
    of = of or match()
    page.evaluate("() => taku.go('#/')")
    page.locator(".home").wait_for()
    record = {name: part for name, part in of.items() if name not in ("log", "glance")}
    entries = {f"over:{of['id']}": of, f"record:{of['id']}": record}
    if known is not None:
        entries[f"review:{of['id']}"] = known
    page.evaluate(PUT, entries)
    page.evaluate("path => taku.go(path)", f"#/review/{of['id']}{path}")
    if wait:
        expect(page.get_by_role("heading", level=1)).to_have_text(
            re.compile("What mattered|勝負の分かれ目|Try again")
        )
    return page


def reviewed_again(page, decisions=DECISIONS, shares=None, path=""):
    return look_back_again(page, None, kept(match(), decisions, shares), path)


def reviewed(visit, decisions=DECISIONS, shares=None, path="", **how):
    of = how.pop("of", None) or match()
    return look_back(visit, of, kept(of, decisions, shares), path, **how)


def at(page, path):
    page.wait_for_function("path => location.hash === path", arg=path)


# Ten seconds


def test_verdict_causes_and_advice_are_shown_without_the_engine(visit):
    page = reviewed(visit)
    gist = page.locator(".gist")
    expect(gist.get_by_role("heading")).to_have_text("More your play than your cards")
    expect(gist).to_contain_text("Your decisions: 13.9 points lost, ±0.8 points.")
    expect(gist).to_contain_text("Your cards: 1 point lost, ±4 points: hard to tell.")
    advice = "Next time, pay most attention to “Beating the others”. It cost you 13.9 points in one"
    expect(gist.locator(".advice")).to_contain_text(advice)
    expect(gist.locator(".advice")).to_contain_text("Which spade can’t catch her?")
    expect(page.locator(".result")).to_have_text("14 points, 4th")
    the_verdict_is_spoken(page)
    axe(page)
    a_review_goes_with_its_match_and_comes_back_with_it(page)
    told = a_file_takes_a_review_along_with_its_match(page)
    a_damaged_review_is_refused_one_of_another_version_is_left_out(page, told)


def test_what_cost_most_is_a_list_of_links_and_only_what_is_clear_is_in_it(visit):
    decisions = [
        judged(1, "2C", "3S", 2.0), judged(3, "QS", "3S", 9.0, clear=False),
        judged(5, "3S", "QS", 4.0), judged(6, "2C", "QS", 3.0), judged(POOR, "QS", "3S", 13.9),
    ]  # fmt: skip
    page = reviewed(visit, decisions)
    rows = page.get_by_role("region", name="Your costliest moves").get_by_role("link")
    expect(rows).to_have_count(3)
    costs = page.locator(".costs .cost b")
    assert costs.all_text_contents() == ["13.9", "4.0", "3.0"]
    hrefs = [row.get_attribute("href") for row in rows.all()]
    assert hrefs == ["#/review/m/7", "#/review/m/5", "#/review/m/6"]
    where_nothing_is_clear_that_is_said_and_one_has_played_well(page)
    where_cards_changed_most_a_hollow_disc_says_so(page)
    a_row_leads_to_its_decision_and_back(page)
    a_match_that_another_tab_has_removed_is_not_looked_back_at(page, visit)


def where_nothing_is_clear_that_is_said_and_one_has_played_well(page):
    reviewed_again(page, [judged(POOR, "QS", "3S", 0.4, clear=False)])
    expect(page.locator(".costs")).to_contain_text("too close to call")
    expect(page.locator(".advice")).to_contain_text("You played well: no decision clearly cost")


def the_verdict_is_spoken(page):
    told = "More your play than your cards. Next time, pay most attention"
    page.wait_for_function(f"() => said.some(([, words]) => words.startsWith('{told}'))")


# The line of the whole match


def test_a_tap_on_the_line_opens_the_decision_and_a_table_says_the_same(visit):
    decisions = [
        judged(1, "2C", "2C", 0.0, clear=False), judged(POOR, "QS", "3S", 13.9),
        judged(9, "3S", "3S", 0.0, clear=False),
    ]  # fmt: skip
    page = reviewed(visit, decisions, viewport=(390, 1400))
    course = page.get_by_role("region", name="The whole match")
    expect(course.locator('.plot [data-kind="turn"]')).to_have_text(["1"])
    course.get_by_role("button", name="Table").click()
    rows = course.get_by_role("row")
    expect(rows).to_have_count(4)
    expect(rows.nth(2)).to_contain_text("13.9 points")
    expect(rows.nth(1)).to_contain_text("nothing")
    course.get_by_role("button", name="Table").click()
    box = course.locator(".plot").bounding_box()
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + 5)
    at(page, "#/review/m/9")
    the_line_has_what_others_did_and_says_by_whom_it_was_turned(page)
    sliding_along_the_line_tells_what_happened_and_a_tap_opens_it(page)
    with_dice_the_sum_is_written_out(page)


def seen(entry, seat, id, points, *, sure=False, **args):
    """What was seen, and what the first seat can expect then; the others share the rest."""
    return {
        "entry": entry, "round": 1, "seat": seat, "what": {"id": id, "seat": seat, "args": args},
        "expected": [points, *[(14 - points) / 3] * 3], "sure": sure,
    }  # fmt: skip


MOMENTS = [
    seen(0, None, "deal", 4, passing="none", round=1),
    seen(1, 0, "lead", 4, cards="2C"), seen(2, 1, "play", 4, cards="3C"),
    seen(3, 2, "play", 3.5, cards="9C"), seen(4, 3, "play", 3.5, cards="7C"),
    seen(5, 2, "lead", 7, sure=True, cards="6S"), seen(6, 3, "play", 2, sure=True, cards="JS"),
    seen(POOR, 0, "play", 14, sure=True, cards="QS"), seen(8, 1, "play", 14, cards="4S"),
]  # fmt: skip


def the_line_has_what_others_did_and_says_by_whom_it_was_turned(page):
    look_back_again(page, None, kept(match(), moments=MOMENTS))
    course = page.get_by_role("region", name="The whole match")
    expect(course.locator('.plot [data-kind="others"]')).to_have_text(["a", "b"])
    expect(course.locator(".signs-of-chart")).to_contain_text("What others changed most")
    turns = course.get_by_role("list").get_by_role("link")
    expect(turns.nth(0)).to_contain_text(re.compile(r"Otto leads 6.*\u22123\.5\s*$"))
    expect(turns.nth(1)).to_contain_text(re.compile(r"Ines plays J.*\+5\s*$"))
    expect(turns.nth(0)).to_have_attribute("href", "#/replay/m/6")
    course.get_by_role("button", name="Table").click()
    rows = course.get_by_role("row")
    expect(rows).to_have_count(1 + len(MOMENTS))
    expect(rows.nth(3)).to_contain_text(re.compile("Mia plays 3"))
    expect(rows.nth(8)).to_contain_text("13.9 points")
    expect(rows.nth(8).get_by_role("link")).to_have_attribute("href", f"#/review/m/{POOR}")
    axe(page)
    course.get_by_role("button", name="Table").click()


def sliding_along_the_line_tells_what_happened_and_a_tap_opens_it(page):
    box = page.locator(".plot").bounding_box()
    at_two = box["x"] + box["width"] * 2 / (len(MOMENTS) - 1)
    page.mouse.move(at_two, box["y"] + 5)
    expect(page.locator(".pointed")).to_contain_text(re.compile("Mia plays 3.*0"))
    axe(page)
    page.mouse.click(at_two, box["y"] + 5)
    at(page, "#/replay/m/3")


def where_cards_changed_most_a_hollow_disc_says_so(page):
    decisions = [judged(1, "2C", "2C", 0.0, clear=False), *DECISIONS]
    reviewed_again(page, decisions, [share(-9.0, 1.0)])
    expect(page.locator(".luck-words")).to_have_text("bad cards")


# Dice


@cache
def sheet():
    """A sheet filled in order, and all that its review says."""
    of = Match("yahtzee", seats=1, seed="s")
    while not of.over:
        of.play(next(move for move in of.moves() if move.startswith("fill")))
    told = {
        "decisions": plain(list(review(of, 0))), "shares": plain(list(luck(of, 0))),
    }  # fmt: skip
    return of, json.loads(json.dumps(told))


def with_dice_the_sum_is_written_out(page):
    played, told = sheet()
    of = match("d", played.log, "yahtzee", {}, 1, played.points)
    known = kept(of, **told)
    look_back_again(page, of, known)
    expect(page.locator(".added b")).to_have_count(4)
    terms = [float(text.replace(",", "")) for text in page.locator(".added b").all_text_contents()]
    signs = [1 if sign == "+" else -1 for sign in page.locator(".added .sign").all_text_contents()]
    expected, chance, choices, result = terms
    assert result == played.points[0]
    assert abs(expected + signs[0] * chance + signs[1] * choices - result) < 0.2
    expect(page.locator(".gist .whisker")).to_have_count(0)
    larger = "luck" if chance > choices else "play"
    expect(page.locator(".gist .cause").first).to_have_attribute("data-kind", larger)


# One decision


def test_a_decision_shows_its_position_its_values_and_why(visit):
    page = reviewed(visit, path=f"/{POOR}", engine=True)
    opened = page.locator(".opened")
    expect(opened.locator(".held li")).to_have_count(2)
    expect(opened.locator('[data-mark="better"]')).to_contain_text("better")
    expect(opened.locator('[data-mark="you"]')).to_contain_text("you")
    expect(opened.locator(".values")).to_contain_text("13.9 points is clear-cut (±0.8")
    why = opened.locator(".why")
    expect(why).to_contain_text("of the deals that fit what you knew")
    expect(why).to_contain_text("One player was still to come after you.")
    expect(why.locator(".fallen li")).to_have_count(2)
    page.get_by_text("What they could hold").click()
    expect(opened.locator(".worlds li").first).to_contain_text("Deal 1")
    expect(opened.locator(".worlds dt").first).to_have_text("Mia")
    axe(page)
    doors_lead_to_it_from_the_list_the_game_and_the_replay(page)
    it_is_tried_again_without_the_answer_then_shown_then_played_on(page)


def a_row_leads_to_its_decision_and_back(page):
    reviewed_again(page, [judged(5, "3S", "QS", 4.0), *DECISIONS])
    page.locator(".costs a").first.press("Enter")
    at(page, f"#/review/m/{POOR}")
    expect(page.locator("#opened")).to_be_focused()
    expect(page.locator(".place-in")).to_have_text("1 of 2")
    page.get_by_role("link", name="Next").click()
    at(page, "#/review/m/5")
    page.go_back()
    page.go_back()
    expect(page.locator(".gist")).to_be_visible()


def beside_the_list_the_worst_is_opened_by_itself(page):
    expect(page.locator(".opened")).to_be_visible()
    expect(page.locator(".gist")).to_be_visible()
    expect(page.locator('.costs [aria-current="true"]')).to_have_count(1)


def it_is_tried_again_without_the_answer_then_shown_then_played_on(page):
    reviewed_again(page, path=f"/{POOR}/try")
    table = page.locator(".table.lesson")
    expect(table).to_have_attribute("data-phase", "asking")
    expect(table).to_contain_text("It cost you about 13.9 points")
    expect(page.locator(".advised, [data-mark]")).to_have_count(0)
    page.locator('.hand [data-card="QS"]').click()
    page.get_by_role("button", name=re.compile("Play")).click()
    expect(page.locator(".mark h3")).to_have_text("That’s what you did before")
    page.locator(".foot .primary").click()
    expect(table).to_have_attribute("data-phase", "asking")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".mark")).to_contain_text("Better by 13.9 points")
    page.locator(".foot .primary").click()
    expect(page.locator(".mark h3")).to_have_text("That’s better")
    expect(page.locator(".mark")).to_contain_text("on average")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".table:not(.lesson) .hand [data-card]")).to_have_count(2)
    assert page.evaluate("() => taku.match.practice")


# Reckoning


def test_a_second_engine_reckons_and_is_ended_and_what_it_knows_is_kept(visit):
    page = look_back(visit, engine=True, init_script=WORKERS)
    expect(page.locator(".gist")).to_be_visible()
    known = stored(page)["review:m"]
    whole = json.loads(json.dumps(plain(list(review(played(), 0, seed="m")))))
    assert [one["entry"] for one in known["judged"]] == [one["entry"] for one in whole]
    assert [one["loss"] for one in known["judged"]] == [one["loss"] for one in whole]
    assert len(known["shares"]) == len(known["ends"])
    assert [moment["entry"] for moment in known["moments"]] == [*range(len(TINY))]
    assert page.evaluate("() => begun.map(({ lives }) => lives)") == [True, False]


def played():
    return Match.load({**match()["head"], "log": TINY}, draws=False)


def test_it_can_be_stopped_and_goes_on_from_there(visit):
    """With no engine to answer, it reckons for ever."""
    of = match()
    half = {**kept(of, TWO), "judged": TWO[:1], "shares": []}
    page = look_back(visit, of, half, init_script=WORKERS)
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-label", "Working it out …")
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".reckoned")).to_contain_text("0 of 1 rounds done")
    assert not page.evaluate("() => begun.at(-1).lives")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    page.evaluate("() => taku.go('#/')")
    page.wait_for_function("() => !begun.at(-1).lives")
    assert stored(page)["review:m"]["judged"] == TWO[:1]


def test_without_a_second_worker_only_the_replay_stays(visit):
    page = look_back(visit, engine=True, init_script=ONLY_ONE)
    expect(page.locator(".reckoned")).to_contain_text("This match can’t be reviewed.")
    expect(page.get_by_role("link", name="Replay")).to_have_attribute("href", "#/replay/m")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".reckoned")).to_have_attribute("data-stage", "failed")
    axe(page)


SAY = """replies => {
    const worker = begun.at(-1);
    for (const reply of replies) worker.onmessage({ data: JSON.stringify(reply) });
}"""
READY = {"type": "progress", "phase": "ready", "loaded": 1, "total": 1}
TWO = [judged(3, "3S", "3S", 0.0, clear=False), *DECISIONS]
LAID = {"type": "review-laid", "entries": [3, POOR], "ends": [len(TINY)], "least": 1.0}


def say(page, replies):
    """Let the second engine say this, once there is one that lives."""
    page.wait_for_function("() => begun.length > 1 && begun.at(-1).lives")
    page.evaluate(SAY, replies)


def told_by_hand(page):
    """A review that is working it out, by an engine whose every word is the test's."""
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    say(page, [READY, LAID, {"type": "judged", "reviewed": TWO[0], "moments": []}])


def test_a_second_engine_that_dies_leaves_what_it_has_told(visit):
    page = look_back(visit, init_script=WORKERS)
    told_by_hand(page)
    say(page, [{"type": "crash", "message": "dead"}])
    expect(page.locator(".reckoned")).to_contain_text("can’t be reviewed")
    page.wait_for_function("() => !begun.at(-1).lives")
    assert stored(page)["review:m"]["judged"] == TWO[:1]
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    say(page, [READY, LAID, {"type": "judged", "reviewed": TWO[1], "moments": []}])
    expect(page.locator(".costs li")).to_have_count(1)
    expect(page.locator(".gist")).to_have_count(0)
    say(page, [{"type": "shared", "share": share()}, {"type": "answered"}])
    expect(page.locator(".gist")).to_be_visible()


def test_what_another_tab_has_reckoned_further_stays_and_counts(visit):
    page = look_back(visit, init_script=WORKERS)
    told_by_hand(page)
    page.evaluate(PUT, {"review:m": kept(match(), TWO)})
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".gist")).to_be_visible()
    assert stored(page)["review:m"]["judged"] == TWO


BAD = {
    "old": {"version": VERSION - 1},
    "of another log": {"log": "3-abc"},
    "of another match": {"id": "other"},
    "not in order": {"entries": [1]},
    "damaged": {"judged": [{**DECISIONS[0], "loss": "much"}]},
    "huge": {"shares": [share(1e300)]},
    "with damaged moments": {"moments": [{"entry": 1}]},
}


def test_a_review_that_is_old_or_damaged_is_reckoned_anew(visit):
    page = reviewed(visit)
    expect(page.locator(".costs")).to_have_count(1)
    for fault, parts in BAD.items():
        of = match(id=fault.replace(" ", "-"))
        look_back_again(page, of, {**kept(of), **parts})
        expect(page.locator(".reckoned")).to_have_attribute("data-stage", "running")
        assert page.locator(".costs").count() == 0, fault
    only_a_match_that_is_over_is_looked_back_at(page)


def a_review_goes_with_its_match_and_comes_back_with_it(page):
    page.evaluate("() => taku.go('#/matches/hearts')")
    page.get_by_role("button", name=re.compile("^Remove|Delete|Forget")).first.click()
    until(page, "async () => !(await taku.matches.finished()).length")
    assert "review:m" not in stored(page)
    page.locator(".notice .word-button").click()
    until(page, "async () => (await taku.matches.finished()).length === 1")
    assert "review:m" in stored(page)


def a_match_that_another_tab_has_removed_is_not_looked_back_at(page, visit):
    other = visit(engine=False)
    expect(page.locator(".gist")).to_be_visible()
    other.evaluate("() => taku.matches.drop('m')")
    at(page, "#/")


def only_a_match_that_is_over_is_looked_back_at(page):
    page.evaluate(PUT, {"match:begun": match(id="begun", over=False)})
    page.evaluate("() => taku.matches.open('begun')")
    page.evaluate("() => taku.go('#/review/begun')")
    expect(page.locator(".notice")).to_contain_text("when the match is over")
    page.evaluate("() => taku.go('#/review/nothing')")
    at(page, "#/")


def saved(page):
    """What is saved as a file."""
    page.evaluate("() => taku.go('#/data')")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    return json.loads(Path(download.value.path()).read_text(encoding="utf-8"))


def a_file_takes_a_review_along_with_its_match(page):
    told = saved(page)
    assert told["reviews"][0]["judged"] == DECISIONS
    page.evaluate("() => taku.matches.drop('m')")
    bring(page, told)
    expect(arrived(page)).to_contain_text("1")
    assert stored(page)["review:m"]["judged"] == DECISIONS
    return told


def a_damaged_review_is_refused_one_of_another_version_is_left_out(page, told):
    (review_,) = told["reviews"]
    bring(page, {**told, "reviews": [{**review_, "seat": -1}]})
    expect(wrong(page)).to_contain_text("reviews[0].seat")
    page.evaluate("() => taku.matches.drop('m')")
    bring(page, {**told, "reviews": [{**review_, "version": 99, "judged": "?"}]})
    expect(arrived(page)).to_contain_text("1")
    assert "review:m" not in stored(page)


# Several people


def by_several(**parts):
    """A match of two at this device: the one who has thrown the queen is the second."""
    seats = ["human", "human", "easy", "easy"]
    deal, *plays = TINY
    _, *hands = deal.replace("deal ", "| ").split("| ")
    turned = [hands[3].strip(), *map(str.strip, hands[:3])]
    of = match(log=["deal " + " | ".join(turned), *plays], names=["Ann", "Ben", "", ""], **parts)
    of["head"]["seats"] = seats
    of["result"] |= {"points": [0, 15, 0, 0], "places": [1, 4, 1, 1]}
    return of


def test_several_at_a_device_each_have_a_review_of_their_own_which_is_kept(visit):
    of = by_several()
    own = kept(of, [judged(6, "JS", "JS", 0.0, clear=False)])
    page = look_back(visit, of, own, engine=True)
    whose = page.get_by_role("navigation", name="Whose decisions")
    expect(whose.get_by_role("link")).to_have_text(["Ann", "Ben"])
    expect(whose.locator("[aria-current]")).to_have_text("Ann")
    expect(page.locator(".result")).to_have_text("0 points, 1st")
    whose.get_by_role("link", name="Ben").click()
    expect(page.locator(".result")).to_have_text("15 points, 4th")
    expect(page.locator(".costs li")).to_have_count(1)
    expect(page.locator(".gist")).to_be_visible()
    until(page, "async () => !!(await taku.matches.open('m'))")
    known = stored(page)
    assert known["review:m"]["judged"] == own["judged"]
    assert [one["entry"] for one in known["review:m/1"]["judged"]] == [POOR]
    assert not [key for key in known if key.startswith("mistake:")]  # they are the first's
    page.evaluate("path => taku.go(path)", f"#/review/m/{POOR}/try")
    expect(page.locator(".table.lesson")).to_contain_text("It cost you about")
    assert [review_["seat"] for review_ in saved(page)["reviews"]] == [0, 1]
    page.evaluate("() => taku.matches.drop('m')")
    assert not [key for key in stored(page) if key.startswith("review:")]
    a_guest_looks_back_at_the_own_seat(page)


def a_guest_looks_back_at_the_own_seat(page):
    """Of a match that was played on another device: all who sit there are people."""
    of = by_several(id="guest")
    of["head"]["seats"] = ["human"] * 4
    of["names"] = ["Ann", "Ben", "Cleo", "Dan"]
    of["friends"] = {"here": [1], "commitments": [], "number": ""}
    of["result"]["seat"] = 1
    look_back_again(page, of)
    expect(page.locator(".gist")).to_be_visible()
    expect(page.get_by_role("navigation", name="Whose decisions")).to_have_count(0)
    known = stored(page)["review:guest"]
    assert (known["seat"], [one["entry"] for one in known["judged"]]) == (1, [POOR])
    assert [moment["entry"] for moment in known["moments"]] == [*range(len(of["log"]))]
    page.get_by_role("button", name="Table").click()
    table = page.get_by_role("region", name="The whole match").get_by_role("table")
    expect(table).to_contain_text("You play Q")
    expect(table).to_contain_text("Ann plays J")


# Doors, and everybody


def doors_lead_to_it_from_the_list_the_game_and_the_replay(page):
    for path, name in (
        ("#/matches/hearts", re.compile("what mattered")),
        ("#/game/hearts", re.compile("What mattered")),
        ("#/replay/m", "What mattered"),
    ):
        page.evaluate("path => taku.go(path)", path)
        expect(page.get_by_role("link", name=name).first).to_have_attribute("href", "#/review/m")


def test_it_fits_every_window_in_both_languages(visit):
    decisions = [judged(1, "2C", "3S", 2.0), judged(5, "3S", "QS", 4.0), *DECISIONS]
    page = reviewed(visit, decisions, viewport=(1440, 900))
    beside_the_list_the_worst_is_opened_by_itself(page)
    for language in ("en", "ja"):
        page.evaluate("language => taku.set('language', language)", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in windows(page):
            expect(page.locator(".gist, .opened").first).to_be_attached()
            wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, size
