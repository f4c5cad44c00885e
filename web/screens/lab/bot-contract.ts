/** The contract of a bot, its input and output: shown below the editor and offered as completions. */

import type { Completion } from '@codemirror/autocomplete';
import { html } from 'lit-html';
import type { Wording } from '../../app.ts';

/** A term in code, and the message id of its explanation. */
type Term = [code: string, words: string];

/** What a bot receives. */
export const SEES: readonly Term[] = [
  ['agent(view, moves, random)', 'lab-agent'],
  ['view["zones"]', 'lab-zones'],
  ['view["to_act"], view["seat"]', 'lab-seat'],
  ['view["points"], view["running"]', 'lab-points'],
  ['view["badges"], view["ask"]', 'lab-badges'],
  ['view["sheet"]', 'lab-sheet'],
  ['moves', 'lab-moves'],
  ['random', 'lab-random'],
  ['bot.weigh(seen, random)', 'lab-weigh'],
  ['seen.seat, seen.moves', 'lab-seen'],
  ['seen.world(random)', 'lab-world'],
];

/** What a bot returns, and its time limit. */
export const RETURNS: readonly Term[] = [
  ['return moves[0]', 'lab-returns-move'],
  ['return [Weighed(move, points)]', 'lab-returns-weighed'],
  ['print(…)', 'lab-prints'],
  ['5 s', 'lab-time'],
];

/** Terms with their explanations as a list. */
export const contract = (app: Wording, terms: readonly Term[]) =>
  html`<dl class="lab-contract">${terms.map(
    ([code, words]) => html`<div><dt lang="en">${code}</dt><dd>${app.say(words)}</dd></div>`,
  )}</dl>`;

/** Terms that the editor completes. */
const WORDS: readonly Term[] = [
  ...['zones', 'points', 'badges', 'sheet'].map((part): Term => [`view["${part}"]`, `lab-${part}`]),
  ['view["seat"]', 'lab-seat'],
  ['view["to_act"]', 'lab-seat'],
  ['view["running"]', 'lab-points'],
  ['view["ask"]', 'lab-badges'],
  ['seen.moves', 'lab-seen'],
  ['seen.seat', 'lab-seen'],
  ['seen.world(random)', 'lab-world'],
  ['random.choice(moves)', 'lab-random'],
  ['Weighed', 'lab-returns-weighed'],
  ['from taku.game import Weighed', 'lab-returns-weighed'],
];

/** The completions with their explanations. */
export const completions = (app: Wording): Completion[] =>
  WORDS.map(([label, words]) => ({ label, info: app.say(words), boost: 1 }));
