"""A TURN server on this machine (RFC 8656, over UDP), as much of it as a browser asks for.

It takes short-lived credentials, as coturn does with `use-auth-secret`: the user is the second at
which they expire, the password its HMAC.
"""

import asyncio
import base64
import hashlib
import hmac
import json
import secrets
import socket
import struct
import threading
import time
from concurrent.futures import Future

COOKIE = 0x2112A442
ALLOCATE, REFRESH, SEND, DATA, PERMIT, BIND = 3, 4, 0x16, 0x17, 8, 9
WELL, BAD = 0x100, 0x110  # classes of answers
USERNAME, INTEGRITY, ERROR, CHANNEL, LIFETIME, PEER = 6, 8, 9, 0xC, 0xD, 0x12
CONTENT, REALM, NONCE, RELAYED, MAPPED = 0x13, 0x14, 0x15, 0x16, 0x20
OURS, TURNED = b"taku", secrets.token_hex(8).encode()


def attributes(message):
    """Return the attributes by number, and where the one that signs the message begins."""
    found, at, signed = {}, 20, len(message)
    while at + 4 <= len(message):
        number, size = struct.unpack_from("!HH", message, at)
        signed = min(signed, at) if number == INTEGRITY else signed
        found.setdefault(number, message[at + 4 : at + 4 + size])
        at += 4 + size + -size % 4
    return found, signed


def written(kind, transaction, parts, key=b""):
    """Return a message with these attributes, signed if there is a key."""
    body = b"".join(
        struct.pack("!HH", number, len(value)) + value + bytes(-len(value) % 4)
        for number, value in parts
    )
    size = len(body) + 24 * bool(key)
    message = struct.pack("!HHI", kind, size, COOKIE) + transaction + body
    if key:
        message += struct.pack("!HH", INTEGRITY, 20) + hmac.digest(key, message, "sha1")
    return message


def packed(address):
    host, port = address
    (number,) = struct.unpack("!I", socket.inet_aton(host))
    return struct.pack("!HHI", 1, port ^ COOKIE >> 16, number ^ COOKIE)


def unpacked(value):
    _, port, number = struct.unpack("!HHI", value)
    return socket.inet_ntoa(struct.pack("!I", number ^ COOKIE)), port ^ COOKIE >> 16


class Allocation:
    """A client's address at the server: what comes in there goes to the client."""

    def __init__(self, server, client):
        self.server, self.client = server, client
        self.channels, self.permitted = {}, set()
        self.socket = server.opened(self.arrived)

    def arrived(self, data, peer):
        if peer[0] not in self.permitted:
            return
        for number, bound in self.channels.items():
            if bound == peer:
                content = struct.pack("!HH", number, len(data)) + data
                return self.server.socket.sendto(content, self.client)
        parts = [(PEER, packed(peer)), (CONTENT, data)]
        self.server.socket.sendto(written(DATA, secrets.token_bytes(12), parts), self.client)

    def sends(self, data, peer):
        self.server.passed += 1
        self.socket.sendto(data, peer)


class TurnServer:
    """Runs in a thread until it is closed. `passed` counts the packets that it passed on."""

    def __init__(self):
        self.secret = secrets.token_bytes(8)
        self.allocations, self.passed, self.refused = {}, 0, 0
        self.host = own_address()
        self._port, self._loop, self._sockets = Future(), asyncio.new_event_loop(), []
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self.port = self._port.result(timeout=60)

    def credentials(self, seconds=3600):
        """Return what an address of relays.json answers."""
        user = str(int(time.time() + seconds))
        server = {"urls": [f"turn:{self.host}:{self.port}?transport=udp"]}
        signs = {"username": user, "credential": self._password(user)}
        return json.dumps({"iceServers": [server | signs]})

    def close(self):
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    def opened(self, arrived):
        """Return a new socket that hands over what it gets."""
        own = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        own.bind((self.host, 0))
        own.setblocking(False)
        self._sockets.append(own)
        self._loop.add_reader(own, lambda: arrived(*own.recvfrom(65_536)))
        return own

    def _run(self):
        self.socket = self.opened(self._heard)
        self._port.set_result(self.socket.getsockname()[1])
        self._loop.run_forever()
        self._loop.close()
        for own in self._sockets:
            own.close()

    def _password(self, user):
        return base64.b64encode(hmac.digest(self.secret, user.encode(), "sha1")).decode()

    def _heard(self, data, client):
        allocation = self.allocations.get(client)
        if data[0] & 0xC0 == 0x40:  # content on a channel
            number, size = struct.unpack_from("!HH", data)
            if allocation and number in allocation.channels:
                allocation.sends(data[4 : 4 + size], allocation.channels[number])
            return
        (kind,), transaction = struct.unpack_from("!H", data), data[8:20]
        parts, signed = attributes(data)
        if kind == SEND and allocation:
            allocation.sends(parts[CONTENT], unpacked(parts[PEER]))
        elif kind in (ALLOCATE, REFRESH, PERMIT, BIND):
            key = self._key(data, parts, signed)
            answer = self._answer(kind, client, parts) if key else None
            if answer is None:
                answer = [
                    (ERROR, struct.pack("!HH", 0, 4 << 8 | 1)),
                    (REALM, OURS),
                    (NONCE, TURNED),
                ]
            told = written(kind | (WELL if key else BAD), transaction, answer, key)
            self.socket.sendto(told, client)

    def _key(self, data, parts, signed):
        """Return the key that signed a request; b"" if it is none, or has expired."""
        user = parts.get(USERNAME, b"").decode()
        if not user:
            return b""
        key = hashlib.md5(f"{user}:{OURS.decode()}:{self._password(user)}".encode()).digest()
        body = (
            data[:2] + struct.pack("!H", signed + 4) + data[4:signed]
        )  # without the 20 of the head
        fits = hmac.compare_digest(hmac.digest(key, body, "sha1"), parts.get(INTEGRITY, b""))
        is_valid = fits and user.isdigit() and int(user) > time.time()
        self.refused += not is_valid
        return key if is_valid else b""

    def _answer(self, kind, client, parts):
        if kind == ALLOCATE:
            allocation = self.allocations.setdefault(client, Allocation(self, client))
            relayed = packed(allocation.socket.getsockname())
            return [(RELAYED, relayed), (MAPPED, packed(client)), (LIFETIME, b"\0\0\2\x58")]
        if kind == REFRESH:
            return [(LIFETIME, parts.get(LIFETIME, b"\0\0\2\x58"))]
        allocation = self.allocations[client]
        peer = unpacked(parts[PEER])
        allocation.permitted.add(peer[0])
        if kind == BIND:
            allocation.channels[struct.unpack_from("!H", parts[CHANNEL])[0]] = peer
        return []


def own_address():
    """Return an address of this machine that is not the loopback's; a browser uses no other."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing
        return probe.getsockname()[0]
