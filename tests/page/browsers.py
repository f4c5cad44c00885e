"""Three browsers that are driven alike: the machine's Chromium, Firefox and WebKitGTK.

Chromium has Playwright. Playwright's Firefox and WebKit are builds of its own; those of the
machine take the commands of WebDriver instead: Firefox through its own socket (Marionette),
WebKitGTK over HTTP, through the driver that comes with it.
"""

import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.page.table import is_still

PATIENCE = 60  # seconds for an answer; a busy machine starts a browser slowly
BETWEEN = 0.05  # seconds from one attempt to the next
LAST_WORDS = 10  # seconds to end in
NARROW = (520, 900)  # a phone, nearly: they have no narrower windows
ADDRESSES = {
    "NewSession": "",
    "Navigate": "/url",
    "ExecuteScript": "/execute/sync",
    "ExecuteAsyncScript": "/execute/async",
    "PerformActions": "/actions",
    "SetWindowRect": "/window/rect",
}
DESKTOP = ("orca", "Xvfb", "dbus-daemon", "xdotool")  # programs that Orca's test needs
FIREFOX_ERRORS = """() => {
    const storage = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage);
    const said = storage.getEvents()
      .filter(({ level }) => level === 'error')
      .map(event => [event.filename, event.arguments.join(' ')]);
    const thrown = Services.console.getMessageArray()
      .filter(error => error instanceof Ci.nsIScriptError && !(error.flags & error.warningFlag))
      .map(error => [error.sourceName, error.errorMessage]);
    return [...said, ...thrown].filter(([where]) => where.startsWith('http')).map(String);
}"""


def missing(kind):
    """What the machine lacks to drive this browser, in a sentence; '' if nothing."""
    if kind == "Firefox" and not firefox_path():
        return "no firefox-esr or firefox on the PATH (Debian: apt-get install firefox-esr)"
    if kind == "WebKit" and not all(map(shutil.which, ("WebKitWebDriver", "Xvfb"))):
        return "no WebKitWebDriver or no Xvfb (Debian: apt-get install webkit2gtk-driver xvfb)"
    if kind == "Orca" and not (firefox_path() and all(map(shutil.which, DESKTOP))):
        return f"no Orca: see tests/README.md (needs {', '.join(DESKTOP)}, firefox-esr)"
    return ""


def firefox_path():
    return shutil.which("firefox-esr") or shutil.which("firefox")


DRAWN = "requestAnimationFrame(() => requestAnimationFrame(arguments[0]))"


class Chromium:
    def __init__(self, page):
        self.page = page
        self.resize(*NARROW)

    def goto(self, address):
        self.page.goto(address)

    def reload(self):
        self.page.reload()

    def evaluate(self, function, *args):
        return self.page.evaluate(f"args => ({function})(...args)", list(args))

    def draws(self):
        """Wait until the page has been drawn anew."""
        is_still(self.page)

    def tap(self, x, y):
        self.page.mouse.click(x, y)

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

    def errors(self):
        return []  # the fixture that has opened the page tells


class WebDriver:
    """A browser that takes the commands of WebDriver, whatever brings them there."""

    def command(self, name, **parameters):
        raise NotImplementedError

    def goto(self, address):
        self.command("Navigate", url=address)

    def reload(self):
        """Leave the page and come again: a refresh of Firefox's driver asks no service worker."""
        address = self.evaluate("() => location.href")
        self.goto("about:blank")
        self.goto(address)

    def evaluate(self, function, *args):
        script = f"return ({function})(...arguments)"
        return self.command("ExecuteScript", script=script, args=list(args))

    def draws(self):
        self.command("ExecuteAsyncScript", script=DRAWN, args=[])

    def tap(self, x, y):
        there = {"type": "pointerMove", "x": round(x), "y": round(y), "origin": "viewport"}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        mouse = {"type": "pointer", "id": "mouse", "actions": [there, *press]}
        self.command("PerformActions", actions=[mouse])

    def resize(self, width, height):
        self.command("SetWindowRect", width=width, height=height)

    def errors(self):
        return []  # WebKitGTK does not report errors


