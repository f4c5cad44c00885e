"""Signatures of results: ECDSA on the curve P-256 with SHA-256, as the page makes them.

All numbers here are public, so it does no harm that their computation takes a varying time.
"""

import hashlib
import json
from base64 import b64decode
from typing import Final, TypeAlias

from taku.club.results import Result

Point: TypeAlias = tuple[int, int] | None
"""A point of the curve y² = x³ - 3x + B; None for the one at infinity."""

FIELD: Final = 2**256 - 2**224 + 2**192 + 2**96 - 1
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
B: Final = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
BASE: Final = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)


def is_genuine(result: Result) -> bool:
    """Return True if a result is as its device has signed it, or if no device has."""
    if not (result.device or result.signature):
        return True
    deals = [[deal.log, deal.again] for deal in result.deals]
    parts = ["result", result.event, result.name, result.engine, deals]
    text = json.dumps(parts, ensure_ascii=False, separators=(",", ":"))  # as JSON.stringify
    try:
        kind, *key = _numbers(result.device)
        r, s = _numbers(result.signature)
        return kind == 4 and _is_signed(text.encode(), key[0], key[1], r, s)  # 4: uncompressed
    except (ValueError, IndexError):
        return False


def _numbers(text: str) -> list[int]:
    """Return the numbers of 32 bytes in base 64, after a byte that stands before them."""
    content = b64decode(text + "=" * (-len(text) % 4), "-_", validate=True)
    starts = range(len(content) % 32, len(content), 32)
    numbers = [int.from_bytes(content[start : start + 32], "big") for start in starts]
    return [*content[: len(content) % 32], *numbers]


def _is_signed(content: bytes, x: int, y: int, r: int, s: int) -> bool:
    """Return True if the owner of the public key (x, y) has signed the content with (r, s)."""
    is_key = max(x, y) < FIELD and (y * y - x**3 + 3 * x - B) % FIELD == 0
    if not (is_key and 0 < r < ORDER and 0 < s < ORDER):
        return False
    digest, inverse = int.from_bytes(hashlib.sha256(content).digest(), "big"), pow(s, -1, ORDER)
    point = _sum(_times(digest * inverse % ORDER, BASE), _times(r * inverse % ORDER, (x, y)))
    return point is not None and point[0] % ORDER == r


def _sum(one: Point, other: Point) -> Point:
    if one is None or other is None:
        return one or other
    (x, y), (u, v) = one, other
    if x == u and (y + v) % FIELD == 0:
        return None
    rise, run = (3 * x * x - 3, 2 * y) if one == other else (v - y, u - x)
    slope = rise * pow(run, -1, FIELD) % FIELD
    third = (slope * slope - x - u) % FIELD
    return third, (slope * (x - third) - y) % FIELD


def _times(factor: int, point: Point) -> Point:
    total: Point = None
    for bit in f"{factor:b}":
        total = _sum(total, total)
        total = _sum(total, point) if bit == "1" else total
    return total
