"""Events for the page: deals played there pass the check, results are checked, ranked, compared."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from requesting import ask
from sitting import SHIPPED
from taku.club import ClubEvent, check, played, read_result
from taku.club.event import thinks
from taku.club.results import Result
from taku.records import plain
from taku.service import Service

EVENT = ClubEvent("hearts", deals=2, level="easy", seed="thursday", name="Thursday club")


def send(service: Service, kind: str, **parts: object) -> list[dict[str, Any]]:
    return ask(service, {"type": kind, **parts})


def result(name: str = "Ann", event: ClubEvent = EVENT) -> Result:
    return played(event, name, lambda match: match.random(f"/{name}").choice(match.moves()))


def play(event: ClubEvent, deal: int, service: Service) -> tuple[list[str], dict[str, Any]]:
    """Play a deal at the page's table; return its log and the last frame."""
    read = send(service, "read-event", event=event.plain())[0]
    random, log = Random(deal), list[str]()
    frames = send(service, "load", save={**read["heads"][deal - 1], "log": []}, event=True)
    while True:
        for frame in frames:
            part = frame["log"]
            log[part["start"] :] = part["entries"]
        if frames[-1]["view"]["to_act"] == -2:
            return log, frames[-1]
        match = event.match(deal)
        match.replay(log)
        frames = send(service, "play", move=random.choice(match.moves()))


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_deal_played_in_the_page_fits(name: str, level: str) -> None:
    event = ClubEvent(name, deals=2, level=level, seed="club")
    logs = [play(event, deal, Service())[0] for deal in (1, 2)]
    data = {"taku": "result", "format": 1, "event": event.id, "name": "Ann", "engine": ""}
    told = read_result({**data, "deals": [{"log": log} for log in logs]})
    assert None not in check(event, told).points


def test_a_deal_ends_with_its_round() -> None:
    service = Service()
    log, last = play(EVENT, 1, service)
    assert last["view"]["places"]
    assert last["view"]["ask"] is None
    save = {**plain(EVENT.match(1).save()), "log": log}
    (again,) = send(service, "load", save=save, event=True)
    assert again["view"] == last["view"]
    assert again["log"]["entries"] == log


def test_a_deal_has_no_hint_and_no_undo() -> None:
    service = Service()
    (laid, *_) = send(service, "load", save=EVENT.match(1).save(), event=True)
    (hinted,) = send(service, "hint")
    assert hinted["refusal"] == {"rule": "not-now", "args": {"phase": "event-hint"}}
    hand = next(zone["items"] for zone in laid["view"]["zones"] if zone["role"] == "hand")
    frames = send(service, "play", move="pass " + " ".join(hand[:3]))
    assert frames[-1]["undo"]
    assert frames[-1]["no_undo"]["args"] == {"phase": "event-undo"}
    assert send(service, "undo")[0]["refusal"]["args"] == {"phase": "event-undo"}


def checked(event: ClubEvent, *results: Any) -> list[dict[str, Any]]:
    replies = send(Service(), "check-results", event=event.plain(), results=results, seed="s")
    return [reply for reply in replies if reply["type"] != "check-advanced"]


def test_a_forged_result_among_others_is_named() -> None:
    ann, ben = result("Ann").plain(), result("Ben").plain()
    tom = result("Tom").plain()
    tom["deals"][1]["log"][-1] = "2C"
    other = result("Eve", replace(EVENT, seed="friday")).plain()
    first, second, third, fourth, torn = checked(EVENT, ann, tom, other, ben, {"taku": "?"})[-5:]
    kinds = {reply["number"]: reply for reply in (first, second, third, fourth, torn)}
    assert [kinds[n]["type"] for n in range(5)] == [
        "result-checked",
        "result-refused",
        "result-refused",
        "result-checked",
        "result-refused",
    ]
    assert (kinds[1]["deal"], kinds[1]["entry"]) == (2, len(tom["deals"][1]["log"]))
    assert kinds[2]["fault"] == "other-event"
    assert kinds[4]["fault"] is None
    assert kinds[0]["share"] == 1.0


def test_a_thinking_bots_moves_are_sampled_first() -> None:
    event = ClubEvent("hearts", deals=1, level="skilled", seed="s")
    assert thinks(event)
    assert not thinks(EVENT)
    shares = [reply["share"] for reply in checked(event, result("Ann", event).plain())]
    assert shares == [1 / 8, 1.0]


def test_the_table_is_the_engines() -> None:
    both = [plain(check(EVENT, result(name))) for name in ("Ann", "Ben")]
    (ranked,) = send(Service(), "rank-results", results=both)
    assert sorted(row["name"] for row in ranked["rows"]) == ["Ann", "Ben"]
    assert [both[row["number"]]["name"] for row in ranked["rows"]] == [
        row["name"] for row in ranked["rows"]
    ]
    torn = [both[0], {**both[1], "merits": []}]
    assert send(Service(), "rank-results", results=torn)[0]["type"] == "refused"


def test_two_logs_are_compared_at_the_first_difference() -> None:
    one, other = result("Ann").deals[0].log, result("Ben").deals[0].log
    (told,) = send(Service(), "compare-deals", event=EVENT.plain(), deal=1, logs=[one, other])
    assert one[: told["same"]] == other[: told["same"]]
    assert [move["move"] for move in told["moves"]] == [one[told["same"]], other[told["same"]]]
    assert told["view"]["to_act"] == 0
    ways = [[entry["text"] for entry in way["entries"]] for way in told["ways"]]
    assert ways[0] == list(one[told["same"] :][: len(ways[0])])
    (same,) = send(Service(), "compare-deals", event=EVENT.plain(), deal=1, logs=[one, one])
    assert (same["view"], same["moves"]) == (None, [])


def test_a_wrong_part_of_an_event_is_named() -> None:
    (refused,) = send(Service(), "read-event", event={**EVENT.plain(), "deals": 33})
    assert (refused["type"], refused["part"]) == ("refused", "deals")
