"""What scripts may do, on the page and in its workers: nothing leaves for another host."""

import socket
import threading

import pytest

from tests.page.conftest import fetched, ready
from tests.page.escapes import ESCAPES, REFUSED
from tests.page.table import reload

STRINGS = """() => {
    const sinks = {
        html: () => (document.createElement('p').innerHTML = '<b>x</b>'),
        address: () => (document.createElement('script').src = 'x.js'),
        words: () => (document.createElement('script').text = '0'),
        policy: () => trustedTypes.createPolicy('another', {}),
    };
    return Object.keys(sinks).filter(name => {
        try {
            sinks[name]();
            return true;
        } catch {
            return false;
        }
    });
}"""


@pytest.fixture
def elsewhere():
    """Another host, and what has come to it."""
    came = []

    def listen():
        while True:
            try:
                connection, _ = host.accept()
            except OSError:
                return
            with connection:
                came.append(connection.recv(99).split(b" HTTP")[0].decode())
                answer = b"HTTP/1.0 200 OK\r\nAccess-Control-Allow-Origin: *\r\n"
                connection.sendall(answer + b"Content-Type: text/javascript\r\n\r\n0")

    with socket.create_server(("127.0.0.1", 0)) as host:
        thread = threading.Thread(target=listen)
        thread.start()
        yield host.getsockname()[1], came
        host.shutdown(socket.SHUT_RDWR)
    thread.join()


def test_nothing_beside_python_reaches_another_host(first_visit, elsewhere):
    port, came = elsewhere
    page = first_visit(forgive=REFUSED)
    ready(page)
    escapes_nowhere(page, port)
    fetched(page)
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    reload(page)
    ready(page)
    escapes_nowhere(page, port)
    assert came == []


def escapes_nowhere(page, port):
    (worker,) = page.workers
    assert worker.evaluate(ESCAPES, port) == []


def test_the_policy_forbids_foreign_scripts_and_requests(visit):
    forgive = [
        "Content Security Policy", "Refused to connect", "Fetch API cannot load",
        "This document requires", "Trusted", "Creating a ",
    ]  # fmt: skip
    page = visit(engine=False, forgive=forgive)
    assert page.evaluate(STRINGS) == []
    page.evaluate("""async () => {
      window.blocked = [];
      addEventListener('securitypolicyviolation', event => blocked.push(event.effectiveDirective));
      const script = document.createElement('script');
      script.textContent = trusted.createScript('window.broken = true');
      document.head.append(script);
      await fetch('http://127.0.0.1:9/').catch(() => {});
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(style);
    }""")
    page.wait_for_function("() => blocked.includes('style-src-elem')")
    blocked = [kind for kind in page.evaluate("() => blocked") if "trusted" not in kind]
    assert blocked == ["script-src-elem", "connect-src", "style-src-elem"]
    assert page.evaluate("() => window.broken") is None
