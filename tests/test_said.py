"""What the library says in words; the page has words of its own."""

import pytest

from taku import IllegalMove, Match

DEAL = "deal 2C 3D | 9C 4D | TC AD | 8D KD"


def going_on() -> Match:
    return Match("hearts", {"passing": False}, log=[DEAL])


def test_moves_events_and_refusals_have_words() -> None:
    going = going_on()
    assert going.say("2C", "ja") == "♣2を出す"
    (led,) = going.play("2C")
    assert going.say(led, seat=0) == "You lead 2♣."
    assert going.say(led) == "Player 1 leads 2♣."
    refusal = going.why_not("4D")
    assert refusal
    assert going.say(refusal).startswith("Player 1 led clubs")
    with pytest.raises(LookupError, match=r"no words in 'xx', only in .*en"):
        going.say(refusal, "xx")


def test_an_illegal_move_is_a_sentence() -> None:
    going = going_on()
    going.play("2C")
    with pytest.raises(IllegalMove, match="Player 1 led clubs, and you have 9♣"):
        going.play("4D")
