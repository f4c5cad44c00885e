"""The service worker with its cache, and the browser's own cache."""

from tests.page.conftest import fetched

NO_CONNECTION = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_FAILED")
STAND_IN = """
    globalThis.Worker = class extends EventTarget {   // ready at once, and knows no answer
      constructor() {
        super();
        queueMicrotask(() => this.say({ type: 'progress', phase: 'ready', loaded: 1, total: 1 }));
      }

      say(message) {
        this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
      }

      postMessage(request) {
        if (typeof request === 'string') queueMicrotask(() => this.say({ type: 'answered' }));
      }

      terminate() {}
    };
"""  # for the service worker, which waits until Python is ready, where Python plays no part

INSTALLED = """async () => {
    const address = trusted.createScriptURL(new URL('sw.js', document.baseURI));
    const registration = await navigator.serviceWorker.register(address);
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    const ends = ['activated', 'redundant'];
    return new Promise(done => {
        const look = () => ends.includes(worker.state) && done(worker.state);
        worker.addEventListener('statechange', look);
        look();
    });
}"""


def kept(page):
    """Wait until the service worker has put the whole site into its cache, and the page rests."""
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    fetched(page)


def forget(page):
    """Empty the browser's own cache, so that only what the service worker keeps is left."""
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
