"""What an engine does while no request waits."""

from taku.wire import warmup as warming


def test_it_comes_to_an_end_after_rollouts_and_what_a_page_would_be_told():
    told = list(warming.thoughts())
    assert len(told) >= warming.ROLLOUTS + warming.MATCHES
    assert not any(told)
