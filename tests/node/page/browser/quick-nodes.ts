// Makes happy-dom's nodes cheap. Each of its nodes, attributes included, begins with 11 to 13 empty maps, most of which
// are never used; and each insertion goes through all descendants, once for every template around them.

import { happyDom, of } from './happy-dom.ts';

// biome-ignore lint/suspicious/noExplicitAny: happy-dom declares the parts of its nodes nowhere
type Node = Record<symbol, any>;

const [Node, EventTarget, Element] = await Promise.all(
  ['nodes/node/Node.js', 'event/EventTarget.js', 'nodes/element/Element.js'].map(happyDom),
);

/** Have a part of a node made when it is first used, not by its constructor; return the symbol that it is kept under. */
function makeLate(nodes: { prototype: object }, name: string, make: () => unknown) {
  const own = Symbol(name);
  Object.defineProperty(nodes.prototype, of[name], {
    configurable: true,
    get(this: Node) {
      return (this[own] ??= make());
    },
  });
  return own;
}

const phases = () => ({ bubbling: new Map(), capturing: new Map() });
const listeners = makeLate(EventTarget, 'listeners', phases);
const listenerOptions = makeLate(EventTarget, 'listenerOptions', phases);
makeLate(Element, 'pointerCaptures', () => new Set());
makeLate(Element, 'propertyEventListeners', () => new Map());

EventTarget.prototype[of.destroy] = function (this: Node) {
  this[listeners] = this[listenerOptions] = undefined;
};

const QUERIES = [
  'querySelector',
  'querySelectorAll',
  'matches',
  'elementsByTagName',
  'elementsByTagNameNS',
  'elementByTagName',
  'elementById',
];
type Found = { result: unknown };
const cache = makeLate(Node, 'cache', () => ({
  ...Object.fromEntries(QUERIES.map(name => [name, new Map()])),
  computedStyle: null,
}));
const affectsCache = makeLate(Node, 'affectsCache', () => []);

/** Forget what was found below a node, and what was found with its help. */
Node.prototype[of.clearCache] = function (this: Node) {
  const found: (Record<string, Map<string, Found>> & { computedStyle: Found | null }) | undefined = this[cache];
  if (found) {
    for (const name of QUERIES) for (const item of found[name].values()) item.result = null;
    if (found.computedStyle) found.computedStyle.result = null;
    this[cache] = undefined;
  }
  const affected: Found[] | undefined = this[affectsCache];
  if (!affected) return;
  for (const item of affected) item.result = null;
  this[affectsCache] = undefined;
};

/** True for a node below which each node knows what it is in. */
const isTold = Symbol('told');
const FRAGMENT = 11;
/** What nodes note of the elements around them, each with the tag of such an element itself. */
const AROUND = { styleNode: 'STYLE', textAreaNode: 'TEXTAREA', formNode: 'FORM', selectNode: 'SELECT' };
const around = Object.entries(AROUND).map(([name, tag]) => [of[name], tag] as const);

/** Set a part of a node; true if it was another. */
function changes(node: Node, part: symbol, value: unknown) {
  if (node[part] === value) return false;
  node[part] = value;
  return true;
}

/** Note what a node is in now, from its parent or its host; true if that is anything new. */
function inherits(node: Node, from: Node, isChild: boolean) {
  let isNew = changes(node, of.isConnected, !!from[of.isConnected]);
  isNew = changes(node, of.ownerDocument, from[of.ownerDocument] || from) || isNew;
  isNew = changes(node, of.window, from[of.window] || from[of.defaultView]) || isNew;
  if (!isChild) return isNew;
  if (node[of.nodeType] !== FRAGMENT) isNew = changes(node, of.rootNode, from[of.rootNode]) || isNew;
  for (const [name, tag] of around)
    if (from[name] && node[of.tagName] !== tag) isNew = changes(node, name, from[name]) || isNew;
  return isNew;
}

/** Forget what a node was in; true if it was in anything. */
function leaves(node: Node) {
  let isNew = node[of.nodeType] !== FRAGMENT && changes(node, of.rootNode, null);
  for (const [name, tag] of around) if (node[of.tagName] !== tag) isNew = changes(node, name, null) || isNew;
  return isNew;
}

/** Tell all below a node what they are in, unless a callback has moved them meanwhile. */
function tellChildren(node: Node, adopts: boolean) {
  node[isTold] = true;
  if (!node[of.nodeArray].length) return;
  const self = node[of.proxy] || node;
  for (const child of [...node[of.nodeArray]]) {
    if (adopts) child[of.parentNode] = self; // a clone has stored itself, not its proxy
    if (child[of.parentNode] === self) child[of.connectedToNode]();
  }
}

/** Called when a node has come into another. */
Node.prototype[of.connectedToNode] = function (this: Node) {
  const wasConnected = this[of.isConnected];
  const parent = this[of.parentNode];
  const isNew = inherits(this, parent || this[of.host], !!parent);
  if (isNew || !this[isTold]) tellChildren(this, true);
  if (this[of.shadowRoot]) this[of.shadowRoot][of.connectedToNode]();
  if (this[of.isConnected] === wasConnected) return;
  if (wasConnected) this[of.disconnectedFromDocument]();
  else this[of.connectedToDocument]();
};

/** Called when a node has been taken out of another. */
Node.prototype[of.disconnectedFromNode] = function (this: Node) {
  let isNew = leaves(this);
  if (this[of.isConnected]) {
    isNew = true;
    this[of.isConnected] = false;
    this[of.disconnectedFromDocument]();
  }
  if (isNew || !this[isTold]) tellChildren(this, false);
  if (this[of.shadowRoot]) this[of.shadowRoot][of.disconnectedFromNode]();
};
