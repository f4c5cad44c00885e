"""Every way by which a script can reach another host, and what a browser says that refuses it."""

ESCAPES = """async port => {
    const [host, socket] = [`http://127.0.0.1:${port}/`, `ws://127.0.0.1:${port}/`];
    const script = new Blob([`import '${host}script.js'`], { type: 'text/javascript' });
    const ended = target => new Promise((done, failed) => {
        target.onopen = target.onload = target.onmessage = done;
        target.onerror = () => failed(new Error('refused'));
    });
    const ways = {
        fetch: () => fetch(host, { mode: 'no-cors' }),
        xhr: () => {
            const request = new XMLHttpRequest();
            request.open('GET', host);
            const end = ended(request);
            request.send();
            return end;
        },
        websocket: () => ended(new WebSocket(socket)),
        events: () => ended(new EventSource(host)),
        import: () => import(`${host}module.js`),
        scripts: () => importScripts(`${host}classic.js`),
        transport: () => new WebTransport(host.replace('http', 'https')).ready,
        worker: () => ended(new Worker(URL.createObjectURL(script), { type: 'module' })),
        page: () => ended(new Worker(host)),
    };
    const outcomes = Object.entries(ways).map(async ([name, way]) => {
        try {
            await way();
            return `${name} went through`;
        } catch {
            return '';
        }
    });
    return (await Promise.all(outcomes)).filter(Boolean);
}"""
REFUSED = ["Content Security Policy", "violates", "Failed to load resource", "a request to"]
