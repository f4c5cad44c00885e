/** Points count up from what they were. Only the look changes: in the end each stands as it was written. */
import { still } from './motion.js';
import { figure } from './view.js';

/** @import { App } from '../types' */

const NUMBER = /[+\u2212-]?\d[\d,.]*/;

/** @param {ParentNode} root  @returns {NodeListOf<HTMLElement>} */
const counters = root => root.querySelectorAll('[data-counts]');

/** What every figure on the table says, by what it counts. @param {ParentNode} root */
export const figures = root => new Map([...counters(root)].map(({ dataset }) => [dataset.counts, Number(dataset.points)]));

/** The text that holds the number. @param {Element} element */
const textOf = element => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (NUMBER.test(texts.currentNode.nodeValue ?? '')) return /** @type {Text} */ (texts.currentNode);
  return undefined;
};

/** @param {App} app @param {Text} text @param {number} from @param {number} to @param {number} duration */
const count = (app, text, from, to, duration) => {
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

/**
 * Lets every figure that has changed count from what it was.
 * @param {App} app @param {ParentNode} root @param {ReadonlyMap<string | undefined, number>} before @param {number} duration
 */
export const countAll = (app, root, before, duration) => {
  if (!duration || still()) return;
  for (const element of counters(root)) {
    const [from, to] = [before.get(element.dataset.counts), Number(element.dataset.points)];
    const text = from === undefined || from === to ? undefined : textOf(element);
    if (text) count(app, text, Number(from), to, duration);
  }
};
