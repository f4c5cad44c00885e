"""What Orca says of a trick, a refusal, a pass and a lesson step: played by keyboard in Firefox."""

import pytest

from tests.page.browsers import eventually, missing
from tests.page.orca import listener
from tests.page.table import preferences

SIT = """(match, settings) => {
    taku.matches.keep(match).catch(() => {});
    location.hash = `#/play/${match.id}`;
}"""
NAMES = ["", "Ada", "Bob", "Cleo"]


@pytest.fixture
def player(site):
    if lack := missing("Orca"):
        pytest.skip(lack)
    with listener() as player:
        player.browser.goto(f"{site.url}icons/icon.svg")
        player.browser.evaluate(f"() => {{ {preferences(speed='none')} }}")
        player.browser.goto(site.url)
        eventually(lambda: player.browser.evaluate("() => !!window.taku"), player.process)
        yield player


def sits(player, name, options, *log):
    head = {"format": 1, "game": "hearts", "options": options, "seed": "s"}
    head["seats"] = ["human", "easy", "easy", "easy"]
    match = {"id": name, "head": head, "log": log, "names": NAMES, "when": 1}
    player.browser.evaluate(SIT, match | {"glance": None, "over": False})


def test_orca_reads_a_refusal_a_trick_a_pass_and_a_lesson_step(player):
    a_refusal_and_a_trick(player)
    a_pass(player)
    a_lesson_step(player)


def a_refusal_and_a_trick(player):
    deal = "deal 9C 3D 5H | 2C 4D 6S | KC 7D JS | TC 8D 2S"
    sits(player, "trick", {"passing": False}, deal, "2C", "KC", "TC")
    player.hears("Your turn. Choose a club.")
    player.tabs_to(".hand")
    player.hears("Your hand, 3 cards tool bar")
    player.hears("9 of clubs toggle button not pressed.")
    player.press("t")
    player.hears("Ada: 2 of clubs. Bob: king of clubs. Cleo: 10 of clubs. Bob is ahead.")
    player.press("End")
    player.hears("5 of hearts toggle button not pressed grayed.")
    player.press("Return")
    refusal = "Ada led clubs, and you have 9 of clubs: you must play it."
    player.hears(refusal)
    player.press("Home")
    since = player.hears("9 of clubs toggle button not pressed.")
    assert refusal not in since  # said once
    player.press("Return")
    player.hears("You play 9 of clubs. Bob takes the trick with king of clubs.")


def a_pass(player):
    sits(player, "pass", {})
    player.hears("Your turn. Three cards to Ada.")
    player.tabs_to(".hand")
    player.hears("Your hand, 13 cards")
    player.press("space")
    player.hears(", 1 of 3")


def a_lesson_step(player):
    player.browser.evaluate("() => { location.hash = '#/learn/hearts/tricks' }")
    player.hears("Follow with a spade, and don’t take the trick.")
    player.tabs_to(".hand")
    player.hears("4 of spades toggle button not pressed.")
    player.press("Return")
    player.hears("That’s it. Otto played the highest spade and takes the trick.")
    assert "statusbar" not in player.utterances()  # Orca reads no empty region
