import { html, nothing } from 'lit-html';
import { icon } from '../table/card.js';
import { combination } from '../table/combination.js';
import { isDie } from '../table/die.js';
import { argsOf, cardsIn, centreOf, playsIn } from '../table/view.js';
import { cards, named } from './rules-names.js';
import { result } from './rules-result.js';

/** @typedef {import('../types').App} App */
/** @typedef {import('../types').GameEvent} GameEvent */
/** @typedef {import('../types').RuleExample} RuleExample */
/** @typedef {import('../types').View} View */

/** An example of any kind, drawn. @param {App} app @param {RuleExample} shown */
export function example(app, shown) {
  if (shown.items.length) return rows(app, shown.items);
  if (shown.scores.length) return result(app, shown.view);
  return shown.bare ? kinds(app, shown.view, shown.says) : position(app, shown);
}

/** Items in rows, in their order. @param {App} app @param {string[]} lines */
const rows = (app, lines) => html`<figure class="example in-rows" aria-label=${app.say('example')}>
  ${lines.map(line => line.split(' ')).map(names => html`<div .style=${`--gaps:${names.length - 1}`}>${cards(app, names)}</div>`)}
</figure>`;

/** A position, what may be done in it, and what not, and why. @param {App} app @param {RuleExample} shown */
function position(app, { view, yes, says, no }) {
  const centre = centreOf(view);
  const lying = (centre?.kind === 'pile' ? playsIn(centre).at(-1)?.items : centre?.items) ?? [];
  const held = view.zones.find(zone => zone.kind === 'hand' && zone.seat === view.seat)?.items ?? [];
  return html`<figure class="example" aria-label=${app.say('example')}>
    <div class="position">
      ${lying.length ? row(app, 'example-table', lying, []) : nothing}
      ${centre?.kind === 'dice' || !held.length ? nothing : row(app, 'example-hand', held, view.ask ? held.filter(name => !view.ask?.items.includes(name)) : [])}
    </div>
    <ul class="verdicts">
      ${yes.map((move, at) => html`<li class="yes">${told(app, view, move, says[at])}<span>${icon('i-check')}<span><b class="spoken">${app.say('example-yes')}: </b>${
        brings(app, view, move, says[at])}</span></span></li>`)}
      ${no.map(({ move, rule, args }) => html`<li class="no">${told(app, view, move, null)}<span>${icon('i-cross')}<span><b class="spoken">${app.say('example-no')}: </b>${
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

/** The box of the score sheet that a move fills. @param {View} view @param {string} move */
const boxOf = (view, move) =>
  view.sheet.find(row => row.move === move) ?? view.sheet.find(row => move.endsWith(' ' + row.id));

/** What comes of a legal move: points, or what it is. @param {App} app @param {View} view @param {string} move @param {GameEvent} say */
const brings = (app, view, move, say) => {
  const points = view.sheet.find(row => row.move === move)?.possible;
  return typeof points === 'number' ? app.say('points', { points: points + Number(say.args.extra ?? 0) }) : (nameOf(app, say) ?? html`<span class="fine">${app.say('example-fine')}</span>`);
};

/** A move as its cards, as the box it fills, or in words.
 * @param {App} app @param {View} view @param {string} move @param {GameEvent | null} say */
const told = (app, view, move, say) => {
  const box = boxOf(view, move);
  if (box) return html`<b>${app.say('box-' + box.id)}</b>`;
  const dice = centreOf(view)?.kind === 'dice';
  const names = move.split(' ').filter(dice ? isDie : isCard);
  if (names.length) return cards(app, names);
  if (dice) return html`<b>${app.say('no-die')}</b>`;
  if (app.has(`button-${move}`)) return html`<b>${app.say(`button-${move}`)}</b>`;
  return say ? html`<b>${inWords(app, say, view)}</b>` : nothing;
};

/** @param {string} word of a move in notation */
const isCard = word => /^([2-9TJQKA][A-Za-z]|[XJQK]\d)$/.test(word);
