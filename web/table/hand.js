import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { callout } from './callout.js';
import { card } from './card.js';
import { rowsOf } from './layout.js';
import { ownHand } from './view.js';

/** @import { App, View } from '../types' */
/** @import { Play } from './types' */

/** What a screen reader says of a card in the hand. @param {App} app  @param {Play} play  @param {View} view  @param {string} name */
const spoken = (app, play, view, name) => {
  const words = app.cardName(name);
  if (play.chosen.includes(name)) return app.say('card-chosen', { card: words });
  if (!view.ask || view.ask.items.includes(name)) return words;
  const rule = play.answers.get(name)?.refusal?.rule;
  const title = rule && `rule-${rule}-title`;
  if (title && app.has(title)) return app.say('card-barred-why', { card: words, why: app.say(title) });
  return app.say('card-barred', { card: words });
};

/** The own hand, in a row or two. One tab stop: the arrow keys move within it.
 * @param {App} app  @param {Play} play  @param {View} view
 */
export const hand = (app, play, view) => {
  const laid = view.ask?.slots.length ? play.chosen : [];
  const names = ownHand(view, play.order, laid);
  const rows = rowsOf(names, play.width, play.unit, play.order === 'rank' ? 0 : 1);
  const gaps = Math.max(1, ...rows.map((row) => row.length - 1));
  const stop = names.includes(play.focus) ? play.focus : names[0];
  const places = new Map(rows.flatMap((row, line) => row.map((name, at) =>
    [name, `--at:${at - (row.length - 1) / 2};--line:${line}`])));
  const asking = !!view.ask && !play.busy;
  return html`<section class="hand" data-rows=${rows.length} aria-label=${app.say('your-hand', { count: names.length })}
    .style=${`--gaps:${gaps}`}>
    <div class="cards" role="toolbar" aria-label=${app.say('your-hand', { count: names.length })}
      aria-orientation="horizontal">
    ${repeat(names, (name) => name, (name) => {
      const dimmed = asking && !!view.ask && !view.ask.items.includes(name);
      const chosen = play.chosen.includes(name);
      const lifted = play.why?.item === name || play.arrived.has(name);
      return html`<button class="holds" data-card=${name} .style=${places.get(name)} tabindex=${name === stop ? 0 : -1}
        aria-label=${spoken(app, play, view, name)} aria-pressed=${view.ask ? String(chosen) : nothing}
        aria-disabled=${dimmed ? 'true' : nothing}
        @click=${() => play.act.touch(name)} @focus=${() => play.act.focused(name)}
        >${card(name, { dimmed, chosen, lifted, advised: play.advised.has(name) })}</button>`;
    })}</div>
    ${callout(app, play, places)}
  </section>`;
};
