import { html } from 'lit-html';

/** A list of figures, each with its label. */
export const figures = (all: [words: string, figure: unknown, more?: unknown][]) =>
  html`<dl class="figures">${all.map(
    ([words, figure, more = '']) => html`
  <div><dt>${words}</dt><dd>${figure}${more ? html` <small>${more}</small>` : ''}</dd></div>`,
  )}</dl>`;