class Firefox(WebDriver):
    def __init__(self, wire):
        self.wire = wire
        self.count = 0
        self.receive()  # a greeting
        self.command("NewSession")
        self.resize(*NARROW)

    def command(self, name, **parameters):
        self.count += 1
        kind = "Marionette" if name == "SetContext" else "WebDriver"
        text = json.dumps([0, self.count, f"{kind}:{name}", parameters]).encode()
        self.wire.write(b"%d:%s" % (len(text), text))
        self.wire.flush()
        _, _, error, answer = self.receive()
        assert error is None, error["message"]
        return answer.get("value", answer) if isinstance(answer, dict) else answer

    def receive(self):
        length = b""
        while not length.endswith(b":"):
            length += self.wire.read(1) or stopped("Firefox")
        return json.loads(self.wire.read(int(length[:-1])))

    def errors(self):
        self.command("SetContext", value="chrome")
        found = self.evaluate(FIREFOX_ERRORS)
        self.command("SetContext", value="content")
        return found


class WebKit(WebDriver):
    def __init__(self, driver):
        self.session = f"{driver}/session"
        self.session += "/" + self.command("NewSession", capabilities={})["sessionId"]
        self.resize(*NARROW)

    def command(self, name, **parameters):
        address = self.session + ADDRESSES[name]
        body = json.dumps(parameters).encode()
        try:
            with urllib.request.urlopen(address, body, PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from error


def stopped(name):
    raise ConnectionError(f"{name} has stopped")


# Started, and ended whatever happens


@contextmanager
def firefox(desktop=None, **preferences):
    """Firefox without a window, or on the screen and the bus that `desktop` names (environment)."""
    preferences |= {"marionette.port": 0}  # any free port
    lines = [
        f"user_pref({json.dumps(name)}, {json.dumps(is_)});" for name, is_ in preferences.items()
    ]
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        Path(profile, "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [firefox_path(), "--no-remote", "--profile", profile, "--marionette"]
        command += ["--remote-allow-system-access", *([] if desktop else ["--headless"])]
        with running(command, env=desktop) as process:
            active = Path(profile, "MarionetteActivePort")
            port = eventually(active.read_text, process)
            with connected(int(port)) as connection, connection.makefile("rwb") as wire:
                yield Firefox(wire)


@contextmanager
def webkit():
    with TemporaryDirectory(ignore_cleanup_errors=True) as home, display() as screen:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        environment = os.environ | {"DISPLAY": screen, "HOME": home}
        with running(["WebKitWebDriver", f"--port={port}"], env=environment) as process:
            eventually(lambda: connected(port), process).close()
            yield WebKit(f"http://127.0.0.1:{port}")


@contextmanager
def display():
    """A virtual screen."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1024x24"]
    with (
        os.fdopen(reading, encoding="utf-8") as told,
        running([*command, "-nolisten", "tcp"], pass_fds=[writing]),
    ):
        os.close(writing)
        yield f":{told.readline().strip() or stopped('Xvfb')}"


@contextmanager
def running(command, **how):
    """A process in a group of its own, which ends with all that it has started."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, start_new_session=True, **quiet, **how) as process:
        try:
            yield process
        finally:
            for last in (signal.SIGTERM, signal.SIGKILL):
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, last)
                with suppress(subprocess.TimeoutExpired):
                    process.wait(LAST_WORDS)


def connected(port):
    return socket.create_connection(("127.0.0.1", port), PATIENCE)


def eventually(attempt, process):
    """What an attempt gives as soon as it gives anything, while the process lives."""
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        with suppress(OSError):
            if found := attempt():
                return found
        with suppress(subprocess.TimeoutExpired):
            process.wait(BETWEEN)
            stopped(process.args[0])
    raise TimeoutError(f"nothing within {PATIENCE} s")
