"""Orca reads Firefox on a virtual screen of its own; its log tells what it says.

Nothing of the machine's own desktop takes part: screen, bus and settings are made for the test.
"""

import os
import re
import subprocess
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.page.browsers import display, eventually, firefox, running, stopped

SAID = re.compile(r"SPEECH OUTPUT: '(.*?)' ?(?:\{|$)", re.MULTILINE)
NO_SPEECH_SERVER = "unix_socket:/nonexistent"  # Orca logs what it says, and no voice is needed
AT_ONCE = "from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n"  # the log
FOCUSED = "selector => !!document.activeElement.closest(selector)"
REMEMBER = "() => { window.focusedBefore = document.activeElement; }"
HAS_MOVED = "() => document.activeElement !== window.focusedBefore"


class Listener:
    """A player who hears the page, and has a keyboard."""

    def __init__(self, browser, process, log, desktop):
        self.browser, self.process, self.log, self.desktop = browser, process, log, desktop
        self.heard = 0  # utterances that earlier waits have passed

    def utterances(self):
        return SAID.findall(self.log.read_text(encoding="utf-8", errors="replace"))

    def hears(self, text):
        """Wait until Orca says this anew; return all that it said until then."""

        def told():
            said = self.utterances()
            ends = (at for at in range(self.heard, len(said)) if text in said[at])
            return said[: end + 1] if (end := next(ends, None)) is not None else None

        try:
            said = eventually(told, self.process)
        except TimeoutError as error:
            raise AssertionError(f"never: {text}\n{self.utterances()[self.heard :]}") from error
        since, self.heard = said[self.heard :], len(said)
        return since

    def press(self, key):
        """Press a key of the keyboard, which Orca gets before the browser."""
        subprocess.run(["xdotool", "key", key], env=self.desktop, check=True)

    def tabs_to(self, selector):
        """Press Tab until something that this selects has the focus."""
        for _ in range(40):
            if self.browser.evaluate(FOCUSED, selector):
                return
            self.browser.evaluate(REMEMBER)
            self.press("Tab")
            eventually(lambda: self.browser.evaluate(HAS_MOVED), self.process)
        raise AssertionError(f"Tab does not lead to {selector}")


@contextmanager
def desktop():
    """A virtual screen and a bus, as environment; what the bus starts ends with it."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as home, display() as screen:
        told = {"HOME": home, "XDG_RUNTIME_DIR": home, "DISPLAY": screen, "LANG": "C.UTF-8"}
        told |= {
            "GNOME_ACCESSIBILITY": "1",
            "GSETTINGS_BACKEND": "memory",
            "SPEECHD_ADDRESS": NO_SPEECH_SERVER,
        }
        kept = {name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ}
        environment = kept | told
        reading, writing = os.pipe()
        command = ["dbus-daemon", "--session", "--nofork", f"--print-address={writing}"]
        with (
            os.fdopen(reading, encoding="utf-8") as line,
            running(command, env=environment, pass_fds=[writing]),
        ):
            os.close(writing)
            address = line.readline().strip() or stopped("dbus-daemon")
            yield environment | {"DBUS_SESSION_BUS_ADDRESS": address}


@contextmanager
def listener():
    """Orca and Firefox, started and ended whatever happens."""
    with desktop() as environment:
        home = environment["HOME"]
        Path(home, "orca-customizations.py").write_text(AT_ONCE, encoding="utf-8")
        log = Path(home, "orca.log")
        command = ["orca", "--user-prefs", home, "--debug-file", str(log), "--disable", "braille"]
        with running(command, env=environment) as process:
            eventually(lambda: SAID.search(log.read_text(encoding="utf-8")), process)
            with firefox(environment, **{"accessibility.force_disabled": -1}) as browser:
                yield Listener(browser, process, log, environment)
