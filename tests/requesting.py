"""Requests to the service as a page sends them, and JSON values that no page would send."""

import json
from typing import Any

from hypothesis import strategies as st

from taku.service import Service

DEAL = "deal 2C 3D | 9C 4D | TC AD | 8D KD"  # hearts, two cards for each


def ask(service: Service, request_: object) -> list[dict[str, Any]]:
    """What the service answers to one request, read from JSON as strict as a browser's."""
    text = request_ if isinstance(request_, str) else json.dumps(request_)
    return [json.loads(reply, parse_constant=_no_such_number) for reply in service.handle(text)]


def _no_such_number(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(10**300, 10**301)
    | st.floats()
    | st.text(st.characters())
    | st.sampled_from(["hearts", "human", "easy", "2C", "9C", DEAL]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
