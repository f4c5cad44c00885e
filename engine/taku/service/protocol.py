"""The JSON form of requests and replies.

A message is a JSON object: the parts of its record, and `type`, the record's name in lower case
with hyphens. Requests are untrusted, so they are read strictly; replies are written as they are.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

from taku.messages.message import message_type
from taku.messages.replies import For, Reply
from taku.records import plain, record
from taku.service.request import Request
from taku.service.requests import REQUESTS

BRACKETS = 64  # nesting limit: no request reaches it, and deeper JSON overflows Pyodide's stack
TEXTS = re.compile(r'"[^"\\]*(?:\\(?:.|\Z)[^"\\]*)*"?', re.DOTALL)


def typed(text: str) -> tuple[str, dict[str, Any]]:
    """Parse a request into its type and its parts; ValueError if the type is unknown."""
    if text.count("[") + text.count("{") > BRACKETS and _depth(text) > BRACKETS:
        raise ValueError("too deeply nested")
    told = json.loads(text)
    if not isinstance(told, dict):
        raise ValueError("a request is an object")
    kind = told.pop("type", None)
    if not isinstance(kind, str) or kind not in REQUESTS:
        raise ValueError(f"type: no request {kind!r}")
    return kind, told


def _depth(text: str) -> int:
    """Return the nesting depth of brackets, without those inside strings."""
    deepest = depth = 0
    for bracket in re.findall(r"[\[\]{}]", TEXTS.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def read(kind: str, parts: Mapping[str, Any]) -> Request:
    """Read a request from its parts; ValueError names a wrong part."""
    return record(REQUESTS[kind], parts)


def write(reply: Reply) -> str:
    """Return a reply as JSON."""
    if isinstance(reply, For):
        return json.dumps(_tagged(reply) | {"reply": _tagged(reply.reply)})
    return json.dumps(_tagged(reply))


def _tagged(reply: Reply) -> dict[str, Any]:
    return {"type": message_type(type(reply).__name__), **plain(reply)}
