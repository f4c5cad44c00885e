import { html, nothing } from 'lit-html';
import { card, icon } from '../table/card.js';
import { combination } from '../table/combination.js';
import { argsOf, cardsIn, centreOf, playsIn } from '../table/view.js';

/** @typedef {import('../types').App} App */
/** @typedef {import('../types').Args} Args */
/** @typedef {import('../types').GameEvent} GameEvent */
/** @typedef {import('../types').RuleExample} RuleExample */
/** @typedef {import('../types').View} View */

/** A position, what may be done in it, and what not, and why. @param {App} app @param {RuleExample} shown */
export function example(app, { view, bare, yes, says, no }) {
  if (bare) return kinds(app, view, says);
  const centre = centreOf(view);
  const lying = (centre?.kind === 'pile' ? playsIn(centre).at(-1)?.items : centre?.items) ?? [];
  const held = view.zones.find(zone => zone.kind === 'hand' && zone.seat === view.seat)?.items ?? [];
  return html`<figure class="example" aria-label=${app.say('example')}>
    <div class="position">
      ${lying.length ? row(app, 'example-table', lying, []) : nothing}
      ${row(app, 'example-hand', held, view.ask ? held.filter(name => !view.ask?.items.includes(name)) : [])}
    </div>
    <ul class="verdicts">
      ${yes.map((move, at) => html`<li class="yes">${told(app, move, says[at], view)}<span>${icon('i-check')}<span><b class="spoken">${app.say('example-yes')}: </b>${
        nameOf(app, says[at]) ?? app.say('example-fine')}</span></span></li>`)}
      ${no.map(({ move, rule, args }) => html`<li class="no">${told(app, move, null, view)}<span>${icon('i-cross')}<span><b class="spoken">${app.say('example-no')}: </b>${
        app.rich(`refusal-${rule}`, named(app, args, view))}</span></span></li>`)}
    </ul>
  </figure>`;
}

/** @param {App} app @param {string} label @param {string[]} names @param {string[]} dimmed */
const row = (app, label, names, dimmed) => html`
  <div><small>${app.say(label)}</small>${cards(app, names, dimmed)}</div>`;

/** Kinds of moves, each drawn as its cards lie, with its name. @param {App} app @param {View} view @param {GameEvent[]} says */
const kinds = (app, view, says) => html`<ol class="kinds" role="list" aria-label=${app.say('example')}>
  ${says.map(say => html`<li><span class="spoken">${cardsIn(say.args).map(name => app.cardName(name)).join(', ')}: </span>${
    combination(say.args)}<b>${nameOf(app, say) ?? inWords(app, say, view)}</b></li>`)}
</ol>`;

/** What a play is called, where a game has names for them. @param {App} app @param {GameEvent} say */
const nameOf = (app, { args }) => (args.kind && app.has('fact-lies-what') ? app.say('fact-lies-what', args) : null);

/** @param {App} app @param {GameEvent} say @param {View} view */
const inWords = (app, say, view) => app.rich(`say-${say.kind}`, named(app, argsOf(say), view));

/** A move as its cards, or in words. @param {App} app @param {string} move @param {GameEvent | null} say @param {View} view */
const told = (app, move, say, view) => {
  const names = cardsOf(move);
  if (names.length) return cards(app, names);
  if (app.has(`button-${move}`)) return html`<b>${app.say(`button-${move}`)}</b>`;
  return say ? html`<b>${inWords(app, say, view)}</b>` : nothing;
};

/** @param {App} app @param {string[]} names @param {string[]} [dimmed] */
const cards = (app, names, dimmed = []) => html`
  <span class="strip" role="img" aria-label=${names.map(name => app.cardName(name)).join(', ')}>${
    names.map(name => card(name, { dimmed: dimmed.includes(name) }))}</span>`;

/** The cards that a move in notation names. @param {string} move */
const cardsOf = move => move.split(' ').filter(word => /^([2-9TJQKA][A-Za-z]|[XJQK]\d)$/.test(word));

/** Nobody sits at an example: who plays there gets the usual names, from your left on.
 * @param {App} app @param {Args} args @param {View} view @returns {Args} */
function named(app, args, view) {
  /** @type {Args} */ const names = {};
  for (const role of ['player', 'giver']) {
    const seat = args[role];
    if (typeof seat === 'number') names[role] = app.say('bot-name', { seat: (seat - view.seat + view.points.length) % view.points.length });
  }
  return { ...args, ...names, who: 'other' };
}
