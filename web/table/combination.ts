import { html } from 'lit-html';
import { card } from '../art/card.ts';
import type { Args } from '../protocol.d.ts';
import { cardsIn } from './view-queries.ts';

/** Cards in groups of `args.width`; one group if the combination has no width. */
const grouped = (args: Args): string[][] => {
  const cards = cardsIn(args);
  const size = Number(args.width) || cards.length;
  return cards.flatMap((_, at) => (at % size ? [] : [cards.slice(at, at + size)]));
};

/** A combination drawn as its cards lie, hidden from screen readers. */
export const combination = (args: Args) =>
  html`<span class="drawn" aria-hidden="true">${grouped(args).map(group => html`<span class="strip">${group.map(name => card(name))}</span>`)}</span>`;
