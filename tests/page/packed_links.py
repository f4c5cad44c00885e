"""Links as another program would write and read them."""

import base64
import json
import zlib


def checksum(content):
    total = 0x811C9DC5
    for byte in content:
        total = (total ^ byte) * 0x01000193 & 0xFFFFFFFF
    return total.to_bytes(4, "big")


def packed(content, *, deflated=True):
    if not isinstance(content, bytes):
        content = json.dumps(content).encode()
    squeezed = zlib.compress(content, wbits=-15) if deflated else content
    text = base64.urlsafe_b64encode(checksum(content) + squeezed).decode().rstrip("=")
    return f"{int(deflated)}{text}"


def unpacked(link):
    """What a link that the page has made holds: its kind, and what it tells."""
    content = base64.urlsafe_b64decode(link[1:] + "=" * (-len(link[1:]) % 4))[4:]
    return json.loads(zlib.decompress(content, wbits=-15) if link[0] == "1" else content)
