/** What a bot is given, and what it gives back: told beside the editor, and completed in it. */

import type { Completion } from '@codemirror/autocomplete';
import { html } from 'lit-html';
import type { App } from '../../app.ts';

/** As it stands in code, and the id of its words. */
type Term = [code: string, words: string];

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

export const RETURNS: readonly Term[] = [
  ['return moves[0]', 'lab-returns-move'],
  ['return [Weighed(move, points)]', 'lab-returns-weighed'],
  ['print(…)', 'lab-prints'],
  ['5 s', 'lab-time'],
];

export const contract = (app: App, terms: readonly Term[]) =>
  html`<dl class="lab-contract">${terms.map(
    ([code, words]) => html`<div><dt lang="en">${code}</dt><dd>${app.say(words)}</dd></div>`,
  )}</dl>`;

/** What is worth completing. */
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

export const completions = (app: App): Completion[] =>
  WORDS.map(([label, words]) => ({ label, info: app.say(words), boost: 1 }));
