/** Points count up from what they were. Only the look changes: in the end each stands as it was written. */

import type { App } from '../app.ts';
import { still } from './motion.ts';
import { figure } from './view.ts';

const NUMBER = /[+\u2212-]?\d[\d,.]*/;

const counters = (root: ParentNode): NodeListOf<HTMLElement> => root.querySelectorAll('[data-counts]');

/** What every figure on the table says, by what it counts. */
export const figures = (root: ParentNode) =>
  new Map([...counters(root)].map(({ dataset }) => [dataset.counts, Number(dataset.points)]));

/** The text that holds the number. */
const textOf = (element: Element) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (NUMBER.test(texts.currentNode.nodeValue ?? '')) return texts.currentNode as Text;
  return undefined;
};

const count = (app: App, text: Text, from: number, to: number, duration: number) => {
  const last = text.data;
  const started = performance.now();
  let shown = last;
  const step = () => {
    if (!text.isConnected || text.data !== shown) return; // it has been written anew
    const share = (performance.now() - started) / duration;
    const now = figure(app, Math.round(from + (to - from) * share));
    text.data = shown = share < 1 ? last.replace(NUMBER, sign => (sign.startsWith('+') ? `+${now}` : now)) : last;
    if (share < 1) requestAnimationFrame(step);
  };
  step();
};

/** Lets every figure that has changed count from what it was. */
export const countAll = (
  app: App,
  root: ParentNode,
  before: ReadonlyMap<string | undefined, number>,
  duration: number,
) => {
  if (!duration || still()) return;
  for (const element of counters(root)) {
    const [from, to] = [before.get(element.dataset.counts), Number(element.dataset.points)];
    const text = from === undefined || from === to ? undefined : textOf(element);
    if (text) count(app, text, Number(from), to, duration);
  }
};
