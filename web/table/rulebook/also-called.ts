import { html, nothing } from 'lit-html';
import type { Wording } from '../../app.ts';
import { listIn } from '../../words/formatting.ts';
import { has, marked } from './search.ts';

/** Other names of a house rule: in this language, and in others. */
export const alsoCalled = (app: Wording, name: string): string[] =>
  [`option-${name}-also`, `option-${name}-elsewhere`].flatMap(id => (app.has(id) ? app.say(id).split(', ') : []));

/** The other names of a house rule, marked where a search has found one. */
export const alsoLine = (app: Wording, words: readonly string[], names: readonly string[]) =>
  names.length
    ? html`<p class="help also-called">${marked(words, app.say('also-called', { names: listIn(app.language, names, 'unit') }))}</p>`
    : nothing;

/** The names by which a search has found it. */
export const foundBy = (words: readonly string[], names: readonly string[]) =>
  names.filter(name => words.some(word => has([word], name)));
