// A loader hook that takes out of happy-dom's constructors what quick-nodes.ts has made when it is first used.

/** The parts that are made late, by the module whose constructor makes them for each node. */
const LATE = {
  'event/EventTarget.js': ['listeners', 'listenerOptions'],
  'nodes/node/Node.js': ['cache', 'affectsCache'],
  'nodes/element/Element.js': ['pointerCaptures', 'propertyEventListeners'],
};

/** Load a module of happy-dom without these parts; leave every other module to the next hook. */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  const [, parts] = Object.entries(LATE).find(([name]) => url.endsWith(`/happy-dom/lib/${name}`)) ?? [];
  if (!parts) return loaded;
  let source = String(loaded.source);
  for (const part of parts) {
    const made = new RegExp(`^        this\\[PropertySymbol\\.${part}\\] = (\\{[^;]*\\}|\\[\\]|new \\w+\\(\\));$`, 'm');
    if (!made.test(source)) throw new Error(`${url} does not make ${part} as expected`);
    source = source.replace(made, '');
  }
  return { ...loaded, source };
}
