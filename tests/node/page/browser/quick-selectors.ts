// Makes happy-dom's selectors cheap. For each query it notes at each element which answers depend on it, tests a class
// by way of a list behind a proxy, and parses each selector anew in each window.

import { happyDom, of } from './happy-dom.ts';

/** An element or a document of happy-dom, whose own parts have symbols for names. */
type Node = Element & { [part: symbol]: unknown };
type Weight = { priorityWeight: number } | null;
/** A part of a selector without combinators; `combinator` says where the part before it must match. */
type Item = {
  combinator: string;
  classNames: string[] | null;
  match(scope: Node, node: Node, lenient?: boolean): Weight;
};

const [QuerySelector, SelectorItem, SelectorParser, NodeList] = await Promise.all(
  [
    'query-selector/QuerySelector.js',
    'query-selector/SelectorItem.js',
    'query-selector/SelectorParser.js',
    'nodes/node/NodeList.js',
  ].map(happyDom),
);
const [DOCUMENT, FRAGMENT] = [9, 11];
const slow = { ...methodsOf(QuerySelector) };

function methodsOf({ querySelector, querySelectorAll, matches }: Record<string, (...rest: unknown[]) => unknown>) {
  return { querySelector, querySelectorAll, matches };
}

const parsed = new Map<string, Item[][]>();

/** The alternatives of a selector, each as its parts in their order; null if happy-dom shall refuse or explain it. */
function alternatives(node: Node, selector: unknown) {
  if (typeof selector !== 'string' || /^$|^[.#[]?\d|[.#]$/.test(selector)) return null;
  const known = parsed.get(selector);
  if (known) return known;
  const { globalMatchFunction } = QuerySelector;
  const groups: Item[][] = new SelectorParser({
    window: node[of.window],
    scope: node,
    globalMatchFunction,
  }).getSelectorGroups(selector);
  parsed.set(selector, groups);
  return groups;
}

/** The nodes at which the part before another may match. */
function* before(node: Node, combinator: string): Generator<Node> {
  if (combinator === 'adjacentSibling' || combinator === 'subsequentSibling') {
    let sibling = node.previousElementSibling as Node | null;
    for (; sibling; sibling = combinator === 'adjacentSibling' ? null : (sibling.previousElementSibling as Node | null))
      yield sibling;
    return;
  }
  let parent = node.parentNode as Node | null;
  while (parent && parent.nodeType !== DOCUMENT) {
    yield parent;
    parent = combinator === 'child' ? null : (parent.parentNode as Node | null);
  }
}

/** The weight of the parts up to one that matches a node, and those before it at others; null if they do not match. */
function weightAt(scope: Node, node: Node, items: Item[], at = items.length - 1): number | null {
  if (node.nodeType === FRAGMENT && !(node as unknown as ShadowRoot).host) return null;
  const own = items[at].match(scope, node);
  if (!own) return null;
  if (!at) return own.priorityWeight;
  for (const other of before(node, items[at].combinator)) {
    const weight = weightAt(scope, other, items, at - 1);
    if (weight !== null) return weight + own.priorityWeight;
  }
  return null;
}

/** The elements below a node that match, in the order of the document; no more than `most`. */
function found(node: Node, groups: Item[][], most = Infinity) {
  const scope = node.nodeType === DOCUMENT ? ((node as unknown as Document).documentElement as unknown as Node) : node;
  const elements: Node[] = [];
  const search = ({ [of.elementArray]: children }: Node) => {
    for (const child of children as Node[]) {
      if (groups.some(items => weightAt(scope, child, items) !== null)) elements.push(child);
      if (elements.length < most) search(child);
      if (elements.length >= most) return;
    }
  };
  search(node);
  return elements;
}

Object.assign(QuerySelector, {
  querySelectorAll(node: Node, selector: unknown) {
    const groups = alternatives(node, selector);
    return groups
      ? new NodeList(of.illegalConstructor, found(node, groups))
      : slow.querySelectorAll.call(QuerySelector, node, selector);
  },
  querySelector(node: Node, selector: unknown) {
    const groups = alternatives(node, selector);
    return groups ? (found(node, groups, 1)[0] ?? null) : slow.querySelector.call(QuerySelector, node, selector);
  },
  matches(node: Node, selector: unknown, options?: { scope?: Node }) {
    const groups = options || selector === '*' ? null : alternatives(node, selector);
    if (!groups) return slow.matches.call(QuerySelector, node, selector, options);
    for (const items of groups) {
      const weight = weightAt(node, node, items);
      if (weight !== null) return { priorityWeight: weight };
    }
    return null;
  },
});

const lists = new Map<string, Set<string>>();

/** The classes that an attribute lists. */
function classesIn(value: string) {
  const known = lists.get(value);
  if (known) return known;
  const classes = new Set(value.split(/\s+/));
  lists.set(value, classes);
  return classes;
}

SelectorItem.prototype.matchClass = function (this: Item, element: Element): Weight {
  const value = element.getAttribute('class');
  if (!value || !this.classNames) return null;
  const classes = classesIn(value);
  return this.classNames.every(name => classes.has(name)) ? { priorityWeight: 10 * this.classNames.length } : null;
};
