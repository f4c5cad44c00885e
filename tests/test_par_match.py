"""Par: what the strongest bot gets in the place of the person, reckoned beside the table."""

import pytest

from requesting import ask
from sitting import match_of
from taku import Match
from taku.service import Service
from taku.tables import par_match as par

SEATS = ["human", "normal"]
HEAD = {"format": 1, "game": "yahtzee", "options": {}, "seed": "s", "seats": SEATS}


def reckoned(service: Service, head: object) -> dict[str, object]:
    """The answer once it is there, and nothing but that it is not until then."""
    for _ in range(2000):
        *_, told = ask(service, {"type": "par", "head": head})
        assert (told["type"], told["head"]) == ("par-computed", head)
        if told["view"]:
            return dict(told["view"])
    raise AssertionError("it comes to no end")


def strongest(head: dict[str, object]) -> Match:
    """The match that bots alone play, the strongest in the place of the person."""
    match = Match("yahtzee", seed=str(head["seed"]), seats=["strong", "normal"])
    while not match.over:
        bot = match.game.bots[match.seats[match.to_act]]
        match.apply(bot.weigh(match.seen(match.to_act), match.random("/bot"))[0].move)
    return match


def test_it_plays_the_persons_seat_strongly() -> None:
    view = reckoned(Service(), HEAD)
    match = strongest(HEAD)
    assert (view["seat"], view["points"], view["places"]) == (0, match.points, match.places)


@pytest.mark.parametrize("slice_", [0.0, 60.0])
def test_how_it_is_cut_makes_no_difference(monkeypatch: pytest.MonkeyPatch, slice_: float) -> None:
    monkeypatch.setattr(par, "SLICE", slice_)
    assert reckoned(Service(), HEAD)["points"] == strongest(HEAD).points


def test_the_table_stays_as_it_is() -> None:
    service = Service()
    ask(service, {"type": "start", "game": "yahtzee", "seats": SEATS, "seed": "t", "options": {}})
    before = match_of(service).save()
    reckoned(service, HEAD)
    assert match_of(service).save() == before
    *_, frame = ask(service, {"type": "play", "move": "keep"})
    assert frame["type"] == "frame"


def test_another_deal_is_begun_anew() -> None:
    service, other = Service(), {**HEAD, "seed": "other"}
    ask(service, {"type": "par", "head": HEAD})
    assert reckoned(service, other)["points"] == strongest(other).points
    assert reckoned(service, HEAD)["points"] == strongest(HEAD).points


@pytest.mark.parametrize(
    "head",
    [
        {**HEAD, "game": "go"},
        {**HEAD, "seats": ["normal", "normal"]},
        {**HEAD, "seats": ["human", "perfect"]},
        {**HEAD, "options": {"colour": True}},
        {"game": "yahtzee"},
    ],
)
def test_what_cannot_be_dealt_is_refused(head: object) -> None:
    (refused,) = ask(Service(), {"type": "par", "head": head})
    assert (refused["type"], refused["request"]) == ("refused", "par")
