/** Animation that counts points up from their old value. At the end each text is as lit-html wrote it. */

import type { Wording } from '../app.ts';
import { figure } from '../words/numbers.ts';
import { still } from './motion.ts';

const NUMBER = /[+\u2212-]?\d[\d,.]*/;

const counters = (root: ParentNode): NodeListOf<HTMLElement> => root.querySelectorAll('[data-counts]');

/** Value of every figure on the table, by its `data-counts` key. */
export const figures = (root: ParentNode) =>
  new Map([...counters(root)].map(({ dataset }) => [dataset.counts, Number(dataset.points)]));

/** The text node that contains the number. */
const textOf = (element: Element) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (NUMBER.test(texts.currentNode.nodeValue ?? '')) return texts.currentNode as Text;
  return undefined;
};

/** Return a function that writes another number into a text: points in words get their own form for each number. */
const writerFor = (app: Wording, text: string, to: number) => {
  if (text === app.say('points', { points: to })) return (points: number) => app.say('points', { points });
  return (number: number) => text.replace(NUMBER, sign => (sign.startsWith('+') ? '+' : '') + figure(app, number));
};

const count = (app: Wording, text: Text, from: number, to: number, duration: number) => {
  const last = text.data;
  const write = writerFor(app, last, to);
  const started = performance.now();
  let shown = last;
  const step = () => {
    if (!text.isConnected || text.data !== shown) return; // lit-html has rewritten it
    const share = (performance.now() - started) / duration;
    text.data = shown = share < 1 ? write(Math.round(from + (to - from) * share)) : last;
    if (share < 1) requestAnimationFrame(step);
  };
  step();
};

/** Count every changed figure from its old value to its new one. */
export const countAll = (
  app: Wording,
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
